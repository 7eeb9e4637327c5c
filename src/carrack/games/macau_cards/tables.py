"""The options of one table as plain numbers, and what follows from them for each face.

A `Rules` object never changes; every state of a game points to it. Options that are words become
the
position of the word in the parameter's list of choices, as named in names.py.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from hashlib import blake2b
from typing import Any

from carrack.games.macau_cards.names import (
    BLACK_JOKER,
    COLOR_JOKER,
    FACES,
    JOKER,
    JOKER_RANK,
    KING,
    KING_OF_HEARTS,
    KING_OF_SPADES,
    NO_KIND,
    NONE,
    QUEEN_OF_HEARTS,
    RANKS,
    SUITED,
    THREE,
    TWO,
)
from carrack.games.macau_cards.options import PARAMETERS
from carrack.kernel import memory
from carrack.kernel.errors import BadOption
from carrack.kernel.layout import zeros
from carrack.kernel.options import Choice

AUTO_SECOND_DECK = 6  # RULING 3: one deck up to five players, two from six
BY_FACE = ("rank", "suit", "draw_value", "kind", "effect", "special", "wild", "points")


class Rules:
    """What the rules modules ask about options and cards."""

    rank: list[int]
    suit: list[int]
    draw_value: list[int]  # cards drawn because of this face
    kind: list[int]  # TWO, THREE, KING, JOKER: which attack it makes
    effect: list[int]  # does something when laid with no attack pending
    special: list[int]  # an effect, or any other privilege
    wild: list[int]  # ignores the normal requirement
    points: list[int]
    callable_rank: list[int]  # ranks without any special card
    fits_on: list[int]  # for each face in force: the faces that fit it normally, as bits
    follows: list[int]  # for each face laid: the faces that may follow it in one play, as bits

    decks: int
    jokers: int
    hand_size: int
    start_card: int
    first_seat: int
    direction: int
    king_spades_target: int
    king_spades_reply_target: int
    king_spades_resume: int
    king_reply: int
    queen_hearts_role: int
    queen_hearts_relay_add: int
    draw_reply: int
    joker_role: int
    joker_answers_draw: int
    joker_in_packs: int
    skip_rank: int
    skip_mode: int
    cancel_rank: int
    cancel_placement: int
    suit_call_rank: int
    suit_call_must_change: int
    rank_call_rank: int
    call_must_hold: int
    call_duration: int
    cross_calls: int
    cover_rank: int
    runs: int
    sets: int
    voluntary_draw: int
    play_drawn: int
    macau_mode: int
    macau_beaten_penalty: int
    macau_late_penalty: int
    macau_auto_penalty: int
    early_macau: int
    multi_macau: int
    end_mode: int
    last_card: int
    settle_final_attack: int
    scoring: int
    target_points: int
    turn_limit: int
    challenge_slip: int
    challenge_call: int
    challenge_draw: int
    challenge_penalty: int

    options: dict[str, Any]
    key: str  # a hash of the options, part of every fingerprint

    def __init__(self, options: dict[str, Any], seats: int) -> None:
        self.options = options
        self.key = blake2b(json.dumps(options, sort_keys=True).encode(), digest_size=8).hexdigest()
        self.fill_numbers(numbers(options), seats)
        self.fill_faces(options)
        cards = self.decks * (SUITED + self.jokers)
        if seats * self.hand_size + 1 > cards:
            raise BadOption(
                f"{seats} hands of {self.hand_size} and a starter need more than {cards} cards; "
                "take more decks or smaller hands",
                code="option.too_few_cards",
            )

    def fill_numbers(self, number: dict[str, int], seats: int) -> None:
        """Take over every option that is one number."""
        decks = self.options["num_decks"]
        self.decks = (1 if seats < AUTO_SECOND_DECK else 2) if decks == "auto" else decks
        self.hand_size = self.options["hand_size_by_players"][str(seats)]
        self.jokers = self.options["jokers_per_deck"]
        self.direction = 1 if self.options["direction"] == "cw" else -1
        self.start_card = number["start_card"]
        self.first_seat = number["first_seat"]
        self.king_spades_target = number["king_spades_target"]
        self.king_spades_reply_target = number["king_spades_reply_target"]
        self.king_spades_resume = number["king_spades_resume"]
        self.king_reply = number["king_reply"]
        self.queen_hearts_role = number["queen_hearts_role"]
        self.queen_hearts_relay_add = number["queen_hearts_relay_add"]
        self.draw_reply = number["draw_reply"]
        self.joker_role = number["joker_role"]
        self.joker_answers_draw = number["joker_answers_draw"]
        self.joker_in_packs = number["joker_in_packs"]
        self.skip_rank = number["skip_rank"]
        self.skip_mode = number["skip_mode"]
        self.cancel_rank = number["cancel_rank"]
        self.cancel_placement = number["cancel_placement"]
        self.suit_call_rank = number["suit_call_rank"]
        self.suit_call_must_change = number["suit_call_must_change"]
        self.rank_call_rank = number["rank_call_rank"]
        self.call_must_hold = number["call_must_hold"]
        self.call_duration = number["call_duration"]
        self.cross_calls = number["cross_calls"]
        self.cover_rank = number["cover_rank"]
        self.runs = number["runs"]
        self.sets = number["sets"]
        self.voluntary_draw = number["voluntary_draw"]
        self.play_drawn = number["play_drawn"]
        self.macau_mode = number["macau_mode"]
        self.macau_beaten_penalty = number["macau_beaten_penalty"]
        self.macau_late_penalty = number["macau_late_penalty"]
        self.macau_auto_penalty = number["macau_auto_penalty"]
        self.early_macau = number["early_macau"]
        self.multi_macau = number["multi_macau"]
        self.end_mode = number["end_mode"]
        self.last_card = number["last_card"]
        self.settle_final_attack = number["settle_final_attack"]
        self.scoring = number["scoring"]
        self.target_points = number["target_points"]
        self.turn_limit = number["turn_limit"]
        self.challenge_penalty = number["challenge_penalty"]
        challenges = self.options["challenges"]
        self.challenge_slip = int("slip" in challenges)
        self.challenge_call = int("call" in challenges)
        self.challenge_draw = int("draw" in challenges)

    def fill_faces(self, options: dict[str, Any]) -> None:
        """Work out for each face what it is and does."""
        table = face_table(options)
        prepare_faces(self)
        for face in range(FACES):
            self.rank[face] = table["rank"][face]
            self.suit[face] = table["suit"][face]
            self.draw_value[face] = table["draw_value"][face]
            self.kind[face] = table["kind"][face]
            self.effect[face] = table["effect"][face]
            self.special[face] = table["special"][face]
            self.wild[face] = table["wild"][face]
            self.points[face] = table["points"][face]
            self.fits_on[face] = bits(
                goes_on(table, options, face, other) for other in range(FACES)
            )
            self.follows[face] = bits(
                may_follow(table, options, face, other) for other in range(FACES)
            )
        for rank in range(len(RANKS)):
            special = [self.special[face] for face in range(SUITED) if self.rank[face] == rank]
            self.callable_rank[rank] = int(not any(special))


def prepare_faces(rules: Any) -> None:
    """In the pure build the arrays are lists; in the compiled one they are there already."""
    if not memory.COMPILED:
        for name in BY_FACE:
            setattr(rules, name, zeros((FACES,)))
        rules.callable_rank = zeros((len(RANKS),))
        rules.fits_on = zeros((FACES,))
        rules.follows = zeros((FACES,))


def bits(flags: Iterable[bool]) -> int:
    return sum(1 << i for i, flag in enumerate(flags) if flag)


def goes_on(table: dict[str, list[int]], options: dict[str, Any], under: int, face: int) -> bool:
    """Same suit or same rank as the face in force, or wild; a cover card by suit only.
    [RULING 46]
    """
    if table["wild"][face] or table["suit"][face] == table["suit"][under]:
        return True
    cover = table["rank"][face] == rank_number(options["cover_rank"])
    return table["rank"][face] == table["rank"][under] and not cover


def may_follow(table: dict[str, list[int]], options: dict[str, Any], last: int, face: int) -> bool:
    """In one play: the same rank, or a step in the suit that does not run over an effect card.
    [RULINGS 11, 12]
    """
    if table["rank"][face] == table["rank"][last]:
        return bool(options["sets"] or options["runs"])
    if not options["runs"] or last >= SUITED or face >= SUITED or table["effect"][last]:
        return False
    step = abs(table["rank"][face] - table["rank"][last])
    return table["suit"][face] == table["suit"][last] and step == 1


def rank_number(name: str) -> int:
    return NONE if name == "none" else RANKS.index(name)


def numbers(options: dict[str, Any]) -> dict[str, int]:
    """Words as positions in their list of choices, ranks as 0 to 12, yes and no as 1 and 0."""
    result: dict[str, int] = {}
    for option in PARAMETERS:
        value = options[option.name]
        if isinstance(option, Choice) and option.name.endswith("_rank"):
            result[option.name] = rank_number(value)
        elif isinstance(option, Choice) and isinstance(value, str):
            result[option.name] = option.choices.index(value)
        elif isinstance(value, (bool, int)):
            result[option.name] = int(value)
    return result


def face_table(options: dict[str, Any]) -> dict[str, list[int]]:
    """Every face's facts by name."""
    rows = [face_facts(face, options) for face in range(FACES)]
    return {name: [row[name] for row in rows] for name in BY_FACE}


def face_facts(face: int, options: dict[str, Any]) -> dict[str, int]:
    """One face: rank, suit, and the roles the options give it (section 1 and 9.1)."""
    joker = face >= SUITED
    rank = JOKER_RANK if joker else face // 4
    value, kind = draw_role(face, rank, options)
    roles = ("skip_rank", "rank_call_rank", "suit_call_rank", "cover_rank")
    effect = joker or value > 0 or rank in [rank_number(options[role]) for role in roles]
    own_suit_wild = rank in [rank_number(name) for name in options["wild_own_suit_ranks"]]
    queen = face == QUEEN_OF_HEARTS and options["queen_hearts_role"] != "plain"
    special = effect or own_suit_wild or queen or rank == rank_number(options["cancel_rank"])
    calls_wild = options["suit_call_wild"] and rank == rank_number(options["suit_call_rank"])
    joker_wild = joker and options["joker_role"] in ("reverse", "draw")
    return {
        "rank": rank,
        "suit": NONE if joker else face % 4,
        "draw_value": value,
        "kind": kind,
        "effect": int(effect),
        "special": int(special),
        "wild": int(calls_wild or own_suit_wild or joker_wild),
        "points": points_of(face, options["point_values"]),
    }


def draw_role(face: int, rank: int, options: dict[str, Any]) -> tuple[int, int]:
    """How many cards a face makes somebody draw, and the kind of that attack."""
    if rank == rank_number(options["draw_two_rank"]):
        return 2, TWO
    if rank == rank_number(options["draw_three_rank"]):
        return 3, THREE
    if face == KING_OF_HEARTS and options["king_hearts_draw"]:
        return options["king_hearts_draw"], KING
    if face == KING_OF_SPADES and options["king_spades_draw"]:
        return options["king_spades_draw"], KING
    if face == BLACK_JOKER and options["joker_role"] == "draw":
        return options["joker_black_draw"], JOKER
    if face == COLOR_JOKER and options["joker_role"] == "draw":
        return options["joker_color_draw"], JOKER
    return 0, NO_KIND


def points_of(face: int, values: dict[str, int]) -> int:
    """Points for a card left in the hand (14.4)."""
    if face >= SUITED:
        return values["joker"]
    return values["KH"] if face == KING_OF_HEARTS else values[RANKS[face // 4]]
