### El sitio alrededor de las mesas: inicio, pie de página, lo que no existe.

site-name = Oware
site-tagline = Juega al oware con quien quieras mediante un enlace
site-description = Elige las reglas, abre una mesa, envía el enlace y juega. Sin cuenta y sin instalar nada.
skip-to-content = Saltar al contenido
languages-label = Idioma
footer-note = Oware, también llamado awalé, wari, ayò y de muchas otras maneras: un juego de mancala de África Occidental que se juega en todo el mundo.

home-title = Juega al oware con un enlace compartido
home-intro = Dos personas siembran semillas por doce hoyos y capturan lo que pueden. Elige las reglas, abre una mesa y envía su enlace: quien lo abra puede ocupar el otro puesto, desde cualquier móvil u ordenador.

start-heading = Abrir una mesa
start-rules = Reglamento
start-side = Juegas como
start-side-south = Sur, hoyos del A al F
start-side-north = Norte, hoyos del a al f
start-side-chance = Lo que decida el azar
start-opponent = Al otro lado
start-opponent-friend = Alguien que conoces, con un enlace que le envías
start-opponent-anyone = Quien llegue primero: la mesa se muestra en la página de inicio
start-opponent-computer = El ordenador, en una mesa que otros pueden mirar
start-one-screen = Jugamos los dos en esta pantalla
start-change-rules = Cambiar las reglas
start-change-note = Lo que no toques queda como en el reglamento. En la mesa se indica que el reglamento está modificado.
start-as-preset = Como en el reglamento
start-button = Abrir la mesa
start-needs-script = Para abrir una mesa y jugar hace falta JavaScript. Sin él puedes ver cualquier mesa y sus jugadas.

not-found-title = No hay nada en esta dirección
not-found-text = Quizá el enlace se cortó por el camino. Compruébalo o pídelo otra vez.
unavailable-title = Ahora no es posible
not-found-home = Abrir tu propia mesa

table-title = { $rules } · { $site }
table-about-free =
    { $side ->
        [south] Una partida de { $rules }. El puesto de Sur está libre: abre el enlace y únete para jugar.
       *[north] Una partida de { $rules }. El puesto de Norte está libre: abre el enlace y únete para jugar.
    }
table-about-playing = Una partida de { $rules }, Sur contra Norte: { $south }–{ $north } tras la jugada { $ply }.
table-about-ended = Una partida de { $rules }. { $result }.
table-needs-script = Para unirse y jugar hace falta JavaScript. Esta página muestra la partida tal como estaba al cargarla.
actions-label = Lo que puedes hacer

## Settings

settings-title = Ajustes
settings-theme = Tablero
settings-theme-wood = Madera
settings-theme-plain = Sobrio
settings-theme-shapes = Formas
settings-theme-note = «Sobrio» ofrece el mayor contraste. «Formas» coloca las semillas en filas de cinco, cada fila con su propia forma.
settings-speed = Movimiento de las semillas
settings-speed-slow = Lento
settings-speed-normal = Normal
settings-speed-fast = Rápido
settings-speed-off = Ninguno
settings-numbers = Números junto a los hoyos
settings-sound = Sonidos
settings-letters = Jugar con las letras
settings-letters-note = Las teclas de la A a la F juegan los hoyos de tu fila.
settings-kept = Se guarda solo en este navegador.

## Without a network, and when there is a new version

offline-title = Sin red
offline-text = Las mesas están en el servidor, que ahora no responde. Tu puesto y todas las jugadas hechas están a salvo.
offline-retry = Intentar de nuevo
update-there = Hay una versión nueva de este sitio.
update-now = Recargar
update-later = Más tarde
