"""A full table that agrees with a view: what is hidden from the viewer is drawn afresh."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from carrack.games.maracaibo.actions import Ids
from carrack.games.maracaibo.effect_names import TRIGGERS
from carrack.games.maracaibo.entries import DONE, NEED_WORDS, NUMBERS, STANCES, village_kinds
from carrack.games.maracaibo.entry_names import FRAME_WIDTH, MAX_DEPTH
from carrack.games.maracaibo.goals import LUYSA
from carrack.games.maracaibo.hidden import automa_groups
from carrack.games.maracaibo.names import (
    AUTOMA,
    BARRIERS,
    BEING_BOUGHT,
    CAREERS,
    CHOOSING,
    CHOSEN,
    COMBAT_TOKENS,
    DECKS,
    DISPLAY_SLOTS,
    DROPPING,
    GONE,
    HAND_SLOTS,
    HINTS,
    HOME_PORTS,
    IN_DISCARDS,
    IN_DISPLAY,
    IN_HAND,
    IN_PILE,
    IN_PLANNING,
    IN_TABLEAU,
    JEAN_CARDS,
    LEGACY_IDS,
    MAX_VILLAGE_KINDS,
    NATIONS,
    NONE,
    PHASE_NAMES,
    PLANNING_SLOTS,
    PRESTIGE_BUILDINGS,
    PROJECTS,
    QUEST_AT,
    QUEST_GONE,
    QUEST_IN_PILE,
    QUEST_OF,
    QUEST_OF_AUTOMA,
    QUEST_ON_CARD,
    QUEST_ON_TRACK,
    QUESTS,
    SEATS,
    SEEN_LEAVING,
    SET_ASIDE,
    SYNERGIES,
    TABLEAU_SLOTS,
    TOKEN_GONE,
    TOKEN_IN_FIGHT,
    TOKEN_IN_PILE,
    TOKEN_OF,
)
from carrack.games.maracaibo.view import (
    CHOICES,
    DISC_TILES,
    DROPS,
    HELPS,
    SEAT_NUMBERS,
    SPACES_OF_THE_SEARCH,
)

Fields = dict[str, Any]
View = Mapping[str, Any]
FIRST_DECK, STORY_DECK = DECKS.index("A"), DECKS.index("C")


def bits(words: Sequence[Any], order: Sequence[Any]) -> int:
    return sum(1 << order.index(word) for word in words)


def padded(values: Sequence[int], size: int, empty: int = 0) -> list[int]:
    return [*values, *[empty] * (size - len(values))]


class Sample:
    """Lays a table again. `t` begins as the table of some fresh game with the same options, so that
    places which nobody uses hold what they should.
    """

    def __init__(self, view: View, ids: Ids, printed: Fields, t: Fields, rng: Random) -> None:
        self.view = view
        self.ids = ids
        self.printed = printed
        self.t = t
        self.rng = rng
        self.seats = range(len(view["seats"]))
        self.viewer = view["viewer"]
        self.is_choosing = view["phase"] == PHASE_NAMES[CHOOSING]

    def all(self) -> Fields:
        self.moment()
        self.stack()
        self.this_turn()
        for seat in self.seats:
            self.seat(seat, self.view["seats"][seat])
        self.automa()
        self.board()
        self.quests()
        self.tokens()
        self.search()
        self.buildings()
        self.careers_and_ports()
        self.cards()
        return self.t

    def number(self, kind: str, name: str | None) -> int:
        """The number of a piece; NONE for none."""
        return NONE if name is None else self.ids.numbers[kind][name]

    def numbers(self, kind: str, names: Sequence[str]) -> list[int]:
        return [self.number(kind, name) for name in names]

    def shuffled(self, values: Sequence[int]) -> list[int]:
        mixed = list(values)
        self.rng.shuffle(mixed)
        return mixed

    # ---- what is public ----

    def moment(self) -> None:
        view = self.view
        self.t |= {
            "phase": PHASE_NAMES.index(view["phase"]),
            "round_number": view["round"],
            "turn_number": view["turn"],
            "start_seat": view["start_seat"],
            "round_over": int(view["round_over"]),
            "ender": captain_number(view["ender"]),
            "asked": view["asked"],
            "revealed": 0,
            "dirty": 0,
            "final_places": padded(view["places"] or [], SEATS),
        }
        if view["current"] is not None:
            self.t["current"] = captain_number(view["current"])
        if not self.is_choosing:
            self.t["chosen"] = [CHOSEN] * SEATS

    def stack(self) -> None:
        rows = [
            [NUMBERS[entry["what"]], entry["seat"], *entry["numbers"]]
            for entry in self.view["stack"]
        ]
        empty = [[0] * FRAME_WIDTH for _ in range(MAX_DEPTH - len(rows))]
        self.t |= {"stack": rows + empty, "depth": len(rows)}

    def this_turn(self) -> None:
        turn = self.view["this_turn"]
        known = {name: number for number, name in village_kinds(self.ids).items()}
        kinds = [known[name] for name in turn["village_kinds"]]
        self.t |= {
            "asking": int(turn["asking"]),
            "need": [turn["needs"][word] for word in NEED_WORDS],
            "stance": STANCES.index(turn["stance"]),
            "freed": bits(turn["freed"], DONE),
            "village_kinds": padded(kinds, MAX_VILLAGE_KINDS),
            "village_kind_count": len(kinds),
            "board_quest_done": turn["board_quest_done"],
            "chapter_paid": turn["chapter_paid"],
        }

    def seat(self, seat: int, shown: View) -> None:
        t = self.t
        for name in SEAT_NUMBERS:
            t[name][seat] = shown[name]
        t["influence"][seat] = [shown["influence"][nation] for nation in NATIONS]
        t["surrendered"][seat] = nation_number(shown["surrendered"])
        t["ship"][seat] = self.number("locations", shown["ship"])
        t["discs"][seat] = [shown["discs"][upgrade] for upgrade in self.ids.upgrades]
        t["tasks_done"][seat] = sum(1 << i for i, done in enumerate(shown["tasks_done"]) if done)
        t["synergies"][seat] = bits(shown["synergies"], SYNERGIES)
        t["tokens"][seat] = len(shown["combat_tokens"])
        t["resistance"][seat] = [nation_number(nation) for nation in shown["resistance"]]
        t["reacts"][seat] = bits(shown["reacts"], TRIGGERS)
        t["helps"][seat] = bits(shown["helps"], HELPS)
        t["tile_discs"][seat] = bits(shown["tile_discs"], DISC_TILES)
        t["explorer"][seat] = self.number("spaces", shown["explorer"])
        t["track_figure"][seat] = self.number("spaces", shown["track_figure"])
        t["ruin"][seat] = self.number("ruins", shown["ruin"])
        t["ruin_fresh"][seat] = int(shown["ruin_fresh"])
        t["ruin_spent"][seat] = int(shown["ruin_spent"])

    def automa(self) -> None:
        """The automa, with a deck as it could be built: below lie cards that were seen."""
        shown, t = self.view["automa"], self.t
        if shown is None:
            return
        revealed = self.numbers(shown["name"], shown["shown"])
        under = [0] * JEAN_CARDS
        below: list[int] = []
        for layer in shown["under"]:
            cards = self.shuffled(self.numbers(shown["name"], layer["cards"]))
            below = cards + below
            for card in cards:
                under[card] = layer["round"]
        deck = below + self.unseen({*revealed, *below}, shown["unseen"])
        t["explorer"][AUTOMA] = self.number("spaces", shown["explorer"])
        t["influence"][AUTOMA] = [shown["influence"][nation] for nation in NATIONS]
        t |= {
            "automa_vp": shown["vp"],
            "automa_quests": shown["quests"],
            "automa_discs": shown["discs"],
            "automa_cards": shown["cards"],
            "automa_ship": self.number("locations", shown["ship"]),
            "deck": padded(deck, JEAN_CARDS),
            "deck_size": len(deck),
            "shown": padded(revealed, JEAN_CARDS),
            "shown_size": len(revealed),
            "countdown": shown["countdown"],
            "under": under,
        }

    def unseen(self, seen: set[int], counts: Mapping[str, int]) -> list[int]:
        """Cards of the deck that nobody has seen, so many of each group."""
        groups = automa_groups(self.printed)
        drawn: list[int] = []
        for group, count in counts.items():
            cards = [card for card, of in enumerate(groups) if of == group and card not in seen]
            drawn += self.rng.sample(cards, count)
        return self.shuffled(drawn)

    def board(self) -> None:
        view, t = self.view, self.t
        places = view["locations"]
        t |= {
            "markers": [[place["markers"].get(name, 0) for name in NATIONS] for place in places],
            "market": [place["market"] for place in places],
            "city_tile": [self.number("city_tiles", place["city_tile"]) for place in places],
            "hint_count": [place["hints"] for place in places],
            "track_markers": [view["nations"][nation]["on_track"] for nation in NATIONS],
            "lost_markers": [view["nations"][nation]["lost"] for nation in NATIONS],
            "legacy": [view["legacy"].get(tile, 0) for tile in LEGACY_IDS],
            "fleets": bits(view["fleets_used"], self.ids.fleets),
            "crossed": [view["crossed"][barrier] for barrier in BARRIERS],
            "arrived": view["arrived"],
            "ruin_arrived": view["ruin_arrived"],
        }

    # ---- tiles, some of them face down ----

    def quests(self) -> None:
        """Below the open quest of the pile, all that lie nowhere else."""
        view, where = self.view, [QUEST_IN_PILE] * QUESTS
        self.lay(where, "quests", view["lost_quests"], QUEST_GONE)
        for number, place in enumerate(view["locations"]):
            self.lay(where, "quests", place["quests"], QUEST_AT + number)
        for space, quests in view["track_quests"].items():
            self.lay(where, "quests", quests, QUEST_ON_TRACK + self.number("spaces", space))
        for seat, shown in enumerate(view["seats"]):
            self.lay(where, "quests", shown["quests"], QUEST_OF + seat)
            self.lay(where, "quests", shown["card_quests"], QUEST_ON_CARD + seat)
        if view["automa"] is not None:
            self.lay(where, "quests", view["automa"]["quests_taken"], QUEST_OF_AUTOMA)
        top = (
            self.numbers("quests", [view["quest_pile"]["top"]])
            if view["quest_pile"]["size"]
            else []
        )
        hidden = [q for q in range(QUESTS) if where[q] == QUEST_IN_PILE and q not in top]
        pile = self.shuffled(hidden) + top
        self.t |= {"quest": where, "quest_pile": padded(pile, QUESTS), "quest_pile_size": len(pile)}

    def lay(self, where: list[int], kind: str, names: Sequence[str], place: int) -> None:
        for number in self.numbers(kind, names):
            where[number] = place

    def tokens(self) -> None:
        view, where = self.view, [NONE] * COMBAT_TOKENS
        self.lay(where, "tokens", view["tokens_in_fight"], TOKEN_IN_FIGHT)
        self.lay(where, "tokens", view["lost_tokens"], TOKEN_GONE)
        for seat, shown in enumerate(view["seats"]):
            self.lay(where, "tokens", shown["combat_tokens"], TOKEN_OF + seat)
        hidden = self.shuffled([token for token in range(COMBAT_TOKENS) if where[token] == NONE])
        sizes, piles = view["token_piles"], []
        for pile, size in enumerate(sizes):
            piles.append(padded(hidden[:size], COMBAT_TOKENS))
            for token in hidden[:size]:
                where[token] = TOKEN_IN_PILE + pile
            hidden = hidden[size:]
        self.t |= {"token": where, "token_pile": piles, "token_pile_size": list(sizes)}

    def search(self) -> None:
        """Hints that lie face down at the locations."""
        shown, t = self.view["search"], self.t
        if shown is None:
            return
        t["green"] = [self.search_space(space) for space in shown["green"]]
        t["red"] = [self.search_space(space) for space in shown["red"]]
        t["luysa"] = LUYSA.index(shown["luysa"])
        t["luysa_at"] = self.number("locations", shown["luysa_at"])
        seen = {*t["green"], *t["red"], *self.numbers("hints", shown["removed"])}
        hidden = self.shuffled([hint for hint in range(HINTS) if hint not in seen])
        for location, count in enumerate(t["hint_count"]):
            t["hint"][location] = padded(hidden[:count], 2, NONE)
            hidden = hidden[count:]

    def search_space(self, told: str) -> int:
        for number, word in SPACES_OF_THE_SEARCH.items():
            if word == told:
                return number
        return self.number("hints", told)

    def buildings(self) -> None:
        """Prestige buildings that are face down are some of those left."""
        shown = [each for each in self.view["prestige"] if each is not None]
        opened = self.numbers("buildings", [each["building"] for each in shown])
        allowed = self.printed["prestige_allowed"]
        left = [b for b in range(PRESTIGE_BUILDINGS) if allowed[b] and b not in opened]
        row = (opened + self.shuffled(left))[: len(self.view["prestige"])]
        invested = [0] * PRESTIGE_BUILDINGS
        for each, building in zip(shown, opened, strict=True):
            invested[building] = bits(each["invested"], range(SEATS))
        self.t |= {"prestige": padded(row, 4), "prestige_open": len(opened), "invested": invested}

    # ---- setup choices ----

    def careers_and_ports(self) -> None:
        """Others may have been dealt any careers and ports, and have not chosen yet."""
        t, view = self.t, self.view
        for seat in self.seats:
            t["career"][seat] = self.number("careers", view["seats"][seat]["career"])
            t["port"][seat] = self.number("ports", view["seats"][seat]["port"])
        if view["phase"] == PHASE_NAMES[DROPPING]:
            self.drops()
        if self.is_choosing:
            self.deal_offers()

    def drops(self) -> None:
        """Who has no hand has nothing to say; the other captains have not said anything yet."""
        keep = DROPS.index("keep")
        for seat in self.seats:
            self.t["drops"][seat] = 0 if self.view["seats"][seat]["hand_size"] else keep
        if self.viewer is not None:
            self.t["drops"][self.viewer] = DROPS.index(self.view["drop"])

    def deal_offers(self) -> None:
        t, own = self.t, self.view.get("choosing")
        careers = [c for c in range(CAREERS) if self.printed["career_allowed"][c]]
        ports = [p for p in range(HOME_PORTS) if self.printed["port_allowed"][p]]
        if own is not None:
            t["chosen"][self.viewer] = CHOICES.index(own["step"])
            t["careers_offered"][self.viewer] = self.numbers("careers", own["careers"])
            t["ports_offered"][self.viewer] = self.numbers("ports", own["ports"])
            careers = [c for c in careers if c not in t["careers_offered"][self.viewer]]
            ports = [p for p in ports if p not in t["ports_offered"][self.viewer]]
        careers, ports = self.shuffled(careers), self.shuffled(ports)
        for seat in self.others():
            self.deal_to(t["careers_offered"][seat], careers)
            self.deal_to(t["ports_offered"][seat], ports)
            if self.printed["freeing"]:  # there is one career, and nothing to choose
                t["career"][seat] = t["careers_offered"][seat][0]

    def deal_to(self, offered: list[int], pieces: list[int]) -> None:
        """Deal a seat as many as the fresh game did."""
        for place, piece in enumerate(offered):
            if piece != NONE:
                offered[place] = pieces.pop()

    def others(self) -> list[int]:
        return [seat for seat in self.seats if seat != self.viewer]

    # ---- project cards ----

    def cards(self) -> None:
        view, t = self.view, self.t
        where, t["placed"], t["mark"] = [NONE] * PROJECTS, [NONE] * PROJECTS, [0] * PROJECTS
        self.lay(where, "cards", view["discards"], IN_DISCARDS)
        self.lay(where, "cards", view["removed"], GONE)
        for card in self.numbers("cards", view["removed"]):
            t["mark"][card] = SEEN_LEAVING
        self.lay(where, "cards", [card for card in view["display"] if card is not None], IN_DISPLAY)
        for card in view["being_bought"]:
            self.bought(where, card, BEING_BOUGHT)
        for seat, shown in enumerate(view["seats"]):
            self.tableau(where, seat, shown["tableau"])
            self.planned(where, seat, shown["planned"])
        self.known_hands(where)
        self.leave_in_box(where)
        self.hidden_hands(where)
        t["display"] = padded(self.numbers("cards", view["display"]), DISPLAY_SLOTS, NONE)
        pile = self.shuffled([card for card in range(PROJECTS) if where[card] == NONE])
        for card in pile:
            where[card] = IN_PILE
        t |= {"where": where, "pile": padded(pile, PROJECTS), "pile_size": len(pile)}

    def bought(self, where: list[int], shown: View, place: int) -> int:
        card = self.number("cards", shown["card"])
        where[card] = place
        self.t["mark"][card] = shown["mark"]
        if shown["placed"] is not None:
            agent = self.printed["card_agent"][card]
            placed = NATIONS.index(shown["placed"]) if agent else None
            self.t["placed"][card] = (
                self.number("locations", shown["placed"]) if placed is None else placed
            )
        return card

    def tableau(self, where: list[int], seat: int, cards: Sequence[View]) -> None:
        numbers = [self.bought(where, card, IN_TABLEAU + seat) for card in cards]
        self.t["tableau"][seat] = padded(numbers, TABLEAU_SLOTS)
        self.t["tableau_size"][seat] = len(numbers)

    def planned(self, where: list[int], seat: int, cards: Sequence[str]) -> None:
        self.lay(where, "cards", cards, IN_PLANNING + seat)
        self.t["planned"][seat] = padded(self.numbers("cards", cards), PLANNING_SLOTS)
        self.t["planned_size"][seat] = len(cards)

    def known_hands(self, where: list[int]) -> None:
        view = self.view
        if self.viewer is not None:
            self.hand(where, self.viewer, self.numbers("cards", view["hand"]))
            if self.is_choosing:
                self.lay(where, "cards", view["choosing"]["set_aside"], SET_ASIDE + self.viewer)
        for seat in self.others():
            if "hand" in view["seats"][seat]:
                self.hand(where, seat, self.numbers("cards", view["seats"][seat]["hand"]))

    def leave_in_box(self, where: list[int]) -> None:
        """Of the later cards only some were counted out for the pile; nobody saw the others. All
        cards of the first deck are in the game.
        """
        unseen = self.shuffled([card for card in range(PROJECTS) if where[card] == NONE])
        unseen.sort(key=self.rarity)
        sizes = [self.view["seats"][seat]["hand_size"] for seat in self.hidden_seats()]
        for card in unseen[self.view["pile_size"] + sum(sizes) :]:
            where[card] = GONE

    def rarity(self, card: int) -> int:
        """0 for cards that are always in the game, 1 for those that may be, 2 for the others."""
        deck = self.printed["card_deck"][card]
        if deck == FIRST_DECK:
            return 0
        return 2 if deck == STORY_DECK and not self.printed["story"][card] else 1

    def hidden_seats(self) -> list[int]:
        """Whose hands are drawn."""
        return [seat for seat in self.others() if "hand" not in self.view["seats"][seat]]

    def hidden_hands(self, where: list[int]) -> None:
        """Drawn from what is left, in the setup from deck A."""
        hidden = [card for card in range(PROJECTS) if where[card] == NONE and self.may_hold(card)]
        hidden = self.shuffled(hidden)
        for seat in self.hidden_seats():
            size = self.view["seats"][seat]["hand_size"]
            self.hand(where, seat, hidden[:size])
            hidden = hidden[size:]

    def may_hold(self, card: int) -> bool:
        return not self.is_choosing or self.printed["card_deck"][card] == FIRST_DECK

    def hand(self, where: list[int], seat: int, cards: list[int]) -> None:
        for card in cards:
            where[card] = IN_HAND + seat
        self.t["hand"][seat] = padded(cards, HAND_SLOTS)
        self.t["hand_size"][seat] = len(cards)


def captain_number(name: int | str | None) -> int:
    if name is None:
        return NONE
    return AUTOMA if isinstance(name, str) else name


def nation_number(name: str | None) -> int:
    return NONE if name is None else NATIONS.index(name)


def table_from(view: View, ids: Ids, printed: Fields, fresh: Fields, rng: Random) -> Fields:
    """All fields of a table."""
    return Sample(view, ids, printed, fresh, rng).all()
