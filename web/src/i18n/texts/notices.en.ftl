# Where else somebody hears that it is their turn, and when not.

hooks-title = Messages elsewhere
hooks-text = In a room at Discord, on a phone with ntfy, in a chat at Telegram, or to a program of your own. Whoever knows such an address can write there; it is kept secret and never shown again.
hook-kind = Where
hook-ntfy = ntfy
hook-discord = Discord
hook-telegram = Telegram
hook-json = A program (JSON)
hook-ntfy-at = ntfy at { $server }
hook-discord-at = A room at { $server }
hook-telegram-at = A chat at { $server }
hook-json-at = A program at { $server }
hook-address = Address
hook-ntfy-hint = As in https://ntfy.sh/a-name-nobody-guesses
hook-discord-hint = The webhook of a room: Settings, Integrations, Webhooks
hook-json-hint = An https address that takes a POST
hook-bot = Token of your bot
hook-chat = Number of the chat
hook-add = Add
hook-try = Try it
hook-remove = Remove
hook-taken = It was taken.
hook-not-taken = Nobody took it.
notices-home-screen = On an iPhone or iPad, first put this page on the home screen (Share, Add to Home Screen) and open it from there.

quiet-title = When not
quiet-hours = No messages at night; what waits then is told in the morning, all at once
quiet-from = From
quiet-to = until
quiet-digest = One message a day about all tables that wait
quiet-at = At
quiet-zone = Times of { $zone }

error-mail-address = That is no mail address.
error-notices-hook = Nobody of that kind can listen at this address.
error-notices-zone = This time zone is not known.
error-notices-too-many = These are enough addresses.
error-notices-no-hook = There is no such address.

recovery-title = Recovery code
recovery-text = With this code a forgotten password can be replaced, also without mail. A new one makes the old one worthless.
recovery-make = Make a new code
recovery-once = Write this down, it is shown once:
mail-not-confirmed = This address is not confirmed yet: open the link in the letter. Save it once more for a new letter.
mail-letter-sent = A letter is on its way. Open the link in it.
mail-why = For “your turn” and for a forgotten password. It is used once you have confirmed it.
notices-title = When it is my turn
notices-push = Tell this browser, even when the page is closed
notices-push-none = This browser cannot be told.
notices-push-try = Try it
notices-push-tried = Sent to { $sent } of { $of ->
    [one] { $of } browser
   *[other] { $of } browsers
}.
notices-mail = Write me a mail
notices-mail-address = Mail address
devices-title = Devices
device-here = this one
