### A página inicial: um tabuleiro para experimentar e os caminhos para uma partida.

home-try = Toque numa casa: aqui joga pelos dois lados.
home-reset = Recomeçar
home-learn = Aprenda passo a passo
home-how-title = O jogo em três passos
home-how-sow = Semear: tire todas as sementes de uma casa com anel e deixe-as uma a uma nas casas seguintes, no sentido contrário ao dos ponteiros do relógio.
home-how-capture = Capturar: se a última semente deixar duas ou três numa casa da outra fila, são suas, e também as das casas imediatamente anteriores, enquanto tiverem duas ou três.
home-how-win = Ganhar: quem tem mais de metade das 48 sementes ganha.
home-friend-title = Jogar com um amigo
home-friend = Escolha as regras, abra uma mesa e envie o link. Quem o abrir ocupa o outro lugar.
home-friend-go = Escolher as regras
home-anyone-title = Procurar adversário
home-anyone = Se alguém estiver à espera, senta-se a essa mesa e joga com as regras dela. Se não, espera na sua própria mesa, com as regras de Abapa, até que alguém entre.
home-anyone-go = Procurar adversário
home-computer-title = Jogar contra o computador
home-computer = Oito níveis, todas as regras. Joga no seu navegador, também sem rede.
home-computer-go = Jogar contra o computador
open-tables-title = Há alguém à espera
open-tables-none = Agora não há ninguém à espera.
open-table-join =
    { $side ->
        [south] { $rules }, joga como Sul
       *[north] { $rules }, joga como Norte
    }
recent-title = As suas regras recentes
