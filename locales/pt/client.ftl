### O que diz a página de uma mesa: no navegador, e a partir do servidor antes de haver scripts.
### As letras das casas (A–F, a–f) nunca se traduzem. Os lados chegam como south e north.

side-name =
    { $side ->
        [south] Sul
       *[north] Norte
    }

## The board

board-label = Tabuleiro
house-label =
    { $seeds ->
        [0] { $house }, vazia
        [one] { $house }, { $seeds } semente
       *[other] { $house }, { $seeds } sementes
    }
house-playable = { $label }, pode ser jogada
store-label =
    { $side ->
        [south] Depósito de Sul: { $seeds }
       *[north] Depósito de Norte: { $seeds }
    }

account-title = O tabuleiro em palavras
account-row =
    { $side ->
        [south] Casas de Sul: { $houses }.
       *[north] Casas de Norte: { $houses }.
    }
account-captures = { $house } captura { $seeds }
account-moves = Possíveis: { $moves }.

## Whose turn it is

status-your-move = É a sua vez
status-to-move =
    { $side ->
        [south] É a vez de Sul
       *[north] É a vez de Norte
    }
status-again =
    { $side ->
        [south] Sul joga outra vez
       *[north] Norte joga outra vez
    }
status-your-move-again = É outra vez a sua vez
status-waiting = À espera da outra pessoa
status-seat-free =
    { $side ->
        [south] O lugar de Sul está livre
       *[north] O lugar de Norte está livre
    }
status-stepping =
    { $ply ->
        [0] A posição inicial
       *[other] Após a jogada { $ply } de { $count }
    }
status-now = Agora: { $state }
title-your-move = É a sua vez · { $title }

## How it ended

result-won =
    { $side ->
        [south] Sul ganha { $more }–{ $fewer }
       *[north] Norte ganha { $more }–{ $fewer }
    }
result-won-by-resignation =
    { $side ->
        [south] Sul ganha
       *[north] Norte ganha
    }
result-draw = Empate, { $more }–{ $fewer }
result-you-won = Vitória sua, { $more }–{ $fewer }
result-you-lost = Derrota sua, { $fewer }–{ $more }
result-you-won-by-resignation = Vitória sua
result-you-lost-by-resignation = Derrota sua

reason-majority =
    { $side ->
        [south] Sul capturou mais de metade das sementes.
       *[north] Norte capturou mais de metade das sementes.
    }
reason-no-move-empty-row =
    { $side ->
        [south] A fila de Sul está vazia, por isso Sul não pode jogar.
       *[north] A fila de Norte está vazia, por isso Norte não pode jogar.
    }
reason-no-move-cannot-feed =
    { $side ->
        [south] A fila de Norte está vazia e nenhuma jogada de Sul chega lá.
       *[north] A fila de Sul está vazia e nenhuma jogada de Norte chega lá.
    }
reason-no-move-only-slams =
    { $side ->
        [south] Todas as jogadas de Sul seriam grand slam, o que estas regras proíbem.
       *[north] Todas as jogadas de Norte seriam grand slam, o que estas regras proíbem.
    }
reason-grand-slam = Um grand slam terminou o jogo.
reason-repetition =
    { $times ->
        [2] A mesma posição surgiu pela segunda vez.
       *[other] A mesma posição surgiu pela terceira vez.
    }
reason-agreement = Os dois lados combinaram terminar o jogo.
reason-resignation =
    { $side ->
        [south] Sul desistiu.
       *[north] Norte desistiu.
    }

leftover-nothing = Não ficaram sementes no tabuleiro.
leftover-on-board =
    { $seeds ->
        [one] { $seeds } semente fica no tabuleiro e não conta para ninguém.
       *[other] { $seeds } sementes ficam no tabuleiro e não contam para ninguém.
    }
leftover-own-row = Cada lado ficou com as sementes que restavam na sua fila: Sul { $south }, Norte { $north }.
leftover-uncounted =
    { $seeds ->
        [one] Segundo estas regras, a { $seeds } semente restante não conta para ninguém.
       *[other] Segundo estas regras, as { $seeds } sementes restantes não contam para ninguém.
    }
leftover-split = As sementes restantes foram divididas por igual: { $seeds } para cada lado.
leftover-mover-sweeps =
    { $side ->
        [south] Sul ficou também com o que restava na sua fila: { $seeds }.
       *[north] Norte ficou também com o que restava na sua fila: { $seeds }.
    }
leftover-opponent-takes =
    { $side ->
        [south] Sul recebeu tudo o que restava no tabuleiro: { $seeds }.
       *[north] Norte recebeu tudo o que restava no tabuleiro: { $seeds }.
    }

## A move, looked at and made

preview-move = { $house } acaba em { $last }.
preview-capture =
    { $seeds ->
        [one] { $house } acaba em { $last } e captura { $seeds } semente de { $houses }.
       *[other] { $house } acaba em { $last } e captura { $seeds } sementes de { $houses }.
    }
preview-slam-nothing = { $house } acaba em { $last }: um grand slam, que não captura nada.
preview-ends-game = Com isso o jogo termina.
told-move =
    { $side ->
        [south] Sul joga { $house }, última semente em { $last }.
       *[north] Norte joga { $house }, última semente em { $last }.
    }
told-capture =
    { $seeds ->
        [one] Captura { $seeds } semente de { $houses }.
       *[other] Captura { $seeds } sementes de { $houses }.
    }
told-slam = Um grand slam.
told-slam-nothing = Um grand slam, que não captura nada.
told-stores = Sul tem { $south }, Norte { $north }.

## Why a house can’t be played

refusal-empty-house = { $house } está vazia.
refusal-wrong-side =
    { $side ->
        [south] { $house } pertence a Sul.
       *[north] { $house } pertence a Norte.
    }
refusal-must-feed =
    { $side ->
        [south] { $house } deixaria a fila de Sul sem sementes. Possíveis: { $legal }.
       *[north] { $house } deixaria a fila de Norte sem sementes. Possíveis: { $legal }.
    }
refusal-grand-slam =
    { $side ->
        [south] { $house } capturaria todas as sementes da fila de Sul: um grand slam. Possíveis: { $legal }.
       *[north] { $house } capturaria todas as sementes da fila de Norte: um grand slam. Possíveis: { $legal }.
    }
refusal-full-house = Antes de { $house } tem de ser jogada uma casa cheia. Possíveis: { $legal }.
refusal-game-over = O jogo terminou.
refusal-not-started = O jogo começa quando os dois lugares estiverem ocupados.
refusal-not-your-turn =
    { $side ->
        [south] É a vez de Sul.
       *[north] É a vez de Norte.
    }
refusal-watching = Está apenas a ver este jogo.
refusal-stepping = Esta é uma posição anterior. Para jogar, vá para a mais recente.

## Seats and the link

seat-yours =
    { $side ->
        [south] Joga com Sul, casas A a F.
       *[north] Joga com Norte, casas a a f.
    }
seat-against-computer = Do outro lado joga o computador, nível { $level }.
seat-computer =
    { $side ->
        [south] O computador joga com Sul, nível { $level }.
       *[north] O computador joga com Norte, nível { $level }.
    }
seat-both = Joga com os dois lados neste ecrã.
seat-watching = Os dois lugares estão ocupados. Está a ver.
seat-lost-race = O lugar foi ocupado mesmo antes de si. Pode ver o jogo.
seat-bad-link = Este link não dá nenhum lugar nesta mesa. Pode ver o jogo.
seat-join =
    { $side ->
        [south] Jogar com Sul
       *[north] Jogar com Norte
    }
seat-send-link = Envie este link à outra pessoa. O jogo começa quando ela entrar.
share-label = Link para esta mesa
share-copy = Copiar link
share-copied = Copiado
share-failed = Este navegador não deixa a página copiar. O link está selecionado: copie-o.
share-system = Partilhar
share-text = Jogue oware comigo
my-seat = O meu lugar
my-seat-title = O seu lugar noutro dispositivo
my-seat-note = Abra este link noutro dispositivo para continuar a jogar lá. Quem o tiver pode jogar por si: guarde-o só para si.
my-seat-label = Link para o seu lugar
my-seat-code = Código QR com o link para o seu lugar
my-seat-not-kept = Este navegador não guarda nada quando sair. Guarde este link, ou perde o lugar.
dialog-close = Fechar

## Ending a game before its end

offer-end = Propor o fim
offer-end-now = Terminar o jogo
offer-by-you = Propôs terminar o jogo.
offer-by-other =
    { $side ->
        [south] Sul propõe terminar o jogo agora.
       *[north] Norte propõe terminar o jogo agora.
    }
offer-leftover-own-row = Cada lado fica então com as sementes da sua fila.
offer-leftover-uncounted = As sementes que ficam no tabuleiro não contam então para ninguém.
offer-now-title = Terminar o jogo agora?
offer-accept = Aceitar
offer-decline = Continuar
offer-withdraw = Retirar
offer-declined =
    { $side ->
        [south] Sul quer continuar a jogar.
       *[north] Norte quer continuar a jogar.
    }
offer-withdrawn =
    { $side ->
        [south] Sul retirou a proposta de terminar o jogo.
       *[north] Norte retirou a proposta de terminar o jogo.
    }
resign = Desistir
resign-title = Desistir deste jogo?
resign-note =
    { $side ->
        [south] Sul ganha, seja qual for o resultado.
       *[north] Norte ganha, seja qual for o resultado.
    }
resign-cancel = Continuar

## Another game

rematch = Desforra
rematch-accept = Aceitar a desforra
rematch-withdraw = Retirar a desforra
rematch-by-you = Propôs uma desforra com os lados trocados.
rematch-by-other =
    { $side ->
        [south] Sul propõe uma desforra com os lados trocados.
       *[north] Norte propõe uma desforra com os lados trocados.
    }
rematch-go = Ir para a nova mesa
new-table = Abrir outra mesa

## The record

record-title = Jogadas
record-empty = Ainda não há jogadas.
record-first = Para o início
record-prev = Uma jogada atrás
record-next = Uma jogada à frente
record-latest = Para a última jogada
record-download = Descarregar o jogo
record-ply =
    { $side ->
        [south] Jogada { $ply }, Sul: { $house }
       *[north] Jogada { $ply }, Norte: { $house }
    }
record-ply-capture = { $move }, captura { $seeds }
flip-board = Virar o tabuleiro
rules-label = Regras

## When something goes wrong

connection-lost = Sem ligação. A tentar de novo…
move-waiting = Sem ligação. A sua jogada será enviada assim que houver.
move-overtaken = Entretanto foi feita outra jogada a partir do seu lugar. O tabuleiro mostra como está o jogo.
move-refused = A jogada não foi aceite. O tabuleiro mostra como está o jogo.
problem-no-connection = Não há ligação ao servidor. Tente outra vez.
problem-unavailable = O servidor não pode responder agora. Tente outra vez daqui a pouco.
problem-unknown-table = Essa mesa não existe.
problem-wrong-seat = Este lugar não é seu.
problem-no-offer = A proposta já não está de pé.
problem-offer-declined = A outra pessoa quer continuar. Pode voltar a propor depois da próxima jogada.
problem-offer-stands = A outra pessoa acabou de propor terminar o jogo.
problem-offer-withdrawn = Retirou a sua proposta. Pode voltar a propor depois da próxima jogada.
problem-rematch-withdrawn = Retirou a desforra vezes de mais. Abra antes outra mesa.
problem-stale = Entretanto o jogo continuou. O tabuleiro mostra como está.
problem-other = Não resultou. Tente outra vez.
problem-unplayable = De momento não se pode jogar aqui. Recarregue a página para tentar outra vez, ou para ver como está o jogo.

## What an endgame was worth, once the game is over

worth-even = Com o melhor jogo a partir daqui, os dois lados teriam ganho igual número das sementes restantes.
worth-ahead =
    { $side ->
        [south] Com o melhor jogo a partir daqui, Sul teria ganho mais { $seeds } do que Norte.
       *[north] Com o melhor jogo a partir daqui, Norte teria ganho mais { $seeds } do que Sul.
    }
worth-moves =
    { $side ->
        [south] Para Sul, jogada a jogada: { $moves }.
       *[north] Para Norte, jogada a jogada: { $moves }.
    }
worth-repetition = Uma repetição, que divide as sementes por filas, pode acabar de outra forma.

## The course, and the board on the home page

learn-progress = { $done } de { $count } resolvidos
learn-right = Certo!
learn-not-yet = Ainda não é isso. Tente outra vez.
learn-go-on = Certo! Continue.
learn-found =
    { $left ->
        [0] { $house } está certa. Encontrou-as todas.
        [one] { $house } está certa. Falta encontrar { $left }.
       *[other] { $house } está certa. Falta encontrar { $left }.
    }
learn-no-capture = { $house } não captura nada.
learn-not-legal = { $house } não pode ser jogada agora.

## A table that anyone can join from the home page

open-shown = A página inicial mostra esta mesa a toda a gente enquanto mantiver esta página aberta.
open-hide = Tirá-la da página inicial
open-show = Mostrá-la na página inicial
open-hidden = A página inicial já não mostra esta mesa.
