### Los reglamentos, los ajustes en que una mesa puede apartarse de ellos y sus valores.

preset-abapa = Abapa
preset-wari = Wari
preset-warri = Warri
preset-ashanti = Ashanti
preset-ovare = Ovare
preset-awari = Awari

preset-abapa-about = Las reglas de torneo: una jugada que se llevaría toda la fila está permitida, pero no captura nada.
preset-wari-about = Más estricto: el grand slam está prohibido mientras haya cualquier otra jugada.
preset-warri-about = Caribeño: el grand slam se lleva la fila y el mismo lado vuelve a jugar.
preset-ashanti-about = Ghanés: un hoyo con doce semillas o más debe jugarse, siempre queda un hoyo, empieza Norte.
preset-ovare-about = Como lo juegan los esperantistas: se captura en los dos sentidos y nadie gana antes de tiempo.
preset-awari-about = El juego que resolvieron los ordenadores: como Wari, pero en una partida sin fin las semillas se reparten por igual.

setting-grand-slam = Grand slam
setting-capture-run = Capturas
setting-full-house = Hoyos llenos
setting-first = Primera jugada
setting-majority = Victoria anticipada
setting-leftover = Semillas restantes
setting-repetition = Repetición
setting-seeds-per-house = Semillas por hoyo

option-grand-slam-no-capture = está permitido y no captura nada
option-grand-slam-forbidden-then-sweep = está prohibido salvo si es forzado; entonces se lleva todo y pone fin a la partida
option-grand-slam-capture-and-move-again = se lleva la fila; el mismo lado vuelve a jugar
option-grand-slam-leave-last = se lleva todo menos un hoyo
option-grand-slam-forbidden-then-end = está prohibido; si no hay otra jugada, termina la partida
option-grand-slam-opponent-takes-rest = se lleva la fila; el rival recibe todas las demás semillas y termina la partida
option-capture-run-before = los hoyos justo anteriores a la última semilla
option-capture-run-both = los hoyos anteriores y posteriores a la última semilla
option-full-house-none = pueden esperar
option-full-house = deben jugarse a partir de { $seeds } semillas
option-first-south = empieza Sur
option-first-north = empieza Norte
option-majority-on = quien tiene más de la mitad de las semillas gana al momento
option-majority-off = se juega hasta el final
option-leftover-own-row = cada lado se lleva su fila
option-leftover-uncounted = no cuentan para nadie
option-leftover-split = cada lado se lleva su fila; en el juego sin fin se reparten por igual
option-repetition-second = pone fin a la partida cuando una posición se da por segunda vez
option-repetition-third = pone fin a la partida cuando una posición se da por tercera vez
option-repetition-never = nunca pone fin a la partida
option-seeds-per-house = { $seeds }

change-grand-slam-no-capture = el grand slam no captura nada
change-grand-slam-forbidden-then-sweep = el grand slam está prohibido salvo si es forzado, y entonces se lleva todo
change-grand-slam-capture-and-move-again = el grand slam se lleva la fila y se vuelve a jugar
change-grand-slam-leave-last = el grand slam deja un hoyo
change-grand-slam-forbidden-then-end = el grand slam está prohibido, y si no hay otra jugada termina la partida
change-grand-slam-opponent-takes-rest = el grand slam se lleva la fila y da el resto al rival
change-capture-run-before = se captura solo hacia atrás
change-capture-run-both = se captura en los dos sentidos
change-full-house-none = un hoyo lleno puede esperar
change-full-house = un hoyo con { $seeds } semillas o más debe jugarse
change-first-south = empieza Sur
change-first-north = empieza Norte
change-majority-on = quien tiene más de la mitad de las semillas gana al momento
change-majority-off = sin victoria anticipada
change-leftover-own-row = las semillas restantes son del lado en cuya fila están
change-leftover-uncounted = las semillas restantes no cuentan para nadie
change-leftover-split = en el juego sin fin las semillas se reparten por igual
change-repetition-second = la segunda vez que se da una posición, la partida termina
change-repetition-third = la tercera vez que se da una posición, la partida termina
change-repetition-never = la repetición nunca pone fin a la partida
change-seeds-per-house =
    { $seeds ->
        [one] una semilla por hoyo
       *[other] { $seeds } semillas por hoyo
    }
