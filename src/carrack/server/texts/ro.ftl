# What the server itself says to people whose page is closed, in Romanian. $title is the game's name.

push-heading = E rândul tău: { $title }
push-text = „{ $name }” te așteaptă.
push-heading-round = Runda { $round }: masa ta te așteaptă
push-heading-invitation = { $name } te invită
push-text-invitation = „{ $name }”: un turneu de { $title }

mail-subject = E rândul tău: { $title }
mail-text =
    E rândul tău într-o partidă de { $title }:

    { $url }

    Primești acest e-mail pentru că în profilul cu adresa ta s-au cerut e-mailuri;
    le poți opri oricând, tot acolo.
mail-subject-round = Runda { $round }: masa ta te așteaptă ({ $title })
mail-text-round =
    Runda { $round } a turneului tău a început, iar masa ta de { $title } te așteaptă:

    { $url }

    Primești acest e-mail pentru că în profilul cu adresa ta s-au cerut e-mailuri;
    le poți opri oricând, tot acolo.
mail-subject-invitation = Ai o invitație la un turneu de { $title }
mail-text-invitation =
    Cineva te invită la un turneu de { $title }:

    { $url }

    Primești acest e-mail pentru că în profilul cu adresa ta s-au cerut e-mailuri;
    le poți opri oricând, tot acolo.
letter-mail-subject = Confirmă această adresă
letter-mail-text =
    Cineva, probabil tu, a dat această adresă pe un server Carrack.

    Dacă ai fost tu, deschide linkul în cel mult două zile:
    { $url }

    Dacă nu, nu trebuie să faci nimic: nu vei mai primi nimic de aici.
letter-password-subject = O parolă nouă
letter-password-text =
    Cineva, probabil tu, a uitat parola contului cu această adresă.

    Alege aici una nouă, în cel mult două ore:
    { $url }

    Dacă n-ai fost tu, nu trebuie să faci nimic: rămâne cea veche.

push-heading-many = { $count ->
    [one] { $count } masă te așteaptă
    [few] { $count } mese te așteaptă
   *[other] { $count } de mese te așteaptă
}
mail-subject-many = { $count ->
    [one] { $count } masă te așteaptă
    [few] { $count } mese te așteaptă
   *[other] { $count } de mese te așteaptă
}
mail-text-many =
    E rândul tău la aceste mese:

    { $tables }

    Primești acest e-mail pentru că în profilul cu adresa ta s-au cerut e-mailuri;
    le poți opri oricând, tot acolo.

test-heading = Merge
test-text = Îți dăm de veste când e rândul tău.

## The log of a table, beside what the title itself tells. `.you` speaks to whoever did it.

log-start = Partida începe
log-reveal = Toate mesele cu această împărțire au terminat: toată lumea poate privi
log-rematch = { $name } deschide o revanșă
    .you = Deschizi o revanșă
log-host = Gazda este acum { $name }
    .you = Acum tu ești gazda
log-room = { $name } schimbă masa
    .you = Schimbi masa
log-seat-person = { $name } se așază
    .you = Te așezi
log-seat-moved = { $name } se mută pe locul { $seat }
    .you = Te muți pe locul { $seat }
log-seat-bot = { $name }, un bot, ia locul { $seat }
log-seat-open = Locul { $seat } este liber
log-seat-away = { $name } lipsește; continuă un bot
    .you = Lipsești; un bot joacă în locul tău
log-seat-back = { $name } revine
    .you = Revii
log-seat-resigned = { $name } abandonează; continuă un bot
    .you = Abandonezi; continuă un bot
log-seat-wanted = Locul { $seat } așteaptă un jucător nou
log-seat-program = De acum joacă un program: { $name }
    .you = De acum în locul tău joacă un program
log-undo =
    { $steps ->
        [one] { $name } anulează un pas
        [few] { $name } anulează { $steps } pași
       *[other] { $name } anulează { $steps } de pași
    }
    .you =
    { $steps ->
        [one] Anulezi un pas
        [few] Anulezi { $steps } pași
       *[other] Anulezi { $steps } de pași
    }
log-undo-agreed =
    { $steps ->
        [one] De comun acord, ultimul pas se anulează
        [few] De comun acord, ultimii { $steps } pași se anulează
       *[other] De comun acord, ultimii { $steps } de pași se anulează
    }
log-offer-undo =
    { $steps ->
        [one] { $name } cere anularea ultimului pas
        [few] { $name } cere anularea ultimilor { $steps } pași
       *[other] { $name } cere anularea ultimilor { $steps } de pași
    }
    .you =
    { $steps ->
        [one] Ceri anularea ultimului pas
        [few] Ceri anularea ultimilor { $steps } pași
       *[other] Ceri anularea ultimilor { $steps } de pași
    }
log-offer-end = { $name } propune încheierea partidei
    .you = Propui încheierea partidei
log-offer-pause =
    { $days ->
        [0] { $name } cere încheierea pauzei
        [one] { $name } cere o pauză de o zi
        [few] { $name } cere o pauză de { $days } zile
       *[other] { $name } cere o pauză de { $days } de zile
    }
    .you =
    { $days ->
        [0] Ceri încheierea pauzei
        [one] Ceri o pauză de o zi
        [few] Ceri o pauză de { $days } zile
       *[other] Ceri o pauză de { $days } de zile
    }
log-rest = Ceasurile urmează ce s-a convenit
log-rest-seat = Ceasul ține cont de zilele libere: { $name }
    .you = Ceasul tău ține cont de zilele tale libere
log-answer-yes = { $name } e de acord
    .you = Ești de acord
log-answer-no = { $name } refuză
    .you = Refuzi
log-end-agreed = Partida se încheie de comun acord
log-end-resigned = { $name } abandonează: partida s-a încheiat
    .you = Abandonezi: partida s-a încheiat
log-end-empty = Masa se închide: nu mai e nimeni
log-end-forgotten = Partida s-a încheiat: de trei luni n-a mai mutat nimeni
log-end-too_long = Partida s-a încheiat: a devenit prea lungă ca să continue
log-end-host = Gazda a închis masa
log-end-ended = Partida s-a încheiat
log-end-ended-why = Partida s-a încheiat: { $reason }
log-end-closed = Masa a fost închisă
log-end-closed-why = Masa a fost închisă: { $reason }

## What a link shows before it is opened.

preview-open = { $name } te invită la { $title }
preview-won = Victorie la { $title }: { $names }
preview-title = { $title } cu prieteni sau cu boți
preview-all = Jocuri de negoț și de cărți, în browser: cu prieteni sau cu boți, live sau pe parcursul mai multor zile.
preview-free = Un loc liber

## House rules, each with what was chosen.

rule-chosen = { $rule }: { $value }
rule-yes = da
rule-no = nu
rule-none = fără
