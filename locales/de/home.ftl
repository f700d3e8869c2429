### home.ftl See the English file for where each text stands.

home-try = Probier es: Berühre eine Mulde. Hier spielst du beide Seiten.
home-reset = Von vorn
home-learn = Neu hier? Lerne es Schritt für Schritt
home-how-title = Das Spiel in drei Schritten
home-how-sow = Säen: Nimm alle Samen einer umringten Mulde und lege sie einzeln in die folgenden Mulden, gegen den Uhrzeigersinn.
home-how-capture = Schlagen: Macht der letzte Samen in einer Mulde der anderen Reihe zwei oder drei daraus, gehören sie dir, ebenso die der Mulden direkt davor, solange auch dort zwei oder drei liegen.
home-how-win = Gewinnen: Wer mehr als die Hälfte der 48 Samen hat, gewinnt.
home-friend-title = Mit Freunden spielen
home-friend = Wähle die Regeln, öffne einen Tisch und verschicke seinen Link. Wer ihn öffnet, nimmt den anderen Platz.
home-friend-go = Regeln wählen
home-anyone-title = Mit irgendwem spielen
home-anyone = Wartet schon jemand, setzt du dich dazu und spielst nach den Regeln an diesem Tisch. Sonst wartest du an einem eigenen Tisch, mit den Regeln von Abapa, und wer als Nächstes kommt, setzt sich zu dir.
home-anyone-go = Mit irgendwem spielen
home-computer-title = Gegen den Computer spielen
home-computer = Acht Stufen, alle Regelwerke. Er spielt in deinem Browser, auch ohne Netz.
home-computer-go = Gegen den Computer spielen
open-tables-title = Hier wartet gerade jemand
open-tables-none = Gerade wartet niemand.
open-table-join =
    { $side ->
        [south] { $rules }, du spielst Süd
       *[north] { $rules }, du spielst Nord
    }
recent-title = Zuletzt gewählte Regeln
