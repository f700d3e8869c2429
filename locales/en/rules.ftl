### Rule sets, the settings in which a table may differ from its rule set, and their values.

preset-abapa = Abapa
preset-wari = Wari
preset-warri = Warri
preset-ashanti = Ashanti
preset-ovare = Ovare
preset-awari = Awari

preset-abapa-about = The tournament standard: a move that would take the whole row is allowed but captures nothing.
preset-wari-about = Stricter: a grand slam is forbidden while there is any other move.
preset-warri-about = Caribbean: a grand slam takes the row, and the same player moves again.
preset-ashanti-about = Ghanaian: a house of twelve or more must be played, one house always survives, North begins.
preset-ovare-about = As Esperanto speakers play it: captures run both ways, and nobody wins early.
preset-awari-about = The game that computers solved: Wari, but in endless play the seeds are shared evenly.

setting-grand-slam = Grand slams
setting-capture-run = Capturing
setting-full-house = Full houses
setting-first = First move
setting-majority = Early win
setting-leftover = Seeds left over
setting-repetition = Repetition
setting-seeds-per-house = Seeds in each house

# A choice in the form; the setting's name stands above it.
option-grand-slam-no-capture = is allowed and captures nothing
option-grand-slam-forbidden-then-sweep = is forbidden unless forced; forced, it takes all and ends the game
option-grand-slam-capture-and-move-again = takes the row; the same player moves again
option-grand-slam-leave-last = takes all but one house
option-grand-slam-forbidden-then-end = is forbidden; if nothing else is left, the game ends
option-grand-slam-opponent-takes-rest = takes the row; the opponent gets every other seed and the game ends
option-capture-run-before = the houses just before the last seed
option-capture-run-both = the houses before and after the last seed
option-full-house-none = may wait
option-full-house = must be played from { $seeds } seeds on
option-first-south = South begins
option-first-north = North begins
option-majority-on = more than half of the seeds wins at once
option-majority-off = play goes on to the end
option-leftover-own-row = each player takes the seeds in their own row
option-leftover-uncounted = count for nobody
option-leftover-split = each takes the seeds in their own row; in endless play they are shared evenly
option-repetition-second = ends the game when a position comes up a second time
option-repetition-third = ends the game when a position comes up a third time
option-repetition-never = never ends the game
option-seeds-per-house = { $seeds }

# What was changed, as a part of a longer line.
change-grand-slam-no-capture = a grand slam captures nothing
change-grand-slam-forbidden-then-sweep = a grand slam is forbidden unless forced, and then takes all
change-grand-slam-capture-and-move-again = a grand slam takes the row, and the same player moves again
change-grand-slam-leave-last = a grand slam leaves one house
change-grand-slam-forbidden-then-end = a grand slam is forbidden, and the game ends if nothing else is left
change-grand-slam-opponent-takes-rest = a grand slam takes the row and gives the opponent the rest
change-capture-run-before = captures run only backwards
change-capture-run-both = captures run both ways
change-full-house-none = a full house may wait
change-full-house = a house of { $seeds } or more must be played
change-first-south = South begins
change-first-north = North begins
change-majority-on = more than half of the seeds wins at once
change-majority-off = no early win
change-leftover-own-row = each player takes the seeds left in their own row
change-leftover-uncounted = seeds left over count for nobody
change-leftover-split = in endless play the seeds are shared evenly
change-repetition-second = the second occurrence of a position ends the game
change-repetition-third = the third occurrence of a position ends the game
change-repetition-never = repetition never ends the game
change-seeds-per-house =
    { $seeds ->
        [one] one seed in each house
       *[other] { $seeds } seeds in each house
    }
