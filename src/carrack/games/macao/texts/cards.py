"""Which form of an effect and which rulings belong to a card of Macao at a table with options.

Texts stand beside the titles and import none; a test compares the ids with those of the rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Options = Mapping[str, Any]

OFFICES = ("customs", "construction", "finance", "justice", "military", "administration")
GOODS = ("jade", "lacquerware", "paper", "porcelain", "rice", "silk", "spice", "tea")
WAREHOUSES = tuple(f"{good}_warehouse" for good in GOODS)
BARONESAS = ("baronesa_um", "baronesa_dois", "baronesa_tres")

# Cards that pay for something their owner does.
REWARDS = (
    "border_post",
    "chamberlain",
    "embassy",
    "hospital",
    "judge",
    "magistrate",
    "master_builder",
    "parade_ground",
    "surveyor",
    "treasurer",
)

# Everything that is said about a card beside its effect; a table's options choose the form.
RULINGS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(REWARDS, ("event", "event_automatic")),
    **dict.fromkeys(WAREHOUSES, ("each_tile", "doubling")),
    **dict.fromkeys(BARONESAS, ("baronesa",)),
    "abbot": ("abbot",),
    "archive": ("discount",),
    "beadle": ("beadle", "whole_round"),
    "beggar": ("tie",),
    "border_post": ("event", "event_automatic", "kind"),
    "captain": ("captain", "whole_round", "captain_doubt"),
    "cathedral": ("cathedral",),
    "chancery": ("whole_round",),
    "chapel": ("came_before", "whole_round"),
    "cooperage": ("each_tile", "doubling"),
    "councilman": ("councilman_doubt",),
    "count": ("gold_for_all",),
    "craftsman": ("craftsman",),
    "crane": ("discount", "not_itself"),
    "diplomat": ("diplomat",),
    "envoy": ("waits", "envoy"),
    "explorer": ("explorer",),
    "fountain": ("waits", "fountain", "free_step"),
    "gravedigger": ("gravedigger",),
    "guard_post": ("free_step", "kind"),
    "healer": ("discount", "not_itself"),
    "helmsman": ("steps",),
    "herald": ("gold_for_all",),
    "idler": ("idler",),
    "inn": ("inn_pair",),
    "innkeeper": ("inn_pair",),
    "juggler": ("juggler",),
    "lighthouse": ("each_tile",),
    "magistrate": ("event", "event_automatic", "kind"),
    "master": ("master",),
    "monastery": ("tie",),
    "night_watchman": ("night_watchman",),
    "palace": ("palace",),
    "pawnshop": ("came_before", "whole_round"),
    "professor": ("professor",),
    "sail_loft": ("steps",),
    "scribe": ("scribe", "scribe_bonus"),
    "speculator": ("discount",),
    "tower": ("tower",),
}

OFFICE_CARDS = tuple(f"{office}_{cubes}" for office in OFFICES for cubes in (1, 2, 3, 4))

# When a card works, where the printed word is not all there is to say: by itself, as a part of an
# action that its owner chooses, all the time, or by a use that must wait for something.
AUTOMATIC = (*REWARDS, *WAREHOUSES, "carpenter", "cooperage", "lighthouse")
DISCOUNTS = ("archive", "crane", "healer", "speculator")
TIMINGS: dict[str, str] = {
    **dict.fromkeys(AUTOMATIC, "automatic"),
    **dict.fromkeys((*DISCOUNTS, "count", "craftsman", "herald"), "part"),
    **dict.fromkeys(("diplomat", "juggler", "night_watchman", "scribe", "tower"), "always"),
    **dict.fromkeys(("envoy", "fountain"), "waits"),
}
# How often a card works, where a table may change it.
LIMITS: dict[str, tuple[str, dict[Any, str]]] = {
    **dict.fromkeys((*REWARDS, "envoy", "fountain"), ("when_cards", {"each": "each"})),
    **dict.fromkeys(DISCOUNTS, ("discount_limit", {"each": "each"})),
    "explorer": ("explorer_dice", {2: "each"}),
    "master": ("master_dice", {2: "each"}),
}

# Rulings that a table may change: the option, and the form for each of its values.
FORMS: dict[str, tuple[str, dict[Any, str]]] = {
    "event": ("when_cards", {"once": "event_once", "each": "event_each"}),
    "discount": ("discount_limit", {"once": "discount_once", "each": "discount_each"}),
    "fountain": ("when_cards", {"once": "fountain_once", "each": "fountain_each"}),
    "palace": ("palace_counts_abbot", {False: "palace_alone", True: "palace_abbot"}),
    "scribe": ("scribe_scope", {"card": "scribe_card", "type": "scribe_type"}),
    "scribe_bonus": ("when_cards", {"once": "bonus_once", "each": "bonus_each"}),
    "scribe_type": (
        "scribe_second_use",
        {"one_card": "scribe_type_one", "any_card": "scribe_type_any"},
    ),
    "tower": ("tower_on_last_space", {True: "tower_always", False: "tower_not_last"}),
    "waits": ("when_cards", {"once": "waits_once", "each": "waits_each"}),
}
TIES = {"beggar": "beggar_ties", "monastery": "monastery_ties"}

# Cards whose effect is told otherwise where a table has changed an option.
EFFECTS: dict[str, tuple[str, dict[Any, str]]] = {
    "beggar": ("beggar_ties", {False: "alone"}),
    "monastery": ("monastery_ties", {False: "alone"}),
    "palace": ("palace_counts_abbot", {True: "abbot"}),
    "tower": ("tower_on_last_space", {False: "not_last"}),
    "explorer": ("explorer_dice", {2: "both"}),
    "master": ("master_dice", {2: "both"}),
    "scribe": ("scribe_scope", {"type": "type"}),
    "councilman": (
        "councilman_mode",
        {
            "per_type_if_three_types": "per_type_if_three_types",
            "once_if_three_types": "once_if_three_types",
        },
    ),
}


def effect_form(card: str, options: Options) -> str:
    """Which text tells the effect of a card.

    >>> effect_form("explorer", {"explorer_dice": 2}), effect_form("bank", {})
    ('both', 'text')
    """
    if card not in EFFECTS:
        return "text"
    option, forms = EFFECTS[card]
    return forms.get(options.get(option), "text")


def timing(card: str, printed: str) -> str:
    """When a card works.

    >>> timing("fountain", "passive"), timing("bank", "action")
    ('waits', 'action')
    """
    return TIMINGS.get(card, printed)


def limit(card: str, printed: str, options: Options) -> str:
    """How often a card works at a table with these options; empty for one that always does.

    >>> limit("crane", "round", {"discount_limit": "each"}), limit("scribe", "round", {})
    ('each', '')
    """
    if TIMINGS.get(card) == "always":
        return ""
    option, forms = LIMITS.get(card, ("", {}))
    return forms.get(options.get(option), printed)


def rulings(card: str, options: Options) -> list[str]:
    """Which rulings belong to a card.

    >>> rulings("monastery", {"monastery_ties": False}), rulings("customs_2", {})
    (['tie_fails'], ['office'])
    """
    if card in OFFICE_CARDS:
        return ["office"]
    return [ruling_form(ruling, card, options) for ruling in RULINGS.get(card, ())]


def ruling_form(ruling: str, card: str, options: Options) -> str:
    if ruling == "tie":
        return "tie_counts" if options.get(TIES[card], True) else "tie_fails"
    if ruling not in FORMS:
        return ruling
    option, forms = FORMS[ruling]
    form = forms.get(options.get(option), next(iter(forms.values())))
    return ruling_form(form, card, options)  # a form may depend on another option
