"""What an owner corrected, figure by figure: for a list that people read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from carrack.games.maracaibo.data import FILES, Data, Entry, entries_in, is_played, key_of
from carrack.kernel import printed
from carrack.kernel.printed import Change, in_words_of

POSITION = ("x", "y", "w", "h")
WORDS = ("name", "title", "text", "immediate_text", "note", "rank_names")


def changes(data: Data, ours: Data) -> list[Change]:
    """Every figure that differs, in the order of the files.

    >>> from carrack.games.maracaibo.data import our_data, with_differences
    >>> theirs = with_differences({"cards": {"project": {"A001": {"cost": 3}}}})
    >>> [(row["place"], row["field"], row["yours"]) for row in changes(theirs, our_data())]
    [('A001', 'cost', 3)]
    """
    before, after = ours.places, data.places
    rows: list[Change] = []
    for place in [*before, *(name for name in after if name not in before)]:
        if place in before and place in after:
            rows += changed_fields(place, before[place], after[place])
        else:
            rows.append(change(place, "there", place in before, place in after))
    return rows


def change(place: str, field: str, ours: Any, yours: Any) -> Change:
    group, _, name = place.partition("/")
    return printed.change(group, name, field, ours, yours)


def changed_fields(place: str, ours: Entry, yours: Entry) -> Iterator[Change]:
    for field in [*ours, *(name for name in yours if name not in ours)]:
        before, after = ours.get(field), yours.get(field)
        if is_played(field) and before != after:
            yield change(place, field, before, after)
    before_at, after_at = position(ours), position(yours)
    if before_at != after_at:
        yield change(place, "position", before_at, after_at)


def position(entry: Entry) -> list[Any]:
    """The figures that say where something is drawn: they do not matter in play."""
    return [entry[field] for field in POSITION if field in entry]


def confirmed(data: Data, ours: Data) -> int:
    """How many of our estimates are marked as found.

    >>> from carrack.games.maracaibo.data import our_data
    >>> confirmed(our_data(), our_data())
    0
    """
    return sum(
        not data.is_estimated(place, field)
        for place in ours.places
        if place in data.places
        for field in ours.estimated(place)
        if field in data.places[place]
    )


def with_our_words(data: Data, ours: Data) -> Data:
    """The same figures with our names, texts and notes, which are told in each language."""
    files = {}
    for file in FILES:
        known = dict(entries_in(file, ours.files[file]))
        files[file] = {
            table: [
                in_words(entry, known.get(f"{table}/{key_of(table, entry)}")) for entry in value
            ]
            if isinstance(value, list)
            else value
            for table, value in data.files[file].items()
        }
    return Data(files)


def in_words(entry: Entry, ours: Entry | None) -> Entry:
    """An entry with our words; a new one keeps its own."""
    return entry if ours is None else in_words_of(entry, ours, WORDS)
