data-title-of = { $title }: valori proprii
data-text = Unele valori tipărite nu au putut fi găsite nicăieri; acelea sunt estimările noastre, marcate ca atare. Dacă ai jocul, corectează-le aici după exemplarul tău: mesele deschise cu ele costă, plătesc și desenează ce scrie în cutia ta.
data-begin = 1. Pornește de la fișierele noastre
data-begin-text = Fiecare valoare stă pe un rând al ei. Schimb-o în orice editor de text și trece la sursă "found": atunci nu mai e marcată ca estimată. Numele și efectele rămân ale noastre.
data-download = Descarcă { $file }
data-yours = 2. Adu-le pe ale tale
data-choose = Alege fișierele corectate
data-choose-text = Ajunge unul: { $files }. Sunt verificate, niciodată păstrate.
data-unplayable = Cu valorile acestea încă nu se poate juca. Mai jos scrie ce nu e bine.
data-same = Toate valorile sunt la fel ca ale noastre.
data-confirmed = { $count ->
    [one] O estimare de-a noastră e confirmată.
    [few] { $count } estimări de-ale noastre sunt confirmate.
   *[other] { $count } de estimări de-ale noastre sunt confirmate.
}
data-open = Deschide o masă cu ele
data-forget = Uită aceste corecturi
data-kept = Acest browser ține minte corecturile. Toți cei de la o masă cu ele văd că valorile sunt corectate.
data-findings = Ce s-a găsit
data-line = { $file }, rândul { $line }
data-more = { $count ->
    [one] Și încă una.
    [few] Și încă { $count }.
   *[other] Și încă { $count }.
}
