### Startsidan: ett bräde att pröva, och vägarna in i ett parti.

home-try = Tryck på en grop: här spelar du båda sidor.
home-reset = Börja om
home-learn = Lär dig steg för steg
home-how-title = Spelet i tre steg
home-how-sow = Så: ta alla frön ur en inringad grop och lägg dem ett och ett i groparna som följer, motsols.
home-how-capture = Ta: om det sista fröet gör två eller tre i en grop i den andra raden är de fröna dina, och även de i groparna närmast före, så länge också de har två eller tre.
home-how-win = Vinn: den som har mer än hälften av de 48 fröna vinner.
home-friend-title = Spela mot en vän
home-friend = Välj regler, öppna ett bord och skicka länken. Den som öppnar den tar den andra platsen.
home-friend-go = Välj regler
home-anyone-title = Hitta en motståndare
home-anyone = Om någon väntar sätter du dig vid det bordet och spelar med reglerna där. Annars väntar du vid ett eget bord, med reglerna i Abapa, tills någon slår sig ner hos dig.
home-anyone-go = Hitta en motståndare
home-computer-title = Spela mot datorn
home-computer = Åtta nivåer, alla regler. Den spelar i din webbläsare, även utan nätverk.
home-computer-go = Spela mot datorn
open-tables-title = Väntar på någon just nu
open-tables-none = Ingen väntar just nu.
open-table-join =
    { $side ->
        [south] { $rules }, du spelar Syd
       *[north] { $rules }, du spelar Nord
    }
recent-title = Dina senaste regler
