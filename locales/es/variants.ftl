### Las páginas de los reglamentos: qué son, ejemplos, historia. Frases cortas y sencillas.

## The way through the site (the header), the footer

nav-label = Páginas
nav-rules = Reglas
nav-learn = Curso
nav-glossary = Glosario
nav-computer = Ordenador
beta = beta
footer-version = Versión { $version }, { $commit }

## All rule sets on one page

rules-title = Las reglas del oware
rules-description = Cómo se juega al oware y en qué se diferencian seis reglamentos: Abapa, Wari, Warri, Ashanti, Ovare y Awari, uno al lado del otro.
rules-intro = Un tablero, una manera de sembrar, seis reglamentos. Primero, el juego en pocas palabras; después, en qué se distinguen.
rules-short-heading = El juego en pocas palabras
rules-short-board = Dos filas de seis hoyos, con cuatro semillas en cada hoyo. Sur tiene los hoyos del A al F; Norte, del a al f. Cada lado tiene un depósito para lo que captura.
rules-short-sow = Cuando te toca, tomas todas las semillas de uno de tus hoyos y las siembras de una en una, en sentido contrario a las agujas del reloj, en los hoyos siguientes. Si son doce o más, dan la vuelta entera y se saltan el hoyo del que salieron.
rules-short-capture = Si tu última semilla deja dos o tres en un hoyo de la otra fila, capturas esas semillas. También capturas las de los hoyos justo anteriores, mientras cada uno tenga dos o tres.
rules-short-feed = Si la otra fila está vacía, debes hacer una jugada que lleve semillas a ella, si la tienes.
rules-short-slam = Una jugada que capturaría todas las semillas de la otra fila es un grand slam. Lo que ocurre depende del reglamento.
rules-short-end = La mayoría de las partidas se ganan con 25 semillas. Si el lado al que le toca no puede jugar, la partida termina y, por lo general, cada lado se lleva las semillas de su fila.
rules-compare-heading = Comparación
rules-compare-caption = Los ajustes de los seis reglamentos
rules-compare-setting = Regla
rules-one-heading = Una jugada, seis respuestas
rules-one-intro = Sur juega F: caerían semillas en a y b, y Sur podría capturar todo lo que tiene Norte. Cada reglamento da su propia respuesta.
rules-more = Más sobre { $name }
rules-page-title = { $name }: reglas y ejemplos
rules-start = Abrir una mesa con estas reglas
rules-computer = Jugar contra el ordenador con estas reglas
rules-differs-heading = Qué cambia respecto al estándar
rules-standard = Estándar (Abapa)
rules-same = Todo lo demás es como en Abapa:
rules-standard-heading = Las reglas completas
rules-examples-heading = Ejemplos
rules-when-heading = Cuándo importa
rules-history-heading = Historia y nombres
rules-others-heading = Los demás reglamentos
rules-all = Los seis, comparados
step-back = Anterior
step-on = Siguiente
step-number = Imagen { $number } de { $count }
board-in-words = { $houses }. { $south }. { $north }.
scene-quiet =
    { $moves ->
        [one] { $moves } jugada tranquila después.
       *[other] { $moves } jugadas tranquilas después.
    }

## Each rule set: what it is, when it matters, where it comes from

variant-abapa-lead = Abapa es lo que se juega en la mayoría de los torneos y el estándar de este sitio: los otros cinco se describen por lo que los distingue de él. El grand slam está permitido, pero no captura nada.
variant-abapa-when = Siempre que a un lado le queda poco. Una captura que parece demoledora puede acabar en una jugada tranquila, porque se lo habría llevado todo. Antes de una gran captura, comprueba que quede algo.
variant-abapa-history = El oware es uno de los juegos de mancala, en los que se siembran semillas alrededor de un tablero. Viene de África Occidental y tiene muchos nombres: oware en twi, awalé en Costa de Marfil, wari en Malí, awélé en ga, ayò en yoruba, adji en ewé, ouri u ouril en Cabo Verde.

variant-wari-lead = Wari prohíbe el grand slam: mientras tengas cualquier otra jugada, no puedes capturar todo lo que tiene el rival. Si todas tus jugadas son un grand slam, haces una de ellas. Se lleva la fila, la partida termina y las semillas de tu propia fila también son tuyas.
variant-wari-when = Rara vez al principio, a menudo hacia el final. La jugada que habría vaciado la otra fila simplemente no existe, así que quien tiene pocas semillas puede estar más a salvo de lo que parece.
variant-wari-history = En Malí el juego se llama wari. Las reglas escritas con ese nombre suelen prohibir el grand slam, mientras que los torneos lo permiten sin captura.

variant-warri-lead = En Warri el grand slam se lleva toda la fila y el mismo lado vuelve a jugar enseguida. La segunda jugada tiene que dar semillas al otro lado. Si ninguna puede, la partida termina.
variant-warri-when = Aquí, una fila que se puede vaciar corre verdadero peligro. No dejes que todos tus hoyos se queden a la vez con una o dos semillas. Y antes de vaciar una fila, busca la jugada que viene después.
variant-warri-history = Africanos occidentales esclavizados llevaron el juego al otro lado del Atlántico. En Antigua y en Barbados todavía se juega con el nombre de warri, y un encuentro puede ser para quien gane primero seis partidas.

variant-ashanti-lead = Estas son las reglas de los ashanti de Ghana, tal como las describe una página checa. Empieza Norte. Un hoyo con doce semillas o más debe jugarse. Una captura nunca se lleva toda la fila: queda un hoyo. Tener 25 semillas no pone fin a la partida, y lo que queda en el tablero no cuenta para nadie.
variant-ashanti-when = No se puede acumular, porque un hoyo que ha llegado a doce debe jugarse a continuación, te convenga o no. Y las semillas de tu fila no valen nada al final: solo cuenta el depósito.
variant-ashanti-history = La misma página dice que los yoruba de Nigeria también lo juegan y que el awele tiene las mismas reglas. No dice qué pasa con una repetición. Aquí la partida sigue entonces hasta que ambos lados acuerden terminarla.

variant-ovare-lead = Ovare es el nombre entre los esperantistas. Se captura en los dos sentidos: los hoyos con dos o tres semillas justo antes y justo después de la última semilla se capturan juntos. El grand slam está prohibido; si no queda otra cosa, la partida termina. Tener 25 semillas no pone fin a la partida.
variant-ovare-when = En casi cada captura. Mira los dos vecinos del hoyo donde cae tu última semilla y recuerda que a tus propios hoyos de dos y de tres se llega desde ambos lados.
variant-ovare-history = Las reglas siguen una página en esperanto. Su ejemplo es una sola jugada que se lleva diez semillas, como en el primer ejemplo de aquí.

variant-awari-lead = Awari es el juego tal como lo conoce la informática. Es Wari con un cambio: si una partida da vueltas sin fin, las semillas restantes se reparten por igual, de modo que un resultado puede incluir media semilla.
variant-awari-when = Solo cuando la misma posición se da por tercera vez. En Wari cada lado se quedaría con su fila, así que el lado que tiene más allí sale ganando con la repetición. En Awari no sale ganando nadie.
variant-awari-history = En 2002 John Romein y Henri Bal resolvieron el juego: sus ordenadores calcularon todas las posiciones que pueden darse. Si los dos lados juegan a la perfección, es empate.

## The examples. The letters are houses on the board shown beside the text.

example-slam-title = Un grand slam
example-slam-abapa = F se llevaría todo lo que tiene Norte. Las semillas se siembran, pero no se captura nada.
example-slam-wari = F se llevaría todo lo que tiene Norte. Mientras Sur tenga otra jugada, F no se puede jugar.
example-slam-warri = F se lleva todo lo que tiene Norte, y Sur vuelve a jugar. La segunda jugada debe dar semillas a Norte: D puede, A no.
example-slam-ashanti = F se lleva las tres semillas de b, pero las de a se quedan. Hay que dejar un hoyo.
example-slam-ovare = F no se puede jugar, porque se llevaría todo lo que tiene Norte. D tampoco, porque se captura en los dos sentidos. Queda A.
example-chain-title = Tres hoyos de una vez
example-chain = La última semilla deja dos en c. Justo antes, b y a tienen dos y tres, así que también se capturan. Con 27 semillas, Sur ha ganado.
example-twelve-title = Un hoyo de doce
example-twelve = Doce semillas dan la vuelta entera. Se saltan el hoyo F, que queda vacío, así que la última cae en a, donde ahora hay dos.
example-feed-title = Dar semillas
example-feed = Norte no tiene con qué jugar. Sur debe jugar un hoyo que llegue a la fila de Norte, y solo llega E.
example-stuck-title = Fuera de alcance
example-stuck = Norte juega la última semilla de su fila. Sur no llega a los hoyos de Norte, así que la partida termina y Sur se lleva lo que queda.
example-forced-title = Un grand slam forzado
example-forced = Las dos jugadas de Sur se llevarían todo lo que tiene Norte, así que Sur puede hacer cualquiera. La partida termina y Sur se lleva también las semillas de su propia fila.
example-last-title = Un grand slam que pone fin a la partida
example-last = Tras el grand slam, Sur debería volver a jugar, pero nada llega a la fila de Norte. La partida termina y Sur se lleva también su propia fila.
example-full-title = Un hoyo lleno
example-full = F tiene doce semillas. Debe jugarse, y todos los demás hoyos tienen que esperar.
example-ten-title = Diez semillas en una jugada
example-ten = La última semilla deja tres en e. Justo antes, d y c tienen dos y tres; justo después, f tiene dos. Se capturan los cuatro. Donde se captura en un solo sentido, f se quedaría y serían ocho semillas.
example-endless-title = Juego sin fin
example-endless = Nadie captura nada, y la misma posición se da por tercera vez. Quedan tres semillas: una y media para cada lado. En Wari serían dos para Sur y una para Norte, y la partida acabaría en empate.
