### What the page says on which one plays against the computer. See the English file for where each text stands.

computer-title = Παίξτε με τον υπολογιστή
computer-description = Παίξτε Oware με τον υπολογιστή, με όποιους κανόνες θέλετε και σε οκτώ επίπεδα. Μετά την πρώτη επίσκεψη δουλεύει και χωρίς δίκτυο.
computer-intro = Διαλέξτε κανόνες και πόσο δυνατός θα είναι ο υπολογιστής. Σκέφτεται μέσα στον περιηγητή σας: αφού φορτωθεί η σελίδα, δεν χρειάζεται δίκτυο.
computer-level = Δύναμη του υπολογιστή
computer-needs-script = Ο υπολογιστής σκέφτεται στον περιηγητή σας και χρειάζεται JavaScript.
computer-start = Έναρξη παρτίδας
computer-back = Πίσω στην παρτίδα

level-name =
    { $level ->
        [1] πρωτάρης
        [2] αρχάριος
        [3] μαθητευόμενος
        [4] περιστασιακός παίκτης
        [5] έμπειρος παίκτης
        [6] δυνατός παίκτης
        [7] δεξιοτέχνης
       *[8] πλήρης δύναμη
    }

## While playing

computer-note =
    { $side ->
        [south] Παίζετε ως Νότος με αντίπαλο τον υπολογιστή: { $name } (επίπεδο { $level }).
       *[north] Παίζετε ως Βορράς με αντίπαλο τον υπολογιστή: { $name } (επίπεδο { $level }).
    }
computer-thinking = Ο υπολογιστής σκέφτεται…
computer-undo = Αναίρεση
computer-undone =
    { $ply ->
        [0] Πίσω στην αρχική θέση.
       *[other] Πίσω στην κίνηση { $ply }.
    }
computer-hint = Υπόδειξη
computer-hint-thinking = Αναζήτηση καλής κίνησης…
computer-new = Νέα παρτίδα
computer-again = Ξανά, με αλλαγή πλευρών
computer-resign-note = Κερδίζει ο υπολογιστής, όποιο κι αν είναι το σκορ.
computer-failed = Ο υπολογιστής σταμάτησε να σκέφτεται. Η παρτίδα σας έχει αποθηκευτεί.
computer-retry = Νέα προσπάθεια
computer-not-kept = Αυτός ο περιηγητής δεν κρατάει τίποτα: η παρτίδα χάνεται όταν φύγετε από τη σελίδα.

## A hint: a good move, and why it is good

hint-move = Ο { $house } φαίνεται ο καλύτερος.
hint-only = Ο { $house } είναι η μόνη κίνηση.
hint-wins = Κερδίζει την παρτίδα.
hint-captures =
    { $seeds ->
        [one] Αιχμαλωτίζει { $seeds } σπόρο.
       *[other] Αιχμαλωτίζει { $seeds } σπόρους.
    }
hint-guards-all =
    { $seeds ->
        [one] Άλλη κίνηση θα μπορούσε να χάσει αμέσως { $seeds } σπόρο, αυτή κανέναν.
       *[other] Άλλη κίνηση θα μπορούσε να χάσει αμέσως { $seeds } σπόρους, αυτή κανέναν.
    }
hint-guards =
    { $seeds ->
        [one] Άλλη κίνηση θα μπορούσε να χάσει αμέσως { $seeds } σπόρο, αυτή μόνο { $safe }.
       *[other] Άλλη κίνηση θα μπορούσε να χάσει αμέσως { $seeds } σπόρους, αυτή μόνο { $safe }.
    }
hint-prepares =
    { $seeds ->
        [one] Μετά τον { $reply }, ο { $next } θα μπορούσε να αιχμαλωτίσει { $seeds } σπόρο.
       *[other] Μετά τον { $reply }, ο { $next } θα μπορούσε να αιχμαλωτίσει { $seeds } σπόρους.
    }
hint-sure-win = Οδηγεί σε σίγουρη νίκη.
hint-sure-loss = Απέναντι στο καλύτερο παιχνίδι, η παρτίδα είναι χαμένη.
hint-ahead =
    { $seeds ->
        [one] Λογικά θα τελειώσετε μπροστά, με διαφορά περίπου { $seeds } σπόρου.
       *[other] Λογικά θα τελειώσετε μπροστά, με διαφορά περίπου { $seeds } σπόρων.
    }
hint-behind =
    { $seeds ->
        [one] Μάλλον θα τελειώσετε πίσω, με διαφορά περίπου { $seeds } σπόρου.
       *[other] Μάλλον θα τελειώσετε πίσω, με διαφορά περίπου { $seeds } σπόρων.
    }
hint-even = Η παρτίδα είναι σχεδόν ισορροπημένη.

## The rules, where they were changed

rules-changed = { $name }, με αλλαγές: { $changes }
rules-changed-short = { $name }, με αλλαγές
