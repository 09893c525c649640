"""Power from neighbours' buildings: who is offered what, and the Cultists' answer to it (TM-15)."""

from __future__ import annotations

from loci.core.text import Text
from loci.games.terra_mystica.rules.economy.gains import gain_power, holdings, room_for_power, score
from loci.games.terra_mystica.rules.map.reach import neighbours
from loci.games.terra_mystica.state.drawing import forget_notes
from loci.games.terra_mystica.state.economy_events import Accepted, Declined, Got
from loci.games.terra_mystica.state.registry import BOARDS
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import FROM_OFFERS, NOBODY, NONE


def raise_offers(table: TerraTable, seat: int, hex: int) -> None:
    """A building of `seat` was put on `hex`: note what its neighbours are offered."""
    values = neighbours(table, seat, hex)
    table.events += 1
    for other in others_after(table, seat):
        if values[other]:
            table.raised.append((table.events, seat, other, values[other]))


def open_offers(table: TerraTable) -> None:
    """The turn is over: its offers are put to those who can gain anything (TM-15.18)."""
    table.offers += table.raised
    table.raised = []
    drop_empty_offers(table)


def accept(table: TerraTable, seat: int, offer: tuple[int, int, int, int]) -> None:
    """Gain the power and pay for it; the first acceptance earns Cultists a step (TM-29.32)."""
    event, giver, _, amount = offer
    gained = gain_power(table, seat, min(amount, table.vp[seat] + 1))
    score(table, seat, 1 - gained, FROM_OFFERS)
    if table.sink is not None:
        table.sink.append(Accepted(seat, giver, gained, gained - 1))
    table.offers.remove(offer)
    if _watched(table, giver) and event not in table.stepped:
        table.stepped.append(event)
        table.earned += 1
    _settle(table, event, giver)
    drop_empty_offers(table)


def decline(table: TerraTable, seat: int, offer: tuple[int, int, int, int]) -> None:
    event, giver, _, amount = offer
    if table.sink is not None:
        table.sink.append(Declined(seat, giver, amount))
    table.offers.remove(offer)
    if _watched(table, giver) and event not in table.declined:
        table.declined.append(event)
    _settle(table, event, giver)


def drop_empty_offers(table: TerraTable) -> None:
    """Take back the offers to those who cannot gain anything or have left the game."""
    for offer in table.offers.copy():
        event, giver, seat, _ = offer
        if table.gone[seat] or not room_for_power(table, seat):
            table.offers.remove(offer)
            _settle(table, event, giver)


def _settle(table: TerraTable, event: int, giver: int) -> None:
    """When all have answered an event of the Cultists: their power if everybody declined."""
    if not _watched(table, giver) or any(offer[0] == event for offer in table.offers):
        return
    if event in table.declined:
        table.declined.remove(event)
        if table.rules.cultists_power and event not in table.stepped:
            gained = gain_power(table, giver, 1)
            forget_notes(table, giver)
            if table.sink is not None:
                table.sink.append(
                    Got(
                        giver,
                        "all-declined",
                        [Text("amount-PW", number=gained)],
                        holdings(table, giver),
                    )
                )
    if event in table.stepped:
        table.stepped.remove(event)


def _watched(table: TerraTable, giver: int) -> bool:
    """Whether it matters who accepts: for Cultists who are still in the game."""
    return BOARDS[table.faction[giver]].watches_offers and not table.gone[giver]


# -- reading ---------------------------------------------------------------------------------------


def others_after(table: TerraTable, seat: int) -> list[int]:
    """The other seats in the order in which they decide, beginning to the left of `seat`."""
    order = table.order if table.rules.by_passing else list(range(table.players))
    at = order.index(seat)
    return order[at + 1 :] + order[:at]


def offers_to(table: TerraTable, seat: int) -> list[tuple[int, int, int, int]]:
    """The open offers that `seat` may answer now."""
    if not table.rules.deferred:
        head = table.offers[:1]
        return head if head and head[0][2] == seat and not table.earned else []
    return [offer for offer in table.offers if offer[2] == seat]


def find_offer(
    table: TerraTable, seat: int, power: int, faction: int
) -> tuple[int, int, int, int] | None:
    """The oldest open offer of this size from this faction to `seat`."""
    for offer in offers_to(table, seat):
        if offer[3] == power and table.faction[offer[1]] == faction:
            return offer
    return None


def gain_and_price(table: TerraTable, seat: int, amount: int) -> tuple[int, int]:
    """The power that accepting an offer would bring now, and its price in points."""
    gained = min(amount, room_for_power(table, seat), table.vp[seat] + 1)
    return gained, gained - 1


def cultists_seat(table: TerraTable) -> int:
    """Who plays the faction that earns steps by its offers, or nobody."""
    for seat, faction in enumerate(table.faction):
        if faction != NONE and BOARDS[faction].watches_offers:
            return seat
    return NOBODY
