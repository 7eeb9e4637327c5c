"""In which language a command speaks."""

from __future__ import annotations

# What the running command was asked: errors are told in its language and in the words of its title.
asked: dict[str, str] = {}


def spoken(language: str | None, title: str | None = None) -> str:
    """The language of this command; remembered for its errors."""
    from carrack.terminal import arguments

    if title is not None:
        asked["title"] = title
    asked["language"] = arguments.language(language)
    return asked["language"]
