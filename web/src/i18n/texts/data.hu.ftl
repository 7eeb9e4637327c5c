# Corrected figures, in Hungarian.
data-title-of = { $title }: saját adatok
data-text = Néhány nyomtatott adatot sehol sem találtunk meg; ezeket mi becsültük, és így is jelöltük. Ha megvan neked a játék, itt a saját példányodból kijavíthatod őket: a velük nyitott asztaloknál az ár, a jutalom és a rajz az lesz, amit a dobozod mond.
data-begin = 1. Indulj a mi fájljainkból
data-begin-text = Minden adat külön sorban áll. Írd át bármilyen szövegszerkesztőben, és a forrása legyen "found": ekkor már nem számít becsültnek. A nevek és a hatások a mieink maradnak.
data-download = Letöltés: { $file }
data-yours = 2. Hozd a tieidet
data-choose = A javított fájlok kiválasztása
data-choose-text = Egy is elég: { $files }. Átnézzük őket, de nem tároljuk.
data-unplayable = Ezekkel az adatokkal még nem lehet játszani. A hibák alább olvashatók.
data-same = Minden adat megegyezik a miénkkel.
data-confirmed = { $count ->
    [one] Egy becslésünk igazolódott.
   *[other] { $count } becslésünk igazolódott.
}
data-open = Asztalnyitás ezekkel
data-forget = Javítások elfelejtése
data-kept = Ez a böngésző megjegyzi a javításokat. Az ilyen asztalnál mindenki látja, hogy javított adatok vannak.
data-findings = Amit találtunk
data-line = { $file }, { $line }. sor
data-more = { $count ->
    [one] És még egy.
   *[other] És még { $count }.
}
