### The course: sections and tasks. See the English file for where each text stands.

learn-title = Apprendre l’oware
learn-description = Apprenez l’oware, du premier semis à la fin de partie : de courts exercices sur un plateau interactif qui connaît les règles.
learn-intro = De courts exercices sur un plateau interactif. Vous jouez toujours Sud, cases A à F. Aucune inscription : vos progrès restent dans ce navigateur.
learn-tasks = Exercices
learn-done = réussi
learn-hint = Indice
learn-again = Recommencer cet exercice
learn-next = Exercice suivant
learn-answer = Indice et réponse
learn-needs-script = Les exercices demandent JavaScript. Vous pouvez tout de même les lire.
learn-finished = C’était le dernier exercice. Jouez maintenant une partie : avec un ami, ou contre l’ordinateur.
learn-rules-here = Selon les règles de { $name }.

## Sections: heading, and what they are about

learn-sow-title = Semer
learn-sow-about = Un coup vide l’une de vos cases. Ses graines tombent une à une, dans le sens inverse des aiguilles d’une montre, dans les cases qui suivent.
learn-lap-title = Tout le tour
learn-lap-about = Douze graines ou plus font le tour du plateau. La case d’où elles viennent n’en reçoit aucune.
learn-capture-title = Capturer
learn-capture-about = Si votre dernière graine porte une case de Nord à deux ou trois, vous la capturez. Vos propres cases ne sont jamais capturées.
learn-chain-title = Prises en série
learn-chain-about = Une prise se poursuit en arrière : tant que la case d’avant, dans la rangée de Nord, contient elle aussi deux ou trois graines, elle est prise aussi.
learn-feed-title = Donner des graines
learn-feed-about = Personne ne doit rester sans graine si on peut l’éviter. Si la rangée de Nord est vide, vous devez jouer une case qui l’atteint.
learn-slam-title = Le grand chelem
learn-slam-about = Un coup qui capturerait tout dans l’autre rangée est un grand chelem. Chaque jeu de règles y répond à sa façon.
learn-end-title = Comment finit une partie
learn-end-about = Qui a plus de la moitié des graines gagne. Sinon, la partie s’arrête quand un camp ne peut pas jouer, quand une position revient sans cesse ou quand les deux en conviennent ; chacun prend alors, en général, sa propre rangée.
learn-ahead-title = Voir plus loin
learn-ahead-about = Capturer tout de suite n’est pas toujours le meilleur coup. Demandez-vous ce que Nord jouera ensuite, et ce que vous pourrez jouer après. Les réponses données ici sont prouvées par des tables de finales.
learn-defend-title = Se défendre
learn-defend-about = Pour chaque case de Nord, comptez : où tombera sa dernière graine ? Si l’une de vos cases s’y trouve avec une ou deux graines, elle est en danger.
learn-hoard-title = La grosse case
learn-hoard-about = Une case de douze graines ou plus s’appelle souvent un kroo. Elle dépose une seconde graine dans des cases qui viennent d’en recevoir une, et peut capturer toute une suite.
learn-tempo-title = La fin de partie
learn-tempo-about = Quand il reste peu de graines, avoir un coup tranquille en réserve décide de la partie. Ici, la valeur de chaque coup est connue exactement.

## Sowing

task-first-title = Votre premier coup
task-first-ask = Jouez n’importe laquelle de vos cases, de A à F.
task-first-hint = Choisissez l’une des cases de A à F.
task-first-why = La case est maintenant vide, et chacune des quatre cases suivantes a une graine de plus.
task-aim-title = Viser
task-aim-ask = Jouez la case dont la dernière graine tombe en a, la première case de Nord.
task-aim-hint = Chaque case contient quatre graines. Comptez quatre cases en arrière à partir de a.
task-aim-why = C a quatre graines : D, E, F puis a. Savoir où finit un semis, c’est la moitié du jeu.
task-far-title = Un plus long chemin
task-far-ask = Jouez la case dont la dernière graine tombe en e.
task-far-hint = Après F vient a, puis b, c, d et e. Essayez une case bien remplie.
task-far-why = E contient six graines et finit six cases plus loin, en e.

## All the way round

task-round-title = Douze graines
task-round-ask = F contient douze graines. Jouez-la et voyez où tombe la dernière.
task-round-hint = Jouez F.
task-round-why = Onze graines sont allées dans les onze autres cases. F a été sautée : la douzième est donc tombée en a, deuxième graine pour cette case.
task-twice-title = Treize graines
task-twice-ask = Jouez la case dont la dernière graine tombe en D.
task-twice-hint = Onze graines font une fois le tour en sautant leur propre case. Il en reste deux ensuite.
task-twice-why = Après onze graines, chaque autre case en a une de plus. Les deux dernières tombent en C et D.

## Capturing

task-two-title = Deux graines
task-two-ask = Capturez deux graines.
task-two-hint = Cherchez une case de Nord qui contient une graine, et l’une de vos cases qui finit là.
task-two-why = Votre dernière graine a porté b à deux. Ces deux graines sont à vous.
task-three-title = Trois graines
task-three-ask = Deux de vos cases peuvent capturer. Jouez celle qui prend trois graines.
task-three-hint = La dernière graine doit tomber dans une case de Nord qui en contient deux.
task-three-why = B a fini en b et l’a portée à trois. L’autre prise n’aurait rapporté que deux graines.
task-all-title = Toutes les prises
task-all-ask = Trouvez toutes les cases qui capturent maintenant. Choisissez-les une à une ; rien n’est semé.
task-all-hint = Il y en a trois. Une dernière graine dans votre rangée ne capture jamais.
task-all-why = D, E et F capturent. B ferait trois, mais dans votre propre rangée, où rien n’est pris.

## Captures in a row

task-chain-title = Quatre cases
task-chain-ask = Capturez dix graines en un coup.
task-chain-hint = Cherchez un semis qui laisse côte à côte des cases de deux et de trois graines, et qui finit sur la dernière.
task-chain-why = La dernière graine est tombée en d. Les quatre cases jusque-là contenaient deux ou trois graines : toutes ont été prises.
task-broken-title = Une suite rompue
task-broken-ask = Trois cases peuvent capturer. Jouez celle qui prend le plus.
task-broken-hint = Comptez en arrière depuis la dernière graine, et arrêtez-vous à la première case qui n’en contient ni deux ni trois.
task-broken-why = Cinq graines en deux cases. Une suite s’arrête à la première case qui contient une seule graine, ou plus de trois.

## Giving seeds

task-feed-title = Qui atteint Nord ?
task-feed-ask = La rangée de Nord est vide. Trouvez toutes les cases que vous pouvez jouer. Choisissez-les une à une ; rien n’est semé.
task-feed-hint = Seul un semis qui dépasse F donne une graine à Nord.
task-feed-why = B, E et F atteignent la rangée de Nord. Les autres ne peuvent pas être jouées maintenant.

## The grand slam

task-slam-title = Dans Abapa
task-slam-ask = F capturerait tout ce que Nord possède, mais dans Abapa cela ne capture rien. Jouez le coup qui capture vraiment.
task-slam-hint = Laissez quelque chose dans la rangée : une autre case peut prendre deux graines.
task-slam-why = D a pris les deux graines de a, et b est restée. Ici, une prise plus petite vaut mieux qu’un grand chelem.
task-forbidden-title = Dans Wari
task-forbidden-ask = La même position dans Wari. Trouvez toutes les cases que vous pouvez jouer.
task-forbidden-hint = Dans Wari, un grand chelem est interdit tant qu’il existe un autre coup.
task-forbidden-why = A et D. F serait un grand chelem : elle ne peut pas être jouée.
task-again-title = Dans Warri
task-again-ask = La même position dans Warri. Jouez le grand chelem, puis le coup qui doit le suivre.
task-again-hint = F prend tout. Ensuite vous rejouez, et Nord doit recevoir une graine.
task-again-why = Cinq graines, puis D en a donné une nouvelle à Nord. A n’aurait rien donné : elle ne pouvait pas être jouée.
task-spared-title = Selon les règles ashanti
task-spared-ask = La même position selon les règles ashanti. Prenez autant de graines que vous pouvez.
task-spared-hint = La prise de toute la rangée y est permise, mais une de ses cases reste.
task-spared-why = F a pris les trois de b. Les deux de a sont restées : c’était la dernière case de la suite.
task-both-title = Dans les deux sens : Ovare
task-both-ask = Dans Ovare, on capture dans les deux sens. Prenez dix graines en un coup.
task-both-hint = La dernière graine doit tomber entre des cases qui en contiennent deux ou trois.
task-both-why = E a fini en e. D’un côté d et c ont été prises, de l’autre f.

## How a game ends

task-majority-title = La graine qui gagne
task-majority-ask = Vous avez 22 graines, et il en faut 25 pour gagner. Gagnez maintenant.
task-majority-hint = Deux graines ne suffisent pas. Cherchez-en trois.
task-majority-why = Avec trois graines de plus, vous en avez 25 : plus de la moitié. Ce qui reste sur le plateau n’a plus d’importance.
task-sweep-title = Tout ou rien
task-sweep-ask = Vous jouez à Wari, et chacun de vos coups est un grand chelem. Jouez-en un et terminez la partie.
task-sweep-hint = Quand il ne reste rien d’autre, un grand chelem peut être joué.
task-sweep-why = Le grand chelem a pris toutes les graines de Nord, et vous avez reçu aussi votre propre rangée.
task-repeat-title = Encore une fois
task-repeat-ask = L’un de vos coups ramène une position déjà vue deux fois. Vous menez : laissez-la venir une troisième fois, et gagnez.
task-repeat-hint = Vous avez deux cases à jouer. L’une d’elles est celle que vous avez jouée ici la fois précédente.
task-repeat-why = La troisième fois a mis fin à la partie. Chaque camp a pris sa rangée, et 25 à 23 suffisait.

## Thinking ahead

task-greed-title = Ne pas tout prendre
task-greed-ask = F pourrait capturer deux graines. Trouvez le coup qui rapporte plus.
task-greed-hint = La case f de Nord vise une de vos cases. Laquelle ?
task-greed-why = Après A, Nord n’a rien à capturer. Une à une, les graines de Nord doivent passer chez vous : avec le meilleur jeu, vous obtenez les sept. En prendre deux tout de suite laisserait les cinq autres à Nord.
task-fork-title = Deux menaces
task-fork-ask = Trouvez le coup qui menace deux prises à la fois. Puis jouez celle que Nord ne peut pas empêcher.
task-fork-hint = Une seule case peut charger à la fois E et F.
task-fork-why = E menaçait a, et F menaçait c. Nord ne pouvait sauver que l’une des deux.
task-which-title = Laquelle des deux ?
task-which-ask = E et F peuvent toutes deux capturer les deux mêmes graines. Laquelle vaut mieux ?
task-which-hint = Demandez-vous ce que vous pourrez capturer à votre prochain tour.
task-which-why = E, car F a alors deux graines et vise b. Si F avait capturé, il n’y aurait rien eu ensuite.

## Defending

task-run-title = S’écarter
task-run-ask = La case e de Nord vise une de vos cases. Sauvez ses graines.
task-run-hint = Deux graines parties de e finissent en A.
task-run-why = A s’est écartée. Maintenant e ne capture rien, et avec le meilleur jeu les neuf graines sont à vous.
task-gap-title = Rompre la suite
task-gap-ask = La case f de Nord capturerait deux de vos cases en un coup. Empêchez-la.
task-gap-hint = Videz la case où tomberait la dernière graine de Nord.
task-gap-why = B étant vide, la dernière graine de f s’y retrouve seule, et rien n’est capturé. Jouer A aurait tout de même perdu B.

## The big house

task-kroo-title = Lâchez tout
task-kroo-ask = D contient seize graines. Capturez-en sept en un coup.
task-kroo-hint = Le premier tour donne une graine de plus à chaque case de Nord. Que fait la seconde graine ?
task-kroo-why = a, b et c ont reçu chacune deux graines de la même case. La dernière est tombée en c, et les trois ont été prises.
task-full-title = Défense d’attendre
task-full-ask = Selon les règles ashanti, une case de douze graines ou plus doit être jouée. Trouvez toutes les cases que vous pouvez jouer.
task-full-hint = Il peut y avoir plus d’une case pleine.
task-full-why = A et E sont pleines, et l’une ou l’autre peut être jouée. Avec ces règles, personne ne peut attendre longtemps avec une grosse case.

## The endgame

task-wait-title = Un coup en réserve
task-wait-ask = Nord n’a qu’une graine et doit la jouer. Attendez avec un coup tranquille, puis capturez.
task-wait-hint = Laissez E et F comme elles sont.
task-wait-why = Nord a dû passer de a à b, juste là où tombe la dernière graine de E. C était le coup en réserve.
task-starve-title = Rien à donner
task-starve-ask = Nord n’a que f à jouer. Trouvez le coup après lequel toutes les graines seront à vous.
task-starve-hint = f dépose ses deux graines en A et B. Que ne doit-il alors pas y avoir en B ?
task-starve-why = f apporte ses deux dernières graines en A et B et ne capture rien. La rangée de Nord est alors vide, aucune de vos cases ne l’atteint, et la partie s’arrête : vous prenez les six graines.
task-last-title = Un seul bon coup
task-last-ask = Six graines et trois coups. L’un gagne les six, chacun des deux autres les perd toutes. Lequel est le bon ?
task-last-hint = Quelle graine peut avancer tout en restant hors de portée de Nord ?
task-last-why = Les tables de finales le prouvent. Rien n’est pris tout de suite : ce qui compte, c’est qui doit se mettre à portée le premier.
