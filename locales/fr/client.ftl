### Ce que dit la page d’une table : dans le navigateur, et depuis le serveur avant tout script.
### Les lettres des cases (A–F, a–f) ne sont jamais traduites. Les camps arrivent comme south et north.

side-name =
    { $side ->
        [south] Sud
       *[north] Nord
    }

## The board

board-label = Plateau
house-label =
    { $seeds ->
        [0] { $house }, vide
        [one] { $house }, { $seeds } graine
       *[other] { $house }, { $seeds } graines
    }
house-playable = { $label }, jouable
store-label =
    { $side ->
        [south] Grenier de Sud : { $seeds }
       *[north] Grenier de Nord : { $seeds }
    }

account-title = Le plateau en mots
account-row =
    { $side ->
        [south] Cases de Sud : { $houses }.
       *[north] Cases de Nord : { $houses }.
    }
account-captures = { $house } capture { $seeds }
account-moves = Coups possibles : { $moves }.

## Whose turn it is

status-your-move = À vous de jouer
status-to-move =
    { $side ->
        [south] À Sud de jouer
       *[north] À Nord de jouer
    }
status-again =
    { $side ->
        [south] Sud rejoue
       *[north] Nord rejoue
    }
status-your-move-again = Vous rejouez
status-waiting = En attente de l’autre joueur
status-seat-free =
    { $side ->
        [south] La place de Sud est libre
       *[north] La place de Nord est libre
    }
status-stepping =
    { $ply ->
        [0] La position de départ
       *[other] Après le coup { $ply } sur { $count }
    }
status-now = Maintenant : { $state }
title-your-move = À vous de jouer · { $title }

## How it ended

result-won =
    { $side ->
        [south] Sud gagne { $more } à { $fewer }
       *[north] Nord gagne { $more } à { $fewer }
    }
result-won-by-resignation =
    { $side ->
        [south] Sud gagne
       *[north] Nord gagne
    }
result-draw = Match nul, { $more } à { $fewer }
result-you-won = Vous gagnez { $more } à { $fewer }
result-you-lost = Vous perdez { $fewer } à { $more }
result-you-won-by-resignation = Vous gagnez
result-you-lost-by-resignation = Vous perdez

reason-majority =
    { $side ->
        [south] Sud a capturé plus de la moitié des graines.
       *[north] Nord a capturé plus de la moitié des graines.
    }
reason-no-move-empty-row =
    { $side ->
        [south] La rangée de Sud est vide : Sud n’a aucun coup à jouer.
       *[north] La rangée de Nord est vide : Nord n’a aucun coup à jouer.
    }
reason-no-move-cannot-feed =
    { $side ->
        [south] La rangée de Nord est vide, et aucun coup de Sud ne l’atteint.
       *[north] La rangée de Sud est vide, et aucun coup de Nord ne l’atteint.
    }
reason-no-move-only-slams =
    { $side ->
        [south] Tous les coups de Sud seraient des grands chelems, que ces règles interdisent.
       *[north] Tous les coups de Nord seraient des grands chelems, que ces règles interdisent.
    }
reason-grand-slam = Un grand chelem a mis fin à la partie.
reason-repetition =
    { $times ->
        [2] La même position s’est présentée une deuxième fois.
       *[other] La même position s’est présentée une troisième fois.
    }
reason-agreement = Les deux joueurs ont convenu d’arrêter la partie.
reason-resignation =
    { $side ->
        [south] Sud a abandonné.
       *[north] Nord a abandonné.
    }

leftover-nothing = Il ne restait aucune graine sur le plateau.
leftover-on-board =
    { $seeds ->
        [one] { $seeds } graine reste sur le plateau et ne compte pour personne.
       *[other] { $seeds } graines restent sur le plateau et ne comptent pour personne.
    }
leftover-own-row = Chacun a pris les graines qui restaient dans sa rangée : Sud { $south }, Nord { $north }.
leftover-uncounted =
    { $seeds ->
        [one] Selon ces règles, la graine restante ne compte pour personne.
       *[other] Selon ces règles, les { $seeds } graines restantes ne comptent pour personne.
    }
leftover-split = Les graines restantes ont été partagées à parts égales : { $seeds } pour chaque camp.
leftover-mover-sweeps =
    { $side ->
        [south] Sud a pris aussi ce qui restait dans sa rangée : { $seeds }.
       *[north] Nord a pris aussi ce qui restait dans sa rangée : { $seeds }.
    }
leftover-opponent-takes =
    { $side ->
        [south] Sud a reçu tout ce qui restait sur le plateau : { $seeds }.
       *[north] Nord a reçu tout ce qui restait sur le plateau : { $seeds }.
    }

## A move, looked at and made

preview-move = { $house } finit en { $last }.
preview-capture =
    { $seeds ->
        [one] { $house } finit en { $last } et capture { $seeds } graine ({ $houses }).
       *[other] { $house } finit en { $last } et capture { $seeds } graines ({ $houses }).
    }
preview-slam-nothing = { $house } finit en { $last } : un grand chelem, qui ne capture rien.
preview-ends-game = Cela met fin à la partie.
told-move =
    { $side ->
        [south] Sud joue { $house }, dernière graine en { $last }.
       *[north] Nord joue { $house }, dernière graine en { $last }.
    }
told-capture =
    { $seeds ->
        [one] Capture { $seeds } graine ({ $houses }).
       *[other] Capture { $seeds } graines ({ $houses }).
    }
told-slam = Un grand chelem.
told-slam-nothing = Un grand chelem, qui ne capture rien.
told-stores = Sud a { $south }, Nord { $north }.

## Why a house can’t be played

refusal-empty-house = La case { $house } est vide.
refusal-wrong-side =
    { $side ->
        [south] La case { $house } appartient à Sud.
       *[north] La case { $house } appartient à Nord.
    }
refusal-must-feed =
    { $side ->
        [south] { $house } laisserait la rangée de Sud sans graine. Coups possibles : { $legal }.
       *[north] { $house } laisserait la rangée de Nord sans graine. Coups possibles : { $legal }.
    }
refusal-grand-slam =
    { $side ->
        [south] { $house } capturerait toutes les graines de la rangée de Sud : un grand chelem. Coups possibles : { $legal }.
       *[north] { $house } capturerait toutes les graines de la rangée de Nord : un grand chelem. Coups possibles : { $legal }.
    }
refusal-full-house = Une case pleine doit être jouée avant { $house }. Coups possibles : { $legal }.
refusal-game-over = La partie est terminée.
refusal-not-started = La partie commencera quand les deux places seront prises.
refusal-not-your-turn =
    { $side ->
        [south] C’est à Sud de jouer.
       *[north] C’est à Nord de jouer.
    }
refusal-watching = Vous regardez cette partie.
refusal-stepping = Vous regardez une position antérieure. Revenez à la dernière pour jouer.

## Seats and the link

seat-yours =
    { $side ->
        [south] Vous jouez Sud, cases A à F.
       *[north] Vous jouez Nord, cases a à f.
    }
seat-against-computer = Votre adversaire est l’ordinateur, niveau { $level }.
seat-computer =
    { $side ->
        [south] L’ordinateur joue Sud, niveau { $level }.
       *[north] L’ordinateur joue Nord, niveau { $level }.
    }
seat-both = Vous jouez les deux camps sur cet écran.
seat-watching = Les deux places sont prises. Vous regardez.
seat-lost-race = La place a été prise juste avant vous. Vous pouvez regarder la partie.
seat-bad-link = Ce lien ne donne accès à aucune place à cette table. Vous pouvez regarder la partie.
seat-join =
    { $side ->
        [south] Jouer Sud
       *[north] Jouer Nord
    }
seat-send-link = Envoyez ce lien à l’autre joueur. La partie commencera dès son arrivée.
share-label = Lien vers cette table
share-copy = Copier le lien
share-copied = Copié
share-failed = Ce navigateur ne permet pas à la page de copier. Le lien est sélectionné : copiez-le vous-même.
share-system = Partager
share-text = On joue à l’oware ?
my-seat = Ma place
my-seat-title = Votre place sur un autre appareil
my-seat-note = Ouvrez ce lien sur un autre appareil pour y continuer la partie. Quiconque l’a peut jouer à votre place : gardez-le pour vous.
my-seat-label = Lien vers votre place
my-seat-code = Code QR du lien vers votre place
my-seat-not-kept = Ce navigateur ne garde rien quand vous quittez la page. Conservez ce lien, sinon la place est perdue.
dialog-close = Fermer

## Ending a game before its end

offer-end = Proposer d’arrêter
offer-end-now = Arrêter la partie
offer-by-you = Vous avez proposé d’arrêter la partie.
offer-by-other =
    { $side ->
        [south] Sud propose d’arrêter la partie.
       *[north] Nord propose d’arrêter la partie.
    }
offer-leftover-own-row = Chacun prend alors les graines qui restent dans sa rangée.
offer-leftover-uncounted = Les graines qui restent sur le plateau ne comptent alors pour personne.
offer-now-title = Arrêter la partie maintenant ?
offer-accept = Accepter
offer-decline = Continuer
offer-withdraw = Retirer
offer-declined =
    { $side ->
        [south] Sud veut continuer.
       *[north] Nord veut continuer.
    }
offer-withdrawn =
    { $side ->
        [south] Sud a retiré sa proposition d’arrêter la partie.
       *[north] Nord a retiré sa proposition d’arrêter la partie.
    }
resign = Abandonner
resign-title = Abandonner cette partie ?
resign-note =
    { $side ->
        [south] Sud gagne, quel que soit le score.
       *[north] Nord gagne, quel que soit le score.
    }
resign-cancel = Continuer

## Another game

rematch = Revanche
rematch-accept = Accepter la revanche
rematch-withdraw = Annuler la revanche
rematch-by-you = Vous avez proposé une revanche en changeant de camp.
rematch-by-other =
    { $side ->
        [south] Sud propose une revanche en changeant de camp.
       *[north] Nord propose une revanche en changeant de camp.
    }
rematch-go = Aller à la nouvelle table
new-table = Ouvrir une autre table

## The record

record-title = Coups
record-empty = Aucun coup pour l’instant.
record-first = Au début
record-prev = Un coup en arrière
record-next = Un coup en avant
record-latest = Au dernier coup
record-download = Télécharger la partie
record-ply =
    { $side ->
        [south] Coup { $ply }, Sud : { $house }
       *[north] Coup { $ply }, Nord : { $house }
    }
record-ply-capture = { $move }, capture { $seeds }
flip-board = Tourner le plateau
rules-label = Règles

## When something goes wrong

connection-lost = Pas de connexion. Nouvel essai…
move-waiting = Pas de connexion. Votre coup partira dès qu’elle sera rétablie.
move-overtaken = Entre-temps, un autre coup a été joué depuis votre place. Le plateau montre où en est la partie.
move-refused = Ce coup n’a pas été accepté. Le plateau montre où en est la partie.
problem-no-connection = Pas de connexion avec le serveur. Veuillez réessayer.
problem-unavailable = Le serveur ne peut pas répondre pour l’instant. Veuillez réessayer dans un moment.
problem-computer-busy = Trop de parties attendent l’ordinateur en ce moment. Réessayez dans un moment, ou jouez contre lui dans votre navigateur : là, personne d’autre ne l’attend.
problem-unknown-table = Cette table n’existe pas.
problem-wrong-seat = Cette place n’est pas la vôtre.
problem-no-offer = La proposition n’est plus valable.
problem-offer-declined = L’autre joueur veut continuer. Vous pourrez le proposer à nouveau après le prochain coup.
problem-offer-stands = L’autre joueur vient de proposer d’arrêter la partie.
problem-offer-withdrawn = Vous avez retiré votre proposition. Vous pourrez la refaire après le prochain coup.
problem-rematch-withdrawn = Vous avez annulé la revanche trop souvent. Ouvrez plutôt une autre table.
problem-stale = La partie a continué entre-temps. Le plateau montre où elle en est.
problem-other = Cela n’a pas marché. Veuillez réessayer.
problem-unplayable = Impossible de jouer ici pour l’instant. Rechargez la page pour réessayer, ou pour voir où en est la partie.

## What an endgame was worth, once the game is over

worth-even = Avec le meilleur jeu à partir d’ici, les deux camps auraient encore gagné autant de graines l’un que l’autre.
worth-ahead =
    { $side ->
        [south] Avec le meilleur jeu à partir d’ici, Sud aurait gagné { $seeds } de plus que Nord.
       *[north] Avec le meilleur jeu à partir d’ici, Nord aurait gagné { $seeds } de plus que Sud.
    }
worth-moves =
    { $side ->
        [south] Pour Sud, coup par coup : { $moves }.
       *[north] Pour Nord, coup par coup : { $moves }.
    }
worth-repetition = En cas de répétition, les graines sont partagées par rangée : le résultat peut être différent.

## The course, and the board on the home page

learn-progress = Réussis : { $done } sur { $count }
learn-right = Exact !
learn-not-yet = Ce n’est pas encore ça. Réessayez.
learn-go-on = Exact ! Continuez.
learn-found =
    { $left ->
        [0] { $house }, c’est exact. Vous les avez toutes trouvées.
        [one] { $house }, c’est exact. Encore { $left } à trouver.
       *[other] { $house }, c’est exact. Encore { $left } à trouver.
    }
learn-no-capture = { $house } ne capture rien.
learn-not-legal = { $house } ne peut pas être jouée maintenant.

## A table that anyone can join from the home page

open-shown = La page d’accueil montre cette table à tous tant que vous gardez cette page ouverte.
open-hide = Masquer sur la page d’accueil
open-show = Afficher sur la page d’accueil
open-hidden = La page d’accueil ne montre plus cette table.
