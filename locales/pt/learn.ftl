### The course: sections and tasks. See the English file for where each text stands.

learn-title = Aprender a jogar oware
learn-description = Aprenda a jogar oware, da primeira sementeira ao fim da partida: pequenos exercícios num tabuleiro interativo que conhece as regras.
learn-intro = Pequenos exercícios num tabuleiro interativo. Joga sempre como Sul, casas da A à F. Não é preciso criar conta: o seu progresso fica neste navegador.
learn-tasks = Exercícios
learn-done = resolvido
learn-hint = Dica
learn-again = Recomeçar este exercício
learn-next = Próximo exercício
learn-answer = Dica e resposta
learn-needs-script = Para resolver os exercícios é preciso JavaScript. Mesmo sem ele, pode lê-los.
learn-finished = Este foi o último exercício. Agora jogue uma partida: com um amigo ou contra o computador.
learn-rules-here = Segundo as regras de { $name }.

## Sections: heading, and what they are about

learn-sow-title = Semear
learn-sow-about = Uma jogada esvazia uma das suas casas. As sementes caem uma a uma, no sentido contrário ao dos ponteiros do relógio, nas casas que se seguem.
learn-lap-title = A volta inteira
learn-lap-about = Doze sementes ou mais dão a volta a todo o tabuleiro. A casa de onde saíram não recebe nenhuma.
learn-capture-title = Capturar
learn-capture-about = Se a sua última semente deixar uma casa de Norte com duas ou três sementes, captura-as. As suas próprias casas nunca são capturadas.
learn-chain-title = Capturas em cadeia
learn-chain-about = Uma captura continua para trás: enquanto a casa anterior, na fila de Norte, tiver também duas ou três, essa também é capturada.
learn-feed-title = Dar sementes
learn-feed-about = Ninguém deve ficar sem sementes se isso se puder evitar. Se a fila de Norte estiver vazia, tem de jogar uma casa que chegue lá.
learn-slam-title = O grand slam
learn-slam-about = Uma jogada que capturaria tudo na outra fila é um grand slam. Cada conjunto de regras responde à sua maneira.
learn-end-title = Como acaba uma partida
learn-end-about = Ganha quem tem mais de metade das sementes. Se não, a partida acaba quando um lado não pode jogar, quando uma posição volta várias vezes ou quando os dois lados assim combinam; então, em geral, cada lado fica com a sua fila.
learn-ahead-title = Pensar mais longe
learn-ahead-about = Capturar logo nem sempre é a melhor jogada. Pense no que Norte jogará a seguir e no que poderá jogar depois. As respostas aqui estão provadas por tabelas de finais.
learn-defend-title = Defender
learn-defend-about = Com cada casa de Norte, conte: onde cairá a última semente? Se aí houver uma casa sua com uma ou duas sementes, ela está em perigo.
learn-hoard-title = A casa grande
learn-hoard-about = Uma casa com doze sementes ou mais chama-se muitas vezes kroo. Deixa uma segunda semente em casas que acabaram de receber uma, e pode capturar uma série inteira.
learn-tempo-title = O final
learn-tempo-about = Com poucas sementes, ter uma jogada calma de reserva decide a partida. Aqui, o valor de cada jogada é conhecido com exatidão.

## Sowing

task-first-title = A sua primeira jogada
task-first-ask = Jogue qualquer uma das suas casas, da A à F.
task-first-hint = Escolha uma das casas da A à F.
task-first-why = A casa está agora vazia, e cada uma das quatro casas seguintes tem mais uma semente.
task-aim-title = Apontar
task-aim-ask = Jogue a casa cuja última semente cai em a, a primeira casa de Norte.
task-aim-hint = Cada casa tem quatro sementes. Conte quatro casas para trás a partir de a.
task-aim-why = C tem quatro sementes: D, E, F e depois a. Saber onde acaba uma sementeira é metade do jogo.
task-far-title = Um caminho mais longo
task-far-ask = Jogue a casa cuja última semente cai em e.
task-far-hint = Depois de F vem a, e depois b, c, d e e. Experimente uma casa com muitas sementes.
task-far-why = E tem seis sementes e acaba seis casas adiante, em e.

## All the way round

task-round-title = Doze sementes
task-round-ask = F tem doze sementes. Jogue-a e veja onde cai a última.
task-round-hint = Jogue F.
task-round-why = Onze sementes foram para as outras onze casas. F foi saltada, por isso a décima segunda caiu em a: a segunda semente dessa casa.
task-twice-title = Treze sementes
task-twice-ask = Jogue a casa cuja última semente cai em D.
task-twice-hint = Onze sementes dão uma volta e saltam a sua própria casa. Depois disso restam duas.
task-twice-why = Depois de onze sementes, todas as outras casas têm mais uma. As duas últimas caem em C e D.

## Capturing

task-two-title = Duas sementes
task-two-ask = Capture duas sementes.
task-two-hint = Procure uma casa de Norte que tenha uma semente, e uma casa sua que acabe lá.
task-two-why = A sua última semente deixou b com duas. São suas.
task-three-title = Três sementes
task-three-ask = Duas das suas casas podem capturar. Jogue a que leva três sementes.
task-three-hint = A última semente tem de cair numa casa de Norte que tenha duas.
task-three-why = B acabou em b e deixou-a com três. A outra captura só teria dado duas.
task-all-title = Todas as capturas
task-all-ask = Encontre todas as casas que agora capturam alguma coisa. Escolha-as uma a uma; nada é semeado.
task-all-hint = São três. Uma última semente na sua própria fila nunca captura.
task-all-why = D, E e F capturam. B chegaria a três, mas na sua própria fila, onde nada é capturado.

## Captures in a row

task-chain-title = Quatro casas
task-chain-ask = Capture dez sementes com uma jogada.
task-chain-hint = Procure uma sementeira que deixe lado a lado casas com duas e três, e que acabe na última delas.
task-chain-why = A última semente caiu em d. As quatro casas até lá tinham duas ou três, por isso foram todas capturadas.
task-broken-title = Uma série interrompida
task-broken-ask = Três casas podem capturar. Jogue a que leva mais.
task-broken-hint = Conte para trás a partir da última semente, e pare na primeira casa que não tenha nem duas nem três.
task-broken-why = Cinco sementes em duas casas. Uma série acaba onde uma casa tem uma semente, ou mais de três.

## Giving seeds

task-feed-title = Quem chega a Norte?
task-feed-ask = A fila de Norte está vazia. Encontre todas as casas que pode jogar. Escolha-as uma a uma; nada é semeado.
task-feed-hint = Só uma sementeira que passe de F dá uma semente a Norte.
task-feed-why = B, E e F chegam à fila de Norte. As outras não podem ser jogadas agora.

## The grand slam

task-slam-title = Em Abapa
task-slam-ask = F capturaria tudo o que Norte tem, mas em Abapa isso não captura nada. Faça a jogada que captura mesmo.
task-slam-hint = Deixe alguma coisa na fila: outra casa pode levar duas sementes.
task-slam-why = D levou as duas de a, e b ficou. Aqui, uma captura menor vale mais do que um grand slam.
task-forbidden-title = Em Wari
task-forbidden-ask = A mesma posição em Wari. Encontre todas as casas que pode jogar.
task-forbidden-hint = Em Wari o grand slam é proibido enquanto houver outra jogada.
task-forbidden-why = A e D. F seria um grand slam, por isso não pode ser jogada.
task-again-title = Em Warri
task-again-ask = A mesma posição em Warri. Faça o grand slam e depois a jogada que tem de vir a seguir.
task-again-hint = F leva tudo. Depois joga outra vez, e Norte tem de receber uma semente.
task-again-why = Cinco sementes, e depois D deu uma nova a Norte. A casa A não teria dado nada, por isso não podia ser jogada.
task-spared-title = Com as regras Ashanti
task-spared-ask = A mesma posição com as regras Ashanti. Leve o máximo de sementes que puder.
task-spared-hint = Ali é permitido capturar a fila inteira, mas fica uma das casas.
task-spared-why = F levou as três de b. As duas de a ficaram, por ser a última casa da série.
task-both-title = Nos dois sentidos: Ovare
task-both-ask = Em Ovare captura-se nos dois sentidos. Leve dez sementes com uma jogada.
task-both-hint = A última semente deve cair entre casas que tenham duas ou três.
task-both-why = E acabou em e. De um lado foram capturadas d e c, do outro f.

## How a game ends

task-majority-title = A semente que ganha
task-majority-ask = Tem 22 sementes, e com 25 ganha-se a partida. Ganhe agora.
task-majority-hint = Duas sementes não bastam. Procure três.
task-majority-why = Com mais três sementes são 25, mais de metade. O que resta no tabuleiro já não importa.
task-sweep-title = Tudo ou nada
task-sweep-ask = Joga Wari, e todas as suas jogadas são um grand slam. Faça uma e termine a partida.
task-sweep-hint = Quando não resta mais nada, um grand slam pode ser jogado.
task-sweep-why = O grand slam levou todas as sementes de Norte, e as da sua própria fila também são suas.
task-repeat-title = Mais uma vez
task-repeat-ask = Uma das suas jogadas traz de volta uma posição que já surgiu duas vezes. Está à frente: deixe-a surgir pela terceira vez e ganhe.
task-repeat-hint = Pode jogar duas casas. Uma delas é a que jogou aqui da última vez.
task-repeat-why = A terceira vez pôs fim à partida. Cada lado ficou com a sua fila, e 25 a 23 bastou.

## Thinking ahead

task-greed-title = Não leve tudo
task-greed-ask = F poderia capturar duas sementes. Encontre a jogada que rende mais.
task-greed-hint = A casa f de Norte aponta para uma das suas. Qual?
task-greed-why = Depois de A, Norte não tem nada para capturar. Uma a uma, as sementes de Norte têm de passar para o seu lado: com o melhor jogo, as sete são suas. Levar logo duas deixaria as outras cinco a Norte.
task-fork-title = Duas ameaças
task-fork-ask = Encontre a jogada que ameaça duas capturas ao mesmo tempo. Depois faça a que Norte não pode impedir.
task-fork-hint = Uma só casa pode carregar E e F.
task-fork-why = E ameaçava a casa a, e F ameaçava a c. Norte só podia salvar uma.
task-which-title = Qual das duas?
task-which-ask = E e F podem capturar as mesmas duas sementes. Qual é melhor?
task-which-hint = Pense no que poderá capturar na sua próxima jogada.
task-which-why = E, porque então F tem duas sementes e aponta para b. Se F tivesse capturado, não viria mais nada.

## Defending

task-run-title = Desviar-se
task-run-ask = A casa e de Norte aponta para uma das suas. Salve as sementes dela.
task-run-hint = Duas sementes que saem de e acabam em A.
task-run-why = A casa A desviou-se. Agora a casa e não captura nada e, com o melhor jogo, as nove sementes são suas.
task-gap-title = Quebrar a série
task-gap-ask = A casa f de Norte capturaria duas das suas com uma jogada. Impeça isso.
task-gap-hint = Esvazie a casa onde cairia a última semente de Norte.
task-gap-why = Com B vazia, a última semente de f fica lá sozinha, e nada é capturado. Jogar A teria perdido B mesmo assim.

## The big house

task-kroo-title = Solte-a
task-kroo-ask = D tem 16 sementes. Capture sete com uma jogada.
task-kroo-hint = A primeira volta dá mais uma semente a cada casa de Norte. O que faz a segunda?
task-kroo-why = a, b e c receberam duas sementes cada da mesma casa. A última caiu em c, e as três foram capturadas.
task-full-title = Proibido esperar
task-full-ask = Com as regras Ashanti, uma casa com doze sementes ou mais tem de ser jogada. Encontre todas as casas que pode jogar.
task-full-hint = Pode haver mais de uma casa cheia.
task-full-why = As casas A e E estão cheias, e qualquer uma pode ser jogada. Com estas regras ninguém pode esperar muito tempo com uma casa grande.

## The endgame

task-wait-title = Uma jogada de reserva
task-wait-ask = Norte tem uma única semente e tem de jogá-la. Espere com uma jogada calma, e depois capture.
task-wait-hint = Deixe E e F como estão.
task-wait-why = Norte teve de passar da a para a b, exatamente onde cai a última semente de E. C era a jogada de reserva.
task-starve-title = Nada para dar
task-starve-ask = Norte só pode jogar f. Encontre a jogada depois da qual todas as sementes serão suas.
task-starve-hint = f deixa as suas duas sementes em A e B. O que não deve então haver em B?
task-starve-why = f traz as suas duas últimas sementes para A e B e não captura nada. A fila de Norte fica então vazia, nenhuma das suas casas chega lá, e a partida acaba: as seis são suas.
task-last-title = Só uma jogada está certa
task-last-ask = Seis sementes e três jogadas. Uma ganha as seis; cada uma das outras duas perde todas. Qual é a certa?
task-last-hint = Que semente pode avançar e continuar fora do alcance de Norte?
task-last-why = É o que provam as tabelas de finais. Nada é capturado de imediato: o que conta é quem tem de se pôr primeiro ao alcance do outro.
