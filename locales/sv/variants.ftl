### Reglernas sidor: vad de är, exempel, historia. Korta, enkla meningar.

## The way through the site (the header), the footer

nav-label = Sidor
nav-rules = Regler
nav-learn = Lär dig
nav-glossary = Ordlista
nav-computer = Datorn
beta = beta
footer-version = Version { $version }, { $commit }

## All rule sets on one page

rules-title = Reglerna för oware
rules-description = Så spelas oware, och så skiljer sig sex regeluppsättningar: Abapa, Wari, Warri, Ashanti, Ovare och Awari sida vid sida.
rules-intro = Ett bräde, ett sätt att så, sex uppsättningar regler. Här är spelet i korthet, och sedan vad som skiljer dem åt.
rules-short-heading = Spelet i korthet
rules-short-board = Två rader med sex gropar, fyra frön i varje grop. Syd har groparna A till F, Nord a till f. Vardera sidan har ett bo för det den tar.
rules-short-sow = När det är din tur lyfter du alla frön ur en av dina gropar och sår dem ett och ett, motsols, i de följande groparna. Är de tolv eller fler går de hela varvet runt, och gropen de kom från hoppas över.
rules-short-capture = Om ditt sista frö gör att en grop i den andra raden har två eller tre frön tar du dem. Du tar också ur groparna närmast före, så länge var och en av dem har två eller tre.
rules-short-feed = Är den andra raden tom måste du göra ett drag som sår frön i den, om du har något.
rules-short-slam = Ett drag som skulle ta alla frön i den andra raden är en grand slam. Vad den gör beror på reglerna.
rules-short-end = De flesta partier vinns med 25 frön. Om den som är vid draget inte har något drag är partiet slut, och oftast tar vardera sidan fröna i sin egen rad.
rules-compare-heading = Sida vid sida
rules-compare-caption = Inställningarna i de sex regeluppsättningarna
rules-compare-setting = Regel
rules-one-heading = Ett drag, sex svar
rules-one-intro = Syd spelar F: frön skulle hamna i a och b, och Syd kunde ta allt som Nord har. Varje regeluppsättning har sitt svar.
rules-more = Mer om { $name }
rules-page-title = { $name }: regler och exempel
rules-start = Öppna ett bord med de här reglerna
rules-computer = Spela mot datorn med de här reglerna
rules-differs-heading = Vad som skiljer sig från standard
rules-standard = Standard (Abapa)
rules-same = Allt annat är som i Abapa:
rules-standard-heading = Reglerna i sin helhet
rules-examples-heading = Exempel
rules-when-heading = När det spelar roll
rules-history-heading = Historia och namn
rules-others-heading = De andra reglerna
rules-all = Alla sex sida vid sida
step-back = Tillbaka
step-on = Nästa
step-number = Bild { $number } av { $count }
board-in-words = { $houses }. { $south }. { $north }.
scene-quiet =
    { $moves ->
        [one] { $moves } lugnt drag senare.
       *[other] { $moves } lugna drag senare.
    }

## Each rule set: what it is, when it matters, where it comes from

variant-abapa-lead = Abapa spelas i de flesta turneringar och är standard här: de fem andra beskrivs genom vad som skiljer dem från den. En grand slam är tillåten men ger inget slag.
variant-abapa-when = Så snart en sida har lite kvar. Ett slag som ser förkrossande ut kan visa sig vara ett lugnt drag, eftersom det hade tagit allt. Se efter före ett stort slag att något blir kvar.
variant-abapa-history = Oware hör till mankalaspelen, där man sår frön runt ett bräde. Det hör hemma i Västafrika och har många namn: oware på twi, awalé i Elfenbenskusten, wari i Mali, awélé på ga, ayò på yoruba, adji på ewe, ouri eller ouril på Kap Verde.

variant-wari-lead = Wari förbjuder grand slam: så länge du har något annat drag får du inte ta allt som motståndaren har. Om varje drag du har är en grand slam spelar du ett av dem. Det tar raden, partiet är slut, och fröna i din egen rad blir också dina.
variant-wari-when = Sällan i öppningen, ofta mot slutet. Draget som hade tömt den andra raden finns helt enkelt inte, så en spelare med få frön kvar kan vara säkrare än det ser ut.
variant-wari-history = I Mali heter spelet wari. Skrivna regler med det namnet förbjuder ofta grand slam, som turneringar tillåter utan att något tas.

variant-warri-lead = I Warri tar en grand slam hela raden, och samma spelare drar genast igen. Det andra draget måste ge den andra sidan frön. Finns inget sådant drag är partiet slut.
variant-warri-when = En rad som kan tömmas är verkligt hotad här. Låt inte alla dina gropar krympa till ettor och tvåor på en gång. Och innan du tömmer en rad: leta efter draget som följer.
variant-warri-history = Förslavade västafrikaner tog med sig spelet över Atlanten. Det spelas ännu som warri på Antigua och Barbados, där en match kan gå till den som först vinner sex partier.

variant-ashanti-lead = Det här är ashantifolkets regler från Ghana, så som en tjeckisk sida beskriver dem. Nord börjar. En grop med tolv frön eller fler måste spelas. Ett slag tar aldrig hela raden: en grop blir kvar. Att ha 25 frön avslutar inte partiet, och det som blir kvar på brädet räknas inte för någon.
variant-ashanti-when = Du kan inte samla på hög, för en grop som har nått tolv måste spelas härnäst, vare sig det passar dig eller inte. Och frön i din rad är inget värda till slut: bara boet räknas.
variant-ashanti-history = Samma sida säger att yoruba i Nigeria också spelar spelet, och att awele har samma regler. Vad som händer vid en upprepning står inte där. Här fortsätter partiet då tills båda är överens om att sluta.

variant-ovare-lead = Ovare är namnet bland esperantister. Slagen går åt båda håll: gropar med två eller tre frön närmast före och närmast efter det sista fröet tas tillsammans. Grand slam är förbjuden; finns inget annat drag är partiet slut. Att ha 25 frön avslutar inte partiet.
variant-ovare-when = Vid nästan varje slag. Se på båda grannarna till gropen där ditt sista frö hamnar, och kom ihåg att dina egna tvåor och treor kan nås från båda hållen.
variant-ovare-history = Reglerna följer en sida på esperanto. Dess exempel är ett enda drag som tar tio frön, som i det första exemplet här.

variant-awari-lead = Awari är spelet så som datavetenskapen känner det. Det är Wari med en ändring: går ett parti runt utan slut delas fröna som är kvar lika, så att ett resultat kan sluta på en halv.
variant-awari-when = Bara när samma ställning kommer en tredje gång. I Wari behåller vardera sidan sin egen rad, så att den som har mer där tjänar på en upprepning. I Awari gör ingen det.
variant-awari-history = År 2002 löste John Romein och Henri Bal spelet: deras datorer räknade ut varje ställning som kan uppstå. Om båda spelar perfekt blir det remi.

## The examples. The letters are houses on the board shown beside the text.

example-slam-title = En grand slam
example-slam-abapa = F skulle ta allt som Nord har. Fröna sås, men inget tas.
example-slam-wari = F skulle ta allt som Nord har. Så länge Syd har ett annat drag får F inte spelas.
example-slam-warri = F tar allt som Nord har, och Syd drar igen. Det andra draget måste ge Nord frön: D kan det, A kan det inte.
example-slam-ashanti = F tar de tre fröna i b, men de i a blir kvar. En grop måste lämnas.
example-slam-ovare = F får inte spelas, eftersom det skulle ta allt som Nord har. Inte heller D, eftersom slagen går åt båda håll. A återstår.
example-chain-title = Tre gropar på en gång
example-chain = Det sista fröet ger två i c. Före c har b och a två och tre, så de tas också. Med 27 frön har Syd vunnit.
example-twelve-title = En grop med tolv
example-twelve = Tolv frön går hela varvet runt. Grop F hoppas över och förblir tom, så det sista fröet hamnar i a, där det nu är två.
example-feed-title = Att ge frön
example-feed = Nord har inget att spela med. Syd måste spela en grop som når Nords rad, och det gör bara E.
example-stuck-title = När inget når fram
example-stuck = Nord spelar radens sista frö. Syd kan inte nå Nords gropar, så partiet är slut och Syd tar det som är kvar.
example-forced-title = En tvungen grand slam
example-forced = Båda Syds drag skulle ta allt som Nord har, så Syd får spela vilket som helst av dem. Partiet är slut, och Syd får också fröna i den egna raden.
example-last-title = En grand slam som avslutar partiet
example-last = Efter sin grand slam borde Syd dra igen, men inget når Nords rad. Partiet är slut, och Syd tar också sin egen rad.
example-full-title = En full grop
example-full = F har tolv frön. Den måste spelas, och alla andra gropar får vänta.
example-ten-title = Tio frön i ett drag
example-ten = Det sista fröet ger tre i e. Före e har d och c två och tre; efter e har f två. Alla fyra tas. Där slagen bara går åt ett håll skulle f bli kvar, och det hade blivit åtta frön.
example-endless-title = Spel utan slut
example-endless = Ingen tar något, och samma ställning kommer en tredje gång. Tre frön är kvar: ett och ett halvt till vardera sidan. I Wari hade det blivit två till Syd och ett till Nord, och partiet remi.
