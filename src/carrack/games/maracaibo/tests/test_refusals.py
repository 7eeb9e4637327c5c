"""Every reason why an action of Maracaibo is refused is told in each language."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from carrack.games.maracaibo import refusal
from carrack.games.maracaibo.game import MaracaiboGame
from carrack.kernel.errors import CarrackError
from carrack.texts import LANGUAGES, Texts
from carrack.texts.sentences import sentences_of


def refusal_codes() -> set[str]:
    source = Path(refusal.__file__).read_text(encoding="utf-8")
    found = set(re.findall(r'\bno\(\s*"([a-z_]+)"', source))
    return found | {f"too_few_{what}" for what in ("doubloons", "figures", "combat")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_text(language: str) -> None:
    told = sentences_of("maracaibo", language)
    codes = refusal_codes()
    assert len(codes) > 40
    missing = [code for code in sorted(codes) if not told.has(f"error-maracaibo-{code}")]
    assert missing == []


def moment(what: str) -> tuple[Any, int]:
    """A state in which a seat is asked that, in games by chance."""
    for seed in range(1, 10):
        state = MaracaiboGame().new(seats=2, seed=seed, options={"scenario": "all_inclusive"})
        luck = Random(seed)
        while not state.is_over:
            if (state.view(state.to_move)["pending"] or {"what": ""})["what"] == what:
                return state, state.to_move
            state.apply(state.to_move, luck.choice(state.legal(state.to_move)))
    raise AssertionError(what)


def sentences(state: Any, seat: int, language: str) -> dict[str, str]:
    """What is said about each tempting action, by what it is about."""
    texts = Texts("maracaibo", language)
    return {
        " ".join(str(part) for part in one["name"].values()): texts.error(
            CarrackError(one["reason"], code=one["code"], facts=one.get("facts"))
        )
        for one in state.game.explain(state, seat)["refused"]
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", ["move", "village", "city", "disc", "exploration", "combat"])
def test_reasons_come_in_whole_sentences_without_ids(what: str, language: str) -> None:
    state, seat = moment(what)
    for sentence in sentences(state, seat, language).values():
        assert sentence[:1].isupper() or sentence[:1].isdigit(), sentence
        assert "{" not in sentence, sentence
        assert not re.search(r"\b([ABUC]\d{3}|E\d+[ns]?|seat \d)\b", sentence), sentence


def test_each_place_that_is_out_of_reach_tells_how_far_it_is() -> None:
    state, seat = moment("move")
    told = sentences(state, seat, "en")
    assert told["sail 15 7"] == "10 points away: your ship sails no further than 7."
    legal = {state.game.action(state, seat, each).get("to") for each in state.legal(seat)}
    everywhere = {place["location"] for place in state.view(seat)["locations"]}
    reasoned = {name.split()[1] for name in told if name.startswith("sail")}
    assert reasoned | legal >= everywhere - {"1", "9a", "18a"}


def test_what_is_too_dear_tells_by_how_much() -> None:
    state, seat = moment("village")
    dear = [told for told in sentences(state, seat, "en").values() if "short" in told]
    assert dear
    assert all(
        re.match(r"(One|\d+) \w+ ?\w* short: it costs \d+, you have \d+\.", each) for each in dear
    )
