"""Tests of Macau. They stay out of the built package."""
