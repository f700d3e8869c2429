### The site around the tables: home, footer, what is missing.

site-name = Oware
site-tagline = Play Oware with anyone through a link
site-description = Choose the rules, start a table, send the link and play. No account, nothing to install.
skip-to-content = Skip to the content
languages-label = Language
footer-note = Oware, also called Awalé, Wari, Ayò and by many other names: a mancala game from West Africa, played all over the world.

home-title = Play Oware through a shared link
home-intro = Two players sow seeds around twelve houses and capture what they can. Choose the rules, start a table and send its link: whoever opens it can take the other seat, on any phone or computer.

start-heading = Start a table
start-rules = Rule set
start-side = You play
start-side-south = South, houses A to F
start-side-north = North, houses a to f
start-side-chance = Let chance decide
# Who plays the other side: the heading over four choices.
start-opponent = The other side
start-opponent-friend = A friend, by a link that you send
start-opponent-anyone = Whoever comes first: the home page shows the table
start-opponent-computer = The computer, at a table that others can watch
start-one-screen = Both players sit at this screen
start-change-rules = Change the rules
start-change-note = What you leave alone stays as the rule set has it. A changed rule set is named as changed at the table.
start-as-preset = As the rule set has it
start-button = Start the table
start-needs-script = Starting a table and playing need JavaScript. Without it you can still read any table and its record.

not-found-title = There is nothing at this address
not-found-text = Perhaps the link was cut short on its way. Check it, or ask for it again.
unavailable-title = Not at the moment
not-found-home = Start a table of your own

# The title of a table's page: its rules and the name of the site.
table-title = { $rules } · { $site }
# What a link preview says of a table.
table-about-free =
    { $side ->
        [south] A game of { $rules }. South’s seat is free: open the link and press Join to play.
       *[north] A game of { $rules }. North’s seat is free: open the link and press Join to play.
    }
table-about-playing = A game of { $rules }, South against North: { $south }–{ $north } after move { $ply }.
table-about-ended = A game of { $rules }. { $result }.
table-needs-script = Joining and playing need JavaScript. This page shows the game as it stood when it was loaded.
actions-label = What you can do

## Settings

settings-title = Settings
settings-theme = Board
settings-theme-wood = Wood
settings-theme-plain = Plain
settings-theme-shapes = Shapes
settings-theme-note = Plain has the strongest contrast. Shapes sets seeds out in rows of five, each row with a shape of its own.
settings-speed = Seeds move
settings-speed-slow = Slowly
settings-speed-normal = Normally
settings-speed-fast = Fast
settings-speed-off = Not at all
settings-numbers = Numbers beside houses
settings-sound = Sounds
settings-letters = Play with letter keys
settings-letters-note = The keys A to F play the houses of your row.
settings-kept = Kept in this browser only.

## Without a network, and when there is a new version

offline-title = No network
offline-text = Tables are kept on the server, which can’t be reached just now. Your seat and every move made so far are safe.
offline-retry = Try again
update-there = There is a new version of this site.
# Loads the page again, with the new version.
update-now = Reload
# Puts the notice away; the new version comes with the next visit.
update-later = Later
