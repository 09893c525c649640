"""What is written down of a finished match: from its state in memory, or from its rows, in a
process of its own (`thinker.py`)."""

from __future__ import annotations

from typing import Any

from loci.core import AnyGame, Match, find_game
from loci.core.data import decode
from loci.server.play.table import follow
from loci.server.storage.rows import PERSON as PERSON_SEAT
from loci.server.storage.rows import Seat, Stored, Whole, fresh_from, header_from, standing
from loci.sim.statistics import PERSON, Facts, facts_of


def written(match: Match, seats: list[Seat], times: list[float]) -> Facts:
    """The facts of a match that is over; `times` are those of its entries."""
    who = [_who(seat) for seat in seats]
    minutes = None
    if PERSON in who and times:
        minutes = max(0, round((times[-1] - times[0]) / 60))
    options, answers = match.header.options, len(match.entries)
    return facts_of(match.game, match.state, options, answers, who, minutes)


def _who(seat: Seat) -> str:
    """A bot, or a person; one for whom a bot plays may come back, so it is theirs."""
    return PERSON if seat.kind == PERSON_SEAT or seat.kept or seat.bot is None else seat.bot


def written_task(whole: Whole) -> dict[str, Any]:
    """To find the facts of a match as it is stored."""
    entries, fresh = standing(whole.rows)
    return {
        "task": "written",
        "header": whole.match.header,
        "seats": [
            [s.seat, s.kind, s.user_id, s.former_id, s.bot, s.name, s.invite] for s in whole.seats
        ],
        "entries": [stored.to_data() for stored in entries],
        "fresh": {str(number): str(seed) for number, seed in fresh.items()},
        "snapshot": whole.snapshot,
    }


def from_rows(request: dict[str, Any]) -> dict[str, Any]:
    """The facts of a match as it was stored."""
    header = header_from(request["header"])
    game: AnyGame = find_game(header.game)
    stored = [Stored.from_data(data) for data in request["entries"]]
    fresh = fresh_from(request["fresh"])
    if request["snapshot"] is None:
        match = Match(game, header)
        follow(match, stored, fresh)
    else:
        at, state = request["snapshot"]
        entries, barriers = [one.entry for one in stored], [one.barrier for one in stored]
        match = Match.resume(game, header, entries, barriers, at, decode(state), fresh)
    seats = [Seat(*data) for data in request["seats"]]
    return {"facts": written(match, seats, [one.at for one in stored]).to_data()}
