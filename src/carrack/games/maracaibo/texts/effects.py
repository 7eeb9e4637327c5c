"""What cards and tiles of Maracaibo do, told from their ops: an owner's figures are told right.

An op is a table as in the data files, `{"op": "explore", "n": 2}`, or as a view tells it; there the
lists inside are all called `lists`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from carrack.games.maracaibo.texts.wording import TitleWording as Words

Op = Mapping[str, Any]
Ops = Sequence[Op]
Cost = Mapping[str, Any]

COUNTED = {
    "doubloons": "n-doubloons",
    "vp": "n-vp",
    "combat": "n-combat",
    "figure": "n-figures",
    "income_doubloons": "n-income",
    "income_vp": "n-vp_income",
    "village_actions": "n-village_actions",
    "explore": "op-explore",
    "disc": "op-disc",
    "hand_limit": "op-hand_limit",
    "move_again": "op-move_again",
    "quests_on_card": "op-quests_on_card",
}
PAID = {"doubloons": "n-doubloons", "combat": "n-combat", "figures": "n-figures"}
# What is paid with cards of any kind: as costs have it, and as a view tells it
OF_ANY_KIND = {
    "any_goods": "any_good",
    "any_good": "any_good",
    "any_objects": "any_object",
    "any_object": "any_object",
    "same_goods": "same_goods",
}
GOODS = ("tobacco", "corn", "sugar", "cocoa")
OBJECTS = ("book", "spyglass", "herbs", "lantern", "rope")


def ops_told(words: Words, ops: Ops) -> str:
    """A list of ops, separated by commas; the same op twice is counted."""
    told = Counter(op_told(words, op) for op in ops)
    parts = [f"{count}× {part}" if count > 1 else part for part, count in told.items()]
    return ", ".join(parts) or words.say("nothing")


def op_told(words: Words, op: Op) -> str:
    name, count = op["op"], int(op.get("n", 0))
    if name in COUNTED:
        return words.say(COUNTED[name], {"count": count})
    if name == "influence":
        return influence_told(words, count, op["nation"])
    if name == "vp_per":
        return words.say("op-vp_per", {"count": count, "per": words.say(f"per-{op['per']}")})
    if name == "synergy":
        return words.say("op-synergy", {"kind": words.synergy(op["kind"])})
    if name in ("liberate", "place_marker"):
        return words.say(f"op-{name}-{op['where']}")
    if name == "return_marker":
        return words.say("op-return_marker", {"count": int(op.get("doubloons", count))})
    if name == "city_action":
        places = f" {words.say('word-or')} ".join(op["locations"])
        form = ".deliver" if op["deliver"] else ""
        return words.say(f"op-city_action{form}", {"places": places})
    lists = lists_in(op)
    return inner_told(words, op, lists) if lists else words.say(f"op-{name}")


def influence_told(words: Words, count: int, nation: str) -> str:
    return words.say("n-influence", {"count": count, "with": words.say(f"nation-{nation}.with")})


def lists_in(op: Op) -> list[Ops]:
    """The ops inside: a gain, what each card sold brings, options, rounds."""
    for field in ("lists", "options", "rounds"):
        if field in op:
            return list(op[field])
    return [op[field] for field in ("gain", "each") if field in op]


def inner_told(words: Words, op: Op, lists: Sequence[Ops]) -> str:
    name, told = op["op"], [ops_told(words, ops) for ops in lists]
    if name == "pay_for":
        return words.say("op-pay_for", {"cost": cost_told(words, op["cost"]), "gain": told[0]})
    if name == "sell_goods":
        return words.say("op-sell_goods", {"good": words.good(op["good"]), "gain": told[0]})
    if name == "by_round":
        told = [
            words.say("op-round", {"round": number, "gain": gain})
            for number, gain in enumerate(told, start=1)
        ]
    return words.say(f"op-{name}", {"options": " / ".join(told)})


# ---- costs ----


def cost_told(words: Words, cost: Cost) -> str:
    """What is paid: money and the like, then cards by what they show."""
    parts = [
        words.say(key, {"count": int(cost[name])}) for name, key in PAID.items() if name in cost
    ]
    shown = cards_shown(cost)
    parts += [
        words.say(f"cards-{OF_ANY_KIND[name]}", {"count": count})
        if name in OF_ANY_KIND
        else counted(words.shown(name), count)
        for name, count in shown.items()
    ]
    return " + ".join(parts) or words.say("nothing")


def cards_shown(cost: Cost) -> dict[str, int]:
    """Goods and objects by kind; a view counts them, the files list them."""
    found: dict[str, int] = {}
    for field in ("goods", "objects"):
        for name in cost.get(field, ()):
            found[name] = found.get(name, 0) + 1
    for name, count in cost.items():
        if name in (*GOODS, *OBJECTS, *OF_ANY_KIND) and count:
            found[name] = int(count)
    return found


def counted(name: str, count: int) -> str:
    """
    >>> counted("rope", 1), counted("rope", 2)
    ('rope', '2 × rope')
    """
    return f"{count} × {name}" if count > 1 else name


# ---- cards ----


def card_told(words: Words, card: Mapping[str, Any]) -> str:
    """All effects of a card, each in a sentence, and what it asks for."""
    needs = [need_told(words, need) for need in card.get("requires", ()) if is_told(need)]
    parts = [words.say("needs", {"needs": ", ".join(needs)})] if needs else []
    parts += [effect_told(words, effect) for effect in card["effects"]]
    return " ".join(parts) or words.say("effect-none")


def is_told(need: Mapping[str, Any]) -> bool:
    """Whether a need is put into words: that an assistant takes a figure goes without saying."""
    return "figure_for_assistant" not in need


def need_told(words: Words, need: Mapping[str, Any]) -> str:
    ((name, value),) = need.items()
    if name == "barrier":
        return words.say("need-barrier", {"barrier": words.say(f"barrier-{value}")})
    if name == "goods":
        return words.say("need-goods", {"cards": cost_told(words, {"goods": value})})
    if name in ("return_figures", "nation_markers"):
        return words.say(f"need-{name}", {"count": int(value)})
    return words.say(f"need-{name}")


def effect_told(words: Words, effect: Mapping[str, Any]) -> str:
    if "trigger" in effect:
        return trigger_told(words, effect)
    if "modifier" in effect:
        return modifier_told(words, effect)
    ((kind, inner),) = effect.items()
    if isinstance(inner, Mapping):
        return inner_effect(words, kind, inner)
    return words.say(f"effect-{kind}", {"gain": ops_told(words, inner)})


def inner_effect(words: Words, kind: str, inner: Mapping[str, Any]) -> str:
    """Effects with a table of their own: combat actions, assistants, and those that wait."""
    gain = ops_told(words, inner["do"])
    if kind == "assistant":
        places = f" {words.say('word-or')} ".join(inner["locations"])
        return words.say("effect-assistant", {"places": places, "gain": gain})
    if kind == "combat_action":
        form = ".loses" if inner.get("lose_influence") else ".last" if inner.get("last") else ""
        return words.say(f"effect-{kind}{form}", {"count": int(inner["cost"]), "gain": gain})
    if kind == "synergy_bonus":
        return words.say(f"effect-{kind}", {"kind": words.synergy(inner["need"]), "gain": gain})
    return words.say(f"effect-{kind}", {"when": condition_told(words, inner), "gain": gain})


def trigger_told(words: Words, effect: Mapping[str, Any]) -> str:
    """Two triggers pay by how much was done; the others bring ops."""
    key = f"trigger-{effect['trigger']}"
    if "vp_by_different" in effect:
        steps = [
            words.say("different-actions", {"count": vp, "number": number})
            for number, vp in enumerate(effect["vp_by_different"])
            if vp
        ]
        return words.say(key, {"gain": ", ".join(steps)})
    if "doubloons_per_point" in effect:
        each = words.say("n-doubloons", {"count": int(effect["doubloons_per_point"])})
        return words.say(key, {"gain": each, "most": int(effect["most_doubloons"])})
    return words.say(key, {"gain": ops_told(words, effect["do"])})


def modifier_told(words: Words, effect: Mapping[str, Any]) -> str:
    name = effect["modifier"]
    gaps: dict[str, str | int] = {
        part: int(effect[part]) for part in ("two", "three") if part in effect
    }
    if "n" in effect:
        gaps["count"] = int(effect["n"])
    if "from_cost" in effect:
        name, gaps["from"] = f"{name}-from", int(effect["from_cost"])
    if "object" in effect:
        gaps["object"] = words.say(f"object-{effect['object']}")
    if "locations" in effect:
        gaps["places"] = ", ".join(effect["locations"])
        gaps["gain"] = ops_told(words, effect["complete"])
    return words.say(f"modifier-{name}", gaps)


def condition_told(words: Words, condition: Mapping[str, Any]) -> str:
    """What a career or a card waits for."""
    gaps: dict[str, str | int] = {"count": int(condition.get("n", 0))}
    if "barrier" in condition:
        gaps["barrier"] = words.say(f"barrier-{condition['barrier']}")
    return words.say(f"when-{condition['when']}", gaps)


# ---- other pieces ----


def port_told(words: Words, port: Mapping[str, Any]) -> str:
    """The bonus of a home port, and what it does from its unlocking on."""
    text = ongoing_told(words, port["ongoing"])
    return words.say("port-offer", {"gain": port_offer(words, port), "text": text})


def ongoing_told(words: Words, ongoing: Mapping[str, Any]) -> str:
    gaps: dict[str, str | int] = {"count": int(ongoing.get("cost", ongoing.get("n", 0)))}
    gaps["gain"] = ops_told(words, ongoing.get("do", ()))
    gaps["the_nation"] = words.the_nation(ongoing["nation"]) if "nation" in ongoing else ""
    return words.say(f"port-kind-{ongoing['kind']}", gaps)


def port_offer(words: Words, port: Mapping[str, Any]) -> str:
    """The bonus that is offered once."""
    cost, gain = port["immediate_cost"], port["immediate_gain"]
    return op_told(words, {"op": "pay_for", "cost": cost, "gain": gain})


def upgrade_told(words: Words, upgrade: Mapping[str, Any]) -> str:
    parts = [words.say("effect-immediate", {"gain": ops_told(words, upgrade["immediate"])})]
    effects = [effect_told(words, effect) for effect in upgrade["permanent"]]
    return " ".join((parts if upgrade["immediate"] else []) + effects)


def tile_told(words: Words, tile: Mapping[str, Any]) -> str:
    """A legacy tile; what happens at a stop comes from its ops."""
    actions = [fleet_told(words, action) for action in tile.get("combat_actions", ())]
    gain = ", ".join(actions) or ops_told(words, tile.get("on_stop", ()))
    return words.say(f"tile-{tile['id']}.text", {"gain": gain})


def fleet_told(words: Words, action: Mapping[str, Any]) -> str:
    gaps = {"name": words.say(f"fleet-{action['id']}"), "gain": ops_told(words, action["do"])}
    return words.say("fleet-action", {**gaps, "count": int(action["cost"])})


def token_told(words: Words, token: Mapping[str, Any]) -> str:
    """A combat token: its value for each nation, and what else it shows."""
    parts = [f"{words.say(f'nation-{nation}')} {token[nation]}" for nation in words.NATIONS]
    if "modifier" in token:
        gaps = {"count": int(token["modifier"]["n"])}
        parts.append(words.say(f"token-{token['modifier']['who']}", gaps))
    if "cost" in token:
        cost = {name: part for name, part in token["cost"].items() if name != "n"}
        paid: dict[str, str | int] = {"cost": cost_told(words, cost), "count": token["cost"]["n"]}
        parts.append(words.say("token-cost", paid))
    if "bonus" in token:
        parts.append(ops_told(words, token["bonus"]))
    return ", ".join(parts)


def quest_told(words: Words, quest: Mapping[str, Any]) -> str:
    cost = cost_told(words, {"objects": quest["cost"]})
    return words.say("quest-name", {"cost": cost, "gain": ops_told(words, quest["reward"])})


def building_told(words: Words, building: Mapping[str, Any]) -> str:
    parts = [words.say("n-vp", {"count": int(building["vp"])})]
    parts += [ops_told(words, building["endgame"])] if building["endgame"] else []
    return words.say("effect-endgame", {"gain": ", ".join(parts)})


def career_told(words: Words, career: Mapping[str, Any]) -> str:
    """The three tasks; what each brings is on the sheet of the career."""
    return " · ".join(condition_told(words, task) for task in career["tasks"])


def chapter_told(words: Words, chapter: Mapping[str, Any], seats: int) -> str:
    """The goal of a chapter; empty for a finale, which is won as its scenario is."""
    if not chapter["location"]:
        return ""
    gaps: dict[str, str | int] = {
        "place": words.place(chapter["location"]),
        "cost": cost_told(words, chapter["cost"]),
        "gain": ops_told(words, chapter["reward"]),
        "count": int(chapter["need_by_players"][seats - 1]),
    }
    return words.say("chapter-goal", gaps)
