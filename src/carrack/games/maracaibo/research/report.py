"""What a report tells of Maracaibo: cards, careers, voyages, sources of VP, and how rounds end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import cast

from carrack.games.maracaibo.actions import Ids
from carrack.games.maracaibo.event_names import (
    CARD_BOUGHT,
    CAREER_DONE,
    CAREER_TAKEN,
    FOUGHT,
    GAINED_VP,
    INVESTED,
    PORT_TAKEN,
    ROUND_ENDED,
    SAILED,
    SCORED,
    TURN_BEGAN,
    UPGRADE_UNLOCKED,
)
from carrack.games.maracaibo.events import event, sources_of
from carrack.games.maracaibo.game import MaracaiboGame
from carrack.games.maracaibo.names import AUTOMA, NATIONS
from carrack.games.maracaibo.story import ELSE, FAMILY
from carrack.games.maracaibo.texts.wording import TitleWording
from carrack.research.report import (
    Amount,
    Cell,
    Estimate,
    Found,
    Percent,
    Section,
    Share,
    both_ends,
    most_first,
    share_row,
    shares_section,
    spread_row,
)
from carrack.research.report_plots import Bars, Dots, Histogram
from carrack.research.tally import Counting, Counts, Played

FAMILIES = {
    "cards": "Project cards",
    "prestige": "Prestige buildings",
    "nations": "Influence",
    "combat": "Combat",
    "quests": "Quests",
    "explorer": "Explorer",
    "income": "Income",
    "ship": "Ship, home port, career",
    ELSE: "Stops and the rest",
}


# ---- counting ----


class TitleCounting(Counting):
    """One game, event by event."""

    EVENTS = frozenset(
        (
            *(CARD_BOUGHT, CAREER_TAKEN, CAREER_DONE, FOUGHT, GAINED_VP, INVESTED, PORT_TAKEN),
            *(ROUND_ENDED, SAILED, SCORED, TURN_BEGAN, UPGRADE_UNLOCKED),
        )
    )

    def __init__(self, played: Played, counts: Counts) -> None:
        game = cast(MaracaiboGame, played.game)
        super().__init__(played, counts)
        self.ids = game.ids
        self.result = played.state.result() or {}
        self.turns: Counter[int] = Counter()  # by round
        self.stops: Counter[tuple[int, int]] = Counter()  # by seat and location
        self.done: set[tuple[str, str, int]] = set()

    def count(self, kind: int, seat: int, a: int, b: int, c: int, cause: int) -> None:
        if kind == GAINED_VP:
            self.vp((kind, 0, 1, 0, 0, cause), seat, a)
        elif kind == SCORED:
            self.vp((kind, 0, a, 1, c, cause), seat, b)
        elif kind == TURN_BEGAN:
            self.turns[a] += 1
        elif kind == SAILED:
            self.stops[seat, a] += 1
        elif kind == CARD_BOUGHT:
            self.did("bought", self.ids.cards[a], seat)
            self.counts["price", self.ids.cards[a]] += b
        elif kind == INVESTED:
            self.did("invested", self.ids.buildings[a], seat)
        elif kind == CAREER_TAKEN:
            self.did("career", self.ids.careers[a], seat)
        elif kind == CAREER_DONE:
            self.did("career_done", self.ids.careers[a], seat)
        elif kind == PORT_TAKEN:
            self.did("home_port", self.ids.ports[a], seat)
        elif kind == UPGRADE_UNLOCKED:
            self.did("upgrade", self.ids.upgrades[a], seat)
        elif kind == FOUGHT:
            self.counts["fight", NATIONS[a]] += 1
        elif kind == ROUND_ENDED and 0 <= seat < AUTOMA:
            self.counts["ended", a, *self.who[seat]] += 1

    def did(self, what: str, piece: str, seat: int) -> None:
        if 0 <= seat < len(self.who):  # not the automa
            self.done.add((what, piece, seat))

    def vp(self, row: tuple[int, ...], seat: int, amount: int) -> None:
        """By the family of what brought them, and for cards by the card as well."""
        if not 0 <= seat < len(self.who):
            return
        source = source_of(row, self.ids)
        kind, _, piece = source.partition(":")
        self.counts["vp", FAMILY.get(kind, ELSE), self.who[seat][1]] += amount
        if kind == "card":
            self.counts["card_vp", piece] += amount

    def finish(self) -> None:
        """What counts once for a seat or a round in a game."""
        for what, piece, seat in self.done:
            self.counts[what, piece, *self.who[seat]] += 1
        for (seat, location), times in self.stops.items():
            self.counts["stops", self.ids.locations[location]] += times
            self.counts["stopped", self.ids.locations[location], *self.who[seat]] += 1
        for number, turns in self.turns.items():
            self.counts["turns", number, turns] += 1
        if "automa" in self.result:
            self.counts["automa", self.result["automa"]["vp"]] += 1
        for condition in self.result.get("conditions", ()):
            self.counts["condition", condition["condition"], int(condition["met"])] += 1


@lru_cache(maxsize=10_000)
def source_of(row: tuple[int, ...], ids: Ids) -> str:
    """What brought VP, as `carrack.breakdown` names it; remembered, for there are only so many."""
    return sources_of(event(list(row), ids, {}))[0][2]


# ---- telling ----


def sections(found: Found) -> list[Section]:
    wanted = (
        *(cards, purchases, buildings, careers, home_ports, upgrades, places),
        *(sources, rounds, enders, fights, automa),
    )
    return [section for tell in wanted if (section := tell(found)).rows]


def wording(found: Found) -> TitleWording:
    return cast(TitleWording, found.texts.wording)


def named(shares: Mapping[str, Share], name: Callable[[str], str]) -> list[tuple[str, Share]]:
    return [(name(piece), share) for piece, share in shares.items()]


def card_name(found: Found, card: str) -> str:
    """Several cards share a name, so the number belongs to it."""
    return f"{found.texts.card(card)} {card}"


def cards(found: Found) -> Section:
    return shares_section(
        "cards",
        "Cards played",
        f"How often whoever bought a project card won, in {found.of_games}.",
        "card",
        named(found.shares("bought"), lambda card: card_name(found, card)),
    )


def purchases(found: Found) -> Section:
    """Every card: how often it was bought, for how much, and what it brought."""
    bought, paid, brought = found.summed("bought"), found.summed("price"), found.summed("card_vp")
    ordered = sorted(bought, key=lambda card: (-bought[card], card))
    dots = [Percent(bought[card], found.games).dot(card_name(found, card)) for card in ordered]
    return Section(
        "purchases",
        "How often cards are played",
        f"In how many of {found.of_games} somebody bought a project card, with 95 % intervals.",
        [both_ends(dots, "share of games")] if dots else [],
        ["card", "cost", "bought in", "doubloons paid", "VP each"],
        [
            [
                card_name(found, card),
                cost(found, card),
                Percent(bought[card], found.games),
                Amount(paid.get(card, 0) / bought[card]),
                Amount(brought.get(card, 0) / bought[card]),
            ]
            for card in ordered
        ],
        "the most bought first",
        ["VP each: what the card itself brought for each time it was bought."],
    )


def cost(found: Found, card: str) -> Estimate:
    data, place = cast(MaracaiboGame, found.game).data, f"project/{card}"
    words = found.texts.wording.figure_value("cost", data.entry(place)["cost"])
    return Estimate(words, data.is_estimated(place, "cost"))


def buildings(found: Found) -> Section:
    return shares_section(
        "buildings",
        "Prestige buildings",
        f"How often whoever invested in a prestige building won, in {found.of_games}.",
        "building",
        named(found.shares("invested"), wording(found).building),
    )


def careers(found: Found) -> Section:
    """Careers by how often their captains won, and how often they came to the end of them."""
    shares, done = found.shares("career"), found.summed("career_done")
    rows = sorted(shares, key=lambda career: (-shares[career].edge, career))
    name = wording(found).career
    return Section(
        "careers",
        "Careers",
        f"How often captains of each career won in {found.of_games}. Lines are 95 % intervals, "
        "gold marks what these players win anyway.",
        [Dots([shares[career].dot(name(career)) for career in rows], "share of games won")]
        if rows
        else [],
        ["career", "captains", "won", "expected", "difference", "completed by"],
        [
            [
                *share_row(name(career), shares[career]),
                Percent(done.get(career, 0), shares[career].count),
            ]
            for career in rows
        ],
        "the largest difference first",
    )


def home_ports(found: Found) -> Section:
    return shares_section(
        "home_ports",
        "Home ports",
        f"How often captains of each home port won, in {found.of_games}.",
        "home port",
        named(found.shares("home_port"), wording(found).port),
    )


def upgrades(found: Found) -> Section:
    return shares_section(
        "upgrades",
        "Ship upgrades",
        f"How often whoever unlocked an upgrade of the ship won, in {found.of_games}.",
        "upgrade",
        named(found.shares("upgrade"), wording(found).upgrade),
    )


def places(found: Found) -> Section:
    """Where ships stop."""
    stops, shares = found.summed("stops"), found.shares("stopped")
    order = {place: i for i, place in enumerate(cast(MaracaiboGame, found.game).ids.locations)}
    along = sorted(stops, key=order.__getitem__)
    name = wording(found).place
    seats = found.games * len(found.plan.players)
    return Section(
        "places",
        "Locations visited",
        f"How often a ship of a seat stopped at each location in a game, on average over "
        f"{found.of_games}, in the order of the voyage.",
        [
            Bars(
                [name(place) for place in along],
                {"": [stops[place] / seats for place in along]},
                "stops of a seat in a game",
            )
        ],
        ["location", "stops of a seat", "seats", "won", "difference"],
        [
            [
                name(place),
                Amount(stops[place] / seats, 2),
                shares[place].count,
                shares[place],
                Amount(100 * shares[place].edge, is_difference=True),
            ]
            for place in along
        ],
        "in the order of the voyage",
    )


def sources(found: Found) -> Section:
    """Where VP came from, for those who won and those who did not."""
    seats = {won: sum(n for key, n in found.of("sat").items() if key[-1] == won) for won in (1, 0)}
    each = {
        name: [found.total("vp", family, won) / max(1, seats[won]) for won in (1, 0)]
        for family, name in FAMILIES.items()
    }
    ordered = sorted(each, key=lambda name: (-max(each[name]), name))
    series = {
        "winners": [each[name][0] for name in ordered],
        "the others": [each[name][1] for name in ordered],
    }
    return Section(
        "sources",
        "Where VP came from",
        f"VP of a seat by what brought them, for winners and the others, on average over "
        f"{found.of_games}.",
        [Bars(ordered, series, "VP of a seat")],
        ["source", "winners", "the others", "difference"],
        [
            [
                name,
                Amount(each[name][0]),
                Amount(each[name][1]),
                Amount(each[name][0] - each[name][1], is_difference=True),
            ]
            for name in ordered
        ],
        "the most VP first",
    )


def rounds(found: Found) -> Section:
    by_round: dict[int, dict[int, int]] = {}
    for (number, turns), times in found.of("turns").items():
        by_round.setdefault(number, {})[turns] = times
    return Section(
        "rounds",
        "Length of rounds",
        f"How many turns of all seats each round took in {found.of_games}; dashed lines are means.",
        [Histogram({f"round {n}": by_round[n] for n in sorted(by_round)}, "turns in a round")],
        ["round", "turns", "least", "median", "most"],
        [spread_row(f"Round {number}", by_round[number]) for number in sorted(by_round)],
        "round by round",
    )


def enders(found: Found) -> Section:
    """Whether it pays to be the first who comes home."""
    rows = [(f"Round {n}", share) for n, share in sorted(found.shares("ended").items())]
    return Section(
        "enders",
        "Who ends a round",
        f"How often the seat that ended a round won, in {found.of_games}. Lines are 95 % "
        "intervals, gold marks what these players win anyway.",
        [Dots([share.dot(name) for name, share in rows], "share of games won")] if rows else [],
        ["round", "ended", "won", "expected", "difference"],
        [share_row(name, share) for name, share in rows],
        "round by round",
    )


def fights(found: Found) -> Section:
    ordered = most_first({wording(found).nation(k): n for k, n in found.summed("fight").items()})
    each = [times / found.games for _, times in ordered]
    return Section(
        "fights",
        "Combats",
        f"How often each nation was fought for or against in a game, on average over "
        f"{found.of_games}.",
        [Bars([name for name, _ in ordered], {"": each}, "combats in a game")] if ordered else [],
        ["nation", "combats", "in a game"],
        [[name, times, Amount(times / found.games, 2)] for name, times in ordered],
        "the most combats first",
    )


def automa(found: Found) -> Section:
    """Whom all, or one alone, played against; nothing where everybody is a rival."""
    points = {vp: times for (vp,), times in found.of("automa").items()}
    met = found.of("condition")
    rows: list[list[Cell]] = []
    if points:
        _, mean, least, _, most = spread_row("", points)
        rows.append(["VP of the automa", mean, f"{least} to {most}"])
    for condition in sorted({key[0] for key in met}):
        share = Percent(met.get((condition, 1), 0), found.games)
        rows.append([f"Condition: {condition.replace('_', ' ')}", share, ""])
    return Section(
        "automa",
        "Against the automa",
        f"VP of the automa at the end of {found.of_games}, and how often what is needed to win was "
        "reached.",
        [Histogram({"automa": points}, "VP of the automa")] if points else [],
        ["what", "mean or share", "from least to most"],
        rows,
        "VP first",
    )
