"""How a legal move is shown: in words, with its places and what speaks against it."""

from __future__ import annotations

from loci.core.decision import Choice, Move
from loci.core.text import Text
from loci.games.haunted_lands.rules.actions import training_price
from loci.games.haunted_lands.rules.questions import free_slot
from loci.games.haunted_lands.rules.skills import HAGGLER, MASON, enter_cost, knows
from loci.games.haunted_lands.state.events import good_text, reward_text
from loci.games.haunted_lands.state.land import NAMES
from loci.games.haunted_lands.state.moves import (
    ROLL,
    Build,
    ChooseCard,
    EndTurn,
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
from loci.games.haunted_lands.state.registry import BUILDINGS, MARKETS, SKILLS
from loci.games.haunted_lands.state.table import HauntedTable, quest_valour
from loci.games.haunted_lands.state.terms import DECKS, TERRAINS, TRACKS
from loci.games.haunted_lands.words.warnings import warnings


def choice(table: HauntedTable, seat: int, move: Move) -> Choice:
    return Choice(
        move.text(),
        label(table, seat, move),
        places(table, seat, move),
        warnings(table, seat, move),
        ends=isinstance(move, EndTurn),
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
        kind = BUILDINGS[move.building]
        name = Text(f"building-{kind.name}")
        valour = kind.valour + knows(table, seat, MASON)
        return Text("do-build", building=name, valour=valour)
    if isinstance(move, Persuade):
        if move.reward == ROLL:
            return Text("do-persuade")
        return Text("do-persuade-for", reward=reward_text(move.reward))
    if isinstance(move, Sell):
        goods = [good_text(good) for good in move.goods]
        pecunia = MARKETS[table.market].offers[move.goods] + knows(table, seat, HAGGLER)
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
    if isinstance(move, ChooseCard):
        return Text("do-spectre-card", card=Text(f"spectre-card-{move.card}"))
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


def _learn_label(table: HauntedTable, deck: int) -> Text:
    card = table.skills[deck]
    valour = table.components.slot_valour[deck][free_slot(table, deck)]
    return Text(
        "do-learn",
        deck=Text(f"deck-{DECKS[deck]}"),
        skill=Text(f"skill-{card}"),
        cost=[good_text(good) for good in SKILLS[card].cost],
        valour=valour,
    )


def _terrain(table: HauntedTable, hex: int) -> Text:
    return Text(f"terrain-{TERRAINS[table.land.terrain[hex]]}")


def _track(track: int) -> Text:
    return Text(f"track-{TRACKS[track]}")
