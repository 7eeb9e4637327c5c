"""Tables: one in memory, all of a process, and everything around a game but its rules."""
