### Os conjuntos de regras, as opções em que uma mesa pode diferir deles e os seus valores.

preset-abapa = Abapa
preset-wari = Wari
preset-warri = Warri
preset-ashanti = Ashanti
preset-ovare = Ovare
preset-awari = Awari

preset-abapa-about = As regras de torneio: uma jogada que levaria a fila inteira é permitida, mas não captura nada.
preset-wari-about = Mais rigoroso: o grand slam é proibido enquanto houver outra jogada.
preset-warri-about = Das Antilhas: o grand slam leva a fila, e o mesmo lado joga de novo.
preset-ashanti-about = Do Gana: uma casa com doze sementes ou mais tem de ser jogada, fica sempre uma casa, Norte começa.
preset-ovare-about = Como o jogam os esperantistas: captura-se nos dois sentidos e ninguém ganha antes do fim.
preset-awari-about = O jogo que os computadores resolveram: como Wari, mas uma partida sem fim divide as sementes por igual.

setting-grand-slam = Grand slam
setting-capture-run = Capturas
setting-full-house = Casas cheias
setting-first = Primeira jogada
setting-majority = Vitória antecipada
setting-leftover = Sementes restantes
setting-repetition = Repetição
setting-seeds-per-house = Sementes por casa

option-grand-slam-no-capture = é permitido e não captura nada
option-grand-slam-forbidden-then-sweep = é proibido, a não ser que seja forçado; então leva tudo e põe fim à partida
option-grand-slam-capture-and-move-again = leva a fila; o mesmo lado joga de novo
option-grand-slam-leave-last = leva tudo menos uma casa
option-grand-slam-forbidden-then-end = é proibido; se não houver outra jogada, a partida termina
option-grand-slam-opponent-takes-rest = leva a fila; o adversário recebe todas as outras sementes e a partida termina
option-capture-run-before = as casas logo antes da última semente
option-capture-run-both = as casas antes e depois da última semente
option-full-house-none = podem esperar
option-full-house = têm de ser jogadas a partir de { $seeds } sementes
option-first-south = Sul começa
option-first-north = Norte começa
option-majority-on = quem tem mais de metade das sementes ganha logo
option-majority-off = joga-se até ao fim
option-leftover-own-row = cada lado fica com a sua fila
option-leftover-uncounted = não contam para ninguém
option-leftover-split = cada lado fica com a sua fila; no jogo sem fim, dividem-se por igual
option-repetition-second = põe fim à partida quando uma posição surge pela segunda vez
option-repetition-third = põe fim à partida quando uma posição surge pela terceira vez
option-repetition-never = nunca põe fim à partida
option-seeds-per-house = { $seeds }

change-grand-slam-no-capture = o grand slam não captura nada
change-grand-slam-forbidden-then-sweep = o grand slam é proibido, a não ser que seja forçado, e então leva tudo
change-grand-slam-capture-and-move-again = o grand slam leva a fila e joga-se de novo
change-grand-slam-leave-last = o grand slam deixa uma casa
change-grand-slam-forbidden-then-end = o grand slam é proibido, e sem outra jogada a partida termina
change-grand-slam-opponent-takes-rest = o grand slam leva a fila e dá o resto ao adversário
change-capture-run-before = só se captura para trás
change-capture-run-both = captura-se nos dois sentidos
change-full-house-none = uma casa cheia pode esperar
change-full-house = uma casa com { $seeds } sementes ou mais tem de ser jogada
change-first-south = Sul começa
change-first-north = Norte começa
change-majority-on = quem tem mais de metade das sementes ganha logo
change-majority-off = sem vitória antecipada
change-leftover-own-row = as sementes restantes são do lado em cuja fila estão
change-leftover-uncounted = as sementes restantes não contam para ninguém
change-leftover-split = no jogo sem fim, as sementes dividem-se por igual
change-repetition-second = quando uma posição surge pela segunda vez, a partida termina
change-repetition-third = quando uma posição surge pela terceira vez, a partida termina
change-repetition-never = a repetição nunca põe fim à partida
change-seeds-per-house =
    { $seeds ->
        [one] uma semente por casa
       *[other] { $seeds } sementes por casa
    }
