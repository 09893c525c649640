"""What everybody sees of a seat: panel, tracks, cards with their headers, elements."""

from __future__ import annotations

from typing import Any

from loci.games.spirit_island.rules.powers.power import Power, Range, met
from loci.games.spirit_island.rules.powers.repeats import card_cost
from loci.games.spirit_island.rules.powers.speed import speed_of
from loci.games.spirit_island.rules.powers.targeting import target_lands
from loci.games.spirit_island.rules.spirits.elements import elements_of, free_elements, usable_cards
from loci.games.spirit_island.rules.spirits.keeping import (
    CARDS,
    ELEMENT_COUNTS,
    NUMBER,
    kept_number,
    kept_words,
)
from loci.games.spirit_island.rules.spirits.spirit import RECLAIM, Space
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
        **{
            f"{track.name}_track": _track(track.spaces, shown)
            for track, shown in zip(spirit.tracks, owner.shown, strict=True)
        },
        "growth": [[action.word for action in option.actions] for option in spirit.growth],
        "growth_prices": [option.price for option in spirit.growth],
        "growth_always": [action.word for action in spirit.always],
        "growth_pick": spirit.pick,
        "growth_taken": [option + 1 for option in owner.growth_taken],
        **_closed(table, seat),
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
        "reach": _reach(table, seat, [*owner.hand, *owner.played, *spirit.innates], elements),
        "progression": list(owner.progression),
        **({"kept": _kept(table, seat, elements)} if spirit.keeps else {}),
    }


def _closed(table: SpiritTable, seat: int) -> dict[str, Any]:
    """The growth options that are not open yet, where a panel has such."""
    spirit = SPIRITS[table.seats[seat].spirit]
    options = range(len(spirit.growth))
    closed = [option + 1 for option in options if not spirit.opens_growth(table, seat, option)]
    return {"growth_closed": closed} if closed else {}


def _kept(table: SpiritTable, seat: int, elements: list[int]) -> dict[str, Any]:
    """What the spirit keeps besides, by name."""
    data: dict[str, Any] = {}
    for keep in SPIRITS[table.seats[seat].spirit].keeps:
        words = kept_words(table, seat, keep)
        if keep.kind == NUMBER:
            data[keep.name] = kept_number(table, seat, keep)
        elif keep.kind == ELEMENT_COUNTS:
            data[keep.name] = {name: words.count(name) for name in ELEMENTS if name in words}
        elif keep.kind == CARDS:
            data[keep.name] = [_card(table, seat, card, elements) for card in words]
        else:
            data[keep.name] = words
    return data


def _track(spaces: list[Space], shown: int) -> list[dict[str, Any]]:
    """The spaces from the left, and which of them presence has left."""
    return [{"uncovered": n < shown, **printed_space(space)} for n, space in enumerate(spaces)]


def printed_space(space: Space) -> dict[str, Any]:
    """What a space of a track gives: a number, elements (one of choice is `any`), and words for
    what else it lets the spirit do, of which reclaiming a card has its own key."""
    data: dict[str, Any] = {}
    if space.number >= 0:
        data["number"] = space.number
    elements = ["any" if element == ANY else ELEMENTS[element] for element in space.elements]
    if len(elements) == 1:
        data["element"] = elements[0]
    elif elements:
        data["elements"] = elements
    if RECLAIM in space.words:
        data["reclaim"] = True
    words = [word for word in space.words if word != RECLAIM]
    if words:
        data["words"] = words
    return data


def _lent(table: SpiritTable, seat: int) -> list[str]:
    """Power cards in play that the spirit has not played."""
    played = table.seats[seat].played
    return [card for card in usable_cards(table, seat) if card not in played]


def presence_left(table: SpiritTable, seat: int) -> int:
    """Presence that still covers spaces of the tracks."""
    owner = table.seats[seat]
    spirit = SPIRITS[owner.spirit]
    return sum([len(track.spaces) for track in spirit.tracks]) - sum(owner.shown)


def _card(table: SpiritTable, seat: int, id: str, elements: list[int]) -> dict[str, Any]:
    """The header of a power as it counts for this seat now."""
    power = POWERS[id]
    owner = table.seats[seat]
    data = header(power)
    data["speed"] = SPEEDS[speed_of(table, power)]
    data["used"] = id in owner.used
    if power.deck != "innate":
        data["cost"] = card_cost(table, seat, power)
    for threshold, wanted in zip(data["thresholds"], _of_elements(power), strict=True):
        threshold["met"] = met(elements, wanted)
    return data


def _reach(
    table: SpiritTable, seat: int, powers: list[str], elements: list[int]
) -> dict[str, list[str]]:
    """The lands that each of these powers could target now, with the thresholds that are met."""
    found: dict[str, list[str]] = {}
    if not all(owner.spirit for owner in table.seats):
        return found
    for id in powers:
        power = POWERS[id]
        levels = [n for n, wanted in enumerate(power.thresholds) if met(elements, wanted)]
        lands = target_lands(table, seat, power, levels)
        if power.range is not None:
            found[id] = [table.island.names[land] for land in lands]
    return found


def header(power: Power) -> dict[str, Any]:
    """The printed header of a power."""
    return {
        "card": power.id,
        "deck": power.deck,
        "cost": power.cost,
        "speed": SPEEDS[power.speed],
        "elements": by_element(power.elements),
        "range": range_data(power.range),
        "target": power.target.name,
        "thresholds": [{"needs": by_element(wanted)} for wanted in _of_elements(power)],
    }


def _of_elements(power: Power) -> list[list[int]]:
    """Its thresholds, without those that only energy meets."""
    return [wanted for wanted in power.thresholds if any(wanted)]


def range_data(range: Range | None) -> dict[str, Any] | None:
    if range is None:
        return None
    data: dict[str, Any] = {
        "from": "sacred-site" if range.sacred else "presence",
        "distance": range.distance,
    }
    if range.terrain:
        data["terrain"] = TERRAINS[range.terrain]
    return data
