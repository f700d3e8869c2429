### Spelets ord. För vart och ett finns ordet självt och vad det betyder. Ordet visas också på de andra
### språkens sidor och står därför för sig, som i en ordbok.

glossary-title = Spelets ord
glossary-description = Orden i oware, förklarade, och vad de heter på andra språk.
glossary-intro = Orden som du möter på den här webbplatsen, och vad de heter på andra språk.
glossary-others = På andra språk
glossary-names-heading = Vad spelet heter
glossary-names = Oware är namnet på twi, som talas i Ghana. I Elfenbenskusten heter spelet awalé, i Mali wari, på Antigua och Barbados warri, på Kap Verde ouri eller ouril. På ga heter det awélé, på yoruba ayò, på ewe adji, på esperanto ovare.

word-house = grop
meaning-house = En av brädets tolv gropar. Syds är A till F, Nords a till f, varje rad räknad från ägarens vänster.
word-seed = frö
meaning-seed = Det man spelar med: 48 stycken, fyra i varje grop från början. Fröna tillhör ingen förrän de tas.
word-row = rad
meaning-row = En sidas sex gropar.
word-store = bo
meaning-store = Där en sida förvarar det den har tagit. Det som ligger i ett bo kommer aldrig tillbaka.
word-sow = så
meaning-sow = Att lyfta alla frön ur en grop och lägga dem ett och ett i groparna som följer, motsols.
word-lap = varv
meaning-lap = En gång runt hela brädet. Från tolv frön fortsätter en sådd efter ett varv och hoppar över gropen den kom från.
word-capture = ta
meaning-capture = Att ta fröna ur gropar i den andra raden som har två eller tre när det sista fröet har fallit.
word-grand-slam = grand slam
meaning-grand-slam = Ett drag som skulle ta alla frön i den andra raden. Vad det blir av det beror på reglerna.
word-feed = mata
meaning-feed = Att göra ett drag som lägger frön i den andra raden när den är tom.
word-turn = tur
meaning-turn = Rätten att spela. Spelarna turas om, utom efter en grand slam i Warri.
word-move = drag
meaning-move = Det man gör när det är ens tur: fröna ur en grop sås, och det som går att ta tas.
word-kroo = kroo
meaning-kroo = En grop med tolv frön eller fler, sparad tills sådden går hela varvet runt.
word-repetition = upprepning
meaning-repetition = Samma ställning kommer igen: samma gropar, bon och tur. Enligt de flesta regler är partiet slut tredje gången.
word-agreement = överenskommelse
meaning-agreement = Spelarna kommer överens om att sluta i förtid, och fröna som är kvar delas enligt reglerna.
word-draw = remi
meaning-draw = Båda sidor har lika många frön.
