### Le site autour des tables : accueil, pied de page, ce qui n’existe pas.

site-name = Oware
site-tagline = Jouez à l’oware (awalé) avec qui vous voulez, par un simple lien
site-description = Choisissez les règles, ouvrez une table, envoyez le lien et jouez. Sans compte ni installation.
skip-to-content = Aller au contenu
languages-label = Langue
footer-note = L’oware, aussi appelé awalé, wari, ayò et de bien d’autres noms : un jeu de semailles d’Afrique de l’Ouest, joué dans le monde entier.

home-title = Jouez à l’oware (awalé) par un lien partagé
home-intro = Deux joueurs sèment des graines dans douze cases et capturent ce qu’ils peuvent. Choisissez les règles, ouvrez une table et envoyez son lien : qui l’ouvre peut prendre l’autre place, sur n’importe quel téléphone ou ordinateur.

start-heading = Ouvrir une table
start-rules = Règles
start-side = Vous jouez
start-side-south = Sud, cases A à F
start-side-north = Nord, cases a à f
start-side-chance = Le camp que le sort décidera
start-opponent = En face
start-opponent-friend = Un ami, par un lien que vous envoyez
start-opponent-anyone = Qui vient le premier : la table s’affiche sur la page d’accueil
start-opponent-computer = L’ordinateur, à une table où d’autres peuvent regarder
start-one-screen = Les deux joueurs sont devant cet écran
start-change-rules = Modifier les règles
start-change-note = Ce que vous laissez reste comme dans les règles choisies. Des règles modifiées sont signalées comme telles à la table.
start-as-preset = Comme dans les règles choisies
start-button = Ouvrir la table
start-needs-script = Ouvrir une table et jouer demandent JavaScript. Sans lui, vous pouvez tout de même consulter n’importe quelle table et ses coups.

not-found-title = Il n’y a rien à cette adresse
not-found-text = Le lien a peut-être été coupé en route. Vérifiez-le, ou redemandez-le.
unavailable-title = Indisponible pour l’instant
not-found-home = Ouvrir votre propre table

table-title = { $rules } · { $site }
table-about-free =
    { $side ->
        [south] Une partie de { $rules }. La place de Sud est libre : ouvrez le lien et prenez-la pour jouer.
       *[north] Une partie de { $rules }. La place de Nord est libre : ouvrez le lien et prenez-la pour jouer.
    }
table-about-playing = Une partie de { $rules }, Sud contre Nord : { $south }–{ $north } après le coup { $ply }.
table-about-ended = Une partie de { $rules }. { $result }.
table-needs-script = Prendre place et jouer demandent JavaScript. Cette page montre la partie telle qu’elle était au chargement.
actions-label = Ce que vous pouvez faire

## Settings

settings-title = Réglages
settings-theme = Plateau
settings-theme-wood = Bois
settings-theme-plain = Sobre
settings-theme-shapes = Formes
settings-theme-note = « Sobre » offre le plus fort contraste. « Formes » range les graines par cinq, chaque rang avec sa propre forme.
settings-speed = Mouvement des graines
settings-speed-slow = Lent
settings-speed-normal = Normal
settings-speed-fast = Rapide
settings-speed-off = Aucun
settings-numbers = Nombres à côté des cases
settings-sound = Sons
settings-letters = Jouer avec les lettres
settings-letters-note = Les touches A à F jouent les cases de votre rangée.
settings-kept = Conservé dans ce navigateur seulement.

## Without a network, and when there is a new version

offline-title = Pas de réseau
offline-text = Les tables sont sur le serveur, injoignable pour l’instant. Votre place et tous les coups déjà joués sont conservés.
offline-retry = Réessayer
update-there = Une nouvelle version du site est disponible.
update-now = Recharger
update-later = Plus tard
