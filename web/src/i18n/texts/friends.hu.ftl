# Friends and opponents, in Hungarian.
friends-title = Barátok
friends-account = A barátokhoz fiók kell, hogy holnap is megtaláljanak.
friends-mine = A barátaid
friends-none = Még nincsenek itt barátaid. Kérj fel valakit név szerint, vagy annak az oldalán, akivel játszottál.
friends-ask-me = Szeretnének a barátaid lenni
friends-asked = Felkérted őket
friends-find = Keress valakit
friends-name = Egy fiók neve
friends-ask = Barátnak felkérem
friends-are-now = { $name } és te: mostantól barátok vagytok.
friends-were-asked = Felkérve: { $name }.
friends-accept = Elfogadás
friends-remove-friend = Törlés
friends-remove-asks = Elutasítás
friends-remove-asked = Visszavonás
friends-watch = Nézem
friends-here = Most itt van.
friends-away = { $days ->
    [0] Egy napon belül itt járt.
    [one] Egy napja járt itt.
   *[other] { $days } napja járt itt.
}
friends-plays = Játszik: { $title }.
opponents = Legutóbbi ellenfelek
opponents-none = Még nem fejeztél be játékot mással.
opponents-last = { $count ->
    [one] { $title }, { $day }
   *[other] { $title }, { $day }; { $count } közös a legutóbbi játékaid közül
}
person-friend = Barátok vagytok.
person-asked = Barátnak kérted.
person-is-block = Letiltottad ezt a személyt: nem kerültök egy asztalhoz, és egyikőtök sem hallja a másikat.
person-is-mute = Nem hallod, amit ez a személy itt mond.
person-block-text = Letiltva: egyikőtök sem ül le a másik asztalához, nem hívja meg, és nem kerül vele párba; egyikőtök sem olvassa a másik szavait, és nem vagytok többé barátok. Némítva: csak te nem olvasod a szavait. Egyikről sem szólunk neki.
person-recent-none = Még nincs megmutatható játék.
between-title = Te és { $name }
between-game = Játék
between-won = Nyert
between-lost = Vesztett
between-drawn = Döntetlen
between-games = { $together ->
    [0] { $count } játék
   *[other] { $count } játék, ebből { $together } egy csapatban
}
error-friends-too-many-wishes = Olyan sokan várnak már a válaszára, hogy most senki más nem kérheti fel.
games-title = Játékok
games-which = Melyik játék?
games-all = Minden játék
games-newer = Újabbak
games-older = Régebbiek
games-place = { $place }. hely
games-won = Nyert
games-over = Vége
games-accuracy = Pontosság { $share }
games-accuracy-text = A pontosság azt mutatja, milyen jók voltak az elemzett játékok döntései: 100, ha a döntés semmibe sem kerül, 64, ha egy győzelem tizedébe, 9, ha a felébe; ezek átlaga.
