"""The story of a game of Macao: how each seat used its wind rose, and what its cards brought."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from carrack.games.macao.view import sources_of
from carrack.kernel.story import SeenStep

Event = Mapping[str, Any]
Fields = dict[str, Any]

POSITIONS = 6  # of the rose beside the arrow
COUNTED = {
    "quarter_taken": "quarters",
    "delivered": "deliveries",
    "card_activated": "activated",
    "punished": "punish_markers",
    "joker_cashed": "jokers",
}

# Prestige by what brought it, in a few families; everything else are cards.
FAMILIES = {
    "delivery": "deliveries",
    "tribute": "tribute",
    "city": "city",
    "markers": "markers",
    "tableau": "markers",
}
CARDS = "cards"


class Story:
    """What is gathered event by event. The rose is followed here, as its cubes are announced."""

    def __init__(self, seats: int) -> None:
        self.rose = [[0] * (POSITIONS + 1) for _ in range(seats)]
        self.rounds: list[list[Fields]] = [[] for _ in range(seats)]  # of each seat
        self.counts = [dict.fromkeys(COUNTED.values(), 0) for _ in range(seats)]
        self.tribute = [0] * seats  # prestige bought
        self.families: dict[str, str] = {}  # of every cause that brought or cost some
        self.cards: dict[str, Fields] = {}
        self.round = 0
        self.price = 0  # cubes paid in this step so far

    def tell(self, step: SeenStep) -> None:
        self.price = 0
        for event in step.events:
            for kind, _, cause, _ in sources_of(event):
                if kind == "prestige":
                    self.families[cause] = FAMILIES.get(cause.partition(":")[0], CARDS)
            gather = GATHER.get(event["type"])
            if gather is not None:
                gather(self, event)
            if event["type"] in COUNTED and "seat" in event:
                self.counts[event["seat"]][COUNTED[event["type"]]] += event.get("amount", 1)

    # ---- the wind rose ----

    def begin_round(self, event: Event) -> None:
        self.round = event["round"]

    def place(self, event: Event) -> None:
        self.rose[event["seat"]][event["position"]] += event["count"]

    def turn(self, event: Event) -> None:
        """The next position comes to the arrow; what was left from before is gone by then."""
        for seat, positions in enumerate(self.rose):
            used = {"arrived": positions[1], "gained": 0, "used": 0}
            self.rounds[seat].append({"round": self.round, **used})
            self.rose[seat] = [0, *positions[2:], 0]

    def gain_cubes(self, event: Event) -> None:
        self.now(event)["gained"] += event["count"]
        self.credit(event, "cubes", event["count"])

    def pay_cubes(self, event: Event) -> None:
        self.now(event)["used"] += event["count"]
        self.price += event["count"]

    def now(self, event: Event) -> Fields:
        return self.rounds[event["seat"]][-1]

    # ---- cards ----

    def take(self, event: Event) -> None:
        self.cards[event["card"]] = {
            "card": event["card"],
            "seat": event["seat"],
            "taken": self.round,
            "activated": None,
            "cost": 0,
            "uses": 0,
            "prestige": 0,
            "gold": 0,
            "cubes": 0,
        }

    def activate(self, event: Event) -> None:
        self.cards[event["card"]] |= {"activated": self.round, "cost": self.price}

    def use(self, event: Event) -> None:
        self.cards[event["card"]]["uses"] += 1

    def gain_prestige(self, event: Event) -> None:
        if event["cause"] == "tribute":
            self.tribute[event["seat"]] += event["amount"]
        self.credit(event, "prestige", event["amount"])

    def gain_gold(self, event: Event) -> None:
        self.credit(event, "gold", event["amount"])

    def pay_gold(self, event: Event) -> None:
        self.credit(event, "gold", -event["amount"])

    def credit(self, event: Event, what: str, amount: int) -> None:
        """A card that caused something has it to its credit."""
        card = self.cards.get(event["cause"])
        if card is not None and card["seat"] == event["seat"]:
            card[what] += amount

    # ---- the whole ----

    def seat(self, seat: int) -> Fields:
        return {"rose": [with_lost(one) for one in self.rounds[seat]], **self.counts[seat]} | {
            "tribute": self.tribute[seat]
        }


GATHER: dict[str, Callable[[Story, Event], None]] = {
    "round_began": Story.begin_round,
    "cubes_placed": Story.place,
    "rose_turned": Story.turn,
    "cube_gained": Story.gain_cubes,
    "cube_paid": Story.pay_cubes,
    "card_taken": Story.take,
    "card_activated": Story.activate,
    "card_used": Story.use,
    "prestige_gained": Story.gain_prestige,
    "gold_gained": Story.gain_gold,
    "gold_paid": Story.pay_gold,
}


def with_lost(used: Fields) -> Fields:
    """Cubes cannot be saved: what was not used in its round is lost."""
    return {**used, "lost": used["arrived"] + used["gained"] - used["used"]}


def story_of(seats: int, course: Sequence[SeenStep]) -> Fields:
    """Each seat's rose round by round, and all cards that were taken, the best ones first."""
    story = Story(seats)
    for step in course:
        story.tell(step)
    cards = sorted(story.cards.values(), key=lambda card: (-card["prestige"], -card["gold"]))
    return {
        "seats": [story.seat(seat) for seat in range(seats)],
        "cards": cards,
        "families": story.families,
    }
