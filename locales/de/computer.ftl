### What the page says on which one plays against the computer. See the English file for where each text stands.

computer-title = Gegen den Computer spielen
computer-description = Oware gegen den Computer, nach beliebigen Regeln und auf acht Stufen. Nach dem ersten Besuch auch ohne Netz.
computer-intro = Wähle die Regeln und wie stark der Computer sein soll. Er denkt in deinem eigenen Browser: Ist die Seite einmal geladen, braucht sie kein Netz mehr.
computer-level = Stärke des Computers
computer-needs-script = Der Computer denkt in deinem Browser und braucht dafür JavaScript.
computer-start = Partie beginnen
computer-back = Zurück zur Partie

level-name =
    { $level ->
        [1] Neuling
        [2] Anfänger
        [3] Lehrling
        [4] Gelegenheitsspieler
        [5] Geübter
        [6] Könner
        [7] Meister
       *[8] volle Stärke
    }

## While playing

computer-note =
    { $side ->
        [south] Du spielst Süd gegen den Computer: { $name } (Stufe { $level }).
       *[north] Du spielst Nord gegen den Computer: { $name } (Stufe { $level }).
    }
computer-thinking = Der Computer denkt nach …
computer-undo = Zurücknehmen
computer-undone =
    { $ply ->
        [0] Zurück zur Anfangsstellung.
       *[other] Zurück zu Zug { $ply }.
    }
computer-hint = Tipp
computer-hint-thinking = Ein guter Zug wird gesucht …
computer-new = Neue Partie
computer-again = Noch einmal, Seiten vertauscht
computer-resign-note = Der Computer gewinnt, egal wie es steht.
computer-failed = Der Computer hat aufgehört zu denken. Deine Partie ist gespeichert.
computer-retry = Noch einmal versuchen
computer-not-kept = Dieser Browser speichert nichts: Die Partie ist verloren, wenn du die Seite verlässt.

## A hint: a good move, and why it is good

hint-move = { $house } sieht am besten aus.
hint-only = { $house } ist der einzige Zug.
hint-wins = Das gewinnt die Partie.
hint-captures =
    { $seeds ->
        [one] Das schlägt { $seeds } Samen.
       *[other] Das schlägt { $seeds } Samen.
    }
hint-guards-all =
    { $seeds ->
        [one] Ein anderer Zug könnte sofort { $seeds } Samen kosten, dieser keinen.
       *[other] Ein anderer Zug könnte sofort { $seeds } Samen kosten, dieser keinen.
    }
hint-guards =
    { $seeds ->
        [one] Ein anderer Zug könnte sofort { $seeds } Samen kosten, dieser nur { $safe }.
       *[other] Ein anderer Zug könnte sofort { $seeds } Samen kosten, dieser nur { $safe }.
    }
hint-prepares =
    { $seeds ->
        [one] Nach { $reply } könnte { $next } { $seeds } Samen schlagen.
       *[other] Nach { $reply } könnte { $next } { $seeds } Samen schlagen.
    }
hint-sure-win = Das führt zum sicheren Sieg.
hint-sure-loss = Gegen bestes Spiel ist die Partie verloren.
hint-ahead =
    { $seeds ->
        [one] Am Ende dürftest du mit etwa { $seeds } Samen vorn liegen.
       *[other] Am Ende dürftest du mit etwa { $seeds } Samen vorn liegen.
    }
hint-behind =
    { $seeds ->
        [one] Am Ende dürftest du mit etwa { $seeds } Samen zurückliegen.
       *[other] Am Ende dürftest du mit etwa { $seeds } Samen zurückliegen.
    }
hint-even = Die Partie ist ungefähr ausgeglichen.

## The rules, where they were changed

rules-changed = { $name }, geändert: { $changes }
rules-changed-short = { $name }, geändert
