# The page of a group that plays a campaign, in Spanish.

campaign-new = Empezar una campaña de { $title }
campaign-name = Nombre del grupo
campaign-name-text = Puede quedar vacío.
campaign-gather = A la página del grupo
campaign-way = Capítulos
campaign-mark-succeeded = Partida { $number }: objetivo cumplido
campaign-mark-failed = Partida { $number }: objetivo fallido
campaign-mark-next = Partida { $number }: la siguiente
campaign-mark-later = Partida { $number }: por jugar
campaign-next-of = Partida { $number } de { $length }
campaign-invited = Invitación
campaign-invited-text = Te invitan a jugar esta campaña. Hay un puesto libre para ti.
campaign-full = Este grupo está completo. Pídeles un puesto, o empieza una campaña propia.
campaign-join = Ocupar el puesto
campaign-chapter = Capítulo siguiente
campaign-goal = Objetivo:
campaign-ours = Una historia nuestra. La caja trae otras; aquí no se usa ninguno de sus textos.
campaign-wait = Queda un puesto libre. Envía el enlace a alguien; después puede empezar la partida.
campaign-wait-host = Queda un puesto libre. Envía el enlace a alguien, o deja que juegue ahí un bot; después puede empezar la partida.
campaign-options = Opciones de esta partida
campaign-begin = Empezar la partida
campaign-running = Hay una partida en curso.
campaign-to-game = A la partida
campaign-abandon = Dejar esta partida
campaign-abandon-text = La partida termina para todos y no cuenta para nada. Su capítulo se puede volver a empezar enseguida.
campaign-abandon-yes = Dejarla
campaign-another = Empezar otra campaña
campaign-group = El grupo
campaign-place-open = Un puesto libre
campaign-stands = { $won ->
    [one] Una partida ganada
   *[other] { $won } partidas ganadas
}, { $points } PV en total
campaign-you = Tú
campaign-ahead = En cabeza
campaign-change = Cambiar…
campaign-replace = Sustituir a { $name }
campaign-replace-text = El puesto y sus resultados se quedan en la campaña; { $name } deja de formar parte del grupo. Desde entonces un enlace antiguo ya no vale.
campaign-give-text = El puesto y sus resultados se quedan en la campaña.
campaign-replace-yes = Sustituir
campaign-somebody-else = Otra persona, por el enlace
campaign-invite = Quien abra este enlace puede ocupar el puesto libre:
campaign-address = Dirección de la campaña
campaign-leave = Dejar el grupo
campaign-leave-text = Tu puesto queda libre, y los demás pueden ocuparlo. Cuando ya no queda nadie, la campaña desaparece.
campaign-archive = El archivo
campaign-archive-text = Lo que han dejado las partidas hasta ahora; en la siguiente está sobre la mesa.
campaign-tiles = Losetas de legado
campaign-cards = Cartas de historia
campaign-last = La última partida
campaign-results = Hasta ahora
campaign-succeeded = Objetivo cumplido
campaign-failed = Objetivo fallido
campaign-points = { $count } PV
campaign-won = victoria
campaign-story = En qué acabó

my-campaigns = Mis campañas
campaign-game = { $number } de { $length ->
    [one] { $length } partida jugada
   *[other] { $length } partidas jugadas
}
campaign-over = La campaña ha terminado
error-campaign-over = La campaña ha terminado.
error-campaign-page = La siguiente partida empieza en la página de la campaña.
error-campaign-not-host = Eso solo puede hacerlo quien dirige el grupo.
error-campaign-blocked = No todo el mundo de este grupo quiere sentarse a la misma mesa.
error-campaign-playing = Hay una partida en curso: termínala primero.
error-campaign-not-playing = No hay ninguna partida en curso.
error-campaign-seats-open = Queda un puesto libre.
error-campaign-too-many = Primero deja una de tus campañas.
error-campaign-last-place = Para devolver tu último puesto, deja el grupo.
error-campaign-options = Eso no se puede elegir antes de esta partida.
error-campaign-addition = Eso no puede añadirse ahora a la campaña.
