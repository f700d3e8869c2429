### home.ftl See the English file for where each text stands.

home-try = Provu, tuŝu kavon: ĉi tie vi ludas por ambaŭ flankoj.
home-reset = Rekomenci
home-learn = Ĉu nova por vi? Lernu paŝon post paŝo
home-how-title = La ludo en tri paŝoj
home-how-sow = Semu: prenu ĉiujn semojn el kavo kun ringo kaj metu ilin unuope en la sekvajn kavojn, kontraŭhorloĝe.
home-how-capture = Kaptu: se post la lasta semo kavo de la alia kavovico enhavas du aŭ tri, tiuj semoj estas viaj, kaj ankaŭ tiuj en la kavoj tuj antaŭe, dum ankaŭ ili enhavas du aŭ tri.
home-how-win = Venku: kiu havas pli ol duonon de la 48 semoj, tiu venkas.
home-friend-title = Ludi kun amiko
home-friend = Elektu la regulojn, malfermu tablon kaj sendu ĝian ligilon. Kiu malfermas ĝin, tiu okupas la alian lokon.
home-friend-go = Elekti la regulojn
home-anyone-title = Ludi kun iu ajn
home-anyone = Se iu atendas, vi sidiĝas ĉe ties tablo kaj ludas laŭ ties reguloj. Se ne, vi atendas ĉe propra tablo, laŭ la reguloj de Abapa, kaj la sekva aliĝas al vi.
home-anyone-go = Ludi kun iu ajn
home-computer-title = Ludi kontraŭ la komputilo
home-computer = Ok niveloj, ĉiuj regularoj. Ĝi ludas en via retumilo, ankaŭ sen reto.
home-computer-go = Ludi kontraŭ la komputilo
open-tables-title = Iu nun atendas
open-tables-none = Nun neniu atendas.
open-table-join =
    { $side ->
        [south] { $rules }, vi ludas kiel Sudo
       *[north] { $rules }, vi ludas kiel Nordo
    }
recent-title = Viaj lastaj reguloj
