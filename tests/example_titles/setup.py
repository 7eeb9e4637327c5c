"""Compile the modules that say `# compiled`, against carrack as it is installed."""

from __future__ import annotations

from setuptools import setup

from carrack.compiling import extensions

setup(ext_modules=extensions("src"), options={"bdist_wheel": {"py_limited_api": "cp311"}})
