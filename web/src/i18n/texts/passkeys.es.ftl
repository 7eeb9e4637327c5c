# Signing in by a key of the device, in Spanish.
passkeys = Llaves de acceso
passkeys-text = Entra con la huella, la cara o el bloqueo de un dispositivo, sin contraseña. La llave nunca sale del dispositivo.
passkeys-none = Este navegador no crea llaves de acceso para esta dirección.
passkey-used = usada el { $day }
passkey-made = creada el { $day }
passkey-remove = Quitar
passkey-remove-of = Quitar la llave de acceso { $name }
passkey-add = Añadir una llave de acceso
passkey-added = Añadida. Desde ahora puedes entrar con ella.
passkey-name = ¿Cómo la llamas?
passkey-name-text = Por ejemplo, el nombre del dispositivo.
sign-in-passkey = Entrar con una llave de acceso
error-passkey-invalid = Esta llave de acceso no vale, o ha tardado demasiado. Vuelve a intentarlo.
error-passkey-canceled = No se ha usado ninguna llave de acceso.
error-passkey-known = Este dispositivo ya tiene una llave de acceso tuya.
error-passkey-unknown = Esa llave de acceso ya no existe.
error-passkey-too-many = Tienes 20 llaves de acceso; quita una primero.
