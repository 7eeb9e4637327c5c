"""Tests of Macao. They stay out of the built package."""
