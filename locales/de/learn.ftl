### The course: sections and tasks. See the English file for where each text stands.

learn-title = Oware lernen
learn-description = Oware lernen, von der ersten Saat bis zum Endspiel: kurze Aufgaben auf einem Brett, das die Regeln kennt.
learn-intro = Kurze Aufgaben direkt am Brett. Du spielst immer Süd, die Mulden A bis F. Keine Anmeldung: Dein Fortschritt bleibt in diesem Browser.
learn-tasks = Aufgaben
learn-done = gelöst
learn-hint = Tipp
learn-again = Aufgabe von vorn beginnen
learn-next = Nächste Aufgabe
learn-answer = Tipp und Lösung
learn-needs-script = Um die Aufgaben zu spielen, braucht es JavaScript. Lesen kannst du sie auch so.
learn-finished = Das war die letzte Aufgabe. Spiel nun eine Partie: mit anderen oder gegen den Computer.
learn-rules-here = Nach den Regeln von { $name }.

## Sections: heading, and what they are about

learn-sow-title = Säen
learn-sow-about = Ein Zug leert eine deiner Mulden. Ihre Samen fallen einzeln, gegen den Uhrzeigersinn, in die Mulden, die folgen.
learn-lap-title = Ganz herum
learn-lap-about = Zwölf oder mehr Samen reichen um das ganze Brett. Die Mulde, aus der sie kommen, erhält keinen.
learn-capture-title = Schlagen
learn-capture-about = Bringt dein letzter Samen eine von Nords Mulden auf zwei oder drei, schlägst du sie. Eigene Mulden werden nie geschlagen.
learn-chain-title = Mehrere Schläge hintereinander
learn-chain-about = Ein Schlag setzt sich rückwärts fort: Solange auch die Mulde davor, in Nords Reihe, zwei oder drei enthält, wird auch sie geschlagen.
learn-feed-title = Samen geben
learn-feed-about = Niemand soll ohne Samen bleiben, wenn es sich vermeiden lässt. Ist Nords Reihe leer, musst du eine Mulde spielen, die sie erreicht.
learn-slam-title = Der Grand Slam
learn-slam-about = Ein Zug, der alles in der anderen Reihe schlagen würde, ist ein Grand Slam. Jedes Regelwerk hat darauf seine eigene Antwort.
learn-end-title = Wie eine Partie endet
learn-end-about = Mehr als die Hälfte der Samen gewinnt. Sonst endet eine Partie, wenn eine Seite nicht ziehen kann, wenn eine Stellung immer wiederkehrt oder wenn beide sich einigen; dann nimmt meist jede Seite ihre eigene Reihe.
learn-ahead-title = Vorausdenken
learn-ahead-about = Ein Schlag jetzt ist nicht immer der beste Zug. Frag dich, was Nord als Nächstes spielt und was du danach spielen kannst. Die Antworten hier sind durch Endspieltabellen bewiesen.
learn-defend-title = Verteidigen
learn-defend-about = Zähl jede von Nords Mulden aus: Wohin fällt ihr letzter Samen? Eine deiner Mulden, die dort liegt und einen oder zwei Samen enthält, ist in Gefahr.
learn-hoard-title = Die große Mulde
learn-hoard-about = Eine Mulde mit zwölf oder mehr heißt oft Kroo. Sie legt einen zweiten Samen in eben gefüllte Mulden und kann eine ganze Folge schlagen.
learn-tempo-title = Das Endspiel
learn-tempo-about = Sind nur noch wenige Samen da, entscheidet, wer einen ruhigen Zug übrig hat. Was hier jeder Zug wert ist, ist genau bekannt.

## Sowing

task-first-title = Dein erster Zug
task-first-ask = Spiel irgendeine deiner Mulden: A bis F.
task-first-hint = Wähle eine der Mulden von A bis F.
task-first-why = Die Mulde ist jetzt leer, und jede der nächsten vier Mulden hat einen Samen mehr.
task-aim-title = Zielen
task-aim-ask = Spiel die Mulde, deren letzter Samen in a fällt, Nords erste Mulde.
task-aim-hint = Jede Mulde enthält vier Samen. Zähl von a vier Mulden zurück.
task-aim-why = C hat vier Samen: D, E, F und dann a. Zu wissen, wo eine Saat endet, ist das halbe Spiel.
task-far-title = Ein weiterer Weg
task-far-ask = Spiel die Mulde, deren letzter Samen in e fällt.
task-far-hint = Nach F kommt a, dann b, c, d und e. Versuch eine Mulde mit vielen Samen.
task-far-why = E enthält sechs Samen und endet sechs Mulden weiter, in e.

## All the way round

task-round-title = Zwölf Samen
task-round-ask = F enthält zwölf Samen. Spiel sie und sieh, wohin der letzte fällt.
task-round-hint = Spiel F.
task-round-why = Elf Samen gingen in die elf anderen Mulden. F wurde ausgelassen, also fiel der zwölfte in a, als zweiter Samen für diese Mulde.
task-twice-title = Dreizehn Samen
task-twice-ask = Spiel die Mulde, deren letzter Samen in D fällt.
task-twice-hint = Elf Samen reichen einmal herum und lassen die eigene Mulde aus. Danach sind noch zwei übrig.
task-twice-why = Nach elf Samen hat jede andere Mulde einen mehr. Die letzten zwei fallen in C und D.

## Capturing

task-two-title = Zwei Samen
task-two-ask = Schlag zwei Samen.
task-two-hint = Such eine von Nords Mulden mit einem Samen und eine deiner Mulden, die dort endet.
task-two-why = Dein letzter Samen machte in b zwei. Sie gehören dir.
task-three-title = Drei Samen
task-three-ask = Zwei deiner Mulden können schlagen. Spiel die, die drei Samen nimmt.
task-three-hint = Der letzte Samen muss in eine von Nords Mulden fallen, die zwei enthält.
task-three-why = B endete in b und machte dort drei. Der andere Schlag hätte nur zwei gebracht.
task-all-title = Alle Schläge
task-all-ask = Finde alle Mulden, die jetzt etwas schlagen. Wähle sie nacheinander; gesät wird nichts.
task-all-hint = Es sind drei. Ein letzter Samen in der eigenen Reihe schlägt nie.
task-all-why = D, E und F schlagen. B würde drei machen, aber in deiner eigenen Reihe, wo nichts geschlagen wird.

## Captures in a row

task-chain-title = Vier Mulden
task-chain-ask = Schlag zehn Samen mit einem Zug.
task-chain-hint = Such eine Saat, die Zweier und Dreier nebeneinander hinterlässt und auf dem letzten davon endet.
task-chain-why = Der letzte Samen fiel in d. Alle vier Mulden bis dorthin enthielten zwei oder drei, also wurden alle geschlagen.
task-broken-title = Eine unterbrochene Folge
task-broken-ask = Drei Mulden können schlagen. Spiel die, die am meisten nimmt.
task-broken-hint = Zähl vom letzten Samen rückwärts und halt bei der ersten Mulde an, die weder zwei noch drei enthält.
task-broken-why = Fünf Samen in zwei Mulden. Eine Folge endet, wo eine Mulde einen Samen oder mehr als drei enthält.

## Giving seeds

task-feed-title = Wer erreicht Nord?
task-feed-ask = Nords Reihe ist leer. Finde alle Mulden, die du spielen darfst. Wähle sie nacheinander; gesät wird nichts.
task-feed-hint = Nur eine Saat, die über F hinausgeht, gibt Nord einen Samen.
task-feed-why = B, E und F erreichen Nords Reihe. Die anderen dürfen jetzt nicht gespielt werden.

## The grand slam

task-slam-title = Bei Abapa
task-slam-ask = F würde alles schlagen, was Nord hat. Bei Abapa schlüge sie deshalb nichts. Spiel den Zug, der wirklich schlägt.
task-slam-hint = Lass etwas in der Reihe: Eine andere Mulde kann zwei Samen nehmen.
task-slam-why = D nahm zwei aus a, und b blieb. Hier ist ein kleinerer Schlag mehr wert als ein Grand Slam.
task-forbidden-title = Bei Wari
task-forbidden-ask = Dieselbe Stellung bei Wari. Finde alle Mulden, die du spielen darfst.
task-forbidden-hint = Bei Wari ist ein Grand Slam verboten, solange es einen anderen Zug gibt.
task-forbidden-why = A und D. F wäre ein Grand Slam und darf deshalb nicht gespielt werden.
task-again-title = Bei Warri
task-again-ask = Dieselbe Stellung bei Warri. Spiel den Grand Slam und dann den Zug, der darauf folgen muss.
task-again-hint = F nimmt alles. Danach ziehst du noch einmal, und Nord muss einen Samen bekommen.
task-again-why = Fünf Samen, und dann gab D Nord einen neuen. A hätte nichts gegeben und durfte nicht gespielt werden.
task-spared-title = Nach den Regeln der Ashanti
task-spared-ask = Dieselbe Stellung nach den Ashanti-Regeln. Nimm so viele Samen, wie du kannst.
task-spared-hint = Dort ist ein Schlag der ganzen Reihe erlaubt, aber eine Mulde davon bleibt stehen.
task-spared-why = F nahm die drei in b. Die zwei in a blieben, als letzte Mulde der Folge.
task-both-title = Beide Richtungen bei Ovare
task-both-ask = Bei Ovare wird in beide Richtungen geschlagen. Nimm zehn Samen mit einem Zug.
task-both-hint = Der letzte Samen soll zwischen Mulden fallen, die zwei oder drei enthalten.
task-both-why = E endete in e. Auf der einen Seite wurden d und c geschlagen, auf der anderen f.

## How a game ends

task-majority-title = Der Samen, der gewinnt
task-majority-ask = Du hast 22 Samen, und 25 gewinnen die Partie. Gewinne sie jetzt.
task-majority-hint = Zwei Samen reichen nicht. Such drei.
task-majority-why = Mit drei Samen wurden es 25, mehr als die Hälfte. Was auf dem Brett bleibt, spielt keine Rolle mehr.
task-sweep-title = Alles oder nichts
task-sweep-ask = Du spielst Wari, und jeder deiner Züge ist ein Grand Slam. Spiel einen und beende die Partie.
task-sweep-hint = Bleibt nichts anderes, darf ein Grand Slam gespielt werden.
task-sweep-why = Der Grand Slam nahm alle Samen von Nord, und deine eigene Reihe bekamst du dazu.
task-repeat-title = Noch einmal
task-repeat-ask = Einer deiner Züge führt zu einer Stellung, die schon zweimal da war. Du führst: Lass sie zum dritten Mal kommen und gewinne.
task-repeat-hint = Du kannst zwei Mulden spielen. Eine davon hast du hier in der letzten Runde gespielt.
task-repeat-why = Das dritte Mal beendete die Partie. Jede Seite nahm ihre Reihe, und 25 zu 23 reichte.

## Thinking ahead

task-greed-title = Nimm nicht alles
task-greed-ask = F könnte zwei Samen schlagen. Finde den Zug, der mehr bringt.
task-greed-hint = Nords f zielt auf eine deiner Mulden. Auf welche?
task-greed-why = Nach A kann Nord nichts schlagen. Nords Samen müssen einer nach dem anderen zu dir herüber: Bei bestem Spiel bekommst du alle sieben. Wer sofort zwei nimmt, überlässt Nord die anderen fünf.
task-fork-title = Zwei Drohungen
task-fork-ask = Finde den Zug, der mit zwei Schlägen zugleich droht. Dann führ den aus, den Nord nicht verhindern kann.
task-fork-hint = Eine Mulde kann E und F zugleich auffüllen.
task-fork-why = E zielte auf a, F auf c. Nord konnte nur eine davon retten.
task-which-title = Welche von beiden?
task-which-ask = E und F können beide dieselben zwei Samen schlagen. Welche ist besser?
task-which-hint = Frag dich, was du im nächsten Zug schlagen kannst.
task-which-why = E, denn dann hat F zwei Samen und zielt auf b. Hätte F geschlagen, käme nichts mehr nach.

## Defending

task-run-title = Ausweichen
task-run-ask = Nords e zielt auf eine deiner Mulden. Rette ihre Samen.
task-run-hint = Zwei Samen aus e enden in A.
task-run-why = A ist ausgewichen. Jetzt schlägt e nichts, und bei bestem Spiel gehören alle neun Samen dir.
task-gap-title = Die Folge unterbrechen
task-gap-ask = Nords f würde mit einem Zug zwei deiner Mulden schlagen. Verhindere es.
task-gap-hint = Leere die Mulde, in die Nords letzter Samen fiele.
task-gap-why = Ist B leer, macht der letzte Samen von f dort nur einen, und nichts wird geschlagen. Mit A wäre B trotzdem verloren gewesen.

## The big house

task-kroo-title = Lass sie los
task-kroo-ask = D enthält sechzehn Samen. Schlag sieben mit einem Zug.
task-kroo-hint = Die erste Runde gibt jeder von Nords Mulden einen Samen mehr. Was tut der zweite?
task-kroo-why = a, b und c bekamen je zwei Samen aus derselben Mulde. Der letzte fiel in c, und alle drei wurden geschlagen.
task-full-title = Kein Warten
task-full-ask = Nach den Ashanti-Regeln muss eine Mulde mit zwölf oder mehr gespielt werden. Finde alle Mulden, die du spielen darfst.
task-full-hint = Es kann mehr als eine volle Mulde geben.
task-full-why = A und E sind voll, und jede von beiden darf gespielt werden. Nach diesen Regeln kann niemand lange mit einer großen Mulde warten.

## The endgame

task-wait-title = Ein Zug übrig
task-wait-ask = Nord hat einen einzigen Samen und muss ihn ziehen. Warte mit einem ruhigen Zug, dann schlag.
task-wait-hint = Lass E und F, wie sie sind.
task-wait-why = Nord musste von a nach b, genau dorthin, wo der letzte Samen von E fällt. C war der Zug, den du übrig hattest.
task-starve-title = Nichts zu geben
task-starve-ask = Nord kann nur f spielen. Finde den Zug, nach dem alle Samen dir gehören werden.
task-starve-hint = f legt seine zwei Samen in A und B. Was darf dann nicht in B liegen?
task-starve-why = f bringt seine letzten zwei Samen nach A und B und schlägt nichts. Nords Reihe ist dann leer, keine deiner Mulden erreicht sie, und die Partie endet: Du nimmst alle sechs.
task-last-title = Ein Zug ist richtig
task-last-ask = Sechs Samen und drei Züge. Einer gewinnt alle sechs, jeder andere verliert alle sechs. Welcher?
task-last-hint = Welcher Samen kann weiterrücken und doch außer Nords Reichweite bleiben?
task-last-why = Endspieltabellen beweisen es. Sofort geschlagen wird nichts: Es zählt, wer zuerst in Reichweite kommen muss.
