# Signing in by a key of the device, in Hungarian.
passkeys = Azonosítókulcsok
passkeys-text = Lépj be ujjlenyomattal, arccal vagy az eszköz zárolásával, jelszó nélkül. A kulcs sosem hagyja el az eszközt.
passkeys-none = Ez a böngésző ehhez a címhez nem készít azonosítókulcsot.
passkey-used = használva: { $day }
passkey-made = létrehozva: { $day }
passkey-remove = Eltávolítás
passkey-remove-of = Azonosítókulcs eltávolítása: { $name }
passkey-add = Új azonosítókulcs
passkey-added = Megvan. Mostantól ezzel is beléphetsz.
passkey-name = Hogyan nevezed?
passkey-name-text = Például az eszköz neve.
sign-in-passkey = Belépés azonosítókulccsal
error-passkey-invalid = Ez az azonosítókulcs nem illik ide, vagy túl sokáig tartott. Próbáld újra.
error-passkey-canceled = Nem használtál azonosítókulcsot.
error-passkey-known = Ezen az eszközön már van azonosítókulcsod.
error-passkey-unknown = Ez az azonosítókulcs már nincs meg.
error-passkey-too-many = 20 azonosítókulcsod van; előbb távolíts el egyet.
