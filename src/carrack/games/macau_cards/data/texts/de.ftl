# Macau, das Kartenspiel, auf Deutsch. Die Schlüssel folgen den Namen in names.py und options.py.

## Karten

suit-S = Pik
suit-H = Herz
suit-D = Karo
suit-C = Kreuz

rank-A = Ass
    .plural = Asse
rank-2 = Zwei
    .plural = Zweien
rank-3 = Drei
    .plural = Dreien
rank-4 = Vier
    .plural = Vieren
rank-5 = Fünf
    .plural = Fünfen
rank-6 = Sechs
    .plural = Sechsen
rank-7 = Sieben
    .plural = Siebenen
rank-8 = Acht
    .plural = Achten
rank-9 = Neun
    .plural = Neunen
rank-T = Zehn
    .plural = Zehnen
rank-J = Bube
    .plural = Buben
rank-Q = Dame
    .plural = Damen
rank-K = König
    .plural = Könige

all-jokers = Joker
card-suited = { $suit }-{ $rank }
card-BJ = schwarzer Joker
    .short = Joker (schwarz)
card-CJ = bunter Joker
    .short = Joker (bunt)

## Satzteile

n-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
n-turns = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
n-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
which-cards = { $cards ->
    [none] { "" }
   *[other] : { $cards }
}
because = { $cause ->
    [none] { "" }
    [turn] { "" }
   *[other] { " " }({ $why })
}

## Ursachen

cause-rule = Regel
cause-turn = Zug
cause-attack = Angriff
cause-macau_beaten = bei „Macau!“ zu langsam
cause-macau_late = ohne „Macau!“ erwischt
cause-macau_silence = „Macau!“ nicht gesagt
cause-challenge = Anzweiflung
cause-cover = nichts zum Abdecken
cause-settlement = letzter Angriff der Runde
cause-cancel = aufgehoben
cause-queen_of_hearts = Q♥
cause-joker = Joker
cause-turn_limit = Zuggrenze

## Aktionen: Beschriftungen von Knöpfen und Menüzeilen

action-play = { $card } legen
action-play_as = Joker als { $card } legen
action-draw = Eine Karte ziehen
action-accept = Den Angriff annehmen
action-accept-draw = Annehmen und { n-cards } ziehen
action-accept-skip = Annehmen und { n-turns } aussetzen
action-accept-duel = Das Duell ablehnen
action-end_play = Das Legen beenden
action-keep = Die gezogene Karte behalten
action-pass = Passen
action-call_suit = { $suit } wünschen
action-call_free_suit = Freie Farbe ansagen
action-call_rank = { $ranks } wünschen
action-call_any_plain = Einfache Karte wünschen
action-call_nothing = Nichts wünschen
action-say_macau = „Macau!“ sagen
action-say_multi_macau = „Mehrfach-Macau!“ sagen
action-catch = { $seat } erwischen
action-challenge = Anzweifeln
action-no_reaction = Still bleiben

## Ereignisse: Sätze des Verlaufs. `.you` gilt dem, der handelt, `.to_you` dem, dem es geschieht.

event-dealt = { $seat } bekommt { n-cards }
    .you = Du bekommst { n-cards }
event-set_aside = { $card } wird aufgedeckt und beiseitegelegt
event-starter = { $card } ist die Startkarte
event-laid = { $seat } legt { $card }
    .you = Du legst { $card }
event-laid-as = { $seat } legt { $card } als { $as }
    .you = Du legst { $card } als { $as }
event-play_ended = { $seat } legt nichts mehr dazu
    .you = Du legst nichts mehr dazu
event-drew = { $seat } zieht { n-cards }{ which-cards }{ because }
    .you = Du ziehst { n-cards }{ which-cards }{ because }
event-forgiven = Es ist nichts mehr zu ziehen: { $seat } kommt um { n-cards } herum
    .you = Es ist nichts mehr zu ziehen: du kommst um { n-cards } herum
event-reshuffled = Der Ablagestapel wird zu einem neuen Nachziehstapel gemischt: { n-cards }
event-passed = { $seat } passt
    .you = Du passt
event-kept = { $seat } behält die gezogene Karte
    .you = Du behältst die gezogene Karte
event-accepted-draw = { $seat } nimmt den Angriff an: { n-cards }
    .you = Du nimmst den Angriff an: { n-cards }
event-accepted-skip = { $seat } nimmt an und setzt { n-turns } aus
    .you = Du nimmst an und setzt { n-turns } aus
event-declined = { $seat } lehnt das Duell ab
    .you = Du lehnst das Duell ab
event-missed_turn = { $left ->
    [0] { $seat } setzt aus
   *[other] { $seat } setzt aus, noch { $left } Mal
}
    .you = { $left ->
        [0] Du setzt aus
       *[other] Du setzt aus, noch { $left } Mal
    }
event-called_suit = { $seat } wünscht { $suit } { $sign }
    .you = Du wünschst { $suit } { $sign }
event-called_free_suit = { $seat } sagt freie Farbe an: alles außer { $except } { $sign }
    .you = Du sagst freie Farbe an: alles außer { $except } { $sign }
event-called_free_suit-any = { $seat } sagt freie Farbe an: jede Farbe darf folgen
    .you = Du sagst freie Farbe an: jede Farbe darf folgen
event-called_rank = { $seat } wünscht { $ranks }
    .you = Du wünschst { $ranks }
event-called_any_plain = { $seat } wünscht irgendeine einfache Karte
    .you = Du wünschst irgendeine einfache Karte
event-called_nothing = { $seat } wünscht nichts
    .you = Du wünschst nichts
event-call_lapsed = Der Wunsch verfällt
event-direction_turned-cw = Die Richtung dreht sich: jetzt im Uhrzeigersinn
event-direction_turned-ccw = Die Richtung dreht sich: jetzt gegen den Uhrzeigersinn
event-attacked-draw = Angriff auf { $target }: { n-cards }
    .to_you = Angriff auf dich: { n-cards }
event-attacked-skip = { $target } soll { n-turns } aussetzen
    .to_you = Du sollst { n-turns } aussetzen
event-attacked-duel = Duell um { n-turns }: { $target } wird gefragt
    .to_you = Duell um { n-turns }: du wirst gefragt
event-attack_ended-cancel = Der Angriff ist aufgehoben
event-attack_ended-queen_of_hearts = Q♥ beendet den Krieg
event-war_goes_on = Niemand hält den Angriff auf { $target } auf
    .to_you = Niemand hält den Angriff auf dich auf
event-solo_turns = { $seat } gewinnt das Duell: { n-turns } allein
    .you = Du gewinnst das Duell: { n-turns } allein
event-macau_said = { $seat } sagt „Macau!“
    .you = Du sagst „Macau!“
event-macau_caught-macau_beaten = { $seat } sagt „Macau!“ schneller als { $owner }
    .you = Du sagst „Macau!“ schneller als { $owner }
    .to_you = { $seat } sagt „Macau!“ schneller als du
event-macau_caught-macau_late = { $seat } erwischt { $owner } ohne „Macau!“
    .you = Du erwischst { $owner } ohne „Macau!“
    .to_you = { $seat } erwischt dich ohne „Macau!“
event-macau_missed = { $seat } hat noch eine Karte und „Macau!“ nicht gesagt
    .you = Du hast noch eine Karte und „Macau!“ nicht gesagt
event-multi_macau_said = { $seat } sagt „Mehrfach-Macau!“
    .you = Du sagst „Mehrfach-Macau!“
event-challenged = { $seat } zweifelt das an
    .you = Du zweifelst das an
event-window_closed = Niemand zweifelt { $owner } an
    .to_you = Niemand zweifelt dich an
event-verdict-slip-guilty = Zu Recht angezweifelt: Die Karte von { $seat } passt nicht
    .you = Zu Recht angezweifelt: Deine Karte passt nicht
event-verdict-slip-innocent = Zu Unrecht angezweifelt: Die Karte von { $seat } passt
    .you = Zu Unrecht angezweifelt: Deine Karte passt
event-verdict-call-guilty = Zu Recht angezweifelt: { $seat } hat das Gewünschte nicht auf der Hand
    .you = Zu Recht angezweifelt: Du hast das Gewünschte nicht auf der Hand
event-verdict-call-innocent = Zu Unrecht angezweifelt: Der Wunsch von { $seat } war ehrlich
    .you = Zu Unrecht angezweifelt: Dein Wunsch war ehrlich
event-verdict-draw-guilty = Zu Recht angezweifelt: { $seat } hatte eine passende Karte
    .you = Zu Recht angezweifelt: Du hattest eine passende Karte
event-verdict-draw-innocent = Zu Unrecht angezweifelt: { $seat } hatte keine passende Karte
    .you = Zu Unrecht angezweifelt: Du hattest keine passende Karte
event-card_shown = { $seat } zeigt { $card }
    .you = Du zeigst { $card }
event-play_taken_back = { $seat } nimmt { $card } zurück
    .you = Du nimmst { $card } zurück
event-went_out = { $seat } ist fertig: Platz { $place }
    .you = Du bist fertig: Platz { $place }
event-round_blocked-rule = Niemand kann legen oder ziehen: Die Runde ist blockiert
event-round_blocked-turn_limit = Die Zuggrenze ist erreicht: Die Runde ist blockiert
event-round_ended = Runde { $round } ist zu Ende
event-scored = { $seat } zählt { n-points }, insgesamt { $total }
    .you = Du zählst { n-points }, insgesamt { $total }
event-match_ended = Die Partie ist zu Ende

## Phasen, und worauf das Spiel wartet

phase-turn = Am Zug
phase-continue = Weitere Karten
phase-cover = Abdecken
phase-cover_drawn = Abdecken mit der gezogenen Karte
phase-after_draw = Nach dem Ziehen
phase-choose_suit = Farbe wünschen
phase-choose_rank = Kartenwert wünschen
phase-challenge_window = Anzweifeln
phase-macau_window = „Macau!“
phase-war_window = Einen Krieg beenden
phase-over = Zu Ende

prompt-turn = { $seat } ist am Zug
    .you = Du bist am Zug: Lege oder ziehe eine Karte
prompt-turn-attack = { $seat } wird angegriffen
    .you = Du wirst angegriffen: Antworte oder nimm an
prompt-turn-hit = { $seat } wird angegriffen
    .you = Du wirst angegriffen, und dagegen hilft nichts: Nimm an
prompt-turn-duel = { $seat } darf beim Duell mithalten
    .you = Duell: Halte mit oder lehne ab
prompt-continue = { $seat } darf weitere Karten legen
    .you = Lege noch eine Karte dazu oder beende das Legen
prompt-cover = { $seat } muss eine Karte abdecken
    .you = Decke deine Karte ab oder ziehe eine
prompt-cover_drawn = { $seat } darf mit der gezogenen Karte abdecken
    .you = Decke mit der gezogenen Karte ab oder behalte sie
prompt-after_draw = { $seat } darf die gezogene Karte legen
    .you = Lege die gezogene Karte oder behalte sie
prompt-choose_suit = { $seat } wünscht eine Farbe
    .you = Wünsche eine Farbe
prompt-choose_rank = { $seat } wünscht einen Kartenwert
    .you = Wünsche einen Kartenwert
prompt-challenge_window = Die anderen dürfen { $seat } anzweifeln
    .you = Zweifelst du { $seat } an?
    .own = Die anderen dürfen dich anzweifeln
prompt-macau_window = { $seat } hat noch eine Karte
    .you = { $seat } hat noch eine Karte: Sagst du es zuerst?
    .own = Du hast noch eine Karte: Die anderen dürfen noch reagieren
    .own_you = Du hast noch eine Karte: Sage „Macau!“
prompt-war_window = Jeder darf den Angriff auf { $seat } mit Q♥ beenden
    .you = Der Angriff gilt { $seat }: Beendest du ihn mit Q♥?
    .own = Jeder darf den Angriff auf dich mit Q♥ beenden
    .own_you = Der Angriff gilt dir: Beendest du ihn gleich mit Q♥?
prompt-over = Das Spiel ist zu Ende
    .you = Das Spiel ist zu Ende

## Was zu legen ist, und was droht

requirement-normal = { $sign } oder { $short }
requirement-suit = { $suit } { $sign } gewünscht
requirement-free = jede Farbe außer { $suit } { $sign }
requirement-rank = { $ranks } gewünscht
requirement-any_plain = irgendeine einfache Karte
requirement-anything = irgendeine Karte
requirement-also = ; jederzeit: { $list }
requirement-more = { $list } im selben Zug
requirement-no_more = nichts mehr in diesem Zug
requirement-cover = { $sign } oder { $list }
requirement-left = { $left ->
    [one] , noch { $left } Zug lang
   *[other] , noch { $left } Züge lang
}

attack-draw = { $seat } muss antworten oder { n-cards } ziehen
    .you = Du musst antworten oder { n-cards } ziehen
attack-skip = { $seat } muss antworten oder { n-turns } aussetzen
    .you = Du musst antworten oder { n-turns } aussetzen
attack-hit = { $seat } muss { n-cards } ziehen: Dagegen hilft nichts
    .you = Du musst { n-cards } ziehen: Dagegen hilft nichts
attack-duel = Duell um { n-turns }: { $seat } darf mithalten oder ablehnen
    .you = Duell um { n-turns }: Halte mit oder lehne ab

## Ablehnungen

error-card-unknown = Diese Karte gibt es nicht: { $detail }
error-phase-wrong = Danach fragt das Spiel gerade nicht.
error-card-not_held = Diese Karte hast du nicht auf der Hand.
error-card-does_not_fit = Diese Karte passt jetzt nicht.
    .told = { $card } passt nicht. Gefragt: { $requirement }.
error-card-does_not_answer = Diese Karte hilft nicht gegen den Angriff.
    .told = { $attack ->
        [draw] { $card } beantwortet den Angriff über { n-cards } nicht.
       *[other] { $card } beantwortet den Angriff über { n-turns } nicht.
    } { $cards ->
        [none] Nichts auf deiner Hand tut das.
       *[other] Auf deiner Hand tut das: { $cards }.
    }
error-card-does_not_continue = Diese Karte darf nicht auf die vorige folgen.
    .told = { $card } kann im selben Zug nicht auf { $top } folgen.
error-card-does_not_cover = Diese Karte deckt die gelegte nicht ab.
    .told = { $card } deckt { $top } nicht.
error-card-not_the_drawn_one = Nach dem Ziehen darf nur die gezogene Karte gelegt werden.
    .told = Nach dem Ziehen darf nur die gezogene Karte gelegt werden: { $drawn }.
error-card-not_as_last = Als letzte Karte ist diese nach den Hausregeln nicht erlaubt.
    .told = Die Regeln dieses Tisches verbieten { $card } als letzte Karte.
error-card-joker_role = So können Joker in diesem Spiel nicht gelegt werden.
error-draw-under_attack = Gegen einen Angriff hilft nur antworten oder annehmen, nicht einfach ziehen.
    .told = { $attack ->
        [draw] Unter Angriff antwortet man, oder man nimmt ihn an und zieht { n-cards }; einfach ziehen geht nicht.
       *[other] Unter Angriff antwortet man, oder man nimmt ihn an und verliert { n-turns }; einfach ziehen geht nicht.
    }
error-draw-card_fits = Du hast eine passende Karte und musst eine legen.
    .told = Du hast, was passt, und musst davon legen: { $cards }.
error-draw-nothing_left = Es ist nichts mehr zu ziehen.
error-pass-can_draw = Du kannst noch ziehen, also darfst du nicht passen.
error-accept-no_attack = Es gibt keinen Angriff, den du annehmen könntest.
error-call-suit_in_play = Die Farbe, die gerade gilt, darf nicht gewünscht werden; nenne eine andere.
    .told = Die gespielte Farbe, { $suit }, kann nicht gewünscht werden; nenne eine andere.
error-call-not_held = Wünschen darfst du nur, was du auf der Hand hast.
    .told = { $kind ->
        [suit] Du hast kein { $suit }, und man wünscht nur, was man hat.
       *[rank] Auf deiner Hand fehlen { $ranks }, und man wünscht nur, was man hat.
    }
error-call-not_callable = Dieser Kartenwert kann nicht gewünscht werden: Er hat besondere Karten.
    .told = Nicht zu wünschen: { $ranks }. Darunter sind Karten mit einer Wirkung.
error-call-has_choice = Du hast etwas auf der Hand, das du wünschen kannst, also musst du es benennen.
error-call-same_again = Das ist schon gewünscht; ein zweiter Wunsch muss etwas anderes nennen.
error-call-duty = An diesem Tisch muss etwas gewünscht werden.
error-macau-not_now = Jetzt gibt es keinen Grund für „Macau!“.
error-multi_macau-not_now = „Mehrfach-Macau!“ kann jetzt nicht gesagt werden.
error-catch-not_exposed = Dieser Spieler lässt sich jetzt nicht erwischen.
error-challenge-not_now = Jetzt gibt es nichts anzuzweifeln.

error-option-variant = Diese Variante gibt es nicht: { $detail }
error-option-modifiers = Diese Hausregel gibt es nicht: { $detail }
error-option-roles = Ein Kartenwert kann nicht zwei Rollen haben: { $detail }
error-option-too_few_cards = So viele Karten lassen sich nicht austeilen: { $detail }

## Optionen. Die Wörter in Klammern sind die Werte, die man schreibt.

group-deck = Karten und Geben
group-roles = Rollen der Karten
group-play = Spielen
group-macau = „Macau!“
group-end = Ende und Wertung
group-cheating = Mogeln

option-num_decks = Kartenspiele
    .text = Wie viele Kartenspiele zusammengemischt werden: 1 bis 4, oder (auto) für eines bis fünf Spieler und zwei ab sechs.
option-jokers_per_deck = Joker
    .text = Wie viele Joker jedes Kartenspiel mitbringt: 2, einen schwarzen und einen bunten, oder 0.
option-without_jokers = Ohne Joker
    .text = Ein Schalter für 52 Karten: keine Joker im Spiel und nichts für sie zu tun.
option-hand_size_by_players = Handkarten
    .text = Wie viele Karten jeder bekommt, je nach Zahl der Spieler.
option-start_card = Startkarte
    .text = Was geschieht, wenn zuerst eine besondere Karte aufgedeckt wird: Sie wird ersetzt, bis eine einfache kommt (plain_only), sie zählt nur nach Farbe und Wert (inert), oder sie wirkt, als hätte der Geber sie gelegt (as_dealer_play).
option-first_seat = Wer anfängt
    .text = Den ersten Zug hat, wer rechts (dealer_right) oder links (dealer_left) vom Geber sitzt.
option-direction = Richtung
    .text = Gespielt wird anfangs im Uhrzeigersinn (cw) oder dagegen (ccw).
option-draw_two_rank = Zwei ziehen
    .text = Der Kartenwert, für den der Nächste 2 Karten zieht.
option-draw_three_rank = Drei ziehen
    .text = Der Kartenwert, für den der Nächste 3 Karten zieht.
option-king_hearts_draw = Herz-König
    .text = Wie viele Karten der Nächste für K♥ zieht; mit 0 ist er ein gewöhnlicher König.
option-king_spades_draw = Pik-König
    .text = Wie viele Karten für K♠ zu ziehen sind; mit 0 ist er ein gewöhnlicher König.
option-king_spades_target = Ziel von K♠
    .text = K♠ greift den nächsten Spieler an (next) oder den vorigen (previous).
option-king_spades_reply_target = Ziel von K♠ als Antwort
    .text = K♠ als Antwort schickt den Angriff weiter zum nächsten Spieler (next) oder zurück zum vorigen (previous).
option-king_spades_resume = Nach K♠
    .text = Hat jemand für einen rückwärts gerichteten K♠ gezogen, geht es nach diesem Opfer weiter (after_victim) oder nach dem, der K♠ gelegt hat (after_player).
option-king_reply = Antworten auf Könige
    .text = Auf den Angriff eines Königs antwortet nichts (none), K♥ und K♠ (kings) oder diese beiden und Q♥ (kings_and_queen_hearts).
option-queen_hearts_role = Herz-Dame
    .text = Q♥ ist eine gewöhnliche Dame (plain), gibt den Angriff eines Königs weiter (king_relay) oder beendet jeden Ziehangriff (war_stop).
option-queen_hearts_relay_add = Zuschlag von Q♥
    .text = Wie viele Karten Q♥ hinzufügt, wenn sie den Angriff eines Königs weitergibt.
option-war_stop = Wer einen Krieg beendet
    .text = Wo Q♥ Ziehangriffe beendet, darf sie nur legen, wer angegriffen wird (attacked), oder jeder jederzeit (anybody): Dann werden nach jedem Angriff alle gefragt, und es geht nach dem weiter, der sie gelegt hat.
option-draw_reply = Antworten auf Ziehkarten
    .text = Zweien und Dreien helfen gegen nichts (none), gegen ihresgleichen (own_kind), auch gegen andere Ziehkarten derselben Farbe (matching), gegen jeden Ziehangriff (low_wild), oder jede Ziehkarte hilft gegen jede (war).
option-wild_draws = Zweien und Dreien auf Ziehkarten
    .text = Zweien und Dreien passen auf andere Ziehkarten nur als Antwort auf einen Angriff (answering) oder auch, wenn dieser Angriff vorbei ist (always).
option-joker_role = Was Joker tun
    .text = Joker sind nicht dabei (absent), drehen die Richtung um (reverse), lassen den Nächsten ziehen (draw) oder stehen für eine beliebige Karte (substitute).
option-joker_black_draw = Schwarzer Joker
    .text = Wie viele Karten der Nächste für den schwarzen Joker zieht.
option-joker_color_draw = Bunter Joker
    .text = Wie viele Karten der Nächste für den bunten Joker zieht.
option-joker_answers_draw = Joker antworten
    .text = Ob ein Joker, der ziehen lässt, auf jeden Ziehangriff antworten darf.
option-joker_in_packs = Joker dazu
    .text = Ob Joker zusammen mit mehreren Zweien oder mehreren Dreien gelegt werden dürfen.
option-joker_joins_answer = Joker zur Antwort dazu
    .text = Ob ein Joker zu Zweien oder Dreien gelegt werden darf, die auf einen Angriff antworten, und dort wirkt wie sonst; dazu muss „Joker dazu“ gelten.
option-skip_rank = Aussetzen
    .text = Der Kartenwert, für den der Nächste aussetzt oder der das Duell eröffnet.
option-skip_mode = Aussetzen oder Duell
    .text = Aussetzkarten sammeln sich und werden weitergegeben (accumulate), oder sie eröffnen ein Duell um Extrazüge (duel).
option-solo_hits = Züge allein
    .text = Von den Zügen, die ein Duell einbringt, treffen alle bis auf den letzten den eigenen Spieler (all_but_last) oder wirklich alle (all): Dann wird ein Angriff oder Wunsch des letzten sofort beantwortet, bevor es weitergeht.
option-cancel_rank = Aufhebende Karte
    .text = Der Kartenwert, der einen Angriff auf den Legenden aufhebt.
option-cancel_placement = Wann sie aufhebt
    .text = Die aufhebende Karte passt auf jeden Angriff (free) oder muss in Farbe oder Wert zur obersten Karte passen (match).
option-wild_own_suit_ranks = Freie Karten
    .text = Kartenwerte, die auf jede Karte gelegt werden dürfen und deren eigene Farbe dann gilt.
option-sevens_unused = Siebenen ohne Wirkung
    .text = Ein Schalter für Siebenen, die nichts tun: Sie heben keinen Angriff auf und passen nicht auf alles.
option-suit_call_rank = Farbe wünschen
    .text = Der Kartenwert, mit dem man sich die nächste Farbe wünscht.
option-suit_call_wild = Farbwunsch auf alles
    .text = Ob die Karte, mit der man eine Farbe wünscht, auf jede Karte passt.
option-suit_call_must_change = Farbe muss wechseln
    .text = Ob eine andere Farbe gewünscht werden muss als die, die gerade gilt.
option-rank_call_rank = Wert wünschen
    .text = Der Kartenwert, mit dem man sich den nächsten Kartenwert wünscht.
option-call_must_hold = Ehrliche Wünsche
    .text = Ob man nur Farben und Werte wünschen darf, die man selbst auf der Hand hat.
option-call_duration = Dauer der Wünsche
    .text = Ein Wunsch gilt, bis er erfüllt ist (until_met), eine Runde um den Tisch (one_lap) oder nur für den Nächsten (next_only).
option-cross_calls = Wunsch auf Wunsch
    .text = Ob die Karten, die Farbe oder Wert wünschen, gegenseitig auf ihre Wünsche gelegt werden dürfen.
option-second_call = Zweiter Wunsch
    .text = Ein Wunsch, der auf einen Wunsch antwortet, darf dasselbe nennen (free) oder muss einen anderen Wert oder eine andere Farbe nennen (different); ein Bube ohne anderen Wert wünscht irgendeine einfache Karte.
option-call_optional = Wünschen ist freiwillig
    .text = Ob man mit einer Wunschkarte auch nichts wünschen darf: Dann liegt sie da wie eine einfache Karte.
option-cover_rank = Abzudeckende Karte
    .text = Der Kartenwert, der im selben Zug mit einer weiteren Karte abgedeckt werden muss.
option-runs = Folgen
    .text = Ob Nachbarn einer Farbe zusammen gelegt werden dürfen, auf- oder absteigend, etwa 5♠ 6♠ 7♠.
option-sets = Gleiche Karten
    .text = Ob mehrere Karten desselben Werts zusammen gelegt werden dürfen.
option-voluntary_draw = Freiwillig ziehen
    .text = Ob man ziehen darf, obwohl eine Karte auf der Hand passt.
option-play_drawn = Gezogene Karte legen
    .text = Eine gezogene Karte muss warten (never) oder darf sofort gelegt werden, wenn sie passt (drawn_only).
option-macau_mode = „Macau!“ sagen
    .text = Mit nur noch einer Karte ist es ein Wettlauf mit den anderen (race), kostet Schweigen von selbst Karten (automatic), oder nichts ist zu sagen (off).
option-macau_beaten_penalty = Zu langsam
    .text = Wie viele Karten man zieht, wenn jemand anders zuerst „Macau!“ sagt.
option-macau_late_penalty = Später erwischt
    .text = Wie viele Karten zieht, wer später erwischt wird, nachdem niemand das Wort gesagt hat; mit 0 wird niemand mehr erwischt.
option-macau_auto_penalty = Schweigen
    .text = Wie viele Karten das Schweigen kostet, wenn die Strafe von selbst kommt.
option-early_macau = Frühes „Macau!“
    .text = Ob man das Wort schon im eigenen Zug sagen darf, bevor die vorletzte Karte liegt.
option-multi_macau = „Mehrfach-Macau!“
    .text = Die Ansage, dass alle übrigen Karten den gleichen Wert haben, gibt es nicht (off), sie muss stimmen (truthful), oder sie darf ein Bluff sein (free).
option-end_mode = Ende der Runde
    .text = Eine Runde dauert, bis nur einer übrig ist (last_left), oder endet, sobald der Erste fertig ist (first_out).
option-last_card = Letzte Karte
    .text = Die letzte Karte darf jede sein (any), darf nichts bewirken (no_action) oder darf zu zweit niemanden ziehen lassen (no_draw_heads_up).
option-settle_final_attack = Letzter Angriff zählt
    .text = Ob ein Angriff, der am Ende der Runde noch offen ist, vor dem Zählen gezogen wird.
option-scoring = Wertung
    .text = Eine Runde entscheidet nach Plätzen (placing), oder man spielt mehrere Runden und Karten auf der Hand zählen Punkte (points).
option-target_points = Punkte der Partie
    .text = Die Partie endet, wenn jemand so viele Punkte hat; wer die meisten hat, verliert.
option-point_values = Punkte der Karten
    .text = Wie viele Punkte jede Karte zählt, die auf der Hand bleibt.
option-turn_limit = Zuggrenze
    .text = Nach so vielen Zügen endet eine Runde als blockiert; 0 heißt ohne Grenze.
option-challenges = Anzweifeln
    .text = Was man falsch machen darf und was angezweifelt werden kann: unpassende Karten (slip), falsche Wünsche (call), Ziehen trotz passender Karte (draw).
option-challenge_penalty = Preis des Zweifels
    .text = Wie viele Karten zieht, wer im Unrecht war, Mogler oder Zweifler.

## Varianten

variant-hungarian = Ungarisch
    .text = Das ganze Spiel: Folgen und gleiche Karten, angreifende Könige, Buben wünschen Werte, Joker drehen die Richtung um, gespielt wird bis zum Letzten.
variant-romanian = Rumänisch
    .text = Eine Karte je Zug; für Joker zieht man 5 oder 10, Siebenen heben Angriffe auf und passen immer, ein Ass wünscht jede Farbe.
variant-tel_aviv = Tel Aviv
    .text = Ohne Joker, Fünfen müssen abgedeckt werden, eine gezogene Karte darf gleich liegen; wer zuerst fertig ist, beendet die Runde, und 500 Punkte verlieren die Partie.
variant-plawno = Pławno
    .text = Krieg: Alle Ziehkarten antworten aufeinander und summieren sich, Q♥ beendet ihn, Joker stehen für jede Karte, und Vieren sind ein Duell um Extrazüge.

## Hausregeln

modifier-easier_wild_draws = Leichter: freie Ziehkarten
    .text = Zweien und Dreien helfen gegen jeden Ziehangriff.
modifier-easier_packs = Leichter: gleiche Karten
    .text = Mehrere Karten desselben Werts dürfen zusammen gelegt werden, und „Mehrfach-Macau!“ darf wahrheitsgemäß angesagt werden.
modifier-easier_joker_packs = Leichter: Joker dazu
    .text = Joker dürfen zusammen mit mehreren Zweien oder Dreien gelegt werden.
modifier-harder_plain_draws = Schwerer: gewöhnliche Ziehkarten
    .text = Eine Zwei oder Drei hilft nur, wenn sie in Farbe oder Wert zur angreifenden Karte passt.
modifier-harder_no_defence = Schwerer: keine Abwehr
    .text = Ziehkarten helfen gegen nichts; nur aufhebende Karten und eine Q♥, die den Krieg beendet, bleiben.
modifier-harder_wild_sevens = Schwerer: freie Siebenen
    .text = Siebenen passen auf jede Karte, und ihre eigene Farbe gilt danach.
modifier-easier = Leichter
    .text = Alle Erleichterungen auf einmal; wo die Joker es zulassen, dürfen sie dazu, auch zu Antworten.
modifier-harder = Schwerer
    .text = Gewöhnliche Ziehkarten und freie Siebenen zusammen.
modifier-cheating = Mogeln
    .text = Du darfst eine unpassende Karte unterschieben oder wünschen, was du nicht hast, solange niemand zweifelt.
modifier-bluff_calls = Ziehen anzweifeln
    .text = Auch das Ziehen trotz passender Karte darf angezweifelt werden.

## Was eine Karte tut

rule-plain = Eine gewöhnliche Karte.
rule-fits = Sie passt auf gleiche Farbe oder gleichen Wert.
rule-wild_draws = Sie passt auch auf jede Ziehkarte, selbst wenn deren Angriff vorbei ist.
rule-wild = Sie passt auf jede Karte.
rule-wild_own = Sie passt auf jede Karte, und danach gilt ihre eigene Farbe.
rule-no_shield = Gegen einen Angriff hilft sie nicht.
rule-not_a_called_rank = Ein Wunsch nach einem Kartenwert oder einer einfachen Karte wird damit nicht erfüllt.
rule-cover = Sie passt nur nach Farbe und muss sofort abgedeckt werden: mit einer Karte ihrer Farbe, einer freien Karte oder noch einer vom selben Wert; sonst ziehst du eine Karte.
rule-draw-next = Der Nächste zieht { n-cards }.
rule-draw-previous = Der Spieler vor dir zieht { n-cards }.
rule-reply-next = Als Antwort schickt sie den Angriff zum nächsten Spieler.
rule-reply-previous = Als Antwort schickt sie den Angriff zum Spieler vor dir.
rule-answered = Dagegen hilft: { $list }.
rule-answered-matching = In der Farbe der angreifenden Karte auch: { $list }.
rule-unanswered = Dagegen hilft nichts.
rule-skip = Der Nächste setzt einen Zug aus; mehrere zählen zusammen.
rule-duel = Sie eröffnet ein Duell: Die anderen dürfen { $ranks } dazulegen oder ablehnen, und wer zuletzt gelegt hat, spielt so viele Züge allein, wie { $ranks } liegen.
rule-solo-all_but_last = Bis zum letzten dieser Züge treffen Angriffe und Wünsche den eigenen Spieler.
rule-solo-all = In allen diesen Zügen treffen Angriffe und Wünsche den eigenen Spieler.
rule-queen-king_relay = Sie antwortet auf einen Angriff von Königen, fügt { n-cards } hinzu und schickt ihn zum nächsten Spieler.
rule-queen-war_stop = Sie beendet jeden Ziehangriff auf dich.
rule-queen-war_stop-anybody = Jeder darf sie jederzeit legen, um einen Ziehangriff zu beenden; von dort geht es weiter.
rule-cancel-free = Sie hebt einen Angriff auf dich auf, gleich was oben liegt.
rule-cancel-match = Sie hebt einen Angriff auf dich auf, wenn sie in Farbe oder Wert zur obersten Karte passt.
rule-call_suit = Du wünschst die Farbe, die folgen muss.
rule-call_suit-change = Die Farbe, die gerade gilt, darfst du nicht wünschen.
rule-call_suit-hold = Du musst die gewünschte Farbe auf der Hand haben; sonst heißt der Wunsch „freie Farbe“.
rule-call_rank = Du wünschst den Kartenwert, der folgen muss: { $list }. Nur dieser Wert darf gelegt werden, oder { $over }.
rule-call_rank-hold = Du musst den gewünschten Wert auf der Hand haben; sonst heißt der Wunsch „irgendeine einfache Karte“.
rule-call_rank-none = Nur eine einfache Karte darf folgen, oder { $over }.
rule-call-until_met = Der Wunsch gilt, bis er erfüllt ist.
rule-call-one_lap = Der Wunsch gilt eine Runde um den Tisch.
rule-call-next_only = Der Wunsch gilt nur für den nächsten Spieler.
rule-call-cross = Sie darf auf jeden Wunsch gelegt werden, nach Farbe oder nach Wert.
rule-call-different-rank = Auf dem Wunsch eines Werts muss sie einen anderen wünschen.
rule-call-different-suit = Auf dem Wunsch einer Farbe muss sie eine andere wünschen.
rule-call-optional = Du darfst auch nichts wünschen: Dann liegt sie da wie eine einfache Karte.
rule-joker-absent = In diesem Spiel gibt es keine Joker.
rule-joker-reverse = Er dreht die Richtung um, und was darunter liegt, gilt weiter. Er passt auf jede Karte, hilft aber nicht gegen einen Angriff.
rule-joker-draw = Er passt auf jede Karte, und jede Karte darf auf ihn folgen.
rule-joker-substitute = Er steht für jede Karte, die jetzt gelegt werden könnte: Sage, für welche, und er wirkt wie sie.
rule-joker-answers = Er antwortet auf jeden Ziehangriff.
rule-joker-packs = Er darf zusammen mit mehreren Karten eines dieser Werte gelegt werden: { $list }.
rule-joker-joins = Er darf auch dabei sein, wenn sie auf einen Angriff antworten.
rule-points = Bleibt die Karte auf der Hand, zählt sie { n-points }.

## Werte der Optionen

choice-players = { $count } Spieler
choice-none = keine
choice-auto = nach der Zahl der Spieler
choice-start_card-plain_only = durch eine einfache Karte ersetzt
choice-start_card-inert = nur nach Farbe und Wert
choice-start_card-as_dealer_play = als hätte der Geber sie gelegt
choice-dealer_right = rechts vom Geber
choice-dealer_left = links vom Geber
choice-ccw = gegen den Uhrzeigersinn
choice-cw = im Uhrzeigersinn
choice-next = der nächste Spieler
choice-previous = der Spieler davor
choice-after_victim = nach dem Opfer
choice-after_player = nach dem, der ihn legte
choice-kings = K♥ und K♠
choice-kings_and_queen_hearts = K♥, K♠ und Q♥
choice-queen_hearts_role-plain = eine gewöhnliche Dame
choice-king_relay = gibt den Angriff eines Königs weiter
choice-war_stop = beendet jeden Ziehangriff
choice-own_kind = die eigene Sorte
choice-matching = auch andere Ziehkarten der Farbe
choice-low_wild = jede Zwei oder Drei
choice-war = jede Ziehkarte
choice-absent = nicht im Spiel
choice-reverse = drehen die Richtung
choice-joker_role-draw = lassen ziehen
choice-substitute = stehen für jede Karte
choice-accumulate = Aussetzen zählt zusammen
choice-duel = ein Duell um weitere Züge
choice-cancel_placement-free = auf jeden Angriff
choice-match = nach Farbe oder Wert
choice-until_met = bis sie erfüllt sind
choice-one_lap = eine Runde am Tisch
choice-next_only = für den nächsten Spieler
choice-never = nie
choice-drawn_only = wenn sie passt
choice-race = ein Wettlauf
choice-automatic = Schweigen kostet Karten
choice-off = aus
choice-truthful = nur wenn es stimmt
choice-multi_macau-free = Bluffen ist erlaubt
choice-last_left = bis einer übrig ist
choice-first_out = sobald der Erste fertig ist
choice-any = jede Karte
choice-no_action = ohne Wirkung
choice-no_draw_heads_up = zu zweit keine Ziehkarte
choice-placing = Plätze
choice-points = Punkte
choice-second_call-free = darf dasselbe nennen
choice-different = muss etwas anderes nennen
choice-attacked = wer angegriffen wird
choice-anybody = jeder, jederzeit
choice-answering = nur als Antwort
choice-always = auch danach
choice-all_but_last = gegen sich selbst bis auf den letzten
choice-all = alle gegen sich selbst
choice-challenges-slip = Karten, die nicht passen
choice-challenges-call = falsche Ansagen
choice-challenges-draw = Ziehen ohne Not
choice-joker = Joker

## Die Geschichte einer Partie

source-hand = Karten auf der Hand
deed-laid = Gelegte Karten
deed-drew = Gezogene Karten
deed-attacked = Angriffe
deed-missed_turn = Ausgesetzte Züge
deed-called_suit = Angesagte Farben
deed-called_rank = Angesagte Werte
deed-direction_turned = Richtungswechsel
deed-macau_said = „Macau!“ gesagt
deed-macau_caught = „Macau!“ erwischt
deed-challenged = Anzweiflungen
deed-went_out = Fertig geworden
deed-round_ended = Enden der Runden

## Die Lehrpartie: worum es geht, was man wissen muss, und was man tun kann, solange es erlaubt ist

hint-goal = Werde deine Karten los
    .text = Willkommen bei Macau! Werde alle deine Karten vor den anderen los. Die Karten auf dem Tisch liegen offen, deine sieht sonst niemand.
    .now = Karten in deiner Hand: { $number }.
hint-match = Farbe oder Wert
    .text = Lege eine Karte von gleicher Farbe oder gleichem Wert wie die offene. Manche Karten passen auf alles.
    .now = Jetzt passt: { $requirement }.
hint-chain = Noch eine?
    .text = Du darfst im selben Zug weiterlegen, was folgen kann.
    .now = Folgen darf: { $requirement }.
hint-special = Eine Karte, die etwas tut
    .text = Karten mit einem Zeichen am Rand greifen an, wünschen, drehen die Richtung oder schützen dich. Heb sie für den rechten Augenblick auf.
    .now = { $card }: { $rule }
hint-end_play = Beende das Legen
    .text = Wenn du alles gelegt hast, was du willst, dann sag es. Was du behältst, ist später vielleicht mehr wert.
hint-attacked = Du wirst angegriffen
    .text = Leuchtet eine deiner Karten, darfst du mit ihr antworten; oder du nimmst den Angriff an und ziehst.
    .now = { $card }: { $rule }
hint-ace = Nenne eine Farbe
    .text = Die Farbe, die du nennst, muss folgen. Wähle die, mit der du die meisten Karten loswirst.
hint-called_suit = Eine Farbe ist gewünscht
    .text = Nur das Gewünschte darf jetzt gelegt werden, und Karten, die auf alles passen.
    .now = Jetzt passt: { $requirement }.
hint-macau = Sag „Macau!“
    .text = Mit nur noch einer Karte musst du es sagen, und zwar sofort: Zu spät zu sein kann Karten kosten.
hint-skip = Ein Zug steht auf dem Spiel
    .text = Du setzt aus, außer wenn eine deiner Karten leuchtet: Mit ihr darfst du antworten.
    .now = { $card }: { $rule }
hint-draw = Nichts passt? Zieh
    .text = Keine deiner Karten passt jetzt, also ziehst du vom Stapel.
hint-catch = Sei schneller!
    .text = Jemand hat nur noch eine Karte und hat noch nicht „Macau!“ gesagt. Sei schneller!
hint-jack = Nenne einen Wert
    .text = Der Wert, den du nennst, muss folgen. Wähle einen, den du hast.
hint-rank_called = Ein Wert ist gewünscht
    .text = Das Gewünschte muss folgen. Wer nichts Passendes hat, zieht.
    .now = Jetzt passt: { $requirement }.
hint-out = Jemand ist fertig
    .text = Wer die letzte Karte legt, bekommt den besten Platz, der noch frei ist. Die anderen spielen weiter, bis nur noch einer Karten hat.
hint-over = Das Spiel ist aus
    .text = Das war eine ganze Runde. Gut gespielt! Ein neues Spiel ist nur einen Klick entfernt.

## Warum sich eine Aktion lohnt, wahr für Hand und Tisch, wie sie sind

reason-play_slips = Sie passt nicht; zweifelt jemand sie an, ziehst du { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}.
reason-play_last = Es ist deine letzte Karte.
reason-play_cancels = Das beendet den Angriff auf dich ({ $number }).
reason-play_passes_draws = Der Angriff geht weiter an { $target }: { $number ->
    [one] eine Karte
   *[other] { $number } Karten
} ziehen.
reason-play_passes_skips = Der Angriff geht weiter an { $target }: { $number ->
    [one] einmal
   *[other] { $number }-mal
} aussetzen.
reason-play_hits_draws = { $target } hält { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} und müsste { $number ->
    [one] eine
   *[other] noch { $number }
} ziehen.
reason-play_hits_skips = { $target } hält { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} und müsste { $number ->
    [one] einmal
   *[other] { $number }-mal
} aussetzen.
reason-play_goes_on = Deine { $card } darf im selben Zug folgen.
reason-play_fits_on = { $number ->
    [one] Eine deiner anderen Karten passt
   *[other] { $number } deiner anderen Karten passen
} darauf.
reason-play_plain = Das ist eine einfache Karte; deine { $card } bleibt für einen besseren Augenblick.
reason-play_points = Auf der Hand würde sie { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} zählen.
reason-play_fewer = Dann hast du noch { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}.
reason-end_nothing_follows = Nichts in deiner Hand darf folgen.
reason-end_keeps = Deine { $card } kann später mehr wert sein.
reason-draw_nothing_fits = Nichts in deiner Hand passt.
reason-draw_keeps = Deine { $card } kann später mehr wert sein.
reason-keep_does_not_fit = Die gezogene Karte passt nicht.
reason-accept_no_answer = Du hast keine Karte, die antwortet.
reason-accept_keeps = Deine { $card } kann später mehr wert sein.
reason-call_suit_held = Du hältst { $number ->
    [one] eine Karte
   *[other] { $number } Karten
} in { $suit }.
reason-call_rank_held = Du hältst { $number ->
    [one] eine Karte
   *[other] { $number } Karten
} mit diesem Wert.
reason-word_one_card = Bis du es sagst, können andere dich erwischen.
reason-catch_silent = { $target } hat es nicht gesagt.
reason-call_goes_over = Deine { $card } darf diesem Wunsch folgen.
reason-call_bluff = Du hast keine solche Karte; zweifelt jemand den Wunsch an, ziehst du { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}.
reason-call_suit_lies = { $number ->
    [one] Eine Karte in { $suit } liegt schon auf dem Stapel, es können also weniger folgen.
   *[other] { $number } Karten in { $suit } liegen schon auf dem Stapel, es können also weniger folgen.
}
reason-call_rank_lies = { $number ->
    [one] Eine Karte mit diesem Wert liegt schon auf dem Stapel, es können also weniger folgen.
   *[other] { $number } Karten mit diesem Wert liegen schon auf dem Stapel, es können also weniger folgen.
}
reason-call_hides = Es verrät niemandem, was du auf der Hand hast.
reason-call_no_suit = Du hältst keine Farbe, die genannt werden darf.
reason-call_no_rank = Du hältst keinen Wert, der genannt werden darf.
reason-call_no_hand = Du hast keine Karte mehr, die du nennen könntest.
reason-call_none_fits = { $number ->
    [one] Ohne Wunsch passt eine deiner Karten.
   *[other] Ohne Wunsch passen { $number } deiner Karten.
}
reason-word_costs = Ohne das Wort ziehst du { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}.
reason-multi_one_rank = Alle deine Karten haben denselben Wert.
reason-multi_heard = Es ändert nichts, und alle hören es.
reason-challenge_slip = Die Karte passt nicht.
reason-challenge_wins = Hast du recht, zieht { $target } { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}.
reason-quiet_not_hit = Der Angriff gilt { $target }, nicht dir.
reason-quiet_no_stop = Du hast keine Karte, die den Angriff beendet.
reason-quiet_fits = Die Karte passt.
reason-quiet_shown = { $target } hat so eine Karte, und alle wissen es.
reason-quiet_if_wrong = Zu Unrecht angezweifelt, müsstest du { $number ->
    [one] eine Karte
   *[other] { $number } Karten
} ziehen.
reason-quiet_caught = Andere können dich erwischen, und du müsstest { $number ->
    [one] eine Karte
   *[other] { $number } Karten
} ziehen.
reason-quiet_later = Später erwischt, müsste { $target } { $number ->
    [one] eine Karte
   *[other] { $number } Karten
} ziehen, jetzt nur { $count }.
reason-quiet_costs_nothing = Niemand müsste jetzt dafür eine Karte ziehen.

## Am Terminal

table-round = Runde { $number }
table-turn = Zug { $number }
table-cw = im Uhrzeigersinn
table-ccw = gegen den Uhrzeigersinn
table-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
table-out = fertig, Platz { $place }
table-misses = { $count ->
    [one] setzt { $count } Zug aus
   *[other] setzt { $count } Züge aus
}
table-exposed = hat nicht „Macau!“ gesagt
table-solo = { $count ->
    [one] { $count } Zug allein
   *[other] { $count } Züge allein
}
table-known = gezeigt: { $cards }
table-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
table-left = { $count ->
    [0] keine Karten übrig
    [one] { $count } Karte übrig
   *[other] { $count } Karten übrig
}
table-stock = Nachziehstapel: { $count }
table-top = Oben liegt: { $card }
table-as = { $card } als { $face }
table-in-force = Es gilt: { $card }
table-below = darunter:
table-hand = Deine Hand ({ $count }):
table-next-card = Nächste Karte: { $what }
table-your-card = Deine nächste Karte: { $what }
table-pile = Zieh
table-face = oben
screen-joker = Einen Joker als andere Karte legen …
note-passes-on = Der Angriff wächst auf { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
note-skips-on = Dann geht es um { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}.
note-cancels = Der Angriff ist vorbei.
note-catch = { $count ->
    [one] Es wird { $count } Karte gezogen.
   *[other] Es werden { $count } Karten gezogen.
}
note-challenge = Irrst du dich, ziehst du { $count }.
warning-does_not_fit = Geschummelt: sie passt nicht!
warning-leaves_one_card = Dann hast du noch eine Karte: vergiss „Macau!“ nicht
warning-not_held = Ein Bluff: du hast das nicht auf der Hand!
joker-how = Ein Joker steht für eine andere Karte: Tippe { $card }=KS, um ihn als { $face } zu legen.
screen-help =
    Was du tippen kannst
      3             die Möglichkeit mit dieser Nummer
      7S  10H  BJ   diese Karte legen (S ♠, H ♥, D ♦, C ♣; Joker BJ und CJ)
      5S 6S 7S      mehrere Karten legen und das Ausspielen beenden
      BJ=KS         einen Joker als Pik-König legen
      draw (ziehen), end (beenden), accept (annehmen), keep (behalten),
      pass (passen), macau, quiet (still bleiben), challenge (anzweifeln)
      suit H (Farbe), rank 8 (Wert), catch NAME (ertappen)
      ? 7S  ? 3     die Regel einer Karte oder einer Möglichkeit
      hint          die besten Aktionen und warum
      undo          den letzten Schritt zurücknehmen, bis etwas aufgedeckt wird
      log           alles, was geschehen ist
      rules         die Spielregeln
      table         noch einmal der Tisch
      quit          aufhören; das Spiel bleibt erhalten
screen-unknown = „{ $line }“ bedeutet hier nichts. Tippe eine Nummer aus der Liste, eine Karte wie 7S, oder ? für Hilfe.
screen-unknown-subject = Eine Karte „{ $what }“ gibt es nicht. Karten schreibt man 7S, 10H, QD, AC, BJ, CJ; eine Nummer fragt nach dieser Möglichkeit.
screen-nothing-chosen = Es wurde nichts gelegt.
screen-which = Als welche Karte? (Nummer oder Karte)
