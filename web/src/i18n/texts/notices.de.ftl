# Wo sonst noch jemand hört, dass er an der Reihe ist, und wann nicht.

hooks-title = Nachrichten anderswo
hooks-text = In einem Raum bei Discord, auf einem Telefon mit ntfy, in einem Chat bei Telegram oder an ein eigenes Programm. Wer eine solche Adresse kennt, kann dorthin schreiben; sie bleibt geheim und wird nicht wieder gezeigt.
hook-kind = Wo
hook-ntfy = ntfy
hook-discord = Discord
hook-telegram = Telegram
hook-json = Ein Programm (JSON)
hook-ntfy-at = ntfy bei { $server }
hook-discord-at = Ein Raum bei { $server }
hook-telegram-at = Ein Chat bei { $server }
hook-json-at = Ein Programm bei { $server }
hook-address = Adresse
hook-ntfy-hint = Wie in https://ntfy.sh/ein-name-den-niemand-errät
hook-discord-hint = Der Webhook eines Raums: Einstellungen, Integrationen, Webhooks
hook-json-hint = Eine https-Adresse, die ein POST annimmt
hook-bot = Token deines Bots
hook-chat = Nummer des Chats
hook-add = Hinzufügen
hook-try = Ausprobieren
hook-remove = Entfernen
hook-taken = Es ist angekommen.
hook-not-taken = Niemand hat es angenommen.
notices-home-screen = Auf einem iPhone oder iPad diese Seite zuerst auf den Home-Bildschirm legen (Teilen, Zum Home-Bildschirm) und von dort öffnen.

quiet-title = Wann nicht
quiet-hours = Nachts keine Nachrichten; was dann wartet, kommt am Morgen auf einmal
quiet-from = Von
quiet-to = bis
quiet-digest = Eine Nachricht am Tag über alle Tische, die warten
quiet-at = Um
quiet-zone = Uhrzeiten von { $zone }

error-mail-address = Das ist keine Mailadresse.
error-notices-hook = An dieser Adresse kann niemand dieser Art zuhören.
error-notices-zone = Diese Zeitzone ist nicht bekannt.
error-notices-too-many = Das sind genug Adressen.
error-notices-no-hook = Diese Adresse gibt es nicht.

recovery-title = Code für den Notfall
recovery-text = Mit diesem Code lässt sich ein vergessenes Passwort ersetzen, auch ohne Mail. Ein neuer macht den alten wertlos.
recovery-make = Neuen Code machen
recovery-once = Schreib ihn auf, er wird nur einmal gezeigt:
mail-not-confirmed = Diese Adresse ist noch nicht bestätigt: Öffne den Link im Brief. Noch einmal speichern schickt einen neuen.
mail-letter-sent = Ein Brief ist unterwegs. Öffne den Link darin.
mail-why = Für „Du bist dran“ und ein vergessenes Passwort. Benutzt wird sie erst, wenn du sie bestätigt hast.
notices-title = Wenn ich dran bin
notices-push = Diesem Browser Bescheid geben, auch bei geschlossener Seite
notices-push-none = Diesem Browser lässt sich nicht Bescheid geben.
notices-push-try = Ausprobieren
notices-push-tried = An { $sent } von { $of ->
    [one] { $of } Browser
   *[other] { $of } Browsern
} gesendet.
notices-mail = Mir eine Mail schreiben
notices-mail-address = Mailadresse
devices-title = Geräte
device-here = dieses
