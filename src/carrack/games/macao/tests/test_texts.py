"""The texts of Macao: nothing is missing in any language, and what is told is what happened."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import carrack
from carrack import CarrackError, DataError
from carrack.games.macao import names
from carrack.games.macao.actions import vocabulary
from carrack.games.macao.data import our_data
from carrack.games.macao.explain import GROUPS
from carrack.games.macao.game import MacaoGame
from carrack.games.macao.names import COLORS
from carrack.games.macao.options import OPTIONS, resolve
from carrack.games.macao.texts.cards import EFFECTS, FORMS, RULINGS
from carrack.games.macao.texts.story import story
from carrack.games.macao.texts.wording import CAUSES, TitleWording
from carrack.kernel.options import Choice
from carrack.texts import LANGUAGES, Texts
from carrack.texts.completeness import is_whole
from carrack.texts.sentences import entries_of

MACAO = MacaoGame()
DATA = our_data()
SOURCE = Path(carrack.__file__).parent
FOLDER = SOURCE / "games" / "macao" / "data"
PLAYERS = ["Anna", "Bob", "Carl", "Dora"]
# What Macao can refuse, by what it is about.
CODES = {
    "phase": "wrong",
    "payment": "pending order",
    "offer": "not_there",
    "card": (
        "not_on_tableau not_active used condition nothing_to_gain not_usable needs_choice unknown"
    ),
    "cubes": "too_few",
    "gold": "too_little",
    "discount": "not_available",
    "method": "not_available",
    "quarter": "taken limit",
    "wall": "moved end too_far",
    "ship": "not_adjacent no_free_step",
    "deliver": "not_in_port no_goods full not_entered",
    "tribute": "limit too_little_gold nothing_to_gain",
    "joker": "none juggler",
    "dice": "not_chosen",
    "master": "not_possible",
    "idler": "not_active",
    "overflow": "not_held",
    "undo": "not_possible",
    "data": "unreadable not_toml invalid differences",
}
WARNINGS = (
    "passing_with_cubes",
    "sixth_card",
    "empty_arrow",
    "empty_arrow_next_round",
    "cannot_be_undone",
)

# One of each kind of event, and of each way it can be told; seat 0 acts.
EVENTS: list[dict[str, Any]] = [
    {"type": "card_revealed", "card": "bank", "cause": "setup"},
    {"type": "tribute_set", "price": 3, "gain": 7, "cause": "offer"},
    {"type": "card_taken", "seat": 0, "card": "customs_2", "cause": "offer"},
    {"type": "card_declined", "seat": 0, "cause": "idler"},
    {"type": "card_discarded", "card": "tower", "cause": "offer"},
    {"type": "card_discarded", "seat": 0, "card": "tower", "cause": "overflow"},
    {"type": "card_discarded", "seat": 0, "card": "judge", "cause": "gravedigger"},
    {
        "type": "cubes_placed",
        "seat": 0,
        "color": "red",
        "count": 3,
        "position": 3,
        "cause": "dice",
    },
    {"type": "die_rolled", "color": "gray", "value": 4, "rolled": 4, "cause": "dice"},
    {"type": "die_rolled", "color": "gray", "value": 1, "rolled": 6, "cause": "dice"},
    {"type": "dice_chosen", "seat": 0, "first": "red", "second": "black", "cause": "dice"},
    {"type": "explorer_applied", "seat": 0, "die": "red", "cause": "explorer"},
    {"type": "explorer_applied", "seat": 0, "die": None, "cause": "explorer"},
    {"type": "master_applied", "seat": 0, "die": "red", "position": 3, "cause": "master"},
    {"type": "master_applied", "seat": 0, "die": None, "position": None, "cause": "master"},
    {"type": "rose_turned", "cause": "dice"},
    {"type": "punished", "seat": 0, "amount": 1, "cause": "empty_arrow"},
    {"type": "card_activated", "seat": 0, "card": "bank", "cause": "bank"},
    {"type": "card_used", "seat": 0, "card": "bank", "cause": "bank"},
    {"type": "quarter_taken", "seat": 0, "quarter": "q07", "tile": "silk", "cause": "payment"},
    {"type": "quarter_taken", "seat": 0, "quarter": "q02", "tile": "joker", "cause": "payment"},
    {"type": "wall_moved", "seat": 0, "space": 5, "height": 1, "steps": 2, "cause": "payment"},
    {"type": "wall_moved", "seat": 0, "space": 5, "height": 1, "steps": 1, "cause": "fountain"},
    {"type": "wall_moved", "seat": 0, "space": 5, "height": 1, "steps": 0, "cause": "tower"},
    {"type": "ship_moved", "seat": 0, "to": "lisboa", "pay": "red", "cause": "payment"},
    {"type": "ship_moved", "seat": 0, "to": "s02", "pay": "free", "cause": "payment"},
    {
        "type": "delivered",
        "seat": 0,
        "port": "genova",
        "good": "paper",
        "slot": 1,
        "cause": "delivery",
    },
    *({"type": "gold_gained", "seat": 0, "amount": 2, "cause": c} for c in names.CAUSE_NAMES),
    {"type": "gold_paid", "seat": 0, "amount": 4, "cause": "count"},
    {
        "type": "prestige_gained",
        "seat": 0,
        "amount": 5,
        "port": "genova",
        "cause": "paper_warehouse",
    },
    {"type": "prestige_lost", "seat": 0, "amount": 9, "cause": "markers"},
    {"type": "cube_gained", "seat": 0, "color": "violet", "count": 1, "cause": "scholar"},
    {"type": "cube_paid", "seat": 0, "color": "violet", "count": 2, "cause": "payment"},
    *(
        {"type": "payment_begun", "seat": 0, "count": 3, **purpose, "cause": "payment"}
        for purpose in (
            {"for": "wall", "argument": 2},
            {"for": "prospector", "argument": 0},
            {"for": "shop", "argument": "green"},
        )
    ),
    {"type": "joker_cashed", "seat": 0, "cause": "joker"},
    {"type": "steps_gained", "seat": 0, "amount": 4, "cause": "helmsman"},
    {"type": "passed", "seat": 0, "cause": "pass"},
    {"type": "round_began", "round": 3, "cause": "setup"},
    {"type": "game_ended", "cause": "city"},
]


def place_in(language: str, space: str) -> str:
    wording = texts_in(language).wording
    assert isinstance(wording, TitleWording)
    return wording.place(space)


@cache
def texts_in(language: str) -> Texts:
    return Texts("macao", language)


def words_in(language: str) -> TitleWording:
    wording = texts_in(language).wording
    assert isinstance(wording, TitleWording)
    return wording


def assert_whole(text: str) -> None:
    assert is_whole(text), text


def steps(seed: int, seats: int = 3, **options: Any) -> Iterator[tuple[Any, int, int]]:
    """A random game that likes to act: the state before each step, who acts, and how."""
    state = MACAO.new(seats=seats, seed=seed, options=options)
    luck = Random(seed)
    while not state.is_over:
        seat = state.to_move
        legal = state.legal(seat)
        action = luck.choice(legal[:-1] or legal) if luck.random() < 0.9 else legal[-1]
        yield state, seat, action
        state.apply(seat, action)


# ---- nothing is missing ----


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_120_cards_have_a_name_and_a_line_of_their_own(language: str) -> None:
    words = words_in(language)
    cards = [words.card(card) for card in names.CARD_IDS]
    assert len(set(cards)) == 120
    for card in names.CARD_IDS:
        assert_whole(words.card(card))
        assert_whole(words.card_rule(card, resolve({})))
        assert words.card_rule(card, resolve({})).endswith(".")
        for ruling in words.card_rulings(card, resolve({})):
            assert_whole(ruling)


@pytest.mark.parametrize(("language", "field"), [("en", "name"), ("de", "german")])
def test_the_names_are_those_of_the_data(language: str, field: str) -> None:
    for card in DATA.cards:
        told = words_in(language).card(card["id"])
        number = f" {card['id'][-1]}" if card["kind"] == "office" else ""
        assert told == card[field] + number


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_board_has_a_name(language: str) -> None:
    words = words_in(language)
    for good in [*names.GOODS, "joker"]:
        assert_whole(words.good(good))
        assert 1 < len(words.short_good(good)) <= 5
    for place in DATA.nodes():
        assert_whole(words.place(place))
    assert len({words.place(place) for place in DATA.nodes()}) == len(DATA.nodes())
    for kind in names.KINDS:
        assert_whole(words.say(f"kind-{kind}"))
    for field in ("timing", "limit"):
        for value in {card[field] for card in DATA.cards}:
            assert_whole(words.say(f"{field}-{value}"))
    for source in ("found", "reconstructed"):
        assert_whole(words.say(f"figure-{source}"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_color_has_a_letter_that_no_other_has(language: str) -> None:
    assert list(COLORS) == names.COLORS
    letters = [words_in(language).letter(color) for color in COLORS]
    assert len(set(letters)) == 6
    for color, letter in zip(COLORS, letters, strict=True):
        assert letter.lower() in words_in(language).color(color)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_group_and_warning_has_words(language: str) -> None:
    texts = texts_in(language)
    for phase in names.PHASE_NAMES:
        assert_whole(texts.phase(phase))
    for group in {*GROUPS.values(), *(option.group for option in OPTIONS)}:
        assert_whole(texts.group(group))
    for warning in WARNINGS:
        assert_whole(texts.sentences.say(f"warning-{warning}"))


def codes() -> set[str]:
    """Every code that Macao can refuse with, those of the source and those agreed upon."""
    found = {f"{about}.{why}" for about, whys in CODES.items() for why in whys.split()}
    for path in (SOURCE / "games" / "macao").rglob("*.py"):
        if "tests" not in path.parts:
            source = re.sub(r"^ *>>>.*$", "", path.read_text(encoding="utf-8"), flags=re.M)
            found |= set(re.findall(r'code="([a-z_]+\.[a-z_]+)"', source))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_told_by_its_code(language: str) -> None:
    for code in sorted(codes()):
        text = texts_in(language).error(CarrackError("the reason, with numbers", code=code))
        assert_whole(text)
        assert text != "the reason, with numbers", code


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_sixteen_options_are_explained_with_the_values_to_write(language: str) -> None:
    described = [texts_in(language).option(option.name) for option in OPTIONS]
    assert len({label for label, _ in described}) == 16
    for option, (label, text) in zip(OPTIONS, described, strict=True):
        assert_whole(label)
        assert_whole(text)
        assert text.endswith(".")
        if isinstance(option, Choice):
            for value in option.choices:
                written = f"({value})" if isinstance(value, str) else rf"{value}"
                assert written in text, (option.name, value)


# ---- actions ----


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_its_own_label(language: str) -> None:
    texts = texts_in(language)
    actions = [name for name in vocabulary(MACAO.data).names if name is not None]
    labels = [texts.action(name) for name in actions]
    for label in labels:
        assert_whole(label)
    assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_legal_action_of_a_game_has_a_label_at_the_table(seed: int) -> None:
    for state, seat, _ in steps(seed, seats=2 + seed % 3):
        view = state.view(seat)
        for action in state.legal(seat)[:: 1 + seed % 4]:
            for language in LANGUAGES:
                assert_whole(texts_in(language).action(MACAO.action(state, seat, action), (), view))


def test_labels_are_short_and_in_the_language() -> None:
    texts = texts_in("en")
    bank = {"type": "activate", "card": "bank", "method": "pay", "dropped": None}
    price = {"cubes": {"gray": 2, "violet": 2}}
    assert texts.action(bank) == "Activate Bank"
    assert texts.action({**bank, "price": price}) == "Activate Bank (2 gray, 2 violet)"
    crane = {**bank, "dropped": "gray"}
    assert texts.action(crane) == "Activate Bank, one gray less"
    assert texts.action({**bank, "method": "count", "price": {"gold": 4}}) == (
        "Activate Bank with the Count (4 gold)"
    )
    wall = {"type": "move_wall", "distance": 2, "price": {"cubes": {"any": 3}}}
    assert texts.action(wall) == "Move 2 on the wall (3 cubes)"
    sail = {"type": "move_ship", "to": "lisboa", "pay": "red"}
    assert texts.action(sail) == "Sail to Lisboa, paying red"
    assert texts_in("de").action(sail) == "Segeln nach Lisboa für rot"
    joker = {"type": "cash_joker", "choices": ["red", "gold"]}
    assert texts.action(joker) == "Cash a joker: 1 red, 3 gold"
    assert texts_in("fr").action({"type": "use_card", "card": "scholar", "color": "red"}) == (
        "Utiliser Savant\N{NO-BREAK SPACE}: prendre rouge"
    )


def test_with_a_view_the_label_tells_what_lies_there() -> None:
    state = MACAO.new(seats=2, seed=1)
    view = state.view(0)
    quarter = {"type": "take_quarter", "quarter": "q02", "method": "pay", "dropped": None}
    assert texts_in("en").action(quarter, (), view) == "Take the quarter with a joker (1/6)"
    view["tribute"] = {"price": 3, "gain": 7}
    assert texts_in("en").action({"type": "buy_tribute"}, (), view) == "Buy 7 prestige for 3 gold"
    view["seats"][view["current"]]["ship"] = "genova"
    assert texts_in("en").action({"type": "deliver"}, (), view) == "Deliver paper to Genova"


# ---- events ----


def test_the_examples_cover_every_event_and_cause() -> None:
    assert {event["type"] for event in EVENTS} == set(names.EVENT_NAMES)
    assert {*names.CARD_IDS, *CAUSES} == set(names.CAUSE_NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_every_event_is_a_whole_sentence_for_everybody(language: str, viewer: int | None) -> None:
    for event in EVENTS:
        text = texts_in(language).event(event, PLAYERS, viewer)
        assert_whole(text)
        if viewer is not None:
            assert PLAYERS[viewer] not in text, "the viewer is spoken to, not about"


def test_an_event_tells_its_cause() -> None:
    gained = {"type": "gold_gained", "seat": 0, "amount": 1, "cause": "lighthouse"}
    assert texts_in("en").event(gained, PLAYERS) == "Anna takes 1 gold (Lighthouse)"
    assert texts_in("de").event(gained, PLAYERS, 0) == "Du nimmst 1 Gold (Leuchtturm)"
    punished = {"type": "punished", "seat": 1, "amount": 1, "cause": "empty_arrow"}
    assert texts_in("fr").event(punished, PLAYERS) == (
        "Bob prend un marqueur de pénalité (aucun cube à la flèche)"
    )


def test_a_price_is_told_with_what_it_is_for() -> None:
    begun = {"type": "payment_begun", "seat": 0, "count": 3, "cause": "payment"}
    wall = {**begun, "for": "wall", "argument": 2}
    assert texts_in("en").event(wall, PLAYERS) == (
        "Anna is to pay 3 cubes for 2 spaces on the wall"
    )
    shop = {**begun, "count": 2, "for": "shop", "argument": "green"}
    assert texts_in("de").event(shop, PLAYERS, 0) == (
        "Du musst im Laden für einen Würfel in grün 2 Würfel zahlen"
    )


def told(events: Sequence[dict[str, Any]], language: str = "en") -> list[str]:
    texts = texts_in(language)
    return [
        " · ".join(texts.event(event, PLAYERS) for event in line)
        for line in texts.wording.paragraphs(events)
    ]


def test_a_step_is_told_in_few_sentences() -> None:
    paid = [
        {"type": "cube_paid", "seat": 0, "color": color, "count": 1, "cause": "payment"}
        for color in ("red", "red", "blue")
    ]
    activated = {"type": "card_activated", "seat": 0, "card": "fountain", "cause": "fountain"}
    builder = {"type": "gold_gained", "seat": 0, "amount": 2, "cause": "master_builder"}
    assert told([*paid, activated, builder]) == [
        "Anna activates Fountain for 2 red, 1 blue · Anna takes 2 gold (Master Builder)"
    ]
    count = {"type": "gold_paid", "seat": 0, "amount": 4, "cause": "count"}
    assert told([count, activated]) == ["Anna activates Fountain for 4 gold (Count)"]
    sailed = {"type": "ship_moved", "seat": 0, "to": "s01", "pay": "red", "cause": "payment"}
    assert told([paid[0], sailed]) == ["Anna sails to the sea off Macao for 1 red"]
    assert told(paid) == ["Anna pays 2 red, 1 blue"]


@pytest.mark.parametrize(
    ("language", "taken", "sailed"),
    [
        (
            "en",
            "Anna takes the quarter with tea",
            "Anna sails to the sea off Macao with a free step",
        ),
        (
            "fr",
            "Anna prend le quartier avec du thé",
            "Anna navigue vers la mer devant Macao avec un pas gratuit",
        ),
        (
            "de",
            "Anna nimmt das Viertel mit Tee",
            "Anna segelt mit einem freien Schritt auf die See vor Macao",
        ),
    ],
)
def test_places_are_called_by_what_is_seen_there(language: str, taken: str, sailed: str) -> None:
    quarter = {"type": "quarter_taken", "seat": 0, "quarter": "q27", "tile": "tea"}
    ship = {"type": "ship_moved", "seat": 0, "to": "s01", "pay": "free", "cause": "payment"}
    for event, line in ((quarter, taken), (ship, sailed)):
        assert texts_in(language).lines([event], ["Anna"], None) == [line]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_space_at_sea_has_a_name_of_its_own(language: str) -> None:
    spaces = [row["id"] for row in DATA.board["sea"]["space"]]
    names = [place_in(language, space) for space in spaces]
    assert len({*names}) == len(names)
    assert not any(character.isdigit() for name in names for character in name)
    assert place_in(language, "s99") not in names


WINDS = ("east", "south-east", "south", "south-west", "west", "north-west", "north", "north-east")


def test_a_space_lies_where_its_name_says() -> None:
    """Within one wind of the eight, since the board is not drawn to a scale."""
    board = DATA.board
    at = {row["id"]: (row["x"], row["y"]) for row in [*board["sea"]["space"], *board["port"]]}
    for space in at:
        found = re.search(r"([-a-z]+) of ([A-Z]\w+)$", place_in("en", space))
        if found is None:
            continue
        (x, y), (port_x, port_y) = at[space], at[found[2].lower()]
        wind = round(math.atan2(y - port_y, x - port_x) / (math.pi / 4)) % 8
        off = abs(wind - WINDS.index(found[1]))
        assert min(off, 8 - off) <= 1, space


def test_what_a_card_takes_and_brings_stands_beside_it() -> None:
    used = {"type": "card_used", "seat": 0, "card": "bishop", "cause": "bishop"}
    paid = {"type": "gold_paid", "seat": 0, "amount": 1, "cause": "bishop"}
    scored = {"type": "prestige_gained", "seat": 0, "amount": 2, "cause": "bishop"}
    assert told([used, paid, scored]) == ["Anna uses Bishop: 2 prestige for 1 gold"]
    bought = [{**paid, "cause": "tribute", "amount": 3}, {**scored, "cause": "tribute"}]
    embassy = {**scored, "cause": "embassy"}
    assert told([*bought, embassy]) == [
        "Anna buys 2 prestige at the tribute for 3 gold · Anna scores 2 prestige (Embassy)"
    ]
    cashed = {"type": "joker_cashed", "seat": 0, "cause": "joker"}
    cube = {"type": "cube_gained", "seat": 0, "color": "red", "count": 1, "cause": "joker"}
    gold = {"type": "gold_gained", "seat": 0, "amount": 3, "cause": "joker"}
    assert told([cashed, cube, gold]) == ["Anna cashes a joker: 1 red, 3 gold"]


def test_a_new_round_begins_a_new_line() -> None:
    passed = {"type": "passed", "seat": 0, "cause": "pass"}
    began = {"type": "round_began", "round": 2, "cause": "setup"}
    cards = [{"type": "card_revealed", "card": card, "cause": "setup"} for card in ("bank", "inn")]
    assert told([passed, began, *cards]) == [
        "Anna passes",
        "Round 2 begins · Turned up: Bank, Inn",
    ]


AMOUNTS = ("gold_gained", "gold_paid", "prestige_gained", "prestige_lost", "punished")


def sums(events: Sequence[Mapping[str, Any]]) -> dict[str, int]:
    """Gold, prestige and markers in a list of events, gathered or not."""
    total = dict.fromkeys(["gold", "prestige", "markers"], 0)
    for event in events:
        if event["type"] in AMOUNTS:
            name = event["type"].partition("_")[0].replace("punished", "markers")
            sign = -1 if event["type"].endswith(("paid", "lost")) else 1
            total[name] += sign * event["amount"]
        for field, sign in (("gain", 1), ("paid", -1)):
            part = event.get(field)
            if isinstance(part, Mapping):
                for name in ("gold", "prestige"):
                    total[name] += sign * part.get(name, 0)
    return total


@pytest.mark.parametrize("seed", range(6))
def test_nothing_is_lost_when_a_step_is_told(seed: int) -> None:
    for state, seat, action in steps(seed, seats=2 + seed % 3, when_cards="each"):
        after = state.clone()
        after.apply(seat, action)
        events = after.events(None)
        lines = story(events)
        assert sums([event for line in lines for event in line]) == sums(events)
        for language in LANGUAGES:
            for line in told(events, language):
                assert_whole(line)


# ---- what the game waits for ----


@pytest.mark.parametrize("seed", range(4))
def test_every_moment_of_a_game_has_a_prompt(seed: int) -> None:
    seen = set()
    for state, seat, _ in steps(seed, seats=2 + seed % 3):
        seen.add(state.view(None)["phase"])
        for viewer in (None, seat, (seat + 1) % state.seats):
            for language in LANGUAGES:
                assert_whole(texts_in(language).prompt(state.view(viewer), PLAYERS))
    assert {"start_cards", "start_cubes", "pick", "overflow", "dice", "actions"} <= seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts_that_are_rare_are_there_too(language: str) -> None:
    view: dict[str, Any] = {"viewer": 0, "current": 0, "payment": None}
    for phase in names.PHASE_NAMES:
        if phase != "payment":
            assert_whole(texts_in(language).prompt({**view, "phase": phase}, PLAYERS))
    for purpose, argument in (("wall", 2), ("prospector", 0), ("shop", "red")):
        payment = {"left": 2, "from": "red", "for": purpose, "argument": argument}
        text = texts_in(language).prompt({**view, "phase": "payment", "payment": payment}, PLAYERS)
        assert_whole(text)
        assert "2" in text


OFFICES = {"fr": r"(?i)\bcharges?\b", "de": r"\b(Amts?|Ämtern?|Amtskarte)\b"}
OTHER_WORDS = r"(?i)\b(bureaux?|offices?|büros?|behörden?)\b"
NAMES_OF_CARDS = {"card-office_head", "card-chancery"}
TOLD = Path(carrack.__file__).parent / "games/macao/data/texts"
ON_PAGE = TOLD.parents[5] / "web/src/games/macao/texts"


@pytest.mark.parametrize("language", OFFICES)
@pytest.mark.parametrize("folder", [TOLD, ON_PAGE], ids=["told", "page"])
def test_office_cards_have_one_word_everywhere(folder: Path, language: str) -> None:
    english, other = (sources(folder / f"{one}.ftl") for one in ("en", language))
    offices = [key for key in english if re.search(r"(?<!\$)\b[Oo]ffices?\b(?!,)", english[key])]
    assert len(offices) > 2
    for key in set(offices) - NAMES_OF_CARDS:
        assert re.search(OFFICES[language], other[key]), other[key]
    for key in set(other) - NAMES_OF_CARDS:
        assert not re.search(
            OTHER_WORDS, re.sub(r"offices, discards|[$(][\w-]+", "", other[key])
        ), key


def sources(path: Path) -> dict[str, str]:
    """What stands behind each key of a file."""
    return {entry.key: entry.source.partition("=")[2] for entry in entries_of(path, "en")}


# ---- cards under options ----


def test_the_effect_of_a_card_follows_the_options() -> None:
    def rule(card: str, **given: Any) -> str:
        return words_in("en").card_rule(card, resolve(given))

    assert "Score 1 prestige" in rule("captain")
    assert "Score 2 prestige" in rule("captain", captain_points=2)
    assert "nobody has less" in rule("beggar")
    assert "you alone" in rule("beggar", beggar_ties=False)
    assert "Each of your two dice" in rule("explorer", explorer_dice=2)
    assert "except on the last space" in rule("tower", tower_on_last_space=False)
    assert "three types" in rule("councilman", councilman_mode="once_if_three_types")


def test_rulings_follow_the_options() -> None:
    def rulings(card: str, **given: Any) -> str:
        return " ".join(words_in("en").card_rulings(card, resolve(given)))

    assert "once per round" in rulings("hospital")
    assert "every time" in rulings("hospital", when_cards="each")
    assert "Once per round" in rulings("crane")
    assert "every time" in rulings("crane", discount_limit="each")
    assert "A shared place counts" in rulings("monastery")
    assert "does not count" in rulings("monastery", monastery_ties=False)
    assert "one card of each type" in rulings("scribe", scribe_scope="type")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_and_every_form_has_a_text(language: str) -> None:
    words = words_in(language)
    assert set(RULINGS) <= set(names.CARD_IDS)
    forms = {form for _, choices in FORMS.values() for form in choices.values()}
    for ruling in forms - set(FORMS) | {"tie_counts", "tie_fails", "office"}:
        assert_whole(words.say(f"ruling-{ruling}"))
    for card, (option, choices) in EFFECTS.items():
        for value in choices:
            assert_whole(words.card_rule(card, resolve({option: value})))


def test_a_card_that_is_not_there_is_refused() -> None:
    with pytest.raises(DataError, match="there is no card 'office'"):
        words_in("en").card("office")
    with pytest.raises(DataError, match="there is no card 'castle'"):
        texts_in("de").card_rule("castle", resolve({}))


# ---- the rules ----


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_have_the_same_chapters_in_every_language(language: str) -> None:
    def anchors(of: str) -> list[str]:
        return re.findall(r"^#+ .* \{#([a-z-]+)\}$", texts_in(of).rules(), flags=re.M)

    assert anchors(language) == anchors("en")
    assert len(anchors("en")) >= 18
    linked = set(re.findall(r"\]\(#([a-z-]+)\)", texts_in(language).rules()))
    assert linked <= set(anchors(language))
    headings = re.findall(r"^#+ .*$", texts_in(language).rules(), flags=re.M)
    assert len(headings) == len(anchors(language)) + 1, "a chapter has no anchor"


def test_the_page_of_the_game_lists_every_option_with_its_text() -> None:
    page = (Path(__file__).parents[5] / "docs" / "games" / "macao.md").read_text("utf-8")
    for option in OPTIONS:
        text = texts_in("en").option(option.name).text
        told = re.sub(r"\(([a-z_]+)\)", r"(`\1`)", text)
        default = {"True": "yes", "False": "no"}.get(str(option.default), option.default)
        assert f"| `{option.name}` | {default} | {told} |" in page
