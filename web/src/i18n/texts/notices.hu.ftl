# Where else somebody hears that it is their turn, and when not, in Hungarian.

hooks-title = Üzenetek máshová
hooks-text = Egy Discord-csatornára, telefonra az ntfy-jal, egy Telegram-csevegésbe vagy a saját programodnak. Aki ismer egy ilyen címet, írhat oda; titokban tartjuk, és soha többé nem mutatjuk.
hook-kind = Hová
hook-ntfy = ntfy
hook-discord = Discord
hook-telegram = Telegram
hook-json = Egy program (JSON)
hook-ntfy-at = ntfy: { $server }
hook-discord-at = Egy csatorna: { $server }
hook-telegram-at = Egy csevegés: { $server }
hook-json-at = Egy program: { $server }
hook-address = Cím
hook-ntfy-hint = Például https://ntfy.sh/egy-kitalalhatatlan-nev
hook-discord-hint = A csatorna webhookja: Beállítások, Integrációk, Webhookok
hook-json-hint = Egy https-cím, amely POST-kérést fogad
hook-bot = A botod tokenje
hook-chat = A csevegés száma
hook-add = Hozzáadás
hook-try = Próba
hook-remove = Eltávolítás
hook-taken = Átvették.
hook-not-taken = Senki sem vette át.
notices-home-screen = iPhone-on vagy iPaden előbb tedd ezt az oldalt a főképernyőre (Megosztás, Főképernyőhöz adás), és onnan nyisd meg.

quiet-title = Mikor ne
quiet-hours = Éjjel nincs üzenet; ami addig vár, reggel egyszerre érkezik
quiet-from = Ettől
quiet-to = eddig
quiet-digest = Napi egy üzenet az összes várakozó asztalról
quiet-at = Ekkor
quiet-zone = Időzóna: { $zone }

error-mail-address = Ez nem e-mail-cím.
error-notices-hook = Ezen a címen ilyen fajtából senki sem hallgat.
error-notices-zone = Ismeretlen időzóna.
error-notices-too-many = Ennyi cím elég.
error-notices-no-hook = Nincs ilyen cím.

recovery-title = Helyreállító kód
recovery-text = Ezzel a kóddal levél nélkül is pótolható az elfelejtett jelszó. Egy új kód értéktelenné teszi a régit.
recovery-make = Új kód készítése
recovery-once = Írd fel, csak egyszer látható:
mail-not-confirmed = Ez a cím még nincs megerősítve: nyisd meg a levélben kapott linket. Új levélhez mentsd el újra.
mail-letter-sent = Úton van egy levél. Nyisd meg a benne lévő linket.
mail-why = A „te jössz” levelekhez és elfelejtett jelszóhoz. Akkortól használjuk, hogy megerősítetted.
notices-title = Ha én jövök
notices-push = Szóljon ez a böngésző, akkor is, ha az oldal be van zárva
notices-push-none = Ennek a böngészőnek nem lehet szólni.
notices-push-try = Próba
notices-push-tried = Elküldve: { $sent } / { $of } böngésző.
notices-mail = Írjatok levelet
notices-mail-address = E-mail-cím
devices-title = Eszközök
device-here = ez
