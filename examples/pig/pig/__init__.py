"""The dice game Pig: roll as long as you dare."""
