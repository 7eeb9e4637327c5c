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
