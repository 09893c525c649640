"""The installed games as a list, in words or for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from loci.bots.registry import bot_names
from loci.core import Text
from loci.core.options import CHOICES, FLAG, NUMBER, SETS, offered

if TYPE_CHECKING:
    from loci.cli.frame import Frame
    from loci.core import AnyGame, Option


def list_games(frame: Frame) -> None:
    """Print every game with its players, sets, options and bots. `UnknownGame` before anything is
    printed."""
    from loci.core import all_games

    found = all_games()
    if frame.as_json:
        frame.emit([game_data(frame, game) for game in found])
        return
    if not found:
        frame.print(frame.words.say(Text("games-none")))
    for game in found:
        frame.speak(game)
        _print_game(frame, game)


def game_data(frame: Frame, game: AnyGame) -> dict[str, Any]:
    """A game as a program reads it."""
    frame.speak(game)
    info = game.info
    return {
        "id": info.id,
        "name": info.title,
        "players": list(info.players),
        "more_players": info.more_players,
        "sets": list(info.sets),
        "options": [
            option.to_data() | {"help": _help(frame, option)} for option in offered(info.options)
        ],
        "bots": bot_names(game),
    }


def _print_game(frame: Frame, game: AnyGame) -> None:
    from rich.table import Table

    data = game_data(frame, game)
    least, most = data["players"]
    frame.print(f"{frame.words.title(game)} ({data['id']})", "bold")
    grid = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    say = frame.words.say
    players = str(least) if least == most else f"{least}–{most}"
    grid.add_row(f"  {say(Text('games-players'))}", players)
    grid.add_row(f"  {say(Text('games-sets'))}", ", ".join(data["sets"]))
    grid.add_row(f"  {say(Text('games-bots'))}", ", ".join(data["bots"]))
    for option in offered(game.info.options):
        if option.name == SETS and len(option.choices) == 1:
            continue  # nothing to choose
        values = say(_values(option))
        grid.add_row(f"  {option.name}", f"{_help(frame, option)} ({values})")
    frame.out.print(grid)


def _help(frame: Frame, option: Option) -> str:
    words = frame.words.say(Text(option.help))
    values = [
        f"{choice} = {said}"
        for choice in option.choices
        if (said := frame.words.value_name(option.help, choice))
    ]
    return f"{words} {'; '.join(values)}." if values else words


def _values(option: Option) -> Text:
    """What an option takes, the default first: `9; or 12`."""
    default = option.default
    if option.kind == FLAG:
        first, others = ("yes", "no") if default else ("no", "yes")
        return Text("games-or", default=first, others=others)
    if option.kind == NUMBER:
        return Text("games-just", default=f"{default}; {option.least}–{option.most}")
    if option.kind == CHOICES:
        chosen = ",".join(default) if isinstance(default, list) else ""
        return Text("games-any", default=chosen or "–", choices=", ".join(option.choices))
    others = ", ".join(choice for choice in option.choices if choice != default)
    if not others:
        return Text("games-just", default=str(default or "–"))
    return Text("games-or", default=str(default or "–"), others=others)
