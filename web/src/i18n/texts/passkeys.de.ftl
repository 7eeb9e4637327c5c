# Signing in by a key of the device.
passkeys = Passkeys
passkeys-text = Melde dich mit Fingerabdruck, Gesicht oder Gerätesperre an, ohne Passwort. Der Schlüssel verlässt das Gerät nie.
passkeys-none = Dieser Browser macht für diese Adresse keine Passkeys.
passkey-used = benutzt am { $day }
passkey-made = gemacht am { $day }
passkey-remove = Entfernen
passkey-remove-of = Passkey { $name } entfernen
passkey-add = Passkey hinzufügen
passkey-added = Hinzugefügt. Du kannst dich ab jetzt damit anmelden.
passkey-name = Wie nennst du ihn?
passkey-name-text = Zum Beispiel der Name des Geräts.
sign-in-passkey = Mit einem Passkey anmelden
error-passkey-invalid = Dieser Passkey passt nicht, oder es hat zu lange gedauert. Versuche es noch einmal.
error-passkey-canceled = Es wurde kein Passkey benutzt.
error-passkey-known = Dieses Gerät hat schon einen Passkey für dich.
error-passkey-unknown = Diesen Passkey gibt es nicht mehr.
error-passkey-too-many = Du hast 20 Passkeys; entferne zuerst einen.
