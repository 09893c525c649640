"""Token events of Jagged Earth: what beasts do, and how diseases spread."""

from __future__ import annotations

from typing import final

from loci.games.spirit_island.content.events.claw_tokens import SICK, begin_plagues, sicken
from loci.games.spirit_island.content.events.parts import (
    BUILT,
    add_one,
    beyond_for_beasts,
    board_with,
    bring,
    choose_branch,
    fear_by_board,
    healthy,
    in_the_interior,
    most_built,
    most_of,
    on_board,
    on_the_coast,
    one_by_one,
    settled,
    without,
)
from loci.games.spirit_island.content.fear.parts import with_token
from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.events.cards import event_part
from loci.games.spirit_island.rules.events.step import (
    choose_land,
    each_board,
    in_each_land,
    lands_on,
    on_each_board,
)
from loci.games.spirit_island.rules.island.harm import destroy_piece, wear_down
from loci.games.spirit_island.rules.island.pieces import is_durable, tokens_in
from loci.games.spirit_island.rules.island.struck import hurt_dahan
from loci.games.spirit_island.rules.lineup import holders
from loci.games.spirit_island.state.terms import JAGGED, damage_on

WITH_BEASTS = holding(BEASTS)


# -- beasts ----------------------------------------------------------------------------------------


def multiply(act: Act, board: int) -> Script:
    """1 beasts beside beasts, then 1 dahan among beasts is destroyed."""
    table = act.table
    act.land = yield from choose_land(act, lands_on(table, board, beside(WITH_BEASTS)))
    if act.land != NOWHERE:
        yield from bring(act, BEASTS)
    act.land = yield from choose_land(
        act, lands_on(table, board, both(with_token(BEASTS), holding(DAHAN)))
    )
    if act.land != NOWHERE:
        yield from destroy(act, 1, DAHAN)


def destroy_one(*kinds: int) -> Level:
    def rule(act: Act) -> Script:
        yield from destroy(act, 1, *kinds)

    return rule


def unfarmed_beyond(table: SpiritTable, land: int) -> list[int]:
    return beyond_for_beasts(table, land, without(*BUILDINGS))


def may_quit(table: SpiritTable, land: int) -> bool:
    return has(table, land, BEASTS) and bool(unfarmed_beyond(table, land))


def quit_farmed_lands(act: Act) -> Script:
    """1 beasts goes to a land without towns and cities; 1 fear if explorers are there."""
    went = yield from push(act, 1, BEASTS, into=unfarmed_beyond(act.table, act.land))
    if went and has(act.table, went[0], EXPLORER):
        fear(act, 1)


def blunder(act: Act, board: int) -> Script:
    """2 explorers among beasts are destroyed, wherever they are."""
    for _ in range(2):
        among = lands_on(act.table, board, both(WITH_BEASTS, holding(EXPLORER)))
        act.land = yield from choose_land(act, among)
        if act.land != NOWHERE:
            yield from destroy(act, 1, EXPLORER)


def prey_on_the_heedless(act: Act) -> Script:
    """1 damage for each beasts."""
    yield from damage(act, count(act.table, act.land, BEASTS))


def hunting_party(act: Act) -> Script:
    """1 fear, and 1 beasts is destroyed."""
    fear(act, 1)
    yield from destroy(act, 1, BEASTS)


def chase_off(act: Act) -> Script:
    """Up to 2 explorers are pushed, or 1 town."""
    lines = []
    if has(act.table, act.land, EXPLORER):
        lines.append("push-explorers")
    if has(act.table, act.land, TOWN):
        lines.append("push-town")
    line = yield from choose_branch(act, *lines)
    if line == "push-town":
        yield from push(act, 1, TOWN)
    else:
        yield from push(act, 2, EXPLORER, up_to=True)


def many_beasts(table: SpiritTable, board: int) -> bool:
    return on_board(table, board, BEASTS) >= 2


@final
class BeastsAreBadlands(Effect):
    """Beasts count as badlands too."""

    kind = "beasts-are-badlands"

    def counts_as_badlands(self, act: Act, seat: int, land: int) -> int:
        return _only_beasts(act.table, land)

    def counts_as(self, table: SpiritTable, seat: int, land: int, kinds: tuple[int, ...]) -> int:
        """Whoever asks for both kinds sees each of them once (SX-20.2)."""
        asked = BADLANDS in kinds and BEASTS not in kinds
        return _only_beasts(table, land) if asked else 0


def _only_beasts(table: SpiritTable, land: int) -> int:
    """The beasts of a land, and what counts as beasts, but for presence that counts as badlands
    too: it is one piece (SX-20.2)."""
    both = [seat for _, seat in holders(table, "choose_badlands")]
    found = [0] * players(table)
    for rule, seat in holders(table, "counts_as"):
        if seat != NOBODY and seat not in both:
            found[seat] = max(found[seat], rule.counts_as(table, seat, land, (BEASTS,)))
    return tokens_in(table, land, BEASTS) + sum(found)


register_effect(BeastsAreBadlands)


def smell_blood(act: Act) -> None:
    lasting(act.table, BeastsAreBadlands())


def injured(table: SpiritTable, land: int) -> list[int]:
    """The invaders of a land that have damage."""
    return [code for code in codes(table, land, *INVADERS) if damage_on(code)]


def has_injured(table: SpiritTable, land: int) -> bool:
    return has(table, land, BEASTS) and bool(injured(table, land))


def finish_off(act: Act) -> Script:
    """1 hurt invader is destroyed."""
    table, land = act.table, act.land
    prompt = Text("ask-destroy", left=1, land=table.island.names[land])
    code = yield from ask_piece(act.chooser(), prompt, verbs.DESTROY, injured(table, land))
    if is_durable(table, land, code):
        yield from wear_down(act, land, [code])
    elif code != NO_PIECE:
        yield from destroy_piece(act, land, code)


event_part("beasts-multiply", each_board(multiply), set=JAGGED)
event_part(
    "casualties-of-fang-and-sting",
    on_each_board(both(WITH_BEASTS, holding(EXPLORER, TOWN)), destroy_one(EXPLORER, TOWN)),
    set=JAGGED,
)
event_part("quit-the-farmed-lands", on_each_board(may_quit, quit_farmed_lands), set=JAGGED)
event_part("explorers-blunder", each_board(blunder), set=JAGGED)
event_part(
    "prey-on-the-heedless",
    in_each_land(both(WITH_BEASTS, settled), prey_on_the_heedless),
    set=JAGGED,
)
event_part(
    "hunting-parties", in_each_land(both(with_token(BEASTS), holding(CITY)), hunting_party), JAGGED
)
event_part(
    "beasts-chase-off-homesteaders",
    on_each_board(both(WITH_BEASTS, holding(EXPLORER, TOWN)), chase_off),
    set=JAGGED,
)
event_part("terrifying-beasts", fear_by_board(2, many_beasts), set=JAGGED)
event_part(
    "lair-in-untamed-lands",
    on_each_board(both(without(*BUILDINGS), healthy), add_one(BEASTS)),
    set=JAGGED,
)
event_part(
    "beasts-prey-on-the-injured",
    one_by_one(smell_blood, on_each_board(has_injured, finish_off)),
    set=JAGGED,
)


# -- disease ---------------------------------------------------------------------------------------


def crowd(table: SpiritTable, land: int) -> int:
    return invaders(table, land) + count(table, land, DAHAN)


def hurt_sick_dahan(points: int) -> Level:
    def rule(act: Act) -> Script:
        yield from hurt_dahan(act, points)

    return rule


def fatalities(act: Act) -> Script:
    """1 damage to each invader and each dahan; 1 disease less if a town or city fell."""
    yield from damage_each(act, 1)
    if [kind for kind, _ in act.destroyed if kind in BUILDINGS]:
        yield from remove(act, 1, DISEASE)  # which may be gone, where it is done twice
    yield from damage_each(act, 1, DAHAN)


def most_settled_beside(table: SpiritTable, land: int) -> list[int]:
    """The adjacent lands with the most invaders, if there are any."""
    around = table.island.near[land]
    most = max([invaders(table, other) for other in around], default=0)
    return [other for other in around if invaders(table, other) == most > 0]


def may_shift(table: SpiritTable, land: int) -> bool:
    return has(table, land, DISEASE) and bool(most_settled_beside(table, land))


def shift(act: Act) -> Script:
    yield from push(act, 1, DISEASE, into=most_settled_beside(act.table, act.land))


FEAR_OF_DISEASE = fear_by_board(1, board_with(SICK))

event_part(
    "foreign-diseases",
    on_each_board(most_of(crowd, both(holding(DAHAN), settled)), sicken),
    set=JAGGED,
)
event_part("irregular-outbreaks", one_by_one(begin_plagues, FEAR_OF_DISEASE), set=JAGGED)
event_part(
    "fatalities-rise", in_each_land(both(SICK, holding(*INVADERS, DAHAN)), fatalities), set=JAGGED
)
event_part(
    "plagues-bring-fear-and-death",
    one_by_one(FEAR_OF_DISEASE, on_each_board(both(SICK, holding(DAHAN)), hurt_sick_dahan(2))),
    set=JAGGED,
)
event_part("outbreaks-shift", on_each_board(may_shift, shift), set=JAGGED)
event_part(
    "virulence-among-close-packed-homes",
    on_each_board(most_built(both(BUILT, in_the_interior)), add_one(DISEASE)),
    set=JAGGED,
)
event_part(
    "pestilence-arrives-on-canvas-sails",
    on_each_board(
        most_built(both(BUILT, on_the_coast)), one_by_one(add_one(DISEASE), hurt_sick_dahan(3))
    ),
    set=JAGGED,
)
