# What Macau says of itself on the pages that all titles share.

macau-cards-about = Werde deine Karten los, triff die Nachbarn mit Zweien und Dreien und rufe „Macau!“, bevor sie es merken.
macau-cards-key-macau = M
macau-cards-key-macau-text = im Kartenspiel: „Macau!“ sagen, oder schneller sein als wer es sagen müsste
macau-cards-start-classic = Ungarisch, klassisch
macau-cards-start-classic-text = Das volle Spiel mit Folgen und Ansagen, gegen { $count ->
    [one] { $count } freundlichen Bot
   *[other] { $count } freundliche Bots
}
macau-cards-start-plawno = Pławno mit Freunden
macau-cards-start-plawno-text = Krieg, Duelle und Joker für jede Karte; wer den Link hat, setzt sich
macau-cards-start-quick = Kurzes Spiel
macau-cards-start-quick-text = Ein Bot, eine Karte je Zug, und wer zuerst fertig ist, gewinnt
