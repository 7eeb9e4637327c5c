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
from carrack.games.maracaibo.story import ELSE, FAMILIES, FAMILY
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
        """Victory points by the family of what brought them, and for cards by the card as well."""
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
    shares = named(found.shares("bought"), lambda card: card_name(found, card))
    return shares_section(found, "cards", "card", shares)


def purchases(found: Found) -> Section:
    """Every card: how often it was bought, for how much, and what it brought."""
    bought, paid, brought = found.summed("bought"), found.summed("price"), found.summed("card_vp")
    ordered = sorted(bought, key=lambda card: (-bought[card], card))
    dots = [Percent(bought[card], found.games).dot(card_name(found, card)) for card in ordered]
    return found.section(
        "purchases",
        [both_ends(dots, found.say("axis-games"))] if dots else [],
        "card cost bought-in doubloons vp-each",
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
        "bought",
        [found.say("purchases-note")],
    )


def cost(found: Found, card: str) -> Estimate:
    data, place = cast(MaracaiboGame, found.game).data, f"project/{card}"
    words = found.texts.wording.figure_value("cost", data.entry(place)["cost"])
    return Estimate(words, data.is_estimated(place, "cost"))


def buildings(found: Found) -> Section:
    shares = named(found.shares("invested"), wording(found).building)
    return shares_section(found, "buildings", "building", shares)


def careers(found: Found) -> Section:
    """Careers by how often their captains won, and how often they came to the end of them."""
    shares, done = found.shares("career"), found.summed("career_done")
    rows = sorted(shares, key=lambda career: (-shares[career].edge, career))
    name = wording(found).career
    dots = [shares[career].dot(name(career)) for career in rows]
    return found.section(
        "careers",
        [Dots(dots, found.say("axis-won"))] if rows else [],
        "career captains won expected difference completed-by",
        [
            [
                *share_row(name(career), shares[career]),
                Percent(done.get(career, 0), shares[career].count),
            ]
            for career in rows
        ],
        "difference",
        read="how-to-read",
    )


def home_ports(found: Found) -> Section:
    shares = named(found.shares("home_port"), wording(found).port)
    return shares_section(found, "home_ports", "home-port", shares)


def upgrades(found: Found) -> Section:
    shares = named(found.shares("upgrade"), wording(found).upgrade)
    return shares_section(found, "upgrades", "upgrade", shares)


def places(found: Found) -> Section:
    """Where ships stop."""
    stops, shares = found.summed("stops"), found.shares("stopped")
    order = {place: i for i, place in enumerate(cast(MaracaiboGame, found.game).ids.locations)}
    along = sorted(stops, key=order.__getitem__)
    name = wording(found).place
    seats = found.games * len(found.plan.players)
    each = [stops[place] / seats for place in along]
    return found.section(
        "places",
        [Bars([name(place) for place in along], {"": each}, found.say("axis-stops"))],
        "location stops seats won difference",
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
        "voyage",
    )


def sources(found: Found) -> Section:
    """Where VP came from, for those who won and those who did not."""
    seats = {won: sum(n for key, n in found.of("sat").items() if key[-1] == won) for won in (1, 0)}
    each = {
        found.say(f"source-{family}"): [
            found.total("vp", family, won) / max(1, seats[won]) for won in (1, 0)
        ]
        for family in (*FAMILIES, ELSE)
    }
    ordered = sorted(each, key=lambda name: (-max(each[name]), name))
    series = {
        found.say("series-winners"): [each[name][0] for name in ordered],
        found.say("series-others"): [each[name][1] for name in ordered],
    }
    return found.section(
        "sources",
        [Bars(ordered, series, found.say("axis-vp-of-seat"))],
        "source winners others difference",
        [
            [
                name,
                Amount(each[name][0]),
                Amount(each[name][1]),
                Amount(each[name][0] - each[name][1], is_difference=True),
            ]
            for name in ordered
        ],
        "vp",
    )


def rounds(found: Found) -> Section:
    by_round: dict[int, dict[int, int]] = {}
    for (number, turns), times in found.of("turns").items():
        by_round.setdefault(number, {})[turns] = times
    names = {number: found.say("row-round", number=number) for number in sorted(by_round)}
    shown = {name: by_round[number] for number, name in names.items()}
    return found.section(
        "rounds",
        [Histogram(shown, found.say("axis-turns"))],
        "round turns least median most",
        [spread_row(name, turns) for name, turns in shown.items()],
        "rounds",
    )


def enders(found: Found) -> Section:
    """Whether it pays to be the first who comes home."""
    shares = sorted(found.shares("ended").items())
    rows = [(found.say("row-round", number=number), share) for number, share in shares]
    dots = [share.dot(name) for name, share in rows]
    return found.section(
        "enders",
        [Dots(dots, found.say("axis-won"))] if rows else [],
        "round ended won expected difference",
        [share_row(name, share) for name, share in rows],
        "rounds",
        read="how-to-read",
    )


def fights(found: Found) -> Section:
    ordered = most_first({wording(found).nation(k): n for k, n in found.summed("fight").items()})
    each = [times / found.games for _, times in ordered]
    names = [name for name, _ in ordered]
    return found.section(
        "fights",
        [Bars(names, {"": each}, found.say("axis-combats"))] if ordered else [],
        "nation combats in-a-game",
        [[name, times, Amount(times / found.games, 2)] for name, times in ordered],
        "combats",
    )


def automa(found: Found) -> Section:
    """Whom all, or one alone, played against; nothing where everybody is a rival."""
    points = {vp: times for (vp,), times in found.of("automa").items()}
    met = found.of("condition")
    rows: list[list[Cell]] = []
    vp = found.say("axis-vp-of-automa")
    if points:
        _, mean, least, _, most = spread_row("", points)
        rows.append([vp, mean, found.say("row-from-to", first=str(least), second=str(most))])
    for condition in sorted({key[0] for key in met}):
        share = Percent(met.get((condition, 1), 0), found.games)
        what = found.texts.sentences.say(f"result-{condition}")
        rows.append([found.say("row-condition", what=what), share, ""])
    return found.section(
        "automa",
        [Histogram({found.say("series-automa"): points}, vp)] if points else [],
        "what mean-or-share range",
        rows,
        "vp-first",
    )
