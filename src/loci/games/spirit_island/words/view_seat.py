"""What everybody sees of a seat: panel, tracks, cards with their headers, elements."""

from __future__ import annotations

from typing import Any

from loci.games.spirit_island.rules.powers.power import Power, Range, met
from loci.games.spirit_island.rules.powers.speed import speed_of
from loci.games.spirit_island.rules.powers.usage import card_cost
from loci.games.spirit_island.rules.spirits.elements import elements_of, free_elements, usable_cards
from loci.games.spirit_island.rules.spirits.spirit import Space
from loci.games.spirit_island.rules.spirits.tracks import card_plays, energy_income
from loci.games.spirit_island.state.names import by_element
from loci.games.spirit_island.state.registry import POWERS, SPIRITS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import ANY, ELEMENTS, SPEEDS, TERRAINS


def see_seat(table: SpiritTable, seat: int) -> dict[str, Any]:
    """A seat without a spirit has nothing else yet."""
    owner = table.seats[seat]
    if not owner.spirit:
        return {"spirit": None}
    spirit = SPIRITS[owner.spirit]
    elements = elements_of(table, seat)
    names = table.island.names
    return {
        "spirit": owner.spirit,
        "specials": spirit.specials,
        "energy": owner.energy,
        "income": energy_income(table, seat),
        "plays": card_plays(table, seat),
        "plays_made": owner.plays_made,
        "grown": bool(owner.grown),
        "ready": bool(owner.ready),
        "energy_track": _track(spirit.energy_track, owner.energy_shown),
        "plays_track": _track(spirit.plays_track, owner.plays_shown),
        "growth": [[action.word for action in option] for option in spirit.growth],
        "growth_prices": [spirit.prices.get(n, 0) for n in range(len(spirit.growth))],
        "growth_always": [action.word for action in spirit.always],
        "growth_pick": spirit.pick,
        "growth_taken": [option + 1 for option in owner.growth_taken],
        "presence": {names[land]: n for land, n in enumerate(owner.presence) if n},
        "presence_left": presence_left(table, seat),
        "destroyed": owner.destroyed,
        "drowned": owner.drowned,
        "elements": by_element(elements),
        "free_elements": free_elements(table, seat),
        "hand": [_card(table, seat, card, elements) for card in owner.hand],
        "played": [_card(table, seat, card, elements) for card in owner.played],
        "lent": [_card(table, seat, card, elements) for card in _lent(table, seat)],
        "discard": [_card(table, seat, card, elements) for card in owner.discard],
        "innates": [_card(table, seat, power, elements) for power in spirit.innates],
        "progression": list(owner.progression),
    }


def _track(spaces: list[Space], shown: int) -> list[dict[str, Any]]:
    """The spaces from the left; an element of choice is `any`."""
    found: list[dict[str, Any]] = []
    for place, space in enumerate(spaces):
        data: dict[str, Any] = {"uncovered": place < shown}
        if space.number >= 0:
            data["number"] = space.number
        if space.element >= 0:
            data["element"] = "any" if space.element == ANY else ELEMENTS[space.element]
        if space.reclaim:
            data["reclaim"] = True
        found.append(data)
    return found


def _lent(table: SpiritTable, seat: int) -> list[str]:
    """Power cards in play that the spirit has not played."""
    played = table.seats[seat].played
    return [card for card in usable_cards(table, seat) if card not in played]


def presence_left(table: SpiritTable, seat: int) -> int:
    """Presence that still covers spaces of the tracks."""
    owner = table.seats[seat]
    spirit = SPIRITS[owner.spirit]
    spaces = len(spirit.energy_track) + len(spirit.plays_track)
    return spaces - owner.energy_shown - owner.plays_shown


def _card(table: SpiritTable, seat: int, id: str, elements: list[int]) -> dict[str, Any]:
    """The header of a power as it counts for this seat now."""
    power = POWERS[id]
    owner = table.seats[seat]
    data = header(power)
    data["speed"] = SPEEDS[speed_of(table, power)]
    data["used"] = id in owner.used
    if power.deck != "innate":
        data["cost"] = card_cost(table, seat, power)
    for threshold, wanted in zip(data["thresholds"], power.thresholds, strict=True):
        threshold["met"] = met(elements, wanted)
    return data


def header(power: Power) -> dict[str, Any]:
    """The printed header of a power."""
    return {
        "card": power.id,
        "deck": power.deck,
        "cost": power.cost,
        "speed": SPEEDS[power.speed],
        "elements": by_element(power.elements),
        "range": _range(power.range),
        "target": power.target.name,
        "thresholds": [{"needs": by_element(wanted)} for wanted in power.thresholds],
    }


def _range(range: Range | None) -> dict[str, Any] | None:
    if range is None:
        return None
    data: dict[str, Any] = {
        "from": "sacred-site" if range.sacred else "presence",
        "distance": range.distance,
    }
    if range.terrain:
        data["terrain"] = TERRAINS[range.terrain]
    return data
