### The pages of the rule sets: what each is, worked examples, history. Short, plain sentences.
### House letters (A–F, a–f) are never translated. Abapa, Wari, Warri, Ashanti, Ovare and Awari are
### names and stay as they are; a grand slam is called as in client.ftl.

## The way through the site (the header), the footer

nav-label = Pages
nav-rules = Rules
nav-learn = Learn
nav-glossary = Glossary
nav-computer = The computer
# A mark beside the name of the site: not yet finished.
beta = beta
# $version: a number; $commit: the first letters of a Git commit.
footer-version = Version { $version }, { $commit }

## All rule sets on one page

rules-title = The rules of Oware
rules-description = How Oware is played, and how six rule sets differ: Abapa, Wari, Warri, Ashanti, Ovare and Awari side by side.
rules-intro = One board, one way of sowing, six sets of rules. Here is the game in short, and then where they part.
rules-short-heading = The game in short
rules-short-board = Two rows of six houses, four seeds in each house. South has houses A to F, North a to f. Each side has a store for what it captures.
rules-short-sow = On your turn, lift all the seeds of one of your houses and sow them one by one, counter-clockwise, into the next houses. If there are twelve or more, they go all the way round, and the house they came from is left out.
rules-short-capture = If your last seed makes a house in the other row hold two or three, you capture those seeds. You also capture from the houses just before it, as long as each of them holds two or three.
rules-short-feed = If the other row is empty, you must play a move that puts seeds into it, if you have one.
rules-short-slam = A move that would capture every seed in the other row is a grand slam. What it does depends on the rule set.
rules-short-end = Most games are won with 25 seeds. If the player whose turn it is has no move, the game is over, and usually each side takes the seeds in its own row.
rules-compare-heading = Side by side
rules-compare-caption = The settings of the six rule sets
# The heading of the first column of a table.
rules-compare-setting = Rule
rules-one-heading = One move, six answers
rules-one-intro = South plays F: seeds would fall into a and b, and South could capture all that North has. Every rule set has its own answer.
rules-more = More about { $name }
rules-page-title = { $name }: rules and examples
rules-start = Start a table with these rules
rules-computer = Play the computer by these rules
rules-differs-heading = What differs from the standard
rules-standard = Standard (Abapa)
rules-same = Everything else is as in Abapa:
rules-standard-heading = The rules in full
rules-examples-heading = Examples
rules-when-heading = When it matters
rules-history-heading = History and names
rules-others-heading = The other rule sets
rules-all = All six side by side
# Stepping through the pictures of an example. $number of $count is the picture shown.
step-back = Back
step-on = Next
step-number = Picture { $number } of { $count }
# A board in words. $houses is a list such as "A 4, B 0, …".
board-in-words = { $houses }. { $south }. { $north }.
# So many moves have been played that captured nothing.
scene-quiet =
    { $moves ->
        [one] { $moves } quiet move later.
       *[other] { $moves } quiet moves later.
    }

## Each rule set: what it is, when it matters, where it comes from

variant-abapa-lead = Abapa is what most tournaments play, and the standard on this site: the other five are described by how they differ from it. A grand slam is allowed but captures nothing.
variant-abapa-when = Whenever one side has little left. A capture that looks crushing may turn out to be a quiet move, because it would have taken everything. Before a big capture, check that something remains.
variant-abapa-history = Oware belongs to the mancala games, in which seeds are sown around a board. It is at home in West Africa and has many names: Oware in Twi, Awalé in Côte d’Ivoire, Wari in Mali, Awélé in Ga, Ayò in Yoruba, Adji in Ewe, Ouri or Ouril in Cape Verde.

variant-wari-lead = Wari forbids the grand slam: while you have any other move, you may not capture all that your opponent has. If every move you have is a grand slam, you play one. It takes the row, the game is over, and the seeds in your own row are yours too.
variant-wari-when = Rarely in the opening, often near the end. The move that would have cleared the other row is simply not there, so a player with a few seeds left may be safer than it looks.
variant-wari-history = In Mali the game is called Wari. Written rules under this name often forbid the grand slam, where tournaments allow it without a capture.

variant-warri-lead = In Warri a grand slam takes the whole row, and the same player moves again at once. The second move has to give the other side seeds. If no move can, the game is over.
variant-warri-when = A row that can be cleared is in real danger here. Do not let all your houses shrink to ones and twos at the same time. And before you clear a row, look for the move that follows it.
variant-warri-history = Enslaved West Africans took the game across the Atlantic. It is still played as Warri in Antigua and Barbados, where a match may go to the first to win six games.

variant-ashanti-lead = These are the rules of the Ashanti in Ghana, as a Czech page describes them. North begins. A house of twelve or more has to be played. A capture never takes the whole row: one house of it is left. Having 25 seeds ends nothing, and what stays on the board counts for nobody.
variant-ashanti-when = You cannot hoard, because a house that has reached twelve must be played next, whether it suits you or not. And seeds in your row are worth nothing in the end: only the store counts.
variant-ashanti-history = The same page says that the Yoruba in Nigeria play the game as well, and that Awele has the same rules. It does not say what a repetition does. Here the game then goes on until both players agree to end it.

variant-ovare-lead = Ovare is the name among Esperanto speakers. Captures run both ways: houses with two or three seeds just before the last seed and just after it are taken together. A grand slam is forbidden; if nothing else is left, the game is over. Having 25 seeds does not end the game.
variant-ovare-when = At nearly every capture. Look at both neighbours of the house where your last seed falls, and remember that your own twos and threes can be reached from either side.
variant-ovare-history = The rules follow a page in Esperanto. Its example is a single move that takes ten seeds, as in the first example here.

variant-awari-lead = Awari is the game as computer science knows it. It is Wari with one change: if a game goes round without end, the seeds left are shared evenly, so that a score may end in a half.
variant-awari-when = Only when the same position comes up a third time. In Wari each side would keep its own row, so that the side with more there gains from a repetition. In Awari nobody does.
variant-awari-history = In 2002 John Romein and Henri Bal solved the game: their computers worked out every position that can arise. If both sides play perfectly, it is a draw.

## The examples. The letters are houses on the board shown beside the text.

example-slam-title = A grand slam
example-slam-abapa = F would take all that North has. The seeds are sown, but nothing is captured.
example-slam-wari = F would take all that North has. While South has another move, F may not be played.
example-slam-warri = F takes all that North has, and South moves again. The second move must give North seeds: D can, A cannot.
example-slam-ashanti = F takes the three seeds in b, but those in a stay. One house must be left.
example-slam-ovare = F may not be played, since it would take all that North has. Nor may D, because captures run both ways. A is left.
example-chain-title = Three houses at once
example-chain = The last seed makes two in c. Before it, b and a hold two and three, so they are captured as well. With 27 seeds South has won.
example-twelve-title = A house of twelve
example-twelve = Twelve seeds go all the way round. House F is left out and stays empty, so the last seed falls into a, where there are now two.
example-feed-title = Giving seeds
example-feed = North has nothing to play with. South must play a house that reaches North’s row, and only E does.
example-stuck-title = When nothing reaches
example-stuck = North plays the last seed of the row. South cannot reach North’s houses, so the game is over and South takes what is left.
example-forced-title = A forced grand slam
example-forced = Both moves of South’s would take all that North has, so South may play either. The game is over, and South also gets the seeds in South’s own row.
example-last-title = A grand slam that ends the game
example-last = After the grand slam South should move again, but nothing reaches North’s row. The game is over, and South takes the row too.
example-full-title = A full house
example-full = F holds twelve seeds. It must be played, and every other house has to wait.
example-ten-title = Ten seeds in one move
example-ten = The last seed makes three in e. Before it, d and c hold two and three; after it, f holds two. All four are captured. Where captures run one way, f would stay, and it would be eight seeds.
example-endless-title = Play without end
example-endless = Nobody captures anything, and the same position comes up a third time. Three seeds are left: one and a half for each side. In Wari it would be two for South and one for North, and the game a draw.
