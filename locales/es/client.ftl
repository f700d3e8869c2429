### Lo que dice la página de una mesa: en el navegador, y desde el servidor antes de que haya scripts.
### Las letras de los hoyos (A–F, a–f) no se traducen nunca. Los lados llegan como south y north.

side-name =
    { $side ->
        [south] Sur
       *[north] Norte
    }

## The board

board-label = Tablero
house-label =
    { $seeds ->
        [0] { $house }, vacío
        [one] { $house }, { $seeds } semilla
       *[other] { $house }, { $seeds } semillas
    }
house-playable = { $label }, se puede jugar
store-label =
    { $side ->
        [south] Depósito de Sur: { $seeds }
       *[north] Depósito de Norte: { $seeds }
    }

account-title = El tablero en palabras
account-row =
    { $side ->
        [south] Hoyos de Sur: { $houses }.
       *[north] Hoyos de Norte: { $houses }.
    }
account-captures = { $house } captura { $seeds }
account-moves = Jugadas posibles: { $moves }.

## Whose turn it is

status-your-move = Te toca
status-to-move =
    { $side ->
        [south] Juega Sur
       *[north] Juega Norte
    }
status-again =
    { $side ->
        [south] Sur vuelve a jugar
       *[north] Norte vuelve a jugar
    }
status-your-move-again = Te toca otra vez
status-waiting = Esperando a la otra persona
status-seat-free =
    { $side ->
        [south] El puesto de Sur está libre
       *[north] El puesto de Norte está libre
    }
status-stepping =
    { $ply ->
        [0] La posición inicial
       *[other] Tras la jugada { $ply } de { $count }
    }
status-now = Ahora: { $state }
title-your-move = Te toca · { $title }

## How it ended

result-won =
    { $side ->
        [south] Gana Sur por { $more } a { $fewer }
       *[north] Gana Norte por { $more } a { $fewer }
    }
result-won-by-resignation =
    { $side ->
        [south] Gana Sur
       *[north] Gana Norte
    }
result-draw = Empate, { $more } a { $fewer }
result-you-won = Ganas por { $more } a { $fewer }
result-you-lost = Pierdes por { $fewer } a { $more }
result-you-won-by-resignation = Ganas
result-you-lost-by-resignation = Pierdes

reason-majority =
    { $side ->
        [south] Sur capturó más de la mitad de las semillas.
       *[north] Norte capturó más de la mitad de las semillas.
    }
reason-no-move-empty-row =
    { $side ->
        [south] La fila de Sur está vacía, así que Sur no puede jugar.
       *[north] La fila de Norte está vacía, así que Norte no puede jugar.
    }
reason-no-move-cannot-feed =
    { $side ->
        [south] La fila de Norte está vacía y ninguna jugada de Sur llega hasta ella.
       *[north] La fila de Sur está vacía y ninguna jugada de Norte llega hasta ella.
    }
reason-no-move-only-slams =
    { $side ->
        [south] Todas las jugadas de Sur serían un grand slam, y estas reglas lo prohíben.
       *[north] Todas las jugadas de Norte serían un grand slam, y estas reglas lo prohíben.
    }
reason-grand-slam = Un grand slam puso fin a la partida.
reason-repetition =
    { $times ->
        [2] La misma posición se dio por segunda vez.
       *[other] La misma posición se dio por tercera vez.
    }
reason-agreement = Ambos lados acordaron terminar la partida.
reason-resignation =
    { $side ->
        [south] Sur se rindió.
       *[north] Norte se rindió.
    }

leftover-nothing = No quedaron semillas en el tablero.
leftover-on-board =
    { $seeds ->
        [one] Queda { $seeds } semilla en el tablero y no cuenta para nadie.
       *[other] Quedan { $seeds } semillas en el tablero y no cuentan para nadie.
    }
leftover-own-row = Cada lado se llevó las semillas que quedaban en su fila: Sur { $south }, Norte { $north }.
leftover-uncounted =
    { $seeds ->
        [one] Según estas reglas, la semilla restante no cuenta para nadie.
       *[other] Según estas reglas, las { $seeds } semillas restantes no cuentan para nadie.
    }
leftover-split = Las semillas restantes se repartieron a partes iguales: { $seeds } para cada lado.
leftover-mover-sweeps =
    { $side ->
        [south] Sur se llevó también lo que quedaba en su fila: { $seeds }.
       *[north] Norte se llevó también lo que quedaba en su fila: { $seeds }.
    }
leftover-opponent-takes =
    { $side ->
        [south] Sur recibió todo lo que quedaba en el tablero: { $seeds }.
       *[north] Norte recibió todo lo que quedaba en el tablero: { $seeds }.
    }

## A move, looked at and made

preview-move = { $house } acaba en { $last }.
preview-capture =
    { $seeds ->
        [one] { $house } acaba en { $last } y captura { $seeds } semilla de { $houses }.
       *[other] { $house } acaba en { $last } y captura { $seeds } semillas de { $houses }.
    }
preview-slam-nothing = { $house } acaba en { $last }: un grand slam, que no captura nada.
preview-ends-game = Con eso termina la partida.
told-move =
    { $side ->
        [south] Sur juega { $house }, última semilla en { $last }.
       *[north] Norte juega { $house }, última semilla en { $last }.
    }
told-capture =
    { $seeds ->
        [one] Captura { $seeds } semilla de { $houses }.
       *[other] Captura { $seeds } semillas de { $houses }.
    }
told-slam = Un grand slam.
told-slam-nothing = Un grand slam, que no captura nada.
told-stores = Sur tiene { $south }, Norte { $north }.

## Why a house can’t be played

refusal-empty-house = { $house } está vacío.
refusal-wrong-side =
    { $side ->
        [south] { $house } es de Sur.
       *[north] { $house } es de Norte.
    }
refusal-must-feed =
    { $side ->
        [south] { $house } dejaría la fila de Sur sin semillas. Jugadas posibles: { $legal }.
       *[north] { $house } dejaría la fila de Norte sin semillas. Jugadas posibles: { $legal }.
    }
refusal-grand-slam =
    { $side ->
        [south] { $house } capturaría todas las semillas de la fila de Sur: un grand slam. Jugadas posibles: { $legal }.
       *[north] { $house } capturaría todas las semillas de la fila de Norte: un grand slam. Jugadas posibles: { $legal }.
    }
refusal-full-house = Antes que { $house } hay que jugar un hoyo lleno. Jugadas posibles: { $legal }.
refusal-game-over = La partida ha terminado.
refusal-not-started = La partida empezará cuando los dos puestos estén ocupados.
refusal-not-your-turn =
    { $side ->
        [south] Es el turno de Sur.
       *[north] Es el turno de Norte.
    }
refusal-watching = Estás mirando esta partida.
refusal-stepping = Esta es una posición anterior. Ve a la última para jugar.

## Seats and the link

seat-yours =
    { $side ->
        [south] Juegas como Sur, hoyos del A al F.
       *[north] Juegas como Norte, hoyos del a al f.
    }
seat-against-computer = Tu rival es el ordenador, nivel { $level }.
seat-computer =
    { $side ->
        [south] El ordenador juega como Sur, nivel { $level }.
       *[north] El ordenador juega como Norte, nivel { $level }.
    }
seat-both = Juegas por los dos lados en esta pantalla.
seat-watching = Los dos puestos están ocupados. Estás mirando.
seat-lost-race = Alguien ocupó el puesto justo antes que tú. Puedes mirar la partida.
seat-bad-link = Este enlace no da acceso a ningún puesto de esta mesa. Puedes mirar la partida.
seat-join =
    { $side ->
        [south] Jugar como Sur
       *[north] Jugar como Norte
    }
seat-send-link = Envía este enlace a la otra persona. La partida empezará cuando se una.
share-label = Enlace a esta mesa
share-copy = Copiar enlace
share-copied = Copiado
share-failed = Este navegador no permite que la página copie. El enlace está seleccionado: cópialo tú.
share-system = Compartir
share-text = ¿Jugamos al oware?
my-seat = Mi puesto
my-seat-title = Tu puesto en otro dispositivo
my-seat-note = Abre este enlace en otro dispositivo para seguir jugando allí. Quien lo tenga puede jugar por ti, así que no lo compartas.
my-seat-label = Enlace a tu puesto
my-seat-code = Código QR con el enlace a tu puesto
my-seat-not-kept = Este navegador no guarda nada cuando sales. Guarda este enlace o perderás el puesto.
dialog-close = Cerrar

## Ending a game before its end

offer-end = Proponer terminar
offer-end-now = Terminar la partida
offer-by-you = Has propuesto terminar la partida.
offer-by-other =
    { $side ->
        [south] Sur propone terminar la partida ahora.
       *[north] Norte propone terminar la partida ahora.
    }
offer-leftover-own-row = Cada lado se llevará entonces las semillas de su fila.
offer-leftover-uncounted = Las semillas que queden en el tablero no contarán entonces para nadie.
offer-now-title = ¿Terminar la partida ahora?
offer-accept = Aceptar
offer-decline = Seguir jugando
offer-withdraw = Retirar
offer-declined =
    { $side ->
        [south] Sur quiere seguir jugando.
       *[north] Norte quiere seguir jugando.
    }
offer-withdrawn =
    { $side ->
        [south] Sur ha retirado la propuesta de terminar la partida.
       *[north] Norte ha retirado la propuesta de terminar la partida.
    }
resign = Rendirse
resign-title = ¿Te rindes?
resign-note =
    { $side ->
        [south] Gana Sur, vaya como vaya el marcador.
       *[north] Gana Norte, vaya como vaya el marcador.
    }
resign-cancel = Seguir jugando

## Another game

rematch = Revancha
rematch-accept = Aceptar la revancha
rematch-withdraw = Retirar la revancha
rematch-by-you = Has propuesto una revancha cambiando de lado.
rematch-by-other =
    { $side ->
        [south] Sur propone una revancha cambiando de lado.
       *[north] Norte propone una revancha cambiando de lado.
    }
rematch-go = Ir a la nueva mesa
new-table = Abrir otra mesa

## The record

record-title = Jugadas
record-empty = Aún no hay jugadas.
record-first = Ir al principio
record-prev = Una jugada atrás
record-next = Una jugada adelante
record-latest = Ir a la última jugada
record-download = Descargar la partida
record-ply =
    { $side ->
        [south] Jugada { $ply }, Sur: { $house }
       *[north] Jugada { $ply }, Norte: { $house }
    }
record-ply-capture = { $move }, captura { $seeds }
flip-board = Girar el tablero
rules-label = Reglas

## When something goes wrong

connection-lost = Sin conexión. Reintentando…
move-waiting = Sin conexión. Tu jugada se enviará en cuanto la haya.
move-overtaken = Mientras tanto se hizo otra jugada desde tu puesto. El tablero muestra cómo está la partida.
move-refused = Esa jugada no se ha aceptado. El tablero muestra cómo está la partida.
problem-no-connection = No hay conexión con el servidor. Inténtalo de nuevo.
problem-unavailable = El servidor no puede responder ahora mismo. Inténtalo de nuevo en un momento.
problem-computer-busy = Ahora mismo hay demasiadas partidas esperando al ordenador. Inténtalo de nuevo en un momento, o juega contra él en tu navegador: allí nadie más lo espera.
problem-unknown-table = Esa mesa no existe.
problem-wrong-seat = Este puesto no es tuyo.
problem-no-offer = La propuesta ya no sigue en pie.
problem-offer-declined = La otra persona quiere seguir jugando. Podrás volver a proponerlo después de la próxima jugada.
problem-offer-stands = La otra persona acaba de proponer terminar la partida.
problem-offer-withdrawn = Has retirado tu propuesta. Podrás volver a hacerla después de la próxima jugada.
problem-rematch-withdrawn = Has retirado la revancha demasiadas veces. Mejor abre otra mesa.
problem-stale = La partida ha seguido mientras tanto. El tablero muestra cómo está.
problem-other = No ha funcionado. Inténtalo de nuevo.
problem-unplayable = Ahora mismo no se puede jugar aquí. Recarga la página para intentarlo otra vez o para ver cómo está la partida.

## What an endgame was worth, once the game is over

worth-even = Con el mejor juego desde aquí, ambos lados habrían ganado todavía el mismo número de semillas.
worth-ahead =
    { $side ->
        [south] Con el mejor juego desde aquí, Sur habría ganado { $seeds } más que Norte.
       *[north] Con el mejor juego desde aquí, Norte habría ganado { $seeds } más que Sur.
    }
worth-moves =
    { $side ->
        [south] Para Sur, jugada a jugada: { $moves }.
       *[north] Para Norte, jugada a jugada: { $moves }.
    }
worth-repetition = En caso de repetición, las semillas se reparten por filas y el resultado puede ser otro.

## The course, and the board on the home page

learn-progress = { $done } de { $count } resueltos
learn-right = ¡Bien!
learn-not-yet = Todavía no. Inténtalo otra vez.
learn-go-on = ¡Bien! Sigue.
learn-found =
    { $left ->
        [0] { $house } es correcto. Los has encontrado todos.
        [one] { $house } es correcto. Falta { $left } por encontrar.
       *[other] { $house } es correcto. Faltan { $left } por encontrar.
    }
learn-no-capture = { $house } no captura nada.
learn-not-legal = { $house } no se puede jugar ahora.

## A table that anyone can join from the home page

open-shown = La página de inicio muestra esta mesa a cualquiera mientras tengas abierta esta página.
open-hide = Ocultar en la página de inicio
open-show = Mostrar en la página de inicio
open-hidden = La página de inicio ya no muestra esta mesa.
