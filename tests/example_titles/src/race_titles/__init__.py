"""A race of pawns, twice: `race_python` in plain Python, `race_native` compiled."""
