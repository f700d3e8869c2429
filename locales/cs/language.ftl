### What the site has to know of Czech. Read when the program is built. See docs/languages.md.

name = Čeština
direction = ltr
open-graph = cs_CZ

## How numbers are written, as browsers do it (a test compares)

decimal = ,
grouping = { "\u00A0" }
grouping-from = 4
minus = -
