"""The options of one table as plain numbers, and what follows from them for each face.

A `Tables` object never changes; every state of a game points to it. `numbers.py` works the numbers
out.
"""

# compiled, small

from __future__ import annotations

from typing import Any

from carrack.games.macau_cards.names import FACES, RANKS
from carrack.kernel.layout import Field, Layout
from carrack.kernel.memory import write_numbers


class Tables:
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
    second_call: int
    call_optional: int
    solo_hits: int
    war_stop: int
    joker_joins_answer: int

    options: dict[str, Any]
    key: str  # a hash of the options, part of every fingerprint

    LAYOUT = Layout(
        Field("rank", "short", FACES),
        Field("suit", "short", FACES),
        Field("draw_value", "short", FACES),
        Field("kind", "short", FACES),
        Field("effect", "short", FACES),
        Field("special", "short", FACES),
        Field("wild", "short", FACES),
        Field("points", "short", FACES),
        Field("callable_rank", "short", len(RANKS)),
        Field("fits_on", "unsigned long long", FACES),
        Field("follows", "unsigned long long", FACES),
        Field("decks", "int"),
        Field("jokers", "int"),
        Field("hand_size", "int"),
        Field("start_card", "int"),
        Field("first_seat", "int"),
        Field("direction", "int"),
        Field("king_spades_target", "int"),
        Field("king_spades_reply_target", "int"),
        Field("king_spades_resume", "int"),
        Field("king_reply", "int"),
        Field("queen_hearts_role", "int"),
        Field("queen_hearts_relay_add", "int"),
        Field("draw_reply", "int"),
        Field("joker_role", "int"),
        Field("joker_answers_draw", "int"),
        Field("joker_in_packs", "int"),
        Field("skip_rank", "int"),
        Field("skip_mode", "int"),
        Field("cancel_rank", "int"),
        Field("cancel_placement", "int"),
        Field("suit_call_rank", "int"),
        Field("suit_call_must_change", "int"),
        Field("rank_call_rank", "int"),
        Field("call_must_hold", "int"),
        Field("call_duration", "int"),
        Field("cross_calls", "int"),
        Field("cover_rank", "int"),
        Field("runs", "int"),
        Field("sets", "int"),
        Field("voluntary_draw", "int"),
        Field("play_drawn", "int"),
        Field("macau_mode", "int"),
        Field("macau_beaten_penalty", "int"),
        Field("macau_late_penalty", "int"),
        Field("macau_auto_penalty", "int"),
        Field("early_macau", "int"),
        Field("multi_macau", "int"),
        Field("end_mode", "int"),
        Field("last_card", "int"),
        Field("settle_final_attack", "int"),
        Field("scoring", "int"),
        Field("target_points", "int"),
        Field("turn_limit", "int"),
        Field("challenge_slip", "int"),
        Field("challenge_call", "int"),
        Field("challenge_draw", "int"),
        Field("challenge_penalty", "int"),
        Field("second_call", "int"),
        Field("call_optional", "int"),
        Field("solo_hits", "int"),
        Field("war_stop", "int"),
        Field("joker_joins_answer", "int"),
    )

    def __init__(self, values: dict[str, Any], options: dict[str, Any], key: str) -> None:
        self.options = options
        self.key = key
        write_numbers(self, Tables.LAYOUT, values)
