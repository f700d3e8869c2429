### Regler, de inställningar där ett bord kan avvika från dem, och deras värden.

preset-abapa = Abapa
preset-wari = Wari
preset-warri = Warri
preset-ashanti = Ashanti
preset-ovare = Ovare
preset-awari = Awari

preset-abapa-about = Turneringsreglerna: ett drag som skulle ta hela raden är tillåtet men ger inget slag.
preset-wari-about = Strängare: grand slam är förbjuden så länge det finns något annat drag.
preset-warri-about = Karibiskt: en grand slam tar raden, och samma spelare drar igen.
preset-ashanti-about = Ghananskt: en grop med tolv frön eller fler måste spelas, en grop blir alltid kvar, Nord börjar.
preset-ovare-about = Som esperantister spelar det: slag åt båda håll, och ingen vinner i förtid.
preset-awari-about = Spelet som datorerna löste: som Wari, men vid ändlöst spel delas fröna lika.


setting-grand-slam = Grand slam
setting-capture-run = Slag
setting-full-house = Fulla gropar
setting-first = Första draget
setting-majority = Vinst i förtid
setting-leftover = Frön som blir över
setting-repetition = Upprepning
setting-seeds-per-house = Frön i varje grop

option-grand-slam-no-capture = är tillåten men ger inget slag
option-grand-slam-forbidden-then-sweep = är förbjuden om man inte är tvungen; då tar den allt och partiet är slut
option-grand-slam-capture-and-move-again = tar raden; samma spelare drar igen
option-grand-slam-leave-last = tar allt utom en grop
option-grand-slam-forbidden-then-end = är förbjuden; finns inget annat drag är partiet slut
option-grand-slam-opponent-takes-rest = tar raden; motståndaren får alla andra frön och partiet är slut
option-capture-run-before = groparna närmast före sista fröet
option-capture-run-both = groparna före och efter sista fröet
option-full-house-none = får vänta
option-full-house = måste spelas från { $seeds } frön
option-first-south = Syd börjar
option-first-north = Nord börjar
option-majority-on = den som har mer än hälften av fröna vinner genast
option-majority-off = partiet spelas till slut
option-leftover-own-row = var och en tar sin egen rad
option-leftover-uncounted = räknas inte för någon
option-leftover-split = var och en tar sin egen rad; vid ändlöst spel delas de lika
option-repetition-second = avslutar partiet när en ställning uppstår för andra gången
option-repetition-third = avslutar partiet när en ställning uppstår för tredje gången
option-repetition-never = avslutar aldrig partiet
option-seeds-per-house = { $seeds }

change-grand-slam-no-capture = en grand slam ger inget slag
change-grand-slam-forbidden-then-sweep = grand slam är förbjuden om man inte är tvungen, och tar då allt
change-grand-slam-capture-and-move-again = en grand slam tar raden och ger ett drag till
change-grand-slam-leave-last = en grand slam lämnar en grop
change-grand-slam-forbidden-then-end = grand slam är förbjuden, och partiet är slut om inget annat drag finns
change-grand-slam-opponent-takes-rest = en grand slam tar raden och ger motståndaren resten
change-capture-run-before = slag bara bakåt
change-capture-run-both = slag åt båda håll
change-full-house-none = en full grop får vänta
change-full-house = en grop med { $seeds } frön eller fler måste spelas
change-first-south = Syd börjar
change-first-north = Nord börjar
change-majority-on = den som har mer än hälften av fröna vinner genast
change-majority-off = ingen vinst i förtid
change-leftover-own-row = frön som blir över går till den vars rad de ligger i
change-leftover-uncounted = frön som blir över räknas inte för någon
change-leftover-split = vid ändlöst spel delas fröna lika
change-repetition-second = partiet är slut när en ställning uppstår för andra gången
change-repetition-third = partiet är slut när en ställning uppstår för tredje gången
change-repetition-never = en upprepning avslutar aldrig partiet
change-seeds-per-house =
    { $seeds ->
        [one] ett frö i varje grop
       *[other] { $seeds } frön i varje grop
    }
