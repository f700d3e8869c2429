### What the site has to know of Greek. Read when the program is built. See docs/languages.md.

name = Ελληνικά
direction = ltr
open-graph = el_GR

## How numbers are written, as browsers do it (a test compares)

decimal = ,
grouping = .
grouping-from = 4
minus = -
