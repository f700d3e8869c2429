### Regelwerke, die Einstellungen, in denen ein Tisch davon abweichen kann, und deren Werte.

preset-abapa = Abapa
preset-wari = Wari
preset-warri = Warri
preset-ashanti = Ashanti
preset-ovare = Ovare
preset-awari = Awari

preset-abapa-about = Die Turnierregeln: Ein Zug, der die ganze Reihe nähme, ist erlaubt, schlägt aber nichts.
preset-wari-about = Strenger: Ein Grand Slam ist verboten, solange es irgendeinen anderen Zug gibt.
preset-warri-about = Karibisch: Ein Grand Slam nimmt die Reihe, und dieselbe Seite zieht noch einmal.
preset-ashanti-about = Ghanaisch: Eine Mulde mit zwölf oder mehr Samen muss gespielt werden, eine Mulde bleibt immer stehen, Nord beginnt.
preset-ovare-about = So spielt man es unter Esperantisten: Geschlagen wird in beide Richtungen, und niemand gewinnt vorzeitig.
preset-awari-about = Das Spiel, das Computer gelöst haben: Wari, aber bei endlosem Spiel werden die Samen gleichmäßig geteilt.

setting-grand-slam = Grand Slam
setting-capture-run = Schlagen
setting-full-house = Volle Mulden
setting-first = Erster Zug
setting-majority = Vorzeitiger Sieg
setting-leftover = Übrige Samen
setting-repetition = Wiederholung
setting-seeds-per-house = Samen je Mulde

option-grand-slam-no-capture = ist erlaubt und schlägt nichts
option-grand-slam-forbidden-then-sweep = ist verboten, außer er ist erzwungen; dann nimmt er alles und beendet die Partie
option-grand-slam-capture-and-move-again = nimmt die Reihe; dieselbe Seite zieht noch einmal
option-grand-slam-leave-last = nimmt alles bis auf eine Mulde
option-grand-slam-forbidden-then-end = ist verboten; gibt es keinen anderen Zug, endet die Partie
option-grand-slam-opponent-takes-rest = nimmt die Reihe; die Gegenseite bekommt alle anderen Samen, und die Partie endet
option-capture-run-before = die Mulden direkt vor dem letzten Samen
option-capture-run-both = die Mulden vor und nach dem letzten Samen
option-full-house-none = dürfen warten
option-full-house = müssen ab { $seeds } Samen gespielt werden
option-first-south = Süd beginnt
option-first-north = Nord beginnt
option-majority-on = mehr als die Hälfte der Samen gewinnt sofort
option-majority-off = gespielt wird bis zum Ende
option-leftover-own-row = jede Seite nimmt die eigene Reihe
option-leftover-uncounted = zählen für niemanden
option-leftover-split = jede Seite nimmt die eigene Reihe; bei endlosem Spiel wird gleichmäßig geteilt
option-repetition-second = beendet die Partie, wenn eine Stellung zum zweiten Mal vorkommt
option-repetition-third = beendet die Partie, wenn eine Stellung zum dritten Mal vorkommt
option-repetition-never = beendet die Partie nie
option-seeds-per-house = { $seeds }

change-grand-slam-no-capture = ein Grand Slam schlägt nichts
change-grand-slam-forbidden-then-sweep = ein Grand Slam ist verboten, außer er ist erzwungen, und nimmt dann alles
change-grand-slam-capture-and-move-again = ein Grand Slam nimmt die Reihe und zieht noch einmal
change-grand-slam-leave-last = ein Grand Slam lässt eine Mulde stehen
change-grand-slam-forbidden-then-end = ein Grand Slam ist verboten, und ohne anderen Zug endet die Partie
change-grand-slam-opponent-takes-rest = ein Grand Slam nimmt die Reihe und gibt der Gegenseite den Rest
change-capture-run-before = geschlagen wird nur rückwärts
change-capture-run-both = geschlagen wird in beide Richtungen
change-full-house-none = eine volle Mulde darf warten
change-full-house = eine Mulde mit { $seeds } oder mehr Samen muss gespielt werden
change-first-south = Süd beginnt
change-first-north = Nord beginnt
change-majority-on = mehr als die Hälfte der Samen gewinnt sofort
change-majority-off = kein vorzeitiger Sieg
change-leftover-own-row = übrige Samen gehören der Seite, in deren Reihe sie liegen
change-leftover-uncounted = übrige Samen zählen für niemanden
change-leftover-split = bei endlosem Spiel werden die Samen gleichmäßig geteilt
change-repetition-second = kommt eine Stellung zum zweiten Mal vor, endet die Partie
change-repetition-third = kommt eine Stellung zum dritten Mal vor, endet die Partie
change-repetition-never = eine Wiederholung beendet die Partie nie
change-seeds-per-house =
    { $seeds ->
        [one] ein Samen je Mulde
       *[other] { $seeds } Samen je Mulde
    }
