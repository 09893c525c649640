"""Setting the table up (HL-6), and what the options mean."""

from __future__ import annotations

from typing import Final

from loci.core.errors import BadOption
from loci.core.options import Options
from loci.core.rng import Rng
from loci.core.text import Text
from loci.games.haunted_lands.state.components import load_components
from loci.games.haunted_lands.state.land import make_land
from loci.games.haunted_lands.state.registry import Content
from loci.games.haunted_lands.state.table import HauntedTable, Rules, empty_table
from loci.games.haunted_lands.state.terms import BASE, BLOCKED, CHOOSING_CARD, DECKS

MAP_TILES: Final = 6


def rules_of(options: Options) -> Rules:
    """What the options of a match decide."""
    sets = options.get("sets", [BASE])
    return Rules(
        str(options["mode"]),
        str(options["difficulty"]),
        str(options["second-card"]),
        str(options["overflow"]),
        str(options["short-reserve"]),
        str(options["turn-end"]),
        tuple(sets) if isinstance(sets, list) else (BASE,),
    )


def new_table(players: int, options: Options, seed: int) -> HauntedTable:
    """Everything dealt; the first Round is still to begin."""
    rng = Rng(seed)
    components = load_components(str(options["components"]))
    rules = rules_of(options)
    content = Content(rules.sets)
    tiles = components.tiles_of(rules.sets)
    if rules.mode not in content.modes or len(tiles) < MAP_TILES:
        raise BadOption(Text("set-missing", mode=rules.mode, sets=", ".join(rules.sets)))
    rng.shuffle("region tiles", tiles)
    land = make_land(components.text, tuple(tiles[:MAP_TILES]))
    table = empty_table(rng, players, rules, content, components, land)
    table.skills = [rng.pick("skill decks", cards) for cards in content.skills]
    table.market = rng.pick("market cards", content.markets)
    _lay_spectre_cards(table)
    rng.shuffle("valour stack", table.standing)
    table.order = table.standing.copy()
    _block_slots(table)
    return table


def _lay_spectre_cards(table: HauntedTable) -> None:
    """The card of the mode; one unused card, chosen or drawn, or all, when it shall be harder
    (HL-13.4, HL-E32)."""
    first = table.content.modes[table.rules.mode].spectre_card
    table.spectre_cards = [first]
    if table.rules.difficulty == "hardest":
        others = [card for card in table.content.spectre_cards if card != first]
        table.spectre_cards = [first, *others]
    elif table.rules.difficulty == "harder" and table.rules.second_card == "random":
        draw_second_card(table)
    elif table.rules.difficulty == "harder":
        table.phase = CHOOSING_CARD


def draw_second_card(table: HauntedTable) -> None:
    """One of the Spectre cards that are not in play, at random."""
    [first] = table.spectre_cards
    others = [card for card in table.content.spectre_cards if card != first]
    table.spectre_cards = [first, table.rng.pick("spectre cards", others)]


def blocked_slots(players: int, slots: int) -> list[int]:
    """Of so many slots above a Skill, those that a track cube blocks (HL-6.16, HL-6.17)."""
    if players == 2:
        return [0, slots - 1]
    return [0] if players == 3 else []


def _block_slots(table: HauntedTable) -> None:
    components = table.components
    for deck in range(len(DECKS)):
        for slot in blocked_slots(table.players, len(components.slot_valour[deck])):
            table.slots[components.slot_start[deck] + slot] = BLOCKED
