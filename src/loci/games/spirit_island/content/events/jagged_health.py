"""Events of Jagged Earth that the health of the island decides."""

from __future__ import annotations

from typing import final

from loci.core.decision import Move
from loci.games.spirit_island.content.events.jagged_lasting import (
    BlightFromTheBox,
    BountyExhausted,
    CivicEngagement,
    CooperatingTowns,
    DepletedSoil,
    FortuneSeekers,
    FrontierCalls,
    SlowNextTurn,
)
from loci.games.spirit_island.content.events.lasting import begin
from loci.games.spirit_island.content.events.parts import (
    BUILT,
    add_one,
    beside_invaders,
    blight_on_boards,
    blighted,
    box_blight,
    choose_branch,
    healthy,
    in_or_beside,
    most_built,
    most_of,
    on_the_coast,
    one_by_one,
    prevent_for_energy,
    without,
)
from loci.games.spirit_island.content.fear.parts import with_token
from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.act import decider_on
from loci.games.spirit_island.rules.asking import ask
from loci.games.spirit_island.rules.events.cards import BLIGHTED, HEALTH, HEALTHY, Main, event
from loci.games.spirit_island.rules.events.step import (
    choose_land,
    each_board,
    each_spirit,
    event_act,
    in_each_land,
    lands_on,
    on_each_board,
)
from loci.games.spirit_island.rules.invaders.actions import build
from loci.games.spirit_island.rules.invaders.blight import choose_to_lose
from loci.games.spirit_island.rules.island.presence import destroy_presence
from loci.games.spirit_island.rules.island.tokens import remove_strife
from loci.games.spirit_island.rules.powers.cards import forget
from loci.games.spirit_island.rules.spirits.icons import move_within
from loci.games.spirit_island.rules.spirits.tracks import restore_presence
from loci.games.spirit_island.state.moves import Pick
from loci.games.spirit_island.state.piles import INVADER_COVERED, INVADER_DISCARD
from loci.games.spirit_island.state.terms import JAGGED, strife_on


def by_health(id: str, well: Level, name: str, ill: Level, token: str, dahan: str) -> None:
    """A card whose first main event has its own name, and is for a healthy island."""
    first = Main(id, well, when=(HEALTHY,))
    last = Main(name, ill, when=(BLIGHTED,))
    event(id, HEALTH, first, last, token=token, dahan=dahan, set=JAGGED)


def uninhabited(table: SpiritTable, land: int) -> bool:
    """A land without presence."""
    return not anybody_in(table, land)


# -- The Frontier Calls ----------------------------------------------------------------------------


def lose_one(act: Act) -> Script:
    yield from choose_to_lose(act, act.player, lands_of(act.table, act.player))


def buy_time(act: Act) -> None:
    """As much blight as there are spirits comes from the box this turn."""
    for _ in range(players(act.table)):
        lasting(act.table, BlightFromTheBox())


by_health(
    "the-frontier-calls",
    begin(FrontierCalls),
    "self-sacrifice-buys-time",
    one_by_one(each_spirit(lose_one), buy_time),
    token="lair-in-untamed-lands",
    dahan="seek-out-new-grounds",
)


# -- Seek New Farmland -----------------------------------------------------------------------------


def townless_beside(table: SpiritTable, land: int) -> list[int]:
    return [other for other in table.island.near[land] if not has(table, other, TOWN)]


def move_on(act: Act) -> Script:
    """1 town is pushed to a land without towns."""
    yield from push(act, 1, TOWN, into=townless_beside(act.table, act.land))


@final
class VoraciousConsumption(Effect):
    """After the ravages, on each board, 1 blight in a land with a city and without blight."""

    kind = "voracious-consumption"

    def after_ravages(self, table: SpiritTable, seat: int) -> Script:
        act = event_act(table, self.kind)
        script = blight_on_boards(both(holding(CITY), healthy), 2)(act)
        assert script is not None
        yield from script


register_effect(VoraciousConsumption)


by_health(
    "seek-new-farmland",
    in_each_land(at_least(2, TOWN), move_on),
    "voracious-consumption",
    begin(VoraciousConsumption),
    token="plagues-bring-fear-and-death",
    dahan="engage-on-their-own-terms",
)


# -- Gradual Corruption ----------------------------------------------------------------------------


def corrupt(act: Act, board: int) -> Script:
    """1 blight in a land with a town or city, unless as much energy is paid as there are discarded
    invader cards."""
    table = act.table
    lands = lands_on(table, board, BUILT)
    if not lands:
        return
    discarded = len(table.piles[INVADER_DISCARD] + table.piles[INVADER_COVERED])
    prevented = yield from prevent_for_energy(act, board, discarded)
    if not prevented:
        act.land = yield from choose_land(act, lands)
        yield from add_blight(act)


by_health(
    "gradual-corruption",
    each_board(corrupt),
    "ravaged-wilderness",
    one_by_one(
        on_each_board(both(blighted, with_token(BEASTS)), remove_one(BEASTS)),
        on_each_board(both(blighted, holding(WILDS)), remove_one(WILDS)),
    ),
    token="fatalities-rise",
    dahan="blessings-of-bounty-and-health",
)


# -- Fortune-Seekers, Provincial Seat, Cities Rise -------------------------------------------------


def build_there(act: Act) -> Script:
    """Invaders build in the land."""
    yield from build(act.table, act.land)


def rise(act: Act) -> Script:
    """2 towns become cities, or the only one does."""
    for _ in range(min(2, count(act.table, act.land, TOWN))):
        yield from replace(act, TOWN, CITY)


MOST_TOWNS = most_of(lambda table, land: count(table, land, TOWN), holding(TOWN))

by_health(
    "fortune-seekers",
    begin(FortuneSeekers),
    "the-lands-bounty-exhausted",
    begin(BountyExhausted),
    token="grim-toll",
    dahan="tell-the-old-stories",
)
by_health(
    "provincial-seat",
    on_each_board(holding(CITY), build_there),
    "lands-hollow-of-promise",
    blight_on_boards(uninhabited, 2),
    token="beasts-chase-off-homesteaders",
    dahan="rally-to-the-defense",
)
by_health(
    "cities-rise",
    on_each_board(MOST_TOWNS, rise),
    "depleted-soil",
    begin(DepletedSoil),
    token="beasts-chase-off-homesteaders",
    dahan="careful-defense",
)


# -- Thriving Trade, Wounded Lands, Coastal Towns --------------------------------------------------


def is_partitioned(table: SpiritTable, board: int) -> bool:
    return len(lands_on(table, board, holding(TOWN))) >= 4


def _has_two(table: SpiritTable, seat: int) -> bool:
    """Whether a spirit has 2 presence to give; one that has less does so only if nothing else is
    left to it (SX-33.7, SX-33.8)."""
    owner = table.seats[seat]
    return sum([owner.presence[land] for land in lands_of(table, seat)]) >= 2


def vibrance_fades(act: Act) -> Script:
    """1 blight for each player goes from the card to the box; a spirit may prevent one of these by
    2 of its presence."""
    table = act.table
    number = players(table)
    for seat in range(players(table)):
        if not _has_two(table, seat):
            continue
        wanted = yield from ask_yes(seat, Text("ask-vibrance"))
        if wanted:
            number -= 1
            for _ in range(2):
                yield from choose_to_lose(act, seat, lands_of(table, seat))
    yield from box_blight(act, number)


by_health(
    "thriving-trade",
    on_each_board(coastal(CITY), add_one(CITY)),
    "partitioned-wilderness",
    blight_on_boards(in_or_beside(holding(TOWN)), 3, on=is_partitioned),
    token="pestilence-arrives-on-canvas-sails",
    dahan="clever-cooperation",
)
by_health(
    "wounded-lands-attract-explorers",
    on_each_board(blighted, add_one(EXPLORER)),
    "the-worlds-vibrance-fades",
    vibrance_fades,
    token="beasts-chase-off-homesteaders",
    dahan="raiding-and-retaliation",
)
by_health(
    "coastal-towns-multiply",
    on_each_board(both(on_the_coast, beside_invaders(coastal(TOWN))), add_one(TOWN)),
    "cooperation-among-towns",
    begin(CooperatingTowns),
    token="explorers-blunder",
    dahan="coming-of-age-no-blight-disease",
)


# -- Civic Engagement ------------------------------------------------------------------------------


def engage(act: Act, board: int) -> Script:
    """1 strife is removed; where there is none, towns and cities ravage harder."""
    table = act.table
    names = table.island.names
    moves: list[Move] = []
    for land in table.island.lands_on(board):
        there = [code for code in codes(table, land, *INVADERS) if strife_on(code)]
        moves += [Pick(verbs.CALM, code, land, names[land]) for code in there]
    if not moves:
        lasting(table, CivicEngagement(table.island.boards[board]))
        return
    name, says = Text(f"event-part-{act.card}"), Text(f"text-event-part-{act.card}")
    seat = decider_on(table, board)
    answer = yield from ask(seat, Text("ask-event-land", name=name, text=says), moves)
    assert isinstance(answer, Pick)
    yield from remove_strife(act, answer.code, answer.land)


def is_torn(table: SpiritTable, board: int) -> bool:
    return sum([table.blight[land] for land in table.island.lands_on(board)]) >= 6


by_health(
    "civic-engagement",
    each_board(engage),
    "lifes-web-torn-asunder",
    blight_on_boards(beside(blighted), on=is_torn),
    token="casualties-of-fang-and-sting",
    dahan="keep-far-from-plague",
)


# -- Sprawl Contained by the Wilds -----------------------------------------------------------------


def dissolve(act: Act) -> Script:
    """2 of the spirit's own presence become wilds (SX-34.1), or 1 that is destroyed comes back and
    its powers are slow in the next turn."""
    table, seat = act.table, act.player
    lines = ["presence-to-wilds"] if _has_two(table, seat) else []
    if table.seats[seat].destroyed:
        lines.append("presence-back-and-slow")
    line = yield from choose_branch(act, *(lines or ["presence-to-wilds"]), seat=seat)
    if line == "presence-back-and-slow":
        act.land = yield from choose_land(act, lands_of(table, seat))
        if act.land != NOWHERE:
            restore_presence(act, seat, act.land)
        lasting(table, SlowNextTurn(seat=seat))
        return
    for _ in range(2):
        prompt = Text("ask-lose-presence")
        lands = lands_of(table, seat)
        land = yield from ask_land(table.island, seat, prompt, lands, verbs.DESTROY_PRESENCE)
        if land != NOWHERE:
            yield from destroy_presence(act, seat, land)
            add_token(act, WILDS, land=land)


by_health(
    "sprawl-contained-by-the-wilds",
    one_by_one(
        on_each_board(without(*INVADERS), add_one(WILDS)),
        on_each_board(most_built(BUILT), build_there),
    ),
    "dissolution-threatens",
    each_spirit(dissolve),
    token="explorers-blunder",
    dahan="lay-ambushes",
)


# -- The Struggles of Growth -----------------------------------------------------------------------


def struggle(act: Act) -> Script:
    """2 presence for a power card, or a power card for 2 energy and up to 2 presence moved."""
    table, seat = act.table, act.player
    owner = table.seats[seat]
    lines = ["presence-for-power"] if _has_two(table, seat) else []
    if owner.hand or owner.discard or owner.played:
        lines.append("power-for-energy")
    line = yield from choose_branch(act, *(lines or ["presence-for-power"]), seat=seat)
    if line == "presence-for-power":
        for _ in range(2):
            yield from choose_to_lose(act, seat, lands_of(table, seat))
        yield from gain_power(act, seat)
        return
    yield from forget(act, seat)
    add_energy(table, seat, 2)
    for _ in range(2):
        yield from move_within(act, seat, 4)


by_health(
    "the-struggles-of-growth",
    each_spirit(struggle),
    "blight-deepens",
    blight_on_boards(blighted, 1, cascades=False),
    token="irregular-outbreaks",
    dahan="careful-defense",
)
