### Stránky sad pravidel: co jsou zač, příklady, historie. Krátké, jednoduché věty.

## The way through the site (the header), the footer

nav-label = Stránky
nav-rules = Pravidla
nav-learn = Výuka
nav-glossary = Slovníček
nav-computer = Počítač
beta = beta
footer-version = Verze { $version }, { $commit }

## All rule sets on one page

rules-title = Pravidla oware
rules-description = Jak se hraje oware a čím se liší šest sad pravidel: Abapa, Wari, Warri, Ashanti, Ovare a Awari vedle sebe.
rules-intro = Jedna deska, jeden způsob rozdělování, šest sad pravidel. Nejdřív hra ve zkratce, a potom to, v čem se sady rozcházejí.
rules-short-heading = Hra ve zkratce
rules-short-board = Dvě řady po šesti jamkách, v každé jamce čtyři kameny. Jih má jamky A až F, Sever jamky a až f. Každá strana má pokladnici na to, co zabere.
rules-short-sow = Když jste na tahu, vyberte všechny kameny z jedné své jamky a rozdělte je po jednom proti směru hodinových ručiček do následujících jamek. Je-li jich dvanáct nebo víc, obejdou celou desku a jamka, ze které jsou, se vynechá.
rules-short-capture = Jsou-li po dopadu vašeho posledního kamene v jamce druhé řady dva nebo tři, zaberete je. Zaberete i jamky těsně před ní, dokud jsou v každé z nich dva nebo tři.
rules-short-feed = Je-li druhá řada prázdná, musíte zahrát tah, který do ní dá kameny, pokud takový máte.
rules-short-slam = Tah, který by zabral všechny kameny druhé řady, je grand slam. Co se při něm stane, záleží na sadě pravidel.
rules-short-end = Většinou vyhrává ten, kdo má 25 kamenů. Nemá-li hráč na tahu čím táhnout, partie končí a obvykle si každý vezme kameny ze své řady.
rules-compare-heading = Vedle sebe
rules-compare-caption = Nastavení šesti sad pravidel
rules-compare-setting = Pravidlo
rules-one-heading = Jeden tah, šest odpovědí
rules-one-intro = Jih hraje F: kameny by padly do jamek a, b, takže by Jih mohl zabrat všechno, co Sever má. Každá sada pravidel má svou odpověď.
rules-more = Víc o { $name }
rules-page-title = { $name }: pravidla a příklady
rules-start = Otevřít stůl s těmito pravidly
rules-computer = Hrát podle těchto pravidel proti počítači
rules-differs-heading = Čím se liší od standardu
rules-standard = Standard (Abapa)
rules-same = Všechno ostatní je jako v Abapa:
rules-standard-heading = Celá pravidla
rules-examples-heading = Příklady
rules-when-heading = Kdy na tom záleží
rules-history-heading = Historie a jména
rules-others-heading = Další sady pravidel
rules-all = Všech šest vedle sebe
step-back = Zpět
step-on = Další
step-number = Obrázek { $number } z { $count }
board-in-words = { $houses }. { $south }. { $north }.
scene-quiet =
    { $moves ->
        [one] O { $moves } tichý tah později.
        [few] O { $moves } tiché tahy později.
        [many] O { $moves } tichého tahu později.
       *[other] O { $moves } tichých tahů později.
    }

## Each rule set: what it is, when it matters, where it comes from

variant-abapa-lead = Abapa se hraje na většině turnajů a zde je standardem: ostatních pět se popisuje tím, v čem se od ní liší. Grand slam je dovolený, ale nic nezabere.
variant-abapa-when = Vždy, když jedné straně zbývá málo. Zabrání, které vypadá zdrcující, se může ukázat jako tichý tah, protože by vzalo všechno. Před velkým zabráním si ověřte, že něco zůstane.
variant-abapa-history = Oware patří k mankalovým hrám, ve kterých se kameny rozdělují kolem desky. Doma je v západní Africe a má mnoho jmen: oware v jazyce twi, awalé na Pobřeží slonoviny, wari v Mali, awélé v jazyce ga, ayò v jorubštině, adji v eweštině, ouri nebo ouril na Kapverdách.

variant-wari-lead = Wari grand slam zakazuje: dokud máte jakýkoli jiný tah, nesmíte zabrat všechno, co soupeř má. Je-li grand slam každý váš tah, jeden z nich zahrajete. Zabere řadu, partie končí a vaše jsou i kameny ve vaší vlastní řadě.
variant-wari-when = Zřídka v zahájení, často ke konci. Tah, který by druhou řadu vyprázdnil, zkrátka není, takže hráč s několika zbylými kameny může být na tom bezpečněji, než se zdá.
variant-wari-history = V Mali se hra jmenuje wari. Psaná pravidla pod tímto jménem grand slam často zakazují, kdežto turnaje ho dovolují bez zabrání.

variant-warri-lead = Ve Warri grand slam zabere celou řadu a stejný hráč hned táhne znovu. Druhý tah musí dát kameny druhé straně. Nejde-li to žádným tahem, partie končí.
variant-warri-when = Řada, kterou lze vyprázdnit, je tu opravdu v nebezpečí. Nenechte všechny své jamky naráz klesnout na jeden nebo dva kameny. A než řadu vyprázdníte, najděte tah, který přijde potom.
variant-warri-history = Hru přes Atlantik přenesli zotročení lidé ze západní Afriky. Jako warri se dosud hraje na Antigui a Barbadosu, kde zápas může vyhrát ten, kdo první získá šest partií.

variant-ashanti-lead = Toto jsou pravidla Ašantů z Ghany, jak je popisuje jedna česká stránka. Začíná Sever. Jamka s dvanácti a více kameny se musí hrát. Zabrání nikdy nevezme celou řadu: jedna jamka v ní zůstane. Získat 25 kamenů nic neukončí a to, co zbude na desce, se nepočítá nikomu.
variant-ashanti-when = Hromadit nejde, protože jamka, která dosáhla dvanácti, se musí hrát hned příště, ať se vám to hodí, nebo ne. A kameny ve vaší řadě nemají nakonec cenu: počítá se jen pokladnice.
variant-ashanti-history = Tatáž stránka říká, že hru hrají i Jorubové v Nigérii a že stejná pravidla má awele. Co znamená opakování, neříká. Zde pak partie pokračuje, dokud se oba hráči nedohodnou na jejím konci.

variant-ovare-lead = Ovare je jméno hry mezi esperantisty. Zabírá se oběma směry: jamky se dvěma nebo třemi kameny těsně před posledním kamenem i těsně za ním se berou společně. Grand slam je zakázaný; nezbývá-li nic jiného, partie končí. Získat 25 kamenů partii neukončí.
variant-ovare-when = Skoro při každém zabrání. Podívejte se na obě sousední jamky té, do které padne váš poslední kámen, a pamatujte, že na vaše vlastní dvojky a trojky lze dosáhnout z obou stran.
variant-ovare-history = Pravidla vycházejí z jedné stránky v esperantu. Příkladem je na ní jediný tah, který vezme deset kamenů, jako v prvním příkladu zde.

variant-awari-lead = Awari je hra, jak ji zná informatika. Je to Wari s jednou změnou: točí-li se partie donekonečna, zbylé kameny se rozdělí napůl, takže výsledek může končit polovinou.
variant-awari-when = Jen když stejné postavení nastane potřetí. Ve Wari by si každá strana nechala svou řadu, takže na opakování vydělá ta, která v ní má víc. V Awari nevydělá nikdo.
variant-awari-history = V roce 2002 hru vyřešili John Romein a Henri Bal: jejich počítače spočítaly každé postavení, které může nastat. Hrají-li obě strany bezchybně, skončí remízou.

## The examples. The letters are houses on the board shown beside the text.

example-slam-title = Grand slam
example-slam-abapa = F by vzala všechno, co Sever má. Kameny se rozdělí, ale nic se nezabere.
example-slam-wari = F by vzala všechno, co Sever má. Dokud má Jih jiný tah, F se hrát nesmí.
example-slam-warri = F vezme všechno, co Sever má, a Jih táhne znovu. Druhý tah musí dát Severu kameny: D to dokáže, A ne.
example-slam-ashanti = F vezme tři kameny z b, ale ty v a zůstanou. Jednu jamku je nutné nechat.
example-slam-ovare = F se hrát nesmí, protože by vzala všechno, co Sever má. Ani D ne, protože se zabírá oběma směry. Zbývá A.
example-chain-title = Tři jamky naráz
example-chain = Po posledním kameni jsou v c dva. Před ní jsou v b dva a v a tři, takže se zaberou také. S 27 kameny Jih vyhrál.
example-twelve-title = Jamka s dvanácti kameny
example-twelve = Dvanáct kamenů obejde celou desku. Jamka F se vynechá a zůstane prázdná, takže poslední kámen padne do a, kde jsou teď dva.
example-feed-title = Dát soupeři kameny
example-feed = Sever nemá čím hrát. Jih musí táhnout z jamky, která dosáhne do řady Severu, a to je jen E.
example-stuck-title = Když nic nedosáhne
example-stuck = Sever zahraje poslední kámen své řady. Jih na jamky Severu nedosáhne, takže partie končí a Jih si vezme, co zbylo.
example-forced-title = Vynucený grand slam
example-forced = Oba tahy Jihu by vzaly všechno, co Sever má, takže Jih smí zahrát kterýkoli. Partie končí a Jih dostane i kameny ve své vlastní řadě.
example-last-title = Grand slam, který ukončí partii
example-last = Po grand slamu by měl Jih táhnout znovu, ale do řady Severu nic nedosáhne. Partie končí a Jih si vezme i svou řadu.
example-full-title = Plná jamka
example-full = V F je dvanáct kamenů. Musí se hrát a všechny ostatní jamky počkají.
example-ten-title = Deset kamenů jedním tahem
example-ten = Po posledním kameni jsou v e tři. Před ní jsou v d dva a v c tři, za ní v f dva. Zaberou se všechny čtyři. Kde se zabírá jen jedním směrem, f by zůstala a bylo by to osm kamenů.
example-endless-title = Hra bez konce
example-endless = Nikdo nic nezabere a stejné postavení nastane potřetí. Zbývají tři kameny: jeden a půl pro každou stranu. Ve Wari by to byly dva pro Jih a jeden pro Sever a partie by skončila remízou.
