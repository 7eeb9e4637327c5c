# La page elle-même. Ce qui appartient à un jeu se trouve dans ses propres textes.

skip = Aller au contenu
nav = Pages
nav-rules = Règles
nav-contests = Tournois
nav-records = Parties
nav-play = Jouer
nav-learn = Apprendre
nav-watch = Regarder
nav-tables = Tables
nav-waits = { $count ->
    [one] { $count } vous attend
   *[other] { $count } vous attendent
}
home-continue = Continuer
home-other = Vos autres tables
home-start = Commencer une partie
home-start-text = Un clic, et des robots aimables s’assoient avec vous.
home-waits = Les autres réfléchissent.
with-friends = Avec des amis
title-length = environ { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
watch-text = Les parties en cours, et celles qui sont finies.
watch-none = Aucune partie publique n’est en cours.
watch-again = Revoir une partie
watch-again-text = Apportez l’enregistrement d’une partie et regardez-la pas à pas.
watch-bring = Apporter un enregistrement
watch-best = Qui joue le mieux
watch-best-text = Les classements des joueurs et des robots, par jeu et par nombre de joueurs.
nav-profile = Vous
nav-how = Comment ça marche
nav-pieces = Toutes les pièces
language = Langue
theme = Lumière
theme-auto = Comme l’appareil
theme-light = Plein jour
theme-dark = À la chandelle
sound-title = Son
sound-volume = Volume
sound-on = Activer le son
sound-off = Couper le son
waiting = Un instant …
again = Réessayer
close = Fermer
cancel = Annuler
save = Enregistrer
saved = Enregistré.
to-home = Accueil
to-replay = Revoir
line-lost = La connexion est perdue. Rien de ce que vous avez fait ne se perd.
line-next = Prochain essai dans { $seconds } s
line-trying = Essai en cours…
line-now = Essayer maintenant

# ---- accueil ----

home-title = Larguez les amarres.
home-text = { $count ->
    [one] Un jeu autour d’une
    [3] Trois jeux autour d’une même
   *[other] { $count } jeux autour d’une même
} mer. Un clic, et vous voilà à table avec des robots aimables. Sans compte.
home-titles = Jeux
title-seats = De { $min } à { $max ->
    [one] { $max } joueur
   *[other] { $max } joueurs
}
play-now = Jouer
open-table = Ouvrir une table
my-tables = Mes tables
my-tables-finished = Voir les parties finies
my-tables-running = Voir les parties en cours
my-tables-none = Aucune partie en cours. « Jouer » est à un clic.
my-tables-none-yet = Vous n’avez pas encore fini de partie.
campaign = Campagne
campaign-go = Vers la campagne
contest-go = Au tournoi
lobby = Salon
lobby-none = Personne n’attend à une table publique. Ouvrez-en une, et les autres la verront ici.
lobby-open = Tables où il manque quelqu’un
lobby-running = Parties à regarder
lobby-join = Rejoindre
lobby-watch = Regarder
your-turn = À vous
status-open = Attend des joueurs
status-playing = En cours
status-finished = Finie
status-ended = Arrêtée
status-closed = Fermée
status-aside = Mise de côté

how-title = Comment ça marche
how-play = Un clic
how-play-text = « Jouer » vous donne un nom et une table avec des robots. Vous pourrez changer les deux.
how-lit = Ce qui brille est possible
how-lit-text = La table montre ce que vous pouvez faire. Si quelque chose est impossible, elle dit pourquoi.
how-friends = Les amis viennent par un lien
how-friends-text = Ouvrez une table et envoyez son lien. Qui l’ouvre s’assoit, sur n’importe quel appareil.
how-time = Vite ou pendant des jours
how-time-text = Jouez avec ou sans pendule. La page peut vous prévenir quand c’est à vous, même fermée.
how-after = Revoir
how-after-text = Chaque partie se revoit pas à pas depuis chaque place, et son enregistrement est à vous.

keys-title = Touches
key-numbers = 1 … 9
key-numbers-text = prendre le choix de ce numéro
key-arrows = ← →
key-arrows-text = aller de carte en carte, de lieu en lieu
key-undo = Ctrl + Z
key-undo-text = reprendre votre dernier pas
key-help = ?
key-help-text = montrer cette liste
key-tab = Tab
key-tab-text = aller d’une chose à la suivante
key-enter = Entrée
key-enter-text = faire ce qui est marqué

# ---- ouvrir une table ----

open-title = Ouvrir une table : { $title }
open-starts = Tables habituelles
start-bots = Contre des bots
start-bots-text =
    { $count ->
        [one] Un bot amical, sans pendule, commence tout de suite
       *[other] { $count } bots amicaux, sans pendule, commence tout de suite
    }
start-friends = Avec des amis
start-friends-text = Qui reçoit le lien s’assoit ; sans pendule
start-anybody = Ouverte à tous
start-anybody-text = Dans le salon ; { $clock }
open-which = Quel jeu ?
open-seats = Places
open-seat = Place { $number }
open-add = Une place de plus
open-remove = Une place de moins
seat-kind-me = Moi
seat-kind-open = Libre, pour qui vient
seat-kind-here = Quelqu’un d’autre sur cet appareil
seat-kind-bot = Robot : { $level }
open-name-here = Nom
open-preset = Quelles règles ?
open-preset-plain = Les règles habituelles
open-preset-plain-text = Tout comme le disent les règles.
open-modifiers = Règles maison
open-public = Montrer la table dans le salon
open-public-text = Tout le monde peut s’asseoir. Sinon, seulement ceux qui ont le lien.
open-spectators = D’autres peuvent regarder
open-spectators-text = Ils voient ce que tous voient, jamais votre main.
open-clock = Pendule
clock-none = Sans pendule
clock-move-60 = 1 minute par coup
clock-move-86400 = 1 jour par coup
clock-move-259200 = 3 jours par coup
clock-game-600 = 10 minutes par partie, et 5 secondes par coup
clock-game-1200 = 20 minutes par partie, et 10 secondes par coup
clock-own = Un autre temps…
clock-left = encore { $time }
open-table-name = Nom de la table
open-table-name-text = Le vôtre, si vous le laissez vide.
open-expert = Options pour experts ({ $count })
open-more = Plus
open-start = Ouvrir la table
option-default = (habituel)
option-other = Comme le dit la phrase.
option-order = l’ordre que vous nommez
option-order-seats = Places, la première au-dessus
option-order-text = Numéros des places, par exemple 2 1 3.
option-yes = Oui
option-no = Non
level-random = joue n’importe quoi
level-greedy = aimable
level-search = fort

# ---- à la table ----

seats = Places
seat-open = Place libre
seat-kept = Place gardée
seat-you = (vous)
seat-own = Vous
seat-away = absent
seat-resigned = a abandonné
seat-acts = doit jouer
seat-left = { $name } est absent ; un robot joue pour l’instant.
seat-want = Chercher quelqu’un d’autre
seat-bot = Laisser au robot
seat-free = Une place est libre à cette table.
seat-own-away = Vous êtes absent : un robot joue pour vous.
seat-own-back = Me revoilà
seat-own-lost = Votre place est maintenant à quelqu’un d’autre ; vous regardez.
invite-title = { $host } vous invite à { $title }
invite-new = Vous découvrez { $title } ? Une courte leçon, et vous savez jouer.
lesson-of = Leçon: { $title }
invite-no-account = Aucun compte n’est nécessaire.
invite-rated = Cette table est classée : il faut un compte, avec un nom et un mot de passe.
invite-account = Se connecter ou créer un compte
invite-decline = Pas cette fois
clock-each-move = { $minutes ->
    [one] { $minutes } minute par coup
   *[other] { $minutes } minutes par coup
}
clock-each-game = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} chacun, et { $increment ->
    [one] { $increment } seconde
   *[other] { $increment } secondes
} de plus par coup
rules-changed = { $count ->
    [one] Les règles habituelles, à une chose près
   *[other] Les règles habituelles, à { $count } choses près
}
length = Durée
facts-rated = Compte pour le classement
facts-friendly = Amicale, ne compte pour rien
sit-down = S’asseoir
stand-up = Quitter la table
prompt = Ce qu’il faut faire
choices-typed = { $digits } …
choices-refused = Pourquoi pas autre chose ? ({ $count })
choices-why = Voir les règles
choice-price = Coûte { $price }
choice-gain = → { $gain }
choices-all = Tous les choix
plays-now = { $name } joue
waiting-for = On attend { $names }
skip-to-turn = Passer à mon tour
skip-to-result = Voir le résultat
speed = Vitesse { $speed }
speed-calm = 1×
speed-fast = 3×
speed-off = sans
waiting-others = On attend les autres
spectating = Vous regardez.
undo = Annuler
share = Inviter
share-text = Qui ouvre ce lien arrive à cette table.
share-address = Adresse de la table
share-copy = Copier
share-copied = Copié
menu = Plus
menu-people = Les personnes à cette table
menu-notices = Me prévenir quand c’est à moi
people-none = Il n’y a que vous et des robots à cette table.
people-mute = Rendre muet
people-block = Bloquer
people-is-mute = muet
people-is-block = bloqué
moderation-title = Modération
people-report = Signaler
people-report-text = Qu’a fait { $name } ? Qui gère ce serveur le lira.
people-report-send = Envoyer le signalement
people-reported = Merci. Le signalement est envoyé.
menu-undo = Demander à tous d’annuler mon dernier coup
menu-end = Proposer de finir la partie maintenant
menu-pause = Demander une pause
menu-resign = Abandonner
menu-careful = Demander avant ce qui est définitif
menu-careful-off = Ne pas demander avant ce qui est définitif
menu-keys = Activer les touches seules
menu-keys-off = Désactiver les touches seules
keys-single = Les touches seules (1 à 9, H, M, P, Espace, ?) agissent
menu-auto = Passer pour moi si rien d’autre n’est possible
menu-auto-off = Me laisser passer moi-même
end-text = Si tous sont d’accord, la partie finit telle qu’elle est.
end-yes = Proposer
sure-title = Vraiment ?
sure-yes = Oui, le faire
sure-no = Non, attendre
side = Journal et discussion
log = Journal
log-empty = Rien ne s’est encore passé.
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-write = Dire quelque chose
chat-send = Envoyer
chat-mute = Ne plus entendre { $name }
curtain-title = { $name }, à vous
curtain-text = Passez l’appareil. La table reste couverte jusqu’à ce que la bonne personne regarde.
curtain-open = Je suis { $name }
face-broken = L’image de cette table ne peut pas être dessinée. La partie continue avec la liste des choix.
plain-table = La table
plain-rest = Tout le reste sur la table
plain-own = Vous seul voyez ceci
plain-options = Options de cette table
plain-place = rang { $place }
plain-yes = oui
plain-no = non
room-text = { $count ->
    [0] Tout le monde est là.
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
room-start = Commencer
room-start-bots = Commencer, avec des robots aux places libres
room-close = Fermer la table
room-seat = Changer la place { $number }
room-open = La laisser libre
room-sent-away = Vous n’avez plus de place à cette table.
room-invite = Inviter quelqu’un par son nom
room-invite-name = Nom du compte
room-invite-text = La place est gardée une semaine, et la table apparaît parmi celles de la personne invitée.
room-invite-rated = La place est gardée une semaine. Cette table est classée : il faut un compte.
room-invite-send = Inviter
result = Résultat
result-over = La partie est finie
result-you-won = Vous avez gagné !
result-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}
result-place = Rang
result-name = Nom
result-score = Points
reason-resigned = Quelqu’un a abandonné.
reason-abandoned = La partie a été abandonnée.
reason-agreed = Tous étaient d’accord pour finir.
reason-contest = L’hôte du tournoi a décidé de cette table.
reason-empty = Tout le monde est parti.
reason-host = L’hôte a fermé la table.
reason-forgotten = Personne n’avait joué depuis trois mois : la partie s’est terminée en l’état.
reason-too_long = La partie était devenue trop longue pour continuer : elle s’est terminée en l’état.
rematch = Rejouer
result-again = Voir le résultat
result-share = Partager
rematch-go = À la partie suivante

warning-cannot-be-undone = C’est définitif.

group-pass = Passer
group-play = Poser
group-draw = Piocher

amount-is = { $what } : { $value }
amount-at = { $what } sur le { $place }
amount-red = rouge
amount-blue = bleu
amount-green = vert
amount-gray = gris
amount-violet = violet
amount-black = noir
amount-gold = or
amount-cards = { $count ->
    [one] carte
   *[other] cartes
}

# ---- après ----

replay-title = Revoir
replay-step = Pas { $step } sur { $of }
replay-first = Au début
replay-back = Un pas en arrière
replay-next = Un pas en avant
replay-last = À la fin
replay-play = Lire
replay-pause = Pause
replay-go = Aller au pas
replay-seat = Depuis quelle place
replay-spectator = Ce que tous voient
replay-link = Copier un lien vers ce pas
replay-download = Télécharger l’enregistrement
replay-by = C’était { $name }.
replay-figures = La partie en chiffres
fair-title = Jeu loyal
fair-text = Le hasard de cette partie a été choisi avant son début. Ce nombre l'engage sans le dévoiler ; à la fin, l'enregistrement montre la clé, et chacun peut vérifier qu'ils vont ensemble.
fair-commitment = Engagement
fair-key = Clé
fair-checked = Loyal : vérifié
fair-checked-text = La clé de l'enregistrement correspond à l'engagement du début de la partie, et chaque carte et chaque dé en viennent.
fair-same = C'est l'engagement que ce navigateur a vu à la table.
fair-unfair = Pas loyal : l'enregistrement ne correspond pas à son engagement.
fair-other = Pas loyal : à la table, ce navigateur a vu un autre engagement.
fair-none = Sans engagement : le hasard de cette partie vient d'une graine.
replay-round = Manche { $round }
replay-round-back = Manche précédente
replay-round-next = Manche suivante
figures-moves = Coups
figures-thinking = Un coup a pris
figures-undos = Pas repris : { $count }
figures-duration = { $minutes ->
    [one] La partie a duré une minute.
   *[other] La partie a duré { $minutes } minutes.
}
figures-rounds = Points par manche
figures-sources = Points par origine
figures-rest = Tout le reste
to-table = À la table

# ---- règles ----

rules-title = Règles
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Rien trouvé.
    [one] Trouvé une fois.
   *[other] Trouvé { $count } fois.
}
rules-contents = Sommaire
rules-of-phase = Règles
rules-why = Pourquoi ?

cards-title = Toutes les cartes
cards-of = Toutes les cartes de { $title }
cards-search = Chercher par nom ou par effet
cards-any = peu importe
cards-all = Montrer toutes les cartes
cards-filters = Plus de filtres
cards-sort = Trier par
cards-figures = Voici nos chiffres ; ceux marqués ≈ sont estimés par nous.
cards-corrected = Montré avec vos chiffres corrigés.
cards-preset = Variante
cards-found = { $count ->
    [0] Aucune carte n’est ainsi.
    [one] Une carte.
   *[other] { $count } cartes.
}
cards-rules = Voir les règles
cards-before = Carte précédente
cards-after = Carte suivante

# ---- pièces ----

# ---- profil ----

profile-title = Vous
profile-nobody = Vous n’avez pas encore de nom ici. Choisissez-en un ou connectez-vous.
profile-guest = Vous êtes invité : ce navigateur se souvient de vous. Un compte permet de venir d’autres appareils.
profile-account = Vous avez un compte.
profile-name = Nom
profile-come = Entrer
profile-name-save = Changer le nom
profile-look = Apparence
account-title = Créer un compte
account-password = Mot de passe
account-password-text = Au moins huit caractères.
account-open = Créer le compte
sign-in-title = Se connecter
sign-in-go-on = Continuer
sign-in = Se connecter
sign-in-claim = Emporter ce que j’ai joué ici comme invité
sign-out = Se déconnecter
sign-out-everywhere = Se déconnecter de tous les appareils
sign-out-guest = Si un invité se déconnecte, personne ne peut revenir sous ce nom.
password-title = Changer le mot de passe
forgotten-title = Mot de passe oublié ?
forgotten-send = M’envoyer une lettre
forgotten-sent = Si ce compte a une adresse confirmée, une lettre est en route.
password-new-done = Le nouveau mot de passe est valable. Connectez-vous avec lui.
recovery-code = Code de secours
mail-confirm-title = Votre adresse
mail-confirmed = Cette adresse est confirmée.
password-old = Ancien mot de passe
password-new = Nouveau mot de passe
password-change = Changer
blocked-title = Qui vous ne voulez ni entendre ni croiser
blocked-none = Personne.
blocked-undo = Pardonner
export = Télécharger tout ce qui est gardé sur moi
delete-title = Effacer tout ce qui me concerne
delete-text = Votre nom, vos parties et vos paroles sont effacés pour de bon. Un robot continue les parties en cours.
delete-yes = Tout effacer

# ---- problèmes ----

problem-title = Hors de la carte
problem-code = Code : { $code }
advice = Revenez à l’accueil et repartez de là.
advice-table-unknown = Demandez un nouveau lien, ou ouvrez votre propre table.
advice-campaign-unknown = Demandez un nouveau lien au groupe, ou commencez votre propre campagne.
advice-table-no-spectators = Demandez le lien à quelqu’un de la table.
advice-table-over = Vous pouvez revoir la partie pas à pas.
advice-table-aside = La personne qui tient ce serveur est prévenue. Ouvrez une autre table en attendant.
advice-table-closed = Ouvrez une table à vous, ou cherchez de nouveau des gens.
advice-page-unknown = L’adresse est peut-être ancienne ou mal écrite.
advice-page-offline = Vérifiez votre connexion, puis réessayez.
advice-seat-not-yours = Ouvrez la table sous le nom avec lequel vous jouez, ou regardez.
advice-game-unknown = Choisissez un des jeux de l’accueil.
advice-replay-step = Commencez au premier pas.
advice-record-running = Revenez quand la partie sera finie.
advice-upload-unknown = Apportez à nouveau l’enregistrement, ou demandez à qui vous a donné le lien.

error-page-unknown = Cette page n’existe pas.
error-page-error = Quelque chose s’est mal passé sur cette page.
error-page-offline = Le serveur est injoignable.
error-page-no-push = Ce navigateur ne peut pas être prévenu page fermée. Une fenêtre privée ne le peut jamais.
error-page-no-permission = Le navigateur n’a pas le droit de montrer des notifications.
error-table-unknown = Cette table n’existe pas, ou elle a été retirée.
error-table-over = La partie de cette table est finie.
error-table-aside = Cette table a dû être mise de côté : sa partie ne peut pas continuer.
error-table-closed = Cette table a été fermée avant le début de la partie.
error-table-not-started = La partie n’a pas encore commencé.
error-table-started = La partie a déjà commencé.
error-table-no-spectators = On ne regarde pas cette table sans son lien.
error-table-no-seat-for-you = Il n’y a pas de place libre à cette table.
error-table-blocked = Vous ne pouvez pas vous asseoir à cette table.
error-table-not-owner = Seule la personne qui a ouvert la table peut le faire.
error-table-seats-open = Des places sont encore libres.
error-table-not-over = La partie n’est pas encore finie.
error-table-not-playing = La partie n’est pas en cours.
error-table-sealed = D’autres tables jouent encore la même donne : personne ne regarde avant que toutes aient fini.
error-record-sealed = D’autres tables jouent encore la même donne.
error-table-contest = Le tournoi dit qui joue ici.
error-contest-consent = Une partie de tournoi suit son cours.
error-contest-page = Le tournoi dit qui rencontre qui.
error-table-rematch = La partie suivante existe déjà.
error-campaign-unknown = Cette campagne n’existe pas, ou ce n’est pas la vôtre.
error-campaign-none = Ce jeu n’a pas de campagne.
error-seat-not-yours = Cette place est à quelqu’un d’autre.
error-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
error-seat-unknown = Cette place n’existe pas.
error-seat-none = Il n’y a pas de place libre.
error-seat-not-acting = Ce n’est pas à vous.
error-seat-resigned = Cette place a abandonné.
error-seat-kept = Cette place est gardée un moment pour quelqu’un d’autre.
error-seat-nobody = Personne d’autre n’est assis là.
error-seat-sits-here = Cette personne est déjà à la table.
error-seat-sent-away = L’hôte vous a demandé de quitter cette table.
error-seat-owner-back = La personne de cette place est revenue.
error-decision-stale = Trop tard : la partie a continué. Regardez ce qui est possible maintenant.
error-undo-not-possible = Cela ne peut plus être repris.
error-offer-gone = Cette proposition n’existe plus.
error-offer-too-soon = Vous avez demandé il y a peu. Attendez un peu avant de redemander.
error-pause-no-clock = Aucune horloge ne tourne à cette table : il n’y a rien à suspendre.
error-pause-none = Cette table n’est pas en pause.
error-days-off-taken = Vous avez déjà des jours de congé.
error-days-off-too-many = Il ne reste pas autant de jours de congé cette année.
error-friends-account = L’amitié demande un compte, des deux côtés.
error-friends-too-many = Vous avez demandé à trop de monde. Retirez d’abord quelques demandes.
error-person-yourself = C’est vous.
error-plan-dropped = Votre plan est abandonné : un de ses pas n’est plus possible.
error-game-unknown = Ce serveur n’a pas ce jeu.
error-person-unknown = Personne n’est connecté ici.
error-person-name = Ce nom ne va pas : de 1 à 40 caractères, avec des lettres ou des chiffres.
error-person-name-taken = Quelqu’un porte déjà ce nom.
error-person-name-mixed = Toutes les lettres d’un nom viennent d’une même écriture.
error-person-name-marks = Il y a trop de signes sur les lettres de ce nom.
error-person-name-alike = Ce nom ressemble à celui de quelqu’un d’autre.
error-person-sign-in = Le nom ou le mot de passe est faux.
error-person-password = Le mot de passe est faux.
error-person-recovery = Le nom ou le code est faux.
error-letter-code = Ce lien a déjà servi, ou il est trop ancien.
error-mail-none = Ce serveur n’envoie pas de courriel.
error-person-password-length = Le mot de passe est trop court ou trop long.
error-person-banned = Vous avez été exclu de ce serveur.
error-person-has-account = Vous avez déjà un compte.
error-person-signed-in = Vous êtes déjà connecté.
error-person-no-account = Il faut un compte pour cela.
error-record-running = La partie est encore en cours.
error-record-unreadable = Ce n’est pas l’enregistrement d’une partie, ou il est abîmé.
error-record-header = La première ligne de cet enregistrement est abîmée.
error-record-row = Une ligne de cet enregistrement est abîmée.
error-record-cut = Cet enregistrement est coupé : sa dernière ligne n’est pas entière.
error-record-order = Les lignes de cet enregistrement ne sont pas dans l’ordre.
error-record-action = Un pas de cet enregistrement n’est pas possible.
error-record-chain = Cet enregistrement a été modifié : ses lignes ne vont pas ensemble.
error-record-fingerprint = Cet enregistrement ne se rejoue pas : la partie s’est passée autrement.
error-record-version = Cet enregistrement vient d’une autre version.
error-record-title = Ce serveur n’a pas le jeu de cet enregistrement.
error-upload-unknown = Cet enregistrement n’existe pas.
error-upload-too-many = Vous avez apporté trop d’enregistrements. Retirez-en un d’abord.
error-upload-too-long = Cet enregistrement est trop long.
error-replay-step = Ce pas n’existe pas dans la partie.
error-request-too-large = C’est trop grand.
error-request-invalid = Le serveur n’a pas compris.
error-field-missing = Il manque quelque chose ici.
error-field-too-short = Au moins { $least ->
    [one] un caractère
   *[other] { $least } caractères
}.
error-field-too-long = Au plus { $most ->
    [one] { $most } caractère
   *[other] { $most } caractères
}.
error-field-wrong = Ceci n’est pas compris ici.
error-limit-too-often = Trop vite. Attendez un instant, puis réessayez.
error-request-host = Ce serveur ne porte pas ce nom.
error-limit-connections = Trop de demandes viennent de cette adresse en même temps. Attendez un instant, puis réessayez.
error-limit-sockets = Trop de pages sont ouvertes à cette adresse. Fermez-en une, puis réessayez.
error-hello-late = La connexion a été fermée : rien n’a été dit à temps.
error-message-invalid = Le serveur n’a pas compris. Rechargez la page.
error-push-none = Aucun de vos navigateurs n’est encore inscrit.
error-table-unchanged = C’est déjà ainsi.
error-server-unavailable = Le serveur ne peut pas répondre. Réessayez dans un instant.
error-server-error = Quelque chose s’est mal passé sur le serveur. C’est noté.
error-http-404 = Cela n’existe pas ici.

# ---- apprendre ----

learn = Apprendre
learn-first-time = Première fois ? Apprenez en jouant
learn-title = Apprendre en jouant.
learn-text = Une vraie partie avec des bots aimables, et quelqu’un à vos côtés qui dit ce qui compte quand cela compte. Aucune règle à lire d’abord.
learn-begin = Commencer
learn-how = Comment se passe une leçon
learn-real = Une vraie table
learn-real-text = Tout le monde apprend avec la même donne, et ce qu’on vous dit convient à ce qui est vraiment devant vous, quoi que vous fassiez. Aucune horloge ne tourne.
learn-hints = Pas à pas, puis seul
learn-hints-text = À la première manche, une pièce s’allume et une bulle dit quoi en faire et pourquoi. Ensuite vous continuez, et chaque nouveauté est expliquée quand vous la rencontrez.
learn-leave = Libre à tout moment
learn-leave-text = Jouez comme il vous plaît, ou quittez la leçon : la partie continue simplement sans conseils.
coach = Leçon
coach-leave = Quitter la leçon
coach-understood = Compris
coach-show = Montrez-moi
coach-rules = Règles
coach-free = Rien de nouveau pour l’instant : jouez comme vous voulez. Le prochain conseil viendra de lui-même.
coach-wait = Les autres jouent. Le prochain conseil viendra de lui-même.
coach-over = C’était la leçon. Maintenant vous connaissez le jeu !
coach-first = Première manche
coach-on = Suite du jeu, avec des conseils
coach-now = Maintenant : { $action }.
coach-ask = Que feriez-vous ?
coach-skip = Passer cette étape
nudge-off = Plus de conseils
menu-nudges = Conseils pour débuter
menu-nudges-off = Plus de conseils pour débuter

# ---- chiffres corrigés ----

nav-data = Vos chiffres
data-title = Vos chiffres
data-differs = { $count ->
    [0] Aucun chiffre ne diffère des nôtres.
    [one] Un chiffre diffère des nôtres.
   *[other] { $count } chiffres diffèrent des nôtres.
}
data-error = Erreur :
data-warning = Remarque :
data-changes = Ce qui diffère
data-place = Où
data-field = Quoi
data-ours = Chez nous
data-theirs = Chez vous
data-here = Ici
data-tag = Chiffres corrigés
data-use = Jouer avec mes chiffres corrigés
data-look = Voir mes corrections
data-correct = Vous possédez le jeu ? Corrigez nos chiffres estimés
error-data-none = Ce jeu n’a pas de chiffres imprimés à corriger.
error-data-too-large = Ces fichiers sont trop volumineux.
error-data-invalid = On ne peut pas jouer avec ces chiffres.
error-data-differences = Ces corrections ne vont plus avec nos chiffres. Apportez de nouveau les fichiers.
advice-data-none = Ce sont ses options qui changent les règles.

# ---- le récit d’une partie, les mains pour qui regarde ----

story-title = Le récit de cette partie
replay-only = Seulement
replay-everything = Tout
replay-kind-back = Le précédent
replay-kind-next = Le suivant
figures-table = En tableau
figures-round = Manche
figures-source = Source
figures-total = Total
option-range = De { $low } à { $high }.
open-hands = Les spectateurs voient les mains plus tard
open-hands-text = Les cartes seulement une fois jouées, ou à la fin de la manche.
hands-never = Jamais
hands-after = { $minutes ->
    [one] Après une minute
   *[other] Après { $minutes } minutes
}
hands-whose = Ce que vous voyez
hands-public = Ce que tout le monde voit, maintenant
hands-later = { $name }, { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
} plus tard
hands-then = Comme c’était à { $time }. { $hidden ->
    [0] { "" }
    [one] Une carte est encore en main et n’est pas montrée.
   *[other] { $hidden } cartes sont encore en main et ne sont pas montrées.
}
hands-wait = { $minutes ->
    [one] Les premières mains sont montrées une minute après le début.
   *[other] Les premières mains sont montrées { $minutes } minutes après le début.
}
error-hands-hidden = Cette table ne montre ses mains à personne pendant la partie.
error-hands-player = Vous jouez ici : les mains des autres ne sont pas pour vous.
error-hands-early = Il est trop tôt : les mains sont montrées un peu plus tard.
error-hands-delay = Les mains ne peuvent être montrées si tôt, ni si tard.

# ---- conseils, et une partie revue ----

key-hint = H
key-hint-text = demander un conseil, là où la table en donne
key-point = P
key-point-text = dans une partie coopérative : montrer quelque chose aux autres
hint = Conseil
hint-thinking = Réflexion …
hint-by = Avec rien d’autre que ce que vous voyez.
hint-show = Montrer
hint-show-this = Montrer : { $action }
plan-ahead = Prévu pour votre prochain tour
plan-drop = Abandonner le plan
plan-begin = Prévoir …
plan-these = Prévoir ces coups
look-back = Retour en arrière
menu-what-if = Essayer (et si …)
what-if = Et si …
what-if-text = Essayez des coups à votre gré : l’inconnu est tiré au sort, les autres sont joués par de gentils bots, et rien ne compte.
what-if-over = La partie d’essai est finie. Rien n’en compte.
what-if-undo = Un coup en arrière
what-if-again = Recommencer, autre hasard
what-if-leave = Retour à la table
open-hints = Conseils
open-hints-text = Qui doit choisir peut demander à un robot fort, qui n’en voit pas plus. D’office : oui là où une personne joue contre des robots, non là où l’on joue entre personnes.
judge-merchant = Le marchand
judge-captain = Le capitaine
judge-governor = Le gouverneur
judge-admiral = L’amiral
analysis-chance = chance de gagner { $chance }
analysis-points = points { $points }
error-hints-off = Cette table se joue sans conseils.
error-hints-no-choice = Il n’y a rien à choisir.
error-hints-waiting = Un conseil est déjà en préparation.
error-what-if-rated = On n’essaie rien à une table classée.
error-what-if-moved = La partie a continué : recommencez l’essai.
error-what-if-waiting = Un coup est déjà à l’essai.
error-what-if-long = On n’essaie pas autant de coups.
error-analysis-off = Ce serveur ne revoit pas les parties.
error-analysis-too-long = La partie a trop de choix pour être revue.

# ---- classements ----

rankings-title = Classements
profile-public = Ce que les autres voient de vous
profile-friends = Amis et derniers adversaires
rated-tag = Classée
open-rated = Classée
open-rated-text = Compte pour les classements : avec une pendule, les règles et les chiffres habituels, et sans conseils. Qui s’en va est dernier.
open-rated-bots = Les robots qui jouent ici pour des points : { $names }.
open-rated-no-bots = Avec ce nombre de joueurs, aucun robot n’a encore de points.
open-rated-account = Avec un compte, vous pouvez jouer pour des points. Ouvrez-en un dans votre profil.
programs-title = Programmes
programs-text = Un programme peut jouer pour vous par le canal public, avec son propre jeton. Les autres voient que c’est un programme.
programs-name = Nom du programme
programs-make = Créer un jeton
programs-once = Gardez ce jeton maintenant : il n’est montré qu’une fois.
programs-withdraw = Retirer
programs-used = dernier emploi : { $day }
programs-unused = jamais employé
error-rated-account = Seules les personnes ayant un compte sont classées. Ouvrez-en un dans votre profil.
error-rated-program = Les programmes ne jouent pas aux tables classées.
error-rated-options = Une table classée suit les règles et les chiffres habituels.
error-rated-clock = Une table classée a besoin d’une pendule.
error-rated-help = Une table classée ne donne pas de conseils et ne montre aucune main.
error-rated-device = À une table classée, chacun a son propre appareil.
error-rated-bot = Un de ces robots n’a pas de points avec ce nombre de joueurs. Choisissez un autre niveau.
error-rated-consent = À une table classée, rien n’est repris ni terminé d’un commun accord.
error-program-too-many = Vous avez trop de programmes. Retirez-en un d’abord.
error-program-unknown = Ce programme n’existe pas.
error-person-not-found = Cette personne n’existe pas.

clock-each-move-days = { $days ->
    [one] 1 jour par coup
   *[other] { $days } jours par coup
}
clock-each-game-days = { $days ->
    [one] 1 jour par partie pour chacun
   *[other] { $days } jours par partie pour chacun
}
