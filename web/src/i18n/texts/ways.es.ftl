# Opening a table of a title with several ways to play, in Spanish.

open-way = ¿Cómo quieres jugar?
way-other = Otro escenario
campaign-open-hint = Juégala en grupo, con una página propia
