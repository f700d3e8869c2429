### The course: sections and tasks. See the English file for where each text stands.

learn-title = Aprender a jugar al oware
learn-description = Aprende a jugar al oware, desde la primera siembra hasta el final de la partida: ejercicios cortos en un tablero interactivo que conoce las reglas.
learn-intro = Ejercicios cortos en un tablero interactivo. Siempre juegas como Sur, hoyos del A al F. Sin registro: tu progreso queda en este navegador.
learn-tasks = Ejercicios
learn-done = resuelto
learn-hint = Pista
learn-again = Empezar de nuevo este ejercicio
learn-next = Siguiente ejercicio
learn-answer = Pista y respuesta
learn-needs-script = Para resolver los ejercicios hace falta JavaScript. De todos modos puedes leerlos.
learn-finished = Ese era el último ejercicio. Ahora juega una partida: con un amigo o contra el ordenador.
learn-rules-here = Según las reglas de { $name }.

## Sections: heading, and what they are about

learn-sow-title = Sembrar
learn-sow-about = Una jugada vacía uno de tus hoyos. Sus semillas caen de una en una, en sentido contrario a las agujas del reloj, en los hoyos que siguen.
learn-lap-title = La vuelta entera
learn-lap-about = Doce semillas o más dan la vuelta a todo el tablero. El hoyo del que salieron no recibe ninguna.
learn-capture-title = Capturar
learn-capture-about = Si tu última semilla deja un hoyo de Norte con dos o tres semillas, las capturas. Los hoyos propios no se capturan nunca.
learn-chain-title = Capturas en cadena
learn-chain-about = Una captura sigue hacia atrás: mientras el hoyo anterior, en la fila de Norte, tenga también dos o tres, también se captura.
learn-feed-title = Dar semillas
learn-feed-about = Nadie debe quedarse sin semillas si se puede evitar. Si la fila de Norte está vacía, debes jugar un hoyo que llegue a ella.
learn-slam-title = El grand slam
learn-slam-about = Una jugada que capturaría todo lo que hay en la otra fila es un grand slam. Cada reglamento responde a su manera.
learn-end-title = Cómo acaba una partida
learn-end-about = Gana quien tiene más de la mitad de las semillas. Si no, la partida acaba cuando un lado no puede jugar, cuando una posición vuelve una y otra vez o cuando los dos lo acuerdan; entonces, por lo general, cada lado se lleva su fila.
learn-ahead-title = Pensar por adelantado
learn-ahead-about = Capturar ahora no siempre es lo mejor. Pregúntate qué jugará Norte después y qué podrás jugar tú entonces. Las respuestas de aquí están demostradas con tablas de finales.
learn-defend-title = Defenderse
learn-defend-about = Con cada hoyo de Norte, cuenta: ¿dónde caerá su última semilla? Si allí hay un hoyo tuyo con una o dos semillas, está en peligro.
learn-hoard-title = El hoyo grande
learn-hoard-about = Un hoyo con doce semillas o más suele llamarse kroo. Deja una segunda semilla en hoyos que acaban de recibir una, y puede capturar toda una serie.
learn-tempo-title = El final
learn-tempo-about = Con pocas semillas, tener una jugada tranquila de reserva decide la partida. Aquí se sabe con exactitud lo que vale cada jugada.

## Sowing

task-first-title = Tu primera jugada
task-first-ask = Juega cualquiera de tus hoyos, del A al F.
task-first-hint = Elige uno de los hoyos del A al F.
task-first-why = El hoyo está ahora vacío, y cada uno de los cuatro hoyos siguientes tiene una semilla más.
task-aim-title = Apuntar
task-aim-ask = Juega el hoyo cuya última semilla cae en a, el primer hoyo de Norte.
task-aim-hint = Cada hoyo tiene cuatro semillas. Cuenta cuatro hoyos hacia atrás desde a.
task-aim-why = C tiene cuatro semillas: D, E, F y después a. Saber dónde acaba una siembra es la mitad del juego.
task-far-title = Un camino más largo
task-far-ask = Juega el hoyo cuya última semilla cae en e.
task-far-hint = Después de F viene a, y luego b, c, d y e. Prueba un hoyo con muchas semillas.
task-far-why = E tiene seis semillas y acaba seis hoyos más allá, en e.

## All the way round

task-round-title = Doce semillas
task-round-ask = F tiene doce semillas. Juégalo y mira dónde cae la última.
task-round-hint = Juega F.
task-round-why = Once semillas fueron a los otros once hoyos. Al saltarse F, la duodécima cayó en a: la segunda semilla de ese hoyo.
task-twice-title = Trece semillas
task-twice-ask = Juega el hoyo cuya última semilla cae en D.
task-twice-hint = Once semillas dan una vuelta y se saltan su propio hoyo. Después quedan dos.
task-twice-why = Tras once semillas, todos los demás hoyos tienen una más. Las dos últimas caen en C y D.

## Capturing

task-two-title = Dos semillas
task-two-ask = Captura dos semillas.
task-two-hint = Busca un hoyo de Norte que tenga una semilla y un hoyo tuyo que acabe allí.
task-two-why = Tu última semilla dejó b con dos. Son tuyas.
task-three-title = Tres semillas
task-three-ask = Dos de tus hoyos pueden capturar. Juega el que se lleva tres semillas.
task-three-hint = La última semilla tiene que caer en un hoyo de Norte que tenga dos.
task-three-why = B acabó en b y lo dejó con tres. La otra captura solo habría dado dos.
task-all-title = Todas las capturas
task-all-ask = Encuentra todos los hoyos que capturan algo ahora. Elígelos uno por uno; no se siembra nada.
task-all-hint = Hay tres. Una última semilla en tu propia fila no captura nunca.
task-all-why = D, E y F capturan. B llegaría a tres, pero en tu propia fila, donde no se captura nada.

## Captures in a row

task-chain-title = Cuatro hoyos
task-chain-ask = Captura diez semillas con una jugada.
task-chain-hint = Busca una siembra que deje hoyos de dos y de tres uno junto a otro, y que acabe en el último de ellos.
task-chain-why = La última semilla cayó en d. Los cuatro hoyos hasta allí tenían dos o tres, así que se capturaron todos.
task-broken-title = Una serie rota
task-broken-ask = Tres hoyos pueden capturar. Juega el que más captura.
task-broken-hint = Cuenta hacia atrás desde la última semilla y detente en el primer hoyo que no tenga ni dos ni tres.
task-broken-why = Cinco semillas en dos hoyos. Una serie acaba donde un hoyo tiene una semilla o más de tres.

## Giving seeds

task-feed-title = ¿Quién llega a Norte?
task-feed-ask = La fila de Norte está vacía. Encuentra todos los hoyos que puedes jugar. Elígelos uno por uno; no se siembra nada.
task-feed-hint = Solo una siembra que pasa de F da una semilla a Norte.
task-feed-why = B, E y F llegan a la fila de Norte. Los demás no se pueden jugar ahora.

## The grand slam

task-slam-title = En Abapa
task-slam-ask = F capturaría todo lo que tiene Norte, pero en Abapa eso no captura nada. Haz la jugada que sí captura.
task-slam-hint = Deja algo en la fila: otro hoyo puede llevarse dos semillas.
task-slam-why = D se llevó dos de a, y b se quedó. Aquí una captura menor vale más que un grand slam.
task-forbidden-title = En Wari
task-forbidden-ask = La misma posición en Wari. Encuentra todos los hoyos que puedes jugar.
task-forbidden-hint = En Wari el grand slam está prohibido mientras haya otra jugada.
task-forbidden-why = A y D. F sería un grand slam, así que no se puede jugar.
task-again-title = En Warri
task-again-ask = La misma posición en Warri. Haz el grand slam y después la jugada que debe seguirle.
task-again-hint = F se lleva todo. Después vuelves a jugar, y Norte debe recibir una semilla.
task-again-why = Cinco semillas, y después D dio una nueva a Norte. El hoyo A no habría dado nada, así que no se podía jugar.
task-spared-title = Con las reglas ashanti
task-spared-ask = La misma posición con las reglas ashanti. Llévate tantas semillas como puedas.
task-spared-hint = Allí se permite capturar toda la fila, pero queda uno de sus hoyos.
task-spared-why = F se llevó las tres de b. Las dos de a se quedaron, por ser el último hoyo de la serie.
task-both-title = En los dos sentidos: Ovare
task-both-ask = En Ovare se captura en los dos sentidos. Llévate diez semillas con una jugada.
task-both-hint = La última semilla debe caer entre hoyos que tengan dos o tres.
task-both-why = E acabó en e. A un lado se capturaron d y c; al otro, f.

## How a game ends

task-majority-title = La semilla que gana
task-majority-ask = Tienes 22 semillas, y con 25 se gana la partida. Gana ahora.
task-majority-hint = Dos semillas no bastan. Busca tres.
task-majority-why = Con tres semillas llegaste a 25, más de la mitad. Lo que queda en el tablero ya no importa.
task-sweep-title = Todo o nada
task-sweep-ask = Juegas a Wari, y todas tus jugadas son un grand slam. Haz una y termina la partida.
task-sweep-hint = Cuando no queda otra cosa, se puede jugar un grand slam.
task-sweep-why = El grand slam se llevó todas las semillas de Norte, y además te quedaste con tu fila.
task-repeat-title = Una vez más
task-repeat-ask = Una de tus jugadas trae de vuelta una posición que ya se ha dado dos veces. Vas ganando: deja que se dé por tercera vez y gana.
task-repeat-hint = Puedes jugar dos hoyos. Uno de ellos es el que jugaste aquí la última vez.
task-repeat-why = La tercera vez puso fin a la partida. Cada lado se llevó su fila, y 25 a 23 bastó.

## Thinking ahead

task-greed-title = No te lo lleves todo
task-greed-ask = F podría capturar dos semillas. Encuentra la jugada que da más.
task-greed-hint = El f de Norte apunta a uno de tus hoyos. ¿A cuál?
task-greed-why = Después de A, Norte no tiene nada que capturar. Una a una, las semillas de Norte tienen que pasar a tu lado: con el mejor juego, las siete son tuyas. Llevarse dos enseguida dejaría las otras cinco a Norte.
task-fork-title = Dos amenazas
task-fork-ask = Encuentra la jugada que amenaza dos capturas a la vez. Después haz la que Norte no puede evitar.
task-fork-hint = Un solo hoyo puede cargar a la vez E y F.
task-fork-why = E amenazaba el a, y F, el c. Norte solo podía salvar uno.
task-which-title = ¿Cuál de los dos?
task-which-ask = E y F pueden capturar las mismas dos semillas. ¿Cuál es mejor?
task-which-hint = Pregúntate qué podrás capturar en tu próximo turno.
task-which-why = E, porque entonces F tiene dos semillas y apunta a b. Si hubiera capturado F, no habría nada después.

## Defending

task-run-title = Apartarse
task-run-ask = El e de Norte apunta a uno de tus hoyos. Salva sus semillas.
task-run-hint = Dos semillas que salen de e acaban en A.
task-run-why = El hoyo A se apartó. Ahora e no captura nada y, con el mejor juego, las nueve semillas son tuyas.
task-gap-title = Romper la serie
task-gap-ask = El f de Norte capturaría dos de tus hoyos con una jugada. Evítalo.
task-gap-hint = Vacía el hoyo donde caería la última semilla de Norte.
task-gap-why = Con B vacío, la última semilla de f se queda sola allí, y no se captura nada. Mover A habría perdido B de todos modos.

## The big house

task-kroo-title = Suéltalo
task-kroo-ask = D tiene dieciséis semillas. Captura siete con una jugada.
task-kroo-hint = La primera vuelta da una semilla más a cada hoyo de Norte. ¿Qué hace la segunda?
task-kroo-why = a, b y c recibieron dos semillas cada uno del mismo hoyo. La última cayó en c, y se capturaron los tres.
task-full-title = Prohibido esperar
task-full-ask = Con las reglas ashanti, un hoyo con doce semillas o más debe jugarse. Encuentra todos los hoyos que puedes jugar.
task-full-hint = Puede haber más de un hoyo lleno.
task-full-why = A y E están llenos, y se puede jugar cualquiera de los dos. Con estas reglas nadie puede esperar mucho con un hoyo grande.

## The endgame

task-wait-title = Una jugada de reserva
task-wait-ask = Norte tiene una sola semilla y debe moverla. Espera con una jugada tranquila y después captura.
task-wait-hint = Deja E y F como están.
task-wait-why = Norte tuvo que pasar del a al b, justo donde cae la última semilla de E. C era la jugada de reserva.
task-starve-title = Nada que dar
task-starve-ask = Norte solo puede jugar f. Encuentra la jugada tras la cual todas las semillas serán tuyas.
task-starve-hint = f deja sus dos semillas en A y B. ¿Qué no debe haber entonces en B?
task-starve-why = f lleva sus dos últimas semillas a A y B y no captura nada. La fila de Norte queda vacía, ninguno de tus hoyos llega a ella y la partida termina: te llevas las seis.
task-last-title = Una sola jugada buena
task-last-ask = Seis semillas y tres jugadas. Una gana las seis; cada una de las otras dos las pierde todas. ¿Cuál es la buena?
task-last-hint = ¿Qué semilla puede avanzar y seguir fuera del alcance de Norte?
task-last-why = Lo demuestran las tablas de finales. No se captura nada enseguida: lo que cuenta es quién tiene que ponerse primero al alcance del otro.
