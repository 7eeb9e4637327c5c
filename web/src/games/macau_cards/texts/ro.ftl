# Words of Macau's face in Romanian. Labels of actions and sentences of refusals come from the server.

suit-S = pică
suit-H = inimă roșie
suit-D = caro
suit-C = treflă
# One letter beside each suit's sign
letter-S = P
letter-H = I
letter-D = C
letter-C = T
rank-A = as
rank-2 = doi
rank-3 = trei
rank-4 = patru
rank-5 = cinci
rank-6 = șase
rank-7 = șapte
rank-8 = opt
rank-9 = nouă
rank-T = zece
rank-J = valet
rank-Q = damă
rank-K = popă
card-suited = { $rank } de { $suit }
card-BJ = joker negru
card-CJ = joker colorat

you = Tu
or = sau
cancel = Renunță
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
place = { $place }.

## Seats

seat-you = { $seat } (tu)
seat-current = la rând
seat-attacked = sub atac
seat-dealer = împarte
seat-dealer-short = Î
seat-exposed = n-a spus „Macao!” și riscă pedeapsa
seat-exposed-short = tace!
seat-misses = { $count ->
    [one] stă { $count } tură
    [few] stă { $count } ture
   *[other] stă { $count } de ture
}
seat-solo = { $count ->
    [one] { $count } tură fără ceilalți
    [few] { $count } ture fără ceilalți
   *[other] { $count } de ture fără ceilalți
}
seat-known = se știe că are { $card }
seat-vouched-suit = a arătat că are { $suit }
seat-vouched-rank = a arătat că are valoarea { $rank }
seat-out = a ieșit, locul { $place }
points-of = { $points } din { $target ->
    [one] { $target } punct
    [few] { $target } puncte
   *[other] { $target } de puncte
}
catch = Prinde: { $seat }
catch-button = N-ai zis!
catch-short = N-ai zis!

## Piles and what must follow

stock = { $count ->
    [0] Teancul de tras: gol
    [one] Teancul de tras: { $count } carte
    [few] Teancul de tras: { $count } cărți
   *[other] Teancul de tras: { $count } de cărți
}
draw = Trage o carte
discard-top = Pe teancul de joc: { $card }
discard-empty = Teancul de joc e gol
stands-for = ține locul cărții { $card }
play-so-far = Puse până acum: { $cards }
in-force = Încă în vigoare: { $card }
need-normal = Merge: { $suit } sau { $rank }
need-suit = Cerut: { $suit }
need-rank = Cerut: { $rank }
need-free = Orice culoare, numai { $suit } nu
need-any-plain = Orice carte simplă
need-anything = Merge orice carte
need-also = oricând: { $list }
call-left = { $left ->
    [one] încă { $left } tură
    [few] încă { $left } ture
   *[other] încă { $left } de ture
}

## Attacks

threat-draw = { $author } atacă: { $target }, { $unit }
threat-draw-you = { $author } te atacă: răspunde sau trage { $unit }
threat-draw-hit = { $author } te atacă: trage { $unit }, nimic nu te apără
threat-skip = { $target } are de stat { $unit } ({ $author })
threat-skip-you = { $author } te oprește: răspunde sau stai { $unit }
threat-duel = Duel pentru { $unit }: { $target } are cuvântul
threat-duel-you = Duel pentru { $unit }: intră sau refuză

## Hand

hand = { $count ->
    [one] Mâna ta, { $count } carte
    [few] Mâna ta, { $count } cărți
   *[other] Mâna ta, { $count } de cărți
}
hand-of = { $count ->
    [one] { $seat }: { $count } carte în mână
    [few] { $seat }: { $count } cărți în mână
   *[other] { $seat }: { $count } de cărți în mână
}
just-drawn = abia trasă
drawn-tag = trasă
may-be-laid = se poate pune
joker-opens = alege ce carte înlocuiește jokerul
likes = Cum ții cărțile
sort-suit = După culoare
sort-rank = După valoare
four-colors = Pachet în patru culori
gain-draws = { $count ->
    [one] pune pe cineva să tragă { $count } carte
    [few] pune pe cineva să tragă { $count } cărți
   *[other] pune pe cineva să tragă { $count } de cărți
}
gain-skips = { $count ->
    [one] pune pe cineva să stea { $count } tură
    [few] pune pe cineva să stea { $count } ture
   *[other] pune pe cineva să stea { $count } de ture
}
gain-cancels = anulează atacul asupra ta
gain-calls-suit = ceri o culoare
gain-calls-rank = ceri o valoare
gain-cover = trebuie acoperită pe loc
gain-reverses = schimbă sensul
price-if-wrong = { $count ->
    [one] Dacă n-ai dreptate, tragi { $count } carte.
    [few] Dacă n-ai dreptate, tragi { $count } cărți.
   *[other] Dacă n-ai dreptate, tragi { $count } de cărți.
}
warn-does-not-fit = Nu se potrivește: ceilalți pot contesta.
warn-leaves-one = Rămâi cu o carte: nu uita de „Macao!”
warn-not-held = Nu ai așa ceva: o cacealma.

## Choosing and doing

actions = Ce poți face
take-back = Ia înapoi
play-cards = { $count ->
    [one] Pune cartea
    [few] Pune { $count } cărți
   *[other] Pune { $count } de cărți
}
only-you = Încă nu vede nimeni altcineva
choose-suit = Cere o culoare
choose-rank = Cere o valoare
choose-joker = Jokerul ține locul cărții …

## Windows

macau-button = Macao!
multi-macau = Macao multiplu!
challenge-button = Contestă
window-macau = { $seat } mai are o carte
window-macau-own = Mai ai o carte
window-challenge = { $seat } a jucat: contestă cineva?
window-challenge-own = Ceilalți pot contesta
window-war = { $seat } e sub atac: oprește cineva atacul?
window-war-own = Ești sub atac: oprește cineva atacul?
window-wait = se așteaptă
about-slip = Se potrivește cartea?
about-call = E cinstită cererea?
about-draw = Chiar nu se potrivea nicio carte?
catch-why = Spune înainte să apuce { $seat }
catch-gain = { $count ->
    [one] atunci { $seat } trage { $count } carte
    [few] atunci { $seat } trage { $count } cărți
   *[other] atunci { $seat } trage { $count } de cărți
}

## Said at the table

said-challenge = Nu cred!
said-free = orice altă culoare
said-plain = orice carte simplă
said-nothing = nicio cerere
said-pass = pas
said-miss = stă o tură
said-out = Gata!

## The end

round-over = Runda { $round } s-a încheiat
col-seat = Jucător
col-round = Rundă
col-total = Total din { $target }
fewest-win = Câștigă cele mai puține puncte.
go-on = Continuă

# ---- the list of cards ----

list-suit = Culoare
list-rank = Valoare
list-jokers = jokeri
list-joker = joker
see-cards = Ce face fiecare carte
see-card = Ce face

# ---- the list of choices ----

warning-leaves-one-card = Rămâi cu o carte: nu uita să strigi „Macao!”.
warning-not-held = Nu ai în mână ce ceri.
warning-does-not-fit = Cartea nu se potrivește; ceilalți pot contesta.
group-attack = Atac
group-call = Cerere
group-macau = Macao!
group-challenge = Contestare
group-react = Reacție
amount-cards-if-wrong = { $count ->
    [one] carte dacă n-ai dreptate
    [few] cărți dacă n-ai dreptate
   *[other] cărți dacă n-ai dreptate
}
amount-cancels = { $count ->
    [one] carte din atac anulată
    [few] cărți din atac anulate
   *[other] cărți din atac anulate
}
amount-must-be-covered = trebuie acoperită pe loc
amount-turns = { $count ->
    [one] tură de stat
    [few] ture de stat
   *[other] ture de stat
}
amount-draws = { $count ->
    [one] carte de tras pentru altul
    [few] cărți de tras pentru altul
   *[other] cărți de tras pentru altul
}
amount-calls = ceri
amount-rank = o valoare
amount-suit = o culoare
amount-reverses = schimbă sensul
amount-skips = stă

## The sign of what is demanded

demand-draw = { $count ->
    [one] carte de tras
    [few] cărți de tras
   *[other] cărți de tras
}
demand-skip = { $count ->
    [one] tură de stat
    [few] ture de stat
   *[other] ture de stat
}
demand-duel = { $count ->
    [one] tură în joc
    [few] ture în joc
   *[other] ture în joc
}
one-card-left = o carte rămasă și niciun cuvânt
round-now = Runda { $round }
direction-cw = spre stânga
direction-ccw = spre dreapta

## The card beside the felt

no-answer = Nicio carte de-a ta nu răspunde.
joker-fits = Ai un joker care se potrivește.
cards-fit = { $count ->
    [0] Nicio carte de-a ta nu se potrivește.
    [one] O carte de-a ta se potrivește.
    [few] { $count } cărți de-ale tale se potrivesc.
   *[other] { $count } de cărți de-ale tale se potrivesc.
}
why-others-turn = Încă nu e rândul tău.
why-asked-else = Întâi vine ce se cere acum.
why-over = Partida s-a încheiat.
seen-cards = Cărți văzute de tine: din mâna ta, din teanc și știute la alții
you-hold = ai { $count }

## The tray

draw-short = Trage
not-now = nu acum
at-one-card = la o carte
seconds = { $seconds } s
does-draws = dă { $count } de tras
does-skips = dă { $count } de stat
does-cancels = anulează
does-calls-suit = cere culoare
does-calls-rank = cere valoare
does-reverses = schimbă sensul
does-cover = de acoperit
at-my-turn = la rândul meu
plan-can = Un clic o plănuiește pentru rândul tău
plan-made = Plănuit pentru rândul tău; încă un clic anulează planul
plan-help-card = Dă clic pe o carte sau pe „Trage” ca să plănuiești pentru rândul tău. Se pune dacă atunci se potrivește.
plan-help-draw = Dă clic pe „Trage” ca să plănuiești pentru rândul tău.
