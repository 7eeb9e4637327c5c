"""How the database came to its shape, step by step. `upgrade.py` walks these steps.

A step that was released is never edited: databases out there have taken it already. A new one is
written by `python -m carrack.server.storage.upgrade "what changes"` and then read with care.
"""
