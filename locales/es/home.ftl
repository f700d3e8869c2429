### home.ftl See the English file for where each text stands.

home-try = Adelante, toca un hoyo: aquí juegas con los dos lados.
home-reset = Empezar de nuevo
home-learn = ¿No lo conoces? Aprende paso a paso
home-friend-title = Jugar con alguien que conoces
home-friend = Elige las reglas, abre una mesa y envía su enlace. Quien lo abra ocupa el otro puesto.
home-friend-go = Elegir las reglas
home-anyone-title = Jugar con cualquiera
home-anyone = Si alguien espera, te sientas a su mesa y juegas con sus reglas. Si no, esperas en una mesa propia, con las reglas de Abapa, y la siguiente persona se une a ti.
home-anyone-go = Jugar con cualquiera
home-computer-title = Jugar contra el ordenador
home-computer = Ocho niveles, todos los reglamentos. Juega en tu navegador, también sin red.
home-computer-go = Jugar contra el ordenador
open-tables-title = Alguien espera ahora
open-tables-none = Ahora mismo no espera nadie.
open-table-join =
    { $side ->
        [south] { $rules }, juegas con Sur
       *[north] { $rules }, juegas con Norte
    }
recent-title = Tus reglas recientes
