### Det ett bords sida säger: i webbläsaren, och från servern innan något skript har körts.
### Gropars bokstäver (A–F, a–f) översätts aldrig. Sidorna kommer in som south eller north.

side-name =
    { $side ->
        [south] Syd
       *[north] Nord
    }

## Brädet

board-label = Bräde
house-label =
    { $seeds ->
        [0] { $house }, tom
        [one] { $house }, { $seeds } frö
       *[other] { $house }, { $seeds } frön
    }
house-playable = { $label }, kan spelas
store-label =
    { $side ->
        [south] Syds bo: { $seeds }
       *[north] Nords bo: { $seeds }
    }

# The board in words, for who listens to it. Houses come as "A 4, B 0, …", moves as "C captures 5, D".
account-title = Brädet i ord
account-row =
    { $side ->
        [south] Syds gropar: { $houses }.
       *[north] Nords gropar: { $houses }.
    }
account-captures = { $house } tar { $seeds }
account-moves = Möjliga drag: { $moves }.

## Vems tur det är

status-your-move = Ditt drag
status-to-move =
    { $side ->
        [south] Syd är vid draget
       *[north] Nord är vid draget
    }
status-again =
    { $side ->
        [south] Syd drar en gång till
       *[north] Nord drar en gång till
    }
status-your-move-again = Du drar en gång till
status-waiting = Väntar på den andra spelaren
status-seat-free =
    { $side ->
        [south] Syds plats är ledig
       *[north] Nords plats är ledig
    }
status-stepping =
    { $ply ->
        [0] Utgångsställningen
       *[other] Efter drag { $ply } av { $count }
    }
status-now = Nu: { $state }
title-your-move = Ditt drag · { $title }

## Hur det slutade

result-won =
    { $side ->
        [south] Syd vinner med { $more }–{ $fewer }
       *[north] Nord vinner med { $more }–{ $fewer }
    }
result-won-by-resignation =
    { $side ->
        [south] Syd vinner
       *[north] Nord vinner
    }
result-draw = Remi, { $more }–{ $fewer }
result-you-won = Du vinner med { $more }–{ $fewer }
result-you-lost = Du förlorar med { $fewer }–{ $more }
result-you-won-by-resignation = Du vinner
result-you-lost-by-resignation = Du förlorar

reason-majority =
    { $side ->
        [south] Syd har tagit mer än hälften av fröna.
       *[north] Nord har tagit mer än hälften av fröna.
    }
reason-no-move-empty-row =
    { $side ->
        [south] Syds rad är tom, så Syd har inget drag att göra.
       *[north] Nords rad är tom, så Nord har inget drag att göra.
    }
reason-no-move-cannot-feed =
    { $side ->
        [south] Nords rad är tom, och inget av Syds drag når dit.
       *[north] Syds rad är tom, och inget av Nords drag når dit.
    }
reason-no-move-only-slams =
    { $side ->
        [south] Varje drag som Syd kan göra vore en grand slam, vilket reglerna förbjuder.
       *[north] Varje drag som Nord kan göra vore en grand slam, vilket reglerna förbjuder.
    }
reason-grand-slam = En grand slam avslutade partiet.
reason-repetition =
    { $times ->
        [2] Samma ställning uppstod för andra gången.
       *[other] Samma ställning uppstod för tredje gången.
    }
reason-agreement = Spelarna kom överens om att sluta.
reason-resignation =
    { $side ->
        [south] Syd gav upp.
       *[north] Nord gav upp.
    }

leftover-nothing = Inga frön låg kvar på brädet.
leftover-on-board =
    { $seeds ->
        [one] { $seeds } frö ligger kvar på brädet och räknas inte för någon.
       *[other] { $seeds } frön ligger kvar på brädet och räknas inte för någon.
    }
leftover-own-row = Var och en fick fröna som låg kvar i den egna raden: Syd { $south }, Nord { $north }.
leftover-uncounted =
    { $seeds ->
        [one] Enligt de här reglerna räknas fröet som låg kvar inte för någon.
       *[other] Enligt de här reglerna räknas de { $seeds } frön som låg kvar inte för någon.
    }
leftover-split = Fröna som låg kvar delades lika: { $seeds } till vardera sidan.
leftover-mover-sweeps =
    { $side ->
        [south] Syd fick också det som låg kvar i den egna raden: { $seeds }.
       *[north] Nord fick också det som låg kvar i den egna raden: { $seeds }.
    }
leftover-opponent-takes =
    { $side ->
        [south] Syd fick allt som låg kvar på brädet: { $seeds }.
       *[north] Nord fick allt som låg kvar på brädet: { $seeds }.
    }

## Ett drag, före och efter

preview-move = { $house } slutar i { $last }.
preview-capture =
    { $seeds ->
        [one] { $house } slutar i { $last } och tar { $seeds } frö från { $houses }.
       *[other] { $house } slutar i { $last } och tar { $seeds } frön från { $houses }.
    }
preview-slam-nothing = { $house } slutar i { $last }: en grand slam, som inte tar något.
preview-ends-game = Det avslutar partiet.
told-move =
    { $side ->
        [south] Syd spelar { $house }, sista fröet i { $last }.
       *[north] Nord spelar { $house }, sista fröet i { $last }.
    }
told-capture =
    { $seeds ->
        [one] Tar { $seeds } frö från { $houses }.
       *[other] Tar { $seeds } frön från { $houses }.
    }
told-slam = En grand slam.
told-slam-nothing = En grand slam, som inte tar något.
told-stores = Syd har { $south }, Nord { $north }.

## Varför en grop inte kan spelas

refusal-empty-house = { $house } är tom.
refusal-wrong-side =
    { $side ->
        [south] { $house } hör till Syd.
       *[north] { $house } hör till Nord.
    }
refusal-must-feed =
    { $side ->
        [south] { $house } skulle lämna Syds rad utan frön. Möjliga drag: { $legal }.
       *[north] { $house } skulle lämna Nords rad utan frön. Möjliga drag: { $legal }.
    }
refusal-grand-slam =
    { $side ->
        [south] { $house } skulle ta alla frön i Syds rad: en grand slam. Möjliga drag: { $legal }.
       *[north] { $house } skulle ta alla frön i Nords rad: en grand slam. Möjliga drag: { $legal }.
    }
refusal-full-house = En full grop måste spelas före { $house }. Möjliga drag: { $legal }.
refusal-game-over = Partiet är slut.
refusal-not-started = Partiet börjar när båda platserna är tagna.
refusal-not-your-turn =
    { $side ->
        [south] Det är Syds tur.
       *[north] Det är Nords tur.
    }
refusal-watching = Du tittar på det här partiet.
refusal-stepping = Det här är en tidigare ställning. Gå till den senaste för att spela.

## Platserna och länken

seat-yours =
    { $side ->
        [south] Du spelar Syd, groparna A till F.
       *[north] Du spelar Nord, groparna a till f.
    }
# The reader’s opponent is the computer. Its level is 1 (weakest) to 8.
seat-against-computer = Din motståndare är datorn, nivå { $level }.
# To those who watch a game of a person against the computer.
seat-computer =
    { $side ->
        [south] Datorn spelar Syd, nivå { $level }.
       *[north] Datorn spelar Nord, nivå { $level }.
    }
seat-both = Du spelar båda sidorna på den här skärmen.
seat-watching = Båda platserna är tagna. Du tittar på.
seat-lost-race = Någon hann ta platsen strax före dig. Du kan titta på partiet.
seat-bad-link = Den här länken ger ingen plats vid bordet. Du kan titta på partiet.
seat-join =
    { $side ->
        [south] Ta plats som Syd
       *[north] Ta plats som Nord
    }
seat-send-link = Skicka den här länken till den andra spelaren. Partiet börjar när platsen är tagen.
share-label = Länk till det här bordet
share-copy = Kopiera länken
share-copied = Kopierad
share-failed = Webbläsaren låter inte sidan kopiera. Länken är markerad: kopiera den själv.
share-system = Dela
share-text = Ska vi spela oware?
my-seat = Min plats
my-seat-title = Din plats på en annan enhet
my-seat-note = Öppna den här länken på en annan enhet för att spela vidare där. Den som har länken kan spela i ditt ställe, så behåll den för dig själv.
my-seat-label = Länk till din plats
my-seat-code = En QR-kod med länken till din plats
my-seat-not-kept = Den här webbläsaren sparar ingenting när du lämnar sidan. Spara länken, annars är platsen förlorad.
dialog-close = Stäng

## Att sluta i förtid

offer-end = Föreslå att sluta
offer-end-now = Avsluta partiet
offer-by-you = Du har föreslagit att sluta.
offer-by-other =
    { $side ->
        [south] Syd föreslår att sluta nu.
       *[north] Nord föreslår att sluta nu.
    }
offer-leftover-own-row = Var och en får då fröna som ligger kvar i den egna raden.
offer-leftover-uncounted = Fröna som ligger kvar på brädet räknas då inte för någon.
offer-now-title = Avsluta partiet nu?
offer-accept = Acceptera
offer-decline = Spela vidare
offer-withdraw = Ta tillbaka
offer-declined =
    { $side ->
        [south] Syd vill spela vidare.
       *[north] Nord vill spela vidare.
    }
offer-withdrawn =
    { $side ->
        [south] Syd tog tillbaka förslaget att sluta.
       *[north] Nord tog tillbaka förslaget att sluta.
    }
resign = Ge upp
resign-title = Ge upp partiet?
resign-note =
    { $side ->
        [south] Syd vinner, hur det än står.
       *[north] Nord vinner, hur det än står.
    }
resign-cancel = Spela vidare

## Ett parti till

rematch = Returparti
rematch-accept = Acceptera returpartiet
rematch-withdraw = Ta tillbaka returpartiet
rematch-by-you = Du har föreslagit ett returparti med ombytta sidor.
rematch-by-other =
    { $side ->
        [south] Syd föreslår ett returparti med ombytta sidor.
       *[north] Nord föreslår ett returparti med ombytta sidor.
    }
rematch-go = Till det nya bordet
new-table = Öppna ett annat bord

## Partiet drag för drag

record-title = Drag
record-empty = Inget drag än.
record-first = Till utgångsställningen
record-prev = Ett drag bakåt
record-next = Ett drag framåt
record-latest = Till det senaste draget
record-download = Ladda ner partiet
record-ply =
    { $side ->
        [south] Drag { $ply }, Syd: { $house }
       *[north] Drag { $ply }, Nord: { $house }
    }
record-ply-capture = { $move }, tar { $seeds }
flip-board = Vänd brädet
rules-label = Regler

## När något går fel

connection-lost = Ingen anslutning. Försöker igen …
move-waiting = Ingen anslutning. Ditt drag skickas så snart den är tillbaka.
move-overtaken = Under tiden gjordes ett annat drag från din plats. Brädet visar hur partiet står.
move-refused = Draget godkändes inte. Brädet visar hur partiet står.
problem-no-connection = Ingen anslutning till servern. Försök igen.
problem-unavailable = Servern kan inte svara just nu. Försök igen om en stund.
problem-computer-busy = Just nu väntar för många partier på datorn. Försök igen om en stund, eller spela mot den i din egen webbläsare: där väntar ingen annan på den.
problem-unknown-table = Det finns inget sådant bord.
problem-wrong-seat = Den här platsen är inte din.
problem-no-offer = Förslaget finns inte längre.
problem-offer-declined = Den andra spelaren vill spela vidare. Du kan föreslå igen efter nästa drag.
problem-offer-stands = Den andra spelaren har just föreslagit att sluta.
problem-offer-withdrawn = Du tog tillbaka ditt förslag. Du kan föreslå igen efter nästa drag.
problem-rematch-withdrawn = Du har tagit tillbaka returpartiet för många gånger. Öppna ett annat bord i stället.
problem-stale = Partiet har gått vidare under tiden. Brädet visar hur det står.
problem-other = Det gick inte. Försök igen.
problem-unplayable = Det går inte att spela här just nu. Ladda om sidan för att försöka igen, eller för att se hur partiet står.

## Vad ett slutspel var värt, när partiet är slut

worth-even = Med bästa spel härifrån hade båda vunnit lika många av fröna som var kvar.
worth-ahead =
    { $side ->
        [south] Med bästa spel härifrån hade Syd vunnit { $seeds } fler än Nord.
       *[north] Med bästa spel härifrån hade Nord vunnit { $seeds } fler än Syd.
    }
worth-moves =
    { $side ->
        [south] För Syd, drag för drag: { $moves }.
       *[north] För Nord, drag för drag: { $moves }.
    }
worth-repetition = Vid en upprepning delas fröna efter rad, och då kan det sluta annorlunda.

## The course, and the board on the home page

learn-progress = { $done } av { $count } lösta
learn-right = Rätt!
learn-not-yet = Inte riktigt. Försök igen.
learn-go-on = Rätt! Fortsätt.
learn-found =
    { $left ->
        [0] { $house } är rätt. Du har hittat alla.
        [one] { $house } är rätt. { $left } kvar att hitta.
       *[other] { $house } är rätt. { $left } kvar att hitta.
    }
learn-no-capture = { $house } tar inget.
learn-not-legal = { $house } får inte spelas nu.

## A table that anyone can join from the home page

open-shown = Startsidan visar det här bordet för alla så länge du har sidan öppen.
open-hide = Dölj på startsidan
open-show = Visa på startsidan
open-hidden = Startsidan visar inte längre det här bordet.
