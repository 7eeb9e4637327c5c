"""What a seat may see, in the words and ids of the game.

Hidden are other hands, setup choices and dropped hands until all have said theirs, and the order
of everything that lies face down. A view holds all the rest, so that `sample.py` can lay the table
again.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any

from carrack.games.maracaibo.actions import Ids
from carrack.games.maracaibo.effect_names import MODIFIERS, TRIGGERS
from carrack.games.maracaibo.entries import (
    DONE,
    NEED_WORDS,
    STANCES,
    entry_told,
    names_in,
    village_kinds,
)
from carrack.games.maracaibo.goals import LUYSA, conditions_of, goals_of
from carrack.games.maracaibo.hidden import (
    automa_groups,
    hints_removed,
    layers_of,
)
from carrack.games.maracaibo.names import (
    AUTOMA,
    AUTOMAS,
    BARRIERS,
    BEING_BOUGHT,
    CHOOSING,
    COVERED,
    DROPPING,
    FREE_SPACE,
    GONE,
    IN_DISCARDS,
    LEGACY_IDS,
    NATIONS,
    NO_SPACE,
    NONE,
    OVER,
    PHASE_NAMES,
    QUEST_AT,
    QUEST_GONE,
    QUEST_OF,
    QUEST_OF_AUTOMA,
    QUEST_ON_CARD,
    QUEST_ON_TRACK,
    SEEN_LEAVING,
    SET_ASIDE,
    SYNERGIES,
    TASKS,
    TOKEN_GONE,
    TOKEN_IN_FIGHT,
    TOKEN_OF,
)
from carrack.kernel.layout import Row, Unpacked

Fields = dict[str, Any]
Table = Unpacked  # the fields of the state by name

# Numbers of a seat that are told as they are
SEAT_NUMBERS = (
    "doubloons",
    "vp",
    "income",
    "vp_income",
    "combat",
    "figures",
    "general",
    "career_figures",
    "extra_hand",
    "deliveries",
    "liberations",
    "chapter_discs",
    "final_vp",
)
HELPS = [*MODIFIERS, "waits"]
CHOICES = ["career", "port", "plan", "discards", "done"]
DROPS = [None, "keep", "drop"]
DISC_TILES = ["L37", "L30"]
MODULES_SEEN = ("home_ports", "resistance", "uprising", "freeing", "search")
PLACES = {"cards": "where", "quests": "quest", "tokens": "token"}  # fields that say where
SPACES_OF_THE_SEARCH = {FREE_SPACE: "free", COVERED: "covered", NO_SPACE: "none"}


class Seen:
    """The table of a game as one viewer may see it."""

    def __init__(
        self, t: Table, ids: Ids, printed: Fields, seats: int, viewer: int | None, open_hands: bool
    ) -> None:
        self.t = t
        self.ids = ids
        self.printed = printed
        self.seats = seats
        self.viewer = viewer
        self.open_hands = open_hands
        self.lying: dict[str, dict[int, list[str]]] = {}  # pieces by kind and place

    def part(self, name: str, lay: Callable[..., Any], *more: Hashable) -> Any:
        """Something that is laid out anew only where what it was laid out from has changed."""
        return self.t.part((name, self.viewer, *more), self.laid, lay, *more)

    def laid(self, t: Table, lay: Callable[..., Any], *more: Hashable) -> Any:
        if t is self.t:
            return lay(self, *more)
        seen = Seen(t, self.ids, self.printed, self.seats, self.viewer, self.open_hands)
        return lay(seen, *more)

    def all(self) -> Fields:
        """What everybody sees."""
        t = self.t
        return {
            "phase": PHASE_NAMES[t["phase"]],
            "round": t["round_number"],
            "turn": t["turn_number"],
            "current": None if t["phase"] == OVER else captain_name(t["current"]),
            "start_seat": t["start_seat"],
            "round_over": bool(t["round_over"]),
            "ender": captain_name(t["ender"]),
            "asked": t["asked"],
            "stack": self.part("stack", Seen.stack),
            "pending": self.part("pending", Seen.pending),
            "this_turn": self.part("this_turn", Seen.this_turn),
            "seats": self.captains(),
            "automa": self.part("automa", Seen.automa),
            **self.part("cards", Seen.cards),
            **self.part("board", Seen.board),
            **self.part("tiles", Seen.tiles),
            "search": self.part("search", Seen.search),
            "over": t["phase"] == OVER,
            "places": t["final_places"][: self.seats] if t["phase"] == OVER else None,
            "conditions": conditions_of(t, self.printed, self.seats) if t["phase"] == OVER else [],
            "modules": [module for module in MODULES_SEEN if self.printed[module]],
            "cooperative": bool(self.printed["cooperative"]),
            "goals": goals_of(t, self.printed, self.seats),
        }

    def named(self, kind: str, number: int) -> str | None:
        """The id of a piece; None for none."""
        pieces: Sequence[str] = getattr(self.ids, kind)
        return None if number == NONE else pieces[number]

    def those(self, kind: str, numbers: Sequence[int]) -> list[str]:
        pieces: Sequence[str] = getattr(self.ids, kind)
        return [pieces[number] for number in numbers]

    def where(self, kind: str, place: int) -> list[str]:
        """All pieces of a kind that lie in one place."""
        if kind not in self.lying:
            self.lying[kind] = self.part("lying", Seen.by_place, kind)
        return list(self.lying[kind].get(place, ()))

    def by_place(self, kind: str) -> dict[int, list[str]]:
        found: dict[int, list[str]] = {}
        for piece, at in zip(getattr(self.ids, kind), self.t[PLACES[kind]], strict=True):
            found.setdefault(at, []).append(piece)
        return found

    # ---- what is being resolved ----

    def stack(self) -> list[Fields]:
        """Everything begun, the topmost last; all of it happens in the open."""
        return [
            entry_told(entry, self.ids, self.printed) | {"numbers": entry[2:]}
            for entry in self.t["stack"][: self.t["depth"]]
        ]

    def pending(self) -> Fields | None:
        """What is asked, and who is asked."""
        t = self.t
        if not t["asking"] or t["depth"] == 0:
            return None
        told = entry_told(t["stack"][t["depth"] - 1], self.ids, self.printed)
        if any(t["need"]):
            told["needs"] = {
                word: count for word, count in zip(NEED_WORDS, t["need"], strict=True) if count
            }
        return told

    def this_turn(self) -> Fields:
        t, kinds = self.t, village_kinds(self.ids)
        return {
            "asking": bool(t["asking"]) and t["phase"] not in (CHOOSING, DROPPING),
            "needs": dict(zip(NEED_WORDS, t["need"], strict=True)),
            "stance": STANCES[t["stance"]],
            "freed": names_in(t["freed"], DONE),
            "village_kinds": [
                kinds[kind] for kind in t["village_kinds"][: t["village_kind_count"]]
            ],
            "board_quest_done": t["board_quest_done"],
            "chapter_paid": t["chapter_paid"],
        }

    # ---- seats ----

    def is_secret(self, seat: int) -> bool:
        """Whether a seat's setup choices are hidden from the viewer."""
        return bool(self.t["phase"] == CHOOSING and seat != self.viewer)

    def captains(self) -> list[Fields]:
        return [self.part("seat", Seen.seat, seat) for seat in range(self.seats)]

    def seat(self, seat: int) -> Fields:
        own, secret = self.t.row(seat), self.is_secret(seat)
        shown = {
            "seat": seat,
            **{name: own[name] for name in SEAT_NUMBERS},
            "influence": dict(zip(NATIONS, own["influence"], strict=True)),
            "surrendered": nation_name(own["surrendered"]),
            "ship": self.named("locations", own["ship"]),
            "discs": dict(zip(self.ids.upgrades, own["discs"], strict=True)),
            "career": None if secret else self.named("careers", own["career"]),
            "tasks_done": [bool(own["tasks_done"] >> task & 1) for task in range(TASKS)],
            "port": None if secret else self.named("ports", own["port"]),
            "synergies": names_in(own["synergies"], SYNERGIES),
            "combat_tokens": self.where("tokens", TOKEN_OF + seat),
            "resistance": [nation_name(nation) for nation in own["resistance"]],
            "reacts": names_in(own["reacts"], TRIGGERS),
            "helps": names_in(own["helps"], HELPS),
            "tile_discs": names_in(own["tile_discs"], DISC_TILES),
            "quests": self.where("quests", QUEST_OF + seat),
            "card_quests": self.where("quests", QUEST_ON_CARD + seat),
        }
        return shown | self.inland(own) | self.cards_of(own, secret)

    def inland(self, own: Row) -> Fields:
        return {
            "explorer": self.named("spaces", own["explorer"]),
            "track_figure": self.named("spaces", own["track_figure"]),
            "ruin": self.named("ruins", own["ruin"]),
            "ruin_fresh": bool(own["ruin_fresh"]),
            "ruin_spent": bool(own["ruin_spent"]),
        }

    def cards_of(self, own: Row, secret: bool) -> Fields:
        """While others choose, one only knows how many cards they were dealt."""
        hand = own["hand"][: own["hand_size"]]
        planned = own["planned"][: own["planned_size"]]
        shown = {
            "hand_size": self.printed["cards_dealt"] if secret else len(hand),
            "planned": [] if secret else self.those("cards", planned),
            "tableau": [self.bought(card) for card in own["tableau"][: own["tableau_size"]]],
        }
        if self.open_hands and not secret:
            shown["hand"] = self.those("cards", hand)
        return shown

    def bought(self, card: int) -> Fields:
        """A card in a tableau: where its figure stands, which of its effects are done."""
        places: Sequence[str] = NATIONS if self.printed["card_agent"][card] else self.ids.locations
        placed = self.t["placed"][card]
        return {
            "card": self.ids.cards[card],
            "placed": None if placed == NONE else places[placed],
            "mark": self.t["mark"][card],
        }

    def own(self, seat: int) -> Fields:
        """What only the viewer knows."""
        t = self.t
        own: Fields = {"hand": self.those("cards", t["hand"][seat][: t["hand_size"][seat]])}
        if t["phase"] == CHOOSING:
            own["choosing"] = self.choosing(seat)
            own["seats"] = self.captains()
        if t["phase"] == DROPPING:
            own["drop"] = DROPS[t["drops"][seat]]
        return own

    def choosing(self, seat: int) -> Fields:
        t = self.t
        return {
            "step": CHOICES[t["chosen"][seat]],
            "careers": [self.named("careers", career) for career in t["careers_offered"][seat]],
            "ports": [self.named("ports", port) for port in t["ports_offered"][seat]],
            "set_aside": self.where("cards", SET_ASIDE + seat),
        }

    # ---- the table ----

    def cards(self) -> Fields:
        t = self.t
        return {
            "display": [self.named("cards", card) for card in t["display"]],
            "pile_size": t["pile_size"],
            "discards": self.where("cards", IN_DISCARDS),
            "removed": self.removed(),
            "being_bought": [
                self.bought(card) for card, at in enumerate(t["where"]) if at == BEING_BOUGHT
            ],
            "prestige": [self.building(place) for place in range(self.printed["prestige_count"])],
        }

    def removed(self) -> list[str]:
        """Cards that left the game in the open. Those that went back into the box unseen lie face
        down like the pile, and nobody knows which is where.
        """
        t = self.t
        gone = [card for card, at in enumerate(t["where"]) if at == GONE]
        return self.those("cards", [card for card in gone if t["mark"][card] == SEEN_LEAVING])

    def building(self, place: int) -> Fields | None:
        """A prestige building with those who invested; None while it is face down."""
        if place >= self.t["prestige_open"]:
            return None
        building = self.t["prestige"][place]
        invested = names_in(self.t["invested"][building], range(self.seats))
        return {"building": self.ids.buildings[building], "invested": invested}

    def board(self) -> Fields:
        t = self.t
        return {
            "locations": [
                self.part("location", Seen.location, number)
                for number in range(len(self.ids.locations))
            ],
            "nations": {
                nation: {"on_track": t["track_markers"][i], "lost": t["lost_markers"][i]}
                for i, nation in enumerate(NATIONS)
            },
            "legacy": {
                tile: laid for tile, laid in zip(LEGACY_IDS, t["legacy"], strict=True) if laid
            },
            "fleets_used": names_in(t["fleets"], self.ids.fleets),
            "crossed": dict(zip(BARRIERS, t["crossed"], strict=True)),
            "arrived": t["arrived"],
            "ruin_arrived": t["ruin_arrived"],
        }

    def location(self, number: int) -> Fields:
        here = self.t.row(number)
        return {
            "location": self.ids.locations[number],
            "markers": {
                nation: count
                for nation, count in zip(NATIONS, here["markers"], strict=True)
                if count
            },
            "market": here["market"],
            "city_tile": self.named("city_tiles", here["city_tile"]),
            "quests": self.where("quests", QUEST_AT + number),
            "hints": here["hint_count"],
        }

    def tiles(self) -> Fields:
        """Quests and combat tokens that nobody has."""
        t, top = self.t, self.t["quest_pile_size"] - 1
        on_track = {
            space: self.where("quests", QUEST_ON_TRACK + number)
            for number, space in enumerate(self.ids.spaces)
        }
        return {
            "quest_pile": {
                "size": t["quest_pile_size"],
                "top": self.named("quests", t["quest_pile"][top]) if top >= 0 else None,
            },
            "track_quests": {space: quests for space, quests in on_track.items() if quests},
            "lost_quests": self.where("quests", QUEST_GONE),
            "token_piles": t["token_pile_size"],
            "tokens_in_fight": self.where("tokens", TOKEN_IN_FIGHT),
            "lost_tokens": self.where("tokens", TOKEN_GONE),
        }

    def search(self) -> Fields | None:
        """The card of The Search; hints on the board are told by their number alone."""
        t = self.t
        if not self.printed["search"]:
            return None
        return {
            "green": [self.search_space(space) for space in t["green"]],
            "red": [self.search_space(space) for space in t["red"]],
            "removed": self.those("hints", hints_removed(t)),
            "luysa": LUYSA[t["luysa"]],
            "luysa_at": self.named("locations", t["luysa_at"]),
        }

    def search_space(self, space: int) -> str | None:
        return SPACES_OF_THE_SEARCH[space] if space < 0 else self.ids.hints[space]

    def automa(self) -> Fields | None:
        """Of its deck the cards are known that were shown and put back; which others it was built
        of is nobody's to know.
        """
        t, who = self.t, self.printed["automa"]
        if who == NONE:
            return None
        cards = AUTOMAS[who]
        return {
            "name": cards,
            "vp": t["automa_vp"],
            "explorer": self.named("spaces", t["explorer"][AUTOMA]),
            "influence": dict(zip(NATIONS, t["influence"][AUTOMA], strict=True)),
            "quests": t["automa_quests"],
            "quests_taken": self.where("quests", QUEST_OF_AUTOMA),
            "discs": t["automa_discs"],
            "cards": t["automa_cards"],
            "ship": self.named("locations", t["automa_ship"]),
            "deck_size": t["deck_size"],
            "unseen": self.unseen(),
            "under": [
                {"round": number, "cards": self.those(cards, layer)}
                for number, layer in layers_of(t["under"])
            ],
            "shown": self.those(cards, t["shown"][: t["shown_size"]]),
            "countdown": t["countdown"],
        }

    def unseen(self) -> dict[str, int]:
        """How many cards of the deck nobody has seen, by group: that follows from the level."""
        deck, groups = self.t["deck"][: self.t["deck_size"]], automa_groups(self.printed)
        found = [groups[card] for card in deck if not self.t["under"][card]]
        return {group: found.count(group) for group in sorted(set(found))}


def captain_name(captain: int) -> int | str | None:
    """The word for a seat, the automa, or nobody."""
    return None if captain == NONE else "automa" if captain == AUTOMA else captain


def nation_name(nation: int) -> str | None:
    return None if nation == NONE else NATIONS[nation]


def views_of(
    t: Table,
    ids: Ids,
    printed: Fields,
    seats: int,
    viewers: Sequence[int | None],
    head: Fields,
) -> list[Fields]:
    """The views of several viewers; what is the same for all of them is laid out once."""
    open_hands = head["options"]["open_hands"]
    common = head | {"viewer": None} | Seen(t, ids, printed, seats, None, open_hands).all()
    views = []
    for viewer in viewers:
        seen = Seen(t, ids, printed, seats, viewer, open_hands)
        views.append(common if viewer is None else common | {"viewer": viewer} | seen.own(viewer))
    return views
