"""How a match begins: its header under the present rules, and the first state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from loci.core.errors import BadOption, OldRules
from loci.core.foreign import started, upgraded
from loci.core.game import AnyGame
from loci.core.options import checked
from loci.core.records.header import Header
from loci.core.state import State
from loci.core.text import Text


def check_header(game: AnyGame, header: Header) -> None:
    """`BadOption` or `OldRules` if no match of this game can begin so."""
    if header.game != game.info.id:
        raise BadOption(Text("record-other-game", found=header.game, expected=game.info.id))
    game.info.check_players(header.players, header.options)
    if header.rules != game.info.rules_version:
        older = header.rules < game.info.rules_version
        raise OldRules(
            Text(
                "record-rules-older" if older else "record-rules-newer",
                found=header.rules,
                expected=game.info.rules_version,
            )
        )


def new_header(
    game: AnyGame,
    players: int,
    options: Mapping[str, object],
    seed: int,
    imported: bool,
) -> Header:
    """The header of a new match, with those options that are not as usual."""
    given = game.kept_options(checked(game.info.options, options, imported))
    values = checked(game.info.options, given, imported)
    differing: dict[str, object] = {
        option.name: values[option.name]
        for option in game.info.options
        if values[option.name] != option.default
    }
    return Header(game.info.id, game.info.rules_version, players, seed, differing)


def present_header(game: AnyGame, header: Header) -> Header:
    """The header of a record under the present rules: its options and its start as they are now."""
    rules = header.rules
    if header.game != game.info.id or rules >= game.info.rules_version:
        return header  # `check_header` says what is wrong, if anything is
    made = header.copy()
    made.rules = game.info.rules_version
    made.options = game.upgrade_options(dict(header.options), rules)
    if header.start is not None:
        made.start = upgraded(game, header.start, rules)
    return made


def first_state(game: AnyGame, header: Header) -> State:
    """The state before the first answer that can be replayed."""
    options = checked(game.info.options, header.options, imported=True)
    if header.start is None:
        return cast(State, game.new(header.players, options, header.seed, imported=True))
    return cast(State, started(game, header.start, header.players))
