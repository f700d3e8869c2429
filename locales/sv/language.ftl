### Det som webbplatsen behöver veta om språket. Läses när programmet byggs; bara namnet visas.

name = Svenska
direction = ltr
open-graph = sv_SE

## Hur tal skrivs, som webbläsare gör det (ett test jämför)

decimal = ,
grouping = { "\u00A0" }
grouping-from = 4
minus = −
