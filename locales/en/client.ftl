### What a table's page says: in the browser, and from the server before any script runs.
### House letters (A–F, a–f) are never translated. Sides come in as south or north.

side-name =
    { $side ->
        [south] South
       *[north] North
    }

## The board

board-label = Board
house-label =
    { $seeds ->
        [0] { $house }, empty
        [one] { $house }, { $seeds } seed
       *[other] { $house }, { $seeds } seeds
    }
house-playable = { $label }, can be played
store-label =
    { $side ->
        [south] South’s store: { $seeds }
       *[north] North’s store: { $seeds }
    }

# The board in words, for who listens to it. Houses come as "A 4, B 0, …", moves as "C captures 5, D".
account-title = The board in words
account-row =
    { $side ->
        [south] South’s houses: { $houses }.
       *[north] North’s houses: { $houses }.
    }
account-captures = { $house } captures { $seeds }
account-moves = Possible: { $moves }.

## Whose turn it is

status-your-move = Your move
status-to-move =
    { $side ->
        [south] South to move
       *[north] North to move
    }
status-again =
    { $side ->
        [south] South moves again
       *[north] North moves again
    }
status-your-move-again = Your move again
status-waiting = Waiting for the other player
status-seat-free =
    { $side ->
        [south] South’s seat is free
       *[north] North’s seat is free
    }
status-stepping =
    { $ply ->
        [0] The opening position
       *[other] After move { $ply } of { $count }
    }
status-now = Now: { $state }
title-your-move = Your move · { $title }

## How it ended

result-won =
    { $side ->
        [south] South wins { $more }–{ $fewer }
       *[north] North wins { $more }–{ $fewer }
    }
result-won-by-resignation =
    { $side ->
        [south] South wins
       *[north] North wins
    }
result-draw = A draw, { $more }–{ $fewer }
result-you-won = You win { $more }–{ $fewer }
result-you-lost = You lose { $fewer }–{ $more }
result-you-won-by-resignation = You win
result-you-lost-by-resignation = You lose

reason-majority =
    { $side ->
        [south] South has captured more than half of the seeds.
       *[north] North has captured more than half of the seeds.
    }
reason-no-move-empty-row =
    { $side ->
        [south] South’s row is empty, so South has no move.
       *[north] North’s row is empty, so North has no move.
    }
reason-no-move-cannot-feed =
    { $side ->
        [south] North’s row is empty, and no move of South’s reaches it.
       *[north] South’s row is empty, and no move of North’s reaches it.
    }
reason-no-move-only-slams =
    { $side ->
        [south] Every move of South’s would be a grand slam, which these rules forbid.
       *[north] Every move of North’s would be a grand slam, which these rules forbid.
    }
reason-grand-slam = A grand slam ended the game.
reason-repetition =
    { $times ->
        [2] The same position came up a second time.
       *[other] The same position came up a third time.
    }
reason-agreement = Both players agreed to end the game.
reason-resignation =
    { $side ->
        [south] South resigned.
       *[north] North resigned.
    }

leftover-nothing = No seeds were left on the board.
leftover-on-board =
    { $seeds ->
        [one] { $seeds } seed stays on the board and counts for nobody.
       *[other] { $seeds } seeds stay on the board and count for nobody.
    }
leftover-own-row = Each side took the seeds left in its own row: South { $south }, North { $north }.
leftover-uncounted =
    { $seeds ->
        [one] By these rules, the { $seeds } seed left counts for nobody.
       *[other] By these rules, the { $seeds } seeds left count for nobody.
    }
leftover-split =
    { $seeds ->
        [one] The seeds left were split evenly: { $seeds } to each side.
       *[other] The seeds left were split evenly: { $seeds } to each side.
    }
leftover-mover-sweeps =
    { $side ->
        [south] South also took what was left in South’s row: { $seeds }.
       *[north] North also took what was left in North’s row: { $seeds }.
    }
leftover-opponent-takes =
    { $side ->
        [south] South was awarded everything left on the board: { $seeds }.
       *[north] North was awarded everything left on the board: { $seeds }.
    }

## A move, looked at and made

preview-move = { $house } ends in { $last }.
preview-capture =
    { $seeds ->
        [one] { $house } ends in { $last } and captures { $seeds } seed from { $houses }.
       *[other] { $house } ends in { $last } and captures { $seeds } seeds from { $houses }.
    }
preview-slam-nothing = { $house } ends in { $last }: a grand slam, which captures nothing.
preview-ends-game = It ends the game.
told-move =
    { $side ->
        [south] South plays { $house }, last seed in { $last }.
       *[north] North plays { $house }, last seed in { $last }.
    }
told-capture =
    { $seeds ->
        [one] Captures { $seeds } seed from { $houses }.
       *[other] Captures { $seeds } seeds from { $houses }.
    }
told-slam = A grand slam.
told-slam-nothing = A grand slam, which captures nothing.
told-stores = South has { $south }, North { $north }.

## Why a house can’t be played

refusal-empty-house = { $house } is empty.
refusal-wrong-side =
    { $side ->
        [south] { $house } belongs to South.
       *[north] { $house } belongs to North.
    }
refusal-must-feed =
    { $side ->
        [south] { $house } would leave South’s row without a seed. Possible: { $legal }.
       *[north] { $house } would leave North’s row without a seed. Possible: { $legal }.
    }
refusal-grand-slam =
    { $side ->
        [south] { $house } would capture every seed in South’s row: a grand slam. Possible: { $legal }.
       *[north] { $house } would capture every seed in North’s row: a grand slam. Possible: { $legal }.
    }
refusal-full-house = A full house must be played before { $house }. Possible: { $legal }.
refusal-game-over = The game is over.
refusal-not-started = The game begins when both seats are taken.
refusal-not-your-turn =
    { $side ->
        [south] It is South’s turn.
       *[north] It is North’s turn.
    }
refusal-watching = You are watching this game.
refusal-stepping = This is an earlier position. Go to the latest one to play.

## Seats and the link

seat-yours =
    { $side ->
        [south] You play South, houses A to F.
       *[north] You play North, houses a to f.
    }
# The reader’s opponent is the computer. Its level is 1 (weakest) to 8.
seat-against-computer = The other side is the computer, level { $level }.
# To those who watch a game of a person against the computer.
seat-computer =
    { $side ->
        [south] The computer plays South, level { $level }.
       *[north] The computer plays North, level { $level }.
    }
seat-both = You play both sides on this screen.
seat-watching = Both seats are taken. You are watching.
seat-lost-race = The seat was taken just before you pressed. You can watch the game.
seat-bad-link = This link opens no seat at this table. You can watch the game.
seat-join =
    { $side ->
        [south] Join as South
       *[north] Join as North
    }
seat-send-link = Send this link to the other player. The game begins when they join.
share-label = Link to this table
share-copy = Copy link
share-copied = Copied
share-failed = This browser does not let the page copy. The link is selected: copy it yourself.
share-system = Share
share-text = Play Oware with me
my-seat = My seat
my-seat-title = Your seat on another device
my-seat-note = Open this link on another device to play on from there. Whoever has it can move for you, so keep it to yourself.
my-seat-label = Link to your seat
my-seat-code = A QR code of the link to your seat
my-seat-not-kept = This browser keeps nothing once you leave. Keep this link, or the seat is lost.
dialog-close = Close

## Ending a game before its end

offer-end = Offer to end
offer-end-now = End the game
offer-by-you = You have offered to end the game.
offer-by-other =
    { $side ->
        [south] South offers to end the game now.
       *[north] North offers to end the game now.
    }
offer-leftover-own-row = Each side then takes the seeds left in its own row.
offer-leftover-uncounted = The seeds left on the board then count for nobody.
offer-now-title = End the game now?
offer-accept = Accept
offer-decline = Play on
offer-withdraw = Withdraw
offer-declined =
    { $side ->
        [south] South wants to play on.
       *[north] North wants to play on.
    }
offer-withdrawn =
    { $side ->
        [south] South withdrew the offer to end the game.
       *[north] North withdrew the offer to end the game.
    }
resign = Resign
resign-title = Resign this game?
resign-note =
    { $side ->
        [south] South wins, whatever the score is.
       *[north] North wins, whatever the score is.
    }
resign-cancel = Play on

## Another game

rematch = Rematch
rematch-accept = Accept the rematch
rematch-withdraw = Withdraw the rematch
rematch-by-you = You have offered a rematch with sides swapped.
rematch-by-other =
    { $side ->
        [south] South offers a rematch with sides swapped.
       *[north] North offers a rematch with sides swapped.
    }
rematch-go = Go to the new table
new-table = Start another table

## The record

record-title = Moves
record-empty = No move yet.
record-first = To the opening
record-prev = One move back
record-next = One move on
record-latest = To the latest move
record-download = Download the record
record-ply =
    { $side ->
        [south] Move { $ply }, South: { $house }
       *[north] Move { $ply }, North: { $house }
    }
record-ply-capture = { $move }, captures { $seeds }
flip-board = Turn the board
rules-label = Rules

## When something goes wrong

connection-lost = No connection. Trying again…
move-waiting = No connection. Your move will be sent as soon as there is one.
move-overtaken = Another move was made from your seat in the meantime. The board shows where the game stands.
move-refused = That move was not accepted. The board shows where the game stands.
problem-no-connection = There is no connection to the server. Please try again.
problem-unavailable = The server cannot answer just now. Please try again in a moment.
problem-computer-busy = Too many games are waiting for the computer just now. Try again in a moment, or play it in your own browser, where nobody else waits for it.
problem-unknown-table = There is no such table.
problem-wrong-seat = This seat is not yours.
problem-no-offer = The offer is no longer there.
problem-offer-declined = The other player wants to play on. You can offer again after the next move.
problem-offer-stands = The other player has offered to end the game just now.
problem-offer-withdrawn = You took your offer back. You can offer again after the next move.
problem-rematch-withdrawn = You took the rematch back too often. Start another table instead.
problem-stale = The game has gone on in the meantime. The board shows where it stands.
problem-other = That did not work. Please try again.
problem-unplayable = Playing does not work here just now. Reload the page to try again, or to see how the game stands.

## What an endgame was worth, once the game is over

worth-even = With best play from here, both would have won equally many of the seeds left.
worth-ahead =
    { $side ->
        [south] With best play from here, South would have won { $seeds } more than North.
       *[north] With best play from here, North would have won { $seeds } more than South.
    }
worth-moves =
    { $side ->
        [south] For South, move by move: { $moves }.
       *[north] For North, move by move: { $moves }.
    }
worth-repetition = A repetition would share the seeds by row, and the game might end otherwise.

## The course, and the board on the home page

learn-progress = { $done } of { $count } solved
learn-right = Right!
learn-not-yet = That is not it yet. Try again.
learn-go-on = Right! Go on.
learn-found =
    { $left ->
        [0] { $house } is right. You have found them all.
        [one] { $house } is right. { $left } more to find.
       *[other] { $house } is right. { $left } more to find.
    }
learn-no-capture = { $house } captures nothing.
learn-not-legal = { $house } may not be played now.

## A table that anyone can join from the home page

open-shown = The home page shows this table to anyone while you keep this page open.
open-hide = Hide it from the home page
open-show = Show it on the home page
open-hidden = The home page no longer shows this table.
