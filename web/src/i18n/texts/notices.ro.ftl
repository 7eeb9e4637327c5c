# Where else somebody hears that it is their turn, and when not; in Romanian.

hooks-title = Mesaje în altă parte
hooks-text = Într-o cameră pe Discord, pe telefon cu ntfy, într-un chat pe Telegram sau către un program de-al tău. Cine cunoaște o astfel de adresă poate scrie acolo; ea rămâne secretă și nu mai e arătată niciodată.
hook-kind = Unde
hook-ntfy = ntfy
hook-discord = Discord
hook-telegram = Telegram
hook-json = Un program (JSON)
hook-ntfy-at = ntfy la { $server }
hook-discord-at = O cameră la { $server }
hook-telegram-at = Un chat la { $server }
hook-json-at = Un program la { $server }
hook-address = Adresă
hook-ntfy-hint = Ca https://ntfy.sh/un-nume-greu-de-ghicit
hook-discord-hint = Webhook-ul unei camere: Setări, Integrări, Webhook-uri
hook-json-hint = O adresă https care primește POST
hook-bot = Tokenul botului tău
hook-chat = Numărul chatului
hook-add = Adaugă
hook-try = Încearcă
hook-remove = Șterge
hook-taken = A fost primit.
hook-not-taken = Nimeni nu l-a primit.
notices-home-screen = Pe iPhone sau iPad, pune mai întâi pagina pe ecranul principal (Partajare, Adăugați pe ecranul principal) și deschide-o de acolo.

quiet-title = Când nu
quiet-hours = Fără mesaje noaptea; ce așteaptă atunci se spune dimineața, tot deodată
quiet-from = De la
quiet-to = până la
quiet-digest = Un mesaj pe zi despre toate mesele care așteaptă
quiet-at = La
quiet-zone = Ore din { $zone }

error-mail-address = Aceasta nu este o adresă de e-mail.
error-notices-hook = La această adresă nu poate asculta nimeni de acest fel.
error-notices-zone = Acest fus orar nu e cunoscut.
error-notices-too-many = Sunt destule adrese.
error-notices-no-hook = Nu există o astfel de adresă.

recovery-title = Cod de recuperare
recovery-text = Cu acest cod poți înlocui o parolă uitată, chiar și fără e-mail. Unul nou îl anulează pe cel vechi.
recovery-make = Fă un cod nou
recovery-once = Notează-l, se arată o singură dată:
mail-not-confirmed = Această adresă nu e încă confirmată: deschide linkul din scrisoare. Salveaz-o din nou pentru altă scrisoare.
mail-letter-sent = O scrisoare e pe drum. Deschide linkul din ea.
mail-why = Pentru „e rândul tău” și pentru o parolă uitată. Se folosește abia după ce ai confirmat-o.
notices-title = Când e rândul meu
notices-push = Anunță acest browser, chiar și cu pagina închisă
notices-push-none = Acest browser nu poate fi anunțat.
notices-push-try = Încearcă
notices-push-tried = Trimis la { $sent } din { $of ->
    [one] { $of } browser
    [few] { $of } browsere
   *[other] { $of } de browsere
}.
notices-mail = Scrie-mi un e-mail
notices-mail-address = Adresa de e-mail
devices-title = Dispozitive
device-here = acesta
