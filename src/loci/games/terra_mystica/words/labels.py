"""How a legal move is shown: in words with its real price and effect, its places and warnings."""

from __future__ import annotations

from loci.core.decision import Choice, Move
from loci.core.text import SeatName, Text
from loci.games.terra_mystica.rules.allowed import dig_cost, dwelling_cost, skipped_hex
from loci.games.terra_mystica.rules.digging import spade_price
from loci.games.terra_mystica.rules.gains import room_for_power
from loci.games.terra_mystica.rules.income import amounts
from loci.games.terra_mystica.rules.offers import find_offer, gain_and_price
from loci.games.terra_mystica.rules.reach import reached, skip_cost
from loci.games.terra_mystica.rules.upgrades import track_cost, upgrade_cost
from loci.games.terra_mystica.state.board import NAMES, SITES
from loci.games.terra_mystica.state.events import (
    building_text,
    cult_text,
    faction_text,
    terrain_text,
)
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
    FAVOUR_NAMES,
    NONE,
    PLACING,
    REWARDED,
    TAKING,
    TOWN_NAMES,
)
from loci.games.terra_mystica.state.turn import FREE_DWELLING, FREE_HOUSE, SANDSTORM
from loci.games.terra_mystica.words.warnings import after_move, warnings


def choice(table: TerraTable, seat: int, move: Move) -> Choice:
    after = after_move(table, seat, move)
    return Choice(
        move.text(),
        label(table, seat, move, after),
        places(move),
        warnings(table, seat, move, after),
    )


def label(table: TerraTable, seat: int, move: Move, after: TerraTable | None) -> Text:
    """The move in words; with the points it scores, where it scores any."""
    words = _label(table, seat, move, after)
    points = 0 if after is None else after.vp[seat] - table.vp[seat]
    if points > 0 and not isinstance(move, Town):
        return Text("do-for-points", what=words, points=points)
    return words


def _label(table: TerraTable, seat: int, move: Move, after: TerraTable | None) -> Text:
    if isinstance(move, Build):
        return _build_label(table, seat, move.hex)
    if isinstance(move, Transform):
        return _transform_label(table, seat, move.hex, move.terrain)
    if isinstance(move, Upgrade):
        return _upgrade_label(table, seat, move.hex, move.building)
    if isinstance(move, Dig):
        price = price_text(dig_cost(table, seat, move.spades, False))
        return Text("do-dig", spades=move.spades, price=price)
    if isinstance(move, Pass):
        return _pass_label(table, move.tile)
    if isinstance(move, Action):
        return _action_label(move.action)
    if isinstance(move, Send | Step | Favour):
        return _climbing_label(table, seat, move, after)
    if isinstance(move, Advance):
        return _advance_label(table, seat, move.track)
    if isinstance(move, Leech | Decline):
        return _offer_label(table, seat, move)
    if isinstance(move, Convert):
        if move.pay_kind == WORKER and move.get_kind == PRIEST:
            return Text("do-ordain", number=move.pay)
        return Text(
            "do-convert",
            pay=Text(f"amount-{KINDS[move.pay_kind]}", number=move.pay),
            get=Text(f"amount-{KINDS[move.get_kind]}", number=move.get),
        )
    return _other_label(table, seat, move, after)


def _other_label(table: TerraTable, seat: int, move: Move, after: TerraTable | None) -> Text:
    """The answers that are given less often."""
    if isinstance(move, Burn):
        return Text("do-burn", number=move.moved)
    if isinstance(move, Town):
        name = TOWN_NAMES[move.tile]
        what = Text(f"tile-{name}")
        points = 0 if after is None else after.vp[seat] - table.vp[seat]
        if points == TOWN[move.tile].vp:
            return Text("do-town", tile=name, what=what)
        return Text("do-town-in-all", tile=name, what=what, points=points)
    if isinstance(move, Bridge):
        one, other = SITES[move.site]
        return Text("do-bridge", one=NAMES[one], other=NAMES[other])
    if isinstance(move, Connect):
        return Text("do-connect", river=NAMES[move.river])
    if isinstance(move, GiveUp):
        name = GIVEN_UP[move.what].lower().replace("_", "-")
        return Text(f"do-give-up-{name}", number=move.number)
    if isinstance(move, Setup):
        return _faction_label(move.faction)
    if isinstance(move, Done):
        if table.phase == REWARDED:
            return Text("do-done-reward")
        return Text("do-done-first" if table.turn.actions else "do-done")
    return Text("do-resign")


def places(move: Move) -> list[str]:
    """Where the move shows: hexes by name, other places with their kind before them."""
    if isinstance(move, Build | Transform | Upgrade):
        return [NAMES[move.hex]]
    if isinstance(move, Bridge):
        return [NAMES[hex] for hex in SITES[move.site]]
    if isinstance(move, Connect):
        return [NAMES[move.river]]
    if isinstance(move, Send | Step):
        return [f"cult:{CULTS[move.cult]}"]
    if isinstance(move, Action):
        return [f"action:{ACTIONS[move.action]}"]
    if isinstance(move, Advance):
        return [f"track:{TRACKS[move.track]}"]
    if isinstance(move, Favour):
        return [f"favour:{FAVOUR_NAMES[move.tile]}"]
    if isinstance(move, Town):
        return [f"town:{TOWN_NAMES[move.tile]}"]
    if isinstance(move, Pass) and move.tile != NONE:
        return [f"bonus:{BONUS_NAMES[move.tile]}"]
    return []


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


def _build_label(table: TerraTable, seat: int, hex: int) -> Text:
    if table.phase == PLACING:
        return Text("do-place", hex=NAMES[hex])
    if table.turn.number(FREE_DWELLING):
        return Text("do-ride", hex=NAMES[hex])
    skipping = _skips(table, seat, hex)
    price = price_text(dwelling_cost(table, seat, skipping))
    if skipping:
        return Text(f"do-build-{_way(table, seat)}", hex=NAMES[hex], price=price)
    return Text("do-build", hex=NAMES[hex], price=price)


def _transform_label(table: TerraTable, seat: int, hex: int, terrain: int) -> Text:
    words = terrain_text(terrain)
    if table.phase == ACTING and table.turn.number(SANDSTORM):
        return Text("do-storm", hex=NAMES[hex], terrain=words)
    spades = spade_price(table, seat, hex, terrain)
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


def _upgrade_label(table: TerraTable, seat: int, hex: int, building: int) -> Text:
    words = building_text(building)
    if table.turn.number(FREE_HOUSE):
        return Text("do-upgrade-free", hex=NAMES[hex], building=words)
    price = price_text(upgrade_cost(table, seat, hex, building))
    return Text("do-upgrade", hex=NAMES[hex], building=words, price=price)


def _advance_label(table: TerraTable, seat: int, track: int) -> Text:
    cost = track_cost(table, seat, track)
    price = [] if cost is None else price_text(cost)
    if track == SHIP:
        return Text("do-advance-ship", level=table.shipping[seat] + 1, price=price)
    rates = BOARDS[table.faction[seat]].rates
    rate = rates[min(table.digging[seat] + 1, len(rates) - 1)] if rates else 0
    return Text("do-advance-dig", workers=rate, price=price)


# -- tiles, actions, cults and offers --------------------------------------------------------------


def _faction_label(faction: int) -> Text:
    board = BOARDS[faction]
    return Text(
        "do-faction",
        faction=faction_text(faction),
        terrain=terrain_text(board.home),
        what=amounts(board.coins, board.workers, board.priests, 0),
        ability=Text(f"ability-{board.name}"),
    )


def _pass_label(table: TerraTable, tile: int) -> Text:
    if tile == NONE:
        return Text("do-pass-last")
    name = BONUS_NAMES[tile]
    message = "do-first-bonus" if table.phase == TAKING else "do-pass"
    return Text(message, tile=name, what=Text(f"tile-{name}"), coins=table.bonus_coins[tile])


def _action_label(action: int) -> Text:
    name = ACTIONS[action]
    what = Text(f"action-{name}")
    price = price_text(SPACES[action].cost)
    if not price:
        return Text("do-action-free", name=name, what=what)
    return Text("do-action", name=name, what=what, price=price)


def _climbing_label(
    table: TerraTable, seat: int, move: Send | Step | Favour, after: TerraTable | None
) -> Text:
    """Cult steps: from which field to which, and the power on the way."""
    cult = FAVOUR[move.tile].cult if isinstance(move, Favour) else move.cult
    at = len(CULTS) * seat + cult
    end, power = table.cult[at], 0
    if after is not None:
        end = after.cult[at]
        power = room_for_power(table, seat) - room_for_power(after, seat)
    climb = Text("climb", cult=cult_text(cult), start=table.cult[at], end=end, power=power)
    if isinstance(move, Favour):
        name = FAVOUR_NAMES[move.tile]
        return Text("do-favour", tile=name, what=Text(f"tile-{name}"), climb=climb)
    if isinstance(move, Step):
        return Text("do-step", climb=climb)
    if move.steps == 1:
        return Text("do-send-back", climb=climb)
    return Text("do-send", steps=move.steps, climb=climb)


def _offer_label(table: TerraTable, seat: int, move: Leech | Decline) -> Text:
    faction = faction_text(move.faction)
    offer = find_offer(table, seat, move.power, move.faction)
    giver = SeatName(table.faction.index(move.faction) if offer is None else offer[1])
    gained, price = gain_and_price(table, seat, move.power)
    message = "do-accept" if isinstance(move, Leech) else "do-decline"
    return Text(message, power=gained, price=price, faction=faction, giver=giver)
