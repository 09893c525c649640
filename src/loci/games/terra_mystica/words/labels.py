"""How a legal move is shown: in words with its real price and effect, its places and warnings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from loci.core.decision import Choice, Move
from loci.core.text import SeatName, Text
from loci.games.terra_mystica.rules.economy.gains import room_for_power
from loci.games.terra_mystica.rules.economy.income import amounts, building_income
from loci.games.terra_mystica.rules.economy.offers import find_offer, gain_and_price
from loci.games.terra_mystica.rules.map.digging import spade_price
from loci.games.terra_mystica.rules.map.reach import reached, skip_cost
from loci.games.terra_mystica.rules.turn.allowed import dig_cost, dwelling_cost, skipped_hex
from loci.games.terra_mystica.rules.upgrades import track_cost, upgrade_cost
from loci.games.terra_mystica.state.board import NAMES, SITES
from loci.games.terra_mystica.state.moves import (
    GIVEN_UP,
    KINDS,
    PRIEST,
    SHIP,
    TRACKS,
    WORKER,
    Action,
    Advance,
    Bridge,
    Build,
    Burn,
    Connect,
    Convert,
    Decline,
    Dig,
    Done,
    Favour,
    GiveUp,
    Leech,
    Pass,
    Resign,
    Send,
    Setup,
    Step,
    Town,
    Transform,
    Upgrade,
)
from loci.games.terra_mystica.state.pieces import Cost
from loci.games.terra_mystica.state.registry import BOARDS, FAVOUR, SPACES, TOWN
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import (
    ACTING,
    ACTIONS,
    BONUS_NAMES,
    CULTS,
    FACTIONS,
    FAVOUR_NAMES,
    NONE,
    PLACING,
    REWARDED,
    TAKING,
    TERRAINS,
    TOWN_NAMES,
    building_text,
    cult_text,
    faction_text,
    terrain_text,
)
from loci.games.terra_mystica.state.turn import FREE_DWELLING, FREE_HOUSE, SANDSTORM
from loci.games.terra_mystica.words.warnings import after_move, warnings


def choice(table: TerraTable, seat: int, move: Move) -> Choice:
    after = after_move(table, seat, move)
    return Choice(
        move.text(),
        label(table, seat, move, after),
        places(move, BOARDS[table.faction[seat]].home if table.faction[seat] != NONE else NONE),
        warnings(table, seat, move, after),
        ends=isinstance(move, Done) or (isinstance(move, Pass) and move.tile == NONE),
    )


def label(table: TerraTable, seat: int, move: Move, after: TerraTable | None) -> Text:
    """The move in words; with the points it scores, where it scores any."""
    words = LABELS[type(move)](table, seat, move, after)
    if isinstance(move, Upgrade) and after is not None:
        words = _with_income(words, building_income(table, seat), building_income(after, seat))
    points = 0 if after is None else after.vp[seat] - table.vp[seat]
    if points > 0 and not isinstance(move, Town):
        return Text("do-for-points", what=words, points=points)
    return words


def _with_income(
    words: Text, before: tuple[int, int, int, int], after: tuple[int, int, int, int]
) -> Text:
    """The same with the income that a building uncovers, and what the one before it covers."""
    coins, workers, priests, power = [b - a for a, b in zip(before, after, strict=True)]
    more = amounts(max(0, coins), max(0, workers), max(0, priests), max(0, power))
    if min(coins, workers, priests, power) >= 0:
        return Text("do-uncovers", what=words, uncovers=more)
    less = amounts(max(0, -coins), max(0, -workers), max(0, -priests), max(0, -power))
    return Text("do-uncovers-covers", what=words, uncovers=more, covers=less)


def places(move: Move, home: int = NONE) -> list[str]:
    """Where the move shows: hexes by name, other places with their kind before them.

    A hex that does not become home terrain has a second place: the terrain on the circle.
    """
    if isinstance(move, Transform) and move.terrain != home:
        return [NAMES[move.hex], f"terrain:{TERRAINS[move.terrain]}"]
    found = PLACES.get(type(move))
    return [] if found is None else found(move)


def price_text(cost: Cost) -> list[Text]:
    """A price in words, without what is nothing."""
    parts = {
        "amount-W": cost.workers,
        "amount-C": cost.coins,
        "amount-P": cost.priests,
        "amount-PW": cost.power,
    }
    return [Text(message, number=number) for message, number in parts.items() if number]


# -- building and digging --------------------------------------------------------------------------


def _skips(table: TerraTable, seat: int, hex: int) -> bool:
    """Whether only a tunnel or carpet, still to be paid, reaches `hex`."""
    return not (reached(table, seat) | skipped_hex(table)) >> hex & 1


def _way(table: TerraTable, seat: int) -> str:
    return BOARDS[table.faction[seat]].way


def _build(table: TerraTable, seat: int, move: Build, after: TerraTable | None) -> Text:
    hex = move.hex
    if table.phase == PLACING:
        return Text("do-place", hex=NAMES[hex])
    if table.turn.number(FREE_DWELLING):
        return Text("do-ride", hex=NAMES[hex])
    skipping = _skips(table, seat, hex)
    price = price_text(dwelling_cost(table, seat, skipping))
    if skipping:
        return Text(f"do-build-{_way(table, seat)}", hex=NAMES[hex], price=price)
    return Text("do-build", hex=NAMES[hex], price=price)


def _transform(table: TerraTable, seat: int, move: Transform, after: TerraTable | None) -> Text:
    """Most of many such answers make no home terrain: those that do say so."""
    if table.phase == ACTING and table.turn.number(SANDSTORM):
        return Text("do-storm", hex=NAMES[move.hex], terrain=terrain_text(move.terrain))
    words = _dug(table, seat, move)
    home = BOARDS[table.faction[seat]].home
    return Text("do-home", what=words) if move.terrain == home else words


def _dug(table: TerraTable, seat: int, move: Transform) -> Text:
    hex, words = move.hex, terrain_text(move.terrain)
    spades = spade_price(table, seat, hex, move.terrain)
    if table.phase == ACTING and _skips(table, seat, hex):
        price = skip_cost(table, seat)
        return Text(
            f"do-transform-{_way(table, seat)}",
            hex=NAMES[hex],
            terrain=words,
            spades=spades,
            price=[] if price is None else price_text(price),
        )
    return Text("do-transform", hex=NAMES[hex], terrain=words, spades=spades)


def _dig(table: TerraTable, seat: int, move: Dig, after: TerraTable | None) -> Text:
    price = price_text(dig_cost(table, seat, move.spades, False))
    return Text("do-dig", spades=move.spades, price=price)


def _upgrade(table: TerraTable, seat: int, move: Upgrade, after: TerraTable | None) -> Text:
    hex, words = move.hex, building_text(move.building)
    if table.turn.number(FREE_HOUSE):
        return Text("do-upgrade-free", hex=NAMES[hex], building=words)
    price = price_text(upgrade_cost(table, seat, hex, move.building))
    return Text("do-upgrade", hex=NAMES[hex], building=words, price=price)


def _advance(table: TerraTable, seat: int, move: Advance, after: TerraTable | None) -> Text:
    cost = track_cost(table, seat, move.track)
    price = [] if cost is None else price_text(cost)
    if move.track == SHIP:
        return Text("do-advance-ship", level=table.shipping[seat] + 1, price=price)
    rates = BOARDS[table.faction[seat]].rates
    rate = rates[min(table.digging[seat] + 1, len(rates) - 1)] if rates else 0
    return Text("do-advance-dig", workers=rate, price=price)


def _bridge(table: TerraTable, seat: int, move: Bridge, after: TerraTable | None) -> Text:
    one, other = SITES[move.site]
    return Text("do-bridge", one=NAMES[one], other=NAMES[other])


def _connect(table: TerraTable, seat: int, move: Connect, after: TerraTable | None) -> Text:
    return Text("do-connect", river=NAMES[move.river])


# -- set-up, passing and the end of a turn ---------------------------------------------------------


def _setup(table: TerraTable, seat: int, move: Setup, after: TerraTable | None) -> Text:
    board = BOARDS[move.faction]
    return Text(
        "do-faction",
        faction=faction_text(move.faction),
        terrain=terrain_text(board.home),
        what=amounts(board.coins, board.workers, board.priests, 0),
        ability=Text(f"ability-{board.name}"),
        stronghold=Text(f"stronghold-{board.name}"),
    )


def _pass(table: TerraTable, seat: int, move: Pass, after: TerraTable | None) -> Text:
    if move.tile == NONE:
        return Text("do-pass-last")
    name = BONUS_NAMES[move.tile]
    message = "do-first-bonus" if table.phase == TAKING else "do-pass"
    return Text(message, tile=name, what=Text(f"tile-{name}"), coins=table.bonus_coins[move.tile])


def _done(table: TerraTable, seat: int, move: Done, after: TerraTable | None) -> Text:
    if table.phase == REWARDED:
        return Text("do-done-reward")
    return Text("do-done-first" if table.turn.actions else "do-done")


def _resign(table: TerraTable, seat: int, move: Resign, after: TerraTable | None) -> Text:
    return Text("do-resign")


def _give_up(table: TerraTable, seat: int, move: GiveUp, after: TerraTable | None) -> Text:
    name = GIVEN_UP[move.what].lower().replace("_", "-")
    return Text(f"do-give-up-{name}", number=move.number)


# -- actions, tiles and cults ----------------------------------------------------------------------


def _action(table: TerraTable, seat: int, move: Action, after: TerraTable | None) -> Text:
    name = ACTIONS[move.action]
    what = Text(f"action-{name}")
    price = price_text(SPACES[move.action].cost)
    if not price:
        return Text("do-action-free", name=name, what=what)
    return Text("do-action", name=name, what=what, price=price)


def _town(table: TerraTable, seat: int, move: Town, after: TerraTable | None) -> Text:
    name = TOWN_NAMES[move.tile]
    what = Text(f"tile-{name}")
    points = 0 if after is None else after.vp[seat] - table.vp[seat]
    if points == TOWN[move.tile].vp:
        return Text("do-town", tile=name, what=what)
    return Text("do-town-in-all", tile=name, what=what, points=points)


def _favour(table: TerraTable, seat: int, move: Favour, after: TerraTable | None) -> Text:
    name = FAVOUR_NAMES[move.tile]
    climb = _climb(table, seat, FAVOUR[move.tile].cult, after)
    return Text("do-favour", tile=name, what=Text(f"tile-{name}"), climb=climb)


def _step(table: TerraTable, seat: int, move: Step, after: TerraTable | None) -> Text:
    return Text("do-step", climb=_climb(table, seat, move.cult, after))


def _send(table: TerraTable, seat: int, move: Send, after: TerraTable | None) -> Text:
    climb = _climb(table, seat, move.cult, after)
    if move.steps == 1:
        return Text("do-send-back", climb=climb)
    return Text("do-send", steps=move.steps, climb=climb)


def _climb(table: TerraTable, seat: int, cult: int, after: TerraTable | None) -> Text:
    """Cult steps: from which field to which, and the power on the way."""
    at = len(CULTS) * seat + cult
    end, power = table.cult[at], 0
    if after is not None:
        end = after.cult[at]
        power = room_for_power(table, seat) - room_for_power(after, seat)
    return Text("climb", cult=cult_text(cult), start=table.cult[at], end=end, power=power)


# -- power -----------------------------------------------------------------------------------------


def _convert(table: TerraTable, seat: int, move: Convert, after: TerraTable | None) -> Text:
    if move.pay_kind == WORKER and move.get_kind == PRIEST:
        return Text("do-ordain", number=move.pay)
    return Text(
        "do-convert",
        pay=Text(f"amount-{KINDS[move.pay_kind]}", number=move.pay),
        get=Text(f"amount-{KINDS[move.get_kind]}", number=move.get),
    )


def _burn(table: TerraTable, seat: int, move: Burn, after: TerraTable | None) -> Text:
    return Text("do-burn", number=move.moved)


def _offer(table: TerraTable, seat: int, move: Leech | Decline, after: TerraTable | None) -> Text:
    faction = faction_text(move.faction)
    offer = find_offer(table, seat, move.power, move.faction)
    giver = SeatName(table.faction.index(move.faction) if offer is None else offer[1])
    gained, price = gain_and_price(table, seat, move.power)
    message = "do-accept" if isinstance(move, Leech) else "do-decline"
    return Text(message, power=gained, price=price, faction=faction, giver=giver)


# -- by kind of move -------------------------------------------------------------------------------

#: How each kind of move is said: the table, whose it is, the move, and the table after it if known.
LABELS: Final[dict[type[Move], Callable[[TerraTable, int, Any, TerraTable | None], Text]]] = {
    Setup: _setup,
    Pass: _pass,
    Done: _done,
    Resign: _resign,
    Build: _build,
    Dig: _dig,
    Transform: _transform,
    Upgrade: _upgrade,
    Send: _send,
    Advance: _advance,
    Step: _step,
    Action: _action,
    Bridge: _bridge,
    Favour: _favour,
    Town: _town,
    Connect: _connect,
    GiveUp: _give_up,
    Convert: _convert,
    Burn: _burn,
    Leech: _offer,
    Decline: _offer,
}


def _hex(move: Build | Transform | Upgrade) -> list[str]:
    return [NAMES[move.hex]]


def _convert_places(move: Convert) -> list[str]:
    return [f"pool:{POOLS[move.pay_kind]}", f"pool:{POOLS[move.get_kind]}"]


#: What is converted, as its place is called; in the order of `KINDS`.
POOLS: Final = ("coins", "workers", "priests", "power", "vp")

#: Where moves show that show anywhere.
PLACES: Final[dict[type[Move], Callable[[Any], list[str]]]] = {
    Setup: lambda move: [f"faction:{FACTIONS[move.faction]}"],
    Build: _hex,
    Transform: _hex,
    Upgrade: _hex,
    Bridge: lambda move: [":".join(["bridge", *[NAMES[hex] for hex in SITES[move.site]]])],
    Connect: lambda move: [NAMES[move.river]],
    Send: lambda move: [f"cult:{CULTS[move.cult]}:{move.steps}"],  # the priest place of that worth
    Step: lambda move: [f"cult:{CULTS[move.cult]}"],
    Convert: _convert_places,
    Burn: lambda _: ["pool:burn"],
    Dig: lambda _: ["pool:spades"],
    Leech: lambda move: [f"offer:{FACTIONS[move.faction]}"],
    Decline: lambda move: [f"offer:{FACTIONS[move.faction]}"],
    Action: lambda move: [f"action:{ACTIONS[move.action]}"],
    Advance: lambda move: [f"track:{TRACKS[move.track]}"],
    Favour: lambda move: [f"favour:{FAVOUR_NAMES[move.tile]}"],
    Town: lambda move: [f"town:{TOWN_NAMES[move.tile]}"],
    Pass: lambda move: ["pass"] if move.tile == NONE else [f"bonus:{BONUS_NAMES[move.tile]}"],
}
