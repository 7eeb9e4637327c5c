"""What a newcomer hears at Macau, and when. What a card does differs from variant to variant, so a
tip tells the rule of the very card that lies there or is held.
"""

from __future__ import annotations

from collections.abc import Iterator

from carrack.bots.reasons import Named
from carrack.bots.teaching import Facts, Lesson, Teacher, Tip, due_now, when
from carrack.games.macau_cards.bots.reasons import TitleReasons
from carrack.games.macau_cards.names import FACE_IDS

OWN_TURNS = 4  # in which a lesson leads step by step
PLACES = {"draw": ["stock"], "accept": ["stock"], "challenge": ["discard"]}


class TitleTeacher(Teacher):
    """Macau's tips."""

    known: TitleReasons

    def tips(self) -> Iterator[Tip]:
        return due_now(self, LESSONS)

    def is_first_round(self) -> bool:
        turns = OWN_TURNS * len(self.view["seats"])
        return bool(self.view["round"] <= 1 and self.view["turn"] < turns and not self.view["over"])

    def places(self, action: Named) -> list[str]:
        return PLACES.get(str(action["type"]), [])  # cards of the hand are choices themselves

    def is_in(self, *phases: str) -> bool:
        return self.view["phase"] in phases

    def is_called(self, kind: str) -> bool:
        """Under an attack nothing is followed, whatever was called before."""
        is_free = self.is_in("turn") and not self.view["attack"]
        return is_free and self.view["requirement"]["kind"] == kind

    # ---- what a tip speaks of ----

    def attack(self, *kinds: str) -> Facts | None:
        """The card that attacks, and how much it asks for."""
        attack = self.view["attack"]
        if not attack or attack["kind"] not in kinds or attack["target"] != self.seat:
            return None
        return when(
            self.is_in("turn"), card=self.view["discard"][-1]["as"], number=attack["amount"]
        )

    def special(self) -> Facts | None:
        """A card of the hand that does something and can be laid now."""
        for entry in self.offered("play"):
            card = entry["name"]["card"]
            if self.known.facts.special[FACE_IDS[card]]:
                return {"card": card}
        return None

    def nothing_fits(self) -> bool:
        return bool(self.offered("draw")) and not self.known.plays()

    def somebody_is_out(self) -> bool:
        return any(seat["place"] for seat in self.view["seats"]) and not self.view["over"]


def is_new(teacher: TitleTeacher) -> bool:
    """Whether the first turns are still being played."""
    return bool(teacher.view["round"] <= 1 and teacher.view["turn"] <= len(teacher.view["seats"]))


T = TitleTeacher
LESSONS: tuple[Lesson[T], ...] = (
    Lesson("over", "scoring", lambda t: when(t.view["over"])),
    Lesson("macau", "macau", lambda t: when(bool(t.offered("say_macau")))),
    Lesson("catch", "macau", lambda t: when(bool(t.offered("catch")))),
    Lesson("goal", "goal", lambda t: when(is_new(t), number=len(t.known.hand)), "hand"),
    Lesson("attacked", "attacks", lambda t: t.attack("draw"), "discard"),
    Lesson("skip", "skipping", lambda t: t.attack("skip", "duel"), "discard"),
    Lesson("ace", "calls", lambda t: when(t.is_in("choose_suit"))),
    Lesson("jack", "calls", lambda t: when(t.is_in("choose_rank"))),
    Lesson("called_suit", "calls", lambda t: when(t.is_called("suit")), "discard"),
    Lesson("rank_called", "calls", lambda t: when(t.is_called("rank")), "discard"),
    Lesson("draw", "drawing", lambda t: when(t.nothing_fits()), "stock"),
    Lesson(
        "match",
        "matching",
        lambda t: when(t.is_called("normal") and bool(t.offered("play"))),
        "discard",
    ),
    Lesson(
        "chain", "chains", lambda t: when(t.is_in("continue") and bool(t.known.plays())), "hand"
    ),
    Lesson("special", "attacks", TitleTeacher.special),
    Lesson("end_play", "turn", lambda t: when(t.is_in("continue"))),
    Lesson("out", "goal", lambda t: when(t.somebody_is_out())),
)
