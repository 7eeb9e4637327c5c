# Where else somebody hears that it is their turn, and when not, in Spanish.

hooks-title = Avisos en otros sitios
hooks-text = En una sala de Discord, en un móvil con ntfy, en un chat de Telegram, o a un programa propio. Quien conoce una dirección así puede escribir en ella; se guarda en secreto y no se vuelve a mostrar.
hook-kind = Dónde
hook-ntfy = ntfy
hook-discord = Discord
hook-telegram = Telegram
hook-json = Un programa (JSON)
hook-ntfy-at = ntfy en { $server }
hook-discord-at = Una sala en { $server }
hook-telegram-at = Un chat en { $server }
hook-json-at = Un programa en { $server }
hook-address = Dirección
hook-ntfy-hint = Como https://ntfy.sh/un-nombre-que-nadie-adivina
hook-discord-hint = El webhook de una sala: Ajustes, Integraciones, Webhooks
hook-json-hint = Una dirección https que admita un POST
hook-bot = Token de tu bot
hook-chat = Número del chat
hook-add = Añadir
hook-try = Probar
hook-remove = Quitar
hook-taken = Ha llegado.
hook-not-taken = No lo ha recibido nadie.
notices-home-screen = En un iPhone o iPad, añade primero esta página a la pantalla de inicio (Compartir, Añadir a pantalla de inicio) y ábrela desde ahí.

quiet-title = Cuándo no
quiet-hours = Sin avisos de noche; lo que espere se dice por la mañana, todo junto
quiet-from = De
quiet-to = a
quiet-digest = Un aviso al día sobre todas las mesas que esperan
quiet-at = A las
quiet-zone = Horas de { $zone }

error-mail-address = Esto no es una dirección de correo.
error-notices-hook = En esta dirección no puede escuchar nadie de ese tipo.
error-notices-zone = Esta zona horaria no se conoce.
error-notices-too-many = Ya son bastantes direcciones.
error-notices-no-hook = Esa dirección no existe.

recovery-title = Código de recuperación
recovery-text = Con este código se puede sustituir una contraseña olvidada, también sin correo. Uno nuevo deja sin valor el anterior.
recovery-make = Crear un código nuevo
recovery-once = Apúntalo, solo se muestra una vez:
mail-not-confirmed = Esta dirección aún no está confirmada: abre el enlace del correo. Guárdala otra vez para recibir otro.
mail-letter-sent = Hay un correo en camino. Abre el enlace que trae.
mail-why = Para los avisos de turno y para una contraseña olvidada. Se usa cuando la hayas confirmado.
notices-title = Cuando es mi turno
notices-push = Avisar a este navegador, incluso con la página cerrada
notices-push-none = Este navegador no puede recibir avisos.
notices-push-try = Probarlo
notices-push-tried = Enviado a { $sent } de { $of ->
    [one] { $of } navegador
   *[other] { $of } navegadores
}.
notices-mail = Enviarme un correo
notices-mail-address = Dirección de correo
devices-title = Dispositivos
device-here = este
