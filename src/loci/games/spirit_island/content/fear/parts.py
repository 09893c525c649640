"""What fear cards are put together from: each player's part in a land, and the lands they name."""

from __future__ import annotations

from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import FEAR_CARD, Act
from loci.games.spirit_island.rules.asking import (
    NO_PIECE,
    Asking,
    Naming,
    ask_land,
    ask_name,
    ask_piece,
)
from loci.games.spirit_island.rules.cards import Level, do
from loci.games.spirit_island.rules.each import next_spirit, seats_in_turn
from loci.games.spirit_island.rules.effect import Effect
from loci.games.spirit_island.rules.effects import lasting
from loci.games.spirit_island.rules.ending import finish
from loci.games.spirit_island.rules.island.harm import remove, remove_piece
from loci.games.spirit_island.rules.island.pieces import codes, count, health, tokens_in
from loci.games.spirit_island.rules.island.stand_ins import loose_stand_ins
from loci.games.spirit_island.rules.powers.power import LandTest
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import INVADERS, NOWHERE


def each_player(
    where: LandTest, rule: Level, optional: bool = False, different: bool = False
) -> Level:
    """Every player in turn chooses a land that passes `where` and does the rule there, an Action
    of its own (SI-13.7, SI-13.8). `optional` if a player may leave it, `different` if no two
    players may choose the same land."""

    def level(card: Act) -> Script:
        table = card.table
        taken: list[int] = []
        left = seats_in_turn(table)
        while left:
            seat = yield from next_spirit(table, left)
            act = Act(table, FEAR_CARD, player=seat, card=card.card)
            act.levels = card.levels
            lands = [land for land in table.island.lands if where(table, land)]
            if different:
                lands = [land for land in lands if land not in taken]
            act.land = yield from _choose_land(act, lands, optional)
            if act.land != NOWHERE:
                taken.append(act.land)
                yield from do(rule, act)
            yield from finish(act)
            if table.ending:
                return

    return level


def in_turn(first: Level, second: Level) -> Level:
    """One after the other: each player's part, say, and then what is done once."""

    def level(act: Act) -> Script:
        yield from do(first, act)
        if not act.table.ending:
            yield from do(second, act)

    return level


def _choose_land(act: Act, lands: list[int], optional: bool) -> Asking:
    """The land of the player's part, or NOWHERE."""
    says = Text(f"text-fear-{act.card}-{act.levels[0] + 1}")
    prompt = Text("ask-fear-land", card=Text(f"fear-{act.card}"), text=says)
    return (yield from ask_land(act.table.island, act.player, prompt, lands, optional=optional))


def choose(act: Act, *options: str) -> Naming:
    """One of the branches of an "or"; the name of it."""
    land = act.table.island.names[act.land]
    prompt = Text("ask-fear-option", card=Text(f"fear-{act.card}"), land=land)
    return (yield from ask_name(act.chooser(), prompt, verbs.OPTION, list(options)))


# -- lands -----------------------------------------------------------------------------------------


def any_land(_table: SpiritTable, _land: int) -> bool:
    return True


def with_token(kind: int) -> LandTest:
    """Lands with a token of a kind, not only with something that may count as one."""

    def test(table: SpiritTable, land: int) -> bool:
        return tokens_in(table, land, kind) > 0

    return test


def holding(*kinds: int) -> LandTest:
    """Lands with a piece of one of these kinds."""

    def test(table: SpiritTable, land: int) -> bool:
        return count(table, land, *kinds) > 0

    return test


def at_least(number: int, *kinds: int) -> LandTest:
    """Lands with so many pieces of these kinds together."""

    def test(table: SpiritTable, land: int) -> bool:
        return count(table, land, *kinds) >= number

    return test


def coastal(*kinds: int) -> LandTest:
    """Coastal lands with a piece of one of these kinds."""

    def test(table: SpiritTable, land: int) -> bool:
        return table.island.coastal[land] and count(table, land, *kinds) > 0

    return test


def inland(*kinds: int) -> LandTest:
    """Inland lands with a piece of one of these kinds."""

    def test(table: SpiritTable, land: int) -> bool:
        return not table.island.coastal[land] and count(table, land, *kinds) > 0

    return test


def both(*tests: LandTest) -> LandTest:
    """Lands that pass all of these."""

    def test(table: SpiritTable, land: int) -> bool:
        return all([one(table, land) for one in tests])

    return test


def either(one: LandTest, other: LandTest) -> LandTest:
    """Lands that pass one of these."""

    def test(table: SpiritTable, land: int) -> bool:
        return one(table, land) or other(table, land)

    return test


def beside(where: LandTest) -> LandTest:
    """Lands adjacent to one that passes the test."""

    def test(table: SpiritTable, land: int) -> bool:
        return any([where(table, other) for other in table.island.near[land]])

    return test


# -- what is done there ----------------------------------------------------------------------------


def remove_one(*kinds: int) -> Level:
    """1 piece of these kinds is removed."""

    def rule(act: Act) -> Script:
        yield from remove(act, 1, *kinds)

    return rule


def each_removes(*kinds: int) -> Level:
    """Every player removes 1 piece of these kinds from a land."""
    return each_player(holding(*kinds), remove_one(*kinds))


def in_force(kind: type[Effect]) -> Level:
    """An effect for this turn that needs nothing else, with a message of its own."""

    def level(act: Act) -> None:
        lasting(act.table, kind(), f"log-{kind.kind}")

    return level


def remove_worth(act: Act, points: int) -> Script:
    """Remove invaders of up to so much health together; their damage does not count."""
    table, land = act.table, act.land
    while True:
        there = codes(table, land, *INVADERS) + loose_stand_ins(act, land, INVADERS)
        fitting = [code for code in there if health(table, land, code) <= points]
        prompt = Text("ask-remove-health", left=points, land=table.island.names[land])
        code = yield from ask_piece(act.chooser(), prompt, verbs.REMOVE, fitting, optional=True)
        if code == NO_PIECE:
            return
        yield from remove_piece(act, land, code)
        points -= health(table, land, code)
