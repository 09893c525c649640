"""A ledger as a match, or what is wrong with it."""

from __future__ import annotations

from loci.core.errors import BadOption
from loci.core.game import AnyGame
from loci.core.info import Imported
from loci.core.records.match import Match
from loci.core.text import Text
from loci.games.terra_mystica.ledger.comparison import Different
from loci.games.terra_mystica.ledger.replay import Player, Refused
from loci.games.terra_mystica.ledger.rows import Ledger


def play_ledger(game: AnyGame, ledger: Ledger, check: bool) -> Imported:
    """A ledger as a match, or the first row that cannot be played or is not as it says."""
    try:
        match = _start(game, ledger)
        if ledger.rows or not check:
            return Imported(ledger.name, Player(match, ledger, check).play())
        wrong = Text("ledger-unfinished")
    except BadOption as bad:
        wrong = bad.reason
    except Refused as refused:
        wrong = Text(
            "ledger-refused",
            row=refused.row.line,
            faction=Text(f"faction-{refused.row.faction}"),
            command=refused.command,
            reason=refused.reason,
        )
    except Different as different:
        wrong = Text(
            "ledger-different",
            row=different.row.line,
            faction=Text(f"faction-{different.row.faction}"),
            command=". ".join(different.row.commands) or different.row.kind,
            found=different.found,
            expected=different.expected,
        )
    return Imported(ledger.name, None, wrong)


def _start(game: AnyGame, ledger: Ledger) -> Match:
    """The match before the first row; `BadOption` if it cannot be set up so."""
    match = Match.start(
        game,
        len(ledger.factions),
        ledger.settings(),
        notes={"ledger": ledger.name},
        seats={seat: name.capitalize() for seat, name in enumerate(ledger.factions)},
        imported=True,
    )
    match.snapshot_every = 0  # it is played once, from the first row to the last
    return match
