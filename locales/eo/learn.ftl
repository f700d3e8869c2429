### The course: sections and tasks. See the English file for where each text stands.

learn-title = Lernu Oware
learn-description = Lernu Oware de la unua semado ĝis la finludo: mallongaj taskoj sur tabulo, kiu konas la regulojn.
learn-intro = Mallongaj taskoj rekte sur la tabulo. Vi ĉiam ludas kiel Sudo, kavoj A ĝis F. Sen registriĝo: via progreso restas en ĉi tiu retumilo.
learn-tasks = Taskoj
learn-done = solvita
learn-hint = Konsilo
learn-again = Rekomenci ĉi tiun taskon
learn-next = Sekva tasko
learn-answer = Konsilo kaj solvo
learn-needs-script = Por ludi la taskojn necesas JavaScript. Vi tamen povas legi ilin.
learn-finished = Tio estis la lasta tasko. Nun ludu partion: kun alia homo aŭ kontraŭ la komputilo.
learn-rules-here = Laŭ la reguloj de { $name }.

## Sections: heading, and what they are about

learn-sow-title = Semado
learn-sow-about = Movo malplenigas unu el viaj kavoj. Ĝiaj semoj falas unuope, kontraŭhorloĝe, en la sekvajn kavojn.
learn-lap-title = Tute ĉirkaŭe
learn-lap-about = Dek du semoj aŭ pli iras ĉirkaŭ la tuta tabulo. La kavo, el kiu ili venis, ricevas neniun.
learn-capture-title = Kaptado
learn-capture-about = Se post via lasta semo kavo de Nordo enhavas du aŭ tri, vi kaptas ilin. Propraj kavoj neniam estas kaptataj.
learn-chain-title = Sinsekvaj kaptoj
learn-chain-about = Kapto daŭras malantaŭen: dum ankaŭ la antaŭa kavo, en la kavovico de Nordo, enhavas du aŭ tri, ankaŭ ĝi estas kaptata.
learn-feed-title = Doni semojn
learn-feed-about = Neniu restu sen semoj, se tio eviteblas. Se la kavovico de Nordo estas malplena, vi devas ludi kavon, kiu atingas ĝin.
learn-slam-title = La granda frapo
learn-slam-about = Movo, kiu kaptus ĉion en la alia kavovico, estas granda frapo. Ĉiu regularo respondas al ĝi siamaniere.
learn-end-title = Kiel partio finiĝas
learn-end-about = Kiu havas pli ol duonon de la semoj, tiu venkas. Alie partio finiĝas, kiam flanko ne povas movi, kiam pozicio daŭre revenas, aŭ kiam ambaŭ konsentas; tiam kutime ĉiu flanko prenas sian kavovicon.
learn-ahead-title = Pensi antaŭen
learn-ahead-about = Tuja kapto ne ĉiam estas la plej bona movo. Demandu vin, kion Nordo ludos poste, kaj kion vi povos ludi post tio. La respondoj ĉi tie estas pruvitaj per finludaj tabeloj.
learn-defend-title = Defendo
learn-defend-about = Kalkulu ĉe ĉiu kavo de Nordo: kien falos ĝia lasta semo? Via kavo kun unu aŭ du semoj en tiu loko estas en danĝero.
learn-hoard-title = La granda kavo
learn-hoard-about = Kavo kun dek du aŭ pli ofte nomiĝas kruo. Ĝi metas duan semon en kavojn, kiuj ĵus ricevis semon, kaj povas kapti tutan sinsekvon.
learn-tempo-title = La finludo
learn-tempo-about = Kun malmultaj semoj, trankvila movo en rezervo decidas la partion. Kiom ĉi tie valoras ĉiu movo, estas precize konata.

## Sowing

task-first-title = Via unua movo
task-first-ask = Ludu iun ajn vian kavon: A ĝis F.
task-first-hint = Elektu unu el la kavoj de A ĝis F.
task-first-why = La kavo nun estas malplena, kaj ĉiu el la sekvaj kvar kavoj havas unu semon pli.
task-aim-title = Celu
task-aim-ask = Ludu la kavon, kies lasta semo falas en a, la unuan kavon de Nordo.
task-aim-hint = Ĉiu kavo enhavas kvar semojn. Kalkulu kvar kavojn reen de a.
task-aim-why = C havas kvar semojn: D, E, F kaj poste a. Scii, kie finiĝas semado, estas duono de la ludo.
task-far-title = Pli longa vojo
task-far-ask = Ludu la kavon, kies lasta semo falas en e.
task-far-hint = Post F venas a, poste b, c, d kaj e. Provu kavon kun multaj semoj.
task-far-why = E enhavas ses semojn kaj finiĝas ses kavojn plu, en e.

## All the way round

task-round-title = Dek du semoj
task-round-ask = F enhavas dek du semojn. Ludu ĝin kaj vidu, kien falas la lasta.
task-round-hint = Ludu F.
task-round-why = Dek unu semoj iris en la dek unu aliajn kavojn. F estis preterlasita, do la dek-dua falis en a, kiel dua semo por tiu kavo.
task-twice-title = Dek tri semoj
task-twice-ask = Ludu la kavon, kies lasta semo falas en D.
task-twice-hint = Dek unu semoj iras unu fojon ĉirkaŭe kaj preterlasas sian kavon. Poste restas du.
task-twice-why = Post dek unu semoj ĉiu alia kavo havas unu pli. La lastaj du falas en C kaj D.

## Capturing

task-two-title = Du semoj
task-two-ask = Kaptu du semojn.
task-two-hint = Serĉu kavon de Nordo kun unu semo, kaj vian kavon, kiu finiĝas tie.
task-two-why = Post via lasta semo estis du en b. Ili estas viaj.
task-three-title = Tri semoj
task-three-ask = Du el viaj kavoj povas kapti. Ludu tiun, kiu prenas tri semojn.
task-three-hint = La lasta semo devas fali en kavon de Nordo, kiu enhavas du.
task-three-why = B finiĝis en b kaj faris tie tri. La alia kapto donus nur du.
task-all-title = Ĉiuj kaptoj
task-all-ask = Trovu ĉiujn kavojn, kiuj nun kaptas ion. Elektu ilin unuope; nenio estas semata.
task-all-hint = Estas tri. Lasta semo en via propra kavovico neniam kaptas.
task-all-why = D, E kaj F kaptas. B farus tri, sed en via propra kavovico, kie nenio estas kaptata.

## Captures in a row

task-chain-title = Kvar kavoj
task-chain-ask = Kaptu dek semojn per unu movo.
task-chain-hint = Serĉu semadon, kiu lasas kavojn kun du kaj tri apud si kaj finiĝas en la lasta el ili.
task-chain-why = La lasta semo falis en d. Ĉiuj kvar kavoj ĝis tie enhavis du aŭ tri, do ĉiuj estis kaptitaj.
task-broken-title = Rompita vico
task-broken-ask = Tri kavoj povas kapti. Ludu tiun, kiu prenas plej multe.
task-broken-hint = Kalkulu malantaŭen de la lasta semo kaj haltu ĉe la unua kavo, kiu enhavas nek du nek tri.
task-broken-why = Kvin semoj en du kavoj. Kapto finiĝas, kie kavo enhavas unu semon aŭ pli ol tri.

## Giving seeds

task-feed-title = Kiu atingas Nordon?
task-feed-ask = La kavovico de Nordo estas malplena. Trovu ĉiujn kavojn, kiujn vi rajtas ludi. Elektu ilin unuope; nenio estas semata.
task-feed-hint = Nur semado, kiu pasas F, donas semon al Nordo.
task-feed-why = B, E kaj F atingas la kavovicon de Nordo. La aliaj nun ne estas ludeblaj.

## The grand slam

task-slam-title = En Abapa
task-slam-ask = F kaptus ĉion, kion Nordo havas. Tial en Abapa ĝi kaptus nenion. Faru la movon, kiu vere kaptas.
task-slam-hint = Lasu ion en la kavovico: alia kavo povas preni du semojn.
task-slam-why = D prenis du el a, kaj b restis. Ĉi tie malpli granda kapto valoras pli ol granda frapo.
task-forbidden-title = En Wari
task-forbidden-ask = La sama pozicio en Wari. Trovu ĉiujn kavojn, kiujn vi rajtas ludi.
task-forbidden-hint = En Wari granda frapo estas malpermesata, dum ekzistas alia movo.
task-forbidden-why = A kaj D. F estus granda frapo, do ĝi ne estas ludebla.
task-again-title = En Warri
task-again-ask = La sama pozicio en Warri. Faru la grandan frapon kaj poste la movon, kiu devas sekvi ĝin.
task-again-hint = F prenas ĉion. Poste vi denove movas, kaj Nordo devas ricevi semon.
task-again-why = Kvin semoj, kaj poste D donis novan al Nordo. A donus nenion, do ĝi ne estis ludebla.
task-spared-title = Laŭ la reguloj Ashanti
task-spared-ask = La sama pozicio laŭ la reguloj Ashanti. Prenu kiel eble plej multajn semojn.
task-spared-hint = Tie kapto de la tuta kavovico estas permesata, sed unu ĝia kavo restas.
task-spared-why = F prenis la tri en b. La du en a restis, ĉar a estis la lasta kavo de la kapto.
task-both-title = Ambaŭdirekte en Ovare
task-both-ask = En Ovare oni kaptas ambaŭdirekte. Prenu dek semojn per unu movo.
task-both-hint = La lasta semo falu inter kavojn, kiuj enhavas du aŭ tri.
task-both-why = E finiĝis en e. Unuflanke estis kaptitaj d kaj c, aliflanke f.

## How a game ends

task-majority-title = La semo, kiu venkas
task-majority-ask = Vi havas 22 semojn, kaj 25 gajnas la partion. Gajnu ĝin nun.
task-majority-hint = Du semoj ne sufiĉas. Serĉu tri.
task-majority-why = Kun tiuj tri vi havas 25, pli ol duonon. Kio restas sur la tabulo, ne plu gravas.
task-sweep-title = Ĉio aŭ nenio
task-sweep-ask = Vi ludas Wari, kaj ĉiu via movo estas granda frapo. Faru unu kaj finu la partion.
task-sweep-hint = Kiam nenio alia restas, granda frapo estas permesata.
task-sweep-why = La granda frapo prenis ĉiujn semojn de Nordo, kaj vi ricevis ankaŭ vian propran kavovicon.
task-repeat-title = Ankoraŭ unu fojon
task-repeat-ask = Unu el viaj movoj revenigas pozicion, kiu jam aperis dufoje. Vi gvidas: lasu ĝin aperi la trian fojon kaj venku.
task-repeat-hint = Vi havas du ludeblajn kavojn. Unu el ili estas tiu, kiun vi ludis ĉi tie la lastan fojon.
task-repeat-why = La tria fojo finis la partion. Ĉiu flanko prenis sian kavovicon, kaj 25–23 sufiĉis.

## Thinking ahead

task-greed-title = Ne prenu ĉion
task-greed-ask = F povus kapti du semojn. Trovu la movon, kiu donas pli.
task-greed-hint = La f de Nordo celas unu el viaj kavoj. Kiun?
task-greed-why = Post A Nordo havas nenion por kapti. Unu post alia la semoj de Nordo devas veni al vi: ĉe plej bona ludo vi ricevas ĉiujn sep. Preni tuj du lasus la aliajn kvin al Nordo.
task-fork-title = Du minacoj
task-fork-ask = Trovu la movon, kiu minacas du kaptojn samtempe. Poste faru tiun, kiun Nordo ne povas malhelpi.
task-fork-hint = Unu kavo povas ŝargi kaj E kaj F.
task-fork-why = E minacis a, kaj F minacis c. Nordo povis savi nur unu el ili.
task-which-title = Kiu el la du?
task-which-ask = E kaj F ambaŭ povas kapti la samajn du semojn. Kiu estas pli bona?
task-which-hint = Demandu vin, kion vi povos kapti en via sekva vico.
task-which-why = E, ĉar tiam F havas du semojn kaj celas b. Se F kaptus, nenio sekvus.

## Defending

task-run-title = Flankeniĝu
task-run-ask = La e de Nordo celas unu el viaj kavoj. Savu ĝiajn semojn.
task-run-hint = Du semoj el e finiĝas en A.
task-run-why = A flankeniĝis. Nun e kaptas nenion, kaj ĉe plej bona ludo ĉiuj naŭ semoj estas viaj.
task-gap-title = Rompu la vicon
task-gap-ask = La f de Nordo kaptus du viajn kavojn per unu movo. Malhelpu tion.
task-gap-hint = Malplenigu la kavon, en kiun falus la lasta semo de Nordo.
task-gap-why = Kun B malplena, la lasta semo el f faras tie nur unu, kaj nenio estas kaptata. Se vi movus A, B tamen perdiĝus.

## The big house

task-kroo-title = Lasu ĝin iri
task-kroo-ask = D enhavas dek ses semojn. Kaptu sep per unu movo.
task-kroo-hint = La unua rondo donas unu semon pli al ĉiu kavo de Nordo. Kion faras la dua semo?
task-kroo-why = a, b kaj c ricevis po du semojn el la sama kavo. La lasta falis en c, kaj ĉiuj tri estis kaptitaj.
task-full-title = Sen atendo
task-full-ask = Laŭ la reguloj Ashanti kavo kun dek du aŭ pli devas esti ludata. Trovu ĉiujn kavojn, kiujn vi rajtas ludi.
task-full-hint = Pli ol unu kavo povas esti plena.
task-full-why = A kaj E estas plenaj, kaj ambaŭ estas ludeblaj. Laŭ ĉi tiuj reguloj neniu povas longe atendi kun granda kavo.

## The endgame

task-wait-title = Movo en rezervo
task-wait-ask = Nordo havas unu solan semon kaj devas movi ĝin. Atendu per trankvila movo, poste kaptu.
task-wait-hint = Lasu E kaj F, kiaj ili estas.
task-wait-why = Nordo devis paŝi de a al b, ĝuste tien, kien falas la lasta semo de E. C estis la movo en rezervo.
task-starve-title = Nenio por doni
task-starve-ask = Nordo povas ludi nur f. Trovu la movon, post kiu ĉiuj semoj estos viaj.
task-starve-hint = f metas siajn du semojn en A kaj B. Kio tiam ne estu en B?
task-starve-why = f portas siajn lastajn du semojn al A kaj B kaj kaptas nenion. Tiam la kavovico de Nordo estas malplena, neniu via kavo atingas ĝin, kaj la partio finiĝas: vi prenas ĉiujn ses.
task-last-title = Nur unu movo estas ĝusta
task-last-ask = Ses semoj kaj tri movoj. Unu gajnas ĉiujn ses, ĉiu alia perdas ĉiujn ses. Kiu?
task-last-hint = Kiu semo povas paŝi plu kaj tamen resti ekster la atingo de Nordo?
task-last-why = Finludaj tabeloj pruvas tion. Nenio estas tuj kaptata: gravas, kiu devas unue veni en atingon.
