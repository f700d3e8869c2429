### Les règles, les réglages par lesquels une table peut s’en écarter, et leurs valeurs.

preset-abapa = Abapa
preset-wari = Wari
preset-warri = Warri
preset-ashanti = Ashanti
preset-ovare = Ovare
preset-awari = Awari

preset-abapa-about = Les règles de tournoi : un coup qui prendrait toute la rangée est permis mais ne capture rien.
preset-wari-about = Plus strict : le grand chelem est interdit tant qu’un autre coup existe.
preset-warri-about = Caribéen : un grand chelem prend la rangée, et le même camp rejoue.
preset-ashanti-about = Ghanéen : une case de douze graines ou plus doit être jouée, une prise laisse toujours une case, Nord commence.
preset-ovare-about = Comme le jouent les espérantistes : on capture dans les deux sens, et personne ne gagne avant la fin.
preset-awari-about = Le jeu que les ordinateurs ont résolu : comme Wari, mais une partie sans fin se solde par un partage égal des graines.

setting-grand-slam = Grand chelem
setting-capture-run = Prises
setting-full-house = Cases pleines
setting-first = Premier coup
setting-majority = Victoire anticipée
setting-leftover = Graines restantes
setting-repetition = Répétition
setting-seeds-per-house = Graines par case

option-grand-slam-no-capture = est permis et ne capture rien
option-grand-slam-forbidden-then-sweep = est interdit sauf s’il est forcé ; il prend alors tout et met fin à la partie
option-grand-slam-capture-and-move-again = prend la rangée ; le même camp rejoue
option-grand-slam-leave-last = prend tout sauf une case
option-grand-slam-forbidden-then-end = est interdit ; sans autre coup, la partie s’arrête
option-grand-slam-opponent-takes-rest = prend la rangée ; l’adversaire reçoit toutes les autres graines et la partie s’arrête
option-capture-run-before = les cases juste avant la dernière graine
option-capture-run-both = les cases avant et après la dernière graine
option-full-house-none = peuvent attendre
option-full-house = doivent être jouées à partir de { $seeds } graines
option-first-south = Sud commence
option-first-north = Nord commence
option-majority-on = qui a plus de la moitié des graines gagne aussitôt
option-majority-off = on joue jusqu’au bout
option-leftover-own-row = chacun prend sa rangée
option-leftover-uncounted = ne comptent pour personne
option-leftover-split = chacun prend sa rangée ; partie sans fin : partage égal
option-repetition-second = met fin à la partie à la deuxième apparition d’une position
option-repetition-third = met fin à la partie à la troisième apparition d’une position
option-repetition-never = ne met jamais fin à la partie
option-seeds-per-house = { $seeds }

change-grand-slam-no-capture = un grand chelem ne capture rien
change-grand-slam-forbidden-then-sweep = un grand chelem est interdit sauf s’il est forcé, et prend alors tout
change-grand-slam-capture-and-move-again = un grand chelem prend la rangée et fait rejouer
change-grand-slam-leave-last = un grand chelem laisse une case
change-grand-slam-forbidden-then-end = un grand chelem est interdit, et la partie s’arrête s’il n’y a pas d’autre coup
change-grand-slam-opponent-takes-rest = un grand chelem prend la rangée et donne le reste à l’adversaire
change-capture-run-before = on ne capture qu’en arrière
change-capture-run-both = on capture dans les deux sens
change-full-house-none = une case pleine peut attendre
change-full-house = une case de { $seeds } graines ou plus doit être jouée
change-first-south = Sud commence
change-first-north = Nord commence
change-majority-on = qui a plus de la moitié des graines gagne aussitôt
change-majority-off = pas de victoire anticipée
change-leftover-own-row = les graines restantes vont au camp dont c’est la rangée
change-leftover-uncounted = les graines restantes ne comptent pour personne
change-leftover-split = une partie sans fin se solde par un partage égal des graines
change-repetition-second = la deuxième apparition d’une position met fin à la partie
change-repetition-third = la troisième apparition d’une position met fin à la partie
change-repetition-never = la répétition ne met jamais fin à la partie
change-seeds-per-house =
    { $seeds ->
        [one] une graine par case
       *[other] { $seeds } graines par case
    }
