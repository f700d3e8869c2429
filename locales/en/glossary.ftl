### The words of the game. Of each there is the word itself and what it means. The word is shown on
### the pages of the other languages too, so it stands alone, as in a dictionary.

glossary-title = Words of the game
glossary-description = The words of Oware explained, and what they are called in other languages.
glossary-intro = The words that you meet on this site, and what they are called in other languages.
glossary-others = In other languages
glossary-names-heading = What the game is called
glossary-names = Oware is the name in Twi, spoken in Ghana. In Côte d’Ivoire the game is Awalé, in Mali Wari, in Antigua and Barbados Warri, in Cape Verde Ouri or Ouril. In Ga it is Awélé, in Yoruba Ayò, in Ewe Adji, in Esperanto Ovare.

word-house = house
meaning-house = One of the twelve pits of the board. South’s are A to F, North’s a to f, each row counted from its owner’s left.
word-seed = seed
meaning-seed = What is played with: 48 of them, four in each house at the start. Seeds belong to nobody until they are captured.
word-row = row
meaning-row = The six houses of one side.
word-store = store
meaning-store = Where a side keeps what it has captured. What is in a store never comes back.
word-sow = to sow
meaning-sow = To lift all the seeds of a house and drop them one by one into the houses that follow, counter-clockwise.
word-lap = lap
meaning-lap = Once round the whole board. From twelve seeds on a sowing goes on after a lap, and leaves out the house it came from.
word-capture = to capture
meaning-capture = To take the seeds of houses in the other row that hold two or three after the last seed has fallen.
word-grand-slam = grand slam
meaning-grand-slam = A move whose capture would take every seed in the other row. What becomes of it depends on the rule set.
word-feed = to feed
meaning-feed = To play a move that puts seeds into the other row when it is empty.
word-turn = turn
meaning-turn = The right to play. The turns alternate, except after a grand slam in Warri.
word-move = move
meaning-move = What is done on a turn: one house is sown, and what it captures is taken.
word-kroo = kroo
meaning-kroo = A house with twelve seeds or more, saved up until its sowing goes all the way round.
word-repetition = repetition
meaning-repetition = The houses and stores hold the same again, and the same side is to move. Most rule sets end the game the third time.
word-agreement = agreement
meaning-agreement = Both players end the game together before its end, and the seeds left over are shared by the rules.
word-draw = draw
meaning-draw = Both sides have the same number of seeds.
