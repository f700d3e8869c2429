### Kion diras la paĝo de tablo: en la retumilo, kaj el la servilo antaŭ ol skriptoj ruliĝas.
### La literoj de kavoj (A–F, a–f) neniam estas tradukataj. La flankoj venas kiel south kaj north.

side-name =
    { $side ->
        [south] Sudo
       *[north] Nordo
    }

## The board

board-label = Ludtabulo
house-label =
    { $seeds ->
        [0] { $house }, malplena
        [one] { $house }, { $seeds } semo
       *[other] { $house }, { $seeds } semoj
    }
house-playable = { $label }, ludebla
store-label =
    { $side ->
        [south] Tenejo de Sudo: { $seeds }
       *[north] Tenejo de Nordo: { $seeds }
    }

account-title = La tabulo per vortoj
account-row =
    { $side ->
        [south] Kavoj de Sudo: { $houses }.
       *[north] Kavoj de Nordo: { $houses }.
    }
account-captures = { $house } kaptas { $seeds }
account-moves = Eblas: { $moves }.

## Whose turn it is

status-your-move = Via vico
status-to-move =
    { $side ->
        [south] Vico de Sudo
       *[north] Vico de Nordo
    }
status-again =
    { $side ->
        [south] Sudo denove movas
       *[north] Nordo denove movas
    }
status-your-move-again = Vi denove movas
status-waiting = Atendante la alian ludanton
status-seat-free =
    { $side ->
        [south] La loko de Sudo estas libera
       *[north] La loko de Nordo estas libera
    }
status-stepping =
    { $ply ->
        [0] La komenca pozicio
       *[other] Post la { $ply }-a movo el { $count }
    }
status-now = Nun: { $state }
title-your-move = Via vico · { $title }

## How it ended

result-won =
    { $side ->
        [south] Sudo venkas { $more }–{ $fewer }
       *[north] Nordo venkas { $more }–{ $fewer }
    }
result-won-by-resignation =
    { $side ->
        [south] Sudo venkas
       *[north] Nordo venkas
    }
result-draw = Egalvenko, { $more }–{ $fewer }
result-you-won = Vi venkas { $more }–{ $fewer }
result-you-lost = Vi malvenkas { $fewer }–{ $more }
result-you-won-by-resignation = Vi venkas
result-you-lost-by-resignation = Vi malvenkas

reason-majority =
    { $side ->
        [south] Sudo kaptis pli ol duonon de la semoj.
       *[north] Nordo kaptis pli ol duonon de la semoj.
    }
reason-no-move-empty-row =
    { $side ->
        [south] La kavovico de Sudo estas malplena, do Sudo ne povas movi.
       *[north] La kavovico de Nordo estas malplena, do Nordo ne povas movi.
    }
reason-no-move-cannot-feed =
    { $side ->
        [south] La kavovico de Nordo estas malplena, kaj neniu movo de Sudo atingas ĝin.
       *[north] La kavovico de Sudo estas malplena, kaj neniu movo de Nordo atingas ĝin.
    }
reason-no-move-only-slams =
    { $side ->
        [south] Ĉiu movo de Sudo estus granda frapo, kion ĉi tiuj reguloj malpermesas.
       *[north] Ĉiu movo de Nordo estus granda frapo, kion ĉi tiuj reguloj malpermesas.
    }
reason-grand-slam = Granda frapo finis la partion.
reason-repetition =
    { $times ->
        [2] La sama pozicio aperis la duan fojon.
       *[other] La sama pozicio aperis la trian fojon.
    }
reason-agreement = Ambaŭ ludantoj konsentis fini la partion.
reason-resignation =
    { $side ->
        [south] Sudo kapitulacis.
       *[north] Nordo kapitulacis.
    }

leftover-nothing = Neniu semo restis sur la tabulo.
leftover-on-board =
    { $seeds ->
        [one] { $seeds } semo restas sur la tabulo kaj validas por neniu.
       *[other] { $seeds } semoj restas sur la tabulo kaj validas por neniu.
    }
leftover-own-row = Ĉiu prenis la semojn restantajn en sia kavovico: Sudo { $south }, Nordo { $north }.
leftover-uncounted =
    { $seeds ->
        [one] Laŭ ĉi tiuj reguloj la { $seeds } restanta semo validas por neniu.
       *[other] Laŭ ĉi tiuj reguloj la { $seeds } restantaj semoj validas por neniu.
    }
leftover-split = La restantaj semoj estis dividitaj egale: { $seeds } al ĉiu flanko.
leftover-mover-sweeps =
    { $side ->
        [south] Sudo prenis ankaŭ tion, kio restis en ĝia kavovico: { $seeds }.
       *[north] Nordo prenis ankaŭ tion, kio restis en ĝia kavovico: { $seeds }.
    }
leftover-opponent-takes =
    { $side ->
        [south] Sudo ricevis ĉion, kio restis sur la tabulo: { $seeds }.
       *[north] Nordo ricevis ĉion, kio restis sur la tabulo: { $seeds }.
    }

## A move, looked at and made

preview-move = { $house } finiĝas en { $last }.
preview-capture =
    { $seeds ->
        [one] { $house } finiĝas en { $last } kaj kaptas { $seeds } semon el { $houses }.
       *[other] { $house } finiĝas en { $last } kaj kaptas { $seeds } semojn el { $houses }.
    }
preview-slam-nothing = { $house } finiĝas en { $last }: granda frapo, kiu kaptas nenion.
preview-ends-game = Tio finas la partion.
told-move =
    { $side ->
        [south] Sudo ludas { $house }, lasta semo en { $last }.
       *[north] Nordo ludas { $house }, lasta semo en { $last }.
    }
told-capture =
    { $seeds ->
        [one] Kaptas { $seeds } semon el { $houses }.
       *[other] Kaptas { $seeds } semojn el { $houses }.
    }
told-slam = Granda frapo.
told-slam-nothing = Granda frapo, kiu kaptas nenion.
told-stores = Sudo havas { $south }, Nordo { $north }.

## Why a house can’t be played

refusal-empty-house = { $house } estas malplena.
refusal-wrong-side =
    { $side ->
        [south] { $house } apartenas al Sudo.
       *[north] { $house } apartenas al Nordo.
    }
refusal-must-feed =
    { $side ->
        [south] { $house } lasus la kavovicon de Sudo sen semoj. Eblas: { $legal }.
       *[north] { $house } lasus la kavovicon de Nordo sen semoj. Eblas: { $legal }.
    }
refusal-grand-slam =
    { $side ->
        [south] { $house } kaptus ĉiujn semojn en la kavovico de Sudo: granda frapo. Eblas: { $legal }.
       *[north] { $house } kaptus ĉiujn semojn en la kavovico de Nordo: granda frapo. Eblas: { $legal }.
    }
refusal-full-house = Plena kavo devas esti ludata antaŭ { $house }. Eblas: { $legal }.
refusal-game-over = La partio finiĝis.
refusal-not-started = La partio komenciĝos, kiam ambaŭ lokoj estos okupitaj.
refusal-not-your-turn =
    { $side ->
        [south] Estas la vico de Sudo.
       *[north] Estas la vico de Nordo.
    }
refusal-watching = Vi nur spektas ĉi tiun partion.
refusal-stepping = Ĉi tio estas pli frua pozicio. Por ludi iru al la plej nova.

## Seats and the link

seat-yours =
    { $side ->
        [south] Vi ludas kiel Sudo, kavoj A ĝis F.
       *[north] Vi ludas kiel Nordo, kavoj a ĝis f.
    }
seat-against-computer = Kontraŭe ludas la komputilo, nivelo { $level }.
seat-computer =
    { $side ->
        [south] La komputilo ludas kiel Sudo, nivelo { $level }.
       *[north] La komputilo ludas kiel Nordo, nivelo { $level }.
    }
seat-both = Vi ludas por ambaŭ flankoj ĉe ĉi tiu ekrano.
seat-watching = Ambaŭ lokoj estas okupitaj. Vi spektas.
seat-lost-race = Iu okupis la lokon ĵus antaŭ vi. Vi povas spekti la partion.
seat-bad-link = Ĉi tiu ligilo donas neniun lokon ĉe ĉi tiu tablo. Vi povas spekti.
seat-join =
    { $side ->
        [south] Ludi kiel Sudo
       *[north] Ludi kiel Nordo
    }
seat-send-link = Sendu ĉi tiun ligilon al la alia ludanto. La partio komenciĝos, kiam tiu aliĝos.
share-label = Ligilo al ĉi tiu tablo
share-copy = Kopii la ligilon
share-copied = Kopiita
share-failed = Ĉi tiu retumilo ne permesas al la paĝo kopii. La ligilo estas elektita: kopiu ĝin mem.
share-system = Kunhavigi
share-text = Ludu Oware kun mi
my-seat = Mia loko
my-seat-title = Via loko per alia aparato
my-seat-note = Malfermu ĉi tiun ligilon per alia aparato por tie ludi plu. Kiu havas ĝin, tiu povas movi por vi, do konservu ĝin por vi mem.
my-seat-label = Ligilo al via loko
my-seat-code = QR-kodo kun la ligilo al via loko
my-seat-not-kept = Ĉi tiu retumilo memoras nenion, kiam vi foriras. Konservu la ligilon, alie la loko perdiĝos.
dialog-close = Fermi

## Ending a game before its end

offer-end = Proponi finon
offer-end-now = Fini la partion
offer-by-you = Vi proponis fini la partion.
offer-by-other =
    { $side ->
        [south] Sudo proponas nun fini la partion.
       *[north] Nordo proponas nun fini la partion.
    }
offer-leftover-own-row = Tiam ĉiu prenas la semojn restantajn en sia kavovico.
offer-leftover-uncounted = La semoj restantaj sur la tabulo tiam validas por neniu.
offer-now-title = Ĉu nun fini la partion?
offer-accept = Akcepti
offer-decline = Ludi plu
offer-withdraw = Repreni
offer-declined =
    { $side ->
        [south] Sudo volas ludi plu.
       *[north] Nordo volas ludi plu.
    }
offer-withdrawn =
    { $side ->
        [south] Sudo reprenis la proponon fini la partion.
       *[north] Nordo reprenis la proponon fini la partion.
    }
resign = Kapitulaci
resign-title = Ĉu kapitulaci en ĉi tiu partio?
resign-note =
    { $side ->
        [south] Sudo venkas, kia ajn estas la poentaro.
       *[north] Nordo venkas, kia ajn estas la poentaro.
    }
resign-cancel = Ludi plu

## Another game

rematch = Revanĉo
rematch-accept = Akcepti la revanĉon
rematch-withdraw = Repreni la revanĉon
rematch-by-you = Vi proponis revanĉon kun interŝanĝitaj flankoj.
rematch-by-other =
    { $side ->
        [south] Sudo proponas revanĉon kun interŝanĝitaj flankoj.
       *[north] Nordo proponas revanĉon kun interŝanĝitaj flankoj.
    }
rematch-go = Al la nova tablo
new-table = Nova tablo

## The record

record-title = Movoj
record-empty = Ankoraŭ neniu movo.
record-first = Al la komenco
record-prev = Unu movon reen
record-next = Unu movon antaŭen
record-latest = Al la lasta movo
record-download = Elŝuti la partion
record-ply =
    { $side ->
        [south] Movo { $ply }, Sudo: { $house }
       *[north] Movo { $ply }, Nordo: { $house }
    }
record-ply-capture = { $move }, kaptas { $seeds }
flip-board = Turni la tabulon
rules-label = Reguloj

## When something goes wrong

connection-lost = Mankas konekto. Reprovante…
move-waiting = Mankas konekto. Via movo estos sendita, kiam ĝi revenos.
move-overtaken = Intertempe alia movo estis farita de via loko. La tabulo montras, kiel statas la partio.
move-refused = Tiu movo ne estis akceptita. La tabulo montras, kiel statas la partio.
problem-no-connection = Mankas konekto al la servilo. Bonvolu reprovi.
problem-unavailable = La servilo nun ne povas respondi. Bonvolu reprovi post momento.
problem-computer-busy = Tro da partioj nun atendas la komputilon. Bonvolu reprovi post momento, aŭ ludu kontraŭ ĝi en via propra retumilo: tie neniu alia atendas ĝin.
problem-unknown-table = Tia tablo ne ekzistas.
problem-wrong-seat = Ĉi tiu loko ne estas via.
problem-no-offer = La propono ne plu validas.
problem-offer-declined = La alia ludanto volas ludi plu. Vi povos denove proponi post la sekva movo.
problem-offer-stands = La alia ludanto ĵus proponis fini la partion.
problem-offer-withdrawn = Vi reprenis vian proponon. Vi povos denove proponi post la sekva movo.
problem-rematch-withdrawn = Vi tro ofte reprenis la revanĉon. Prefere malfermu novan tablon.
problem-stale = La partio intertempe pluiris. La tabulo montras, kiel ĝi statas.
problem-other = Tio ne sukcesis. Bonvolu reprovi.
problem-unplayable = Nun ne eblas ludi ĉi tie. Reŝargu la paĝon por reprovi aŭ por vidi, kiel statas la partio.

## What an endgame was worth, once the game is over

worth-even = Ĉe plej bona ludo ekde ĉi tie ambaŭ flankoj gajnus egale multe el la restantaj semoj.
worth-ahead =
    { $side ->
        [south] Ĉe plej bona ludo ekde ĉi tie Sudo gajnus je { $seeds } pli ol Nordo.
       *[north] Ĉe plej bona ludo ekde ĉi tie Nordo gajnus je { $seeds } pli ol Sudo.
    }
worth-moves =
    { $side ->
        [south] Por Sudo, movo post movo: { $moves }.
       *[north] Por Nordo, movo post movo: { $moves }.
    }
worth-repetition = Ripeto dividas la semojn laŭ kavovicoj, do tiam la fino povas esti alia.

## The course, and the board on the home page

learn-progress = { $done } el { $count } solvitaj
learn-right = Ĝuste!
learn-not-yet = Tio ankoraŭ ne estas la solvo. Reprovu.
learn-go-on = Ĝuste! Daŭrigu.
learn-found =
    { $left ->
        [0] { $house } estas ĝusta. Vi trovis ĉiujn.
        [one] { $house } estas ĝusta. Restas { $left } trovota.
       *[other] { $house } estas ĝusta. Restas { $left } trovotaj.
    }
learn-no-capture = { $house } kaptas nenion.
learn-not-legal = { $house } nun ne estas ludebla.

## A table that anyone can join from the home page

open-shown = La hejmpaĝo montras ĉi tiun tablon al ĉiuj, dum vi tenas ĉi tiun paĝon malfermita.
open-hide = Kaŝi sur la hejmpaĝo
open-show = Montri sur la hejmpaĝo
open-hidden = La hejmpaĝo ne plu montras ĉi tiun tablon.
