# Signing in by a key of the device, in Polish.
passkeys = Klucze dostępu
passkeys-text = Loguj się odciskiem palca, twarzą albo blokadą urządzenia, bez hasła. Klucz nigdy nie opuszcza urządzenia.
passkeys-none = Ta przeglądarka nie tworzy kluczy dostępu dla tego adresu.
passkey-used = użyty { $day }
passkey-made = utworzony { $day }
passkey-remove = Usuń
passkey-remove-of = Usuń klucz dostępu { $name }
passkey-add = Dodaj klucz dostępu
passkey-added = Dodano. Odtąd możesz się nim logować.
passkey-name = Jak go nazwiesz?
passkey-name-text = Na przykład nazwą urządzenia.
sign-in-passkey = Zaloguj się kluczem dostępu
error-passkey-invalid = Ten klucz dostępu nie pasuje albo trwało to za długo. Spróbuj ponownie.
error-passkey-canceled = Nie użyto klucza dostępu.
error-passkey-known = To urządzenie ma już twój klucz dostępu.
error-passkey-unknown = Nie ma już takiego klucza dostępu.
error-passkey-too-many = Masz 20 kluczy dostępu; najpierw któryś usuń.
