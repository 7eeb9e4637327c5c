"""What a report tells of the games that were counted: sections with plots and tables.

A section says in a sentence what it shows and of how many games. All of it is plain values here;
`report_plots` draws and `report_page` writes the page.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from math import sqrt
from pathlib import Path
from typing import Any

from carrack.bots.ladder import Z95, wilson
from carrack.bots.series import Plan, game_of
from carrack.kernel.packed import is_there
from carrack.kernel.parts import folder_of, part_of
from carrack.research.report_plots import Bars, Dot, Dots, Histogram, Plot
from carrack.research.tally import Counts
from carrack.texts import Texts
from carrack.texts.letters import language_in
from carrack.texts.sentences import Sentences, figure

FOLDER = Path(__file__).parent / "texts"
ENOUGH = 30  # seats that did something: with fewer an interval says next to nothing
MOST_BARS = 20  # of a list where the rest is next to nothing
SHOWN_AT_EACH_END = 15  # of a long list of names; the table has all of them


@dataclass(frozen=True)
class Share:
    """Of the seats that did something, how many won, and how many would have done so anyway."""

    count: int
    wins: int
    expected: float

    @property
    def rate(self) -> float:
        return self.wins / self.count

    @property
    def edge(self) -> float:
        return self.rate - self.expected

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.count)

    def dot(self, label: str) -> Dot:
        return Dot(label, self.rate, *self.interval, self.expected)


@dataclass(frozen=True)
class Percent:
    """A part of something, with its interval."""

    part: int
    whole: int

    @property
    def rate(self) -> float:
        return self.part / self.whole if self.whole else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.part, self.whole) if self.whole else (0.0, 1.0)

    def dot(self, label: str, expected: float | None = None) -> Dot:
        return Dot(label, self.rate, *self.interval, expected)


@dataclass(frozen=True)
class Amount:
    """A plain number, or a difference with its sign."""

    value: float
    digits: int = 1
    unit: str = ""
    is_difference: bool = False


@dataclass(frozen=True)
class Mean:
    """A mean, and how far it may be off in 95 of 100 cases."""

    value: float
    error: float


@dataclass(frozen=True)
class Estimate:
    """What is printed on a piece; our estimates say so."""

    text: str
    is_estimated: bool


Cell = str | int | Share | Percent | Amount | Mean | Estimate


@dataclass(frozen=True)
class Section:
    """One thing that the report shows."""

    id: str
    title: str
    caption: str
    plots: Sequence[Plot]
    columns: Sequence[str]
    rows: Sequence[Sequence[Cell]]
    order: str  # by what the rows are sorted
    notes: Sequence[str] = ()


@cache
def words_of(title: str, language: str) -> Sentences:
    """What reports say in a language: of every title, and of this one where it tells more."""
    file = f"{language_in(language)}.ftl"
    paths = [FOLDER / file]
    own = folder_of(title) / "research" / "texts" / file
    if is_there(own):
        paths.insert(0, own)
    return Sentences(language, paths)


@dataclass
class Found:
    """The counts of a plan, questions to them, and the words of who reads the answers."""

    plan: Plan
    counts: Counts
    language: str = "en"
    grouped: dict[str, dict[tuple[Any, ...], int]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.game = game_of(self.plan)
        self.texts = Texts(self.plan.title, self.language)
        self.words = words_of(self.plan.title, self.language)
        for (name, *rest), count in sorted(self.counts.items(), key=lambda item: str(item[0])):
            self.grouped.setdefault(str(name), {})[tuple(rest)] = count
        seats = range(len(self.plan.players))
        self.base = [self.wins("sat", player) / self.games for player in seats]

    @property
    def games(self) -> int:
        return self.counts["games",]

    def say(self, key: str, **gaps: str | int) -> str:
        """A sentence, or a few words; each may tell of how many games it speaks."""
        return self.words.say(key, {"games": self.games, **gaps})

    def figure(self, text: str) -> str:
        """A figure put together as in English, as the reader's language writes it."""
        return figure(text, self.language)

    def section(
        self,
        name: str,
        plots: Sequence[Plot],
        columns: str,
        rows: Sequence[Sequence[Cell]],
        order: str,
        notes: Sequence[str] = (),
        read: str = "",
        **gaps: str | int,
    ) -> Section:
        """A section by its name; columns and the order of the rows by theirs."""
        caption = self.say(f"{name}-section.caption", **gaps)
        return Section(
            name,
            self.say(f"{name}-section"),
            f"{caption} {self.say(read)}" if read else caption,
            plots,
            [self.say(f"column-{column}") for column in columns.split()],
            rows,
            self.say(f"order-{order}"),
            notes,
        )

    @property
    def resolved(self) -> dict[str, Any]:
        return self.game.resolved(self.plan.options)

    def of(self, name: str) -> dict[tuple[Any, ...], int]:
        """All counts of one name, by the rest of their keys."""
        return self.grouped.get(name, {})

    def wins(self, name: str, *begin: Any) -> int:
        """Of the counts whose keys begin so, those of winners; the last part of a key says so."""
        return sum(
            count
            for key, count in self.of(name).items()
            if key[: len(begin)] == begin and key[-1] == 1
        )

    def total(self, name: str, *begin: Any) -> int:
        return sum(count for key, count in self.of(name).items() if key[: len(begin)] == begin)

    def summed(self, name: str, at: int = 0) -> dict[Any, int]:
        """Counts of one name, added up by one part of their keys."""
        sums: dict[Any, int] = {}
        for key, count in self.of(name).items():
            sums[key[at]] = sums.get(key[at], 0) + count
        return sums

    def shares(self, name: str) -> dict[Any, Share]:
        """Who did something won so often: keys are what was done, the player, and won or not.

        A player who wins much anyway is expected to: what others would have done does not count.
        """
        sums: dict[Any, list[float]] = {}
        for (*thing, player, won), count in self.of(name).items():
            row = sums.setdefault(thing[0] if len(thing) == 1 else tuple(thing), [0, 0, 0.0])
            row[0] += count
            row[1] += count * won
            row[2] += count * self.base[player]
        return {
            thing: Share(int(count), int(wins), expected / count)
            for thing, (count, wins, expected) in sums.items()
        }

    def player(self, number: int) -> str:
        """A player by number and bot, as in `carrack simulate`."""
        return f"{number + 1} {self.plan.players[number]}"


# ---- what all titles have ----


def sections(found: Found) -> list[Section]:
    """The whole report in order: what all titles have, then what is particular."""
    common = [scores(found), seats(found), *players(found), length(found)]
    part = part_of(found.plan.title, "research.report")
    if part is None:
        return common
    tell: Callable[[Found], list[Section]] = part.sections
    return [*common, *tell(found), actions(found)]


def scores(found: Found) -> Section:
    by_player = {
        found.player(player): distribution(found, player)
        for player in range(len(found.plan.players))
    }
    rows = [spread_row(name, values) for name, values in by_player.items()]
    everybody: dict[int, int] = {}
    for values in by_player.values():
        for score, count in values.items():
            everybody[score] = everybody.get(score, 0) + count
    alike = len(set(found.plan.players)) == 1
    drawn = {found.say("series-all-seats"): everybody} if alike else by_player
    plots = [Histogram(drawn, found.say("axis-final-score"))]
    return found.section("scores", plots, "player mean lowest median highest", rows, "players")


def distribution(found: Found, player: int) -> dict[int, int]:
    values: dict[int, int] = {}
    for (who, score, _), count in found.of("score").items():
        if who == player:
            values[score] = values.get(score, 0) + count
    return dict(sorted(values.items()))


def summed_up(values: Mapping[int, int]) -> tuple[float, float, int, int, int]:
    """Mean, half the width of its interval, least, median, most of numbers with their counts.

    >>> summed_up({1: 1, 2: 2, 7: 1})[2:]
    (1, 2, 7)
    """
    total = sum(values.values())
    mean = sum(value * count for value, count in values.items()) / total
    squares = sum(count * (value - mean) ** 2 for value, count in values.items())
    error = Z95 * sqrt(squares / max(1, total - 1) / total)
    ordered = sorted(values)
    below = 0
    middle = ordered[-1]
    for value in ordered:
        below += values[value]
        if 2 * below >= total:
            middle = value
            break
    return mean, error, ordered[0], middle, ordered[-1]


def seats(found: Found) -> Section:
    """Where one sits: what the players at a seat won, beside what they win anywhere."""
    shares: dict[int, list[float]] = {}
    for (player, seat, won), count in found.of("sat").items():
        row = shares.setdefault(seat, [0, 0, 0.0])
        row[0] += count
        row[1] += count * won
        row[2] += count * found.base[player]
    rows = [
        (found.texts.word("seat", number=seat), Share(int(count), int(wins), expected / count))
        for seat, (count, wins, expected) in sorted(shares.items())
    ]
    shared = sum(n for (winners,), n in found.of("winners").items() if winners > 1)
    return found.section(
        "seats",
        [Dots([share.dot(name) for name, share in rows], found.say("axis-won"))],
        "seat games won expected difference",
        [share_row(name, share) for name, share in rows],
        "table",
        [found.say("shared-first", number=shared)] if shared else (),
    )


def share_row(name: Cell, share: Share) -> list[Cell]:
    return [name, share.count, share, expectation(share), difference(share)]


def expectation(share: Share) -> Amount:
    return Amount(100 * share.expected, unit=" %")


def difference(share: Share) -> Amount:
    return Amount(100 * share.edge, is_difference=True)


def players(found: Found) -> list[Section]:
    """Who plays; nothing to see where all are the same bot."""
    names = found.plan.players
    if len(set(names)) == 1:
        return []
    even = sum(found.base) / len(names)
    rows = [
        (found.player(player), Percent(found.wins("sat", player), found.games))
        for player in range(len(names))
    ]
    return [
        found.section(
            "players",
            [Dots([won.dot(name, even) for name, won in rows], found.say("axis-won"))],
            "player won",
            list(rows),
            "players",
        )
    ]


def length(found: Found) -> Section:
    choices = {value: count for (value,), count in found.of("choices").items()}
    rounds = {value: count for (value,), count in found.of("rounds").items()}
    names = found.say("row-decisions"), found.say("row-rounds")
    plots: list[Plot] = [Histogram({names[0]: choices}, found.say("axis-decisions"))]
    rows = [spread_row(names[0], choices), spread_row(names[1], rounds)]
    if len(rounds) > 1:
        plots.append(Histogram({names[1]: rounds}, found.say("axis-rounds")))
    return found.section("length", plots, "in-a-game mean least median most", rows, "decisions")


def spread_row(name: str, values: Mapping[int, int]) -> list[Cell]:
    """A name, then the mean, the least, the middle and the most of some numbers."""
    mean, error, least, middle, most = summed_up(values)
    return [name, Mean(mean, error), least, middle, most]


def actions(found: Found) -> Section:
    """What is done how often. In our titles the number of an action tells its type at any table."""
    state = found.game.new(seats=len(found.plan.players), seed=0, options=found.plan.options)
    sums: dict[str, int] = {}
    for (number,), count in found.of("action").items():
        kind = found.game.action(state, 0, number)["type"].replace("_", " ")
        sums[kind] = sums.get(kind, 0) + count
    ordered = most_first(sums)
    drawn = ordered[:MOST_BARS]
    each = [count / found.games for _, count in drawn]
    return found.section(
        "actions",
        [Bars([kind for kind, _ in drawn], {"": each}, found.say("axis-times"))],
        "action times in-a-game",
        [[kind, count, Amount(count / found.games, 2)] for kind, count in ordered],
        "frequent",
    )


# ---- for titles ----


def most_first(sums: Mapping[str, int]) -> list[tuple[str, int]]:
    return sorted(sums.items(), key=lambda item: (-item[1], item[0]))


def both_ends(dots: Sequence[Dot], axis: str) -> Dots:
    """The first and the last of a long sorted list."""
    if len(dots) <= 2 * SHOWN_AT_EACH_END:
        return Dots(dots, axis)
    ends = [*dots[:SHOWN_AT_EACH_END], *dots[-SHOWN_AT_EACH_END:]]
    return Dots(ends, axis, gap=SHOWN_AT_EACH_END)


def known_dots(rows: Sequence[tuple[str, Share]]) -> list[Dot]:
    """The rows that were seen often enough, if any were."""
    known = [share.dot(name) for name, share in rows if share.count >= ENOUGH]
    return known or [share.dot(name) for name, share in rows]


def by_edge(shares: Iterable[tuple[str, Share]]) -> list[tuple[str, Share]]:
    return sorted(shares, key=lambda item: (-item[1].edge, item[0]))


def shares_section(
    found: Found, name: str, first: str, named: Iterable[tuple[str, Share]]
) -> Section:
    """Things that seats did, and how often they won then."""
    rows = by_edge(named)
    return found.section(
        name,
        [both_ends(known_dots(rows), found.say("axis-won"))] if rows else [],
        f"{first} seats won expected difference",
        [share_row(thing, share) for thing, share in rows],
        "difference",
        chance_notes(found, rows),
        read="how-to-read",
    )


def chance_notes(found: Found, rows: Sequence[tuple[str, Share]]) -> list[str]:
    """A warning that belongs to every long list of intervals."""
    notes = []
    known = [share for _, share in rows if share.count >= ENOUGH]
    among = {"known": len(known), "least": ENOUGH}
    if len(known) > 2 * SHOWN_AT_EACH_END:
        notes.append(found.say("drawn-ends", shown=SHOWN_AT_EACH_END, **among))
    elif known and len(known) < len(rows):
        notes.append(found.say("drawn-known", **among))
    if len(known) >= 20:
        surprising = sum(share.dot("").surprises for share in known)
        by_chance = round(0.05 * len(known))
        among["least"] = by_chance
        notes.append(found.say("by-chance", number=surprising, **among))
    return notes
