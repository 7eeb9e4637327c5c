"""A table of Macau set up in one sentence. Players are letters in order of play, A first.

    table = macau("hungarian", face="7S", A="9S 4D", next_cards="7H")
    table.draws("A")
    assert table.hand("A") == cards("9S 4D 7H")

Cards are written as in the rules: `7S`, `TD`, `BJ`; a joker declared as a card is `BJ=KS`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import carrack
from carrack import Game, State
from carrack.games.macau_cards.names import (
    FACE_IDS,
    FACE_NAMES,
    FACES,
    MAX_CARDS,
    RANKS,
    REQUIREMENT_NAMES,
    SUITS,
)

LETTERS = "ABCDEFGHIJ"
SEED = 7
HAND = 5  # cards for a hand that the scenario does not list


def cards(names: str) -> list[str]:
    """The cards of a text, in the order in which hands are shown."""
    return sorted(names.split(), key=FACE_NAMES.index)


def game() -> Game:
    return carrack.load("macau_cards")


def macau(
    variant: str = "hungarian",
    *,
    face: str = "TS",
    players: int = 0,
    to_act: str = "A",
    next_cards: str = "",
    stock: str | None = None,
    below: str = "",
    requirement: str = "normal",
    misses: Mapping[str, int] | None = None,
    solo: tuple[str, int] | None = None,
    totals: Sequence[int] = (),
    is_reversed: bool = False,
    modifiers: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    **hands: str,
) -> MacauTable:
    """A table in the middle of a round.

    `next_cards` lie on top of a long draw pile, `stock` is the whole draw pile, both with the card
    to be drawn first at the front. Hands that are not listed get ordinary cards. `requirement` is
    written as `suit H`, `free S`, `rank 8`, `any_plain` or `anything`.
    """
    count = players or max(len(hands), 2)
    named = " ".join([face, below, next_cards, stock or "", *hands.values()]).split()
    chosen = {"variant": variant, "modifiers": list(modifiers), **(options or {})}
    fresh = new_with_enough_decks(count, chosen, named)
    table = MacauTable(fresh)
    dump = fresh.dump()
    rest = remaining_cards(dump, named)
    filled = {letter: fill(hands.get(letter), rest) for letter in LETTERS[:count]}
    pile = stock.split() if stock is not None else next_cards.split() + rest
    put_hands(dump["table"], {table.seat(letter): hand for letter, hand in filled.items()})
    put_piles(dump["table"], pile, [*below.split(), face])
    put_turn(dump["table"], table, face, requirement, to_act, is_reversed)
    for letter, debt in (misses or {}).items():
        dump["table"]["miss_debt"][table.seat(letter)] = debt
    for letter, points in zip(LETTERS, totals, strict=False):
        dump["table"]["totals"][table.seat(letter)] = points
    if solo:
        dump["table"]["solo_seat"], dump["table"]["solo_left"] = table.seat(solo[0]), solo[1]
    table.state = game().restore(dump)
    return table


def new_with_enough_decks(players: int, options: dict[str, Any], named: list[str]) -> State:
    """A fresh game; a scenario that names a card twice is played with two decks."""
    copies = max(Counter(named).values())
    state = game().new(seats=players, seed=SEED, options=options)
    if deck_count(state) < copies:
        options = {**options, "num_decks": copies}
        state = game().new(seats=players, seed=SEED, options=options)
    return state


def deck_count(state: State) -> int:
    """How many decks are on the table, counted by their cards."""
    seen = state.view(None)
    total = seen["stock_size"] + len(seen["discard"])
    total += sum(seat["hand_size"] for seat in seen["seats"])
    return int(total // (52 + seen["options"]["jokers_per_deck"]))


def remaining_cards(dump: Mapping[str, Any], named: list[str]) -> list[str]:
    """The cards that the scenario does not name, ordinary ones first."""
    options = dump["options"]
    table = dump["table"]
    whole = Counter(dict.fromkeys(FACE_NAMES, 0))
    for seat in range(dump["seats"]):
        whole.update({FACE_NAMES[i]: table["hand"][seat][i] for i in range(FACES)})
    whole.update(FACE_NAMES[card] for card in table["stock"][: table["stock_size"]])
    whole.update(FACE_NAMES[card] for card in table["discard"][: table["discard_size"]])
    whole.subtract(named)
    assert min(whole.values()) >= 0, "the scenario names more cards than there are"
    return sorted(whole.elements(), key=lambda name: (not is_ordinary(name, options), name))


def is_ordinary(name: str, options: Mapping[str, Any]) -> bool:
    """A card that does nothing in any way of playing; the scenarios' filler."""
    roles = [value for key, value in options.items() if key.endswith("_rank")]
    return name[0] not in [*roles, *options["wild_own_suit_ranks"], "K", "Q", "B", "C"]


def fill(hand: str | None, rest: list[str]) -> list[str]:
    """The listed hand, or ordinary cards taken from the rest."""
    if hand is not None:
        return hand.split()
    taken = rest[:HAND]
    del rest[:HAND]
    return taken


def put_hands(table: dict[str, Any], hands: Mapping[int, list[str]]) -> None:
    for seat, hand in hands.items():
        counted = Counter(hand)
        table["hand"][seat] = [counted[name] for name in FACE_NAMES]
        table["size"][seat] = len(hand)


def put_piles(table: dict[str, Any], stock: list[str], discard: list[str]) -> None:
    """The draw pile comes with its top first; the state keeps the tops of both piles last."""
    table["stock"] = padded([FACE_IDS[name] for name in reversed(stock)])
    table["stock_size"] = len(stock)
    table["discard"] = padded([FACE_IDS[name] for name in discard])
    table["stood"] = table["discard"][:]
    table["discard_size"] = len(discard)


def padded(faces: list[int]) -> list[int]:
    return faces + [0] * (MAX_CARDS - len(faces))


def put_turn(
    table: dict[str, Any],
    letters: MacauTable,
    face: str,
    requirement: str,
    to_act: str,
    is_reversed: bool,
) -> None:
    """Whose turn it is, which way, and what has to be followed."""
    kind, _, value = requirement.partition(" ")
    table["face"] = FACE_IDS[face]
    table["requirement"] = REQUIREMENT_NAMES.index(kind)
    if value:
        table["required"] = (RANKS if kind == "rank" else SUITS).index(value)
    table["current"] = letters.seat(to_act)
    table["step"] = -letters.step if is_reversed else letters.step
    table["dealer"] = letters.seat(LETTERS[letters.state.seats - 1])


class MacauTable:
    """A state, spoken to in letters and card names; everything that happened is in `log`."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.step = 1 if state.view(None)["options"]["direction"] == "cw" else -1
        self.log: list[dict[str, Any]] = []

    # ---- letters and seats ----

    def seat(self, letter: str) -> int:
        return LETTERS.index(letter) * self.step % self.state.seats

    def letter(self, seat: int) -> str:
        return LETTERS[seat * self.step % self.state.seats]

    @property
    def letters(self) -> str:
        return LETTERS[: self.state.seats]

    # ---- what players do ----

    def does(self, letter: str, **action: Any) -> MacauTable:
        """Apply a named action; IllegalAction when it is not legal."""
        seat = self.seat(letter)
        self.state.apply(seat, self.state.game.index(self.state, seat, action))
        self.log += self.state.events(None)
        return self

    def lays(self, letter: str, names: str) -> MacauTable:
        """Lay cards one by one. The play stays open while more may follow."""
        for name in names.split():
            joker, _, face = name.partition("=")
            if face:
                self.does(letter, type="play_as", card=face)
            else:
                self.does(letter, type="play", card=joker)
        return self

    def ends(self, letter: str) -> MacauTable:
        return self.does(letter, type="end_play")

    def plays(self, letter: str, names: str) -> MacauTable:
        """Lay cards and end the play, where it does not end by itself."""
        self.lays(letter, names)
        return self.ends(letter) if self.phase == "continue" else self

    def draws(self, letter: str) -> MacauTable:
        return self.does(letter, type="draw")

    def keeps(self, letter: str) -> MacauTable:
        return self.does(letter, type="keep")

    def passes(self, letter: str) -> MacauTable:
        return self.does(letter, type="pass")

    def accepts(self, letter: str) -> MacauTable:
        return self.does(letter, type="accept")

    def calls(self, letter: str, *, suit: str = "", rank: str = "") -> MacauTable:
        if suit:
            return self.does(letter, type="call_suit", suit=suit)
        return self.does(letter, type="call_rank", rank=rank)

    def calls_free_suit(self, letter: str) -> MacauTable:
        return self.does(letter, type="call_free_suit")

    def calls_any_plain(self, letter: str) -> MacauTable:
        return self.does(letter, type="call_any_plain")

    def calls_nothing(self, letter: str) -> MacauTable:
        return self.does(letter, type="call_nothing")

    def says_macau(self, letter: str) -> MacauTable:
        return self.does(letter, type="say_macau")

    def says_multi_macau(self, letter: str) -> MacauTable:
        return self.does(letter, type="say_multi_macau")

    def catches(self, letter: str, owner: str) -> MacauTable:
        return self.does(letter, type="catch", seat=self.seat(owner))

    def challenges(self, letter: str) -> MacauTable:
        return self.does(letter, type="challenge")

    def quiet(self, letter: str) -> MacauTable:
        return self.does(letter, type="no_reaction")

    def everybody_quiet(self) -> MacauTable:
        """Nobody reacts in the open window."""
        for letter in self.waiting:
            self.quiet(letter)
        return self

    # ---- what may be done ----

    def legal(self, letter: str) -> list[dict[str, Any]]:
        seat = self.seat(letter)
        return [self.state.game.action(self.state, seat, a) for a in self.state.legal(seat)]

    def legal_types(self, letter: str) -> set[str]:
        return {action["type"] for action in self.legal(letter)}

    def may_lay(self, letter: str) -> set[str]:
        """The cards of the legal `PLAY` actions."""
        return {action["card"] for action in self.legal(letter) if action["type"] == "play"}

    def may_declare(self, letter: str) -> set[str]:
        """The faces a substitute joker may be declared as."""
        return {action["card"] for action in self.legal(letter) if action["type"] == "play_as"}

    def may_call(self, letter: str) -> set[str]:
        """Suits or ranks by their letter, the others as `free`, `any_plain` and `nothing`."""
        general = {
            "call_free_suit": "free",
            "call_any_plain": "any_plain",
            "call_nothing": "nothing",
        }
        calls = [action for action in self.legal(letter) if action["type"].startswith("call_")]
        return {a.get("suit") or a.get("rank") or general[a["type"]] for a in calls}

    def may_catch(self, letter: str) -> set[str]:
        return {self.letter(a["seat"]) for a in self.legal(letter) if a["type"] == "catch"}

    # ---- what lies on the table ----

    @property
    def seen(self) -> dict[str, Any]:
        """What a spectator sees."""
        return self.state.view(None)

    def seat_of(self, letter: str) -> dict[str, Any]:
        """A player's public part of the table."""
        part: dict[str, Any] = self.seen["seats"][self.seat(letter)]
        return part

    @property
    def to_act(self) -> str:
        """The letters of all who may act: one in a turn, several in a window, none at the end."""
        return "".join(sorted(self.letter(seat) for seat in self.state.actors))

    @property
    def waiting(self) -> str:
        return self.to_act

    @property
    def phase(self) -> str:
        return str(self.seen["phase"])

    @property
    def face(self) -> str | None:
        face: str | None = self.seen["face"]
        return face

    @property
    def discard(self) -> list[str]:
        return [entry["card"] for entry in self.seen["discard"]]

    @property
    def stock_size(self) -> int:
        return int(self.seen["stock_size"])

    @property
    def attack(self) -> tuple[str, int, str] | None:
        """Kind, total and target: the player to act."""
        seen = self.seen
        attack = seen["attack"]
        return attack and (attack["kind"], attack["total"], self.letter(seen["current"]))

    @property
    def threat(self) -> tuple[str | None, int] | None:
        """Whom the attack hits with the cards laid so far, and how hard."""
        attack = self.seen["attack"]
        if not attack:
            return None
        target = attack["target"]
        return (None if target is None else self.letter(target), attack["amount"])

    @property
    def requirement(self) -> str:
        required = self.seen["requirement"]
        value = required["value"]
        return required["kind"] if value is None else f"{required['kind']} {value}"

    @property
    def solo(self) -> tuple[str, int] | None:
        solo = self.seen["solo"]
        return solo and (self.letter(solo["seat"]), solo["turns"])

    @property
    def is_reversed(self) -> bool:
        return bool(self.seen["direction"] != self.seen["options"]["direction"])

    def hand(self, letter: str) -> list[str]:
        hand: list[str] = self.state.view(self.seat(letter))["hand"]
        return hand

    def size(self, letter: str) -> int:
        return int(self.seat_of(letter)["hand_size"])

    def misses(self, letter: str) -> int:
        return int(self.seat_of(letter)["miss_debt"])

    def is_exposed(self, letter: str) -> bool:
        return bool(self.seat_of(letter)["exposed"])

    def place(self, letter: str) -> int:
        """The place taken in this round, 0 while in play."""
        return int(self.seat_of(letter)["place"])

    def total(self, letter: str) -> int:
        return int(self.seat_of(letter)["total"])

    # ---- how it ended ----

    def happened(self, kind: str) -> list[dict[str, Any]]:
        """All events of a kind so far."""
        return [event for event in self.log if event["type"] == kind]

    def drawn_by(self, letter: str) -> int:
        """How many cards a player has drawn so far."""
        seat = self.seat(letter)
        return sum(event["count"] for event in self.happened("drew") if event["seat"] == seat)

    @property
    def is_over(self) -> bool:
        return self.state.is_over

    @property
    def places(self) -> dict[str, int]:
        """The final places by letter."""
        result = self.state.result()
        assert result is not None, "the game goes on"
        return {letter: result["places"][self.seat(letter)] for letter in self.letters}

    @property
    def points(self) -> dict[str, int]:
        """The points of the round that ended last, by letter."""
        scored = {self.letter(e["seat"]): e["points"] for e in self.happened("scored")}
        return {letter: scored[letter] for letter in self.letters}
