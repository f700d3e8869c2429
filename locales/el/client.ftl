### Ό,τι λέει η σελίδα ενός τραπεζιού: στον περιηγητή, και από τον διακομιστή πριν τρέξουν σενάρια.
### Τα γράμματα των λάκκων (A–F, a–f) δεν μεταφράζονται ποτέ. Οι πλευρές έρχονται ως south και north.

side-name =
    { $side ->
        [south] Νότος
       *[north] Βορράς
    }

## The board

board-label = Ταμπλό
house-label =
    { $seeds ->
        [0] { $house }, άδειος
        [one] { $house }, { $seeds } σπόρος
       *[other] { $house }, { $seeds } σπόροι
    }
house-playable = { $label }, μπορεί να παιχτεί
store-label =
    { $side ->
        [south] Αποθήκη του Νότου: { $seeds }
       *[north] Αποθήκη του Βορρά: { $seeds }
    }

account-title = Το ταμπλό με λόγια
account-row =
    { $side ->
        [south] Λάκκοι του Νότου: { $houses }.
       *[north] Λάκκοι του Βορρά: { $houses }.
    }
account-captures = { $house } αιχμαλωτίζει { $seeds }
account-moves = Δυνατές κινήσεις: { $moves }.

## Whose turn it is

status-your-move = Είναι η σειρά σας
status-to-move =
    { $side ->
        [south] Παίζει ο Νότος
       *[north] Παίζει ο Βορράς
    }
status-again =
    { $side ->
        [south] Ο Νότος παίζει ξανά
       *[north] Ο Βορράς παίζει ξανά
    }
status-your-move-again = Παίζετε ξανά
status-waiting = Αναμονή για τον άλλον παίκτη
status-seat-free =
    { $side ->
        [south] Η θέση του Νότου είναι ελεύθερη
       *[north] Η θέση του Βορρά είναι ελεύθερη
    }
status-stepping =
    { $ply ->
        [0] Η αρχική θέση
       *[other] Μετά την κίνηση { $ply } από { $count }
    }
status-now = Τώρα: { $state }
title-your-move = Είναι η σειρά σας · { $title }

## How it ended

result-won =
    { $side ->
        [south] Ο Νότος κερδίζει { $more }–{ $fewer }
       *[north] Ο Βορράς κερδίζει { $more }–{ $fewer }
    }
result-won-by-resignation =
    { $side ->
        [south] Ο Νότος κερδίζει
       *[north] Ο Βορράς κερδίζει
    }
result-draw = Ισοπαλία, { $more }–{ $fewer }
result-you-won = Κερδίζετε { $more }–{ $fewer }
result-you-lost = Χάνετε { $fewer }–{ $more }
result-you-won-by-resignation = Κερδίζετε
result-you-lost-by-resignation = Χάνετε

reason-majority =
    { $side ->
        [south] Ο Νότος αιχμαλώτισε περισσότερους από τους μισούς σπόρους.
       *[north] Ο Βορράς αιχμαλώτισε περισσότερους από τους μισούς σπόρους.
    }
reason-no-move-empty-row =
    { $side ->
        [south] Η σειρά του Νότου είναι άδεια, άρα ο Νότος δεν έχει κίνηση.
       *[north] Η σειρά του Βορρά είναι άδεια, άρα ο Βορράς δεν έχει κίνηση.
    }
reason-no-move-cannot-feed =
    { $side ->
        [south] Η σειρά του Βορρά είναι άδεια και καμία κίνηση του Νότου δεν τη φτάνει.
       *[north] Η σειρά του Νότου είναι άδεια και καμία κίνηση του Βορρά δεν τη φτάνει.
    }
reason-no-move-only-slams =
    { $side ->
        [south] Κάθε κίνηση του Νότου θα ήταν γκραν σλαμ, και αυτό οι κανόνες εδώ το απαγορεύουν.
       *[north] Κάθε κίνηση του Βορρά θα ήταν γκραν σλαμ, και αυτό οι κανόνες εδώ το απαγορεύουν.
    }
reason-grand-slam = Η παρτίδα τελείωσε με γκραν σλαμ.
reason-repetition =
    { $times ->
        [2] Η ίδια θέση εμφανίστηκε για δεύτερη φορά.
       *[other] Η ίδια θέση εμφανίστηκε για τρίτη φορά.
    }
reason-agreement = Οι δύο παίκτες συμφώνησαν να τελειώσει η παρτίδα.
reason-resignation =
    { $side ->
        [south] Ο Νότος εγκατέλειψε.
       *[north] Ο Βορράς εγκατέλειψε.
    }

leftover-nothing = Δεν έμειναν σπόροι στο ταμπλό.
leftover-on-board =
    { $seeds ->
        [one] { $seeds } σπόρος μένει στο ταμπλό και δεν μετράει για κανέναν.
       *[other] { $seeds } σπόροι μένουν στο ταμπλό και δεν μετράνε για κανέναν.
    }
leftover-own-row = Ο καθένας πήρε τους σπόρους που έμειναν στη σειρά του: Νότος { $south }, Βορράς { $north }.
leftover-uncounted =
    { $seeds ->
        [one] Με αυτούς τους κανόνες, ο { $seeds } σπόρος που έμεινε δεν μετράει για κανέναν.
       *[other] Με αυτούς τους κανόνες, οι { $seeds } σπόροι που έμειναν δεν μετράνε για κανέναν.
    }
leftover-split = Οι σπόροι που έμειναν μοιράστηκαν εξίσου: { $seeds } σε κάθε πλευρά.
leftover-mover-sweeps =
    { $side ->
        [south] Ο Νότος πήρε και ό,τι έμεινε στη σειρά του: { $seeds }.
       *[north] Ο Βορράς πήρε και ό,τι έμεινε στη σειρά του: { $seeds }.
    }
leftover-opponent-takes =
    { $side ->
        [south] Στον Νότο δόθηκαν όλα όσα έμειναν στο ταμπλό: { $seeds }.
       *[north] Στον Βορρά δόθηκαν όλα όσα έμειναν στο ταμπλό: { $seeds }.
    }

## A move, looked at and made

preview-move = { $house }: τελειώνει στον { $last }.
preview-capture =
    { $seeds ->
        [one] { $house }: τελειώνει στον { $last } και αιχμαλωτίζει { $seeds } σπόρο ({ $houses }).
       *[other] { $house }: τελειώνει στον { $last } και αιχμαλωτίζει { $seeds } σπόρους ({ $houses }).
    }
preview-slam-nothing = { $house }: τελειώνει στον { $last }, γκραν σλαμ που δεν αιχμαλωτίζει τίποτα.
preview-ends-game = Έτσι τελειώνει η παρτίδα.
told-move =
    { $side ->
        [south] Ο Νότος παίζει { $house }, τελευταίος σπόρος στον { $last }.
       *[north] Ο Βορράς παίζει { $house }, τελευταίος σπόρος στον { $last }.
    }
told-capture =
    { $seeds ->
        [one] Αιχμαλωτίζει { $seeds } σπόρο ({ $houses }).
       *[other] Αιχμαλωτίζει { $seeds } σπόρους ({ $houses }).
    }
told-slam = Γκραν σλαμ.
told-slam-nothing = Γκραν σλαμ που δεν αιχμαλωτίζει τίποτα.
told-stores = Νότος { $south }, Βορράς { $north }.

## Why a house can’t be played

refusal-empty-house = Ο λάκκος { $house } είναι άδειος.
refusal-wrong-side =
    { $side ->
        [south] Ο λάκκος { $house } ανήκει στον Νότο.
       *[north] Ο λάκκος { $house } ανήκει στον Βορρά.
    }
refusal-must-feed =
    { $side ->
        [south] Με τον { $house } η σειρά του Νότου θα έμενε χωρίς σπόρους. Δυνατές κινήσεις: { $legal }.
       *[north] Με τον { $house } η σειρά του Βορρά θα έμενε χωρίς σπόρους. Δυνατές κινήσεις: { $legal }.
    }
refusal-grand-slam =
    { $side ->
        [south] Ο { $house } θα αιχμαλώτιζε όλους τους σπόρους στη σειρά του Νότου: γκραν σλαμ. Δυνατές κινήσεις: { $legal }.
       *[north] Ο { $house } θα αιχμαλώτιζε όλους τους σπόρους στη σειρά του Βορρά: γκραν σλαμ. Δυνατές κινήσεις: { $legal }.
    }
refusal-full-house = Πριν από τον { $house } πρέπει να παιχτεί ένας γεμάτος λάκκος. Δυνατές κινήσεις: { $legal }.
refusal-game-over = Η παρτίδα τελείωσε.
refusal-not-started = Η παρτίδα αρχίζει όταν πιαστούν και οι δύο θέσεις.
refusal-not-your-turn =
    { $side ->
        [south] Είναι η σειρά του Νότου.
       *[north] Είναι η σειρά του Βορρά.
    }
refusal-watching = Παρακολουθείτε αυτή την παρτίδα.
refusal-stepping = Αυτή είναι προηγούμενη θέση. Για να παίξετε, πηγαίνετε στην τελευταία.

## Seats and the link

seat-yours =
    { $side ->
        [south] Παίζετε ως Νότος, λάκκοι A έως F.
       *[north] Παίζετε ως Βορράς, λάκκοι a έως f.
    }
seat-against-computer = Απέναντι παίζει ο υπολογιστής, επίπεδο { $level }.
seat-computer =
    { $side ->
        [south] Ως Νότος παίζει ο υπολογιστής, επίπεδο { $level }.
       *[north] Ως Βορράς παίζει ο υπολογιστής, επίπεδο { $level }.
    }
seat-both = Παίζετε και τις δύο πλευρές σε αυτή την οθόνη.
seat-watching = Και οι δύο θέσεις είναι πιασμένες. Παρακολουθείτε.
seat-lost-race = Η θέση πιάστηκε λίγο πριν από εσάς. Μπορείτε να παρακολουθήσετε την παρτίδα.
seat-bad-link = Αυτός ο σύνδεσμος δεν δίνει θέση σε αυτό το τραπέζι. Μπορείτε να παρακολουθήσετε.
seat-join =
    { $side ->
        [south] Παίξτε ως Νότος
       *[north] Παίξτε ως Βορράς
    }
seat-send-link = Στείλτε αυτόν τον σύνδεσμο στον άλλον παίκτη. Η παρτίδα αρχίζει μόλις καθίσει.
share-label = Σύνδεσμος για αυτό το τραπέζι
share-copy = Αντιγραφή συνδέσμου
share-copied = Αντιγράφηκε
share-failed = Αυτός ο περιηγητής δεν αφήνει τη σελίδα να αντιγράψει. Ο σύνδεσμος είναι επιλεγμένος: αντιγράψτε τον εσείς.
share-system = Κοινοποίηση
share-text = Παίζουμε Oware;
my-seat = Η θέση μου
my-seat-title = Η θέση σας σε άλλη συσκευή
my-seat-note = Ανοίξτε αυτόν τον σύνδεσμο σε άλλη συσκευή για να συνεχίσετε εκεί. Όποιος τον έχει μπορεί να παίξει για εσάς, γι’ αυτό κρατήστε τον για εσάς.
my-seat-label = Σύνδεσμος για τη θέση σας
my-seat-code = Κωδικός QR με τον σύνδεσμο για τη θέση σας
my-seat-not-kept = Αυτός ο περιηγητής δεν θυμάται τίποτα μόλις φύγετε. Κρατήστε τον σύνδεσμο, αλλιώς η θέση χάνεται.
dialog-close = Κλείσιμο

## Ending a game before its end

offer-end = Πρόταση για τέλος
offer-end-now = Τέλος παρτίδας
offer-by-you = Προτείνατε τέλος.
offer-by-other =
    { $side ->
        [south] Ο Νότος προτείνει τέλος.
       *[north] Ο Βορράς προτείνει τέλος.
    }
offer-leftover-own-row = Ο καθένας παίρνει τότε τους σπόρους της σειράς του.
offer-leftover-uncounted = Οι σπόροι που μένουν στο ταμπλό δεν μετράνε τότε για κανέναν.
offer-now-title = Να τελειώσει τώρα η παρτίδα;
offer-accept = Αποδοχή
offer-decline = Συνέχεια
offer-withdraw = Ανάκληση
offer-declined =
    { $side ->
        [south] Ο Νότος θέλει να συνεχίσει.
       *[north] Ο Βορράς θέλει να συνεχίσει.
    }
offer-withdrawn =
    { $side ->
        [south] Ο Νότος πήρε πίσω την πρόταση να τελειώσει η παρτίδα.
       *[north] Ο Βορράς πήρε πίσω την πρόταση να τελειώσει η παρτίδα.
    }
resign = Εγκατάλειψη
resign-title = Εγκαταλείπετε αυτή την παρτίδα;
resign-note =
    { $side ->
        [south] Κερδίζει ο Νότος, όποιο κι αν είναι το σκορ.
       *[north] Κερδίζει ο Βορράς, όποιο κι αν είναι το σκορ.
    }
resign-cancel = Συνέχεια

## Another game

rematch = Ρεβάνς
rematch-accept = Αποδοχή ρεβάνς
rematch-withdraw = Ανάκληση ρεβάνς
rematch-by-you = Προτείνατε ρεβάνς με αλλαγή πλευρών.
rematch-by-other =
    { $side ->
        [south] Ο Νότος προτείνει ρεβάνς με αλλαγή πλευρών.
       *[north] Ο Βορράς προτείνει ρεβάνς με αλλαγή πλευρών.
    }
rematch-go = Στο νέο τραπέζι
new-table = Άλλο τραπέζι

## The record

record-title = Κινήσεις
record-empty = Καμία κίνηση ακόμη.
record-first = Στην αρχή
record-prev = Μία κίνηση πίσω
record-next = Μία κίνηση μπροστά
record-latest = Στην τελευταία κίνηση
record-download = Λήψη της παρτίδας
record-ply =
    { $side ->
        [south] Κίνηση { $ply }, Νότος: { $house }
       *[north] Κίνηση { $ply }, Βορράς: { $house }
    }
record-ply-capture = { $move }, αιχμαλωτίζει { $seeds }
flip-board = Περιστροφή ταμπλό
rules-label = Κανόνες

## When something goes wrong

connection-lost = Δεν υπάρχει σύνδεση. Νέα προσπάθεια…
move-waiting = Δεν υπάρχει σύνδεση. Η κίνησή σας θα σταλεί μόλις επανέλθει.
move-overtaken = Στο μεταξύ έγινε άλλη κίνηση από τη θέση σας. Το ταμπλό δείχνει πού βρίσκεται η παρτίδα.
move-refused = Η κίνηση δεν έγινε δεκτή. Το ταμπλό δείχνει πού βρίσκεται η παρτίδα.
problem-no-connection = Δεν υπάρχει σύνδεση με τον διακομιστή. Δοκιμάστε ξανά.
problem-unavailable = Ο διακομιστής δεν μπορεί να απαντήσει τώρα. Δοκιμάστε ξανά σε λίγο.
problem-computer-busy = Πάρα πολλές παρτίδες περιμένουν τώρα τον υπολογιστή. Δοκιμάστε ξανά σε λίγο, ή παίξτε μαζί του στον δικό σας περιηγητή: εκεί δεν τον περιμένει κανείς άλλος.
problem-unknown-table = Δεν υπάρχει τέτοιο τραπέζι.
problem-wrong-seat = Αυτή η θέση δεν είναι δική σας.
problem-no-offer = Η πρόταση δεν ισχύει πια.
problem-offer-declined = Ο άλλος παίκτης θέλει να συνεχίσει. Μπορείτε να προτείνετε ξανά μετά την επόμενη κίνηση.
problem-offer-stands = Ο άλλος παίκτης μόλις πρότεινε να τελειώσει η παρτίδα.
problem-offer-withdrawn = Πήρατε πίσω την πρότασή σας. Μπορείτε να προτείνετε ξανά μετά την επόμενη κίνηση.
problem-rematch-withdrawn = Πήρατε πίσω τη ρεβάνς πάρα πολλές φορές. Ανοίξτε καλύτερα άλλο τραπέζι.
problem-stale = Η παρτίδα προχώρησε στο μεταξύ. Το ταμπλό δείχνει πού βρίσκεται.
problem-other = Κάτι πήγε στραβά. Δοκιμάστε ξανά.
problem-unplayable = Δεν γίνεται να παίξετε εδώ αυτή τη στιγμή. Φορτώστε ξανά τη σελίδα για νέα προσπάθεια ή για να δείτε πού βρίσκεται η παρτίδα.

## What an endgame was worth, once the game is over

worth-even = Με το καλύτερο παιχνίδι από εδώ και πέρα, οι δύο πλευρές θα κέρδιζαν ίσο αριθμό από τους σπόρους που έμειναν.
worth-ahead =
    { $side ->
        [south] Με το καλύτερο παιχνίδι από εδώ και πέρα, ο Νότος θα ξεπερνούσε τον Βορρά κατά { $seeds }.
       *[north] Με το καλύτερο παιχνίδι από εδώ και πέρα, ο Βορράς θα ξεπερνούσε τον Νότο κατά { $seeds }.
    }
worth-moves =
    { $side ->
        [south] Για τον Νότο, ανά κίνηση: { $moves }.
       *[north] Για τον Βορρά, ανά κίνηση: { $moves }.
    }
worth-repetition = Σε επανάληψη οι σπόροι μοιράζονται κατά σειρά, οπότε το αποτέλεσμα μπορεί να είναι άλλο.

## The course, and the board on the home page

learn-progress = Λύθηκαν { $done } από { $count }
learn-right = Σωστά!
learn-not-yet = Δεν είναι αυτό ακόμη. Δοκιμάστε ξανά.
learn-go-on = Σωστά! Συνεχίστε.
learn-found =
    { $left ->
        [0] { $house }: σωστά. Τους βρήκατε όλους.
        [one] { $house }: σωστά. Μένει ακόμη { $left }.
       *[other] { $house }: σωστά. Μένουν ακόμη { $left }.
    }
learn-no-capture = Ο { $house } δεν αιχμαλωτίζει τίποτα.
learn-not-legal = Ο { $house } δεν επιτρέπεται να παιχτεί τώρα.

## A table that anyone can join from the home page

open-shown = Η αρχική σελίδα δείχνει αυτό το τραπέζι σε όλους όσο κρατάτε ανοιχτή αυτή τη σελίδα.
open-hide = Απόκρυψη από την αρχική σελίδα
open-show = Εμφάνιση στην αρχική σελίδα
open-hidden = Η αρχική σελίδα δεν δείχνει πια αυτό το τραπέζι.
