"""Texts: rules and kernel speak in names, this layer turns names into sentences in a language.

>>> texts = Texts("macau_cards")
>>> texts.action({"type": "play", "card": "7S"})
'Lay 7♠'
>>> texts.event({"type": "laid", "seat": 0, "card": "BJ", "as": "KS"}, ["Anna", "Bob"])
'Anna lays ★ black joker as K♠'
>>> Texts("macau_cards", "de").event({"type": "laid", "seat": 0, "card": "TD"}, ["Anna"], viewer=0)
'Du legst 10♦'

Words that all titles share lie beside this file, a title's own in its `data/texts` folder. A text
that a language lacks is an error, never silently English. Somebody else's title that brings no
texts at all is told by its bare names.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from carrack.kernel.errors import CarrackError, DataError
from carrack.kernel.packed import is_there, read_text
from carrack.texts.bare import bare, in_words
from carrack.texts.letters import language_in, pack_in, tag_of
from carrack.texts.refusals import told_by
from carrack.texts.sections import Sections, sections_of
from carrack.texts.sentences import (
    LANGUAGES,
    Sentences,
    has_texts,
    languages_of,
    sentences_of,
    title_folder,
    written,
)
from carrack.texts.told import Told
from carrack.texts.wording import SEATS, Wording, wording_of

__all__ = ["LANGUAGES", "Described", "Line", "Texts", "Tip", "level_named"]

SILENT = ("play_ended",)  # events that tell nothing new to somebody who reads the others
STYLED = "+"  # between a level and its style


class Described(NamedTuple):
    """A short label and one sentence that explains it."""

    label: str
    text: str


class Tip(NamedTuple):
    """A tip in words; nothing is said of the table where its text has no gap for it."""

    label: str
    text: str
    now: str


class Line(NamedTuple):
    """One sentence of a log, and what it tells."""

    said: str
    event: Mapping[str, Any]


class Texts:
    """All that can be said about one title in one language."""

    def __init__(self, game_id: str, language: str = "en") -> None:
        self.game_id = game_id
        self.language = known_language(game_id, language)
        self.is_untold = not has_texts(game_id)
        self.sentences: Sentences = sentences_of(game_id, self.language)
        self.wording: Wording = wording_of(game_id)(self.sentences)
        self.remembered = Told()

    def languages(self) -> list[str]:
        """The languages this title can be read in.

        >>> Texts("macau_cards").languages()[:2]
        ['de', 'en']
        """
        return languages_of(self.game_id)

    def action(
        self,
        action: Mapping[str, Any],
        names: Sequence[str] = (),
        view: Mapping[str, Any] | None = None,
    ) -> str:
        """A short label for a button or a menu; with a view it also tells what accepting costs.

        >>> Texts("macau_cards").action({"type": "call_suit", "suit": "H"})
        'Call hearts'
        """
        if self.is_untold:
            return self.bare(action, names)
        seen = self.wording.seen_for(action, view)
        if seen is None:
            return self.action_of(names, action, view)
        what = ("action", repr(action), seen)
        return self.remembered.say(what, names, partial(self.action_of, action=action, view=view))

    def action_of(
        self, names: Sequence[str], action: Mapping[str, Any], view: Mapping[str, Any] | None
    ) -> str:
        key = self.wording.action_key(action, view)
        return self.sentences.say(f"action-{key}", self.wording.action_words(action, names, view))

    def event(
        self, event: Mapping[str, Any], names: Sequence[str] = (), viewer: int | None = None
    ) -> str:
        """A sentence for the log; the viewer is spoken to in the second person."""
        if self.is_untold:
            return self.bare(event, names)
        form = person(event, viewer)
        what = ("event", repr(event), form)
        return self.remembered.say(what, names, partial(self.event_of, event=event, form=form))

    def event_of(self, names: Sequence[str], event: Mapping[str, Any], form: str) -> str:
        key = f"event-{self.wording.event_key(event)}"
        if self.sentences.has(key + form):
            key += form
        return self.sentences.say(key, self.wording.words(event, names))

    def lines(
        self, events: Sequence[Mapping[str, Any]], names: Sequence[str], viewer: int | None
    ) -> list[str]:
        """What one step did, usually in one line of a log.

        >>> Texts("macau_cards").lines([{"type": "laid", "seat": 0, "card": "TD"}], ["Anna"], None)
        ['Anna lays 10♦']
        """
        told = self.told(events, names, viewer)
        return [" · ".join(line.said for line in lines) for lines in told]

    def told(
        self, events: Sequence[Mapping[str, Any]], names: Sequence[str], viewer: int | None
    ) -> list[list[Line]]:
        """What one step did, sentence by sentence and each with its event; those of one line
        together.
        """
        shown = [event for event in events if event["type"] not in SILENT]
        if self.is_untold:
            return [[Line(self.bare(event, names), event)] for event in shown]
        paragraphs = self.wording.paragraphs(shown) if shown else []
        return [
            [Line(self.event(event, names, viewer), event) for event in paragraph]
            for paragraph in paragraphs
        ]

    def error(self, error: Exception) -> str:
        """What went wrong, by the error's code; its own sentence where there is no text for it.

        >>> Texts("macau_cards").error(CarrackError("seat 3 tried", code="pass.can_draw"))
        'You can still draw a card, so you cannot pass.'
        >>> Texts("macau_cards").error(CarrackError("the sea is closed", code="sea.closed"))
        'the sea is closed'
        """
        if not isinstance(error, CarrackError):
            return str(error)
        return told_by(self.sentences, error, self.wording.facts) or str(error)

    def refused(self, entry: Mapping[str, Any]) -> str:
        """Why something cannot be done, as `game.explain` tells it: where it can, by what is short.

        >>> entry = {"code": "cubes.too_few", "reason": "the supply has 1", "missing": {"red": 2}}
        >>> Texts("macao").refused(entry)
        'You are 2 red short.'
        >>> Texts("macau_cards").refused({"code": "pass.can_draw", "reason": "seat 3 tried"})
        'You can still draw a card, so you cannot pass.'
        """
        missing = entry.get("missing")
        if missing and self.sentences.has("refused-short"):
            return self.sentences.say("refused-short", {"missing": self.wording.missing(missing)})
        reason, code, facts = entry["reason"], entry["code"], entry.get("facts")
        return self.error(CarrackError(reason, code=code, facts=facts))

    def option(self, name: str) -> Described:
        """An option's label and what it changes.

        >>> Texts("macau_cards").option("runs").label
        'Runs'
        """
        return self.described("option", name)

    def group(self, name: str) -> str:
        """The heading of a group of options."""
        return in_words(name) if self.is_untold else self.sentences.say(f"group-{name}")

    def variant(self, name: str) -> Described:
        """A preset's name and what is special about it."""
        return self.described("variant", name)

    def modifier(self, name: str) -> Described:
        """A house rule's name and what it changes."""
        return self.described("modifier", name)

    def tip(
        self,
        key: str,
        facts: Mapping[str, Any],
        view: Mapping[str, Any],
        names: Sequence[str] = (),
    ) -> Tip:
        """A tip for newcomers: what it is about, what is to be known, and how it stands here.

        >>> Texts("macao").tip("marker", {"number": 2}, {"options": {}}).now
        'Markers you have: 2.'
        """
        label, text = self.described("hint", key)
        if not self.sentences.has(f"hint-{key}.now"):
            return Tip(label, text, "")
        words = self.wording.words({"type": "tip", **facts}, names) | self.wording.seen(facts, view)
        return Tip(label, text, self.sentences.say(f"hint-{key}.now", words))

    def reason(self, key: str, facts: Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """Why an action is worth doing, as the title's bots know it.

        >>> Texts("macao").reason("card_is_cheap", {"cubes": {"blue": 1}})
        'It is cheap: 1 blue.'
        """
        words = self.wording.words({"type": "reason", **facts}, names)
        return self.sentences.say(f"reason-{key}", words)

    def bot(self, level: str) -> Described:
        """How a bot plays; one that there are no words for is called by its name.

        >>> Texts("macao").bot("greedy").label
        'friendly'
        >>> Texts("macao").bot("captain+racer").label
        'captain, racer'
        """
        level, _, style = level.partition(STYLED)
        key, said = f"bot-{level}", self.sentences
        if not said.has(f"{key}.text"):
            return Described(level, "")
        if not style:
            return Described(said.say(key), said.say(f"{key}.text"))
        words = {"level": said.say(key), "style": said.say(f"style-{style}")}
        return Described(said.say("bot-styled", words), said.say(f"style-{style}.text"))

    def choice(self, option: str, value: Any) -> str:
        """A value that an option may have, in a word or two.

        >>> Texts("macau_cards").choice("direction", "cw")
        'clockwise'
        """
        return in_words(str(value)) if self.is_untold else self.wording.choice(option, value)

    def source(self, source: str) -> str:
        """Where points or money came from, as `carrack.breakdown` names it.

        >>> Texts("macao").source("tribute")
        'Tribute'
        """
        said = in_words(source) if self.is_untold else self.wording.source(source)
        return said[:1].upper() + said[1:]

    def kinds(self) -> dict[str, str]:
        """Kinds of events that somebody may look for in a game.

        >>> Texts("macao").kinds()["delivered"]
        'Deliveries'
        """
        keys = [key for key in self.sentences.keys if key.startswith("deed-")]
        return {key.removeprefix("deed-"): self.sentences.say(key) for key in keys}

    def described(self, what: str, name: str) -> Described:
        if self.is_untold:
            return Described(in_words(name), "")
        key = f"{what}-{name}"
        return Described(self.sentences.say(key), self.sentences.say(f"{key}.text"))

    def phase(self, name: str) -> str:
        """A phase of the game in a word or two.

        >>> Texts("macau_cards").phase("choose_suit")
        'Choosing a suit'
        """
        return in_words(name) if self.is_untold else self.sentences.say(f"phase-{name}")

    def prompt(
        self,
        view: Mapping[str, Any],
        names: Sequence[str] = (),
        legal: Sequence[Mapping[str, Any]] = (),
    ) -> str:
        """What the game waits for, told to the viewer of the view; what is legal by name says
        more where it is known.
        """
        if self.is_untold:
            return self.bare_prompt(view, names)
        return self.wording.prompt(view, names, legal)

    def bare(self, value: Mapping[str, Any], names: Sequence[str]) -> str:
        """An action or event of a title without texts."""
        return bare(value, lambda seat: self.wording.name(seat, names), SEATS)

    def bare_prompt(self, view: Mapping[str, Any], names: Sequence[str]) -> str:
        """The phase, and whose turn it is where a title without texts says so."""
        phase, current = in_words(str(view.get("phase", ""))), view.get("current")
        if type(current) is not int or view.get("over"):
            return phase
        if current == view.get("viewer"):
            return self.bare_call(phase)
        who = self.wording.name(current, names)
        return f"{phase}: {who}" if phase else who

    def bare_call(self, phase: str) -> str:
        """To whoever's turn it is; a phase that is just called so adds nothing."""
        call = self.word("your_turn")
        return call if phase in ("", "Turn") else f"{call}: {phase.lower()}"

    def face(self, name: str) -> str:
        """A card in short, as it stands on the cards of the reader.

        >>> Texts("macau_cards").face("TD"), Texts("macau_cards", "fr").face("QH")
        ('10♦', 'D♥')
        """
        return self.wording.face(name)

    def faces(self, names: Sequence[str]) -> str:
        """Several cards in short."""
        return " ".join(self.face(name) for name in names)

    def card(self, name: str) -> str:
        """A card in full.

        >>> Texts("macau_cards").card("7S")
        'seven of spades'
        """
        if self.is_untold:
            raise DataError(f"{self.game_id} tells nothing about cards", code="text.missing")
        return self.wording.card(name)

    def card_rule(self, card: str, options: Mapping[str, Any]) -> str:
        """What this card does under these resolved options."""
        return self.wording.card_rule(card, options)

    def card_rulings(self, card: str, options: Mapping[str, Any]) -> list[str]:
        """How open questions about this card are answered under these resolved options."""
        return self.wording.card_rulings(card, options)

    def requirement(self, view: Mapping[str, Any]) -> str:
        """What the next card must be."""
        return self.wording.requirement(view)

    def attack(self, view: Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """The pending attack; an empty text when there is none."""
        return self.wording.attack(view, names)

    def campaign(self, archive: Mapping[str, Any], seats: int) -> dict[str, Any]:
        """A campaign for its group: the next chapter, what the archive holds, how it went so far.

        >>> archive = {"chapter": 157, "legacy": ["L1"], "story_cards": [], "results": []}
        >>> Texts("maracaibo", "de").campaign(archive, 2)["chapter"]["name"]
        'Rauch über den Hügeln'
        """
        return self.wording.campaign(archive, seats)

    def addition(self, name: str) -> Described:
        """Something that may join a campaign for the rest of its games."""
        return self.described("addition", name)

    def word(self, name: str, **words: str | int) -> str:
        """A few words that all titles share.

        >>> Texts("macau_cards", "fr").word("game_over")
        'La partie est finie'
        """
        return self.sentences.say(f"word-{name}", words)

    @property
    def has_rules(self) -> bool:
        """Whether the title tells its rules in this language."""
        return is_there(self.rules_path())

    def rules(self) -> str:
        """The rules of the title in our own words, as Markdown."""
        try:
            return written(read_text(self.rules_path()), self.language)
        except FileNotFoundError:
            raise DataError(
                f"{self.game_id} has no rules in {self.language!r}", code="text.missing"
            ) from None

    def rules_path(self) -> Path:
        return title_folder(self.game_id) / f"rules.{language_in(self.language)}.md"

    def sections(self) -> Sections:
        """Which section of the rules tells about a refusal, a phase or a card."""
        return sections_of(self.game_id)


def person(event: Mapping[str, Any], viewer: int | None) -> str:
    """Which form of a sentence speaks to the viewer: done to you, done by you, or neither."""
    if viewer is None:
        return ""
    if viewer in (event.get("target"), event.get("owner")):
        return ".to_you"
    return ".you" if event.get("seat") == viewer else ""


def level_named(said: Sentences, level: str) -> str:
    """How everybody calls a bot of this level; nothing where there are no words for it."""
    level, _, style = level.partition(STYLED)
    key = f"bot-{level}.name"
    if not said.has(key) or not style:
        return said.say(key) if said.has(key) else ""
    words = {"level": said.say(key), "style": said.say(f"style-{style}")}
    return said.say("bot-styled.name", words)


def known_language(game_id: str, language: str) -> str:
    """The language of a tag like `de`, `de-AT` or `de_AT.UTF-8`, if the title can be read in it,
    with the pack that is wanted where it is not the usual one.

    >>> known_language("macau_cards", "de_AT.UTF-8"), known_language("macau_cards", "de-x-jqk")
    ('de', 'de-x-jqk')
    >>> known_language("macau_cards", "tlh")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    carrack.kernel.errors.DataError: macau_cards is not told in 'tlh'; its languages are de, en, ...
    """
    known = languages_of(game_id)
    tag = language_in(language)
    if tag not in known:
        raise DataError(
            f"{game_id} is not told in {language!r}; its languages are {', '.join(known)}",
            code="text.language",
        )
    return tag_of(tag, pack_in(language))
