"""Why an activated card cannot be used now: what it needs, and what there is.

`USES` has a row for each card that is used by an action of its own, in the order of the card list.
Conditions and effects stand in the same order in `has_reason` and `use` of cards.py. The sentences
are not there because cards.py is compiled, and its functions know numbers only.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from carrack.games.macao.cards import (
    can_use,
    cube_price,
    event_is_open,
    gold_price,
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


def use_refusal(r: Reasons, name: Named) -> IllegalAction | None:
    card = name["card"]
    if not has(r.g, r.seat, CARD_NUMBERS[card]):
        return r.not_active(CARD_NUMBERS[card])
    if not can_ever_be_used(card):
        return no("card.not_usable", f"{card} works by itself or as a part of other actions")
    choice = USES[card].choice
    if choice and len(name) == 2:
        return no("card.needs_choice", f"{card} is used by naming {choice}")
    if not choice and can_use(r.g, r.seat, CARD_NUMBERS[card]):
        return None
    if is_spent(r, card):
        return r.used(card)
    return unpayable(r, name) or without_effect(r, name)


def can_ever_be_used(card: str) -> bool:
    """Whether using it is an action of its own."""
    return card in USES


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
    gold, cubes = gold_price(CARD_NUMBERS[card]), cube_price(CARD_NUMBERS[card])
    if gold:
        return r.too_little_gold(card, gold)
    if cubes:
        return r.too_few_in_all(card, cubes)
    paid = [name["color"]] if card == "goldsmith" else name.get("colors", [])
    return next(filter(None, (r.no_such_cube(card, color) for color in paid)), None)


def without_effect(r: Reasons, name: Named) -> IllegalAction | None:
    card = name["card"]
    use = USES[card]
    if card == "gravedigger":
        return no_person(r, name["person"])
    if use.needs is not None and not has_condition(r, card):
        return no("card.condition", f"{card} {use.needs(r)}")
    if use.choice or use.brings is None:
        return None
    return no("card.nothing_to_gain", f"{card} {use.brings(r)}")


def has_condition(r: Reasons, card: str) -> bool:
    """Whether it is not the condition that is missing; fountain and guard post may lack a space."""
    if card == "beggar":
        return bool(is_last_in_prestige(r.g, r.seat))
    if card in ("fountain", "envoy"):
        return event_open(r, card)
    return card == "guard_post" and not is_first_on_wall(r.g, r.seat)


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


@dataclass(frozen=True)
class Use:
    """What to say of a card when it cannot be used."""

    choice: str = ""  # what must be named with it
    needs: Sentence | None = None  # its condition, where it has one
    brings: Sentence | None = None  # why it would bring nothing


USES: dict[str, Use] = {
    "bank": Use(),
    "cathedral": Use(choice="colors"),
    "chancery": Use(needs=lambda r: "needs an office used this round"),
    "chapel": Use(needs=lambda r: "needs prestige received earlier this round"),
    "court": Use(brings=no_office("justice")),
    "customs_station": Use(brings=no_office("customs")),
    "fortress": Use(brings=no_office("military")),
    "fountain": Use(
        needs=lambda r: "needs a quarter taken this round while it was active", brings=at_the_end
    ),
    "gate": Use(needs=lambda r: f"needs the first place, {wall_place(r)}"),
    "guard_post": Use(
        needs=lambda r: f"is for everybody but the first, {wall_place(r)}", brings=at_the_end
    ),
    "inn": Use(),
    "miks_tavern": Use(needs=three_of(PERSON)),
    "monastery": Use(needs=lambda r: f"needs the most prestige, {prestige(r)}"),
    "pawnshop": Use(needs=lambda r: "needs gold received earlier this round"),
    "quarry": Use(brings=no_office("construction")),
    "sail_loft": Use(),
    "school": Use(needs=empty_spaces),
    "shop": Use(choice="a color"),
    "town_hall": Use(brings=no_office("administration")),
    "treasury": Use(brings=no_office("finance")),
    "university": Use(needs=empty_spaces),
    "beadle": Use(
        brings=lambda r: f"pays for office types used, there were {types_used_by(r.g, r.seat)}"
    ),
    "beggar": Use(choice="a color", needs=lambda r: f"needs the least prestige, {prestige(r)}"),
    "bishop": Use(),
    "cabin_boy": Use(
        needs=lambda r: f"needs at most 2 goods, {there_are(cargo_size(r.g, r.seat))}"
    ),
    "cannoneer": Use(needs=lambda r: f"needs the last place, {wall_place(r)}"),
    "captain": Use(
        needs=lambda r: f"needs 2 ship steps this round, {there_are(r.t['ship_steps'][r.seat])}"
    ),
    "coachman": Use(needs=three_of(BUILDING)),
    "donna_blu": Use(),
    "envoy": Use(
        choice="a color",
        needs=lambda r: "needs prestige bought with the tribute this round while it was active",
    ),
    "frau_rot": Use(),
    "goldsmith": Use(choice="a color"),
    "gravedigger": Use(choice="a person"),
    "helmsman": Use(),
    "innkeeper": Use(),
    "lady_black": Use(),
    "madame_vert": Use(),
    "miss_grey": Use(),
    "moneylender": Use(),
    "nobleman": Use(choice="a color"),
    "office_head": Use(needs=three_of(OFFICE)),
    "prospector": Use(),
    "scholar": Use(choice="a color"),
    "senora_violeta": Use(),
    "soldier": Use(
        brings=lambda r: f"pays for each 4 markers, {there_are(markers_of(r.g, r.seat))}"
    ),
}
