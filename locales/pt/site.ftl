### O site à volta das mesas: início, rodapé, o que não existe.

site-name = Oware
site-tagline = Jogue oware com quem quiser através de um link
site-description = Escolha as regras, abra uma mesa, envie o link e jogue. Sem conta e sem instalar nada.
skip-to-content = Saltar para o conteúdo
languages-label = Idioma
footer-note = Oware, também chamado ouri, awalé, wari, ayò e muitos outros nomes: um jogo de mancala da África Ocidental que se joga no mundo inteiro.

home-title = Jogue oware enviando um link
home-intro = Duas pessoas semeiam sementes por doze casas e capturam o que podem. Escolha as regras, abra uma mesa e envie o link: quem o abrir pode ocupar o outro lugar, em qualquer telefone ou computador.

start-heading = Abrir uma mesa
start-rules = Regras
start-side = Joga como
start-side-south = Sul, casas da A à F
start-side-north = Norte, casas da a à f
start-side-chance = O que a sorte decidir
start-opponent = Do outro lado
start-opponent-friend = Alguém conhecido, com um link que lhe envia
start-opponent-anyone = Quem chegar primeiro: a mesa aparece na página inicial
start-opponent-computer = O computador, numa mesa a que outros podem assistir
start-one-screen = As duas pessoas jogam neste dispositivo
start-change-rules = Alterar as regras
start-change-note = O que não mudar fica como nas regras escolhidas. A mesa indica que as regras foram alteradas.
start-as-preset = Como nas regras escolhidas
start-button = Abrir a mesa
start-needs-script = Para abrir uma mesa e jogar é preciso JavaScript. Sem ele, pode ver qualquer mesa e as suas jogadas.

not-found-title = Não há nada neste endereço
not-found-text = Talvez o link tenha sido cortado pelo caminho. Verifique-o, ou peça-o outra vez.
unavailable-title = Agora não é possível
not-found-home = Abrir uma mesa

table-title = { $rules } · { $site }
table-about-free =
    { $side ->
        [south] Uma partida de { $rules }. O lugar de Sul está livre: abra o link e entre para jogar.
       *[north] Uma partida de { $rules }. O lugar de Norte está livre: abra o link e entre para jogar.
    }
table-about-playing = Uma partida de { $rules }, Sul contra Norte: { $south }–{ $north } após a jogada { $ply }.
table-about-ended = Uma partida de { $rules }. { $result }.
table-needs-script = Para entrar e jogar é preciso JavaScript. Esta página mostra a partida como estava quando foi carregada.
actions-label = O que pode fazer

## Settings

settings-title = Opções
settings-theme = Tabuleiro
settings-theme-wood = Madeira
settings-theme-plain = Simples
settings-theme-shapes = Formas
settings-theme-note = “Simples” tem o maior contraste. “Formas” organiza as sementes em filas de cinco, cada fila com a sua forma.
settings-speed = Movimento das sementes
settings-speed-slow = Lento
settings-speed-normal = Normal
settings-speed-fast = Rápido
settings-speed-off = Nenhum
settings-numbers = Números junto às casas
settings-sound = Sons
settings-letters = Jogar com letras
settings-letters-note = As teclas da A à F jogam as casas da sua fila.
settings-kept = Guardado só neste navegador.

## Without a network, and when there is a new version

offline-title = Sem rede
offline-text = As mesas estão no servidor, que agora não responde. O seu lugar e todas as jogadas feitas estão a salvo.
offline-retry = Tentar outra vez
update-there = Há uma nova versão deste site.
update-now = Recarregar
update-later = Mais tarde
