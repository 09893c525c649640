"""Tokens: beasts, wilds and disease in lands, strife on invaders (SX-4)."""

from __future__ import annotations

from typing import Final

from loci.core.decision import Move
from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.asking import NO_PIECE, Asking, ask, ask_piece
from loci.games.spirit_island.rules.island.badlands import rough
from loci.games.spirit_island.rules.island.harm import harm, settle_badlands
from loci.games.spirit_island.rules.island.health import check_health
from loci.games.spirit_island.rules.island.pieces import (
    all_codes,
    change,
    codes,
    count,
    has,
    put,
    strength,
    take,
)
from loci.games.spirit_island.rules.island.unused import STRIFE, is_unused, make_up_for
from loci.games.spirit_island.rules.lineup import holders
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.events import (
    Added,
    InvaderAction,
    StrifeAdded,
    StrifeRemoved,
    StrifeSpent,
)
from loci.games.spirit_island.state.moves import Pick
from loci.games.spirit_island.state.names import piece_text
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import (
    BUILD,
    DISEASE,
    EXPLORE,
    INVADERS,
    NOWHERE,
    PIECES,
    WILDS,
    kind_of,
    piece,
    strife_on,
    unhurt,
)

ONE_STRIFE: Final = piece(0, 0, 1)
#: The token that keeps an invader action from happening.
_AGAINST: Final = {EXPLORE: WILDS, BUILD: DISEASE}

# -- changing --------------------------------------------------------------------------------------


def add_token(act: Act, kind: int, number: int = 1, land: int = NOWHERE) -> None:
    """Tokens come to a land from the supply; there is no limit to them (SX-4.2)."""
    where = act.land if land == NOWHERE else land
    if is_unused(act.table, PIECES[kind]):
        make_up_for(act, number)
        return
    put(act.table, where, kind, number)
    if act.table.sink is not None:
        for _ in range(number):
            act.table.sink.append(Added(act.table.island.names[where], kind, "log-token"))


def add_strife(
    act: Act, number: int = 1, *kinds: int, land: int = NOWHERE, up_to: bool = False
) -> Asking:
    """Strife comes to invaders of a land (or these kinds only), each to one of the user's choice;
    how much of it found one (SX-4.11, SX-4.12)."""
    table = act.table
    where = act.land if land == NOWHERE else land
    if is_unused(table, STRIFE):
        found = number if has(table, where, *(kinds or INVADERS)) else 0
        make_up_for(act, found)
        return found
    for done in range(number):
        prompt = Text("ask-strife", left=number - done, land=table.island.names[where])
        there = codes(table, where, *(kinds or INVADERS))
        code = yield from ask_piece(act.chooser(where), prompt, verbs.STRIFE, there, up_to)
        if code == NO_PIECE:
            return done
        yield from _set_at_odds(act, where, code)
    return number


def remove_strife(act: Act, code: int, land: int = NOWHERE) -> Script:
    """One strife goes from an invader back to the supply."""
    table = act.table
    where = act.land if land == NOWHERE else land
    change(table, where, code, code - ONE_STRIFE)
    if table.sink is not None:
        table.sink.append(StrifeRemoved(table.island.names[where], kind_of(code)))
    yield from check_health(act, where)


def add_strife_among(act: Act, number: int, lands: list[int], *kinds: int) -> Script:
    """1 strife for each of so many different invaders of these kinds, anywhere in the lands."""
    table = act.table
    if is_unused(table, STRIFE):
        make_up_for(act, min(number, sum([count(table, land, *kinds) for land in lands])))
        return
    given: list[tuple[int, int]] = []  # lands and pieces as they are since
    for left in range(number, 0, -1):
        moves: list[Move] = []
        for land in lands:
            there = all_codes(table, land, *kinds)
            for code in [code for where, code in given if where == land and code in there]:
                there.remove(code)
            name = table.island.names[land]
            moves += [Pick(verbs.STRIFE, code, land, name) for code in sorted(set(there))]
        if not moves:
            return
        seat = act.chooser(lands[0])
        answer = yield from ask(seat, Text("ask-strife-among", left=left), moves)
        assert isinstance(answer, Pick)
        given.append((answer.land, answer.code + ONE_STRIFE))
        yield from _set_at_odds(act, answer.land, answer.code)


def _set_at_odds(act: Act, land: int, code: int) -> Script:
    """One invader gets strife, on which its health may depend (SX-21.6)."""
    table = act.table
    change(table, land, code, code + ONE_STRIFE)
    act.riled += (land,)
    if table.sink is not None:
        table.sink.append(StrifeAdded(table.island.names[land], kind_of(code)))
    yield from check_health(act, land)


def brawl(act: Act, land: int) -> Script:
    """Every invader with strife deals its damage to the other invaders there, all at once. No
    strife is used up by that (SX-4.17). The user says to whose damage the badlands add (SX-6.6)."""
    before = list(act.table.pieces[land])
    fighters = [code for code in before if active_strife(act.table, code)]
    for place, fighter in enumerate(fighters):
        act.several = place < len(fighters) - 1
        there = all_codes(act.table, land, *INVADERS)
        itself = _itself(there, before, fighter, fighters[place + 1 :].count(fighter))
        yield from _fight(act, land, fighter, itself)
    yield from settle_badlands(act)  # if the last one found nobody


def turn_on_others(act: Act, land: int, fighter: int) -> Script:
    """One invader deals its damage to the other invaders there, and what badlands add."""
    yield from _fight(act, land, fighter, fighter)


def _fight(act: Act, land: int, fighter: int, itself: int) -> Script:
    """The same for one that is now the piece `itself`, or has fallen."""
    table = act.table
    amount = strength(table, land, kind_of(fighter))
    if len(all_codes(table, land, *INVADERS)) > (itself != NO_PIECE):
        amount = yield from rough(act, land, INVADERS, amount)
    for left in range(amount, 0, -1):
        there = all_codes(table, land, *INVADERS)
        if itself != NO_PIECE:
            there.remove(itself)
        name = table.island.names[land]
        prompt = Text("ask-brawl", left=left, land=name, piece=piece_text(fighter))
        choice = sorted(set(there))
        code = yield from ask_piece(act.chooser(land), prompt, verbs.DAMAGE, choice)
        if code == NO_PIECE:
            break
        yield from harm(act, land, code, 1)


def _itself(there: list[int], before: list[int], fighter: int, later: int) -> int:
    """Which of the invaders there a fighter is, who may have been hurt meanwhile; NO_PIECE if it
    has fallen. Of several that were alike `before`, those who are to fight `later` were struck
    first, so that nobody can be found to have struck itself."""
    if before.count(fighter) - there.count(fighter) <= later:
        return fighter
    same = [code for code in there if unhurt(code) == unhurt(fighter)]
    if len(same) < len([code for code in before if unhurt(code) == unhurt(fighter)]):
        return NO_PIECE
    return max(same)


def spend_strife(table: SpiritTable, land: int, *kinds: int) -> None:
    """Every invader there (or of these kinds only) with strife loses one: it has kept it from
    doing damage (SX-4.13)."""
    spent = 0
    for code in all_codes(table, land, *(kinds or INVADERS)):
        if active_strife(table, code):
            change(table, land, code, code - ONE_STRIFE)
            spent += 1
    if spent and table.sink is not None:
        table.sink.append(StrifeSpent(table.island.names[land], spent))


def spend_one_strife(table: SpiritTable, land: int, code: int) -> int:
    """Strife, if an invader has any, has kept it from doing damage: it loses one. The piece as it
    is since."""
    if not active_strife(table, code):
        return code
    change(table, land, code, code - ONE_STRIFE)
    if table.sink is not None:
        table.sink.append(StrifeSpent(table.island.names[land], 1))
    return code - ONE_STRIFE


def spend_token(act: Act, action: int) -> bool:
    """Wilds keep an explorer away, disease a building; one of them is used up (SX-4.5 to 4.7).
    Whether the action was kept from happening."""
    if not keeps_away(act.table, act.land, action):
        return False
    kind = _AGAINST[action]
    take(act.table, act.land, piece(kind))
    if act.table.sink is not None:
        name = act.table.island.names[act.land]
        act.table.sink.append(InvaderAction(name, f"stopped-{PIECES[kind]}"))
    return True


# -- reading ---------------------------------------------------------------------------------------


def keeps_away(table: SpiritTable, land: int, action: int) -> bool:
    """Whether a token there would keep an invader action from happening, and be used up."""
    kind = _AGAINST.get(action)
    if kind is None or not has(table, land, kind):
        return False
    for rule, seat in holders(table, "idles"):
        if rule.idles(table, seat, kind):
            return False
    return True


def strife_in(table: SpiritTable, land: int) -> int:
    """All strife on the invaders of a land."""
    return sum([active_strife(table, code) for code in table.pieces[land]])


def active_strife(table: SpiritTable, code: int) -> int:
    """The strife on an invader, but for what is ignored."""
    number = strife_on(code)
    if number:
        for rule, seat in holders(table, "ignores_strife"):
            number = max(0, number - rule.ignores_strife(table, seat))
    return number
