"""Questions about a table that `loci position --ask` answers, each in words and as data.

neighbours A4 · distance A1 B7 · lands 2-coastal · difficulty · deck · stage
"""

from __future__ import annotations

from itertools import groupby

from loci.core.errors import Unreadable
from loci.core.text import Text
from loci.games.spirit_island.positions.names import (
    card_by_word,
    invader_card,
    land_named,
    terrains_in_order,
)
from loci.games.spirit_island.rules.ending import difficulty
from loci.games.spirit_island.rules.events.step import stage
from loci.games.spirit_island.rules.events.substitutes import reminders
from loci.games.spirit_island.rules.invaders.cards import lands_of_card
from loci.games.spirit_island.rules.island.lands import near, oceans, within
from loci.games.spirit_island.state.piles import INVADER_DECK
from loci.games.spirit_island.state.registry import INVADER_CARDS
from loci.games.spirit_island.state.table import SpiritTable


def ask(table: SpiritTable, text: str) -> tuple[Text, object]:
    """The answer to a question, for people and for programs."""
    words = text.split()
    if len(words) == 2 and words[0] in ("neighbours", "neighbors"):
        return _neighbours(table, words[1])
    if len(words) == 3 and words[0] == "distance":
        return _distance(table, words[1], words[2])
    if len(words) == 2 and words[0] == "lands":
        return _lands(table, words[1])
    if words == ["difficulty"]:
        return Text("asked-difficulty", number=difficulty(table)), difficulty(table)
    if words == ["deck"]:
        return _deck(table)
    if words == ["stage"]:
        return Text("asked-stage", stage=stage(table)), stage(table)
    raise Unreadable(Text("ask-unknown", ask=text))


def _neighbours(table: SpiritTable, name: str) -> tuple[Text, object]:
    """The adjacent lands, an ocean that is in play included."""
    land = _land(table, name)
    found = [table.island.names[other] for other in _near(table, land)]
    return Text("asked-neighbours", land=name, lands=", ".join(found)), found


def _distance(table: SpiritTable, one: str, other: str) -> tuple[Text, object]:
    start, end = _land(table, one), _land(table, other)
    for distance in range(len(table.island.names)):
        island = table.island
        reached = (
            island.within([start], distance)
            if _is_choosing(table)
            else within(table, [start], distance)
        )
        if end in reached:
            said = Text("asked-distance", one=one, other=other, distance=distance)
            return said, distance
    return Text("asked-no-way", one=one, other=other), None


def _lands(table: SpiritTable, word: str) -> tuple[Text, object]:
    """The lands of an invader card: `2-coastal`, `jungle`, `sands-jungle`."""
    name = terrains_in_order(word)
    card = card_by_word(name) or invader_card(word, "lands")
    found = [table.island.names[land] for land in lands_of_card(table, card)]
    return Text("asked-lands", card=name, lands=", ".join(found)), found


def _deck(table: SpiritTable) -> tuple[Text, object]:
    """The stages of the invader deck from the top, those of one stage together: `11-2222-33333`. A
    reminder card is an `R`."""
    deck = table.piles[INVADER_DECK]
    stages: list[str] = []
    for n, card in enumerate(deck):
        stages += ["R"] * reminders(table).count(len(deck) - n)
        stages.append(str(INVADER_CARDS[card].stage))
    order = "-".join(["".join(group) for _, group in groupby(stages)])
    return Text("asked-deck", number=len(deck), order=order or "–"), order


def _land(table: SpiritTable, name: str) -> int:
    """A land, or an ocean that is in play."""
    land = land_named(table, name)
    if table.island.is_ocean(land) and (_is_choosing(table) or land not in oceans(table)):
        raise Unreadable(Text("step-ocean", land=name))
    return land


def _near(table: SpiritTable, land: int) -> list[int]:
    return table.island.near[land] if _is_choosing(table) else near(table, land)


def _is_choosing(table: SpiritTable) -> bool:
    """Whether a spirit is still to be chosen, so that nobody has brought an ocean into play."""
    return not all([owner.spirit for owner in table.seats])
