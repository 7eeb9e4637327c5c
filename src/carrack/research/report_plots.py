"""The plots of a report: what is drawn, as plain values, and how, as SVG that stands in a page.

Colors become the page's own, so that a plot follows it into the dark; letters stay letters.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from io import StringIO
from typing import Any

from carrack.texts.sentences import figure

# The colors of the page, by light; each is drawn by its name.
COLORS = {
    "#2b2218": "ink",
    "#5f5140": "ink-soft",
    "#cdbd9d": "line",
    "#1f4f8f": "blue",
    "#b97f12": "gold",
    "#9c2f22": "red",
    "#3c6b3a": "green",
    "#7a4a92": "violet",
    "#8c8a85": "gray",
    "#b5382a": "coral",
    "#7fa3b3": "sea",
    "#fbf5e7": "paper-high",
}
INK, SOFT, LINE, BLUE, GOLD, RED = list(COLORS)[:6]
SERIES = (BLUE, GOLD, RED, *list(COLORS)[7:11], SOFT, INK, *list(COLORS)[6:7])
PAPER = "#fbf5e7"
WIDE, NARROW = 860, 340  # pixels: beside much, or on a phone
LABEL_SIZE = 11
ROW = 19  # pixels for a row with a name
MOST_BINS = 40


@dataclass(frozen=True)
class Dot:
    """A value with its interval, and what was to be expected."""

    label: str
    value: float
    low: float
    high: float
    expected: float | None = None

    @property
    def surprises(self) -> bool:
        return self.expected is not None and not self.low <= self.expected <= self.high


@dataclass(frozen=True)
class Dots:
    """Named values with intervals, one below the other."""

    rows: Sequence[Dot]
    axis: str
    percent: bool = True
    gap: int | None = None  # before which row some are left out


@dataclass(frozen=True)
class Bars:
    """Named values as bars, one below the other; several series side by side."""

    labels: Sequence[str]
    series: Mapping[str, Sequence[float]]
    axis: str
    percent: bool = False


@dataclass(frozen=True)
class Histogram:
    """How often each whole number came, in parts of each series."""

    series: Mapping[str, Mapping[int, int]]
    axis: str


@dataclass(frozen=True)
class Heat:
    """A value for each pair of whole numbers, the darker the more."""

    cells: Mapping[tuple[int, int], float]
    across: str
    upward: str
    percent: bool = True


Plot = Dots | Bars | Histogram | Heat


def svg(plot: Plot, name: str, narrow: bool = False, language: str = "en") -> str:
    """The plot as an `<svg>` element; the name is that of its section, and keeps ids apart."""
    from matplotlib import rc_context
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    width = NARROW if narrow else WIDE
    with rc_context(style(name)):
        figure = Figure(figsize=(width / 72, height(plot, narrow) / 72), layout="constrained")
        FigureCanvasSVG(figure)
        axes = figure.add_subplot()
        PAINTERS[type(plot)](axes, plot, narrow)
        drawn = StringIO()
        figure.savefig(drawn, format="svg", transparent=True, metadata={"Date": None})
    return translated(inlined(drawn.getvalue(), name), language)


def style(name: str) -> Any:  # matplotlib lists every key in its type
    return {
        "svg.fonttype": "none",
        "svg.hashsalt": name,
        "text.parse_math": False,
        "font.size": LABEL_SIZE,
        "text.color": INK,
        "axes.edgecolor": LINE,
        "axes.labelcolor": SOFT,
        "axes.spines.top": False,
        "axes.spines.right": False,
        "axes.titlesize": LABEL_SIZE,
        "xtick.color": LINE,
        "ytick.color": LINE,
        "xtick.labelcolor": SOFT,
        "ytick.labelcolor": INK,
        "grid.color": LINE,
        "grid.linewidth": 0.6,
        "legend.frameon": False,
        "legend.fontsize": LABEL_SIZE,
    }


def height(plot: Plot, narrow: bool) -> float:
    if isinstance(plot, Dots):
        return 60 + ROW * (len(plot.rows) + (plot.gap is not None))
    if isinstance(plot, Bars):
        lanes = max(1, 0.55 * len(plot.series) + 0.45)
        legend = 0 if len(plot.series) == 1 else 24
        return 60 + legend + ROW * lanes * len(plot.labels)
    if isinstance(plot, Heat):
        return 320 if narrow else 420
    return 220 if narrow else 280


# ---- each kind ----


def paint_dots(axes: Any, plot: Dots, narrow: bool) -> None:
    gap = len(plot.rows) if plot.gap is None else plot.gap
    places = [place + (place >= gap) for place in range(len(plot.rows))]
    for place, row in zip(places, plot.rows, strict=True):
        color = BLUE if row.surprises or row.expected is None else SOFT
        axes.plot([row.low, row.high], [place, place], color=color, linewidth=1.6)
        axes.plot([row.value], [place], "o", color=color, markersize=5.5)
        if row.expected is not None:
            axes.plot([row.expected], [place], "|", color=GOLD, markersize=11, markeredgewidth=2.2)
    axes.set_yticks(places, [row.label for row in plot.rows])
    axes.set_ylim(places[-1] + 0.6, -0.6)
    if plot.gap is not None:
        axes.axhline(gap, color=LINE, linewidth=1, linestyle=(0, (2, 4)))
    tidy_rows(axes, plot.axis, plot.percent, narrow)


def paint_bars(axes: Any, plot: Bars, narrow: bool) -> None:
    lanes = len(plot.series)
    thick = 0.72 / lanes
    for lane, (name, values) in enumerate(plot.series.items()):
        places = [i + (lane - (lanes - 1) / 2) * thick for i in range(len(values))]
        axes.barh(places, values, height=thick * 0.92, color=SERIES[lane], label=name)
    axes.set_yticks(range(len(plot.labels)), plot.labels)
    axes.set_ylim(len(plot.labels) - 0.4, -0.6)
    if any(value < 0 for values in plot.series.values() for value in values):
        axes.axvline(0, color=SOFT, linewidth=0.8)
    if lanes > 1:
        axes.figure.legend(loc="outside upper center", ncols=min(lanes, 2 if narrow else 4))
    tidy_rows(axes, plot.axis, plot.percent, narrow)


def tidy_rows(axes: Any, label: str, percent: bool, narrow: bool) -> None:
    """Rows with names: a grid for the values, and nothing that the names do not need."""
    axes.set_xlabel(label)
    axes.grid(axis="x")
    axes.set_axisbelow(True)
    axes.tick_params(axis="y", length=0)
    axes.spines["left"].set_visible(False)
    axes.locator_params(axis="x", nbins=4 if narrow else 9)
    if percent:
        axes.xaxis.set_major_formatter(as_percent)


def paint_histogram(axes: Any, plot: Histogram, narrow: bool) -> None:
    values = [value for series in plot.series.values() for value in series]
    low, high = min(values), max(values)
    width = max(1, -(-(high - low + 1) // (MOST_BINS // 2 if narrow else MOST_BINS)))
    edges = list(range(low, high + width + 1, width))
    for number, (name, series) in enumerate(plot.series.items()):
        total = sum(series.values())
        shares = [
            sum(series.get(value, 0) for value in range(edge, edge + width)) / total
            for edge in edges[:-1]
        ]
        middle = sum(value * times for value, times in series.items()) / total
        color = SERIES[number % len(SERIES)]
        axes.stairs(shares, [edge - 0.5 for edge in edges], color=color, label=name, linewidth=1.8)
        if len(plot.series) == 1:
            axes.stairs(shares, [edge - 0.5 for edge in edges], color=color, fill=True, alpha=0.25)
        axes.axvline(middle, color=color, linewidth=1.2, linestyle=(0, (4, 3)))
    axes.set_xlabel(plot.axis)
    axes.set_ylim(bottom=0)
    axes.yaxis.set_major_formatter(as_percent)
    axes.tick_params(axis="y", labelcolor=SOFT)
    axes.grid(axis="y")
    axes.set_axisbelow(True)
    axes.locator_params(axis="x", integer=True, nbins=6 if narrow else 12)
    axes.locator_params(axis="y", nbins=5)
    if len(plot.series) > 1:
        columns = min(len(plot.series), 2 if narrow else 5)
        axes.figure.legend(loc="outside upper center", ncols=columns)


def paint_heat(axes: Any, plot: Heat, narrow: bool) -> None:
    most = max(plot.cells.values()) or 1
    for (x, y), value in plot.cells.items():
        square = {"width": 0.94, "height": 0.94, "linewidth": 0}
        axes.add_patch(rectangle(x, y, facecolor=PAPER, **square))
        axes.add_patch(rectangle(x, y, facecolor=BLUE, alpha=0.06 + 0.5 * value / most, **square))
        if not narrow:
            told = f"{100 * value:.0f}" if plot.percent else f"{value:.1f}"
            axes.text(x, y, told, ha="center", va="center", fontsize=9, color=INK)
    across, upward = [x for x, _ in plot.cells], [y for _, y in plot.cells]
    axes.set_xlim(min(across) - 0.6, max(across) + 0.6)
    axes.set_ylim(min(upward) - 0.6, max(upward) + 0.6)
    axes.locator_params(integer=True, nbins=14)
    axes.set_xlabel(plot.across)
    axes.set_ylabel(plot.upward)
    axes.tick_params(axis="both", length=0, labelcolor=SOFT)
    for side in ("left", "bottom"):
        axes.spines[side].set_visible(False)


def rectangle(x: int, y: int, **look: Any) -> Any:
    from matplotlib.patches import Rectangle

    return Rectangle((x - 0.47, y - 0.47), **look)


def as_percent(share: float, _: object) -> str:
    """
    >>> as_percent(0.375, None), as_percent(0.5, None)
    ('37.5 %', '50 %')
    """
    return f"{100 * share:.4g} %"


PAINTERS: dict[type, Any] = {
    Dots: paint_dots,
    Bars: paint_bars,
    Histogram: paint_histogram,
    Heat: paint_heat,
}


# ---- into the page ----


def inlined(drawn: str, name: str) -> str:
    """Without what only a file of its own needs, and with the colors and the type of the page."""
    text = drawn[drawn.index("<svg") :].strip()
    text = re.sub(r"<metadata>.*?</metadata>|<style.*?</style>|<!--.*?-->", "", text, flags=re.S)
    text = re.sub(r"<defs>\s*</defs>", "", text)
    text = re.sub(r' xmlns(:xlink)?="[^"]*"| version="[^"]*"', "", text)
    text = re.sub(r'(<svg[^>]*?) width="[^"]*"', r"\1", text, count=1)
    text = re.sub(r'(<svg[^>]*?) height="[^"]*"', r"\1", text, count=1)
    text = re.sub(r"font: (?:[\w.]+ )?([\d.]+px) [^;\"]*", r"font-size: \1", text)
    text = re.sub(r"(\d\.\d\d)\d+", r"\1", text)
    for color, role in COLORS.items():
        text = text.replace(color, f"var(--{role})")
    return re.sub(r"\s*\n\s*", "\n", own_ids(text, name))


NUMBER = re.compile(r"(?<=>)[-\N{MINUS SIGN}]?\d[\d.,]*(?: %)?(?=</text>)")


def translated(text: str, language: str) -> str:
    """A plot (SVG) with the numbers of its axes as readers of this language write them.

    >>> translated("<text>37.5 %</text><text>1.50</text>", "hu")
    '<text>37,5\xa0%</text><text>1,50</text>'
    """
    return NUMBER.sub(lambda found: figure(found[0], language), text)


def own_ids(text: str, name: str) -> str:
    """Ids that are pointed to, each only once in the page; all others go."""
    used = set(re.findall(r'(?:href="#|url\(#)([\w-]+)', text))
    text = re.sub(
        r' id="([^"]+)"',
        lambda found: f' id="{name}-{found[1]}"' if found[1] in used else "",
        text,
    )
    return re.sub(r'(href="#|url\(#)([\w-]+)', rf"\g<1>{name}-\2", text)
