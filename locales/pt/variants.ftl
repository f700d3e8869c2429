### As páginas dos conjuntos de regras: o que são, exemplos, história. Frases curtas e simples.

## The way through the site (the header), the footer

nav-label = Páginas
nav-rules = Regras
nav-learn = Aprender
nav-glossary = Glossário
nav-computer = Computador
beta = beta
footer-version = Versão { $version }, { $commit }

## All rule sets on one page

rules-title = As regras do oware
rules-description = Como se joga oware, e em que diferem seis conjuntos de regras: Abapa, Wari, Warri, Ashanti, Ovare e Awari lado a lado.
rules-intro = Um tabuleiro, uma maneira de semear, seis conjuntos de regras. Primeiro, o jogo em poucas palavras; depois, o que os distingue.
rules-short-heading = O jogo em poucas palavras
rules-short-board = Duas filas de seis casas, quatro sementes em cada casa. Sul tem as casas da A à F; Norte, da a à f. Cada lado tem um depósito para o que captura.
rules-short-sow = Na sua vez, tire todas as sementes de uma das suas casas e semeie-as uma a uma, no sentido contrário ao dos ponteiros do relógio, nas casas seguintes. Se forem doze ou mais, dão a volta inteira e saltam a casa de onde saíram.
rules-short-capture = Se a sua última semente deixar uma casa da outra fila com duas ou três, captura essas sementes. Captura também as das casas imediatamente anteriores, enquanto cada uma tiver duas ou três.
rules-short-feed = Se a outra fila estiver vazia, tem de fazer uma jogada que leve sementes para lá, se houver alguma.
rules-short-slam = Uma jogada que capturaria todas as sementes da outra fila é um grand slam. O que acontece depende das regras.
rules-short-end = A maioria das partidas ganha-se com 25 sementes. Se o lado que tem a vez não puder jogar, a partida acaba e, em geral, cada lado fica com as sementes da sua fila.
rules-compare-heading = Lado a lado
rules-compare-caption = As opções dos seis conjuntos de regras
rules-compare-setting = Regra
rules-one-heading = Uma jogada, seis respostas
rules-one-intro = Sul joga F: cairiam sementes em a e b, e Sul poderia capturar tudo o que Norte tem. Cada conjunto de regras tem a sua resposta.
rules-more = Mais sobre { $name }
rules-page-title = { $name }: regras e exemplos
rules-start = Abrir uma mesa com estas regras
rules-computer = Jogar contra o computador com estas regras
rules-differs-heading = O que difere do padrão
rules-standard = Padrão (Abapa)
rules-same = O resto é como em Abapa:
rules-standard-heading = As regras completas
rules-examples-heading = Exemplos
rules-when-heading = Quando faz diferença
rules-history-heading = História e nomes
rules-others-heading = Os outros conjuntos de regras
rules-all = Os seis lado a lado
step-back = Anterior
step-on = Próxima
step-number = Imagem { $number } de { $count }
board-in-words = { $houses }. { $south }. { $north }.
scene-quiet =
    { $moves ->
        [one] { $moves } jogada calma depois.
       *[other] { $moves } jogadas calmas depois.
    }

## Each rule set: what it is, when it matters, where it comes from

variant-abapa-lead = Abapa é o que se joga na maioria dos torneios e o padrão neste site: os outros cinco descrevem-se pelo que os distingue dele. O grand slam é permitido, mas não captura nada.
variant-abapa-when = Sempre que a um lado resta pouco. Uma captura que parece arrasadora pode acabar por ser uma jogada calma, porque teria levado tudo. Antes de uma grande captura, veja se fica alguma coisa.
variant-abapa-history = O oware é um dos jogos de mancala, em que se semeiam sementes à volta de um tabuleiro. Vem da África Ocidental e tem muitos nomes: oware em twi, awalé na Costa do Marfim, wari no Mali, awélé em ga, ayò em iorubá, adji em ewe, ouri ou ouril em Cabo Verde.

variant-wari-lead = Wari proíbe o grand slam: enquanto tiver qualquer outra jogada, não pode capturar tudo o que o adversário tem. Se todas as suas jogadas forem um grand slam, faz uma delas. Ela leva a fila, a partida acaba, e as sementes da sua própria fila também são suas.
variant-wari-when = Raramente no início, muitas vezes perto do fim. A jogada que teria esvaziado a outra fila simplesmente não existe, por isso quem tem poucas sementes pode estar mais seguro do que parece.
variant-wari-history = No Mali o jogo chama-se wari. As regras escritas com este nome proíbem muitas vezes o grand slam, ao passo que os torneios o permitem sem captura.

variant-warri-lead = Em Warri, o grand slam leva a fila inteira, e o mesmo lado joga logo de novo. A segunda jogada tem de dar sementes ao outro lado. Se nenhuma puder, a partida acaba.
variant-warri-when = Uma fila que se pode esvaziar corre aqui verdadeiro perigo. Não deixe que todas as suas casas fiquem com uma ou duas sementes ao mesmo tempo. E antes de esvaziar uma fila, procure a jogada que vem a seguir.
variant-warri-history = Africanos ocidentais escravizados levaram o jogo para o outro lado do Atlântico. Em Antígua e em Barbados ainda se joga com o nome de warri, e um encontro pode ser de quem primeiro ganhar seis partidas.

variant-ashanti-lead = Estas são as regras dos ashanti do Gana, como as descreve uma página checa. Norte começa. Uma casa com doze sementes ou mais tem de ser jogada. Uma captura nunca leva a fila inteira: fica uma casa. Ter 25 sementes não põe fim à partida, e o que fica no tabuleiro não conta para ninguém.
variant-ashanti-when = Não se pode acumular, porque uma casa que chegou a doze tem de ser jogada a seguir, quer convenha quer não. E as sementes da sua fila não valem nada no fim: só o depósito conta.
variant-ashanti-history = A mesma página diz que os iorubás da Nigéria também o jogam, e que o awele tem as mesmas regras. Não diz o que acontece numa repetição. Aqui a partida continua então até que os dois lados combinem terminá-la.

variant-ovare-lead = Ovare é o nome do jogo entre os esperantistas. Captura-se nos dois sentidos: as casas com duas ou três sementes imediatamente antes e imediatamente depois da última semente são capturadas em conjunto. O grand slam é proibido; se não restar mais nada, a partida acaba. Ter 25 sementes não põe fim à partida.
variant-ovare-when = Em quase todas as capturas. Veja as duas vizinhas da casa onde cai a sua última semente, e lembre-se de que às suas próprias casas de duas e três se chega dos dois lados.
variant-ovare-history = As regras seguem uma página em esperanto. O exemplo dela é uma só jogada que leva dez sementes, como no primeiro exemplo aqui.

variant-awari-lead = Awari é o jogo como a informática o conhece. É Wari com uma mudança: se uma partida andar às voltas sem fim, as sementes restantes são divididas por igual, de modo que um resultado pode incluir meia semente.
variant-awari-when = Só quando a mesma posição surge pela terceira vez. Em Wari cada lado ficaria com a sua fila, por isso o lado que lá tem mais sai a ganhar com a repetição. Em Awari não ganha ninguém.
variant-awari-history = Em 2002, John Romein e Henri Bal resolveram o jogo: os seus computadores calcularam todas as posições que podem surgir. Se os dois lados jogarem na perfeição, é empate.

## The examples. The letters are houses on the board shown beside the text.

example-slam-title = Um grand slam
example-slam-abapa = F levaria tudo o que Norte tem. As sementes são semeadas, mas nada é capturado.
example-slam-wari = F levaria tudo o que Norte tem. Enquanto Sul tiver outra jogada, F não pode ser jogada.
example-slam-warri = F leva tudo o que Norte tem, e Sul joga de novo. A segunda jogada tem de dar sementes a Norte: D consegue, A não.
example-slam-ashanti = F leva as três sementes de b, mas as de a ficam. Tem de ficar uma casa.
example-slam-ovare = F não pode ser jogada, porque levaria tudo o que Norte tem. D também não, porque se captura nos dois sentidos. Resta A.
example-chain-title = Três casas de uma vez
example-chain = A última semente deixa duas em c. Logo antes, b e a têm duas e três, por isso também são capturadas. Com 27 sementes, Sul ganhou.
example-twelve-title = Uma casa de doze
example-twelve = Doze sementes dão a volta inteira. Saltam a casa F, que fica vazia, por isso a última cai em a, onde agora há duas.
example-feed-title = Dar sementes
example-feed = Norte não tem com que jogar. Sul tem de jogar uma casa que chegue à fila de Norte, e só E chega.
example-stuck-title = Fora de alcance
example-stuck = Norte joga a última semente da sua fila. Sul não chega às casas de Norte, por isso a partida acaba e Sul fica com o que resta.
example-forced-title = Um grand slam forçado
example-forced = As duas jogadas de Sul levariam tudo o que Norte tem, por isso Sul pode fazer qualquer uma. A partida acaba, e Sul fica também com as sementes da sua própria fila.
example-last-title = Um grand slam que põe fim à partida
example-last = Depois do grand slam, Sul deveria jogar de novo, mas nada chega à fila de Norte. A partida acaba, e Sul fica também com a sua própria fila.
example-full-title = Uma casa cheia
example-full = F tem doze sementes. Tem de ser jogada, e todas as outras casas têm de esperar.
example-ten-title = Dez sementes numa jogada
example-ten = A última semente deixa três em e. Logo antes, d e c têm duas e três; logo depois, f tem duas. As quatro são capturadas. Onde se captura num só sentido, f ficaria, e seriam oito sementes.
example-endless-title = Jogo sem fim
example-endless = Ninguém captura nada, e a mesma posição surge pela terceira vez. Restam três sementes: uma e meia para cada lado. Em Wari seriam duas para Sul e uma para Norte, e a partida um empate.
