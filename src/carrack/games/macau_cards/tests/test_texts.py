"""Texts: nothing is missing in any language, and what is told agrees with the rules."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import carrack
from carrack import BadOption, CarrackError
from carrack.games.macau_cards import names
from carrack.games.macau_cards.actions import vocabulary
from carrack.games.macau_cards.cards import face_facts
from carrack.games.macau_cards.options import MODIFIERS, OPTIONS, PRESETS, resolve
from carrack.games.macau_cards.tests.scenario import MacauTable, macau
from carrack.games.macau_cards.texts import roles as macau_roles
from carrack.games.macau_cards.threat import is_answerable
from carrack.kernel.options import Choice, Several
from carrack.texts import LANGUAGES, Texts
from carrack.texts.completeness import is_whole
from carrack.texts.letters import SUITS_OF

SOURCE = Path(carrack.__file__).parent
PLAYERS = ["Anna", "Bob", "Carl", "Dora"]

# One of each kind of event, and of each way it can be told; seat 0 acts, seat 1 suffers.
EVENTS: list[dict[str, Any]] = [
    {"type": "dealt", "seat": 0, "count": 5},
    {"type": "set_aside", "card": "KS"},
    {"type": "starter", "card": "TD"},
    {"type": "laid", "seat": 0, "card": "7S"},
    {"type": "laid", "seat": 0, "card": "CJ", "as": "KS"},
    {"type": "play_ended", "seat": 0, "count": 2},
    *({"type": "drew", "seat": 0, "count": 2, "cause": cause} for cause in names.CAUSE_NAMES),
    {"type": "drew", "seat": 0, "count": 2, "cards": ["5D", "9C"], "cause": "attack"},
    {"type": "forgiven", "seat": 0, "count": 3, "cause": "attack"},
    {"type": "reshuffled", "count": 31},
    {"type": "passed", "seat": 0},
    {"type": "kept", "seat": 0},
    {"type": "accepted", "seat": 0, "attack": "draw", "count": 4},
    {"type": "accepted", "seat": 0, "attack": "skip", "count": 1},
    {"type": "declined", "seat": 0},
    {"type": "missed_turn", "seat": 0, "left": 0},
    {"type": "missed_turn", "seat": 0, "left": 2},
    {"type": "called_suit", "seat": 0, "suit": "H"},
    {"type": "called_free_suit", "seat": 0, "except": "S"},
    {"type": "called_free_suit", "seat": 0, "except": None},
    {"type": "called_rank", "seat": 0, "rank": "8"},
    {"type": "called_any_plain", "seat": 0},
    {"type": "called_nothing", "seat": 0},
    {"type": "call_lapsed"},
    {"type": "direction_turned", "direction": "cw"},
    {"type": "direction_turned", "direction": "ccw"},
    {"type": "attacked", "seat": 0, "target": 1, "attack": "draw", "total": 4, "kind": "two"},
    {"type": "attacked", "seat": 0, "target": 1, "attack": "skip", "total": 1, "kind": "none"},
    {"type": "attacked", "seat": 0, "target": 1, "attack": "duel", "total": 2, "kind": "none"},
    {"type": "attacked", "seat": 0, "target": 0, "attack": "draw", "total": 5, "kind": "king"},
    {"type": "attack_ended", "cause": "cancel"},
    {"type": "attack_ended", "cause": "queen_of_hearts"},
    {"type": "war_goes_on", "target": 1},
    {"type": "solo_turns", "seat": 0, "count": 3},
    {"type": "macau_said", "seat": 0},
    {"type": "macau_caught", "seat": 0, "owner": 1, "cause": "macau_beaten"},
    {"type": "macau_caught", "seat": 0, "owner": 1, "cause": "macau_late"},
    {"type": "macau_missed", "seat": 0},
    {"type": "multi_macau_said", "seat": 0},
    {"type": "challenged", "seat": 0},
    {"type": "window_closed", "owner": 1},
    *(
        {"type": "verdict", "seat": 0, "guilty": guilty, "about": about}
        for guilty in (True, False)
        for about in ("slip", "call", "draw")
    ),
    {"type": "card_shown", "seat": 0, "card": "9C"},
    {"type": "play_taken_back", "seat": 0, "card": "8D"},
    {"type": "went_out", "seat": 0, "place": 1},
    {"type": "round_blocked", "cause": "rule"},
    {"type": "round_blocked", "cause": "turn_limit"},
    {"type": "round_ended", "round": 2},
    {"type": "scored", "seat": 0, "points": 35, "total": 205},
    {"type": "match_ended"},
]

# Codes that are not always written as `code="…"` in the source, by what they are about.
CODES = {
    "seat": "unknown not_acting",
    "action": "unknown",
    "phase": "wrong",
    "card": (
        "not_held does_not_fit does_not_answer does_not_continue does_not_cover"
        " not_the_drawn_one not_as_last joker_role"
    ),
    "draw": "under_attack card_fits nothing_left",
    "pass": "can_draw",
    "accept": "no_attack",
    "call": "suit_in_play not_held not_callable has_choice same_again duty",
    "macau": "not_now",
    "multi_macau": "not_now",
    "catch": "not_exposed",
    "challenge": "not_now",
    "record": (
        "unreadable unwritable exists changed version title data header row order chain cut action"
        " fingerprint"
    ),
    "dump": "game version damaged",
    "option": "unknown value variant modifiers together roles too_few_cards seats seed players",
}
# What the terminal alone can get wrong, it tells in its own words.
SPEAKING_PARTS = ("kernel", "games/macau_cards", "bots", "texts")

WAYS: list[dict[str, Any]] = [
    *({"variant": variant} for variant in PRESETS),
    {"variant": "hungarian", "modifiers": ["easier"]},
    {"variant": "hungarian", "modifiers": ["harder"]},
    {"variant": "hungarian", "modifiers": ["harder_no_defence"]},
    {"variant": "romanian", "modifiers": ["easier_wild_draws"]},
    {"variant": "romanian", "modifiers": ["harder"]},
    {"variant": "plawno", "modifiers": ["harder_plain_draws"]},
    {"variant": "plawno", "war_stop": "anybody", "solo_hits": "all", "call_optional": True},
    {"variant": "romanian", "sevens_unused": True, "without_jokers": True},
    {"variant": "hungarian", "modifiers": ["easier"], "wild_draws": "always"},
]
# Ranks that change places, one after the other role, figures of nought.
ODD_WAYS: list[dict[str, Any]] = [
    {
        "variant": "romanian",
        "skip_rank": "A",
        "cancel_rank": "4",
        "suit_call_rank": "7",
        "wild_own_suit_ranks": ["4"],
        "cancel_placement": "match",
    },
    {"variant": "romanian", "joker_black_draw": 0, "joker_color_draw": 0},
    {"draw_two_rank": "none", "draw_three_rank": "none", "king_reply": "none"},
    {"queen_hearts_relay_add": 0, "suit_call_wild": False, "call_duration": "one_lap"},
    {"rank_call_rank": "T", "cross_calls": True, "call_duration": "next_only"},
    {"wild_own_suit_ranks": ["5", "6", "7", "8", "9", "T"], "scoring": "points"},
    {"king_spades_target": "next", "king_spades_reply_target": "previous"},
    {"variant": "plawno", "skip_mode": "accumulate", "joker_role": "substitute"},
]


@cache
def texts_in(language: str) -> Texts:
    return Texts("macau_cards", language)


def assert_whole(text: str) -> None:
    assert is_whole(text), text


# ---- nothing is missing ----


def codes() -> set[str]:
    """Every error code that kernel, Macau, bots and texts can raise."""
    found = {f"{about}.{why}" for about, whys in CODES.items() for why in whys.split()}
    for part in SPEAKING_PARTS:
        for path in (SOURCE / part).rglob("*.py"):
            if "tests" not in path.parts:
                source = re.sub(r"^ *>>>.*$", "", path.read_text(encoding="utf-8"), flags=re.M)
                found |= set(re.findall(r'code="([a-z_]+\.[a-z_]+)"', source))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_code_has_a_text(language: str) -> None:
    told = texts_in(language).sentences
    missing = [code for code in sorted(codes()) if not told.has("error-" + code.replace(".", "-"))]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_variant_and_house_rule_is_explained_in_one_sentence(language: str) -> None:
    texts = texts_in(language)
    described = [texts.option(option.name) for option in OPTIONS]
    described += [texts.variant(name) for name in PRESETS]
    described += [texts.modifier(name) for name in MODIFIERS]
    assert len(described) == 62 + 4 + 10
    for label, text in described:
        assert_whole(label)
        assert_whole(text)
        assert text.endswith(".")
    assert len({label for label, _ in described}) == len(described)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_values_that_may_be_written_are_part_of_the_explanation(language: str) -> None:
    for option in OPTIONS:
        if isinstance(option, (Choice, Several)) and not option.name.endswith(("_rank", "_ranks")):
            words = [value for value in option.choices if isinstance(value, str)]
            text = texts_in(language).option(option.name).text
            assert [value for value in words if f"({value})" not in text] == [], option.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_group_and_phase_has_a_name(language: str) -> None:
    for group in {option.group for option in OPTIONS}:
        assert_whole(texts_in(language).group(group))
    for phase in names.PHASE_NAMES:
        assert_whole(texts_in(language).phase(phase))


# ---- actions and events ----


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_144_actions_have_their_own_label(language: str) -> None:
    texts = texts_in(language)
    words, seats = vocabulary(names.SEATS), [f"P{seat}" for seat in range(names.SEATS)]
    labels = [texts.action(words.named(a, 0), seats) for a in range(names.ACTION_COUNT)]
    for label in labels:
        assert_whole(label)
    assert len(set(labels)) == 144


def test_labels_are_short_and_in_the_language() -> None:
    assert texts_in("en").action({"type": "play", "card": "7S"}) == "Lay 7♠"
    assert texts_in("en").action({"type": "draw"}) == "Draw a card"
    assert texts_in("en").action({"type": "call_suit", "suit": "H"}) == "Call hearts"
    assert texts_in("de").action({"type": "call_rank", "rank": "8"}) == "Achten wünschen"
    assert texts_in("fr").action({"type": "play_as", "card": "TD"}) == "Poser un joker comme 10♦"
    assert texts_in("fr").action({"type": "catch", "seat": 1}, PLAYERS) == "Prendre Bob en faute"
    assert texts_in("en").action({"type": "catch", "seat": 1}) == "Catch Seat 1"


@pytest.mark.parametrize(
    ("kind", "label"),
    [
        ("draw", "Accept and draw 4 cards"),
        ("skip", "Accept and lose 4 turns"),
        ("duel", "Decline the duel"),
    ],
)
def test_with_a_view_the_label_tells_what_accepting_costs(kind: str, label: str) -> None:
    view = {"attack": {"kind": kind, "amount": 4}}
    assert texts_in("en").action({"type": "accept"}, PLAYERS, view) == label


def test_the_examples_cover_every_event() -> None:
    assert {event["type"] for event in EVENTS} == set(names.EVENT_NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_every_event_is_a_whole_sentence_for_everybody(language: str, viewer: int | None) -> None:
    for event in EVENTS:
        text = texts_in(language).event(event, PLAYERS, viewer)
        assert_whole(text)
        if viewer is not None:
            assert PLAYERS[viewer] not in text, "the viewer is spoken to, not about"


def test_the_log_reads_like_a_story() -> None:
    texts = texts_in("en")
    drawn = {"type": "drew", "seat": 0, "count": 2, "cards": ["5D", "9C"], "cause": "attack"}
    assert texts.event(drawn, PLAYERS, 0) == "You draw 2 cards: 5♦ 9♣ (attack)"
    one = {"type": "drew", "seat": 0, "count": 1, "cause": "turn"}
    assert texts.event(one, PLAYERS, 1) == "Anna draws 1 card"
    assert texts_in("fr").event(drawn, PLAYERS, 0) == (
        "Vous piochez 2 cartes\N{NO-BREAK SPACE}: 5♦ 9♣ (attaque)"
    )
    caught = {"type": "macau_caught", "seat": 2, "owner": 0, "cause": "macau_beaten"}
    assert texts_in("de").event(caught, PLAYERS, 0) == "Carl sagt „Macau!“ schneller als du"
    stands = {"type": "window_closed", "owner": 1}
    assert texts_in("en").event(stands, PLAYERS) == "Nobody challenges Bob"
    assert texts_in("fr").event(stands, PLAYERS, 1) == "Personne ne conteste votre coup"


def test_a_name_may_be_anything() -> None:
    odd = ["{ $seat }", "x" * 3000]
    laid = {"type": "laid", "seat": 0, "card": "7S"}
    assert texts_in("en").event(laid, odd) == "{ $seat } lays 7♠"
    assert len(texts_in("en").event({**laid, "seat": 1}, odd)) < 3000


# ---- errors ----


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_error_is_told_by_its_code(language: str) -> None:
    for code in sorted(codes()):
        text = texts_in(language).error(CarrackError("the reason, with numbers", code=code))
        assert_whole(text)
        assert text != "the reason, with numbers"


def test_details_of_an_error_are_not_lost_in_translation() -> None:
    with pytest.raises(BadOption) as refused:
        carrack.load("macau_cards").resolve({"runs": "maybe"})
    told = "Die Option runs kann nicht 'maybe' sein; erlaubt ist true oder false."
    assert texts_in("de").error(refused.value) == told
    with pytest.raises(BadOption) as refused:
        carrack.load("macau_cards").resolve({"modifiers": ["easier", "harder"]})
    told = "Ezek a beállítások nem férnek össze: Könnyebb és Nehezebb."
    assert texts_in("hu").error(refused.value) == told


# ---- cards and what they do ----


def test_cards_have_full_names() -> None:
    assert texts_in("en").card("7S") == "seven of spades"
    assert texts_in("de").card("QH") == "Herz-Dame"
    assert texts_in("fr").card("AC") == "as de trèfle"
    assert texts_in("en").face("TD") == "10♦"
    assert texts_in("en").face("BJ") == "★ black joker"
    for language in LANGUAGES:
        full = {texts_in(language).card(name) for name in names.FACE_NAMES}
        assert len(full) == 54


@pytest.mark.parametrize(
    ("language", "letters"), [("en", "JQK"), ("fr", "VDR"), ("de", "BDK"), ("fr-x-jdr", "JDR")]
)
def test_every_sentence_names_a_card_by_the_letters_of_the_readers_pack(
    language: str, letters: str
) -> None:
    texts, jack, queen, king = Texts("macau_cards", language), *letters
    view: dict[str, Any] = {"phase": "turn", "face": "QH", "attack": None, "options": {}}
    view["requirement"] = {"kind": "normal", "value": None}
    rejected = {"card": "JS", "face": "QH", "requirement": view["requirement"]}
    said = {
        texts.face("JS"): f"{jack}♠",
        texts.action({"type": "play", "card": "KD"}): f"{king}♦",
        texts.event({"type": "laid", "seat": 0, "card": "BJ", "as": "QC"}, ["A"]): f"{queen}♣",
        texts.requirement(view): f" {queen}",
        texts.card_rule("KH", resolve({"variant": "hungarian"})): f"{king}♥, {king}♠, {queen}♥",
        texts.card_rule("8S", resolve({"variant": "hungarian"})): "",
        texts.choice("king_reply", "kings"): f"{king}♥",
        texts.option("queen_hearts_relay_add").label: f"{queen}♥",
        texts.error(CarrackError("", code="card.does_not_fit", facts=rejected)): f"{jack}♠",
        texts.rules(): f"{king}♥",
    }
    others = "".join(set("JQKVRBD") - set(letters))
    for sentence, card in said.items():
        assert card in sentence, (card, sentence)
        assert not re.search(f"[{others}][♠♥♦♣]", sentence), sentence


def test_a_pack_with_german_suits_is_told_in_its_own_words() -> None:
    texts = Texts("macau_cards", "de-x-uok")
    assert texts.face("JS") == "Blatt U"
    assert texts.face("TH") == "Herz 10"
    assert texts.card("QC") == "Eichel-Ober"
    assert texts.action({"type": "call_suit", "suit": "D"}) == "Schellen wünschen"
    assert texts.event({"type": "laid", "seat": 0, "card": "BJ", "as": "KS"}, ["Ana"]).endswith(
        "als Blatt K"
    )
    everything = [texts.option(option.name).text for option in OPTIONS]
    everything += [
        texts.card_rule(card, resolve({"variant": "hungarian"})) for card in names.FACE_NAMES
    ]
    assert not re.search("[♠♥♦♣]", " ".join(everything))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pack", SUITS_OF)
def test_every_language_has_words_for_packs_with_other_suits(language: str, pack: str) -> None:
    texts, plain = Texts("macau_cards", f"{language}-x-{pack}"), Texts("macau_cards", language)
    for suit in "SHDC":
        word = texts.sentences.say(f"suit-{suit}")
        short = texts.face(f"7{suit}").removesuffix(" 7")
        assert short[:2].casefold() == word[:2].casefold()  # “leaf 7”, and “leaves” alone
    assert set(texts.sentences.keys) == set(plain.sentences.keys)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("way", [*WAYS, *ODD_WAYS], ids=str)
def test_every_card_has_a_rule_with_the_right_figures(language: str, way: dict[str, Any]) -> None:
    options = resolve(way)
    for name in names.FACE_NAMES:
        rule = texts_in(language).card_rule(name, options)
        assert_whole(rule)
        facts = face_facts(names.FACE_IDS[name], options)
        if facts["draw_value"]:
            assert re.search(rf"\b{facts['draw_value']}\b", rule), (name, rule)
        if options["scoring"] == "points" and options["joker_role"] != "absent":
            assert re.search(rf"\b{facts['points']}\b", rule), (name, rule)


def test_the_rule_of_a_card_follows_the_options() -> None:
    def rule(card: str, **given: Any) -> str:
        return texts_in("en").card_rule(card, resolve(given))

    assert "draws 5 cards" in rule("KH", variant="hungarian")
    assert "ordinary" in rule("KH", variant="romanian")
    assert "Nothing answers it" in rule("KH", variant="tel_aviv")
    assert "150 points" in rule("KH", variant="tel_aviv")
    assert "player before you draws 5" in rule("KS", variant="hungarian")
    assert "draws 10 cards" in rule("CJ", variant="romanian")
    assert "draws 7 cards" in rule("KH", king_hearts_draw=7)
    assert "covered" in rule("5D", variant="tel_aviv")
    assert "ordinary" in rule("5D", variant="hungarian")
    assert "duel" in rule("4C", variant="plawno")
    assert "cancels" in rule("7C", variant="romanian")
    assert "5, 6, 7, 8, 9, 10" in rule("JS", variant="hungarian")
    assert "stands for any card" in rule("BJ", variant="plawno")
    assert "no jokers" in rule("BJ", variant="tel_aviv")
    assert "adds 5 cards" in rule("QH", variant="hungarian")


@pytest.mark.parametrize("way", [*WAYS, *ODD_WAYS], ids=str)
def test_the_roles_told_are_those_of_the_rules(way: dict[str, Any]) -> None:
    options = resolve(way)
    special_ranks = set()
    for name, face in names.FACE_IDS.items():
        facts = face_facts(face, options)
        assert macau_roles.draws(name, options) == facts["draw_value"], name
        assert macau_roles.is_wild(name, options) == bool(facts["wild"]), name
        assert macau_roles.is_special(name, options) == bool(facts["special"]), name
        assert macau_roles.points(name, options) == facts["points"], name
        if facts["draw_value"]:
            assert macau_roles.kind_of(name, options) == names.KIND_NAMES[facts["kind"]], name
        if facts["special"]:
            special_ranks.add(name[0])
    expected = [rank for rank in names.RANKS if rank not in special_ranks]
    assert macau_roles.callable_ranks(options) == expected


def told_answers(view: dict[str, Any], cards: list[str]) -> set[str]:
    """The cards among these that our description says would answer the attack in the view."""
    found = macau_roles.answers_to(view["attack"]["cards"], view["options"])
    low = macau_roles.low_ranks(view["options"])
    top = view["discard"][-1]["as"]
    answers = set()
    for card in cards:
        in_suit = card[0] in low and card[1] == top[1] and top not in macau_roles.JOKERS
        matches = view["options"]["draw_reply"] == "matching" and in_suit
        is_joker = card in macau_roles.JOKERS
        if matches or card in found or ("joker" if is_joker else card[0]) in found:
            answers.add(card)
    return answers


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_the_answers_told_are_those_the_rules_accept(way: dict[str, Any]) -> None:
    attacks = 0
    for state, seat in walked(way, seeds=range(12)):
        view = state.view(seat)
        if view["phase"] != "turn" or not view["attack"] or view["attack"]["kind"] != "draw":
            continue
        attacks += 1
        laid = [state.game.action(state, seat, action) for action in state.legal(seat)]
        plays = {action["card"] for action in laid if action["type"] == "play"}
        declared = {action["card"] for action in laid if action["type"] == "play_as"}
        substitutes = view["options"]["joker_role"] == "substitute"
        own = [card for card in view["hand"] if not (substitutes and card in ("BJ", "CJ"))]
        assert plays == told_answers(view, own)
        if substitutes and {"BJ", "CJ"} & set(view["hand"]):
            assert declared == told_answers(view, list(macau_roles.CARDS[:52]))
    assert attacks > 20


# ---- whole games ----


def walked(way: dict[str, Any], seeds: range) -> Iterator[tuple[Any, int]]:
    """Every state of some short random games, with a seat that may act."""
    game = carrack.load("macau_cards")
    for seed in seeds:
        rng = Random(seed)
        state = game.new(seats=3, seed=seed, options={**way, "turn_limit": 60})
        while not state.is_over:
            seat = state.to_move
            yield state, seat
            state.apply(seat, rng.choice(state.legal(seat)))
        yield state, 0


TALKATIVE: list[dict[str, Any]] = [
    {"variant": "hungarian", "modifiers": ["cheating", "bluff_calls"], "call_duration": "one_lap"},
    {"variant": "romanian", "modifiers": ["easier"], "early_macau": True},
    {"variant": "tel_aviv", "target_points": 60},
    {"variant": "plawno", "modifiers": ["cheating"], "multi_macau": "free"},
]


@pytest.mark.parametrize("way", TALKATIVE, ids=lambda way: way["variant"])
def test_everything_in_a_whole_game_can_be_told(way: dict[str, Any]) -> None:
    for state, seat in walked(way, seeds=range(2)):
        for viewer in (None, 0, 1, 2):
            view, events = state.view(viewer), state.events(viewer)
            for language in LANGUAGES:
                assert_told(texts_in(language), view, events)
        seen = state.view(seat)
        for action in state.legal(seat):
            assert_whole(
                texts_in("en").action(state.game.action(state, seat, action), PLAYERS, seen)
            )


def assert_told(texts: Texts, view: dict[str, Any], events: list[dict[str, Any]]) -> None:
    """What a viewer reads about a table: the prompt, what must be laid, the attack, the log."""
    assert_whole(texts.prompt(view, PLAYERS))
    assert_whole(texts.requirement(view))
    attack = texts.attack(view, PLAYERS)
    threatens = view["attack"] is not None and view["attack"]["target"] is not None
    assert bool(attack) == threatens
    for event in events:
        assert_whole(texts.event(event, PLAYERS, view["viewer"]))


def required(
    kind: str, value: str | None, face: str | None, left: int = 0, also: Sequence[str] = ()
) -> dict[str, Any]:
    needed = {"kind": kind, "value": value, "turns_left": left, "also": also}
    return {"requirement": needed, "face": face, "phase": "turn"}


def test_what_must_be_laid_is_told() -> None:
    tell = texts_in("en").requirement
    assert tell(required("normal", None, "TS")) == "♠ or 10"
    assert tell(required("normal", None, None)) == "any card"
    assert tell(required("suit", "H", "AS")) == "hearts ♥ called"
    assert tell(required("free", "S", "AD")) == "any suit but spades ♠"
    assert tell(required("free", None, "AD")) == "any card"
    assert tell(required("rank", "8", "JS", left=2)) == "eights called, for 2 more turns"
    assert tell(required("any_plain", None, "JS")) == "any plain card"
    assert tell(required("anything", None, None)) == "any card"


def test_any_queen_is_told_where_she_lights_a_card() -> None:
    tell = texts_in("en").requirement
    table = macau("tel_aviv", face="TS", A="QH 9D 8C", B="6C 6D")
    assert table.may_lay("A") == {"QH"}
    assert tell(table.seen) == "♠ or 10; at any time: aces, queens"
    table = macau(face="JS", requirement="any_plain", A="9D JD 2C", B="6C 6D")
    assert table.may_lay("A") == {"9D", "JD"}
    assert tell(table.seen) == "any plain card; at any time: jacks"


@pytest.mark.parametrize(
    ("table", "told"),
    [
        (lambda: macau(face="TS", A="8S 9S 8D 7C"), "8, 7♠, 9♠ in the same play"),
        (lambda: macau("plawno", face="TS", A="8S 9S 8D 7C"), "8 in the same play"),
        (lambda: macau("tel_aviv", face="TS", A="5S 8S 8D 7C"), "♠, or aces, fives, queens"),
    ],
)
def test_the_next_card_speaks_of_the_play_while_it_goes_on(
    table: Callable[[], MacauTable], told: str
) -> None:
    laid = table()
    laid.lays("A", sorted(laid.may_lay("A"))[0])
    assert texts_in("en").requirement(laid.seen) == told


def test_answering_is_told_only_where_the_rules_know_an_answer() -> None:
    # Given the king of hearts in Tel Aviv, which nothing answers
    table = macau("tel_aviv", face="TH", A="KH 9D 9C", B="6C 6D").plays("A", "KH")
    seen = table.state.view(table.seat("B"))
    texts = texts_in("en")
    assert texts.prompt(seen, PLAYERS) == "You are under attack, and nothing answers it: accept"
    assert texts.attack(seen, PLAYERS) == "You must draw 5 cards: nothing answers it"
    # And a two, which another two answers
    table = macau("tel_aviv", face="TH", A="2H 9D 9C", B="6C 6D").plays("A", "2H")
    seen = table.state.view(table.seat("B"))
    assert texts.prompt(seen, PLAYERS) == "You are under attack: answer or accept"
    assert texts.attack(seen, PLAYERS) == "You must answer or draw 2 cards"


@pytest.mark.parametrize("way", WAYS, ids=str)
@pytest.mark.parametrize("kind", ["two", "three", "king", "joker"])
def test_the_view_and_the_card_texts_agree_on_what_can_be_answered(
    way: dict[str, Any], kind: str
) -> None:
    options = resolve(way)
    told = macau_roles.answers_to(kind, options)
    matching = options["draw_reply"] == "matching" and macau_roles.low_ranks(options)
    assert is_answerable(kind, options) == bool(told or matching)


def test_the_banner_of_an_attack_names_whom_it_hits() -> None:
    table = macau(face="TS", A="2S 8D", B="2H 6D 6H", C="8H 9H").plays("A", "2S")
    names = [table.letter(seat) for seat in range(3)]
    assert table.phase == "macau_window"
    assert texts_in("en").attack(table.seen, names) == "B must answer or draw 2 cards"
    table.says_macau("A").lays("B", "2H")
    assert texts_in("en").attack(table.seen, names) == "C must answer or draw 4 cards"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("attack", [None, "draw", "skip", "duel"])
def test_every_phase_tells_whom_it_waits_for(language: str, attack: str | None) -> None:
    pending = {"kind": attack, "amount": 2, "author": 1, "answerable": True} if attack else None
    for phase in names.PHASE_NAMES:
        for viewer, may_react in ((None, False), (0, False), (1, True)):
            view = {"phase": phase, "viewer": viewer, "current": 0, "attack": pending}
            view["window"] = {"owner": 0, "you_may_react": may_react}
            text = texts_in(language).prompt(view, PLAYERS)
            assert_whole(text)
            assert viewer != 0 or "Anna" not in text


def test_a_window_asks_its_owner_and_the_others_differently() -> None:
    def ask(viewer: int | None, may_react: bool) -> str:
        window = {"kind": "macau", "owner": 0, "about": [], "you_may_react": may_react}
        view = {"phase": "macau_window", "viewer": viewer, "current": 0, "window": window}
        return texts_in("en").prompt(view, PLAYERS)

    assert ask(0, True) == "You have one card left: say “Macau!”"
    assert ask(0, False) == "You have one card left: the others may still react"
    assert ask(1, True) == "Anna has one card left: will you say it first?"
    assert ask(None, False) == "Anna has one card left"


# ---- the rules to read ----


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_can_be_read_in_every_language(language: str) -> None:
    rules = texts_in(language).rules()
    headings = re.findall(r"^## (.+)$", rules, flags=re.M)
    assert len(headings) == len(set(headings)) == 15
    called = "Makao" if language == "pl" else "Macau"
    assert rules.startswith(f"# {called}\n")
    for name in MODIFIERS:
        assert f"`{name}`" in rules
    assert 1000 < len(rules.split()) < 2100


def test_the_chapters_of_the_rules_keep_their_names() -> None:
    headings = re.findall(r"^## (.+) \{#", texts_in("en").rules(), flags=re.M)
    assert headings == [
        "Goal",
        "The deal",
        "Your turn",
        "Matching",
        "Several cards at once",
        "Drawing",
        "Attacks",
        "Skipping",
        "Calls",
        "Jokers",
        "Macau!",
        "Going out and scoring",
        "Bluffing and cheating",
        "Variants",
        "House rules",
    ]


def test_the_page_of_the_game_lists_every_option_with_its_values() -> None:
    page = Path(__file__).parents[5].joinpath("docs", "games", "macau_cards.md").read_text("utf-8")
    rows = re.findall(r"^\| `(\w+)` \| (.+) \|$", page, flags=re.M)
    cells = {name: rest.split(" | ") for name, rest in rows}
    told = {True: "yes", False: "no"}
    for option in OPTIONS:
        assert len(cells[option.name]) == len(PRESETS) + 1
        for cell, variant in zip(cells[option.name], PRESETS, strict=False):
            value = resolve({"variant": variant})[option.name]
            if isinstance(value, bool):
                assert cell == told[value], option.name
            elif isinstance(value, (str, int)):
                assert cell == str(value), option.name
            elif isinstance(value, list):
                assert cell == (", ".join(value) or "-"), option.name
    assert set(MODIFIERS) <= set(cells) | set(re.findall(r"^\| `(\w+)` \|", page, flags=re.M))
