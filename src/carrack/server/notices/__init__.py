"""Whose turn it is when the page is closed: by web push, by mail, or to the operator's program."""
