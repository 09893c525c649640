"""Setting the table up (HL-6), and what the options mean."""

from __future__ import annotations

from loci.core.options import Options
from loci.core.rng import Rng
from loci.games.haunted_lands.components import SLOTS, load_components
from loci.games.haunted_lands.land import make_land
from loci.games.haunted_lands.table import BLOCKED, HauntedTable, Rules, empty_table
from loci.games.haunted_lands.words import MODES


def new_table(players: int, options: Options, seed: int) -> HauntedTable:
    """Everything dealt; the first Round is still to begin."""
    rng = Rng(seed)
    components = load_components(str(options["components"]))
    rules = Rules(
        str(options["mode"]),
        str(options["difficulty"]),
        str(options["overflow"]),
        str(options["short-reserve"]),
    )
    tiles = list(components.regions)
    rng.shuffle("region tiles", tiles)
    land = make_land(components.text, tuple(tiles[:6]))
    table = empty_table(rng, players, rules, components, land)
    table.skills = [3 * deck + 1 + rng.below("skill decks", 3) for deck in range(4)]
    table.market = 1 + rng.below("market cards", 3)
    table.spectre_cards = spectre_cards(rules, rng)
    rng.shuffle("valour stack", table.standing)
    table.order = table.standing.copy()
    for slot in blocked_slots(players):
        for deck in range(4):
            table.slots[SLOTS * deck + slot] = BLOCKED
    return table


def spectre_cards(rules: Rules, rng: Rng) -> list[int]:
    """The card of the mode; one unused card, or both, when it shall be harder (HL-13.4)."""
    first = MODES.index(rules.mode) + 1
    others = [card for card in (1, 2, 3) if card != first]
    if rules.difficulty == "normal":
        return [first]
    if rules.difficulty == "harder":
        return [first, others[rng.below("spectre cards", 2)]]
    return [first, *others]


def blocked_slots(players: int) -> list[int]:
    """Slots above every skill that a track cube blocks (HL-6.16, HL-6.17)."""
    if players == 2:
        return [0, SLOTS - 1]
    return [0] if players == 3 else []
