### La paĝoj de la regularoj: kio ili estas, ekzemploj, historio. Mallongaj, simplaj frazoj.

## The way through the site (the header), the footer

nav-label = Paĝoj
nav-rules = Reguloj
nav-learn = Lerni
nav-glossary = Vortoj
nav-computer = Komputilo
beta = beta
footer-version = Versio { $version }, { $commit }

## All rule sets on one page

rules-title = La reguloj de Oware
rules-description = Kiel oni ludas Oware, kaj kiel diferencas ses regularoj: Abapa, Wari, Warri, Ashanti, Ovare kaj Awari flank-al-flanke.
rules-intro = Unu tabulo, unu maniero semi, ses regularoj. Jen la ludo mallonge, kaj poste tio, en kio ili disiĝas.
rules-short-heading = La ludo mallonge
rules-short-board = Du kavovicoj po ses kavoj, kvar semoj en ĉiu kavo. Sudo havas la kavojn A ĝis F, Nordo a ĝis f. Ĉiu flanko havas tenejon por tio, kion ĝi kaptas.
rules-short-sow = Kiam estas via vico, prenu ĉiujn semojn el unu el viaj kavoj kaj semu ilin unuope, kontraŭhorloĝe, en la sekvajn kavojn. Se ili estas dek du aŭ pli, ili iras tute ĉirkaŭ la tabulo, kaj la kavo, el kiu ili venis, estas preterlasata.
rules-short-capture = Se post via lasta semo kavo de la alia kavovico enhavas du aŭ tri, vi kaptas tiujn semojn. Vi kaptas ankaŭ el la kavoj tuj antaŭ ĝi, dum ĉiu el ili enhavas du aŭ tri.
rules-short-feed = Se la alia kavovico estas malplena, vi devas fari movon, kiu metas semojn en ĝin, se vi havas tian.
rules-short-slam = Movo, kiu kaptus ĉiujn semojn de la alia kavovico, estas granda frapo. Kio tiam okazas, dependas de la regularo.
rules-short-end = Plej multaj partioj estas gajnataj per 25 semoj. Se tiu, kies estas la vico, ne povas movi, la partio finiĝas, kaj kutime ĉiu flanko prenas la semojn en sia kavovico.
rules-compare-heading = Flank-al-flanke
rules-compare-caption = La agordoj de la ses regularoj
rules-compare-setting = Regulo
rules-one-heading = Unu movo, ses respondoj
rules-one-intro = Sudo ludas F: semoj falus en a kaj b, kaj Sudo povus kapti ĉion, kion Nordo havas. Ĉiu regularo respondas siamaniere.
rules-more = Pli pri { $name }
rules-page-title = { $name }: reguloj kaj ekzemploj
rules-start = Malfermi tablon kun ĉi tiuj reguloj
rules-computer = Ludi kontraŭ la komputilo laŭ ĉi tiuj reguloj
rules-differs-heading = Kio diferencas de la normo
rules-standard = Normo (Abapa)
rules-same = Ĉio alia estas kiel en Abapa:
rules-standard-heading = La plenaj reguloj
rules-examples-heading = Ekzemploj
rules-when-heading = Kiam tio gravas
rules-history-heading = Historio kaj nomoj
rules-others-heading = La aliaj regularoj
rules-all = Ĉiuj ses flank-al-flanke
step-back = Reen
step-on = Sekva
step-number = Bildo { $number } el { $count }
board-in-words = { $houses }. { $south }. { $north }.
scene-quiet =
    { $moves ->
        [one] Post { $moves } trankvila movo.
       *[other] Post { $moves } trankvilaj movoj.
    }

## Each rule set: what it is, when it matters, where it comes from

variant-abapa-lead = Abapa estas tio, kion oni ludas en plej multaj turniroj, kaj la normo ĉi tie: la aliaj kvin estas priskribitaj per siaj diferencoj de ĝi. Granda frapo estas permesata, sed kaptas nenion.
variant-abapa-when = Kiam ajn al unu flanko restas malmulte. Kapto, kiu aspektas detrua, povas montriĝi trankvila movo, ĉar ĝi prenus ĉion. Antaŭ granda kapto kontrolu, ke io restos.
variant-abapa-history = Oware estas unu el la mankalaj ludoj, en kiuj oni semas semojn ĉirkaŭ tabulo. Ĝi devenas el Okcidenta Afriko kaj havas multajn nomojn: Oware en la tvia, Awalé en Ebur-Bordo, Wari en Malio, Awélé en la gaa, Ayò en la joruba, Adji en la evea, Ouri aŭ Ouril en Kaboverdo.

variant-wari-lead = Wari malpermesas la grandan frapon: dum vi havas iun alian movon, vi ne rajtas kapti ĉion, kion la kontraŭulo havas. Se ĉiu via movo estas granda frapo, vi faras unu el ili. Ĝi prenas la kavovicon, la partio finiĝas, kaj ankaŭ la semoj en via propra kavovico estas viaj.
variant-wari-when = Malofte en la komenco, ofte proksime al la fino. La movo, kiu malplenigus la alian kavovicon, simple ne ekzistas, do ludanto kun malmultaj semoj povas esti pli sekura, ol ŝajnas.
variant-wari-history = En Malio la ludo nomiĝas Wari. Skribitaj reguloj sub tiu nomo ofte malpermesas la grandan frapon, dum turniroj permesas ĝin sen kapto.

variant-warri-lead = En Warri granda frapo prenas la tutan kavovicon, kaj la sama flanko tuj denove movas. La dua movo devas doni semojn al la alia flanko. Se neniu movo povas, la partio finiĝas.
variant-warri-when = Kavovico, kiun eblas malplenigi, estas ĉi tie en vera danĝero. Ne lasu ĉiujn viajn kavojn samtempe ŝrumpi ĝis unu aŭ du semoj. Kaj antaŭ ol malplenigi kavovicon, serĉu la movon, kiu sekvos.
variant-warri-history = Sklavigitaj okcidentafrikanoj portis la ludon trans Atlantikon. Oni ankoraŭ ludas ĝin kiel Warri en Antigvo kaj Barbado, kie matĉon povas gajni tiu, kiu unua gajnas ses partiojn.

variant-ashanti-lead = Jen la reguloj de la aŝantoj en Ganao, kiel ĉeĥa paĝo priskribas ilin. Nordo komencas. Kavo kun dek du aŭ pli da semoj devas esti ludata. Kapto neniam prenas la tutan kavovicon: unu kavo restas. Havi 25 semojn finas nenion, kaj kio restas sur la tabulo, tio validas por neniu.
variant-ashanti-when = Vi ne povas amasigi semojn, ĉar kavo, kiu atingis dek du, devas esti ludata tuj poste, ĉu tio konvenas al vi aŭ ne. Kaj semoj en via kavovico valoras nenion ĉe la fino: nur la tenejo kalkuliĝas.
variant-ashanti-history = La sama paĝo diras, ke ankaŭ la joruboj en Niĝerio ludas ĝin, kaj ke Awele havas la samajn regulojn. Ĝi ne diras, kion faras ripeto. Ĉi tie la partio tiam daŭras, ĝis ambaŭ ludantoj konsentas fini ĝin.

variant-ovare-lead = Ovare estas la nomo inter esperantistoj. Oni kaptas ambaŭdirekte: kavoj kun du aŭ tri semoj tuj antaŭ la lasta semo kaj tuj post ĝi estas prenataj kune. Granda frapo estas malpermesata; se nenio alia restas, la partio finiĝas. Havi 25 semojn ne finas la partion.
variant-ovare-when = Ĉe preskaŭ ĉiu kapto. Rigardu ambaŭ najbarojn de la kavo, en kiun falas via lasta semo, kaj memoru, ke viaj propraj kavoj kun du aŭ tri estas atingeblaj de ambaŭ flankoj.
variant-ovare-history = La reguloj sekvas paĝon en Esperanto. Ĝia ekzemplo estas unu sola movo, kiu prenas dek semojn, kiel en la unua ekzemplo ĉi tie.

variant-awari-lead = Awari estas la ludo, kiel komputiko konas ĝin. Ĝi estas Wari kun unu ŝanĝo: se partio rondiras senfine, la restantaj semoj estas dividataj egale, tiel ke poentaro povas finiĝi per duono.
variant-awari-when = Nur kiam la sama pozicio aperas la trian fojon. En Wari ĉiu flanko konservus sian kavovicon, do la flanko, kiu havas tie pli, profitas de ripeto. En Awari neniu profitas.
variant-awari-history = En 2002 John Romein kaj Henri Bal solvis la ludon: iliaj komputiloj kalkulis ĉiun pozicion, kiu povas aperi. Se ambaŭ flankoj ludas perfekte, la rezulto estas egalvenko.

## The examples. The letters are houses on the board shown beside the text.

example-slam-title = Granda frapo
example-slam-abapa = F prenus ĉion, kion Nordo havas. La semoj estas semataj, sed nenio estas kaptata.
example-slam-wari = F prenus ĉion, kion Nordo havas. Dum Sudo havas alian movon, F ne estas ludebla.
example-slam-warri = F prenas ĉion, kion Nordo havas, kaj Sudo denove movas. La dua movo devas doni semojn al Nordo: D povas, A ne.
example-slam-ashanti = F prenas la tri semojn en b, sed tiuj en a restas. Unu kavo devas resti.
example-slam-ovare = F ne estas ludebla, ĉar ĝi prenus ĉion, kion Nordo havas. Ankaŭ D ne, ĉar oni kaptas ambaŭdirekte. Restas A.
example-chain-title = Tri kavoj samtempe
example-chain = Post la lasta semo estas du en c. Antaŭ ĝi b kaj a enhavas du kaj tri, do ankaŭ ili estas kaptataj. Kun 27 semoj Sudo venkis.
example-twelve-title = Kavo kun dek du
example-twelve = Dek du semoj iras tute ĉirkaŭ la tabulo. La kavo F estas preterlasata kaj restas malplena, do la lasta semo falas en a, kie nun estas du.
example-feed-title = Doni semojn
example-feed = Nordo havas nenion por ludi. Sudo devas ludi kavon, kiu atingas la kavovicon de Nordo, kaj nur E faras tion.
example-stuck-title = Kiam nenio atingas
example-stuck = Nordo ludas la lastan semon de sia kavovico. Sudo ne povas atingi la kavojn de Nordo, do la partio finiĝas kaj Sudo prenas, kio restas.
example-forced-title = Devigita granda frapo
example-forced = Ambaŭ movoj de Sudo prenus ĉion, kion Nordo havas, do Sudo rajtas fari iun ajn el ili. La partio finiĝas, kaj Sudo ricevas ankaŭ la semojn en sia propra kavovico.
example-last-title = Granda frapo, kiu finas la partion
example-last = Post la granda frapo Sudo devus denove movi, sed nenio atingas la kavovicon de Nordo. La partio finiĝas, kaj Sudo prenas ankaŭ sian kavovicon.
example-full-title = Plena kavo
example-full = F enhavas dek du semojn. Ĝi devas esti ludata, kaj ĉiuj aliaj kavoj devas atendi.
example-ten-title = Dek semoj per unu movo
example-ten = Post la lasta semo estas tri en e. Antaŭ ĝi d kaj c enhavas du kaj tri; post ĝi f enhavas du. Ĉiuj kvar estas kaptataj. Kie oni kaptas nur unudirekte, f restus, kaj estus ok semoj.
example-endless-title = Ludo sen fino
example-endless = Neniu kaptas ion, kaj la sama pozicio aperas la trian fojon. Restas tri semoj: unu kaj duono por ĉiu flanko. En Wari estus du por Sudo kaj unu por Nordo, kaj la partio egalvenka.
