# What the server itself says, in Hungarian, to people whose page is closed. $title is the game's name.

push-heading = Te jössz: { $title }
push-text = „{ $name }” rád vár.
push-heading-round = { $round }. forduló: vár az asztalod
push-heading-invitation = { $name } meghívott
push-text-invitation = „{ $name }”: verseny ({ $title })

mail-subject = Te jössz: { $title }
mail-text =
    Te következel egy játékban ({ $title }):

    { $url }

    Azért kapod ezt a levelet, mert a címeddel valaki a profilban leveleket kért;
    ott bármikor kikapcsolhatod.
mail-subject-round = { $round }. forduló: vár az asztalod ({ $title })
mail-text-round =
    Új forduló kezdődött a versenyeden ({ $round }.), és vár az asztalod ({ $title }):

    { $url }

    Azért kapod ezt a levelet, mert a címeddel valaki a profilban leveleket kért;
    ott bármikor kikapcsolhatod.
mail-subject-invitation = Meghívtak egy versenyre ({ $title })
mail-text-invitation =
    Valaki meghívott egy versenyre ({ $title }):

    { $url }

    Azért kapod ezt a levelet, mert a címeddel valaki a profilban leveleket kért;
    ott bármikor kikapcsolhatod.
letter-mail-subject = Erősítsd meg ezt a címet
letter-mail-text =
    Valaki, valószínűleg te, ezt a címet adta meg egy Carrack-szerveren.

    Ha te voltál, nyisd meg ezt két napon belül:
    { $url }

    Ha nem, ne tegyél semmit: több levelet nem küldünk ide.
letter-password-subject = Új jelszó
letter-password-text =
    Valaki, valószínűleg te, elfelejtette az ehhez a címhez tartozó fiók jelszavát.

    Itt választhatsz újat két órán belül:
    { $url }

    Ha nem te voltál, ne tegyél semmit: marad a régi.

push-heading-many = { $count ->
    [one] { $count } asztal vár rád
   *[other] { $count } asztal vár rád
}
mail-subject-many = { $count ->
    [one] { $count } asztal vár rád
   *[other] { $count } asztal vár rád
}
mail-text-many =
    Ezeknél az asztaloknál te jössz:

    { $tables }

    Azért kapod ezt a levelet, mert a címeddel valaki a profilban leveleket kért;
    ott bármikor kikapcsolhatod.

test-heading = Működik
test-text = Szólunk, amikor te jössz.

## The log of a table, beside what the title itself tells. `.you` speaks to whoever did it.

log-start = A játék elkezdődik
log-reveal = Minden ilyen osztású asztal befejezte: már bárki megnézheti
log-rematch = { $name } visszavágót nyit
    .you = Visszavágót nyitsz
log-host = { $name } az új házigazda
    .you = Te vagy az új házigazda
log-room = { $name } módosítja az asztalt
    .you = Módosítod az asztalt
log-seat-person = { $name } leül
    .you = Leülsz
log-seat-moved = { $name } átül: { $seat }. hely
    .you = Átülsz: { $seat }. hely
log-seat-bot = { $name } (bot) leül: { $seat }. hely
log-seat-open = { $seat }. hely: szabad
log-seat-away = { $name } nincs itt; egy bot játszik tovább
    .you = Nem vagy itt; egy bot játszik helyetted
log-seat-back = { $name } visszajött
    .you = Visszajöttél
log-seat-resigned = { $name } feladja; egy bot játszik tovább
    .you = Feladod; egy bot játszik tovább
log-seat-wanted = { $seat }. hely: új játékosra vár
log-seat-program = Mostantól egy program játszik: { $name }
    .you = Mostantól egy program játszik helyetted
log-undo = { $name } visszavon { $steps } lépést
    .you = Visszavonsz { $steps } lépést
log-undo-agreed =
    { $steps ->
        [one] Közös megegyezéssel az utolsó lépés visszavonva
       *[other] Közös megegyezéssel az utolsó { $steps } lépés visszavonva
    }
log-offer-undo =
    { $steps ->
        [one] { $name } vissza szeretné vonni az utolsó lépést
       *[other] { $name } vissza szeretné vonni az utolsó { $steps } lépést
    }
    .you =
    { $steps ->
        [one] Kéred az utolsó lépés visszavonását
       *[other] Kéred az utolsó { $steps } lépés visszavonását
    }
log-offer-end = { $name } felajánlja a játék befejezését
    .you = Felajánlod a játék befejezését
log-offer-pause =
    { $days ->
        [0] { $name } befejezné a szünetet
        [one] { $name } egy nap szünetet kér
       *[other] { $name } { $days } nap szünetet kér
    }
    .you =
    { $days ->
        [0] Kéred a szünet befejezését
        [one] Egy nap szünetet kérsz
       *[other] { $days } nap szünetet kérsz
    }
log-rest = Az órák a megbeszéltek szerint járnak
log-rest-seat = { $name } órája a szabadnapjaihoz igazodik
    .you = Az órád a szabadnapjaidhoz igazodik
log-answer-yes = { $name } beleegyezik
    .you = Beleegyezel
log-answer-no = { $name } nemet mond
    .you = Nemet mondasz
log-end-agreed = A játék közös megegyezéssel véget ért
log-end-resigned = { $name } feladja: a játéknak vége
    .you = Feladod: a játéknak vége
log-end-empty = Az asztal bezárt: nem maradt senki
log-end-forgotten = A játéknak vége: három hónapja senki sem lépett
log-end-too_long = A játéknak vége: túl hosszú lett ahhoz, hogy folytatódjon
log-end-host = A házigazda bezárta az asztalt
log-end-ended = A játéknak vége
log-end-ended-why = A játéknak vége: { $reason }
log-end-closed = Az asztalt bezárták
log-end-closed-why = Az asztalt bezárták: { $reason }

## What a link shows before it is opened.

preview-open = { $name } játszani hív: { $title }
preview-won = { $title }: nyert { $names }
preview-title = { $title } barátokkal vagy botokkal
preview-all = Kereskedős és kártyajátékok a böngészőben: barátokkal vagy botokkal, élőben vagy napokon át.
preview-free = Szabad hely

## House rules, each with what was chosen.

rule-chosen = { $rule }: { $value }
rule-yes = igen
rule-no = nem
rule-none = nincs
