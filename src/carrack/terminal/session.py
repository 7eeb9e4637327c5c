"""A game at the terminal: people and bots at one table, until it is over or somebody quits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from shlex import quote
from typing import TYPE_CHECKING, Any

from carrack import bots
from carrack.kernel.breakdown import breakdown
from carrack.kernel.errors import CarrackError, DataError, IllegalAction
from carrack.kernel.game import Game
from carrack.kernel.record import Play, replay
from carrack.kernel.state import State
from carrack.terminal.advice import advice
from carrack.terminal.arguments import Player
from carrack.terminal.choices import Choice, choices, unfolded
from carrack.terminal.look import look_for
from carrack.terminal.output import readable
from carrack.terminal.words import Words, shared
from carrack.texts import SILENT, Texts, level_named

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

NEWS_SHOWN = 12  # lines of what happened since the last question
FORGET_ALL = "\x1b[3J"  # the lines that scrolled away as well
QUITS = ("quit", "q", "exit")


class Quit(Exception):
    """Somebody wants to stop; the game is kept."""


class Session:
    """One sitting at a game. `ask` reads one line from whoever sits at the keyboard."""

    def __init__(
        self,
        play: Play,
        players: Sequence[Player],
        language: str,
        console: Console,
        ask: Callable[[str], str],
        plain: bool = False,
    ) -> None:
        self.play = play
        self.game = play.game
        self.console = console
        self.ask = ask
        self.plain = plain
        self.words = Words(language)
        self.texts = Texts(self.game.id, language)
        self.preset = preset_of(self.game, self.game.options_of(self.state))
        self.people = [seat for seat, player in enumerate(players) if player.is_person]
        self.names = names_of(players, self.words)
        self.look = look_for(self.game, self.texts, self.words, self.names, plain)
        self.bots = {
            seat: bots.make(player.kind, luck(play, seat))
            for seat, player in enumerate(players)
            if not player.is_person
        }
        self.log: dict[int | None, list[str]] = {seat: [] for seat in [None, *self.people]}
        self.fresh: dict[int | None, int] = dict.fromkeys(self.log, 0)  # where the news begin
        self.begun: dict[int | None, int] = dict.fromkeys(self.log, 0)  # where the own last step is
        self.suffered: dict[int | None, list[int]] = {viewer: [] for viewer in self.log}
        self.laying: int | None = None  # whose cards the last line of the log tells
        self.last_mover: int | None = None
        self.at_keyboard: int | None = self.people[0] if len(self.people) == 1 else None
        self.remember()

    @property
    def state(self) -> State:
        return self.play.state

    def run(self) -> bool:
        """Play on; whether the game came to its end."""
        try:
            while not self.state.is_over:
                seat = self.state.to_move
                if seat in self.bots:
                    self.move_bot(seat)
                else:
                    self.ask_person(seat)
        except (Quit, EOFError, KeyboardInterrupt):
            self.farewell()
            return False
        self.show_end()
        return True

    # ---- what happened ----

    def remember(self) -> None:
        """Tell everybody what is in the record already; nobody has to read it again."""
        for step in replay(self.play.record, self.game):
            if step.undo is None:
                self.note(step.state)
            else:
                self.note_undo(step.seat)
        self.fresh = {viewer: max(0, len(lines) - 3) for viewer, lines in self.log.items()}

    def note(self, state: State) -> None:
        """Each step in a line or two, as each person may know it; cards of one play share one."""
        laying = who_only_lays(state.events(None))
        for viewer, lines in self.log.items():
            events = state.events(viewer)
            if laying is not None and laying == self.laying and lines:
                lines[-1] += f" {self.texts.face(events[0]['card'])}"
                continue
            told = self.texts.lines(events, self.names, viewer)
            if any(self.look.befalls(event, viewer) for event in events):
                self.suffered[viewer] += range(len(lines), len(lines) + len(told))
            lines += told
        self.laying = laying

    def note_undo(self, seat: int) -> None:
        self.laying = None
        for viewer, lines in self.log.items():
            key = "log-undo-you" if viewer == seat else "log-undo"
            lines.append(self.words.say(key, name=self.names[seat]))

    def begin_news(self, mover: int) -> None:
        """News are what happened since the others took over from this person, and what the own last
        step brought.
        """
        last = self.last_mover
        if last in self.fresh and last != mover:
            begun = self.begun[last]
            own = begun in self.suffered[last]
            self.fresh[last] = begun if own else len(self.log[last])
        self.last_mover = mover
        if mover in self.begun:
            self.begun[mover] = len(self.log[mover])

    def show_news(self, viewer: int | None) -> None:
        lines, fresh = self.log[viewer], self.fresh[viewer]
        latest = max(fresh, len(lines) - NEWS_SHOWN)
        # What happened to oneself is told however long ago it was.
        kept = [place for place in self.suffered[viewer] if fresh <= place < latest][-NEWS_SHOWN:]
        news = [lines[place] for place in kept] + lines[latest:]
        if latest - fresh > len(kept):
            self.say("news-more", style="dim", count=latest - fresh - len(kept))
        if news:
            self.console.print("\n".join(news) if self.plain else bulleted(news))

    def say(self, key: str, style: str = "", **gaps: str | int) -> None:
        self.console.print(self.words.say(key, **gaps), style=style, soft_wrap=True)

    # ---- moves ----

    def move_bot(self, seat: int) -> None:
        legal = self.state.legal(seat)
        self.do(seat, self.bots[seat].choose(self.game, self.state.view(seat), legal))
        if not self.people:
            self.show_news(None)
            self.fresh[None] = len(self.log[None])

    def do(self, seat: int, action: int) -> None:
        self.play.apply(seat, action)
        self.begin_news(seat)
        self.note(self.state)

    def ask_person(self, seat: int) -> None:
        """Show the table as this person sees it and ask until a choice is made."""
        self.change_places(seat)
        listed = self.show_table(seat)
        rows = len(self.play.rows)
        while len(self.play.rows) == rows:
            self.answer(seat, self.read(seat, listed), listed)

    def read(self, seat: int, listed: Sequence[Choice]) -> str:
        key = "prompt"
        if len(listed) == 1 and not listed[0].is_folded:
            key = "prompt-only-undo" if self.state.may_undo(seat) else "prompt-only"
        return self.ask(self.words.say(key) + " ").strip()

    def answer(self, seat: int, line: str, listed: Sequence[Choice]) -> None:
        """Do what was typed: a command, a number, or a choice in words."""
        word = line.lower()
        if word in QUITS:
            raise Quit
        if word in ("?", "help", "h"):
            self.show_help()
        elif line.startswith("?"):
            self.explain(seat, line[1:].strip(), listed)
        elif word in ("hint", "tip"):
            self.show_hint(seat)
        elif word in ("undo", "u"):
            self.undo(seat)
        elif word == "undo turn":
            self.undo(seat, self.state.may_undo(seat))
        elif word == "cancel":
            self.cancel(seat)
        elif word in ("log", "l"):
            self.show_log(seat)
        elif word in ("rules", "r"):
            self.show_rules()
        elif word in ("table", "t") or (not line and len(listed) > 1):
            self.show_table(seat)
        elif not self.show_on_demand(seat, line):
            self.choose(seat, line or "1", listed)

    def show_on_demand(self, seat: int, line: str) -> bool:
        """What the title shows when it is asked for."""
        shown = self.look.command(line, self.state.view(seat))
        if shown is not None:
            self.console.print(shown)
        return shown is not None

    def choose(self, seat: int, line: str, listed: Sequence[Choice]) -> None:
        if line.isdigit() and line.isascii() and len(line) < 4:
            number = int(line)
            if 1 <= number <= len(listed):
                self.take(seat, listed[number - 1])
            else:
                self.complain(self.words.say("prompt-number", line=line, count=len(listed)))
            return
        view = self.state.view(seat)
        chosen = self.look.chosen(line, listed, view)
        typed = self.look.typed(line, view)
        if chosen is not None:
            self.take(seat, chosen)
        elif typed:
            self.do_all(seat, typed)
        else:
            self.complain(self.look.unknown(shortened(line)))

    def take(self, seat: int, choice: Choice) -> None:
        """Do it, or ask which of several is meant."""
        if not choice.is_folded:
            self.do(seat, choice.action)
            return
        inner = unfolded(choice, self.state.view(seat), self.look)
        self.show_choices(inner)
        line = self.ask(self.look.question(choice) + " ").strip()
        meant = self.meant(line, inner)
        if meant is None:
            self.complain(self.look.nothing_chosen())
        else:
            self.do(seat, meant)

    def meant(self, line: str, inner: Sequence[Choice]) -> int | None:
        if line.isdigit() and line.isascii() and 1 <= int(line[:4]) <= len(inner):
            return inner[int(line[:4]) - 1].action
        return self.look.meant(line, inner)

    def do_all(self, seat: int, typed: list[dict[str, Any]]) -> None:
        """A whole play at once: every step is tried on a copy first, and refused as a whole."""
        trial = self.state.clone()
        numbers = []
        try:
            for named in typed:
                if named["type"] == "end_play" and len(typed) > 1 and trial.to_move != seat:
                    break
                number = self.game.index(trial, seat, named)
                trial.apply(seat, number)
                numbers.append(number)
        except IllegalAction as error:
            # Playing the last card ends a play by itself.
            if named["type"] != "end_play" or len(typed) == 1 or error.code != "phase.wrong":
                self.complain(self.refused(seat, named, error, typed))
                return
        for number in numbers:
            self.do(seat, number)

    def refused(
        self, seat: int, named: dict[str, Any], error: CarrackError, typed: Sequence[Any]
    ) -> str:
        sentence = self.look.refused(named, error, self.state.view(seat))
        if len(typed) == 1:
            return sentence
        return f"{self.texts.action(named, self.names)}: {sentence}"

    def undo(self, seat: int, steps: int = 1) -> None:
        """Take the last steps back, unless something was revealed since."""
        if not 0 < steps <= self.state.may_undo(seat):
            self.complain(self.words.say("undo-impossible"))
            return
        self.play.undo(seat, steps)
        self.note_undo(seat)

    def cancel(self, seat: int) -> None:
        """Take back an action that has begun and is not complete."""
        steps = self.pending(seat)
        if steps:
            self.undo(seat, steps)
        else:
            self.complain(self.look.nothing_pending())

    def pending(self, seat: int) -> int:
        """How many steps have been made of an action that is not complete yet."""
        kept = self.play.trail.kept
        steps = 0
        while steps < len(kept) and self.look.is_pending(kept[-1 - steps].state.view(seat)):
            steps += 1
        return steps

    # ---- the screen ----

    def change_places(self, seat: int) -> None:
        """Hand the keyboard to another seat: nobody sees the cards of whoever sat there before."""
        if len(self.people) > 1 and self.at_keyboard != seat and self.game.has_secrets:
            self.clear()
            self.ask(self.words.say("curtain", name=self.names[seat]) + " ")
        if self.at_keyboard != seat or not self.plain:
            self.clear()
        self.at_keyboard = seat

    def clear(self) -> None:
        """Empty the screen. In a plain terminal with several people, push the old lines away."""
        if self.console.is_terminal and not self.plain:
            self.console.clear()
            if len(self.people) > 1:
                self.console.file.write(FORGET_ALL)
        elif len(self.people) > 1:
            self.console.print("\n" * 40)

    def show_table(self, seat: int) -> list[Choice]:
        view = self.state.view(seat)
        listed = choices(self.game, self.state, seat, view, self.look)
        self.console.print(self.heading(), style="bold")
        self.show_news(seat)
        self.console.print(self.look.table(view, listed, self.console.width))
        self.console.print()
        legal = [entry["name"] for choice in listed for entry in choice.entries]
        self.console.print(self.texts.prompt(view, self.names, legal), style="bold green")
        self.show_choices(listed)
        return listed

    def heading(self) -> str:
        """The title and its variant; more than that where the table has rules of its own."""
        preset, exact = self.preset
        label = self.texts.variant(preset).label if preset else ""
        parts = [
            self.game.name or self.game.id,
            label,
            "" if exact else self.look.own_rules(self.game.options_of(self.state)),
        ]
        return " · ".join(part for part in parts if part)

    def show_choices(self, listed: Sequence[Choice]) -> None:
        if listed:
            self.console.print(self.look.listing(listed), soft_wrap=self.plain)

    def show_help(self) -> None:
        self.console.print(self.look.help())

    def explain(self, seat: int, what: str, listed: Sequence[Choice]) -> None:
        """The rule of a card, or of the card that a number would lay."""
        if what.isdigit() and what.isascii() and 1 <= int(what[:4]) <= len(listed):
            choice = listed[int(what[:4]) - 1]
            what = choice.entries[0]["name"].get("card", "")
            if not what or choice.is_folded:
                self.console.print(f"{choice.label}. {choice.note}".strip())
                return
        refused = self.game.explain(self.state, seat)["refused"]
        sheet = self.look.about(what, self.state.view(seat), refused)
        if sheet is None:
            self.complain(self.look.unknown_subject(shortened(what)))
        else:
            self.console.print(sheet)

    def show_hint(self, seat: int) -> None:
        """The best actions and why, thought of as a strong bot does."""
        if len(self.state.legal(seat)) < 2:
            self.complain(self.words.say("hint-no-choice"))
            return
        told = advice(self.state, seat, self.texts, self.words, self.names)
        for number, line in enumerate(told, start=1):
            self.console.print(f"{number:>4}  {line}", soft_wrap=self.plain)

    def show_log(self, seat: int) -> None:
        for number, line in enumerate(self.log[seat], start=1):
            self.console.print(f"{number:>4}  {line}")

    def show_rules(self) -> None:
        from rich.markdown import Markdown

        try:
            rules = readable(self.texts.rules())
        except DataError as error:
            self.complain(self.texts.error(error))
            return
        self.console.print(rules if self.plain else Markdown(rules))

    def complain(self, sentence: str) -> None:
        self.console.print(sentence, style="yellow")

    # ---- the end ----

    def farewell(self) -> None:
        self.console.print()
        if self.play.path is not None:
            path = str(self.play.path)
            self.say("quit-kept", path=path, file=quote(path))

    def show_end(self) -> None:
        viewer = self.people[0] if len(self.people) == 1 else None
        self.show_news(viewer)
        view = self.state.view(viewer)
        self.console.print()
        self.console.print(self.texts.word("game_over"), style="bold green")
        self.console.print(self.look.result(view))
        summary = self.look.summary(breakdown(self.play.record, self.game))
        if summary is not None:
            self.console.print(summary)


def bulleted(lines: Sequence[str]) -> RenderableType:
    """Lines that stay apart where a narrow screen breaks them."""
    from rich.table import Table
    from rich.text import Text

    table = Table.grid(padding=(0, 1))
    for line in lines:
        table.add_row(Text(" •", style="dim"), Text(line))
    return table


def who_only_lays(events: Sequence[dict[str, Any]]) -> int | None:
    """The seat, if all that is to be seen is one card laid as itself."""
    shown = [event for event in events if event["type"] not in SILENT]
    if len(shown) == 1 and shown[0]["type"] == "laid" and "as" not in shown[0]:
        return int(shown[0]["seat"])
    return None


def preset_of(game: Game, options: dict[str, Any]) -> tuple[str, bool]:
    """The preset these options come closest to, and whether they are exactly that."""
    differences = {
        preset: sum(options[name] != value for name, value in values.items())
        for preset in game.presets
        for values in [game.resolve({game.preset_option: preset})]
    }
    nearest = min(differences, key=lambda preset: differences[preset], default="")
    return nearest, differences.get(nearest, 0) == 0


def names_of(players: Sequence[Player], words: Words) -> list[str]:
    """What the seats are called: the name given, you, or the bot, with a number if needed."""
    said = shared(words.language)
    kinds = [player.kind for player in players]
    single = kinds.count("me") == 1
    names: list[str] = []
    for seat, player in enumerate(players):
        if player.name:
            names.append(player.name)
        elif player.is_person and single:
            names.append(words.say("name-you"))
        else:
            called = level_named(said, player.kind) or player.kind.capitalize()
            name = words.say("name-person") if player.is_person else called
            number = kinds[: seat + 1].count(player.kind)
            names.append(f"{name} {number}" if kinds.count(player.kind) > 1 else name)
    return names


def luck(play: Play, seat: int) -> int:
    """A seed for a bot: another one for each seat, and after each pause."""
    header = play.header
    start = int(header["seed"]) * 1009 if "seed" in header else number_from(header["key"])
    return start + seat * 101 + len(play.rows)


def number_from(key: str) -> int:
    """A number that follows from a key and does not tell it."""
    return int.from_bytes(blake2b(f"bots {key}".encode(), digest_size=8).digest())


def shortened(text: str) -> str:
    text = "".join(sign if sign.isprintable() else "?" for sign in text)
    return text if len(text) <= 40 else text[:39] + "…"
