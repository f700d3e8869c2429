### O sítio à volta das mesas: início, rodapé, o que não existe.

site-name = Oware
site-tagline = Jogue oware com qualquer pessoa através de um link
site-description = Escolha as regras, abra uma mesa, envie o link e jogue. Sem conta e sem instalar nada.
skip-to-content = Saltar para o conteúdo
languages-label = Idioma
footer-note = Oware, também chamado ouri, awalé, wari, ayò e muitos outros nomes: um dos jogos mais antigos que ainda se jogam.

home-title = Jogue oware com um link partilhado
home-intro = Duas pessoas semeiam sementes por doze casas e capturam o que podem. Escolha as regras, abra uma mesa e envie o link: quem o abrir pode ocupar o outro lugar, em qualquer telemóvel ou computador.

start-heading = Abrir uma mesa
start-rules = Regras
start-side = Joga com
start-side-south = Sul, casas A a F
start-side-north = Norte, casas a a f
start-side-chance = O lado que a sorte decidir
start-one-screen = As duas pessoas estão neste ecrã
start-change-rules = Alterar as regras
start-change-note = O que não mudar fica como nas regras escolhidas. Na mesa indica-se que as regras foram alteradas.
start-as-preset = Como nas regras escolhidas
start-button = Abrir a mesa
start-needs-script = Para abrir uma mesa e jogar é preciso JavaScript. Sem ele pode ver qualquer mesa e o seu jogo.

not-found-title = Não há nada neste endereço
not-found-text = Talvez o link tenha sido cortado pelo caminho. Verifique-o, ou peça-o outra vez.
unavailable-title = Agora não é possível
not-found-home = Abrir a sua própria mesa

table-title = { $rules } · { $site }
table-about-free =
    { $side ->
        [south] Um jogo de { $rules }. O lugar de Sul está livre: abra o link e entre para jogar.
       *[north] Um jogo de { $rules }. O lugar de Norte está livre: abra o link e entre para jogar.
    }
table-about-playing = Um jogo de { $rules }, Sul contra Norte: { $south }–{ $north } após a jogada { $ply }.
table-about-ended = Um jogo de { $rules }. { $result }.
table-needs-script = Para entrar e jogar é preciso JavaScript. Esta página mostra o jogo como estava quando foi carregada.
actions-label = O que pode fazer

## Settings

settings-title = Definições
settings-theme = Tabuleiro
settings-theme-wood = Madeira
settings-theme-plain = Simples
settings-theme-shapes = Formas
settings-theme-note = «Simples» é só contraste. «Formas» arruma as sementes em filas de cinco, cada fila com a sua forma.
settings-speed = As sementes movem-se
settings-speed-slow = Devagar
settings-speed-normal = Normalmente
settings-speed-fast = Depressa
settings-speed-off = Nada
settings-numbers = Números junto às casas
settings-sound = Sons
settings-letters = Jogar com letras
settings-letters-note = As teclas A a F jogam as casas da sua fila.
settings-kept = Guardado só neste navegador.

## Without a network, and when there is a new version

offline-title = Não há rede
offline-text = As mesas estão no servidor, que agora não se consegue alcançar. O seu lugar e todas as jogadas feitas estão a salvo.
offline-retry = Tentar outra vez
update-there = Há uma versão nova deste sítio.
update-now = Recarregar
update-later = Mais tarde
