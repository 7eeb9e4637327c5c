"""A report as one HTML page that needs nothing from elsewhere."""

from __future__ import annotations

import json
import shlex
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

import carrack
from carrack.kernel.errors import unwritable
from carrack.research.report import (
    Amount,
    Cell,
    Estimate,
    Found,
    Mean,
    Percent,
    Section,
    Share,
)
from carrack.research.report_plots import svg

MOST_ROWS = 12  # longer tables are folded
MINUS = "\N{MINUS SIGN}"

STYLE = """
:root {
  color-scheme: light dark;
  --paper: #f3ead7; --paper-high: #fbf5e7; --paper-low: #e8dcc2;
  --ink: #2b2218; --ink-soft: #5f5140; --line: #cdbd9d;
  --blue: #1f4f8f; --blue-wash: #dbe6f0; --gold: #b97f12; --red: #9c2f22; --green: #3c6b3a;
  --violet: #7a4a92; --gray: #8c8a85; --coral: #b5382a; --sea: #7fa3b3;
  --serif: Fraunces, "Iowan Old Style", "Palatino Linotype", Georgia, serif;
  --sans: "Source Sans 3", "Segoe UI", system-ui, sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #1b1713; --paper-high: #262019; --paper-low: #14100d;
    --ink: #f0e4cb; --ink-soft: #c3b393; --line: #4a3f30;
    --blue: #86b4e6; --blue-wash: #1f3045; --gold: #e4b04a; --red: #ec8f7c; --green: #97c491;
    --violet: #c394da; --gray: #a5a39d; --coral: #ef8a73; --sea: #7fb0c4;
  }
}
* { box-sizing: border-box; }
html { scroll-behavior: smooth; -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.55 var(--sans); }
.tiles { height: 14px; border-bottom: 2px solid var(--gold); background:
  conic-gradient(from 45deg, var(--blue) 25%, var(--paper-high) 0 50%, var(--blue) 0 75%,
  var(--paper-high) 0) 0 0 / 14px 14px; }
header, main, footer { max-width: 60rem; margin: 0 auto; padding: 0 1.25rem; }
header { padding-top: 2.25rem; }
h1, h2 { font-family: var(--serif); font-weight: 600; line-height: 1.15; text-wrap: balance; }
h1 { font-size: clamp(1.9rem, 1.2rem + 3vw, 3rem); margin: 0 0 0.4rem; }
h2 { font-size: 1.5rem; margin: 0 0 0.35rem; }
a { color: var(--blue); text-underline-offset: 0.2em; }
:focus-visible { outline: 2px solid var(--gold); outline-offset: 2px; }
.lead { color: var(--ink-soft); font-size: 1.1rem; margin: 0 0 1.4rem; max-width: 42rem; }
.facts { display: flex; flex-wrap: wrap; gap: 1px;
  margin: 0 0 1.4rem; background: var(--line); border: 1px solid var(--line); border-radius: 10px;
  overflow: hidden; }
.facts div { flex: 1 1 8rem; background: var(--paper-high); padding: 0.7rem 0.9rem; }
.facts dt { color: var(--ink-soft); font-size: 0.8125rem; }
.facts dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
.again { margin: 0 0 1.4rem; }
pre { margin: 0.3rem 0 0; padding: 0.7rem 0.9rem; background: var(--paper-low); border-radius: 6px;
  white-space: pre-wrap; overflow-wrap: anywhere; font: 0.875rem/1.5 ui-monospace, monospace; }
nav ol { display: flex; flex-wrap: wrap; gap: 0.5rem; list-style: none; margin: 0 0 1rem;
  padding: 0; }
nav a { display: block; padding: 0.35rem 0.75rem; border: 1px solid var(--line); color: var(--ink);
  border-radius: 99px; background: var(--paper-high); text-decoration: none; font-size: 0.9375rem; }
nav a:hover { border-color: var(--blue); color: var(--blue); }
section { background: var(--paper-high); border: 1px solid var(--line); border-radius: 10px;
  padding: 1.4rem 1.5rem 1.2rem; margin: 0 0 1.25rem; scroll-margin-top: 1rem; }
figure { margin: 0; }
figcaption { color: var(--ink-soft); margin: 0 0 0.9rem; max-width: 46rem; text-wrap: pretty; }
figure svg { display: block; width: 100%; height: auto; max-width: 860px; margin: 0 auto 0.75rem; }
figure svg * { stroke-linejoin: round; stroke-linecap: butt; }
figure svg text { font-family: var(--sans); font-variant-numeric: tabular-nums lining-nums; }
figure svg.narrow { display: none; }
.note { color: var(--ink-soft); font-size: 0.9375rem; margin: 0.5rem 0 0; max-width: 46rem; }
summary { cursor: pointer; color: var(--blue); padding: 0.6rem 0; font-weight: 600; }
.table { overflow-x: auto; margin: 0 -0.5rem; }
table { border-collapse: collapse; width: 100%; font-size: 0.9375rem;
  font-variant-numeric: tabular-nums lining-nums; }
.order { color: var(--ink-soft); font-size: 0.875rem; margin: 0.6rem 0 0.2rem; }
th, td { padding: 0.3rem 0.5rem; text-align: right; white-space: nowrap; }
th:first-child, td:first-child, th.text, td.text { text-align: left; }
td:first-child { white-space: normal; min-width: 7rem; }
td.text { white-space: normal; min-width: 6rem; }
thead th { border-bottom: 1.5px solid var(--ink-soft); vertical-align: bottom; font-weight: 600;
  white-space: normal; }
thead button { all: unset; cursor: pointer; }
thead button:hover { color: var(--blue); }
thead button:focus-visible { outline: 2px solid var(--gold); outline-offset: 2px; }
th[aria-sort] button::after { content: " ▾"; color: var(--gold); }
th[aria-sort="ascending"] button::after { content: " ▴"; }
tr { background: var(--paper-high); }
tbody tr:nth-child(even) { background: color-mix(in srgb, var(--paper) 55%, var(--paper-high)); }
th:first-child, td:first-child { position: sticky; left: 0; background: inherit; }
.interval { color: var(--ink-soft); font-size: 0.8125rem; }
.more { color: var(--green); } .less { color: var(--red); }
abbr { text-decoration: none; color: var(--gold); font-weight: 700; cursor: help; }
footer { color: var(--ink-soft); font-size: 0.9375rem; padding-bottom: 3rem; }
@media (max-width: 640px) {
  header, main, footer { padding-left: 0.75rem; padding-right: 0.75rem; }
  section { padding: 1.1rem 0.9rem 0.9rem; }
  nav a { padding: 0.55rem 0.85rem; }
  figure svg { max-width: 400px; }
  table { font-size: 0.875rem; }
  th, td { padding: 0.3rem 0.35rem; }
  td:first-child { min-width: 5.5rem; }
  .interval { display: block; font-size: 0.75rem; }
  figure svg.wide { display: none; }
  figure svg.narrow { display: block; }
}
@media print {
  nav { display: none; }
  section { break-inside: avoid; }
}
"""

# A click on a heading sorts; a second one the other way round.
SCRIPT = """
for (const table of document.querySelectorAll("table")) {
  const heads = [...table.tHead.rows[0].cells];
  heads.forEach((head, column) => head.querySelector("button").addEventListener("click", () => {
    const down = head.getAttribute("aria-sort") !== "descending";
    heads.forEach((other) => other.removeAttribute("aria-sort"));
    head.setAttribute("aria-sort", down ? "descending" : "ascending");
    const key = (row) => row.cells[column].dataset.value ?? row.cells[column].textContent;
    const order = (a, b) => {
      const [x, y] = [key(a), key(b)], [m, n] = [Number(x), Number(y)];
      return Number.isNaN(m) || Number.isNaN(n) ? y.localeCompare(x) : n - m;
    };
    const rows = [...table.tBodies[0].rows].sort(order);
    table.tBodies[0].append(...(down ? rows : rows.reverse()));
  }));
}
"""


def check(target: Path) -> None:
    """What a page needs, before hours are spent on games: a place to write it, and what draws."""
    import matplotlib  # noqa: F401 - only whether it is there

    if target.is_dir() or not target.absolute().parent.is_dir():
        why = "it is a folder" if target.is_dir() else "there is no such folder"
        raise unwritable(target, why)


def write(target: Path, found: Found, told: Sequence[Section]) -> None:
    try:
        target.write_text(page(found, told), encoding="utf-8")
    except OSError as error:
        raise unwritable(target, error.strerror or str(error)) from None


def page(found: Found, told: Sequence[Section]) -> str:
    """The whole page. The same counts always give the same page."""
    title = found.say("report-title", title=found.game.name)
    parts = [
        "<!DOCTYPE html>",
        f'<html lang="{escape(found.language)}">',
        "<head>",
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<link rel="icon" href="data:,">',
        f"<title>{escape(title)} · Carrack</title>",
        f"<style>{STYLE}</style>",
        "</head>",
        "<body>",
        '<div class="tiles"></div>',
        header(found, title),
        contents(found, told),
        "<main>",
        *(section_html(found, section) for section in told),
        "</main>",
        footer(found),
        f"<script>{SCRIPT}</script>",
        "</body>",
        "</html>",
    ]
    return "\n".join(parts) + "\n"


def header(found: Found, title: str) -> str:
    facts = "".join(
        f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>"
        for name, value in parameters(found).items()
    )
    return (
        f"<header>\n<h1>{escape(title)}</h1>\n"
        f'<p class="lead">{prose(lead(found))}</p>\n'
        f'<dl class="facts">{facts}</dl>\n'
        f'<div class="again">{escape(found.say("play-again"))}'
        f"<pre>{escape(command(found))}</pre></div>\n"
    )


def lead(found: Found) -> str:
    """The first sentence: what the most important figures are."""
    names = found.plan.players
    scores: dict[int, int] = {}
    for (_, score, _), count in found.of("score").items():
        scores[score] = scores.get(score, 0) + count
    mean = sum(score * count for score, count in scores.items()) / sum(scores.values())
    best = max(range(len(names)), key=lambda player: found.base[player])
    who = players(names)
    if len(set(names)) == 1:
        return found.say("lead-alike", what=who, share=found.figure(f"{mean:.1f}"))
    share = found.figure(f"{100 * found.base[best]:.1f} %")
    return found.say("lead-best", what=who, name=found.player(best), share=share)


def players(names: Sequence[str]) -> str:
    """
    >>> players(["greedy", "greedy", "greedy"]), players(["greedy", "random"])
    ('3 × greedy', 'greedy, random')
    """
    return f"{len(names)} × {names[0]}" if len(set(names)) == 1 < len(names) else ", ".join(names)


def parameters(found: Found) -> dict[str, str]:
    plan = found.plan
    chosen = ", ".join(f"{name} = {option_text(value)}" for name, value in plan.options.items())
    facts = {
        "games": found.figure(f"{found.games:,}"),
        "players": players(plan.players),
        "seats": found.say("seats-rotating" if plan.rotate else "seats-fixed"),
        "seed": str(plan.seed),
        "options": chosen or found.say("options-usual"),
        "version": f"carrack {carrack.__version__}",
    }
    fingerprint, figures = found.game.data_fingerprint(), found.game.figures
    if fingerprint:
        facts["figures"] = fingerprint[:8]
        if figures and figures.changes():
            facts["figures"] = found.say("figures-corrected", what=fingerprint[:8])
    return {found.say(f"fact-{name}"): value for name, value in facts.items()}


def option_text(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def command(found: Found) -> str:
    """The command line that plays the same games."""
    plan = found.plan
    words = ["carrack", "report", plan.title, "--games", str(plan.games)]
    words += ["--seats", ",".join(plan.players), "--seed", str(plan.seed)]
    for name, value in plan.options.items():
        if name in (found.game.preset_option, "modifiers"):
            words += preset_words(found.game.preset_option, name, value)
        else:
            words += ["--option", f"{name}={option_text(value)}"]
    if not plan.rotate:
        words.append("--no-rotate")
    if plan.data is not None:
        words += ["--data", "FOLDER"]  # where it lies is nobody's business
    return shlex.join(words)


def preset_words(preset: str, name: str, value: Any) -> list[str]:
    if name == preset:
        return [f"--{preset}", option_text(value)]
    return [word for modifier in value for word in ("--modifier", str(modifier))]


def contents(found: Found, told: Sequence[Section]) -> str:
    links = "".join(
        f'<li><a href="#{section.id}">{escape(section.title)}</a></li>' for section in told
    )
    label = escape(found.say("report-contents"))
    return f'<nav aria-label="{label}"><ol>{links}</ol></nav>\n</header>'


def footer(found: Found) -> str:
    what, sign = "--data", "≈"
    estimated = escape(found.say("footer-estimated", sign=sign, what=what))
    estimated = estimated.replace(sign, estimate_mark(found), 1).replace(
        what, f"<code>{what}</code>"
    )
    return f"<footer><p>{prose(found.say('footer-intervals'))}</p><p>{estimated}</p></footer>"


# ---- sections ----


def section_html(found: Found, section: Section) -> str:
    drawn = "\n".join(
        picture(found, section, number, narrow)
        for number in range(len(section.plots))
        for narrow in (False, True)
    )
    notes = "".join(f'<p class="note">{prose(note)}</p>\n' for note in section.notes)
    return (
        f'<section id="{section.id}" aria-labelledby="{section.id}-title">\n'
        f'<h2 id="{section.id}-title">{escape(section.title)}</h2>\n'
        f"<figure>\n<figcaption>{prose(section.caption)}</figcaption>\n{drawn}\n</figure>\n"
        f"{notes}{table_html(found, section)}\n</section>"
    )


def prose(sentence: str) -> str:
    """A sentence in which a percent sign stays with its number."""
    return escape(sentence).replace(" %", "&nbsp;%")


def picture(found: Found, section: Section, number: int, narrow: bool) -> str:
    """A plot once for a wide page and once for a phone; the style shows one of them."""
    size = "narrow" if narrow else "wide"
    name = f"{section.id}-{number}-{size}"
    label = found.say("plot-label", title=section.title)
    look = f'<svg class="{size}" role="img" aria-label="{escape(label)}"'
    return svg(section.plots[number], name, narrow, found.language).replace("<svg", look, 1)


def table_html(found: Found, section: Section) -> str:
    texts = [is_text(section, column) for column in range(len(section.columns))]
    heads = "".join(
        f"<th{mark(text)} scope='col'><button type='button'>{escape(name)}</button></th>"
        for name, text in zip(section.columns, texts, strict=True)
    )
    rows = "\n".join(
        "<tr>" + "".join(cell_html(found, *cell) for cell in zip(row, texts, strict=True)) + "</tr>"
        for row in section.rows
    )
    count = len(section.rows)
    label = escape(found.say("table-label", title=section.title))
    order = escape(found.say("table-sorted", what=section.order))
    table = (
        f'<p class="order">{order}</p>\n'
        f'<div class="table" tabindex="0" role="region" aria-label="{label}">'
        f"<table>\n<thead><tr>{heads}</tr></thead>\n<tbody>\n{rows}\n</tbody>"
        "</table></div>"
    )
    if count <= MOST_ROWS:
        return table
    whole = escape(found.say("table-whole", number=count))
    return f"<details><summary>{whole}</summary>\n{table}\n</details>"


def is_text(section: Section, column: int) -> bool:
    return all(isinstance(row[column], str | Estimate) for row in section.rows)


def mark(text: bool) -> str:
    return ' class="text"' if text else ""


def cell_html(found: Found, cell: Cell, text: bool) -> str:
    value = sort_value(cell)
    data = "" if value is None else f' data-value="{value:g}"'
    return f"<td{mark(text)}{data}>{cell_text(found, cell)}</td>"


def sort_value(cell: Cell) -> float | None:
    if isinstance(cell, Share | Percent):
        return cell.rate
    if isinstance(cell, Amount | Mean):
        return cell.value
    return cell if isinstance(cell, int) else None


def cell_text(found: Found, cell: Cell) -> str:
    written = found.figure
    if isinstance(cell, Share | Percent):
        low, high = (written(f"{100 * end:.1f}") for end in cell.interval)
        interval = f'<span class="interval">[{low} .. {high}]</span>'
        return f"{written(f'{100 * cell.rate:.1f} %')} {interval}"
    if isinstance(cell, Amount) and cell.is_difference:
        sign = "more" if cell.value > 0 else "less"
        return f'<span class="{sign}">{written(signed(cell.value, cell.digits))}</span>'
    if isinstance(cell, Amount):
        return written(f"{cell.value:,.{cell.digits}f}".replace("-", MINUS) + cell.unit)
    if isinstance(cell, Mean):
        mean, error = written(f"{cell.value:,.1f}"), written(f"{cell.error:.2f}")
        return f'{mean} <span class="interval">± {error}</span>'
    if isinstance(cell, Estimate):
        return escape(cell.text) + (f" {estimate_mark(found)}" if cell.is_estimated else "")
    return written(f"{cell:,}") if isinstance(cell, int) else escape(cell)


def signed(value: float, digits: int) -> str:
    return f"{value:+.{digits}f}".replace("-", MINUS)


def estimate_mark(found: Found) -> str:
    return f'<abbr title="{escape(found.say("estimated-figure"))}">≈</abbr>'
