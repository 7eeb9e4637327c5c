"""A second book of the game, kept from the events alone: who has what after each step.

It is slow and plain on purpose, and it knows nothing of the state: the printed figures, the
scenario and what lies on the table when the book is opened are all that it begins with. What it
works out itself (income, all VP of automas, the whole final scoring, places) is compared with what
the events tell, the rest with what the table shows. What single effects pay and cost must be an
amount of the printed piece that they name (`prices.py`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from carrack.games.maracaibo.tests.prices import Prices
from carrack.games.maracaibo.tests.reckoning import Reckoning, Scores, jean_round_points

Event = Mapping[str, Any]
View = Mapping[str, Any]
Shown = dict[str, Any]
Viewer = int | None

NUMBERS = (  # of a seat, by the name that the view has for them
    *("doubloons", "vp", "income", "vp_income", "combat", "figures", "general", "career_figures"),
    *("deliveries", "liberations", "chapter_discs", "final_vp"),
)
PLACES = ("ship", "explorer", "track_figure", "ruin", "surrendered", "career", "port")
AUTOMA_NUMBERS = ("vp", "quests", "discs", "cards")
SAME = ("round", "pile_size", "token_piles", "over")
SORTED = ("discards", "tokens_in_fight", "lost_tokens")
PLACING = ("figure_on_nation", "figure_at_combat_piles", "figure_for_assistant")


class Seat:
    """What one captain has, by the book."""

    def __init__(self, shown: View, hand: list[str]) -> None:
        self.number: dict[str, int] = {name: shown[name] for name in NUMBERS}
        self.place: dict[str, Any] = {name: shown[name] for name in PLACES}
        self.influence: dict[str, int] = dict(shown["influence"])
        self.discs: dict[str, int] = dict(shown["discs"])
        self.resistance: list[str | None] = list(shown["resistance"])
        self.tasks_done: list[bool] = list(shown["tasks_done"])
        self.synergies: set[str] = set(shown["synergies"])
        self.tokens: set[str] = set(shown["combat_tokens"])
        self.quests: set[str] = set(shown["quests"])
        self.hand: Counter[str] = Counter(hand)
        self.planned: set[str] = set(shown["planned"])
        self.tableau: set[str] = {card["card"] for card in shown["tableau"]}
        self.assistants: set[str] = {
            card["card"] for card in shown["tableau"] if card["placed"] is not None
        }

    def shown(self) -> Shown:
        return {
            **self.number,
            **self.place,
            "influence": self.influence,
            "discs": self.discs,
            "resistance": self.resistance,
            "tasks_done": self.tasks_done,
            "synergies": sorted(self.synergies),
            "tokens": sorted(self.tokens),
            "quests": sorted(self.quests),
            "hand": sorted(self.hand.elements()),
            "planned": sorted(self.planned),
            "tableau": sorted(self.tableau),
        }


class Automa:
    """What Jacques or Jean has, by the book."""

    def __init__(self, shown: View) -> None:
        self.name: str = shown["name"]
        self.number: dict[str, int] = {name: shown[name] for name in AUTOMA_NUMBERS}
        self.influence: dict[str, int] = dict(shown["influence"])
        self.explorer: str = shown["explorer"]
        self.ship: str = shown["ship"]

    def shown(self) -> Shown:
        return {
            **self.number,
            "influence": self.influence,
            "explorer": self.explorer,
            "ship": self.ship,
        }


class Ledger:
    """The book of a whole table. `hear` writes down what a step did, `compare` looks whether the
    table agrees.
    """

    def __init__(self, views: Mapping[Viewer, View], game: Any) -> None:
        view = views[None]
        self.read_figures(game.data.files)
        self.modules = view["modules"]
        hands = [views[seat]["hand"] for seat in range(len(view["seats"]))]
        self.seats = [Seat(shown, hand) for shown, hand in zip(view["seats"], hands, strict=True)]
        self.home = view["seats"][0]["ship"]  # all ships begin there
        self.automa = Automa(view["automa"]) if view["automa"] else None
        self.markers = {place["location"]: Counter(place["markers"]) for place in view["locations"]}
        self.market = {place["location"]: place["market"] for place in view["locations"]}
        self.on_track = {nation: row["on_track"] for nation, row in view["nations"].items()}
        self.lost = {nation: row["lost"] for nation, row in view["nations"].items()}
        self.display = list(view["display"])
        self.pile_size: int = view["pile_size"]
        self.token_piles = list(view["token_piles"])
        self.discards = set(view["discards"])
        self.tokens_in_fight = set(view["tokens_in_fight"])
        self.lost_tokens = set(view["lost_tokens"])
        self.buildings = [b and {"building": b["building"], "invested": set()} for b in shelf(view)]
        self.luysa: tuple[str, str | None] | None = ("hidden", None) if view["search"] else None
        self.round: int = view["round"]
        self.over = False
        self.drawn: dict[int, list[str]] = {}  # from the pile in this step, by their owners
        self.shown_cards: list[str] = list(view["automa"]["shown"]) if view["automa"] else []
        self.gained: list[int] = []  # VP of the automa in this step, as told
        self.due: list[int] = []  # and as they should be
        self.scores: list[Scores] = [{} for _ in self.seats]  # of the final scoring, as told
        scored = scenario_of(view["options"], game.data.files["scenarios.toml"])["nation_scoring"]
        has_nation_scoring = scored and "freeing" not in self.modules
        self.reckoning = Reckoning(self, game.data.files, has_nation_scoring)
        self.city_tiles = {place["location"]: place["city_tile"] for place in view["locations"]}
        self.prices = Prices(self, game.data.files)
        places = game.data.files["board.toml"]["location"]
        self.cities = {place["id"] for place in places if place["kind"] == "city"}
        self.cities |= {"17"} if "L1" in view["legacy"] else set()
        self.cities |= {"18"} if "L36" in view["legacy"] else set()
        self.freed_last = ""  # the place that was liberated last
        self.mistakes: list[str] = []

    def read_figures(self, files: Mapping[str, Any]) -> None:
        board, cards = files["board.toml"], files["cards.toml"]
        self.rounds: int = board["meta"]["rounds"]
        self.cards = {card["id"]: card for card in cards["project"]}
        self.ruin = [space["id"] for space in files["tiles.toml"]["ruin_space"]]
        automas = files["automa.toml"]
        self.jacques, self.jean = automas["jacques"], automas["jean"]
        rows = [*automas["jacques_card"], *automas["jean_card"]]
        self.automa_cards = {card["id"]: card for card in rows}

    def hear(self, told: Mapping[Viewer, list[Event]]) -> None:
        """What everybody is told, and each captain which cards came from the pile."""
        for seat in range(len(self.seats)):
            own = [event for event in told[seat] if event["type"] == "card_drawn"]
            self.drawn[seat] = [
                event["card"] for event in own if event["seat"] == seat and event["from_pile"]
            ]
        for number, event in enumerate(told[None], start=1):
            getattr(self, event["type"])(event)
            if event["type"] == "automa_sailed":
                self.jean_acts(told[None][number:])
        self.expect("VP of the automa", self.gained, [amount for amount in self.due if amount])
        self.gained, self.due = [], []
        self.look_for_debts()

    def expect(self, what: str, told: Any, reckoned: Any) -> None:
        if told != reckoned:
            self.mistakes.append(f"{what}: the events tell {told!r}, it should be {reckoned!r}")

    def look_for_debts(self) -> None:
        """Nobody can give what they have not."""
        for number, seat in enumerate(self.seats):
            for what, amount in [
                *seat.number.items(),
                *seat.influence.items(),
                *seat.discs.items(),
            ]:
                if amount < 0:
                    self.mistakes.append(f"seat {number} has {amount} {what}")
        for place, markers in self.markers.items():
            if any(count < 0 for count in markers.values()):
                self.mistakes.append(f"{place} has {dict(markers)}")

    def add(self, event: Event, what: str, amount: int) -> None:
        self.seats[event["seat"]].number[what] += amount

    def heard(self, event: Event) -> None:
        """What moves no money, no point and no piece that the book knows of."""

    turn_began = went_on = upgrade_unlocked = quest_laid = heard
    assistant_used = agent_placed = barrier_crossed = fight = career_done = goal_met = heard
    village_action = last_purchase = hint_revealed = heard
    hint_removed = tile_used = legacy_laid = hand_dropped = heard

    # ---- what a captain has ----

    def career_taken(self, event: Event) -> None:
        self.seats[event["seat"]].place["career"] = event["career"]

    def port_taken(self, event: Event) -> None:
        self.seats[event["seat"]].place["port"] = event["port"]

    def may_move(self, what: str, event: Event) -> None:
        """Whether the printed piece that an event names can bring or take so much."""
        if not self.prices.may(what, event):
            self.mistakes.append(f"{event['cause']} cannot move {event['amount']} {what}: {event}")

    def doubloons(self, event: Event) -> None:
        self.may_move("doubloons", event)
        self.add(event, "doubloons", event["amount"])
        if event["cause"] == "income":
            income = self.seats[event["seat"]].number["income"]
            self.expect("doubloon income", event["amount"], income)

    def vp(self, event: Event) -> None:
        self.may_move("vp", event)
        self.add(event, "vp", event["amount"])
        if event["cause"] == "income":
            self.expect("VP income", event["amount"], self.seats[event["seat"]].number["vp_income"])

    def combat(self, event: Event) -> None:
        self.may_move("combat", event)
        self.add(event, "combat", event["amount"])

    def figures(self, event: Event) -> None:
        self.add(event, "figures", event["amount"])
        self.add(event, "general", -event["amount"])

    def figures_returned(self, event: Event) -> None:
        self.add(event, "figures", -event["amount"])
        self.add(event, "general", event["amount"])

    def income_doubloons(self, event: Event) -> None:
        self.add(event, "income", event["amount"])

    def income_vp(self, event: Event) -> None:
        self.add(event, "vp_income", event["amount"])

    def influence(self, event: Event) -> None:
        self.seats[event["seat"]].influence[event["nation"]] += event["amount"]

    def marker_surrendered(self, event: Event) -> None:
        self.seats[event["seat"]].place["surrendered"] = event["nation"]

    def disc_removed(self, event: Event) -> None:
        self.seats[event["seat"]].discs[event["upgrade"]] -= 1

    def chapter_disc(self, event: Event) -> None:
        self.add(event, "chapter_discs", 1)

    def synergy(self, event: Event) -> None:
        self.seats[event["seat"]].synergies.add(event["kind"])

    def task_done(self, event: Event) -> None:
        self.seats[event["seat"]].tasks_done[event["task"]] = True
        self.add(event, "career_figures", -event["figures"])
        self.add(event, "figures", event["figures"])

    def quest_done(self, event: Event) -> None:
        self.seats[event["seat"]].quests.add(event["quest"])

    # ---- ships, explorers, figures ----

    def sailed(self, event: Event) -> None:
        self.seats[event["seat"]].place["ship"] = event["to"]

    def explorer_moved(self, event: Event) -> None:
        place = self.seats[event["seat"]].place
        self.expect("where the explorer was", event["from"], place["explorer"])
        place["explorer"] = event["to"]

    def figure_placed(self, event: Event) -> None:
        self.add(event, "figures", -1)
        self.seats[event["seat"]].place["track_figure"] = event["to"]

    def figure_moved(self, event: Event) -> None:
        place = self.seats[event["seat"]].place
        self.expect("where the figure was", event["from"], place["track_figure"])
        place["track_figure"] = event["to"]

    def ruin_entered(self, event: Event) -> None:
        self.add(event, "figures", -1)
        self.seats[event["seat"]].place["ruin"] = self.ruin[0]

    def ruin_moved(self, event: Event) -> None:
        self.seats[event["seat"]].place["ruin"] = event["to"]

    # ---- cards ----

    def card_opened(self, event: Event) -> None:
        self.pile_size -= 1
        self.display[event["slot"]] = event["card"]

    def card_drawn(self, event: Event) -> None:
        seat, card = self.seats[event["seat"]], event["card"]
        if event["from_pile"]:
            card = self.drawn[event["seat"]].pop(0)
            self.pile_size -= 1
        else:
            self.take_from_display(card)
        seat.hand[card] += 1

    def take_from_display(self, card: str) -> None:
        """Its place stays empty unless another card is opened there."""
        self.display[self.display.index(card)] = None

    def card_removed(self, event: Event) -> None:
        """Jean takes a card."""
        self.take_from_display(event["card"])
        self.add_to_automa("cards", 1)

    def card_revealed(self, event: Event) -> None:
        self.pile_size -= 1
        self.discards.add(event["card"])

    def cards_discarded(self, event: Event) -> None:
        self.take_from_hand(event)
        self.discards.add(event["card"])

    def take_from_hand(self, event: Event) -> None:
        hand = self.seats[event["seat"]].hand
        self.expect("a card that is held", hand[event["card"]], 1)
        del hand[event["card"]]

    def pile_shuffled(self, event: Event) -> None:
        self.expect("an empty pile", self.pile_size, 0)
        self.expect("cards of the new pile", event["count"], len(self.discards))
        self.pile_size, self.discards = event["count"], set()

    def card_planned(self, event: Event) -> None:
        self.take_from_hand(event)
        self.seats[event["seat"]].planned.add(event["card"])

    def card_bought(self, event: Event) -> None:
        """Figures that the card asks for are placed, or go back to the general supply."""
        seat, card = self.seats[event["seat"]], event["card"]
        if card in seat.planned:
            seat.planned.remove(card)
        else:
            self.take_from_hand(event)
        seat.tableau.add(card)
        asked = {name for row in self.cards[card].get("requires", []) for name in row}
        self.add(event, "figures", -sum(name in asked for name in PLACING))

    def assistant_placed(self, event: Event) -> None:
        self.seats[event["seat"]].assistants.add(event["card"])

    def jack_discarded(self, event: Event) -> None:
        self.seats[event["seat"]].tableau.remove(event["card"])
        self.discards.add(event["card"])

    def invested(self, event: Event) -> None:
        self.add(event, "figures", -1)
        building = next(b for b in self.buildings if b and b["building"] == event["building"])
        building["invested"].add(event["seat"])

    def prestige_opened(self, event: Event) -> None:
        place = self.buildings.index(None)
        self.buildings[place] = {"building": event["building"], "invested": set()}

    # ---- markets and combat tokens ----

    def delivered(self, event: Event) -> None:
        self.market[event["location"]] += 1
        self.add(event, "deliveries", 1)

    def market_emptied(self, event: Event) -> None:
        self.market[event["location"]] -= 1

    def token_revealed(self, event: Event) -> None:
        self.token_piles[event["pile"]] -= 1
        self.tokens_in_fight.add(event["token"])

    def token_returned(self, event: Event) -> None:
        self.token_piles[event["pile"]] += 1
        self.tokens_in_fight.remove(event["token"])

    def fight_ended(self, event: Event) -> None:
        if event["token"] is not None:
            self.tokens_in_fight.remove(event["token"])
            self.seats[event["seat"]].tokens.add(event["token"])

    # ---- markers of the nations ----

    def lay(self, event: Event) -> None:
        """From the nation's track to a location."""
        self.on_track[event["nation"]] -= 1
        self.markers[event["location"]][event["nation"]] += 1

    marker_placed = markers_came = lay

    def annexed(self, event: Event) -> None:
        self.lay(event)
        self.add(event, "liberations", 1)  # careers count both alike

    def displaced(self, event: Event) -> None:
        self.markers[event["location"]][event["old"]] -= 1
        self.lost[event["old"]] += 1
        self.annexed(event)

    def liberated(self, event: Event) -> None:
        """Where there is a resistance the marker is told of again: it resists or is lost."""
        self.markers[event["location"]][event["nation"]] -= 1
        self.freed_last = event["location"]
        self.add(event, "liberations", 1)
        if "resistance" not in self.modules:
            self.lost[event["nation"]] += 1

    def marker_resists(self, event: Event) -> None:
        spaces = self.seats[event["seat"]].resistance
        self.expect("a free space", spaces[event["space"]], None)
        spaces[event["space"]] = event["nation"]

    def marker_lost(self, event: Event) -> None:
        self.lost[event["nation"]] += 1
        if event["cause"] == "jean":
            self.on_track[event["nation"]] -= 1

    def resistance_full(self, event: Event) -> None:
        seat = self.seats[event["seat"]]
        for nation in seat.resistance:
            self.expect("a full tile", nation is not None, True)
            self.lost[nation or ""] += 1
        seat.resistance = [None] * len(seat.resistance)

    def marker_returned(self, event: Event) -> None:
        """From the resistance tile, or one that had left the game; it goes back to its track."""
        if event["space"] is None:
            self.lost[event["nation"]] -= 1
        else:
            spaces = self.seats[event["seat"]].resistance
            self.expect("the marker on the space", event["nation"], spaces[event["space"]])
            spaces[event["space"]] = None
        (self.lost if "freeing" in self.modules else self.on_track)[event["nation"]] += 1

    # ---- automas and Luysa ----

    def add_to_automa(self, what: str, amount: int) -> None:
        if self.automa is None:
            self.mistakes.append(f"there is no automa that could gain {what}")
        else:
            self.automa.number[what] += amount

    def automa_vp(self, event: Event) -> None:
        self.add_to_automa("vp", event["amount"])
        self.gained.append(event["amount"])

    def automa_card(self, event: Event) -> None:
        self.shown_cards.append(event["card"])

    def jean_acts(self, rest: list[Event]) -> None:
        """VP of the card she has shown; none where she stops for a quest. Each combat point that
        her captain cannot pay is VP, too.
        """
        if rest and rest[0]["type"] == "quest_taken" and not rest[0]["from_pile"]:
            return
        for action in self.automa_cards[self.shown_cards[-1]]["actions"]:
            first, last = action["rounds"]
            if first <= self.round <= last and action["do"] == "vp":
                self.due.append(action["n"])
            elif first <= self.round <= last and action["do"] == "pay_combat":
                missing = max(0, action["n"] - self.seats[0].number["combat"])
                self.due.append(missing * self.jean["missing_combat_vp"])

    def round_ended(self, event: Event) -> None:
        """Jacques is paid for a round that he ends himself."""
        if self.automa is not None and self.automa.name == "jacques" and "seat" not in event:
            self.due.append(self.jacques["end_round_vp"])

    def automa_scores_round(self) -> None:
        """Jacques for the cards that he showed, Jean for all cards and discs that she has."""
        if self.automa is None:
            return
        if self.automa.name == "jacques":
            self.due.append(sum(self.automa_cards[card]["vp"] for card in self.shown_cards))
            self.shown_cards = []
        else:
            numbers = self.automa.number
            self.due.append(jean_round_points(numbers["cards"], numbers["discs"]))

    def automa_disc(self, event: Event) -> None:
        self.market[event["location"]] += 1
        if event["cause"] == "jean":
            self.add_to_automa("discs", 1)

    def automa_disc_counted(self, event: Event) -> None:
        self.add_to_automa("discs", 1)

    def quest_taken(self, event: Event) -> None:
        self.add_to_automa("quests", 1)

    def automa_influence(self, event: Event) -> None:
        if self.automa is not None:
            self.automa.influence[event["nation"]] += event["amount"]

    def automa_sailed(self, event: Event) -> None:
        if self.automa is not None:
            self.automa.ship = event["to"]

    def automa_explored(self, event: Event) -> None:
        if self.automa is not None:
            self.expect("where the explorer was", event["from"], self.automa.explorer)
            self.automa.explorer = event["to"]

    def automa_combat(self, event: Event) -> None:
        if event["token"] is not None:
            self.tokens_in_fight.remove(event["token"])
            self.lost_tokens.add(event["token"])

    def luysa_found(self, event: Event) -> None:
        self.luysa = ("found", event["location"])

    def luysa_freed(self, event: Event) -> None:
        self.luysa = ("freed", self.luysa[1] if self.luysa else None)

    # ---- rounds and the end ----

    def round_began(self, event: Event) -> None:
        """Ships are back in Havana, and the markets are empty."""
        self.expect("the round", event["round"], self.round + 1)
        self.round = event["round"]
        self.market = dict.fromkeys(self.market, 0)
        for seat in self.seats:
            seat.place["ship"] = self.home
        self.automa_scores_round()
        self.bring_automa_home()

    def bring_automa_home(self) -> None:
        if self.automa is not None:
            self.automa.ship = self.home

    def scored(self, event: Event) -> None:
        """Points of the final scoring; at its end the book reckons them all."""
        self.add(event, "vp", event["amount"])
        told, what = self.scores[event["seat"]], (event["what"], event["of"])
        told[what] = told.get(what, 0) + event["amount"]

    def game_ended(self, event: Event) -> None:
        self.over = True
        self.expect("the last round", self.round, self.rounds)
        self.automa_scores_round()
        self.bring_automa_home()
        if self.automa is not None and self.automa.name == "jean":
            self.due += self.reckoning.jean_points()
        for number, seat in enumerate(self.seats):
            told = self.scores[number]
            before = seat.number["vp"] - sum(told.values())
            reckoned = self.reckoning.scores(number, before)
            self.expect(f"the final scoring of seat {number}", told, reckoned)
            seat.number["final_vp"] = seat.number["vp"]

    def check_result(self, view: View) -> None:
        """Places by VP and then doubloons; or one result for all, by conditions."""
        met = {
            "all_markers_removed": not any(place.total() for place in self.markers.values()),
            "luysa_freed": self.luysa is not None and self.luysa[0] == "freed",
        }
        if self.automa is not None:
            his = self.automa.number["vp"]
            met["all_above_jacques"] = all(seat.number["vp"] > his for seat in self.seats)
        for row in view["conditions"]:
            self.expect(row["condition"], row["met"], met[row["condition"]])
        rows = [(-seat.number["vp"], -seat.number["doubloons"]) for seat in self.seats]
        places = [1 + sum(other < row for other in rows) for row in rows]
        if view["cooperative"] or self.automa is not None:
            won = all(row["met"] for row in view["conditions"])
            places = [1 if won else 2] * len(rows)
        self.expect("the places", view["places"], places)

    # ---- what should lie there ----

    def shown(self) -> Shown:
        return {
            "round": self.round,
            "pile_size": self.pile_size,
            "token_piles": self.token_piles,
            "over": self.over,
            "discards": sorted(self.discards),
            "tokens_in_fight": sorted(self.tokens_in_fight),
            "lost_tokens": sorted(self.lost_tokens),
            "display": self.display,
            "market": self.market,
            "markers": {place: dict(+markers) for place, markers in self.markers.items()},
            "on_track": self.on_track,
            "lost": self.lost,
            "buildings": [b and {**b, "invested": sorted(b["invested"])} for b in self.buildings],
            "luysa": self.luysa,
            "automa": self.automa.shown() if self.automa else None,
            **{f"seat {number}": seat.shown() for number, seat in enumerate(self.seats)},
        }

    def compare(self, views: Mapping[Viewer, View]) -> list[str]:
        """What the table shows otherwise than the book has it, and what did not add up."""
        shown, there = self.shown(), seen(views)
        if views[None]["phase"] == "choosing":  # what captains choose is told when all have chosen
            for number, _ in enumerate(self.seats):
                hidden = ("hand", "planned", "career", "port")
                shown[f"seat {number}"] |= {name: there[f"seat {number}"][name] for name in hidden}
        for number, _ in enumerate(self.seats):  # not yet in the tableau
            coming = {card["card"] for card in views[None]["being_bought"]}
            tableau = [card for card in shown[f"seat {number}"]["tableau"] if card not in coming]
            shown[f"seat {number}"]["tableau"] = tableau
        if self.over:
            self.check_result(views[None])
        return self.mistakes + list(differences(shown, there))


def differences(shown: Shown, there: Shown, where: str = "") -> Iterator[str]:
    """Name by name, as far down as names go."""
    for name, value in shown.items():
        if value == there[name]:
            continue
        if isinstance(value, dict) and isinstance(there[name], dict):
            yield from differences(value, there[name], f"{where}{name}, ")
        else:
            yield f"{where}{name}: the book has {value!r}, the table shows {there[name]!r}"


def scenario_of(options: View, scenarios: Mapping[str, Any]) -> Mapping[str, Any]:
    """The one that is chosen; a chapter of the campaign may ask for another one."""
    wanted: str = options["scenario"]
    if options["archive"] is not None:
        chapters = {chapter["card"]: chapter for chapter in scenarios["chapter"]}
        wanted = chapters[options["archive"]["chapter"]].get("scenario") or wanted
    found: Mapping[str, Any] = next(row for row in scenarios["scenario"] if row["id"] == wanted)
    return found


def shelf(view: View) -> list[Any]:
    """The prestige buildings; None for one that is face down."""
    return list(view["prestige"])


def seen(views: Mapping[Viewer, View]) -> Shown:
    """What the book has, read from the views of all seats and of a spectator."""
    view, search = views[None], views[None]["search"]
    places = view["locations"]
    return {
        **{name: view[name] for name in SAME},
        **{name: sorted(view[name]) for name in SORTED},
        "display": view["display"],
        "market": {place["location"]: place["market"] for place in places},
        "markers": {place["location"]: place["markers"] for place in places},
        "on_track": {nation: row["on_track"] for nation, row in view["nations"].items()},
        "lost": {nation: row["lost"] for nation, row in view["nations"].items()},
        "buildings": shelf(view),
        "luysa": search and (search["luysa"], search["luysa_at"]),
        "automa": Automa(view["automa"]).shown() if view["automa"] else None,
        **{
            f"seat {number}": Seat(shown, views[number]["hand"]).shown()
            for number, shown in enumerate(view["seats"])
        },
    }
