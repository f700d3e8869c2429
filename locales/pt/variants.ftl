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
rules-intro = Um tabuleiro, uma maneira de semear, seis conjuntos de regras. Aqui está o jogo em poucas palavras, e depois onde se separam.
rules-short-heading = O jogo em poucas palavras
rules-short-board = Duas filas de seis casas, quatro sementes em cada casa. Sul tem as casas A a F, Norte a a f. Cada lado tem um depósito para o que captura.
rules-short-sow = Na sua vez, tire todas as sementes de uma das suas casas e semeie-as uma a uma, no sentido contrário ao dos ponteiros do relógio, nas casas seguintes. Se forem doze ou mais, dão a volta inteira e a casa de onde saíram é saltada.
rules-short-capture = Se a sua última semente deixar uma casa da outra fila com duas ou três, captura essas sementes. Captura também as casas imediatamente anteriores, enquanto cada uma tiver duas ou três.
rules-short-feed = Se a outra fila estiver vazia, tem de fazer uma jogada que leve sementes para lá, se a tiver.
rules-short-slam = Uma jogada que capturaria todas as sementes da outra fila é um grand slam. O que acontece depende das regras.
rules-short-end = A maioria dos jogos ganha-se com 25 sementes. Se o lado que tem a vez não puder jogar, o jogo acaba e, em geral, cada lado fica com as sementes da sua fila.
rules-compare-heading = Lado a lado
rules-compare-caption = As definições dos seis conjuntos de regras
rules-compare-setting = Regra
rules-one-heading = Uma jogada, seis respostas
rules-one-intro = Sul joga F: cairiam sementes em a e b, e Sul poderia capturar tudo o que Norte tem. Cada conjunto de regras tem a sua resposta.
rules-more = Mais sobre { $name }
rules-page-title = { $name }: regras e exemplos
rules-start = Abrir uma mesa com estas regras
rules-computer = Jogar contra o computador com estas regras
rules-differs-heading = O que difere do padrão
rules-standard = Padrão (Abapa)
rules-same = Tudo o resto é como em Abapa:
rules-standard-heading = As regras completas
rules-examples-heading = Exemplos
rules-when-heading = Quando faz diferença
rules-history-heading = História e nomes
rules-others-heading = Os outros conjuntos de regras
rules-all = Todos os seis lado a lado
step-back = Anterior
step-on = Seguinte
step-number = Imagem { $number } de { $count }
board-in-words = { $houses }. { $south }. { $north }.
scene-quiet =
    { $moves ->
        [one] { $moves } jogada calma depois.
       *[other] { $moves } jogadas calmas depois.
    }

## Each rule set: what it is, when it matters, where it comes from

variant-abapa-lead = Abapa é o que se joga na maioria dos torneios e o padrão aqui: os outros cinco descrevem-se pelo que os distingue dele. O grand slam é permitido, mas não captura nada.
variant-abapa-when = Sempre que a um lado resta pouco. Uma captura que parece arrasadora pode revelar-se uma jogada calma, porque teria levado tudo. Antes de uma grande captura, veja se fica alguma coisa.
variant-abapa-history = O oware é um dos jogos de mancala, em que se semeiam sementes à volta de um tabuleiro. É da África Ocidental e tem muitos nomes: oware em twi, awalé na Costa do Marfim, wari no Mali, awélé em ga, ayò em iorubá, adji em ewe, ouri ou ouril em Cabo Verde.

variant-wari-lead = Wari proíbe o grand slam: enquanto tiver qualquer outra jogada, não pode capturar tudo o que o adversário tem. Se todas as suas jogadas forem grand slam, faz uma delas. Leva a fila, o jogo acaba, e as sementes da sua própria fila também são suas.
variant-wari-when = Raramente na abertura, muitas vezes perto do fim. A jogada que teria esvaziado a outra fila simplesmente não existe, por isso quem tem poucas sementes pode estar mais seguro do que parece.
variant-wari-history = No Mali o jogo chama-se wari. As regras escritas com este nome proíbem muitas vezes o grand slam, ao passo que os torneios o permitem sem captura.

variant-warri-lead = Em Warri o grand slam leva a fila inteira, e o mesmo lado joga logo outra vez. A segunda jogada tem de dar sementes ao outro lado. Se nenhuma puder, o jogo acaba.
variant-warri-when = Uma fila que se pode esvaziar corre aqui verdadeiro perigo. Não deixe todas as suas casas descerem a uma e duas sementes ao mesmo tempo. E antes de esvaziar uma fila, procure a jogada que vem a seguir.
variant-warri-history = Africanos ocidentais escravizados levaram o jogo para o outro lado do Atlântico. Em Antígua e Barbados ainda se joga como warri, e um encontro pode ser de quem primeiro ganhar seis jogos.

variant-ashanti-lead = Estas são as regras dos ashanti do Gana, como as descreve uma página checa. Norte começa. Uma casa com doze ou mais sementes tem de ser jogada. Uma captura nunca leva a fila inteira: fica uma casa. Ter 25 sementes não acaba nada, e o que fica no tabuleiro não conta para ninguém.
variant-ashanti-when = Não se pode acumular, porque uma casa que chegou a doze tem de ser jogada a seguir, quer convenha quer não. E as sementes da sua fila não valem nada no fim: só o depósito conta.
variant-ashanti-history = A mesma página diz que os iorubás da Nigéria também o jogam, e que o awele tem as mesmas regras. Não diz o que faz uma repetição. Aqui o jogo continua então até os dois lados combinarem terminá-lo.

variant-ovare-lead = Ovare é o nome do jogo entre os esperantistas. Captura-se nos dois sentidos: as casas com duas ou três sementes imediatamente antes e imediatamente depois da última semente são levadas em conjunto. O grand slam é proibido; se não restar mais nada, o jogo acaba. Ter 25 sementes não acaba o jogo.
variant-ovare-when = Em quase todas as capturas. Veja as duas vizinhas da casa onde cai a sua última semente, e lembre-se de que às suas próprias casas de duas e três se chega de ambos os lados.
variant-ovare-history = As regras seguem uma página em esperanto. O exemplo dela é uma só jogada que leva dez sementes, como no primeiro exemplo aqui.

variant-awari-lead = Awari é o jogo como a informática o conhece. É Wari com uma mudança: se um jogo andar às voltas sem fim, as sementes restantes são divididas por igual, de modo que um resultado pode acabar em meio.
variant-awari-when = Só quando a mesma posição surge pela terceira vez. Em Wari cada lado ficaria com a sua fila, por isso o lado que lá tem mais ganha com uma repetição. Em Awari ninguém ganha.
variant-awari-history = Em 2002 John Romein e Henri Bal resolveram o jogo: os seus computadores calcularam todas as posições que podem surgir. Se os dois lados jogarem na perfeição, é empate.

## The examples. The letters are houses on the board shown beside the text.

example-slam-title = Um grand slam
example-slam-abapa = F levaria tudo o que Norte tem. As sementes são semeadas, mas nada é capturado.
example-slam-wari = F levaria tudo o que Norte tem. Enquanto Sul tiver outra jogada, F não pode ser jogada.
example-slam-warri = F leva tudo o que Norte tem, e Sul joga outra vez. A segunda jogada tem de dar sementes a Norte: D consegue, A não.
example-slam-ashanti = F leva as três sementes de b, mas as de a ficam. Tem de ficar uma casa.
example-slam-ovare = F não pode ser jogada, porque levaria tudo o que Norte tem. D também não, porque se captura nos dois sentidos. Resta A.
example-chain-title = Três casas de uma vez
example-chain = A última semente deixa duas em c. Antes dela, b e a têm duas e três, por isso são capturadas também. Com 27 sementes, Sul ganhou.
example-twelve-title = Uma casa de doze
example-twelve = Doze sementes dão a volta inteira. A casa F é saltada e fica vazia, por isso a última semente cai em a, onde agora há duas.
example-feed-title = Dar sementes
example-feed = Norte não tem com que jogar. Sul tem de jogar uma casa que chegue à fila de Norte, e só E chega.
example-stuck-title = Quando nada chega
example-stuck = Norte joga a última semente da sua fila. Sul não chega às casas de Norte, por isso o jogo acaba e Sul fica com o que resta.
example-forced-title = Um grand slam forçado
example-forced = As duas jogadas de Sul levariam tudo o que Norte tem, por isso Sul pode fazer qualquer uma. O jogo acaba, e Sul fica também com as sementes da sua própria fila.
example-last-title = Um grand slam que acaba o jogo
example-last = Depois do grand slam, Sul devia jogar outra vez, mas nada chega à fila de Norte. O jogo acaba, e Sul fica também com a sua fila.
example-full-title = Uma casa cheia
example-full = F tem doze sementes. Tem de ser jogada, e todas as outras casas têm de esperar.
example-ten-title = Dez sementes numa jogada
example-ten = A última semente deixa três em e. Antes dela, d e c têm duas e três; depois dela, f tem duas. As quatro são capturadas. Onde se captura num só sentido, f ficaria, e seriam oito sementes.
example-endless-title = Jogo sem fim
example-endless = Ninguém captura nada, e a mesma posição surge pela terceira vez. Restam três sementes: uma e meia para cada lado. Em Wari seriam duas para Sul e uma para Norte, e o jogo um empate.
