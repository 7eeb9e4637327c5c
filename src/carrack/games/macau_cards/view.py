"""What one seat may see, built up from what is public and that seat's own cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carrack.games.macau_cards.cards import fits_besides, signs_at
from carrack.games.macau_cards.names import (
    ABOUT_CALL,
    ABOUT_DRAW,
    ABOUT_PLAY,
    AFTER_DRAW,
    ATTACK_NAMES,
    CHALLENGE_WINDOW,
    COVER_DRAWN,
    DRAW_ATTACK,
    DREW,
    EVENT_NAMES,
    FACE_NAMES,
    FREE,
    KIND_NAMES,
    MACAU_WINDOW,
    NO_ATTACK,
    NONE,
    OVER,
    PHASE_NAMES,
    RANK,
    RANKS,
    REQUIREMENT_NAMES,
    ROUTE_NAMES,
    SUIT,
    SUITS,
    WAR_WINDOW,
)
from carrack.games.macau_cards.names import CAUSE_NAMES as CAUSES
from carrack.games.macau_cards.threat import is_answerable, threat
from carrack.kernel.layout import Unpacked

ABOUT_NAMES = {ABOUT_PLAY: "slip", ABOUT_CALL: "call", ABOUT_DRAW: "draw"}
WINDOW_NAMES = {MACAU_WINDOW: "macau", CHALLENGE_WINDOW: "challenge", WAR_WINDOW: "war"}
DIRECTIONS = {1: "cw", -1: "ccw"}

Fields = dict[str, Any]
Table = Unpacked  # the fields of the state by name


def card(face: int) -> str | None:
    return None if face < 0 else FACE_NAMES[face]


def cards(counts: list[int]) -> list[str]:
    """Copies of each face as a list of names in the order of the faces."""
    held = [face for face, copies in enumerate(counts) if copies]
    return [FACE_NAMES[face] for face in held for _ in range(counts[face])]


def bits(mask: int, names: str) -> list[str]:
    return [name for i, name in enumerate(names) if mask >> i & 1] if mask else []


def view_of(
    t: Table, seats: int, viewer: int | None, game_id: str, options: dict[str, Any]
) -> dict[str, Any]:
    """The table as one seat sees it."""
    common: Fields = t.part("common", open_table, seats, options)
    head = {
        "game": game_id,
        "viewer": viewer,
        "options": options,
        "signs": t.part("signs", signs_of, options),
        "window": window(t, viewer),
    }
    if viewer is None:
        return head | common
    own = {
        "hand": t.part(("hand", viewer), hand_of, viewer),
        "drawn": own_drawn_card(t, viewer),
    }
    return head | common | own


def signs_of(_: Table, options: dict[str, Any]) -> Fields:
    """What each card does, which is the same all through a game."""
    return signs_at(options)


def open_table(t: Table, seats: int, options: dict[str, Any]) -> Fields:
    """What everybody sees alike."""
    return {
        "phase": PHASE_NAMES[t["phase"]],
        "current": t["current"],
        "direction": DIRECTIONS[t["step"]],
        "dealer": t["dealer"],
        "round": t["round_number"],
        "turn": t["turn_number"],
        "seats": [t.part(("seat", seat), seat_view, seat) for seat in range(seats)],
        "stock_size": t["stock_size"],
        "discard": t.part("discard", discards),
        "face": card(t["face"]),
        "requirement": t.part("requirement", requirement, options),
        "attack": t.part("attack", attack, seats, options),
        "play": t.part("play", play_in_progress),
        "solo": None
        if t["solo_seat"] == NONE
        else {"seat": t["solo_seat"], "turns": t["solo_left"]},
        "passes": t["passes"],
        "said_macau": bool(t["said_macau"]),
        "said_multi": bool(t["said_multi"]),
        "over": t["phase"] == OVER,
        "places": t["final_places"][:seats] if t["phase"] == OVER else None,
    }


def hand_of(t: Table, seat: int) -> list[str]:
    return cards(t.row(seat)["hand"])


def seat_view(t: Table, seat: int) -> dict[str, Any]:
    """What everybody knows about a seat."""
    own = t.row(seat)
    return {
        "seat": seat,
        "hand_size": own["size"],
        "miss_debt": own["miss_debt"],
        "exposed": bool(own["exposed"]),
        "place": own["out_place"],
        "total": own["totals"],
        "round_points": own["round_points"],
        "known": cards(own["known"]),
        "vouched_suits": bits(own["vouched_suits"], SUITS),
        "vouched_ranks": bits(own["vouched_ranks"], RANKS),
    }


def discards(t: Fields) -> list[dict[str, str]]:
    """The discard pile from bottom to top, each card with the face it stood for."""
    size = t["discard_size"]
    pairs = zip(t["discard"][:size], t["stood"][:size], strict=True)
    return [{"card": FACE_NAMES[physical], "as": FACE_NAMES[face]} for physical, face in pairs]


def required_name(kind: int, value: int) -> str | None:
    if value == NONE:
        return None
    if kind in (SUIT, FREE):
        return SUITS[value]
    return RANKS[value] if kind == RANK else None


def requirement(t: Fields, options: dict[str, Any]) -> dict[str, Any]:
    """What the next card must satisfy; `also` are ranks and jokers that go besides."""
    kind = REQUIREMENT_NAMES[t["requirement"]]
    return {
        "kind": kind,
        "also": fits_besides(kind, card(t["face"]), options),
        "value": required_name(t["requirement"], t["required"]),
        "turns_left": t["call_left"],
        "since_turn": t["call_turn"],
    }


def attack(t: Fields, seats: int, options: dict[str, Any]) -> dict[str, Any] | None:
    """The attack; as `target` and `amount` whom it hits with the cards laid so far, and whether the
    rules know an answer to it.
    """
    if t["attack"] == NO_ATTACK:
        return None
    target, amount = threat(t, seats, options)
    kind = KIND_NAMES[t["attack_kind"]]
    return {
        "kind": ATTACK_NAMES[t["attack"]],
        "total": t["attack_total"],
        "cards": kind,
        "route": ROUTE_NAMES[t["attack_route"]],
        "author": t["attack_author"],
        "target": target,
        "amount": amount,
        "answerable": t["attack"] != DRAW_ATTACK or is_answerable(kind, options),
        "asked": [seat for seat in range(seats) if t["asked"][seat]],
    }


PLAY_FIELDS = (
    "play_size",
    "play_value",
    "play_skips",
    "play_flips",
    "play_attacker",
    "play_jokers",
    "play_rank",
    "answering",
    "slipped",
    "suit_in_play",
    "before_face",
    "before_requirement",
    "before_required",
    "before_call_left",
    "before_call_turn",
    "before_step",
)


def play_in_progress(t: Fields) -> dict[str, int]:
    """The sums of the play and what it was laid on: all of it lies face up on the table."""
    return {name: t[name] for name in PLAY_FIELDS}


def window(t: Fields, viewer: int | None) -> dict[str, Any] | None:
    """An open window; who has answered already stays hidden."""
    if t["phase"] not in WINDOW_NAMES:
        return None
    return {
        "kind": WINDOW_NAMES[t["phase"]],
        "owner": t["current"],
        "about": [name for bit, name in ABOUT_NAMES.items() if t["window_about"] & bit],
        "you_may_react": viewer is not None and bool(t["waiting"][viewer]),
    }


def own_drawn_card(t: Fields, viewer: int) -> str | None:
    """The card just drawn, as long as it matters, for its owner alone."""
    matters = t["phase"] in (AFTER_DRAW, COVER_DRAWN) or bool(t["window_about"] & ABOUT_DRAW)
    return card(t["drawn"]) if matters and t["current"] == viewer else None


# ---- events by name ----


def events_of(rows: list[list[int]], viewer: int | None) -> list[dict[str, Any]]:
    """Rows of the buffer as named events; cards drawn together become one event."""
    events: list[dict[str, Any]] = []
    for row in rows:
        if row[0] == DREW:
            add_drawn_card(events, row, viewer)
        else:
            events.append(event(row))
    return events


def add_drawn_card(events: list[dict[str, Any]], row: list[int], viewer: int | None) -> None:
    """Others see how many cards were drawn, the owner also which."""
    _, seat, face, _, _, cause = row
    last = events[-1] if events else {}
    if (last.get("type"), last.get("seat"), last.get("cause")) != ("drew", seat, CAUSES[cause]):
        last = {"type": "drew", "seat": seat, "count": 0, "cause": CAUSES[cause]}
        if viewer == seat:
            last["cards"] = []
        events.append(last)
    last["count"] += 1
    if viewer == seat:
        last["cards"].append(FACE_NAMES[face])


def event(row: list[int]) -> dict[str, Any]:
    """One public event: its name, its seat, and what belongs to it."""
    kind, seat, a, b, c, cause = row
    name = EVENT_NAMES[kind]
    named: dict[str, Any] = {"type": name}
    if seat != NONE:
        named["seat"] = seat
    return named | details(name, a, b, c, cause)


def details(name: str, a: int, b: int, c: int, cause: int) -> dict[str, Any]:
    """What belongs to an event beside its seat."""
    simple: dict[str, dict[str, Any]] = {
        "dealt": {"count": a},
        "play_ended": {"count": a},
        "forgiven": {"count": a, "cause": CAUSES[cause]},
        "reshuffled": {"count": a},
        "missed_turn": {"left": a},
        "solo_turns": {"count": a},
        "macau_caught": {"owner": a, "cause": CAUSES[cause]},
        "window_closed": {"owner": a},
        "war_goes_on": {"target": a},
        "attack_ended": {"cause": CAUSES[cause]},
        "direction_turned": {"direction": DIRECTIONS.get(a)},
        "went_out": {"place": a},
        "round_blocked": {"cause": CAUSES[cause]},
        "round_ended": {"round": a},
        "scored": {"points": a, "total": b},
    }
    if name in simple:
        return simple[name]
    if name in ("set_aside", "starter", "card_shown", "play_taken_back"):
        return {"card": FACE_NAMES[a]}
    if name == "laid":
        return {"card": FACE_NAMES[a]} | ({"as": FACE_NAMES[b]} if a != b else {})
    if name == "accepted":
        return {"attack": ATTACK_NAMES[a], "count": b}
    if name == "called_suit":
        return {"suit": SUITS[a]}
    if name == "called_free_suit":
        return {"except": None if a == NONE else SUITS[a]}
    if name == "called_rank":
        return {"rank": RANKS[a]}
    if name == "attacked":
        return {"target": a, "attack": ATTACK_NAMES[b], "total": c, "kind": KIND_NAMES[cause]}
    if name == "verdict":
        return {"guilty": bool(a), "about": about(b)}
    return {}


def about(mask: int) -> str:
    """What a verdict was about: a call where one was questioned, else the play or the draw."""
    if mask & ABOUT_CALL:
        return "call"
    return "slip" if mask & ABOUT_PLAY else "draw"


def sources_of(event: Mapping[str, Any]) -> list[tuple[str, int, str, int]]:
    """Points for the cards that were left in the hand when a round ended."""
    if event["type"] != "scored" or not event["points"]:
        return []
    return [("points", event["seat"], "hand", event["points"])]
