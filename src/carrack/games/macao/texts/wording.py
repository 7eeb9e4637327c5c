"""Macao in words: cubes by color, cards by name, and a step told in as few words as it takes."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from carrack.games.macao.names import CARD_IDS, CAUSE_NAMES, COLORS
from carrack.games.macao.texts import figures as macao_figures
from carrack.games.macao.texts.cards import OFFICE_CARDS, effect_form, limit, rulings, timing
from carrack.games.macao.texts.story import story
from carrack.kernel.errors import DataError
from carrack.texts.wording import Wording, Words

CAUSES = CAUSE_NAMES[len(CARD_IDS) :]  # what is no card
# Causes that go without saying: what happened names them, or the price does.
PLAIN_CAUSES = ("setup", "dice", "offer", "payment", "pass")

# Gaps that are empty unless something fills them.
EMPTY = ("paid", "price", "gain", "cause", "dropped")
NOTHING = "none"
COLOR_FIELDS = ("color", "first", "second", "die", "dropped", "pay")
AMOUNTS = {
    "gold": "n-gold",
    "prestige": "n-prestige",
    "steps": "n-steps",
    "spaces": "n-spaces",
    "jokers": "n-jokers",
    "markers": "n-markers",
}


class TitleWording(Wording):
    """Fields of Macao's actions and events in words."""

    # ---- things ----

    def color(self, name: str) -> str:
        return self.say(f"color-{name}")

    def letter(self, color: str) -> str:
        """One sign for a color, another one for each."""
        return self.say(f"color-{color}.letter")

    def cubes(self, cubes: Mapping[str, int]) -> str:
        """Cubes by color in the canonical order: `2 red, 1 gray`."""
        counted = [
            self.say(f"cubes-{color}", {"count": cubes[color]})
            for color in COLORS
            if cubes.get(color)
        ]
        return ", ".join(counted) or self.say("nothing")

    def amounts(self, amounts: Mapping[str, Any]) -> str:
        """A price or a gain as `game.explain` has it; cubes may also be given by color alone."""
        cubes = amounts.get("cubes") or amounts
        parts = [self.cubes(cubes)] if any(cubes.get(color) for color in COLORS) else []
        if cubes.get("any"):
            parts.append(self.say("cubes-any", {"count": int(cubes["any"])}))
        for name, key in AMOUNTS.items():
            if amounts.get(name):
                parts.append(self.say(key, {"count": int(amounts[name])}))
        return ", ".join([*parts, *(self.good(good) for good in amounts.get("goods", ()))])

    def missing(self, missing: Mapping[str, int]) -> str:
        return self.amounts(missing)

    def good(self, name: str) -> str:
        return self.say(f"good-{name}")

    def short_good(self, name: str) -> str:
        return self.say(f"good-{name}.short")

    def place(self, name: str) -> str:
        """A port by its name, a space at sea by the ports around it; somebody's own figures may
        have other places.
        """
        key = f"place-{name}"
        return self.say(key if self.sentences.has(key) else "sea-space")

    def office(self, office: str) -> str:
        return self.say(f"office-{office}")

    def face(self, name: str) -> str:
        return self.card(name)

    def card(self, name: str) -> str:
        self.check_card(name)
        if name not in OFFICE_CARDS:
            return self.say(f"card-{name}")
        office, _, cubes = name.rpartition("_")
        return self.say("card-office", {"office": self.office(office), "cubes": int(cubes)})

    def cards(self, names: Sequence[str]) -> str:
        return ", ".join(self.card(name) for name in names)

    def card_rule(self, card: str, options: Mapping[str, Any]) -> str:
        """What a card does at a table with these options, in one line."""
        self.check_card(card)
        if card in OFFICE_CARDS:
            return self.say(f"office-{card.rpartition('_')[0]}.text")
        form = effect_form(card, options)
        return self.say(f"card-{card}.{form}", {"points": int(options.get("captain_points", 1))})

    def card_rulings(self, card: str, options: Mapping[str, Any]) -> list[str]:
        """How open questions about a card are answered at a table with these options."""
        self.check_card(card)
        return [self.say(f"ruling-{ruling}") for ruling in rulings(card, options)]

    def card_works(
        self, card: str, printed: Mapping[str, Any], options: Mapping[str, Any]
    ) -> list[str]:
        """When and how often a card works at a table with these options."""
        often = limit(card, printed["limit"], options)
        when = self.say(f"timing-{timing(card, printed['timing'])}")
        return [when, self.say(f"limit-{often}")] if often else [when]

    def check_card(self, name: str) -> None:
        """A card has a text of its own, or it is an office."""
        if name not in OFFICE_CARDS and not self.sentences.has(f"card-{name}.text"):
            raise DataError(
                f"there is no card {name!r}; cards are written bank, night_watchman, customs_2",
                code="card.unknown",
                facts={"asked": name},
            )

    # ---- printed figures ----

    def figures(self, game: Any) -> dict[str, Any]:
        return macao_figures.figures(game.data)

    def figure_place(self, group: str, place: str) -> str:
        return macao_figures.place_words(self, group, place)

    def finding_place(self, file: str, place: str) -> str:
        try:
            return macao_figures.place_in_file(self, file, place)
        except DataError:  # somebody's id may be called as a text that needs words
            return place

    def figure_value(self, field: str, value: Any) -> str:
        return macao_figures.value_words(self, field, value)

    def source(self, source: str) -> str:
        """A delivery by its port, all else by the card or the rule that brought it."""
        kind, _, port = source.partition(":")
        if port:
            return self.say(f"source-{kind}", {"place": self.place(port)})
        return self.say(f"cause-{source}") if source in CAUSES else self.card(source)

    # ---- actions ----

    def action_key(self, action: Mapping[str, Any], view: Mapping[str, Any] | None) -> str:
        kind = str(action["type"])
        if kind == "activate":
            return f"activate-{action.get('method', 'pay')}"
        if kind == "take_quarter":
            bare = "" if view is not None else "-bare"
            return f"take_quarter-{action.get('method', 'pay')}{bare}"
        if kind in ("apply_explorer", "apply_master") and action.get("die") is None:
            return f"{kind}-none"
        if kind == "move_ship" and action["pay"] == "free":
            return "move_ship-free"
        if kind == "buy_tribute" and view is not None:
            return "buy_tribute-rate"
        if kind == "deliver" and view is not None and port_here(view) is not None:
            return "deliver-here"
        return f"use_card-{use_form(action)}" if use_form(action) else kind

    def seen_for(
        self, action: Mapping[str, Any], view: Mapping[str, Any] | None
    ) -> Hashable | None:
        kind = action["type"]
        if view is None:
            return "nothing"
        if kind == "take_quarter":
            return self.tile_of(str(action["quarter"]), view)
        if kind == "buy_tribute":
            return tuple(view["tribute"].items())
        if kind == "deliver":
            port = port_here(view)
            return None if port is None else (port["good"], port["port"])
        return ()

    def action_words(
        self, action: Mapping[str, Any], names: Sequence[str], view: Mapping[str, Any] | None
    ) -> Words:
        words = self.words(action, names)
        if view is None:
            return words
        if action["type"] == "take_quarter":
            words["tile"] = self.tile_of(str(action["quarter"]), view)
        elif action["type"] == "buy_tribute":
            words |= view["tribute"]
        elif action["type"] == "deliver":
            port = port_here(view)
            if port is not None:
                words |= {"good": self.good(port["good"]), "port": self.place(port["port"])}
        return words

    def tile_of(self, quarter: str, view: Mapping[str, Any]) -> str:
        """What lies there; of several that are alike, which of them in the order of the city."""
        tiles = {row["quarter"]: row["tile"] for row in view["city"] if row["tile"]}
        if quarter not in tiles:
            return self.say("nothing")
        good = self.good(tiles[quarter])
        alike = [one for one, tile in tiles.items() if tile == tiles[quarter]]
        if len(alike) == 1:
            return good
        number = str(alike.index(quarter) + 1)
        return self.say("tile-of-several", {"tile": good, "number": number, "all": str(len(alike))})

    # ---- events ----

    def paragraphs(self, events: Sequence[Mapping[str, Any]]) -> list[list[Mapping[str, Any]]]:
        """A step in a few sentences, those of one line together."""
        return story(events)

    def event_key(self, event: Mapping[str, Any]) -> str:
        kind = str(event["type"])
        if kind == "card_discarded" and "seat" not in event:
            return "card_discarded-table"
        if kind == "ship_moved" and event["pay"] == "free":
            return "ship_moved-free"
        if kind == "dice_chosen" and "placed" in event:
            return "dice_chosen-placed"
        if kind in ("explorer_applied", "master_applied") and event["die"] is None:
            return f"{kind}-none"
        if kind == "payment_begun":
            return f"{kind}-{event['for']}"
        return "wall_raised" if kind == "wall_moved" and event["steps"] == 0 else kind

    def words(self, value: Mapping[str, Any], names: Sequence[str]) -> Words:
        words = {**dict.fromkeys(EMPTY, NOTHING), **super().words(value, names)}
        if value["type"] == "cubes_placed" and "placed" not in value:
            words["placed"] = self.placed(value)
        if value["type"] in ("cube_gained", "cube_paid") and "cubes" not in value:
            words["cubes"] = self.cubes({value["color"]: value["count"]})
        if value["type"] == "die_rolled":
            words["die"] = self.die(value)
        if value["type"] == "payment_begun":
            words |= self.payment_words(value)
        return words

    def field(self, field: str, content: Any, names: Sequence[str]) -> Words:
        if content is None:
            return {}
        if field in ("card", "person"):
            return {field: self.card(content)}
        if field == "cards":
            return {field: self.cards(content)}
        if field in COLOR_FIELDS:
            return self.color_words(field, str(content))
        if field in ("price", "gain", "paid", "cubes") and isinstance(content, Mapping):
            return self.amount_words(field, content)
        if field in ("good", "tile"):
            return {field: self.good(content)}
        if field == "to":
            place, where = self.place(content), "sea" if is_sea(content) else "port"
            return {field: place, "toward": self.say(f"toward-{where}", {"place": place})}
        if field == "port":
            return {field: self.place(content)}
        if field == "quarter":  # said where nobody knows what lies there
            return {field: macao_figures.short(content)}
        return self.list_words(field, content) or self.number_words(field, content, names)

    def color_words(self, field: str, content: str) -> Words:
        if content not in COLORS:
            return {field: content}
        paid: Words = {"paid": self.cubes({content: 1})} if field == "pay" else {}
        return {field: self.color(content), **paid}

    def amount_words(self, field: str, content: Mapping[str, Any]) -> Words:
        if field == "cubes":
            return {field: self.cubes(content)}
        if not content:
            return {}
        told = self.amounts(content) or self.say("price-free")
        if "by" in content:
            told += self.say("because", {"cause": content["by"], "why": self.card(content["by"])})
        return {field: told}

    def list_words(self, field: str, content: Any) -> Words:
        """Fields that hold several things."""
        if field == "colors":
            return {field: self.cubes(dict.fromkeys(content, 1))}
        if field == "choices":
            return {field: self.amounts(choice_amounts(content))}
        if field == "placed":
            return {field: ", ".join(self.placed(row) for row in content)}
        if field == "dice":
            return {field: ", ".join(self.die(row) for row in content)}
        return {}

    def number_words(self, field: str, content: Any, names: Sequence[str]) -> Words:
        if field == "cause":
            if content in PLAIN_CAUSES:
                return {}
            return {"cause": content, "why": self.why(content)}
        if field in ("amount", "steps"):
            return {field: content, "count": content}
        return super().field(field, content, names)

    def why(self, cause: str) -> str:
        return self.say(f"cause-{cause}") if cause in CAUSES else self.card(cause)

    def placed(self, row: Mapping[str, Any]) -> str:
        """Cubes on a number of the wind rose."""
        cubes = self.cubes({row["color"]: row["count"]})
        return self.say("placed", {"cubes": cubes, "position": row["position"]})

    def die(self, row: Mapping[str, Any]) -> str:
        words: Words = {"color": self.color(row["color"]), "value": row["value"]}
        if row["rolled"] == row["value"]:
            return self.say("die-shows", words)
        return self.say("die-turned", {**words, "rolled": row["rolled"]})

    # ---- what the game waits for ----

    def prompt(
        self,
        view: Mapping[str, Any],
        names: Sequence[str],
        legal: Sequence[Mapping[str, Any]] = (),
    ) -> str:
        own = view["current"] is not None and view["viewer"] == view["current"]
        key = f"prompt-{view['phase']}"
        words: Words = {"seat": self.name(view["current"], names)}
        payment = view.get("payment")
        if payment:
            key += f"-{payment['for']}"
            words |= {"count": payment["left"]}
            words |= self.payment_words(payment)
        return self.say(f"{key}.you" if own else key, words)

    def payment_words(self, payment: Mapping[str, Any]) -> Words:
        """What is paid for."""
        if payment["for"] == "shop":
            return {"color": self.color(payment["argument"])}
        spaces: Words = {"count": payment["argument"]}
        return {"spaces": self.say("n-spaces", spaces)} if payment["for"] == "wall" else {}


def is_sea(place: str) -> bool:
    """Whether a place is a space at sea, whose numbers nobody reads; all else are ports.

    >>> is_sea("s07"), is_sea("genova")
    (True, False)
    """
    return macao_figures.short(place) != place


def use_form(action: Mapping[str, Any]) -> str:
    """Which choice goes with the use of a card."""
    if action["type"] != "use_card":
        return ""
    if action["card"] == "goldsmith" and "color" in action:
        return "goldsmith"
    return next((part for part in ("color", "colors", "person") if part in action), "")


def port_here(view: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """The port in which the ship of the seat to move lies."""
    if view["current"] is None:
        return None
    ship = view["seats"][view["current"]]["ship"]
    found: list[Mapping[str, Any]] = [port for port in view["ports"] if port["port"] == ship]
    return found[0] if found else None


def choice_amounts(choices: Sequence[str]) -> dict[str, int]:
    """What a joker is cashed for.

    >>> choice_amounts(["red", "gold"])
    {'red': 1, 'gold': 3}
    """
    amounts: dict[str, int] = {}
    for choice in choices:
        amounts[choice] = amounts.get(choice, 0) + (3 if choice == "gold" else 1)
    return amounts
