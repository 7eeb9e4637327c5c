"""Parts of the package that need more libraries than playing does."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from carrack.kernel.errors import CarrackError


@contextmanager
def extra(name: str, *, code: str) -> Iterator[None]:
    """A library that is missing is told with the extra that brings it.

    >>> with extra("server", code="server.not_installed"):
    ...     import a_library_that_nobody_has
    Traceback (most recent call last):
    carrack.kernel.errors.CarrackError: a_library_that_nobody_has is not installed, which this
    needs: pip install "carrack[server]"
    """
    try:
        yield
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] == "carrack":
            raise
        raise CarrackError(
            f'{missing.name} is not installed, which this needs: pip install "carrack[{name}]"',
            code=code,
        ) from None
