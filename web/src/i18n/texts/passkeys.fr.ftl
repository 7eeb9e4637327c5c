# Signing in by a key of the device.
passkeys = Clés d’accès
passkeys-text = Connectez-vous par empreinte, visage ou verrou d’un appareil, sans mot de passe. La clé ne quitte jamais l’appareil.
passkeys-none = Ce navigateur ne crée pas de clé d’accès pour cette adresse.
passkey-used = utilisée le { $day }
passkey-made = créée le { $day }
passkey-remove = Retirer
passkey-remove-of = Retirer la clé d’accès { $name }
passkey-add = Ajouter une clé d’accès
passkey-added = Ajoutée. Vous pouvez désormais vous connecter avec elle.
passkey-name = Comment l’appelez-vous ?
passkey-name-text = Par exemple le nom de l’appareil.
sign-in-passkey = Se connecter avec une clé d’accès
error-passkey-invalid = Cette clé d’accès ne convient pas, ou cela a duré trop longtemps. Réessayez.
error-passkey-canceled = Aucune clé d’accès n’a été utilisée.
error-passkey-known = Cet appareil a déjà une clé d’accès pour vous.
error-passkey-unknown = Cette clé d’accès n’existe plus.
error-passkey-too-many = Vous avez 20 clés d’accès ; retirez-en une d’abord.
