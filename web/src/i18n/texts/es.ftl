# The page itself, in Spanish. What belongs to one title is in that title's own texts.

skip = Ir al contenido
nav = Páginas
nav-rules = Reglas
nav-contests = Torneos
nav-records = Registros
nav-play = Jugar
nav-learn = Aprender
nav-watch = Mirar
nav-tables = Mesas
nav-waits = { $count ->
    [one] { $count } te espera
   *[other] { $count } te esperan
}
home-continue = Continuar
home-other = Tus otras mesas
home-start = Empezar una partida
home-start-text = Un clic, y unos bots amistosos se sientan contigo.
home-waits = Piensan los demás.
with-friends = Con amigos
title-length = alrededor de { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
watch-text = Partidas en curso y partidas terminadas.
watch-none = Ahora mismo no hay ninguna partida pública.
watch-again = Otra vez una partida
watch-again-text = Trae el registro de una partida y mírala paso a paso.
watch-bring = Traer un registro
watch-best = Quién juega mejor
watch-best-text = Puntuaciones de personas y bots, por juego y número de jugadores.
nav-profile = Tú
nav-how = Cómo funciona
nav-pieces = Todas las piezas
language = Idioma
theme = Luz
theme-auto = Automática
theme-light = Luz de día
theme-dark = Luz de vela
sound-title = Sonido
sound-volume = Volumen
sound-on = Activar el sonido
sound-off = Quitar el sonido
waiting = Un momento…
again = Reintentar
close = Cerrar
cancel = Cancelar
save = Guardar
saved = Guardado.
to-home = Inicio
to-replay = Repetición
line-lost = Se ha perdido la conexión. Nada de lo que hiciste se pierde.
line-next = Nuevo intento en { $seconds } s
line-trying = Probando…
line-now = Probar ya

# ---- home ----

home-title = ¡A la mar!
home-text = { $count ->
    [one] Un juego
    [3] Tres juegos
   *[other] { $count } juegos
} en torno a un mismo mar. Un clic, y te sientas a la mesa con unos bots amistosos. Sin cuenta.
home-titles = Juegos
title-seats = { $min } a { $max ->
    [one] { $max } jugador
   *[other] { $max } jugadores
}
play-now = Jugar ya
open-table = Abrir una mesa
my-tables = Mis mesas
my-tables-finished = Ver partidas terminadas
my-tables-running = Ver partidas en curso
my-tables-none = No tienes partidas en curso. Con Jugar ya, estás a un clic.
my-tables-none-yet = Todavía no has terminado ninguna partida.
campaign = Campaña
campaign-go = A la campaña
contest-go = Al torneo
lobby = Sala
lobby-none = Ahora mismo nadie espera en una mesa pública. Abre una, y los demás la verán aquí.
lobby-open = Mesas donde falta alguien
lobby-running = Partidas para mirar
lobby-join = Entrar
lobby-watch = Mirar
your-turn = Tu turno
status-open = Espera jugadores
status-playing = En curso
status-finished = Terminada
status-ended = Acabada antes
status-closed = Cerrada
status-aside = Apartada

how-title = Cómo funciona
how-play = Un clic
how-play-text = «Jugar ya» te da un nombre y una mesa con bots. Puedes cambiar las dos cosas después.
how-lit = Lo que brilla se puede hacer
how-lit-text = La mesa muestra lo que puedes hacer. Si algo no es posible, te dice por qué.
how-friends = Los amigos llegan por enlace
how-friends-text = Abre una mesa y envía su enlace. Quien lo abra se sienta, en cualquier dispositivo.
how-time = Deprisa o a lo largo de días
how-time-text = Juega con reloj o sin él. La página puede avisarte cuando es tu turno, incluso cerrada.
how-after = Volver a mirar
how-after-text = Toda partida se puede repetir paso a paso desde cada asiento, y su registro es tuyo.

keys-title = Teclas
key-numbers = 1 … 9
key-numbers-text = elegir la opción con ese número
key-arrows = ← →
key-arrows-text = ir de carta en carta, de lugar en lugar
key-undo = Ctrl + Z
key-undo-text = deshacer tu último paso
key-help = ?
key-help-text = mostrar esta lista
key-tab = Tab
key-tab-text = ir de una cosa a la siguiente
key-enter = Intro
key-enter-text = hacer lo que está marcado

# ---- opening a table ----

open-title = Abrir una mesa: { $title }
open-starts = Mesas habituales
start-bots = Contra bots
start-bots-text =
    { $count ->
        [one] Un bot amistoso, sin reloj, empieza enseguida
       *[other] { $count } bots amistosos, sin reloj, empieza enseguida
    }
start-friends = Con amigos
start-friends-text = Quien tenga el enlace se sienta; sin reloj
start-anybody = Abierta a cualquiera
start-anybody-text = En la sala; { $clock }
open-which = ¿Qué juego?
open-seats = Asientos
open-seat = Asiento { $number }
open-add = Un asiento más
open-remove = Un asiento menos
seat-kind-me = Yo
seat-kind-open = Libre, para quien venga
seat-kind-here = Otra persona en este dispositivo
seat-kind-bot = Bot: { $level }
open-name-here = Nombre
open-preset = ¿Qué reglas?
open-preset-plain = Las habituales
open-preset-plain-text = Todo como dicen las reglas.
open-modifiers = Reglas de la casa
open-public = Mostrar la mesa en la sala
open-public-text = Puede sentarse cualquiera. Si no, solo quien tenga el enlace.
open-spectators = Otros pueden mirar
open-spectators-text = Ven lo que ve todo el mundo, nunca tu mano.
open-clock = Reloj
clock-none = Sin reloj
clock-move-60 = 1 minuto por jugada
clock-move-86400 = 1 día por jugada
clock-move-259200 = 3 días por jugada
clock-game-600 = 10 minutos por partida, más 5 segundos por jugada
clock-game-1200 = 20 minutos por partida, más 10 segundos por jugada
clock-own = Otro tiempo…
clock-left = tiempo: { $time }
open-table-name = Nombre de la mesa
open-table-name-text = El tuyo, si lo dejas vacío.
open-expert = Opciones para expertos ({ $count })
open-more = Más
open-start = Abrir la mesa
option-default = (habitual)
option-other = Escríbelo como dice la frase.
option-order = el orden que indiques
option-order-seats = Asientos, el primero arriba
option-order-text = Números de los asientos, como 2 1 3.
option-yes = Sí
option-no = No
level-random = juega al azar
level-greedy = amistoso
level-search = fuerte

# ---- at the table ----

seats = Asientos
seat-open = Asiento libre
seat-kept = Reservado
seat-you = (tú)
seat-own = Tú
seat-away = ausente
seat-resigned = abandonó
seat-acts = le toca
seat-left = { $name } se ha ausentado; de momento juega un bot.
seat-want = Buscar a alguien nuevo
seat-bot = Dejárselo al bot
seat-free = En esta mesa hay un asiento libre.
seat-own-away = Te has ausentado: un bot juega por ti.
seat-own-back = He vuelto
seat-own-lost = Ahora tu asiento lo juega otra persona, y tú miras.
invite-title = { $host } te invita a jugar a { $title }
invite-new = ¿No conoces { $title }? Una lección corta, y ya puedes jugar.
lesson-of = Lección: { $title }
invite-no-account = No hace falta cuenta.
invite-rated = Esta mesa es puntuada: hace falta una cuenta, con nombre y contraseña.
invite-account = Iniciar sesión o abrir cuenta
invite-decline = Esta vez no
clock-each-move = { $minutes ->
    [one] { $minutes } minuto por jugada
   *[other] { $minutes } minutos por jugada
}
clock-each-game = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
} por persona, más { $increment ->
    [one] { $increment } segundo
   *[other] { $increment } segundos
} por jugada
rules-changed = { $count ->
    [one] Las reglas habituales, salvo en una cosa
   *[other] Las reglas habituales, salvo en { $count } cosas
}
length = Duración
facts-rated = Cuenta para la clasificación
facts-friendly = Amistosa, no cuenta para nada
sit-down = Sentarse
stand-up = Dejar la mesa
prompt = Lo que toca hacer
choices-typed = { $digits }…
choices-refused = ¿Por qué no otra cosa? ({ $count })
choices-why = Ver las reglas
choice-price = Cuesta { $price }
choice-gain = → { $gain }
choices-all = Todas las opciones
plays-now = Juega { $name }
waiting-for = Esperando a { $names }
skip-to-turn = Saltar a mi turno
skip-to-result = Ver el resultado
speed = Velocidad { $speed }
speed-calm = 1×
speed-fast = 3×
speed-off = no
waiting-others = Esperando a los demás
spectating = Estás mirando.
undo = Deshacer
share = Invitar
share-text = Quien abra este enlace llega a esta mesa.
share-address = Dirección de la mesa
share-copy = Copiar
share-copied = Copiado
menu = Más
menu-people = Personas en esta mesa
menu-notices = Avisarme cuando sea mi turno
people-none = Aquí no hay nadie más que tú y los bots.
people-mute = Silenciar
people-block = Bloquear
people-is-mute = en silencio
people-is-block = con bloqueo
moderation-title = Moderación
people-report = Denunciar
people-report-text = ¿Qué ha hecho { $name }? Lo leerá la administración del servidor.
people-report-send = Enviar la denuncia
people-reported = Gracias. La denuncia se ha enviado.
menu-undo = Pedir a todos deshacer mi última jugada
menu-end = Proponer terminar ya la partida
menu-pause = Pedir una pausa
menu-resign = Abandonar
menu-careful = Preguntar antes de lo definitivo
menu-careful-off = No preguntar antes de lo definitivo
menu-keys = Activar teclas sueltas
menu-keys-off = Desactivar teclas sueltas
keys-single = Las teclas sueltas (1 a 9, H, M, P, Espacio, ?) hacen algo
menu-auto = Pasar por mí si no hay otra opción
menu-auto-off = Prefiero pasar yo
end-text = Si todo el mundo está de acuerdo, la partida termina tal como está.
end-yes = Proponerlo
sure-title = ¿De verdad?
sure-yes = Hacerlo
sure-no = No, espera
side = Crónica y chat
log = Crónica
log-empty = Todavía no ha pasado nada.
chat = Chat
chat-empty = Nadie ha dicho nada todavía.
chat-write = Di algo
chat-send = Enviar
chat-mute = Silenciar a { $name }
curtain-title = { $name }, es tu turno
curtain-text = Pasa el dispositivo. La mesa queda tapada hasta que mire la persona indicada.
curtain-open = Soy { $name }
face-broken = La imagen de esta mesa no se puede dibujar. La partida sigue con la lista de opciones.
plain-table = La mesa
plain-rest = Todo lo demás de la mesa
plain-own = Esto solo lo ves tú
plain-options = Opciones de esta mesa
plain-place = puesto { $place }
plain-yes = sí
plain-no = no
room-text = { $count ->
    [0] Ya no falta nadie.
    [one] Queda un asiento libre.
   *[other] Quedan { $count } asientos libres.
}
room-start = Empezar
room-start-bots = Empezar, con bots en los asientos libres
room-close = Cerrar la mesa
room-seat = Cambiar el asiento { $number }
room-open = Dejarlo libre
room-sent-away = Ya no tienes asiento en esta mesa.
room-invite = Invitar a alguien por su nombre
room-invite-name = Nombre de la cuenta
room-invite-text = El asiento se reserva una semana, y la mesa aparece entre las mesas de quien invites.
room-invite-rated = El asiento se reserva una semana. Esta mesa es puntuada, así que quien invites necesita una cuenta.
room-invite-send = Invitar
result = Resultado
result-over = Fin de la partida
result-you-won = ¡Has ganado!
result-won = { $count ->
    [one] Gana { $names }
   *[other] Ganan { $names }
}
result-place = Puesto
result-name = Nombre
result-score = Puntos
reason-resigned = Alguien ha abandonado.
reason-abandoned = La partida se abandonó.
reason-agreed = Se terminó de común acuerdo.
reason-contest = Quien dirige el torneo ha decidido esta mesa.
reason-empty = Se ha ido todo el mundo.
reason-host = Quien dirige la mesa la ha cerrado.
reason-forgotten = Nadie había jugado en tres meses, así que la partida terminó tal como estaba.
reason-too_long = La partida era demasiado larga para seguir, así que terminó tal como estaba.
rematch = Jugar otra vez
result-again = Ver el resultado
result-share = Compartir
rematch-go = A la siguiente partida

warning-cannot-be-undone = Esto no se puede deshacer.

group-pass = Pasar
group-play = Jugar
group-draw = Robar

amount-is = { $what }: { $value }
amount-at = { $what } en { $place }
amount-red = rojo
amount-blue = azul
amount-green = verde
amount-gray = gris
amount-violet = morado
amount-black = negro
amount-gold = oro
amount-cards = { $count ->
    [one] carta
   *[other] cartas
}

# ---- afterwards ----

replay-title = Repetición
replay-step = Paso { $step } de { $of }
replay-first = Al principio
replay-back = Un paso atrás
replay-next = Un paso adelante
replay-last = Al final
replay-play = Reproducir
replay-pause = Pausa
replay-go = Ir al paso
replay-seat = Desde qué asiento
replay-spectator = Lo que ve todo el mundo
replay-link = Copiar un enlace a este paso
replay-download = Descargar el registro
replay-by = Esto lo hizo { $name }.
replay-figures = La partida en cifras
fair-title = Juego limpio
fair-text = El azar de esta partida se eligió antes de empezar. Este número lo fija sin revelarlo; al terminar la partida el registro muestra la clave, y cualquiera puede comprobar que ambos concuerdan.
fair-commitment = Compromiso
fair-key = Clave
fair-checked = Limpio: comprobado
fair-checked-text = La clave del registro concuerda con el compromiso del principio de la partida, y de ella salieron todas las cartas y todos los dados.
fair-same = Es el compromiso que se mostró a este navegador en la mesa.
fair-unfair = No es limpio: el registro no concuerda con su compromiso.
fair-other = No es limpio: en la mesa se mostró a este navegador otro compromiso.
fair-none = Sin compromiso: el azar de esta partida vino de una semilla.
figures-moves = Jugadas
figures-thinking = Tiempo por jugada
figures-undos = Pasos deshechos: { $count }
figures-duration = { $minutes ->
    [one] La partida duró un minuto.
   *[other] La partida duró { $minutes } minutos.
}
figures-rounds = Puntos por ronda
figures-sources = Puntos por origen
to-table = A la mesa

# ---- rules ----

rules-title = Reglas
rules-search = Buscar en las reglas
rules-found = { $count ->
    [0] No se ha encontrado nada.
    [one] Encontrado una vez.
   *[other] Encontrado { $count } veces.
}
rules-contents = Índice
rules-of-phase = Reglas
rules-why = ¿Por qué?

cards-title = Todas las cartas
cards-of = Todas las cartas de { $title }
cards-search = Buscar por nombre o efecto
cards-any = da igual
cards-all = Ver todas las cartas
cards-filters = Más filtros
cards-sort = Ordenar por
cards-figures = Estas son nuestras cifras; lo marcado con ≈ es una estimación nuestra.
cards-corrected = Se muestran con tus cifras corregidas.
cards-preset = Variante
cards-found = { $count ->
    [0] No hay ninguna carta así.
    [one] Una carta.
   *[other] { $count } cartas.
}
cards-rules = Ver las reglas
cards-before = Carta anterior
cards-after = Carta siguiente

# ---- pieces ----

# ---- profile ----

profile-title = Tú
profile-nobody = Aquí todavía no tienes nombre. Elige uno, o inicia sesión.
profile-guest = Juegas sin cuenta: este navegador te recuerda. Con una cuenta puedes entrar desde otros dispositivos.
profile-account = Tienes una cuenta.
profile-name = Nombre
profile-come = Entrar
profile-name-save = Cambiar el nombre
profile-look = Aspecto
account-title = Crear una cuenta
account-password = Contraseña
account-password-text = Al menos ocho caracteres.
account-open = Crear la cuenta
sign-in-title = Iniciar sesión
sign-in-go-on = Continuar
sign-in = Iniciar sesión
sign-in-claim = Llevarme lo que he jugado aquí sin cuenta
sign-out = Cerrar sesión
sign-out-everywhere = Cerrar sesión en todos los dispositivos
sign-out-guest = Si sales sin tener cuenta, nadie podrá volver con este nombre.
password-title = Cambiar la contraseña
forgotten-title = ¿Olvidaste la contraseña?
forgotten-send = Envíame un correo
forgotten-sent = Si esta cuenta tiene una dirección confirmada, hay un correo en camino.
password-new-done = Desde ahora vale la contraseña nueva. Inicia sesión con ella.
recovery-code = Código de recuperación
mail-confirm-title = Tu dirección de correo
mail-confirmed = Esta dirección está confirmada.
password-old = Contraseña antigua
password-new = Contraseña nueva
password-change = Cambiarla
blocked-title = Personas que no oyes ni encuentras
blocked-none = Nadie.
blocked-undo = Perdonar
export = Descargar todo lo que se guarda de mí
delete-title = Borrar todo lo mío
delete-text = Tu nombre, tus partidas y lo que has dicho se borran para siempre. Las partidas en curso siguen con un bot.
delete-yes = Borrar todo

# ---- problems ----

problem-title = Fuera del mapa
problem-code = Código: { $code }
advice = Vuelve al inicio y empieza otra vez desde ahí.
advice-table-unknown = Pide otro enlace, o abre una mesa propia.
advice-campaign-unknown = Pide al grupo otro enlace, o empieza una campaña propia.
advice-table-no-spectators = Pide el enlace a alguien de la mesa.
advice-table-over = Puedes repetir la partida paso a paso.
advice-table-aside = La administración del servidor ya lo sabe. Mientras tanto, abre otra mesa.
advice-table-closed = Abre una mesa propia, o vuelve a buscar gente.
advice-page-unknown = Puede que la dirección sea antigua o esté mal escrita.
advice-page-offline = Revisa tu conexión y vuelve a intentarlo.
advice-seat-not-yours = Abre la mesa con el nombre con el que juegas, o mira.
advice-game-unknown = Elige uno de los juegos de la página de inicio.
advice-replay-step = Empieza la repetición desde el primer paso.
advice-record-running = Vuelve cuando la partida haya terminado.
advice-upload-unknown = Trae otra vez el registro, o pregunta a quien te envió el enlace.

error-page-unknown = Esa página no existe.
error-page-error = Algo ha fallado en esta página.
error-page-offline = No se puede llegar al servidor.
error-page-no-push = Este navegador no puede recibir avisos con la página cerrada. Una ventana privada nunca puede.
error-page-no-permission = El navegador no tiene permiso para mostrar avisos.
error-table-unknown = Esa mesa no existe, o se ha borrado.
error-table-over = La partida de esta mesa ha terminado.
error-table-aside = Hubo que apartar esta mesa: su partida no puede continuar.
error-table-closed = Esta mesa se cerró antes de empezar la partida.
error-table-not-started = La partida todavía no ha empezado.
error-table-started = La partida ya ha empezado.
error-table-no-spectators = Esta mesa no se puede mirar sin su enlace.
error-table-no-seat-for-you = En esta mesa no hay asiento libre.
error-table-blocked = No puedes sentarte a esta mesa.
error-table-not-owner = Eso solo puede hacerlo quien abrió la mesa.
error-table-seats-open = Quedan asientos libres.
error-table-not-over = La partida todavía no ha terminado.
error-table-not-playing = La partida no está en curso.
error-table-sealed = Otras mesas juegan todavía el mismo reparto: nadie mira hasta que terminen todas.
error-record-sealed = Otras mesas juegan todavía el mismo reparto.
error-table-contest = Aquí es el torneo el que dice quién juega.
error-contest-consent = Una partida de torneo sigue su curso.
error-contest-page = Es el torneo el que dice quién se enfrenta a quién.
error-table-rematch = Ya hay una siguiente partida.
error-campaign-unknown = Esa campaña no existe, o no es tuya.
error-campaign-none = Este juego no tiene campaña.
error-seat-not-yours = Este asiento es de otra persona.
error-seat-taken = Alguien se adelantó: este asiento está ocupado.
error-seat-unknown = Ese asiento no existe.
error-seat-none = No hay asiento libre.
error-seat-not-acting = No es tu turno.
error-seat-resigned = Este asiento ha abandonado.
error-seat-kept = Ese asiento está reservado un tiempo para otra persona.
error-seat-nobody = Ahí no se sienta nadie más.
error-seat-sits-here = Esa persona ya se sienta aquí.
error-seat-sent-away = Quien dirige la mesa te ha pedido que la dejes.
error-seat-owner-back = Ha vuelto quien ocupaba este asiento.
error-decision-stale = Demasiado tarde: la partida ha seguido. Mira otra vez lo que es posible ahora.
error-undo-not-possible = Esto ya no se puede deshacer.
error-offer-gone = Esta propuesta ya no está.
error-offer-too-soon = Lo has pedido hace poco. Espera un rato antes de volver a pedirlo.
error-pause-no-clock = En esta mesa no corre ningún reloj, así que no hay nada que pausar.
error-pause-none = Esta mesa no está en pausa.
error-days-off-taken = Ya tienes días libres.
error-days-off-too-many = Este año no te quedan tantos días libres.
error-friends-account = Para tener amigos hace falta una cuenta, por ambas partes.
error-friends-too-many = Se lo has pedido a demasiadas personas. Retira antes algunas peticiones.
error-person-yourself = Esa persona eres tú.
error-plan-dropped = Tu plan se ha anulado: un paso ya no es posible.
error-game-unknown = Este servidor no tiene ese juego.
error-person-unknown = Aquí nadie ha iniciado sesión.
error-person-name = Ese nombre no vale: de 1 a 40 caracteres, con letras o cifras.
error-person-name-taken = Ese nombre ya lo tiene alguien.
error-person-name-mixed = Todas las letras de un nombre son de un mismo alfabeto.
error-person-name-marks = Hay demasiados signos sobre las letras de ese nombre.
error-person-name-alike = Ese nombre se parece demasiado al de otra persona.
error-person-sign-in = El nombre o la contraseña no son correctos.
error-person-password = La contraseña no es correcta.
error-person-recovery = El nombre o el código no son correctos.
error-letter-code = Este enlace ya se usó, o es demasiado antiguo.
error-mail-none = Este servidor no envía correos.
error-person-password-length = La contraseña es demasiado corta o demasiado larga.
error-person-banned = Se te ha expulsado de este servidor.
error-person-has-account = Ya tienes una cuenta.
error-person-signed-in = Ya has iniciado sesión.
error-person-no-account = Para esto hace falta una cuenta.
error-record-running = La partida sigue en curso.
error-record-unreadable = Esto no es el registro de una partida, o está dañado.
error-record-header = La primera línea de este registro está dañada.
error-record-row = Una línea de este registro está dañada.
error-record-cut = Este registro está cortado: su última línea no está entera.
error-record-order = Las líneas de este registro están desordenadas.
error-record-action = Un paso de este registro no es posible.
error-record-chain = Este registro se modificó: sus líneas no van juntas.
error-record-fingerprint = Este registro no se puede repetir: la partida fue de otro modo.
error-record-version = Este registro lo escribió otra versión.
error-record-title = Este servidor no tiene el juego de ese registro.
error-upload-unknown = Ese registro no existe.
error-upload-too-many = Has traído demasiados registros. Quita uno primero.
error-upload-too-long = Este registro es demasiado largo.
error-replay-step = Esta partida no tiene ese paso.
error-request-too-large = Es demasiado grande.
error-request-invalid = El servidor no lo ha entendido.
error-field-missing = Aquí falta algo.
error-field-too-short = Al menos { $least ->
    [one] un carácter
   *[other] { $least } caracteres
}.
error-field-too-long = Como mucho { $most ->
    [one] { $most } carácter
   *[other] { $most } caracteres
}.
error-field-wrong = Esto no se entiende aquí.
error-limit-too-often = Demasiado deprisa. Espera un momento y vuelve a intentarlo.
error-request-host = Este servidor no responde a ese nombre.
error-limit-connections = Desde esta dirección se pide demasiado a la vez. Espera un momento y vuelve a intentarlo.
error-limit-sockets = Hay demasiadas páginas abiertas desde esta dirección. Cierra una y vuelve a intentarlo.
error-hello-late = La conexión se cerró: nadie dijo nada a tiempo.
error-message-invalid = El servidor no lo ha entendido. Vuelve a cargar la página.
error-push-none = Todavía no hay ningún navegador tuyo registrado.
error-table-unchanged = Ya es así.
error-server-unavailable = El servidor no puede responder ahora. Vuelve a intentarlo en un momento.
error-server-error = Algo ha fallado en el servidor. Ha quedado anotado.
error-http-404 = Eso no existe aquí.
replay-round = Ronda { $round }
replay-round-back = Ronda anterior
replay-round-next = Ronda siguiente
figures-rest = Todo lo demás

# ---- learning ----

learn = Aprender
learn-first-time = ¿Primera vez? Aprende jugando
learn-title = Aprender jugando.
learn-text = Una partida de verdad con bots amistosos, y alguien a tu lado que te dice lo importante cuando importa. Sin leer reglas antes.
learn-begin = Empezar
learn-how = Cómo es una lección
learn-real = Una mesa de verdad
learn-real-text = Todo el mundo aprende con el mismo reparto, y lo que se te dice corresponde a lo que de verdad tienes delante, hagas lo que hagas. No corre ningún reloj.
learn-hints = Paso a paso, y después por tu cuenta
learn-hints-text = En la primera ronda brilla una pieza, y un globo te dice qué hacer con ella y por qué. Después sigues jugando, y cada cosa nueva se cuenta cuando aparece.
learn-leave = Tuya en todo momento
learn-leave-text = Juega como quieras, o deja la lección: la partida sigue sin más, pero sin consejos.
coach = Lección
coach-leave = Dejar la lección
coach-understood = Entendido
coach-show = Muéstramelo
coach-rules = Reglas
coach-free = Nada nuevo por ahora: juega como quieras. El próximo consejo llega solo.
coach-wait = Juegan los demás. El próximo consejo llega solo.
coach-over = Esta ha sido la lección. ¡Ya conoces el juego!
coach-first = Primera ronda
coach-on = Seguir, con consejos
coach-now = Ahora: { $action }.
coach-ask = ¿Tú qué harías?
coach-skip = Saltar esta etapa
nudge-off = Sin más consejos
menu-nudges = Consejos para quien empieza
menu-nudges-off = Sin más consejos para quien empieza

# ---- corrected figures ----

nav-data = Cifras propias
data-title = Cifras propias
data-differs = { $count ->
    [0] Ninguna cifra difiere de las nuestras.
    [one] Una cifra difiere de las nuestras.
   *[other] { $count } cifras difieren de las nuestras.
}
data-error = Error:
data-warning = Nota:
data-changes = Qué difiere
data-place = Dónde
data-field = Qué
data-ours = Nuestra
data-theirs = Tuya
data-here = Aquí
data-tag = Cifras corregidas
data-use = Jugar con mis cifras corregidas
data-look = Ver mis correcciones
data-correct = ¿Tienes el juego? Corrige nuestras cifras estimadas
error-data-none = Este juego no tiene cifras impresas que corregir.
error-data-too-large = Estos archivos son demasiado grandes.
error-data-invalid = Con estas cifras no se puede jugar.
error-data-differences = Estas correcciones ya no casan con nuestras cifras. Trae los archivos otra vez.
advice-data-none = En su lugar, son sus opciones las que cambian las reglas.

# ---- the story of a game, hands for those who look on ----

story-title = La historia de esta partida
replay-only = Solo
replay-everything = Todo
replay-kind-back = El anterior
replay-kind-next = El siguiente
figures-table = Como tabla
figures-round = Ronda
figures-source = Origen
figures-total = Total
option-range = { $low } a { $high }.
open-hands = Quien mira ve las manos más tarde
open-hands-text = Las cartas, solo cuando ya se han jugado o la ronda ha terminado.
hands-never = Nunca
hands-after = { $minutes ->
    [one] Pasado un minuto
   *[other] Pasados { $minutes } minutos
}
hands-whose = Lo que ves
hands-public = Lo que ve todo el mundo, ahora
hands-later = { $name }, { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
} después
hands-then = Como estaba a las { $time }. { $hidden ->
    [0] { "" }
    [one] Una carta sigue en la mano y no se muestra.
   *[other] { $hidden } cartas siguen en la mano y no se muestran.
}
hands-wait = { $minutes ->
    [one] Las primeras manos se muestran un minuto después del comienzo.
   *[other] Las primeras manos se muestran { $minutes } minutos después del comienzo.
}
error-hands-hidden = Esta mesa no enseña las manos a nadie mientras se juega.
error-hands-player = Juegas aquí: las manos de los demás no son para ti.
error-hands-early = Es demasiado pronto: las manos se enseñan algo más tarde.
error-hands-delay = Las manos no se pueden enseñar tan pronto, o tan tarde.

# ---- hints, and a game looked at again ----

key-hint = H
key-hint-text = pedir una pista, si la mesa da pistas
key-point = P
key-point-text = en un juego cooperativo: señalar algo a los demás
hint = Pista
hint-thinking = Pensando…
hint-by = Solo con lo que ves tú.
hint-show = Mostrarlo
hint-show-this = Mostrarlo: { $action }
plan-ahead = Planeado para tu próximo turno
plan-drop = Dejar el plan
plan-begin = Planear…
plan-these = Planear estas jugadas
look-back = Mirar atrás
menu-what-if = Probarlo (¿y si…?)
what-if = ¿Y si…?
what-if-text = Prueba las jugadas que quieras: lo desconocido se sortea, por los demás juegan bots amistosos, y nada cuenta.
what-if-over = La partida de prueba ha terminado. Nada de ella cuenta.
what-if-undo = Una jugada atrás
what-if-again = De nuevo, con otra suerte
what-if-leave = Volver a la mesa
open-hints = Pistas
open-hints-text = Quien tenga que elegir puede preguntar a un bot fuerte, que no ve más que esa persona. De entrada, sí cuando alguien juega contra bots, y no entre personas.
judge-merchant = El mercader
judge-captain = El capitán
judge-governor = El gobernador
judge-admiral = El almirante
analysis-chance = ganar: { $chance }
analysis-points = puntos { $points }
error-hints-off = En esta mesa se juega sin pistas.
error-hints-no-choice = No hay nada que elegir.
error-hints-waiting = Ya se está pensando una pista.
error-what-if-rated = En las mesas puntuadas no se prueba nada.
error-what-if-moved = La mesa ha avanzado: empieza otra vez la prueba.
error-what-if-waiting = Ya se está probando una jugada.
error-what-if-long = No se prueban tantas jugadas.
error-analysis-off = Este servidor no analiza partidas.
error-analysis-too-long = La partida tiene demasiadas decisiones para analizarla.

# ---- rankings ----

rankings-title = Clasificación
profile-public = Lo que otros ven de ti
profile-friends = Amigos y últimos rivales
rated-tag = Puntuada
open-rated = Puntuada
open-rated-text = Cuenta para la clasificación: con reloj, con las reglas y cifras habituales y sin pistas. Quien se va queda en último puesto.
open-rated-bots = Bots que juegan aquí por puntos: { $names }.
open-rated-no-bots = Con tantos jugadores ningún bot tiene todavía puntuación.
open-rated-account = Con una cuenta puedes jugar por puntos. Ábrela en tu perfil.
programs-title = Programas
programs-text = Un programa puede jugar por ti a través del socket público, con una clave propia. Los demás ven que es un programa.
programs-name = Nombre del programa
programs-make = Crear una clave
programs-once = Guarda ahora esta clave: se muestra una sola vez.
programs-withdraw = Retirar
programs-used = último uso: { $day }
programs-unused = sin usar
error-rated-account = Solo puntúa quien tiene cuenta. Ábrela en tu perfil.
error-rated-program = Los programas no juegan en mesas puntuadas.
error-rated-options = Una mesa puntuada usa las reglas y las cifras habituales.
error-rated-clock = Una mesa puntuada necesita reloj.
error-rated-help = Una mesa puntuada no da pistas ni enseña las manos.
error-rated-device = En una mesa puntuada cada cual juega en su propio dispositivo.
error-rated-bot = Uno de estos bots no tiene puntuación con tantos jugadores. Elige otro nivel.
error-rated-consent = En una mesa puntuada nada se deshace ni se termina de común acuerdo.
error-program-too-many = Tienes demasiados programas. Retira uno primero.
error-program-unknown = Ese programa no existe.
error-person-not-found = Esa persona no existe.

clock-each-move-days = { $days ->
    [one] 1 día por jugada
   *[other] { $days } días por jugada
}
clock-each-game-days = { $days ->
    [one] 1 día de partida por persona
   *[other] { $days } días de partida por persona
}
