"""Answers that are legal but certainly waste something."""

from __future__ import annotations

from loci.core.decision import Move
from loci.core.text import Text
from loci.games.spirit_island.rules.effects import effects_of
from loci.games.spirit_island.rules.powers.speed import AnySpeed, speed_of
from loci.games.spirit_island.rules.powers.usage import uses
from loci.games.spirit_island.rules.questions import can_play
from loci.games.spirit_island.rules.spirits.growth import presence_sources
from loci.games.spirit_island.rules.spirits.tracks import card_plays
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.moves import DONE, Number, Use
from loci.games.spirit_island.state.registry import POWERS, SPIRITS
from loci.games.spirit_island.state.steps import FAST_POWERS, SLOW_POWERS, SPIRIT_PHASE
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import FAST, SLOW


def warnings(table: SpiritTable, seat: int, move: Move) -> list[Text]:
    """What the answer would lose for nothing."""
    if move == DONE:
        return _done(table, seat)
    if isinstance(move, Number) and move.verb == verbs.GROWTH:
        return _growth(table, seat, move.number - 1)
    return []


def _done(table: SpiritTable, seat: int) -> list[Text]:
    """Card plays are not kept (SI-7.7), and a power waits for no other phase (SI-10.4)."""
    if table.step == SPIRIT_PHASE:
        left = card_plays(table, seat) - table.seats[seat].plays_made
        if any(can_play(table, seat, card) for card in table.seats[seat].hand):
            return [Text("warn-plays", number=left)]
        return []
    if table.step not in (FAST_POWERS, SLOW_POWERS):
        return []
    now = FAST if table.step == FAST_POWERS else SLOW
    if now == FAST and effects_of(table, AnySpeed.kind, seat):
        return []  # one of them can still be used as a slow one
    lost: list[str] = []
    for move in uses(table, seat):
        assert isinstance(move, Use)
        # A slow power that may be fast can still be used as a slow one.
        missed = move.verb == verbs.USE and speed_of(table, POWERS[move.power]) == now
        if missed and move.power not in lost:
            lost.append(move.power)
    return [Text("warn-unused", cards=[Text(f"power-{id}") for id in lost])] if lost else []


def _growth(table: SpiritTable, seat: int, option: int) -> list[Text]:
    """Reclaiming without a discard, adding presence when the tracks are empty."""
    owner = table.seats[seat]
    found: list[Text] = []
    actions = [action.word for action in SPIRITS[owner.spirit].growth[option].actions]
    if not owner.discard and any(word in ("reclaim-all", "reclaim-one") for word in actions):
        found.append(Text("warn-reclaim"))
    if not presence_sources(table, seat, True) and any(
        word.startswith("presence-") for word in actions
    ):
        found.append(Text("warn-presence"))
    return found
