### Σύνολα κανόνων, οι ρυθμίσεις στις οποίες ένα τραπέζι μπορεί να διαφέρει και οι τιμές τους.

preset-abapa = Abapa
preset-wari = Wari
preset-warri = Warri
preset-ashanti = Ashanti
preset-ovare = Ovare
preset-awari = Awari

preset-abapa-about = Οι κανόνες των τουρνουά: κίνηση που θα έπαιρνε όλη τη σειρά επιτρέπεται, αλλά δεν αιχμαλωτίζει τίποτα.
preset-wari-about = Πιο αυστηρό: το γκραν σλαμ απαγορεύεται όσο υπάρχει άλλη κίνηση.
preset-warri-about = Της Καραϊβικής: το γκραν σλαμ παίρνει όλη τη σειρά και ο ίδιος παίκτης παίζει ξανά.
preset-ashanti-about = Της Γκάνας: λάκκος με δώδεκα ή περισσότερους σπόρους παίζεται υποχρεωτικά, ένας λάκκος μένει πάντα, αρχίζει ο Βορράς.
preset-ovare-about = Όπως το παίζουν οι εσπεραντιστές: οι αιχμαλωτίσεις πάνε και προς τις δύο κατευθύνσεις και κανείς δεν κερδίζει νωρίτερα.
preset-awari-about = Το παιχνίδι που έλυσαν οι υπολογιστές: όπως το Wari, αλλά σε ατέλειωτο παιχνίδι οι σπόροι μοιράζονται εξίσου.

setting-grand-slam = Γκραν σλαμ
setting-capture-run = Αιχμαλωτίσεις
setting-full-house = Γεμάτοι λάκκοι
setting-first = Πρώτη κίνηση
setting-majority = Πρόωρη νίκη
setting-leftover = Σπόροι που μένουν
setting-repetition = Επανάληψη
setting-seeds-per-house = Σπόροι ανά λάκκο

option-grand-slam-no-capture = επιτρέπεται και δεν αιχμαλωτίζει τίποτα
option-grand-slam-forbidden-then-sweep = απαγορεύεται εκτός αν είναι αναγκαστικό· τότε τα παίρνει όλα και τελειώνει η παρτίδα
option-grand-slam-capture-and-move-again = παίρνει όλη τη σειρά· ο ίδιος παίκτης παίζει ξανά
option-grand-slam-leave-last = τα παίρνει όλα εκτός από έναν λάκκο
option-grand-slam-forbidden-then-end = απαγορεύεται· αν δεν υπάρχει άλλη κίνηση, τελειώνει η παρτίδα
option-grand-slam-opponent-takes-rest = παίρνει όλη τη σειρά· ο αντίπαλος παίρνει όλους τους άλλους σπόρους και τελειώνει η παρτίδα
option-capture-run-before = οι λάκκοι ακριβώς πριν από τον τελευταίο σπόρο
option-capture-run-both = οι λάκκοι πριν και μετά τον τελευταίο σπόρο
option-full-house-none = μπορούν να περιμένουν
option-full-house = παίζονται υποχρεωτικά από { $seeds } σπόρους και πάνω
option-first-south = αρχίζει ο Νότος
option-first-north = αρχίζει ο Βορράς
option-majority-on = όποιος έχει πάνω από τους μισούς σπόρους κερδίζει αμέσως
option-majority-off = το παιχνίδι συνεχίζεται ως το τέλος
option-leftover-own-row = ο καθένας παίρνει τους σπόρους της σειράς του
option-leftover-uncounted = δεν μετράνε για κανέναν
option-leftover-split = ο καθένας παίρνει τους σπόρους της σειράς του· σε ατέλειωτο παιχνίδι μοιράζονται εξίσου
option-repetition-second = τελειώνει την παρτίδα όταν μια θέση εμφανιστεί για δεύτερη φορά
option-repetition-third = τελειώνει την παρτίδα όταν μια θέση εμφανιστεί για τρίτη φορά
option-repetition-never = δεν τελειώνει ποτέ την παρτίδα
option-seeds-per-house = { $seeds }

change-grand-slam-no-capture = το γκραν σλαμ δεν αιχμαλωτίζει τίποτα
change-grand-slam-forbidden-then-sweep = το γκραν σλαμ απαγορεύεται εκτός αν είναι αναγκαστικό, και τότε τα παίρνει όλα
change-grand-slam-capture-and-move-again = το γκραν σλαμ παίρνει όλη τη σειρά και ο ίδιος παίζει ξανά
change-grand-slam-leave-last = το γκραν σλαμ αφήνει έναν λάκκο
change-grand-slam-forbidden-then-end = το γκραν σλαμ απαγορεύεται, και χωρίς άλλη κίνηση τελειώνει η παρτίδα
change-grand-slam-opponent-takes-rest = το γκραν σλαμ παίρνει όλη τη σειρά και δίνει τα υπόλοιπα στον αντίπαλο
change-capture-run-before = αιχμαλωτίσεις μόνο προς τα πίσω
change-capture-run-both = αιχμαλωτίσεις και προς τις δύο κατευθύνσεις
change-full-house-none = ένας γεμάτος λάκκος μπορεί να περιμένει
change-full-house = λάκκος με { $seeds } ή περισσότερους σπόρους παίζεται υποχρεωτικά
change-first-south = αρχίζει ο Νότος
change-first-north = αρχίζει ο Βορράς
change-majority-on = όποιος έχει πάνω από τους μισούς σπόρους κερδίζει αμέσως
change-majority-off = χωρίς πρόωρη νίκη
change-leftover-own-row = οι σπόροι που μένουν πάνε σε εκείνον στη σειρά του οποίου βρίσκονται
change-leftover-uncounted = οι σπόροι που μένουν δεν μετράνε για κανέναν
change-leftover-split = σε ατέλειωτο παιχνίδι οι σπόροι μοιράζονται εξίσου
change-repetition-second = η δεύτερη εμφάνιση μιας θέσης τελειώνει την παρτίδα
change-repetition-third = η τρίτη εμφάνιση μιας θέσης τελειώνει την παρτίδα
change-repetition-never = η επανάληψη δεν τελειώνει ποτέ την παρτίδα
change-seeds-per-house =
    { $seeds ->
        [one] ένας σπόρος σε κάθε λάκκο
       *[other] { $seeds } σπόροι σε κάθε λάκκο
    }
