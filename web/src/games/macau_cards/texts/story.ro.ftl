laid-title = Cărți puse
laid-plain = cărți simple
laid-draw = cărți de atac
laid-skip = ture de stat
laid-call = cereri
laid-cancel = cărți care anulează
laid-cover = cărți de acoperit
laid-joker = jokeri
deeds-title = Atacuri și „Macao!”
deed-seat = Nume
deed-attacks = Atacuri date
deed-attacked = Atacuri primite
deed-drawn = Cărți trase
deed-said = „Macao!” la timp
deed-catches = Alții prinși
deed-caught = „Macao!” ratat
deals-title = Punctele fiecărei runde
deal = Rundă
moment-turning = Moment de cotitură
moment-turning-text = Când se jucase { $played } % din partidă, { $name } a trecut definitiv în frunte: în mână { $held ->
    [one] { $held } carte
    [few] { $held } cărți
   *[other] { $held } de cărți
}, față de { $others } ({ $target }).
moment-turning-deal = Moment de cotitură, runda { $round }
moment-turning-deal-text = { $name } a câștigat într-o rundă { $amount ->
    [one] { $amount } punct
    [few] { $amount } puncte
   *[other] { $amount } de puncte
} față de { $target }.
moment-hardest = Cea mai grea lovitură, runda { $round }
moment-hardest-text = { $target } trage { $amount ->
    [one] { $amount } carte
    [few] { $amount } cărți
   *[other] { $amount } de cărți
}, atac dat de { $name }.
