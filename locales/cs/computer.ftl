### What the page says on which one plays against the computer. See the English file for where each text stands.

computer-title = Hra proti počítači
computer-description = Hrajte oware proti počítači, podle libovolných pravidel a na osmi úrovních. Po první návštěvě to jde i bez připojení.
computer-intro = Vyberte pravidla a sílu počítače. Přemýšlí přímo ve vašem prohlížeči: jakmile se stránka načte, připojení už není potřeba.
computer-level = Síla počítače
computer-needs-script = Počítač přemýšlí ve vašem prohlížeči a potřebuje k tomu JavaScript.
computer-start = Začít partii
computer-back = Zpět k partii

level-name =
    { $level ->
        [1] úplný nováček
        [2] začátečník
        [3] učeň
        [4] příležitostný hráč
        [5] zkušený hráč
        [6] silný hráč
        [7] mistr
       *[8] plná síla
    }

## While playing

computer-note =
    { $side ->
        [south] Hrajete za Jih proti počítači: { $name } (úroveň { $level }).
       *[north] Hrajete za Sever proti počítači: { $name } (úroveň { $level }).
    }
computer-thinking = Počítač přemýšlí…
computer-undo = Vzít zpět
computer-undone =
    { $ply ->
        [0] Vráceno do výchozího postavení.
       *[other] Vráceno do stavu po { $ply }. tahu.
    }
computer-hint = Nápověda
computer-hint-thinking = Hledá se dobrý tah…
computer-new = Nová partie
computer-again = Znovu za druhou stranu
computer-resign-note = Vyhraje počítač, ať je stav jakýkoli.
computer-failed = Počítač přestal přemýšlet. Vaše partie zůstala uložená.
computer-retry = Zkusit znovu
computer-not-kept = Tento prohlížeč nic neuchovává: když stránku opustíte, o partii přijdete.

## A hint: a good move, and why it is good

hint-move = Nejlépe vypadá { $house }.
hint-only = { $house } je jediný tah.
hint-wins = Vyhrává partii.
hint-captures =
    { $seeds ->
        [one] Zabírá { $seeds } kámen.
        [few] Zabírá { $seeds } kameny.
        [many] Zabírá { $seeds } kamene.
       *[other] Zabírá { $seeds } kamenů.
    }
hint-guards-all =
    { $seeds ->
        [one] Jiný tah by mohl hned stát { $seeds } kámen, tento žádný.
        [few] Jiný tah by mohl hned stát { $seeds } kameny, tento žádný.
        [many] Jiný tah by mohl hned stát { $seeds } kamene, tento žádný.
       *[other] Jiný tah by mohl hned stát { $seeds } kamenů, tento žádný.
    }
hint-guards =
    { $seeds ->
        [one] Jiný tah by mohl hned stát { $seeds } kámen, tento jen { $safe }.
        [few] Jiný tah by mohl hned stát { $seeds } kameny, tento jen { $safe }.
        [many] Jiný tah by mohl hned stát { $seeds } kamene, tento jen { $safe }.
       *[other] Jiný tah by mohl hned stát { $seeds } kamenů, tento jen { $safe }.
    }
hint-prepares =
    { $seeds ->
        [one] Po { $reply } by { $next } mohla zabrat { $seeds } kámen.
        [few] Po { $reply } by { $next } mohla zabrat { $seeds } kameny.
        [many] Po { $reply } by { $next } mohla zabrat { $seeds } kamene.
       *[other] Po { $reply } by { $next } mohla zabrat { $seeds } kamenů.
    }
hint-sure-win = Vede k jisté výhře.
hint-sure-loss = Proti nejlepší hře je partie prohraná.
hint-ahead =
    { $seeds ->
        [one] Nejspíš skončíte asi o { $seeds } kámen napřed.
        [few] Nejspíš skončíte asi o { $seeds } kameny napřed.
        [many] Nejspíš skončíte asi o { $seeds } kamene napřed.
       *[other] Nejspíš skončíte asi o { $seeds } kamenů napřed.
    }
hint-behind =
    { $seeds ->
        [one] Nejspíš skončíte asi o { $seeds } kámen pozadu.
        [few] Nejspíš skončíte asi o { $seeds } kameny pozadu.
        [many] Nejspíš skončíte asi o { $seeds } kamene pozadu.
       *[other] Nejspíš skončíte asi o { $seeds } kamenů pozadu.
    }
hint-even = Partie je zhruba vyrovnaná.

## The rules, where they were changed

rules-changed = { $name } s úpravami: { $changes }
rules-changed-short = { $name } s úpravami
