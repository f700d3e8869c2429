### Webbplatsen runt borden: startsidan, sidfoten, det som saknas.

site-name = Oware
site-tagline = Spela oware med vem som helst via en länk
site-description = Välj regler, öppna ett bord, skicka länken och spela. Inget konto, inget att installera.
skip-to-content = Hoppa till innehållet
languages-label = Språk
footer-note = Oware, även kallat awalé, wari, ayò och mycket annat: ett mankalaspel från Västafrika som spelas i hela världen.

home-title = Spela oware via en delad länk
home-intro = Två spelare sår frön runt tolv gropar och tar det de kommer åt. Välj regler, öppna ett bord och skicka länken: den som öppnar den kan ta den andra platsen, på vilken telefon eller dator som helst.

start-heading = Öppna ett bord
start-rules = Regler
start-side = Du spelar
start-side-south = Syd, groparna A till F
start-side-north = Nord, groparna a till f
start-side-chance = Den sida lotten ger
start-opponent = Den andra sidan
start-opponent-friend = En vän, genom en länk som du skickar
start-opponent-anyone = Den som kommer först: bordet visas på startsidan
start-opponent-computer = Datorn, vid ett bord där andra kan titta på
start-one-screen = Båda spelarna sitter vid den här skärmen
start-change-rules = Ändra reglerna
start-change-note = Det du inte rör förblir som i de valda reglerna. Vid bordet framgår det att reglerna är ändrade.
start-as-preset = Som i de valda reglerna
start-button = Öppna bordet
start-needs-script = För att öppna ett bord och spela behövs JavaScript. Utan det går det ändå att se vilket bord som helst och dess drag.

not-found-title = Det finns ingenting på den här adressen
not-found-text = Länken kanske kapades på vägen. Kontrollera den, eller be att få den igen.
unavailable-title = Inte just nu
not-found-home = Öppna ett eget bord

table-title = { $rules } · { $site }
table-about-free =
    { $side ->
        [south] Ett parti { $rules }. Syds plats är ledig: öppna länken och ta platsen för att spela.
       *[north] Ett parti { $rules }. Nords plats är ledig: öppna länken och ta platsen för att spela.
    }
table-about-playing = Ett parti { $rules }, Syd mot Nord: { $south }–{ $north } efter drag { $ply }.
table-about-ended = Ett parti { $rules }. { $result }.
table-needs-script = För att ta en plats och spela behövs JavaScript. Den här sidan visar partiet som det stod när den laddades.
actions-label = Det du kan göra

## Inställningar

settings-title = Inställningar
settings-theme = Bräde
settings-theme-wood = Trä
settings-theme-plain = Enkelt
settings-theme-shapes = Former
settings-theme-note = ”Enkelt” har starkast kontrast. ”Former” ställer upp fröna i rader om fem, varje rad med sin egen form.
settings-speed = Fröna rör sig
settings-speed-slow = Långsamt
settings-speed-normal = Normalt
settings-speed-fast = Snabbt
settings-speed-off = Inte alls
settings-numbers = Antal bredvid groparna
settings-sound = Ljud
settings-letters = Spela med bokstäver
settings-letters-note = Tangenterna A till F spelar groparna i din rad.
settings-kept = Sparas bara i den här webbläsaren.

## Utan nätverk, och när det finns en ny version

offline-title = Inget nätverk
offline-text = Borden finns på servern, som inte kan nås just nu. Din plats och alla drag som har gjorts är i säkert förvar.
offline-retry = Försök igen
update-there = Det finns en ny version av webbplatsen.
update-now = Ladda om
update-later = Senare
