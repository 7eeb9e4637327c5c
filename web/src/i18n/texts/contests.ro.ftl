# Tournaments, leagues and ladders, in Romanian.

contests-new = Deschide un turneu
contests-none = Acum nu e niciun turneu. Deschide unul: alții intră prin link sau îl găsesc aici.
contests-mine = Ale tale
contests-open = Poți intra
contests-running = În curs
contests-over = Încheiate
contests-older = Turnee mai vechi
contests-no-older = Nu există altele mai vechi.
contest-kind = Fel
contest-kind-swiss = sistem elvețian
contest-kind-robin = fiecare cu fiecare
contest-kind-single = eliminare directă
contest-kind-double = dublă eliminare
contest-kind-arena = arenă
contest-kind-league = ligă
contest-kind-ladder = scară
contest-kind-swiss-text = { $rounds ->
    [0] Mai multe runde
    [one] O rundă
    [few] { $rounds } runde
   *[other] { $rounds } de runde
} pentru toți: fiecare joacă cu cine are cam tot atâtea puncte și, cât se poate, nimeni nu se întâlnește de două ori.
contest-kind-robin-text = Într-o grupă fiecare joacă cu fiecare.
contest-kind-single-text = { $seats ->
    [2] Cine câștigă merge mai departe, cine pierde iese.
   *[other] { $advance ->
        [one] De la fiecare masă merge mai departe unul, ceilalți ies.
        [few] De la fiecare masă merg mai departe { $advance }, ceilalți ies.
       *[other] De la fiecare masă merg mai departe { $advance }, ceilalți ies.
    }
}
contest-kind-double-text = Abia a doua înfrângere e sfârșitul: cine a pierdut o dată joacă mai departe în jumătatea de jos.
contest-kind-arena-text = Timp de { $minutes ->
    [one] un minut
    [few] { $minutes } minute
   *[other] { $minutes } de minute
} fiecare joacă de câte ori vrea. După două victorii la rând, fiecare victorie în plus contează dublu.
contest-kind-league-text = Se joacă în divizii de circa { $group }, sezon după sezon; după fiecare, între ele { $advance ->
    [one] unul urcă și unul coboară
    [few] { $advance } urcă și { $advance } coboară
   *[other] { $advance } urcă și { $advance } coboară
}.
contest-kind-ladder-text = Provoacă pe cineva cu cel mult { $reach ->
    [one] un loc
    [few] { $reach } locuri
   *[other] { $reach } de locuri
} mai sus: cine câștigă stă acolo.
contest-rule-duplicate = Toate mesele unei runde au aceeași împărțire și aceleași zaruri, deci norocul se anulează: te compari cu cei de pe același loc. Nimeni nu privește până nu termină toți.
contest-rule-points = Locurile aduc { $points }; la egalitate se împart.
contest-rule-finals = { $advance ->
    [one] Primul din fiecare grupă joacă finalele.
    [few] Primii { $advance } din fiecare grupă joacă finalele.
   *[other] Primii { $advance } din fiecare grupă joacă finalele.
}
contest-rule-every = { $days ->
    [one] O rundă începe cel mai devreme în fiecare zi.
    [few] O rundă începe cel mai devreme la fiecare { $days } zile.
   *[other] O rundă începe cel mai devreme la fiecare { $days } de zile.
}
contest-rule-fill = Boții iau locurile rămase goale.
contest-rule-late = { $rounds ->
    [one] Poți intra și până se încheie prima rundă.
    [few] Poți intra și până se încheie { $rounds } runde.
   *[other] Poți intra și până se încheie { $rounds } de runde.
}
contest-rule-level = La egalitate trece înainte cine i-a întrecut mai mult pe ceilalți la punctele partidei, altfel decide tragerea la sorți.
contest-rule-rated = Fiecare partidă contează pentru clasament.
contest-rule-absent = Pentru cine își lasă timpul să expire joacă un bot. Cine nu vine deloc nu primește nimic și nu mai joacă până nu revine.
contest-players = { $players ->
    [0] încă nimeni
    [one] un jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}
contest-seats = { $seats ->
    [1] câte unul la masă
   *[other] mese de { $seats }
}
contest-hosted = gazdă: { $name }
contest-rated = Clasament
contest-rated-text = Regulile obișnuite, și toți au nevoie de cont.
contest-yours = Joci
contest-over = S-a încheiat
contest-too-few = N-a avut loc: au venit prea puțini
contest-waits-host = când spune gazda
contest-running = În curs
contest-round = Runda { $round }
contest-rounds = Runde
contest-standings = Clasament
contest-nobody = Încă n-a intrat nimeni.
contest-division = Divizia { $number }
contest-rank = Loc
contest-player = Jucător
contest-points = Puncte
contest-you = tu
contest-gone = s-a retras
contest-is-away = lipsește
contest-plays = joacă
contest-games = { $games ->
    [one] o partidă
    [few] { $games } partide
   *[other] { $games } de partide
}
contest-all = { $players ->
    [one] Un jucător
    [few] Toți cei { $players } jucători
   *[other] Toți cei { $players } de jucători
}
contest-ties = La puncte egale decid, în această ordine: { $ties }.
contest-tie-direct = Între egali
contest-tie-direct-text = între toți cei cu tot atâtea puncte, partidele dintre ei: un punct pentru cine a fost înainte, o jumătate la egalitate.
contest-tie-opponents = Punctele adversarilor
contest-tie-opponents-text = punctele tuturor celor cu care ai jucat, adunate. Decid după partidele directe.
contest-tie-margin = Avans
contest-tie-margin-text = cu câte puncte de joc ai fost înaintea celorlalți de la masă, în medie, în toate partidele.
contest-order-direct = partidele dintre ei
contest-order-opponents = punctele adversarilor
contest-order-margin = cât de mare a fost avansul
contest-order-lot = tragerea la sorți
contest-mine = Turneul tău
contest-your-table = Masa ta te așteaptă
contest-at = Runda { $round }, masa { $table }
contest-against = Cu { $names }.
contest-to-table = La masa mea
contest-join = Intră
contest-challenge-whom = Pe cine provoci?
contest-away = Fără runda următoare
contest-back = M-am întors
contest-leave = Retrage-te
contest-leave-open = Locul tău devine liber.
contest-leave-running = Nu mai primești mese și nu mai poți reveni. Ce ai câștigat rămâne în clasament.
contest-leave-yes = Da, mă retrag
contest-invite = Alții intră prin această adresă:
contest-link = Adresa turneului
contest-withdrawn = Te-ai retras
contest-you-away = Stai pe margine
contest-paused = Gazda l-a pus pe pauză
contest-you-are-in = Participi
contest-not-begun = Încă n-a început
contest-you-wait = Primești o masă de îndată ce termină toate mesele
contest-winner = Pe primul loc: { $name }.
contest-begins = Începe { $time }.
contest-host-begins = Începe când spune gazda.
contest-closes = După { $time } nu mai începe nicio partidă.
contest-next = Runda următoare începe cel mai devreme { $time }.
contest-you-stand = Ești pe locul { $rank }.
contest-rules = Regulile, în cuvinte
contest-lots = Toate sorțile au fost trase dinainte
contest-lots-text = Numărul acesta le fixează pe toate. Cheia se spune la sfârșit; cine o are poate recalcula fiecare repartizare.
contest-lots-key = Cheia:
contest-tables = Mese
contest-table-count = { $tables ->
    [one] o masă
    [few] { $tables } mese
   *[other] { $tables } de mese
}
contest-tables-all = { $tables ->
    [one] Masa
    [few] Toate cele { $tables } mese
   *[other] Toate cele { $tables } de mese
}
contest-round-before = Runda dinainte
contest-round-behind = Runda următoare
contest-forfeits = { $name } pierde prin neprezentare
contest-corrected = hotărât de gazdă
contest-bye = fără partidă
contest-play = Joacă
contest-watch = Privește
contest-replay = Privește înapoi
contest-sealed = joacă, sigilat
contest-finished-sealed = încheiat, sigilat
contest-filler = un bot
contest-bracket = Tablou
contest-upper = Fără înfrângeri
contest-lower = Cu o înfrângere
contest-chat = Chat
contest-chat-none = Nimeni n-a spus încă nimic.
contest-chat-say = Spune ceva tuturor celor de aici
contest-chat-send = Spune
contest-host = Pentru gazdă
contest-start = Începe acum
contest-pause = Pauză
contest-resume = Continuă
contest-finish = Încheie-l …
contest-finish-text = Nu mai începe nicio rundă, iar clasamentul rămâne așa. Partidele în curs nu se numără.
contest-finish-yes = Da, încheie-l pentru toți
contest-decide = Hotărăște sau corectează o masă
contest-which-table = Ce masă
contest-place-of = Loc: { $name }
contest-why = De ce (citesc toți)
contest-decide-yes = Hotărăște
contest-remove = Scoate pe cineva
contest-remove-whom = Pe cine
contest-remove-yes = Scoate
contest-title = Joc
contest-variant = Variantă
contest-variant-usual = Cea obișnuită
contest-preset = Cum
contest-preset-evening = O seară
contest-preset-evening-text = Trei runde la mese de patru, completate cu boți. Cam trei ore.
contest-preset-arena = Arenă
contest-preset-arena-text = Două ore, doi la masă, de câte ori vrei.
contest-preset-cup = Cupă
contest-preset-cup-text = Doi la masă, cine câștigă merge mai departe.
contest-preset-equal = Același noroc pentru toți
contest-preset-equal-text = Toate mesele unei runde au aceeași împărțire. Trei runde la mese de patru.
contest-preset-league = Ligă
contest-preset-league-text = Divizii de șase pe parcursul săptămânilor, o zi pe mutare, fără sfârșit.
contest-preset-ladder = Scara unui club
contest-preset-ladder-text = Provoacă oricând pe cine stă deasupra ta.
contest-name = Nume
contest-starts = Începe
contest-starts-text = Gol: când spui tu.
contest-more = Tot restul
contest-seats-field = La fiecare masă
contest-rounds-field = Runde
contest-rounds-hint = 0: câte e nevoie
contest-group-field = Jucători într-o grupă sau divizie
contest-advance-field = Câți merg mai departe sau urcă și coboară
contest-finals-field = Finale după grupe
contest-seasons-field = Sezoane
contest-seasons-hint = 0: fără sfârșit
contest-minutes-field = Minute
contest-every-field = Zile între runde
contest-every-hint = 0: de îndată ce termină toate mesele
contest-least-field = De câți jucători are nevoie
contest-most-field = Câți jucători încap cel mult
contest-late-field = Runde în care se mai poate intra
contest-late-hint = 0: nimeni după început
contest-reach-field = Cu câte locuri mai sus se poate provoca
contest-clock = Timp de gândire
contest-duplicate = Aceeași șansă pentru toți
contest-fill = Boții iau locurile goale
contest-fill-text = Altfel o masă e mai mică sau cineva rămâne fără partidă.
contest-bots = Boți care participă
contest-joins = Joc și eu
contest-public = Îl poate găsi oricine
contest-public-text = Altfel doar cine are linkul.
contest-open = Deschide-l
contest-is-played = se joacă
contest-no-host = S-a încheiat: nu mai era nicio gazdă
contest-who = Cine joacă
contest-needed = { $players ->
    [one] un jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}, e nevoie de cel puțin { $least }
contest-final = Finală
contest-calendar = Calendar
contest-month-before = Luna dinainte
contest-month-behind = Luna următoare
contest-log = Ce s-a întâmplat
contest-log-start = A început.
contest-log-start-host = Gazda l-a început.
contest-log-join = { $name } a venit mai târziu.
contest-log-leave = { $name } s-a retras.
contest-log-leave-host = Gazda a scos din turneu: { $name }.
contest-log-away = { $name } stă pe margine.
contest-log-back = { $name } a revenit.
contest-log-pause-host = Gazda l-a pus pe pauză.
contest-log-resume-host = Gazda l-a continuat.
contest-log-result = nu au venit: { $names }.
contest-log-result-host = hotărât de gazdă: { $order }.
contest-log-correct-host = corectat de gazdă, din { $before } în { $order }.
contest-log-finish = S-a încheiat.
contest-log-finish-host = Gazda l-a încheiat.
contest-log-own = Gazda stă la această masă.
contest-log-why = „{ $why }”
contests-invited = Ai o invitație
contest-invited = invitație
contest-invited-by = { $name } te invită
contest-asked = { $name } are o invitație și o găsește în listă.
error-contest-unknown = Turneul nu există sau nu e pentru tine.
error-contest-rules = Regulile acestea nu merg împreună.
error-contest-full = Toate locurile sunt ocupate.
error-contest-too-late = A început deja.
error-contest-too-few = Au intrat prea puțini.
error-contest-joined = Joci deja aici.
error-contest-withdrawn = Cine s-a retras nu mai revine.
error-contest-no-player = Nu joci aici.
error-contest-no-table = Nu există o astfel de masă.
error-contest-no-result = Această masă nu are încă rezultat.
error-contest-result = Fiecare de la masă are un loc, începând cu primul.
error-contest-row = Acum nu se potrivește: între timp s-a schimbat ceva.
error-contest-not-host = Doar gazda poate face asta.
error-contest-clock = Un turneu între oameni are nevoie de ceas.
error-contest-starts = Ora aceea a trecut deja.
error-contest-seats = Jocul acesta are nevoie de mai mulți jucători la masă.
error-contest-too-many = Ești gazda a zece turnee neîncheiate. Încheie întâi unul.
error-contest-challenge = Amândoi trebuie să fie pe scară.
error-contest-challenge-far = Locul acela e prea sus.
error-contest-challenge-busy = Unul dintre voi are întâi altă partidă.
error-contest-trf = Fișierul acesta e pentru turnee cu doi la masă.
contest-kind-alone = solo, aceeași împărțire
contest-kind-alone-text = { $rounds ->
    [one] O rundă
    [few] { $rounds } runde
   *[other] { $rounds } de runde
} pentru toți, fiecare de unul singur la o masă a lui.
contest-kind-teams = echipe
contest-kind-teams-text = { $rounds ->
    [one] O rundă
    [few] { $rounds } runde
   *[other] { $rounds } de runde
} pentru toate echipele, fiecare la o masă a ei: cei care stau împreună câștigă sau pierd împreună și rămân împreună. Pentru cei care lipsesc joacă boți.
contest-rule-same = Într-o rundă toți au aceeași împărțire și aceleași zaruri. O partidă câștigată vine înaintea uneia pierdute, apoi contează punctele; cine îi întrece pe toți primește zece. Nimeni nu privește până nu termină toți.
contest-teams = echipe de { $seats }
contest-team-field = Jucători într-o echipă
contest-join-alone = Intră fără echipă
contest-join-alone-text = Cine vine fără echipă ajunge într-una cu alții veniți la fel. Sau intră într-o echipă din listă.
contest-join-team = Intră la ei
contest-join-team-of = Intră în echipa: { $names }
contest-won = câștigat
contest-lost = pierdut
contest-in-game = { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
contest-winners = Pe primul loc: { $name }.
contest-tie-total = În toate partidele
contest-tie-total-text = punctele tuturor partidelor, adunate.
contest-order-total = punctele tuturor partidelor
contest-preset-teams = Echipe
contest-preset-teams-text = Două runde. Toate echipele joacă aceeași împărțire, iar cel mai bun rezultat e primul.
contest-preset-alone = Solo, aceeași împărțire
contest-preset-alone-text = Trei runde, fiecare de unul singur: cine scoate cel mai mult din aceleași cărți?
error-contest-team = Echipa aceasta nu mai primește pe nimeni.
error-contest-teams = Unde câștigă toți împreună se compară echipele și nimeni altcineva.
contest-team = Echipă
contest-you-wait-arena = Joci de îndată ce se eliberează altcineva
contest-you-are-free = Acum nu ai nicio partidă
contest-away-now = Deocamdată fără partidă
contests-all = { $count ->
    [one] Arată-l
    [few] Arată toate cele { $count }
   *[other] Arată toate cele { $count }
}
contest-group = Grupa { $number }
error-contest-over = Turneul s-a încheiat.
error-table-open = Oricine poate privi deja.
