"""The texts of Maracaibo: nothing is missing in any language, and what is told is what happened."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator
from functools import cache
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random
from typing import Any

import pytest

import carrack
from carrack import CarrackError, DataError
from carrack.games.maracaibo import effect_names, event_names, names, refusal
from carrack.games.maracaibo.actions import TYPES
from carrack.games.maracaibo.data import our_data
from carrack.games.maracaibo.entries import ENTRIES, PURPOSES, VILLAGE_WORDS
from carrack.games.maracaibo.events import EVENT_PARTS
from carrack.games.maracaibo.explain import GROUPS
from carrack.games.maracaibo.game import MaracaiboGame
from carrack.games.maracaibo.options import OPTIONS, SCENARIOS
from carrack.games.maracaibo.texts import effects
from carrack.games.maracaibo.texts.campaign import MOMENTS, campaign_told, story_of
from carrack.games.maracaibo.texts.pieces import Printed
from carrack.games.maracaibo.texts.story import AMOUNTS, story
from carrack.games.maracaibo.texts.wording import TitleWording
from carrack.kernel.game import installed
from carrack.kernel.options import Choice
from carrack.texts import LANGUAGES, Texts
from carrack.texts.completeness import is_whole

GAME = MaracaiboGame()
DATA = our_data()
FIGURES = DATA.figures()
SOURCE = Path(carrack.__file__).parent
FOLDER = SOURCE / "games" / "maracaibo" / "data"
PLAYERS = ["Anna", "Bob", "Carl", "Dora"]
TITLE = EntryPoint("maracaibo", "carrack.games.maracaibo.game:MaracaiboGame", "carrack.games")

# Entries that ask nothing: the rules go on by themselves.
SILENT = {
    *("ops", "end_of_main", "end_of_turn", "purchase", "bought", "quest_reward", "track_reward"),
    *("ruin", "barrier", "ruin_reward", "shown_hint", "city_perform", "move_end"),
}
# Entries that ask in more than one way, and what tells the ways apart
STAGES = ("pick_pile", "pick_second", "keep_one", "put_under", "pick_nation", "fight")
WAYS = {"nation": PURPOSES, "combat": STAGES}


@pytest.fixture(autouse=True)
def title(monkeypatch: pytest.MonkeyPatch) -> None:
    """The title among the installed ones, whether it is one of them already or not."""
    monkeypatch.setitem(installed(), "maracaibo", TITLE)


@cache
def texts_in(language: str) -> Texts:
    return Texts("maracaibo", language)


def words_in(language: str) -> TitleWording:
    wording = texts_in(language).wording
    assert isinstance(wording, TitleWording)
    return wording


def assert_whole(text: str) -> None:
    assert is_whole(text), text


def steps(seed: int, seats: int, **options: Any) -> Iterator[tuple[Any, int, int]]:
    """A random game: the state before each step, who acts, and how."""
    state = GAME.new(seats=seats, seed=seed, options=options)
    luck = Random(seed)
    while not state.is_over:
        seat = state.to_move
        action = luck.choice(state.legal(seat))
        yield state, seat, action
        state.apply(seat, action)


# ---- nothing is missing ----


def wanted_texts() -> Iterator[str]:
    """Every text that a word of the rules or a piece of the data asks for."""
    figures, board, tiles = FIGURES, FIGURES.board, FIGURES.tiles
    pieces: dict[str, Any] = {
        "card": figures.projects,
        "prestige": figures.prestige,
        "career": figures.careers,
        "port": figures.home_ports,
        "location": board.locations,
        "city_tile": board.city_tiles,
        "upgrade": board.ship_upgrades,
        "tile": tiles.legacy,
        "variant": figures.scenarios,
    }
    yield from (f"{kind}-{piece.id}" for kind, listed in pieces.items() for piece in listed)
    yield from (f"tile-{tile.id}.text" for tile in tiles.legacy)
    yield from (f"chapter-{chapter.card}" for chapter in figures.chapters)
    yield from (f"chapter-{each.card}.{moment}" for each in figures.chapters for moment in MOMENTS)
    yield from ("addition-uprising", "addition-uprising.text")
    yield from (f"fleet-{action.id}" for tile in tiles.legacy for action in tile.combat_actions)
    words = {
        "nation": names.NATIONS,
        "good": names.GOODS,
        "object": names.OBJECTS,
        "synergy": names.SYNERGIES,
        "barrier": names.BARRIERS,
        "kind": names.KINDS,
        "cause": event_names.CAUSES,
        "scored": event_names.SCORED_AS,
        "phase": names.PHASE_NAMES,
        "group": set(GROUPS.values()) | {option.group for option in OPTIONS},
        "trigger": effect_names.TRIGGERS,
        "modifier": effect_names.MODIFIERS,
        "when": effect_names.CONDITIONS,
        "per": effect_names.COUNTED,
        "port-kind": effect_names.PORT_KINDS,
        "village_kind": VILLAGE_WORDS,
        "action": TYPES,
        "option": [option.name for option in OPTIONS],
        "automa": names.AUTOMAS,
        "result": names.WIN_CONDITIONS,
    }
    yield from (f"{kind}-{word}" for kind, listed in words.items() for word in listed)
    yield from (
        f"nation-{nation}.{form}" for nation in names.NATIONS for form in ("with", "the", "letter")
    )
    yield from (f"good-{good}.short" for good in names.GOODS)
    yield from (f"object-{thing}.short" for thing in names.OBJECTS)
    yield from (f"option-{option.name}.text" for option in OPTIONS)
    yield from (f"variant-{scenario}.text" for scenario in SCENARIOS)
    yield from (
        f"choice-{option.name}-{value}"
        for option in OPTIONS
        if isinstance(option, Choice)
        for value in option.choices
    )
    told_apart = ("fight", *AMOUNTS)  # there is a text for each way instead
    yield from (f"event-{event}" for event in EVENT_PARTS if event not in told_apart)
    yield from (f"event-fight-{stance}" for stance in ("for", "against", "undecided"))
    yield from (f"event-{sign}.you" for sign in ("gained", "spent", "lost"))
    yield from wanted_prompts()


def wanted_prompts() -> Iterator[str]:
    for step in ("career", "port", "plan", "discards", "done"):
        yield f"prompt-choosing-{step}"
    for entry in ENTRIES.values():
        if entry.name in WAYS:
            yield from (f"prompt-{entry.name}-{way}" for way in WAYS[entry.name])
        elif entry.name not in SILENT:
            yield f"prompt-{entry.name}"


def codes() -> set[str]:
    """What the title refuses with."""
    source = "".join(
        path.read_text("utf-8")
        for path in (SOURCE / "games" / "maracaibo").rglob("*.py")
        if "tests" not in path.parts
    )
    assert refusal.__file__ is not None
    own = re.findall(r'"maracaibo\.([a-z_]+)"', source)
    return {f"maracaibo.{code}" for code in own} | set(
        re.findall(r'code="([a-z_]+\.[a-z_]+)"', source)
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_missing(language: str) -> None:
    has = texts_in(language).sentences.has
    wanted = [*wanted_texts(), *(f"error-{code.replace('.', '-')}" for code in codes())]
    assert len(wanted) > 700
    assert [key for key in wanted if not has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_told_in_the_language(language: str) -> None:
    for code in codes():
        assert_whole(texts_in(language).error(CarrackError("so it is", code=code)))


@pytest.mark.parametrize("language", ["de", "fr"])
def test_names_are_translated_and_not_copied(language: str) -> None:
    """Some names are the same everywhere: those of people and ports, and words like Villa."""
    ours, english = words_in(language), words_in("en")
    cards = [card.id for card in FIGURES.projects]
    same = {ours.card(card) for card in cards if ours.card(card) == english.card(card)}
    assert len(same) < 15, same
    assert len({ours.card(card) for card in cards}) == len({card.name for card in FIGURES.projects})


def test_the_english_names_are_those_of_the_data() -> None:
    for card in FIGURES.projects:
        assert words_in("en").card(card.id) == card.name


# ---- what cards do ----


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_effects_of_all_210_cards_are_told_from_their_ops(language: str) -> None:
    texts = texts_in(language)
    assert len(FIGURES.projects) == 210
    for card in FIGURES.projects:
        rule = texts.card_rule(card.id, {})
        assert_whole(rule)
        assert rule.endswith(".")
        numbers = {op.n for effect in card.effects for op in effect.ops if op.n > 1}
        assert all(str(number) in rule for number in numbers), (card.id, rule)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_other_pieces_are_told_from_their_figures(language: str) -> None:
    words = words_in(language)
    printed = words.printed
    for told, pieces in (
        (effects.port_told, printed.ports),
        (effects.upgrade_told, printed.upgrades),
        (effects.tile_told, printed.tiles),
        (effects.token_told, printed.tokens),
        (effects.quest_told, printed.quests),
        (effects.building_told, printed.buildings),
        (effects.career_told, printed.careers),
    ):
        for piece in pieces.values():
            assert_whole(told(words, piece))
    for chapter in printed.chapters.values():
        if chapter["location"]:
            assert_whole(effects.chapter_told(words, chapter, 4))


@pytest.mark.parametrize(
    ("card", "rule"),
    [
        ("A001", "Start of your Combats: 2 combat points."),
        ("B029", "At once: VP income +4. Once, with crown: 4 VP."),
        ("B070", "Project cards from cost 8 on cost 2 less."),
        ("U003", "Needs tobacco + corn paid. At once: VP income +4."),
        ("U013", "After different village actions in one turn: 2 VP for 2, 4 VP for 3."),
        ("U018", "Last combat action for 1 and 1 influence: explorer up to 2 spaces."),
        ("U033", "Assistant at 7: 2 combat points, city action of 4 or 5, with delivery."),
        ("B091", "No effect."),
    ],
)
def test_the_rule_of_a_card_reads_like_the_card(card: str, rule: str) -> None:
    assert texts_in("en").card_rule(card, {}) == rule


def test_an_owner_s_figures_are_told() -> None:
    data = copy.deepcopy(DATA)
    data.entry("project/A055")["effects"] = [{"immediate": [{"op": "combat", "n": 9}]}]
    words = TitleWording(texts_in("fr").sentences)
    words.printed = Printed(data.files)
    assert words.card_rule("A055", {}) == "Tout de suite\u00a0: 9 points de combat."


def test_a_card_that_is_not_there_is_refused() -> None:
    with pytest.raises(DataError) as refused:
        texts_in("en").card("A999")
    assert refused.value.code == "card.unknown"


# ---- the campaign ----


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_has_a_short_story_before_it_and_after_each_outcome(language: str) -> None:
    words = words_in(language)
    stories = {
        story_of(words, chapter.card, moment) for chapter in FIGURES.chapters for moment in MOMENTS
    }
    assert len(stories) == 3 * len(FIGURES.chapters)
    fewest = 70 if language in ("hu", "pl") else 80  # words; these two have shorter sentences
    for told in stories:
        assert not re.search(r"[{}$'⁨⁩\n]|  ", told), told
        assert fewest <= len(told.split()) <= 150, told[:60]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_campaign_is_told_with_its_next_chapter_its_archive_and_its_results(
    language: str,
) -> None:
    result = {"chapter": 150, "succeeded": False, "won": [1], "vp": [70, 90]}
    archive = {
        "chapter": 164,
        "legacy": ["L1", "L31"],
        "story_cards": [100],
        "uprising": True,
        "results": [result, {**result, "chapter": 157, "succeeded": True}],
    }
    told = campaign_told(words_in(language), archive, 2)
    assert told["chapter"]["id"] == 164
    assert told["length"] == 6
    # The ruin brings its track along, and the uprising lies on the board as a tile.
    assert [tile["id"] for tile in told["tiles"]] == ["L1", "L31", "L32", "L40"]
    assert [card["id"] for card in told["cards"]] == ["C100"]
    assert [one["succeeded"] for one in told["results"]] == [False, True]
    for piece in (*told["tiles"], *told["cards"]):
        assert_whole(piece["name"])
        assert_whole(piece["text"])
    assert_whole(told["chapter"]["goal"])


@pytest.mark.parametrize("chapter", [184, 185])
def test_a_finale_is_told_as_its_scenario_is_and_behind_it_there_is_nothing(chapter: int) -> None:
    archive = {"chapter": chapter, "legacy": [], "story_cards": [], "results": []}
    told = campaign_told(words_in("en"), archive, 2)
    assert_whole(told["chapter"]["goal"])
    assert told["length"] == 1
    assert campaign_told(words_in("en"), {**archive, "chapter": 0}, 2)["chapter"] is None


# ---- whole games ----


@pytest.mark.parametrize(
    ("scenario", "seats", "automa"),
    [
        ("base_easy", 2, "jacques"),
        ("base_hard", 1, "jean"),
        ("campaign", 2, "jacques"),
        ("unrest", 3, "jacques"),
        ("all_inclusive", 4, "jacques"),
        ("coop", 2, "jacques"),
        ("rescue", 1, "jacques"),
    ],
)
def test_everything_in_a_whole_game_can_be_told(scenario: str, seats: int, automa: str) -> None:
    for number, (state, seat, action) in enumerate(
        steps(11, seats, scenario=scenario, automa=automa)
    ):
        texts = texts_in(LANGUAGES[number % 3])
        view, after = state.view(seat), state.clone()
        assert_whole(texts.prompt(view, PLAYERS))
        assert_whole(texts.prompt(state.view(None), PLAYERS))
        labels = [
            texts.action(GAME.action(state, seat, each), PLAYERS, view)
            for each in state.legal(seat)
        ]
        for label in labels:
            assert_whole(label)
        assert len(set(labels)) == len(labels), labels
        after.apply(seat, action)
        for viewer in (None, seat, (seat + 1) % seats):
            for line in texts.lines(after.events(viewer), PLAYERS, viewer):
                assert_whole(line)


def test_labels_are_short_and_in_the_language() -> None:
    sail = {"type": "sail", "to": "11", "points": 4}
    assert [texts_in(language).action(sail) for language in ("en", "fr", "de")] == [
        "Sail to 11 Maracaibo, 4 movement points",
        "Naviguer vers 11 Maracaibo, 4 points de déplacement",
        "Nach 11 Maracaibo segeln, 4 Bewegungspunkte",
    ]
    assert texts_in("de").action({"type": "buy", "card": "A007"}) == "Händler kaufen"
    assert texts_in("fr").action({"type": "fight_against", "nation": "spain"}) == (
        "Combattre contre l’Espagne"
    )


# ---- the log ----


def told(*events: dict[str, Any], viewer: int | None = None, language: str = "en") -> list[str]:
    return texts_in(language).lines(events, PLAYERS, viewer)


def test_what_is_gained_for_one_reason_is_told_at_once() -> None:
    quest = {"seat": 0, "cause": "quest:Q01"}
    events = (
        {"type": "vp", "amount": 3, **quest},
        {"type": "doubloons", "amount": 2, **quest},
        {"type": "influence", "nation": "spain", "amount": 2, **quest},
    )
    assert told(*events) == ["Anna gains 2 doubloons, 3 VP, 2 influence with Spain (quest)"]
    assert told(*events, viewer=0)[0].startswith("You gain 2 doubloons")


def test_a_price_is_told_with_the_card() -> None:
    paid = {"type": "doubloons", "seat": 1, "amount": -4, "cause": "card:A014"}
    village = {"type": "village_action", "seat": 1, "kind": "buy", "cause": "village"}
    bought = {"type": "card_bought", "seat": 1, "card": "A014", "price": 4, "cause": "purchase"}
    assert told(village, paid, bought) == ["Bob buys Scout for 4 doubloons"]
    assert told(paid) == ["Bob pays 4 doubloons (Scout)"]


def test_hidden_cards_are_counted_and_never_named() -> None:
    drawn = {"type": "card_drawn", "seat": 0, "card": None, "from_pile": True, "cause": "refill"}
    assert told(drawn, drawn) == ["Anna draws 2 cards from the pile"]
    known = {**drawn, "card": "A001"}
    assert told(known, viewer=0) == ["You draw Sailor from the pile"]


def test_the_final_scoring_has_a_line_for_each_captain() -> None:
    def scored(seat: int, what: str, amount: int, cause: str) -> dict[str, Any]:
        return {"type": "scored", "seat": seat, "what": what, "amount": amount, "cause": cause}

    lines = told(
        scored(0, "cards", 1, "card:A001"),
        scored(0, "cards", 2, "card:A005"),
        scored(1, "prestige", 5, "prestige:PB1"),
    )
    assert lines == [
        "Anna scores 3 VP: bought cards",
        "Bob scores 5 VP: prestige buildings, Cathedral",
    ]


def test_figures_that_are_returned_or_placed_are_told() -> None:
    returned = {"type": "figures_returned", "seat": 0, "amount": 1, "cause": "card:U001"}
    placed = {"type": "figure_placed", "seat": 0, "to": "E0", "cause": "port:HP15"}
    assert told(returned) == ["Anna pays 1 figure (Jungle Surveyor)"]
    assert told(placed) == ["Anna places a figure on the explorer track at the start (Roatan)"]
    for language in LANGUAGES:
        for event in (returned, placed):
            assert_whole(told(event, language=language)[0])
            assert_whole(told(event, language=language, viewer=0)[0])


def test_a_choice_that_brings_nothing_by_itself_is_told_by_what_it_settles() -> None:
    whats = ("main", "village", "exploration", "sale")
    assert [told({"type": "went_on", "seat": 0, "what": what}) for what in whats] == [
        ["Anna settles the main action"],
        ["Anna ends the village actions"],
        ["Anna stops exploring"],
        ["Anna goes on"],
    ]


def test_the_automa_is_named() -> None:
    assert told({"type": "automa_card", "card": "JA1", "area": 0, "cause": "jacques"}) == [
        "Jacques turns up a card"
    ]
    scored = [{"type": "automa_vp", "amount": 5, "cause": cause} for cause in ("jean", "final")]
    assert told(*scored, language="de") == ["Jean erhält 10 SP"]


@pytest.mark.parametrize("seed", range(3))
def test_nothing_is_lost_when_a_step_is_told(seed: int) -> None:
    """Sums stay the same when amounts are gathered, but for prices that a card tells."""
    for state, seat, action in steps(seed, 2, scenario="all_inclusive"):
        after = state.clone()
        after.apply(seat, action)
        events = after.events(None)
        before = sum(abs(event["amount"]) for event in events if event["type"] == "vp")
        lines = [event for line in story(events) for event in line]
        assert sum(event["gain"].get("vp", 0) for event in lines if "gain" in event) == before
        told_kinds = {event["type"] for event in lines}
        kinds = {event["type"] for event in events} - set(AMOUNTS)
        assert kinds - told_kinds <= {"village_action", "cards_discarded"} | {
            "card_opened",
            "card_removed",
        }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_source_of_points_has_a_name(language: str) -> None:
    texts = texts_in(language)
    for cause in (
        *event_names.CAUSES,
        *event_names.SCORED_AS,
        *("card:A001", "quest:Q01", "upgrade:hold", "port:HP01", "tile:L5", "location:11"),
        *("space:E5", "token:K01", "prestige:PB1", "ruin:R2", "barrier:red", "city_tile:CT01"),
    ):
        assert_whole(texts.source(cause))
