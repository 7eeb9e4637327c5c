"""What a card of Macau does under the resolved options: which sentences, with which figures."""

from __future__ import annotations

from carrack.games.macau_cards.texts.roles import (
    Options,
    answers_to,
    callable_ranks,
    draws,
    is_joker,
    is_special,
    is_wild,
    jokers_answer,
    kind_of,
    low_ranks,
    points,
    with_substitute,
)
from carrack.texts.letters import courts, lettered
from carrack.texts.sentences import Sentences
from carrack.texts.wording import Words

Messages = list[tuple[str, Words]]  # messages by key, each with its words

SIGNS = {"KH": "K♥", "KS": "K♠", "QH": "Q♥", "joker": "★", "T": "10"}


def rule_of(card: str, options: Options, sentences: Sentences) -> str:
    """All sentences about one card, in one paragraph."""
    told = joker(card, options) if is_joker(card) else suited(card, options)
    absent = is_joker(card) and options["joker_role"] == "absent"
    if options["scoring"] == "points" and not absent:
        told.append(("points", {"points": points(card, options)}))
    return " ".join(sentences.say(f"rule-{key}", named(words, sentences)) for key, words in told)


def named(words: Words, sentences: Sentences) -> Words:
    """A rank is named in the language, lists have the letters of the reader's pack; everything
    else is a figure or a sign.
    """
    letters = courts(sentences.language)
    words = words | {
        field: lettered(str(words[field]).translate(letters), sentences.language)
        for field in ("list", "over")
        if field in words
    }
    if "rank" not in words:
        return words
    key = f"rank-{words['rank']}"
    return {**words, "rank": sentences.say(key), "ranks": sentences.say(f"{key}.plural")}


def joker(card: str, options: Options) -> Messages:
    """A joker has one of four roles."""
    told: Messages = attack(card, "next", options) if draws(card, options) else []
    told.append((f"joker-{options['joker_role']}", {}))
    if is_wild(card, options):
        told += not_a_called_rank(options)
    if draws(card, options) and jokers_answer("two", options):
        told.append(("joker-answers", {}))
    if options["joker_in_packs"] and low_ranks(options):
        told.append(("joker-packs", {"list": signs(low_ranks(options))}))
        if options["joker_joins_answer"]:
            told.append(("joker-joins", {}))
    return told


def suited(card: str, options: Options) -> Messages:
    """What the card does, then where it goes."""
    told = effects(card, options)
    if not told and not is_special(card, options):
        told.append(("plain", {}))
    return told + placement(card, options)


def effects(card: str, options: Options) -> Messages:
    """The roles that the options give to this card."""
    rank = card[0]
    told: Messages = []
    if draws(card, options):
        told += spade_king(options) if card == "KS" else attack(card, "next", options)
    if rank == options["skip_rank"]:
        told += skip(options)
    if rank == options["suit_call_rank"]:
        told += suit_call(options)
    if rank == options["rank_call_rank"]:
        told += rank_call(options)
    if rank == options["cancel_rank"]:
        told.append((f"cancel-{options['cancel_placement']}", {}))
    if card == "QH":
        told += heart_queen(options)
    return told


def placement(card: str, options: Options) -> Messages:
    """What a card may be laid on: its suit or rank, its suit alone, or anything."""
    if card[0] == options["cover_rank"]:
        return [("cover", {"rank": card[0]})]
    if not is_wild(card, options):
        wild = options["wild_draws"] == "always" and card[0] in low_ranks(options)
        return [("fits", {}), *([("wild_draws", {})] if wild else [])]
    told: Messages = [("wild_own" if card[0] in options["wild_own_suit_ranks"] else "wild", {})]
    if card[0] != options["cancel_rank"]:
        told.append(("no_shield", {}))
    crosses = options["cross_calls"] and card[0] == options["suit_call_rank"]
    return told if crosses else told + not_a_called_rank(options)


def not_a_called_rank(options: Options) -> Messages:
    """Wildness does not help against a rank call, where there are any."""
    return [] if options["rank_call_rank"] == "none" else [("not_a_called_rank", {})]


def attack(card: str, target: str, options: Options) -> Messages:
    """A draw attack: how many cards, for whom, and what answers it."""
    told: Messages = [(f"draw-{target}", {"count": draws(card, options)})]
    return told + answered(kind_of(card, options), options)


def answered(kind: str, options: Options) -> Messages:
    """The cards that answer a draw attack of this kind."""
    found = answers_to(kind, options)
    told: Messages = [("answered", {"list": signs(found)})] if found else []
    others = [rank for rank in low_ranks(options) if rank not in found]
    if options["draw_reply"] == "matching" and kind != "joker" and others:
        told.append(("answered-matching", {"list": signs(others)}))
    return told or [("unanswered", {})]


def spade_king(options: Options) -> Messages:
    """The King of Spades may look the other way, and yet another way as an answer."""
    told = attack("KS", options["king_spades_target"], options)
    reply = options["king_spades_reply_target"]
    if reply != options["king_spades_target"] and "KS" in answers_to("king", options):
        told.append((f"reply-{reply}", {}))
    return told


def heart_queen(options: Options) -> Messages:
    """She relays attacks of kings, ends a war, or is an ordinary queen."""
    role = options["queen_hearts_role"]
    if role == "war_stop":
        anybody = options["war_stop"] == "anybody"
        return [("queen-war_stop-anybody" if anybody else "queen-war_stop", {})]
    if role == "plain":
        return []
    if options["king_reply"] != "kings_and_queen_hearts":
        return [("plain", {})]
    return [("queen-king_relay", {"count": options["queen_hearts_relay_add"]})]


def skip(options: Options) -> Messages:
    """Lost turns that add up, or the duel."""
    rank, cancel = options["skip_rank"], options["cancel_rank"]
    if options["skip_mode"] == "duel":
        return [("duel", {"rank": rank}), (f"solo-{options['solo_hits']}", {})]
    found = with_substitute([rank] if cancel == "none" else [rank, cancel], options)
    return [("skip", {}), ("answered", {"list": signs(found)})]


def suit_call(options: Options) -> Messages:
    told: Messages = [("call_suit", {})]
    if options["suit_call_must_change"]:
        told.append(("call_suit-change", {}))
    if options["call_must_hold"]:
        told.append(("call_suit-hold", {}))
    return told + call(options, "suit")


def rank_call(options: Options) -> Messages:
    ranks = callable_ranks(options)
    over = signs(over_rank_calls(options))
    if not ranks:
        return [("call_rank-none", {"over": over}), *call(options, "rank")]
    told: Messages = [("call_rank", {"list": signs(ranks), "over": over})]
    if options["call_must_hold"]:
        told.append(("call_rank-hold", {}))
    return told + call(options, "rank")


def over_rank_calls(options: Options) -> list[str]:
    """Calling cards that answer a rank call with a call of their own."""
    crosses = options["cross_calls"] and options["suit_call_rank"] != "none"
    return [options["rank_call_rank"], *([options["suit_call_rank"]] if crosses else [])]


def call(options: Options, kind: str) -> Messages:
    """What suit and rank calls have in common."""
    told: Messages = []
    if options["second_call"] == "different":
        told.append((f"call-different-{kind}", {}))
    if options["call_optional"]:
        told.append(("call-optional", {}))
    told.append((f"call-{options['call_duration']}", {}))
    if options["cross_calls"]:
        told.append(("call-cross", {}))
    return told


def signs(names: list[str]) -> str:
    """Ranks and cards as a list of signs."""
    return ", ".join(SIGNS.get(name, name) for name in names)
