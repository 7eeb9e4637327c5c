# Who is here, who is ready, and who looks on; in Romanian.
room-ready = Sunt gata
room-not-ready = Încă nu sunt gata
room-is-ready = gata
room-edit = Schimbă masa
room-edit-short = Schimbă
room-leave = Roagă să plece
room-bot = Bot
room-edit-save = Salvează
room-changed = Gazda a schimbat masa.
room-moved = Acum stai pe locul { $number }.
room-edit-seats = Pentru mai puține locuri, cineva trebuie întâi să plece.
error-seat-too-few = Aici stau mai mulți decât ar fi locuri. Roagă întâi pe cineva să plece.
room-pairing = Se caută oameni
room-pairing-text = Până vine cineva, pe fiecare loc stă un bot. Partida începe singură când sunt toți aici.
room-pairing-start = Începe acum, cu boți pe locurile libere
room-pairing-stop = Nu mai căuta
room-waits = Încă nu sunt gata: { $names }
presence-here = aici
presence-away = lipsește
presence-gone = nu mai e
watching-names = { $count ->
    [one] O persoană privește ({ $names })
    [few] { $count } persoane privesc ({ $names })
   *[other] { $count } de persoane privesc ({ $names })
}
chat-looks-on = privește
chat-looks-on-text = Cei care joacă citesc asta după partidă.
error-table-paired = Masa a fost făcută pentru cei care caută un astfel de joc; locurile ei rămân cum sunt.
watching-count = { $count ->
    [0] Nimeni nu privește
    [one] O persoană privește
    [few] { $count } persoane privesc
   *[other] { $count } de persoane privesc
}
room-bot-keeps = până vine cineva
room-unrated = nou
room-host = gazdă

# The menu of a table: offers, giving up, reporting a mistake

bug-title = Ceva nu e bine aici
bug-text = Ce s-a întâmplat și la ce te așteptai?
bug-goes-along = Se trimit și masa așa cum o vezi, browserul tău și versiunea.
bug-goes-along-seat = Se trimit și masa așa cum o vezi, cu cărțile tale, browserul tău și versiunea. Nimeni nu vede cărțile celorlalți înainte de sfârșitul partidei.
bug-send = Trimite
bug-sent = Mulțumim. Cine administrează serverul citește mesajul.
error-bug-text = Spune în cel mult 4000 de litere.
error-bug-too-many = Întâi se privește ce ai semnalat deja.
resign-text-plays = Un bot joacă pe locul tău până la capăt. Nu se mai poate anula.
resign-text-plays-rated = Un bot joacă pe locul tău până la capăt, iar în clasament vii după toți cei care joacă mai departe. Nu se mai poate anula.
resign-text-plays-contest = Un bot joacă pe locul tău până la capăt, iar la turneu vii după toți cei care joacă mai departe. Nu se mai poate anula.
resign-text-wins = Atunci câștigă celălalt jucător, iar partida s-a încheiat. Nu se mai poate anula.
resign-text-wins-rated = Atunci câștigă celălalt jucător: partida s-a încheiat, iar în clasament ea contează ca pierdută. Nu se mai poate anula.
resign-text-ends = Mai rămân doar boți, deci partida se încheie aici fără rezultat. Nu se mai poate anula.
resign-text-ends-rated = Ar mai rămâne doar boți: partida s-a încheiat, iar în clasament vii după toți cei care nu au abandonat. Nu se mai poate anula.
resign-text-ends-contest = Ar mai rămâne doar boți: partida s-a încheiat, iar la turneu vii după toți cei care nu au abandonat. Nu se mai poate anula.
resign-yes = Abandonează
offer-undo = { $name } ar vrea să anuleze { $steps ->
    [one] un pas
    [few] { $steps } pași
   *[other] { $steps } de pași
}.
offer-undo-move = { $name } ar vrea să anuleze „{ $move }”{ $more ->
    [0] .
   *[other] { " " }și tot ce a urmat.
}
offer-undo-agreed = Toți sunt de acord: mutarea ta e anulată.
offer-undo-refused = { $name } nu e de acord cu anularea.
offer-undo-gone = Partida a continuat înainte să răspundă toți.
offer-end-agreed = Toți sunt de acord să se încheie partida.
offer-end-refused = { $name } ar vrea să joace mai departe.
offer-end-gone = Partida a continuat înainte să răspundă toți.
offer-again-soon = Poți întreba din nou peste o jumătate de minut.
offer-again = Poți întreba din nou peste { $minutes ->
    [one] un minut
    [few] { $minutes } minute
   *[other] { $minutes } de minute
}.
offer-end = { $name } propune încheierea partidei acum.
offer-pause = { $days ->
    [0] { $name } ar vrea să încheie pauza.
    [one] { $name } cere o pauză de o zi.
    [few] { $name } cere o pauză de { $days } zile.
   *[other] { $name } cere o pauză de { $days } de zile.
}
offer-pause-agreed = Toți sunt de acord cu pauza.
offer-pause-refused = { $name } ar vrea să continue fără pauză.
offer-pause-gone = Partida a continuat înainte să răspundă toți.
offer-agree = De acord
offer-refuse = Refuză
offer-withdraw = Retrage
offer-waits = Îi aștepți pe ceilalți
