"""For researchers: the titles through interfaces that they know already.

Nothing here is needed to play. It is installed with `pip install carrack[research]`.
"""
