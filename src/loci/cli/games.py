"""`loci games` and `loci content`: what there is to play, and what is in it."""

from __future__ import annotations

from typing import Annotated

import typer

from loci.cli.options import GameName, Json, Lang, language_of


def games(json: Json = False, lang: Lang = None) -> None:
    """List the installed games with their players, sets, options and bots."""
    from loci.cli.frame import Frame
    from loci.cli.listing import list_games

    with Frame(language_of(lang), json) as frame:
        list_games(frame)


def content(
    game: GameName,
    set_: Annotated[
        str | None, typer.Option("--set", metavar="SET", help="Only what is of this set.")
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """List every piece of content of a game by set and kind."""
    from rich.tree import Tree

    from loci.cli.frame import Frame
    from loci.core import BadOption, Text, find_game

    with Frame(language_of(lang), json) as frame:
        rules = find_game(game, by_object=True)
        frame.speak(rules)
        pieces = rules.content()
        if set_ is not None:
            known = rules.info.sets
            if set_ not in known:
                raise BadOption(Text("set-unknown", name=set_, known=", ".join(known)))
            pieces = {set_: pieces.get(set_, {})}
        if json:
            frame.emit(pieces)
            return
        total = sum(len(ids) for kinds in pieces.values() for ids in kinds.values())
        tree = Tree(f"{rules.info.title}: {total}")
        for name, kinds in pieces.items():
            branch = tree.add(f"{name}: {sum(len(ids) for ids in kinds.values())}")
            for kind, ids in kinds.items():
                branch.add(f"{kind}: {len(ids)}").add(", ".join(ids) or "–")
        frame.out.print(tree)
