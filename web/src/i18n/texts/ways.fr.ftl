# Ouvrir une table d’un jeu qui se joue de plusieurs façons.

open-way = Comment voulez-vous jouer ?
way-alone = En solitaire contre un automate
way-alone-text = « Tout compris » pour un seul capitaine : Jacques ou Jean navigue contre vous.
way-other = Un autre scénario
way-other-text = Le jeu de base, ou les Troubles.
campaign-open-hint = La jouer en groupe, avec sa propre page
