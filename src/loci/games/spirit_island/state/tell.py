"""Reporting what happens, when somebody listens."""

from __future__ import annotations

from loci.core.text import Arg
from loci.games.spirit_island.state.events import Happened
from loci.games.spirit_island.state.table import SpiritTable


def tell(table: SpiritTable, message: str, *lands: int, **args: Arg) -> None:
    """Report a fact about some lands."""
    if table.sink is not None:
        names = [table.island.names[land] for land in lands if land >= 0]
        if names and "land" not in args:
            args["land"] = names[0]
        table.sink.append(Happened(message, names, args))
