"""The blight cards of Jagged Earth."""

from __future__ import annotations

from typing import Final, final

from loci.games.spirit_island.content.blight.claw import (
    choose_on_board,
    choose_whose,
    each_board,
    each_spirit,
)
from loci.games.spirit_island.content.events.parts import (
    blighted,
    bring,
    one_by_one,
    prevent,
    prevent_for_energy,
)
from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.act import BLIGHT_CARD, decider_on
from loci.games.spirit_island.rules.each import (
    boards_in_turn,
    next_board,
    next_spirit,
    seats_in_turn,
)
from loci.games.spirit_island.rules.events.step import OfItsBoard, lands_on
from loci.games.spirit_island.rules.invaders.blight import choose_to_lose
from loci.games.spirit_island.rules.island.pieces import put, was_added
from loci.games.spirit_island.rules.island.presence import destroy_presence
from loci.games.spirit_island.rules.rule import Replacing, Rule
from loci.games.spirit_island.rules.spirits.elements import in_play
from loci.games.spirit_island.rules.spirits.growth import place_presence
from loci.games.spirit_island.state.events import Added, note
from loci.games.spirit_island.state.registry import POWERS
from loci.games.spirit_island.state.terms import JAGGED

# -- Unnatural Proliferation -----------------------------------------------------------------------


def spread(act: Act, seat: int) -> Script:
    """The spirit adds 1 presence to one of its lands."""
    lands = lands_of(act.table, seat)
    yield from place_presence(act, seat, lands)


def more_dahan(act: Act, board: int) -> Script:
    land = yield from choose_on_board(act, board, holding(DAHAN))
    if land != NOWHERE:
        yield from bring(act, DAHAN, land)


def is_least_built(table: SpiritTable, board: int, land: int) -> bool:
    """Of the lands of a board with towns or cities, one with the fewest."""
    built = count(table, land, *BUILDINGS)
    others = lands_on(table, board, holding(*BUILDINGS))
    return built > 0 and built == min([count(table, other, *BUILDINGS) for other in others])


def more_cities(act: Act, board: int) -> Script:
    """2 cities in the land with the fewest towns and cities."""
    land = yield from choose_on_board(act, board, OfItsBoard(is_least_built))
    if land == NOWHERE:
        return
    for _ in range(2):
        put(act.table, land, CITY)
        if act.table.sink is not None:
            act.table.sink.append(Added(act.table.island.names[land], CITY, "log-add"))
        yield from was_added(act, land, CITY)


blight_card(
    "unnatural-proliferation",
    3,
    at_once=one_by_one(each_spirit(spread), each_board(more_dahan), each_board(more_cities)),
    set=JAGGED,
)


# -- All Things Weaken -----------------------------------------------------------------------------


@final
class WeakeningAhead(Effect):
    """What the card says holds from the next turn on."""

    kind = "weakening-ahead"


register_effect(WeakeningAhead)


@final
class AllThingsWeaken(Rule):
    """Less health for all, less damage for blight, and blight that kills more."""

    def more_health(self, table: SpiritTable, seat: int, land: int, code: int) -> int:
        return -1 if self._holds(table) and kind_of(code) in (*INVADERS, DAHAN) else 0

    def less_for_blight(self, table: SpiritTable, seat: int, land: int) -> int:
        return 1 if self._holds(table) else 0

    def blight_came(self, act: Act, seat: int, land: int, stilled: bool) -> Script:
        """All presence and beasts there are destroyed, and 1 presence in an adjacent land; no
        presence by blight that is stilled (SX-35.46)."""
        table = act.table
        if not self._holds(table):
            return
        for user in range(0 if stilled else players(table)):
            safe = act.harm is not None and act.harm.spares_presence(act, user)
            for _ in range(0 if safe else table.seats[user].presence[land]):
                yield from destroy_presence(act, user, land, by_blight=True)
        yield from destroy_all(act, BEASTS, land=land)
        near_by = [n for n in near(table, land) if anybody_in(table, n) and not stilled]
        prompt = Text("ask-blight-land", card=_NAME, text=_SAYS)
        there = yield from ask_land(table.island, act.chooser(land), prompt, near_by)
        if there != NOWHERE:
            whose = yield from choose_whose(act, there)
            yield from destroy_presence(act, whose, there, by_blight=True)

    def _holds(self, table: SpiritTable) -> bool:
        return not any([isinstance(effect, WeakeningAhead) for effect in table.effects])


_NAME: Final = Text("blight-all-things-weaken")
_SAYS: Final = Text("text-blight-all-things-weaken")


def begin_to_weaken(act: Act) -> None:
    lasting(act.table, WeakeningAhead())


blight_card("all-things-weaken", 3, at_once=begin_to_weaken, rule=AllThingsWeaken(), set=JAGGED)


# -- Thriving Communities --------------------------------------------------------------------------

THRIVING: Final = 4  # lands on each board


def thrive(act: Act, board: int) -> Script:
    """In 4 different lands an explorer becomes a town, or a town a city."""
    done: list[int] = []
    for _ in range(THRIVING):

        def is_left(table: SpiritTable, land: int) -> bool:
            return land not in done and has(table, land, EXPLORER, TOWN)

        land = yield from choose_on_board(act, board, is_left)
        if land == NOWHERE:
            return
        done.append(land)
        lines = []
        if has(act.table, land, EXPLORER):
            lines.append("explorer-to-town")
        if has(act.table, land, TOWN):
            lines.append("town-to-city")
        prompt = Text(
            "ask-blight-option", card=Text(f"blight-{act.card}"), land=act.table.island.names[land]
        )
        line = yield from ask_name(act.chooser(land), prompt, verbs.OPTION, lines)
        if line == "explorer-to-town":
            yield from replace(act, EXPLORER, TOWN, land=land)
        else:
            yield from replace(act, TOWN, CITY, land=land)


blight_card("thriving-communities", 4, at_once=each_board(thrive), set=JAGGED)


# -- in each invader phase -------------------------------------------------------------------------

MANY_CARDS: Final = 3
DEAR_CARD: Final = 4  # the printed cost of one that is enough


def is_corroded(table: SpiritTable, seat: int) -> bool:
    cards = in_play(table, seat)
    return len(cards) >= MANY_CARDS or any([POWERS[card].cost >= DEAR_CARD for card in cards])


def power_corrodes_the_spirit(table: SpiritTable) -> Script:
    """Each spirit with many power cards in play, or a dear one, destroys 1 of its presence."""
    left = [seat for seat in seats_in_turn(table) if is_corroded(table, seat)]
    while left:
        seat = yield from next_spirit(table, left)
        act = Act(table, BLIGHT_CARD, player=seat, card="power-corrodes-the-spirit")
        yield from choose_to_lose(act, seat, lands_of(table, seat))
        yield from finish(act)
        if table.ending:
            return


UNTENDED: Final = "untended-land-crumbles"
PROTECTION: Final = 3  # energy for a board


def untended_land_crumbles(table: SpiritTable) -> Script:
    """On each board 1 blight beside blight, unless the spirits prevent it there."""
    left = boards_in_turn(table)
    while left:
        board = yield from next_board(table, left)
        act = Act(table, BLIGHT_CARD, card=UNTENDED)
        if lands_on(table, board, beside(blighted)):
            prevented = yield from tend(act, board)
            if not prevented:
                land = yield from choose_on_board(act, board, beside(blighted))
                yield from add_blight(act, land)
        yield from finish(act)
        if table.ending:
            return


def tend(act: Act, board: int) -> Replacing:
    """The board is protected by 3 energy paid together, or by 1 presence there."""
    table = act.table
    own = table.island.lands_on(board)
    lines = ["let-it-crumble"]
    if sum([owner.energy for owner in table.seats]) >= PROTECTION:
        lines.append("tend-for-energy")
    if any([anybody_in(table, land) for land in own]):
        lines.append("tend-for-presence")
    prompt = Text("ask-untended-land", board=table.island.boards[board])
    line = yield from ask_name(decider_on(table, board), prompt, verbs.OPTION, lines)
    if line == "tend-for-energy":
        return (yield from prevent_for_energy(act, board, PROTECTION))
    if line == "tend-for-presence":
        return (yield from prevent(act, board, 1))
    return False


blight_card("power-corrodes-the-spirit", 4, power_corrodes_the_spirit, set=JAGGED)
blight_card(UNTENDED, 4, untended_land_crumbles, set=JAGGED)


# -- still healthy ---------------------------------------------------------------------------------


def find_land_to_their_liking(act: Act) -> None:
    """The fear pool grows by 1, 1½ (rounded down) or 2 markers for each player (SX-9.8)."""
    table = act.table
    more = (2 + table.terror - 1) * players(table) // 2
    table.fear_markers += more
    note(table, "log-fear-pool-grows")


def shatter(act: Act, seat: int) -> Script:
    """1 blight of the card beside blight."""
    table = act.table
    lands = [land for land in table.island.lands if beside(blighted)(table, land)]
    prompt = Text(
        "ask-blight-land", card=Text(f"blight-{act.card}"), text=Text(f"text-blight-{act.card}")
    )
    land = yield from ask_land(table.island, seat, prompt, lands)
    if land != NOWHERE:
        yield from add_blight(act, land)


blight_card(
    "invaders-find-the-land-to-their-liking",
    2,
    at_once=find_land_to_their_liking,
    set=JAGGED,
    healthy=True,
)
blight_card(
    "strong-earth-shatters-slowly", 2, at_once=each_spirit(shatter), set=JAGGED, healthy=True
)
