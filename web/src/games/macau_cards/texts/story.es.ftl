laid-title = Cartas jugadas
laid-plain = cartas normales
laid-draw = cartas de robo
laid-skip = quitan turno
laid-call = peticiones
laid-cancel = cartas que anulan
laid-cover = cartas por cubrir
laid-joker = comodines
deeds-title = Ataques y «¡Macau!»
deed-seat = Nombre
deed-attacks = Ataques
deed-attacked = Recibidos
deed-drawn = Cartas robadas
deed-said = «¡Macau!» a tiempo
deed-catches = Pilló a otros
deed-caught = «¡Macau!» olvidado
deals-title = Puntos de cada ronda
deal = Ronda
moment-turning = Punto de inflexión
moment-turning-text = Con el { $played } % de la partida jugado, { $name } tomó la delantera y ya no la soltó: { $held ->
    [one] { $held } carta
   *[other] { $held } cartas
} en la mano, { $target } { $others }.
moment-turning-deal = Punto de inflexión, ronda { $round }
moment-turning-deal-text = En una ronda { $name } recortó { $amount ->
    [one] { $amount } punto
   *[other] { $amount } puntos
} a { $target }.
moment-hardest = El golpe más duro, ronda { $round }
moment-hardest-text = { $name } hace robar { $amount ->
    [one] { $amount } carta
   *[other] { $amount } cartas
} a { $target }.
