# Ouvrir une table d’un jeu qui se joue de plusieurs façons.

open-way = Comment voulez-vous jouer ?
way-other = Un autre scénario
campaign-open-hint = La jouer en groupe, avec sa propre page
