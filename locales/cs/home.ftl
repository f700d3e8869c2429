### home.ftl See the English file for where each text stands.

home-try = Zkuste to, klepněte na jamku: tady hrajete za obě strany.
home-reset = Začít znovu
home-learn = Neznáte ji? Naučte se ji krok za krokem
home-how-title = Hra ve třech krocích
home-how-sow = Rozdělujte: vyberte všechny kameny z jamky s kroužkem a vkládejte je po jednom do následujících jamek proti směru hodinových ručiček.
home-how-capture = Zabírejte: když jsou po dopadu posledního kamene v jamce druhé řady dva nebo tři kameny, jsou vaše, a s nimi i kameny z jamek těsně před ní, dokud jsou i v nich dva nebo tři.
home-how-win = Vyhrajte: kdo má víc než polovinu ze 48 kamenů, vyhrává.
home-friend-title = Hrát s přáteli
home-friend = Vyberte pravidla, otevřete stůl a pošlete jeho odkaz. Kdo ho otevře, obsadí druhé místo.
home-friend-go = Vybrat pravidla
home-anyone-title = Hrát s kýmkoli
home-anyone = Pokud někdo čeká, přisednete k němu a hrajete podle jeho pravidel. Pokud ne, čekáte u vlastního stolu s pravidly Abapa, a kdo přijde příště, přisedne k vám.
home-anyone-go = Hrát s kýmkoli
home-computer-title = Hrát proti počítači
home-computer = Osm úrovní, všechna pravidla. Hraje ve vašem prohlížeči, i bez připojení.
home-computer-go = Hrát proti počítači
open-tables-title = Na soupeře čekají
open-tables-none = Teď nikdo nečeká.
open-table-join =
    { $side ->
        [south] { $rules }, hrajete za Jih
       *[north] { $rules }, hrajete za Sever
    }
recent-title = Naposledy použitá pravidla
