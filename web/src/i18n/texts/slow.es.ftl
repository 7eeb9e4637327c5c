next-table = { $count ->
    [one] Mesa siguiente: { $name }
   *[other] Mesa siguiente: { $name }, una de { $count }
}
next-none = Todo hecho: nada te espera.
next-home = Inicio
next-go = Mesa siguiente
waits-count = { $count ->
    [0] Nada te espera.
    [one] Te espera una mesa.
   *[other] Te esperan { $count } mesas.
}
waits-others = Piensan los demás
waits-more = { $count ->
    [one] Una mesa más
   *[other] { $count } mesas más
}
waits-fewer = Menos mesas
waits-with = Con { $names }
waits-ends = Termina el { $day } si nadie juega
waits-quiet = Silencio de { $from } a { $to }.
waits-told = Se te avisa por { $ways }.
waits-untold = Nadie te avisa cuando es tu turno.
waits-change = Cambiar
way-push = este navegador
way-mail = correo
way-hooks = tus propias direcciones
time-left = tiempo: { $time }
rests-until = Descansa hasta el { $day }
paused-until = En pausa para todos hasta el { $day }. Quien quiera puede seguir jugando; no corre ningún reloj.
off-until = { $name } tiene días libres hasta el { $day }; su reloj está parado.
pause-title = Una pausa para todos
pause-text = Si aceptan todos los que juegan, no corre ningún reloj hasta que acabe la pausa. Se puede seguir jugando, y la pausa se puede terminar antes del mismo modo.
pause-how-long = ¿Cuánto tiempo?
pause-days = { $count ->
    [one] Un día
   *[other] { $count } días
}
pause-ask = Preguntar a todos
pause-end = Pedir terminar la pausa
days-off = Días libres
days-off-now = Tienes días libres
days-off-text = En los días libres tus relojes se paran en todas las mesas por días, y en ellas no se te avisa cuando es tu turno. Días al año: { $count }.
days-off-left = { $count ->
    [0] Este año no queda ninguno.
    [one] Este año queda un día.
   *[other] Este año quedan { $count } días.
}
days-off-until = Tus relojes están parados hasta el { $day }.
days-off-how-many = ¿Cuántos días, desde ahora?
days-off-take = { $count ->
    [one] Tomar un día libre
   *[other] Tomar { $count } días libres
}
days-off-back = He vuelto
clock-own-title = Un tiempo a tu medida
clock-kind = Para
clock-kind-move = cada jugada
clock-kind-game = toda la partida
clock-time = Tiempo
clock-more = Más por cada jugada
unit-second = segundos
unit-minute = minutos
unit-hour = horas
unit-day = días
plan-was-dropped = Tu plan terminó: «{ $action }» no era posible cuando llegó su momento.
pass-how = Pasar por mí
pass-no = Nunca
pass-only = Cuando no hay otra opción
pass-turn = En toda pregunta, hasta mi turno
pass-round = Siempre que pueda, hasta acabar la ronda
