"""How hard Hypothesis looks. The usual profile is its own `ci`: the same examples in every run.

A test that names its own number of examples keeps it in both profiles.
"""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("sweep", max_examples=3000, deadline=None, print_blob=True)
