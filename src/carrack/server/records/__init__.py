"""Afterwards: the record of a game, row by row, its statistics, and what a bot says of it."""
