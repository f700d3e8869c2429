### What the site has to know of this language. Read when the program is built; never shown as text,
### but for the name. See docs/languages.md.

# What its speakers call it.
name = English
# Which way its script runs: ltr or rtl.
direction = ltr
# The language with a country, as Open Graph writes it.
open-graph = en_GB

## How its numbers are written, as browsers do it (a test compares)

decimal = .
grouping = ,
# The number of digits from which they are grouped.
grouping-from = 4
minus = -
