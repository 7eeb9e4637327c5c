# What Macau says of itself on the pages that all titles share, in Romanian.

macau-cards-about = Scapă de cărți, lovește-ți vecinii cu doiari și treiari și strigă „Macao!” înainte să bage ei de seamă.
macau-cards-key-macau = M
macau-cards-key-macau-text = în jocul de cărți: spune „Macao!” sau ia-o înaintea cui trebuie să spună
macau-cards-start-classic = Maghiar clasic
macau-cards-start-classic-text = Jocul întreg, cu suite și cereri, împotriva { $count ->
    [one] unui bot prietenos
    [few] a { $count } boți prietenoși
   *[other] a { $count } de boți prietenoși
}
macau-cards-start-plawno = Pławno cu prietenii
macau-cards-start-plawno-text = Război, dueluri și jokeri buni la toate; cine primește linkul se așază
macau-cards-start-quick = Partidă rapidă
macau-cards-start-quick-text = Un bot, o carte pe tură, câștigă primul care rămâne fără cărți
