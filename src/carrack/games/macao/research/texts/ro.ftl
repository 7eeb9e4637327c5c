# Sections of Macao
taken-section = Cărți luate
    .caption = Cât de des a câștigat cine a luat o carte, { in-games }.
activated-section = Cărți activate
    .caption = Cât de des a câștigat cine a activat o carte, { in-games }.
picks-section = Cât de dorite sunt cărțile
    .caption = Cât de des a luat cineva o carte aflată în ofertă, cu intervale de 95 %: cele mai dorite și cele mai puțin dorite { in-games }.
picks-note = Activată: din dățile când a fost luată. Prestigiu de fiecare: ce a adus cartea însăși de fiecare dată când a fost activată; aurul, cuburile și ce a ieftinit nu intră aici.
axis-taken = luată, din dățile când era în ofertă
column-offered = în ofertă
column-taken = luată
column-activated = activată
column-prestige-each = prestigiu de fiecare
order-wanted = cele mai dorite întâi

# Tribute
tribute-section = Tribut: ce se cumpără
    .caption = Cât de des, în procente din locuri, s-a cumpărat prestigiu la fiecare preț al tributului { in-games }; spre dreapta costă mai mult aur, în sus aduce mai mult prestigiu.
tribute-note = Cine a activat Diplomatul poate cumpăra de două ori într-o rundă și atunci contează dublu.
tribute-estimated = { $sign } { estimated-figure }: un preț este suma a ce stă la baza a șase cărți, iar aceasta este estimarea noastră (cărți: { $number } / { $known }).
tribute-rate = { $second } pentru { $first } aur
axis-gold = aur
axis-prestige = prestigiu
column-rate = preț
column-rounds = runde
column-bought-by = cumpărat de
column-prestige-for-gold = prestigiu pe aur
order-prestige-for-gold = cel mai mult prestigiu pe aur întâi
tribute_wins-section = Tribut: cât valorează
    .caption = Cât de des a câștigat cine a cumpărat cel puțin o dată la un preț, { in-games }; sunt desenate prețurile cele mai cumpărate, de la ieftin la scump.
tribute_wins-note = Cine poate plăti un preț mare e deja bogat: nu totul vine de la tribut.

# Goods and ports
ports-section = Porturi
    .caption = De câte ori s-au livrat mărfuri pe fiecare loc al unui port într-o partidă, în medie { in-games }.
series-slot = locul { $number }
axis-deliveries = livrări într-o partidă
column-port = port
column-buys = cumpără
column-slots-pay = locurile plătesc
column-deliveries = livrări într-o partidă
column-won-by = câștigat de cine a livrat
order-deliveries = cele mai multe livrări întâi
goods-section = Mărfuri
    .caption = Câte plăcuțe din fiecare marfă s-au luat din oraș și s-au livrat într-o partidă, în medie { in-games }.
series-taken = luate din oraș
series-delivered = livrate
axis-tiles = plăcuțe într-o partidă
column-good = marfă
column-taken-in-game = luate într-o partidă
column-delivered-in-game = livrate într-o partidă
column-of-taken = din cele luate
order-taken = cele mai luate întâi

# Punish markers and prestige
markers-section = Jetoane de pedeapsă
    .caption = Câte jetoane de pedeapsă aveau la sfârșit câștigătorii și ceilalți { in-games }; liniile întrerupte sunt mediile.
markers-note = În medie { $first } la un câștigător și { $second } la fiecare dintre ceilalți.
axis-markers = jetoane ale unui loc
column-markers = jetoane
order-markers = cele mai multe jetoane întâi
sources-section = De unde a venit prestigiul
    .caption = Prestigiul unui loc după ce l-a adus, la câștigători și la ceilalți, în medie { in-games }.
axis-prestige-of-seat = prestigiul unui loc
order-winners = ce le-a adus cel mai mult câștigătorilor, întâi
source-office = Oficii
source-building = Clădiri
source-person = Personaje
