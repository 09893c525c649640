"""The two blight cards of the base game."""

from __future__ import annotations

from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.act import BLIGHT_CARD
from loci.games.spirit_island.rules.each import next_spirit, seats_in_turn
from loci.games.spirit_island.rules.invaders.blight import choose_to_lose
from loci.games.spirit_island.rules.powers.cards import forget


def downward_spiral(table: SpiritTable) -> Script:
    """Each spirit destroys 1 of its presence."""
    left = seats_in_turn(table)
    while left:
        seat = yield from next_spirit(table, left)
        act = Act(table, BLIGHT_CARD, player=seat)
        yield from choose_to_lose(act, seat, lands_of(table, seat))
        yield from finish(act)
        if table.ending:
            return


def memory_fades_to_dust(table: SpiritTable) -> Script:
    """Each spirit forgets a power card or destroys 1 of its presence."""
    left = seats_in_turn(table)
    while left:
        seat = yield from next_spirit(table, left)
        act = Act(table, BLIGHT_CARD, player=seat)
        owner = table.seats[seat]
        options = ["destroy-presence"]
        if owner.hand or owner.discard or owner.played:
            options.insert(0, "forget")
        prompt = Text("ask-memory-fades", who=SeatName(seat))
        option = yield from ask_name(seat, prompt, verbs.OPTION, options)
        if option == "forget":
            yield from forget(act, seat)
        else:
            yield from choose_to_lose(act, seat, lands_of(table, seat))
        yield from finish(act)
        if table.ending:
            return


blight_card("downward-spiral", 5, downward_spiral)
blight_card("memory-fades-to-dust", 4, memory_fades_to_dust)
