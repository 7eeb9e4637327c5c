"""The rules, one module for each chapter.

`[RULING 14]` in a comment is number 14 of the list in this title's README.md.
"""

# compiled together
