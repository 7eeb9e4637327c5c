# Où l'on apprend encore que c'est à soi de jouer, et quand on ne veut rien savoir.

hooks-title = Des messages ailleurs
hooks-text = Dans un salon Discord, sur un téléphone avec ntfy, dans une discussion Telegram ou vers votre propre programme. Qui connaît une telle adresse peut y écrire ; elle reste secrète et n'est plus jamais montrée.
hook-kind = Où
hook-ntfy = ntfy
hook-discord = Discord
hook-telegram = Telegram
hook-json = Un programme (JSON)
hook-ntfy-at = ntfy chez { $server }
hook-discord-at = Un salon chez { $server }
hook-telegram-at = Une discussion chez { $server }
hook-json-at = Un programme chez { $server }
hook-address = Adresse
hook-ntfy-hint = Comme https://ntfy.sh/un-nom-que-personne-ne-devine
hook-discord-hint = Le webhook d'un salon : Paramètres, Intégrations, Webhooks
hook-json-hint = Une adresse https qui accepte un POST
hook-bot = Jeton de votre bot
hook-chat = Numéro de la discussion
hook-add = Ajouter
hook-try = Essayer
hook-remove = Retirer
hook-taken = Le message est arrivé.
hook-not-taken = Personne ne l'a pris.
notices-home-screen = Sur un iPhone ou un iPad, ajoutez d'abord cette page à l'écran d'accueil (Partager, Sur l'écran d'accueil), puis ouvrez-la de là.

quiet-title = Quand se taire
quiet-hours = Aucun message la nuit ; ce qui attend est annoncé le matin, en une fois
quiet-from = De
quiet-to = à
quiet-digest = Un seul message par jour pour toutes les tables qui attendent
quiet-at = À
quiet-zone = Heures de { $zone }

error-mail-address = Ce n’est pas une adresse mail.
error-notices-hook = Personne de ce genre ne peut écouter à cette adresse.
error-notices-zone = Ce fuseau horaire est inconnu.
error-notices-too-many = Cela fait assez d’adresses.
error-notices-no-hook = Cette adresse n’existe pas.

recovery-title = Code de secours
recovery-text = Avec ce code on remplace un mot de passe oublié, même sans courriel. Un nouveau code annule l’ancien.
recovery-make = Créer un nouveau code
recovery-once = Notez-le, il n’est montré qu’une fois :
mail-not-confirmed = Cette adresse n’est pas encore confirmée : ouvrez le lien de la lettre. Enregistrez de nouveau pour en recevoir une autre.
mail-letter-sent = Une lettre est en route. Ouvrez le lien qu’elle contient.
mail-why = Pour « à vous de jouer » et un mot de passe oublié. Elle ne sert qu’une fois confirmée.
notices-title = Quand c’est à moi
notices-push = Prévenir ce navigateur, même page fermée
notices-push-none = Ce navigateur ne peut pas être prévenu.
notices-push-try = Essayer
notices-push-tried = Envoyé à { $sent ->
    [one] { $sent } navigateur
   *[other] { $sent } navigateurs
} sur { $of }.
notices-mail = M’écrire un courriel
notices-mail-address = Adresse
devices-title = Appareils
device-here = celui-ci
