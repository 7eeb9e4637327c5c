# Ce que voient et font les modérateurs.

moderation-not-you = Cette page est réservée aux modérateurs.
moderation-reports = Signalements
moderation-bugs = Erreurs
moderation-people = Personnes
moderation-tables = Tables
moderation-log = Journal
moderation-done-ones = Ceux qui sont réglés
moderation-nothing = Rien.
moderation-report = { $who } à propos de { $about }
moderation-bug = { $by }, { $title }, ligne { $row }
moderation-table = À la table
moderation-close = Réglé
moderation-view = Ce qui se voyait
moderation-sealed = L’enregistrement est scellé jusqu’à la fin de la partie.
moderation-record = Enregistrement
moderation-name = Nom
moderation-find = Chercher
moderation-nobody = Personne ne s’appelle ainsi.
moderation-moderator = Modérateur
moderation-muted = Muet
moderation-banned = Exclu
moderation-reason = Raison, que tous liront là-bas
moderation-close-table = Fermer la table
error-moderation-equal = Ni un autre modérateur, ni vous-même.
error-moderation-own-table = Vous jouez vous-même à cette table.
error-bug-sealed = La partie continue ; son enregistrement est scellé jusque-là.
