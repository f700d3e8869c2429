### Die Seiten der Regelwerke: was sie sind, Beispiele, Geschichte. Kurze, einfache Sätze.

## The way through the site (the header), the footer

nav-label = Seiten
nav-rules = Regeln
nav-learn = Lernen
nav-glossary = Wörter
nav-computer = Computer
beta = Beta
footer-version = Version { $version }, { $commit }

## All rule sets on one page

rules-title = Die Regeln von Oware
rules-description = Wie Oware gespielt wird und worin sich sechs Regelwerke unterscheiden: Abapa, Wari, Warri, Ashanti, Ovare und Awari im Vergleich.
rules-intro = Ein Brett, eine Art zu säen, sechs Regelwerke. Hier steht das Spiel in Kürze, und dann, worin sie auseinandergehen.
rules-short-heading = Das Spiel in Kürze
rules-short-board = Zwei Reihen mit je sechs Mulden, vier Samen in jeder Mulde. Süd hat die Mulden A bis F, Nord a bis f. Jede Seite hat eine Gewinnmulde für das, was sie schlägt.
rules-short-sow = Bist du am Zug, nimmst du alle Samen aus einer deiner Mulden und säst sie einzeln gegen den Uhrzeigersinn in die folgenden Mulden. Sind es zwölf oder mehr, reichen sie einmal ganz herum, und die Mulde, aus der sie kommen, wird ausgelassen.
rules-short-capture = Bringt dein letzter Samen eine Mulde der anderen Reihe auf zwei oder drei, schlägst du diese Samen. Du schlägst auch aus den Mulden direkt davor, solange jede von ihnen zwei oder drei enthält.
rules-short-feed = Ist die andere Reihe leer, musst du einen Zug spielen, der Samen in sie bringt, wenn du einen hast.
rules-short-slam = Ein Zug, der alle Samen der anderen Reihe schlagen würde, ist ein Grand Slam. Was er bewirkt, hängt vom Regelwerk ab.
rules-short-end = Die meisten Partien gewinnt, wer 25 Samen hat. Kann die Seite am Zug nicht ziehen, ist die Partie zu Ende, und meist nimmt jede Seite die Samen der eigenen Reihe.
rules-compare-heading = Im Vergleich
rules-compare-caption = Die Einstellungen der sechs Regelwerke
rules-compare-setting = Regel
rules-one-heading = Ein Zug, sechs Antworten
rules-one-intro = Süd spielt F: Samen würden in a und b fallen, und Süd könnte alles schlagen, was Nord hat. Jedes Regelwerk hat darauf seine eigene Antwort.
rules-more = Mehr zu { $name }
rules-page-title = { $name }: Regeln und Beispiele
rules-start = Tisch mit diesen Regeln öffnen
rules-computer = Nach diesen Regeln gegen den Computer spielen
rules-differs-heading = Was vom Standard abweicht
rules-standard = Standard (Abapa)
rules-same = Alles andere ist wie bei Abapa:
rules-standard-heading = Die vollständigen Regeln
rules-examples-heading = Beispiele
rules-when-heading = Wann es darauf ankommt
rules-history-heading = Geschichte und Namen
rules-others-heading = Die anderen Regelwerke
rules-all = Alle sechs im Vergleich
step-back = Zurück
step-on = Weiter
step-number = Bild { $number } von { $count }
board-in-words = { $houses }. { $south }. { $north }.
scene-quiet =
    { $moves ->
        [one] { $moves } ruhiger Zug später.
       *[other] { $moves } ruhige Züge später.
    }

## Each rule set: what it is, when it matters, where it comes from

variant-abapa-lead = Abapa wird auf den meisten Turnieren gespielt und ist hier der Standard: Die anderen fünf werden durch das beschrieben, was sie davon unterscheidet. Ein Grand Slam ist erlaubt, schlägt aber nichts.
variant-abapa-when = Immer wenn eine Seite wenig übrig hat. Ein Schlag, der vernichtend aussieht, kann sich als ruhiger Zug erweisen, weil er alles genommen hätte. Prüfe vor einem großen Schlag, ob etwas stehen bleibt.
variant-abapa-history = Oware gehört zu den Mancala-Spielen, bei denen Samen rund um ein Brett gesät werden. Es ist in Westafrika zu Hause und hat viele Namen: Oware auf Twi, Awalé in der Elfenbeinküste, Wari in Mali, Awélé auf Ga, Ayò auf Yoruba, Adji auf Ewe, Ouri oder Ouril auf den Kapverden.

variant-wari-lead = Wari verbietet den Grand Slam: Solange du irgendeinen anderen Zug hast, darfst du nicht alles schlagen, was die Gegenseite hat. Ist jeder deiner Züge ein Grand Slam, spielst du einen davon. Er nimmt die Reihe, die Partie ist zu Ende, und auch die Samen deiner eigenen Reihe gehören dir.
variant-wari-when = Selten in der Eröffnung, oft gegen Ende. Den Zug, der die andere Reihe geleert hätte, gibt es einfach nicht; wer nur noch wenige Samen hat, steht also vielleicht sicherer, als es aussieht.
variant-wari-history = In Mali heißt das Spiel Wari. Niedergeschriebene Regeln unter diesem Namen verbieten den Grand Slam oft, während Turniere ihn ohne Schlag erlauben.

variant-warri-lead = Bei Warri nimmt ein Grand Slam die ganze Reihe, und dieselbe Seite zieht gleich noch einmal. Der zweite Zug muss der anderen Seite Samen geben. Kann das kein Zug, ist die Partie zu Ende.
variant-warri-when = Eine Reihe, die sich leeren lässt, ist hier wirklich in Gefahr. Lass nicht alle deine Mulden zugleich auf Einer und Zweier schrumpfen. Und bevor du eine Reihe leerst, such den Zug, der darauf folgt.
variant-warri-history = Versklavte Menschen aus Westafrika brachten das Spiel über den Atlantik. Auf Antigua und Barbados wird es noch heute als Warri gespielt; ein Wettkampf kann dort an die Seite gehen, die zuerst sechs Partien gewinnt.

variant-ashanti-lead = So spielen die Ashanti in Ghana, wie eine tschechische Seite es beschreibt. Nord beginnt. Eine Mulde mit zwölf oder mehr Samen muss gespielt werden. Ein Schlag nimmt nie die ganze Reihe: Eine Mulde bleibt stehen. 25 Samen beenden nichts, und was auf dem Brett bleibt, zählt für niemanden.
variant-ashanti-when = Horten geht nicht, denn eine Mulde, die zwölf erreicht hat, muss als Nächstes gespielt werden, ob es dir passt oder nicht. Und Samen in deiner Reihe sind am Ende nichts wert: Nur die Gewinnmulde zählt.
variant-ashanti-history = Dieselbe Seite sagt, dass auch die Yoruba in Nigeria das Spiel spielen und dass Awele dieselben Regeln hat. Was bei einer Wiederholung geschieht, sagt sie nicht. Hier geht die Partie dann weiter, bis beide sich einigen, sie zu beenden.

variant-ovare-lead = Ovare heißt das Spiel unter Esperantisten. Geschlagen wird in beide Richtungen: Mulden mit zwei oder drei Samen direkt vor und direkt nach dem letzten Samen werden zusammen genommen. Ein Grand Slam ist verboten; bleibt nichts anderes, ist die Partie zu Ende. 25 Samen beenden die Partie nicht.
variant-ovare-when = Bei fast jedem Schlag. Sieh dir beide Nachbarn der Mulde an, in die dein letzter Samen fällt, und denk daran, dass deine eigenen Zweier und Dreier von beiden Seiten erreichbar sind.
variant-ovare-history = Die Regeln folgen einer Seite auf Esperanto. Ihr Beispiel ist ein einziger Zug, der zehn Samen nimmt, wie hier im ersten Beispiel.

variant-awari-lead = Awari ist das Spiel, wie es die Informatik kennt. Es ist Wari mit einer Änderung: Dreht sich eine Partie endlos im Kreis, werden die übrigen Samen gleichmäßig geteilt, sodass ein Ergebnis auf ½ enden kann.
variant-awari-when = Nur wenn dieselbe Stellung ein drittes Mal vorkommt. Bei Wari behielte jede Seite ihre Reihe, sodass die Seite, die dort mehr hat, von einer Wiederholung profitiert. Bei Awari tut das niemand.
variant-awari-history = 2002 haben John Romein und Henri Bal das Spiel gelöst: Ihre Computer berechneten jede Stellung, die entstehen kann. Spielen beide Seiten fehlerlos, endet es remis.

## The examples. The letters are houses on the board shown beside the text.

example-slam-title = Ein Grand Slam
example-slam-abapa = F würde alles nehmen, was Nord hat. Die Samen werden gesät, aber nichts wird geschlagen.
example-slam-wari = F würde alles nehmen, was Nord hat. Solange Süd einen anderen Zug hat, darf F nicht gespielt werden.
example-slam-warri = F nimmt alles, was Nord hat, und Süd zieht noch einmal. Der zweite Zug muss Nord Samen geben: D kann das, A nicht.
example-slam-ashanti = F nimmt die drei Samen in b, aber die in a bleiben. Eine Mulde muss stehen bleiben.
example-slam-ovare = F darf nicht gespielt werden, weil sie alles nähme, was Nord hat. D auch nicht, denn geschlagen wird in beide Richtungen. Übrig bleibt A.
example-chain-title = Drei Mulden auf einmal
example-chain = Der letzte Samen macht in c zwei. Davor enthalten b und a zwei und drei, also werden auch sie geschlagen. Mit 27 Samen hat Süd gewonnen.
example-twelve-title = Eine Mulde mit zwölf
example-twelve = Zwölf Samen reichen einmal ganz herum. Mulde F wird ausgelassen und bleibt leer, also fällt der letzte Samen in a, wo nun zwei sind.
example-feed-title = Samen geben
example-feed = Nord hat nichts zu spielen. Süd muss eine Mulde spielen, die Nords Reihe erreicht, und das tut nur E.
example-stuck-title = Wenn nichts hinreicht
example-stuck = Nord spielt den letzten Samen der Reihe. Süd erreicht Nords Mulden nicht, also ist die Partie zu Ende, und Süd nimmt, was übrig ist.
example-forced-title = Ein erzwungener Grand Slam
example-forced = Beide Züge von Süd nähmen alles, was Nord hat, also darf Süd jeden der beiden spielen. Die Partie ist zu Ende, und Süd bekommt auch die Samen der eigenen Reihe.
example-last-title = Ein Grand Slam, der die Partie beendet
example-last = Nach dem Grand Slam müsste Süd noch einmal ziehen, aber nichts erreicht Nords Reihe. Die Partie ist zu Ende, und Süd nimmt auch die eigene Reihe.
example-full-title = Eine volle Mulde
example-full = F enthält zwölf Samen. Sie muss gespielt werden, und alle anderen Mulden müssen warten.
example-ten-title = Zehn Samen in einem Zug
example-ten = Der letzte Samen macht in e drei. Davor enthalten d und c zwei und drei, danach f zwei. Alle vier werden geschlagen. Wo nur in eine Richtung geschlagen wird, bliebe f stehen, und es wären acht Samen.
example-endless-title = Spiel ohne Ende
example-endless = Niemand schlägt etwas, und dieselbe Stellung kommt ein drittes Mal vor. Drei Samen sind übrig: anderthalb für jede Seite. Bei Wari wären es zwei für Süd und einer für Nord, und die Partie endete remis.
