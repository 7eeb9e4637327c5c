# What Macau says of itself on the pages that all titles share.

macau-cards-about = Werde deine Karten los, triff die Nachbarn mit Zweien und Dreien und rufe „Macau!“, bevor sie es merken.
macau-cards-key-macau = M
macau-cards-key-macau-text = im Kartenspiel: „Macau!“ sagen, oder schneller sein als wer es sagen müsste
