"""Tables laid out by hand, for tests that say what is given and what happens then.

`Scene` begins after the choices of setup, with nobody holding anything by chance: hands, planning
areas and tableaus are empty, no upgrade is unlocked, and it is the first seat's turn in Havana.
Cards are taken from wherever they are, so nothing lies on the table twice.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carrack.games.maracaibo import effect_names, entry_names, names
from carrack.games.maracaibo.data import our_data
from carrack.games.maracaibo.entries import entry_told
from carrack.games.maracaibo.game import MaracaiboGame
from carrack.games.maracaibo.moves import Maracaibo
from carrack.games.maracaibo.ops import Ops

GAME = MaracaiboGame()
FIGURES = our_data().figures()
LOCATION = {place.id: i for i, place in enumerate(FIGURES.board.locations)}
SPACE = {space.id: i for i, space in enumerate(FIGURES.board.explorer_track)}
CARD = {card.id: i for i, card in enumerate(FIGURES.projects)}
QUEST = {quest.id: i for i, quest in enumerate(FIGURES.tiles.quests)}
TOKEN = {token.id: i for i, token in enumerate(FIGURES.tiles.combat_tokens)}
PORT = {port.id: i for i, port in enumerate(FIGURES.home_ports)}
CAREER = {career.id: i for i, career in enumerate(FIGURES.careers)}
CITY_TILE = {tile.id: i for i, tile in enumerate(FIGURES.board.city_tiles)}
PRESTIGE = {building.id: i for i, building in enumerate(FIGURES.prestige)}
UPGRADE = {upgrade.id: upgrade.slot - 1 for upgrade in FIGURES.board.ship_upgrades}
LEGACY = {tile: i for i, tile in enumerate(names.LEGACY_IDS)}
HINT = {hint.id: i for i, hint in enumerate(FIGURES.tiles.search.hints)}
AUTOMA_CARD = {card.id: i for i, card in enumerate(FIGURES.jacques.cards)} | {
    card.id: i for i, card in enumerate(FIGURES.jean.cards)
}
NATION = {nation: i for i, nation in enumerate(names.NATIONS)}


COVERING = (entry_names.HINT_COVER, entry_names.HINT_SPACE)
PLAINEST = ("pass", "take_last", "keep_hand", "draw_pile", "draw_open")


def card_named(name: str) -> str:
    """The id of the first project card with this name."""
    return next(card.id for card in FIGURES.projects if card.name == name)


def cards_with(symbol: str, n: int) -> list[str]:
    """The ids of n project cards that show a good or an object."""
    shown = [card.id for card in FIGURES.projects if symbol in (card.good, card.object)]
    return shown[:n]


def quest_vp(quest: str) -> int:
    """The VP that a quest gives, besides whatever else it does."""
    reward = FIGURES.tiles.quests[QUEST[quest]].reward
    return sum(op.n for op in reward if op.name == "vp")


PLAIN = {
    "doubloons": "doubloons",
    "vp": "vp",
    "combat": "combat",
    "figure": "figures",
    "income_doubloons": "income",
    "income_vp": "vp_income",
}


def plain_gains(ops: Ops) -> dict[str, int] | None:
    """What a list of ops gives by field, or None if some op does more than give."""
    gains: dict[str, int] = {}
    for op in ops:
        if op.name not in PLAIN:
            return None
        gains[PLAIN[op.name]] = gains.get(PLAIN[op.name], 0) + op.n
    return gains


class Scene:
    """What is given. Change `table` directly, or by the verbs; then play on `state`."""

    def __init__(
        self, scenario: str = "base_easy", seats: int = 2, seed: int = 1, **options: Any
    ) -> None:
        self.seats = seats
        state = GAME.new(seats=seats, seed=seed, options={"scenario": scenario, **options})
        while state.table()["phase"] == names.CHOOSING:
            seat = state.to_move
            state.apply(seat, state.legal(seat)[0])
        while state.table()["stack"][state.table()["depth"] - 1][0] in COVERING:
            state.apply(state.to_move, state.legal(state.to_move)[-1])
        self.dump = state.dump()
        self.table: dict[str, Any] = self.dump["table"]
        self.begin_with(0)
        for seat in range(seats):
            self.empty_hand(seat)
            self.table["career"][seat] = names.NONE

    def begin_with(self, seat: int) -> None:
        """It is this seat's turn, and it may sail."""
        t = self.table
        t["current"] = seat
        t["start_seat"] = seat
        for row in t["stack"][: t["depth"]]:
            row[1] = seat

    def empty_hand(self, seat: int) -> None:
        for place in ("hand", "planned"):
            for i in range(self.table[f"{place}_size"][seat]):
                self.table["where"][self.table[place][seat][i]] = names.IN_DISCARDS
                self.table[place][seat][i] = 0
            self.table[f"{place}_size"][seat] = 0

    # ---- cards ----

    def take(self, card: str) -> int:
        """Take a card from wherever it lies; its place in the pile or display is filled."""
        number, t = CARD[card], self.table
        where = t["where"][number]
        if where == names.IN_PILE:
            pile = t["pile"][: t["pile_size"]]
            pile.remove(number)
            t["pile"] = pile + [0] * (names.PROJECTS - len(pile))
            t["pile_size"] -= 1
        elif where == names.IN_DISPLAY:
            top = t["pile"][t["pile_size"] - 1]
            t["pile_size"] -= 1
            t["pile"][t["pile_size"]] = 0
            t["display"][t["display"].index(number)] = top
            t["where"][top] = names.IN_DISPLAY
        elif where >= names.IN_HAND:
            raise ValueError(f"{card} is with a seat already")
        return number

    def hand(self, *cards: str, seat: int = 0) -> Scene:
        for card in cards:
            number = self.take(card)
            self.table["hand"][seat][self.table["hand_size"][seat]] = number
            self.table["hand_size"][seat] += 1
            self.table["where"][number] = names.IN_HAND + seat
        return self

    def plan(self, *cards: str, seat: int = 0) -> Scene:
        """Cards in the planning area."""
        for card in cards:
            number = self.take(card)
            self.table["planned"][seat][self.table["planned_size"][seat]] = number
            self.table["planned_size"][seat] += 1
            self.table["where"][number] = names.IN_PLANNING + seat
        return self

    def on_top(self, card: str) -> Scene:
        """Put a card on top of the project pile."""
        number, t = self.take(card), self.table
        t["pile"][t["pile_size"]] = number
        t["pile_size"] += 1
        t["where"][number] = names.IN_PILE
        return self

    def bought(self, *cards: str, seat: int = 0) -> Scene:
        """Cards in the tableau, their modifiers and triggers at work; immediate effects are not."""
        t = self.table
        for card in cards:
            number = self.take(card)
            t["tableau"][seat][t["tableau_size"][seat]] = number
            t["tableau_size"][seat] += 1
            t["where"][number] = names.IN_TABLEAU + seat
            for effect in FIGURES.projects[number].effects:
                self.learn(effect, seat)
        return self

    def learn(self, effect: Any, seat: int) -> None:
        t = self.table
        if effect.trigger:
            t["reacts"][seat] |= 1 << effect_names.TRIGGERS.index(effect.trigger)
        if effect.modifier:
            t["helps"][seat] |= 1 << effect_names.MODIFIERS.index(effect.modifier)
        if effect.modifier == "hand_limit":
            t["extra_hand"][seat] += effect.figure("n")
        if effect.kind in ("income_condition", "synergy_bonus"):
            t["helps"][seat] |= 1 << names.WAITS

    def assistant(self, card: str, location: str, seat: int = 0) -> Scene:
        """A bought card with its assistant at a location."""
        self.bought(card, seat=seat)
        self.table["placed"][CARD[card]] = LOCATION[location]
        return self

    # ---- seats ----

    def give(self, seat: int = 0, **amounts: int) -> Scene:
        """Set doubloons, vp, combat, figures, income, vp_income … of a seat."""
        for name, amount in amounts.items():
            self.table[name][seat] = amount
        return self

    def unlock(self, *upgrades: str, seat: int = 0) -> Scene:
        """Upgrades without discs; what they give at once is not taken."""
        for upgrade in upgrades:
            self.table["discs"][seat][UPGRADE[upgrade]] = 0
            for effect in FIGURES.board.ship_upgrades[UPGRADE[upgrade]].permanent:
                self.learn(effect, seat)
        return self

    def port(self, port: str, seat: int = 0, unlocked: bool = True) -> Scene:
        self.table["port"][seat] = PORT[port]
        return self.unlock("home_port", seat=seat) if unlocked else self

    def career(self, career: str, seat: int = 0) -> Scene:
        self.table["career"][seat] = CAREER[career]
        return self

    def ship(self, location: str, seat: int = 0) -> Scene:
        self.table["ship"][seat] = LOCATION[location]
        return self

    def explorer(self, space: str, seat: int = 0) -> Scene:
        self.table["explorer"][seat] = SPACE[space]
        return self

    def influence(self, nation: str, n: int, seat: int = 0) -> Scene:
        self.table["influence"][seat][NATION[nation]] = n
        return self

    def tokens(self, *tokens: str, seat: int = 0) -> Scene:
        """Combat tokens on the ship board."""
        for token in tokens:
            self.token(token)
            self.table["token_pile_size"][0] -= 1
            self.table["token_pile"][0][self.table["token_pile_size"][0]] = 0
            self.table["token"][TOKEN[token]] = names.TOKEN_OF + seat
            self.table["tokens"][seat] += 1
        return self

    def resisting(self, *nations: str | None, seat: int = 0) -> Scene:
        """Markers on the resistance tile, from their tracks; None for an empty space."""
        for space, nation in enumerate(nations):
            if nation is not None:
                self.table["resistance"][seat][space] = NATION[nation]
                self.table["track_markers"][NATION[nation]] -= 1
        return self

    # ---- board ----

    def only_legacy(self, *tiles: str) -> Scene:
        """These legacy tiles and no other, whatever the cards of the setup brought."""
        self.table["legacy"] = [0] * names.LEGACY_TILES
        return self.legacy(*tiles)

    def legacy(self, *tiles: str) -> Scene:
        for tile in tiles:
            self.table["legacy"][LEGACY[tile]] = 1
        return self

    def marker(self, nation: str, *locations: str) -> Scene:
        """Markers from the nation's track."""
        for location in locations:
            self.table["markers"][LOCATION[location]][NATION[nation]] += 1
            self.table["track_markers"][NATION[nation]] -= 1
        return self

    def no_markers(self) -> Scene:
        """Every marker on the board leaves the game."""
        for row in self.table["markers"]:
            for nation in range(3):
                self.table["lost_markers"][nation] += row[nation]
                row[nation] = 0
        return self

    def city_tile(self, location: str, tile: str) -> Scene:
        self.table["city_tile"][LOCATION[location]] = CITY_TILE[tile]
        return self

    def quest(self, quest: str, location: str) -> Scene:
        """Lay a quest at a location, from wherever it is."""
        t, number = self.table, QUEST[quest]
        if t["quest"][number] == names.QUEST_IN_PILE:
            pile = t["quest_pile"][: t["quest_pile_size"]]
            pile.remove(number)
            t["quest_pile"] = pile + [0] * (names.QUESTS - len(pile))
            t["quest_pile_size"] -= 1
        t["quest"][number] = names.QUEST_AT + LOCATION[location]
        return self

    def quest_on_top(self, quest: str) -> Scene:
        """Lay a quest on top of its pile."""
        self.quest(quest, "2")
        t = self.table
        t["quest"][QUEST[quest]] = names.QUEST_IN_PILE
        t["quest_pile"][t["quest_pile_size"]] = QUEST[quest]
        t["quest_pile_size"] += 1
        return self

    def quests_done(self, *quests: str, seat: int = 0) -> Scene:
        for quest in quests:
            self.quest(quest, "2")
            self.table["quest"][QUEST[quest]] = names.QUEST_OF + seat
        return self

    def no_quests(self) -> Scene:
        """No quest lies at any location."""
        for quest, place in enumerate(self.table["quest"]):
            if names.QUEST_AT <= place < names.QUEST_ON_TRACK:
                self.table["quest"][quest] = names.QUEST_GONE
        return self

    def token(self, token: str, pile: int = 0) -> Scene:
        """Put a combat token on top of a pile."""
        t, number = self.table, TOKEN[token]
        for k in range(2):
            lying = t["token_pile"][k][: t["token_pile_size"][k]]
            if number in lying:
                lying.remove(number)
                t["token_pile"][k] = lying + [0] * (names.COMBAT_TOKENS - len(lying))
                t["token_pile_size"][k] -= 1
        t["token_pile"][pile][t["token_pile_size"][pile]] = number
        t["token_pile_size"][pile] += 1
        t["token"][number] = names.TOKEN_IN_PILE + pile
        return self

    def deck(self, *cards: str) -> Scene:
        """These cards of the automa come next, in this order; the others of its deck after them."""
        t = self.table
        numbers = [AUTOMA_CARD[card] for card in cards]
        rest = [card for card in t["deck"][: t["deck_size"]] if card not in numbers]
        pile = (rest + numbers[::-1])[-t["deck_size"] :]
        t["deck"][: t["deck_size"]] = pile
        return self

    def round(self, number: int) -> Scene:
        self.table["round_number"] = number
        return self

    def doing(self, kind: int, *values: int, seat: int = 0) -> Scene:
        """Put an entry on the stack: something being resolved."""
        row = [kind, seat, *values]
        t = self.table
        t["stack"][t["depth"]] = row + [0] * (entry_names.FRAME_WIDTH - len(row))
        t["depth"] += 1
        return self

    def in_village(self, actions: int = 1, seat: int = 0) -> Scene:
        """So many village actions are left to do."""
        return self.doing(entry_names.VILLAGE, actions, seat=seat)

    def exploring(self, steps: int, seat: int = 0) -> Scene:
        """An explorer move of so many steps is to be made."""
        return self.doing(entry_names.EXPLORATION, steps, seat=seat)

    def play(self, game: MaracaiboGame = GAME) -> Play:
        state = game.state(self.seats, game.resolve(self.dump["options"]))
        state.load_table(self.dump)
        return Play(state)


class Play:
    """A table in play: actions by their names, and what lies there."""

    def __init__(self, state: Any) -> None:
        self.state: Maracaibo = state

    def __getitem__(self, field: str) -> Any:
        return self.state.table()[field]

    def do(self, type_: str, seat: int = 0, **parts: Any) -> Play:
        """One action by its name; IllegalAction when it is not legal."""
        action = {"type": type_, **parts}
        self.state.apply(seat, GAME.index(self.state, seat, action))
        return self

    def idle(self, seat: int = 0) -> Play:
        """Decline whatever else the seat is asked in this turn, or in this phase."""
        state, now = self.state, (self["phase"], self["current"])
        while seat in state.actors and (self["phase"], self["current"]) == now:
            if "sail" in self.types(seat):
                break
            state.apply(seat, GAME.default_action(state, seat, state.legal(seat)))
        return self

    def turn(self, to: str, points: int, seat: int = 0) -> Play:
        """A turn in which the seat sails and does nothing else."""
        return self.do("sail", seat, to=to, points=points).idle(seat)

    def pay(self, seat: int = 0) -> Play:
        """Pay with the first card that serves, as long as a card is asked for."""
        while self.types(seat) == {"pay_card"}:
            self.state.apply(seat, self.state.legal(seat)[0])
        return self

    def legal(self, seat: int = 0) -> list[dict[str, Any]]:
        return [GAME.action(self.state, seat, action) for action in self.state.legal(seat)]

    def types(self, seat: int = 0) -> set[str]:
        return {action["type"] for action in self.legal(seat)}

    def may(self, type_: str, seat: int = 0, **parts: Any) -> bool:
        """Whether an action of this type with these parts is legal."""
        wanted: Mapping[str, Any] = {"type": type_, **parts}
        return any(wanted.items() <= action.items() for action in self.legal(seat))

    def asked(self) -> dict[str, Any]:
        """What is being resolved now, in words."""
        table = self.state.table()
        entry = table["stack"][table["depth"] - 1]
        return entry_told(entry, GAME.ids, GAME.printed(self.state))

    def hand(self, seat: int = 0) -> list[str]:
        return [GAME.ids.cards[card] for card in self["hand"][seat][: self["hand_size"][seat]]]

    def markers(self, location: str) -> dict[str, int]:
        """Markers at a location by nation."""
        here = self["markers"][LOCATION[location]]
        return {nation: here[i] for nation, i in NATION.items() if here[i]}

    def end_round(self) -> Play:
        """Everybody takes the plainest way from here until the next round or the end."""
        number = self["round_number"]
        while not self.state.is_over and self["round_number"] == number:
            seat = self.state.to_move
            offered = {action["type"]: action for action in reversed(self.legal(seat))}
            wanted = next(kind for kind in (*PLAINEST, *offered) if kind in offered)
            self.do(wanted, seat=seat, **{k: v for k, v in offered[wanted].items() if k != "type"})
        return self

    def events(self, type_: str | None = None) -> list[dict[str, Any]]:
        return [e for e in self.state.events(0) if type_ is None or e["type"] == type_]
