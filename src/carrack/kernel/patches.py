"""Merge patches (RFC 7396): how corrected figures differ from ours, small enough for a record."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any


def patch_between(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """The merge patch that makes the new table of the old one; null stands for what is gone."""
    patch: dict[str, Any] = dict.fromkeys(sorted(key for key in old if key not in new))
    for key, value in new.items():
        before = old.get(key)
        if isinstance(value, dict) and isinstance(before, dict):
            inner = patch_between(before, value)
            if inner:
                patch[key] = inner
        elif key not in old or value != before:
            patch[key] = copy.deepcopy(value)
    return dict(sorted(patch.items()))


def patched(old: Any, patch: Any) -> Any:
    """Apply a merge patch."""
    if not isinstance(patch, Mapping):
        return copy.deepcopy(patch)
    table = dict(old) if isinstance(old, dict) else {}
    for key, value in patch.items():
        if value is None:
            table.pop(key, None)
        else:
            table[key] = patched(table.get(key), value)
    return table
