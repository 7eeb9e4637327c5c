"""The 62 options, the four presets as columns of values, and the modifiers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from carrack.kernel.errors import BadOption, shown
from carrack.kernel.options import Choice, Figures, Number, Option, Several, YesNo, checked

RANK_CHOICES = ("none", "A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K")
HAND_SIZES = {str(seats): 5 for seats in range(2, 11)}
POINT_VALUES = {
    "A": 50,
    "2": 20,
    "3": 30,
    "4": 5,
    "5": 5,
    "6": 5,
    "7": 5,
    "8": 5,
    "9": 5,
    "T": 10,
    "J": 10,
    "Q": 10,
    "K": 10,
    "KH": 150,
    "joker": 50,
}


def rank(name: str, default: str) -> Choice:
    return Choice(name, default, "roles", choices=RANK_CHOICES)


OPTIONS: tuple[Option, ...] = (
    # Deck and deal
    Choice("num_decks", "auto", "deck", choices=("auto", 1, 2, 3, 4)),
    Choice("jokers_per_deck", 2, "deck", choices=(0, 2)),
    YesNo("without_jokers", False, "deck", earlier=False),
    Figures("hand_size_by_players", HAND_SIZES, "deck", low=1, high=40),
    Choice("start_card", "plain_only", "deck", choices=("plain_only", "inert", "as_dealer_play")),
    Choice("first_seat", "dealer_right", "deck", choices=("dealer_right", "dealer_left")),
    Choice("direction", "ccw", "deck", choices=("ccw", "cw")),
    # Roles of cards
    rank("draw_two_rank", "2"),
    rank("draw_three_rank", "3"),
    Number("king_hearts_draw", 5, "roles", high=50),
    Number("king_spades_draw", 5, "roles", high=50),
    Choice("king_spades_target", "previous", "roles", choices=("next", "previous")),
    Choice("king_spades_reply_target", "next", "roles", choices=("next", "previous")),
    Choice("king_spades_resume", "after_victim", "roles", choices=("after_victim", "after_player")),
    Choice(
        "king_reply",
        "kings_and_queen_hearts",
        "roles",
        choices=("none", "kings", "kings_and_queen_hearts"),
    ),
    Choice("queen_hearts_role", "king_relay", "roles", choices=("plain", "king_relay", "war_stop")),
    Number("queen_hearts_relay_add", 5, "roles", high=50),
    Choice("war_stop", "attacked", "roles", choices=("attacked", "anybody"), earlier="attacked"),
    Choice(
        "draw_reply",
        "own_kind",
        "roles",
        choices=("none", "own_kind", "matching", "low_wild", "war"),
    ),
    Choice(
        "wild_draws", "answering", "roles", choices=("answering", "always"), earlier="answering"
    ),
    Choice("joker_role", "reverse", "roles", choices=("absent", "reverse", "draw", "substitute")),
    Number("joker_black_draw", 0, "roles", high=50),
    Number("joker_color_draw", 0, "roles", high=50),
    YesNo("joker_answers_draw", False, "roles"),
    YesNo("joker_in_packs", False, "roles"),
    YesNo("joker_joins_answer", False, "roles", earlier=False),
    rank("skip_rank", "4"),
    Choice("skip_mode", "accumulate", "roles", choices=("accumulate", "duel")),
    Choice(
        "solo_hits",
        "all_but_last",
        "roles",
        choices=("all_but_last", "all"),
        earlier="all_but_last",
    ),
    rank("cancel_rank", "none"),
    Choice("cancel_placement", "free", "roles", choices=("free", "match")),
    Several("wild_own_suit_ranks", [], "roles", choices=RANK_CHOICES[1:]),
    YesNo("sevens_unused", False, "roles", earlier=False),
    rank("suit_call_rank", "A"),
    YesNo("suit_call_wild", True, "roles"),
    YesNo("suit_call_must_change", True, "roles"),
    rank("rank_call_rank", "J"),
    YesNo("call_must_hold", True, "roles"),
    Choice("call_duration", "until_met", "roles", choices=("until_met", "one_lap", "next_only")),
    YesNo("cross_calls", False, "roles"),
    Choice("second_call", "different", "roles", choices=("free", "different"), earlier="free"),
    YesNo("call_optional", False, "roles", earlier=False),
    rank("cover_rank", "none"),
    # Play
    YesNo("runs", True, "play"),
    YesNo("sets", True, "play"),
    YesNo("voluntary_draw", True, "play"),
    Choice("play_drawn", "never", "play", choices=("never", "drawn_only")),
    # Macau call
    Choice("macau_mode", "race", "macau", choices=("race", "automatic", "off")),
    Number("macau_beaten_penalty", 1, "macau", high=50),
    Number("macau_late_penalty", 5, "macau", high=50),
    Number("macau_auto_penalty", 2, "macau", high=50),
    YesNo("early_macau", False, "macau"),
    Choice("multi_macau", "off", "macau", choices=("off", "truthful", "free")),
    # End and score
    Choice("end_mode", "last_left", "end", choices=("last_left", "first_out")),
    Choice("last_card", "any", "end", choices=("any", "no_action", "no_draw_heads_up")),
    YesNo("settle_final_attack", False, "end"),
    Choice("scoring", "placing", "end", choices=("placing", "points")),
    Number("target_points", 500, "end", low=1, high=1_000_000),
    Figures("point_values", POINT_VALUES, "end", high=1000),
    Number("turn_limit", 0, "end", high=1_000_000),
    # Cheating
    Several("challenges", [], "cheating", choices=("slip", "call", "draw")),
    Number("challenge_penalty", 5, "cheating", high=50),
)

# Each preset: what differs from hungarian, whose values are the defaults above.
PRESETS: dict[str, dict[str, Any]] = {
    "hungarian": {},
    "romanian": {
        "king_hearts_draw": 0,
        "king_spades_draw": 0,
        "king_reply": "none",
        "queen_hearts_role": "plain",
        "joker_role": "draw",
        "joker_black_draw": 5,
        "joker_color_draw": 10,
        "joker_answers_draw": True,
        "cancel_rank": "7",
        "wild_own_suit_ranks": ["7"],
        "suit_call_must_change": False,
        "rank_call_rank": "none",
        "call_must_hold": False,
        "second_call": "free",
        "runs": False,
        "sets": False,
    },
    "tel_aviv": {
        "jokers_per_deck": 0,
        "hand_size_by_players": {**HAND_SIZES, "2": 7},
        "first_seat": "dealer_left",
        "direction": "cw",
        "king_spades_draw": 0,
        "king_reply": "none",
        "queen_hearts_role": "plain",
        "joker_role": "absent",
        "skip_rank": "none",
        "wild_own_suit_ranks": ["Q"],
        "suit_call_must_change": False,
        "rank_call_rank": "none",
        "call_must_hold": False,
        "second_call": "free",
        "cover_rank": "5",
        "runs": False,
        "sets": False,
        "play_drawn": "drawn_only",
        "macau_mode": "automatic",
        "macau_late_penalty": 0,
        "end_mode": "first_out",
        "scoring": "points",
    },
    "plawno": {
        "king_spades_reply_target": "previous",
        "king_reply": "kings",
        "queen_hearts_role": "war_stop",
        "draw_reply": "war",
        "joker_role": "substitute",
        "skip_mode": "duel",
        "cross_calls": True,
        "runs": False,
    },
}


def easier_wild_draws(values: dict[str, Any]) -> None:
    if values["draw_reply"] != "war":
        values["draw_reply"] = "low_wild"


def easier_packs(values: dict[str, Any]) -> None:
    values["sets"] = True
    values["multi_macau"] = "truthful"


def easier_joker_packs(values: dict[str, Any]) -> None:
    values["joker_in_packs"] = True


def easier(values: dict[str, Any]) -> None:
    easier_wild_draws(values)
    easier_packs(values)
    if joker_packs_fit(values):
        easier_joker_packs(values)
        values["joker_joins_answer"] = True


def harder_plain_draws(values: dict[str, Any]) -> None:
    values["draw_reply"] = "matching"


def harder_no_defence(values: dict[str, Any]) -> None:
    values["draw_reply"] = "none"
    values["king_reply"] = "none"
    values["joker_answers_draw"] = False


def harder_wild_sevens(values: dict[str, Any]) -> None:
    values["wild_own_suit_ranks"] = [*values["wild_own_suit_ranks"], "7"]


def harder(values: dict[str, Any]) -> None:
    harder_plain_draws(values)
    harder_wild_sevens(values)


def cheating(values: dict[str, Any]) -> None:
    values["challenges"] = ["slip", "call"]


def bluff_calls(values: dict[str, Any]) -> None:
    values["challenges"] = [*values["challenges"], "draw"]


MODIFIERS: dict[str, Callable[[dict[str, Any]], None]] = {
    "easier_wild_draws": easier_wild_draws,
    "easier_packs": easier_packs,
    "easier_joker_packs": easier_joker_packs,
    "harder_plain_draws": harder_plain_draws,
    "harder_no_defence": harder_no_defence,
    "harder_wild_sevens": harder_wild_sevens,
    "easier": easier,
    "harder": harder,
    "cheating": cheating,
    "bluff_calls": bluff_calls,
}


def unused_sevens(values: dict[str, Any]) -> None:
    """Sevens cancel nothing and are not wild. [RULING 43]"""
    if values["cancel_rank"] == "7":
        values["cancel_rank"] = "none"
    values["wild_own_suit_ranks"] = [rank for rank in values["wild_own_suit_ranks"] if rank != "7"]


def no_jokers(values: dict[str, Any]) -> None:
    """A deck of 52, and nothing for jokers to do."""
    values["jokers_per_deck"] = 0
    values["joker_role"] = "absent"
    values["joker_in_packs"] = False
    values["joker_joins_answer"] = False


# Options that stand for several others at once; whoever knows one of them need not know the rest.
SWITCHES: dict[str, Callable[[dict[str, Any]], None]] = {
    "sevens_unused": unused_sevens,
    "without_jokers": no_jokers,
}

ROLES = (
    "draw_two_rank",
    "draw_three_rank",
    "skip_rank",
    "cancel_rank",
    "suit_call_rank",
    "rank_call_rank",
    "cover_rank",
)
EASIER_DRAWS = {"easier", "easier_wild_draws"}
HARDER_DRAWS = {"harder", "harder_plain_draws", "harder_no_defence"}


def resolve(given: Mapping[str, Any]) -> dict[str, Any]:
    """Every option with its value: the preset first, then switches and the modifiers in order,
    then what is given singly.

    >>> resolve({"variant": "romanian", "sets": True})["joker_color_draw"]
    10
    """
    if not isinstance(given, Mapping):
        raise BadOption(
            f"options must be a table of names and values, not {shown(given)}", code="option.value"
        )
    own = dict(given)
    variant = own.pop("variant", "hungarian")
    modifiers = own.pop("modifiers", [])
    if not isinstance(variant, str) or variant not in PRESETS:
        raise BadOption(
            f"there is no variant {shown(variant)}; the variants are {', '.join(PRESETS)}",
            code="option.variant",
            facts={"asked": shown(variant)},
        )
    check_modifiers(modifiers)
    preset = {option.name: option.default for option in OPTIONS} | PRESETS[variant]
    for name, value in own.items():
        if isinstance(value, Mapping) and isinstance(preset.get(name), dict):
            own[name] = preset[name] | {str(key): figure for key, figure in value.items()}
    single = checked(OPTIONS, own)
    values = preset | single
    for name, switch in SWITCHES.items():
        if values[name]:
            switch(values)
    for name in modifiers:
        MODIFIERS[name](values)
    values = checked(OPTIONS, values | single)
    check_together(values)
    return values


def check_modifiers(modifiers: Any) -> None:
    if not isinstance(modifiers, (list, tuple)) or any(
        not isinstance(name, str) for name in modifiers
    ):
        raise BadOption(
            f"modifiers must be a list of names, not {shown(modifiers)}", code="option.modifiers"
        )
    for name in modifiers:
        if name not in MODIFIERS:
            raise BadOption(
                f"there is no modifier {shown(name)}; the modifiers are {', '.join(MODIFIERS)}",
                code="option.modifiers",
                facts={"asked": shown(name)},
            )
    if EASIER_DRAWS & set(modifiers) and HARDER_DRAWS & set(modifiers):
        raise BadOption(
            "modifiers that make draws easier and harder do not go together",
            code="option.together",
            facts={"options": [one for one in modifiers if one in EASIER_DRAWS | HARDER_DRAWS]},
        )


def joker_packs_fit(values: Mapping[str, Any]) -> bool:
    return bool(values["sets"] and values["joker_role"] in ("draw", "reverse"))


def check_together(values: Mapping[str, Any]) -> None:
    """Values that are allowed one by one but not together."""
    check_roles(values)
    check_switches(values)
    check_jokers(values)
    if values["skip_mode"] == "duel" and values["cancel_rank"] != "none":
        raise BadOption(
            "skip_mode 'duel' does not go with a cancel_rank: a duel cannot be canceled",
            code="option.together",
            facts={"options": ["skip_mode", "cancel_rank"]},
        )
    check_points(values)


def check_switches(values: Mapping[str, Any]) -> None:
    """A switch is on, and something it stands for was given otherwise."""
    for name, switch in SWITCHES.items():
        switched = dict(values)
        if values[name]:
            switch(switched)
        for other, value in switched.items():
            if value != values[other]:
                raise BadOption(
                    f"{name} does not go with {other} {values[other]!r}",
                    code="option.together",
                    facts={"options": [name, other]},
                )


def check_jokers(values: Mapping[str, Any]) -> None:
    if (values["joker_role"] == "absent") != (values["jokers_per_deck"] == 0):
        raise BadOption(
            f"joker_role {values['joker_role']!r} does not go with "
            f"jokers_per_deck {values['jokers_per_deck']}: "
            "jokers without a role, or a role without jokers",
            code="option.together",
            facts={"options": ["joker_role", "jokers_per_deck"]},
        )
    if values["joker_in_packs"] and not joker_packs_fit(values):
        raise BadOption(
            "joker_in_packs (easier_joker_packs) needs sets and jokers that draw or reverse",
            code="option.together",
            facts={"options": ["joker_in_packs", "sets", "joker_role"]},
        )
    if values["joker_joins_answer"] and not values["joker_in_packs"]:
        raise BadOption(
            "joker_joins_answer needs joker_in_packs: a joker joins an answer as it joins a pack",
            code="option.together",
            facts={"options": ["joker_joins_answer", "joker_in_packs"]},
        )


def check_points(values: Mapping[str, Any]) -> None:
    """A match ends only if some card that is in the deck counts."""
    dealt = [
        figure
        for name, figure in values["point_values"].items()
        if name != "joker" or values["jokers_per_deck"] > 0
    ]
    if values["scoring"] == "points" and not any(dealt):
        raise BadOption(
            f"point_values of 0 for every card in the deck would let a match go on for ever: "
            f"nobody can reach {values['target_points']} points",
            code="option.together",
            facts={"options": ["point_values", "target_points"]},
        )


def check_roles(values: Mapping[str, Any]) -> None:
    """No rank has two roles; only the canceling rank may be wild in its own suit as well."""
    taken: dict[str, str] = {}
    kings = values["king_hearts_draw"] > 0 or values["king_spades_draw"] > 0
    if kings:
        taken["K"] = "the drawing kings"
    if values["queen_hearts_role"] != "plain":
        taken["Q"] = "queen_hearts_role"
    roles = [(role, values[role]) for role in ROLES]
    roles += [
        ("wild_own_suit_ranks", wild)
        for wild in values["wild_own_suit_ranks"]
        if wild != values["cancel_rank"]
    ]
    for role, rank_name in roles:
        if rank_name != "none" and rank_name in taken:
            raise BadOption(
                f"rank {rank_name} is both {taken[rank_name]} and {role}",
                code="option.roles",
                facts={"asked": rank_name},
            )
        taken[rank_name] = role
