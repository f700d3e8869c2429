### What the page says on which one plays against the computer. See the English file for where each text stands.

computer-title = Jouer contre l’ordinateur
computer-description = Jouez à l’oware contre l’ordinateur, selon les règles de votre choix et à huit niveaux. Après une première visite, cela marche aussi sans réseau.
computer-intro = Choisissez les règles et la force de l’ordinateur. Il réfléchit dans votre propre navigateur : une fois la page chargée, plus besoin de réseau.
computer-level = Force de l’ordinateur
computer-needs-script = L’ordinateur réfléchit dans votre navigateur : il lui faut JavaScript.
computer-start = Commencer la partie
computer-back = Revenir à la partie

level-name =
    { $level ->
        [1] un novice
        [2] un débutant
        [3] un apprenti
        [4] un joueur occasionnel
        [5] un joueur expérimenté
        [6] un fort joueur
        [7] un maître
       *[8] pleine puissance
    }

## While playing

computer-note =
    { $side ->
        [south] Vous jouez Sud contre l’ordinateur : { $name } (niveau { $level }).
       *[north] Vous jouez Nord contre l’ordinateur : { $name } (niveau { $level }).
    }
computer-thinking = L’ordinateur réfléchit…
computer-undo = Annuler
computer-undone =
    { $ply ->
        [0] Retour à la position de départ.
       *[other] Retour au coup { $ply }.
    }
computer-hint = Indice
computer-hint-thinking = Recherche d’un bon coup…
computer-new = Nouvelle partie
computer-again = Rejouer, camps inversés
computer-resign-note = L’ordinateur gagne, quel que soit le score.
computer-failed = L’ordinateur a cessé de réfléchir. Votre partie est conservée.
computer-retry = Réessayer
computer-not-kept = Ce navigateur ne garde rien : la partie est perdue quand vous quittez cette page.

## A hint: a good move, and why it is good

hint-move = { $house } semble le meilleur coup.
hint-only = { $house } est le seul coup.
hint-wins = Ce coup gagne la partie.
hint-captures =
    { $seeds ->
        [one] Il capture { $seeds } graine.
       *[other] Il capture { $seeds } graines.
    }
hint-guards-all =
    { $seeds ->
        [one] Un autre coup pourrait vous coûter aussitôt { $seeds } graine, celui-ci aucune.
       *[other] Un autre coup pourrait vous coûter aussitôt { $seeds } graines, celui-ci aucune.
    }
hint-guards =
    { $seeds ->
        [one] Un autre coup pourrait vous coûter aussitôt { $seeds } graine, celui-ci seulement { $safe }.
       *[other] Un autre coup pourrait vous coûter aussitôt { $seeds } graines, celui-ci seulement { $safe }.
    }
hint-prepares =
    { $seeds ->
        [one] Après { $reply }, { $next } pourrait capturer { $seeds } graine.
       *[other] Après { $reply }, { $next } pourrait capturer { $seeds } graines.
    }
hint-sure-win = Il mène à une victoire certaine.
hint-sure-loss = Contre le meilleur jeu, la partie est perdue.
hint-ahead =
    { $seeds ->
        [one] Vous devriez finir avec environ { $seeds } graine d’avance.
       *[other] Vous devriez finir avec environ { $seeds } graines d’avance.
    }
hint-behind =
    { $seeds ->
        [one] Vous finirez sans doute avec environ { $seeds } graine de retard.
       *[other] Vous finirez sans doute avec environ { $seeds } graines de retard.
    }
hint-even = La partie est à peu près équilibrée.

## The rules, where they were changed

rules-changed = { $name }, modifié : { $changes }
rules-changed-short = { $name }, modifié
