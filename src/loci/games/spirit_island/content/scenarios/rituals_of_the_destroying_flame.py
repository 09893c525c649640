"""Rituals of the Destroying Flame: nothing hurts the invaders but where the flame burns."""

from __future__ import annotations

from typing import Final, final

from loci.core.decision import Move
from loci.core.script import Script
from loci.core.text import SeatName, Text
from loci.games.spirit_island.rules.act import SCENARIO, Act
from loci.games.spirit_island.rules.asking import ask_land, ask_yes
from loci.games.spirit_island.rules.effect import FOR_GOOD, Effect, Field, register_effect
from loci.games.spirit_island.rules.effects import effects_of, lasting
from loci.games.spirit_island.rules.ending import finish
from loci.games.spirit_island.rules.events.step import stage
from loci.games.spirit_island.rules.invaders.blight import add_blight
from loci.games.spirit_island.rules.invaders.fear import fear
from loci.games.spirit_island.rules.island.harm import damage
from loci.games.spirit_island.rules.island.lands import within
from loci.games.spirit_island.rules.island.pieces import count, invaders
from loci.games.spirit_island.rules.island.presence import lands_of
from loci.games.spirit_island.rules.powers.cards import forget
from loci.games.spirit_island.rules.rule import Replacing
from loci.games.spirit_island.rules.scenario import Scenario
from loci.games.spirit_island.rules.spirits.tracks import add_energy
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.moves import Named
from loci.games.spirit_island.state.registry import POWERS, SCENARIOS
from loci.games.spirit_island.state.steps import SPIRIT_PHASE
from loci.games.spirit_island.state.table import SpiritTable, players
from loci.games.spirit_island.state.terms import CLAW, DAHAN, FIRE, NOBODY, NOWHERE

FLAME: Final = "rituals-of-the-destroying-flame"
PRICE: Final = 2  # energy for hurting invaders where no flame is near
PAID: Final = "flame paid"  # by the user of a power, for the whole of it
REFUSED: Final = "flame refused"


@final
class FlameMarker(Effect):
    """The flame burns in the land for the rest of the game."""

    kind = "flame-marker"
    lasts = FOR_GOOD
    fields = (Field.land(),)

    def __init__(self, land: int = NOWHERE) -> None:
        super().__init__(land)


register_effect(FlameMarker)


@final
class RitualOver(Effect):
    """The seat has held its ritual this turn."""

    kind = "ritual-over"
    fields = (Field.seat(needed=True),)


register_effect(RitualOver)


@final
class DestroyingFlame(Scenario):
    def __init__(self) -> None:
        super().__init__(FLAME, difficulty=3, set=CLAW)

    def shields(self, act: Act, seat: int, land: int) -> Replacing:
        """Invader Immunity: a flame within range 1 breaks it, or 2 energy. Those of a power pays
        its user for the whole of it; for what is no spirit's, anybody may pay for the land."""
        table = act.table
        if burns_near(table, land) or PAID in act.marks:
            return False
        if REFUSED in act.marks:
            return True
        name = table.island.names[land]
        if act.seat != NOBODY:
            paid = yield from _pays(table, act.seat, Text("ask-flame-power", land=name))
            act.marks.append(PAID if paid else REFUSED)
            return not paid
        for user in range(players(table)):
            paid = yield from _pays(table, user, Text("ask-flame", land=name))
            if paid:
                return False
        return True

    def answers(self, table: SpiritTable, seat: int, user: int) -> list[Move]:
        """The ritual: once a turn for each spirit, after all have grown."""
        if table.step != SPIRIT_PHASE or not all([owner.grown for owner in table.seats]):
            return []
        if effects_of(table, RitualOver.kind, user) or not lands_of(table, user):
            return []
        owner = table.seats[user]
        cards = sorted({*owner.hand, *owner.played, *owner.discard})
        return [Named(verbs.BURN, card) for card in cards if POWERS[card].elements[FIRE]]

    def answer(self, table: SpiritTable, seat: int, user: int, move: Move) -> Script:
        """Forget a card with fire; a flame and blight in a land of yours, energy by the stage of
        the invaders, and where they are fear by it and 1 damage for each dahan."""
        assert isinstance(move, Named)
        act = Act(table, SCENARIO, user, player=user)
        prompt = Text("ask-flame-land")
        act.land = yield from ask_land(table.island, user, prompt, lands_of(table, user))
        lasting(table, RitualOver(seat=user))
        yield from forget(act, user, [move.name])
        who = SeatName(user)
        lasting(table, FlameMarker(act.land), "log-flame-marker", who=who)
        yield from add_blight(act)
        now = stage(table)
        add_energy(table, user, now)
        if invaders(table, act.land):
            fear(act, now)
            yield from damage(act, count(table, act.land, DAHAN))
        yield from finish(act)


def _pays(table: SpiritTable, seat: int, prompt: Text) -> Replacing:
    """Whether a spirit wants to pay, and can."""
    if table.seats[seat].energy < PRICE:
        return False
    wanted = yield from ask_yes(seat, prompt)
    if wanted:
        add_energy(table, seat, -PRICE)
    return wanted


# -- reading ---------------------------------------------------------------------------------------


def burns_near(table: SpiritTable, land: int) -> bool:
    """Whether there is a flame in the land or beside it."""
    around = within(table, [land], 1)
    return any([isinstance(e, FlameMarker) and e.land in around for e in table.effects])


SCENARIOS[FLAME] = DestroyingFlame()
