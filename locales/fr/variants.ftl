### Les pages des règles : ce qu’elles sont, exemples, histoire. Des phrases courtes et simples.

## The way through the site (the header), the footer

nav-label = Pages
nav-rules = Règles
nav-learn = Cours
nav-glossary = Lexique
nav-computer = Ordinateur
beta = bêta
footer-version = Version { $version }, { $commit }

## All rule sets on one page

rules-title = Les règles de l’oware
rules-description = Comment on joue à l’oware, et en quoi six jeux de règles diffèrent : Abapa, Wari, Warri, Ashanti, Ovare et Awari côte à côte.
rules-intro = Un plateau, une façon de semer, six jeux de règles. Voici le jeu en bref, puis ce qui les sépare.
rules-short-heading = Le jeu en bref
rules-short-board = Deux rangées de six cases, quatre graines par case. Sud a les cases A à F, Nord a à f. Chaque camp a un grenier pour ce qu’il capture.
rules-short-sow = À votre tour, prenez toutes les graines d’une de vos cases et semez-les une à une, dans le sens inverse des aiguilles d’une montre, dans les cases suivantes. S’il y en a douze ou plus, elles font tout le tour et la case de départ est sautée.
rules-short-capture = Si votre dernière graine porte à deux ou trois une case de l’autre rangée, vous capturez ces graines. Vous capturez aussi les cases juste avant, tant que chacune en contient deux ou trois.
rules-short-feed = Si l’autre rangée est vide, vous devez jouer un coup qui y met des graines, si vous en avez un.
rules-short-slam = Un coup qui capturerait toutes les graines de l’autre rangée est un grand chelem. Son effet dépend des règles choisies.
rules-short-end = La plupart des parties se gagnent avec 25 graines. Si le camp dont c’est le tour n’a aucun coup, la partie s’arrête et, en général, chacun prend les graines de sa rangée.
rules-compare-heading = Côte à côte
rules-compare-caption = Les réglages des six jeux de règles
rules-compare-setting = Règle
rules-one-heading = Un coup, six réponses
rules-one-intro = Sud joue F : des graines tomberaient en a et b, et Sud pourrait capturer tout ce que Nord possède. Chaque jeu de règles a sa réponse.
rules-more = En savoir plus sur { $name }
rules-page-title = { $name } : règles et exemples
rules-start = Ouvrir une table avec ces règles
rules-computer = Jouer contre l’ordinateur avec ces règles
rules-differs-heading = Ce qui change par rapport au standard
rules-standard = Standard (Abapa)
rules-same = Tout le reste est comme dans Abapa :
rules-standard-heading = Les règles complètes
rules-examples-heading = Exemples
rules-when-heading = Quand cela compte
rules-history-heading = Histoire et noms
rules-others-heading = Les autres règles
rules-all = Les six côte à côte
step-back = Précédent
step-on = Suivant
step-number = Image { $number } sur { $count }
board-in-words = { $houses }. { $south }. { $north }.
scene-quiet =
    { $moves ->
        [one] { $moves } coup tranquille plus tard.
       *[other] { $moves } coups tranquilles plus tard.
    }

## Each rule set: what it is, when it matters, where it comes from

variant-abapa-lead = La plupart des tournois se jouent avec Abapa. C’est le standard ici : les cinq autres jeux de règles sont décrits par ce qui les en distingue. Un grand chelem est permis mais ne capture rien.
variant-abapa-when = Chaque fois qu’il reste peu à l’un des camps. Une prise qui semble écrasante peut se révéler un coup tranquille, parce qu’elle aurait tout pris. Avant une grosse prise, vérifiez qu’il reste quelque chose à l’autre camp.
variant-abapa-history = L’oware est un mancala, un jeu de semailles : on y sème des graines autour d’un plateau. Il vient d’Afrique de l’Ouest et porte bien des noms : oware en twi, awalé en Côte d’Ivoire, wari au Mali, awélé en ga, ayò en yoruba, adji en éwé, ouri ou ouril au Cap-Vert.

variant-wari-lead = Wari interdit le grand chelem : tant que vous avez un autre coup, vous ne pouvez pas capturer tout ce que l’adversaire possède. Si tous vos coups sont des grands chelems, vous en jouez un. Il prend la rangée, la partie s’arrête, et les graines de votre propre rangée sont aussi à vous.
variant-wari-when = Rarement en début de partie, souvent vers la fin. Le coup qui aurait vidé l’autre rangée n’existe tout simplement pas : avec peu de graines, on peut être plus en sécurité qu’il n’y paraît.
variant-wari-history = Au Mali, le jeu s’appelle wari. Les règles écrites sous ce nom interdisent souvent le grand chelem, alors que les tournois le permettent, mais sans prise.

variant-warri-lead = Dans Warri, un grand chelem prend toute la rangée et le même camp rejoue aussitôt. Le second coup doit donner des graines à l’autre camp. Si aucun coup ne le peut, la partie s’arrête.
variant-warri-when = Une rangée qu’on peut vider est ici vraiment en danger. Ne laissez pas toutes vos cases tomber à une ou deux graines en même temps. Et avant de vider une rangée, cherchez le coup qui suivra.
variant-warri-history = Des Africains de l’Ouest réduits en esclavage ont apporté le jeu de l’autre côté de l’Atlantique. On y joue encore sous le nom de warri à Antigua et à la Barbade, où un match peut revenir au premier qui gagne six parties.

variant-ashanti-lead = Ce sont les règles des Ashanti du Ghana, telles qu’une page tchèque les décrit. Nord commence. Une case de douze graines ou plus doit être jouée. Une prise n’emporte jamais toute la rangée : une case reste. Avoir 25 graines ne met pas fin à la partie, et ce qui reste sur le plateau ne compte pour personne.
variant-ashanti-when = On ne peut pas amasser, car une case arrivée à douze doit être jouée au coup suivant, que cela vous arrange ou non. Et les graines de votre rangée ne valent rien à la fin : seul le grenier compte.
variant-ashanti-history = La même page dit que les Yoruba du Nigeria y jouent aussi, et que l’awele a les mêmes règles. Elle ne dit pas ce que fait une répétition. Ici, la partie continue alors jusqu’à ce que les deux joueurs conviennent de l’arrêter.

variant-ovare-lead = Ovare est le nom du jeu chez les espérantistes. On capture dans les deux sens : les cases de deux ou trois graines juste avant et juste après la dernière graine sont prises ensemble. Un grand chelem est interdit ; s’il ne reste rien d’autre, la partie s’arrête. Avoir 25 graines ne met pas fin à la partie.
variant-ovare-when = À presque chaque prise. Regardez les deux voisines de la case où tombe votre dernière graine, et rappelez-vous que vos propres cases de deux ou trois graines peuvent être atteintes des deux côtés.
variant-ovare-history = Les règles suivent une page en espéranto. Son exemple est un seul coup qui prend dix graines, comme dans le premier exemple ici.

variant-awari-lead = Awari est le jeu tel que le connaît l’informatique. C’est Wari avec un changement : si une partie tourne sans fin, les graines restantes sont partagées à parts égales, si bien qu’un score peut comporter une demi-graine.
variant-awari-when = Seulement quand la même position revient une troisième fois. Dans Wari, chaque camp garderait sa rangée : celui qui y a le plus de graines gagne à répéter. Dans Awari, personne n’y gagne.
variant-awari-history = En 2002, John Romein et Henri Bal ont résolu le jeu : leurs ordinateurs ont calculé toutes les positions possibles. Si les deux camps jouent parfaitement, c’est un match nul.

## The examples. The letters are houses on the board shown beside the text.

example-slam-title = Un grand chelem
example-slam-abapa = F prendrait tout ce que Nord possède. Les graines sont semées, mais rien n’est capturé.
example-slam-wari = F prendrait tout ce que Nord possède. Tant que Sud a un autre coup, F ne peut pas être jouée.
example-slam-warri = F prend tout ce que Nord possède, et Sud rejoue. Le second coup doit donner des graines à Nord : D le peut, A non.
example-slam-ashanti = F prend les trois graines de b, mais celles de a restent. Il faut laisser une case.
example-slam-ovare = F ne peut pas être jouée, car elle prendrait tout ce que Nord possède. D non plus, car on capture dans les deux sens. Il reste A.
example-chain-title = Trois cases d’un coup
example-chain = La dernière graine porte c à deux. Juste avant, b et a en contiennent deux et trois : elles sont prises aussi. Avec 27 graines, Sud a gagné.
example-twelve-title = Une case de douze
example-twelve = Douze graines font tout le tour. La case F est sautée et reste vide, si bien que la dernière graine tombe en a, où il y en a maintenant deux.
example-feed-title = Donner des graines
example-feed = Nord n’a rien à jouer. Sud doit jouer une case qui atteint la rangée de Nord, et seule E le fait.
example-stuck-title = Hors d’atteinte
example-stuck = Nord joue la dernière graine de sa rangée. Sud ne peut pas atteindre les cases de Nord : la partie s’arrête et Sud prend ce qui reste.
example-forced-title = Un grand chelem forcé
example-forced = Les deux coups de Sud prendraient tout ce que Nord possède : Sud peut jouer l’un ou l’autre. La partie s’arrête, et Sud reçoit aussi les graines de sa propre rangée.
example-last-title = Un grand chelem qui met fin à la partie
example-last = Après le grand chelem, Sud devrait rejouer, mais rien n’atteint la rangée de Nord. La partie s’arrête, et Sud prend aussi sa propre rangée.
example-full-title = Une case pleine
example-full = F contient douze graines. Elle doit être jouée, et toutes les autres cases doivent attendre.
example-ten-title = Dix graines en un coup
example-ten = La dernière graine porte e à trois. Juste avant, d et c en contiennent deux et trois ; juste après, f en contient deux. Les quatre sont prises. Là où l’on ne capture que dans un sens, f resterait, et ce serait huit graines.
example-endless-title = Jouer sans fin
example-endless = Personne ne capture rien, et la même position revient une troisième fois. Il reste trois graines : une et demie pour chaque camp. Dans Wari, ce serait deux pour Sud et une pour Nord, et la partie serait nulle.
