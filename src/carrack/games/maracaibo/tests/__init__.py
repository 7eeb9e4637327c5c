"""Tests of Maracaibo. They stay out of the built package.

The docstring of a test names the section of `data/rules.en.md` that it is about, a ruling of the
README, or a worked example, which is a test by its sentence (T01 to T56).
"""
