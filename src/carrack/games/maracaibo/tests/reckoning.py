"""What the end of the game is worth by the second book: every point worked out once more.

It asks the book what everybody has and the files what is printed, and nobody else. Like the book
it is slow and plain on purpose.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

MARKERS = 13  # of each nation

Row = tuple[str, Any, int]  # what the points are for, the piece, how many
Scores = dict[tuple[str, Any], int]


class Reckoning:
    """The final scoring of a table whose book is a `Ledger`."""

    def __init__(self, book: Any, files: Mapping[str, Any], has_nation_scoring: bool) -> None:
        self.book = book
        self.has_nation_scoring = has_nation_scoring
        self.cards = {card["id"]: card for card in files["cards.toml"]["project"]}
        self.prestige = {piece["id"]: piece for piece in files["cards.toml"]["prestige"]}
        self.spaces = {space["id"]: space for space in files["board.toml"]["explorer_space"]}
        self.tracks = files["board.toml"]["track"]
        self.jacques = files["automa.toml"]["jacques"]
        self.jean = files["automa.toml"]["jean"]

    # ---- captains ----

    def scores(self, number: int, before: int) -> Scores:
        """All points of a captain, by what they are for. `before` is what the captain had: VP
        never fall below 0.
        """
        found: Scores = {}
        for what, piece, points in self.rows(number):
            points = max(points, -before)
            before += points
            if points:
                found[what, piece] = found.get((what, piece), 0) + points
        return found

    def rows(self, number: int) -> Iterator[Row]:
        seat = self.book.seats[number]
        yield "income_track", None, self.income_points(seat)
        for card in seat.tableau:
            yield "cards", card, self.cards[card]["vp"]
        for card in seat.tableau:
            for effect in self.cards[card]["effects"]:
                yield "endgame", card, self.points_of(effect.get("endgame", []), seat)
        for building in self.book.buildings:
            if building and number in building["invested"]:
                printed = self.prestige[building["building"]]
                points = self.points_of(printed["endgame"], seat)
                yield "prestige", printed["id"], printed["vp"] + points
        if self.has_nation_scoring:
            yield from self.nation_rows(seat)
        if self.book.automa and self.book.automa.name == "jacques":
            yield from self.against_jacques(seat)

    def income_points(self, seat: Any) -> int:
        income = self.tracks["doubloon_income"]
        above = seat.number["income"] - income["final_vp_above"]
        points: int = above // income["final_vp_divisor"] if above > 0 else 0
        return points

    def points_of(self, ops: Iterable[Mapping[str, Any]], seat: Any) -> int:
        """At the end of the game effects count VP and do nothing else."""
        points = 0
        for op in ops:
            if op["op"] == "vp":
                points += op["n"]
            elif op["op"] == "vp_per":
                points += op["n"] * self.count(op["per"], seat)
        return points

    def count(self, what: str, seat: Any) -> int:
        counts = {
            "quest": len(seat.quests),
            "combat_token": len(seat.tokens),
            "combat_point": seat.number["combat"],
            "figure": seat.number["figures"],
            "upgrade": upgrades(seat),
            "synergy": len(seat.synergies),
            "assistant": len(seat.assistants & seat.tableau),
            "project": len(seat.tableau),
            "noble_rank": sum(self.rank(influence) for influence in seat.influence.values()),
            "barrier": self.spaces[seat.place["explorer"]]["region"],
        }
        count: int = counts[what]
        return count

    def against_jacques(self, seat: Any) -> Iterator[Row]:
        """Ahead pays and behind costs, in exploring and in quests."""
        own, his = seat.place["explorer"], self.book.automa.explorer
        lead = sign(self.progress(own), self.progress(his))
        yield "explorer", None, lead * self.jacques["explorer_lead_vp"]
        lead = sign(len(seat.quests), self.book.automa.number["quests"])
        yield "quests", None, lead * self.jacques["quest_lead_vp"]

    # ---- nations ----

    def nation_rows(self, seat: Any) -> Iterator[Row]:
        for nation in self.book.on_track:
            if seat.place["surrendered"] != nation:
                own = seat.influence[nation]
                yield "nation", nation, self.rank_worth(own) * self.strength(nation)
                if own > 0 and own == self.most_influence(nation):
                    yield "most_influence", nation, self.tracks["influence"]["most_influence_vp"]

    def rank(self, influence: int) -> int:
        return sum(influence >= least for least in self.tracks["influence"]["rank_thresholds"])

    def rank_worth(self, influence: int) -> int:
        rank = self.rank(influence)
        worth: int = self.tracks["influence"]["rank_values"][rank - 1] if rank else 0
        return worth

    def strength(self, nation: str) -> int:
        """Points for marker columns that are empty, and for most markers on the board."""
        track, taken, points = self.tracks["influence"], MARKERS - self.book.on_track[nation], 0
        for size, worth in zip(track["marker_columns"], track["column_points"], strict=True):
            taken -= size
            points += worth if taken >= 0 else 0
        return points + self.dominance(nation)

    def dominance(self, nation: str) -> int:
        places = self.book.markers.values()
        on_board = {name: sum(place[name] for place in places) for name in self.book.on_track}
        more = sum(count > on_board[nation] for count in on_board.values())
        bonus: int = self.tracks["influence"]["dominance_bonus"][more] if on_board[nation] else 0
        return bonus

    def most_influence(self, nation: str) -> int:
        captains = [seat for seat in self.book.seats if seat.place["surrendered"] != nation]
        rivals = [captain.influence[nation] for captain in captains]
        if self.book.automa:
            rivals.append(self.book.automa.influence[nation])
        return max(rivals, default=0)

    # ---- the explorer track ----

    def progress(self, space: str) -> tuple[int, int]:
        """More barriers are further; behind the same one, fewer steps to the next are."""
        return self.spaces[space]["region"], -self.steps_to_barrier(space)

    def steps_to_barrier(self, space: str) -> int:
        region = self.spaces[space]["region"]
        following = self.spaces[space]["next"]
        return min(
            (
                1 if self.spaces[name]["region"] != region else 1 + self.steps_to_barrier(name)
                for name in following
            ),
            default=0,
        )

    def steps_to_end(self, space: str) -> int:
        following = self.spaces[space]["next"]
        return min((1 + self.steps_to_end(name) for name in following), default=0)

    # ---- Jean ----

    def jean_points(self) -> list[int]:
        """What she scores after the last round, in the order in which she is told to."""
        jean = self.book.automa
        (seat,) = self.book.seats
        points = []
        if self.has_nation_scoring:
            for nation, influence in jean.influence.items():
                points.append(self.rank_worth(influence) * self.strength(nation))
                if influence > 0 and influence == self.most_influence(nation):
                    points.append(self.tracks["influence"]["most_influence_vp"])
        quests, discs = jean.number["quests"], jean.number["discs"]
        points.append(self.jean["quest_vp"] * quests)
        points.append(lead_points(self.jean["lead_quest"], quests - len(seat.quests)))
        points.append(lead_points(self.jean["lead_upgrades"], discs // 2 - upgrades(seat)))
        points.append(lead_points(self.jean["lead_explorer"], self.steps_ahead(seat)))
        return points

    def steps_ahead(self, seat: Any) -> int:
        """In one region by steps to the next barrier, otherwise by steps to the end."""
        own, hers = seat.place["explorer"], self.book.automa.explorer
        if self.spaces[own]["region"] == self.spaces[hers]["region"]:
            return self.steps_to_barrier(own) - self.steps_to_barrier(hers)
        return self.steps_to_end(own) - self.steps_to_end(hers)


def upgrades(seat: Any) -> int:
    """Those without a disc."""
    return sum(discs == 0 for discs in seat.discs.values())


def lead_points(table: Iterable[tuple[int, int]], lead: int) -> int:
    return max((points for least, points in table if lead >= least), default=0)


def sign(own: Any, other: Any) -> int:
    return int(own > other) - int(own < other)


def jean_round_points(cards: int, discs: int) -> int:
    """After every round: 1 for a card; for discs one less than there are, from 6 on more."""
    for_discs = max(0, discs - 1) if discs < 6 else 2 * (min(discs, 22) - 3)
    return cards + for_discs
