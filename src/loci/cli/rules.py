"""`loci rules`: which rules of a game are proved by which tests."""

from __future__ import annotations

from loci.cli.options import GameName, Json, Lang, language_of


def rules(game: GameName, json: Json = False, lang: Lang = None) -> None:
    """List the rules of a game with the tests that prove each. Needs a checkout."""
    from loci.cli.frame import Frame
    from loci.core import find_game
    from loci.testing.rules import find_root, matrix

    with Frame(language_of(lang), json) as frame:
        frame.speak(find_game(game, by_object=True))
        found = matrix(find_root(), find_game(game, by_object=True).info.id)
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
            frame.print(f"{rule.id}  {rule.kind}  {rule.text}", "red" if unproved else None)
            for test in found.tests.get(rule.id, []):
                frame.print(f"    {test}", "dim")
        frame.print(f"{len(found.proved):,} of {len(found.rules):,} rules are proved.")
