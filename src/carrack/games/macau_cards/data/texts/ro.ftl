# Macau, the card game, in Romanian. Keys follow the names of names.py and options.py.

## Cards

suit-S = pică
suit-H = inimă roșie
suit-D = caro
suit-C = treflă

rank-A = as
    .plural = ași
rank-2 = doi
    .plural = doiari
rank-3 = trei
    .plural = treiari
rank-4 = patru
    .plural = patrari
rank-5 = cinci
    .plural = cincari
rank-6 = șase
    .plural = șesari
rank-7 = șapte
    .plural = șeptari
rank-8 = opt
    .plural = optari
rank-9 = nouă
    .plural = nouari
rank-T = zece
    .plural = zecari
rank-J = valet
    .plural = valeți
rank-Q = damă
    .plural = dame
rank-K = popă
    .plural = popi

all-jokers = jokeri
card-suited = { $rank } de { $suit }
card-BJ = joker negru
    .short = joker negru
card-CJ = joker colorat
    .short = joker colorat

## Parts of sentences

n-cards = { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}
n-turns = { $count ->
    [one] { $count } tură
    [few] { $count } ture
   *[other] { $count } de ture
}
n-points = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
which-cards = { $cards ->
    [none] { "" }
   *[other] : { $cards }
}
because = { $cause ->
    [turn] { "" }
    [none] { "" }
   *[other] { " " }({ $why })
}

## Causes

cause-rule = regulă
cause-turn = tură
cause-attack = atac
cause-macau_beaten = altcineva a spus întâi „Macao!”
cause-macau_late = n-a spus „Macao!” și s-a observat
cause-macau_silence = n-a spus „Macao!”
cause-challenge = contestare
cause-cover = nimic cu care să acopere
cause-settlement = ultimul atac al rundei
cause-cancel = anulat
cause-queen_of_hearts = Q♥
cause-joker = joker
cause-turn_limit = limita de ture

## Actions: labels of buttons and menu lines

action-play = Pune { $card }
action-play_as = Pune un joker drept { $card }
action-draw = Trage o carte
action-accept = Acceptă atacul
action-accept-draw = Acceptă și trage { n-cards }
action-accept-skip = Acceptă și stai { n-turns }
action-accept-duel = Refuză duelul
action-end_play = Încheie
action-keep = Păstrează cartea trasă
action-pass = Pas
action-call_suit = Cere { $suit }
action-call_free_suit = Cere culoare liberă
action-call_rank = Cere { $ranks }
action-call_any_plain = Cere o carte simplă
action-call_nothing = Nu cere nimic
action-say_macau = Spune „Macao!”
action-say_multi_macau = Spune „Macao multiplu!”
action-catch = Prinde: { $seat }
action-challenge = Contestă
action-no_reaction = Nu spune nimic

## Events: sentences of the log. `.you` is told to the seat that acts, `.to_you` to the one it happens to.

event-dealt = { $seat } primește { n-cards }
    .you = Primești { n-cards }
event-set_aside = Se dezvăluie { $card } și se pune deoparte
event-starter = Prima carte: { $card }
event-laid = { $seat } pune { $card }
    .you = Pui { $card }
event-laid-as = { $seat } pune { $card } drept { $as }
    .you = Pui { $card } drept { $as }
event-play_ended = { $seat } nu mai pune nimic
    .you = Nu mai pui nimic
event-drew = { $seat } trage { n-cards }{ which-cards }{ because }
    .you = Tragi { n-cards }{ which-cards }{ because }
event-forgiven = Nu mai e nimic de tras: { $seat } scapă de { n-cards }
    .you = Nu mai e nimic de tras: scapi de { n-cards }
event-reshuffled = Teancul de joc se amestecă într-un nou teanc de tras: { n-cards }
event-passed = { $seat } spune pas
    .you = Spui pas
event-kept = { $seat } păstrează cartea trasă
    .you = Păstrezi cartea trasă
event-accepted-draw = { $seat } acceptă atacul: { n-cards }
    .you = Accepți atacul: { n-cards }
event-accepted-skip = { $seat } acceptă și stă { n-turns }
    .you = Accepți și stai { n-turns }
event-declined = { $seat } refuză duelul
    .you = Refuzi duelul
event-missed_turn = { $left ->
    [0] { $seat } stă o tură
   *[other] { $seat } stă o tură și mai are de stat { $left }
}
    .you = { $left ->
        [0] Stai o tură
       *[other] Stai o tură și mai ai de stat { $left }
    }
event-called_suit = { $seat } cere { $suit } { $sign }
    .you = Ceri { $suit } { $sign }
event-called_free_suit = { $seat } cere culoare liberă: orice, numai { $except } { $sign } nu
    .you = Ceri culoare liberă: orice, numai { $except } { $sign } nu
event-called_free_suit-any = { $seat } cere culoare liberă: merge orice culoare
    .you = Ceri culoare liberă: merge orice culoare
event-called_rank = { $seat } cere { $ranks }
    .you = Ceri { $ranks }
event-called_any_plain = { $seat } cere orice carte simplă
    .you = Ceri orice carte simplă
event-called_nothing = { $seat } nu cere nimic
    .you = Nu ceri nimic
event-call_lapsed = Cererea nu mai e valabilă
event-direction_turned-cw = Se schimbă sensul: acum în sensul acelor de ceas
event-direction_turned-ccw = Se schimbă sensul: acum invers acelor de ceas
event-attacked-draw = { $target } e sub atac: { n-cards }
    .to_you = Ești sub atac: { n-cards }
event-attacked-skip = { $target } are de stat { n-turns }
    .to_you = Ai de stat { n-turns }
event-attacked-duel = Duel pentru { n-turns }: { $target } are cuvântul
    .to_you = Duel pentru { n-turns }: ai cuvântul
event-attack_ended-cancel = Atacul se anulează
event-attack_ended-queen_of_hearts = Q♥ încheie războiul
event-war_goes_on = { $target } rămâne sub atac: nimeni nu oprește atacul
    .to_you = Rămâi sub atac: nimeni nu oprește atacul
event-solo_turns = { $seat } câștigă duelul și joacă { n-turns } fără ceilalți
    .you = Câștigi duelul și joci { n-turns } fără ceilalți
event-macau_said = { $seat } spune „Macao!”
    .you = Spui „Macao!”
event-macau_caught-macau_beaten = { $seat } spune „Macao!” înainte să apuce { $owner }
    .you = Spui „Macao!” înainte să apuce { $owner }
    .to_you = { $seat } spune „Macao!” înainte să apuci tu
event-macau_caught-macau_late = { $seat } bagă de seamă: { $owner } n-a spus „Macao!”
    .you = Bagi de seamă: { $owner } n-a spus „Macao!”
    .to_you = { $seat } te prinde: n-ai spus „Macao!”
event-macau_missed = { $seat } mai are o carte și n-a spus „Macao!”
    .you = Mai ai o carte și n-ai spus „Macao!”
event-multi_macau_said = { $seat } spune „Macao multiplu!”
    .you = Spui „Macao multiplu!”
event-challenged = { $seat } contestă
    .you = Contești
event-window_closed = Nimeni nu contestă ce a făcut { $owner }
    .to_you = Nimeni nu contestă ce ai făcut
event-verdict-slip-guilty = Contestat pe bună dreptate: cartea pusă de { $seat } nu se potrivește
    .you = Contestat pe bună dreptate: cartea ta nu se potrivește
event-verdict-slip-innocent = Contestat pe nedrept: cartea pusă de { $seat } se potrivește
    .you = Contestat pe nedrept: cartea ta se potrivește
event-verdict-call-guilty = Contestat pe bună dreptate: { $seat } nu are în mână ce a cerut
    .you = Contestat pe bună dreptate: nu ai în mână ce ai cerut
event-verdict-call-innocent = Contestat pe nedrept: { $seat } avea în mână ce a cerut
    .you = Contestat pe nedrept: aveai în mână ce ai cerut
event-verdict-draw-guilty = Contestat pe bună dreptate: { $seat } avea o carte potrivită
    .you = Contestat pe bună dreptate: aveai o carte potrivită
event-verdict-draw-innocent = Contestat pe nedrept: { $seat } nu avea nicio carte potrivită
    .you = Contestat pe nedrept: nu aveai nicio carte potrivită
event-card_shown = { $seat } arată { $card }
    .you = Arăți { $card }
event-play_taken_back = { $seat } ia înapoi { $card }
    .you = Iei înapoi { $card }
event-went_out = { $seat } rămâne fără cărți: locul { $place }
    .you = Rămâi fără cărți: locul { $place }
event-round_blocked-rule = Nimeni nu poate pune sau trage o carte: runda e blocată
event-round_blocked-turn_limit = S-a atins limita de ture: runda e blocată
event-round_ended = Runda { $round } s-a încheiat
event-scored = { $seat } adună { n-points }, în total { $total }
    .you = Aduni { n-points }, în total { $total }
event-match_ended = Partida s-a încheiat

## Phases, and what the game waits for

phase-turn = Tură
phase-continue = Alte cărți în aceeași tură
phase-cover = Acoperire
phase-cover_drawn = Acoperire cu cartea trasă
phase-after_draw = După tras
phase-choose_suit = Alegerea culorii
phase-choose_rank = Alegerea valorii
phase-challenge_window = Contestări
phase-macau_window = „Macao!”
phase-war_window = Oprirea unui război
phase-over = Sfârșit

prompt-turn = { $seat } e la rând
    .you = E rândul tău: pune o carte sau trage una
prompt-turn-attack = { $seat } e sub atac
    .you = Ești sub atac: răspunde sau acceptă
prompt-turn-hit = { $seat } e sub atac
    .you = Ești sub atac și nimic nu te apără: acceptă
prompt-turn-duel = { $seat } poate intra în duel
    .you = Duel: pune și tu sau refuză
prompt-continue = { $seat } mai poate pune cărți
    .you = Mai pune o carte sau încheie
prompt-cover = { $seat } are de acoperit o carte
    .you = Acoperă-ți cartea sau trage una
prompt-cover_drawn = { $seat } poate acoperi cu cartea trasă
    .you = Acoperă cu cartea trasă sau păstreaz-o
prompt-after_draw = { $seat } poate pune cartea trasă
    .you = Pune cartea trasă sau păstreaz-o
prompt-choose_suit = { $seat } cere o culoare
    .you = Cere o culoare
prompt-choose_rank = { $seat } cere o valoare
    .you = Cere o valoare
prompt-challenge_window = { $seat } a jucat: ceilalți pot contesta
    .you = { $seat } a jucat: contești?
    .own = Ceilalți pot contesta ce ai făcut
prompt-macau_window = { $seat } mai are o carte
    .you = { $seat } mai are o carte: spui „Macao!” mai repede?
    .own = Mai ai o carte: ceilalți încă pot reacționa
    .own_you = Mai ai o carte: spune „Macao!”
prompt-war_window = { $seat } e sub atac: oricine poate opri atacul cu Q♥
    .you = { $seat } e sub atac: oprești atacul cu Q♥?
    .own = Ești sub atac: oricine poate opri atacul cu Q♥
    .own_you = Ești sub atac: oprești atacul pe loc cu Q♥?
prompt-over = Partida s-a încheiat
    .you = Partida s-a încheiat

## What must be laid, and what threatens

requirement-normal = { $sign } sau { $short }
requirement-suit = { $suit } { $sign }, la cerere
requirement-free = orice culoare, numai { $suit } { $sign } nu
requirement-rank = { $ranks }, la cerere
requirement-any_plain = orice carte simplă
requirement-anything = orice carte
requirement-also = ; oricând: { $list }
requirement-more = { $list }, în aceeași tură
requirement-no_more = nimic altceva în această tură
requirement-cover = { $sign } sau { $list }
requirement-left = { $left ->
    [one] , încă { $left } tură
    [few] , încă { $left } ture
   *[other] , încă { $left } de ture
}

attack-draw = { $seat } trebuie să răspundă sau să tragă { n-cards }
    .you = Trebuie să răspunzi sau să tragi { n-cards }
attack-skip = { $seat } trebuie să răspundă sau să stea { n-turns }
    .you = Trebuie să răspunzi sau să stai { n-turns }
attack-hit = { $seat } trebuie să tragă { n-cards }: nimic nu apără
    .you = Trebuie să tragi { n-cards }: nimic nu te apără
attack-duel = Duel pentru { n-turns }: { $seat } poate intra sau refuza
    .you = Duel pentru { n-turns }: intră sau refuză

## Refusals

error-card-unknown = Nu există o astfel de carte: { $detail }
error-phase-wrong = Nu asta îți cere jocul acum.
error-card-not_held = Nu ai cartea aceasta în mână.
error-card-does_not_fit = Cartea aceasta nu se potrivește acum.
    .told = { $card } nu se potrivește. Merge: { $requirement }.
error-card-does_not_answer = Cartea aceasta nu răspunde la atac.
    .told = { $attack ->
        [draw] { $card } nu răspunde la atacul de { n-cards }.
       *[other] { $card } nu răspunde la atacul de { n-turns }.
    } { $cards ->
        [none] Nu ai în mână cu ce răspunde.
       *[other] Din mâna ta poți răspunde cu: { $cards }.
    }
error-card-does_not_continue = Cartea aceasta nu poate urma în aceeași tură.
    .told = { $card } nu poate urma în aceeași tură după { $top }.
error-card-does_not_cover = Cartea aceasta nu o acoperă pe cea pusă de tine.
    .told = { $card } nu acoperă { $top }.
error-card-not_the_drawn_one = După ce ai tras, poți pune doar cartea trasă.
    .told = După ce ai tras, poți pune doar cartea trasă: { $drawn }.
error-card-not_as_last = Regulile casei nu permit cartea aceasta ca ultimă carte.
    .told = Regulile acestei mese nu permit ca ultimă carte { $card }.
error-card-joker_role = În acest joc jokerii nu se pot pune așa.
error-draw-under_attack = Sub atac răspunzi sau accepți; nu poți trage pur și simplu.
    .told = { $attack ->
        [draw] Sub atac răspunzi sau accepți și tragi { n-cards }; nu poți trage pur și simplu.
       *[other] Sub atac răspunzi sau accepți și stai { n-turns }; nu poți trage pur și simplu.
    }
error-draw-card_fits = Ai o carte care se potrivește, deci trebuie să pui una.
    .told = Ai ce pune, deci trebuie să pui: { $cards }.
error-draw-nothing_left = Nu mai e nimic de tras.
error-pass-can_draw = Încă poți trage o carte, deci nu poți spune pas.
error-accept-no_attack = Nu e niciun atac de acceptat.
error-call-suit_in_play = Nu poți cere culoarea care e deja în joc; cere alta.
    .told = Culoarea în joc, { $suit }, nu poate fi cerută; cere alta.
error-call-not_held = Poți cere doar ce ai în mână.
    .told = { $kind ->
        [suit] Nu ai { $suit } în mână și poți cere doar ce ai.
       *[rank] Nu ai { $ranks } în mână și poți cere doar ce ai.
    }
error-call-not_callable = Valoarea aceasta nu poate fi cerută: are cărți speciale.
    .told = Nu se pot cere { $ranks }: printre ele sunt cărți speciale.
error-call-has_choice = Ai în mână ceva ce poți cere, deci trebuie să spui ce anume.
error-call-same_again = Asta s-a cerut deja; a doua oară trebuie să ceri altceva.
error-call-duty = La această masă e obligatoriu să ceri ceva.
error-macau-not_now = Acum n-ai de ce să spui „Macao!”.
error-multi_macau-not_now = „Macao multiplu!” nu se poate spune acum.
error-catch-not_exposed = Pe acest jucător nu ai cum să-l prinzi acum.
error-challenge-not_now = Acum nu e nimic de contestat.

error-option-variant = Nu există o astfel de variantă: { $detail }
error-option-modifiers = Nu există o astfel de regulă a casei: { $detail }
error-option-roles = O valoare nu poate avea două roluri: { $detail }
error-option-too_few_cards = Sunt prea puține cărți pentru o astfel de împărțire: { $detail }

## Options. The words in parentheses are the values to write.

group-deck = Pachet și împărțire
group-roles = Rolurile cărților
group-play = Joc
group-macau = „Macao!”
group-end = Final și punctaj
group-cheating = Trișat

option-num_decks = Pachete
    .text = Câte pachete se amestecă împreună: de la 1 la 4, sau (auto) unul până la cinci jucători și două de la șase.
option-jokers_per_deck = Jokeri
    .text = Câți jokeri are fiecare pachet: 2, unul negru și unul colorat, sau 0.
option-without_jokers = Fără jokeri
    .text = Un singur comutator pentru pachetul de 52 de cărți: fără jokeri și fără nimic legat de ei.
option-hand_size_by_players = Cărți în mână
    .text = Câte cărți primește fiecare jucător, după numărul de jucători.
option-start_card = Prima carte
    .text = Ce se întâmplă când prima carte întoarsă e una specială: se înlocuiește până vine una simplă (plain_only), contează doar prin culoare și valoare (inert) sau are efect, ca și cum ar fi pus-o cel care împarte (as_dealer_play).
option-first_seat = Cine începe
    .text = Prima tură o are cine stă în dreapta (dealer_right) sau în stânga (dealer_left) celui care împarte.
option-direction = Sensul
    .text = La început se joacă în sensul acelor de ceas (cw) sau invers (ccw).
option-draw_two_rank = Tras două
    .text = Valoarea pentru care următorul jucător trage 2 cărți.
option-draw_three_rank = Tras trei
    .text = Valoarea pentru care următorul jucător trage 3 cărți.
option-king_hearts_draw = Popa de inimă roșie
    .text = Câte cărți trage următorul jucător pentru K♥; cu 0 e un popă obișnuit.
option-king_spades_draw = Popa de pică
    .text = Câte cărți se trag pentru K♠; cu 0 e un popă obișnuit.
option-king_spades_target = Ținta lui K♠
    .text = K♠ îl atacă pe următorul jucător (next) sau pe cel dinainte (previous).
option-king_spades_reply_target = Ținta lui K♠ ca răspuns
    .text = K♠ pus ca răspuns trimite atacul mai departe, la următorul jucător (next), sau înapoi, la cel dinainte (previous).
option-king_spades_resume = Cine urmează după K♠
    .text = După ce cineva a tras pentru un K♠ îndreptat înapoi, se continuă de la victimă (after_victim) sau de la cel care a pus K♠ (after_player).
option-king_reply = Răspunsuri la popi
    .text = La atacul unui popă nu răspunde nimic (none), răspund K♥ și K♠ (kings) sau acestea și Q♥ (kings_and_queen_hearts).
option-queen_hearts_role = Dama de inimă roșie
    .text = Q♥ e o damă obișnuită (plain), dă mai departe atacul unui popă (king_relay) sau încheie orice atac cu cărți de tras (war_stop).
option-queen_hearts_relay_add = Cărți adăugate de Q♥
    .text = Câte cărți adaugă Q♥ când dă mai departe atacul unui popă.
option-war_stop = Cine oprește războiul
    .text = Dacă Q♥ încheie atacurile cu cărți de tras, o poate pune doar jucătorul atacat (attacked) sau oricine, oricând (anybody): atunci după fiecare atac sunt întrebați toți, iar jocul continuă de la cine a pus-o.
option-draw_reply = Răspunsuri la cărți de atac
    .text = Doiarii și treiarii nu răspund la nimic (none), răspund la felul lor (own_kind), și la alte cărți de atac de aceeași culoare (matching), la orice atac cu cărți de tras (low_wild), sau orice carte de atac răspunde la oricare alta (war).
option-wild_draws = Doiari și treiari pe cărți de atac
    .text = Doiarii și treiarii merg pe alte cărți de atac doar ca răspuns la un atac (answering) sau și după ce atacul s-a încheiat (always).
option-joker_role = Ce fac jokerii
    .text = Jokerii nu sunt în joc (absent), schimbă sensul (reverse), îl pun pe următorul jucător să tragă (draw) sau țin locul oricărei cărți (substitute).
option-joker_black_draw = Joker negru
    .text = Câte cărți trage următorul jucător pentru jokerul negru.
option-joker_color_draw = Joker colorat
    .text = Câte cărți trage următorul jucător pentru jokerul colorat.
option-joker_answers_draw = Jokerii răspund
    .text = Dacă un joker cu cărți de tras poate răspunde la orice atac cu cărți de tras.
option-joker_in_packs = Jokeri alături
    .text = Dacă jokerii se pot pune deodată cu mai mulți doiari sau cu mai mulți treiari.
option-joker_joins_answer = Jokeri alături la răspuns
    .text = Dacă un joker se poate alătura doiarilor sau treiarilor care răspund la un atac, cu același efect ca la început; e nevoie de „Jokeri alături”.
option-skip_rank = Stă o tură
    .text = Valoarea pentru care următorul jucător stă o tură sau care începe duelul.
option-skip_mode = Stat sau duel
    .text = Turele de stat se adună și se dau mai departe (accumulate) sau încep un duel pentru ture în plus (duel).
option-solo_hits = Ture fără ceilalți
    .text = Din turele câștigate într-un duel, toate în afară de ultima îl lovesc pe cel care le joacă (all_but_last) sau chiar toate (all): atunci un atac sau o cerere din ultima se rezolvă pe loc, înainte să treacă rândul.
option-cancel_rank = Valoarea care anulează
    .text = Valoarea care anulează atacul asupra celui care o pune.
option-cancel_placement = Când anulează
    .text = O carte care anulează merge pe orice atac (free) sau trebuie să se potrivească la culoare ori valoare cu cartea de deasupra (match).
option-wild_own_suit_ranks = Valori care merg pe orice
    .text = Valorile care se pot pune pe orice carte și după care se joacă la culoarea lor.
option-sevens_unused = Șeptari fără efect
    .text = Un singur comutator pentru șeptari care nu fac nimic: nu anulează atacuri și nu merg pe orice.
option-suit_call_rank = Cererea culorii
    .text = Valoarea cu care ceri culoarea care trebuie să urmeze.
option-suit_call_wild = Cererea culorii pe orice
    .text = Dacă valoarea cu care ceri o culoare se poate pune pe orice carte.
option-suit_call_must_change = Altă culoare
    .text = Dacă trebuie cerută altă culoare decât cea în joc.
option-rank_call_rank = Cererea valorii
    .text = Valoarea cu care ceri valoarea care trebuie să urmeze.
option-call_must_hold = Cereri cinstite
    .text = Dacă poți cere doar o culoare sau o valoare pe care o ai în mână.
option-call_duration = Cât ține cererea
    .text = O cerere ține până o îndeplinește cineva (until_met), un tur de masă (one_lap) sau doar pentru următorul jucător (next_only).
option-cross_calls = Cereri peste cereri
    .text = Dacă valorile care cer culoarea și cele care cer valoarea se pot pune unele peste cererile celorlalte.
option-second_call = A doua cerere
    .text = O cerere pusă peste alta poate cere același lucru (free) sau trebuie să ceară altă valoare ori altă culoare (different); un valet fără altă valoare cere orice carte simplă.
option-call_optional = Cererea e opțională
    .text = Dacă cine pune o carte cu cerere poate să nu ceară nimic: atunci ea rămâne ca o carte simplă.
option-cover_rank = Valoarea de acoperit
    .text = Valoarea care trebuie acoperită cu altă carte în aceeași tură.
option-runs = Suite
    .text = Dacă se pot pune deodată cărți vecine de aceeași culoare, în sus sau în jos, ca 5♠ 6♠ 7♠.
option-sets = Cărți la fel
    .text = Dacă se pot pune deodată mai multe cărți de aceeași valoare.
option-voluntary_draw = Tras de bunăvoie
    .text = Dacă ai voie să tragi deși ai în mână o carte care se potrivește.
option-play_drawn = Cartea trasă
    .text = O carte trasă în tura ta trebuie să aștepte (never) sau se poate pune pe loc, dacă se potrivește (drawn_only).
option-macau_mode = Cum se spune „Macao!”
    .text = Cu o singură carte rămasă te întreci cu ceilalți (race), tăcerea costă singură cărți (automatic) sau nu trebuie spus nimic (off).
option-macau_beaten_penalty = Altcineva spune mai repede
    .text = Câte cărți trage un jucător când altcineva spune „Macao!” înaintea lui.
option-macau_late_penalty = Observat mai târziu
    .text = Câte cărți trage cine e prins după ce nimeni n-a spus cuvântul; cu 0 nimeni nu mai poate fi prins.
option-macau_auto_penalty = Tăcere
    .text = Câte cărți costă tăcerea când pedeapsa vine de la sine.
option-early_macau = „Macao!” din timp
    .text = Dacă ai voie să spui cuvântul în tura ta, înainte de a pune penultima carte.
option-multi_macau = „Macao multiplu!”
    .text = Anunțul că toate cărțile rămase au aceeași valoare nu se face (off), trebuie să fie adevărat (truthful) sau poate fi o cacealma (free).
option-end_mode = Sfârșitul rundei
    .text = O rundă ține până rămâne un singur jucător (last_left) sau se încheie când primul rămâne fără cărți (first_out).
option-last_card = Ultima carte
    .text = Ultima carte poate fi oricare (any), nu poate avea efect (no_action) sau, în doi, nu poate pune pe nimeni să tragă (no_draw_heads_up).
option-settle_final_attack = Ultimul atac contează
    .text = Dacă un atac rămas deschis la sfârșitul rundei se mai trage înainte de numărătoare.
option-scoring = Punctaj
    .text = O singură rundă decide locurile (placing), sau se joacă mai multe runde și cărțile rămase în mână aduc puncte (points).
option-target_points = Punctele partidei
    .text = Partida se încheie când cineva ajunge la atâtea puncte; cine are cele mai multe pierde.
option-point_values = Punctele cărților
    .text = Câte puncte valorează fiecare carte rămasă în mână.
option-turn_limit = Limită de ture
    .text = După atâtea ture runda se încheie blocată; 0 înseamnă fără limită.
option-challenges = Contestări
    .text = Ce se poate face greșit și se poate contesta: cărți care nu se potrivesc (slip), cereri mincinoase (call), tras deși o carte se potrivește (draw).
option-challenge_penalty = Prețul contestării
    .text = Câte cărți trage cine n-a avut dreptate, fie că a trișat, fie că a contestat.

## Variants

variant-hungarian = Maghiară
    .text = Jocul întreg: suite și cărți la fel, popi care atacă, valeți care cer valori, jokeri care schimbă sensul; se joacă până rămâne unul singur.
variant-romanian = Românească
    .text = O carte pe tură; pentru jokeri se trag 5 sau 10, șeptarii anulează atacuri și merg pe orice, un as cere orice culoare.
variant-tel_aviv = Tel Aviv
    .text = Fără jokeri, cincarii trebuie acoperiți, o carte trasă se poate pune pe loc; primul care iese încheie runda, iar la 500 de puncte pierzi partida.
variant-plawno = Pławno
    .text = Război: toate cărțile de atac își răspund și se adună, Q♥ îl încheie, jokerii țin locul oricărei cărți, iar patrarii sunt un duel pentru ture în plus.

## House rules

modifier-easier_wild_draws = Mai ușor: răspuns liber
    .text = Doiarii și treiarii răspund la orice atac cu cărți de tras.
modifier-easier_packs = Mai ușor: cărți la fel
    .text = Se pot pune deodată mai multe cărți de aceeași valoare, iar „Macao multiplu!” se poate anunța dacă e adevărat.
modifier-easier_joker_packs = Mai ușor: jokeri alături
    .text = Jokerii se pot alătura mai multor doiari sau treiari puși deodată.
modifier-harder_plain_draws = Mai greu: răspuns strict
    .text = Un doi sau un trei răspunde doar dacă se potrivește la culoare ori valoare cu cartea care atacă.
modifier-harder_no_defence = Mai greu: fără apărare
    .text = Cărțile de atac nu răspund la nimic; mai ajută doar cărțile care anulează și o Q♥ care încheie războiul.
modifier-harder_wild_sevens = Mai greu: șeptari pe orice
    .text = Șeptarii merg pe orice carte, iar după ei se joacă la culoarea lor.
modifier-easier = Mai ușor
    .text = Toate regulile mai ușoare deodată; unde jokerii permit, se pot alătura și ei, chiar și la răspunsuri.
modifier-harder = Mai greu
    .text = Răspunsul strict și șeptarii pe orice, împreună.
modifier-cheating = Trișat
    .text = Poți strecura o carte care nu se potrivește sau cere ce nu ai, cât timp nimeni nu contestă.
modifier-bluff_calls = Trasul se contestă
    .text = Se poate contesta și trasul unei cărți când ai deja una care se potrivește.

## What a card does

rule-plain = O carte obișnuită.
rule-fits = Se pune pe o carte de aceeași culoare sau de aceeași valoare.
rule-wild_draws = Se pune și pe orice carte de atac, chiar și după ce atacul ei s-a încheiat.
rule-wild = Se pune pe orice carte.
rule-wild_own = Se pune pe orice carte, iar după ea se joacă la culoarea ei.
rule-no_shield = Nu apără de un atac.
rule-not_a_called_rank = Nu merge când s-a cerut o valoare sau o carte simplă.
rule-cover = Se pune doar după culoare și trebuie acoperită pe loc cu o carte de culoarea ei, cu una care merge pe orice sau cu încă o carte de aceeași valoare ({ $rank }); altfel tragi o carte.
rule-draw-next = Următorul jucător trage { n-cards }.
rule-draw-previous = Jucătorul dinaintea ta trage { n-cards }.
rule-reply-next = Pusă ca răspuns, trimite atacul la următorul jucător.
rule-reply-previous = Pusă ca răspuns, trimite atacul la jucătorul dinaintea ta.
rule-answered = Se răspunde cu: { $list }.
rule-answered-matching = În culoarea cărții care atacă se răspunde și cu: { $list }.
rule-unanswered = Nu i se poate răspunde.
rule-skip = Următorul jucător stă o tură; mai multe se adună.
rule-duel = Începe un duel: ceilalți pot adăuga { $ranks } sau refuza, iar cine a pus ultima carte joacă fără ceilalți atâtea ture câte cărți de acest fel s-au pus.
rule-solo-all_but_last = Până la ultima dintre aceste ture, atacurile și cererile îl lovesc chiar pe cel care le pune.
rule-solo-all = În toate aceste ture, atacurile și cererile îl lovesc chiar pe cel care le pune.
rule-queen-king_relay = Răspunde la un atac cu popi, adaugă { n-cards } și îl trimite la următorul jucător.
rule-queen-war_stop = Încheie orice atac cu cărți de tras asupra ta.
rule-queen-war_stop-anybody = Oricine o poate pune oricând ca să încheie un atac cu cărți de tras; jocul continuă de acolo.
rule-cancel-free = Anulează un atac asupra ta, orice ar fi deasupra.
rule-cancel-match = Anulează un atac asupra ta dacă se potrivește la culoare sau valoare cu cartea de deasupra.
rule-call_suit = Ceri culoarea care trebuie să urmeze.
rule-call_suit-change = Culoarea în joc nu poate fi cerută.
rule-call_suit-hold = Trebuie să ai în mână culoarea cerută; dacă nu ai niciuna, cererea e „culoare liberă”.
rule-call_rank = Ceri valoarea care trebuie să urmeze: { $list }. Se poate pune doar acea valoare sau { $over }.
rule-call_rank-hold = Trebuie să ai în mână valoarea cerută; dacă nu ai niciuna, cererea e „orice carte simplă”.
rule-call_rank-none = Poate urma doar o carte simplă sau { $over }.
rule-call-until_met = Cererea ține până o îndeplinește cineva.
rule-call-one_lap = Cererea ține un tur de masă.
rule-call-next_only = Cererea ține doar pentru următorul jucător.
rule-call-cross = Se poate pune peste orice cerere, de culoare sau de valoare.
rule-call-different-rank = Pusă peste cererea unei valori, trebuie să ceară alta.
rule-call-different-suit = Pusă peste cererea unei culori, trebuie să ceară alta.
rule-call-optional = Poți și să nu ceri nimic: atunci rămâne ca o carte simplă.
rule-joker-absent = În acest joc nu sunt jokeri.
rule-joker-reverse = Schimbă sensul, iar ce e dedesubt rămâne în vigoare. Se pune pe orice carte, dar nu apără de un atac.
rule-joker-draw = Se pune pe orice carte și orice carte poate urma după el.
rule-joker-substitute = Ține locul oricărei cărți care s-ar putea pune acum: spune care, iar el are efectul ei.
rule-joker-answers = Răspunde la orice atac cu cărți de tras.
rule-joker-packs = Se poate pune deodată cu mai multe cărți de una dintre aceste valori: { $list }.
rule-joker-joins = Se poate alătura și când ele răspund la un atac.
rule-points = Rămasă în mână, valorează { n-points }.

## Values of options

choice-players = { $count ->
    [one] { $count } jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
}
choice-none = nimic
choice-auto = după numărul de jucători
choice-start_card-plain_only = înlocuită cu o carte simplă
choice-start_card-inert = doar culoare și valoare
choice-start_card-as_dealer_play = ca pusă de cel care împarte
choice-dealer_right = în dreapta celui care împarte
choice-dealer_left = în stânga celui care împarte
choice-ccw = invers acelor de ceas
choice-cw = în sensul acelor de ceas
choice-next = următorul jucător
choice-previous = jucătorul dinainte
choice-after_victim = de la victimă
choice-after_player = de la cine l-a pus
choice-kings = K♥ și K♠
choice-kings_and_queen_hearts = K♥, K♠ și Q♥
choice-queen_hearts_role-plain = o damă obișnuită
choice-king_relay = dă mai departe atacul unui popă
choice-war_stop = încheie orice atac cu cărți de tras
choice-own_kind = felul lor
choice-matching = și alte cărți de atac de aceeași culoare
choice-low_wild = orice doi sau trei
choice-war = orice carte de atac
choice-absent = nu sunt în joc
choice-reverse = schimbă sensul
choice-joker_role-draw = pun pe cineva să tragă
choice-substitute = țin locul oricărei cărți
choice-accumulate = turele de stat se adună
choice-duel = un duel pentru ture în plus
choice-cancel_placement-free = pe orice atac
choice-match = la culoare sau valoare
choice-until_met = până sunt îndeplinite
choice-one_lap = un tur de masă
choice-next_only = pentru următorul jucător
choice-never = niciodată
choice-drawn_only = dacă se potrivește
choice-race = pe întrecute
choice-automatic = tăcerea costă cărți
choice-off = nu
choice-truthful = doar dacă e adevărat
choice-multi_macau-free = e voie și cacealma
choice-last_left = până rămâne unul singur
choice-first_out = când iese primul
choice-any = orice carte
choice-no_action = fără efect
choice-no_draw_heads_up = în doi, fără carte de atac
choice-placing = locuri
choice-points = puncte
choice-second_call-free = poate cere același lucru
choice-different = trebuie să ceară altceva
choice-attacked = jucătorul atacat
choice-anybody = oricine, oricând
choice-answering = doar ca răspuns
choice-always = și după aceea
choice-all_but_last = împotriva sa, în afară de ultima
choice-all = toate împotriva sa
choice-challenges-slip = cărți care nu se potrivesc
choice-challenges-call = cereri mincinoase
choice-challenges-draw = tras fără nevoie
choice-joker = joker

## The story of a match

source-hand = cărți rămase în mână
deed-laid = Cărți puse
deed-drew = Cărți trase
deed-attacked = Atacuri
deed-missed_turn = Ture pierdute
deed-called_suit = Culori cerute
deed-called_rank = Valori cerute
deed-direction_turned = Schimbări de sens
deed-macau_said = „Macao!” spus
deed-macau_caught = „Macao!” uitat și observat
deed-challenged = Contestări
deed-went_out = Ieșiri
deed-round_ended = Sfârșituri de rundă

## The guided first game: what a hint is about, what is to be known, and what to do while it is legal

hint-goal = Scapă de cărți
    .text = Bine ai venit la Macau! Scapă de toate cărțile înaintea celorlalți. Cărțile de pe masă sunt la vedere, pe ale tale nu le mai vede nimeni.
    .now = Cărți în mâna ta: { $number }.
hint-match = Culoare sau valoare
    .text = Pune o carte de aceeași culoare sau de aceeași valoare cu cea de deasupra. Unele cărți merg pe orice.
    .now = De pus acum: { $requirement }.
hint-chain = Încă una?
    .text = În aceeași tură poți continua cu ce se leagă.
    .now = Poate urma: { $requirement }.
hint-special = O carte care face ceva
    .text = Cărțile cu un semn pe margine atacă, cer, schimbă sensul sau te apără. Păstrează-le pentru momentul potrivit.
    .now = { $card }: { $rule }
hint-end_play = Încheie
    .text = Când ai pus tot ce vrei, spune că ai terminat. Cărțile păstrate pot valora mai mult mai târziu.
hint-attacked = Ești sub atac
    .text = Dacă ai o carte luminată, poți răspunde cu ea; sau accepți atacul și tragi.
    .now = { $card }: { $rule }
hint-ace = Cere o culoare
    .text = Culoarea pe care o ceri trebuie să urmeze. Alege-o pe cea cu care scapi de cele mai multe cărți.
hint-called_suit = S-a cerut o culoare
    .text = Acum se poate pune doar ce s-a cerut și cărțile care merg pe orice.
    .now = De pus acum: { $requirement }.
hint-macau = Spune „Macao!”
    .text = Când rămâi cu o singură carte, trebuie s-o spui, și pe loc: întârzierea te poate costa cărți.
hint-skip = O tură e în joc
    .text = Stai o tură, în afară de cazul în care ai o carte luminată: cu ea poți răspunde.
    .now = { $card }: { $rule }
hint-draw = Nu se potrivește nimic? Trage
    .text = Acum nu se potrivește nicio carte de-a ta, așa că tragi din teanc.
hint-catch = Fii pe fază!
    .text = Cineva mai are o carte și n-a spus încă „Macao!”. Spune tu mai repede!
hint-jack = Cere o valoare
    .text = Valoarea pe care o ceri trebuie să urmeze. Alege una pe care o ai.
hint-rank_called = S-a cerut o valoare
    .text = Trebuie să urmeze ce s-a cerut. Cine n-are nimic potrivit trage.
    .now = De pus acum: { $requirement }.
hint-out = Cineva a ieșit
    .text = Cine își pune ultima carte ia cel mai bun loc rămas. Ceilalți joacă mai departe, până când doar unul mai are cărți.
hint-over = Runda s-a încheiat
    .text = A fost o rundă întreagă. Bine jucat! O nouă partidă e la un clic distanță.

## Why an action is worth doing, true of the hand and the table as they are

reason-play_slips = Nu se potrivește; dacă cineva contestă, tragi { $number ->
    [one] o carte
    [few] { $number } cărți
   *[other] { $number } de cărți
}.
reason-play_last = E ultima ta carte.
reason-play_cancels = Încheie atacul asupra ta ({ $number }).
reason-play_passes_draws = Atacul trece la { $target }: { $number ->
    [one] o carte
    [few] { $number } cărți
   *[other] { $number } de cărți
} de tras.
reason-play_passes_skips = Atacul trece la { $target }: { $number ->
    [one] o tură
    [few] { $number } ture
   *[other] { $number } de ture
} de stat.
reason-play_hits_draws = { $target } are { $count ->
    [one] o carte
    [few] { $count } cărți
   *[other] { $count } de cărți
} și ar trebui să tragă { $number }.
reason-play_hits_skips = { $target } are { $count ->
    [one] o carte
    [few] { $count } cărți
   *[other] { $count } de cărți
} și ar sta { $number ->
    [one] o tură
    [few] { $number } ture
   *[other] { $number } de ture
}.
reason-play_goes_on = În aceeași tură poate urma { $card }.
reason-play_fits_on = { $number ->
    [one] Una dintre celelalte cărți ale tale se potrivește
    [few] { $number } dintre celelalte cărți ale tale se potrivesc
   *[other] { $number } dintre celelalte cărți ale tale se potrivesc
} pe ea.
reason-play_plain = E o carte simplă; pentru un moment mai bun păstrezi { $card }.
reason-play_points = În mână ar valora { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
reason-play_fewer = Îți mai rămâne în mână: { $number ->
    [one] o carte
    [few] { $number } cărți
   *[other] { $number } de cărți
}.
reason-end_nothing_follows = Nimic din mâna ta nu poate urma.
reason-end_keeps = Mai târziu, { $card } poate valora mai mult.
reason-draw_nothing_fits = Nimic din mâna ta nu se potrivește.
reason-draw_keeps = Mai târziu, { $card } poate valora mai mult.
reason-keep_does_not_fit = Cartea trasă nu se potrivește.
reason-accept_no_answer = Nu ai nicio carte care să răspundă.
reason-accept_keeps = Mai târziu, { $card } poate valora mai mult.
reason-call_suit_held = Ai în mână { $number ->
    [one] o carte
    [few] { $number } cărți
   *[other] { $number } de cărți
} de { $suit }.
reason-call_rank_held = Ai în mână { $number ->
    [one] o carte
    [few] { $number } cărți
   *[other] { $number } de cărți
} de această valoare.
reason-word_one_card = Până nu spui „Macao!”, ceilalți te pot prinde.
reason-catch_silent = { $target } n-a spus „Macao!”.
reason-call_goes_over = La această cerere poate urma { $card }.
reason-call_bluff = Nu ai o astfel de carte; dacă cineva contestă, tragi { $number ->
    [one] o carte
    [few] { $number } cărți
   *[other] { $number } de cărți
}.
reason-call_suit_lies = { $number ->
    [one] O carte de { $suit } e deja pe teanc, deci au rămas mai puține care pot urma.
    [few] { $number } cărți de { $suit } sunt deja pe teanc, deci au rămas mai puține care pot urma.
   *[other] { $number } de cărți de { $suit } sunt deja pe teanc, deci au rămas mai puține care pot urma.
}
reason-call_rank_lies = { $number ->
    [one] O carte de această valoare e deja pe teanc, deci au rămas mai puține care pot urma.
    [few] { $number } cărți de această valoare sunt deja pe teanc, deci au rămas mai puține care pot urma.
   *[other] { $number } de cărți de această valoare sunt deja pe teanc, deci au rămas mai puține care pot urma.
}
reason-call_hides = Nu arată nimănui ce ai în mână.
reason-call_no_suit = Nu ai nicio culoare care poate fi cerută.
reason-call_no_rank = Nu ai nicio valoare care poate fi cerută.
reason-call_no_hand = Nu mai ai nicio carte pe care s-o ceri.
reason-call_none_fits = { $number ->
    [one] Fără cerere, se potrivește una dintre cărțile tale.
    [few] Fără cerere, se potrivesc { $number } dintre cărțile tale.
   *[other] Fără cerere, se potrivesc { $number } dintre cărțile tale.
}
reason-word_costs = Dacă taci, tragi { $number ->
    [one] o carte
    [few] { $number } cărți
   *[other] { $number } de cărți
}.
reason-multi_one_rank = Toate cărțile tale au aceeași valoare.
reason-multi_heard = Nu schimbă nimic, dar toți o aud.
reason-challenge_slip = Cartea nu se potrivește.
reason-challenge_wins = Dacă ai dreptate, { $target } trage { $number ->
    [one] o carte
    [few] { $number } cărți
   *[other] { $number } de cărți
}.
reason-quiet_not_hit = Atacul nu e asupra ta; ținta este { $target }.
reason-quiet_no_stop = Nu ai nicio carte care să oprească atacul.
reason-quiet_fits = Cartea se potrivește.
reason-quiet_shown = { $target } are o astfel de carte și toată lumea știe.
reason-quiet_if_wrong = Dacă ai contesta pe nedrept, ai trage { $number ->
    [one] o carte
    [few] { $number } cărți
   *[other] { $number } de cărți
}.
reason-quiet_caught = Ceilalți te pot prinde și ai trage { $number ->
    [one] o carte
    [few] { $number } cărți
   *[other] { $number } de cărți
}.
reason-quiet_later = Pentru tăcerea prinsă mai târziu, { $target } trage { $number ->
    [one] o carte
    [few] { $number } cărți
   *[other] { $number } de cărți
}; acum doar { $count }.
reason-quiet_costs_nothing = Acum nimeni n-ar trage vreo carte pentru asta.

## At the terminal

table-round = Runda { $number }
table-turn = Tura { $number }
table-cw = în sensul acelor de ceas
table-ccw = invers acelor de ceas
table-cards = { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}
table-out = a ieșit, locul { $place }
table-misses = { $count ->
    [one] stă { $count } tură
    [few] stă { $count } ture
   *[other] stă { $count } de ture
}
table-exposed = nu a spus „Macao!”
table-solo = { $count ->
    [one] { $count } tură fără ceilalți
    [few] { $count } ture fără ceilalți
   *[other] { $count } de ture fără ceilalți
}
table-known = arătate: { $cards }
table-points = { $count ->
    [one] { $count } punct
    [few] { $count } puncte
   *[other] { $count } de puncte
}
table-left = { $count ->
    [0] nicio carte rămasă
    [one] { $count } carte rămasă
    [few] { $count } cărți rămase
   *[other] { $count } de cărți rămase
}
table-stock = Teancul de tras: { $count }
table-top = Deasupra: { $card }
table-as = { $card } drept { $face }
table-in-force = În vigoare: { $card }
table-below = dedesubt:
table-hand = Mâna ta ({ $count }):
table-next-card = Următoarea carte: { $what }
table-your-card = Următoarea ta carte: { $what }
table-pile = teanc
table-face = sus
screen-joker = Pune un joker în locul altei cărți …
note-passes-on = Atacul crește la { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}.
note-skips-on = { $count ->
    [one] Atunci e în joc { $count } tură.
    [few] Atunci sunt în joc { $count } ture.
   *[other] Atunci sunt în joc { $count } de ture.
}
note-cancels = Atacul dispare.
note-catch = { $count ->
    [one] Trage { $count } carte.
    [few] Trage { $count } cărți.
   *[other] Trage { $count } de cărți.
}
note-challenge = Dacă n-ai dreptate, cărți de tras: { $count }.
warning-does_not_fit = Trișezi: nu se potrivește!
warning-leaves_one_card = Îți mai rămâne o carte: nu uita de „Macao!”
warning-not_held = Cacealma: n-ai așa ceva în mână!
joker-how = Jokerul ține locul altei cărți: scrie { $card }=KS ca să-l pui drept { $face }.
screen-help =
    Ce poți scrie
      3             alegerea cu acel număr
      7S  10H  BJ   pui acea carte (S ♠, H ♥, D ♦, C ♣; jokerii BJ și CJ)
      5S 6S 7S      pui mai multe cărți și închei
      BJ=KS         pui un joker drept popă de pică
      draw (tragi), end (închei), accept (accepți), keep (păstrezi),
      pass (pas), macau (macao), quiet (taci), challenge (contești)
      suit H (culoare), rank 8 (valoare), catch NUME (prinzi)
      ? 7S  ? 3     regula unei cărți sau a unei alegeri
      hint          cele mai bune acțiuni și de ce
      undo          anulezi ultimul tău pas, cât timp nu s-a dezvăluit nimic
      log           tot ce s-a întâmplat
      rules         regulile jocului
      table         masa, încă o dată
      quit          te oprești; partida se păstrează
screen-unknown = „{ $line }” nu înseamnă nimic aici. Scrie un număr din listă, o carte ca 7S sau ? pentru ajutor.
screen-unknown-subject = Nu există cartea „{ $what }”. Cărțile se scriu 7S, 10H, QD, AC, BJ, CJ; un număr întreabă despre alegerea respectivă.
screen-nothing-chosen = Nu s-a pus nimic.
screen-which = Drept ce carte? (număr sau carte)
