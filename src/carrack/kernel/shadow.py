"""A stand-in for the few names of `cython` that our modules use, where Cython is not installed."""

from __future__ import annotations

from contextlib import nullcontext

nogil = nullcontext()
