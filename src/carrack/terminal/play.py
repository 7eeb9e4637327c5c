"""`carrack play` and `carrack resume`: start a game or go on with one, and say where it is kept."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from shlex import quote
from typing import Any, NamedTuple

from carrack.kernel.errors import BadRecord, CarrackError
from carrack.kernel.game import Game
from carrack.kernel.record import Play
from carrack.terminal import campaign, folder
from carrack.terminal.arguments import Player, player
from carrack.terminal.output import console as new_console
from carrack.terminal.output import tell
from carrack.terminal.session import Session, names_of
from carrack.terminal.words import Words


class CampaignWish(NamedTuple):
    """The file of a campaign, and what joins it for the rest of its games."""

    file: Path | None = None
    add: Sequence[str] = ()


NO_CAMPAIGN = CampaignWish()


def start(
    game: Game,
    players: Sequence[Player],
    options: Mapping[str, Any],
    seed: int | None,
    save: Path | None,
    language: str,
    plain: bool,
    wish: CampaignWish = NO_CAMPAIGN,
) -> None:
    """A new game, kept from its first line on; one of a campaign begins with its archive. Without a
    seed its luck comes from a key that stands in the file and nowhere else.
    """
    if wish.file is not None:
        names = names_of(players, Words(language))
        options = campaign.options_for(wish.file, game, options, names, wish.add)
    play = Play.begin(
        game,
        seats=len(players),
        seed=seed,
        options=options,
        players=[str(each) for each in players],
        path=save or folder.new_path(game.id),
    )
    if wish.file is not None and play.path is not None:
        campaign.attach(play.path, wish.file)
    go_on(play, players, language, plain, is_new=True)


def resume(path: Path | None, language: str, plain: bool) -> None:
    """Go on with the game in a file, or with the one played last."""
    play = latest() if path is None else Play.resume(path)
    if play.state.is_over:
        play.close()
        raise CarrackError(
            f"the game in {path} is over; look at it with: carrack replay {path}",
            code="resume.over",
            facts={"path": str(path)},
        )
    go_on(play, [seated(name) for name in play.header["players"]], language, plain)


def seated(name: str) -> Player:
    """Who sits there, from the record; any other name in somebody's record is a person."""
    try:
        return player(name)
    except CarrackError:
        return Player("me", name)


def latest() -> Play:
    """The unfinished game that was played last."""
    for path in folder.by_age():
        try:
            play = Play.resume(path)
        except BadRecord as error:
            tell(f"{path.name}: {error}")
            continue
        if not play.state.is_over:
            return play
        play.close()
        folder.put_away(path)
    raise CarrackError(
        f"no game in {folder.open_games()} waits to go on; start one with: carrack play TITLE",
        code="resume.nothing",
        facts={"folder": str(folder.open_games())},
    )


def go_on(
    play: Play, players: Sequence[Player], language: str, plain: bool, *, is_new: bool = False
) -> None:
    console = new_console(plain)
    with play:
        session = Session(play, players, language, console, line_reader(), plain)
        opening = session.look.opening(play.header["options"]) if is_new else None
        if opening is not None:
            console.print(opening)
        over = session.run()
    if over and play.path is not None:
        end_chapter(session, play.path)
        path = folder.put_away(play.path)
        kept = Words(language).say("end-kept", path=str(path), file=quote(str(path)))
        console.print(kept, style="dim", soft_wrap=True)


def end_chapter(session: Session, record: Path) -> None:
    """After a game of a campaign: keep its archive, and tell what comes next."""
    path = campaign.belongs_to(record)
    if path is None:
        return
    archive = campaign.carry_on(record, path, session.game, session.state)
    session.console.print(session.look.next_chapter(archive), style="bold")
    key = "campaign-kept" if archive["chapter"] != campaign.FINISHED else "campaign-over"
    session.say(key, path=str(path), file=quote(str(path)), title=session.game.id)
    rules = session.game.campaign
    for name in rules.additions(archive) if rules else ():
        session.say("campaign-may-add", label=session.texts.addition(name).label, name=name)


def line_reader() -> Callable[[str], str]:
    """Read a line, with editing where there is a keyboard; what a pipe says is shown."""
    if not sys.stdin.isatty():
        return echoed
    with suppress(ImportError):
        import readline  # noqa: F401 - it takes over input() by being imported
    return input


def echoed(prompt: str) -> str:
    line = input(prompt)
    print(line)
    return line
