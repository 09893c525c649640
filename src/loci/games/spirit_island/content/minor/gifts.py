"""Minor powers that give something to a spirit."""

from __future__ import annotations

from typing import final

from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.effects import MoreRange
from loci.games.spirit_island.state.spirit_events import CardChanged, ElementsGained
from loci.games.spirit_island.state.terms import ELEMENTS


def _target_and_you(act: Act) -> list[int]:
    """The target, and you as well if that is another spirit."""
    return [act.target] if act.target == act.seat else [act.target, act.seat]


@card("minor", "elemental-boon", 1, FAST, "", None, ANY_SPIRIT)
def elemental_boon(act: Act) -> Script:
    """The target chooses 3 different elements; it has them this turn, and so have you."""
    chosen: list[int] = []
    while len(chosen) < 3:
        left = [element for element in range(len(ELEMENTS)) if element not in chosen]
        element = yield from ask_element(act.target, left)
        chosen.append(element)
    for seat in _target_and_you(act):
        for element in chosen:
            give_element(act.table, seat, element)
        if act.table.sink is not None:
            act.table.sink.append(ElementsGained(seat, chosen, "log-elemental-boon"))


@card("minor", "gift-of-constancy", 0, FAST, "sun earth", None, ANY_SPIRIT)
def gift_of_constancy(act: Act) -> None:
    """2 energy for the target; it may keep a card when time passes, and so may you."""
    add_energy(act.table, act.target, 2)
    for seat in _target_and_you(act):
        lasting(act.table, KeepCard(seat=seat), "log-gift-of-constancy")


@final
class KeepCard(Effect):
    """The seat may take a card in play back to hand when time passes."""

    kind = "keep-card"
    fields = (Field.seat(needed=True),)

    def time_passes(self, table: SpiritTable, seat: int) -> Script:
        owner = table.seats[self.seat]
        cards = sorted(owner.played)
        card = yield from ask_name(self.seat, Text("ask-keep"), verbs.KEEP, cards, optional=True)
        if card:
            owner.played.remove(card)
            owner.hand.append(card)
            if table.sink is not None:
                table.sink.append(CardChanged(self.seat, "reclaimed", card))


register_effect(KeepCard)


@card("minor", "gift-of-living-energy", 0, FAST, "sun fire plant", None, ANY_SPIRIT)
def gift_of_living_energy(act: Act) -> None:
    """1 energy, 1 more for another spirit, 1 more if you have 2 sacred sites."""
    energy = 1
    if act.target != act.seat:
        energy += 1
    if len(sacred_sites(act.table, act.seat)) >= 2:
        energy += 1
    add_energy(act.table, act.target, energy)


@card("minor", "gift-of-power", 0, SLOW, "moon water earth plant", None, ANY_SPIRIT)
def gift_of_power(act: Act) -> Script:
    yield from gain_from(act, act.target, "minor")


@card("minor", "reaching-grasp", 0, FAST, "sun air water", None, ANY_SPIRIT)
def reaching_grasp(act: Act) -> None:
    """All powers of the target reach 2 lands farther."""
    lasting(act.table, MoreRange(act.target, 2), "log-reaching-grasp")
