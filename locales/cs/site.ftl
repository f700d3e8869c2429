### Stránky kolem stolů: úvod, patička, co neexistuje.

site-name = Oware
site-tagline = Hrajte oware s kýmkoli přes odkaz
site-description = Vyberte pravidla, otevřete stůl, pošlete odkaz a hrajte. Bez účtu, bez instalace.
skip-to-content = Přejít k obsahu
languages-label = Jazyk
footer-note = Oware, zvané též awalé, wari, ayò a mnoha dalšími jmény: západoafrická mankalová hra, která se hraje po celém světě.

home-title = Hrajte oware přes sdílený odkaz
home-intro = Dva hráči rozdělují kameny po dvanácti jamkách a berou, co mohou. Vyberte pravidla, otevřete stůl a pošlete jeho odkaz: kdo ho otevře, může si přisednout, z jakéhokoli telefonu či počítače.

start-heading = Otevřít stůl
start-rules = Pravidla
start-side = Hrajete za
start-side-south = Jih, jamky A až F
start-side-north = Sever, jamky a až f
start-side-chance = Ať rozhodne los
start-opponent = Na druhé straně
start-opponent-friend = Přítel, kterému pošlete odkaz
start-opponent-anyone = Kdo přijde první: stůl se ukáže na úvodní stránce
start-opponent-computer = Počítač, u stolu, kde se mohou dívat i ostatní
start-one-screen = Oba hráči sedí u této obrazovky
start-change-rules = Upravit pravidla
start-change-note = Čeho se nedotknete, zůstane podle zvolené sady. Změněná pravidla nesou u stolu označení „s úpravami“.
start-as-preset = Podle zvolené sady
start-button = Otevřít stůl
start-needs-script = K otevření stolu a ke hře je potřeba JavaScript. Bez něj si můžete prohlížet stoly a zápisy partií.

not-found-title = Na této adrese nic není
not-found-text = Možná se odkaz cestou zkrátil. Zkontrolujte ho, nebo si o něj řekněte znovu.
unavailable-title = Teď to nejde
not-found-home = Otevřít vlastní stůl

table-title = { $rules } · { $site }
table-about-free =
    { $side ->
        [south] Partie podle pravidel { $rules }. Místo Jihu je volné: otevřete odkaz a přisedněte si.
       *[north] Partie podle pravidel { $rules }. Místo Severu je volné: otevřete odkaz a přisedněte si.
    }
table-about-playing = Partie podle pravidel { $rules }, Jih proti Severu: { $south }:{ $north } po { $ply }. tahu.
table-about-ended = Partie podle pravidel { $rules }. { $result }.
table-needs-script = Přisednout a hrát lze jen s JavaScriptem. Tato stránka ukazuje partii tak, jak stála při načtení.
actions-label = Co můžete udělat

## Settings

settings-title = Nastavení
settings-theme = Deska
settings-theme-wood = Dřevo
settings-theme-plain = Prostá
settings-theme-shapes = Tvary
settings-theme-note = „Prostá“ má nejsilnější kontrast. „Tvary“ skládají kameny do řad po pěti, každou s vlastním tvarem.
settings-speed = Pohyb kamenů
settings-speed-slow = Pomalý
settings-speed-normal = Běžný
settings-speed-fast = Rychlý
settings-speed-off = Žádný
settings-numbers = Čísla u jamek
settings-sound = Zvuky
settings-letters = Hrát písmeny
settings-letters-note = Klávesami A až F táhnete z jamek své řady.
settings-kept = Uchovává se jen v tomto prohlížeči.

## Without a network, and when there is a new version

offline-title = Bez připojení
offline-text = Stoly jsou uloženy na serveru a ten teď není dostupný. Vaše místo i všechny dosavadní tahy jsou v bezpečí.
offline-retry = Zkusit znovu
update-there = Je k dispozici nová verze těchto stránek.
update-now = Načíst znovu
update-later = Později
