# Where else somebody hears that it is their turn, and when not, in Polish.

hooks-title = Wiadomości gdzie indziej
hooks-text = W pokoju na Discordzie, w telefonie z ntfy, na czacie Telegrama albo do własnego programu. Kto zna taki adres, może tam pisać; trzymamy go w tajemnicy i nigdy więcej nie pokazujemy.
hook-kind = Gdzie
hook-ntfy = ntfy
hook-discord = Discord
hook-telegram = Telegram
hook-json = Program (JSON)
hook-ntfy-at = ntfy na { $server }
hook-discord-at = Pokój na { $server }
hook-telegram-at = Czat na { $server }
hook-json-at = Program na { $server }
hook-address = Adres
hook-ntfy-hint = Na przykład https://ntfy.sh/nazwa-nie-do-zgadniecia
hook-discord-hint = Webhook pokoju: Ustawienia, Integracje, Webhooki
hook-json-hint = Adres https, który przyjmuje POST
hook-bot = Token twojego bota
hook-chat = Numer czatu
hook-add = Dodaj
hook-try = Wypróbuj
hook-remove = Usuń
hook-taken = Przyjęto.
hook-not-taken = Nikt tego nie przyjął.
notices-home-screen = Na iPhonie lub iPadzie najpierw dodaj tę stronę do ekranu początkowego (Udostępnij, Do ekranu początkowego) i otwórz ją stamtąd.

quiet-title = Kiedy nie
quiet-hours = W nocy bez wiadomości; co wtedy czeka, przychodzi rano, wszystko naraz
quiet-from = Od
quiet-to = do
quiet-digest = Jedna wiadomość dziennie o wszystkich stołach, które czekają
quiet-at = O
quiet-zone = Strefa czasowa: { $zone }

error-mail-address = To nie jest adres e-mail.
error-notices-hook = Pod tym adresem nikt taki nie może słuchać.
error-notices-zone = Ta strefa czasowa jest nieznana.
error-notices-too-many = Wystarczy już tych adresów.
error-notices-no-hook = Nie ma takiego adresu.

recovery-title = Kod odzyskiwania
recovery-text = Tym kodem można zastąpić zapomniane hasło, także bez poczty. Nowy kod unieważnia stary.
recovery-make = Utwórz nowy kod
recovery-once = Zapisz go, pojawia się tylko raz:
mail-not-confirmed = Ten adres nie jest jeszcze potwierdzony: otwórz link z listu. Zapisz adres ponownie, by dostać nowy list.
mail-letter-sent = List jest w drodze. Otwórz zawarty w nim link.
mail-why = Na wiadomość „Twoja kolej” i na zapomniane hasło. Używamy go dopiero po potwierdzeniu.
notices-title = Gdy moja kolej
notices-push = Powiadamiaj tę przeglądarkę, nawet gdy strona jest zamknięta
notices-push-none = Tej przeglądarki nie można powiadamiać.
notices-push-try = Wypróbuj
notices-push-tried = Wysłano do { $sent } z { $of ->
    [one] { $of } przeglądarki
    [few] { $of } przeglądarek
    [many] { $of } przeglądarek
   *[other] { $of } przeglądarki
}.
notices-mail = Napisz do mnie e-mail
notices-mail-address = Adres e-mail
devices-title = Urządzenia
device-here = to tutaj
