### What the site has to know of French. Read when the program is built. See docs/languages.md.

name = Français
direction = ltr
open-graph = fr_FR

## How numbers are written, as browsers do it (a test compares)

decimal = ,
grouping = { "\u202F" }
grouping-from = 4
minus = -
