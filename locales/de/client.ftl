### Was die Seite eines Tisches sagt: im Browser, und vom Server, bevor ein Skript läuft.
### Buchstaben der Mulden (A–F, a–f) werden nie übersetzt. Die Seiten kommen als south und north.

side-name =
    { $side ->
        [south] Süd
       *[north] Nord
    }

## The board

board-label = Spielbrett
house-label =
    { $seeds ->
        [0] { $house }, leer
        [one] { $house }, { $seeds } Samen
       *[other] { $house }, { $seeds } Samen
    }
house-playable = { $label }, spielbar
store-label =
    { $side ->
        [south] Süds Gewinnmulde: { $seeds }
       *[north] Nords Gewinnmulde: { $seeds }
    }

account-title = Das Brett in Worten
account-row =
    { $side ->
        [south] Süds Mulden: { $houses }.
       *[north] Nords Mulden: { $houses }.
    }
account-captures = { $house } schlägt { $seeds }
account-moves = Möglich: { $moves }.

## Whose turn it is

status-your-move = Du bist am Zug
status-to-move =
    { $side ->
        [south] Süd ist am Zug
       *[north] Nord ist am Zug
    }
status-again =
    { $side ->
        [south] Süd zieht noch einmal
       *[north] Nord zieht noch einmal
    }
status-your-move-again = Du ziehst noch einmal
status-waiting = Warten auf die andere Seite
status-seat-free =
    { $side ->
        [south] Süds Platz ist frei
       *[north] Nords Platz ist frei
    }
status-stepping =
    { $ply ->
        [0] Die Anfangsstellung
       *[other] Nach Zug { $ply } von { $count }
    }
status-now = Jetzt: { $state }
title-your-move = Du bist am Zug · { $title }

## How it ended

result-won =
    { $side ->
        [south] Süd gewinnt { $more }:{ $fewer }
       *[north] Nord gewinnt { $more }:{ $fewer }
    }
result-won-by-resignation =
    { $side ->
        [south] Süd gewinnt
       *[north] Nord gewinnt
    }
result-draw = Remis, { $more }:{ $fewer }
result-you-won = Du gewinnst { $more }:{ $fewer }
result-you-lost = Du verlierst { $fewer }:{ $more }
result-you-won-by-resignation = Du gewinnst
result-you-lost-by-resignation = Du verlierst

reason-majority =
    { $side ->
        [south] Süd hat mehr als die Hälfte der Samen geschlagen.
       *[north] Nord hat mehr als die Hälfte der Samen geschlagen.
    }
reason-no-move-empty-row =
    { $side ->
        [south] Süds Reihe ist leer, deshalb kann Süd nicht ziehen.
       *[north] Nords Reihe ist leer, deshalb kann Nord nicht ziehen.
    }
reason-no-move-cannot-feed =
    { $side ->
        [south] Nords Reihe ist leer, und kein Zug von Süd reicht bis dorthin.
       *[north] Süds Reihe ist leer, und kein Zug von Nord reicht bis dorthin.
    }
reason-no-move-only-slams =
    { $side ->
        [south] Jeder Zug von Süd wäre ein Grand Slam, und den verbieten diese Regeln.
       *[north] Jeder Zug von Nord wäre ein Grand Slam, und den verbieten diese Regeln.
    }
reason-grand-slam = Ein Grand Slam hat die Partie beendet.
reason-repetition =
    { $times ->
        [2] Dieselbe Stellung kam zum zweiten Mal vor.
       *[other] Dieselbe Stellung kam zum dritten Mal vor.
    }
reason-agreement = Beide haben sich darauf geeinigt, die Partie zu beenden.
reason-resignation =
    { $side ->
        [south] Süd hat aufgegeben.
       *[north] Nord hat aufgegeben.
    }

leftover-nothing = Auf dem Brett blieben keine Samen übrig.
leftover-on-board =
    { $seeds ->
        [one] { $seeds } Samen bleibt auf dem Brett und zählt für niemanden.
       *[other] { $seeds } Samen bleiben auf dem Brett und zählen für niemanden.
    }
leftover-own-row = Beide haben die übrigen Samen der eigenen Reihe genommen: Süd { $south }, Nord { $north }.
leftover-uncounted =
    { $seeds ->
        [one] Nach diesen Regeln zählt { $seeds } übriger Samen für niemanden.
       *[other] Nach diesen Regeln zählen { $seeds } übrige Samen für niemanden.
    }
leftover-split = Die übrigen Samen wurden gleichmäßig geteilt: { $seeds } für jede Seite.
leftover-mover-sweeps =
    { $side ->
        [south] Süd hat auch genommen, was in der eigenen Reihe übrig war: { $seeds }.
       *[north] Nord hat auch genommen, was in der eigenen Reihe übrig war: { $seeds }.
    }
leftover-opponent-takes =
    { $side ->
        [south] Süd hat alles bekommen, was auf dem Brett übrig war: { $seeds }.
       *[north] Nord hat alles bekommen, was auf dem Brett übrig war: { $seeds }.
    }

## A move, looked at and made

preview-move = { $house } endet in { $last }.
preview-capture =
    { $seeds ->
        [one] { $house } endet in { $last } und schlägt { $seeds } Samen aus { $houses }.
       *[other] { $house } endet in { $last } und schlägt { $seeds } Samen aus { $houses }.
    }
preview-slam-nothing = { $house } endet in { $last }: ein Grand Slam, der nichts schlägt.
preview-ends-game = Damit endet die Partie.
told-move =
    { $side ->
        [south] Süd spielt { $house }, letzter Samen in { $last }.
       *[north] Nord spielt { $house }, letzter Samen in { $last }.
    }
told-capture =
    { $seeds ->
        [one] Schlägt { $seeds } Samen aus { $houses }.
       *[other] Schlägt { $seeds } Samen aus { $houses }.
    }
told-slam = Ein Grand Slam.
told-slam-nothing = Ein Grand Slam, der nichts schlägt.
told-stores = Süd hat { $south }, Nord { $north }.

## Why a house can’t be played

refusal-empty-house = { $house } ist leer.
refusal-wrong-side =
    { $side ->
        [south] { $house } gehört Süd.
       *[north] { $house } gehört Nord.
    }
refusal-must-feed =
    { $side ->
        [south] { $house } ließe Süds Reihe ohne Samen. Möglich: { $legal }.
       *[north] { $house } ließe Nords Reihe ohne Samen. Möglich: { $legal }.
    }
refusal-grand-slam =
    { $side ->
        [south] { $house } würde alle Samen in Süds Reihe schlagen: ein Grand Slam. Möglich: { $legal }.
       *[north] { $house } würde alle Samen in Nords Reihe schlagen: ein Grand Slam. Möglich: { $legal }.
    }
refusal-full-house = Vor { $house } muss eine volle Mulde gespielt werden. Möglich: { $legal }.
refusal-game-over = Die Partie ist zu Ende.
refusal-not-started = Die Partie beginnt, sobald beide Plätze besetzt sind.
refusal-not-your-turn =
    { $side ->
        [south] Süd ist am Zug.
       *[north] Nord ist am Zug.
    }
refusal-watching = Du siehst bei dieser Partie nur zu.
refusal-stepping = Das ist eine frühere Stellung. Geh zur neuesten, um zu spielen.

## Seats and the link

seat-yours =
    { $side ->
        [south] Du spielst Süd, Mulden A bis F.
       *[north] Du spielst Nord, Mulden a bis f.
    }
seat-against-computer = Auf der anderen Seite spielt der Computer, Stufe { $level }.
seat-computer =
    { $side ->
        [south] Süd ist der Computer, Stufe { $level }.
       *[north] Nord ist der Computer, Stufe { $level }.
    }
seat-both = Du spielst an diesem Bildschirm beide Seiten.
seat-watching = Beide Plätze sind besetzt. Du siehst zu.
seat-lost-race = Der Platz wurde gerade eben vergeben. Du kannst bei der Partie zusehen.
seat-bad-link = Dieser Link gehört zu keinem Platz an diesem Tisch. Du kannst zusehen.
seat-join =
    { $side ->
        [south] Als Süd mitspielen
       *[north] Als Nord mitspielen
    }
seat-send-link = Schick diesen Link an dein Gegenüber. Die Partie beginnt, sobald beide Platz genommen haben.
share-label = Link zu diesem Tisch
share-copy = Link kopieren
share-copied = Kopiert
share-failed = Dieser Browser lässt die Seite nicht kopieren. Der Link ist markiert: Kopiere ihn selbst.
share-system = Teilen
share-text = Spiel Oware mit mir
my-seat = Mein Platz
my-seat-title = Dein Platz auf einem anderen Gerät
my-seat-note = Öffne diesen Link auf einem anderen Gerät, um dort weiterzuspielen. Wer ihn hat, kann für dich ziehen: Behalte ihn für dich.
my-seat-label = Link zu deinem Platz
my-seat-code = QR-Code mit dem Link zu deinem Platz
my-seat-not-kept = Dieser Browser merkt sich nichts, wenn du die Seite verlässt. Bewahre den Link auf, sonst ist der Platz verloren.
dialog-close = Schließen

## Ending a game before its end

offer-end = Ende anbieten
offer-end-now = Partie beenden
offer-by-you = Du hast das Ende angeboten.
offer-by-other =
    { $side ->
        [south] Süd bietet das Ende an.
       *[north] Nord bietet das Ende an.
    }
offer-leftover-own-row = Beide nehmen dann die übrigen Samen der eigenen Reihe.
offer-leftover-uncounted = Die Samen auf dem Brett zählen dann für niemanden.
offer-now-title = Partie jetzt beenden?
offer-accept = Annehmen
offer-decline = Weiterspielen
offer-withdraw = Zurückziehen
offer-declined =
    { $side ->
        [south] Süd möchte weiterspielen.
       *[north] Nord möchte weiterspielen.
    }
offer-withdrawn =
    { $side ->
        [south] Süd hat das Angebot, die Partie zu beenden, zurückgezogen.
       *[north] Nord hat das Angebot, die Partie zu beenden, zurückgezogen.
    }
resign = Aufgeben
resign-title = Diese Partie aufgeben?
resign-note =
    { $side ->
        [south] Süd gewinnt, egal wie es steht.
       *[north] Nord gewinnt, egal wie es steht.
    }
resign-cancel = Weiterspielen

## Another game

rematch = Revanche
rematch-accept = Revanche annehmen
rematch-withdraw = Revanche zurückziehen
rematch-by-you = Du hast eine Revanche mit vertauschten Seiten angeboten.
rematch-by-other =
    { $side ->
        [south] Süd bietet eine Revanche mit vertauschten Seiten an.
       *[north] Nord bietet eine Revanche mit vertauschten Seiten an.
    }
rematch-go = Zum neuen Tisch
new-table = Neuer Tisch

## The record

record-title = Züge
record-empty = Noch kein Zug.
record-first = Zur Anfangsstellung
record-prev = Einen Zug zurück
record-next = Einen Zug vor
record-latest = Zum letzten Zug
record-download = Partie herunterladen
record-ply =
    { $side ->
        [south] Zug { $ply }, Süd: { $house }
       *[north] Zug { $ply }, Nord: { $house }
    }
record-ply-capture = { $move }, schlägt { $seeds }
flip-board = Brett drehen
rules-label = Regeln

## When something goes wrong

connection-lost = Keine Verbindung. Neuer Versuch …
move-waiting = Keine Verbindung. Dein Zug wird gesendet, sobald sie wieder da ist.
move-overtaken = Von deinem Platz aus wurde inzwischen ein anderer Zug gemacht. Das Brett zeigt, wie die Partie steht.
move-refused = Der Zug wurde nicht angenommen. Das Brett zeigt, wie die Partie steht.
problem-no-connection = Keine Verbindung zum Server. Bitte versuche es noch einmal.
problem-unavailable = Der Server kann gerade nicht antworten. Bitte versuche es gleich noch einmal.
problem-computer-busy = Gerade warten zu viele Partien auf den Computer. Versuche es gleich noch einmal, oder spiele in deinem Browser gegen ihn: Dort wartet sonst niemand auf ihn.
problem-unknown-table = Diesen Tisch gibt es nicht.
problem-wrong-seat = Dieser Platz ist nicht deiner.
problem-no-offer = Das Angebot gilt nicht mehr.
problem-offer-declined = Die andere Seite möchte weiterspielen. Nach dem nächsten Zug kannst du es wieder anbieten.
problem-offer-stands = Die andere Seite hat gerade selbst angeboten, die Partie zu beenden.
problem-offer-withdrawn = Du hast dein Angebot zurückgezogen. Nach dem nächsten Zug kannst du es wieder anbieten.
problem-rematch-withdrawn = Du hast die Revanche zu oft zurückgezogen. Öffne stattdessen einen neuen Tisch.
problem-stale = Die Partie ist inzwischen weitergegangen. Das Brett zeigt, wie sie steht.
problem-other = Das hat nicht geklappt. Bitte versuche es noch einmal.
problem-unplayable = Spielen geht hier gerade nicht. Lade die Seite neu, um es noch einmal zu versuchen oder zu sehen, wie die Partie steht.

## What an endgame was worth, once the game is over

worth-even = Bei bestem Spiel von hier an hätten beide gleich viele der übrigen Samen gewonnen.
worth-ahead =
    { $side ->
        [south] Bei bestem Spiel von hier an hätte Süd { $seeds } mehr gewonnen als Nord.
       *[north] Bei bestem Spiel von hier an hätte Nord { $seeds } mehr gewonnen als Süd.
    }
worth-moves =
    { $side ->
        [south] Für Süd, Zug für Zug: { $moves }.
       *[north] Für Nord, Zug für Zug: { $moves }.
    }
worth-repetition = Bei einer Wiederholung bekommt jede Seite ihre Reihe; dann kann es anders ausgehen.

## The course, and the board on the home page

learn-progress = { $done } von { $count } gelöst
learn-right = Richtig!
learn-not-yet = Das ist es noch nicht. Versuch es noch einmal.
learn-go-on = Richtig! Mach weiter.
learn-found =
    { $left ->
        [0] { $house } stimmt. Du hast alle gefunden.
        [one] { $house } stimmt. Noch { $left } zu finden.
       *[other] { $house } stimmt. Noch { $left } zu finden.
    }
learn-no-capture = { $house } schlägt nichts.
learn-not-legal = { $house } darf jetzt nicht gespielt werden.

## A table that anyone can join from the home page

open-shown = Die Startseite zeigt diesen Tisch allen, solange du diese Seite offen hast.
open-hide = Auf der Startseite verbergen
open-show = Auf der Startseite zeigen
open-hidden = Die Startseite zeigt diesen Tisch nicht mehr.
