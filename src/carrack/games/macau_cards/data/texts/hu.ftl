# Macau, the card game, in Hungarian. Keys follow the names of names.py and options.py.

## Cards

suit-S = pikk
suit-H = kőr
suit-D = káró
suit-C = treff

rank-A = ász
    .plural = ász
rank-2 = kettes
    .plural = kettes
rank-3 = hármas
    .plural = hármas
rank-4 = négyes
    .plural = négyes
rank-5 = ötös
    .plural = ötös
rank-6 = hatos
    .plural = hatos
rank-7 = hetes
    .plural = hetes
rank-8 = nyolcas
    .plural = nyolcas
rank-9 = kilences
    .plural = kilences
rank-T = tízes
    .plural = tízes
rank-J = bubi
    .plural = bubi
rank-Q = dáma
    .plural = dáma
rank-K = király
    .plural = király

all-jokers = joker
card-suited = { $suit } { $rank }
card-BJ = fekete joker
    .short = fekete joker
card-CJ = színes joker
    .short = színes joker

## Parts of sentences

n-cards = { $count } lap
n-turns = { $count } kör
n-points = { $points } pont
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

cause-rule = szabály
cause-turn = kör
cause-attack = támadás
cause-macau_beaten = más mondta előbb: „Makaó!”
cause-macau_late = rajtakapva „Makaó!” nélkül
cause-macau_silence = elmaradt a „Makaó!”
cause-challenge = gyanúsítás
cause-cover = nincs mivel lefedni
cause-settlement = a forduló utolsó támadása
cause-cancel = semlegesítve
cause-queen_of_hearts = Q♥
cause-joker = joker
cause-turn_limit = körök felső határa

## Actions: labels of buttons and menu lines

action-play = { $card } lerakása
action-play_as = Joker mint { $card }
action-draw = Lap húzása
action-accept = Támadás elfogadása
action-accept-draw = Húzok { $count } lapot
action-accept-skip = Kimaradok { $count } körből
action-accept-duel = Nem párbajozom
action-end_play = Nem rakok többet
action-keep = A húzott lap megtartása
action-pass = Passz
action-call_suit = { $suit } kérése
action-call_free_suit = Szabad szín kérése
action-call_rank = { $ranks } kérése
action-call_any_plain = Sima lap kérése
action-call_nothing = Nem kérek semmit
action-say_macau = „Makaó!”
action-say_multi_macau = „Többszörös makaó!”
action-catch = Rajtakapom: { $seat }
action-challenge = Gyanúsítás
action-no_reaction = Hallgatok

## Events: sentences of the log. `.you` is told to the seat that acts, `.to_you` to the one it happens to.

event-dealt = { $seat } { $count } lapot kap
    .you = { $count } lapot kapsz
event-set_aside = Felfordítva és félretéve: { $card }
event-starter = A kezdőlap: { $card }
event-laid = { $seat } lerakja: { $card }
    .you = Lerakod: { $card }
event-laid-as = { $seat } lerakja: { $card } mint { $as }
    .you = Lerakod: { $card } mint { $as }
event-play_ended = { $seat } nem rak többet
    .you = Nem raksz többet
event-drew = { $seat } { $count } lapot húz{ which-cards }{ because }
    .you = { $count } lapot húzol{ which-cards }{ because }
event-forgiven = Nincs több húzható lap: { $seat } megúszik { $count } lapot
    .you = Nincs több húzható lap: megúszol { $count } lapot
event-reshuffled = A dobópakliból megkeverve új húzópakli lesz: { n-cards }
event-passed = { $seat } passzol
    .you = Passzolsz
event-kept = { $seat } megtartja a húzott lapot
    .you = Megtartod a húzott lapot
event-accepted-draw = { $seat } elfogadja a támadást: { n-cards }
    .you = Elfogadod a támadást: { n-cards }
event-accepted-skip = { $seat } elfogadja, és kimarad { $count } körből
    .you = Elfogadod, és kimaradsz { $count } körből
event-declined = { $seat } nem párbajozik
    .you = Nem párbajozol
event-missed_turn = { $left ->
    [0] { $seat } kimarad
   *[other] { $seat } kimarad, és utána még { $left } körből
}
    .you = { $left ->
        [0] Kimaradsz
       *[other] Kimaradsz, és utána még { $left } körből
    }
event-called_suit = { $seat } kérése: { $suit } { $sign }
    .you = A kérésed: { $suit } { $sign }
event-called_free_suit = { $seat } szabad színt kér: bármi jöhet, csak { $except } { $sign } nem
    .you = Szabad színt kérsz: bármi jöhet, csak { $except } { $sign } nem
event-called_free_suit-any = { $seat } szabad színt kér: bármilyen szín jöhet
    .you = Szabad színt kérsz: bármilyen szín jöhet
event-called_rank = { $seat } kérése: { $ranks }
    .you = A kérésed: { $ranks }
event-called_any_plain = { $seat } kérése: bármilyen sima lap
    .you = A kérésed: bármilyen sima lap
event-called_nothing = { $seat } nem kér semmit
    .you = Nem kérsz semmit
event-call_lapsed = A kérés elévül
event-direction_turned-cw = Irányváltás: mostantól az óramutató járása szerint
event-direction_turned-ccw = Irányváltás: mostantól az óramutató járásával ellentétesen
event-attacked-draw = Támadás { $target } ellen: { n-cards }
    .to_you = Támadás ellened: { n-cards }
event-attacked-skip = { $target } most { $count } körből maradna ki
    .to_you = Most { $count } körből maradnál ki
event-attacked-duel = Párbaj, a tét { n-turns }: { $target } következik
    .to_you = Párbaj, a tét { n-turns }: te következel
event-attack_ended-cancel = A támadás semlegesítve
event-attack_ended-queen_of_hearts = Q♥: vége a háborúnak
event-war_goes_on = Senki sem állítja meg a támadást { $target } ellen
    .to_you = Senki sem állítja meg az ellened indult támadást
event-solo_turns = { $seat } megnyeri a párbajt: { n-turns } egyedül
    .you = Megnyered a párbajt: { n-turns } egyedül
event-macau_said = { $seat } bemondja: „Makaó!”
    .you = Bemondod: „Makaó!”
event-macau_caught-macau_beaten = { $seat } előbb mondja be, mint { $owner }: „Makaó!”
    .you = Előbb mondod be, mint { $owner }: „Makaó!”
    .to_you = { $seat } előbb mondja be, mint te: „Makaó!”
event-macau_caught-macau_late = { $seat } rajtakapja: { $owner } nem mondta, hogy „Makaó!”
    .you = Rajtakapod: { $owner } nem mondta, hogy „Makaó!”
    .to_you = { $seat } rajtakap: nem mondtad, hogy „Makaó!”
event-macau_missed = { $seat } az utolsó lapjánál tart, és nem mondta, hogy „Makaó!”
    .you = Az utolsó lapodnál tartasz, és nem mondtad, hogy „Makaó!”
event-multi_macau_said = { $seat } bemondja: „Többszörös makaó!”
    .you = Bemondod: „Többszörös makaó!”
event-challenged = { $seat } gyanút fog
    .you = Gyanút fogsz
event-window_closed = { $owner } senkinek sem gyanús
    .to_you = Senkinek sem vagy gyanús
event-verdict-slip-guilty = A gyanú jogos: { $seat } lapja nem illett oda
    .you = A gyanú jogos: a lapod nem illett oda
event-verdict-slip-innocent = A gyanú alaptalan: { $seat } lapja odaillik
    .you = A gyanú alaptalan: a lapod odaillik
event-verdict-call-guilty = A gyanú jogos: { $seat } kezében nincs olyan lap, amilyet kért
    .you = A gyanú jogos: nincs olyan lapod, amilyet kértél
event-verdict-call-innocent = A gyanú alaptalan: { $seat } kérése őszinte volt
    .you = A gyanú alaptalan: őszinte volt a kérésed
event-verdict-draw-guilty = A gyanú jogos: { $seat } kezében volt odaillő lap
    .you = A gyanú jogos: volt odaillő lapod
event-verdict-draw-innocent = A gyanú alaptalan: { $seat } kezében nem volt odaillő lap
    .you = A gyanú alaptalan: nem volt odaillő lapod
event-card_shown = { $seat } megmutatja: { $card }
    .you = Megmutatod: { $card }
event-play_taken_back = { $seat } visszaveszi: { $card }
    .you = Visszaveszed: { $card }
event-went_out = { $seat } minden lapja elfogyott: { $place }. hely
    .you = Minden lapod elfogyott: { $place }. hely
event-round_blocked-rule = Senki sem tud lapot rakni vagy húzni: a forduló elakadt
event-round_blocked-turn_limit = Elfogytak a körök: a forduló elakadt
event-round_ended = { $round }. forduló vége
event-scored = { $seat } kap { $points } pontot, összesen { $total }
    .you = Kapsz { $points } pontot, összesen { $total }
event-match_ended = A partinak vége

## Phases, and what the game waits for

phase-turn = Kör
phase-continue = További lapok ugyanabban a körben
phase-cover = Lefedés
phase-cover_drawn = Lefedés a húzott lappal
phase-after_draw = Húzás után
phase-choose_suit = Színkérés
phase-choose_rank = Értékkérés
phase-challenge_window = Gyanúsítás
phase-macau_window = „Makaó!”
phase-war_window = Háború megállítása
phase-over = Vége

prompt-turn = { $seat } következik
    .you = Te jössz: rakj le egy lapot, vagy húzz
prompt-turn-attack = { $seat } támadás alatt áll
    .you = Megtámadtak: válaszolj, vagy fogadd el
prompt-turn-hit = { $seat } támadás alatt áll
    .you = Megtámadtak, és nincs ellene válasz: fogadd el
prompt-turn-duel = { $seat } beszállhat a párbajba
    .you = Párbaj: tegyél rá, vagy szállj ki
prompt-continue = { $seat } rakhat még lapot
    .you = Rakj még egy lapot, vagy fejezd be a lerakást
prompt-cover = { $seat } lefed egy lapot
    .you = Fedd le a lapodat, vagy húzz
prompt-cover_drawn = { $seat } lefedheti a húzott lappal
    .you = Fedd le a húzott lappal, vagy tartsd meg
prompt-after_draw = { $seat } lerakhatja a húzott lapot
    .you = Rakd le a húzott lapot, vagy tartsd meg
prompt-choose_suit = { $seat } színt kér
    .you = Kérj színt
prompt-choose_rank = { $seat } értéket kér
    .you = Kérj értéket
prompt-challenge_window = A többiek meggyanúsíthatják: { $seat }
    .you = { $seat } gyanús neked?
    .own = A többiek meggyanúsíthatnak
prompt-macau_window = { $seat } az utolsó lapjánál tart
    .you = { $seat } az utolsó lapjánál tart: megelőzöd a „Makaó!” bemondásával?
    .own = Egy lapod maradt: a többiek még közbeszólhatnak
    .own_you = Egy lapod maradt: mondd be, hogy „Makaó!”
prompt-war_window = Támadás { $seat } ellen: a Q♥ lappal bárki megállíthatja
    .you = Támadás { $seat } ellen: megállítod a Q♥ lappal?
    .own = Megtámadtak: a Q♥ lappal bárki megállíthatja
    .own_you = Megtámadtak: megállítod azonnal a Q♥ lappal?
prompt-over = A játéknak vége
    .you = A játéknak vége

## What must be laid, and what threatens

requirement-normal = { $sign } vagy { $short }
requirement-suit = kért szín: { $suit } { $sign }
requirement-free = bármilyen szín, csak { $suit } { $sign } nem
requirement-rank = kért érték: { $ranks }
requirement-any_plain = bármilyen sima lap
requirement-anything = bármilyen lap
requirement-also = ; bármikor: { $list }
requirement-more = { $list }, ugyanabban a körben
requirement-no_more = ebben a körben már semmi
requirement-cover = { $sign }, vagy { $list }
requirement-left = , még { $left } körig

attack-draw = { $seat } válaszol, vagy húz { $count } lapot
    .you = Válaszolj, vagy húzz { $count } lapot
attack-skip = { $seat } válaszol, vagy kimarad { $count } körből
    .you = Válaszolj, vagy kimaradsz { $count } körből
attack-hit = { $seat } { $count } lapot húz: nincs ellene válasz
    .you = Húznod kell { $count } lapot: nincs ellene válasz
attack-duel = Párbaj, a tét { n-turns }: { $seat } beszállhat vagy kiszállhat
    .you = Párbaj, a tét { n-turns }: szállj be, vagy szállj ki

## Refusals

error-card-unknown = Nincs ilyen lap: { $detail }
error-phase-wrong = A játék most nem erre vár.
error-card-not_held = Ez a lap nincs a kezedben.
error-card-does_not_fit = Ez a lap most nem illik oda.
    .told = { $card } nem illik oda. Ami jöhet: { $requirement }.
error-card-does_not_answer = Ez a lap nem válasz a támadásra.
    .told = { $attack ->
        [draw] { $card } nem válasz a támadásra ({ n-cards }).
       *[other] { $card } nem válasz a támadásra ({ n-turns }).
    } { $cards ->
        [none] Nincs a kezedben olyan lap, ami az lenne.
       *[other] A kezedben ez válasz rá: { $cards }.
    }
error-card-does_not_continue = Ez a lap ugyanabban a körben már nem jöhet.
    .told = Ugyanabban a körben nem jöhet { $top } után: { $card }.
error-card-does_not_cover = Ez a lap nem fedi le azt, amit leraktál.
    .told = { $card } nem fedi le ezt: { $top }.
error-card-not_the_drawn_one = Húzás után csak a húzott lap rakható le.
    .told = Húzás után csak a húzott lap rakható le: { $drawn }.
error-card-not_as_last = A házi szabályok szerint ez nem lehet az utolsó lapod.
    .told = Ennek az asztalnak a szabályai szerint { $card } nem lehet az utolsó lapod.
error-card-joker_role = A joker ebben a játékban így nem rakható le.
error-draw-under_attack = Ha támadnak, válaszolsz vagy elfogadod; csak úgy nem húzhatsz.
    .told = { $attack ->
        [draw] Ha támadnak, válaszolsz, vagy elfogadod, és húzol { $count } lapot; csak úgy nem húzhatsz.
       *[other] Ha támadnak, válaszolsz, vagy elfogadod, és kimaradsz { $count } körből; csak úgy nem húzhatsz.
    }
error-draw-card_fits = Van odaillő lapod, tehát raknod kell.
    .told = Van odaillő lapod, tehát raknod kell: { $cards }.
error-draw-nothing_left = Nincs több húzható lap.
error-pass-can_draw = Még tudsz lapot húzni, ezért nem passzolhatsz.
error-accept-no_attack = Nincs támadás, amit el lehetne fogadni.
error-call-suit_in_play = Az éppen érvényes színt nem kérheted; mondj egy másikat.
    .told = Az éppen érvényes szín nem kérhető: { $suit }; mondj egy másikat.
error-call-not_held = Csak olyat kérhetsz, ami van a kezedben.
    .told = { $kind ->
        [suit] Nincs ilyen színű lapod: { $suit }; csak olyat kérhetsz, ami van a kezedben.
       *[rank] Nincs ilyen értékű lapod: { $ranks }; csak olyat kérhetsz, ami van a kezedben.
    }
error-call-not_callable = Ez az érték nem kérhető: vannak különleges lapjai.
    .told = Ez az érték nem kérhető: { $ranks }; vannak különleges lapjai.
error-call-has_choice = Van mit kérned, ezért konkrét kérést kell mondanod.
error-call-same_again = Ezt már kérték; a második kérésnek másnak kell lennie.
error-call-duty = Ennél az asztalnál kötelező kérni.
error-macau-not_now = Most nincs miért „Makaó!”-t mondani.
error-multi_macau-not_now = A „Többszörös makaó!” most nem mondható be.
error-catch-not_exposed = Ez a játékos most nem kapható rajta.
error-challenge-not_now = Most nincs mit gyanúsítani.

error-option-variant = Nincs ilyen változat: { $detail }
error-option-modifiers = Nincs ilyen házi szabály: { $detail }
error-option-roles = Egy értéknek nem lehet két szerepe: { $detail }
error-option-too_few_cards = Túl kevés a lap ehhez az osztáshoz: { $detail }

## Options. The words in parentheses are the values to write.

group-deck = Pakli és osztás
group-roles = A lapok szerepe
group-play = Játékmenet
group-macau = „Makaó!”
group-end = Befejezés és pontozás
group-cheating = Csalás

option-num_decks = Paklik
    .text = Hány pakli lapjai keverednek össze: 1–4, vagy (auto): öt játékosig egy, hattól kettő.
option-jokers_per_deck = Jokerek
    .text = Hány joker van egy-egy pakliban: 2, egy fekete és egy színes, vagy 0.
option-without_jokers = Jokerek nélkül
    .text = Egyetlen kapcsoló az 52 lapos paklihoz: nincsenek benne jokerek, és nincs is dolguk.
option-hand_size_by_players = Kézbe osztott lapok
    .text = Hány lapot kap egy-egy játékos az osztáskor, a játékosok számától függően.
option-start_card = Első lap
    .text = Mi történik, ha elsőként különleges lap fordul fel: addig cserélik, amíg sima lap nem jön (plain_only), csak a színe és az értéke számít (inert), vagy úgy hat, mintha az osztó rakta volna le (as_dealer_play).
option-first_seat = Ki kezd
    .text = Az első kör az osztó jobbján (dealer_right) vagy balján (dealer_left) ülő játékosé.
option-direction = Irány
    .text = A játék az óramutató járása szerint (cw) vagy azzal ellentétesen (ccw) indul.
option-draw_two_rank = Húzz kettőt
    .text = Az az érték, amelyre a következő játékos 2 lapot húz.
option-draw_three_rank = Húzz hármat
    .text = Az az érték, amelyre a következő játékos 3 lapot húz.
option-king_hearts_draw = Kőr király
    .text = Hány lapot húz a következő játékos a K♥ miatt; 0 esetén közönséges király.
option-king_spades_draw = Pikk király
    .text = Hány lapot húzat valakivel a K♠; 0 esetén közönséges király.
option-king_spades_target = A K♠ célpontja
    .text = A K♠ a következő játékost (next) vagy az előzőt (previous) támadja.
option-king_spades_reply_target = A K♠ célpontja válaszként
    .text = A válaszként lerakott K♠ a következő játékosnak továbbküldi (next) vagy az előzőnek visszaküldi (previous) a támadást.
option-king_spades_resume = Ki jön a K♠ után
    .text = Ha valaki egy visszafelé ható K♠ miatt húzott, a játék az áldozat után (after_victim) vagy a K♠ kijátszója után (after_player) folytatódik.
option-king_reply = Válasz a királyokra
    .text = A király támadására semmi sem válasz (none), a K♥ és a K♠ az (kings), vagy ezek és a Q♥ (kings_and_queen_hearts).
option-queen_hearts_role = Kőr dáma
    .text = A Q♥ közönséges dáma (plain), továbbadja a király támadását (king_relay), vagy véget vet bármely húzató támadásnak (war_stop).
option-queen_hearts_relay_add = A Q♥ ráadása
    .text = Hány lapot tesz hozzá a Q♥, amikor továbbadja a király támadását.
option-war_stop = Ki állítja meg a háborút
    .text = Ahol a Q♥ véget vet a húzató támadásnak, ott csak a megtámadott rakhatja le (attacked), vagy bárki bármikor (anybody): ilyenkor minden támadás után mindenki választhat, és a játék attól folytatódik, aki lerakta.
option-draw_reply = Válasz a húzató lapokra
    .text = A kettesek és a hármasok semmire sem válaszok (none), csak a saját fajtájukra (own_kind), a velük azonos színű többi húzató lapra is (matching), bármely húzató támadásra (low_wild), vagy minden húzató lap válasz minden másikra (war).
option-wild_draws = Kettesek és hármasok húzató lapokra
    .text = A kettesek és a hármasok más húzató lapokra csak támadásra adott válaszként mehetnek (answering), vagy akkor is, ha az a támadás már lezajlott (always).
option-joker_role = A jokerek dolga
    .text = A jokerek nincsenek a játékban (absent), megfordítják az irányt (reverse), húzatnak a következő játékossal (draw), vagy bármely lapot helyettesítik (substitute).
option-joker_black_draw = Fekete joker
    .text = Hány lapot húzat a fekete joker a következő játékossal.
option-joker_color_draw = Színes joker
    .text = Hány lapot húzat a színes joker a következő játékossal.
option-joker_answers_draw = Joker mint válasz
    .text = Válasz-e a húzató joker bármely húzató támadásra.
option-joker_in_packs = Joker a csomagban
    .text = Lerakható-e a joker több kettessel vagy több hármassal együtt, egyszerre.
option-joker_joins_answer = Joker a válaszban
    .text = Csatlakozhat-e joker a támadásra válaszoló kettesekhez vagy hármasokhoz, ugyanazzal a hatással, mint ha támadást nyitna; ehhez kell a joker a csomagban.
option-skip_rank = Kimaradás
    .text = Az az érték, amely miatt a következő játékos kimarad egy körből, vagy amely párbajt nyit.
option-skip_mode = Kimaradás vagy párbaj
    .text = A kimaradások összeadódnak és továbbadhatók (accumulate), vagy párbajt nyitnak a ráadás körökért (duel).
option-solo_hits = Körök egyedül
    .text = A párbajban nyert körökben lerakott támadás és kérés a kijátszóját éri: az utolsó kör kivételével (all_but_last), vagy az utolsóban is (all); ekkor azt is rögtön neki kell állnia, mielőtt más jön.
option-cancel_rank = Semlegesítő érték
    .text = Az az érték, amely semlegesíti a kijátszóját érő támadást.
option-cancel_placement = Mire rakható a semlegesítő
    .text = A semlegesítő lap bármely támadásra mehet (free), vagy színben vagy értékben egyeznie kell a felső lappal (match).
option-wild_own_suit_ranks = Bármire rakható értékek
    .text = Értékek, amelyek bármely lapra rakhatók, és utánuk a saját színük érvényes.
option-sevens_unused = Sima hetesek
    .text = Egyetlen kapcsoló a hatástalan hetesekhez: nem semlegesítenek támadást, és nem rakhatók bármire.
option-suit_call_rank = Színkérés
    .text = Az az érték, amelynek kijátszója megmondja, milyen színnek kell jönnie.
option-suit_call_wild = A színkérő bármire mehet
    .text = Lerakható-e a színkérő lap bármely lapra.
option-suit_call_must_change = Kötelező színváltás
    .text = Más színt kell-e kérni, mint az éppen érvényes.
option-rank_call_rank = Értékkérés
    .text = Az az érték, amelynek kijátszója megmondja, milyen értéknek kell jönnie.
option-call_must_hold = Őszinte kérés
    .text = Csak olyan szín vagy érték kérhető-e, amilyen a kérő kezében van.
option-call_duration = Meddig él a kérés
    .text = A kérés addig él, amíg nem teljesül (until_met), egy teljes körön át az asztal körül (one_lap), vagy csak a következő játékosra (next_only).
option-cross_calls = Kérés a kérésre
    .text = A színkérő és az értékkérő lapok lerakhatók-e egymás kéréseire.
option-second_call = Második kérés
    .text = Aki kérésre kéréssel válaszol, kérheti ugyanazt (free), vagy más értéket, illetve színt kell kérnie (different); akinek a bubihoz nincs más értéke, bármilyen sima lapot kér.
option-call_optional = Nem kötelező kérni
    .text = Lehet-e a kérő lappal semmit sem kérni: ilyenkor úgy fekszik ott, mint egy sima lap.
option-cover_rank = Lefedendő érték
    .text = Az az érték, amelyet ugyanabban a körben egy másik lappal le kell fedni.
option-runs = Sorok
    .text = Lerakhatók-e együtt egy szín szomszédos lapjai, felfelé vagy lefelé, például 5♠ 6♠ 7♠.
option-sets = Azonos értékek
    .text = Lerakható-e együtt több azonos értékű lap.
option-voluntary_draw = Szabad húzás
    .text = Lehet-e akkor is lapot húzni, ha van a kézben odaillő.
option-play_drawn = A húzott lap lerakása
    .text = A körben húzott lapnak várnia kell (never), vagy rögtön lerakható, ha odaillik (drawn_only).
option-macau_mode = A „Makaó!” bemondása
    .text = Ha egy lapod marad, versenyt futsz a többiekkel (race), a hallgatás magától lapba kerül (automatic), vagy nem kell bemondani semmit (off).
option-macau_beaten_penalty = Ha más a gyorsabb
    .text = Hány lapot húz az a játékos, aki helyett valaki más mondja be előbb, hogy „Makaó!”.
option-macau_late_penalty = Ha később kapják rajta
    .text = Hány lapot húz, akit azután kapnak rajta, hogy senki sem mondta be; 0 esetén később senki sem kapható rajta.
option-macau_auto_penalty = A hallgatás ára
    .text = Hány lapba kerül a hallgatás, ha a büntetés magától jár.
option-early_macau = Korai „Makaó!”
    .text = Bemondható-e a saját körben, még az utolsó előtti lap lerakása előtt.
option-multi_macau = „Többszörös makaó!”
    .text = A bejelentés, hogy a megmaradt lapok mind azonos értékűek, nem létezik (off), csak igaz lehet (truthful), vagy blöff is lehet (free).
option-end_mode = A forduló vége
    .text = A forduló addig tart, amíg csak egy játékos marad (last_left), vagy véget ér, amikor az elsőnek elfogynak a lapjai (first_out).
option-last_card = Utolsó lap
    .text = Az utolsó lap bármi lehet (any), nem lehet hatása (no_action), vagy két játékosnál nem húzathat senkivel (no_draw_heads_up).
option-settle_final_attack = Az utolsó támadás számít
    .text = Fel kell-e húzni a számolás előtt a forduló végén még függő támadás lapjait.
option-scoring = Pontozás
    .text = Egyetlen forduló helyezései döntenek (placing), vagy több fordulót játszotok, és a kézben maradt lapok pontot érnek (points).
option-target_points = A parti pontszáma
    .text = A partinak vége, ha valaki elér ennyi pontot; a legtöbb pont veszít.
option-point_values = A lapok értéke pontban
    .text = Hány pontot ér egy-egy kézben maradt lap.
option-turn_limit = A körök felső határa
    .text = Ennyi kör után a forduló elakadtnak számít, és véget ér; 0: nincs határ.
option-challenges = Gyanúsítás
    .text = Mit lehet a szabályok ellen tenni, és mit lehet ezért meggyanúsítani: nem odaillő lap lerakását (slip), hamis kérést (call), odaillő lap melletti húzást (draw).
option-challenge_penalty = A gyanúsítás ára
    .text = Hány lapot húz, akinek nincs igaza, akár csaló, akár gyanúsító.

## Variants

variant-hungarian = Magyar
    .text = A teljes játék: sorok és azonos értékek, támadó királyok, értéket kérő bubik, irányt fordító jokerek, egészen addig, amíg csak egy játékos marad.
variant-romanian = Román
    .text = Körönként egy lap; a jokerek 5 vagy 10 lapot húzatnak, a hetesek semlegesítik a támadást és bármire mehetnek, az ász bármilyen színt kérhet.
variant-tel_aviv = Tel-avivi
    .text = Nincs joker, az ötöst le kell fedni, a húzott lap rögtön lerakható; a forduló véget ér, amint valakinek elfogytak a lapjai, és 500 ponttal elvész a parti.
variant-plawno = Pławnói
    .text = Háború: minden húzató lap válasz a másikra, és összeadódnak, a Q♥ vet véget neki, a jokerek bármely lapot helyettesítik, a négyesek pedig párbajt nyitnak a ráadás körökért.

## House rules

modifier-easier_wild_draws = Könnyebb: szabad húzatók
    .text = A kettes és a hármas bármely húzató támadásra válasz.
modifier-easier_packs = Könnyebb: csomagok
    .text = Több azonos értékű lap is lerakható együtt, és a „Többszörös makaó!” bemondható, ha igaz.
modifier-easier_joker_packs = Könnyebb: joker a csomagban
    .text = Jokerek is csatlakozhatnak az egyszerre lerakott kettesekhez vagy hármasokhoz.
modifier-harder_plain_draws = Nehezebb: kötött húzatók
    .text = A kettes vagy a hármas csak akkor válasz, ha színben vagy értékben egyezik a támadó lappal.
modifier-harder_no_defence = Nehezebb: nincs védekezés
    .text = A húzató lapok semmire sem válaszok; csak a semlegesítő lapok és a háborút lezáró Q♥ segít.
modifier-harder_wild_sevens = Nehezebb: szabad hetesek
    .text = A hetes bármely lapra mehet, és utána a saját színe érvényes.
modifier-easier = Könnyebb
    .text = Az összes könnyítő házi szabály együtt; ahol a jokerek engedik, beszállnak a csomagokba és a válaszokba.
modifier-harder = Nehezebb
    .text = Kötött húzatók és szabad hetesek együtt.
modifier-cheating = Csalás
    .text = Becsempészhetsz egy nem odaillő lapot, vagy kérhetsz olyat, ami nincs a kezedben, amíg senki sem fog gyanút.
modifier-bluff_calls = Gyanús húzások
    .text = Azt is meg lehet gyanúsítani, aki odaillő lap mellett húz.

## What a card does

rule-plain = Közönséges lap.
rule-fits = Azonos színű vagy azonos értékű lapra rakható.
rule-wild_draws = Bármely húzató lapra is rakható, még akkor is, ha annak támadása már lezajlott.
rule-wild = Bármely lapra rakható.
rule-wild_own = Bármely lapra rakható, és utána a saját színe érvényes.
rule-no_shield = Támadás ellen nem véd.
rule-not_a_called_rank = Nem teljesíti az értékre vagy a sima lapra szóló kérést.
rule-cover = Csak szín szerint rakható, és rögtön le kell fedni egy azonos színű lappal, egy bármire rakható lappal vagy még egy azonos értékűvel ({ $rank }); különben húzol egy lapot.
rule-draw-next = A következő játékos húz { $count } lapot.
rule-draw-previous = Az előtted ülő játékos húz { $count } lapot.
rule-reply-next = Válaszként a következő játékosnak küldi tovább a támadást.
rule-reply-previous = Válaszként az előtted ülő játékosnak küldi a támadást.
rule-answered = Válasz rá: { $list }.
rule-answered-matching = A támadó lap színében ez is: { $list }.
rule-unanswered = Semmi sem válasz rá.
rule-skip = A következő játékos kimarad egy körből; több ilyen lap összeadódik.
rule-duel = Párbajt nyit: a többiek rátehetnek ({ $ranks }) vagy kiszállhatnak, és aki az utolsót rakta, annyi kört játszik egyedül, ahány ilyen lap lekerült.
rule-solo-all_but_last = Az utolsó kivételével ezekben a körökben minden támadás és kérés a kijátszóját éri.
rule-solo-all = Ezekben a körökben minden támadás és kérés a kijátszóját éri.
rule-queen-king_relay = Válasz a királyok támadására: hozzátesz { $count } lapot, és továbbküldi a következő játékosnak.
rule-queen-war_stop = Véget vet az ellened irányuló húzató támadásnak.
rule-queen-war_stop-anybody = Bárki bármikor lerakhatja, hogy véget vessen egy húzató támadásnak; a játék onnan folytatódik.
rule-cancel-free = Semlegesíti az ellened irányuló támadást, bármi van felül.
rule-cancel-match = Semlegesíti az ellened irányuló támadást, ha színben vagy értékben egyezik a felső lappal.
rule-call_suit = Megmondhatod, milyen színnek kell jönnie.
rule-call_suit-change = Az éppen érvényes színt nem kérheted.
rule-call_suit-hold = Csak olyan színt kérhetsz, amilyen van a kezedben; ha egyik sincs, a kérés szabad szín.
rule-call_rank = Megmondhatod, milyen értéknek kell jönnie: { $list }. Csak ilyen értékű lap rakható le, vagy { $over }.
rule-call_rank-hold = Csak olyan értéket kérhetsz, amilyen van a kezedben; ha egyik sincs, a kérés bármilyen sima lap.
rule-call_rank-none = Csak sima lap jöhet, vagy { $over }.
rule-call-until_met = A kérés addig él, amíg nem teljesül.
rule-call-one_lap = A kérés egy teljes körön át él az asztal körül.
rule-call-next_only = A kérés csak a következő játékosra vonatkozik.
rule-call-cross = Bármely szín- vagy értékkérésre rakható.
rule-call-different-rank = Értékkérésre rakva más értéket kell kérnie.
rule-call-different-suit = Színkérésre rakva más színt kell kérnie.
rule-call-optional = Az is lehet, hogy nem kérsz semmit: ekkor úgy fekszik ott, mint egy sima lap.
rule-joker-absent = Ebben a játékban nincs joker.
rule-joker-reverse = Megfordítja az irányt, és az alatta lévő lap marad érvényben. Bármely lapra rakható, de támadás ellen nem véd.
rule-joker-draw = Bármely lapra rakható, és bármely lap jöhet rá.
rule-joker-substitute = Bármelyik most lerakható lapot helyettesíti: mondd meg, melyiket, és úgy hat, mint az.
rule-joker-answers = Bármely húzató támadásra válasz.
rule-joker-packs = Több azonos értékű lappal együtt is lerakható, ha az értékük: { $list }.
rule-joker-joins = Akkor is csatlakozhat hozzájuk, ha támadásra válaszolnak.
rule-points = Ha a kezedben marad, { $points } pontot ér.

## Values of options

choice-players = { $count } játékos
choice-none = nincs
choice-auto = a játékosok száma szerint
choice-start_card-plain_only = sima lapra cserélik
choice-start_card-inert = csak a színe és az értéke számít
choice-start_card-as_dealer_play = mintha az osztó rakta volna le
choice-dealer_right = az osztó jobbján ülő
choice-dealer_left = az osztó balján ülő
choice-ccw = az óramutató járásával ellentétesen
choice-cw = az óramutató járása szerint
choice-next = a következő játékos
choice-previous = az előző játékos
choice-after_victim = az áldozat után
choice-after_player = a kijátszója után
choice-kings = K♥ és K♠
choice-kings_and_queen_hearts = K♥, K♠ és Q♥
choice-queen_hearts_role-plain = közönséges dáma
choice-king_relay = továbbadja a király támadását
choice-war_stop = véget vet bármely húzató támadásnak
choice-own_kind = csak a saját fajtájukra
choice-matching = azonos színű húzató lapokra is
choice-low_wild = bármely kettes vagy hármas
choice-war = minden húzató lap
choice-absent = nincs a játékban
choice-reverse = megfordítja az irányt
choice-joker_role-draw = lapot húzat
choice-substitute = bármely lapot helyettesít
choice-accumulate = a kimaradások összeadódnak
choice-duel = párbaj a ráadás körökért
choice-cancel_placement-free = bármely támadásra
choice-match = szín vagy érték szerint
choice-until_met = amíg nem teljesül
choice-one_lap = egy kör az asztal körül
choice-next_only = csak a következő játékosra
choice-never = soha
choice-drawn_only = ha odaillik
choice-race = verseny
choice-automatic = a hallgatás lapba kerül
choice-off = ki
choice-truthful = csak ha igaz
choice-multi_macau-free = blöffölni is lehet
choice-last_left = amíg egy játékos marad
choice-first_out = amíg az első kifogy a lapból
choice-any = bármilyen lap
choice-no_action = csak hatás nélküli
choice-no_draw_heads_up = kettesben húzató lap nem
choice-placing = helyezések
choice-points = pontok
choice-second_call-free = lehet ugyanaz
choice-different = másnak kell lennie
choice-attacked = a megtámadott
choice-anybody = bárki, bármikor
choice-answering = csak válaszként
choice-always = utána is
choice-all_but_last = saját maga ellen, az utolsó kivételével
choice-all = mind saját maga ellen
choice-challenges-slip = nem odaillő lapok
choice-challenges-call = hamis kérések
choice-challenges-draw = fölösleges húzás
choice-joker = joker

## The story of a match

source-hand = kézben maradt lapok
deed-laid = Lerakott lapok
deed-drew = Húzott lapok
deed-attacked = Támadások
deed-missed_turn = Kimaradások
deed-called_suit = Színkérések
deed-called_rank = Értékkérések
deed-direction_turned = Irányváltások
deed-macau_said = Bemondott „Makaó!”
deed-macau_caught = Elcsípett „Makaó!”
deed-challenged = Gyanúsítások
deed-went_out = Lapjaik elfogytak
deed-round_ended = Fordulók vége

## The guided first game: what a hint is about, what is to be known, and what to do while it is legal

hint-goal = Szabadulj meg a lapjaidtól
    .text = Üdv a Makaóban! Szabadulj meg minden lapodtól a többiek előtt. Az asztalon lévő lapokat mindenki látja, a tieidet senki más.
    .now = Lapok a kezedben: { $number }.
hint-match = Szín vagy érték
    .text = Rakj le a felső lappal azonos színű vagy azonos értékű lapot. Néhány lap bármire rakható.
    .now = Most odaillik: { $requirement }.
hint-chain = Még egyet?
    .text = Ugyanabban a körben folytathatod azzal, ami rákövetkezhet.
    .now = Jöhet még: { $requirement }.
hint-special = Egy lap, ami tud valamit
    .text = A szélükön jellel ellátott lapok támadnak, kérnek, irányt váltanak vagy megvédenek. Tartogasd őket a jó pillanatra.
    .now = { $card }: { $rule }
hint-end_play = Fejezd be a lerakást
    .text = Ha mindent leraktál, amit akartál, fejezd be. A kézben tartott lapok később többet érhetnek.
hint-attacked = Megtámadtak
    .text = Ha világít egy lapod, azzal válaszolhatsz; vagy elfogadod a támadást, és húzol.
    .now = { $card }: { $rule }
hint-ace = Kérj színt
    .text = Amilyen színt kérsz, annak kell jönnie. Azt válaszd, amelyikkel a legtöbb lapodtól megszabadulsz.
hint-called_suit = Színt kértek
    .text = Most csak az rakható le, amit kértek, és azok a lapok, amelyek bármire mehetnek.
    .now = Most odaillik: { $requirement }.
hint-macau = Mondd, hogy „Makaó!”
    .text = Ha egy lapod marad, be kell mondanod, méghozzá azonnal: a késés lapokba kerülhet.
hint-skip = Egy kör a tét
    .text = Kimaradsz, hacsak nem világít egy lapod: azzal válaszolhatsz.
    .now = { $card }: { $rule }
hint-draw = Nem illik oda semmi? Húzz
    .text = Most egyik lapod sem illik oda, ezért húzol a húzópakliból.
hint-catch = Kapd rajta!
    .text = Valaki az utolsó lapjánál tart, és még nem mondta, hogy „Makaó!”. Légy gyorsabb!
hint-jack = Kérj értéket
    .text = Amilyen értéket kérsz, annak kell jönnie. Olyat válassz, ami van a kezedben.
hint-rank_called = Értéket kértek
    .text = Annak kell következnie, amit kértek. Akinek nincs odaillő lapja, húz.
    .now = Most odaillik: { $requirement }.
hint-out = Valakinek elfogytak a lapjai
    .text = Aki lerakja az utolsó lapját, megkapja a legjobb még szabad helyezést. A többiek addig játszanak tovább, amíg már csak egyiküknél marad lap.
hint-over = Az osztásnak vége
    .text = Ez egy teljes osztás volt. Szép játék! Egy kattintás, és jöhet a következő.

## Why an action is worth doing, true of the hand and the table as they are

reason-play_slips = Nem illik oda; ha valaki gyanút fog, { $number } lapot húzol.
reason-play_last = Ez az utolsó lapod.
reason-play_cancels = Véget vet az ellened irányuló támadásnak ({ $number }).
reason-play_passes_draws = A támadás továbbmegy: { $target } következik, { $number } lap a tét.
reason-play_passes_skips = A támadás továbbmegy: { $target } következik, { $number } kör a tét.
reason-play_hits_draws = { $target } { $count } lapnál tart, és { $number } lapot kellene húznia.
reason-play_hits_skips = { $target } { $count } lapnál tart, és { $number } körből maradna ki.
reason-play_goes_on = Ugyanabban a körben jöhet utána: { $card }.
reason-play_fits_on = A többi lapodból { $number } illik rá.
reason-play_plain = Sima lap; jobb alkalomra marad: { $card }.
reason-play_points = A kezedben { $points } pontot érne.
reason-play_fewer = Ezután { $number } lapod marad.
reason-end_nothing_follows = Nincs a kezedben olyan lap, ami jöhetne még.
reason-end_keeps = Később többet érhet: { $card }.
reason-draw_nothing_fits = Nincs odaillő lapod.
reason-draw_keeps = Később többet érhet: { $card }.
reason-keep_does_not_fit = A húzott lap nem illik oda.
reason-accept_no_answer = Nincs lapod, ami válasz lenne rá.
reason-accept_keeps = Később többet érhet: { $card }.
reason-call_suit_held = { $number } ilyen lapod van: { $suit }.
reason-call_rank_held = { $number } ilyen értékű lapod van.
reason-word_one_card = Amíg be nem mondod, mások rajtakaphatnak.
reason-catch_silent = { $target } nem mondta be.
reason-call_goes_over = Erre a kérésre is jöhet: { $card }.
reason-call_bluff = Nincs ilyen lapod; ha valaki gyanút fog, { $number } lapot húzol.
reason-call_suit_lies = Ebből a színből ({ $suit }) már { $number } lap van a dobópaklin, így kevesebb maradt, ami jöhetne.
reason-call_rank_lies = Ebből az értékből már { $number } lap van a dobópaklin, így kevesebb maradt, ami jöhetne.
reason-call_hides = Senkinek sem árulja el, mi van a kezedben.
reason-call_no_suit = Nincs olyan színed, amit kérhetnél.
reason-call_no_rank = Nincs olyan értéked, amit kérhetnél.
reason-call_no_hand = Nincs több lapod, amit kérhetnél.
reason-call_none_fits = Kérés nélkül { $number } lapod illik oda.
reason-word_costs = Bemondás nélkül { $number } lapot húzol.
reason-multi_one_rank = Minden lapod azonos értékű.
reason-multi_heard = Nem változtat semmin, de mindenki hallja.
reason-challenge_slip = A lap nem illik oda.
reason-challenge_wins = Ha igazad van, { $target } { $number } lapot húz.
reason-quiet_not_hit = A támadás nem rád irányul; a célpont: { $target }.
reason-quiet_no_stop = Nincs olyan lapod, ami megállítaná a támadást.
reason-quiet_fits = A lap odaillik.
reason-quiet_shown = { $target } kezében van ilyen lap, és ezt mindenki tudja.
reason-quiet_if_wrong = Alaptalan gyanúért { $number } lapot húznál.
reason-quiet_caught = Mások rajtakaphatnak, és { $number } lapot húznál.
reason-quiet_later = Ha később kapnád rajta, { $target } { $number } lapot húzna, most csak { $count } lapot.
reason-quiet_costs_nothing = Most senki sem húzna ezért lapot.

## At the terminal

table-round = { $number }. forduló
table-turn = { $number }. kör
table-cw = az óramutató járása szerint
table-ccw = az óramutató járásával ellentétesen
table-cards = { $count } lap
table-out = kiszállt, { $place }. hely
table-misses = kimarad { $count } körből
table-exposed = nem mondta: „Makaó!”
table-solo = { $count } kör egyedül
table-known = felfedve: { $cards }
table-points = { $count } pont
table-left = { $count ->
    [0] elfogyott
    [one] még { $count } lap
   *[other] még { $count } lap
}
table-stock = Húzópakli: { $count }
table-top = Felül: { $card }
table-as = { $card } mint { $face }
table-in-force = Érvényes: { $card }
table-below = alatta:
table-hand = Lapok a kezedben ({ $count }):
table-next-card = Következő lap: { $what }
table-your-card = A következő lapod: { $what }
table-pile = húzás
table-face = felső
screen-joker = Joker kijátszása más lapként …
note-passes-on = A támadás erősödik: { $count } lap.
note-skips-on = Ezzel { $count } kör a tét.
note-cancels = A támadás megszűnik.
note-catch = Büntetése { $count } lap.
note-challenge = Ha tévedsz, { $count } lapot húzol.
warning-does_not_fit = Csalás: ez nem illik rá!
warning-leaves_one_card = Egyetlen lapod marad: ne feledd, „Makaó!”
warning-not_held = Blöff: ilyened nincs!
joker-how = A joker egy másik lapot helyettesít. Ha így akarod letenni: { $face }, írd be: { $card }=KS.
screen-help =
    Ezeket írhatod be
      3             a 3-as számú választás
      7S  10H  BJ   a lap kijátszása (S ♠, H ♥, D ♦, C ♣; jokerek: BJ és CJ)
      5S 6S 7S      több lap kijátszása, majd a lerakás vége
      BJ=KS         joker letétele pikk királyként
      draw (húzás), end (vége), accept (elfogadás), keep (megtartás),
      pass (passz), macau (makaó), quiet (hallgatás), challenge (gyanús)
      suit H (szín), rank 8 (érték), catch NÉV (rajtakapás)
      ? 7S  ? 3     egy lap vagy egy választás szabálya
      hint          a legjobb lépések, és hogy miért azok
      undo          visszavonja az utolsó lépésedet, amíg semmi sem derült ki
      log           minden, ami történt
      rules         a játék szabályai
      table         újra az asztal
      quit          megállás; a játék megmarad
screen-unknown = „{ $line }”: ez itt nem jelent semmit. Írj be egy számot a listából, egy lapot (például 7S), vagy súgóért a ? jelet.
screen-unknown-subject = Nincs ilyen lap: „{ $what }”. A lapokat így írd: 7S, 10H, QD, AC, BJ, CJ; egy szám az adott választásról kérdez.
screen-nothing-chosen = Nem került le semmi.
screen-which = Milyen lapként? (szám vagy lap)
