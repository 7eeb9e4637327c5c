# The page of a group that plays a campaign, in Romanian.

campaign-new = Începe o campanie de { $title }
campaign-name = Numele grupului
campaign-name-text = Poate rămâne gol.
campaign-gather = La pagina grupului
campaign-way = Capitole
campaign-mark-succeeded = Partida { $number }: obiectiv atins
campaign-mark-failed = Partida { $number }: obiectiv ratat
campaign-mark-next = Partida { $number }: urmează
campaign-mark-later = Partida { $number }: mai târziu
campaign-next-of = Partida { $number } din { $length }
campaign-invited = Invitație
campaign-invited-text = Ai primit invitația de a juca această campanie. Un loc e liber pentru tine.
campaign-full = Grupul e complet. Cere-le un loc sau începe o campanie a ta.
campaign-join = Ia locul
campaign-chapter = Următorul capitol
campaign-goal = Obiectiv:
campaign-ours = O poveste de-a noastră. Cutia are altele; niciun text de-al ei nu e folosit aici.
campaign-wait = Un loc e încă liber. Trimite cuiva linkul; apoi partida poate începe.
campaign-wait-host = Un loc e încă liber. Trimite cuiva linkul sau lasă un bot să joace acolo; apoi partida poate începe.
campaign-options = Opțiunile acestei partide
campaign-begin = Începe partida
campaign-running = O partidă e în curs.
campaign-to-game = La partidă
campaign-abandon = Abandonează partida
campaign-abandon-text = Partida se încheie pentru toți și nu contează. Capitolul ei poate fi reînceput imediat.
campaign-abandon-yes = Abandonează
campaign-another = Începe altă campanie
campaign-group = Grupul
campaign-place-open = Un loc liber
campaign-stands = { $won ->
    [one] O partidă câștigată
    [few] { $won } partide câștigate
   *[other] { $won } de partide câștigate
}, { $points } PV în total
campaign-you = Tu
campaign-ahead = În frunte
campaign-change = Schimbă …
campaign-replace = Înlocuiește: { $name }
campaign-replace-text = Locul și rezultatele lui rămân în campanie; { $name } nu mai face parte din grup. De atunci încolo, un link vechi nu mai valorează nimic.
campaign-give-text = Locul și rezultatele lui rămân în campanie.
campaign-replace-yes = Înlocuiește
campaign-somebody-else = Altcineva, prin link
campaign-invite = Cine deschide acest link poate lua locul liber:
campaign-address = Adresa campaniei
campaign-leave = Ieși din grup
campaign-leave-text = Locul tău devine liber, iar ceilalți îl pot ocupa. Când nu mai rămâne nimeni, campania dispare.
campaign-archive = Arhiva
campaign-archive-text = Ce au lăsat partidele de până acum; stă pe masă la următoarea.
campaign-tiles = Plăci legacy
campaign-cards = Cărți de poveste
campaign-last = Ultima partidă
campaign-results = Până acum
campaign-succeeded = Obiectiv atins
campaign-failed = Obiectiv ratat
campaign-points = { $count } PV
campaign-won = câștigat
campaign-story = Ce a ieșit

my-campaigns = Campaniile mele
campaign-game = { $number } din { $length ->
    [one] { $length } partidă jucată
    [few] { $length } partide jucate
   *[other] { $length } de partide jucate
}
campaign-over = Campania s-a încheiat
error-campaign-over = Campania s-a încheiat.
error-campaign-page = Următoarea partidă începe pe pagina campaniei.
error-campaign-not-host = Doar gazda grupului poate face asta.
error-campaign-blocked = Nu toți cei din grup vor să stea la aceeași masă.
error-campaign-playing = O partidă e în curs: încheiați-o mai întâi.
error-campaign-not-playing = Nicio partidă nu e în curs.
error-campaign-seats-open = Un loc e încă liber.
error-campaign-too-many = Ieși mai întâi din una dintre campaniile tale.
error-campaign-last-place = Ca să eliberezi ultimul tău loc, ieși din grup.
error-campaign-options = Asta nu se poate alege înaintea acestei partide.
error-campaign-addition = Asta nu se poate adăuga acum la campanie.
