# Words of Macau's face in Hungarian. Labels of actions and sentences of refusals come from the server.

suit-S = pikk
suit-H = kőr
suit-D = káró
suit-C = treff
# One letter beside each suit's sign
letter-S = P
letter-H = Ő
letter-D = Á
letter-C = T
rank-A = ász
rank-2 = kettes
rank-3 = hármas
rank-4 = négyes
rank-5 = ötös
rank-6 = hatos
rank-7 = hetes
rank-8 = nyolcas
rank-9 = kilences
rank-T = tízes
rank-J = bubi
rank-Q = dáma
rank-K = király
card-suited = { $suit } { $rank }
card-BJ = fekete joker
card-CJ = színes joker

you = Te
or = vagy
cancel = Mégse
n-cards = { $count } lap
n-turns = { $count } kör
place = { $place }.

## Seats

seat-you = { $seat } (te)
seat-current = következik
seat-attacked = támadás alatt
seat-dealer = osztó
seat-dealer-short = O
seat-exposed = nem mondta, hogy „Makaó!”, és rajtakapható
seat-exposed-short = hallgat!
seat-misses = kimarad { $count } körből
seat-solo = { $count } kört játszik egyedül
seat-known = biztosan nála van: { $card }
seat-vouched-suit = megmutatta, hogy van ilyen színe: { $suit }
seat-vouched-rank = megmutatta, hogy van ilyen értéke: { $rank }
seat-out = kiszállt, { $place }. hely
points-of = { $points } / { $target } pont
catch = Rajtakapom: { $seat }
catch-button = Rajtakapom!
catch-short = Rajtakapom!

## Piles and what must follow

stock = { $count ->
    [0] Húzópakli: üres
    [one] Húzópakli: { $count } lap
   *[other] Húzópakli: { $count } lap
}
draw = Lap húzása
discard-top = A dobópaklin: { $card }
discard-empty = A dobópakli üres
stands-for = most ez: { $card }
play-so-far = Eddig lerakva: { $cards }
in-force = Még érvényes: { $card }
need-normal = Jöhet: { $suit } vagy { $rank }
need-suit = Kérés: { $suit }
need-rank = Kérés: { $rank }
need-free = Bármi, csak { $suit } nem
need-any-plain = Bármilyen sima lap
need-anything = Bármilyen lap jöhet
need-also = bármikor: { $list }
call-left = még { $left } körig

## Attacks

threat-draw = { $author } támadása { $target } ellen: { $unit }
threat-draw-you = { $author } megtámadott: válaszolj, vagy húzz ({ $unit })
threat-draw-hit = { $author } megtámadott: húzz ({ $unit }), nincs ellene válasz
threat-skip = { $target } kimaradhat { $author } miatt: { $unit }
threat-skip-you = { $author } miatt kimaradhatsz ({ $unit }): válaszolj, vagy fogadd el
threat-duel = Párbaj, a tét { $unit }: { $target } következik
threat-duel-you = Párbaj, a tét { $unit }: szállj be, vagy szállj ki

## Hand

hand = { $count ->
    [one] A kezed, { $count } lap
   *[other] A kezed, { $count } lap
}
hand-of = { $count ->
    [one] { $seat } keze, { $count } lap
   *[other] { $seat } keze, { $count } lap
}
just-drawn = most húztad
drawn-tag = húzott
may-be-laid = lerakható
joker-opens = válaszd ki, mit helyettesít a joker
likes = Lapjaid rendje
sort-suit = Szín szerint
sort-rank = Érték szerint
four-colors = Négyszínű lapok
gain-draws = { $count } lapot húzat
gain-skips = { $count } kör kimaradást okoz
gain-cancels = semlegesíti a támadást
gain-calls-suit = színt kérsz
gain-calls-rank = értéket kérsz
gain-cover = rögtön le kell fedni
gain-reverses = megfordítja az irányt
price-if-wrong = Ha tévedsz, { $count } lapot húzol.
warn-does-not-fit = Nem illik oda: a többiek gyanút foghatnak.
warn-leaves-one = Egy lapod marad: gondolj a „Makaó!”-ra.
warn-not-held = Ilyened nincs: blöff.

## Choosing and doing

actions = Amit tehetsz
take-back = Visszavétel
play-cards = { $count ->
    [one] Lap lerakása
   *[other] { $count } lap lerakása
}
only-you = Ezt még senki más nem látja
choose-suit = Kérj színt
choose-rank = Kérj értéket
choose-joker = A joker ezt helyettesíti …

## Windows

macau-button = Makaó!
multi-macau = Többszörös makaó!
challenge-button = Gyanús!
window-macau = { $seat } az utolsó lapjánál tart
window-macau-own = Egyetlen lapod maradt
window-challenge = { $seat } gyanús valakinek?
window-challenge-own = A többiek gyanút foghatnak
window-war = Támadás { $seat } ellen: megállítja valaki?
window-war-own = Téged támadnak: megállítja valaki?
window-wait = várunk
about-slip = Odaillik a lap?
about-call = Őszinte a kérés?
about-draw = Nem volt odaillő lap?
catch-why = Mondd be előbb, mint { $seat }
catch-gain = akkor { $seat } { $count } lapot húz

## Said at the table

said-challenge = Ez gyanús!
said-free = bármi más szín
said-plain = bármi sima lap
said-nothing = nincs kérés
said-pass = passz
said-miss = kimarad
said-out = Kész!

## The end

round-over = { $round }. forduló vége
col-seat = Játékos
col-round = Forduló
col-total = Összesen / { $target }
fewest-win = A legkevesebb pont nyer.
go-on = Tovább

# ---- the list of cards ----

list-suit = Szín
list-rank = Érték
list-jokers = jokerek
list-joker = joker
see-cards = Mit tudnak a lapok
see-card = Mit tud

# ---- the list of choices ----

warning-leaves-one-card = Ezzel egyetlen lapod marad: ne felejtsd el a „Makaó!”-t.
warning-not-held = Nincs a kezedben, amit kérsz.
warning-does-not-fit = Ez a lap nem illik oda; mások gyanút foghatnak.
group-attack = Támadás
group-call = Kérés
group-macau = Makaó!
group-challenge = Gyanú
group-react = Reagálás
amount-cards-if-wrong = { $count ->
    [one] lap, ha tévedsz
   *[other] lap, ha tévedsz
}
amount-cancels = { $count ->
    [one] semlegesített lap
   *[other] semlegesített lap
}
amount-must-be-covered = rögtön le kell fedni
amount-turns = { $count ->
    [one] kör kimaradás
   *[other] kör kimaradás
}
amount-draws = { $count ->
    [one] lapot húz más
   *[other] lapot húz más
}
amount-calls = kérsz
amount-rank = értéket
amount-suit = színt
amount-reverses = megfordítja az irányt
amount-skips = kimarad

## The sign of what is demanded

demand-draw = { $count ->
    [one] húzandó lap
   *[other] húzandó lap
}
demand-skip = { $count ->
    [one] kör kimaradás
   *[other] kör kimaradás
}
demand-duel = { $count ->
    [one] kör a tét
   *[other] kör a tét
}
one-card-left = egyetlen lap, és egy szó sem
round-now = { $round }. forduló
direction-cw = balra
direction-ccw = jobbra

## The card beside the felt

no-answer = Nincs lapod, ami válasz lenne rá.
joker-fits = Egy jokered odaillik.
cards-fit = { $count ->
    [0] Nincs odaillő lapod.
    [one] Egy lapod odaillik.
   *[other] { $count } lapod odaillik.
}
why-others-turn = Még nem te jössz.
why-asked-else = Előbb a mostani kérdés.
why-over = A játéknak vége.
seen-cards = Lapok, amelyeket láttál: a kezedben, a paklin, és amit mások kezéről tudni
you-hold = nálad { $count }

## The tray

draw-short = Húzás
not-now = most nem
at-one-card = egy lapnál
seconds = { $seconds } mp
does-draws = húzat: { $count }
does-skips = kimarad: { $count }
does-cancels = semlegesíti
does-calls-suit = színt kér
does-calls-rank = értéket kér
does-reverses = megfordít
does-cover = lefedendő
at-my-turn = a körömben
plan-can = Kattints, és a körödre tervezed
plan-made = A körödre tervezve; még egy kattintás visszaveszi
plan-help-card = Kattints egy lapra vagy a Húzásra, hogy a körödre tervezd. Lerakjuk, ha akkor odaillik.
plan-help-draw = Kattints a Húzásra, hogy a körödre tervezd.
