"""Tests of Maracaibo. They stay out of the built package."""
