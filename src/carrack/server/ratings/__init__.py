"""Ratings from rated tables, rankings, and how strong our bots are."""
