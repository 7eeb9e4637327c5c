"""Texts: what every title promises to be told, and what holds for titles without texts."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message, Term

import carrack
from carrack import CarrackError, DataError, UnknownGame
from carrack.kernel import game as kernel_game
from carrack.kernel.parts import part_of
from carrack.texts import LANGUAGES, Texts
from carrack.texts.completeness import gaps_in, is_whole
from carrack.texts.sentences import (
    Sentences,
    entries_of,
    gaps_of,
    has_texts,
    sentences_of,
    title_folder,
    variables_in,
    written,
)

PACKAGE = Path(carrack.__file__).parent
SHARED = PACKAGE / "texts"
PLAYERS = ["Anna", "Bob", "Carl", "Dora", "Emil", "Fran", "Gus", "Hana", "Ivo", "Jana"]
TOLD = [title for title in carrack.titles() if has_texts(title)]
STEPS = 150
OTHERWISE = {
    "rule-cover",
    "rule-duel",
}  # "of the same rank": no gap for the rank in German or French

every_told_title = pytest.mark.parametrize("title", TOLD)
every_language = pytest.mark.parametrize("language", LANGUAGES)


FOLDER = SHARED.parent
PAGE = FOLDER.parents[1] / "web" / "src"
FRENCH = sorted([*FOLDER.rglob("*fr.ftl"), *FOLDER.rglob("rules.fr.md"), *PAGE.rglob("*fr.ftl")])
CODE = re.compile(r"`[^`]*`|\{#?[^{}]*\}|\]\(.*?\)|https?:\S*")


# ---- every title with texts ----


@pytest.mark.parametrize("file", FRENCH, ids=lambda file: "-".join(file.parts[-4:]))
def test_no_french_line_ends_before_a_high_sign_or_within_guillemets(file: Path) -> None:
    """A plain space would let it; none at all is no French."""
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if line[:1] != "#"]
    for line in lines:
        text = CODE.sub("x", written(line, "fr"))
        assert not re.search(r"\S [:;?!»](?![-\[])|« ", text), line
        assert not re.search(r"[\w’)»][;?!»]|«\w", text), line


@every_language
@pytest.mark.parametrize("title", [None, "server", "terminal", *TOLD])
def test_every_language_has_the_same_texts_with_the_same_gaps(
    title: str | None, language: str
) -> None:
    own = {None: SHARED, "server": PACKAGE / "server/texts", "terminal": PACKAGE / "terminal/texts"}
    folder = own.get(title) or title_folder(str(title)) / "texts"
    told, english = gaps_in(folder / f"{language}.ftl"), gaps_in(folder / "en.ftl")
    assert set(told) == set(english)
    differing = {key for key in told if told[key] != english[key]}
    assert differing <= OTHERWISE
    assert all(told[key] <= english[key] for key in differing)


@every_language
@every_told_title
def test_a_title_and_the_shared_texts_do_not_overlap(title: str, language: str) -> None:
    shared = gaps_in(SHARED / f"{language}.ftl")
    assert set(shared) & set(gaps_in(title_folder(title) / "texts" / f"{language}.ftl")) == set()


@every_language
@every_told_title
def test_every_option_preset_and_house_rule_is_explained(title: str, language: str) -> None:
    game, texts = carrack.load(title), Texts(title, language)
    told = [texts.option(option.name) for option in game.options]
    told += [texts.variant(preset) for preset in game.presets]
    told += [texts.modifier(modifier) for modifier in game.modifiers]
    for label, text in told:
        assert is_whole(label), label
        assert is_whole(text), text
        assert text.endswith("."), text
    for group in {option.group for option in game.options if option.group}:
        assert is_whole(texts.group(group))


def tables() -> list[tuple[str, str | None]]:
    return [(title, preset) for title in TOLD for preset in carrack.load(title).presets or (None,)]


@every_language
@pytest.mark.parametrize(("title", "preset"), tables())
def test_all_that_happens_in_a_game_can_be_told(
    title: str, preset: str | None, language: str
) -> None:
    game, texts, luck = carrack.load(title), Texts(title, language), Random(title)
    options = {game.preset_option: preset} if preset else {}
    state = game.new(seats=min(3, game.max_seats), seed=5, options=options)
    for _ in range(STEPS):
        if state.is_over:
            break
        seat = luck.choice(state.actors)
        action = luck.choice(state.legal(seat))
        assert_told(texts, state, seat)
        state.apply(seat, action)
        for viewer in (None, seat, (seat + 1) % state.seats):
            for line in texts.lines(state.events(viewer), PLAYERS, viewer):
                assert is_whole(line), line


def assert_told(texts: Texts, state: Any, seat: int) -> None:
    """What is asked, and each answer by a label of its own."""
    view = state.view(seat)
    assert is_whole(texts.prompt(view, PLAYERS))
    assert is_whole(texts.prompt(state.view(None), PLAYERS))
    names = [state.game.action(state, seat, action) for action in state.legal(seat)]
    labels = [texts.action(name, PLAYERS, view) for name in names]
    assert all(is_whole(label) for label in labels), labels
    assert len(set(labels)) == len(labels), labels


# ---- what is refused ----


def test_an_unknown_title_language_or_card_is_refused() -> None:
    with pytest.raises(UnknownGame, match="there is no title 'macau'"):
        Texts("macau")
    with pytest.raises(DataError, match="is not told in 'tlh'"):
        Texts("macau_cards", "tlh")
    with pytest.raises(DataError, match="there is no card 'ZZ'"):
        Texts("macau_cards").card("ZZ")
    assert Texts("macau_cards", "fr_CH.UTF-8").language == "fr"
    assert Texts("macau_cards").languages() == list(LANGUAGES)


def test_a_missing_text_is_an_error_and_never_english(tmp_path: Path) -> None:
    path = tmp_path / "de.ftl"
    path.write_text("word-hand = Hand { $gap }\nword-empty =\n    .form = x\n", encoding="utf-8")
    told = Sentences("de", [path])
    for key, why in (("word-stock", "no text"), ("word-hand", "gap"), ("word-empty", "empty")):
        with pytest.raises(DataError, match=why):
            told.say(key)
    path.write_text("word-hand Hand\n", encoding="utf-8")
    with pytest.raises(DataError, match="is not Fluent"):
        Sentences("de", [path])
    path.write_text("word-hand = Hand { $gap\n", encoding="utf-8")
    told = Sentences("de", [path])
    with pytest.raises(DataError, match="is not Fluent"):
        told.say("word-hand", {"gap": 1})


@every_language
@pytest.mark.parametrize("title", [None, *TOLD])
def test_a_file_read_entry_by_entry_is_what_fluent_reads_at_once(
    title: str | None, language: str
) -> None:
    file = (SHARED if title is None else title_folder(title) / "texts") / f"{language}.ftl"
    at_once = FluentResource(written(file.read_text(encoding="utf-8"), language))
    expected = [one.to_json() for one in at_once.body if isinstance(one, (Message, Term))]
    found = [one.to_json() for entry in entries_of(file, language) for one in entry.parsed().body]
    assert [without_places(one) for one in found] == [without_places(one) for one in expected]


def without_places(node: Any) -> Any:
    """A piece of a file, wherever in the file it stands and whatever comment is above it."""
    if isinstance(node, list):
        return [without_places(one) for one in node]
    if isinstance(node, dict):
        left_out = ("span", "comment")
        return {key: without_places(one) for key, one in node.items() if key not in left_out}
    return node


def test_an_error_without_a_text_keeps_its_own_sentence() -> None:
    texts = Texts("macau_cards", "fr")
    assert texts.error(CarrackError("the sea is closed", code="sea.closed")) == "the sea is closed"
    assert texts.error(ValueError("no number")) == "no number"
    long = CarrackError("x" * 5000, code="option.value")
    assert Texts("macau_cards", "en").error(long) == "x" * 5000
    assert texts.error(long) == "Une option ne peut pas avoir cette valeur."


# ---- titles without texts, and the cost of texts ----


def test_a_title_without_texts_is_told_by_its_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "silent_title.py").write_text("", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    known = {"silent": SimpleNamespace(module="silent_title")}
    monkeypatch.setattr(kernel_game, "installed", lambda: known)
    texts = Texts("silent", "de")
    assert texts.languages() == list(LANGUAGES)
    assert texts.action({"type": "take", "count": 2}) == "Take, count 2"
    assert texts.action({"type": "give_up", "target": 1}, ["Anna", "Bob"]) == "Give up, target Bob"
    took = {"type": "took", "seat": 0, "cards": ["red_one", "two"], "cause": "take"}
    assert texts.event(took, ["Anna"]) == "Anna: took, cards red one, two"
    assert texts.event({"type": "took", "seat": 0}) == f"{texts.word('seat', number=0)}: took"
    both = texts.lines([took, {"type": "ran", "seat": 0}], ["Anna"], None)
    assert both == ["Anna: took, cards red one, two", "Anna: ran"]
    assert texts.option("top_speed") == ("Top speed", "")
    assert texts.group("pace") == "Pace"
    assert texts.phase("run") == texts.prompt({"phase": "run", "hand": []}) == "Run"
    assert texts.prompt({"phase": "run", "current": 0, "over": False}, ["Anna"]) == "Run: Anna"
    assert texts.prompt({"phase": "end", "current": 0, "over": True}, ["Anna"]) == "End"
    assert (
        texts.prompt({"phase": "run", "current": 0, "viewer": 0}, ["Anna"]) == "Du bist dran: run"
    )
    assert texts.prompt({"phase": "turn", "current": 0, "viewer": 0}, ["Anna"]) == "Du bist dran"
    with pytest.raises(DataError, match="nothing about cards"):
        texts.card("7S")
    assert not texts.has_rules
    assert texts.error(CarrackError("no", code="seat.not_acting")) != "no"
    with pytest.raises(DataError, match="no rules"):
        texts.rules()


def test_a_foreign_title_with_texts_needs_no_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "loud_title"
    (folder / "data" / "texts").mkdir(parents=True)
    (folder / "__init__.py").write_text("", encoding="utf-8")
    (folder / "data" / "texts" / "en.ftl").write_text(
        "action-take = Take { $count } from { $owner }\n"
        "event-took = { $seat } took { $count }\n    .you = You took { $count }\n"
        "phase-run = Running\ncard-fox = the fox\n    .text = It runs.\n",
        encoding="utf-8",
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    known = {"loud": SimpleNamespace(module="loud_title.game")}
    monkeypatch.setattr(kernel_game, "installed", lambda: known)
    texts = Texts("loud")
    assert texts.languages() == ["en"]
    assert texts.action({"type": "take", "count": 2, "owner": 1}, PLAYERS) == "Take 2 from Bob"
    assert texts.event({"type": "took", "seat": 0, "count": 2}, PLAYERS, 0) == "You took 2"
    assert texts.prompt({"phase": "run"}) == "Running"
    assert texts.face("fox") == "fox"
    assert texts.card("fox") == "the fox"
    assert texts.card_rule("fox", {}) == "It runs."
    for ask in (texts.requirement, texts.attack):
        with pytest.raises(DataError):
            ask({})


def test_importing_carrack_does_not_load_fluent() -> None:
    program = "import carrack, carrack.texts, sys; print('fluent' in ' '.join(sys.modules))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stdout.strip() == "False", done.stderr


# ---- values of options, bots, sources of points ----


@pytest.mark.parametrize("language", LANGUAGES)
@every_told_title
def test_every_value_of_an_option_has_a_name(title: str, language: str) -> None:
    texts = Texts(title, language)
    for option in carrack.load(title).options:
        for value in option.described().get("choices", ()):
            said = texts.choice(option.name, value)
            assert said
            assert "_" not in said, (option.name, value)
            if not str(value).isdigit():
                keys = (f"choice-{option.name}-{value}", f"choice-{value}", f"rank-{value}")
                assert any(map(texts.sentences.has, keys)) or said != str(value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_values_of_one_option_are_told_apart(language: str) -> None:
    for title in carrack.titles():
        texts = Texts(title, language)
        for option in carrack.load(title).options:
            values = option.described().get("choices", ())
            said = [texts.choice(option.name, value) for value in values]
            assert len(set(said)) == len(said), (option.name, said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_says_how_it_plays(language: str) -> None:
    from carrack import bots

    for name in bots.names():
        said = Texts("macao", language).bot(name)
        assert said.label
        assert said.text
        assert Texts("macao", language).sentences.has(f"bot-{name}.name")
    assert Texts("macao", language).bot("genius") == ("genius", "")


@pytest.mark.parametrize("language", LANGUAGES)
@every_told_title
def test_kinds_that_are_looked_for_are_events_of_the_title(title: str, language: str) -> None:
    names: Any = part_of(title, "event_names") or part_of(title, "names")
    known = getattr(names, "EVENT_NAMES", None) or names.EVENTS
    kinds = Texts(title, language).kinds()
    assert len(kinds) > 5
    assert set(kinds) <= set(known)


VALUES = ("Ana {x} é", "none", "", "card", 0, 1, 2, 7, 999, 1000, -3)


@every_language
@every_told_title
def test_every_sentence_is_said_as_fluent_says_it(title: str, language: str) -> None:
    said, luck, compared = sentences_of(title, language), Random(3), 0
    forms = {
        f"{key}.{form}" if form else key: pattern
        for key in said.keys
        if said.has(key)
        for message in [said.bundle.get_message(key)]
        for form, pattern in {"": message.value, **message.attributes}.items()
        if pattern is not None
    }
    for key, pattern in forms.items():
        names = sorted(variables_in(pattern) | gaps_of(pattern, said.bundle))
        # The first words leave behind what the others are said from.
        for values in [luck.choices(VALUES, k=len(names)) for _ in range(8)]:
            words = dict(zip(names, values, strict=True))
            if names and luck.random() < 0.2:
                words.pop(luck.choice(names))
            expected, errors = said.bundle.format_pattern(pattern, words)
            if errors:  # something is missing
                with pytest.raises(DataError):
                    said.say(key, words)
            else:
                compared += 1
                assert said.say(key, words) == expected, (key, words)
    assert compared > 400
