### La retejo ĉirkaŭ la tabloj: hejmo, piedo, kio mankas.

site-name = Oware
site-tagline = Ludu Oware kun iu ajn per ligilo
site-description = Elektu la regulojn, malfermu tablon, sendu la ligilon kaj ludu. Sen konto, sen instalado.
skip-to-content = Salti al la enhavo
languages-label = Lingvo
footer-note = Oware, nomata ankaŭ ovare, awalé, wari, ayò kaj per multaj aliaj nomoj: mankala ludo el Okcidenta Afriko, ludata en la tuta mondo.

home-title = Ludu Oware per ligilo
home-intro = Du ludantoj semas semojn en dek du kavojn kaj kaptas, kion ili povas. Elektu la regulojn, malfermu tablon kaj sendu ĝian ligilon: kiu malfermas ĝin, tiu povas okupi la alian lokon, per iu ajn telefono aŭ komputilo.

start-heading = Malfermi tablon
start-rules = Regularo
start-side = Vi ludas kiel
start-side-south = Sudo, kavoj A ĝis F
start-side-north = Nordo, kavoj a ĝis f
start-side-chance = Laŭ la loto
start-opponent = Kontraŭe ludas
start-opponent-friend = Amiko, al kiu vi sendas ligilon
start-opponent-anyone = Kiu venas unua: la tablo aperas sur la hejmpaĝo
start-opponent-computer = La komputilo, ĉe tablo, kie aliaj povas rigardi
start-one-screen = Ambaŭ ludantoj sidas ĉe ĉi tiu ekrano
start-change-rules = Ŝanĝi la regulojn
start-change-note = Kion vi ne tuŝas, tio restas kiel en la regularo. Ŝanĝita regularo estas ĉe la tablo nomata ŝanĝita.
start-as-preset = Kiel en la regularo
start-button = Malfermi la tablon
start-needs-script = Por malfermi tablon kaj ludi necesas JavaScript. Sen ĝi vi tamen povas rigardi ĉiun tablon kaj ĝian partion.

not-found-title = Estas nenio ĉe ĉi tiu adreso
not-found-text = Eble la ligilo estis mallongigita survoje. Kontrolu ĝin aŭ petu ĝin denove.
unavailable-title = Nun ne eblas
not-found-home = Malfermi propran tablon

table-title = { $rules } · { $site }
table-about-free =
    { $side ->
        [south] Partio de { $rules }. La loko de Sudo estas libera: malfermu la ligilon kaj sidiĝu por ludi.
       *[north] Partio de { $rules }. La loko de Nordo estas libera: malfermu la ligilon kaj sidiĝu por ludi.
    }
table-about-playing = Partio de { $rules }, Sudo kontraŭ Nordo: { $south }–{ $north } post la { $ply }-a movo.
table-about-ended = Partio de { $rules }. { $result }.
table-needs-script = Por sidiĝi kaj ludi necesas JavaScript. Ĉi tiu paĝo montras la partion, kia ĝi estis ĉe la ŝargo.
actions-label = Kion vi povas fari

## Settings

settings-title = Agordoj
settings-theme = Tabulo
settings-theme-wood = Ligno
settings-theme-plain = Simpla
settings-theme-shapes = Formoj
settings-theme-note = «Simpla» havas la plej fortan kontraston. «Formoj» aranĝas la semojn en vicoj po kvin, ĉiu vico kun sia propra formo.
settings-speed = Semoj moviĝas
settings-speed-slow = Malrapide
settings-speed-normal = Normale
settings-speed-fast = Rapide
settings-speed-off = Tute ne
settings-numbers = Nombroj apud la kavoj
settings-sound = Sonoj
settings-letters = Ludi per literoj
settings-letters-note = La klavoj A ĝis F ludas la kavojn de via kavovico.
settings-kept = Konservata nur en ĉi tiu retumilo.

## Without a network, and when there is a new version

offline-title = Mankas reto
offline-text = Tabloj estas ĉe la servilo, kiu nun ne atingeblas. Via loko kaj ĉiuj faritaj movoj estas sekuraj.
offline-retry = Reprovi
update-there = Estas nova versio de ĉi tiu retejo.
update-now = Reŝargi
update-later = Poste
