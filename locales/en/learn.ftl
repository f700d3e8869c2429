### The course: what a page says of it, its sections, and the tasks. The reader plays South and is
### called "you". Short, plain sentences. House letters (A–F, a–f) are never translated.
### Of each task there is a heading, what to do (-ask), help after a wrong try (-hint), and what
### there was to learn (-why).

learn-title = Learn Oware
learn-description = Learn Oware from the first sowing to the endgame: short tasks on a live board that knows the rules.
learn-intro = Short tasks on a live board. You always play South, houses A to F. Nothing to sign up for: your progress stays in this browser.
learn-tasks = Tasks
learn-done = solved
learn-hint = Hint
learn-again = Start this task again
learn-next = Next task
learn-answer = Hint and answer
learn-needs-script = Playing the tasks needs JavaScript. You can read them all the same.
learn-finished = That was the last task. Now play a game: against a friend, or against the computer.
learn-rules-here = By the rules of { $name }.

## Sections: heading, and what they are about

learn-sow-title = Sowing
learn-sow-about = A move empties one of your houses. Its seeds go one by one, counter-clockwise, into the houses that follow.
learn-lap-title = All the way round
learn-lap-about = Twelve seeds or more go round the whole board. The house they came from gets none.
learn-capture-title = Capturing
learn-capture-about = If your last seed makes a house of North’s hold two or three, you capture them. Houses of your own are never captured.
learn-chain-title = Captures in a row
learn-chain-about = A capture runs on backwards: as long as the house before it, in North’s row, holds two or three as well, that one is captured too.
learn-feed-title = Giving seeds
learn-feed-about = Nobody may be left without seeds if it can be helped. If North’s row is empty, you must play a house that reaches it.
learn-slam-title = The grand slam
learn-slam-about = A move that would capture everything in the other row is a grand slam. Each rule set has its own answer to it.
learn-end-title = How a game ends
learn-end-about = More than half of the seeds wins. Otherwise a game ends when a player cannot move, when a position keeps coming back, or when both agree; then each side usually takes its own row.
learn-ahead-title = Thinking ahead
learn-ahead-about = A capture now is not always the best move. Ask what North will play next, and what you can play after that. The answers here are proved by endgame tables.
learn-defend-title = Defending
learn-defend-about = Count each house of North’s: where will its last seed fall? A house of yours with one or two seeds in that place is in danger.
learn-hoard-title = The big house
learn-hoard-about = A house that holds twelve or more is often called a kroo. It drops a second seed on houses that have just been filled, and can capture a whole run.
learn-tempo-title = The endgame
learn-tempo-about = With few seeds left, having a quiet move to spare decides the game. What every move here is worth is known exactly.

## Sowing

task-first-title = Your first move
task-first-ask = Play any house of yours: A to F.
task-first-hint = Choose one of the houses from A to F.
task-first-why = The house is empty now, and each of the next four houses has one seed more.
task-aim-title = Take aim
task-aim-ask = Play the house whose last seed falls into a, the first house of North’s.
task-aim-hint = Each house holds four seeds. Count four houses back from a.
task-aim-why = C has four seeds: D, E, F and then a. Knowing where a sowing ends is half the game.
task-far-title = A longer way
task-far-ask = Play the house whose last seed falls into e.
task-far-hint = After F comes a, then b, c, d and e. Try a house with many seeds.
task-far-why = E holds six seeds and ends six houses on, in e.

## All the way round

task-round-title = Twelve seeds
task-round-ask = F holds twelve seeds. Play it and see where the last one falls.
task-round-hint = Play F.
task-round-why = Eleven seeds went into the eleven other houses. F was left out, so the twelfth fell into a, a second seed for that house.
task-twice-title = Thirteen seeds
task-twice-ask = Play the house whose last seed falls into D.
task-twice-hint = Eleven seeds go once round and leave out their own house. Two are left after that.
task-twice-why = After eleven seeds every other house has one more. The last two fall into C and D.

## Capturing

task-two-title = Two seeds
task-two-ask = Capture two seeds.
task-two-hint = Look for a house of North’s that holds one, and for a house of yours that ends there.
task-two-why = Your last seed made two in b. They are yours.
task-three-title = Three seeds
task-three-ask = Two of your houses can capture. Play the one that takes three seeds.
task-three-hint = The last seed has to fall into a house of North’s that holds two.
task-three-why = B ended in b and made three there. The other capture would have brought only two.
task-all-title = Every capture
task-all-ask = Find all houses that capture something now. Choose them one by one; nothing is sown.
task-all-hint = There are three. A last seed in your own row never captures.
task-all-why = D, E and F capture. B would make three, but in your own row, where nothing is captured.

## Captures in a row

task-chain-title = Four houses
task-chain-ask = Capture ten seeds with one move.
task-chain-hint = Look for a sowing that leaves twos and threes side by side, and ends on the last of them.
task-chain-why = The last seed fell into d. All four houses up to it held two or three, so all of them were captured.
task-broken-title = A broken row
task-broken-ask = Three houses can capture. Play the one that takes the most.
task-broken-hint = Count on backwards from the last seed, and stop at the first house that holds neither two nor three.
task-broken-why = Five seeds in two houses. A run ends where a house holds one seed, or more than three.

## Giving seeds

task-feed-title = Who reaches North?
task-feed-ask = North’s row is empty. Find all houses that you may play. Choose them one by one; nothing is sown.
task-feed-hint = Only a sowing that goes past F gives North a seed.
task-feed-why = B, E and F reach North’s row. The others may not be played now.

## The grand slam

task-slam-title = In Abapa
task-slam-ask = F would capture all that North has. In Abapa it would then capture nothing. Play the move that does capture.
task-slam-hint = Leave something in the row: another house can take two seeds.
task-slam-why = D took two from a, and b was left. Here a smaller capture is worth more than a grand slam.
task-forbidden-title = In Wari
task-forbidden-ask = The same position in Wari. Find all houses that you may play.
task-forbidden-hint = In Wari a grand slam is forbidden while there is another move.
task-forbidden-why = A and D. F would be a grand slam, so it may not be played.
task-again-title = In Warri
task-again-ask = The same position in Warri. Make the grand slam, and then the move that must follow it.
task-again-hint = F takes everything. After that you move again, and North must get a seed.
task-again-why = Five seeds, and then D gave North a new one. A would have given nothing, so it could not be played.
task-spared-title = By Ashanti rules
task-spared-ask = The same position by Ashanti rules. Take as many seeds as you can.
task-spared-hint = There a capture of the whole row is allowed, but one house of it stays.
task-spared-why = F took the three in b. The two in a stayed, as the last house of the run.
task-both-title = Both ways in Ovare
task-both-ask = In Ovare captures run both ways. Take ten seeds with one move.
task-both-hint = The last seed should fall between houses that hold two or three.
task-both-why = E ended in e. On one side d and c were captured, on the other side f.

## How a game ends

task-majority-title = The seed that wins
task-majority-ask = You have 22 seeds, and 25 win the game. Win it now.
task-majority-hint = Two seeds are not enough. Look for three.
task-majority-why = Three seeds made it 25, more than half. What is left on the board no longer matters.
task-sweep-title = All or nothing
task-sweep-ask = You play Wari, and each of your moves is a grand slam. Play one and end the game.
task-sweep-hint = When nothing else is left, a grand slam may be played.
task-sweep-why = The grand slam took all of North’s seeds, and you got your own row as well.
task-repeat-title = Once more
task-repeat-ask = One of your moves brings back a position that has been here twice before. You lead, so let it come a third time and win.
task-repeat-hint = You have two houses to play. One of them is the one that you played here the last time round.
task-repeat-why = The third time ended the game. Each side took its own row, and 25 to 23 was enough.

## Thinking ahead

task-greed-title = Do not take everything
task-greed-ask = F could capture two seeds. Find the move that brings more.
task-greed-hint = North’s f is aimed at a house of yours. Which one?
task-greed-why = After A there is nothing for North to capture. One by one North’s seeds must come over to you: with best play you get all seven. Taking two at once would leave the other five to North.
task-fork-title = Two threats
task-fork-ask = Find the move that threatens two captures at once. Then carry out the one that North cannot stop.
task-fork-hint = One house can load both E and F.
task-fork-why = E threatened a, and F threatened c. North could save only one of them.
task-which-title = Which of the two?
task-which-ask = E and F can each capture the same two seeds. Which is better?
task-which-hint = Ask what you can capture on your next turn.
task-which-why = E, because F has two seeds then and is aimed at b. If F had captured, there would be nothing to follow.

## Defending

task-run-title = Step aside
task-run-ask = North’s e is aimed at one of your houses. Save its seeds.
task-run-hint = Two seeds from e end in A.
task-run-why = A stepped aside. Now e captures nothing, and with best play all nine seeds are yours.
task-gap-title = Break the row
task-gap-ask = North’s f would capture two of your houses with one move. Stop it.
task-gap-hint = Empty the house where North’s last seed would fall.
task-gap-why = With B empty, the last seed of f makes only one there, and nothing is captured. Moving A would still have lost B.

## The big house

task-kroo-title = Let it go
task-kroo-ask = D holds sixteen seeds. Capture seven with one move.
task-kroo-hint = The first lap gives every house of North’s one more seed. What does the second seed do?
task-kroo-why = a, b and c got two seeds each from the same house. The last one fell into c, and all three were captured.
task-full-title = No waiting
task-full-ask = By Ashanti rules a house of twelve or more must be played. Find all houses that you may play.
task-full-hint = More than one house may be full.
task-full-why = A and E are full, and either may be played. Under these rules nobody can wait with a big house for long.

## The endgame

task-wait-title = A move to spare
task-wait-ask = North has a single seed and must move it. Wait with a quiet move, then capture.
task-wait-hint = Keep E and F as they are.
task-wait-why = North had to step from a to b, right where the last seed of E falls. C was the move to spare.
task-starve-title = Nothing to give
task-starve-ask = North has only f to play. Find the move after which all the seeds will be yours.
task-starve-hint = f drops its two seeds into A and B. What must not be in B then?
task-starve-why = f brings its last two seeds to A and B and captures nothing. North’s row is empty then, none of your houses reaches it, and the game ends: you take all six.
task-last-title = One move is right
task-last-ask = Six seeds, and three moves. One of them wins all six, each of the others loses all six. Which?
task-last-hint = Which seed can step on and still be out of North’s reach?
task-last-why = Endgame tables prove it. Nothing is captured at once: what counts is who must come within reach first.
