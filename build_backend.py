"""Setuptools, and Node from PyPI for a machine that has none and a page that is not built yet."""

from __future__ import annotations

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403 - all of its hooks but the one below

import build_page


def get_requires_for_build_wheel(config_settings=None):  # type: ignore[no-untyped-def]  # a hook
    needed = build_meta.get_requires_for_build_wheel(config_settings)
    lacks_node = build_page.is_wanted() and not build_page.npm()
    return [*needed, *([build_page.NODE] if lacks_node else [])]
