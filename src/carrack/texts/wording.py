"""How a title's names are put into words; a title with cards of its own overrides a part."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from carrack.kernel.errors import DataError
from carrack.kernel.parts import part_of
from carrack.texts.sentences import Sentences

Words = dict[str, str | int]

SEATS = ("seat", "target", "owner")  # fields of actions and events that hold a seat


class Wording:
    """The plain way: a message for each type, its fields as they are, seats by name."""

    def __init__(self, sentences: Sentences) -> None:
        self.sentences = sentences
        self.say = sentences.say

    def action_key(self, action: Mapping[str, Any], view: Mapping[str, Any] | None) -> str:
        """Which message tells this action."""
        return str(action["type"])

    def event_key(self, event: Mapping[str, Any]) -> str:
        """Which message tells this event."""
        return str(event["type"])

    def action_words(
        self, action: Mapping[str, Any], names: Sequence[str], view: Mapping[str, Any] | None
    ) -> Words:
        """What fills the gaps of an action's message."""
        return self.words(action, names)

    def missing(self, missing: Mapping[str, int]) -> str:
        """What is short of a price."""
        return ", ".join(f"{count} {name}" for name, count in missing.items())

    def seen_for(
        self, action: Mapping[str, Any], view: Mapping[str, Any] | None
    ) -> Hashable | None:
        """What of a view is told with an action, so that the same need not be worded again; None
        where a title does not say.
        """
        return None

    def words(self, value: Mapping[str, Any], names: Sequence[str]) -> Words:
        """What fills the gaps of a message: every field of the value, put into words."""
        given: Words = {}
        for field, content in value.items():
            given |= self.field(field, content, names)
        return given

    def field(self, field: str, content: Any, names: Sequence[str]) -> Words:
        """One field in words."""
        if field in SEATS:
            return {field: self.name(content, names)}
        return {field: content if type(content) is int else str(content)}

    def facts(self, facts: Mapping[str, Any]) -> Words:
        """The numbers and pieces of a refusal in words."""
        return self.words(facts, [])

    def seen(self, facts: Mapping[str, Any], view: Mapping[str, Any]) -> Words:
        """Words for a tip that follow from the table: what the card does that it speaks of."""
        card = facts.get("card")
        return {} if card is None else {"rule": self.card_rule(card, view["options"])}

    def name(self, seat: int | None, names: Sequence[str]) -> str:
        """Who sits there."""
        if seat is None or seat < 0:
            return self.say("word-nobody")
        if seat < len(names):
            return names[seat]
        return self.say("word-seat", {"number": seat})

    def paragraphs(self, events: Sequence[Mapping[str, Any]]) -> list[list[Mapping[str, Any]]]:
        """The events of one step in the lines of a log; a title may gather some of them."""
        return [list(events)]

    def prompt(
        self,
        view: Mapping[str, Any],
        names: Sequence[str],
        legal: Sequence[Mapping[str, Any]] = (),
    ) -> str:
        return self.say(f"phase-{view['phase']}")

    def face(self, name: str) -> str:
        return name

    def card(self, name: str) -> str:
        return self.say(f"card-{name}")

    def card_rule(self, card: str, options: Mapping[str, Any]) -> str:
        return self.say(f"card-{card}.text")

    def card_rulings(self, card: str, options: Mapping[str, Any]) -> list[str]:
        return []

    def figures(self, game: Any) -> dict[str, Any]:
        """What is printed on a title's cards and board, for a page that draws it."""
        return {}

    def figure_place(self, group: str, place: str) -> str:
        """What a printed figure belongs to."""
        return place

    def finding_place(self, file: str, place: str) -> str:
        """What a finding of the checker belongs to: an entry of a file."""
        return place

    def finding_sentence(self, key: str, words: Mapping[str, str | float], sentence: str) -> str:
        """What the checker says; its own sentence where there is no text for it."""
        name = f"finding-{key}"
        if not key or not self.sentences.has(name):
            return sentence
        return self.say(name, dict(words))

    def figure_field(self, field: str) -> str:
        """What it is the figure of."""
        key = f"data-field-{field}"
        return self.say(key) if self.sentences.has(key) else field

    def figure_value(self, field: str, value: Any) -> str:
        return str(value)

    def source(self, source: str) -> str:
        """Where an amount came from."""
        key = f"source-{source}"
        return self.say(key) if self.sentences.has(key) else source

    def choice(self, option: str, value: Any) -> str:
        """A value that an option may have; a number says itself."""
        for key in (f"choice-{option}-{value}", f"choice-{value}"):
            if self.sentences.has(key):
                return self.say(key)
        return str(value)

    def requirement(self, view: Mapping[str, Any]) -> str:
        raise DataError("this title has no requirements", code="text.missing")

    def campaign(self, archive: Mapping[str, Any], seats: int) -> dict[str, Any]:
        raise DataError("this title has no campaign", code="campaign.none")

    def attack(self, view: Mapping[str, Any], names: Sequence[str]) -> str:
        raise DataError("this title has no attacks", code="text.missing")


def wording_of(game_id: str) -> type[Wording]:
    """The wording of a title; the plain one where its names need no more than its texts."""
    part = part_of(game_id, "texts.wording")
    found: type[Wording] = getattr(part, "TitleWording", Wording)
    return found
