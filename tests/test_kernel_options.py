"""Options: the one written form of every value, and errors that say what is allowed."""

from __future__ import annotations

import json
from typing import Any

import pytest

from carrack import BadOption
from carrack.kernel.options import Choice, Figures, Number, Option, Several, YesNo, checked

RUNS = YesNo("runs", True, "play")
LIMIT = Number("limit", 5, low=1, high=9)
DECKS = Choice("decks", "auto", choices=("auto", 1, 2))
KINDS = Several("kinds", [], choices=("slip", "call", "draw"))
POINTS = Figures("points", {"A": 50, "K": 10}, low=0, high=99)
ALL: tuple[Option, ...] = (RUNS, LIMIT, DECKS, KINDS, POINTS)


@pytest.mark.parametrize(
    ("option", "given", "kept"),
    [
        (RUNS, True, True),
        (RUNS, False, False),
        (LIMIT, 1, 1),
        (LIMIT, 9, 9),
        (DECKS, "auto", "auto"),
        (DECKS, 2, 2),
        (KINDS, [], []),
        (KINDS, ["draw", "slip", "draw"], ["slip", "draw"]),
        (KINDS, ("call",), ["call"]),
        (KINDS, {"call", "slip"}, ["slip", "call"]),
        (POINTS, {}, {"A": 50, "K": 10}),
        (POINTS, {"K": 0}, {"A": 50, "K": 0}),
    ],
)
def test_a_good_value_has_one_written_form(option: Option, given: Any, kept: Any) -> None:
    assert option.check(given) == kept
    assert option.check(option.check(given)) == kept
    assert json.loads(json.dumps(option.check(given))) == kept


@pytest.mark.parametrize(
    ("option", "value"),
    [
        (RUNS, 1),
        (RUNS, "true"),
        (RUNS, None),
        (LIMIT, 0),
        (LIMIT, 10),
        (LIMIT, True),
        (LIMIT, 5.0),
        (LIMIT, "5"),
        (DECKS, True),
        (DECKS, 1.0),
        (DECKS, "1"),
        (DECKS, 3),
        (DECKS, ["auto"]),
        (KINDS, "slip"),
        (KINDS, ["lie"]),
        (KINDS, [["slip"]]),
        (KINDS, {"slip": 1}),
        (KINDS, 3),
        (POINTS, [("A", 1)]),
        (POINTS, {"B": 1}),
        (POINTS, {"A": 100}),
        (POINTS, {"A": -1}),
        (POINTS, {"A": True}),
        (POINTS, {"A": 1.0}),
        (POINTS, {None: 1}),
    ],
)
def test_a_bad_value_is_refused_with_what_is_allowed(option: Option, value: Any) -> None:
    with pytest.raises(BadOption) as caught:
        option.check(value)
    assert caught.value.code == "option.value"
    assert repr(option.name) in str(caught.value)
    assert option.allowed() in str(caught.value)


def test_figures_do_not_change_their_default() -> None:
    POINTS.check({"A": 1})["K"] = 5
    assert POINTS.default == {"A": 50, "K": 10}


def test_several_options_are_checked_at_once() -> None:
    assert checked(ALL, {"limit": 3, "kinds": ["call"]}) == {"limit": 3, "kinds": ["call"]}
    assert checked(ALL, {}) == {}


@pytest.mark.parametrize("name", ["limits", "", "Runs"])
def test_an_unknown_name_is_told_the_known_ones(name: str) -> None:
    with pytest.raises(BadOption, match="decks, kinds, limit, points, runs") as caught:
        checked(ALL, {name: 1})
    assert caught.value.code == "option.unknown"
    assert repr(name) in str(caught.value)


def test_every_kind_describes_itself_for_programs() -> None:
    described = [option.described() for option in ALL]
    assert json.loads(json.dumps(described)) == described
    assert [one["kind"] for one in described] == ["yesno", "number", "choice", "several", "figures"]
    assert described[0] == {
        "name": "runs",
        "kind": "yesno",
        "default": True,
        "allowed": "true or false",
        "group": "play",
    }
    assert described[2]["choices"] == ["auto", 1, 2]
    assert described[4]["choices"] == ["A", "K"]


def test_a_bare_option_must_say_what_it_takes() -> None:
    bare = Option("bare", 0)
    for ask in (lambda: bare.check(1), bare.allowed):
        with pytest.raises(NotImplementedError):
            ask()
