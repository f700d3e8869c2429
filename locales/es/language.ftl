### What the site has to know of Spanish (as in Spain, in words understood everywhere where there are
### some). Read when the program is built. See docs/languages.md.

name = Español
direction = ltr
open-graph = es_ES

## How numbers are written, as browsers do it (a test compares)

decimal = ,
grouping = .
grouping-from = 5
minus = -
