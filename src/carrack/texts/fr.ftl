# Textes communs à tous les titres. Un texte qui manque dans une langue est une erreur dans les tests.

## Mots de l'écran

word-seat = Place { $number }
word-nobody = personne
word-game_over = La partie est finie

## Erreurs, par code. $detail est la phrase que l'erreur porte elle-même.

error-action-unknown = Cette action n'existe pas : { $detail }
error-seat-unknown = Cette place n'existe pas : { $detail }
error-seat-not_acting = Ce n'est pas à cette place d'agir.
error-undo-not_possible = Ce coup ne peut pas être repris : { $detail }
error-game-unknown = Ce titre n'est pas installé : { $detail }
error-data-none = Il n'y a pas de chiffres à corriger : { $detail }
error-bot-unknown = Ce robot n'existe pas : { $detail }
error-bot-title = Ce robot ne sait pas jouer à ce titre : { $detail }
error-text-language = Cette langue manque : { $detail }
error-text-missing = Un texte manque : { $detail }
error-text-broken = Un texte est inutilisable : { $detail }

error-option-unknown = Cette option n'existe pas : { $detail }
error-option-value = Une option ne peut pas avoir cette valeur : { $detail }
error-option-together = Ces options ne vont pas ensemble : { $detail }
error-option-seats = Ce nombre de places n'est pas possible : { $detail }
error-option-seed = Cette graine n'est pas possible : { $detail }
error-option-players = Les noms des joueurs ne conviennent pas : { $detail }

error-record-unreadable = L'enregistrement est illisible : { $detail }
error-record-unwritable = L'enregistrement ne peut pas être écrit : { $detail }
error-record-exists = Ce fichier existe déjà : { $detail }
error-record-changed = L'enregistrement a changé entre-temps : { $detail }
error-record-version = L'enregistrement demande une autre version : { $detail }
error-record-title = L'enregistrement est celui d'un autre titre : { $detail }
error-record-data = L'enregistrement a été joué avec d'autres chiffres : { $detail }
error-record-header = Le début de l'enregistrement est abîmé : { $detail }
error-record-row = Une ligne de l'enregistrement est abîmée : { $detail }
error-record-order = Les lignes de l'enregistrement sont en désordre : { $detail }
error-record-chain = L'enregistrement a été modifié : { $detail }
error-record-cut = L'enregistrement est tronqué : { $detail }
error-record-action = L'enregistrement contient un coup interdit : { $detail }
error-record-fingerprint = L'enregistrement ne redonne pas la même partie : { $detail }

error-dump-game = L'état sauvegardé est celui d'un autre titre : { $detail }
error-dump-version = L'état sauvegardé demande une autre version : { $detail }
error-dump-damaged = L'état sauvegardé est abîmé : { $detail }
error-dump-data = L'état sauvegardé a été joué avec d'autres chiffres : { $detail }

## the server
error-push-endpoint = Cette adresse n’est pas celle d’un service de notifications.
error-push-keys = Les clés de cet abonnement ne sont pas valables.
error-push-none = Aucun de vos navigateurs n’est abonné.
error-push-busy = Un message est déjà en route vers vous.
error-server-migration = La base de données doit d’abord être mise à jour.
error-metrics-token = Il faut un jeton pour lire ces chiffres.
error-setting-mail_server = Le serveur de courriel est mal réglé : { $detail }
error-setting-mail_from = L’expéditeur des courriels est mal réglé : { $detail }
error-setting-webhook = Le webhook est mal réglé : { $detail }
error-setting-push_contact = Le contact pour les notifications est mal réglé : { $detail }
error-setting-value = Un réglage n’est pas compréhensible : { $detail }
error-setting-database = Cette base de données n’est pas connue : { $detail }
error-person-name = Ce nom n’est pas possible : { $detail }
error-person-name_taken = Ce nom appartient à un compte.
error-person-signed_in = Vous êtes déjà là ; déconnectez-vous d’abord.
error-person-has_account = Vous avez déjà un compte.
error-person-no_account = Un invité n’a pas de mot de passe.
error-person-sign_in = Ce nom et ce mot de passe ne vont pas ensemble.
error-person-password = Ce n’est pas le mot de passe.
error-person-password_length = Un mot de passe a de 8 à 200 caractères.
error-person-banned = L’exploitant vous a exclu.
error-person-unknown = Personne n’est connecté ici.
error-person-not_found = Cette personne n’existe pas.
error-person-yourself = C’est vous.
error-person-ambiguous = Plusieurs personnes portent ce nom : { $detail }
error-person-too_many_blocks = Vous avez bloqué trop de personnes.
error-report-text = Un signalement a de 1 à 2000 caractères.
error-report-unknown = Ce signalement n’existe pas : { $detail }
error-request-origin = Une page d’un autre serveur l’a demandé.
error-request-too_large = La requête est trop grande.
error-request-not_json = Seul le JSON est lu ici.
error-request-invalid = La requête n’est pas compréhensible : { $detail }
error-limit-too_often = Trop souvent : { $detail }
error-server-error = Une erreur s’est produite ici.
error-server-unavailable = La base de données ne répond pas ; rien n’a été fait.
error-table-unknown = Cette table n’existe pas.
error-table-not_started = La partie n’a pas encore commencé.
error-table-not_playing = Aucune partie n’est en cours à cette table.
error-table-started = La partie a déjà commencé.
error-table-seats_open = Il y a des places libres.
error-table-over = La partie est finie.
error-table-not_over = La partie n’est pas encore finie.
error-table-no_seat_for_you = L’une des places doit être la vôtre.
error-table-no_spectators = Cette table ne veut pas de spectateurs.
error-table-not_owner = Seule la personne qui a ouvert la table peut le faire.
error-table-blocked = Vous ne pouvez pas vous asseoir à cette table.
error-table-rematch = La revanche existe déjà.
error-table-aside = Cette table a été mise de côté, car sa partie ne peut pas être rejouée.
error-seat-not_yours = Cette place est à quelqu’un d’autre.
error-seat-none = Vous ne jouez pas à cette table.
error-seat-taken = Cette place est prise.
error-seat-resigned = Cette place a déjà abandonné.
error-seat-owner_back = La personne de cette place est revenue.
error-decision-stale = Cette décision n’est plus ouverte.
error-offer-pending = Une autre proposition attend des réponses.
error-offer-gone = Cette proposition n’est plus ouverte.
error-clock-value = Une telle pendule n’est pas possible : { $detail }
error-token-wrong = Ce jeton n’est pas de nous.
error-token-old = La place a changé de main ; le jeton ne vaut plus rien.
error-chat-not_here = Vous pouvez parler à une table que vous suivez.
error-chat-muted = L’exploitant vous a rendu muet.
error-chat-empty = Il n’y a rien à dire.
error-message-too_long = Le message est trop long.
error-message-invalid = Le message n’est pas compréhensible : { $detail }
error-socket-too_many_tables = Trop de tables à la fois.
error-record-running = La partie n’est pas encore finie.
error-replay-step = Cette étape n’existe pas : { $detail }
error-upload-unknown = Cet enregistrement n’existe pas.
error-upload-too_many = Vous gardez trop d’enregistrements ; supprimez-en un d’abord.
error-upload-too_long = L’enregistrement a trop de lignes : { $detail }
