"""How a legal move is shown: in words, with its places and what it would waste."""

from __future__ import annotations

from loci.core.decision import Choice, Move
from loci.core.text import Text
from loci.games.haunted_lands.actions import training_price
from loci.games.haunted_lands.events import good_text
from loci.games.haunted_lands.land import NAMES
from loci.games.haunted_lands.listing import free_slot
from loci.games.haunted_lands.market import OFFERS
from loci.games.haunted_lands.moves import (
    ROLL,
    Build,
    Gain,
    Harvest,
    Haunt,
    Learn,
    Persuade,
    Quest,
    Refresh,
    Sell,
    Train,
    Travel,
)
from loci.games.haunted_lands.quests import quest_valour
from loci.games.haunted_lands.skills import (
    HAGGLER,
    MASON,
    SKILL_COST,
    capacity,
    enter_cost,
    knows,
)
from loci.games.haunted_lands.table import HauntedTable
from loci.games.haunted_lands.words import (
    BUILD_VALOUR,
    BUILDINGS,
    DECKS,
    REWARDS,
    TERRAINS,
    TRACKS,
)


def choice(table: HauntedTable, seat: int, move: Move) -> Choice:
    return Choice(
        move.text(),
        label(table, seat, move),
        places(table, seat, move),
        warnings(table, seat, move),
    )


def label(table: HauntedTable, seat: int, move: Move) -> Text:
    if isinstance(move, Haunt):
        return Text("do-haunt", hex=NAMES[move.hex], terrain=_terrain(table, move.hex))
    if isinstance(move, Travel):
        cost = enter_cost(table, seat, move.hex)
        return Text("do-travel", hex=NAMES[move.hex], terrain=_terrain(table, move.hex), cost=cost)
    if isinstance(move, Harvest):
        return Text("do-harvest", hex=NAMES[move.hex], good=good_text(move.good))
    if isinstance(move, Build):
        name = Text(f"building-{BUILDINGS[move.building]}")
        valour = BUILD_VALOUR[move.building] + knows(table, seat, MASON)
        return Text("do-build", building=name, valour=valour)
    if isinstance(move, Persuade):
        if move.reward == ROLL:
            return Text("do-persuade")
        return Text("do-persuade-for", reward=Text(f"reward-{REWARDS[move.reward]}"))
    if isinstance(move, Sell):
        goods = [good_text(good) for good in move.goods]
        pecunia = OFFERS[table.market][move.goods] + knows(table, seat, HAGGLER)
        return Text("do-sell", goods=goods, pecunia=pecunia)
    if isinstance(move, Learn):
        return _learn_label(table, move.deck)
    if isinstance(move, Train):
        price = training_price(table, seat, move.track)
        return Text("do-train", track=_track(move.track), price=price)
    if isinstance(move, Gain):
        return Text("do-gain", good=good_text(move.good))
    if isinstance(move, Refresh):
        return Text("do-refresh", track=_track(move.track))
    if isinstance(move, Quest):
        quests = [
            Text("quest-now", quest=Text(f"quest-{card}"), now=quest_valour(table, seat, card))
            for card in move.cards
        ]
        return Text("do-quest", quests=quests)
    return Text("do-end")


def places(table: HauntedTable, seat: int, move: Move) -> list[str]:
    if isinstance(move, (Haunt, Travel, Harvest)):
        return [NAMES[move.hex]]
    if isinstance(move, (Build, Persuade)):
        return [NAMES[table.seer[seat]]]
    if isinstance(move, Learn):
        return [f"skill:{DECKS[move.deck]}"]
    if isinstance(move, (Train, Refresh)):
        return [f"track:{TRACKS[move.track]}"]
    return []


def warnings(table: HauntedTable, seat: int, move: Move) -> list[Text]:
    """Legal, but a Good would be discarded for want of room."""
    if isinstance(move, (Harvest, Gain)):
        good = move.good
        if table.goods[4 * seat + good] >= capacity(table, seat):
            return [Text("warn-no-room", good=good_text(good))]
    return []


def _learn_label(table: HauntedTable, deck: int) -> Text:
    card = table.skills[deck]
    valour = table.components.slot_valour[free_slot(table, deck)]
    return Text(
        "do-learn",
        deck=Text(f"deck-{DECKS[deck]}"),
        skill=Text(f"skill-{card}"),
        cost=[good_text(good) for good in SKILL_COST[card]],
        valour=valour,
    )


def _terrain(table: HauntedTable, hex: int) -> Text:
    return Text(f"terrain-{TERRAINS[table.land.terrain[hex]]}")


def _track(track: int) -> Text:
    return Text(f"track-{TRACKS[track]}")
