### What the page says on which one plays against the computer. See the English file for where each text stands.

computer-title = Ludi kontraŭ la komputilo
computer-description = Ludu Oware kontraŭ la komputilo, laŭ iuj ajn reguloj kaj je ok niveloj. Post unu vizito ĝi funkcias ankaŭ sen reto.
computer-intro = Elektu la regulojn kaj kiom forta estu la komputilo. Ĝi pensas en via propra retumilo: post kiam la paĝo ŝargiĝis, reto ne necesas.
computer-level = Forto de la komputilo
computer-needs-script = La komputilo pensas en via retumilo kaj bezonas JavaScript por tio.
computer-start = Komenci la partion
computer-back = Reen al la partio

level-name =
    { $level ->
        [1] unuafojulo
        [2] komencanto
        [3] lernanto
        [4] okaza ludanto
        [5] sperta ludanto
        [6] forta ludanto
        [7] majstro
       *[8] plena forto
    }

## While playing

computer-note =
    { $side ->
        [south] Vi ludas kiel Sudo kontraŭ la komputilo: { $name } (nivelo { $level }).
       *[north] Vi ludas kiel Nordo kontraŭ la komputilo: { $name } (nivelo { $level }).
    }
computer-thinking = La komputilo pensas…
computer-undo = Malfari
computer-undone =
    { $ply ->
        [0] Reen al la komenca pozicio.
       *[other] Reen al la { $ply }-a movo.
    }
computer-hint = Konsilo
computer-hint-thinking = Serĉado de bona movo…
computer-new = Nova partio
computer-again = Denove, kun interŝanĝitaj flankoj
computer-resign-note = La komputilo venkas, kia ajn estas la poentaro.
computer-failed = La komputilo ĉesis pensi. Via partio estas konservita.
computer-retry = Reprovi
computer-not-kept = Ĉi tiu retumilo konservas nenion: la partio perdiĝos, kiam vi forlasos ĉi tiun paĝon.

## A hint: a good move, and why it is good

hint-move = { $house } ŝajnas plej bona.
hint-only = { $house } estas la sola movo.
hint-wins = Ĝi gajnas la partion.
hint-captures =
    { $seeds ->
        [one] Ĝi kaptas { $seeds } semon.
       *[other] Ĝi kaptas { $seeds } semojn.
    }
hint-guards-all =
    { $seeds ->
        [one] Alia movo povus tuj perdi { $seeds } semon, ĉi tiu neniun.
       *[other] Alia movo povus tuj perdi { $seeds } semojn, ĉi tiu neniun.
    }
hint-guards =
    { $seeds ->
        [one] Alia movo povus tuj perdi { $seeds } semon, ĉi tiu nur { $safe }.
       *[other] Alia movo povus tuj perdi { $seeds } semojn, ĉi tiu nur { $safe }.
    }
hint-prepares =
    { $seeds ->
        [one] Post { $reply }, { $next } povus kapti { $seeds } semon.
       *[other] Post { $reply }, { $next } povus kapti { $seeds } semojn.
    }
hint-sure-win = Ĝi kondukas al certa venko.
hint-sure-loss = Kontraŭ plej bona ludo la partio estas perdita.
hint-ahead =
    { $seeds ->
        [one] Vi verŝajne finos kun avantaĝo de ĉirkaŭ { $seeds } semo.
       *[other] Vi verŝajne finos kun avantaĝo de ĉirkaŭ { $seeds } semoj.
    }
hint-behind =
    { $seeds ->
        [one] Vi verŝajne finos kun malavantaĝo de ĉirkaŭ { $seeds } semo.
       *[other] Vi verŝajne finos kun malavantaĝo de ĉirkaŭ { $seeds } semoj.
    }
hint-even = La partio estas proksimume egala.

## The rules, where they were changed

rules-changed = { $name }, ŝanĝita: { $changes }
rules-changed-short = { $name }, ŝanĝita
