"""Before the turns: which card to take, and where cubes are laid on the wind rose."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from carrack.games.macao import names as n
from carrack.games.macao.bots.greedy.outlook import MARKER, OFFICE_COLORS, Outlook
from carrack.games.macao.bots.greedy.quarters import quarters_by_worth

LAST_GOLD = 0.7  # gold in the last round is of use for one tribute only
EMPTY_ARROW = (5.0, 2.5, 1.5, 0.9, 0.5, 0.3)  # by the rounds until then: a later die may fill it
MISSING = 0.6  # the chance that one missing cube comes in time
UNCERTAIN = 0.96  # for each round that cubes lie ahead: plans change
SPARE = (0.8, 0.6, 0.45, 0.35, 0.3, 0.25)  # cubes of one color without a purpose yet
LAST_SPARE = 0.5  # of that, in the last round, when only deliveries count


def best(legal: Sequence[int], worths: Sequence[float]) -> int:
    """The action that is worth most, the first one among equals."""
    return legal[max(range(len(legal)), key=lambda i: worths[i])]


def best_card(outlook: Outlook, legal: Sequence[int]) -> int:
    """The card that makes the tableau worth most with the cubes on the rose."""
    return best(legal, [tableau_worth(outlook, action) for action in legal])


def tableau_worth(outlook: Outlook, action: int) -> float:
    tableau = list(outlook.tableau)
    if action < n.DECLINE_CARD:
        tableau.append(action - n.TAKE_CARD)
    elif action != n.DECLINE_CARD:
        tableau.remove(action - n.DISCARD)
    overflow = MARKER + 1 if len(tableau) > n.TABLEAU_SPACES else 0
    return rose_worth(outlook, outlook.rose, tableau) - overflow


def best_cubes(outlook: Outlook, legal: Sequence[int]) -> int:
    """The dice, or their changes by explorer and master, that make the rose worth most."""
    worths = []
    for action in legal:
        rose = [list(position) for position in outlook.rose]
        gold = place_cubes(outlook, rose, action)
        worths.append(rose_worth(outlook, rose, outlook.tableau) + gold * outlook.gold_rate())
    return best(legal, worths)


def place_cubes(outlook: Outlook, rose: list[list[int]], action: int) -> int:
    """Put the cubes of a choice on the rose; the professor's gold."""
    if action < n.CHOOSE_DICE:
        first, second = divmod(action - n.START_COLORS, n.COLOR_COUNT)
        rose[0][first] += 1
        rose[1][second] += 2
        return 0
    dice = outlook.view["dice"]
    if action < n.APPLY_EXPLORER:
        pair = list(combinations(range(n.COLOR_COUNT), 2))[action - n.CHOOSE_DICE]
        values = [dice[n.COLORS[color]] for color in pair]
        for color, value in zip(pair, values, strict=True):
            rose[value - 1][color] += value
        return values.count(1) if n.PROFESSOR in outlook.used else 0
    choice = outlook.view["choice"]
    colors = [n.COLORS.index(choice["first"]), n.COLORS.index(choice["second"])]
    targets, extra = list(choice["targets"]), list(choice["extra"])
    if action < n.APPLY_MASTER:
        if action - n.APPLY_EXPLORER in colors:
            extra[colors.index(action - n.APPLY_EXPLORER)] += 1
    elif action < n.NO_SHIFT:
        color, position = divmod(action - n.APPLY_MASTER, 6)
        targets[colors.index(color)] = position + 1
    for die, color in enumerate(colors):
        rose[targets[die] - 1][color] += dice[n.COLORS[color]] + extra[die]
    return 0


def rose_worth(outlook: Outlook, rose: list[list[int]], tableau: list[int]) -> float:
    """What the cubes on the rose will pay for, round by round."""
    rounds = [list(position) for position in rose[: outlook.left]]
    worth = -sum(EMPTY_ARROW[delay] for delay, cubes in enumerate(rounds) if not any(cubes))
    worths = {card: outlook.worth(card, outlook.left) for card in tableau}
    activated = [0] * len(rounds)
    for card in sorted(tableau, key=lambda card: -worths[card]):
        worth += activation_worth(outlook, card, rounds, activated)
    held = len(tableau)
    for delay in range(min(3, len(rounds) - 1)):
        held += 1 - activated[delay]
        if held > n.TABLEAU_SPACES:
            worth -= MARKER * UNCERTAIN**delay
            held -= 1
    taken: set[int] = set()
    for delay, cubes in enumerate(rounds):
        worth += spare_worth(outlook, cubes, taken, outlook.left - delay) * UNCERTAIN**delay
    return worth


def activation_worth(
    outlook: Outlook, card: int, rounds: list[list[int]], activated: list[int]
) -> float:
    """Pay the card in the first round that has its cubes, or hope for those that are missing."""
    cost = outlook.facts.cost[card]
    hope = 0.0
    if outlook.left > len(rounds):
        later = outlook.worth(card, outlook.left - len(rounds)) + MARKER
        hope = later * MISSING ** sum(cost)
    for delay, cubes in enumerate(rounds):
        missing = 0
        for wanted, there in zip(cost, cubes, strict=True):
            if wanted > there:
                missing += wanted - there
        worth = outlook.worth(card, outlook.left - delay) + MARKER
        if not missing:
            for color in range(n.COLOR_COUNT):
                cubes[color] -= cost[color]
            activated[delay] += 1
            return worth * UNCERTAIN**delay
        if delay:
            hope = max(hope, worth * MISSING**missing)
    return hope


def spare_worth(outlook: Outlook, cubes: list[int], taken: set[int], left: int) -> float:
    """Cubes of one round that no card needs: a quarter, offices, and the rest for ship and wall."""
    worth = 0.0
    for quarter, gain in quarters_by_worth(outlook):
        if quarter not in taken and covers(cubes, outlook.facts.quarter_cost[quarter]):
            taken.add(quarter)
            cost = outlook.facts.quarter_cost[quarter]
            cubes = [a - b for a, b in zip(cubes, cost, strict=True)]
            worth += gain
            break
    rate = outlook.gold_rate() * (LAST_GOLD if left == 1 else 1.0)
    for office, count in enumerate(outlook.offices):
        uses = min(count, cubes[OFFICE_COLORS[office]])
        worth += uses * rate
        cubes[OFFICE_COLORS[office]] -= uses
    spare = sum(sum(SPARE[:count]) for count in cubes)
    return worth + spare * (LAST_SPARE if left == 1 else 1.0)


def covers(cubes: Sequence[int], cost: Sequence[int]) -> bool:
    """Whether cubes of all six colors suffice; written out, as it is asked more than anything."""
    return (
        cubes[0] >= cost[0]
        and cubes[1] >= cost[1]
        and cubes[2] >= cost[2]
        and cubes[3] >= cost[3]
        and cubes[4] >= cost[4]
        and cubes[5] >= cost[5]
    )
