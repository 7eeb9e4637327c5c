"""People: guests and accounts, their names, passwords, programs and data."""
