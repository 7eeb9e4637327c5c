# What Macau says of itself on the pages that all titles share, in Spanish.

macau-cards-about = Vacía tu mano, castiga a tus vecinos con doses y treses, y di «¡Macau!» antes de que se den cuenta.
macau-cards-key-macau = M
macau-cards-key-macau-text = en el juego de cartas: decir «¡Macau!», o adelantarse a quien debería
macau-cards-start-classic = Clásico húngaro
macau-cards-start-classic-text = El juego completo, con escaleras y peticiones, contra { $count ->
    [one] { $count } bot amistoso
   *[other] { $count } bots amistosos
}
macau-cards-start-plawno = Pławno con amigos
macau-cards-start-plawno-text = Guerra, duelos y comodines que valen por todo; quien recibe el enlace se sienta
macau-cards-start-quick = Partida rápida
macau-cards-start-quick-text = Un bot, una carta por turno, gana quien antes se quede sin cartas
