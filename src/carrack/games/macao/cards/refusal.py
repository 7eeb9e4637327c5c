"""Why an activated card cannot be used now: which sentence of those beside its rule is told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from carrack.games.macao.cards.choices import missing_for_choice
from carrack.games.macao.cards.plain import (
    brings_nothing,
    can_use,
    cube_price,
    gold_price,
    missing,
)
from carrack.games.macao.cards.questions import event_is_open
from carrack.games.macao.names import CARD_NUMBERS
from carrack.games.macao.state import has
from carrack.kernel.errors import IllegalAction

if TYPE_CHECKING:
    from carrack.games.macao.refusal import Reasons

Named = Mapping[str, Any]

# Cards whose use is an action of its own, in the order of the card list.
USED = (
    "bank",
    "cathedral",
    "chancery",
    "chapel",
    "court",
    "customs_station",
    "fortress",
    "fountain",
    "gate",
    "guard_post",
    "inn",
    "miks_tavern",
    "monastery",
    "pawnshop",
    "quarry",
    "sail_loft",
    "school",
    "shop",
    "town_hall",
    "treasury",
    "university",
    "beadle",
    "beggar",
    "bishop",
    "cabin_boy",
    "cannoneer",
    "captain",
    "coachman",
    "donna_blu",
    "envoy",
    "frau_rot",
    "goldsmith",
    "gravedigger",
    "helmsman",
    "innkeeper",
    "lady_black",
    "madame_vert",
    "miss_grey",
    "moneylender",
    "nobleman",
    "office_head",
    "prospector",
    "scholar",
    "senora_violeta",
    "soldier",
)
# What must be named with those that are used with a choice.
CHOICE_OF = {
    "cathedral": "colors",
    "shop": "a color",
    "beggar": "a color",
    "envoy": "a color",
    "goldsmith": "a color",
    "gravedigger": "a person",
    "nobleman": "a color",
    "scholar": "a color",
}
# Cards that can be used after something that their owner did.
WAITING = ("fountain", "envoy")


class TooLittle(IllegalAction):
    """The price cannot be paid; `missing` is what is short of it, by name."""

    missing: dict[str, int]

    def __init__(self, sentence: str, *, code: str, missing: Mapping[str, int]) -> None:
        super().__init__(sentence, code=code)
        self.missing = {name: count for name, count in missing.items() if count > 0}


def no(code: str, sentence: str, missing: Mapping[str, int] | None = None) -> IllegalAction:
    if missing is None:
        return IllegalAction(sentence, code=code)
    return TooLittle(sentence, code=code, missing=missing)


def can_ever_be_used(card: str) -> bool:
    """Whether using it is an action of its own."""
    return card in USED


def use_refusal(r: Reasons, name: Named) -> IllegalAction | None:
    card = name["card"]
    number = CARD_NUMBERS[card]
    if not has(r.g, r.seat, number):
        return r.not_active(number)
    if not can_ever_be_used(card):
        return no("card.not_usable", f"{card} works by itself or as a part of other actions")
    choice = CHOICE_OF.get(card)
    if choice and len(name) == 2:
        return no("card.needs_choice", f"{card} is used by naming {choice}")
    if not choice and can_use(r.g, r.seat, number):
        return None
    if is_spent(r, card):
        return r.used(card)
    return unpayable(r, name) or without_effect(r, name)


def is_spent(r: Reasons, card: str) -> bool:
    """Used as often as the rules allow in a round."""
    if card == "prospector":
        return False
    if card in WAITING:
        number, ready = CARD_NUMBERS[card], r.t[f"{card}_ready"][r.seat]
        return r.t["used"][number] > 0 and not event_is_open(r.g, number, ready)
    return not r.is_unused(card)


def can_still_be_used(g: Any, seat: int, card: str) -> bool:
    """Whether what a card waits for has happened, and its use is still to come."""
    number = CARD_NUMBERS[card]
    if not has(g, seat, number):
        return False
    if card == "fountain":
        return bool(can_use(g, seat, number))
    return bool(event_is_open(g, number, g.table()["envoy_ready"][seat]))


def unpayable(r: Reasons, name: Named) -> IllegalAction | None:
    """Prices in gold, in cubes of any colors, in cubes that were named."""
    card = name["card"]
    gold, cubes = gold_price(CARD_NUMBERS[card]), cube_price(CARD_NUMBERS[card])
    if gold:
        return r.too_little_gold(card, gold)
    if cubes:
        return r.too_few_in_all(card, cubes)
    paid = [name["color"]] if card == "goldsmith" else name.get("colors", [])
    return next(filter(None, (r.no_such_cube(card, color) for color in paid)), None)


def without_effect(r: Reasons, name: Named) -> IllegalAction | None:
    card = name["card"]
    number = CARD_NUMBERS[card]
    if card == "gravedigger":
        return no_person(r, name["person"])
    chosen = card in CHOICE_OF
    lacking = missing_for_choice(r.g, r.seat, number) if chosen else missing(r.g, r.seat, number)
    if lacking:
        return no("card.condition", f"{card} {lacking}")
    if chosen:
        return None
    return no("card.nothing_to_gain", f"{card} {brings_nothing(r.g, r.seat, number)}")


def no_person(r: Reasons, person: str) -> IllegalAction | None:
    card, kind = CARD_NUMBERS[person], r.data.card(person)["kind"]
    if person != "gravedigger" and kind == "person" and has(r.g, r.seat, card):
        return None
    why = f"{person} is a {kind}" if kind != "person" else f"{person}: {r.place(card)}"
    return no("card.condition", f"gravedigger needs another active person; {why}")
