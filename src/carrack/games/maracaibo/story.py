"""The story of a game: the stops of each trip, what cards brought, where VP came from."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from carrack.games.maracaibo.events import sources_of
from carrack.kernel.story import SeenStep

Event = Mapping[str, Any]
Fields = dict[str, Any]

COUNTED = {
    "delivered": "deliveries",
    "quest_done": "quests",
    "upgrade_unlocked": "upgrades",
    "card_bought": "bought",
    "fight": "fights",
    "annexed": "annexed",
    "displaced": "displaced",
    "liberated": "liberated",
    "assistant_used": "assistants_used",
    "village_action": "village_actions",
    "invested": "invested",
    "task_done": "tasks",
    "barrier_crossed": "barriers",
    "hint_revealed": "hints",
}

# VP by what brought them: the pieces and rules that events name, in a few families.
FAMILIES = {
    "cards": ("card",),
    "prestige": ("prestige",),
    "nations": ("nation", "most_influence", "influence", "nations"),
    "combat": ("uprising", "resistance", "token", "combat", "fleet"),
    "quests": ("quest", "quests"),
    "explorer": ("space", "barrier", "explorer", "explorer_end", "ruin"),
    "income": ("income", "income_track"),
    "ship": ("upgrade", "port", "career"),
}
FAMILY = {cause: family for family, causes in FAMILIES.items() for cause in causes}
ELSE = "places"  # what stops on the board bring, and all that is rare


class Story:
    """What is gathered event by event."""

    def __init__(self, seats: int) -> None:
        self.counts = [dict.fromkeys(COUNTED.values(), 0) for _ in range(seats)]
        self.trips: list[list[Fields]] = [[] for _ in range(seats)]  # of each seat, by round
        self.cards: dict[str, Fields] = {}
        self.final: list[dict[str, int]] = [{} for _ in range(seats)]
        self.sources: list[dict[str, int]] = [{} for _ in range(seats)]  # VP by family
        self.families: dict[str, str] = {}  # of every cause that brought some
        self.standings: list[list[int]] = []  # VP when a round began, the automa's last
        self.automa_vp = 0
        self.round = 0

    def tell(self, step: SeenStep) -> None:
        for event in step.events:
            for kind, seat, cause, amount in sources_of(event):
                if kind == "vp":
                    family = self.families[cause] = FAMILY.get(cause.partition(":")[0], ELSE)
                    self.sources[seat][family] = self.sources[seat].get(family, 0) + amount
            gather = GATHER.get(event["type"])
            if gather is not None:
                gather(self, event)
            if event["type"] in COUNTED and "seat" in event:
                self.counts[event["seat"]][COUNTED[event["type"]]] += 1

    def begin_round(self, event: Event) -> None:
        self.round = event["round"]
        self.standings.append(self.standing())
        for trip in self.trips:
            trip.append({"round": self.round, "stops": [], "points": 0, "vp": 0})

    def sail(self, event: Event) -> None:
        trip = self.trips[event["seat"]][-1]
        trip["stops"].append(event["to"])
        trip["points"] += event["points"]

    def buy(self, event: Event) -> None:
        self.cards[event["card"]] = {
            "card": event["card"],
            "seat": event["seat"],
            "round": self.round,
            "price": event["price"],
            "vp": 0,
            "doubloons": 0,
        }

    def gain_vp(self, event: Event) -> None:
        if self.trips[event["seat"]]:
            self.trips[event["seat"]][-1]["vp"] += event["amount"]
        self.credit(event, "vp")

    def gain_doubloons(self, event: Event) -> None:
        self.credit(event, "doubloons")

    def score(self, event: Event) -> None:
        sums = self.final[event["seat"]]
        sums[event["what"]] = sums.get(event["what"], 0) + event["amount"]
        self.credit(event, "vp")

    def credit(self, event: Event, what: str) -> None:
        """A card that caused something has it to its credit; its own price is told apart."""
        kind, _, card = str(event["cause"]).partition(":")
        bought = self.cards.get(card) if kind == "card" else None
        if bought is not None and bought["seat"] == event["seat"] and event["amount"] > 0:
            bought[what] += event["amount"]

    def gain_automa(self, event: Event) -> None:
        self.automa_vp += event["amount"]

    def standing(self) -> list[int]:
        return [*(sum(sources.values()) for sources in self.sources), self.automa_vp]

    def seat(self, seat: int) -> Fields:
        return {
            **self.counts[seat],
            "trips": self.trips[seat],
            "sources": self.sources[seat],
            "final": self.final[seat],
        }


GATHER: dict[str, Callable[[Story, Event], None]] = {
    "round_began": Story.begin_round,
    "sailed": Story.sail,
    "card_bought": Story.buy,
    "vp": Story.gain_vp,
    "doubloons": Story.gain_doubloons,
    "scored": Story.score,
    "automa_vp": Story.gain_automa,
}


def story_of(seats: int, automa: str | None, course: Sequence[SeenStep]) -> Fields:
    """Each seat's trips and counts, all cards that were bought, the best ones first, and VP when
    each round began and at the end.
    """
    story = Story(seats)
    for step in course:
        story.tell(step)
    cards = sorted(story.cards.values(), key=lambda card: (-card["vp"], -card["doubloons"]))
    standings = [*story.standings, story.standing()]
    return {
        "seats": [story.seat(seat) for seat in range(seats)],
        "cards": cards,
        "families": story.families,
        "automa": automa,
        "automa_vp": story.automa_vp,
        "standings": standings,
        "rivals": [{"name": f"automa-{automa}", "line": [line[-1] for line in standings]}]
        if automa
        else [],
    }
