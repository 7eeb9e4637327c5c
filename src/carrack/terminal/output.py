"""Where things are printed: consoles, JSON for programs, sentences for what went wrong."""

from __future__ import annotations

import json
import re
import sys
from typing import TYPE_CHECKING, Any

from carrack.kernel.errors import unwritable

if TYPE_CHECKING:
    from rich.console import Console

STANDARD_OUTPUT = "-"


def console(plain: bool = False) -> Console:
    """The console for standard output; plain means no colors, for pipes and screen readers."""
    from rich.console import Console

    return Console(
        highlight=False,
        no_color=True if plain else None,
        color_system=None if plain else "auto",
        emoji=False,
        markup=False,
    )


def error_console() -> Console:
    from rich.console import Console

    return Console(stderr=True, highlight=False, emoji=False, markup=False)


def write_json(value: Any, target: str) -> None:
    """Write a value for programs to a file, or to standard output for `-`."""
    text = json.dumps(value, indent=2, ensure_ascii=False) + "\n"
    if target == STANDARD_OUTPUT:
        sys.stdout.write(text)
        sys.stdout.flush()
        return
    try:
        with open(target, "w", encoding="utf-8") as file:
            file.write(text)
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        raise unwritable(target, why) from None


def readable(markdown: str) -> str:
    """Rules without what only a page can show: anchors of chapters, links inside, pictures.

    >>> readable("## Goal {#goal}\\nSee [the end](#end).\\n\\n![Gold](piece:gold)\\n\\nMore.")
    '## Goal\\nSee the end.\\n\\nMore.'
    """
    without_pictures = re.sub(
        r"(^!\[[^\]]*\]\(piece:\w+\)\n)+\n?", "", markdown, flags=re.MULTILINE
    )
    without_anchors = re.sub(r" \{#[a-z_-]+\}$", "", without_pictures, flags=re.MULTILINE)
    return re.sub(r"\[([^\]]+)\]\([#/][\w/#-]+\)", r"\1", without_anchors)


def tell(sentence: str) -> None:
    """One line on standard error."""
    print(f"carrack: {sentence}", file=sys.stderr)
