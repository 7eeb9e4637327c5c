"""How hard Hypothesis looks. The usual profile is its own `ci`: the same examples in every run.

A test that names its own number of examples keeps it in every profile.
"""

from __future__ import annotations

from hypothesis import settings

# The compiled build has looked at all examples already; the pure one is slow and looks at some.
settings.register_profile("pure", settings.get_profile("ci"), max_examples=30)
settings.register_profile("sweep", max_examples=3000, deadline=None, print_blob=True)
