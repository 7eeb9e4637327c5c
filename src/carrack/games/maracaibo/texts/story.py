"""The events of one step of Maracaibo, gathered: what is gained for one reason is told at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

Event = Mapping[str, Any]
Gathered = dict[str, Any]

# Events that change one number, and how that number is called
AMOUNTS = {
    "doubloons": "doubloons",
    "vp": "vp",
    "combat": "combat",
    "figures": "figures",
    "figures_returned": "figures",
    "influence": "influence",
    "income_doubloons": "income",
    "income_vp": "vp_income",
}
# Neighbors of one type, seat and cause, told with all their cards
TOGETHER = {
    "card_opened": "cards_opened",
    "card_removed": "cards_removed",
    "cards_discarded": "cards_discarded",
}


# Village actions that another event of the step tells
VILLAGE_TOLD = {
    "buy": "card_bought",
    "invest": "invested",
    "take": "doubloons",
    "discard": "cards_discarded",
}
AUTOMAS = ("jacques", "jean")


def story(events: Sequence[Event]) -> list[list[Event]]:
    """The step in lines of one sentence each: one verb is read at a glance, a chain of them is not.

    >>> gains = [{"type": kind, "seat": 0, "amount": 2, "cause": "quest:Q01"} for kind in
    ...     ("vp", "doubloons")]
    >>> story(gains)[0][0]["gain"]
    {'vp': 2, 'doubloons': 2}
    """
    return [[event] for event in gathered(events)]


def gathered(events: Sequence[Event]) -> list[Gathered]:
    """The events with those gathered into one that are told in one sentence."""
    found: list[Gathered] = []
    automa = next((each["cause"] for each in events if each.get("cause") in AUTOMAS), None)
    for each in without_repeats(events):
        event = with_automa(each, automa)
        last = found[-1] if found else {}
        if event["type"] in AMOUNTS:
            if belongs_to(event, last):
                add_amount(last, event)
            else:
                found.append(amounts_of(event))
        elif is_same_score(event, last):
            last["amount"] += event["amount"]
            last["cause"] = event["cause"] if event["type"] == "automa_vp" else None
        elif event["type"] in TOGETHER and is_alike(event, last):
            last["cards"].append(event["card"])
        elif is_hidden_card(event) and is_alike(event, last):
            last["count"] += 1
        else:
            found.append(opened(event))
    return [closed(event) for event in found]


def opened(event: Event) -> Gathered:
    """An event to which others like it may be added."""
    found = dict(event)
    if event["type"] in TOGETHER:
        found["cards"] = [event["card"]]
    if is_hidden_card(event):
        found["count"] = 1
    return found


def closed(event: Gathered) -> Gathered:
    """An event that gathered cards, complete: several are told together, one alone as it was."""
    cards = event.get("cards", ())
    if len(cards) > 1:
        return {**event, "type": TOGETHER[event["type"]]}
    return {part: value for part, value in event.items() if part != "cards"}


def is_hidden_card(event: Event) -> bool:
    return event.get("type") == "card_drawn" and event.get("card") is None


def is_alike(event: Event, last: Event) -> bool:
    """Whether the same seat does the same for the same reason in both events."""
    if is_hidden_card(event) and not is_hidden_card(last):
        return False
    return all(event.get(part) == last.get(part) for part in ("type", "seat", "cause"))


def with_automa(event: Event, automa: str | None) -> Event:
    """Who the automa is, where the event itself does not say."""
    is_automa = event["type"].startswith("automa_") or "automa" in event
    return {**event, "automa": automa} if is_automa and automa is not None else event


def is_same_score(event: Event, last: Event) -> bool:
    """Cards, buildings and nations are counted together in the final scoring."""
    parts = ("type", "seat", "what")
    is_score = event["type"] in ("scored", "automa_vp")
    return is_score and all(event.get(part) == last.get(part) for part in parts)


# ---- amounts ----


def without_repeats(events: Sequence[Event]) -> list[Event]:
    """What another event of the step tells as well: the price of a card, the card delivered."""
    kinds = {event["type"] for event in events}
    prices = {
        (f"card:{event['card']}", -event["price"])
        for event in events
        if event["type"] == "card_bought"
    }
    return [event for event in events if not is_repeated(event, kinds, prices)]


def is_repeated(event: Event, kinds: set[str], prices: set[tuple[str, int]]) -> bool:
    if event["type"] == "doubloons":
        return (event["cause"], event["amount"]) in prices
    if event["type"] == "village_action":
        return VILLAGE_TOLD.get(event["kind"]) in kinds
    return bool(event["type"] == "cards_discarded" and event["cause"] == "delivery")


def sign_of(event: Event) -> str:
    """Whether something comes, is paid, or is lost."""
    if event["type"] == "figures_returned":
        return "spent"
    if event["amount"] >= 0:
        return "gained"
    return "lost" if event["type"] in ("vp", "influence") else "spent"


def belongs_to(event: Event, last: Event) -> bool:
    same = all(event.get(part) == last.get(part) for part in ("seat", "cause"))
    return same and bool(last.get("type") == sign_of(event))


def amounts_of(event: Event) -> Gathered:
    """The change of one amount as the beginning of a list of such changes."""
    found = {part: event[part] for part in ("seat", "automa", "cause") if part in event}
    found |= {"type": sign_of(event), "gain": {}}
    add_amount(found, event)
    return found


def add_amount(found: Gathered, event: Event) -> None:
    name, amount, gain = AMOUNTS[event["type"]], abs(int(event["amount"])), found["gain"]
    if name == "influence":
        nations = gain.setdefault(name, {})
        nations[event["nation"]] = nations.get(event["nation"], 0) + amount
    else:
        gain[name] = gain.get(name, 0) + amount
