### Sady pravidel, nastavení, v nichž se od nich stůl může lišit, a jejich hodnoty.

preset-abapa = Abapa
preset-wari = Wari
preset-warri = Warri
preset-ashanti = Ashanti
preset-ovare = Ovare
preset-awari = Awari

preset-abapa-about = Turnajová pravidla: tah, který by zabral celou řadu, je dovolený, ale nic nezabere.
preset-wari-about = Přísnější: grand slam je zakázaný, dokud existuje jiný tah.
preset-warri-about = Karibská: grand slam zabere celou řadu a stejný hráč táhne ještě jednou.
preset-ashanti-about = Ghanská: jamka s dvanácti a více kameny se hrát musí, jedna jamka vždy zůstane, začíná Sever.
preset-ovare-about = Jak hrají esperantisté: zabírá se oběma směry a předčasné vítězství neexistuje.
preset-awari-about = Hra, kterou vyřešily počítače: jako Wari, ale při nekonečné hře se kameny dělí napůl.

setting-grand-slam = Grand slam
setting-capture-run = Zabírání
setting-full-house = Plné jamky
setting-first = První tah
setting-majority = Předčasné vítězství
setting-leftover = Zbylé kameny
setting-repetition = Opakování
setting-seeds-per-house = Kamenů v jamce

option-grand-slam-no-capture = je dovolený a nic nezabere
option-grand-slam-forbidden-then-sweep = je zakázaný, není-li vynucený; vynucený bere vše a končí partii
option-grand-slam-capture-and-move-again = zabere řadu; stejný hráč táhne znovu
option-grand-slam-leave-last = zabere vše až na jednu jamku
option-grand-slam-forbidden-then-end = je zakázaný; nejde-li nic jiného, partie končí
option-grand-slam-opponent-takes-rest = zabere řadu; soupeř dostane všechny ostatní kameny a partie končí
option-capture-run-before = jamky těsně před posledním kamenem
option-capture-run-both = jamky před posledním kamenem i za ním
option-full-house-none = mohou počkat
option-full-house =
    { $seeds ->
        [one] musí se hrát od { $seeds } kamene
        [few] musí se hrát od { $seeds } kamenů
        [many] musí se hrát od { $seeds } kamene
       *[other] musí se hrát od { $seeds } kamenů
    }
option-first-south = začíná Jih
option-first-north = začíná Sever
option-majority-on = kdo má víc než polovinu kamenů, hned vyhrává
option-majority-off = hraje se až do konce
option-leftover-own-row = každý si vezme svou řadu
option-leftover-uncounted = nepočítají se nikomu
option-leftover-split = každý si vezme svou řadu; při nekonečné hře se dělí napůl
option-repetition-second = ukončí partii, když postavení nastane podruhé
option-repetition-third = ukončí partii, když postavení nastane potřetí
option-repetition-never = partii nikdy neukončí
option-seeds-per-house = { $seeds }

change-grand-slam-no-capture = grand slam nic nezabere
change-grand-slam-forbidden-then-sweep = grand slam je zakázaný, není-li vynucený, a pak bere vše
change-grand-slam-capture-and-move-again = grand slam zabere řadu a táhne se znovu
change-grand-slam-leave-last = grand slam nechá jednu jamku
change-grand-slam-forbidden-then-end = grand slam je zakázaný, a nejde-li nic jiného, partie končí
change-grand-slam-opponent-takes-rest = grand slam zabere řadu a zbytek dostane soupeř
change-capture-run-before = zabírá se jen dozadu
change-capture-run-both = zabírá se oběma směry
change-full-house-none = plná jamka může počkat
change-full-house =
    { $seeds ->
        [one] jamka s { $seeds } nebo více kameny se musí hrát
        [few] jamka se { $seeds } nebo více kameny se musí hrát
        [many] jamka s { $seeds } nebo více kameny se musí hrát
       *[other] jamka s { $seeds } nebo více kameny se musí hrát
    }
change-first-south = začíná Jih
change-first-north = začíná Sever
change-majority-on = kdo má víc než polovinu kamenů, hned vyhrává
change-majority-off = bez předčasného vítězství
change-leftover-own-row = zbylé kameny připadnou tomu, v čí řadě leží
change-leftover-uncounted = zbylé kameny se nepočítají nikomu
change-leftover-split = při nekonečné hře se kameny dělí napůl
change-repetition-second = druhý výskyt postavení ukončí partii
change-repetition-third = třetí výskyt postavení ukončí partii
change-repetition-never = opakování partii nikdy neukončí
change-seeds-per-house =
    { $seeds ->
        [one] jeden kámen v každé jamce
        [few] { $seeds } kameny v každé jamce
        [many] { $seeds } kamene v každé jamce
       *[other] { $seeds } kamenů v každé jamce
    }
