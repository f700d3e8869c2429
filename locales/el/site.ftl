### Ο ιστότοπος γύρω από τα τραπέζια: αρχική, υποσέλιδο, ό,τι λείπει.

site-name = Oware
site-tagline = Παίξτε Oware με οποιονδήποτε μέσα από έναν σύνδεσμο
site-description = Διαλέξτε κανόνες, ανοίξτε ένα τραπέζι, στείλτε τον σύνδεσμο και παίξτε. Χωρίς λογαριασμό, χωρίς εγκατάσταση.
skip-to-content = Μετάβαση στο περιεχόμενο
languages-label = Γλώσσα
footer-note = Oware (Οουάρε), γνωστό και ως awalé, wari, ayò και με πολλά άλλα ονόματα: ένα παιχνίδι μανκάλα από τη Δυτική Αφρική που παίζεται σε όλο τον κόσμο.

home-title = Παίξτε Oware με έναν σύνδεσμο
home-intro = Δύο παίκτες σπέρνουν σπόρους σε δώδεκα λάκκους και αιχμαλωτίζουν ό,τι μπορούν. Διαλέξτε κανόνες, ανοίξτε ένα τραπέζι και στείλτε τον σύνδεσμό του: όποιος τον ανοίξει μπορεί να πιάσει την άλλη θέση, από οποιοδήποτε κινητό ή υπολογιστή.

start-heading = Ανοίξτε ένα τραπέζι
start-rules = Κανόνες
start-side = Παίζετε ως
start-side-south = Νότος, λάκκοι A έως F
start-side-north = Βορράς, λάκκοι a έως f
start-side-chance = Ό,τι δείξει η τύχη
start-opponent = Απέναντι παίζει
start-opponent-friend = Φίλος, με έναν σύνδεσμο που του στέλνετε
start-opponent-anyone = Όποιος έρθει πρώτος: το τραπέζι εμφανίζεται στην αρχική σελίδα
start-opponent-computer = Ο υπολογιστής, σε τραπέζι που μπορούν να παρακολουθούν και άλλοι
start-one-screen = Και οι δύο παίκτες κάθονται σε αυτή την οθόνη
start-change-rules = Αλλαγή κανόνων
start-change-note = Ό,τι δεν αγγίξετε μένει όπως στους κανόνες που διαλέξατε. Στο τραπέζι φαίνεται ότι οι κανόνες έχουν αλλάξει.
start-as-preset = Όπως στους κανόνες
start-button = Άνοιγμα τραπεζιού
start-needs-script = Για να ανοίξετε τραπέζι και να παίξετε χρειάζεται JavaScript. Χωρίς αυτό μπορείτε να βλέπετε κάθε τραπέζι και τις κινήσεις του.

not-found-title = Δεν υπάρχει τίποτα σε αυτή τη διεύθυνση
not-found-text = Ίσως ο σύνδεσμος κόπηκε στον δρόμο. Ελέγξτε τον ή ζητήστε τον ξανά.
unavailable-title = Όχι αυτή τη στιγμή
not-found-home = Ανοίξτε δικό σας τραπέζι

table-title = { $rules } · { $site }
table-about-free =
    { $side ->
        [south] Παρτίδα { $rules }. Η θέση του Νότου είναι ελεύθερη: ανοίξτε τον σύνδεσμο και παίξτε.
       *[north] Παρτίδα { $rules }. Η θέση του Βορρά είναι ελεύθερη: ανοίξτε τον σύνδεσμο και παίξτε.
    }
table-about-playing = Παρτίδα { $rules }, Νότος εναντίον Βορρά: { $south }–{ $north } μετά την κίνηση { $ply }.
table-about-ended = Παρτίδα { $rules }. { $result }.
table-needs-script = Για να καθίσετε και να παίξετε χρειάζεται JavaScript. Αυτή η σελίδα δείχνει την παρτίδα όπως ήταν όταν φορτώθηκε.
actions-label = Τι μπορείτε να κάνετε

## Settings

settings-title = Ρυθμίσεις
settings-theme = Ταμπλό
settings-theme-wood = Ξύλο
settings-theme-plain = Απλό
settings-theme-shapes = Σχήματα
settings-theme-note = Το «Απλό» έχει τη μεγαλύτερη αντίθεση. Τα «Σχήματα» βάζουν τους σπόρους σε σειρές των πέντε, κάθε σειρά με δικό της σχήμα.
settings-speed = Κίνηση σπόρων
settings-speed-slow = Αργή
settings-speed-normal = Κανονική
settings-speed-fast = Γρήγορη
settings-speed-off = Καθόλου
settings-numbers = Αριθμοί δίπλα στους λάκκους
settings-sound = Ήχοι
settings-letters = Κινήσεις με γράμματα
settings-letters-note = Τα πλήκτρα A έως F παίζουν τους λάκκους της σειράς σας.
settings-kept = Φυλάσσεται μόνο σε αυτόν τον περιηγητή.

## Without a network, and when there is a new version

offline-title = Δεν υπάρχει δίκτυο
offline-text = Τα τραπέζια βρίσκονται στον διακομιστή, που τώρα δεν απαντά. Η θέση σας και όλες οι κινήσεις ως τώρα είναι ασφαλείς.
offline-retry = Νέα προσπάθεια
update-there = Υπάρχει νέα έκδοση του ιστοτόπου.
update-now = Επαναφόρτωση
update-later = Αργότερα
