"""Afterwards: the record of a game, the game row by row, its figures, and what a bot says of it."""
