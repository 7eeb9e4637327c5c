# Signing in by a key of the device.
passkeys = Passkeys
passkeys-text = Sign in by fingerprint, face or the lock of a device, without the password. The key never leaves the device.
passkeys-none = This browser makes no passkeys for this address.
passkey-used = used on { $day }
passkey-made = made on { $day }
passkey-remove = Remove
passkey-remove-of = Remove the passkey { $name }
passkey-add = Add a passkey
passkey-added = Added. You can sign in by it from now on.
passkey-name = What do you call it?
passkey-name-text = For example the name of the device.
sign-in-passkey = Sign in with a passkey
error-passkey-invalid = This passkey does not fit, or it took too long. Try again.
error-passkey-canceled = No passkey was used.
error-passkey-known = This device has a passkey for you already.
error-passkey-unknown = There is no such passkey any more.
error-passkey-too-many = You have 20 passkeys; remove one first.
