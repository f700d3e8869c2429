### Det sidan säger där man spelar mot datorn. Gropars bokstäver (A–F, a–f) översätts aldrig. Sidorna
### kommer in som south eller north; läsaren är ”du”.

computer-title = Spela mot datorn
computer-description = Spela oware mot datorn, med vilka regler som helst och på åtta nivåer. Efter ett första besök fungerar det också utan nätverk.
computer-intro = Välj reglerna och hur stark datorn ska vara. Den tänker i din egen webbläsare: när sidan väl har laddats behövs inget nätverk.
computer-level = Datorns styrka
computer-needs-script = Datorn tänker i din webbläsare, och behöver JavaScript för det.
computer-start = Börja spela
computer-back = Tillbaka till partiet

level-name =
    { $level ->
        [1] en förstagångsspelare
        [2] en nybörjare
        [3] en lärling
        [4] en fritidsspelare
        [5] en van spelare
        [6] en stark spelare
        [7] en mästare
       *[8] full styrka
    }

## Under spelet

computer-note =
    { $side ->
        [south] Du spelar Syd mot datorn: { $name } (nivå { $level }).
       *[north] Du spelar Nord mot datorn: { $name } (nivå { $level }).
    }
computer-thinking = Datorn tänker …
computer-undo = Ta tillbaka
computer-undone =
    { $ply ->
        [0] Tillbaka till utgångsställningen.
       *[other] Tillbaka till drag { $ply }.
    }
computer-hint = Tips
computer-hint-thinking = Letar efter ett bra drag …
computer-new = Nytt parti
computer-again = En gång till, med ombytta sidor
computer-resign-note = Datorn vinner, hur det än står.
computer-failed = Datorn slutade tänka. Ditt parti finns kvar.
computer-retry = Låt den försöka igen
computer-not-kept = Den här webbläsaren sparar ingenting: partiet går förlorat när du lämnar sidan.

## Ett tips: ett bra drag, och varför det är bra

hint-move = { $house } ser bäst ut.
hint-only = { $house } är det enda draget.
hint-wins = Det vinner partiet.
hint-captures =
    { $seeds ->
        [one] Det tar { $seeds } frö.
       *[other] Det tar { $seeds } frön.
    }
hint-guards-all =
    { $seeds ->
        [one] Ett annat drag kan kosta { $seeds } frö genast, det här inget.
       *[other] Ett annat drag kan kosta { $seeds } frön genast, det här inga.
    }
hint-guards =
    { $seeds ->
        [one] Ett annat drag kan kosta { $seeds } frö genast, det här bara { $safe }.
       *[other] Ett annat drag kan kosta { $seeds } frön genast, det här bara { $safe }.
    }
hint-prepares =
    { $seeds ->
        [one] Efter { $reply } kan { $next } ta { $seeds } frö.
       *[other] Efter { $reply } kan { $next } ta { $seeds } frön.
    }
hint-sure-win = Det leder till säker vinst.
hint-sure-loss = Mot bästa spel är partiet förlorat.
hint-ahead =
    { $seeds ->
        [one] Det bör ge dig ett försprång på ungefär { $seeds } frö.
       *[other] Det bör ge dig ett försprång på ungefär { $seeds } frön.
    }
hint-behind =
    { $seeds ->
        [one] Du lär sluta ungefär { $seeds } frö efter.
       *[other] Du lär sluta ungefär { $seeds } frön efter.
    }
hint-even = Partiet står ungefär lika.

## Reglerna, där de har ändrats

rules-changed = { $name }, ändrat: { $changes }
rules-changed-short = { $name }, ändrat
