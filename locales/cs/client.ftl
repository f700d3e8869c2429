### Co říká stránka stolu: v prohlížeči, a ze serveru dřív, než se spustí skripty.
### Písmena jamek (A–F, a–f) se nikdy nepřekládají. Strany přicházejí jako south a north.

side-name =
    { $side ->
        [south] Jih
       *[north] Sever
    }

## The board

board-label = Hrací deska
house-label =
    { $seeds ->
        [0] { $house }, prázdná
        [one] { $house }, { $seeds } kámen
        [few] { $house }, { $seeds } kameny
        [many] { $house }, { $seeds } kamene
       *[other] { $house }, { $seeds } kamenů
    }
house-playable = { $label }, lze hrát
store-label =
    { $side ->
        [south] Pokladnice Jihu: { $seeds }
       *[north] Pokladnice Severu: { $seeds }
    }

account-title = Deska slovy
account-row =
    { $side ->
        [south] Jamky Jihu: { $houses }.
       *[north] Jamky Severu: { $houses }.
    }
account-captures = { $house } zabírá { $seeds }
account-moves = Možné tahy: { $moves }.

## Whose turn it is

status-your-move = Jste na tahu
status-to-move =
    { $side ->
        [south] Na tahu je Jih
       *[north] Na tahu je Sever
    }
status-again =
    { $side ->
        [south] Jih táhne ještě jednou
       *[north] Sever táhne ještě jednou
    }
status-your-move-again = Táhnete ještě jednou
status-waiting = Čeká se na druhého hráče
status-seat-free =
    { $side ->
        [south] Místo Jihu je volné
       *[north] Místo Severu je volné
    }
status-stepping =
    { $ply ->
        [0] Výchozí postavení
       *[other] Po { $ply }. tahu z { $count }
    }
status-now = Nyní: { $state }
title-your-move = Jste na tahu · { $title }

## How it ended

result-won =
    { $side ->
        [south] Jih vyhrává { $more }:{ $fewer }
       *[north] Sever vyhrává { $more }:{ $fewer }
    }
result-won-by-resignation =
    { $side ->
        [south] Jih vyhrává
       *[north] Sever vyhrává
    }
result-draw = Remíza { $more }:{ $fewer }
result-you-won = Vyhráváte { $more }:{ $fewer }
result-you-lost = Prohráváte { $fewer }:{ $more }
result-you-won-by-resignation = Vyhráváte
result-you-lost-by-resignation = Prohráváte

reason-majority =
    { $side ->
        [south] Jih zabral víc než polovinu kamenů.
       *[north] Sever zabral víc než polovinu kamenů.
    }
reason-no-move-empty-row =
    { $side ->
        [south] Řada Jihu je prázdná, takže Jih nemá čím táhnout.
       *[north] Řada Severu je prázdná, takže Sever nemá čím táhnout.
    }
reason-no-move-cannot-feed =
    { $side ->
        [south] Řada Severu je prázdná a žádný tah Jihu do ní nedosáhne.
       *[north] Řada Jihu je prázdná a žádný tah Severu do ní nedosáhne.
    }
reason-no-move-only-slams =
    { $side ->
        [south] Každý tah Jihu by byl grand slam, a ten tato pravidla zakazují.
       *[north] Každý tah Severu by byl grand slam, a ten tato pravidla zakazují.
    }
reason-grand-slam = Partii ukončil grand slam.
reason-repetition =
    { $times ->
        [2] Stejné postavení nastalo podruhé.
       *[other] Stejné postavení nastalo potřetí.
    }
reason-agreement = Oba hráči se dohodli, že partii ukončí.
reason-resignation =
    { $side ->
        [south] Jih se vzdal.
       *[north] Sever se vzdal.
    }

leftover-nothing = Na desce nezbyl žádný kámen.
leftover-on-board =
    { $seeds ->
        [one] { $seeds } kámen zůstává na desce a nepočítá se nikomu.
        [few] { $seeds } kameny zůstávají na desce a nepočítají se nikomu.
        [many] { $seeds } kamene zůstává na desce a nepočítá se nikomu.
       *[other] { $seeds } kamenů zůstává na desce a nepočítá se nikomu.
    }
leftover-own-row = Každý si vzal kameny, které zbyly v jeho řadě: Jih { $south }, Sever { $north }.
leftover-uncounted =
    { $seeds ->
        [one] Podle těchto pravidel se { $seeds } zbylý kámen nepočítá nikomu.
        [few] Podle těchto pravidel se { $seeds } zbylé kameny nepočítají nikomu.
        [many] Podle těchto pravidel se { $seeds } zbylého kamene nepočítá nikomu.
       *[other] Podle těchto pravidel se { $seeds } zbylých kamenů nepočítá nikomu.
    }
leftover-split = Zbylé kameny se rozdělily rovným dílem: { $seeds } každé straně.
leftover-mover-sweeps =
    { $side ->
        [south] Jih si vzal i to, co zbylo v jeho řadě: { $seeds }.
       *[north] Sever si vzal i to, co zbylo v jeho řadě: { $seeds }.
    }
leftover-opponent-takes =
    { $side ->
        [south] Jih dostal všechno, co zbylo na desce: { $seeds }.
       *[north] Sever dostal všechno, co zbylo na desce: { $seeds }.
    }

## A move, looked at and made

preview-move = { $house } končí v { $last }.
preview-capture =
    { $seeds ->
        [one] { $house } končí v { $last }: zabírá { $seeds } kámen z { $houses }.
        [few] { $house } končí v { $last }: zabírá { $seeds } kameny z { $houses }.
        [many] { $house } končí v { $last }: zabírá { $seeds } kamene z { $houses }.
       *[other] { $house } končí v { $last }: zabírá { $seeds } kamenů z { $houses }.
    }
preview-slam-nothing = { $house } končí v { $last }: grand slam, který nic nezabírá.
preview-ends-game = Tím partie skončí.
told-move =
    { $side ->
        [south] Jih hraje { $house }, poslední kámen padl do { $last }.
       *[north] Sever hraje { $house }, poslední kámen padl do { $last }.
    }
told-capture =
    { $seeds ->
        [one] Zabírá { $seeds } kámen z { $houses }.
        [few] Zabírá { $seeds } kameny z { $houses }.
        [many] Zabírá { $seeds } kamene z { $houses }.
       *[other] Zabírá { $seeds } kamenů z { $houses }.
    }
told-slam = Grand slam.
told-slam-nothing = Grand slam, který nic nezabírá.
told-stores = Jih má { $south }, Sever { $north }.

## Why a house can’t be played

refusal-empty-house = Jamka { $house } je prázdná.
refusal-wrong-side =
    { $side ->
        [south] Jamka { $house } patří Jihu.
       *[north] Jamka { $house } patří Severu.
    }
refusal-must-feed =
    { $side ->
        [south] Po { $house } by Jihu nezbyl v řadě žádný kámen. Hrát lze: { $legal }.
       *[north] Po { $house } by Severu nezbyl v řadě žádný kámen. Hrát lze: { $legal }.
    }
refusal-grand-slam =
    { $side ->
        [south] { $house } by zabrala všechny kameny v řadě Jihu: grand slam. Hrát lze: { $legal }.
       *[north] { $house } by zabrala všechny kameny v řadě Severu: grand slam. Hrát lze: { $legal }.
    }
refusal-full-house = Nejdřív se musí táhnout z plné jamky, až potom z { $house }. Hrát lze: { $legal }.
refusal-game-over = Partie už skončila.
refusal-not-started = Partie začne, až budou obě místa obsazená.
refusal-not-your-turn =
    { $side ->
        [south] Na tahu je Jih.
       *[north] Na tahu je Sever.
    }
refusal-watching = Tuto partii jen sledujete.
refusal-stepping = Toto je dřívější postavení. Chcete-li hrát, přejděte na poslední.

## Seats and the link

seat-yours =
    { $side ->
        [south] Hrajete za Jih, jamky A až F.
       *[north] Hrajete za Sever, jamky a až f.
    }
seat-against-computer = Na druhé straně hraje počítač, úroveň { $level }.
seat-computer =
    { $side ->
        [south] Za Jih hraje počítač, úroveň { $level }.
       *[north] Za Sever hraje počítač, úroveň { $level }.
    }
seat-both = Na této obrazovce hrajete za obě strany.
seat-watching = Obě místa jsou obsazená. Sledujete partii.
seat-lost-race = Místo někdo obsadil těsně před vámi. Partii můžete sledovat.
seat-bad-link = Tento odkaz k žádnému místu u stolu nevede. Partii můžete sledovat.
seat-join =
    { $side ->
        [south] Hrát za Jih
       *[north] Hrát za Sever
    }
seat-send-link = Pošlete tento odkaz druhému hráči. Partie začne, jakmile přisedne.
share-label = Odkaz na tento stůl
share-copy = Kopírovat odkaz
share-copied = Zkopírováno
share-failed = Tento prohlížeč stránce nedovoluje kopírovat. Odkaz je označený: zkopírujte ho ručně.
share-system = Sdílet
share-text = Pojďme si zahrát oware
my-seat = Moje místo
my-seat-title = Vaše místo na jiném zařízení
my-seat-note = Otevřete tento odkaz na jiném zařízení a můžete tam hrát dál. Kdo ho má, může táhnout za vás, proto si ho nechte pro sebe.
my-seat-label = Odkaz na vaše místo
my-seat-code = QR kód s odkazem na vaše místo
my-seat-not-kept = Tento prohlížeč si po zavření stránky nic nepamatuje. Uschovejte si odkaz, jinak o místo přijdete.
dialog-close = Zavřít

## Ending a game before its end

offer-end = Navrhnout konec
offer-end-now = Ukončit partii
offer-by-you = Váš návrh partii ukončit čeká na odpověď.
offer-by-other =
    { $side ->
        [south] Jih navrhuje partii nyní ukončit.
       *[north] Sever navrhuje partii nyní ukončit.
    }
offer-leftover-own-row = Každý si pak vezme kameny, které zbyly v jeho řadě.
offer-leftover-uncounted = Kameny, které zbyly na desce, se pak nepočítají nikomu.
offer-now-title = Ukončit partii?
offer-accept = Přijmout
offer-decline = Hrát dál
offer-withdraw = Vzít návrh zpět
offer-declined =
    { $side ->
        [south] Jih chce hrát dál.
       *[north] Sever chce hrát dál.
    }
offer-withdrawn =
    { $side ->
        [south] Jih vzal návrh na ukončení partie zpět.
       *[north] Sever vzal návrh na ukončení partie zpět.
    }
resign = Vzdát se
resign-title = Vzdát tuto partii?
resign-note =
    { $side ->
        [south] Vyhraje Jih, ať je stav jakýkoli.
       *[north] Vyhraje Sever, ať je stav jakýkoli.
    }
resign-cancel = Hrát dál

## Another game

rematch = Odveta
rematch-accept = Přijmout odvetu
rematch-withdraw = Vzít odvetu zpět
rematch-by-you = Váš návrh na odvetu s prohozenými stranami čeká na odpověď.
rematch-by-other =
    { $side ->
        [south] Jih navrhuje odvetu s prohozenými stranami.
       *[north] Sever navrhuje odvetu s prohozenými stranami.
    }
rematch-go = K novému stolu
new-table = Nový stůl

## The record

record-title = Tahy
record-empty = Zatím žádný tah.
record-first = Na začátek
record-prev = O tah zpět
record-next = O tah vpřed
record-latest = K poslednímu tahu
record-download = Stáhnout zápis
record-ply =
    { $side ->
        [south] Tah { $ply }, Jih: { $house }
       *[north] Tah { $ply }, Sever: { $house }
    }
record-ply-capture = { $move }, zabírá { $seeds }
flip-board = Otočit desku
rules-label = Pravidla

## When something goes wrong

connection-lost = Spojení vypadlo. Obnovuje se…
move-waiting = Spojení vypadlo. Váš tah se odešle, jakmile se obnoví.
move-overtaken = Z vašeho místa byl mezitím zahrán jiný tah. Deska ukazuje, jak partie stojí.
move-refused = Tento tah nebyl přijat. Deska ukazuje, jak partie stojí.
problem-no-connection = Server není dostupný. Zkuste to prosím znovu.
problem-unavailable = Server teď nemůže odpovědět. Zkuste to prosím za chvíli znovu.
problem-computer-busy = Na počítač teď čeká příliš mnoho partií. Zkuste to za chvíli, nebo proti němu hrajte ve vlastním prohlížeči: tam na něj nikdo jiný nečeká.
problem-unknown-table = Takový stůl neexistuje.
problem-wrong-seat = Toto místo není vaše.
problem-no-offer = Návrh už neplatí.
problem-offer-declined = Druhý hráč chce hrát dál. Konec můžete znovu navrhnout po dalším tahu.
problem-offer-stands = Druhý hráč právě navrhl partii ukončit.
problem-offer-withdrawn = Váš návrh už neplatí. Konec můžete znovu navrhnout po dalším tahu.
problem-rematch-withdrawn = Odveta už byla vzata zpět příliš mnohokrát. Otevřete raději nový stůl.
problem-stale = Partie mezitím pokročila. Deska ukazuje, jak stojí.
problem-other = Nepovedlo se to. Zkuste to prosím znovu.
problem-unplayable = Hrát tu teď nejde. Načtěte stránku znovu: buď se to povede, nebo aspoň uvidíte, jak partie stojí.

## What an endgame was worth, once the game is over

worth-even = Při nejlepší hře by odtud obě strany získaly ze zbylých kamenů stejně.
worth-ahead =
    { $side ->
        [south] Při nejlepší hře by odtud Jih získal o { $seeds } víc než Sever.
       *[north] Při nejlepší hře by odtud Sever získal o { $seeds } víc než Jih.
    }
worth-moves =
    { $side ->
        [south] Pro Jih, tah po tahu: { $moves }.
       *[north] Pro Sever, tah po tahu: { $moves }.
    }
worth-repetition = Při opakování postavení se kameny dělí podle řad, a to může dopadnout jinak.

## The course, and the board on the home page

learn-progress = Vyřešeno { $done } z { $count }
learn-right = Správně!
learn-not-yet = To ještě není ono. Zkuste to znovu.
learn-go-on = Správně! Pokračujte.
learn-found =
    { $left ->
        [0] { $house } je správně. Teď máte všechny.
        [one] { $house } je správně. Zbývá najít ještě { $left }.
        [few] { $house } je správně. Zbývá najít ještě { $left }.
        [many] { $house } je správně. Zbývá najít ještě { $left }.
       *[other] { $house } je správně. Zbývá najít ještě { $left }.
    }
learn-no-capture = { $house } nic nezabírá.
learn-not-legal = { $house } se teď hrát nesmí.

## A table that anyone can join from the home page

open-shown = Dokud máte tuto stránku otevřenou, vidí tento stůl na úvodní stránce každý.
open-hide = Skrýt na úvodní stránce
open-show = Ukázat na úvodní stránce
open-hidden = Úvodní stránka už tento stůl neukazuje.
