"""What a newcomer hears at Macao, and when: each tip speaks of the cubes, cards and ports that lie
there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from carrack.bots.reasons import Named, Reason
from carrack.bots.teaching import Facts, Lesson, Teacher, Tip, due_now, when
from carrack.games.macao import names as n
from carrack.games.macao.bots.reasons import TitleReasons
from carrack.kernel.explained import Entry

LATE_DICE = 8  # the round from which dice may be turned
LAST_ROUNDS = 11
SOON = 2  # rounds in which an empty arrow threatens
ONE_LEFT = n.TABLEAU_SPACES - 1
OWNED = ("cubes", "gold", "jokers")  # parts of a price that one has; a marker is none

# Where an action is done; what names a card is done with the card.
PLACES = {
    "choose_dice": ("die:{first}", "die:{second}"),
    "take_quarter": ("quarter:{quarter}",),
    "move_wall": ("disc:{seat}",),
    "move_ship": ("sea:{to}", "port:{to}"),
    "deliver": ("ship:{seat}",),
    "buy_tribute": ("tribute",),
    "pass": ("pass",),
    "cash_joker": ("joker",),
    "pay_cube": ("supply:{color}",),
}


class TitleTeacher(Teacher):
    """Macao's tips."""

    known: TitleReasons

    def tips(self) -> Iterator[Tip]:
        return due_now(self, LESSONS)

    def is_first_round(self) -> bool:
        return bool(self.view["round"] <= 1 and not self.view["over"])

    def places(self, action: Named) -> list[str]:
        kind = str(action["type"])
        if "card" in action:
            return [f"card:{action['card']}"]
        return [place.format(**{**action, "seat": self.seat}) for place in PLACES.get(kind, ())]

    def price(self, entry: Entry) -> Reason | None:
        price = {part: what for part, what in entry["price"].items() if part in OWNED}
        return Reason("price", {"price": price}) if price else None

    def is_in(self, *phases: str) -> bool:
        return self.view["phase"] in phases

    # ---- what a tip speaks of ----

    def waiting_card(self) -> Facts | None:
        """A card that the cubes at the arrow pay for."""
        best = self.offered("activate")
        return (
            when(bool(best), card=best[0]["name"]["card"], price=best[0]["price"]) if best else None
        )

    def next_card(self) -> Facts | None:
        """A card that waits and cannot be paid for yet, with all its cubes."""
        waiting = self.own["tableau"]
        if not self.is_in("dice") or not waiting:
            return None
        cost = self.known.facts.cost[n.CARD_NUMBERS[waiting[0]]]
        return {"card": waiting[0], "cubes": cubes_of(cost)}

    def empty_arrow(self) -> Facts | None:
        if not self.is_in("dice"):
            return None
        first = self.known.first_round()
        rounds = range(first, min(first + SOON, n.LAST_ROUND + 1))
        empty = [number for number in rounds if not self.own["rose"][number - first]]
        return when(bool(empty), round=empty[0]) if empty else None

    def quarters(self) -> Facts | None:
        names = {entry["name"]["quarter"] for entry in self.offered("take_quarter")}
        return when(bool(names) and not self.works(n.NIGHT_WATCHMAN), number=len(names))

    def joker_quarter(self) -> Facts | None:
        jokers = [row["quarter"] for row in self.view["city"] if row["tile"] == "joker"]
        found = [q for q in jokers if self.offered("take_quarter", quarter=q)]
        return when(bool(found), quarter=found[0]) if found else None

    def cargo(self) -> Facts | None:
        """What the port of a good on board would pay."""
        for row in self.view["ports"]:
            left = row["slots"][len(row["delivered"]) :]
            if self.own["cargo"].get(row["good"]) and left:
                return {"port": row["port"], "good": row["good"], "points": left[0]}
        return None

    def tribute(self) -> Facts | None:
        price, gain = self.view["tribute"]["price"], self.view["tribute"]["gain"]
        rate = {"price": {"gold": price}, "gain": {"prestige": gain}}
        return when(bool(self.offered("buy_tribute")), **rate)

    def used_card(self, kind: str) -> Facts | None:
        """A card that can be used once in each round, as most can."""
        cards = [entry["name"]["card"] for entry in self.offered(kind)]
        once = [card for card in cards if card != n.CARD_IDS[n.PROSPECTOR]]
        return {"card": once[0]} if once and not self.works(n.SCRIBE) else None

    def works(self, card: int) -> bool:
        """Whether a card that makes a rule another one is at work for the reader."""
        return card in self.known.outlook.used

    def is_ahead(self) -> bool:
        """Whether some disc has moved on the wall."""
        return len(self.view["wall"]) > 1


def cubes_of(cost: list[int]) -> Mapping[str, int]:
    return {color: count for color, count in zip(n.COLORS, cost, strict=True) if count}


def both(facts: Facts | None, more: bool) -> Facts | None:
    return facts if more else None


def number_of(count: Any, least: int = 1) -> Facts | None:
    return when(count >= least, number=count)


T = TitleTeacher
LESSONS: tuple[Lesson[T], ...] = (
    Lesson("over", "end", lambda t: when(t.view["over"])),
    Lesson("sixth_card", "cards", lambda t: when(t.is_in("overflow")), "tableau:{seat}"),
    Lesson("goal", "goal", lambda t: when(t.is_in("start_cards")), "prestige:{seat}"),
    Lesson("start_card", "setup", lambda t: when(t.is_in("start_cards"))),
    Lesson("start_cubes", "setup", lambda t: when(t.is_in("start_cubes")), "rose:{seat}"),
    Lesson("marker", "end", lambda t: number_of(t.own["punish_markers"]), "markers:{seat}"),
    Lesson("late_dice", "wind-rose", lambda t: when(t.view["round"] >= LATE_DICE), "rose:{seat}"),
    Lesson(
        "last_rounds",
        "end",
        lambda t: when(
            t.view["round"] >= LAST_ROUNDS and bool(t.own["tableau"]) and not t.works(n.ABBOT),
            number=len(t.own["tableau"]),
        ),
        "tableau:{seat}",
    ),
    Lesson(
        "offer",
        "cards",
        lambda t: when(t.is_in("pick") and t.view["round"] > 0 and not t.offered("decline_card")),
    ),
    Lesson(
        "five_spaces",
        "cards",
        lambda t: when(
            t.is_in("pick") and len(t.own["tableau"]) >= ONE_LEFT and not t.works(n.ABBOT),
            number=len(t.own["tableau"]),
        ),
        "tableau:{seat}",
    ),
    Lesson("cheap_card", "card-list", lambda t: when(t.is_in("pick") and t.view["round"] > SOON)),
    Lesson("dice", "wind-rose", lambda t: when(t.is_in("dice"))),
    Lesson("dice_card", "wind-rose", TitleTeacher.next_card, "card:{card}"),
    Lesson("empty_arrow", "wind-rose", TitleTeacher.empty_arrow, "rose:{seat}"),
    Lesson(
        "delivery", "deliver", lambda t: both(t.cargo(), bool(t.offered("deliver"))), "ship:{seat}"
    ),
    Lesson("rose", "wind-rose", lambda t: when(t.is_in("actions")), "rose:{seat}"),
    Lesson("activate", "activate", TitleTeacher.waiting_card, "card:{card}"),
    Lesson("tribute", "tribute", lambda t: both(t.tribute(), not t.works(n.DIPLOMAT)), "tribute"),
    Lesson("quarter", "quarters", TitleTeacher.quarters),
    Lesson("goods", "deliver", TitleTeacher.cargo, "cargo:{seat}"),
    Lesson("joker_quarter", "quarters", TitleTeacher.joker_quarter, "quarter:{quarter}"),
    Lesson(
        "joker",
        "jokers",
        lambda t: both(number_of(t.own["jokers"]), bool(t.offered("cash_joker"))),
        "joker",
    ),
    Lesson("office", "use", lambda t: t.used_card("use_office"), "card:{card}"),
    Lesson("card_use", "use", lambda t: t.used_card("use_card"), "card:{card}"),
    Lesson(
        "helpers",
        "activate",
        lambda t: both(t.waiting_card(), bool(t.own["active"])),
        "card:{card}",
    ),
    Lesson("ship", "ship", lambda t: both(t.cargo(), bool(t.offered("move_ship"))), "ship:{seat}"),
    Lesson("wall", "wall", lambda t: when(t.is_in("actions") and t.is_ahead()), "disc:{seat}"),
    Lesson("move_wall", "wall", lambda t: when(bool(t.offered("move_wall"))), "disc:{seat}"),
    Lesson("saving", "tribute", lambda t: both(t.tribute(), t.view["round"] > 1), "tribute"),
    Lesson("pass", "actions", lambda t: when(t.is_in("actions") and not t.own["supply"]), "pass"),
)
