### The course: sections and tasks. See the English file for where each text stands.

learn-title = Naučte se oware
learn-description = Naučte se oware od prvního rozdělení kamenů po koncovku: krátké úlohy na desce, která zná pravidla.
learn-intro = Krátké úlohy přímo na desce. Hrajete vždy za Jih, jamky A až F. Bez registrace: váš postup zůstává v tomto prohlížeči.
learn-tasks = Úlohy
learn-done = vyřešeno
learn-hint = Nápověda
learn-again = Začít úlohu znovu
learn-next = Další úloha
learn-answer = Nápověda a řešení
learn-needs-script = K hraní úloh je potřeba JavaScript. Přečíst si je můžete i bez něj.
learn-finished = To byla poslední úloha. Teď si zahrajte partii: s přáteli, nebo proti počítači.
learn-rules-here = Podle pravidel { $name }.

## Sections: heading, and what they are about

learn-sow-title = Rozdělování
learn-sow-about = Tah vyprázdní jednu vaši jamku. Její kameny padají po jednom, proti směru hodinových ručiček, do následujících jamek.
learn-lap-title = Celé kolo
learn-lap-about = Dvanáct a více kamenů obejde celou desku. Jamka, ze které vyšly, nedostane žádný.
learn-capture-title = Zabírání
learn-capture-about = Jsou-li po dopadu vašeho posledního kamene v jamce Severu dva nebo tři, zaberete je. Vlastní jamky se nezabírají nikdy.
learn-chain-title = Víc jamek najednou
learn-chain-about = Zabírání pokračuje pozpátku: dokud jsou i v předchozí jamce, v řadě Severu, dva nebo tři kameny, zabere se také.
learn-feed-title = Dát soupeři kameny
learn-feed-about = Nikdo nemá zůstat bez kamenů, pokud se tomu dá předejít. Je-li řada Severu prázdná, musíte táhnout z jamky, která do ní dosáhne.
learn-slam-title = Grand slam
learn-slam-about = Tah, který by zabral všechno v druhé řadě, je grand slam. Každá sada pravidel má na něj svou odpověď.
learn-end-title = Jak partie končí
learn-end-about = Kdo zabere víc než polovinu kamenů, vyhrál. Jinak partie končí, když hráč nemá čím táhnout, když se postavení stále vrací nebo když se oba dohodnou; každý si pak obvykle vezme svou řadu.
learn-ahead-title = Myslet dopředu
learn-ahead-about = Zabrat hned není vždy nejlepší tah. Zvažte, co zahraje Sever a co pak můžete zahrát vy. Zdejší odpovědi jsou dokázány tabulkami koncovek.
learn-defend-title = Obrana
learn-defend-about = Spočítejte každou jamku Severu: kam padne její poslední kámen? Leží-li tam vaše jamka s jedním nebo dvěma kameny, je v nebezpečí.
learn-hoard-title = Velká jamka
learn-hoard-about = Jamce s dvanácti a více kameny se často říká kroo. Jamkám, které sama právě doplnila, přidá druhý kámen, a může jich tak zabrat celou řadu.
learn-tempo-title = Koncovka
learn-tempo-about = Když zbývá málo kamenů, rozhoduje tichý tah navíc. Jakou cenu tu má který tah, je přesně známo.

## Sowing

task-first-title = Váš první tah
task-first-ask = Táhněte z kterékoli své jamky: A až F.
task-first-hint = Vyberte jednu z jamek A až F.
task-first-why = Jamka je teď prázdná a každá ze čtyř následujících má o kámen víc.
task-aim-title = Zamiřte
task-aim-ask = Táhněte z jamky, jejíž poslední kámen padne do a, první jamky Severu.
task-aim-hint = V každé jamce jsou čtyři kameny. Odpočítejte od a čtyři jamky zpátky.
task-aim-why = C má čtyři kameny: do D, E, F a pak do a. Vědět, kde rozdělování skončí, je půlka hry.
task-far-title = Delší cesta
task-far-ask = Táhněte z jamky, jejíž poslední kámen padne do e.
task-far-hint = Po F přijde a, pak b, c, d a e. Zkuste jamku s mnoha kameny.
task-far-why = E má šest kamenů a končí o šest jamek dál, v e.

## All the way round

task-round-title = Dvanáct kamenů
task-round-ask = V F je dvanáct kamenů. Táhněte z ní a podívejte se, kam padne poslední.
task-round-hint = Táhněte z F.
task-round-why = Jedenáct kamenů šlo do jedenácti ostatních jamek. F se vynechala, takže dvanáctý padl do a, jako druhý do téže jamky.
task-twice-title = Třináct kamenů
task-twice-ask = Táhněte z jamky, jejíž poslední kámen padne do D.
task-twice-hint = Jedenáct kamenů obejde desku jednou a vlastní jamku vynechá. Pak zbývají dva.
task-twice-why = Po jedenácti kamenech má každá z ostatních jamek o jeden víc. Poslední dva padnou do C a D.

## Capturing

task-two-title = Dva kameny
task-two-ask = Zaberte dva kameny.
task-two-hint = Hledejte jamku Severu s jedním kamenem a svou jamku, která tam končí.
task-two-why = Váš poslední kámen byl v b druhý. Oba jsou vaše.
task-three-title = Tři kameny
task-three-ask = Zabrat mohou dvě vaše jamky. Táhněte z té, která vezme tři kameny.
task-three-hint = Poslední kámen musí padnout do jamky Severu, ve které jsou dva.
task-three-why = B skončila v b a byly tam pak tři. Druhé zabrání by přineslo jen dva.
task-all-title = Všechna zabrání
task-all-ask = Najděte všechny jamky, které teď něco zaberou. Vybírejte je po jedné; nic se nerozděluje.
task-all-hint = Jsou tři. Poslední kámen ve vaší řadě nezabírá nikdy.
task-all-why = Zabírají D, E a F. Po B by byly tři, ale ve vaší vlastní řadě, a tam se nic nezabírá.

## Captures in a row

task-chain-title = Čtyři jamky
task-chain-ask = Zaberte jedním tahem deset kamenů.
task-chain-hint = Hledejte rozdělení, po kterém budou dvojky a trojky vedle sebe a které skončí v poslední z nich.
task-chain-why = Poslední kámen padl do d. Ve všech čtyřech jamkách až k ní byly dva nebo tři, takže se zabraly všechny.
task-broken-title = Přerušená řada
task-broken-ask = Zabrat mohou tři jamky. Táhněte z té, která vezme nejvíc.
task-broken-hint = Počítejte od posledního kamene pozpátku a zastavte se u první jamky, ve které nejsou ani dva, ani tři.
task-broken-why = Pět kamenů ve dvou jamkách. Zabírání končí tam, kde je v jamce jeden kámen nebo víc než tři.

## Giving seeds

task-feed-title = Co dosáhne k Severu?
task-feed-ask = Řada Severu je prázdná. Najděte všechny jamky, ze kterých smíte táhnout. Vybírejte je po jedné; nic se nerozděluje.
task-feed-hint = Kámen dá Severu jen rozdělení, které jde až za F.
task-feed-why = Do řady Severu dosáhnou B, E a F. Ostatní se teď hrát nesmějí.

## The grand slam

task-slam-title = V Abapa
task-slam-ask = F by zabrala všechno, co Sever má. V Abapa by proto nezabrala nic. Zahrajte tah, který opravdu zabírá.
task-slam-hint = Nechte v řadě něco: jiná jamka může vzít dva kameny.
task-slam-why = D vzala dva z a, b zůstala. Menší zabrání je tu víc než grand slam.
task-forbidden-title = Ve Wari
task-forbidden-ask = Totéž postavení ve Wari. Najděte všechny jamky, ze kterých smíte táhnout.
task-forbidden-hint = Ve Wari je grand slam zakázaný, dokud existuje jiný tah.
task-forbidden-why = A a D. Tah F by byl grand slam, takže se hrát nesmí.
task-again-title = Ve Warri
task-again-ask = Totéž postavení ve Warri. Zahrajte grand slam a pak tah, který po něm musí přijít.
task-again-hint = F vezme všechno. Potom táhnete znovu a Sever musí dostat kámen.
task-again-why = Pět kamenů, a pak D dala Severu nový. A by nedala nic, takže se hrát nesměla.
task-spared-title = Podle Ashanti
task-spared-ask = Totéž postavení podle pravidel Ashanti. Vezměte tolik kamenů, kolik můžete.
task-spared-hint = Zabrat celou řadu je tam dovoleno, ale jedna její jamka zůstane.
task-spared-why = F vzala tři z b. Dva v a zůstaly: a je v pořadí zabírání poslední.
task-both-title = Oběma směry v Ovare
task-both-ask = V Ovare se zabírá oběma směry. Vezměte jedním tahem deset kamenů.
task-both-hint = Poslední kámen má padnout mezi jamky se dvěma nebo třemi kameny.
task-both-why = E skončila v e. Na jedné straně se zabraly d a c, na druhé f.

## How a game ends

task-majority-title = Kámen, který vyhrává
task-majority-ask = Máte 22 kamenů a k výhře jich stačí 25. Vyhrajte hned.
task-majority-hint = Dva kameny nestačí. Hledejte tři.
task-majority-why = S těmi třemi jich máte 25, víc než polovinu. Na tom, co zbylo na desce, už nezáleží.
task-sweep-title = Všechno, nebo nic
task-sweep-ask = Hrajete Wari a každý váš tah je grand slam. Zahrajte jeden a partii ukončete.
task-sweep-hint = Když nic jiného nezbývá, grand slam se hrát smí.
task-sweep-why = Grand slam vzal všechny kameny Severu a vám připadla i vaše vlastní řada.
task-repeat-title = Ještě jednou
task-repeat-ask = Jeden z vašich tahů vrátí postavení, které tu už dvakrát bylo. Vedete: nechte ho nastat potřetí a vyhrajte.
task-repeat-hint = Táhnout můžete ze dvou jamek. Jedna z nich je ta, ze které se tu táhlo minule.
task-repeat-why = Potřetí partie skončila. Každá strana si vzala svou řadu a 25:23 stačilo.

## Thinking ahead

task-greed-title = Neberte všechno
task-greed-ask = F by mohla zabrat dva kameny. Najděte tah, který přinese víc.
task-greed-hint = Jamka f míří na jednu z vašich. Na kterou?
task-greed-why = Po A nemá Sever co zabrat. Jeho kameny musí jeden po druhém přejít k vám: při nejlepší hře získáte všech sedm. Kdo hned vezme dva, nechá zbylých pět Severu.
task-fork-title = Dvě hrozby
task-fork-ask = Najděte tah, po kterém hrozí dvě zabrání naráz. Potom proveďte to, které Sever nedokáže odvrátit.
task-fork-hint = Jedna jamka může přidat kámen do E i F.
task-fork-why = E mířila na a, F na c. Sever mohl zachránit jen jednu z nich.
task-which-title = Která z těch dvou?
task-which-ask = E i F mohou zabrat tytéž dva kameny. Která je lepší?
task-which-hint = Zvažte, co můžete zabrat v příštím tahu.
task-which-why = E, protože F má pak dva kameny a míří na b. Kdyby zabrala F, nic by už nenásledovalo.

## Defending

task-run-title = Uhněte
task-run-ask = Jamka e míří na jednu z vašich. Zachraňte její kameny.
task-run-hint = Dva kameny z e končí v A.
task-run-why = A uhnula. Teď e nic nezabere a při nejlepší hře je všech devět kamenů vašich.
task-gap-title = Přerušte řadu
task-gap-ask = Jamka f by jedním tahem zabrala dvě vaše. Nedovolte to.
task-gap-hint = Vyprázdněte jamku, do které by padl poslední kámen Severu.
task-gap-why = Když je B prázdná, po posledním kameni z f je v ní jen jeden a nic se nezabere. Tah A by B nezachránil.

## The big house

task-kroo-title = Vypusťte ji
task-kroo-ask = V D je šestnáct kamenů. Zaberte jedním tahem sedm.
task-kroo-hint = První kolo přidá každé jamce Severu jeden kámen. Co udělá druhý?
task-kroo-why = a, b a c dostaly z téže jamky po dvou kamenech. Poslední padl do c a zabraly se všechny tři.
task-full-title = Žádné čekání
task-full-ask = Podle pravidel Ashanti se jamka s dvanácti a více kameny musí hrát. Najděte všechny jamky, ze kterých smíte táhnout.
task-full-hint = Plných jamek může být víc.
task-full-why = Plné jsou A a E a hrát se smí kterákoli z nich. S velkou jamkou tu nikdo dlouho čekat nemůže.

## The endgame

task-wait-title = Tah navíc
task-wait-ask = Sever má jediný kámen a musí jím táhnout. Vyčkejte tichým tahem a pak zaberte.
task-wait-hint = Nechte E a F, jak jsou.
task-wait-why = Sever musel přejít z a do b, přesně tam, kam padne poslední kámen z E. C byl ten tah navíc.
task-starve-title = Není co dát
task-starve-ask = Sever může hrát jen f. Najděte tah, po kterém budou všechny kameny vaše.
task-starve-hint = f dá své dva kameny do A a B. Co pak nesmí být v B?
task-starve-why = f přinese poslední dva kameny do A a B, ale nic nezabere. Řada Severu je pak prázdná, žádná vaše jamka do ní nedosáhne a partie končí: berete všech šest.
task-last-title = Správný je jediný tah
task-last-ask = Šest kamenů a tři tahy. Jeden získá všech šest, každý jiný všech šest ztratí. Který?
task-last-hint = Který kámen může postoupit, a přesto zůstat mimo dosah Severu?
task-last-why = Dokazují to tabulky koncovek. Hned se nezabere nic: záleží na tom, kdo musí na dosah přijít první.
