"""`loci games`, `loci content` and `loci rules`: what there is to play, what is in it, and
which tests prove its rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from loci.cli.options import GameName, Json, Lang, language_of

if TYPE_CHECKING:
    from loci.cli.frame import Frame


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
        tree = Tree(f"{frame.words.title(rules)}: {total}")
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


def rules(game: GameName, json: Json = False, lang: Lang = None) -> None:
    """List the rules of a game with the tests that prove each. Needs a checkout."""
    from loci.cli.frame import Frame
    from loci.core import Text, find_game
    from loci.testing.rules import find_root, matrix

    with Frame(language_of(lang), json) as frame:
        frame.speak(find_game(game, by_object=True))
        found = matrix(find_root(), find_game(game, by_object=True).info.id, frame.words.language)
        if json:
            frame.emit(
                {
                    "rules": len(found.rules),
                    "proved": len(found.proved),
                    "unproved": list(found.unproved),
                    "matrix": {rule.id: found.tests.get(rule.id, []) for rule in found.rules},
                }
            )
            return
        for rule in found.rules:
            unproved = rule.id in found.unproved
            kind = "" if rule.kind == "rule" else f" ({frame.words.say(Text(f'rule-{rule.kind}'))})"
            frame.print(f"{rule.id}{kind}  {rule.text}", "red" if unproved else None)
            for test in found.tests.get(rule.id, []):
                frame.print(f"    {test}", "dim")
        proved = Text("rules-proved", proved=len(found.proved), rules=len(found.rules))
        frame.print(frame.words.say(proved))
