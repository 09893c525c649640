"""`loci games` and `loci content`: what there is to play, and what is in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from loci.cli.options import GameName, Json, Lang, language_of

if TYPE_CHECKING:
    from loci.cli.frame import Frame
    from loci.core import AnyGame, Option


def games(json: Json = False, lang: Lang = None) -> None:
    """List the installed games with their players, sets, options and bots."""
    from loci.cli.frame import Frame
    from loci.core import all_games

    with Frame(language_of(lang), json) as frame:
        found = all_games()
        if json:
            frame.emit([game_data(frame, game) for game in found])
            return
        if not found:
            frame.print("No games are installed.")
        for game in found:
            frame.speak(game)
            _print_game(frame, game)


def content(game: GameName, json: Json = False, lang: Lang = None) -> None:
    """List every piece of content of a game by set and kind."""
    from rich.tree import Tree

    from loci.cli.frame import Frame
    from loci.core import find_game

    with Frame(language_of(lang), json) as frame:
        rules = find_game(game, by_object=True)
        frame.speak(rules)
        pieces = rules.content()
        if json:
            frame.emit(pieces)
            return
        total = sum(len(ids) for kinds in pieces.values() for ids in kinds.values())
        tree = Tree(f"{rules.info.title}: {total}")
        for name, kinds in pieces.items():
            branch = tree.add(f"{name}: {sum(len(ids) for ids in kinds.values())}")
            for kind, ids in kinds.items():
                twig = branch.add(f"{kind}: {len(ids)}")
                for line in _piece_lines(frame, ids):
                    twig.add(line)
        frame.out.print(tree)


def _piece_lines(frame: Frame, ids: list[str]) -> list[str]:
    """A line for every piece that the game has words for under its id, and one for the others."""
    from rich.markup import escape

    from loci.core import Text

    said = {id: frame.words.say(Text(id)) for id in ids}
    bare = ", ".join(id for id, words in said.items() if words == id)
    lines = [escape(f"{id}: {words}") for id, words in said.items() if words != id]
    return [*lines, bare] if bare or not lines else lines


def game_data(frame: Frame, game: AnyGame) -> dict[str, Any]:
    """A game as a program reads it."""
    from loci.bots.registry import bot_names

    frame.speak(game)
    info = game.info
    return {
        "id": info.id,
        "name": info.title,
        "players": list(info.players),
        "sets": list(info.sets),
        "options": [option.to_data() | {"help": _help(frame, option)} for option in info.options],
        "bots": bot_names(game),
    }


def _print_game(frame: Frame, game: AnyGame) -> None:
    from rich.table import Table

    data = game_data(frame, game)
    least, most = data["players"]
    frame.print(f"{data['name']} ({data['id']})", "bold")
    grid = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    grid.add_row("  players", str(least) if least == most else f"{least}–{most}")
    grid.add_row("  sets", ", ".join(data["sets"]))
    grid.add_row("  bots", ", ".join(data["bots"]))
    for option in game.info.options:
        grid.add_row(f"  {option.name}", f"{_help(frame, option)} {_values(option)}")
    frame.out.print(grid)


def _help(frame: Frame, option: Option) -> str:
    from loci.core import Text

    words = frame.words.say(Text(option.help))
    values = [
        f"{choice} = {said}"
        for choice in option.choices
        if (said := frame.words.part(option.help, f"is-{choice}"))
    ]
    return f"{words} {'; '.join(values)}." if values else words


def _values(option: Option) -> str:
    """What an option takes, the default first: `(9; or 12)`."""
    from loci.core.options import CHOICES, FLAG, NUMBER

    default = option.default
    if option.kind == FLAG:
        return "(yes; or no)" if default else "(no; or yes)"
    if option.kind == NUMBER:
        return f"({default}; {option.least}–{option.most})"
    if option.kind == CHOICES:
        chosen = ",".join(default) if isinstance(default, list) else ""
        return f"({chosen or '–'}; any of {', '.join(option.choices)})"
    others = [choice for choice in option.choices if choice != default]
    return f"({default or '–'}; or {', '.join(others)})" if others else f"({default or '–'})"
