"""What cannot be done becomes one sentence on standard error, and an exit code."""

from __future__ import annotations

import os
import sys
from typing import Any, NoReturn

import typer
from typer.core import TyperGroup

from carrack.cli.speaking import asked
from carrack.kernel.errors import CarrackError

BAD_INPUT = 2
STOPPED = 130


class Commands(TyperGroup):
    """All commands; what cannot be done becomes one sentence on standard error, and exit code 2."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except CarrackError as error:
            tell_error(error)
            raise typer.Exit(BAD_INPUT) from None
        except KeyboardInterrupt:
            say_stopped()
            raise typer.Exit(STOPPED) from None
        except OSError as error:
            if isinstance(error, BrokenPipeError):
                leave_quietly()
            tell_error(CarrackError(str(error), code="file.system"))
            raise typer.Exit(BAD_INPUT) from None


def say_stopped() -> None:
    from carrack.terminal.arguments import language
    from carrack.terminal.output import tell
    from carrack.terminal.words import Words

    tell(Words(language(asked.get("language"))).say("stopped"))


def leave_quietly() -> NoReturn:
    """Whoever read our output has enough, as `head` does."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    raise typer.Exit(0)


def tell_error(error: CarrackError) -> None:
    """The error in the language of the command."""
    from carrack.terminal.arguments import language
    from carrack.terminal.errors import sentence
    from carrack.terminal.output import tell

    tell(sentence(error, language(asked.get("language")), asked.get("title")))
