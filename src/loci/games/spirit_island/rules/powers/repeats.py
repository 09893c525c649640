"""Repeating power cards: by an effect that lets a spirit do so, or by a special rule (SI-23)."""

from __future__ import annotations

from typing import Final, final

from loci.core.decision import Move
from loci.games.spirit_island.rules.effect import Effect, Field, register_effect
from loci.games.spirit_island.rules.effects import effects_of
from loci.games.spirit_island.rules.lineup import holders
from loci.games.spirit_island.rules.powers.power import Power
from loci.games.spirit_island.rules.powers.speed import in_time, repeat_speed
from loci.games.spirit_island.rules.powers.targeting import has_target
from loci.games.spirit_island.rules.spirits.elements import (
    elements_for,
    in_play,
    levels_with,
    price_of,
    usable_cards,
)
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.moves import Use
from loci.games.spirit_island.state.registry import POWERS
from loci.games.spirit_island.state.table import SpiritTable

DEAREST: Final = 99  # what a card may cost at most where that does not matter


@final
class Repeat(Effect):
    """The seat may repeat a card that costs at most so much, or only the `least` that one in play
    does; `paid` if that costs its energy again. It is used up by that."""

    kind = "repeat"
    fields = (
        Field.seat(needed=True),
        Field.number("most_cost"),
        Field.flag("paid", "word", "pay"),
        Field.flag("least", "least", 1),
    )
    for_powers = True

    def __init__(
        self, seat: int, most_cost: int = 0, paid: bool = False, least: bool = False
    ) -> None:
        super().__init__(seat=seat)
        self.most_cost: Final = most_cost
        self.paid: Final = paid
        self.least: Final = least

    def most(self, table: SpiritTable) -> int:
        """What a card may cost at most."""
        cards = in_play(table, self.seat) if self.least else []
        return min([self.most_cost, *[POWERS[id].cost for id in cards]])

    def wants_energy(self, table: SpiritTable, seat: int, user: int) -> bool:
        return self.seat == user and self.paid


register_effect(Repeat)


def repeats(table: SpiritTable, seat: int, now: int, elements: list[int]) -> list[Move]:
    """Cards in play that an effect lets the spirit repeat now (SI-23.4)."""
    moves: list[Move] = []
    owner = table.seats[seat]
    for id in owner.used if may_repeat_any(table, seat) else []:
        power = POWERS[id]
        if power.extra_cost is not None and not power.extra_cost.can_pay(table, seat):
            continue
        if power.deck == "innate" or id not in usable_cards(table, seat):
            continue
        if repeat_speed(table, seat, power) != now:
            continue
        for verb, permission in permissions(table, seat, power):
            price = repeat_price(table, seat, power, permission)
            have = elements_for(table, seat, power, elements)
            sets = in_time(power, levels_with(table, seat, power, have))
            for number, levels in enumerate(sets):
                if has_target(table, seat, power, levels, price + price_of(power, levels)):
                    moves.append(Use(verb, id, levels, number == 0))
    return moves


def permissions(table: SpiritTable, seat: int, power: Power) -> list[tuple[str, Repeat]]:
    """The ways to repeat a card: `repeat` by the best permission; where that is free, one may also
    `pay-repeat` and keep it for another card."""
    best = best_repeat(table, seat, power)
    if best is None:
        return []
    found = [(verbs.REPEAT, best)]
    paid = best_repeat(table, seat, power, paying=True) if not best.paid else None
    return found if paid is None else [*found, (verbs.PAY_REPEAT, paid)]


def best_repeat(table: SpiritTable, seat: int, power: Power, paying: bool = False) -> Repeat | None:
    """The permission that fits this card best: the cheapest, and of those the one that is the least
    good for another card. `paying`: only one that wants the cost paid."""
    best: Repeat | None = None
    best_is = (0, False, 0)
    for allowed in _permissions_of(table, seat, power):
        most = allowed.most(table)
        if power.cost > most or (paying and not allowed.paid):
            continue
        price = repeat_price(table, seat, power, allowed)
        fits = (price, not allowed.paid, most)
        if price <= table.seats[seat].energy and (best is None or fits < best_is):
            best, best_is = allowed, fits
    return best


def repeat_price(table: SpiritTable, seat: int, power: Power, permission: Repeat) -> int:
    """The energy that a repeat costs by this permission."""
    return card_cost(table, seat, power) if permission.paid else 0


def card_cost(table: SpiritTable, seat: int, power: Power) -> int:
    """What a card costs now; never less than 0 unless a rule says so, by which it gives energy
    (SX-15.9)."""
    cost = power.cost
    for rule, holder in holders(table, "discount"):
        cost -= rule.discount(table, holder, seat, power)
    if cost < 0 and not any([rule.pays_out(table, at) for rule, at in holders(table, "pays_out")]):
        return 0
    return cost


def spend_permission(table: SpiritTable, seat: int, power: Power, permission: Repeat) -> None:
    """A card is repeated by this permission: an effect is used up, a special rule notes it."""
    for place, effect in enumerate(table.effects):
        if effect is permission:
            table.effects = (*table.effects[:place], *table.effects[place + 1 :])
            return
    for rule, holder in holders(table, "grants_repeat"):
        if rule.grants_repeat(table, holder, seat, power):
            rule.repeat_taken(table, holder)
            return


def may_repeat_any(table: SpiritTable, seat: int) -> bool:
    """Whether the spirit has a permission to repeat a card, be it an effect or a special rule."""
    if table.effects and effects_of(table, Repeat.kind, seat):
        return True
    for _, holder in holders(table, "grants_repeat"):
        if holder == seat:
            return True
    return False


def _permissions_of(table: SpiritTable, seat: int, power: Power) -> list[Repeat]:
    """Those by which a spirit may repeat a card."""
    found = [e for e in table.effects if isinstance(e, Repeat) and e.seat == seat]
    for rule, holder in holders(table, "grants_repeat"):
        if rule.grants_repeat(table, holder, seat, power):
            found.append(Repeat(seat, DEAREST, paid=True))
    return found
