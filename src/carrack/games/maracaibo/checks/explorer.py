"""Checking the explorer track: its forks, barriers and quests."""

from __future__ import annotations

from carrack.games.maracaibo.checks.forms import Entry, entries_of, has_form
from carrack.games.maracaibo.checks.places import Places
from carrack.games.maracaibo.data import BOARD
from carrack.games.maracaibo.figures.board import Barrier, ExplorerSpace
from carrack.games.maracaibo.figures.declared import form_of
from carrack.games.maracaibo.names import BARRIERS, MAX_EXPLORER_SPACES
from carrack.kernel.findings import Findings
from carrack.kernel.printed import Contents

QUEST_SLOTS = 3


def check_explorer_track(findings: Findings, board: Contents, places: Places) -> None:
    """Its length may differ from ours: nobody found it in a source."""
    spaces = entries_of(findings, BOARD, board, "explorer_space", fixed=False)
    barriers = entries_of(findings, BOARD, board, "barrier")
    forms, barrier_forms = form_of(ExplorerSpace, places), form_of(Barrier, places)
    sound = [entry for entry in spaces if has_form(entry, *forms)]
    sound_barriers = [entry for entry in barriers if has_form(entry, *barrier_forms)]
    if len(sound) == len(spaces) and len(sound_barriers) == len(BARRIERS):
        check_spaces(findings, sound)
        check_barriers(sound, sound_barriers)


def check_spaces(findings: Findings, spaces: list[Entry]) -> None:
    if len(spaces) > MAX_EXPLORER_SPACES:
        sentence = f"there are {len(spaces)} spaces, there is room for {MAX_EXPLORER_SPACES}"
        findings.error(BOARD, "", "explorer_space", sentence)
    quests = sum(space.values["quest_slot"] for space in spaces)
    if quests != QUEST_SLOTS:
        sentence = f"{quests} spaces have a place for a quest, it must be {QUEST_SLOTS}"
        findings.error(BOARD, "", "quest_slot", sentence)
    entered = {name for space in spaces for name in space.values["next"]}
    for space in spaces:
        starts, ends = space.id not in entered, not space.values["next"]
        space.expect(starts == ("start" in space.values), "start", "only the start has no way in")
        space.expect(ends == ("end" in space.values), "end", "only the end has no way out")
    for field in ("start", "end"):
        if sum(field in space.values for space in spaces) != 1:
            findings.error(BOARD, "", field, f"the explorer track must have one {field}")
    check_steps(spaces)


def check_steps(spaces: list[Entry]) -> None:
    """Steps lead on: never back, and from a region into the same or the next."""
    by_name = {space.id: space for space in spaces}
    for space in spaces:
        for name in space.values["next"]:
            step = by_name[name].values["region"] - space.values["region"]
            space.expect(step in (0, 1), "next", f"the step to {name} leaves out a region")
        space.expect(
            not leads_to(by_name, space.id, space.id), "next", "the track leads in a circle"
        )


def leads_to(spaces: dict[str, Entry], start: str, goal: str) -> bool:
    seen: set[str] = set()
    waiting = list(spaces[start].values["next"])
    while waiting:
        here = waiting.pop()
        if here == goal:
            return True
        if here not in seen:
            seen.add(here)
            waiting += spaces[here].values["next"]
    return False


def check_barriers(spaces: list[Entry], barriers: list[Entry]) -> None:
    """Between two regions there is one step, and the barrier stands on it."""
    region = {space.id: space.values["region"] for space in spaces}
    for barrier in barriers:
        values, number = barrier.values, BARRIERS.index(barrier.id)
        barrier.expect(
            values["after_region"] == number, "after_region", f"it must stand after region {number}"
        )
        crossings = [
            (space.id, name)
            for space in spaces
            for name in space.values["next"]
            if region[space.id] == values["after_region"] < region[name]
        ]
        barrier.expect(
            crossings == [(values["from"], values["to"])],
            "from",
            f"the steps out of region {values['after_region']} are {crossings}",
        )
