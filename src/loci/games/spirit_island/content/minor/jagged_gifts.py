"""Minor powers of Jagged Earth for a spirit."""

from __future__ import annotations

from typing import Final, final

from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.act import POWER, Trigger
from loci.games.spirit_island.rules.effects import MoreRange, use_up
from loci.games.spirit_island.rules.spirits.tracks import restore_presence
from loci.games.spirit_island.state.registry import POWERS
from loci.games.spirit_island.state.spirit_events import ElementsGained
from loci.games.spirit_island.state.terms import ELEMENTS

SCREAM: Final = "scream-disease-into-the-wind"
_ANY_COST: Final = 99


@card("minor", "gift-of-natures-connection", 0, FAST, "", None, ANY_SPIRIT, set=JAGGED)
def gift_of_natures_connection(act: Act) -> Script:
    """The target has 2 energy or 2 of one element more; you have 1 element more if it is another
    spirit."""
    act.player = act.target
    line = yield from choose_one(act, "gain-energy", "gain-elements")
    if line == "gain-energy":
        add_energy(act.table, act.target, 2)
    else:
        yield from _choose_element(act, act.target, 2)
    if act.target != act.seat:
        yield from _choose_element(act, act.seat, 1)


def _choose_element(act: Act, seat: int, number: int) -> Script:
    """So many of one element of its choice for a spirit, for this turn."""
    element = yield from ask_element(seat, list(range(len(ELEMENTS))))
    for _ in range(number):
        give_element(act.table, seat, element)
    if act.table.sink is not None:
        gained = [element] * number
        act.table.sink.append(ElementsGained(seat, gained, "log-elemental-boon"))


@card("minor", "gift-of-twinned-days", 1, FAST, "sun moon", None, ANOTHER_SPIRIT, set=JAGGED)
def gift_of_twinned_days(act: Act) -> None:
    """The target may repeat its cheapest card in play for its cost, and so may you; a repeat of
    this gift lets nobody repeat anything (SI-23.3)."""
    if act.repeat:
        return
    for seat in (act.target, act.seat):
        lasting(act.table, Repeat(seat, _ANY_COST, paid=True, least=True))


@card("minor", "renewing-boon", 1, SLOW, "sun earth plant", None, ANOTHER_SPIRIT, set=JAGGED)
def renewing_boon(act: Act) -> Script:
    """In a land with presence of both of you 1 blight less; the target may add 1 of its destroyed
    presence there."""
    table, seat = act.table, act.target
    own = lands_of(table, act.seat)
    land = yield from choose_land(act, [one for one in lands_of(table, seat) if one in own])
    if land == NOWHERE:
        return
    remove_blight(act, land=land)
    if table.seats[seat].destroyed and lands_for_presence(table, seat, [land]):
        prompt = Text("ask-season-presence", land=table.island.names[land])
        wanted = yield from ask_yes(seat, prompt)
        if wanted:
            restore_presence(act, seat, land)


@card("minor", SCREAM, 1, FAST, "air water animal", None, ANOTHER_SPIRIT, set=JAGGED)
def scream_disease_into_the_wind(act: Act) -> None:
    """The powers of the target reach 1 land farther; once this turn it may add 1 disease to a land
    on which it has used one."""
    lasting(act.table, MoreRange(act.target, 1), "log-scream-disease-into-the-wind")
    lasting(act.table, Contagion(seat=act.target))


@final
class Contagion(Effect):
    """After it has used a power on a land, the seat may add 1 disease there, once."""

    kind = "contagion"
    fields = (Field.seat(needed=True),)

    def triggers(self, act: Act, seat: int) -> None:
        def spread(after: Act) -> Script:
            table = act.table
            if self not in table.effects:  # something set off before has used it up
                return
            prompt = Text("ask-contagion", land=table.island.names[act.land])
            wanted = yield from ask_yes(seat, prompt)
            if wanted:
                use_up(table, self)
                sick = Act(table, POWER, seat, act.land, SCREAM, parent=after, word=SCREAM)
                add_token(sick, DISEASE)
                yield from finish(sick)

        on_land = act.kind == POWER and act.seat == seat and act.land != NOWHERE and not act.word
        if on_land and not POWERS[act.power].target.spirit:
            act.triggered.append(Trigger(SCREAM, spread))  # each scream is carried by itself


register_effect(Contagion)
