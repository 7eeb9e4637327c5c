"""What changed in English since a translation was last looked at.

python -m tools.translations hu                   # every sentence that a translator should look at
python -m tools.translations hu macao             # of one title; `shared` is what belongs to none
python -m tools.translations hu macao --looked    # after that: all of it has been looked at now

When a sentence was changed is what git knows. That somebody looked, and left the rest as it is, is
written down in `tools/looked_at.toml`.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import tomllib
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
LOOKED_AT = "tools/looked_at.toml"
SHARED = "shared"
PLACES = (
    "src/carrack/**/texts/en.ftl",
    "src/carrack/**/rules.en.md",
    "web/src/**/texts/*en.ftl",
)
KEY = re.compile(r"([a-z][\w-]*) *=|#+ .*\{#([\w-]+)\}")  # a message, or a section of the rules
BLAMED = re.compile(r"([0-9a-f]{40}) \d+ \d+")


class Stale(NamedTuple):
    """A sentence whose English is younger than the translation."""

    file: Path
    key: str
    english: str
    translated: str


def stale(root: Path, language: str, title: str = "") -> Iterator[Stale]:
    """Every sentence to look at; one that is not there has no translation."""
    looked = looked_at(root).get(language, {})
    for english in sorted(path for place in PLACES for path in root.glob(place)):
        if title not in ("", title_of(english)):
            continue
        other = beside(english, language)
        if not other.is_file():
            yield Stale(other.relative_to(root), "", "the whole file", "")
            continue
        ours, theirs = entries(english), entries(other)
        seen = looked.get(title_of(english), 0)
        for key, (when, said) in ours.items():
            since, translated = theirs.get(key, (0, ""))
            if when > max(since, seen if translated else 0):
                yield Stale(other.relative_to(root), key, said, translated)


def beside(english: Path, language: str) -> Path:
    """`story.en.ftl` in Hungarian is `story.hu.ftl`.

    >>> beside(Path("texts/en.ftl"), "hu").name, beside(Path("rules.en.md"), "hu").name
    ('hu.ftl', 'rules.hu.md')
    """
    return english.with_name(re.sub(r"\ben\.", f"{language}.", english.name))


def title_of(path: Path) -> str:
    """The title whose words a file holds.

    >>> title_of(Path("web/src/games/macao/texts/en.ftl"))
    'macao'
    """
    _, found, behind = path.as_posix().partition("/games/")
    return behind.partition("/")[0] if found else SHARED


def looked_at(root: Path) -> dict[str, dict[str, int]]:
    """When somebody last read all of a title in a language, in seconds as git counts them."""
    path = root / LOOKED_AT
    noted = tomllib.loads(path.read_text()) if path.is_file() else {}
    return {
        language: {title: int(when.timestamp()) for title, when in titles.items()}
        for language, titles in noted.items()
    }


def entries(path: Path) -> dict[str, tuple[int, str]]:
    """Every sentence of a file by its key, and when a line of it was changed last."""
    found: dict[str, tuple[int, str]] = {}
    key = ""
    for when, line in blamed(path):
        if begins := KEY.match(line):
            key = begins[1] or begins[2]
        elif line.startswith("#") and path.suffix == ".ftl":
            key = ""  # a heading between sentences
        if key and line.strip():
            before, said = found.get(key, (0, ""))
            found[key] = max(before, when), f"{said}\n{line}".strip()
    return found


def blamed(path: Path) -> Iterator[tuple[int, str]]:
    """Each line with the time at which its author wrote it; now, where it is in no commit yet."""
    asked = ["git", "-C", str(path.parent), "blame", "--porcelain", "-w", "--", path.name]
    told = subprocess.run(asked, check=True, capture_output=True, text=True).stdout
    times: dict[str, int] = {}
    commit = ""
    for line in told.splitlines():
        if begins := BLAMED.match(line):
            commit = begins[1]
        elif line.startswith("author-time "):
            times[commit] = int(line.removeprefix("author-time "))
        elif line.startswith("\t"):
            yield times[commit], line[1:]


def note_looked(root: Path, language: str, titles: set[str], now: datetime) -> None:
    """Write down that all of these titles has been read in this language."""
    noted = looked_at(root)
    noted.setdefault(language, {}).update(dict.fromkeys(titles, int(now.timestamp())))
    lines = []
    for tag in sorted(noted):
        lines.append(f"[{tag}]")
        for title, when in sorted(noted[tag].items()):
            lines.append(f"{title} = {datetime.fromtimestamp(when, UTC).isoformat()}")
        lines.append("")
    (root / LOOKED_AT).write_text("\n".join(lines))


def titles_in(root: Path) -> set[str]:
    return {title_of(path) for place in PLACES for path in root.glob(place)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("language")
    parser.add_argument("title", nargs="?", default="", choices=["", *sorted(titles_in(ROOT))])
    parser.add_argument("--looked", action="store_true", help="note that all was looked at")
    asked = parser.parse_args()
    if asked.looked:
        titles = {asked.title} if asked.title else titles_in(ROOT)
        note_looked(ROOT, asked.language, titles, datetime.now(UTC))
        return
    found = list(stale(ROOT, asked.language, asked.title))
    for one in found:
        print(f"{one.file}: {one.key}\n  en  {one.english}\n  {asked.language}  {one.translated}\n")
    print(f"{len(found)} to look at")


if __name__ == "__main__":
    main()
