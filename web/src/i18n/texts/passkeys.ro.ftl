# Signing in by a key of the device, in Romanian.
passkeys = Chei de acces
passkeys-text = Intră cu amprenta, cu fața sau cu blocarea dispozitivului, fără parolă. Cheia nu părăsește niciodată dispozitivul.
passkeys-none = Acest browser nu face chei de acces pentru această adresă.
passkey-used = folosită: { $day }
passkey-made = făcută: { $day }
passkey-remove = Șterge
passkey-remove-of = Șterge cheia de acces { $name }
passkey-add = Adaugă o cheie de acces
passkey-added = Adăugată. De acum poți intra cu ea.
passkey-name = Cum o numești?
passkey-name-text = De pildă, numele dispozitivului.
sign-in-passkey = Intră cu o cheie de acces
error-passkey-invalid = Cheia de acces nu se potrivește sau a durat prea mult. Mai încearcă.
error-passkey-canceled = Nu s-a folosit nicio cheie de acces.
error-passkey-known = Acest dispozitiv are deja o cheie de acces pentru tine.
error-passkey-unknown = Cheia aceasta de acces nu mai există.
error-passkey-too-many = Ai 20 de chei de acces; șterge întâi una.
