"""A table of Macao set up in the words of the rules. Players are A, B, C, D: seats 0, 1, 2, 3.

    table = macao().active("A", "crane").tableau("A", "bank").cost("bank", black=2, violet=1)
    table.supply("A", black=2).activates("A", "bank", dropped="violet")
    assert table.supply_of("A") == {}

A table that is not told otherwise is the default state of the scenarios: three players, round 4,
A's turn in phase 3, everybody 10 prestige and 5 gold, wall `3:[A] 2:[B] 1:[C]`, tribute (3, 6),
nothing else. Costs, quarters, maps and tribute pairs that a scenario names are injected as changed
figures; what is printed does not matter to a scenario. Setting up and playing may alternate.
"""

from __future__ import annotations

import contextlib
import copy
import re
from collections import Counter
from collections.abc import Mapping
from typing import Any

from carrack import IllegalAction, State
from carrack.games.macao.data import Data, our_data
from carrack.games.macao.game import MacaoGame
from carrack.games.macao.names import (
    ACTIONS,
    ACTIVE,
    CARD_NUMBERS,
    CARDS,
    CHOOSE,
    COLORS,
    DICE_STREAM,
    DISCARDED,
    GOODS,
    IN_OFFER,
    IN_PAIR,
    IN_STACK,
    NO_TILE,
    NONE,
    OFFICES,
    PICK,
    TABLEAU,
)
from carrack.kernel.trail import Trail

LETTERS = "ABCD"
SEED = 7
DEFAULT_WALL = "3:[A] 2:[B] 1:[C]"
PLAIN_DICE = 3  # what dice show that a scenario does not name

# States of the dice stream whose next roll shows these values, in the canonical order of colors.
ROLL_SIX_TO_ONE = 0x53385E13E61C3A4B
ROLL_RED_5_BLUE_5_GRAY_1 = 0x8AA449CE2D0CA1D3

Action = dict[str, Any]


# ---- actions by name ----


def activate(card: str, method: str = "pay", dropped: str | None = None) -> Action:
    return {"type": "activate", "card": card, "method": method, "dropped": dropped}


def take_quarter(quarter: str, method: str = "pay", dropped: str | None = None) -> Action:
    return {"type": "take_quarter", "quarter": quarter, "method": method, "dropped": dropped}


def use(card: str, **choice: Any) -> Action:
    """Using an activated card, office or other; `choice` is a color, colors, or a person."""
    kind = "use_office" if CARD_NUMBERS[card] < OFFICES else "use_card"
    return {"type": kind, "card": card, **choice}


def move_wall(distance: int) -> Action:
    return {"type": "move_wall", "distance": distance}


def sail(to: str, pay: str) -> Action:
    return {"type": "move_ship", "to": to, "pay": pay}


def cash_joker(*choices: str) -> Action:
    return {"type": "cash_joker", "choices": list(choices)}


def take_card(card: str) -> Action:
    return {"type": "take_card", "card": card}


def choose_dice(first: str, second: str) -> Action:
    return {"type": "choose_dice", "first": first, "second": second}


def explore(die: str | None) -> Action:
    return {"type": "apply_explorer", "die": die}


def shift(die: str | None, position: int | None) -> Action:
    return {"type": "apply_master", "die": die, "position": position}


DELIVER: Action = {"type": "deliver"}
BUY_TRIBUTE: Action = {"type": "buy_tribute"}
DECLINE: Action = {"type": "decline_card"}
PASS: Action = {"type": "pass"}


# ---- the table ----


def macao(
    *,
    players: int = 3,
    wall: str | None = None,
    round_number: int = 4,
    turn: str = "A",
    options: Mapping[str, Any] | None = None,
) -> MacaoTable:
    """The default state; other players, wall, round or turn where a scenario says so."""
    table = MacaoTable(MacaoGame().new(seats=players, seed=SEED, options=options).dump())
    table.clear(round_number)
    table.wall_is(wall or wall_for(players))
    return table.turn_of(turn)


def new_game(*, players: int, wall: str, options: Mapping[str, Any] | None = None) -> MacaoTable:
    """A game from the very beginning, with the discs stacked as in `1:[A,B,C]`."""
    order = [LETTERS.index(letter) for letter in re.findall(r"[A-D]", wall)]
    chosen = {"initial_wall_order": order, **(options or {})}
    return MacaoTable(MacaoGame().new(seats=players, seed=SEED, options=chosen).dump())


def wall_for(players: int) -> str:
    """The default wall, for two and four players as well."""
    return {2: "3:[A] 2:[B]", 3: DEFAULT_WALL, 4: "4:[A] 3:[B] 2:[C] 1:[D]"}[players]


def named_cubes(counts: Mapping[str, int]) -> list[int]:
    assert set(counts) <= set(COLORS), f"no colors: {sorted(set(counts) - set(COLORS))}"
    return [counts.get(color, 0) for color in COLORS]


class MacaoTable:
    """A state spoken to in letters and card ids; everything that happened is in `log`."""

    def __init__(self, dump: dict[str, Any]) -> None:
        self.dump = dump
        self.data: Data = our_data()
        self.played: Data = self.data
        self.trail: Trail | None = None
        self.log: list[dict[str, Any]] = []
        self.next_on_stack: list[str] = []
        self.next_pair: list[str] = []

    # ---- setting up ----

    @property
    def fields(self) -> dict[str, Any]:
        """The numbers of the table, to be changed."""
        if self.trail is not None:
            self.dump = self.state.dump()
            self.trail = None
        fields: dict[str, Any] = self.dump["table"]
        return fields

    @property
    def figures(self) -> Data:
        """The printed figures, to be changed."""
        assert self.fields
        if self.data is self.played:  # a state was made from these
            self.data = Data(copy.deepcopy(self.data.cards), copy.deepcopy(self.data.board))
        return self.data

    def clear(self, round_number: int) -> None:
        """Phase 3 with nothing on the table but the default state."""
        fields, players = self.fields, self.dump["seats"]
        fields["where"] = [IN_PAIR] * OFFICES + [IN_STACK] * (CARDS - OFFICES)
        fields["gold"] = [5] * players + [0] * (4 - players)
        fields["prestige"] = [10] * players + [0] * (4 - players)
        fields["round_number"] = round_number
        fields["phase"] = ACTIONS
        fields["tribute_price"], fields["tribute_gain"] = 3, 6
        fields["dice"] = [PLAIN_DICE] * 6

    def wall_is(self, wall: str) -> MacaoTable:
        """`5:[A,B] 1:[C]`: space 5 with A on top of B, and so on."""
        fields = self.fields
        stacks = re.findall(r"(\d+):\[([A-D,]+)\]", wall)
        assert sorted(letter for _, discs in stacks for letter in discs.split(",")) == sorted(
            self.letters
        )
        for space, discs in stacks:
            for height, letter in enumerate(reversed(discs.split(","))):
                fields["wall"][self.seat(letter)] = int(space)
                fields["wall_height"][self.seat(letter)] = height
        return self

    def turn_of(self, letter: str) -> MacaoTable:
        """This player is to act; those before on the wall have had their turn."""
        fields = self.fields
        ahead = sorted(
            range(self.dump["seats"]),
            key=lambda seat: (-fields["wall"][seat], -fields["wall_height"][seat]),
        )
        fields["order"] = ahead + [0] * (4 - len(ahead))
        fields["order_at"] = ahead.index(self.seat(letter))
        fields["current"] = self.seat(letter)
        before = ahead[: fields["order_at"]] if fields["phase"] == ACTIONS else []
        fields["passed"] = [int(seat in before) for seat in range(4)]
        return self

    def picking(self, *offer: str) -> MacaoTable:
        """Phase 1: these cards are on offer."""
        fields = self.fields
        fields["phase"] = PICK
        for card in offer:
            fields["where"][CARD_NUMBERS[card]] = IN_OFFER
        return self.turn_of(LETTERS[fields["current"]])

    def dice(self, **values: int) -> MacaoTable:
        """Phase 2: the dice show this (after conversion), the others something else."""
        fields = self.fields
        fields["phase"] = CHOOSE
        fields["dice"] = [values.get(color, PLAIN_DICE) for color in COLORS]
        return self.turn_of(LETTERS[fields["current"]])

    def luck(self, chance: int) -> MacaoTable:
        """The next roll of the dice; one of the constants above."""
        assert self.fields
        self.dump["chance"][DICE_STREAM] = chance
        return self

    def next_cards(self, *cards: str) -> MacaoTable:
        """What lies on top of the stack, the first to be drawn first."""
        assert self.fields
        self.next_on_stack = list(cards)
        return self

    def next_offices(self, *cards: str) -> MacaoTable:
        """The pair of the next round."""
        assert self.fields
        self.next_pair = list(cards)
        return self

    def tribute(self, price: int, gain: int) -> MacaoTable:
        self.fields["tribute_price"], self.fields["tribute_gain"] = price, gain
        return self

    def supply(self, letter: str, **cubes: int) -> MacaoTable:
        self.fields["supply"][self.seat(letter)] = named_cubes(cubes)
        return self

    def rose(self, letter: str, position: int, **cubes: int) -> MacaoTable:
        self.fields["rose"][self.seat(letter)][position] = named_cubes(cubes)
        return self

    def active(self, letter: str, *cards: str) -> MacaoTable:
        return self.put(ACTIVE + self.seat(letter), cards)

    def tableau(self, letter: str, *cards: str) -> MacaoTable:
        return self.put(TABLEAU + self.seat(letter), cards)

    def put(self, place: int, cards: tuple[str, ...]) -> MacaoTable:
        for card in cards:
            self.fields["where"][CARD_NUMBERS[card]] = place
        return self

    def with_gold(self, letter: str, gold: int) -> MacaoTable:
        self.fields["gold"][self.seat(letter)] = gold
        return self

    def with_prestige(self, **prestige: int) -> MacaoTable:
        for letter, points in prestige.items():
            self.fields["prestige"][self.seat(letter)] = points
        return self

    def with_punish_markers(self, letter: str, markers: int) -> MacaoTable:
        self.fields["punish_markers"][self.seat(letter)] = markers
        return self

    def with_jokers(self, letter: str, jokers: int) -> MacaoTable:
        self.fields["jokers"][self.seat(letter)] = jokers
        return self

    def cargo(self, letter: str, **goods: int) -> MacaoTable:
        assert set(goods) <= set(GOODS)
        self.fields["cargo"][self.seat(letter)] = [goods.get(good, 0) for good in GOODS]
        return self

    def ship(self, letter: str, place: str) -> MacaoTable:
        self.fields["ship"][self.seat(letter)] = self.data.nodes().index(place)
        return self

    # ---- figures of a scenario ----

    def cost(self, card: str, **cubes: int) -> MacaoTable:
        assert set(cubes) <= set(COLORS)
        self.printed(card)["cost"] = cubes
        return self

    def shows(self, card: str, yellow: int, red: int) -> MacaoTable:
        """The tribute numbers at the foot of a card."""
        self.printed(card)["tribute"] = [yellow, red]
        return self

    def printed(self, card: str) -> dict[str, Any]:
        found: dict[str, Any] = next(entry for entry in self.figures.cards if entry["id"] == card)
        return found

    def quarter(self, name: str, tile: str = "jade", **cost: int) -> MacaoTable:
        """A light quarter of this cost with a goods tile."""
        self.name_quarter(name, dark=False)["cost"] = cost
        self.swap_tile(self.data.quarters().index(name), GOODS.index(tile))
        return self

    def dark_quarter(self, name: str, **cost: int) -> MacaoTable:
        """A dark quarter of this cost with its joker."""
        self.name_quarter(name, dark=True)["cost"] = cost
        return self

    def name_quarter(self, name: str, *, dark: bool) -> dict[str, Any]:
        """Give a quarter the name it has in the scenario, wherever it is mentioned."""
        quarters = self.figures.board["quarter"]
        chosen: dict[str, Any] = next(
            quarter
            for quarter in quarters
            if quarter["dark"] == dark and re.fullmatch(r"q\d\d", quarter["id"])
        )
        old, chosen["id"] = chosen["id"], name
        for quarter in quarters:
            quarter["neighbours"] = [
                name if other == old else other for other in quarter["neighbours"]
            ]
        return chosen

    def swap_tile(self, quarter: int, tile: int) -> None:
        """Put the tile of another quarter here, so that the number of tiles stays as it is."""
        tiles = self.fields["tile"]
        other = tiles.index(tile)
        tiles[quarter], tiles[other] = tiles[other], tiles[quarter]

    def city(self, streets: str, dark: str = "") -> MacaoTable:
        """A city of named quarters, neighbors as in `a-b b-c d`; no others are neighbors."""
        names = list(dict.fromkeys(re.findall(r"\w+", streets)))
        named = {name: self.name_quarter(name, dark=name in dark.split()) for name in names}
        for quarter in self.figures.board["quarter"]:
            quarter["neighbours"] = []
        for a, b in re.findall(r"(\w+)-(\w+)", streets):
            named[a]["neighbours"].append(b)
            named[b]["neighbours"].append(a)
        return self

    def owns(self, letter: str, quarters: str) -> MacaoTable:
        """Markers of a player on quarters; their tiles are gone."""
        for name in quarters.split():
            number = self.data.quarters().index(name)
            self.fields["owner"][number] = self.seat(letter)
            self.fields["tile"][number] = NO_TILE
        return self

    def owns_some(self, letter: str, count: int) -> MacaoTable:
        """Markers on so many quarters, no matter which."""
        free = [i for i, owner in enumerate(self.fields["owner"]) if owner == NONE]
        return self.owns(letter, " ".join(self.data.quarters()[i] for i in free[:count]))

    def sea(
        self, routes: str, wants: Mapping[str, str], values: tuple[int, int, int] = (5, 3, 2)
    ) -> MacaoTable:
        """A small map such as `harbor-s1 s1-P`; all ships lie in the first place, the harbor."""
        edges = re.findall(r"(\w+)-(\w+)", routes)
        places = list(dict.fromkeys(place for edge in edges for place in edge))
        self.figures.board["sea"] = {
            "start": places[0],
            "edges": [list(edge) for edge in edges],
            "space": [{"id": place} for place in places if place not in wants],
        }
        self.figures.board["port"] = [
            {"id": port, "good": good, "slots": list(values)} for port, good in wants.items()
        ]
        for letter in self.letters:
            self.ship(letter, places[0])
        return self

    def fixture_map(self) -> MacaoTable:
        """The map of the worked scenarios: P wants silk, Q wants tea, values 5, 3, 2 at both."""
        return self.sea("harbor-s1 s1-P P-s2 s2-Q", {"P": "silk", "Q": "tea"})

    # ---- the state ----

    @property
    def state(self) -> State:
        if self.trail is None:
            self.settle_offices()
            self.settle_stack()
            game = MacaoGame(self.data)
            self.trail = Trail(game.restore({**self.dump, "data": game.data_fingerprint()}))
            self.played = self.data
        return self.trail.state

    def settle_offices(self) -> None:
        """Offices in play come from the pairs of past rounds: no later round shows them."""
        fields = self.dump["table"]
        if fields["round_number"] == 0:
            return
        places, old = fields["where"], fields["pairs"]
        now = 2 * fields["round_number"]
        coming = [CARD_NUMBERS[card] for card in self.next_pair]
        seen = [card for card in old if places[card] != IN_PAIR]
        unseen = [card for card in old if places[card] == IN_PAIR and card not in coming]
        missing = max(0, now - len(seen))
        for card in unseen[:missing]:
            places[card] = DISCARDED
        fields["pairs"] = seen + unseen[:missing] + coming + unseen[missing:]
        self.next_pair = []

    def settle_stack(self) -> None:
        """The stack holds what lies nowhere else, the named cards on top (that is: last)."""
        fields = self.dump["table"]
        places = fields["where"]
        top = [CARD_NUMBERS[card] for card in reversed(self.next_on_stack)]
        stack = [
            c for c in dict.fromkeys(fields["stack"]) if places[c] == IN_STACK and c >= OFFICES
        ]
        rest = [c for c in range(OFFICES, CARDS) if places[c] == IN_STACK and c not in stack]
        stack = [card for card in rest + stack if card not in top] + top
        fields["stack_size"] = len(stack)
        fields["stack"] = stack + [0] * (CARDS - OFFICES - len(stack))
        self.next_on_stack = []

    # ---- letters and seats ----

    @property
    def letters(self) -> str:
        return LETTERS[: self.dump["seats"]]

    def seat(self, letter: str) -> int:
        return self.letters.index(letter)

    # ---- what players do ----

    def does(self, letter: str, action: Action) -> MacaoTable:
        """Apply a named action; IllegalAction when it is not legal."""
        seat, state = self.seat(letter), self.state.clone()
        state.apply(seat, state.game.index(state, seat, action))
        assert self.trail is not None
        self.trail.add(len(self.log), seat, state)
        self.log += state.events(None)
        return self

    def takes_card(self, letter: str, card: str) -> MacaoTable:
        return self.does(letter, take_card(card))

    def declines(self, letter: str) -> MacaoTable:
        return self.does(letter, DECLINE)

    def discards(self, letter: str, card: str) -> MacaoTable:
        return self.does(letter, {"type": "discard_overflow", "card": card})

    def picks_start_cubes(self, letter: str, first: str, second: str) -> MacaoTable:
        return self.does(letter, {"type": "pick_start_cubes", "first": first, "second": second})

    def chooses_dice(self, letter: str, first: str, second: str) -> MacaoTable:
        return self.does(letter, choose_dice(first, second))

    def explores(self, letter: str, die: str | None) -> MacaoTable:
        return self.does(letter, explore(die))

    def shifts(self, letter: str, die: str | None, position: int | None = None) -> MacaoTable:
        return self.does(letter, shift(die, position))

    def activates(
        self, letter: str, card: str, *, method: str = "pay", dropped: str | None = None
    ) -> MacaoTable:
        return self.does(letter, activate(card, method, dropped))

    def takes_quarter(
        self, letter: str, quarter: str, *, method: str = "pay", dropped: str | None = None
    ) -> MacaoTable:
        return self.does(letter, take_quarter(quarter, method, dropped))

    def moves_wall(self, letter: str, distance: int, *, paying: str = "") -> MacaoTable:
        """Move and pay; `paying` names the cubes, otherwise any will do."""
        return self.does_for_cubes(letter, move_wall(distance), paying)

    def does_for_cubes(self, letter: str, action: Action, paying: str = "") -> MacaoTable:
        """An action with a price of any colors; a price with one way to pay pays itself."""
        before, wanted = Counter(self.supply_of(letter)), Counter(paying.split())
        self.does(letter, action)
        while self.phase == "payment":
            due = wanted - (before - Counter(self.supply_of(letter)))
            color = min(due, key=COLORS.index) if paying else self.legal(letter)[0]["color"]
            self.pays(letter, color)
        return self

    def pays(self, letter: str, *colors: str) -> MacaoTable:
        for color in colors:
            self.does(letter, {"type": "pay_cube", "color": color})
        return self

    def sails(self, letter: str, to: str, *, pay: str) -> MacaoTable:
        return self.does(letter, sail(to, pay))

    def delivers(self, letter: str) -> MacaoTable:
        return self.does(letter, DELIVER)

    def buys_tribute(self, letter: str) -> MacaoTable:
        return self.does(letter, BUY_TRIBUTE)

    def uses(self, letter: str, card: str, *, paying: str = "", **choice: Any) -> MacaoTable:
        return self.does_for_cubes(letter, use(card, **choice), paying)

    def cashes_joker(self, letter: str, *choices: str) -> MacaoTable:
        return self.does(letter, cash_joker(*choices))

    def passes(self, letter: str) -> MacaoTable:
        return self.does(letter, PASS)

    def everybody_passes(self) -> MacaoTable:
        """The rest of phase 3."""
        while self.phase == "actions":
            self.passes(self.asked)
        return self

    def plays_on_to_turn_of(self, letter: str) -> MacaoTable:
        """Everybody does something plain until this player has a turn in the next round."""
        self.everybody_passes()
        while (self.phase, self.asked) != ("actions", letter):
            self.does(self.asked, PASS if self.phase == "actions" else self.legal(self.asked)[0])
        return self

    def undoes(self, letter: str, steps: int = 1, *, agreed: bool = False) -> MacaoTable:
        """Take back own steps, or anybody's if all agreed, as a host does; IllegalAction when that
        cannot be.
        """
        assert self.state
        assert self.trail is not None
        self.trail.check_back(self.seat(letter), steps, agreed)
        self.trail.go_back(steps)
        return self

    def cancels_payment(self, letter: str) -> MacaoTable:
        """Take back everything since the price was named."""
        assert self.phase == "payment"
        while self.phase == "payment":
            self.undoes(letter)
        return self

    # ---- what may be done ----

    def legal(self, letter: str, **parts: Any) -> list[Action]:
        """The legal actions, those with these parts: `legal("A", type="activate", card="bank")`."""
        seat, state = self.seat(letter), self.state
        named = [state.game.action(state, seat, action) for action in state.legal(seat)]
        return [a for a in named if all(a.get(part) == value for part, value in parts.items())]

    def legal_types(self, letter: str) -> set[str]:
        return {action["type"] for action in self.legal(letter)}

    def offers(self, letter: str, action: Action) -> bool:
        """Whether the action is in the list of legal actions."""
        return action in self.legal(letter)

    def refuses(self, letter: str, action: Action) -> bool:
        """Not in the list, and rejected without any change."""
        seat, state = self.seat(letter), self.state
        if action in self.legal(letter):
            return False
        before = state.fingerprint()
        with contextlib.suppress(IllegalAction):
            state.apply(seat, state.game.number(state, seat, action))
            return False
        return state.fingerprint() == before

    def payments(self, letter: str, card: str) -> list[dict[str, int]]:
        """The ways to pay for a card with cubes, as what leaves the supply."""
        ways = []
        for action in self.legal(letter, type="activate", card=card, method="pay"):
            before = Counter(self.supply_of(letter))
            self.does(letter, action)
            ways.append(dict(before - Counter(self.supply_of(letter))))
            self.undoes(letter)
        return ways

    # ---- what lies on the table ----

    @property
    def seen(self) -> dict[str, Any]:
        """What a spectator sees."""
        return self.state.view(None)

    def seen_of(self, letter: str) -> dict[str, Any]:
        part: dict[str, Any] = self.seen["seats"][self.seat(letter)]
        return part

    @property
    def phase(self) -> str:
        return str(self.seen["phase"])

    @property
    def asked(self) -> str:
        """The player to act; empty when the game is over."""
        return "".join(self.letters[seat] for seat in self.state.actors)

    @property
    def round_number(self) -> int:
        return int(self.seen["round"])

    def gold(self, letter: str) -> int:
        return int(self.seen_of(letter)["gold"])

    def prestige(self, letter: str) -> int:
        return int(self.seen_of(letter)["prestige"])

    def punish_markers(self, letter: str) -> int:
        return int(self.seen_of(letter)["punish_markers"])

    def jokers(self, letter: str) -> int:
        return int(self.seen_of(letter)["jokers"])

    def supply_of(self, letter: str) -> dict[str, int]:
        supply: dict[str, int] = self.seen_of(letter)["supply"]
        return supply

    def cubes_of(self, letter: str) -> int:
        return sum(self.supply_of(letter).values())

    def rose_of(self, letter: str) -> dict[int, dict[str, int]]:
        """The positions that hold cubes."""
        return {i: cubes for i, cubes in enumerate(self.seen_of(letter)["rose"], 1) if cubes}

    def cargo_of(self, letter: str) -> dict[str, int]:
        cargo: dict[str, int] = self.seen_of(letter)["cargo"]
        return cargo

    def tableau_of(self, letter: str) -> set[str]:
        return set(self.seen_of(letter)["tableau"])

    def active_of(self, letter: str) -> set[str]:
        return {entry["card"] for entry in self.seen_of(letter)["active"]}

    def ship_of(self, letter: str) -> str:
        return str(self.seen_of(letter)["ship"])

    def quarters_of(self, letter: str) -> set[str]:
        seat = self.seat(letter)
        return {entry["quarter"] for entry in self.seen["city"] if entry["owner"] == seat}

    def tile_on(self, quarter: str) -> str | None:
        tiles = {entry["quarter"]: entry["tile"] for entry in self.seen["city"]}
        tile: str | None = tiles[quarter]
        return tile

    @property
    def offer(self) -> set[str]:
        return set(self.seen["offer"])

    @property
    def discard_pile(self) -> set[str]:
        return set(self.seen["discard"])

    @property
    def tribute_now(self) -> tuple[int, int]:
        tribute = self.seen["tribute"]
        return tribute["price"], tribute["gain"]

    @property
    def dice_now(self) -> tuple[int, ...]:
        """The values in the canonical order of colors."""
        return tuple(self.seen["dice"][color] for color in COLORS)

    def wall(self) -> str:
        """The stacks from the front, written as in the rules: `4:[A,B] 1:[C]`."""
        stacks = self.seen["wall"]
        return " ".join(
            f"{stack['space']}:[{','.join(self.letters[seat] for seat in stack['discs'])}]"
            for stack in stacks
        )

    @property
    def wall_order(self) -> str:
        return "".join(re.findall(r"[A-D]", self.wall()))

    # ---- what happened ----

    def happened(self, kind: str, **parts: Any) -> list[dict[str, Any]]:
        """The events of a kind so far, those with these parts."""
        return [
            event
            for event in self.log
            if event["type"] == kind
            and all(event.get(part) == value for part, value in parts.items())
        ]

    def prestige_by(self, letter: str, cause: str) -> int:
        """Prestige that a card or a rule brought, less what it cost."""
        parts = {"seat": self.seat(letter), "cause": cause}
        gained = sum(int(event["amount"]) for event in self.happened("prestige_gained", **parts))
        return gained - sum(
            int(event["amount"]) for event in self.happened("prestige_lost", **parts)
        )

    def gold_by(self, letter: str, cause: str) -> int:
        parts = {"seat": self.seat(letter), "cause": cause}
        return sum(int(event["amount"]) for event in self.happened("gold_gained", **parts))
