"""How a title looks at the terminal: its table, and what may be typed. One class a title."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from carrack.kernel.errors import CarrackError, IllegalAction
from carrack.kernel.parts import part_of

if TYPE_CHECKING:
    from rich.console import RenderableType

    from carrack.kernel.game import Game
    from carrack.terminal.choices import Choice
    from carrack.terminal.words import Words
    from carrack.texts import Texts

View = Mapping[str, Any]
Named = dict[str, Any]


class Look:
    """What the looks of all titles share. A title without one of its own has the plain look."""

    def __init__(
        self,
        texts: Texts,
        words: Words,
        names: Sequence[str],
        plain: bool,
        game: Game | None = None,
    ) -> None:
        self.texts = texts
        self.words = words
        self.names = names
        self.plain = plain
        self.game = game  # the title with the figures in use; ours when there is none

    def own_rules(self, options: View) -> str:
        """What the heading adds where the options are not exactly those of a preset."""
        return self.words.say("table-own-rules")

    def table(self, view: View, choices: Sequence[Choice], width: int) -> RenderableType:
        """All that lies on the table."""
        raise NotImplementedError

    def order(self, action: Named) -> tuple[int, ...]:
        """Where a choice stands in the list; equal ones keep the order of the rules."""
        return ()

    def folded(self, action: Named) -> str:
        """Choices with the same name become one line with a second question; empty for others."""
        return ""

    def label(self, key: str, entries: Sequence[View], view: View) -> str:
        """A line of the list. A title that folds several actions into one names the line itself."""
        return self.texts.action(entries[0]["name"], self.names, view)

    def note(self, action: Named, view: View, explained: View) -> str:
        """A few words about what a choice does; `explained` is its entry of `game.explain`."""
        return ""

    def common_note(self, entries: Sequence[View], view: View) -> str:
        """A few words about several actions in one line."""
        return ""

    def listing(self, choices: Sequence[Choice]) -> RenderableType:
        """The numbered list."""
        from rich.table import Table
        from rich.text import Text

        if self.plain:
            notes = [f" ({choice.note})" if choice.note else "" for choice in choices]
            return "\n".join(
                f"{choice.number}. {choice.label}{note}"
                for choice, note in zip(choices, notes, strict=True)
            )
        table = Table.grid(padding=(0, 1))
        table.add_column(justify="right", no_wrap=True)
        table.add_column(no_wrap=True)
        table.add_column()
        for choice in choices:
            table.add_row(
                Text(str(choice.number), style="bold green"),
                Text(choice.label),
                Text(choice.note, style="dim"),
            )
        return table

    def question(self, choice: Choice) -> str:
        """What is asked when a line of the list holds several actions."""
        return choice.label

    def chosen(self, line: str, choices: Sequence[Choice], view: View) -> Choice | None:
        """The line of the list that was typed in words."""
        return None

    def meant(self, line: str, inner: Sequence[Choice]) -> int | None:
        """The action of a second list that was typed in words."""
        card = self.subject(line)
        for choice in inner:
            if card and choice.entries[0]["name"].get("card") == card:
                return choice.action
        return None

    def is_pending(self, view: View) -> bool:
        """Whether an action has begun that `cancel` can take back."""
        return False

    def command(self, line: str, view: View) -> RenderableType | None:
        """What a title shows on demand; None when the line asks for nothing of the kind."""
        return None

    def typed(self, text: str, view: View) -> list[Named]:
        """What was typed, as actions one after the other; empty when it means nothing."""
        return []

    def subject(self, text: str) -> str:
        """The card or thing that is asked about; empty when there is none of that name."""
        return ""

    def about(self, what: str, view: View, refused: Sequence[View]) -> RenderableType | None:
        """The rule of a card, and why it cannot be laid now if it is tempting and cannot."""
        from rich.console import Group
        from rich.text import Text

        card = self.subject(what)
        if not card:
            return None
        reasons = [
            IllegalAction(each["reason"], code=each["code"])
            for each in refused
            if each["name"].get("card") == card
        ]
        sentences = [Text(self.texts.error(reason), style="yellow") for reason in reasons]
        return Group(self.card_sheet(card, view["options"]), *sentences)

    def card_facts(self, card: str, options: View) -> dict[str, Any]:
        """What is to be known about a card, for programs."""
        return {
            "card": card,
            "short": self.texts.face(card),
            "name": self.texts.card(card),
            "rule": self.texts.card_rule(card, options),
        }

    def card_sheet(self, card: str, options: View) -> RenderableType:
        """What is to be known about a card, for people."""
        from rich.console import Group
        from rich.text import Text

        facts = self.card_facts(card, options)
        return Group(Text(f"{facts['short']} · {facts['name']}", style="bold"), Text(facts["rule"]))

    def help(self) -> str:
        """What can be typed."""
        return self.words.say("plain-help")

    def unknown(self, line: str) -> str:
        """A line that means nothing."""
        return self.words.say("plain-unknown", line=line)

    def unknown_subject(self, what: str) -> str:
        """A question about something that is not there."""
        return self.words.say("plain-unknown-subject", what=what)

    def befalls(self, event: View, viewer: int | None) -> bool:
        """Whether something happened to the viewer that they are told even if much else did."""
        return False

    def refused(self, action: Named, error: CarrackError, view: View) -> str:
        """Why something that was typed cannot be done."""
        return self.texts.error(error)

    def nothing_pending(self) -> str:
        """There is nothing to cancel."""
        return self.words.say("undo-impossible")

    def nothing_chosen(self) -> str:
        """A second question that was not answered."""
        return self.words.say("prompt-nothing")

    def result(self, view: View) -> RenderableType:
        """The end of the game."""
        return ""

    def opening(self, options: View) -> RenderableType | None:
        """What is told before a new game, by its options; None to say nothing."""
        return None

    def next_chapter(self, archive: View) -> RenderableType:
        """What a campaign goes on with after a game, by the archive that the game left."""
        return ""

    def summary(self, breakdown: View) -> RenderableType | None:
        """Where points came from, as `carrack.kernel.breakdown` tells it; None to say nothing."""
        return None


def look_for(
    game: Game, texts: Texts, words: Words, names: Sequence[str], plain: bool = False
) -> Look:
    """The look of a title, with the figures it is played with."""
    from carrack.terminal.plain import PlainLook

    kind: type[Look] = getattr(part_of(game, "terminal.table"), "TitleLook", PlainLook)
    return kind(texts, words, names, plain, game)
