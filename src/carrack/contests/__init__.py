"""Tournaments, leagues and ladders: who meets whom, and how everybody stands.

Nothing here knows a title, a server or a clock. A contest is its rows: `contest.py` makes them come
true one after the other, `steps.py` says which row is due next, `standings.py` how everybody
stands. Whoever keeps the rows has everything; the same rows make the same contest everywhere.
"""
