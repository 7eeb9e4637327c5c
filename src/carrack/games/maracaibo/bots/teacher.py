"""What a newcomer hears at Maracaibo, and when: each tip speaks of the cards and places there."""

from __future__ import annotations

from collections.abc import Iterator

from carrack.bots.reasons import Named, Reason
from carrack.bots.teaching import Facts, Lesson, Teacher, Tip, due_now, when
from carrack.games.maracaibo.bots.reasons import TitleReasons
from carrack.kernel.explained import Entry

OWN_TURNS = 2  # in which a lesson leads step by step, after the setup
HOMEWARD = "homeward"
SEVERAL = 2  # village actions
HAND = "hand:{seat}"


class TitleTeacher(Teacher):
    """Maracaibo's tips."""

    known: TitleReasons

    def tips(self) -> Iterator[Tip]:
        return due_now(self, LESSONS)

    def is_first_round(self) -> bool:
        turns = OWN_TURNS * len(self.view["seats"])
        early = self.view["round"] <= 1 and self.view["turn"] <= turns
        return bool(early and not self.view["over"])

    def places(self, action: Named) -> list[str]:
        if action["type"] == "sail":
            return [f"location:{action['to']}"]
        if action["type"] == "draw_pile":
            return ["deck"]
        return super().places(action)

    def price(self, entry: Entry) -> Reason | None:
        cost = {part: what for part, what in entry["price"].items() if type(what) is int}
        return Reason("price", {"gain": cost}) if cost else None

    # ---- what a tip speaks of ----

    def first(self, *kinds: str) -> Facts | None:
        """The piece that the first action of these kinds is done with."""
        for kind in kinds:
            for entry in self.offered(kind):
                named = {part: one for part, one in entry["name"].items() if part != "type"}
                return {part: one for part, one in named.items() if type(one) is str}
        return None

    def project(self) -> Facts | None:
        """A project that could be bought, its price, and what there is to pay it."""
        found = self.first("buy_planned", "buy")
        if found is None:
            return None
        cost = self.known.projects[found["card"]].cost
        return {"card": found["card"], "number": cost, "count": self.own["doubloons"]}

    def village(self) -> Facts | None:
        """The furthest stop with several village actions."""
        stops = [entry.get("stop", {}) for entry in self.offered("sail")]
        most = max((stop["village_actions"] for stop in stops), default=0)  # type: ignore[index]  # a title's own
        return when(most >= SEVERAL, number=most)

    def homeward(self) -> bool:
        courses = [entry["name"]["to"] for entry in self.offered("sail")]
        return bool(courses) and all(
            self.known.locations[place].kind == HOMEWARD for place in courses
        )


T = TitleTeacher
LESSONS: tuple[Lesson[T], ...] = (
    Lesson("over", "scoring", lambda t: when(t.view["over"])),
    Lesson(
        "voyage",
        "goal",
        lambda t: when(bool(t.offered("take_career")) and not t.view["cooperative"]),
        "vp:{seat}",
    ),
    Lesson("career", "careers", lambda t: when(bool(t.offered("take_career")))),
    Lesson("port", "home-ports", lambda t: when(bool(t.offered("take_port")))),
    Lesson("planning", "setup", lambda t: when(bool(t.offered("plan")), number=len(t.known.hand))),
    Lesson(
        "cards_left", "paying", lambda t: when(bool(t.offered("discard")), number=len(t.known.hand))
    ),
    Lesson("homeward", "homeward", lambda t: when(t.homeward())),
    Lesson("home", "round-end", lambda t: when(bool(t.offered("take_last")))),
    Lesson("new_hand", "round-end", lambda t: when(bool(t.offered("keep_hand"))), HAND),
    Lesson("sail", "sailing", lambda t: when(bool(t.offered("sail"))), "ship:{seat}"),
    Lesson("far", "village", TitleTeacher.village),
    Lesson("tile", "legacy", lambda t: t.first("use_tile")),
    Lesson("quest", "quests", lambda t: when(bool(t.offered("main_quest")))),
    Lesson("assistants", "assistants", lambda t: when(bool(t.offered("main_assistants")))),
    Lesson("city", "main", lambda t: when(bool(t.offered("main_city")))),
    Lesson("village", "village", lambda t: when(bool(t.offered("main_village")))),
    Lesson("deliver", "city", lambda t: when(bool(t.offered("deliver"))), HAND),
    Lesson("disc", "upgrades", lambda t: when(bool(t.offered("remove_disc")))),
    Lesson("use_city", "city", lambda t: when(bool(t.offered("city_action")))),
    Lesson("buy", "cards", TitleTeacher.project, "card:{card}"),
    Lesson("prestige", "prestige", lambda t: t.first("invest")),
    Lesson("more_actions", "village", lambda t: when(bool(t.offered("take_doubloon")))),
    Lesson("explorer", "exploring", lambda t: when(bool(t.offered("explore"))), "explorer:{seat}"),
    Lesson("fight", "combat", lambda t: when(bool(t.offered("token_pile")))),
    Lesson("uprising", "uprising", lambda t: when(bool(t.offered("fight_against")))),
    Lesson("resistance", "resistance", lambda t: when(bool(t.offered("resist"))), "resistance"),
    Lesson(
        "refill",
        "refill",
        lambda t: when(bool(t.offered("draw_open")), number=len(t.known.hand)),
        "deck",
    ),
    Lesson("unlocked", "upgrades", lambda t: when(0 in t.own["discs"].values())),
    Lesson("task", "careers", lambda t: when(any(t.own["tasks_done"]))),
    Lesson("rival", "turn", lambda t: when(t.view["turn"] > len(t.view["seats"]) == 2)),
)
