"""Maracaibo in words: pieces by their names, effects told from their ops, a step in a few words."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any

from carrack.games.maracaibo.texts import effects, figures, page
from carrack.games.maracaibo.texts.campaign import campaign_told
from carrack.games.maracaibo.texts.piece_names import AUTOMAS, PieceNames
from carrack.games.maracaibo.texts.story import AMOUNTS, amounts_of, story
from carrack.texts.wording import Words

AMOUNT_KEYS = {
    "doubloons": "n-doubloons",
    "vp": "n-vp",
    "combat": "n-combat",
    "figures": "n-figures",
    "income": "n-income",
    "vp_income": "n-vp_income",
    "value": "n-value",
    "village_actions": "n-village_actions",
}
# Causes that go without saying: what happened names them.
PLAIN_CAUSES = ("setup", "payment", "purchase", "refill", "round", "jacques", "jean")
NOTHING = "none"
# Fields of actions, events and entries that hold one piece, and the method that names it
NAMED = {
    "card": "card",
    "career": "career",
    "port": "port",
    "upgrade": "upgrade",
    "tile": "tile",
    "quest": "quest",
    "building": "building",
    "hint": "hint",
    "token": "token",
    "location": "place",
    "good": "good",
    "object": "object",
    "barrier": "barrier",
    "size": "size",
    "action": "fleet",
}
NUMBERED = ("place", "pile", "option", "space")  # counted from 0 inside, from 1 for people
COUNTS = ("amount", "price", "count", "left", "steps")
OF_BOUGHT_CARDS = ("card_action", "fight_card", "use_assistant")


class TitleWording(PieceNames):
    """Fields of Maracaibo's actions and events in words."""

    # ---- pieces told from what they do ----

    def card_rule(self, card: str, options: Mapping[str, Any]) -> str:
        """What a card does, told from its ops."""
        self.card(card)  # it says so when there is no such card
        listed = self.listed(card)
        if listed is not None:
            return listed.told(self, listed.pieces(self.printed)[card])
        return effects.card_told(self, self.printed.cards[card])

    def quest(self, name: str) -> str:
        """Quests have no names: one is called by what it asks for and brings."""
        return effects.quest_told(self, self.printed.quests[name])

    def token(self, name: str) -> str:
        return effects.token_told(self, self.printed.tokens[name])

    def hint(self, name: str) -> str:
        hint = self.printed.hints[name]
        cost = effects.cost_told(self, {"objects": hint.get("objects", ())})
        return self.say(f"hint_tile-{hint['colour']}", {"cost": cost})

    def campaign(self, archive: Mapping[str, Any], seats: int) -> dict[str, Any]:
        return campaign_told(self, archive, seats)

    # ---- printed figures ----

    def figures(self, game: Any) -> dict[str, Any]:
        words = page.words_in_all(game.data)
        return {**page.figures(game.data), "words": words}

    def figure_place(self, group: str, place: str) -> str:
        return figures.place_words(self, group, place)

    def figure_value(self, field: str, value: Any) -> str:
        return figures.value_words(self, field, value)

    # ---- amounts and causes ----

    def amounts(self, amounts: Mapping[str, Any]) -> str:
        """A price or a gain as `game.explain` has it."""
        parts = [
            self.say(key, {"count": int(amounts[name])})
            for name, key in AMOUNT_KEYS.items()
            if amounts.get(name)
        ]
        for nation, count in amounts.get("influence", {}).items():
            parts.append(effects.influence_told(self, int(count), nation))
        parts += [self.card(card) for card in amounts.get("cards", ())]
        parts += [
            self.say("n-synergy", {"kind": self.synergy(kind)})
            for kind in amounts.get("synergies", ())
        ]
        return ", ".join(parts)

    def why(self, cause: str) -> str:
        """A rule, or a piece with its id: "income", "card:A001"."""
        kind, _, name = cause.partition(":")
        if not name:
            return self.say(f"cause-{kind}")
        if kind in ("quest", "token"):
            return self.say(f"cause-{kind}")
        if kind in ("space", "ruin"):
            return str(getattr(self, kind)(name))
        if kind == "barrier":
            return self.say("cause-barrier", {"barrier": self.barrier(name)})
        if kind == "city_tile":
            return self.say(f"city_tile-{name}")
        return PIECES[kind](self, name)

    def source(self, source: str) -> str:
        """Where an amount came from: a cause, a card of the story, a part of the final scoring."""
        for key in (f"scored-{source}", f"card-{source}"):
            if self.sentences.has(key):
                return self.say(key)
        return self.why(source)

    def facts(self, facts: Mapping[str, Any]) -> Words:
        """What a refusal is about: numbers as they are, pieces by their names."""
        words: Words = {}
        for field, content in facts.items():
            if field == "needs":
                words["what"] = effects.cost_told(self, content)
            elif field == "wanted":
                words["wanted"] = ", ".join(self.good(good) for good in content)
            else:
                words |= (
                    {field: content} if type(content) is int else self.field(field, content, [])
                )
        return words

    # ---- actions ----

    def action_key(self, action: Mapping[str, Any], view: Mapping[str, Any] | None) -> str:
        kind = str(action["type"])
        if "place" in action:
            return "place"
        if kind == "choose_option" and not options_in(view):
            return "choose_option-bare"
        if kind == "take_last" and view is not None and view["round"] == LAST_ROUND:
            return "take_last-final"
        if kind == "main_city" and view is not None and self.is_homeward(view):
            return "main_homeward"
        if kind == "pass" and view is not None:
            key = f"pass-{asked_for(view)}"
            return key if self.sentences.has(f"action-{key}") else kind
        return kind

    def is_homeward(self, view: Mapping[str, Any]) -> bool:
        location = (view["pending"] or {}).get("location")
        return location is not None and self.printed.locations[location]["kind"] == "homeward"

    def seen_for(
        self, action: Mapping[str, Any], view: Mapping[str, Any] | None
    ) -> Hashable | None:
        if action["type"] == "choose_option":
            return None  # what there is to choose from
        twin = "card" in action and view is not None and self.has_twin(action, view)
        return self.action_key(action, view), twin

    def action_words(
        self, action: Mapping[str, Any], names: Sequence[str], view: Mapping[str, Any] | None
    ) -> Words:
        words = self.words(action, names)
        kind = action["type"]
        if "card" in action and view is not None and self.has_twin(action, view):
            words["card"] = f"{self.card(action['card'])} ({self.card_shows(action['card'])})"
        if kind == "sail":
            words["count"] = int(action["points"])
        if kind == "deliver" and "card" in action:
            words["good"] = self.good(self.printed.cards[action["card"]]["good"])
        if kind == "pay_card" and "card" in action:
            words["shows"] = self.card_shows(action["card"])
        if kind == "choose_option" and options_in(view):
            gain = effects.ops_told(self, options_in(view)[int(action["option"])])
            words["gain"] = gain[:1].upper() + gain[1:]
        return words

    def has_twin(self, action: Mapping[str, Any], view: Mapping[str, Any]) -> bool:
        """Whether a card of the same name lies where this one could be chosen from as well."""
        viewer, name = view["viewer"], self.card(action["card"])
        if viewer is None:
            return False
        row = view["seats"][viewer]
        near = [*view["hand"], *row["planned"], *(card for card in view["display"] if card)]
        if action["type"] in OF_BOUGHT_CARDS:
            near = [bought["card"] for bought in row["tableau"]]
        return any(self.card(card) == name for card in near if card != action["card"])

    def card_shows(self, card: str) -> str:
        printed = self.printed.cards[card]
        return f"{self.good(printed['good'])}, {self.object(printed['object'])}"

    # ---- events ----

    def paragraphs(self, events: Sequence[Mapping[str, Any]]) -> list[list[Mapping[str, Any]]]:
        """A step in a few sentences, those of one line together."""
        return story(events)

    def event_key(self, event: Mapping[str, Any]) -> str:
        kind = str(event["type"])
        if kind in AMOUNTS:
            return str(amounts_of(event)["type"])
        if kind in FORMS:
            kind += FORMS[kind](event)
        has_nobody = "seat" not in event and event.get("cause") not in AUTOMAS
        table = f"{kind}-table"
        is_for_all = has_nobody and "automa" not in event and self.sentences.has(f"event-{table}")
        if kind == "cards_discarded" and "cards" in event:
            return f"{table}-several" if is_for_all else f"{kind}-several"
        return table if is_for_all else kind

    def words(self, value: Mapping[str, Any], names: Sequence[str]) -> Words:
        kind = value["type"]
        if kind in AMOUNTS:
            return self.words(amounts_of(value), names)
        words: Words = {"cause": NOTHING, **super().words(without_automa_card(value), names)}
        if "seat" not in value:
            named = value.get("automa")
            automa = named if isinstance(named, str) else value.get("cause")
            words["seat"] = words["automa"] = self.automa(automa)
        if kind == "card_revealed":
            words["object"] = self.object(self.printed.cards[value["card"]]["object"])
        if kind == "disc_removed" and value.get("cause") == f"upgrade:{value['upgrade']}":
            words["cause"] = NOTHING
        if kind == "sailed":
            words["points"] = self.say("n-points", {"count": int(value["points"])})
        if kind == "automa_influence":
            words["with"] = self.say(f"nation-{value['nation']}.with")
        if kind == "scored":
            words["scored"] = self.scored(value)
        return words

    def scored(self, event: Mapping[str, Any]) -> str:
        """A part of the final scoring, and the piece that was counted."""
        told = self.say(f"scored-{event['what']}")
        cause = str(event.get("cause") or "")
        return f"{told}, {self.why(cause)}" if ":" in cause else told

    def field(self, field: str, content: Any, names: Sequence[str]) -> Words:
        if content is None:
            return {}
        if field in ("nation", "old") and isinstance(content, str):
            return {field: self.nation(content), f"the_{field}": self.the_nation(content)}
        if field in NAMED and isinstance(content, str):
            return {field: getattr(self, NAMED[field])(content)}
        if field == "cards":
            return {field: self.cards(content)}
        if field == "gain" and isinstance(content, Mapping):
            return {"what": self.amounts(content)}
        if field in ("to", "from", "kind"):
            return {field: self.of_many_kinds(content)}
        if field in NUMBERED and type(content) is int:
            return {field: content, "number": content + 1}
        if field in COUNTS and type(content) is int:
            return {field: content, "count": abs(content)}
        return self.other_field(field, content, names)

    def other_field(self, field: str, content: Any, names: Sequence[str]) -> Words:
        if field == "cause":
            if content in PLAIN_CAUSES:
                return {}
            return {"cause": content, "why": self.why(content)}
        if field == "automa":
            return {}
        return super().field(field, content, names)

    def of_many_kinds(self, name: str) -> str:
        """A place, a space inland, a synergy, or a kind of village action."""
        printed = self.printed
        if name in printed.locations:
            return self.place(name)
        if name in printed.spaces:
            return self.space(name)
        if name in printed.ruins:
            return self.ruin(name)
        kind, _, piece = name.partition(":")
        if piece:
            return PIECES[kind](self, piece)
        for key in (f"synergy-{name}", f"village_kind-{name}"):
            if self.sentences.has(key):
                return self.say(key)
        return name

    # ---- what the game waits for ----

    def prompt(
        self,
        view: Mapping[str, Any],
        names: Sequence[str],
        legal: Sequence[Mapping[str, Any]] = (),
    ) -> str:
        if view["over"]:
            return self.say("prompt-over")
        if view["phase"] in ("choosing", "dropping"):
            return self.prompt_for_all(view)
        pending = view["pending"]
        if pending is None or pending["seat"] != view["viewer"]:
            seat = None if pending is None else pending["seat"]
            return self.say("prompt-waiting", {"seat": self.name(seat, names)})
        key = f"prompt-{prompt_key(pending)}"
        words = self.prompt_words(view, pending)
        hand_size = view["seats"][pending["seat"]]["hand_size"]
        if pending["what"] == "refill" and hand_size >= words["limit"]:
            key = "prompt-refill-full"
        stance = f"{key}-{pending.get('stance')}"
        known = [name for name in (stance, key, "prompt-other") if self.sentences.has(name)]
        if pending["what"] == "move":
            return self.say(*self.sailing(legal, words))
        return self.say(known[0], words)

    def sailing(self, legal: Sequence[Mapping[str, Any]], words: Words) -> tuple[str, Words]:
        """How far the ship can go now, which on the way home is less than else."""
        courses = [action for action in legal if action["type"] == "sail"]
        if not courses:
            return "prompt-move", words
        is_home = all(self.printed.locations[to["to"]]["kind"] == "homeward" for to in courses)
        points = max(int(course["points"]) for course in courses)
        return "prompt-move-home" if is_home else "prompt-move", {**words, "points": points}

    def prompt_for_all(self, view: Mapping[str, Any]) -> str:
        """What every seat is asked at once."""
        if view["phase"] == "choosing" and "choosing" in view:
            return self.say(f"prompt-choosing-{view['choosing']['step']}")
        if view["phase"] == "dropping" and "hand" in view and view.get("drop") is None:
            return self.say("prompt-dropping")
        return self.say("prompt-all")

    def prompt_words(self, view: Mapping[str, Any], pending: Mapping[str, Any]) -> Words:
        words: Words = {"nation": "", "the_nation": "", "what": ""}
        for field in ("location", "good", "card", "port", "nation", "token"):
            words |= self.field(field, pending.get(field), [])
        for field in ("points", "value", "count", "left", "steps"):
            words |= self.field(field, pending.get(field), [])
        seat = view["seats"][pending["seat"]]
        limit = self.printed.hand_limit + int(seat["extra_hand"])
        words["limit"] = min(limit, self.printed.most_hand_cards)
        words["what"] = self.asked_what(pending)
        return words

    def asked_what(self, pending: Mapping[str, Any]) -> str:
        """What is offered, sold or paid."""
        what = pending["what"]
        if what == "offer":
            return effects.op_told(self, pending["op"])
        if what == "sale":
            return effects.ops_told(self, pending["ops"])
        if what == "payment":
            return effects.cost_told(self, pending.get("needs", {}))
        if what == "return_marker":
            return self.say("n-doubloons", {"count": int(pending["doubloons"])})
        if what == "port_offer":
            return effects.port_offer(self, self.printed.ports[pending["port"]])
        return ""


LAST_ROUND = 4
PIECES: dict[str, Callable[[TitleWording, str], str]] = {
    "card": TitleWording.card,
    "upgrade": TitleWording.upgrade,
    "port": TitleWording.port,
    "tile": TitleWording.tile,
    "location": TitleWording.place,
    "prestige": TitleWording.building,
}


def drawn_form(event: Mapping[str, Any]) -> str:
    """A card from the display, from the pile, or one that the viewer may not know."""
    if event.get("card") is not None:
        return "-pile" if event["from_pile"] else ""
    return "-hidden-several" if event.get("count", 1) > 1 else "-hidden"


# Events that are told in more than one way
SETTLED = ("main", "option", "village", "city", "exploration", "quest")  # told by what was asked
FORMS: dict[str, Callable[[Mapping[str, Any]], str]] = {
    "sailed": lambda event: "-passage" if event.get("passage") else "",
    "card_drawn": drawn_form,
    "fight": lambda event: f"-{event['stance']}",
    "agent_placed": lambda event: "" if event.get("nation") else "-piles",
    "quest_taken": lambda event: "" if event.get("quest") else "-bare",
    "quest_laid": lambda event: "" if event.get("location") else "-bare",
    "luysa_found": lambda event: "" if event.get("location") else "-bare",
    "went_on": lambda event: f"-{event['what']}" if event.get("what") in SETTLED else "",
}


def without_automa_card(value: Mapping[str, Any]) -> Mapping[str, Any]:
    """The cards of Jacques and Jean are no project cards: they have no names."""
    if value["type"] != "automa_card":
        return value
    return {part: content for part, content in value.items() if part != "card"}


def options_in(view: Mapping[str, Any] | None) -> list[Any]:
    """The options of the choice that is asked for."""
    pending = None if view is None else view["pending"]
    return list(pending.get("op", {}).get("lists", ())) if pending is not None else []


def asked_for(view: Mapping[str, Any]) -> str:
    """What a pass would end or decline."""
    pending = view["pending"] or {"what": view["phase"]}
    is_second = pending.get("stage") == "pick_second"
    return "pick_second" if is_second else str(pending["what"])


def prompt_key(pending: Mapping[str, Any]) -> str:
    parts = (pending["what"], pending.get("stage") or pending.get("purpose"))
    return "-".join(str(part) for part in parts if part)
