"""Parts of views are kept as long as nothing that they were laid out from has changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from carrack.kernel.kept import Kept
from carrack.kernel.layout import Field, Layout, Unpacked


class Table:
    """Two seats with gold, a turn, and as much of a state as `Kept` looks at."""

    LAYOUT = Layout(Field("gold", "short", 2), Field("turn", "int"))

    def __init__(self, gold: list[int], turn: int) -> None:
        self.values = {"gold": gold, "turn": turn}

    def _block(self) -> bytes:
        return self.LAYOUT.pack(self.values)


def gold_of(t: Unpacked, seat: int) -> list[int]:
    return [t.row(seat)["gold"]]


def laid(log: list[str], name: str, lay: Callable[..., Any]) -> Callable[..., Any]:
    """The same, and a note that it was laid out."""

    def noting(t: Unpacked, *more: Any) -> Any:
        log.append(name)
        return lay(t, *more)

    return noting


def look(kept: Kept, table: Table) -> tuple[list[str], list[Any]]:
    """What was laid out anew, and what is seen."""
    log: list[str] = []
    t = kept.look(table)
    seats = [t.part(("seat", seat), laid(log, f"seat {seat}", gold_of), seat) for seat in range(2)]
    turn = t.part("turn", laid(log, "turn", lambda t: [t["turn"]]))
    return log, [*seats, turn]


def test_only_what_changed_is_laid_out_anew() -> None:
    kept = Kept()
    assert look(kept, Table([3, 4], 1)) == (["seat 0", "seat 1", "turn"], [[3], [4], [1]])
    assert look(kept, Table([3, 4], 1)) == ([], [[3], [4], [1]])
    assert look(kept, Table([3, 4], 2)) == (["turn"], [[3], [4], [2]])
    assert look(kept, Table([3, 5], 2)) == (["seat 1"], [[3], [5], [2]])


def test_what_has_not_changed_is_the_same_thing() -> None:
    kept = Kept()
    first, then = (look(kept, Table([3, gold], 1))[1] for gold in (4, 5))
    assert first[0] is then[0]
    assert first[1] == [4]  # whoever still has the old one sees what was


def test_a_part_within_a_part_makes_both_new() -> None:
    kept, log = Kept(), list[str]()

    def outer(t: Unpacked) -> Any:
        return [t.part("inner", laid(log, "inner", lambda t: t["turn"])), t.row(0)["gold"]]

    for table in (Table([3, 4], 1), Table([9, 4], 1), Table([9, 4], 2)):
        seen = kept.look(table).part("outer", laid(log, "outer", outer))
        assert seen == [table.values["turn"], table.values["gold"][0]]
    assert log == ["outer", "inner", "outer", "outer", "inner"]


def test_a_part_depends_on_what_it_read_this_time() -> None:
    def poorer(t: Unpacked) -> str:
        return "nobody" if t["turn"] == 0 else str(t["gold"])

    kept = Kept()
    for table in (Table([3, 4], 0), Table([5, 4], 0), Table([5, 4], 1), Table([6, 4], 1)):
        expected = "nobody" if table.values["turn"] == 0 else str(table.values["gold"])
        assert kept.look(table).part("poorer", poorer) == expected
