"""The events of one step of Macao, gathered: prices join what was paid for, gains their cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

Event = Mapping[str, Any]
Gathered = dict[str, Any]

GAINS = {"gold_gained": "gold", "prestige_gained": "prestige", "steps_gained": "steps"}
BOUGHT = ("card_activated", "quarter_taken", "wall_moved")
BEGINNINGS = ("round_began", "dice_rolled", "die_rolled", "rose_turned", "game_ended")


def story(events: Sequence[Event]) -> list[list[Event]]:
    """The step in lines, each of one or more sentences.

    >>> paid = {"type": "cube_paid", "seat": 0, "color": "red", "count": 1, "cause": "payment"}
    >>> taken = {"type": "quarter_taken", "seat": 0, "quarter": "q16", "tile": "tea"}
    >>> story([paid, taken])
    [[{'type': 'quarter_taken', 'seat': 0, 'quarter': 'q16', 'tile': 'tea', 'paid': {'red': 1}}]]
    """
    lines: list[list[Event]] = []
    for event in gathered(events):
        if not lines or begins_line(event, lines[-1][-1]):
            lines.append([])
        lines[-1].append(event)
    return lines


def begins_line(event: Event, last: Event) -> bool:
    """A new round, the dice, the turning of the roses; in the final scoring each seat."""
    if event["type"] in BEGINNINGS:
        return True
    return last["type"] == "passed" or (
        is_final(event) and is_final(last) and event.get("seat") != last.get("seat")
    )


def is_final(event: Event) -> bool:
    return event.get("cause") in ("tableau", "markers", "city") or event["type"] == (
        "prestige_gained"
    )


def gathered(events: Sequence[Event]) -> list[Gathered]:
    """The events with those gathered into one that are told in one sentence."""
    found = [dict(event) for event in events]
    for gather in (
        gather_cards,
        gather_dice,
        gather_markers,
        gather_placed,
        gather_tribute,
        gather_payments,
        gather_uses,
    ):
        found = gather(found)
    return found


def runs(
    events: Iterable[Gathered], same: Callable[[Gathered, Gathered], bool]
) -> list[list[Gathered]]:
    """Neighbors that belong together."""
    groups: list[list[Gathered]] = []
    for event in events:
        if groups and same(groups[-1][-1], event):
            groups[-1].append(event)
        else:
            groups.append([event])
    return groups


def alike(kind: str) -> Callable[[Gathered, Gathered], bool]:
    """Events of one type with one seat and one cause."""
    return lambda last, event: (
        last["type"] == event["type"] == kind
        and last.get("seat") == event.get("seat")
        and last.get("cause") == event.get("cause")
    )


def gather_cards(events: list[Gathered]) -> list[Gathered]:
    """Cards turned up or put away together."""
    for kind, together in (
        ("card_revealed", "cards_revealed"),
        ("card_discarded", "cards_discarded"),
    ):
        events = [
            {"type": together, "cards": [event["card"] for event in run]}
            if run[0]["type"] == kind and len(run) > 1 and "seat" not in run[0]
            else run[0]
            for run in split_seats(runs(events, alike(kind)))
        ]
    return events


def split_seats(groups: list[list[Gathered]]) -> list[list[Gathered]]:
    """What a seat does with a card is told card by card."""
    return [
        part
        for run in groups
        for part in ([[event] for event in run] if "seat" in run[0] else [run])
    ]


def gather_dice(events: list[Gathered]) -> list[Gathered]:
    return [
        {"type": "dice_rolled", "dice": run} if len(run) > 1 else run[0]
        for run in runs(events, alike("die_rolled"))
    ]


def gather_markers(events: list[Gathered]) -> list[Gathered]:
    """Several punish markers for one reason are counted."""
    return [
        {**run[0], "amount": sum(event["amount"] for event in run)} if len(run) > 1 else run[0]
        for run in runs(events, alike("punished"))
    ]


def gather_placed(events: list[Gathered]) -> list[Gathered]:
    """Cubes laid on the wind rose, with the choice of dice that brought them."""
    found: list[Gathered] = []
    for run in runs(events, alike("cubes_placed")):
        if run[0]["type"] != "cubes_placed":
            found.append(run[0])
        elif found and found[-1]["type"] == "dice_chosen":
            found[-1]["placed"] = run
        else:
            found.append({"type": "cubes_placed", "seat": run[0]["seat"], "placed": run})
    return found


def gather_tribute(events: list[Gathered]) -> list[Gathered]:
    """Gold for prestige is one purchase."""
    found: list[Gathered] = []
    for event in events:
        last = found[-1] if found else {}
        if event["type"] == "gold_paid" and event["cause"] == "tribute":
            found.append(
                {
                    "type": "tribute_bought",
                    "seat": event["seat"],
                    "gain": {"prestige": 0},
                    "paid": {"gold": event["amount"]},
                }
            )
        elif (
            event["type"] == "prestige_gained"
            and event["cause"] == "tribute"
            and last.get("type") == "tribute_bought"
        ):
            last["gain"] = {"prestige": event["amount"]}
        else:
            found.append(event)
    return found


def gather_payments(events: list[Gathered]) -> list[Gathered]:
    """Cubes or gold paid in front of a purchase join it; other cubes are counted together."""
    found: list[Gathered] = []
    purse: list[Gathered] = []
    for event in events:
        if is_payment(event) and (not purse or purse[-1]["cause"] == event["cause"]):
            purse.append(event)
            continue
        if event["type"] == "ship_moved":  # it names its cube itself
            purse = []
        elif event["type"] in BOUGHT and purse and is_whole(event, purse):
            event["paid"] = spent(purse)
            purse = []
        found += told_alone(purse)
        purse = [event] if is_payment(event) else []
        if not purse:
            found.append(event)
    return found + told_alone(purse)


def is_payment(event: Gathered) -> bool:
    """A price; what a card takes for its use belongs to the use."""
    if event["type"] == "cube_paid":
        return bool(event["cause"] == "payment")
    return event["type"] == "gold_paid" and event["cause"] in ("count", "herald")


def is_whole(event: Gathered, purse: Sequence[Gathered]) -> bool:
    """Cubes for the wall are asked for one by one: only all of them are its price.

    >>> moved = {"type": "wall_moved", "steps": 2, "cause": "payment"}
    >>> is_whole(moved, [{"type": "cube_paid", "color": "red", "count": 1}])
    False
    """
    if event["type"] != "wall_moved":
        return True
    return sum(int(one.get("count", 0)) for one in purse) == 2 * int(event["steps"]) - 1


def spent(purse: Sequence[Gathered]) -> dict[str, Any]:
    """What was paid in all, and the card that allowed to pay gold."""
    total: dict[str, Any] = {}
    for event in purse:
        if event["type"] == "gold_paid":
            total |= {"gold": event["amount"], "by": event["cause"]}
        else:
            total[event["color"]] = total.get(event["color"], 0) + event["count"]
    return total


def told_alone(purse: Sequence[Gathered]) -> list[Gathered]:
    """Cubes paid for something that is not complete yet."""
    if not purse or purse[0]["type"] == "gold_paid":
        return list(purse)
    return [{**purse[0], "cubes": spent(purse)}]


def gather_uses(events: list[Gathered]) -> list[Gathered]:
    """What a card or a joker took and brought stands beside it; a delivery has its points."""
    found: list[Gathered] = []
    for event in events:
        use = found[-1] if found else {}
        if belongs_to(event, use):
            field = "paid" if event["type"].endswith("_paid") else "gain"
            use[field] = added(use.get(field, {}), event)
        else:
            found.append(event)
    return found


def belongs_to(event: Gathered, use: Gathered) -> bool:
    if use.get("type") == "card_used":
        own = event.get("cause") == use["card"]
        return own and (event["type"] in GAINS or event["type"].startswith(("cube_", "gold_")))
    if use.get("type") == "joker_cashed":
        return bool(event.get("cause") == "joker")
    return use.get("type") == "delivered" and event.get("cause") == "delivery"


def added(amounts: Mapping[str, Any], event: Gathered) -> dict[str, Any]:
    """A price or a gain with one more thing in it."""
    if event["type"].startswith("cube_"):
        counted = event.get("cubes") or {event["color"]: event["count"]}
    else:
        counted = {GAINS.get(event["type"], "gold"): event["amount"]}
    return {**amounts, **{name: amounts.get(name, 0) + count for name, count in counted.items()}}
