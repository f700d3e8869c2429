### What the page says on which one plays against the computer. See the English file for where each text stands.

computer-title = Jugar contra el ordenador
computer-description = Juega al oware contra el ordenador, con cualquier reglamento y en ocho niveles. Tras una primera visita, también funciona sin red.
computer-intro = Elige las reglas y la fuerza del ordenador. Piensa en tu propio navegador: una vez cargada la página, no hace falta red.
computer-level = Fuerza del ordenador
computer-needs-script = El ordenador piensa en tu navegador y para eso necesita JavaScript.
computer-start = Empezar la partida
computer-back = Volver a la partida

level-name =
    { $level ->
        [1] un novato
        [2] un principiante
        [3] un aprendiz
        [4] un jugador ocasional
        [5] un jugador con práctica
        [6] un jugador fuerte
        [7] un maestro
       *[8] la máxima potencia
    }

## While playing

computer-note =
    { $side ->
        [south] Juegas como Sur contra el ordenador: { $name } (nivel { $level }).
       *[north] Juegas como Norte contra el ordenador: { $name } (nivel { $level }).
    }
computer-thinking = El ordenador está pensando…
computer-undo = Deshacer
computer-undone =
    { $ply ->
        [0] De vuelta a la posición inicial.
       *[other] De vuelta a la jugada { $ply }.
    }
computer-hint = Pista
computer-hint-thinking = Buscando una buena jugada…
computer-new = Nueva partida
computer-again = Otra, cambiando de lado
computer-resign-note = Gana el ordenador, vaya como vaya el marcador.
computer-failed = El ordenador ha dejado de pensar. Tu partida está guardada.
computer-retry = Que lo intente otra vez
computer-not-kept = Este navegador no guarda nada: la partida se pierde cuando sales de esta página.

## A hint: a good move, and why it is good

hint-move = { $house } parece lo mejor.
hint-only = { $house } es la única jugada.
hint-wins = Con ella ganas la partida.
hint-captures =
    { $seeds ->
        [one] Captura { $seeds } semilla.
       *[other] Captura { $seeds } semillas.
    }
hint-guards-all =
    { $seeds ->
        [one] Otra jugada podría costarte { $seeds } semilla enseguida; esta, ninguna.
       *[other] Otra jugada podría costarte { $seeds } semillas enseguida; esta, ninguna.
    }
hint-guards =
    { $seeds ->
        [one] Otra jugada podría costarte { $seeds } semilla enseguida; esta, solo { $safe }.
       *[other] Otra jugada podría costarte { $seeds } semillas enseguida; esta, solo { $safe }.
    }
hint-prepares =
    { $seeds ->
        [one] Tras { $reply }, { $next } podría capturar { $seeds } semilla.
       *[other] Tras { $reply }, { $next } podría capturar { $seeds } semillas.
    }
hint-sure-win = Lleva a una victoria segura.
hint-sure-loss = Contra el mejor juego, la partida está perdida.
hint-ahead =
    { $seeds ->
        [one] Deberías acabar con { $seeds } semilla de ventaja, más o menos.
       *[other] Deberías acabar con unas { $seeds } semillas de ventaja.
    }
hint-behind =
    { $seeds ->
        [one] Es probable que acabes con { $seeds } semilla menos, más o menos.
       *[other] Es probable que acabes con unas { $seeds } semillas menos.
    }
hint-even = La partida está más o menos igualada.

## The rules, where they were changed

rules-changed = { $name }, modificado: { $changes }
rules-changed-short = { $name }, modificado
