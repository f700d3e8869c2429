### The home page: a board to try, and the ways into a game.

home-try = Go on, touch a house: you play both sides here.
home-reset = Start over
home-learn = New to it? Learn step by step
# What a newcomer needs to know; ringed houses are those that can be played.
home-how-title = The game in three steps
home-how-sow = Sow: take all the seeds of a ringed house and drop them one by one into the houses that follow, counter-clockwise.
home-how-capture = Capture: if the last seed makes two or three in a house of the other row, those seeds are yours, and so are those of the houses just before it, for as long as they hold two or three as well.
home-how-win = Win: whoever has more than half of the 48 seeds wins.
home-friend-title = Play a friend
home-friend = Choose the rules, start a table and send its link. Whoever opens it takes the other seat.
home-friend-go = Choose the rules
home-anyone-title = Play anyone
home-anyone = If somebody is waiting, you sit down with them and play by their rules. If not, you wait at a table of your own, with the rules of Abapa, and the next one joins you.
home-anyone-go = Play anyone
home-computer-title = Play the computer
home-computer = Eight levels, every rule set. It plays in your browser, without a network too.
home-computer-go = Play the computer
open-tables-title = Waiting for somebody now
open-tables-none = Nobody is waiting just now.
# A table that anyone can join: its rules, and the side that is free.
open-table-join =
    { $side ->
        [south] { $rules }, you play South
       *[north] { $rules }, you play North
    }
recent-title = Your recent rules
