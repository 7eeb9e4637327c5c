"""What has to be reached for a win together: what holds, and what is missing."""

from __future__ import annotations

from typing import Any

from carrack.games.maracaibo.names import FREED, NONE, WIN_CONDITIONS

LUYSA = ["hidden", "found", "freed"]


def conditions_of(t: dict[str, Any], printed: dict[str, Any], seats: int) -> list[dict[str, Any]]:
    """What had to be reached for a win together, and whether it was; alone always more VP."""
    above = all(vp > t["automa_vp"] for vp in t["vp"][:seats])
    met = {
        "all_markers_removed": not any(any(markers) for markers in t["markers"]),
        "all_above_jacques": above,
        "luysa_freed": t["luysa"] == FREED,
    }
    wanted = {
        "all_markers_removed": printed["win_markers"],
        "all_above_jacques": printed["win_above"] or printed["automa"] != NONE,
        "luysa_freed": printed["win_luysa"],
    }
    return [{"condition": name, "met": met[name]} for name in WIN_CONDITIONS if wanted[name]]


def goals_of(t: dict[str, Any], printed: dict[str, Any], seats: int) -> list[dict[str, Any]]:
    """Conditions of a win while the game goes on: whether they hold now, and what is missing."""
    lowest = min(t["vp"][:seats])
    missing: dict[str, dict[str, Any]] = {
        "all_markers_removed": {"markers": sum(map(sum, t["markers"]))},
        "all_above_jacques": {"vp": lowest, "automa_vp": t["automa_vp"]},
        "luysa_freed": {"luysa": LUYSA[t["luysa"]]},
    }
    return [goal | missing[goal["condition"]] for goal in conditions_of(t, printed, seats)]
