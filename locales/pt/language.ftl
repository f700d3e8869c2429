### What the site has to know of Portuguese. It serves Brazil too: where one wording reads well on both
### sides, that one stands; else the European one. Read when the program is built. See docs/languages.md.

name = Português
direction = ltr
open-graph = pt_PT

## How numbers are written, as browsers do it (a test compares)

decimal = ,
grouping = .
grouping-from = 4
minus = -
