"""Tests of Maracaibo. They stay out of the built package.

The docstring of a test names the section of `data/rules.en.md` that it is about, or a ruling of the
README; its name is the sentence that it shows.
"""
