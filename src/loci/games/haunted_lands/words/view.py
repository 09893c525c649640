"""What a viewer may know: the view, what is secret, and the secrets dealt anew."""

from __future__ import annotations

from typing import Any

from loci.core.rng import Rng
from loci.core.view import OPEN
from loci.games.haunted_lands.rules.questions import buildings_left
from loci.games.haunted_lands.rules.spectres import missing_spectres
from loci.games.haunted_lands.state.land import HEXES, NAMES
from loci.games.haunted_lands.state.registry import SKILLS, building_name
from loci.games.haunted_lands.state.table import (
    HauntedTable,
    active_seat,
    reserve_spectres,
    slots_of,
    unused_quests,
)
from loci.games.haunted_lands.state.terms import (
    CHOOSING_CARD,
    DECKS,
    GOODS,
    HAUNTING,
    LOST_KALENA,
    LOST_PLACING,
    PHASES,
    TERRAINS,
    TRACKS,
    TURNS,
    WON,
)


def see(table: HauntedTable, viewer: int) -> dict[str, Any]:
    """Everything but the random source and, until the scoring, which of their Quest cards the
    others have chosen."""
    shown = viewer == OPEN or table.phase == WON
    components = table.components
    rewards = {name: row[table.season - 1] for name, row in components.rewards.items()}
    return {
        "season": table.season,
        "round": table.round,
        "phase": "lost" if table.phase in (LOST_KALENA, LOST_PLACING) else PHASES[table.phase],
        "mode": table.rules.mode,
        "rolled": TERRAINS[table.rolled] if table.phase == HAUNTING else None,
        "unplaced": table.unplaced,
        "asked": _asked(table),
        "tiles": list(table.land.tiles),
        "hexes": {NAMES[hex]: _hex(table, hex) for hex in range(HEXES)},
        "reserve": {
            "spectres": reserve_spectres(table),
            **{kind.name: buildings_left(table, kind.number) for kind in table.content.buildings},
        },
        "missing_spectres": missing_spectres(table),
        "buildings": {
            kind.name: {
                "cost": [GOODS[good] for good in kind.cost],
                "valour": kind.valour,
                "income": GOODS[kind.income],
            }
            for kind in table.content.buildings
        },
        "order": list(table.order),
        "standing": list(table.standing),
        "market": table.market,
        "spectre_cards": list(table.spectre_cards),
        "reward": {
            "cost": components.persuasion_cost[table.season - 1],
            "results": {
                name: [brings.pecunia, brings.goods, brings.valour]
                for name, brings in rewards.items()
            },
            "given": {
                name: {GOODS[good]: number for good, number in enumerate(brings.given) if number}
                for name, brings in rewards.items()
                if any(brings.given)
            },
        },
        "skills": [_skill(table, deck) for deck in range(4)],
        "seats": [_seat(table, seat, shown or seat == viewer) for seat in range(table.players)],
    }


def _asked(table: HauntedTable) -> list[int]:
    if table.phase == TURNS:
        return [active_seat(table)]
    if table.phase == HAUNTING:
        return [table.order[-1]]
    if table.phase == CHOOSING_CARD:
        return [table.order[0]]
    return [seat for seat, number in enumerate(table.choosing) if number]


def _hex(table: HauntedTable, hex: int) -> dict[str, Any]:
    data: dict[str, Any] = {"terrain": TERRAINS[table.land.terrain[hex]]}
    if table.spectre[hex]:
        data["spectre"] = True
    if table.exploited[hex]:
        data["exploited"] = True
    if table.building[hex]:
        data["building"] = building_name(table.building[hex])
        data["owner"] = table.owner[hex]
    seers = [seat for seat in range(table.players) if table.seer[seat] == hex]
    if seers:
        data["seers"] = seers
    return data


def _skill(table: HauntedTable, deck: int) -> dict[str, Any]:
    return {
        "deck": DECKS[deck],
        "card": table.skills[deck],
        "cost": [GOODS[good] for good in SKILLS[table.skills[deck]].cost],
        "slots": slots_of(table, deck),
        "valour": list(table.components.slot_valour[deck]),
    }


def _seat(table: HauntedTable, seat: int, quests_shown: bool) -> dict[str, Any]:
    at = 4 * seat
    chosen = table.quests[seat]
    left = len(table.content.quest_set(table.players)) - len(chosen)
    return {
        "seer": NAMES[table.seer[seat]],
        "valour": table.valour[seat],
        "pecunia": table.pecunia[seat],
        "goods": {GOODS[good]: table.goods[at + good] for good in range(4)},
        "tracks": {
            TRACKS[t]: {
                "tokens": table.tokens[at + t],
                "active": table.active[at + t],
                "length": table.components.track_length[t],
                "prices": list(table.components.training_cost[t]),
                "valour": table.components.completion_valour[t],
            }
            for t in range(4)
        },
        "skills": [card for card in table.skills if table.learned[seat] >> card & 1],
        "quests": list(chosen) if quests_shown else len(chosen),
        "unused_quests": unused_quests(table, seat) if quests_shown else left,
        "choosing": table.choosing[seat],
    }


# -- hidden information ----------------------------------------------------------------------------


def secrets(table: HauntedTable, viewer: int) -> list[str]:
    hidden = ["rng", "revealed"]
    if table.phase != WON:
        hidden += [f"quests.{seat}" for seat in range(table.players) if seat != viewer]
    return hidden


def redeal(table: HauntedTable, viewer: int, rng: Rng, keep: list[int]) -> None:
    """The others' secret Quests at random, the dice of a new source."""
    if table.phase != WON:
        for seat in range(table.players):
            if seat not in (viewer, *keep) and table.quests[seat]:
                cards = table.content.quest_set(table.players)
                rng.shuffle("quests", cards)
                table.quests[seat] = cards[: len(table.quests[seat])]
    table.rng = rng
