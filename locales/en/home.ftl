### The home page: a board to try, and the ways into a game.

home-try = Go on, touch a house: you play both sides here.
home-reset = Start over
home-learn = New to it? Learn step by step
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
