# Counts of games, and sentences of every report
games = { $games ->
    [one] { $games } partidă
    [few] { $games } partide
   *[other] { $games } de partide
}
in-games = { $games ->
    [one] într-o partidă
    [few] în { $games } partide
   *[other] în { $games } de partide
}
report-title = { $title }: { games }
lead-alike = { $what } la o masă: în medie, un loc a încheiat cu { $share }.
lead-best = { $what } la o masă: jucătorul { $name } a câștigat cel mai des, { $share } din partide.
play-again = Aceleași partide încă o dată, pe orice calculator:
fact-games = Partide
fact-players = Jucători
fact-seats = Locuri
seats-rotating = prin rotație
seats-fixed = fixe
fact-seed = Sămânța
fact-options = Opțiuni
options-usual = ca de obicei
fact-version = Versiunea
fact-figures = Valori tipărite
figures-corrected = { $what } (corectate)
report-contents = Secțiuni
footer-intervals = Intervalele cuprind valoarea reală în 95 de cazuri din 100: cotele de victorii după metoda lui Wilson, mediile după eroarea lor standard. Unde contează mai multe locuri ale unei partide, intervalele sunt puțin prea largi, căci doar unul dintre ele poate câștiga.
footer-estimated = { $sign } { estimated-figure }: o valoare tipărită pentru care nu s-a găsit nicio sursă. Cine are cutia o poate corecta și poate juca partidele din nou cu { $what }.
estimated-figure = valoare estimată
plot-label = Grafic: { $title }. Valorile lui sunt în tabelul de mai jos.
table-label = { $title }: tabel
table-sorted = Sortat: { $what }. Un clic pe un titlu sortează după el.
table-whole = Tot tabelul (rânduri: { $number })
drawn-ends = Graficul arată începutul și sfârșitul listei ({ $shown } + { $shown }) cu ce au făcut destule locuri (cel puțin { $least }): { $known }.
drawn-known = Graficul arată ce au făcut destule locuri (cel puțin { $least }): { $known }.
by-chance = Intervale care nu cuprind valoarea așteptată: { $number } / { $known }; doar din întâmplare ar fi cam { $least }.
how-to-read = Liniile sunt intervale de 95 %, auriul arată cât câștigă oricum acești jucători; albastre sunt cele al căror interval nu cuprinde asta.

# Sections of every title
scores-section = Scoruri
    .caption = Cât de des a apărut fiecare scor final { in-games }; liniile întrerupte sunt mediile.
seats-section = Victorii pe locuri
    .caption = Cât de des a câștigat fiecare loc { in-games }, cu intervale de 95 %; semnele aurii arată cât câștigă în medie jucătorii care au stat acolo.
shared-first = Partide în care primul loc a fost împărțit: { $number }; contează pentru toți.
players-section = Victorii pe jucători
    .caption = Cât de des a câștigat fiecare jucător { in-games }, cu intervale de 95 %; semnele aurii arată cât ar câștiga jucători la fel de buni.
length-section = Durata
    .caption = Câte decizii, cele cu cel puțin două posibilități, au luat toate locurile împreună { in-games }.
actions-section = Acțiuni
    .caption = De câte ori a fost aleasă fiecare acțiune într-o partidă de toate locurile împreună, în medie { in-games }; numele sunt cele din programe.

# Axes and series
axis-final-score = scor final
axis-won = cota partidelor câștigate
axis-decisions = decizii într-o partidă
axis-rounds = runde într-o partidă
axis-times = ori într-o partidă
axis-share = cotă
series-all-seats = toate locurile
series-winners = câștigători
series-others = ceilalți

# Columns of tables
column-player = jucător
column-mean = medie
column-lowest = cel mai mic
column-median = mediană
column-highest = cel mai mare
column-least = minim
column-most = maxim
column-seat = loc
column-seats = locuri
column-games = partide
column-won = câștigat
column-expected = așteptat
column-difference = diferență
column-in-a-game = într-o partidă
column-action = acțiune
column-times = de câte ori
column-of-all = din toate
column-card = carte
column-cost = cost
column-cause = cauză
column-source = sursă
column-winners = câștigători
column-others = ceilalți

# Rows
row-decisions = decizii
row-rounds = runde

# By what rows are sorted
order-players = în ordinea jucătorilor
order-table = în ordinea de la masă
order-decisions = mai întâi deciziile
order-frequent = cele mai frecvente întâi
order-difference = cea mai mare diferență întâi
order-rounds = rundă cu rundă
order-name = după nume
