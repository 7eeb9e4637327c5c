"""Greedy at Macau: gets rid of cards, saves its weapons, answers attacks, never cheats.

A play is worth one for each card laid, less what these cards would be worth in the hand later. So
plain cards go first, wild cards late, and cards that attack or defend only when they finish the
hand, hurt a neighbor who is nearly out, or nothing else can be laid.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from carrack.games.macau_cards.cards import face_table, rank_number
from carrack.games.macau_cards.names import (
    ACCEPT,
    BLACK_JOKER,
    CALL_ANY_PLAIN,
    CALL_FREE_SUIT,
    CALL_NOTHING,
    CALL_RANK,
    CALL_SUIT,
    CATCH,
    CHALLENGE,
    COLOR_JOKER,
    DRAW,
    FACE_IDS,
    FACES,
    KING_OF_SPADES,
    NO_REACTION,
    NONE,
    PLAY_AS,
    QUEEN_OF_HEARTS,
    RANKS,
    SAY_MACAU,
    SUITED,
    SUITS,
)
from carrack.kernel.game import Game

FINISHES = 1000.0
STEPS = 60  # how many continuations one decision thinks over
NEARLY_OUT = 3  # cards; a neighbor with no more is worth a weapon
LIKELY = 0.02  # a claim that is less likely than this is challenged
CHANCE_TO_MISS = 0.7  # that a card fits neither by suit nor by rank

View = Mapping[str, Any]


class Facts:
    """What follows from the options of a table, worked out once."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        table = face_table(dict(options))
        self.options = options
        self.rank = table["rank"]
        self.suit = table["suit"]
        self.draw_value = table["draw_value"]
        self.effect = table["effect"]
        self.special = table["special"]
        self.wild = table["wild"]
        self.points = table["points"]
        self.skip_rank = rank_number(options["skip_rank"])
        self.suit_call_rank = rank_number(options["suit_call_rank"])
        self.rank_call_rank = rank_number(options["rank_call_rank"])
        self.cover_rank = rank_number(options["cover_rank"])
        self.kind = table["kind"]
        self.wild_draws = options["wild_draws"] == "always"
        self.substitutes = options["joker_role"] == "substitute"
        self.counts_points = options["scoring"] == "points"
        self.of_a_kind = [self.same_kind(face) for face in range(FACES)]
        self.followers = [self.of_a_kind[face] + self.steps(face) for face in range(FACES)]
        self.kept_for = [self.worth_in_hand(face) for face in range(FACES)]

    def same_kind(self, face: int) -> tuple[int, ...]:
        """The faces that may follow by rank, or in a pack with jokers."""
        options = self.options
        if not options["sets"] and not options["runs"]:
            return ()
        joker = face >= SUITED
        packs = options["joker_in_packs"] and options["sets"]
        return tuple(
            other
            for other in range(FACES)
            if self.rank[other] == self.rank[face]
            or (packs and joker and other < SUITED and self.is_low(other))
            or (packs and other >= SUITED and not joker and self.is_low(face))
        )

    def is_low(self, face: int) -> bool:
        """Twos and threes, whatever ranks these are."""
        low = (self.options["draw_two_rank"], self.options["draw_three_rank"])
        return face < SUITED and RANKS[self.rank[face]] in low

    def steps(self, face: int) -> tuple[int, ...]:
        """The faces that may follow one rank up or down in the suit."""
        if not self.options["runs"] or face >= SUITED or self.effect[face]:
            return ()
        return tuple(other for other in (face - 4, face + 4) if 0 <= other < SUITED)

    def worth_in_hand(self, face: int) -> float:
        """How dearly a face is kept: more than one means, better not laid than laid."""
        if self.draw_value[face]:
            return 1.1 + 0.02 * self.draw_value[face]
        if face >= SUITED:
            return 1.3 if self.substitutes else 0.8
        if self.rank[face] == rank_number(self.options["cancel_rank"]):
            return 1.2
        if face == QUEEN_OF_HEARTS and self.options["queen_hearts_role"] != "plain":
            return 0.7
        if self.rank[face] == self.skip_rank:
            return 0.9
        if self.wild[face]:
            return 0.7
        if self.rank[face] == self.rank_call_rank:
            return 0.3
        return 0.0


class Heuristic:
    """Thinks about one decision at a time; keeps nothing between two but the facts of the table."""

    def __init__(self, game: Game | None = None) -> None:
        self.facts: Facts | None = None

    def choose(self, view: View, legal: Sequence[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        if SAY_MACAU in legal:
            return SAY_MACAU
        for action in legal:
            if CATCH <= action < CHALLENGE:
                return action
        facts = self.facts_of(view["options"])
        phase = view["phase"]
        if phase == "challenge_window":
            return CHALLENGE if is_suspicious(facts, view) else NO_REACTION
        if phase == "war_window":
            return stop_or_not(view, legal)
        if phase == "choose_suit" or phase == "choose_rank":
            return best_call(facts, view, legal)
        return best_play(facts, view, legal)

    def facts_of(self, options: Mapping[str, Any]) -> Facts:
        if self.facts is None or (
            self.facts.options is not options and self.facts.options != options
        ):
            self.facts = Facts(options)
        return self.facts


# ---- laying cards ----


def best_play(facts: Facts, view: View, legal: Sequence[int]) -> int:
    """The card that begins or continues the best play, or what is done without laying one."""
    thought = Thought(facts, view)
    best, best_worth = waiting_move(legal), thought.worth_of_waiting(legal)
    for face in legal:
        if face < PLAY_AS and thought.is_honest(face):
            worth = thought.worth_of_play(face)
            if worth > best_worth:
                best, best_worth = face, worth
    declared = thought.best_declaration(legal)
    if declared != NONE and thought.worth_of_joker() > best_worth:
        return declared
    return best


def waiting_move(legal: Sequence[int]) -> int:
    """Draw, accept, end the play, keep or pass: exactly one of them is legal."""
    for action in legal:
        if DRAW <= action < CALL_SUIT:
            return action
    return legal[0]


class Thought:
    """One look at the table by the seat that is to lay a card."""

    def __init__(self, facts: Facts, view: View) -> None:
        self.facts = facts
        self.view = view
        self.phase = view["phase"]
        self.copies = [0] * FACES
        self.left = len(view["hand"])
        for name in view["hand"]:
            self.copies[FACE_IDS[name]] += 1
        self.jokers = self.copies[BLACK_JOKER] + self.copies[COLOR_JOKER]
        self.slips = self.phase == "turn" and "slip" in facts.options["challenges"]
        self.answering = view["attack"] is not None
        self.followers = facts.of_a_kind if self.answering else facts.followers
        self.steps = STEPS
        self.look_around()

    def look_around(self) -> None:
        """Who could be hurt, and by how much a weapon is worth more or less to keep than usual."""
        view = self.view
        seats = view["seats"]
        me = view["viewer"]
        step = 1 if view["direction"] == "cw" else -1
        self.ahead = self.cards_of(seats, me, step)
        self.behind = self.cards_of(seats, me, -step)
        solo = view["solo"]
        all_alone = self.facts.options["solo_hits"] == "all"
        self.alone = solo is not None and solo["seat"] == me and (solo["turns"] > 1 or all_alone)
        rivals = [seat["hand_size"] for seat in seats if seat["place"] == 0 and seat["seat"] != me]
        self.fewest = min(rivals, default=NEARLY_OUT + 1)
        self.rivals = len(rivals)

    def cards_of(self, seats: Sequence[View], me: int, step: int) -> int:
        """The hand size of the neighbor in that direction who will really get the next turn."""
        count = len(seats)
        for distance in range(1, count):
            seat = seats[(me + step * distance) % count]
            if seat["place"] == 0 and seat["miss_debt"] == 0:
                return int(seat["hand_size"])
        return NEARLY_OUT + 1

    def is_honest(self, face: int) -> bool:
        """With slips every card is legal; greedy lays only what fits."""
        return not self.slips or self.answering or fits(self.facts, self.view, face)

    def worth_of_waiting(self, legal: Sequence[int]) -> float:
        """What drawing, accepting or ending the play is worth: the measure for every card."""
        if ACCEPT in legal:
            attack = self.view["attack"]
            price = attack["total"] if attack["kind"] == "draw" else 0.8 * attack["total"]
            return -0.5 - float(price)
        if self.phase == "continue":
            return self.comfort(self.top_face())
        return -2.0 if not self.alone else -4.0

    def top_face(self) -> int:
        face = self.view["face"]
        return NONE if face is None else FACE_IDS[face]

    def worth_of_play(self, face: int) -> float:
        """This card with the best continuation of it."""
        self.copies[face] -= 1
        self.left -= 1
        worth = self.gain(face) + self.worth_after(face)
        self.copies[face] += 1
        self.left += 1
        return worth

    def worth_after(self, face: int) -> float:
        """The better of stopping here and going on."""
        if self.left == 0 or (self.jokers == self.left and self.facts.substitutes):
            return FINISHES
        best = self.comfort(face)
        copies = self.copies
        for other in self.followers[face]:
            if copies[other] and self.steps > 0:
                self.steps -= 1
                worth = self.worth_of_play(other)
                if worth > best:
                    best = worth
        return best

    def gain(self, face: int) -> float:
        """What it brings to lay this card: one card less in hand, less what it is kept for."""
        facts = self.facts
        kept_for = facts.kept_for[face]
        if facts.draw_value[face]:
            kept_for += self.for_a_weapon(face)
        elif facts.rank[face] == facts.skip_rank:
            kept_for -= 0.5 * max(0, NEARLY_OUT - self.ahead)
        elif face >= SUITED and self.ahead < self.behind and self.ahead < NEARLY_OUT:
            kept_for -= 1.0
        if facts.counts_points:
            kept_for -= facts.points[face] * (0.02 if self.fewest <= NEARLY_OUT else 0.005)
        if self.left < 2 and facts.options["last_card"] != "any" and facts.effect[face]:
            kept_for -= 1.0
        return 1.0 - kept_for

    def for_a_weapon(self, face: int) -> float:
        """Against oneself never; the fewer cards the victim holds the sooner."""
        if self.alone:
            return 3.0
        backward = face == KING_OF_SPADES and not self.answering
        backward = backward and self.facts.options["king_spades_target"] == "previous"
        victim = self.behind if backward else self.ahead
        return -0.6 * (NEARLY_OUT + 1 - victim) if victim <= NEARLY_OUT else 0.0

    def comfort(self, face: int) -> float:
        """How much of the rest of the hand could go on this card next; worth less than a card."""
        facts = self.facts
        if not 0 <= face < SUITED or self.left == 0:
            return 0.2
        if facts.rank[face] == facts.suit_call_rank or facts.rank[face] == facts.rank_call_rank:
            return 0.3
        copies = self.copies
        fitting = copies[0] + copies[1] + copies[2] + copies[3] if facts.wild[0] else 0
        for other in range(face % 4, SUITED, 4):
            fitting += copies[other]
        for other in range(face - face % 4, face - face % 4 + 4):
            fitting += copies[other]
        return 0.3 * min(1.0, fitting / self.left)

    # A substitute joker is kept until it finishes the hand, saves it, or nothing else fits.

    def worth_of_joker(self) -> float:
        if self.left == self.jokers:
            return FINISHES
        if self.phase == "continue":
            return -1.0
        return 1.0 - self.facts.kept_for[BLACK_JOKER]

    def best_declaration(self, legal: Sequence[int]) -> int:
        """The action for the most useful face a joker may stand for; NONE when there is none."""
        best, best_worth = NONE, -FINISHES
        for action in legal:
            if PLAY_AS <= action < DRAW:
                worth = self.worth_of_declaration(action - PLAY_AS)
                if worth > best_worth:
                    best, best_worth = action, worth
        return best

    def worth_of_declaration(self, face: int) -> float:
        facts = self.facts
        same_rank = sum(self.copies[4 * facts.rank[face] : 4 * facts.rank[face] + 4])
        worth = float(same_rank) + 3 * self.comfort(face)
        if facts.draw_value[face]:
            worth += -9.0 if self.alone else 0.5 * facts.draw_value[face]
        return worth


def fits(facts: Facts, view: View, face: int) -> bool:
    """Whether a card meets the requirement; only asked where cards that do not are legal too."""
    in_force = view["face"]
    return meets(facts, face, view["requirement"], NONE if in_force is None else FACE_IDS[in_force])


def meets(facts: Facts, face: int, requirement: Mapping[str, Any], in_force: int) -> bool:
    kind = requirement["kind"]
    rank, suit = facts.rank[face], facts.suit[face]
    if kind == "anything" or (kind == "normal" and in_force == NONE):
        return True
    if kind == "normal":
        same_rank = rank == facts.rank[in_force] and rank != facts.cover_rank
        if facts.wild_draws and facts.is_low(face) and facts.kind[in_force]:
            return True
        return suit == facts.suit[in_force] or same_rank or facts.wild[face] > 0
    cross = facts.options["cross_calls"]
    if kind in ("suit", "free"):
        called = NONE if requirement["value"] is None else SUITS.index(requirement["value"])
        same = suit == called if kind == "suit" else suit not in (NONE, called)
        over = rank == facts.suit_call_rank or (cross and rank == facts.rank_call_rank)
        return same or over or facts.wild[face] > 0
    over = rank == facts.rank_call_rank or (cross and rank == facts.suit_call_rank)
    if kind == "rank":
        return over or rank == RANKS.index(requirement["value"])
    return over or not facts.special[face]


# ---- a war that anybody may stop ----


def stop_or_not(view: View, legal: Sequence[int]) -> int:
    """The Queen of Hearts is for an attack on oneself, or for going out."""
    attack = view["attack"]
    hit = attack["target"] == view["viewer"] and attack["amount"] > 1
    return legal[0] if hit or len(view["hand"]) == 1 else NO_REACTION


# ---- calls ----


def best_call(facts: Facts, view: View, legal: Sequence[int]) -> int:
    """What it holds most of; never what it does not hold where a call must be true."""
    hand = [FACE_IDS[name] for name in view["hand"]]
    best, best_worth = legal[0], -1.0
    for action in legal:
        if action in (CALL_FREE_SUIT, CALL_ANY_PLAIN):
            worth = 0.0
        elif action == CALL_NOTHING:
            worth = -0.5
        elif action >= CALL_RANK:
            worth = float(sum(facts.rank[face] == action - CALL_RANK for face in hand))
        else:
            worth = sum(
                1.0 if facts.suit[face] == action - CALL_SUIT and not facts.special[face] else 0.4
                for face in hand
                if facts.suit[face] == action - CALL_SUIT
            )
        if worth > best_worth:
            best, best_worth = action, worth
    return best


# ---- challenges ----


def is_suspicious(facts: Facts, view: View) -> bool:
    """A slip lies there for all to see; calls and draws are doubted when they are very unlikely."""
    window = view["window"]
    about = window["about"]
    if "slip" in about and view["play"]["slipped"]:
        return True
    owner = view["seats"][window["owner"]]
    if (
        "call" in about
        and facts.options["call_must_hold"]
        and chance_to_hold(facts, view, owner) < LIKELY
    ):
        return True
    return "draw" in about and could_have_laid(facts, view, owner)


def chance_to_hold(facts: Facts, view: View, owner: View) -> float:
    """How likely a hand of that size is to hold what its owner just called."""
    kind, value = view["requirement"]["kind"], view["requirement"]["value"]
    if kind not in ("suit", "rank"):
        return 1.0
    sign = 1 if kind == "suit" else 0  # a card is written rank, then suit
    seen = [laid["card"] for laid in view["discard"]] + list(view["hand"])
    if any(name[sign] == value for name in owner["known"] if FACE_IDS[name] < SUITED):
        return 1.0
    decks = pack_count(view)
    hidden = decks * (13 if kind == "suit" else 4)
    hidden -= sum(name[sign] == value for name in seen if FACE_IDS[name] < SUITED)
    unseen = decks * (SUITED + facts.options["jokers_per_deck"]) - len(seen)
    share = min(1.0, int(owner["hand_size"]) / max(1, unseen))
    return float(1.0 - (1.0 - share) ** max(0, hidden))


def pack_count(view: View) -> int:
    """How many packs are in play; all cards are somewhere."""
    cards = (
        view["stock_size"] + len(view["discard"]) + sum(seat["hand_size"] for seat in view["seats"])
    )
    return int(cards // SUITED)


def could_have_laid(facts: Facts, view: View, owner: View) -> bool:
    """A card that everybody knows would have fitted, or there were too many for none to fit."""
    if any(fits(facts, view, FACE_IDS[name]) for name in owner["known"]):
        return True
    plain = view["requirement"]["kind"] == "normal"
    return bool(plain and CHANCE_TO_MISS ** (owner["hand_size"] - 1) < LIKELY)
