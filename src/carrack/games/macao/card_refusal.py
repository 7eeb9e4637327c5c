"""Why an activated card cannot be used now: what it needs, and what there is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from carrack.games.macao.cards import (
    can_use,
    event_is_open,
    is_last_in_prestige,
    types_used_by,
)
from carrack.games.macao.names import (
    BUILDING,
    CARD_NUMBERS,
    KINDS,
    OFFICE,
    PERSON,
    TABLEAU_SPACES,
)
from carrack.games.macao.rules.wall import is_first_on_wall
from carrack.games.macao.state import (
    active_count,
    cargo_size,
    has,
    markers_of,
    tableau_count,
    wall_rank,
)
from carrack.kernel.errors import IllegalAction

if TYPE_CHECKING:
    from carrack.games.macao.refusal import Reasons

Named = Mapping[str, Any]
Sentence = Callable[["Reasons"], str]

BY_COLOR = ("scholar", "beggar", "envoy", "nobleman", "shop", "goldsmith")
CHOICE_OF = {**dict.fromkeys(BY_COLOR, "a color"), "cathedral": "colors", "gravedigger": "a person"}
GOLD_PRICES = {"bishop": 1, "helmsman": 1, "nobleman": 2, "herald": 3, "count": 4}
CUBE_PRICES = {"prospector": 3, "shop": 2}
# Used without any condition: only a price, or an earlier use this round, can be in the way
UNCONDITIONAL = (
    *("bank", "inn", "innkeeper", "moneylender", "sail_loft", "scholar", "goldsmith", "cathedral"),
    *("frau_rot", "donna_blu", "madame_vert", "miss_grey", "senora_violeta", "lady_black"),
    *("nobleman", "shop", "prospector", "bishop", "helmsman"),
)


def use_refusal(r: Reasons, name: Named) -> IllegalAction | None:
    card = name["card"]
    if not has(r.g, r.seat, CARD_NUMBERS[card]):
        return r.not_active(CARD_NUMBERS[card])
    if not can_ever_be_used(card):
        return no("card.not_usable", f"{card} works by itself or as a part of other actions")
    if card in CHOICE_OF and len(name) == 2:
        return no("card.needs_choice", f"{card} is used by naming {CHOICE_OF[card]}")
    if card not in CHOICE_OF and can_use(r.g, r.seat, CARD_NUMBERS[card]):
        return None
    if is_spent(r, card):
        return r.used(card)
    return unpayable(r, name) or without_effect(r, name)


def can_ever_be_used(card: str) -> bool:
    """Whether using it is an action of its own."""
    return card in UNCONDITIONAL or card in CONDITIONS or card in NOTHING or card == "gravedigger"


def is_spent(r: Reasons, card: str) -> bool:
    """Used as often as the rules allow in a round."""
    if card == "prospector":
        return False
    if card in ("fountain", "envoy"):
        return r.t["used"][CARD_NUMBERS[card]] > 0 and not event_open(r, card)
    return not r.is_unused(card)


def event_open(r: Reasons, card: str) -> bool:
    """Fountain and envoy wait for an event of this round."""
    return bool(event_is_open(r.g, CARD_NUMBERS[card], r.t[f"{card}_ready"][r.seat]))


def unpayable(r: Reasons, name: Named) -> IllegalAction | None:
    """Prices in gold, in cubes of any colors, in cubes that were named."""
    card = name["card"]
    if card in GOLD_PRICES:
        return r.too_little_gold(card, GOLD_PRICES[card])
    if card in CUBE_PRICES:
        return r.too_few_in_all(card, CUBE_PRICES[card])
    paid = [name["color"]] if card == "goldsmith" else name.get("colors", [])
    return next(filter(None, (r.no_such_cube(card, color) for color in paid)), None)


def without_effect(r: Reasons, name: Named) -> IllegalAction | None:
    card = name["card"]
    if card == "gravedigger":
        return no_person(r, name["person"])
    if card in UNCONDITIONAL or has_condition(r, card):
        return None if card in CHOICE_OF else no("card.nothing_to_gain", nothing(r, card))
    return no("card.condition", f"{card} {CONDITIONS[card](r)}")


def has_condition(r: Reasons, card: str) -> bool:
    """Whether it is not the condition that is missing; fountain and guard post may lack a space."""
    if card == "beggar":
        return bool(is_last_in_prestige(r.g, r.seat))
    if card in ("fountain", "envoy"):
        return event_open(r, card)
    if card == "guard_post":
        return not is_first_on_wall(r.g, r.seat)
    return card not in CONDITIONS


def nothing(r: Reasons, card: str) -> str:
    return f"{card} {NOTHING[card](r)}"


def no_person(r: Reasons, person: str) -> IllegalAction | None:
    card, kind = CARD_NUMBERS[person], r.data.card(person)["kind"]
    if person != "gravedigger" and kind == "person" and has(r.g, r.seat, card):
        return None
    why = f"{person} is a {kind}" if kind != "person" else f"{person}: {r.place(card)}"
    return no("card.condition", f"gravedigger needs another active person; {why}")


def no(code: str, sentence: str) -> IllegalAction:
    return IllegalAction(sentence, code=code)


# ---- numbers for the sentences ----


def there_are(count: int) -> str:
    return f"there {'is' if count == 1 else 'are'} {count}"


def three_of(kind: int) -> Sentence:
    return lambda r: f"needs 3 {KINDS[kind]}s, {there_are(active_count(r.g, r.seat, kind))}"


def wall_place(r: Reasons) -> str:
    return f"this is place {wall_rank(r.g, r.seat) + 1} of {r.g.seats} on the wall"


def prestige(r: Reasons) -> str:
    everybody = ", ".join(map(str, r.t["prestige"][: r.g.seats]))
    return f"seat {r.seat} has {r.t['prestige'][r.seat]} of {everybody}"


def empty_spaces(r: Reasons) -> str:
    found = TABLEAU_SPACES - tableau_count(r.g, r.seat)
    return f"needs 2 empty tableau spaces, {there_are(found)}"


def no_office(office: str) -> Sentence:
    return lambda r: f"scores for active {office} offices, there are 0"


def at_the_end(r: Reasons) -> str:
    return f"moves along the wall, the disc is on space {r.t['wall'][r.seat]}, the last"


# What a card needs
CONDITIONS: dict[str, Sentence] = {
    "chancery": lambda r: "needs an office used this round",
    "chapel": lambda r: "needs prestige received earlier this round",
    "fountain": lambda r: "needs a quarter taken this round while it was active",
    "gate": lambda r: f"needs the first place, {wall_place(r)}",
    "guard_post": lambda r: f"is for everybody but the first, {wall_place(r)}",
    "miks_tavern": three_of(PERSON),
    "monastery": lambda r: f"needs the most prestige, {prestige(r)}",
    "pawnshop": lambda r: "needs gold received earlier this round",
    "school": empty_spaces,
    "university": empty_spaces,
    "beggar": lambda r: f"needs the least prestige, {prestige(r)}",
    "cabin_boy": lambda r: f"needs at most 2 goods, {there_are(cargo_size(r.g, r.seat))}",
    "cannoneer": lambda r: f"needs the last place, {wall_place(r)}",
    "captain": lambda r: f"needs 2 ship steps this round, {there_are(r.t['ship_steps'][r.seat])}",
    "coachman": three_of(BUILDING),
    "envoy": lambda r: "needs prestige bought with the tribute this round while it was active",
    "office_head": three_of(OFFICE),
}

# Cards that would bring nothing
NOTHING: dict[str, Sentence] = {
    "customs_station": no_office("customs"),
    "quarry": no_office("construction"),
    "treasury": no_office("finance"),
    "court": no_office("justice"),
    "fortress": no_office("military"),
    "town_hall": no_office("administration"),
    "beadle": lambda r: f"pays for office types used, there were {types_used_by(r.g, r.seat)}",
    "soldier": lambda r: f"pays for each 4 markers, {there_are(markers_of(r.g, r.seat))}",
    "fountain": at_the_end,
    "guard_post": at_the_end,
}
