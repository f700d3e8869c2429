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
account-moves = Jogadas possíveis: { $moves }.

## Whose turn it is

status-your-move = É a sua vez
status-to-move =
    { $side ->
        [south] É a vez de Sul
       *[north] É a vez de Norte
    }
status-again =
    { $side ->
        [south] Sul joga de novo
       *[north] Norte joga de novo
    }
status-your-move-again = É a sua vez de novo
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
        [south] Sul ganha por { $more } a { $fewer }
       *[north] Norte ganha por { $more } a { $fewer }
    }
result-won-by-resignation =
    { $side ->
        [south] Sul ganha
       *[north] Norte ganha
    }
result-draw = Empate, { $more } a { $fewer }
result-you-won = Ganhou por { $more } a { $fewer }
result-you-lost = Perdeu por { $fewer } a { $more }
result-you-won-by-resignation = Ganhou a partida
result-you-lost-by-resignation = Perdeu a partida

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
        [south] Todas as jogadas de Sul seriam um grand slam, o que estas regras proíbem.
       *[north] Todas as jogadas de Norte seriam um grand slam, o que estas regras proíbem.
    }
reason-grand-slam = Um grand slam pôs fim à partida.
reason-repetition =
    { $times ->
        [2] A mesma posição surgiu pela segunda vez.
       *[other] A mesma posição surgiu pela terceira vez.
    }
reason-agreement = Os dois lados combinaram terminar a partida.
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
        [one] Segundo estas regras, a semente restante não conta para ninguém.
       *[other] Segundo estas regras, as { $seeds } sementes restantes não contam para ninguém.
    }
leftover-split = As sementes restantes foram divididas em partes iguais: { $seeds } para cada lado.
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
preview-ends-game = Com isso, a partida termina.
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
        [south] { $house } deixaria a fila de Sul sem sementes. Jogadas possíveis: { $legal }.
       *[north] { $house } deixaria a fila de Norte sem sementes. Jogadas possíveis: { $legal }.
    }
refusal-grand-slam =
    { $side ->
        [south] { $house } capturaria todas as sementes da fila de Sul: um grand slam. Jogadas possíveis: { $legal }.
       *[north] { $house } capturaria todas as sementes da fila de Norte: um grand slam. Jogadas possíveis: { $legal }.
    }
refusal-full-house = Antes de { $house }, é preciso jogar uma casa cheia. Jogadas possíveis: { $legal }.
refusal-game-over = A partida terminou.
refusal-not-started = A partida começa quando os dois lugares estiverem ocupados.
refusal-not-your-turn =
    { $side ->
        [south] É a vez de Sul.
       *[north] É a vez de Norte.
    }
refusal-watching = Só pode assistir a esta partida.
refusal-stepping = Esta é uma posição anterior. Para jogar, vá para a mais recente.

## Seats and the link

seat-yours =
    { $side ->
        [south] Joga como Sul, casas da A à F.
       *[north] Joga como Norte, casas da a à f.
    }
seat-against-computer = O adversário é o computador, nível { $level }.
seat-computer =
    { $side ->
        [south] O computador joga como Sul, nível { $level }.
       *[north] O computador joga como Norte, nível { $level }.
    }
seat-both = Joga pelos dois lados neste dispositivo.
seat-watching = Os dois lugares estão ocupados. Pode assistir.
seat-lost-race = O lugar acabou de ser ocupado por outra pessoa. Pode assistir à partida.
seat-bad-link = Este link não dá acesso a nenhum lugar desta mesa. Pode assistir à partida.
seat-join =
    { $side ->
        [south] Jogar como Sul
       *[north] Jogar como Norte
    }
seat-send-link = Envie este link à outra pessoa. A partida começa quando ela entrar.
share-label = Link para esta mesa
share-copy = Copiar link
share-copied = Copiado
share-failed = Este navegador não permite que a página copie. O link está selecionado: copie-o.
share-system = Enviar
share-text = Vamos jogar oware?
my-seat = O meu lugar
my-seat-title = O seu lugar em outro dispositivo
my-seat-note = Abra este link em outro dispositivo para continuar a jogar lá. Quem o tiver pode jogar no seu lugar: não o mostre a ninguém.
my-seat-label = Link para o seu lugar
my-seat-code = Código QR com o link para o seu lugar
my-seat-not-kept = Este navegador não guarda nada depois de sair. Guarde este link para não perder o lugar.
dialog-close = Fechar

## Ending a game before its end

offer-end = Propor terminar
offer-end-now = Terminar a partida
offer-by-you = A sua proposta: terminar a partida.
offer-by-other =
    { $side ->
        [south] Sul propõe terminar a partida agora.
       *[north] Norte propõe terminar a partida agora.
    }
offer-leftover-own-row = Cada lado fica então com as sementes da sua fila.
offer-leftover-uncounted = As sementes que ficarem no tabuleiro não contam então para ninguém.
offer-now-title = Terminar a partida agora?
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
        [south] Sul retirou a proposta de terminar a partida.
       *[north] Norte retirou a proposta de terminar a partida.
    }
resign = Desistir
resign-title = Desistir desta partida?
resign-note =
    { $side ->
        [south] Sul ganha, seja qual for o resultado.
       *[north] Norte ganha, seja qual for o resultado.
    }
resign-cancel = Continuar

## Another game

rematch = Revanche
rematch-accept = Aceitar a revanche
rematch-withdraw = Retirar a revanche
rematch-by-you = A sua proposta: uma revanche com os lados trocados.
rematch-by-other =
    { $side ->
        [south] Sul propõe uma revanche com os lados trocados.
       *[north] Norte propõe uma revanche com os lados trocados.
    }
rematch-go = Ir para a nova mesa
new-table = Abrir outra mesa

## The record

record-title = Jogadas
record-empty = Ainda não há jogadas.
record-first = Ir para o início
record-prev = Uma jogada atrás
record-next = Uma jogada à frente
record-latest = Ir para a última jogada
record-download = Guardar a partida
record-ply =
    { $side ->
        [south] Jogada { $ply }, Sul: { $house }
       *[north] Jogada { $ply }, Norte: { $house }
    }
record-ply-capture = { $move }, captura { $seeds }
flip-board = Girar o tabuleiro
rules-label = Regras

## When something goes wrong

connection-lost = Sem conexão. Nova tentativa…
move-waiting = Sem conexão. A sua jogada será enviada assim que houver.
move-overtaken = Enquanto isso, foi feita outra jogada a partir do seu lugar. O tabuleiro mostra como está a partida.
move-refused = A jogada foi recusada. O tabuleiro mostra como está a partida.
problem-no-connection = Não há conexão com o servidor. Tente outra vez.
problem-unavailable = O servidor não pode responder agora. Tente outra vez daqui a pouco.
problem-computer-busy = Neste momento há demasiadas partidas à espera do computador. Tente outra vez daqui a pouco, ou jogue contra ele no seu navegador: aí ninguém mais está à espera.
problem-unknown-table = Essa mesa não existe.
problem-wrong-seat = Este lugar não é seu.
problem-no-offer = A proposta já não é válida.
problem-offer-declined = A outra pessoa quer continuar. Pode propor de novo depois da próxima jogada.
problem-offer-stands = A outra pessoa acabou de propor terminar a partida.
problem-offer-withdrawn = Retirou a sua proposta. Pode propor de novo depois da próxima jogada.
problem-rematch-withdrawn = Retirou a revanche demasiadas vezes. É melhor abrir outra mesa.
problem-stale = Enquanto isso, a partida continuou. O tabuleiro mostra como está.
problem-other = Não funcionou. Tente outra vez.
problem-unplayable = Neste momento não é possível jogar aqui. Recarregue a página para tentar outra vez ou para ver como está a partida.

## What an endgame was worth, once the game is over

worth-even = Com o melhor jogo a partir daqui, os dois lados ainda teriam ganho o mesmo número de sementes.
worth-ahead =
    { $side ->
        [south] Com o melhor jogo a partir daqui, Sul teria ganho { $seeds } a mais do que Norte.
       *[north] Com o melhor jogo a partir daqui, Norte teria ganho { $seeds } a mais do que Sul.
    }
worth-moves =
    { $side ->
        [south] Para Sul, jogada a jogada: { $moves }.
       *[north] Para Norte, jogada a jogada: { $moves }.
    }
worth-repetition = Em caso de repetição, as sementes são divididas por filas, e o resultado pode ser outro.

## The course, and the board on the home page

learn-progress = { $done } de { $count } resolvidos
learn-right = Certo!
learn-not-yet = Ainda não. Tente outra vez.
learn-go-on = Certo! Continue.
learn-found =
    { $left ->
        [0] { $house } está certa. Encontrou todas.
        [one] { $house } está certa. Falta encontrar { $left }.
       *[other] { $house } está certa. Falta encontrar { $left }.
    }
learn-no-capture = { $house } não captura nada.
learn-not-legal = { $house } não pode ser jogada agora.

## A table that anyone can join from the home page

open-shown = A página inicial mostra esta mesa a todos enquanto mantiver esta página aberta.
open-hide = Ocultar na página inicial
open-show = Mostrar na página inicial
open-hidden = A página inicial já não mostra esta mesa.
