"""What a report tells of Macao: cards, tribute, deliveries, punish markers, sources of prestige."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import cast

from carrack.games.macao.game import MacaoGame
from carrack.games.macao.names import (
    BY_DELIVERY,
    BY_TRIBUTE,
    CARD_ACTIVATED,
    CARD_DISCARDED,
    CARD_IDS,
    CARD_REVEALED,
    CARD_TAKEN,
    CAUSE_NAMES,
    DELIVERED,
    GOLD_PAID,
    GOODS,
    JOKER,
    NONE,
    PRESTIGE_GAINED,
    PRESTIGE_LOST,
    PUNISHED,
    QUARTER_TAKEN,
    TRIBUTE_SET,
)
from carrack.research.report import (
    Amount,
    Estimate,
    Found,
    Percent,
    Section,
    Share,
    both_ends,
    by_edge,
    difference,
    known_dots,
    most_first,
    share_row,
    shares_section,
    summed_up,
)
from carrack.research.report_plots import Bars, Dots, Heat, Histogram
from carrack.research.tally import Counting, Counts, Played

Rate = tuple[int, int]  # gold, and the prestige that it buys
MOST_RATES = 30  # in the plot


# ---- counting ----


class TitleCounting(Counting):
    """One game, event by event."""

    EVENTS = frozenset(
        (
            *(CARD_REVEALED, CARD_DISCARDED, CARD_TAKEN, CARD_ACTIVATED, TRIBUTE_SET, GOLD_PAID),
            *(PRESTIGE_GAINED, PRESTIGE_LOST, DELIVERED, QUARTER_TAKEN, PUNISHED),
        )
    )

    def __init__(self, played: Played, counts: Counts) -> None:
        super().__init__(played, counts)
        self.shown: set[int] = set()
        self.rate: Rate = (0, 0)
        self.bought: set[tuple[int, Rate]] = set()
        self.delivered: set[tuple[int, int]] = set()  # seats and ports
        self.markers = [0] * len(self.who)
        self.ports = cast(MacaoGame, played.game).data.ports()

    def count(self, kind: int, seat: int, a: int, b: int, c: int, cause: int) -> None:
        if kind == PRESTIGE_GAINED:
            self.prestige(seat, a, cause)
        elif kind == PRESTIGE_LOST:
            self.prestige(seat, -a, cause)
        elif kind == CARD_REVEALED:
            self.shown.add(a)
        elif kind == CARD_DISCARDED and seat == NONE:
            self.shown.discard(a)
        elif kind == CARD_TAKEN:
            self.counts["taken", CARD_IDS[a], *self.who[seat]] += 1
        elif kind == CARD_ACTIVATED:
            self.counts["activated", CARD_IDS[a], *self.who[seat]] += 1
        elif kind == TRIBUTE_SET:
            self.rate = (a, b)
            self.counts["tribute_set", a, b] += 1
        elif kind == GOLD_PAID and cause == BY_TRIBUTE:
            self.counts["tribute_bought", *self.rate] += 1
            self.bought.add((seat, self.rate))
        elif kind == DELIVERED:
            self.counts["delivered", self.ports[a], c + 1] += 1
            self.delivered.add((seat, a))
        elif kind == QUARTER_TAKEN and b != NONE:
            self.counts["tile", "joker" if b == JOKER else GOODS[b]] += 1
        elif kind == PUNISHED:
            self.markers[seat] += a
            self.counts["punished", CAUSE_NAMES[cause]] += a

    def end_step(self) -> None:
        """Cards that were turned up in a step and stayed; those that only set the tribute have
        gone again.
        """
        for card in self.shown:
            self.counts["offered", CARD_IDS[card]] += 1
        self.shown.clear()

    def prestige(self, seat: int, amount: int, cause: int) -> None:
        source = "delivery" if cause == BY_DELIVERY else CAUSE_NAMES[cause]
        self.counts["prestige", source, self.who[seat][1]] += amount

    def finish(self) -> None:
        """What counts once for a seat in a game, however often it did it."""
        for seat, rate in self.bought:
            self.counts["tribute_buyer", *rate, *self.who[seat]] += 1
        for seat, port in self.delivered:
            self.counts["port", self.ports[port], *self.who[seat]] += 1
        for seat, markers in enumerate(self.markers):
            self.counts["markers", markers, *self.who[seat]] += 1


# ---- telling ----


def sections(found: Found) -> list[Section]:
    return [
        taken(found),
        activated(found),
        picks(found),
        tribute(found),
        tribute_wins(found),
        ports(found),
        goods(found),
        markers(found),
        sources(found),
    ]


def named(found: Found, shares: Mapping[str, Share]) -> list[tuple[str, Share]]:
    return [(found.texts.card(card), share) for card, share in shares.items()]


def taken(found: Found) -> Section:
    return shares_section(found, "taken", "card", named(found, found.shares("taken")))


def activated(found: Found) -> Section:
    return shares_section(found, "activated", "card", named(found, found.shares("activated")))


def picks(found: Found) -> Section:
    """Every card: how often it was taken when it could be, and what it brought."""
    offered, took = found.summed("offered"), found.summed("taken")
    active, brought = found.summed("activated"), found.summed("prestige")
    rates = {card: Percent(took.get(card, 0), times) for card, times in offered.items()}
    ordered = sorted(rates, key=lambda card: (-rates[card].rate, found.texts.card(card)))
    dots = [rates[card].dot(found.texts.card(card)) for card in ordered]
    return found.section(
        "picks",
        [both_ends(dots, found.say("axis-taken"))],
        "card cost offered taken activated prestige-each",
        [
            [
                found.texts.card(card),
                cost(found, card),
                offered[card],
                rates[card],
                Percent(active.get(card, 0), took.get(card, 0)),
                Amount(brought.get(card, 0) / max(1, active.get(card, 0))),
            ]
            for card in ordered
        ],
        "wanted",
        [found.say("picks-note")],
    )


def cost(found: Found, card: str) -> Estimate:
    data = cast(MacaoGame, found.game).data
    words = found.texts.wording.figure_value("cost", data.card(card)["cost"])
    return Estimate(words, "cost" in data.estimated(card))


# ---- tribute ----


def rate_name(found: Found, rate: Rate) -> str:
    return found.say("tribute-rate", first=rate[0], second=rate[1])


def tribute(found: Found) -> Section:
    """How often each rate came, and how often it was bought."""
    came = {(key[0], key[1]): times for key, times in found.of("tribute_set").items()}
    bought = {(key[0], key[1]): times for key, times in found.of("tribute_bought").items()}
    seats = len(found.plan.players)
    rates = {
        rate: Percent(min(bought.get(rate, 0), seats * n), seats * n) for rate, n in came.items()
    }
    ordered = sorted(came, key=lambda rate: (-rate[1] / max(1, rate[0]), rate))
    shown = {rate: share.rate for rate, share in rates.items()}
    return found.section(
        "tribute",
        [Heat(shown, found.say("axis-gold"), found.say("axis-prestige"))],
        "rate rounds bought-by prestige-for-gold",
        [
            [rate_name(found, rate), came[rate], rates[rate], Amount(rate[1] / max(1, rate[0]), 2)]
            for rate in ordered
        ],
        "prestige-for-gold",
        [*estimated_tribute(found), found.say("tribute-note")],
    )


def estimated_tribute(found: Found) -> list[str]:
    """Where the numbers at the foot of the cards are estimates, so are the rates."""
    data = cast(MacaoGame, found.game).data
    guessed = sum("tribute" in data.estimated(card) for card in CARD_IDS)
    if not guessed:
        return []
    return [found.say("tribute-estimated", sign="≈", number=guessed, known=len(CARD_IDS))]


def tribute_wins(found: Found) -> Section:
    """What a rate is worth, as far as wins tell."""
    shares = found.shares("tribute_buyer")
    worth = Counter({rate: share.count for rate, share in shares.items()})
    usual = {rate for rate, _ in worth.most_common(MOST_RATES)}
    rows = by_edge((rate_name(found, rate), shares[rate]) for rate in shares)
    drawn = [(rate_name(found, rate), shares[rate]) for rate in sorted(usual)]
    return found.section(
        "tribute_wins",
        [Dots(known_dots(drawn), found.say("axis-won"))] if drawn else [],
        "rate seats won expected difference",
        [share_row(name, share) for name, share in rows],
        "difference",
        [found.say("tribute_wins-note")],
    )


# ---- goods and ports ----


def ports(found: Found) -> Section:
    data = cast(MacaoGame, found.game).data
    place = found.texts.wording.finding_place
    shares = found.shares("port")
    rows = []
    for port in data.board["port"]:
        slots = [found.total("delivered", port["id"], n + 1) for n in range(len(port["slots"]))]
        rows.append((place("board.toml", port["id"]), port, slots, shares.get(port["id"])))
    rows.sort(key=lambda row: (-sum(row[2]), row[0]))
    most = max((len(row[2]) for row in rows), default=0)
    series = {
        found.say("series-slot", number=n + 1): [
            row[2][n] / found.games if n < len(row[2]) else 0.0 for row in rows
        ]
        for n in range(most)
    }
    return found.section(
        "ports",
        [Bars([row[0] for row in rows], series, found.say("axis-deliveries"))],
        "port buys slots-pay deliveries won-by difference",
        [
            [
                name,
                Estimate(
                    found.texts.wording.figure_value("good", port["good"]),
                    data.board_source("port_goods") != "found",
                ),
                Estimate(
                    found.texts.wording.figure_value("slots", port["slots"]),
                    data.board_source("port_slots") != "found",
                ),
                Amount(sum(slots) / found.games, 2),
                share or "–",
                difference(share) if share else "–",
            ]
            for name, port, slots, share in rows
        ],
        "deliveries",
    )


def goods(found: Found) -> Section:
    data = cast(MacaoGame, found.game).data
    sold: Counter[str] = Counter()
    for port in data.board["port"]:
        sold[port["good"]] += found.total("delivered", port["id"])
    tiles = {good: found.total("tile", good) for good in GOODS}
    word = found.texts.wording.figure_value
    ordered = sorted(GOODS, key=lambda good: (-tiles[good], good))
    series = {
        found.say("series-taken"): [tiles[good] / found.games for good in ordered],
        found.say("series-delivered"): [sold[good] / found.games for good in ordered],
    }
    return found.section(
        "goods",
        [Bars([word("good", good) for good in ordered], series, found.say("axis-tiles"))],
        "good taken-in-game delivered-in-game of-taken",
        [
            [
                word("good", good),
                Amount(tiles[good] / found.games, 2),
                Amount(sold[good] / found.games, 2),
                Percent(min(sold[good], tiles[good]), tiles[good]),
            ]
            for good in ordered
        ],
        "taken",
    )


# ---- punish markers and prestige ----


def markers(found: Found) -> Section:
    by_result: dict[int, Counter[int]] = {1: Counter(), 0: Counter()}
    for (number, _, won), times in found.of("markers").items():
        by_result[won][number] += times
    causes = found.summed("punished")
    total = max(1, sum(causes.values()))
    drawn = {found.say("series-winners"): by_result[1], found.say("series-others"): by_result[0]}
    means = [summed_up(values)[0] for values in drawn.values() if values]
    first, second = (found.figure(f"{mean:.2f}") for mean in (means[0], means[-1]))
    return found.section(
        "markers",
        [
            Histogram(
                {name: values for name, values in drawn.items() if values},
                found.say("axis-markers"),
            )
        ],
        "cause markers of-all in-a-game",
        [
            [
                found.texts.source(cause),
                times,
                Percent(times, total),
                Amount(times / found.games, 2),
            ]
            for cause, times in most_first(causes)
        ],
        "markers",
        [found.say("markers-note", first=first, second=second)],
    )


def sources(found: Found) -> Section:
    """Where prestige came from, for those who won and those who did not."""
    seats = {won: sum(n for key, n in found.of("sat").items() if key[-1] == won) for won in (1, 0)}
    sums: dict[str, dict[int, int]] = {}
    for (source, won), amount in found.of("prestige").items():
        row = sums.setdefault(family(found, source), {1: 0, 0: 0})
        row[won] += amount
    each = {name: [row[won] / max(1, seats[won]) for won in (1, 0)] for name, row in sums.items()}
    ordered = sorted(each, key=lambda name: (-each[name][0], name))
    return found.section(
        "sources",
        [
            Bars(
                ordered,
                {
                    found.say("series-winners"): [each[name][0] for name in ordered],
                    found.say("series-others"): [each[name][1] for name in ordered],
                },
                found.say("axis-prestige-of-seat"),
            )
        ],
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
        "winners",
    )


def family(found: Found, source: str) -> str:
    """Cards by their kind, all else by the rule."""
    if source in CARD_IDS:
        return found.say(f"source-{cast(MacaoGame, found.game).data.card(source)['kind']}")
    return found.texts.source(source)
