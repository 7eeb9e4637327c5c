# What Macau says of itself on the pages that all titles share, in Portuguese.

macau-cards-about = Livra-te da mão, castiga os vizinhos com 2 e 3, e grita «Macau!» antes que deem por isso.
macau-cards-key-macau = M
macau-cards-key-macau-text = no jogo de cartas: dizer «Macau!», ou ser mais rápido do que quem devia
macau-cards-start-classic = Clássico húngaro
macau-cards-start-classic-text = O jogo completo, com sequências e pedidos, contra { $count ->
    [one] { $count } bot amigável
   *[other] { $count } bots amigáveis
}
macau-cards-start-plawno = Pławno com amigos
macau-cards-start-plawno-text = Guerra, duelos e jokers para tudo; quem recebe a ligação senta-se
macau-cards-start-quick = Jogo rápido
macau-cards-start-quick-text = Um bot, uma carta por turno, ganha o primeiro a ficar sem cartas
