### What the page says on which one plays against the computer. House letters (A–F, a–f) are never
### translated. Sides come in as south or north; the reader is “you”.

# The heading and the window's title.
computer-title = Play against the computer
computer-description = Play Oware against the computer, under any rules and at eight levels. Once visited, it also works without a network.
computer-intro = Choose the rules and how strong the computer is to be. It thinks in your own browser: once this page has been loaded, no network is needed.
computer-level = The computer’s strength
computer-needs-script = The computer thinks in your browser, and needs JavaScript for that.
computer-start = Start the game
# Leads back to a game that is not over, from the form for a new one.
computer-back = Back to the game

# How strong the computer is, from 1 (weakest) to 8: the name of such a player.
level-name =
    { $level ->
        [1] a first-timer
        [2] a beginner
        [3] a learner
        [4] a casual player
        [5] a practised player
        [6] a strong player
        [7] a master
       *[8] full strength
    }

## While playing

computer-note =
    { $side ->
        [south] You play South against the computer: { $name } (level { $level }).
       *[north] You play North against the computer: { $name } (level { $level }).
    }
computer-thinking = The computer is thinking…
computer-undo = Take back
# Said when a move has been taken back.
computer-undone =
    { $ply ->
        [0] Taken back to the opening.
       *[other] Taken back to move { $ply }.
    }
computer-hint = Hint
computer-hint-thinking = Looking for a good move…
computer-new = New game
# A new game under the same rules at the same level; the reader gets the other side.
computer-again = Again, sides swapped
computer-resign-note = The computer wins, whatever the score is.
# The computer's part of the program has stopped; the button beside it says computer-retry.
computer-failed = The computer stopped thinking. Your game is kept.
computer-retry = Let it try again
computer-not-kept = This browser keeps nothing: the game is lost when you leave this page.

## A hint: a good move, and why it is good

hint-move = { $house } looks best.
hint-only = { $house } is the only move.
hint-wins = It wins the game.
hint-captures =
    { $seeds ->
        [one] It captures { $seeds } seed.
       *[other] It captures { $seeds } seeds.
    }
# seeds: what the opponent could capture at once after another move.
hint-guards-all =
    { $seeds ->
        [one] Another move could lose { $seeds } seed at once, this one none.
       *[other] Another move could lose { $seeds } seeds at once, this one none.
    }
# … and safe: what the opponent can still capture after this one.
hint-guards =
    { $seeds ->
        [one] Another move could lose { $seeds } seed at once, this one only { $safe }.
       *[other] Another move could lose { $seeds } seeds at once, this one only { $safe }.
    }
# What can follow: the opponent answers with the house reply, then the reader's next captures seeds.
hint-prepares =
    { $seeds ->
        [one] After { $reply }, { $next } could capture { $seeds } seed.
       *[other] After { $reply }, { $next } could capture { $seeds } seeds.
    }
# Known for sure, not only reckoned.
hint-sure-win = It leads to a sure win.
hint-sure-loss = Against best play the game is lost.
# What the computer reckons.
hint-ahead =
    { $seeds ->
        [one] It should leave you about { $seeds } seed ahead.
       *[other] It should leave you about { $seeds } seeds ahead.
    }
hint-behind =
    { $seeds ->
        [one] You are likely to end about { $seeds } seed behind.
       *[other] You are likely to end about { $seeds } seeds behind.
    }
hint-even = The game is about even.

## The rules, where they were changed

# The rules in one line, where a rule set was changed: its name and what was changed.
rules-changed = { $name }, changed: { $changes }
rules-changed-short = { $name }, changed
