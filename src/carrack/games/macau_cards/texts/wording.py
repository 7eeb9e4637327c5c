"""Macau in words: cards by suit sign, who is spoken to, what must be laid, what threatens."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from carrack.games.macau_cards.texts.card_rules import rule_of
from carrack.games.macau_cards.texts.roles import (
    CARDS,
    JOKERS,
    RANKS,
    is_wild,
    low_ranks,
    steps_from,
)
from carrack.kernel.errors import DataError
from carrack.texts.letters import lettered, rank_letter
from carrack.texts.wording import Wording, Words

SUIT_SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}

# Events that are told differently by one of their fields.
TOLD_BY = {
    "accepted": "attack",
    "attacked": "attack",
    "attack_ended": "cause",
    "direction_turned": "direction",
    "macau_caught": "cause",
    "round_blocked": "cause",
    "verdict": "about",
}
WINDOWS = ("challenge_window", "macau_window", "war_window")
HAND_SIZES = "hand_size_by_players"
GENERAL = "any"  # a free suit with no suit left out


class TitleWording(Wording):
    """Fields of Macau's actions and events in words."""

    def action_key(self, action: Mapping[str, Any], view: Mapping[str, Any] | None) -> str:
        kind = str(action["type"])
        if kind == "accept" and view is not None and view.get("attack"):
            return f"accept-{view['attack']['kind']}"
        return kind

    def seen_for(
        self, action: Mapping[str, Any], view: Mapping[str, Any] | None
    ) -> Hashable | None:
        attack = None if view is None else view.get("attack")
        return (attack["kind"], attack["amount"]) if attack else ()

    def action_words(
        self, action: Mapping[str, Any], names: Sequence[str], view: Mapping[str, Any] | None
    ) -> Words:
        words = self.words(action, names)
        if view is not None and view.get("attack"):
            words["count"] = view["attack"]["amount"]
        return words

    def event_key(self, event: Mapping[str, Any]) -> str:
        kind = str(event["type"])
        if kind == "laid" and event.get("as"):
            return "laid-as"
        if kind == "called_free_suit" and event.get("except") is None:
            return f"called_free_suit-{GENERAL}"
        if kind == "verdict":
            return f"verdict-{event['about']}-{'guilty' if event['guilty'] else 'innocent'}"
        return f"{kind}-{event[TOLD_BY[kind]]}" if kind in TOLD_BY else kind

    def paragraphs(self, events: Sequence[Mapping[str, Any]]) -> list[list[Mapping[str, Any]]]:
        """A line for each: one verb is read at a glance, a chain of them is not."""
        return [[event] for event in events]

    def words(self, value: Mapping[str, Any], names: Sequence[str]) -> Words:
        return {"cards": "none", "cause": "none", **super().words(value, names)}

    def facts(self, facts: Mapping[str, Any]) -> Words:
        """The cards of a refusal, what they had to follow, whether a suit or a rank is meant."""
        plain = {field: facts[field] for field in facts if field not in ("face", "requirement")}
        words: Words = {"cards": "none", **super().facts(plain)}
        if "requirement" in facts:
            wanted = {"phase": "turn", "face": facts["face"], "requirement": facts["requirement"]}
            words["requirement"] = self.requirement(wanted)
        return words | {"kind": "rank" if "rank" in facts else "suit"}

    def seen(self, facts: Mapping[str, Any], view: Mapping[str, Any]) -> Words:
        """What the next card must be, too."""
        return super().seen(facts, view) | {"requirement": self.requirement(view)}

    def field(self, field: str, content: Any, names: Sequence[str]) -> Words:
        if content is None:
            return {}
        if field in ("card", "as", "top", "drawn"):
            return {field: self.face(content)}
        if field == "cards":
            return {field: " ".join(self.face(card) for card in content)}
        if field in ("suit", "except"):
            return {field: self.say(f"suit-{content}"), "sign": self.sign(content)}
        if field == "rank":
            return {
                "rank": self.say(f"rank-{content}"),
                "ranks": self.say(f"rank-{content}.plural"),
            }
        if field == "cause":
            return {"cause": content, "why": self.say(f"cause-{content}")}
        if field == "total":
            return {"total": content, "count": content}
        return super().field(field, content, names)

    def prompt(
        self,
        view: Mapping[str, Any],
        names: Sequence[str],
        legal: Sequence[Mapping[str, Any]] = (),
    ) -> str:
        """Who must do what; in a window everybody who may react is asked."""
        phase = view["phase"]
        if phase in WINDOWS:
            return self.window_prompt(phase, view, names)
        if phase == "turn" and view["attack"]:
            phase = {"duel": "turn-duel", "hit": "turn-hit"}.get(attack_kind(view), "turn-attack")
        form = ".you" if is_viewer(view, view["current"]) else ""
        return self.say(f"prompt-{phase}{form}", {"seat": self.name(view["current"], names)})

    def window_prompt(self, phase: str, view: Mapping[str, Any], names: Sequence[str]) -> str:
        """Who is asked about whom: the owner of the play, the others, or nobody looking here."""
        window = view["window"] or {}
        own = is_viewer(view, window.get("owner"))
        asked = bool(window.get("you_may_react"))
        form = {(True, True): ".own_you", (True, False): ".own", (False, True): ".you"}.get(
            (own, asked), ""
        )
        return self.say(f"prompt-{phase}{form}", {"seat": self.name(window.get("owner"), names)})

    def face(self, name: str) -> str:
        check_card(name)
        if name in JOKERS:
            return "★ " + self.say(f"card-{name}.short")
        rank = "10" if name[0] == "T" else name[0]
        return lettered(rank + SUIT_SIGNS[name[1]], self.sentences.language)

    def sign(self, suit: str) -> str:
        return lettered(SUIT_SIGNS[suit], self.sentences.language)

    def short(self, rank: str) -> str:
        return rank_letter(rank, self.sentences.language)

    def card(self, name: str) -> str:
        check_card(name)
        if name in JOKERS:
            return self.say(f"card-{name}")
        parts = {"rank": self.say(f"rank-{name[0]}"), "suit": self.say(f"suit-{name[1]}")}
        return self.say("card-suited", parts)

    def card_rule(self, card: str, options: Mapping[str, Any]) -> str:
        check_card(card)
        return rule_of(card, options, self.sentences)

    def choice(self, option: str, value: Any) -> str:
        """Cards and ranks are called as everywhere else."""
        name = str(value)
        if option == HAND_SIZES:
            return self.say("choice-players", {"count": int(name)})
        if option.endswith(("_rank", "_ranks", "_values")) and self.sentences.has(f"rank-{name}"):
            return self.say(f"rank-{name}")
        return self.face(name) if name in CARDS else super().choice(option, value)

    def requirement(self, view: Mapping[str, Any]) -> str:
        """What the next card must be: in a play that goes on, the next one of that play."""
        if view["phase"] == "continue":
            return self.more_cards(view)
        if view["phase"] in ("cover", "cover_drawn"):
            return self.covering_cards(view)
        wanted = view["requirement"]
        kind, value = wanted["kind"], wanted["value"]
        also = self.besides(wanted.get("also", []))
        if kind == "normal":
            return self.follow(view["face"]) + also
        if kind == "free" and value is None:
            kind = "anything"
        text = self.say(f"requirement-{kind}", self.called(kind, value))
        left = wanted.get("turns_left") or 0
        return text + (self.say("requirement-left", {"left": left}) if left > 0 else "") + also

    def besides(self, also: Sequence[str]) -> str:
        """What may be laid whatever is to be followed: any queen, any joker."""
        return self.say("requirement-also", {"list": self.all_of(also)}) if also else ""

    def all_of(self, ranks: Sequence[str]) -> str:
        return ", ".join(
            self.say("all-jokers") if rank == "joker" else self.say(f"rank-{rank}.plural")
            for rank in ranks
        )

    def more_cards(self, view: Mapping[str, Any]) -> str:
        """What may follow in the same play."""
        options, play = view["options"], view["play"]
        top = view["discard"][-1]["as"]
        queen = top == "QH" and options["queen_hearts_role"] != "plain"
        if play["slipped"] or (play["answering"] and (queen or not options["sets"])):
            return self.say("requirement-no_more")
        found = [self.say("all-jokers") if top in JOKERS else self.short(top[0])]
        if not play["answering"]:
            found += [self.face(card) for card in steps_from(top, options)]
        if options["joker_in_packs"] and top not in JOKERS and top[0] in low_ranks(options):
            found.append(self.say("all-jokers"))
        return self.say("requirement-more", {"list": ", ".join(found)})

    def covering_cards(self, view: Mapping[str, Any]) -> str:
        """What may be laid on a cover card: its suit, wild cards, and other cover cards."""
        top, options = view["discard"][-1]["as"], view["options"]
        ranks = [
            rank for rank in RANKS if rank == options["cover_rank"] or is_wild(f"{rank}S", options)
        ]
        jokers = ["joker"] if options["joker_role"] != "absent" else []
        words: Words = {"sign": self.sign(top[1]), "list": self.all_of(ranks + jokers)}
        return self.say("requirement-cover", words)

    def follow(self, face: str | None) -> str:
        """No call binds: the face in force is followed by suit or rank."""
        if face is None or face in JOKERS:
            return self.say("requirement-anything")
        words: Words = {"sign": self.sign(face[1]), "short": self.short(face[0])}
        return self.say("requirement-normal", words)

    def called(self, kind: str, value: Any) -> Words:
        if kind in ("suit", "free"):
            return self.field("suit", value, ())
        return self.field("rank", value, ()) if kind == "rank" else {}

    def attack(self, view: Mapping[str, Any], names: Sequence[str]) -> str:
        """Whom it hits and how hard; nothing where the cards laid have put an end to it."""
        attack = view["attack"]
        if not attack or attack["target"] is None:
            return ""
        form = ".you" if is_viewer(view, attack["target"]) else ""
        words: Words = {"seat": self.name(attack["target"], names), "count": attack["amount"]}
        return self.say(f"attack-{attack_kind(view)}{form}", words)


def attack_kind(view: Mapping[str, Any]) -> str:
    """The kind of the attack; a hit where the rules know no answer to it."""
    attack = view["attack"]
    return str(attack["kind"]) if attack["answerable"] else "hit"


def is_viewer(view: Mapping[str, Any], seat: int | None) -> bool:
    """Whether the view is this seat's own; a spectator's is nobody's."""
    return seat is not None and view["viewer"] == seat


def check_card(name: str) -> None:
    if name not in CARDS:
        raise DataError(
            f"there is no card {name!r}; cards are written 7S, TD, BJ",
            code="card.unknown",
            facts={"asked": name},
        )
