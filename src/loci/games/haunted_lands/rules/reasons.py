"""Why a move is not legal: the checks behind `explain`, one function for each kind of move.

They are written apart from the fast listing, and the tests hold the two against each other.
"""

from __future__ import annotations

from loci.core.decision import Move
from loci.core.text import SeatName, Text
from loci.games.haunted_lands.rules.actions import training_price
from loci.games.haunted_lands.rules.questions import (
    allowed_buildings,
    buildings_left,
    cubes_left,
    free_slot,
    offered_goods,
)
from loci.games.haunted_lands.rules.skills import (
    CHATTER_CHOOSE,
    enter_cost,
    knows,
    may_sell,
    may_study,
)
from loci.games.haunted_lands.rules.spectres import NO_HARVEST, haunted_places
from loci.games.haunted_lands.state.events import good_text
from loci.games.haunted_lands.state.land import NAMES, NEIGHBOURS
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
from loci.games.haunted_lands.state.table import HauntedTable, active_seat, has_learned
from loci.games.haunted_lands.state.terms import (
    BUILD,
    CHOOSE_GOOD,
    CHOOSING_CARD,
    DECKS,
    GOODS,
    HARVEST,
    HAUNTING,
    HIGH_CITY,
    LAKE,
    PERSUASION,
    QUESTS,
    TRACKS,
    TRAVEL,
    TURNS,
)


def why_not(table: HauntedTable, seat: int, move: Move) -> Text | None:
    """Why `seat` may not make this move now, or None when it is legal."""
    if table.phase == TURNS:
        if seat != active_seat(table):
            return Text("not-your-turn", who=SeatName(active_seat(table)))
        if table.pending:
            return _why_not_pending(table, seat, move)
        return _why_not_action(table, seat, move)
    if table.phase == HAUNTING:
        if seat != table.order[-1]:
            return Text("not-last-player", who=SeatName(table.order[-1]))
        return _why_not_haunt(table, move) if isinstance(move, Haunt) else Text("first-haunt")
    if table.phase == QUESTS:
        if not table.choosing[seat]:
            return Text("no-quest-now")
        return _why_not_quest(table, seat, move) if isinstance(move, Quest) else Text("first-quest")
    if table.phase == CHOOSING_CARD:
        if seat != table.order[0]:
            return Text("not-first-player", who=SeatName(table.order[0]))
        if not isinstance(move, ChooseCard):
            return Text("first-spectre-card")
        return _why_not_card(table, move.card)
    return Text("game-over")


def _why_not_card(table: HauntedTable, card: int) -> Text | None:
    return Text("card-in-play", card=card) if card in table.spectre_cards else None


def _why_not_pending(table: HauntedTable, seat: int, move: Move) -> Text | None:
    if table.pending[0] == CHOOSE_GOOD:
        return None if isinstance(move, Gain) else Text("first-good")
    if not isinstance(move, Refresh):
        return Text("first-refresh")
    at = 4 * seat + move.track
    if table.active[at] == table.tokens[at]:
        return Text("no-exhausted", track=_track(move.track))
    return None


def _why_not_action(table: HauntedTable, seat: int, move: Move) -> Text | None:
    if isinstance(move, Travel):
        return _why_not_travel(table, seat, move.hex)
    if isinstance(move, Harvest):
        return _why_not_harvest(table, seat, move.hex, move.good)
    if isinstance(move, Build):
        return _why_not_build(table, seat, move.building)
    if isinstance(move, Persuade):
        return _why_not_persuade(table, seat, move.reward)
    if isinstance(move, Sell):
        return _why_not_sell(table, seat, move.goods)
    if isinstance(move, Learn):
        return _why_not_learn(table, seat, move.deck)
    if isinstance(move, Train):
        return _why_not_train(table, seat, move.track)
    if isinstance(move, EndTurn):
        return None
    return Text("only-in-answer")


def _why_not_haunt(table: HauntedTable, move: Haunt) -> Text | None:
    hex = move.hex
    place = NAMES[hex]
    if table.land.terrain[hex] == LAKE:
        return Text("haunt-lake", hex=place)
    if table.building[hex]:
        return Text("haunt-building", hex=place)
    if table.spectre[hex]:
        return Text("haunt-spectre", hex=place)
    if hex not in haunted_places(table):
        return Text("haunt-elsewhere", hex=place)
    return None


def _why_not_travel(table: HauntedTable, seat: int, hex: int) -> Text | None:
    if hex not in NEIGHBOURS[table.seer[seat]]:
        return Text("travel-far", hex=NAMES[hex])
    if table.land.terrain[hex] == LAKE:
        return Text("travel-lake")
    return _short_of_tokens(table, seat, TRAVEL, enter_cost(table, seat, hex))


def _why_not_harvest(table: HauntedTable, seat: int, hex: int, good: int) -> Text | None:
    here = table.seer[seat]
    if hex != here and not (hex in NEIGHBOURS[here] and table.land.terrain[hex] == LAKE):
        return Text("harvest-far", hex=NAMES[hex])
    if table.building[hex]:
        return Text("harvest-building")
    if table.exploited[hex]:
        return Text("harvest-exploited", hex=NAMES[hex])
    if table.spectre[hex] and NO_HARVEST in table.spectre_cards:
        return Text("harvest-spectre")
    if good not in offered_goods(table, hex):
        return Text("harvest-other", hex=NAMES[hex], good=good_text(good))
    if table.land.terrain[here] == HIGH_CITY:
        return Text("harvest-city")
    return _short_of_tokens(table, seat, HARVEST, 1)


def _why_not_build(table: HauntedTable, seat: int, building: int) -> Text | None:
    hex = table.seer[seat]
    name = Text(f"building-{BUILDINGS[building].name}")
    if table.land.terrain[hex] >= LAKE:
        return Text("build-city")
    if table.spectre[hex]:
        return Text("build-spectre")
    if table.building[hex]:
        return Text("build-building")
    if building not in allowed_buildings(table, hex):
        return Text("build-terrain", building=name)
    short = _short_of_tokens(table, seat, BUILD, 1)
    if short is not None:
        return short
    short = _short_of_goods(table, seat, BUILDINGS[building].cost)
    if short is not None:
        return short
    if buildings_left(table, building) <= 0:
        return Text("build-none-left", building=name)
    return Text("no-cubes") if cubes_left(table, seat) == 0 else None


def _why_not_persuade(table: HauntedTable, seat: int, reward: str) -> Text | None:
    if not table.spectre[table.seer[seat]]:
        return Text("persuade-nobody")
    if reward != ROLL and not knows(table, seat, CHATTER_CHOOSE):
        return Text("persuade-roll")
    cost = table.components.persuasion_cost[table.season - 1]
    return _short_of_tokens(table, seat, PERSUASION, cost)


def _why_not_sell(table: HauntedTable, seat: int, goods: tuple[int, ...]) -> Text | None:
    if not may_sell(table, seat):
        return Text("sell-where")
    if goods not in MARKETS[table.market].offers:
        return Text("sell-offer")
    return _short_of_goods(table, seat, goods)


def _why_not_learn(table: HauntedTable, seat: int, deck: int) -> Text | None:
    if not may_study(table, seat):
        return Text("study-where")
    name = Text(f"deck-{DECKS[deck]}")
    if has_learned(table, seat, deck):
        return Text("learn-again", deck=name)
    if free_slot(table, deck) < 0:
        return Text("learn-full", deck=name)
    short = _short_of_goods(table, seat, SKILLS[table.skills[deck]].cost)
    if short is not None:
        return short
    return Text("no-cubes") if cubes_left(table, seat) == 0 else None


def _why_not_train(table: HauntedTable, seat: int, track: int) -> Text | None:
    if not may_study(table, seat):
        return Text("study-where")
    if table.tokens[4 * seat + track] == table.components.track_length[track]:
        return Text("train-full", track=_track(track))
    price = training_price(table, seat, track)
    if price > table.pecunia[seat]:
        return Text("needs-pecunia", need=price, have=table.pecunia[seat])
    return None


def _why_not_quest(table: HauntedTable, seat: int, move: Quest) -> Text | None:
    for card in move.cards:
        if card not in table.content.quest_set(table.players):
            return Text("quest-not-with-two", quest=card)
        if card in table.quests[seat]:
            return Text("quest-again", quest=card)
    if len(set(move.cards)) != len(move.cards) or len(move.cards) != table.choosing[seat]:
        return Text("quest-number", number=table.choosing[seat])
    return None


def _short_of_tokens(table: HauntedTable, seat: int, track: int, need: int) -> Text | None:
    have = table.active[4 * seat + track]
    if have >= need:
        return None
    return Text("needs-tokens", need=need, have=have, track=_track(track))


def _short_of_goods(table: HauntedTable, seat: int, goods: tuple[int, ...]) -> Text | None:
    for good in range(len(GOODS)):
        need, have = goods.count(good), table.goods[4 * seat + good]
        if have < need:
            return Text("needs-goods", need=need, have=have, good=good_text(good))
    return None


def _track(track: int) -> Text:
    return Text(f"track-{TRACKS[track]}")
