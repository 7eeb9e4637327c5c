"""What a seat may see, in the words and ids of the game.

Hidden are other hands, setup choices and dropped hands until all have said theirs, and the order
of everything that lies face down. A view holds all the rest, so that `sample.py` can lay the table
again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from carrack.games.maracaibo.actions import Ids
from carrack.games.maracaibo.entries import (
    AUTOMA_CARD,
    BARRIER,
    CARD,
    CAREER,
    COUNT,
    DONE,
    ENTRY,
    FLAG,
    GOOD,
    HINT,
    LOCATION,
    NATION,
    NEED_WORDS,
    NUMBER,
    PORT,
    PRESTIGE,
    QUEST,
    RUIN,
    SCORED,
    SPACE,
    STANCE,
    STANCES,
    SYNERGY,
    TILE,
    TILE_SPACE,
    TOKEN,
    UPGRADE,
    VILLAGE_KIND,
    Sort,
    cause_name,
    entry_told,
    names_in,
    village_kinds,
)
from carrack.games.maracaibo.names import (
    AUTOMA,
    AUTOMAS,
    BARRIERS,
    BEING_BOUGHT,
    CHOOSING,
    COVERED,
    DROPPING,
    EVENTS,
    FREE_SPACE,
    FREED,
    GONE,
    HINTS,
    IN_DISCARDS,
    IN_HAND,
    IN_PLANNING,
    JACQUES,
    L6,
    LEGACY_IDS,
    MODIFIERS,
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
    TRIGGERS,
    WIN_CONDITIONS,
)

Fields = dict[str, Any]

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
AUTOMA_GROUPS = "ABC"
LUYSA = ["hidden", "found", "freed"]
DISC_TILES = ["L37", "L30"]
MODULES_SEEN = ("home_ports", "resistance", "uprising", "freeing", "search")
PLACES = {"cards": "where", "quests": "quest", "tokens": "token"}  # fields that say where
SPACES_OF_THE_SEARCH = {FREE_SPACE: "free", COVERED: "covered", NO_SPACE: "none"}


def conditions_of(t: dict[str, Any], printed: dict[str, Any], seats: int) -> list[dict[str, Any]]:
    """What had to be reached for a win together, and whether it was; alone always more VP."""
    above = all(vp > t["automa_vp"] for vp in t["vp"][:seats])
    met = {
        "all_markers_removed": not any(any(markers) for markers in t["markers"]),
        "all_above_jacques": above,
        "luysa_freed": t["luysa"] == FREED,
    }
    wanted = {
        "all_markers_removed": printed["win_markers"],
        "all_above_jacques": printed["win_above"] or printed["automa"] != NONE,
        "luysa_freed": printed["win_luysa"],
    }
    return [{"condition": name, "met": met[name]} for name in WIN_CONDITIONS if wanted[name]]


def goals_of(t: dict[str, Any], printed: dict[str, Any], seats: int) -> list[dict[str, Any]]:
    """Conditions of a win while the game goes on: whether they hold now, and what is missing."""
    lowest = min(t["vp"][:seats])
    missing: dict[str, dict[str, Any]] = {
        "all_markers_removed": {"markers": sum(map(sum, t["markers"]))},
        "all_above_jacques": {"vp": lowest, "automa_vp": t["automa_vp"]},
        "luysa_freed": {"luysa": LUYSA[t["luysa"]]},
    }
    return [goal | missing[goal["condition"]] for goal in conditions_of(t, printed, seats)]


class Seen:
    """The table of a game as one viewer may see it."""

    def __init__(
        self, t: Fields, ids: Ids, printed: Fields, seats: int, viewer: int | None, open_hands: bool
    ) -> None:
        self.t = t
        self.ids = ids
        self.printed = printed
        self.seats = seats
        self.viewer = viewer
        self.open_hands = open_hands
        self.lying: dict[str, dict[int, list[str]]] = {}  # pieces by kind and place

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
            "stack": self.stack(),
            "pending": self.pending(),
            "this_turn": self.this_turn(),
            "seats": [self.seat(seat) for seat in range(self.seats)],
            "automa": self.automa(),
            **self.cards(),
            **self.board(),
            **self.tiles(),
            "search": self.search(),
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
            self.lying[kind] = {}
            for piece, at in zip(getattr(self.ids, kind), self.t[PLACES[kind]], strict=True):
                self.lying[kind].setdefault(at, []).append(piece)
        return list(self.lying[kind].get(place, []))

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

    def seat(self, seat: int) -> Fields:
        t, secret = self.t, self.is_secret(seat)
        shown = {
            "seat": seat,
            **{name: t[name][seat] for name in SEAT_NUMBERS},
            "influence": dict(zip(NATIONS, t["influence"][seat], strict=True)),
            "surrendered": nation_name(t["surrendered"][seat]),
            "ship": self.named("locations", t["ship"][seat]),
            "discs": dict(zip(self.ids.upgrades, t["discs"][seat], strict=True)),
            "career": None if secret else self.named("careers", t["career"][seat]),
            "tasks_done": [bool(t["tasks_done"][seat] >> task & 1) for task in range(TASKS)],
            "port": None if secret else self.named("ports", t["port"][seat]),
            "synergies": names_in(t["synergies"][seat], SYNERGIES),
            "combat_tokens": self.where("tokens", TOKEN_OF + seat),
            "resistance": [nation_name(nation) for nation in t["resistance"][seat]],
            "reacts": names_in(t["reacts"][seat], TRIGGERS),
            "helps": names_in(t["helps"][seat], HELPS),
            "tile_discs": names_in(t["tile_discs"][seat], DISC_TILES),
            "quests": self.where("quests", QUEST_OF + seat),
            "card_quests": self.where("quests", QUEST_ON_CARD + seat),
        }
        return shown | self.inland(seat) | self.cards_of(seat, secret)

    def inland(self, seat: int) -> Fields:
        t = self.t
        return {
            "explorer": self.named("spaces", t["explorer"][seat]),
            "track_figure": self.named("spaces", t["track_figure"][seat]),
            "ruin": self.named("ruins", t["ruin"][seat]),
            "ruin_fresh": bool(t["ruin_fresh"][seat]),
            "ruin_spent": bool(t["ruin_spent"][seat]),
        }

    def cards_of(self, seat: int, secret: bool) -> Fields:
        """While others choose, one only knows how many cards they were dealt."""
        t = self.t
        hand = t["hand"][seat][: t["hand_size"][seat]]
        planned = t["planned"][seat][: t["planned_size"][seat]]
        shown = {
            "hand_size": self.printed["cards_dealt"] if secret else len(hand),
            "planned": [] if secret else self.those("cards", planned),
            "tableau": [
                self.bought(card) for card in t["tableau"][seat][: t["tableau_size"][seat]]
            ],
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
            own["seats"] = [self.seat(each) for each in range(self.seats)]
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
            "locations": [self.location(number) for number in range(len(self.ids.locations))],
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
        t = self.t
        return {
            "location": self.ids.locations[number],
            "markers": {
                nation: count
                for nation, count in zip(NATIONS, t["markers"][number], strict=True)
                if count
            },
            "market": t["market"][number],
            "city_tile": self.named("city_tiles", t["city_tile"][number]),
            "quests": self.where("quests", QUEST_AT + number),
            "hints": t["hint_count"][number],
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


def automa_groups(printed: Fields) -> list[str]:
    """The group of each card that the automa may have."""
    numbers = printed["jacques_deck" if printed["automa"] == JACQUES else "jean_deck"]
    return [AUTOMA_GROUPS[number] for number in numbers]


def layers_of(under: Sequence[int]) -> list[tuple[int, list[int]]]:
    """Cards of the automa that were seen by the round in which they went into the deck again, in
    layers from the top: within one they were shuffled.

    >>> layers_of([0, 2, 1, 2])
    [(1, [2]), (2, [1, 3])]
    """
    return [
        (number, [card for card, last in enumerate(under) if last == number])
        for number in sorted(set(under) - {0})
    ]


def captain_name(captain: int) -> int | str | None:
    """The word for a seat, the automa, or nobody."""
    return None if captain == NONE else "automa" if captain == AUTOMA else captain


def nation_name(nation: int) -> str | None:
    return None if nation == NONE else NATIONS[nation]


def hints_on_board(t: Fields) -> list[int]:
    return [
        hint
        for hints, count in zip(t["hint"], t["hint_count"], strict=True)
        for hint in hints[:count]
    ]


def hints_removed(t: Fields) -> list[int]:
    """Hints that lie nowhere any more; everybody saw them."""
    there = {*hints_on_board(t), *t["green"], *t["red"]}
    return [hint for hint in range(HINTS) if hint not in there]


def views_of(
    t: Fields,
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


def is_hidden(t: Fields, ids: Ids, seat: int, place: str, open_hands: bool) -> bool:
    """Whether only this seat knows of a piece: a card in a closed hand, and all that it was dealt
    while everybody chooses.
    """
    kind, _, piece = place.partition(":")
    choosing = t["phase"] == CHOOSING
    if kind in ("career", "port"):
        return bool(choosing)
    if kind != "card" or piece not in ids.cards:
        return False
    return t["where"][ids.cards.index(piece)] in closed_places(t, seat, open_hands)


def closed_places(t: Fields, seat: int, open_hands: bool) -> tuple[int, ...]:
    """Where cards lie that only this seat knows."""
    if t["phase"] == CHOOSING:
        return (IN_HAND + seat, IN_PLANNING + seat, SET_ASIDE + seat)
    return () if open_hands else (IN_HAND + seat,)


def held_by(t: Fields, ids: Ids, seat: int, open_hands: bool) -> list[str]:
    """The cards that only this seat knows."""
    places = closed_places(t, seat, open_hands)
    return [card for card, at in zip(ids.cards, t["where"], strict=True) if at in places]


# ---- events by name ----

EVENT_PARTS: dict[str, dict[str, Sort]] = {
    "career_taken": {"career": CAREER},
    "port_taken": {"port": PORT},
    "round_began": {"round": COUNT},
    "turn_began": {"round": COUNT},
    "sailed": {"to": LOCATION, "points": COUNT, "passage": FLAG},
    "doubloons": {"amount": NUMBER},
    "vp": {"amount": NUMBER},
    "combat": {"amount": NUMBER},
    "figures": {"amount": NUMBER},
    "figures_returned": {"amount": NUMBER},
    "influence": {"nation": NATION, "amount": NUMBER},
    "income_doubloons": {"amount": NUMBER},
    "income_vp": {"amount": NUMBER},
    "disc_removed": {"upgrade": UPGRADE},
    "upgrade_unlocked": {"upgrade": UPGRADE},
    "delivered": {"card": CARD, "location": LOCATION, "good": GOOD},
    "market_emptied": {"location": LOCATION},
    "card_bought": {"card": CARD, "price": COUNT},
    "card_planned": {"card": CARD},
    "card_drawn": {"card": CARD, "from_pile": FLAG},
    "card_opened": {"card": CARD, "slot": COUNT},
    "cards_discarded": {"card": CARD},
    "card_revealed": {"card": CARD},
    "card_removed": {"card": CARD},
    "pile_shuffled": {"count": COUNT},
    "hand_dropped": {"count": COUNT},
    "synergy": {"kind": SYNERGY},
    "quest_done": {"quest": QUEST},
    "quest_laid": {"quest": QUEST, "location": LOCATION},
    "quest_taken": {"quest": QUEST, "from_pile": FLAG},
    "assistant_placed": {"card": CARD, "location": LOCATION},
    "assistant_used": {"card": CARD, "location": LOCATION},
    "agent_placed": {"card": CARD, "nation": NATION},
    "explorer_moved": {"from": SPACE, "to": SPACE},
    "figure_moved": {"from": SPACE, "to": SPACE},
    "ruin_entered": {},
    "ruin_moved": {"to": RUIN},
    "barrier_crossed": {"barrier": BARRIER, "order": COUNT},
    "token_revealed": {"token": TOKEN, "pile": COUNT},
    "token_returned": {"token": TOKEN, "pile": COUNT},
    "fight": {"nation": NATION, "stance": STANCE, "value": NUMBER},
    "fight_ended": {"token": TOKEN},
    "annexed": {"location": LOCATION, "nation": NATION},
    "displaced": {"location": LOCATION, "nation": NATION, "old": NATION},
    "liberated": {"location": LOCATION, "nation": NATION},
    "marker_placed": {"location": LOCATION, "nation": NATION},
    "marker_resists": {"space": COUNT, "nation": NATION},
    "resistance_full": {},
    "marker_returned": {"nation": NATION, "space": TILE_SPACE},
    "task_done": {"career": CAREER, "task": COUNT, "figures": COUNT},
    "career_done": {"career": CAREER},
    "goal_met": {"card": CARD},
    "invested": {"building": PRESTIGE},
    "prestige_opened": {"building": PRESTIGE},
    "village_action": {"kind": VILLAGE_KIND},
    "round_ended": {"round": COUNT},
    "last_purchase": {"kind": COUNT},
    "markers_came": {"location": LOCATION, "nation": NATION},
    "automa_card": {"card": AUTOMA_CARD, "area": COUNT},
    "automa_disc": {"location": LOCATION},
    "automa_sailed": {"to": LOCATION},
    "automa_explored": {"from": SPACE, "to": SPACE},
    "automa_vp": {"amount": NUMBER},
    "automa_influence": {"nation": NATION, "amount": NUMBER},
    "automa_combat": {"token": TOKEN, "nation": NATION},
    "hint_revealed": {"hint": HINT, "space": COUNT, "red": FLAG},
    "hint_removed": {"hint": HINT, "space": COUNT},
    "luysa_found": {"location": LOCATION},
    "luysa_freed": {"ransom": FLAG},
    "marker_surrendered": {"nation": NATION},
    "chapter_disc": {"chapter": COUNT},
    "tile_used": {"tile": TILE},
    "jack_discarded": {"card": CARD},
    "scored": {"what": SCORED, "amount": NUMBER, "of": NUMBER},
    "game_ended": {},
    "legacy_laid": {"tile": TILE, "column": COUNT},
    "went_on": {"what": ENTRY},
    "figure_placed": {"to": SPACE},
    "marker_lost": {"nation": NATION},
    "automa_disc_counted": {},
}


def events_of(
    rows: list[list[int]],
    t: Fields,
    ids: Ids,
    printed: Fields,
    viewer: int | None,
    open_hands: bool,
) -> list[Fields]:
    """Rows of the buffer as named events, without those that the viewer may not know of."""
    told = [event(row, ids, printed) for row in rows]
    seen = [known(each, viewer, open_hands) for each in told if may_know(each, t, viewer)]
    others = [each for each in seen if each["type"] != "went_on"]
    return others or seen[:1]  # a step that tells something else needs no word that it was one


def event(row: list[int], ids: Ids, printed: Fields) -> Fields:
    """One event with its seat, its parts and its cause."""
    kind, seat, *numbers, cause = row
    name = EVENTS[kind]
    parts = {
        part: sort.told(number, ids, printed)
        for (part, sort), number in zip(EVENT_PARTS[name].items(), numbers, strict=False)
    }
    if name == "tile_used" and parts["tile"] == LEGACY_IDS[L6]:
        parts["action"] = ids.fleets[numbers[1]]
    if name == "scored":
        parts["of"] = scored_piece(parts["what"], parts["of"], ids)
    who = {} if seat == NONE else {"automa": True} if seat == AUTOMA else {"seat": seat}
    return {"type": name, **who, **parts, "cause": cause_name(cause, ids)}


def scored_piece(what: str, number: int, ids: Ids) -> str | None:
    """The card, building or nation that points of the final scoring are for."""
    pieces = {"cards": ids.cards, "endgame": ids.cards, "prestige": ids.buildings}
    pieces |= dict.fromkeys(("nation", "most_influence"), tuple(NATIONS))
    return pieces[what][number] if what in pieces else None


def may_know(event: Fields, t: Fields, viewer: int | None) -> bool:
    """What a seat chooses in the setup is secret until all have chosen; then it is told to the
    others, for it knows already.
    """
    own = event.get("seat") == viewer
    if t["phase"] == CHOOSING:
        return own or "seat" not in event
    return not (own and event["type"] == "card_planned" and event["cause"] == "setup")


def known(event: Fields, viewer: int | None, open_hands: bool) -> Fields:
    """Which card was drawn from the pile only its owner knows."""
    secret = event["type"] == "card_drawn" and event["from_pile"] and not open_hands
    return event | {"card": None} if secret and event["seat"] != viewer else event


# ---- where points and money come from ----


def sources_of(event: Mapping[str, Any]) -> list[tuple[str, int, str, int]]:
    """Doubloons and VP, each by the piece or the rule that caused it."""
    kind, cause = event["type"], event["cause"]
    if kind not in ("doubloons", "vp", "scored") or not event["amount"]:
        return []
    if kind == "scored" and ":" not in cause:
        cause = event["what"]
    return [("vp" if kind == "scored" else kind, event["seat"], cause, event["amount"])]
