### What the site has to know of German. Read when the program is built. See docs/languages.md.

name = Deutsch
direction = ltr
open-graph = de_DE

## How numbers are written, as browsers do it (a test compares)

decimal = ,
grouping = .
grouping-from = 4
minus = -
