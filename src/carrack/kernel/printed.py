"""Printed figures: what stands on cards, tiles and boards, read from TOML files.

A title with printed figures has an object `game.figures`. Through it an owner of the box can
correct our estimates: the files are read, looked through, compared with ours, and played with.
What a title says about its own files (which there are, what must hold in them) it writes in its
folder; all that is the same for every such title stands here.
"""

from __future__ import annotations

import copy
import json
import os
import tomllib
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from carrack.kernel import packed
from carrack.kernel.errors import DataError, shown
from carrack.kernel.findings import ERROR, Finding, Findings, said
from carrack.kernel.patches import patch_between, patched

if TYPE_CHECKING:
    from carrack.kernel.game import Game

FOUND, ESTIMATED = "found", "reconstructed"  # where a figure comes from
MOST_DOTS = 20  # in one line of a file

Contents = dict[str, Any]  # of one file
Change = dict[str, Any]  # one figure that differs: group, place, field, ours, yours


# ---- reading ----


def read_file(folder: Path, name: str) -> Contents:
    """One file of a folder; DataError says why it cannot be read."""
    try:
        text = packed.read_text(folder / name)
    except OSError as error:
        raise DataError(
            f"{name} cannot be read: {error.strerror}", code="data.unreadable"
        ) from None
    except ValueError as error:
        raise DataError(f"{name} is not TOML: {error}", code="data.not_toml") from None
    return read_text(name, text)


def read_text(name: str, text: str) -> Contents:
    """The contents of one file; DataError says where it is no TOML."""
    for number, line in enumerate(text.splitlines(), start=1):
        if line.count(".") > MOST_DOTS:  # a name of many parts takes the parser very long
            sentence = f"{name} is not TOML: line {number} has more than {MOST_DOTS} dots"
            raise DataError(sentence, code="data.not_toml")
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise DataError(f"{name} is not TOML: {error}", code="data.not_toml") from None


class PrintedData:
    """What is printed, as it is read from the files. Nobody changes it once it is played with."""

    def contents(self) -> dict[str, Contents]:
        """The contents of all files, by name."""
        raise NotImplementedError

    def played(self) -> Any:
        """What matters in play: no names, texts and drawings, nor where a figure comes from."""
        raise NotImplementedError

    def fingerprint(self) -> str:
        """A hash of all that matters in play."""
        return self._fingerprint

    @cached_property
    def _fingerprint(self) -> str:
        text = json.dumps(self.played(), sort_keys=True)
        return blake2b(text.encode(), digest_size=16).hexdigest()


D = TypeVar("D", bound=PrintedData)
G = TypeVar("G", bound="Game", covariant=True)


class PrintedFiles(Generic[D]):
    """The files of one title, ours and an owner's: how they are read and how they differ.

    What differs is a JSON merge patch (RFC 7396) between documents: all files as one value, in
    which lists of tables are tables by name, so that a patch stays small.
    """

    def __init__(self, folder: Path, names: tuple[str, ...]) -> None:
        self.folder = folder
        self.names = names

    # ---- written by each title ----

    def data(self, contents: dict[str, Contents]) -> D:
        """All files as the title's data."""
        raise NotImplementedError

    def document(self, data: D) -> dict[str, Any]:
        """All files as one value, for comparing."""
        raise NotImplementedError

    def from_document(self, value: dict[str, Any]) -> D:
        """The data of such a value; ValueError and the like where it is none."""
        raise NotImplementedError

    def names_in(self, folder: Path) -> tuple[str, ...]:
        """The files that are read from an owner's folder."""
        return self.names

    # ---- the same for all ----

    @cached_property
    def our_texts(self) -> dict[str, str]:
        """Our files as they are."""
        return {name: packed.read_text(self.folder / name) for name in self.names}

    @cached_property
    def ours(self) -> D:
        return self.data({name: read_text(name, text) for name, text in self.our_texts.items()})

    def in_folder(self, folder: str | os.PathLike[str]) -> D:
        """The files of a folder, not looked through yet; one that may be left out is ours."""
        path = Path(folder)
        return self.with_ours({name: read_file(path, name) for name in self.names_in(path)})

    def in_texts(self, texts: Mapping[str, str]) -> D:
        """Files that are given as texts, not looked through yet; one that is not given is ours."""
        given = [name for name in self.names if name in texts]
        return self.with_ours({name: read_text(name, texts[name]) for name in given})

    def with_ours(self, given: dict[str, Contents]) -> D:
        """Files of an owner, the others ours."""
        ours = self.ours.contents()
        rest = {name: copy.deepcopy(ours[name]) for name in self.names if name not in given}
        return self.data({name: (given | rest)[name] for name in self.names})

    def differences(self, data: D) -> dict[str, Any]:
        """What differs from our figures; empty when nothing does."""
        return patch_between(self.document(self.ours), self.document(data))

    def with_differences(self, patch: object) -> D:
        """Our figures with what differed; not looked through yet."""
        if not isinstance(patch, Mapping):
            raise DataError(
                f"what differs must be a table, not {shown(patch)}", code="data.differences"
            )
        try:
            return self.from_document(patched(copy.deepcopy(self.document(self.ours)), patch))
        except (AttributeError, KeyError, TypeError, ValueError, RecursionError) as error:
            sentence = "what differs does not go together with our figures"
            raise DataError(
                f"{sentence}: {type(error).__name__} {error}", code="data.differences"
            ) from None


# ---- looking through ----


class Checker(Generic[D]):
    """Looks figures through. Half-way through a correction some known facts do not hold; these are
    warnings, and such figures can be played.
    """

    def __init__(
        self,
        files: PrintedFiles[D],
        look_through: Callable[[Findings, dict[str, Contents]], None],
    ) -> None:
        self.files = files
        self.look_through = look_through  # the files that are given

    def check(self, figures: D | str | os.PathLike[str]) -> list[Finding]:
        """All findings about figures or about a folder of files, the errors first."""
        if isinstance(figures, PrintedData):
            return self.found(Findings(), figures.contents())
        findings, folder = Findings(), Path(figures)
        try:
            names = self.files.names_in(folder)
        except DataError as error:
            findings.error("", "", "", str(error))
            return findings.all
        return self.found(findings, self.readable(findings, names, lambda n: read_file(folder, n)))

    def check_texts(self, texts: Mapping[str, str]) -> list[Finding]:
        """All findings about files that are given as texts, the errors first; a file that is not
        given is not looked at.
        """
        findings, names = Findings(), self.files.names
        for name in texts:
            if name not in names:
                sentence = f"{shown(name)} is none of the files {self.all_names()}"
                told = said("file", sentence, name=shown(name), files=", ".join(names))
                findings.error(str(name), "", "", told)
        given = [name for name in names if name in texts]
        return self.found(
            findings, self.readable(findings, given, lambda n: read_text(n, texts[n]))
        )

    def readable(
        self, findings: Findings, names: Iterable[str], read: Callable[[str], Contents]
    ) -> dict[str, Contents]:
        """The files that can be read; the others are findings."""
        files = {}
        for name in names:
            try:
                files[name] = read(name)
            except DataError as error:
                why = str(error).partition(": ")[2]
                told = said("not_toml", self.unread(name, str(error)), why=why)
                findings.error(name, "", "", told)
        return files

    def found(self, findings: Findings, files: dict[str, Contents]) -> list[Finding]:
        self.look_through(findings, files)
        return sorted(findings.all, key=lambda finding: finding.severity != ERROR)

    def check_playable(self, figures: D | str | os.PathLike[str]) -> None:
        """DataError when figures cannot be played: the first error, and how many there are."""
        errors = [finding for finding in self.check(figures) if finding.severity == ERROR]
        if errors:
            more = len(errors) - 1
            rest = f" (and {more} more {'errors' if more > 1 else 'error'})" if more else ""
            raise DataError(f"{errors[0]}{rest}", code="data.invalid")

    # ---- sentences that a title may word in its own way ----

    def all_names(self) -> str:
        """The names of the files."""
        return ", ".join(self.files.names)

    def unread(self, name: str, why: str) -> str:
        """Why a file cannot be read, behind its name."""
        return why.removeprefix(f"{name} ")


# ---- what differs, for people to read ----


def change(group: str, place: str, field: str, ours: Any, yours: Any) -> Change:
    """One figure that differs."""
    return {"group": group, "place": place, "field": field, "ours": ours, "yours": yours}


def in_words_of(entry: Contents, ours: Contents, words: Iterable[str]) -> Contents:
    """An entry whose words (names and texts) are ours: they are told in each language."""
    figures = {field: part for field, part in entry.items() if field not in words}
    return figures | {field: ours[field] for field in words if field in ours}


# ---- what a title offers ----


class PrintedFigures(Generic[D, G]):
    """`game.figures`: what is printed of a title, in our files or in an owner's.

    >>> import carrack
    >>> figures = carrack.load("macao").figures
    >>> sorted(figures.files()), figures.differences(), figures.confirmed()
    (['board.toml', 'cards.toml'], {}, 0)
    """

    def __init__(
        self,
        checker: Checker[D],
        data: D,
        *,
        game_with: Callable[[D], G],
        changes: Callable[[D, D], list[Change]],
        confirmed: Callable[[D, D], int],
        with_our_words: Callable[[D, D], D],
    ) -> None:
        self.checker, self._files, self.data = checker, checker.files, data
        self._game_with = game_with
        self._changes, self._confirmed, self._with_our_words = changes, confirmed, with_our_words

    # ---- ours ----

    @property
    def folder(self) -> str:
        """Where our own files lie, packed in what was installed; `copy_to` makes a copy."""
        return str(self._files.folder)

    def files(self) -> dict[str, str]:
        """Our own files, by name."""
        return dict(self._files.our_texts)

    def copy_to(self, folder: str | os.PathLike[str]) -> None:
        """Our own files in a new folder, to correct; nothing that is there already is touched."""
        path = Path(folder)
        path.mkdir(parents=True)
        for name, text in self.files().items():
            (path / name).write_text(text, encoding="utf-8")

    # ---- looked through ----

    def findings(self, files: Mapping[str, str]) -> list[Finding]:
        """What is wrong with corrected files, given as texts by their names, the errors first. A
        file that is not given is ours.
        """
        return self.checker.check_texts(files)

    def findings_in(self, folder: str | os.PathLike[str]) -> list[Finding]:
        """What is wrong with the files of a folder, the errors first."""
        return self.checker.check(folder)

    # ---- these, compared with ours ----

    def fingerprint(self) -> str:
        """The hash of the figures in use."""
        return self.data.fingerprint()

    def changes(self) -> list[Change]:
        """Every figure that differs from ours: group, place, field, ours, yours."""
        return self._changes(self.data, self._files.ours)

    def confirmed(self) -> int:
        """How many of our estimates an owner has marked as found."""
        return self._confirmed(self.data, self._files.ours)

    def differences(self) -> dict[str, Any]:
        """What differs from our figures, as a small JSON value; records carry it."""
        return self._files.differences(self.data)

    # ---- the title with other figures ----

    def with_folder(self, folder: str | os.PathLike[str]) -> G:
        """The same title with the figures of a folder; DataError if it cannot be played."""
        return self.played_with(self._files.in_folder(folder))

    def with_files(self, files: Mapping[str, str]) -> G:
        """The same title with corrected files, given as texts. Names and texts stay ours, they are
        told in each language.
        """
        data = self._files.in_texts(files)
        self.checker.check_playable(data)
        return self._game_with(self._with_our_words(data, self._files.ours))

    def with_differences(self, value: object) -> G:
        """The same title with our figures and what differed from them, as a record has it."""
        if value == {}:
            return self._game_with(self._files.ours)
        return self.played_with(self._files.with_differences(value))

    def in_our_words(self) -> G:
        """The same figures with our names and texts, which are told in each language."""
        return self._game_with(self._with_our_words(self.data, self._files.ours))

    def played_with(self, data: D) -> G:
        self.checker.check_playable(data)
        return self._game_with(data)


# ---- for titles with and without figures ----


def figures_of(game: Game) -> PrintedFigures[Any, Game]:
    """The printed figures of a title; DataError for one without any.

    >>> import carrack
    >>> figures_of(carrack.load("macau_cards"))
    Traceback (most recent call last):
    carrack.kernel.errors.DataError: macau_cards has no printed figures to correct; its options
    change the rules
    """
    if game.figures is None:
        raise DataError(
            f"{game.id} has no printed figures to correct; its options change the rules",
            code="data.none",
        )
    return game.figures


def differences_of(game: Game) -> dict[str, Any]:
    """What differs from our printed figures; nothing for a title without any."""
    return {} if game.figures is None else game.figures.differences()


def with_differences(game: Game, value: object) -> Game:
    """The title with our figures and what differed from them; DataError if it cannot be.

    >>> import carrack
    >>> game = carrack.load("macau_cards")
    >>> with_differences(game, {}) is game
    True
    """
    if game.figures is not None:
        return game.figures.with_differences(value)
    if value == {}:
        return game
    raise DataError(f"{game.id} has no printed figures that could differ", code="data.none")
