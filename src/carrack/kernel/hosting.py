"""What whoever hosts a table asks of its title, beside the rules: how it is shown to several
people, how long one decision is, what may be prepared while others think.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from carrack.kernel.kept import Kept
    from carrack.kernel.state import State


class Hosting:
    """`game.hosting`. The usual answers suit a title in which one seat acts at a time and hides its
    hand; a title's own class gives others.
    """

    passes: tuple[str, ...] = ("pass",)  # types of actions that do nothing but hand on
    window_seconds: float | None = None  # to react in a window, as the rules suggest to hosts

    def is_window(self, state: State) -> bool:
        """Whether a host may close what is open now by a timer: a moment in which seats may react.

        >>> import carrack
        >>> game = carrack.load("macau_cards")
        >>> game.hosting.is_window(game.new(seats=2, seed=1))
        False
        """
        return len(state.actors) > 1

    def is_halfway(self, state: State) -> bool:
        """Whether whoever acts is in the middle of one decision, as with some cubes of a payment on
        the table. Whoever looks at the game again sees all of it as one step.

        >>> import carrack
        >>> game = carrack.load("macao")
        >>> game.hosting.is_halfway(game.new(seats=2, seed=1))
        False
        """
        return False

    def plannable(self, state: State, seat: int) -> list[int]:
        """What a waiting seat could do if its turn came now, as far as it knows: one of these may
        be planned. Others may change that before; what no longer fits then is dropped. The usual
        answer is nothing.

        >>> import carrack
        >>> game = carrack.load("macao")
        >>> state = game.new(seats=2, seed=1)
        >>> waiting = 1 - state.to_move
        >>> game.hosting.plannable(state, waiting) == state.legal(state.to_move)
        True
        """
        return []

    # ---- who knows what ----

    def hides(self, state: State, seat: int, place: str) -> bool:
        """Whether a thing that a seat would point at, by the name a page has for it, is known to
        that seat alone.
        """
        return False

    def held(self, state: State, seat: int) -> list[str]:
        """The cards that only this seat knows, by name; a card that is not among them any more has
        been shown, or lies where its owner put it for everybody to see.

        >>> import carrack
        >>> state = carrack.load("macau_cards").new(seats=2, seed=1)
        >>> state.game.hosting.held(state, 0) == state.view(0)["hand"]
        True
        """
        return list(state.view(seat).get("hand", ()))

    def deal_of(self, state: State) -> int:
        """The number of the deal. Whoever knows a hand of an earlier one knows nothing of those
        held now; 0 where hands are never gathered in and dealt anew.
        """
        return 0

    # ---- several viewers at once, cheaper than one by one ----

    def views(
        self, state: State, viewers: Sequence[int | None], kept: Kept | None = None
    ) -> list[dict[str, Any]]:
        """What each of them sees. Parts may be shared between views, so whoever gets them only
        reads. Whoever shows one table step after step keeps what does not change for the next step.

        >>> import carrack
        >>> game = carrack.load("macau_cards")
        >>> state = game.new(seats=2, seed=1)
        >>> game.hosting.views(state, [0, None]) == [state.view(0), state.view(None)]
        True
        """
        return [state.view(viewer) for viewer in viewers]

    def events(self, state: State, viewers: Sequence[int | None]) -> list[list[dict[str, Any]]]:
        """What each of them heard of the last step. They may share it, so whoever gets it only
        reads.

        >>> import carrack
        >>> game = carrack.load("macau_cards")
        >>> state = game.new(seats=2, seed=1)
        >>> game.hosting.events(state, [0, None]) == [state.events(0), state.events(None)]
        True
        """
        return [state.events(viewer) for viewer in viewers]
