### What the site has to know of Esperanto. Read when the program is built. See docs/languages.md.

name = Esperanto
direction = ltr
open-graph = eo_EO

## How numbers are written, as browsers do it (a test compares)

decimal = ,
grouping = { "\u202F" }
grouping-from = 4
minus = -
