### Kursen: vad sidan säger om den, dess delar och uppgifterna. Läsaren spelar Syd och kallas "du".

learn-title = Lär dig oware
learn-description = Lär dig oware från första sådden till slutspelet: korta uppgifter på ett interaktivt bräde som kan reglerna.
learn-intro = Korta uppgifter på ett interaktivt bräde. Du spelar alltid Syd, groparna A till F. Inget konto: det du har löst sparas i den här webbläsaren.
learn-tasks = Uppgifter
learn-done = löst
learn-hint = Tips
learn-again = Börja om uppgiften
learn-next = Nästa uppgift
learn-answer = Tips och svar
learn-needs-script = För att lösa uppgifterna behövs JavaScript. Läsa dem kan du ändå.
learn-finished = Det var den sista uppgiften. Spela nu ett parti: mot en vän eller mot datorn.
learn-rules-here = Med reglerna i { $name }.

## Sections: heading, and what they are about

learn-sow-title = Att så
learn-sow-about = Ett drag tömmer en av dina gropar. Fröna läggs ett och ett, motsols, i groparna som följer.
learn-lap-title = Hela varvet runt
learn-lap-about = Tolv frön eller fler går runt hela brädet. Gropen de kom från får inget.
learn-capture-title = Att ta
learn-capture-about = Om ditt sista frö gör att en av Nords gropar har två eller tre frön tar du dem. Egna gropar tas aldrig.
learn-chain-title = Flera gropar i följd
learn-chain-about = Ett slag löper bakåt: så länge gropen före, i Nords rad, också har två eller tre tas även den.
learn-feed-title = Att ge frön
learn-feed-about = Ingen får bli utan frön om det går att undvika. Är Nords rad tom måste du spela en grop som når den.
learn-slam-title = Grand slam
learn-slam-about = Ett drag som skulle ta allt i den andra raden är en grand slam. Varje regeluppsättning har sitt svar på det.
learn-end-title = Hur ett parti slutar
learn-end-about = Den som har mer än hälften av fröna vinner. Annars slutar partiet när en spelare inte kan dra, när en ställning kommer igen gång på gång, eller när båda är överens; då tar oftast vardera sidan sin egen rad.
learn-ahead-title = Att tänka framåt
learn-ahead-about = Ett slag nu är inte alltid det bästa draget. Fråga dig vad Nord spelar sedan, och vad du då kan spela. Svaren här är bevisade med slutspelstabeller.
learn-defend-title = Försvar
learn-defend-about = Räkna för varje grop hos Nord: var hamnar dess sista frö? Om en grop hos dig ligger där med ett eller två frön är den i fara.
learn-hoard-title = Den stora gropen
learn-hoard-about = En grop med tolv frön eller fler kallas ofta kroo. Den lägger ett andra frö i gropar som just har fått ett, och kan ta en hel följd av dem.
learn-tempo-title = Slutspelet
learn-tempo-about = När få frön är kvar avgörs partiet av vem som har ett lugnt drag över. Här är det exakt känt vad varje drag är värt.

## Sowing

task-first-title = Ditt första drag
task-first-ask = Spela vilken som helst av dina gropar: A till F.
task-first-hint = Välj en av groparna från A till F.
task-first-why = Gropen är tom nu, och de fyra följande groparna har fått ett frö var.
task-aim-title = Ta sikte
task-aim-ask = Spela gropen vars sista frö hamnar i a, Nords första grop.
task-aim-hint = Varje grop har fyra frön. Räkna fyra gropar bakåt från a.
task-aim-why = C har fyra frön: D, E, F och så a. Att veta var en sådd slutar är halva spelet.
task-far-title = En längre väg
task-far-ask = Spela gropen vars sista frö hamnar i e.
task-far-hint = Efter F kommer a, sedan b, c, d och e. Pröva en grop med många frön.
task-far-why = E har sex frön och slutar sex gropar bort, i e.

## All the way round

task-round-title = Tolv frön
task-round-ask = F har tolv frön. Spela den och se var det sista hamnar.
task-round-hint = Spela F.
task-round-why = Elva frön gick till de elva andra groparna. F hoppades över, så det tolfte hamnade i a, som därmed fick två.
task-twice-title = Tretton frön
task-twice-ask = Spela gropen vars sista frö hamnar i D.
task-twice-hint = Elva frön går ett varv och hoppar över sin egen grop. Sedan är två kvar.
task-twice-why = Efter elva frön har alla andra gropar ett mer. De två sista hamnar i C och D.

## Capturing

task-two-title = Två frön
task-two-ask = Ta två frön.
task-two-hint = Leta efter en grop hos Nord som har ett frö, och en grop hos dig som slutar där.
task-two-why = Ditt sista frö blev det andra i b. Båda är dina.
task-three-title = Tre frön
task-three-ask = Två av dina gropar kan ta. Spela den som tar tre frön.
task-three-hint = Det sista fröet måste hamna i en grop hos Nord som har två.
task-three-why = B slutade i b, som då hade tre. Det andra slaget hade bara gett två.
task-all-title = Alla slag
task-all-ask = Hitta alla gropar som tar något nu. Välj dem en och en; inget sås.
task-all-hint = De är tre. Ett sista frö i din egen rad tar aldrig något.
task-all-why = D, E och F tar. B skulle ge en trea, men i din egen rad, där inget tas.

## Captures in a row

task-chain-title = Fyra gropar
task-chain-ask = Ta tio frön med ett drag.
task-chain-hint = Leta efter en sådd som lämnar tvåor och treor sida vid sida och slutar på den sista av dem.
task-chain-why = Det sista fröet hamnade i d. Alla fyra groparna fram till den hade två eller tre, så alla togs.
task-broken-title = En bruten följd
task-broken-ask = Tre gropar kan ta. Spela den som tar mest.
task-broken-hint = Räkna bakåt från det sista fröet och stanna vid den första gropen som varken har två eller tre.
task-broken-why = Fem frön i två gropar. En följd slutar där en grop har ett frö, eller fler än tre.

## Giving seeds

task-feed-title = Vem når Nord?
task-feed-ask = Nords rad är tom. Hitta alla gropar som du får spela. Välj dem en och en; inget sås.
task-feed-hint = Bara en sådd som går förbi F ger Nord ett frö.
task-feed-why = B, E och F når Nords rad. De andra får inte spelas nu.

## The grand slam

task-slam-title = I Abapa
task-slam-ask = F skulle ta allt som Nord har, men i Abapa tar det draget ingenting. Spela draget som faktiskt tar.
task-slam-hint = Lämna något i raden: en annan grop kan ta två frön.
task-slam-why = D tog två ur a, och b blev kvar. Här är ett mindre slag värt mer än en grand slam.
task-forbidden-title = I Wari
task-forbidden-ask = Samma ställning i Wari. Hitta alla gropar som du får spela.
task-forbidden-hint = I Wari är grand slam förbjuden så länge det finns ett annat drag.
task-forbidden-why = A och D. F vore en grand slam och får inte spelas.
task-again-title = I Warri
task-again-ask = Samma ställning i Warri. Gör en grand slam, och sedan draget som måste följa.
task-again-hint = F tar allt. Sedan drar du igen, och Nord måste få ett frö.
task-again-why = Fem frön, och sedan gav D Nord ett nytt. A hade inte gett något och fick därför inte spelas.
task-spared-title = Med Ashantis regler
task-spared-ask = Samma ställning med Ashantis regler. Ta så många frön du kan.
task-spared-hint = Där är ett slag mot hela raden tillåtet, men en grop av den blir kvar.
task-spared-why = F tog de tre i b. De två i a blev kvar, som följdens sista grop.
task-both-title = Åt båda håll i Ovare
task-both-ask = I Ovare går slagen åt båda håll. Ta tio frön med ett drag.
task-both-hint = Det sista fröet bör hamna mellan gropar som har två eller tre.
task-both-why = E slutade i e. På ena sidan togs d och c, på andra sidan f.

## How a game ends

task-majority-title = Fröet som vinner
task-majority-ask = Du har 22 frön, och 25 räcker till vinst. Vinn nu.
task-majority-hint = Två frön räcker inte. Leta efter tre.
task-majority-why = Med tre frön till har du 25, mer än hälften. Det som är kvar på brädet spelar ingen roll längre.
task-sweep-title = Allt eller inget
task-sweep-ask = Du spelar Wari, och varje drag du har är en grand slam. Spela ett och avsluta partiet.
task-sweep-hint = När inget annat finns får en grand slam spelas.
task-sweep-why = Din grand slam tog alla Nords frön, och du fick din egen rad också.
task-repeat-title = En gång till
task-repeat-ask = Ett av dina drag ger en ställning som har funnits här två gånger förut. Du leder, så låt den komma en tredje gång och vinn.
task-repeat-hint = Du har två gropar att spela. En av dem är den du spelade här förra gången.
task-repeat-why = Tredje gången avslutade partiet. Vardera sidan tog sin egen rad, och 25 mot 23 räckte.

## Thinking ahead

task-greed-title = Ta inte allt
task-greed-ask = F skulle kunna ta två frön. Hitta draget som ger mer.
task-greed-hint = Nords f siktar på en av dina gropar. Vilken?
task-greed-why = Efter A finns inget för Nord att ta. Ett efter ett måste Nords frön komma över till dig: med bästa spel får du alla sju. Att ta två genast hade lämnat de andra fem åt Nord.
task-fork-title = Två hot
task-fork-ask = Hitta draget som hotar med två slag på en gång. Gör sedan det som Nord inte kan hindra.
task-fork-hint = En grop kan ladda både E och F.
task-fork-why = E hotade a, och F hotade c. Nord kunde bara rädda en av dem.
task-which-title = Vilken av de två?
task-which-ask = E och F kan båda ta samma två frön. Vilken är bättre?
task-which-hint = Fråga dig vad du kan ta i nästa drag.
task-which-why = E, för då har F två frön och siktar på b. Hade F tagit fanns inget att följa upp med.

## Defending

task-run-title = Kliv åt sidan
task-run-ask = Nords e siktar på en av dina gropar. Rädda dess frön.
task-run-hint = Två frön från e slutar i A.
task-run-why = A klev åt sidan. Nu tar e inget, och med bästa spel blir alla nio fröna dina.
task-gap-title = Bryt följden
task-gap-ask = Nords f skulle ta två av dina gropar med ett drag. Hindra det.
task-gap-hint = Töm gropen där Nords sista frö skulle hamna.
task-gap-why = Med B tom blir det sista fröet från f ensamt där, och inget tas. Att flytta A hade ändå kostat B.

## The big house

task-kroo-title = Släpp loss den
task-kroo-ask = D har sexton frön. Ta sju med ett drag.
task-kroo-hint = Det första varvet ger varje grop hos Nord ett frö. Vad gör det andra?
task-kroo-why = a, b och c fick två frön var från samma grop. Det sista hamnade i c, och alla tre togs.
task-full-title = Här får ingen vänta
task-full-ask = Med Ashantis regler måste en grop med tolv frön eller fler spelas. Hitta alla gropar som du får spela.
task-full-hint = Mer än en grop kan vara full.
task-full-why = A och E är fulla, och vilken som helst av dem får spelas. Med de här reglerna kan ingen vänta länge med en stor grop.

## The endgame

task-wait-title = Ett drag över
task-wait-ask = Nord har ett enda frö att flytta. Vänta med ett lugnt drag, och ta sedan.
task-wait-hint = Låt E och F vara som de är.
task-wait-why = Nord måste gå från a till b, just där det sista fröet från E hamnar. C var draget du hade över.
task-starve-title = Inget att ge
task-starve-ask = Nord har bara f att spela. Hitta draget som gör att alla frön blir dina.
task-starve-hint = f lägger sina två frön i A och B. Vad får då inte finnas i B?
task-starve-why = f lägger sina sista två frön i A och B och tar inget. Då är Nords rad tom, ingen av dina gropar når den, och partiet är slut: du tar alla sex.
task-last-title = Ett drag är rätt
task-last-ask = Sex frön och tre drag. Ett av dem vinner alla sex, vart och ett av de två andra förlorar alla. Vilket är rätt?
task-last-hint = Vilket frö kan gå ett steg och ändå vara utom räckhåll för Nord?
task-last-why = Slutspelstabellerna bevisar det. Inget tas genast: det avgörande är vem som först måste komma inom räckhåll.
