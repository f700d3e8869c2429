### Regularoj, la agordoj, en kiuj tablo povas diferenci de ili, kaj iliaj valoroj.

preset-abapa = Abapa
preset-wari = Wari
preset-warri = Warri
preset-ashanti = Ashanti
preset-ovare = Ovare
preset-awari = Awari

preset-abapa-about = La turniraj reguloj: movo, kiu prenus la tutan kavovicon, estas permesata, sed kaptas nenion.
preset-wari-about = Pli strikta: granda frapo estas malpermesata, dum ekzistas alia movo.
preset-warri-about = Kariba: granda frapo prenas la kavovicon, kaj la sama flanko denove movas.
preset-ashanti-about = Ganaa: kavo kun dek du aŭ pli da semoj devas esti ludata, unu kavo ĉiam restas, Nordo komencas.
preset-ovare-about = Kiel ludas esperantistoj: oni kaptas ambaŭdirekte, kaj neniu venkas antaŭ la fino.
preset-awari-about = La ludo, kiun solvis komputiloj: kiel Wari, sed ĉe senfina ludado oni dividas la semojn egale.

setting-grand-slam = Granda frapo
setting-capture-run = Kaptado
setting-full-house = Plenaj kavoj
setting-first = Unua movo
setting-majority = Frua venko
setting-leftover = Restantaj semoj
setting-repetition = Ripeto
setting-seeds-per-house = Semoj en ĉiu kavo

option-grand-slam-no-capture = estas permesata kaj kaptas nenion
option-grand-slam-forbidden-then-sweep = estas malpermesata, krom se devigita; tiam ĝi prenas ĉion kaj finas la partion
option-grand-slam-capture-and-move-again = prenas la kavovicon; la sama flanko denove movas
option-grand-slam-leave-last = prenas ĉion krom unu kavo
option-grand-slam-forbidden-then-end = estas malpermesata; se nenio alia eblas, la partio finiĝas
option-grand-slam-opponent-takes-rest = prenas la kavovicon; la kontraŭulo ricevas ĉiujn aliajn semojn kaj la partio finiĝas
option-capture-run-before = la kavoj tuj antaŭ la lasta semo
option-capture-run-both = la kavoj antaŭ kaj post la lasta semo
option-full-house-none = povas atendi
option-full-house = devas esti ludataj ekde { $seeds } semoj
option-first-south = Sudo komencas
option-first-north = Nordo komencas
option-majority-on = kiu havas pli ol duonon de la semoj, tiu tuj venkas
option-majority-off = oni ludas ĝis la fino
option-leftover-own-row = ĉiu prenas sian kavovicon
option-leftover-uncounted = validas por neniu
option-leftover-split = ĉiu prenas sian kavovicon; ĉe senfina ludado oni dividas egale
option-repetition-second = finas la partion, kiam pozicio aperas la duan fojon
option-repetition-third = finas la partion, kiam pozicio aperas la trian fojon
option-repetition-never = neniam finas la partion
option-seeds-per-house = { $seeds }

change-grand-slam-no-capture = granda frapo kaptas nenion
change-grand-slam-forbidden-then-sweep = granda frapo estas malpermesata, krom se devigita, kaj tiam prenas ĉion
change-grand-slam-capture-and-move-again = granda frapo prenas la kavovicon, kaj la sama flanko denove movas
change-grand-slam-leave-last = granda frapo lasas unu kavon
change-grand-slam-forbidden-then-end = granda frapo estas malpermesata, kaj se nenio alia eblas, la partio finiĝas
change-grand-slam-opponent-takes-rest = granda frapo prenas la kavovicon kaj donas la reston al la kontraŭulo
change-capture-run-before = oni kaptas nur malantaŭen
change-capture-run-both = oni kaptas ambaŭdirekte
change-full-house-none = plena kavo povas atendi
change-full-house = kavo kun { $seeds } aŭ pli da semoj devas esti ludata
change-first-south = Sudo komencas
change-first-north = Nordo komencas
change-majority-on = kiu havas pli ol duonon de la semoj, tiu tuj venkas
change-majority-off = neniu frua venko
change-leftover-own-row = restantaj semoj iras al tiu, en kies kavovico ili kuŝas
change-leftover-uncounted = restantaj semoj validas por neniu
change-leftover-split = ĉe senfina ludado oni dividas la semojn egale
change-repetition-second = pozicio, kiu aperas la duan fojon, finas la partion
change-repetition-third = pozicio, kiu aperas la trian fojon, finas la partion
change-repetition-never = ripeto neniam finas la partion
change-seeds-per-house =
    { $seeds ->
        [one] unu semo en ĉiu kavo
       *[other] { $seeds } semoj en ĉiu kavo
    }
