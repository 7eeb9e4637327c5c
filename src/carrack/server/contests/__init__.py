"""Tournaments, leagues and ladders: who joins, what runs by itself, and the tables of a round.

How they go stands in `carrack.contests`; here rows are stored, tables opened, results fetched.
"""
