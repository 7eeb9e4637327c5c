"""A second book of the match, kept from the events alone: who holds what after each step.

It is slow and plain on purpose, and it knows nothing of the state: the options and what lies on the
table when the book is opened are all that it begins with. Everybody's events together tell every
card that moves; only after a deal does the book look into the hands, for that is what dealing is.
What it works out itself (the attack that the cards laid amount to, how many cards a cause makes
somebody draw, the points of a hand, the places) is compared with what the events tell, the rest
with what the table shows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

Event = Mapping[str, Any]
View = Mapping[str, Any]
Shown = dict[str, Any]
Viewer = int | None

JOKERS = ("BJ", "CJ")
SAME = ("stock_size", "direction", "round", "over", "places")
ATTACK = ("kind", "total", "cards", "author", "asked")
KINGS = {"KH": "king_hearts_draw", "KS": "king_spades_draw"}
DRAWING_JOKERS = {"BJ": "joker_black_draw", "CJ": "joker_color_draw"}


class Seat:
    """What one seat has, by the book."""

    def __init__(self, shown: View, hand: list[str]) -> None:
        self.hand = Counter(hand)
        self.known: Counter[str] = Counter(shown["known"])  # cards that everybody has seen
        self.vouched_suits = set(shown["vouched_suits"])
        self.vouched_ranks = set(shown["vouched_ranks"])
        self.miss_debt: int = shown["miss_debt"]
        self.place: int = shown["place"]
        self.total: int = shown["total"]
        self.round_points: int = shown["round_points"]

    def shown(self) -> Shown:
        return {
            "hand": sorted(self.hand.elements()),
            "hand_size": self.hand.total(),
            "known": sorted(self.known.elements()),
            "vouched_suits": sorted(self.vouched_suits),
            "vouched_ranks": sorted(self.vouched_ranks),
            "miss_debt": self.miss_debt,
            "place": self.place,
            "total": self.total,
            "round_points": self.round_points,
        }


class Attack:
    """What somebody has to suffer or to answer: cards to draw, turns to lose, or a duel."""

    def __init__(self, kind: str, author: int) -> None:
        self.kind = kind
        self.author = author
        self.total = 0
        self.cards = "none"
        self.asked: set[int] = set()

    def shown(self) -> Shown:
        return {
            "kind": self.kind,
            "total": self.total,
            "cards": self.cards,
            "author": self.author,
            "asked": sorted(self.asked),
        }


class Ledger:
    """The book of a whole table. `hear` writes down what a step did, `compare` looks whether the
    table agrees.
    """

    def __init__(self, views: Mapping[Viewer, View], game: Any) -> None:
        view = views[None]
        self.options = view["options"]
        hands = [views[seat]["hand"] for seat in range(len(view["seats"]))]
        self.seats = [Seat(shown, hand) for shown, hand in zip(view["seats"], hands, strict=True)]
        self.stock_size: int = view["stock_size"]
        self.discard = [(card["card"], card["as"]) for card in view["discard"]]
        self.cards = self.stock_size + len(self.discard) + sum(map(len, hands))
        self.direction: str = view["direction"]
        self.round: int = view["round"]
        self.attack: Attack | None = None
        self.play: list[str] = []  # faces laid in the play that goes on
        self.answered: Attack | None = None  # what that play answers
        self.solo: list[int] | None = None  # the seat, and the turns it has left
        self.ending: int | None = None  # whose turn is over
        self.called = False  # in this turn
        self.dealt_anew = False
        self.blocked = False
        self.over = False
        self.accepted_cards = 0  # of an attack accepted in this step
        self.mistakes: list[str] = []
        self.open_attack(view)

    def open_attack(self, view: View) -> None:
        """A starter may have attacked before the book was opened."""
        shown = view["attack"]
        if shown is not None:
            self.attack = Attack(shown["kind"], shown["author"])
            self.attack.total, self.attack.cards = shown["total"], shown["cards"]
            self.attack.asked = set(shown["asked"])

    def hear(self, told: Mapping[Viewer, list[Event]]) -> None:
        """What everybody is told, with the cards that only their owner is told of."""
        for number, event in enumerate(told[None]):
            own = told[event["seat"]][number] if "seat" in event else event
            self.expect("what all are told", {**own, **event}, {**own})
            getattr(self, event["type"])(own)
        self.look_at_draws(told[None])

    def look_at_draws(self, told: list[Event]) -> None:
        """Who draws must draw what the cause says, or be spared the rest."""
        drawn: Counter[tuple[int, str]] = Counter()
        for event in told:
            if event["type"] in ("drew", "forgiven"):
                drawn[event["seat"], event["cause"]] += event["count"]
        for (seat, cause), count in drawn.items():
            if cause != "settlement":  # of an attack that the end of the round cut short
                self.expect(f"cards that seat {seat} draws ({cause})", count, self.due(cause))
        self.accepted_cards = 0

    def due(self, cause: str) -> int:
        """How many cards a cause makes somebody draw."""
        due: int = {
            "turn": 1,
            "cover": 1,
            "attack": self.accepted_cards,
            "challenge": self.options["challenge_penalty"],
            "macau_beaten": self.options["macau_beaten_penalty"],
            "macau_late": self.options["macau_late_penalty"],
            "macau_silence": self.options["macau_auto_penalty"],
        }[cause]
        return due

    def expect(self, what: str, told: Any, reckoned: Any) -> None:
        if told != reckoned:
            self.mistakes.append(f"{what}: the events tell {told!r}, it should be {reckoned!r}")

    # ---- what the cards are worth ----

    def draw_value(self, face: str) -> tuple[int, str]:
        """How many cards a face makes somebody draw, and the kind of that attack."""
        if face in JOKERS:
            drawing = self.options["joker_role"] == "draw"
            return (self.options[DRAWING_JOKERS[face]], "joker") if drawing else (0, "none")
        for role, value, kind in (("draw_two_rank", 2, "two"), ("draw_three_rank", 3, "three")):
            if face[0] == self.options[role]:
                return value, kind
        king = self.options[KINGS[face]] if face in KINGS else 0
        return king, "king" if king else "none"

    def skips(self, faces: list[str]) -> int:
        return sum(face[0] == self.options["skip_rank"] and face not in JOKERS for face in faces)

    def points(self, hand: Counter[str]) -> int:
        """The points of the cards left in a hand."""
        values = self.options["point_values"]
        names = {"KH": "KH", "BJ": "joker", "CJ": "joker"}
        return sum(values[names.get(card, card[0])] for card in hand.elements())

    # ---- a deal ----

    def dealt(self, event: Event) -> None:
        if not self.dealt_anew:
            self.begin_round()
        self.seats[event["seat"]].hand = Counter(unseen=event["count"])
        self.stock_size -= event["count"]

    def begin_round(self) -> None:
        """Nothing of the last round remains but the points."""
        self.dealt_anew = True
        self.round += 1
        self.stock_size, self.discard = self.cards, []
        self.direction = self.options["direction"]
        self.attack, self.solo, self.play, self.blocked = None, None, [], False
        self.ending, self.called = None, False
        for seat in self.seats:
            seat.known, seat.vouched_suits, seat.vouched_ranks = Counter(), set(), set()
            seat.miss_debt, seat.place = 0, 0

    def set_aside(self, event: Event) -> None:
        """Cards that may not begin a round are shuffled back."""
        self.expect("a card to begin with", self.options["start_card"], "plain_only")

    def starter(self, event: Event) -> None:
        self.stock_size -= 1
        self.discard = [(event["card"], event["card"])]

    # ---- cards that move ----

    def laid(self, event: Event) -> None:
        card, face = event["card"], event.get("as", event["card"])
        seat = self.seats[event["seat"]]
        self.expect("a card that was held", seat.hand[card] > 0, True)
        seat.hand[card] -= 1
        seat.known[card] = max(0, seat.known[card] - 1)
        if card not in JOKERS:  # what a call has proved holds until such a card leaves the hand
            seat.vouched_ranks.discard(card[0])
            seat.vouched_suits.discard(card[1])
        if not self.play:
            self.answered = self.attack
        self.play.append(face)
        self.discard.append((card, face))

    def drew(self, event: Event) -> None:
        self.expect("cards drawn", event["count"], len(event["cards"]))
        self.seats[event["seat"]].hand.update(event["cards"])
        self.stock_size -= event["count"]
        if event["cause"] == "turn" and self.options["play_drawn"] == "never":
            self.use_turn(event["seat"])

    def reshuffled(self, event: Event) -> None:
        self.expect("an empty pile", self.stock_size, 0)
        self.expect("cards under the top one", event["count"], len(self.discard) - 1)
        self.stock_size, self.discard = event["count"], self.discard[-1:]

    def forgiven(self, event: Event) -> None:
        self.expect("nothing to draw", (self.stock_size, len(self.discard)), (0, 1))

    def card_shown(self, event: Event) -> None:
        seat = self.seats[event["seat"]]
        self.expect("a card that is held", seat.hand[event["card"]] > 0, True)
        seat.known[event["card"]] = max(1, seat.known[event["card"]])

    def play_taken_back(self, event: Event) -> None:
        """A card that did not fit goes back; nothing it did remains."""
        card, _ = self.discard.pop()
        self.expect("the card taken back", event["card"], card)
        self.seats[event["seat"]].hand[card] += 1
        self.seats[event["seat"]].known[card] += 1
        self.attack, self.called = None, False

    # ---- attacks ----

    def play_ended(self, event: Event) -> None:
        """What the cards of the play amount to: a new attack, or a larger one."""
        faces, author = self.play, event["seat"]
        self.expect("cards of the play", event["count"], len(faces))
        if self.answered is not None:
            self.answer(self.answered, faces, author)
        elif sum(self.draw_value(face)[0] for face in faces) > 0:
            self.attack = Attack("draw", author)
            self.add_draws(self.attack, faces)
        elif self.skips(faces) and not self.is_own_neighbor(author):
            modes = {"accumulate": "skip", "duel": "duel"}
            self.attack = Attack(modes[self.options["skip_mode"]], author)
            self.add_skips(self.attack, faces)
        self.play, self.answered = [], None
        self.use_turn(author)

    def answer(self, attack: Attack, faces: list[str], author: int) -> None:
        last = faces[-1]
        if last[0] == self.options["cancel_rank"] and last not in JOKERS:
            return  # told by itself, as is a queen that stops a war
        queen = self.options["queen_hearts_role"] if last == "QH" else "plain"
        attack.author = author
        if attack.kind != "draw":
            self.add_skips(attack, faces)
        elif queen == "king_relay":
            attack.total += self.options["queen_hearts_relay_add"]
            attack.cards = "king"
        elif queen == "plain":
            self.add_draws(attack, faces)

    def add_draws(self, attack: Attack, faces: list[str]) -> None:
        """The sum of all, of the kind of the last."""
        roles = [self.draw_value(face) for face in faces]
        attack.total += sum(value for value, _ in roles)
        attack.cards = [kind for _, kind in roles if kind != "none"][-1]

    def add_skips(self, attack: Attack, faces: list[str]) -> None:
        """In a duel everybody else is asked again."""
        attack.total += self.skips(faces)
        if attack.kind == "duel":
            others = [seat for seat in self.in_play() if seat != attack.author]
            attack.asked = set(others)

    def in_play(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if not seat.place]

    def attacked(self, event: Event) -> None:
        if self.attack is None:  # only the starter attacks before anybody has laid a card
            self.expect("cards before a starter", len(self.discard), 1)
            self.attack = Attack(event["attack"], event["seat"])
            face = self.discard[0][1]
            if event["attack"] == "draw":
                self.add_draws(self.attack, [face])
            else:
                self.add_skips(self.attack, [face])
        told = (event["attack"], event["total"], event["kind"], event["seat"])
        attack = self.attack
        self.expect("the attack", told, (attack.kind, attack.total, attack.cards, attack.author))

    def attack_ended(self, event: Event) -> None:
        self.expect("an attack that ends", self.attack is not None, True)
        self.attack = None

    def accepted(self, event: Event) -> None:
        attack, self.attack = self.attack, None
        if attack is None:
            self.mistakes.append("an attack is accepted that nobody has begun")
            return
        self.expect("the attack", (event["attack"], event["count"]), (attack.kind, attack.total))
        if attack.kind == "skip":
            self.seats[event["seat"]].miss_debt += attack.total - 1
        else:
            self.accepted_cards = attack.total
        self.use_turn(event["seat"])

    def declined(self, event: Event) -> None:
        """Whoever declines is asked no more; when nobody is left to ask, the duel is over."""
        if self.attack is None or event["seat"] not in self.attack.asked:
            self.mistakes.append(f"seat {event['seat']} declines what it was not asked")
            return
        self.attack.asked.remove(event["seat"])
        if not self.attack.asked:
            self.answered, self.attack = self.attack, None

    def solo_turns(self, event: Event) -> None:
        duel, self.answered = self.answered, None
        told = (event["seat"], event["count"])
        self.expect("turns alone", told, (duel.author, duel.total) if duel else None)
        self.solo = [event["seat"], event["count"]]

    def is_own_neighbor(self, seat: int) -> bool:
        """Whether a turn alone is played against oneself: all of them, or all but the last."""
        if not self.solo or self.solo[0] != seat:
            return False
        return self.solo[1] > 1 or self.options["solo_hits"] == "all"

    def use_turn(self, seat: int) -> None:
        """The turn is over, if not at once then after the windows."""
        self.ending = seat

    def end_turn(self) -> None:
        """One turn alone less; what the last one did to oneself is still to be met."""
        if self.solo and self.ending is not None:
            own = self.solo[0] == self.ending
            self.solo[1] -= own and self.solo[1] > 0
            meets = own and self.options["solo_hits"] == "all" and (self.attack or self.called)
            if self.solo[1] == 0 and not meets:
                self.solo = None
        self.ending, self.called = None, False

    def missed_turn(self, event: Event) -> None:
        self.seats[event["seat"]].miss_debt -= 1
        self.expect("turns to lose", event["left"], self.seats[event["seat"]].miss_debt)

    # ---- turns and words ----

    def passed(self, event: Event) -> None:
        self.expect("nothing to draw", (self.stock_size, len(self.discard) <= 1), (0, True))
        if not self.play:
            self.use_turn(event["seat"])

    def kept(self, event: Event) -> None:
        if not self.play:
            self.use_turn(event["seat"])

    def called_any_plain(self, event: Event) -> None:
        self.called = True

    called_free_suit = called_any_plain

    def called_suit(self, event: Event) -> None:
        self.called = True
        if self.calls_are_honest():
            self.seats[event["seat"]].vouched_suits.add(event["suit"])

    def called_rank(self, event: Event) -> None:
        self.called = True
        if self.calls_are_honest():
            self.seats[event["seat"]].vouched_ranks.add(event["rank"])

    def calls_are_honest(self) -> bool:
        return self.options["call_must_hold"] and "call" not in self.options["challenges"]

    def direction_turned(self, event: Event) -> None:
        self.expect("another direction", event["direction"] != self.direction, True)
        self.direction = event["direction"]

    def heard(self, event: Event) -> None:
        """Words that move no card and no point."""

    called_nothing = call_lapsed = war_goes_on = heard
    macau_said = macau_caught = macau_missed = multi_macau_said = heard
    challenged = verdict = window_closed = heard

    # ---- the end of a round ----

    def went_out(self, event: Event) -> None:
        seat = self.seats[event["seat"]]
        self.expect("cards of a seat that is out", seat.hand.total(), 0)
        seat.place = len(self.seats) - len(self.in_play()) + 1
        self.expect("the place", event["place"], seat.place)
        if self.solo and self.solo[0] == event["seat"]:
            self.solo = None

    def round_blocked(self, event: Event) -> None:
        self.blocked = True

    def round_ended(self, event: Event) -> None:
        """Cards left are points; who still holds some is placed by points, or by their number."""
        self.expect("the round", event["round"], self.round)
        self.attack = None
        left = [self.seats[number] for number in self.in_play()]
        by_points = self.options["scoring"] == "points" and not self.blocked
        for seat in self.seats:
            seat.round_points = self.points(seat.hand)
        worth = {id(seat): seat.round_points if by_points else seat.hand.total() for seat in left}
        first = len(self.seats) - len(left) + 1
        for seat in left:
            seat.place = first + sum(worth[id(other)] < worth[id(seat)] for other in left)

    def scored(self, event: Event) -> None:
        seat = self.seats[event["seat"]]
        seat.total += seat.round_points
        told = (event["points"], event["total"])
        self.expect("the points of a hand", told, (seat.round_points, seat.total))

    def match_ended(self, event: Event) -> None:
        self.over = True
        if self.options["scoring"] == "points":
            highest = max(seat.total for seat in self.seats)
            self.expect("points reached", highest >= self.options["target_points"], True)

    def places(self) -> list[int] | None:
        if not self.over:
            return None
        if self.options["scoring"] == "placing":
            return [seat.place for seat in self.seats]
        totals = [seat.total for seat in self.seats]
        return [1 + sum(other < total for other in totals) for total in totals]

    # ---- what should lie there ----

    def shown(self) -> Shown:
        return {
            "stock_size": self.stock_size,
            "discard": [list(pair) for pair in self.discard],
            "direction": self.direction,
            "round": self.round,
            "attack": self.attack.shown() if self.attack else None,
            "solo": self.solo,
            "seats": [seat.shown() for seat in self.seats],
            "over": self.over,
            "places": self.places(),
        }

    def compare(self, views: Mapping[Viewer, View]) -> list[str]:
        """What the table shows otherwise than the book has it, and what did not add up."""
        if self.dealt_anew:
            self.look_into_hands(views)
        begun = views[None]["phase"] in ("turn", "war_window")
        if begun:
            self.end_turn()
        shown, there = self.shown(), seen(views)
        if not begun:  # a turn alone is used up when it ends
            shown["solo"] = there["solo"]
        differing = [
            f"{name}: the book has {shown[name]!r}, the table shows {there[name]!r}"
            for name in shown
            if shown[name] != there[name]
        ]
        return self.mistakes + differing

    def look_into_hands(self, views: Mapping[Viewer, View]) -> None:
        self.dealt_anew = False
        for number, seat in enumerate(self.seats):
            hand: Counter[str] = Counter(views[number]["hand"])
            self.expect("cards dealt", seat.hand.total(), hand.total())
            seat.hand = hand


def seen(views: Mapping[Viewer, View]) -> Shown:
    """What the book has, read from the views of all seats and of a spectator."""
    view = views[None]
    attack = view["attack"] and {name: view["attack"][name] for name in ATTACK}
    seats = [
        Seat(shown, views[number]["hand"]).shown() | {"hand_size": shown["hand_size"]}
        for number, shown in enumerate(view["seats"])
    ]
    return {
        **{name: view[name] for name in SAME},
        "discard": [[card["card"], card["as"]] for card in view["discard"]],
        "attack": attack,
        "solo": view["solo"] and [view["solo"]["seat"], view["solo"]["turns"]],
        "seats": seats,
    }
