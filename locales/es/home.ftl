### La página de inicio: un tablero para probar y los caminos hacia una partida.

home-try = Adelante, toca un hoyo: aquí juegas por los dos lados.
home-reset = Empezar de nuevo
home-learn = Aprende paso a paso
home-how-title = El juego en tres pasos
home-how-sow = Sembrar: toma todas las semillas de un hoyo con anillo y déjalas de una en una en los hoyos siguientes, en sentido contrario a las agujas del reloj.
home-how-capture = Capturar: si la última semilla deja dos o tres en un hoyo de la otra fila, son tuyas, y también las de los hoyos inmediatamente anteriores, mientras tengan dos o tres.
home-how-win = Ganar: quien tiene más de la mitad de las 48 semillas gana.
home-friend-title = Jugar con un amigo
home-friend = Elige las reglas, abre una mesa y envía su enlace. Quien lo abra ocupa el otro puesto.
home-friend-go = Elegir las reglas
home-anyone-title = Buscar rival
home-anyone = Si alguien está esperando, te sientas a su mesa y juegas con sus reglas. Si no, esperas en tu propia mesa, con las reglas de Abapa, hasta que alguien se una.
home-anyone-go = Buscar rival
home-computer-title = Jugar contra el ordenador
home-computer = Ocho niveles, todos los reglamentos. Juega en tu navegador, también sin red.
home-computer-go = Jugar contra el ordenador
open-tables-title = Esperan rival ahora
open-tables-none = Ahora mismo no espera nadie.
open-table-join =
    { $side ->
        [south] { $rules }, juegas como Sur
       *[north] { $rules }, juegas como Norte
    }
recent-title = Tus reglas recientes
