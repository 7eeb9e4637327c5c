# Maracaibo's face in Romanian. Names and effects of pieces come with the words of the data.

language = ro

## Amounts

n-doubloons = { $count ->
    [one] { $count } dublon
    [few] { $count } dubloni
   *[other] { $count } de dubloni
}
n-vp = { $count } PV
n-combat = { $count ->
    [one] { $count } punct de luptă
    [few] { $count } puncte de luptă
   *[other] { $count } de puncte de luptă
}
n-figures = { $count ->
    [one] { $count } figurină
    [few] { $count } figurine
   *[other] { $count } de figurine
}
n-income = venit în dubloni { $count }
n-vp_income = venit în PV { $count }
n-value = valoare de luptă { $count }
n-village_actions = { $count ->
    [one] { $count } acțiune de sat
    [few] { $count } acțiuni de sat
   *[other] { $count } de acțiuni de sat
}
n-points = { $count ->
    [one] { $count } punct de mișcare
    [few] { $count } puncte de mișcare
   *[other] { $count } de puncte de mișcare
}
n-influence = influență { $count } ({ $nation })
a-disc = un disc de pe { $upgrade }
a-token = jeton cu { $kind }
a-marker = un marcator pe placa rezistenței ({ $nation })

## What one stop would bring

stop-city = acțiune de oraș
stop-market = { $count ->
    [one] { $count } căsuță liberă în piață
    [few] { $count } căsuțe libere în piață
   *[other] { $count } de căsuțe libere în piață
}
stop-quests = { $count ->
    [one] o misiune
    [few] { $count } misiuni
   *[other] { $count } de misiuni
}
stop-assistants = { $count ->
    [one] asistentul tău
    [few] { $count } asistenți de-ai tăi
   *[other] { $count } de asistenți de-ai tăi
}
stop-tiles = { $count ->
    [one] o placă legacy
    [few] { $count } plăci legacy
   *[other] { $count } de plăci legacy
}
stop-hints = { $count ->
    [one] un indiciu
    [few] { $count } indicii
   *[other] { $count } de indicii
}
stop-markers = { $count ->
    [one] marcatorul unei națiuni
    [few] { $count } marcatori ai națiunilor
   *[other] { $count } de marcatori ai națiunilor
}
stop-ends_round = încheie runda

## Choosing

price-is = Preț: { $price }
gain-is = Câștig: { $gain }
ways = { $count ->
    [one] { $count } fel
    [few] { $count } feluri
   *[other] { $count } de feluri
} de a o face
not-now = Nu acum: { $reason }
close = Închide
which = Care?
warning-cannot_be_undone = Nu se mai poate anula.
see-rules = Vezi regulile
see-card = Totul despre această carte
asked = De ales
ask-lit = Alege ceva ce luminează.
ask-nothing = Acum nu e nimic de ales.
estimated = Estimarea noastră: pentru aceste valori nu s-a găsit nicio sursă.

## The chart

board = Caraibele
place = { $id } { $name }
kind-start = Începutul fiecărei călătorii
kind-village = Sat
kind-city = Oraș
kind-homeward = Pe drumul spre casă
city-action = Acțiune de oraș: { $text }
place-action = Acțiune: { $text }
flag-reward = Steag: { $text }
market-wants = Piață: { $goods }; libere { $free } din { $of ->
    [one] { $of } căsuță
    [few] { $of } căsuțe
   *[other] { $of } de căsuțe
}
markers-here = Marcatori: { $list }
ships-here = Corăbii: { $list }
assistant-here = Asistent { $card } ({ $seat })
quest-here = Misiune: { $text }
hints-here = { $count ->
    [one] Aici e un indiciu
    [few] Aici sunt { $count } indicii
   *[other] Aici sunt { $count } de indicii
}
luysa-here = Aici e ținută Luysa
luysa = Luysa
tile-here = { $name }: { $text }
behind-barrier = Doar cu exploratorul tău dincolo de bariera { $barrier }
in-rounds = În runda { $rounds }
ends-round = Încheie runda
goal-here = Obiectivul capitolului: { $count } din { $need ->
    [one] { $need } disc
    [few] { $need } discuri
   *[other] { $need } de discuri
}
passage = Trecerea secretă

## Tracks and piles

track = Pista exploratorului
space = Căsuța exploratorului { $number }{ $path ->
    [upper] , drumul de sus
    [lower] , drumul de jos
   *[main] { "" }
}
space-start = Începutul pistei exploratorului
space-end = Capătul pistei exploratorului: { $text }
by-order = După ordinea sosirii: { $list }
next-gets = Următorul ia { $text }
explorers-here = Exploratori: { $list }
figure-here = Figurină: { $seat }
barrier = Barieră: { $name }
ruin = Ruina, căsuța { $number }
nations = Influența la națiuni
influence-of = { $seat } { $count } (rang { $rank })
strength = Putere { $count }: coloane fără marcatori. Atâtea PV valorează fiecare rang la sfârșit.
markers-left = { $count ->
    [one] { $count } marcator pe pistă
    [few] { $count } marcatori pe pistă
   *[other] { $count } de marcatori pe pistă
}
no-scoring = În această partidă națiunile nu aduc puncte.
pile = Teancul de luptă { $number }
tokens-left = { $count ->
    [one] { $count } jeton
    [few] { $count } jetoane
   *[other] { $count } de jetoane
}
token = Jeton de luptă: { $text }
value-left = Valoare { $count }
fights-for = de partea: { $nation }
fights-against = împotriva: { $nation }
fleet-used = capturată
quest-pile = Misiuni
quests-left = { $count ->
    [one] { $count } misiune în teanc
    [few] { $count } misiuni în teanc
   *[other] { $count } de misiuni în teanc
}
top-quest = Deasupra: { $text }
prestige = Clădiri de prestigiu
face-down = Cu fața în jos până investește cineva
building-cost = Costă { $cost }
invested = Au investit: { $list }

## Automas and The Search

automa-cards = { $shown ->
    [one] { $shown } carte întoarsă
    [few] { $shown } cărți întoarse
   *[other] { $shown } de cărți întoarse
}, urmează { $left }
automa-band = Cartea următoare face ce scrie în zona { $area }:
automa-figures = { $vp } PV, { $quests ->
    [one] { $quests } misiune
    [few] { $quests } misiuni
   *[other] { $quests } de misiuni
}, { $discs ->
    [one] { $discs } disc
    [few] { $discs } discuri
   *[other] { $discs } de discuri
}, explorator { $explorer }
countdown = { $count ->
    [one] încă { $count } tură de fiecare până se încheie runda
    [few] încă { $count } ture de fiecare până se încheie runda
   *[other] încă { $count } de ture de fiecare până se încheie runda
}
does-city_disc = disc în orașul { $city }
does-quest = misiune de la { $from } la { $to }
does-explore = explorator { $n }
does-end_round = încheie runda
does-influence = influență
does-combat = luptă
does-vp = { $n } PV
does-quest_pile = misiune din teanc
does-disc = disc
does-pay_combat = plătești { $n ->
    [one] { $n } punct de luptă
    [few] { $n } puncte de luptă
   *[other] { $n } de puncte de luptă
}
search = Căutarea
search-green = Căsuța verde { $number }: { $text }
search-red = Căsuța roșie { $number }: { $text }
search-free = liberă
search-covered = acoperită
luysa-hidden = Luysa e ascunsă
luysa-found = Luysa e găsită
luysa-freed = Luysa e liberă

## The table

round = Runda { $round } din 4
order = Căpitanii și PV lor
pace = Cât de repede se mișcă totul
pace-calm = Viteză 1×
pace-fast = Viteză 3×
pace-off = Fără mișcare
parts = Părțile mesei
tab-map = Hartă
tab-hand = Mână
tab-ship = Corabie
tab-table = Cărți
tab-others = Ceilalți
zoom = Zoom
zoom-in = Mai aproape
zoom-out = Mai departe
zoom-all = Toată harta
zoom-ship = La corabie
final-vp = din care { $count } la punctajul final
place-number = { $place }.

## Goals

goals-shared = Obiectivele noastre
goals-own = Obiectivul tău
goal-markers = { $count ->
    [0] Niciun marcator rămas
    [one] { $count } marcator rămas
    [few] { $count } marcatori rămași
   *[other] { $count } de marcatori rămași
}
goal-above = Ultimul loc: { $names } { $vp }, { $automa } { $theirs }
goal-above-all = Toți { $vp }, { $automa } { $theirs }
goal-above-alone = Tu { $vp }, { $automa } { $theirs }
goal-luysa-hidden = Luysa e ascunsă
goal-luysa-found = Luysa: { $location }
goal-luysa-freed = Luysa e liberă
goal-met = Atins până acum.
goal-open = Încă lipsește.
goal-about-all_markers_removed = Căpitanii câștigă împreună doar dacă la sfârșit nicio națiune nu are marcatori pe tablă: eliberați sate și orașe.
goal-about-all_above_jacques = La sfârșit fiecare are nevoie de mai multe PV decât automa. Punctajul final se mai adaugă.
goal-about-luysa_freed = Întoarceți indicii ca s-o găsiți pe Luysa, apoi eliberați-o de unde e ținută.
goal-all_markers_removed = Scoateți toți marcatorii:
goal-all_above_jacques = Mai multe PV decât { $automa } ({ $vp }):
goal-luysa_freed = Eliberați-o pe Luysa:
goal-reached = gata.
missed-markers = { $count ->
    [one] a rămas { $count }.
    [few] au rămas { $count }.
   *[other] au rămas { $count }.
}
missed-above = Lipsă la { $names }: { $count } PV.
missed-above-you = Ți-a lipsit atât: { $count } PV.
missed-luysa = e încă prizonieră.
joint-result = Cum s-a încheiat
joint-won-together = Ați câștigat împreună.
joint-lost-together = Ați pierdut împreună.
joint-won-alone = Ai învins: { $automa } pierde.
joint-lost-alone = { $automa } a câștigat.
joint-won-theirs = Căpitanii au câștigat.
joint-lost-theirs = Căpitanii au pierdut.

## Cards and captains

estimated-fields = Valoare estimată: { $fields }
field-deck = teanc
field-number = număr
field-cost = cost
field-vp = PV
field-good = marfă
field-object = obiect
field-effects = efecte
field-requires = cerințe
field-endgame = PV la sfârșit
field-figures = figurine
field-complete_reward = răsplata tuturor sarcinilor
field-expansion = din extensie
field-freeing = pentru Eliberarea Caraibelor
field-task_figure = figurina unei sarcini
field-task_reward = răsplata unei sarcini
field-tasks = sarcini
field-immediate_cost = prețul ofertei
field-immediate_gain = câștigul ofertei
field-nation = națiune
field-discs = discuri
field-immediate = bonus imediat
field-permanent = efect permanent
field-reward = răsplată
field-combat_actions = acțiuni de luptă
field-combat_points = puncte de luptă
field-on_stop = efectul unei opriri
field-place = loc
field-requires_barrier = barieră
field-spaces = răsplățile căsuțelor
deck-A = primul teanc (A)
deck-B = al doilea teanc (B)
deck-U = Răscoala (U)
deck-C = poveste (C)
card-title = { $name }: costă { $cost }, { $vp } PV la sfârșit, plătește ca { $good } sau { $object }. { $text }
card-costs = costă { $count }
card-scores = { $count } PV la sfârșit
card-pays = în mână: { $good } sau { $object }
cards-count = { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}
figure-at = Figurină: { $place }
effect-done = Condiția ei e îndeplinită.
stops-made = Opriri făcute: { $count } din { $of }
kind-career = carieră
kind-port = port de bază
kind-prestige = clădire de prestigiu
kind-tile = placă legacy
kind-quest = Misiune
task-done = (gata)
task-have = (până acum { $count })
career-task = Fiecare sarcină: { $count ->
    [one] figurina ei
    [few] cele { $count } figurine ale ei
   *[other] cele { $count } de figurine ale ei
} în rezerva ta, { $reward }.
career-complete = Toate trei: { $reward }.
building-figure = { $count ->
    [one] și o figurină rămâne aici
    [few] și { $count } figurine rămân aici
   *[other] și { $count } de figurine rămân aici
}
invested-by = Au investit: { $who }
ship-board = Corabie
upgrades-unlocked = { $count ->
    [one] { $count } îmbunătățire deblocată
    [few] { $count } îmbunătățiri deblocate
   *[other] { $count } de îmbunătățiri deblocate
}
discs-left = { $count ->
    [one] încă { $count } disc pe ea
    [few] încă { $count } discuri pe ea
   *[other] încă { $count } de discuri pe ea
}
unlocked = Deblocate
upgrade-about = Are efect după ce dispar ambele discuri.
resistance = Placa rezistenței
resist-taken = Căsuța { $number }: marcator, { $nation } ({ $reward })
resist-free = Căsuța { $number }, liberă: { $reward }
resist-about = Marcatorul unui loc eliberat de tine poate fi pus pe o căsuță liberă pentru răsplata ei, niciodată lângă unul al aceleiași națiuni.
resist-full = Toate patru pline: { $doubloons ->
    [one] { $doubloons } dublon
    [few] { $doubloons } dubloni
   *[other] { $doubloons } de dubloni
} și { $vp } PV pentru fiecare jeton de luptă, iar placa e iar goală.
has-vp = { $count } PV
has-doubloons = { $count ->
    [one] { $count } dublon
    [few] { $count } dubloni
   *[other] { $count } de dubloni
}
has-combat = { $count ->
    [one] { $count } punct de luptă
    [few] { $count } puncte de luptă
   *[other] { $count } de puncte de luptă
}
has-figures = { $count ->
    [one] { $count } figurină în rezervă
    [few] { $count } figurine în rezervă
   *[other] { $count } de figurine în rezervă
}
has-income = Venit în dubloni { $count }
has-vp_income = Venit în PV { $count }
has-influence = { $nation }: influență { $count }, rang { $rank }
has-quests = { $count ->
    [one] { $count } misiune îndeplinită
    [few] { $count } misiuni îndeplinite
   *[other] { $count } de misiuni îndeplinite
}
has-tokens = { $count ->
    [one] { $count } jeton de luptă
    [few] { $count } jetoane de luptă
   *[other] { $count } de jetoane de luptă
}
has-deliveries = { $count ->
    [one] { $count } livrare
    [few] { $count } livrări
   *[other] { $count } de livrări
}
has-liberations = { $count ->
    [one] { $count } loc eliberat, anexat sau înlocuit
    [few] { $count } locuri eliberate, anexate sau înlocuite
   *[other] { $count } de locuri eliberate, anexate sau înlocuite
}
about-vp = Câștigă cine are cele mai multe la sfârșit.
about-vp-goals = Aici contează doar pentru obiective.
about-doubloons = Bani pentru cărți de proiect și clădiri de prestigiu.
about-combat = Într-o luptă fiecare adaugă 1 la valoare.
about-figures = Pentru asistenți și clădiri de prestigiu; într-o luptă fiecare adaugă 1.
about-income = Atâția dubloni vin după fiecare rundă.
about-vp_income = Atâtea PV vin după fiecare rundă.
about-influence = La sfârșit fiecare rang valorează în PV puterea națiunii.
about-surrendered = Un marcator a mers la olandezi: aici nu mai e influență.
about-quests = Îndeplinite plătind obiecte din mână.
about-tokens = Câte unul din fiecare luptă.
about-deliveries = Mărfuri duse în piețe.
about-liberations = Le numără carierele.
about-synergies = Fiecare fel contează o dată; unele cărți așteaptă unul.
liberations-note = Scoaterea, punerea sau înlocuirea unui marcator al unei națiuni.
ranks-at = Ranguri la influență { $list }.
figures-elsewhere = { $general } în rezerva generală, { $career } pe carieră.
influence = Influență
synergies = { $count ->
    [0] Niciun jeton de sinergie
    [one] { $count } jeton de sinergie
    [few] { $count } jetoane de sinergie
   *[other] { $count } de jetoane de sinergie
}
captain-own = Corabia ta
captain-papers = Cariera și portul de bază
captain-fold = Arată mai puțin: { $name }
captain-unfold = Arată tot: { $name }
tableau = Cărți cumpărate
tableau-empty = Încă niciuna
starts = A început partida
has-turn = la rând
hand = Mână
hand-empty = Nicio carte
hand-count = { $count ->
    [one] { $count } carte în mână
    [few] { $count } cărți în mână
   *[other] { $count } de cărți în mână
}
planned-count = { $count ->
    [one] { $count } carte planificată
    [few] { $count } cărți planificate
   *[other] { $count } de cărți planificate
}
tableau-count = { $count ->
    [one] { $count } carte cumpărată
    [few] { $count } cărți cumpărate
   *[other] { $count } de cărți cumpărate
}
tasks-count = { $count } din 3 sarcini ale carierei
planning = Planificate
planning-about = Doar de cumpărat
display = Cărți de proiect deschise
deck-pile = Teancul proiectelor
pile-title = { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
} în teanc, decartate { $discards }
pile-about = Când e gol, se amestecă cele decartate.
discards-short = decartate { $count }
setup = Pregătire
setup-career = Carieră
setup-port = Port de bază
setup-plan = Planifică o carte
setup-discards = Decartează trei
setup-about = Toți aleg în același timp și în secret.
tokens = Jeton de luptă

## The table in zones

combat = Luptă
turn-sail = Drum
turn-act = Acțiune
turn-refill = Mână
before-round = Înainte de runda 1
hand-first = { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}, { $limit ->
    [one] rămâne { $limit }
    [few] rămân { $limit }
   *[other] rămân { $limit }
}
hand-of = { $count } din { $limit ->
    [one] { $limit } carte
    [few] { $limit } cărți
   *[other] { $limit } de cărți
}
set-aside = Decartate
planning-free = Planifică o carte
bought-count = Cumpărate { $count }
kind-career-title = Carieră
incomes = Pe rundă
upgrades-of = îmbunătățiri: { $count } din { $of }
tab-planned = Planificate
tab-goals = Carieră
setup-career-about = Trei sarcini, deschise până le faci
setup-port-about = Are efect când dispar ambele discuri
house-figures = Unele valori ale pieselor sunt ale noastre, fiindcă nicio sursă nu le numește. Pagina fiecărei piese spune care.
sail = Pornește
clear = Golește
sail-help = Atinge o oprire ca să vezi drumul și ce te așteaptă acolo; atinge-o din nou ca să navighezi.
ways-to = Drumuri până aici
way-over = peste { $list }
way-direct = direct acolo
there = Acolo poți avea
there-city = Acțiune de oraș
there-quest = ai: { $held } din { $of }
there-assistant = Asistentul tău { $card }
stops = Opriri la îndemână
stops-other = Alte opriri
movement-points = puncte
glowing = Arată { $count }
glowing-about = Atinge-le pe masă sau vezi-le aici în listă.

## Signs

sign-doubloons = dublon
sign-vp = PV
sign-combat = punct de luptă
sign-figure = figurină
sign-income = venit în dubloni
sign-vp_income = venit în PV
sign-explore = pas al exploratorului
sign-disc = scoate un disc
sign-village = acțiune de sat
sign-city = oraș
sign-fight = luptă
sign-token = jeton de luptă
sign-liberate = eliberează
sign-place_marker = marcatorul unei națiuni
sign-displace = înlocuiește
sign-return_marker = înapoiază un marcator
sign-rank = rang nobiliar
sign-hand = limita mâinii
sign-card = carte
sign-draw_object = răsplată după o carte trasă
sign-quest = misiune
sign-assistant = asistent
sign-upgrade = îmbunătățire a corabiei
sign-barrier = barieră
sign-prestige = clădire de prestigiu
sign-project = carte de proiect
sign-move = punct de mișcare
sign-deliver = livrare
sign-discount = reducere
sign-wild = orice marfă sau obiect
sign-any_good = orice marfă
sign-any_object = orice obiect
sign-synergy = jeton de sinergie
sign-port = port de bază
sign-now = imediat
sign-always = de acum încolo
sign-end = la sfârșit
sign-round = rundă
sign-once = o dată
sign-different = acțiuni de sat diferite
sign-needs = cerință
sign-hint = indiciu
sign-influence = influență

## The list of all cards

list-pile = Teanc
list-pile-prestige = Clădiri de prestigiu
list-pile-career = Cariere
list-pile-port = Porturi de bază
list-pile-tile = Plăci legacy
list-good = Marfă
list-object = Obiect
list-synergy = Sinergie
list-effect = Când are efect
list-effect-immediate = imediat
list-effect-trigger = la o ocazie
list-effect-modifier = de acum încolo
list-effect-assistant = asistent
list-effect-village_action = acțiune de sat
list-effect-combat_action = acțiune de luptă
list-effect-synergy_bonus = cu o sinergie
list-effect-income_condition = sub o condiție
list-effect-endgame = la sfârșit
list-brings = Ce aduce
list-needs = Cerință
list-needs-some = cu o cerință
list-needs-none = fără
list-estimated = Valoare estimată
list-estimated-nothing = nimic estimat
list-sort-number = număr
list-sort-name = nume
list-sort-cost = cost
list-sort-vp = PV

## The list of choices: groups and amounts

group-setup = Pregătire
group-plan = Planifică
group-sail = Navighează
group-stop = Oprire
group-main = Acțiune principală
group-city = Oraș
group-village = Sat
group-buy = Cumpără
group-explore = Explorează
group-payment = Plătește
group-draw = Trage
group-hand = Mână
group-search = Căutare
group-combat = Luptă
group-choice = Alege
group-pass = Mai departe
amount-doubloons = { $count ->
    [one] dublon
    [few] dubloni
   *[other] dubloni
}
amount-vp = PV
amount-figures = { $count ->
    [one] figurină
    [few] figurine
   *[other] figurine
}
amount-combat = { $count ->
    [one] punct de luptă
    [few] puncte de luptă
   *[other] puncte de luptă
}
amount-value = valoare de luptă
amount-income = venit în dubloni
amount-vp-income = venit în PV
amount-village-actions = { $count ->
    [one] acțiune de sat
    [few] acțiuni de sat
   *[other] acțiuni de sat
}
amount-france = influență (Franța)
amount-spain = influență (Spania)
amount-england = influență (Anglia)
ruin-title = Ruina
why-card = Cărțile din mână se cumpără cu acțiuni de sat.
why-display = Aceste cărți se trag când se completează mâinile.
why-building = Se investește cu o acțiune de sat.
why-location = Corabia ta navighează la începutul turei tale.
why-space = Exploratorul tău se mută când ceva îi permite să exploreze.
why-upgrade = Discurile pleacă de pe corabie când ceva o cere, de pildă o livrare.
why-pile = Jetoanele se trag într-o luptă.
why-nation = Influența se câștigă în lupte și prin cărți.
why-quest = O misiune se îndeplinește acolo unde e corabia ta.
why-planned = Cărțile planificate se cumpără cu acțiuni de sat.
why-bought = Cartea are efectul din text; acum nu cere nimic.
why-tile = O placă se folosește acolo unde stă, când sosește corabia ta.
why-fleet = Asta se face într-o luptă.
why-career = Contează de la sine, îndată ce e atinsă.
why-port = Are efect când vine momentul numit în text.
why-resistance = Marcatorii ajung aici când ceva îi trimite, iar atunci hotărăști tu.
why-hint = Asta se face în tura ta, când poți plăti costul.
why-setup = Călătoria începe când au ales toți.
why-others = Încă nu e rândul tău.
why-over = Partida s-a încheiat.
way-points = { $count ->
    [one] { $count } punct
    [few] { $count } puncte
   *[other] { $count } de puncte
}

plan-can = Un clic plănuiește asta pentru rândul tău: { $what }
plan-made = Plănuit pentru rândul tău: { $what }
plan-do = Plănuiește pentru rândul meu: { $what }
plan-back = Renunță la plan: { $what }
plan-help = Dă clic pe un loc la îndemână ca să-ți plănuiești drumul următor.
setup-again = Schimbă
short-of = lipsesc { $count }
used-legend = Întors și mai întunecat: folosit.
not-chosen = Nealese: { $list }
choose-again = Alege din nou
