### La page d’accueil : un plateau à essayer, et les chemins vers une partie.

home-try = Allez-y, touchez une case : ici, vous jouez les deux camps.
home-reset = Recommencer
home-learn = Apprenez pas à pas
home-how-title = Le jeu en trois étapes
home-how-sow = Semer : prenez toutes les graines d’une case entourée et posez-les une à une dans les cases suivantes, dans le sens inverse des aiguilles d’une montre.
home-how-capture = Capturer : si la dernière graine porte à deux ou trois une case de l’autre rangée, ces graines sont à vous, ainsi que celles des cases juste avant, tant qu’elles en contiennent aussi deux ou trois.
home-how-win = Gagner : qui a plus de la moitié des 48 graines gagne la partie.
home-friend-title = Jouer avec un ami
home-friend = Choisissez les règles, ouvrez une table et envoyez son lien. Qui l’ouvre prend l’autre place.
home-friend-go = Choisir les règles
home-anyone-title = Trouver un adversaire
home-anyone = Si quelqu’un attend, vous vous installez en face et jouez selon ses règles. Sinon, vous attendez à votre propre table, avec les règles d’Abapa, jusqu’à ce que quelqu’un vous rejoigne.
home-anyone-go = Trouver un adversaire
home-computer-title = Jouer contre l’ordinateur
home-computer = Huit niveaux, toutes les règles. Il joue dans votre navigateur, même sans réseau.
home-computer-go = Jouer contre l’ordinateur
open-tables-title = Quelqu’un attend en ce moment
open-tables-none = Personne n’attend pour l’instant.
open-table-join =
    { $side ->
        [south] { $rules }, vous jouez Sud
       *[north] { $rules }, vous jouez Nord
    }
recent-title = Vos règles récentes
