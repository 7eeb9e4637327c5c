"""Events by name, as a viewer may know them, and where points and money come from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carrack.games.maracaibo.actions import Ids
from carrack.games.maracaibo.entries import (
    AUTOMA_CARD,
    BARRIER,
    CARD,
    CAREER,
    COUNT,
    ENTRY,
    FLAG,
    GOOD,
    HINT,
    LOCATION,
    NATION,
    NUMBER,
    PORT,
    PRESTIGE,
    QUEST,
    RUIN,
    SCORED,
    SPACE,
    STANCE,
    SYNERGY,
    TILE,
    TILE_SPACE,
    TOKEN,
    UPGRADE,
    VILLAGE_KIND,
    Sort,
    cause_name,
)
from carrack.games.maracaibo.event_names import EVENTS
from carrack.games.maracaibo.names import AUTOMA, CHOOSING, L6, LEGACY_IDS, NATIONS, NONE

Fields = dict[str, Any]

EVENT_PARTS: dict[str, dict[str, Sort]] = {
    "career_taken": {"career": CAREER},
    "port_taken": {"port": PORT},
    "round_began": {"round": COUNT},
    "turn_began": {"round": COUNT},
    "sailed": {"to": LOCATION, "points": COUNT, "passage": FLAG},
    "doubloons": {"amount": NUMBER},
    "vp": {"amount": NUMBER},
    "combat": {"amount": NUMBER},
    "figures": {"amount": NUMBER},
    "figures_returned": {"amount": NUMBER},
    "influence": {"nation": NATION, "amount": NUMBER},
    "income_doubloons": {"amount": NUMBER},
    "income_vp": {"amount": NUMBER},
    "disc_removed": {"upgrade": UPGRADE},
    "upgrade_unlocked": {"upgrade": UPGRADE},
    "delivered": {"card": CARD, "location": LOCATION, "good": GOOD},
    "market_emptied": {"location": LOCATION},
    "card_bought": {"card": CARD, "price": COUNT},
    "card_planned": {"card": CARD},
    "card_drawn": {"card": CARD, "from_pile": FLAG},
    "card_opened": {"card": CARD, "slot": COUNT},
    "cards_discarded": {"card": CARD},
    "card_revealed": {"card": CARD},
    "card_removed": {"card": CARD},
    "pile_shuffled": {"count": COUNT},
    "hand_dropped": {"count": COUNT},
    "synergy": {"kind": SYNERGY},
    "quest_done": {"quest": QUEST},
    "quest_laid": {"quest": QUEST, "location": LOCATION},
    "quest_taken": {"quest": QUEST, "from_pile": FLAG},
    "assistant_placed": {"card": CARD, "location": LOCATION},
    "assistant_used": {"card": CARD, "location": LOCATION},
    "agent_placed": {"card": CARD, "nation": NATION},
    "explorer_moved": {"from": SPACE, "to": SPACE},
    "figure_moved": {"from": SPACE, "to": SPACE},
    "ruin_entered": {},
    "ruin_moved": {"to": RUIN},
    "barrier_crossed": {"barrier": BARRIER, "order": COUNT},
    "token_revealed": {"token": TOKEN, "pile": COUNT},
    "token_returned": {"token": TOKEN, "pile": COUNT},
    "fight": {"nation": NATION, "stance": STANCE, "value": NUMBER},
    "fight_ended": {"token": TOKEN},
    "annexed": {"location": LOCATION, "nation": NATION},
    "displaced": {"location": LOCATION, "nation": NATION, "old": NATION},
    "liberated": {"location": LOCATION, "nation": NATION},
    "marker_placed": {"location": LOCATION, "nation": NATION},
    "marker_resists": {"space": COUNT, "nation": NATION},
    "resistance_full": {},
    "marker_returned": {"nation": NATION, "space": TILE_SPACE},
    "task_done": {"career": CAREER, "task": COUNT, "figures": COUNT},
    "career_done": {"career": CAREER},
    "goal_met": {"card": CARD},
    "invested": {"building": PRESTIGE},
    "prestige_opened": {"building": PRESTIGE},
    "village_action": {"kind": VILLAGE_KIND},
    "round_ended": {"round": COUNT},
    "last_purchase": {"kind": COUNT},
    "markers_came": {"location": LOCATION, "nation": NATION},
    "automa_card": {"card": AUTOMA_CARD, "area": COUNT},
    "automa_disc": {"location": LOCATION},
    "automa_sailed": {"to": LOCATION},
    "automa_explored": {"from": SPACE, "to": SPACE},
    "automa_vp": {"amount": NUMBER},
    "automa_influence": {"nation": NATION, "amount": NUMBER},
    "automa_combat": {"token": TOKEN, "nation": NATION},
    "hint_revealed": {"hint": HINT, "space": COUNT, "red": FLAG},
    "hint_removed": {"hint": HINT, "space": COUNT},
    "luysa_found": {"location": LOCATION},
    "luysa_freed": {"ransom": FLAG},
    "marker_surrendered": {"nation": NATION},
    "chapter_disc": {"chapter": COUNT},
    "tile_used": {"tile": TILE},
    "jack_discarded": {"card": CARD},
    "scored": {"what": SCORED, "amount": NUMBER, "of": NUMBER},
    "game_ended": {},
    "legacy_laid": {"tile": TILE, "column": COUNT},
    "went_on": {"what": ENTRY},
    "figure_placed": {"to": SPACE},
    "marker_lost": {"nation": NATION},
    "automa_disc_counted": {},
}


def events_told(rows: list[list[int]], ids: Ids, printed: Fields) -> list[Fields]:
    """Rows of the buffer as named events."""
    return [event(row, ids, printed) for row in rows]


def events_of(told: list[Fields], t: Fields, viewer: int | None, open_hands: bool) -> list[Fields]:
    """The events of a step without those that the viewer may not know of."""
    seen = [known(each, viewer, open_hands) for each in told if may_know(each, t, viewer)]
    others = [each for each in seen if each["type"] != "went_on"]
    return others or seen[:1]  # a step that tells something else needs no word that it was one


def event(row: list[int], ids: Ids, printed: Fields) -> Fields:
    """One event with its seat, its parts and its cause."""
    kind, seat, *numbers, cause = row
    name = EVENTS[kind]
    parts = {
        part: sort.told(number, ids, printed)
        for (part, sort), number in zip(EVENT_PARTS[name].items(), numbers, strict=False)
    }
    if name == "tile_used" and parts["tile"] == LEGACY_IDS[L6]:
        parts["action"] = ids.fleets[numbers[1]]
    if name == "scored":
        parts["of"] = scored_piece(parts["what"], parts["of"], ids)
    who = {} if seat == NONE else {"automa": True} if seat == AUTOMA else {"seat": seat}
    return {"type": name, **who, **parts, "cause": cause_name(cause, ids)}


def scored_piece(what: str, number: int, ids: Ids) -> str | None:
    """The card, building or nation that points of the final scoring are for."""
    pieces = {"cards": ids.cards, "endgame": ids.cards, "prestige": ids.buildings}
    pieces |= dict.fromkeys(("nation", "most_influence"), tuple(NATIONS))
    return pieces[what][number] if what in pieces else None


def may_know(event: Fields, t: Fields, viewer: int | None) -> bool:
    """What a seat chooses in the setup is secret until all have chosen; then it is told to the
    others, for it knows already.
    """
    own = event.get("seat") == viewer
    if t["phase"] == CHOOSING:
        return own or "seat" not in event
    return not (own and event["type"] == "card_planned" and event["cause"] == "setup")


def known(event: Fields, viewer: int | None, open_hands: bool) -> Fields:
    """Which card was drawn from the pile only its owner knows."""
    secret = event["type"] == "card_drawn" and event["from_pile"] and not open_hands
    return event | {"card": None} if secret and event["seat"] != viewer else event


# ---- where points and money come from ----


def sources_of(event: Mapping[str, Any]) -> list[tuple[str, int, str, int]]:
    """Doubloons and VP, each by the piece or the rule that caused it."""
    kind, cause = event["type"], event["cause"]
    if kind not in ("doubloons", "vp", "scored") or not event["amount"]:
        return []
    if kind == "scored" and ":" not in cause:
        cause = event["what"]
    return [("vp" if kind == "scored" else kind, event["seat"], cause, event["amount"])]
