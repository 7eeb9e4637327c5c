"""Whether the numbers of a dump can be a table: nothing else may reach the rules.

The compiled rules index arrays without asking, so every number that comes from outside is checked:
its range first, then that every piece is somewhere exactly once, then what is being resolved.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from carrack.games.maracaibo import effect_names, entry_names
from carrack.games.maracaibo import names as n
from carrack.games.maracaibo.entries import ENTRIES, FIRST_NUMBER, check_entry
from carrack.games.maracaibo.hidden import hints_on_board
from carrack.games.maracaibo.names import NATION_COUNT, NONE, SEATS
from carrack.games.maracaibo.ops import OP_NAMES
from carrack.games.maracaibo.state import Table
from carrack.kernel.layout import check_ranges

Fields = dict[str, Any]
MOST = 10_000  # doubloons or VP; far beyond any game
MANY = 100
FLAG = (0, 1)
SHORT = (-32_768, 32_767)

# The op that an entry with a row of the tables is about
ROWS = {
    entry_names.OPTION_CHOICE: "choose",
    entry_names.OFFER: "pay_for",
    entry_names.CITY_CHOICE: "city_action",
}
# Where a card is while an entry is about it
BUYING = (entry_names.ASSISTANT_PLACE, entry_names.AGENT_PLACE, entry_names.BOUGHT)


def check_table(t: Fields, seats: int, printed: Fields) -> None:
    """ValueError when a number, a piece or an entry cannot be."""
    check_ranges(t, Table.LAYOUT, ranges(seats, printed))
    check_cards(t, seats)
    check_buildings(t, printed)
    check_figures(t, seats, printed)
    check_markers(t, seats)
    check_ships(t, seats, printed)
    check_discs(t, seats, printed)
    check_quests(t, printed)
    check_tokens(t, seats)
    check_search(t, printed)
    check_automa(t, printed)
    check_stack(t, seats, printed)
    check_moment(t, seats, printed)


def ranges(seats: int, printed: Fields) -> dict[str, tuple[int, int]]:
    """What each field may hold, with this many seats and these figures."""
    return {**of_moment(seats, printed), **of_seats(printed), **of_pieces(printed)}


def of_moment(seats: int, printed: Fields) -> dict[str, tuple[int, int]]:
    return {
        "current": (NONE, n.AUTOMA),
        "start_seat": (0, seats - 1),
        **dict.fromkeys(("round_over", "asking", "revealed", "chapter_paid"), FLAG),
        "phase": (0, n.OVER),
        "round_number": (0, printed["rounds"]),
        "turn_number": (0, MOST),
        "ender": (NONE, n.AUTOMA),
        "asked": (0, SEATS),
        "dirty": (0, (1 << SEATS) - 1),
        "depth": (0, entry_names.MAX_DEPTH),
        "stack": SHORT,  # by the kinds of entries
        "need": (0, n.HAND_SLOTS),
        "stance": (0, entry_names.AGAINST_NATION),
        "freed": (0, entry_names.DID_CITY | entry_names.DID_VILLAGE | entry_names.DID_EXTRA),
        "village_kinds": (0, entry_names.V_KIND_CARD + n.PROJECTS - 1),
        "village_kind_count": (0, n.MAX_VILLAGE_KINDS),
        "board_quest_done": FLAG,
        "chosen": (0, n.CHOSEN),
        "careers_offered": (NONE, n.CAREERS - 1),
        "ports_offered": (NONE, n.HOME_PORTS - 1),
        "drops": (0, 2),
        "final_places": (0, SEATS),
        "final_vp": (0, MOST),
        "countdown": (NONE, MANY),
    }


def of_seats(printed: Fields) -> dict[str, tuple[int, int]]:
    space = (0, printed["space_count"] - 1)
    figures = (0, printed["figures"])
    return {
        **dict.fromkeys(("doubloons", "vp", "automa_vp"), (0, MOST)),
        **dict.fromkeys(("figures", "general", "career_figures"), figures),
        **dict.fromkeys(("deliveries", "liberations", "chapter_discs"), (0, MOST)),
        **dict.fromkeys(("automa_quests", "automa_discs", "automa_cards"), (0, MOST)),
        **dict.fromkeys(("ruin_fresh", "ruin_spent"), FLAG),
        **dict.fromkeys(("surrendered", "resistance"), (NONE, NATION_COUNT - 1)),
        **dict.fromkeys(("ship", "automa_ship"), (0, n.LOCATIONS - 1)),
        "income": (0, printed["income_max"]),
        "vp_income": (0, printed["vp_income_max"]),
        "combat": (0, printed["combat_max"]),
        "influence": (0, printed["influence_max"]),
        "discs": (0, max(printed["upgrade_discs"])),
        "career": (NONE, n.CAREERS - 1),
        "tasks_done": (0, (1 << n.TASKS) - 1),
        "port": (NONE, n.HOME_PORTS - 1),
        "synergies": (0, (1 << n.SYNERGY_COUNT) - 1),
        "extra_hand": (0, MANY),
        "tokens": (0, n.COMBAT_TOKENS),
        "explorer": space,
        "track_figure": (NONE, space[1]),
        "ruin": (NONE, n.RUIN_SPACES - 1),
        "reacts": (0, (1 << len(effect_names.TRIGGERS)) - 1),
        "helps": (0, (1 << n.WAITS + 1) - 1),
        "tile_discs": (0, n.PASSAGE_DISC | n.HARBOR_DISC),
    }


def of_pieces(printed: Fields) -> dict[str, tuple[int, int]]:
    card, hint = (0, n.PROJECTS - 1), (NONE, n.HINTS - 1)
    return {
        **dict.fromkeys(("pile", "hand", "planned", "tableau"), card),
        **dict.fromkeys(("track_markers", "lost_markers"), (0, n.MARKERS)),
        **dict.fromkeys(("arrived", "ruin_arrived"), (0, MANY)),
        **dict.fromkeys(("deck", "shown"), (0, n.JEAN_CARDS - 1)),
        **dict.fromkeys(("deck_size", "shown_size"), (0, n.JEAN_CARDS)),
        "under": (0, n.ROUNDS),
        **dict.fromkeys(("green", "red"), (n.NO_SPACE, n.HINTS - 1)),
        "where": (0, n.SET_ASIDE + SEATS - 1),
        "placed": (NONE, n.LOCATIONS - 1),
        "mark": (0, 127),
        "pile_size": (0, n.PROJECTS),
        "display": (NONE, n.PROJECTS - 1),
        "hand_size": (0, n.HAND_SLOTS),
        "planned_size": (0, n.PLANNING_SLOTS),
        "tableau_size": (0, n.TABLEAU_SLOTS),
        "prestige": (NONE, n.PRESTIGE_BUILDINGS - 1),
        "prestige_open": (0, printed["prestige_count"]),
        "invested": (0, (1 << SEATS) - 1),
        "markers": (0, n.MARKERS),
        "market": (0, MANY),
        "city_tile": (NONE, n.CITY_TILES - 1),
        "legacy": FLAG,
        "fleets": (0, 3),
        "crossed": (0, MANY),
        "quest": (0, n.QUEST_ON_TRACK + printed["space_count"] - 1),
        "quest_pile": (0, n.QUESTS - 1),
        "quest_pile_size": (0, n.QUESTS),
        "token": (0, n.TOKEN_OF + SEATS - 1),
        "token_pile": (0, n.COMBAT_TOKENS - 1),
        "token_pile_size": (0, n.COMBAT_TOKENS),
        "hint": hint,
        "hint_count": (0, 2),
        "luysa": (0, n.FREED),
        "luysa_at": (NONE, n.LOCATIONS - 1),
    }


def need(holds: bool, sentence: str) -> None:
    if not holds:
        raise ValueError(sentence)


# ---- pieces ----


def at(places: Sequence[int], place: int) -> list[int]:
    """The pieces that lie in a place."""
    return [piece for piece, where in enumerate(places) if where == place]


def lies(pieces: Iterable[int], places: Sequence[int], place: int) -> bool:
    """Whether a list holds exactly the pieces of a place."""
    return sorted(pieces) == at(places, place)


def check_cards(t: Fields, seats: int) -> None:
    """Every card is where its list says, once."""
    where = t["where"]
    need(lies(t["pile"][: t["pile_size"]], where, n.IN_PILE), "the pile holds other cards")
    display = [card for card in t["display"] if card != NONE]
    need(lies(display, where, n.IN_DISPLAY), "the display holds other cards")
    for seat in range(seats):
        for name, place in (
            ("hand", n.IN_HAND),
            ("planned", n.IN_PLANNING),
            ("tableau", n.IN_TABLEAU),
        ):
            cards = t[name][seat][: t[f"{name}_size"][seat]]
            need(lies(cards, where, place + seat), f"{name} of seat {seat} holds other cards")
    allowed = {n.GONE, n.IN_PILE, n.IN_DISCARDS, n.IN_DISPLAY, n.BEING_BOUGHT}
    for place in (n.IN_HAND, n.IN_PLANNING, n.IN_TABLEAU, n.SET_ASIDE):
        allowed |= {place + seat for seat in range(seats)}
    need(set(where) <= allowed, "a card lies nowhere")
    aside = any(place >= n.SET_ASIDE for place in where)
    need(not aside or t["phase"] == n.CHOOSING, "a card is set aside after the setup")


def check_buildings(t: Fields, printed: Fields) -> None:
    row = t["prestige"][: printed["prestige_count"]]
    need(NONE not in row, "a prestige building is missing")
    need(len(set(row)) == len(row), "a prestige building is there twice")
    opened = set(row[: t["prestige_open"]])
    invested = {building for building, seats in enumerate(t["invested"]) if seats}
    need(invested <= opened, "somebody invested in a building that is not there")


def owned(t: Fields, seat: int) -> list[int]:
    """Bought cards; one that is being bought belongs to the seat of its entry."""
    cards = list(t["tableau"][seat][: t["tableau_size"][seat]])
    for entry in t["stack"][: t["depth"]]:
        if (
            entry[entry_names.ENTRY_KIND] == entry_names.BOUGHT
            and entry[entry_names.ENTRY_SEAT] == seat
        ):
            cards.append(entry[entry_names.BOUGHT_CARD])
    return cards


def figures_placed(t: Fields, seat: int, printed: Fields) -> int:
    """How many figures of a seat were placed for good. [RULING 58]"""
    cards = sum(printed["card_figures"][c] - printed["card_returns"][c] for c in owned(t, seat))
    buildings = sum(
        printed["prestige_figures"][building]
        for building, seats in enumerate(t["invested"])
        if seats >> seat & 1
    )
    inland = int(t["track_figure"][seat] != NONE) + int(t["ruin_spent"][seat])
    return int(cards + buildings + inland)


def check_figures(t: Fields, seats: int, printed: Fields) -> None:
    """Each player has eight figures, wherever they are."""
    for entry in t["stack"][: t["depth"]]:
        if entry[entry_names.ENTRY_KIND] in BUYING:
            card = entry[entry_names.BOUGHT_CARD]
            need(0 <= card < n.PROJECTS, "a card that is not there is bought")
            need(t["where"][card] == n.BEING_BOUGHT, "a card is bought that lies elsewhere")
    for seat in range(seats):
        free = t["figures"][seat] + t["general"][seat] + t["career_figures"][seat]
        total = free + figures_placed(t, seat, printed)
        need(total == printed["figures"], f"seat {seat} has {total} figures")


def check_markers(t: Fields, seats: int) -> None:
    """Each nation has thirteen markers: on its track, the board, resistance tiles, or lost."""
    for nation in range(NATION_COUNT):
        count = t["track_markers"][nation] + t["lost_markers"][nation]
        count += sum(markers[nation] for markers in t["markers"])
        count += sum(t["resistance"][seat].count(nation) for seat in range(seats))
        for entry in t["stack"][: t["depth"]]:
            resists = entry[entry_names.ENTRY_KIND] == entry_names.RESISTANCE
            count += int(resists and entry[entry_names.RESISTANCE_NATION] == nation)
        need(count == n.MARKERS, f"nation {nation} has {count} markers")


def check_ships(t: Fields, seats: int, printed: Fields) -> None:
    """Locations of legacy tiles are there with their tile only."""
    for location in (*t["ship"][:seats], t["automa_ship"]):
        tile = printed["needs_legacy"][location]
        need(tile == NONE or t["legacy"][tile] > 0, "a ship is where nothing is")


def check_discs(t: Fields, seats: int, printed: Fields) -> None:
    """No upgrade has more discs than at the start, no market more than it holds."""
    for seat in range(seats):
        for discs, most in zip(t["discs"][seat], printed["upgrade_discs"], strict=True):
            need(discs <= most, f"seat {seat} has too many discs")
    for location, discs in enumerate(t["market"]):
        need(discs <= market_size(t, location, seats, printed), "a market holds too many discs")


def market_size(t: Fields, location: int, seats: int, printed: Fields) -> int:
    tile = t["city_tile"][location]
    if tile != NONE:
        return int(printed["tile_capacity"][tile])
    return int(printed["market_capacity"][location][seats])


def check_quests(t: Fields, printed: Fields) -> None:
    pile = t["quest_pile"][: t["quest_pile_size"]]
    need(lies(pile, t["quest"], n.QUEST_IN_PILE), "the quest pile holds other quests")
    for quest, place in enumerate(t["quest"]):
        known = place <= n.QUEST_OF_AUTOMA or place >= n.QUEST_OF
        at_board = n.QUEST_AT + n.LOCATIONS <= place < n.QUEST_ON_TRACK
        need(known and not at_board and not 12 <= place < n.QUEST_AT, f"quest {quest} lies nowhere")


def check_tokens(t: Fields, seats: int) -> None:
    for pile in range(2):
        tokens = t["token_pile"][pile][: t["token_pile_size"][pile]]
        need(lies(tokens, t["token"], n.TOKEN_IN_PILE + pile), "a pile holds other tokens")
    for seat in range(SEATS):
        count = len(at(t["token"], n.TOKEN_OF + seat))
        need(count == t["tokens"][seat] or seat >= seats, f"seat {seat} has other tokens")


def check_search(t: Fields, printed: Fields) -> None:
    """Each hint is there once, and green and red ones lie on their own spaces."""
    if not printed["search"]:
        return
    hints = hints_on_board(t)
    shown = [hint for hint in (*t["green"], *t["red"]) if hint >= 0]
    need(min(hints, default=0) >= 0, "a hint is missing")
    need(max(Counter(hints + shown).values(), default=0) <= 1, "a hint is there twice")
    red = printed["hint_red"]
    need(not any(red[hint] for hint in t["green"] if hint >= 0), "a red hint lies on green")
    need(all(red[hint] for hint in t["red"] if hint >= 0), "a green hint lies on red")
    need(t["luysa"] != n.FOUND or t["luysa_at"] != NONE, "Luysa was found nowhere")


def check_automa(t: Fields, printed: Fields) -> None:
    known = [card for card, under in enumerate(t["under"]) if under]
    if printed["automa"] == NONE:
        need(t["deck_size"] == t["shown_size"] == len(known) == 0, "there is no automa")
        return
    cards = t["deck"][: t["deck_size"]] + t["shown"][: t["shown_size"]]
    most = n.JACQUES_CARDS if n.AUTOMAS[printed["automa"]] == "jacques" else n.JEAN_CARDS
    need(len(set(cards)) == len(cards), "a card of the automa is there twice")
    need(all(card < most for card in cards), "the automa has a card that is not there")
    below = t["deck"][: len(known)]  # who was seen lies under the others
    need(set(known) == set(below), "a card of the automa that was seen lies elsewhere")
    layers = [t["under"][card] for card in below]
    need(layers == sorted(layers, reverse=True), "cards of the automa lie in another order")


# ---- what is being resolved ----


def check_stack(t: Fields, seats: int, printed: Fields) -> None:
    for entry in t["stack"][: t["depth"]]:
        check_entry(entry, seats)
        check_meaning(t, entry, printed)
    need(not any(any(entry) for entry in t["stack"][t["depth"] :]), "the stack holds more")


def check_meaning(t: Fields, entry: Sequence[int], printed: Fields) -> None:
    """Pieces that an entry names must be on the table."""
    kind, first = entry[entry_names.ENTRY_KIND], entry[FIRST_NUMBER]
    for (name, _), number in zip(ENTRIES[kind].parts, entry[FIRST_NUMBER:], strict=False):
        if name == "space" and kind != entry_names.RUIN_REWARD:
            need(number < printed["space_count"], "a space of the track is not there")
        if name in ("start", "to", "first", "second") and kind == entry_names.BRANCH:
            need(0 <= number < printed["space_count"], "a space of the track is not there")
    if kind in ROWS:
        need(
            OP_NAMES[printed["op"][first][effect_names.OP]] == ROWS[kind],
            "an entry is about another op",
        )
    if kind == entry_names.OPS:
        length = printed["list_length"][first]
        need(first != NONE and entry[entry_names.OPS_POSITION] <= length, "no such op")
    if kind in NEEDED:
        need(first != NONE, f"the entry {ENTRIES[kind].name} is about nothing")
    if kind == entry_names.MOVE:
        most = printed["most_movement"]
        least = printed["least_movement"] if entry[entry_names.MOVE_EXTRA] else most
        need(least <= entry[entry_names.MOVE_POINTS] <= most, "a ship sails too far")
    if kind == entry_names.NATION_CHOICE:
        check_nation_choice(entry)
    if kind == entry_names.COMBAT:
        check_combat(t, entry)


# Entries whose first number is a piece that must be there
NEEDED = (
    entry_names.ARRIVAL,
    entry_names.MAIN,
    entry_names.CITY,
    entry_names.PORTO,
    entry_names.RESISTANCE,
    entry_names.SALE,
    entry_names.ASSISTANT_PLACE,
    entry_names.AGENT_PLACE,
    entry_names.BOUGHT,
    entry_names.QUEST_REWARD,
    entry_names.TRACK_REWARD,
    entry_names.RUIN_REWARD,
    entry_names.BARRIER,
    entry_names.PORT_OFFER,
    entry_names.SHOWN_HINT,
    entry_names.AUTOMA_QUEST,
)


def check_nation_choice(entry: Sequence[int]) -> None:
    """For a marker the number is a location, and the cause of a displacement a nation."""
    purpose, number = (
        entry[entry_names.NATION_CHOICE_PURPOSE],
        entry[entry_names.NATION_CHOICE_NUMBER],
    )
    need(entry[entry_names.NATION_CHOICE_NATIONS] > 0, "there is no nation to choose")
    if purpose in (
        entry_names.FOR_LIBERATION,
        entry_names.FOR_DISPLACEMENT,
        entry_names.FOR_MARKER,
    ):
        need(0 <= number < n.LOCATIONS, "a marker is moved nowhere")
    if purpose == entry_names.FOR_DISPLACEMENT:
        need(
            0 <= entry[entry_names.NATION_CHOICE_CAUSE] < NATION_COUNT, "nobody displaces a marker"
        )


def check_combat(t: Fields, entry: Sequence[int]) -> None:
    """Tokens lie in the fight, and a side was taken before fighting."""
    for token in (entry[entry_names.COMBAT_TOKEN], entry[entry_names.COMBAT_SECOND]):
        need(token == NONE or t["token"][token] == n.TOKEN_IN_FIGHT, "a token is not in the fight")
    stage = entry[entry_names.COMBAT_STAGE]
    chosen = (
        entry[entry_names.COMBAT_NATION] != NONE
        and entry[entry_names.COMBAT_STANCE] != entry_names.UNDECIDED
    )
    need(stage != entry_names.FIGHT or chosen, "no side was taken")
    two = entry[entry_names.COMBAT_TOKEN] != NONE and entry[entry_names.COMBAT_SECOND] != NONE
    need(
        stage not in (entry_names.KEEP_ONE, entry_names.PUT_UNDER) or two,
        "two tokens must be drawn",
    )


def check_moment(t: Fields, seats: int, printed: Fields) -> None:
    """What must go together for the rules to go on from here."""
    phase, number, last = t["phase"], t["round_number"], printed["rounds"]
    resolving = phase in (n.TURNS, n.LAST_PURCHASE, n.INCOME, n.REFILLING, n.RANSOM)
    kinds = t["village_kinds"][: t["village_kind_count"]]
    checks = {
        "a village action is of no kind": all(is_village_kind(kind) for kind in kinds),
        "nothing is being resolved": not resolving or (t["depth"] > 0 and t["asking"]),
        "it is nobody's turn": phase != n.TURNS or is_captain(t["current"], seats),
        "nobody ended the round": phase in (n.CHOOSING, n.TURNS, n.OVER)
        or is_captain(t["ender"], seats),
        "nobody has to choose": phase != n.CHOOSING or min(t["chosen"][:seats]) < n.CHOSEN,
        "nobody has a hand to drop": phase != n.DROPPING or 0 in t["drops"][:seats],
        "the setup belongs to round 0": (phase == n.CHOOSING) == (number == 0),
        "no round follows": phase not in (n.DROPPING, n.REFILLING) or number < last,
        "the game does not end yet": phase not in (n.RANSOM, n.OVER) or number == last,
        "somebody has no home port": phase == n.CHOOSING or has_ports(t, seats, printed),
    }
    for sentence, holds in checks.items():
        need(bool(holds), sentence)


def has_ports(t: Fields, seats: int, printed: Fields) -> bool:
    return not printed["home_ports"] or NONE not in t["port"][:seats]


def is_village_kind(kind: int) -> bool:
    upgrade = entry_names.V_KIND_UPGRADE <= kind < entry_names.V_KIND_UPGRADE + n.UPGRADES
    return (
        entry_names.V_KIND_TAKE <= kind <= entry_names.V_KIND_QUEST
        or upgrade
        or kind >= entry_names.V_KIND_CARD
    )


def is_captain(captain: int, seats: int) -> bool:
    return 0 <= captain < seats or captain == n.AUTOMA
