"""A report as JSON, for programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import carrack
from carrack.research.report import Amount, Cell, Estimate, Found, Mean, Percent, Section, Share
from carrack.research.tally import as_json


def report_as_json(found: Found, sections: Sequence[Section]) -> dict[str, Any]:
    """The report for programs. Nothing in it depends on the machine, or on who played what."""
    plan = found.plan
    return {
        "game": plan.title,
        "language": found.language,
        "version": carrack.__version__,
        "data": found.game.data_fingerprint(),
        "options": dict(plan.options),
        "players": list(plan.players),
        "games": found.games,
        "seed": plan.seed,
        "rotate": plan.rotate,
        "sections": {section.id: section_as_json(section) for section in sections},
        "counts": as_json(found.counts),
    }


def section_as_json(section: Section) -> dict[str, Any]:
    return {
        "title": section.title,
        "caption": section.caption,
        "columns": list(section.columns),
        "rows": [[cell_as_json(cell) for cell in row] for row in section.rows],
    }


def cell_as_json(cell: Cell) -> Any:
    if isinstance(cell, Share | Percent):
        low, high = cell.interval
        return {"rate": round(cell.rate, 6), "low": round(low, 6), "high": round(high, 6)}
    if isinstance(cell, Amount):
        return round(cell.value, 6)
    if isinstance(cell, Mean):
        return {"mean": round(cell.value, 6), "error": round(cell.error, 6)}
    if isinstance(cell, Estimate):
        return {"text": cell.text, "estimated": cell.is_estimated}
    return cell
