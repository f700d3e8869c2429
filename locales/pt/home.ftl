### home.ftl See the English file for where each text stands.

home-try = Vá, toque numa casa: aqui joga com os dois lados.
home-reset = Recomeçar
home-learn = Não conhece? Aprenda passo a passo
home-friend-title = Jogar com alguém conhecido
home-friend = Escolha as regras, abra uma mesa e envie o link. Quem o abrir fica com o outro lugar.
home-friend-go = Escolher as regras
home-anyone-title = Jogar com qualquer pessoa
home-anyone = Se alguém estiver à espera, senta-se a essa mesa e joga com as regras dela. Senão, espera numa mesa sua, com as regras de Abapa, e a pessoa seguinte junta-se a si.
home-anyone-go = Jogar com qualquer pessoa
home-computer-title = Jogar contra o computador
home-computer = Oito níveis, todas as regras. Joga no seu navegador, também sem rede.
home-computer-go = Jogar contra o computador
open-tables-title = Há alguém à espera
open-tables-none = Agora não há ninguém à espera.
open-table-join =
    { $side ->
        [south] { $rules }, joga com Sul
       *[north] { $rules }, joga com Norte
    }
recent-title = As suas regras recentes
