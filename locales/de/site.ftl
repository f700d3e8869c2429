### Die Seiten rund um die Tische: Start, Fußzeile, was es nicht gibt.

site-name = Oware
site-tagline = Oware über einen Link spielen, mit wem du willst
site-description = Regeln wählen, Tisch öffnen, Link schicken, spielen. Kein Konto, nichts zu installieren.
skip-to-content = Zum Inhalt springen
languages-label = Sprache
footer-note = Oware, auch als Awalé, Wari, Ayò und unter vielen anderen Namen bekannt: ein Mancala-Spiel aus Westafrika, das auf der ganzen Welt gespielt wird.

home-title = Oware per Link spielen
home-intro = Zwei Leute säen Samen reihum in zwölf Mulden und schlagen, was sie können. Wähle die Regeln, öffne einen Tisch und verschicke seinen Link: Wer ihn öffnet, kann den anderen Platz nehmen, auf jedem Handy oder Computer.

start-heading = Einen Tisch öffnen
start-rules = Regelwerk
start-side = Du spielst
start-side-south = Süd, Mulden A bis F
start-side-north = Nord, Mulden a bis f
start-side-chance = Was das Los bestimmt
start-opponent = Auf der anderen Seite
start-opponent-friend = Jemand, dem du den Link schickst
start-opponent-anyone = Wer zuerst kommt: Der Tisch steht dann auf der Startseite
start-opponent-computer = Der Computer, an einem Tisch, an dem andere zuschauen können
start-one-screen = Beide sitzen an diesem Bildschirm
start-change-rules = Regeln ändern
start-change-note = Was du nicht anrührst, bleibt wie im Regelwerk. Geänderte Regeln werden am Tisch als geändert bezeichnet.
start-as-preset = Wie im Regelwerk
start-button = Tisch öffnen
start-needs-script = Um einen Tisch zu öffnen und zu spielen, braucht es JavaScript. Auch ohne kannst du jeden Tisch und die Züge dort ansehen.

not-found-title = Unter dieser Adresse gibt es nichts
not-found-text = Vielleicht ist der Link unterwegs abgeschnitten worden. Prüfe ihn oder lass ihn dir noch einmal schicken.
unavailable-title = Gerade nicht möglich
not-found-home = Einen eigenen Tisch öffnen

table-title = { $rules } · { $site }
table-about-free =
    { $side ->
        [south] Eine Partie { $rules }. Süds Platz ist frei: Öffne den Link und spiel mit.
       *[north] Eine Partie { $rules }. Nords Platz ist frei: Öffne den Link und spiel mit.
    }
table-about-playing = Eine Partie { $rules }, Süd gegen Nord: { $south }:{ $north } nach Zug { $ply }.
table-about-ended = Eine Partie { $rules }. { $result }.
table-needs-script = Platz nehmen und spielen geht nur mit JavaScript. Diese Seite zeigt die Partie, wie sie beim Laden stand.
actions-label = Was du tun kannst

## Settings

settings-title = Einstellungen
settings-theme = Brett
settings-theme-wood = Holz
settings-theme-plain = Schlicht
settings-theme-shapes = Formen
settings-theme-note = „Schlicht“ hat den stärksten Kontrast. „Formen“ legt die Samen in Fünferreihen aus, jede Reihe mit eigener Form.
settings-speed = Samen wandern
settings-speed-slow = Langsam
settings-speed-normal = Normal
settings-speed-fast = Schnell
settings-speed-off = Gar nicht
settings-numbers = Zahlen neben den Mulden
settings-sound = Töne
settings-letters = Mit Buchstaben spielen
settings-letters-note = Die Tasten A bis F spielen die Mulden deiner Reihe.
settings-kept = Wird nur in diesem Browser gespeichert.

## Without a network, and when there is a new version

offline-title = Kein Netz
offline-text = Tische liegen auf dem Server, und der ist gerade nicht erreichbar. Dein Platz und alle bisherigen Züge sind sicher.
offline-retry = Noch einmal versuchen
update-there = Es gibt eine neue Version dieser Website.
update-now = Neu laden
update-later = Später
