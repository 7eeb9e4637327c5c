"""What a report tells of Macau: cards laid, attacks, calls, the word, and the length of rounds."""

from __future__ import annotations

from collections import Counter

from carrack.games.macau_cards.cards import kind_of
from carrack.games.macau_cards.names import (
    ACCEPTED,
    ATTACK_NAMES,
    ATTACKED,
    BY_TURN,
    CALLED_ANY_PLAIN,
    CALLED_FREE_SUIT,
    CALLED_RANK,
    CALLED_SUIT,
    CAUSE_NAMES,
    DREW,
    FACE_NAMES,
    LAID,
    MACAU_CAUGHT,
    MACAU_MISSED,
    MACAU_SAID,
    NONE,
    RANKS,
    ROUND_ENDED,
    SUITS,
    WENT_OUT,
)
from carrack.research.report import (
    Amount,
    Found,
    Percent,
    Section,
    known_dots,
    most_first,
    share_row,
    spread_row,
    summed_up,
)
from carrack.research.report_plots import Bars, Dots, Histogram
from carrack.research.tally import Counting, Counts, Played

MOST_TIMES = 8  # so many attacks on a seat or more are one row
WORDS = {MACAU_SAID: "said", MACAU_MISSED: "missed", MACAU_CAUGHT: "caught"}


# ---- counting ----


class TitleCounting(Counting):
    """One match, event by event."""

    EVENTS = frozenset(
        (
            *(LAID, DREW, ATTACKED, ACCEPTED, WENT_OUT, ROUND_ENDED, *WORDS),
            *(CALLED_SUIT, CALLED_RANK, CALLED_FREE_SUIT, CALLED_ANY_PLAIN),
        )
    )

    def __init__(self, played: Played, counts: Counts) -> None:
        super().__init__(played, counts)
        self.attacked = [0] * len(self.who)
        self.punished = [0] * len(self.who)  # cards drawn for anything but a turn
        self.last = [NONE] * len(self.who)  # cards laid
        self.round_began = 0  # at this step

    def count(self, kind: int, seat: int, a: int, b: int, c: int, cause: int) -> None:
        if kind == DREW:
            self.counts["drew", CAUSE_NAMES[cause]] += 1
            self.punished[seat] += cause != BY_TURN
        elif kind == LAID:
            self.counts["laid", FACE_NAMES[a]] += 1
            self.last[seat] = a
        elif kind == ATTACKED:
            self.counts["attack", ATTACK_NAMES[b]] += 1
            self.attacked[a] += 1
        elif kind == ACCEPTED:
            self.counts["accepted", ATTACK_NAMES[a], b] += 1
        elif kind == CALLED_SUIT:
            self.counts["called", "suit", SUITS[a]] += 1
        elif kind == CALLED_RANK:
            self.counts["called", "rank", RANKS[a]] += 1
        elif kind in (CALLED_FREE_SUIT, CALLED_ANY_PLAIN):
            self.counts["called", "else", "suit" if kind == CALLED_FREE_SUIT else "plain"] += 1
        elif kind in WORDS:
            self.counts["word", WORDS[kind]] += 1
        elif kind == WENT_OUT and self.last[seat] != NONE:
            self.counts["out_with", FACE_NAMES[self.last[seat]]] += 1
        elif kind == ROUND_ENDED:
            self.counts["round_length", self.step - self.round_began] += 1
            self.round_began = self.step

    def finish(self) -> None:
        """What counts once for a seat in a match."""
        for seat, who in enumerate(self.who):
            self.counts["attacks_on", min(MOST_TIMES, self.attacked[seat]), *who] += 1
            self.counts["penalty", self.punished[seat], *who] += 1


# ---- telling ----


def sections(found: Found) -> list[Section]:
    wanted = (rounds, laid, attacks, attacked, penalties, calls, words)
    return [section for tell in wanted if (section := tell(found)).rows]


def rounds(found: Found) -> Section:
    lengths = {value: count for (value,), count in found.of("round_length").items()}
    number = sum(lengths.values())
    steps = found.say("row-steps")
    return found.section(
        "rounds",
        [Histogram({steps: lengths}, found.say("axis-steps"))] if lengths else [],
        "in-a-round mean least median most",
        [spread_row(steps, lengths)] if lengths else [],
        "single",
        number=number,
    )


def laid(found: Found) -> Section:
    """How often cards were laid, by what each is good for with these options; the table below the
    plot has every card.
    """
    faces, out = found.summed("laid"), found.summed("out_with")
    kinds: dict[str, list[int]] = {}
    for face, times in faces.items():
        row = kinds.setdefault(good_for(found, face), [0, 0])
        row[0] += times
        row[1] += out.get(face, 0)
    ordered = sorted(kinds, key=lambda kind: (-kinds[kind][0], kind))
    all_laid, all_out = (max(1, sum(row[i] for row in kinds.values())) for i in (0, 1))
    series = {
        found.say("series-laid"): [kinds[kind][0] / all_laid for kind in ordered],
        found.say("series-out"): [kinds[kind][1] / all_out for kind in ordered],
    }
    return found.section(
        "laid",
        [Bars(ordered, series, found.say("axis-share"), percent=True)],
        "card good-for laid in-a-game out",
        [
            [
                found.texts.face(face),
                good_for(found, face),
                times,
                Amount(times / found.games, 2),
                out.get(face, 0),
            ]
            for face, times in most_first(faces)
        ],
        "laid",
    )


def good_for(found: Found, face: str) -> str:
    """What a card does at this table."""
    return found.say(f"good-for-{kind_of(face, found.resolved)}")


def attacks(found: Found) -> Section:
    """How large an attack had grown when somebody gave in."""
    sizes: dict[str, Counter[int]] = {}
    for (kind, total), times in found.of("accepted").items():
        sizes.setdefault(kind, Counter())[total] += times
    begun = found.summed("attack")
    units = {kind: found.say(f"unit-{kind}") for kind in sizes}
    return found.section(
        "attacks",
        [Histogram({units[kind]: sizes[kind] for kind in sorted(sizes)}, found.say("axis-size"))]
        if sizes
        else [],
        "attack announced accepted mean-size largest",
        [
            [
                units[kind],
                Amount(begun.get(kind, 0) / found.games, 2),
                Amount(sum(sizes[kind].values()) / found.games, 2),
                Amount(summed_up(sizes[kind])[0]),
                max(sizes[kind]),
            ]
            for kind in sorted(sizes)
        ],
        "name",
    )


def attacked(found: Found) -> Section:
    """Whether it hurts to be attacked."""
    rows = [
        (found.say("row-or-more", number=times) if times == MOST_TIMES else f"{times} ×", share)
        for times, share in sorted(found.shares("attacks_on").items())
    ]
    return found.section(
        "attacked",
        [Dots(known_dots(rows), found.say("axis-won"))] if rows else [],
        "attacked seats won expected difference",
        [share_row(name, share) for name, share in rows],
        "fewest-attacks",
        read="how-to-read",
    )


def penalties(found: Found) -> Section:
    by_result: dict[int, Counter[int]] = {1: Counter(), 0: Counter()}
    for (cards, _, won), times in found.of("penalty").items():
        by_result[won][cards] += times
    drawn = {found.say("series-winners"): by_result[1], found.say("series-others"): by_result[0]}
    causes = found.summed("drew")
    total = max(1, sum(causes.values()))
    say = found.texts.sentences.say
    shown = {name: cards for name, cards in drawn.items() if cards}
    return found.section(
        "penalties",
        [Histogram(shown, found.say("axis-cards"))],
        "cause cards of-all in-a-game",
        [
            [say(f"cause-{cause}"), times, Percent(times, total), Amount(times / found.games, 2)]
            for cause, times in most_first(causes)
        ],
        "cards",
    )


def calls(found: Found) -> Section:
    say = found.texts.sentences.say
    names = {
        ("else", "suit"): found.say("call-free"),
        ("else", "plain"): found.say("call-plain"),
    }
    sums = {
        names.get((kind, value)) or say(f"{kind}-{value}"): times
        for (kind, value), times in found.of("called").items()
    }
    ordered = most_first(sums)
    total = sum(sums.values())
    each = [times / total for _, times in ordered]
    return found.section(
        "calls",
        [Bars([name for name, _ in ordered], {"": each}, found.say("axis-share"), True)]
        if ordered
        else [],
        "called times of-all in-a-game",
        [[name, n, Percent(n, total), Amount(n / found.games, 2)] for name, n in ordered],
        "called",
        number=total,
    )


def words(found: Found) -> Section:
    ordered = [
        (found.say(f"word-{what}"), times) for what, times in most_first(found.summed("word"))
    ]
    total = sum(times for _, times in ordered)
    dots = [Percent(n, total).dot(name) for name, n in ordered]
    return found.section(
        "words",
        [Dots(dots, found.say("axis-share"))] if ordered else [],
        "word times of-all in-a-game",
        [[name, n, Percent(n, total), Amount(n / found.games, 2)] for name, n in ordered],
        "frequent",
        number=total,
    )
