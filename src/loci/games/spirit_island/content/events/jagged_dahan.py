"""Dahan events of Jagged Earth: what the dahan do, for themselves and with the spirits."""

from __future__ import annotations

from typing import final

from loci.core.decision import Move
from loci.games.spirit_island.content.events.parts import (
    BUILT,
    add_one,
    among_dahan,
    blight_on_boards,
    blighted,
    board_with,
    bring,
    fear_by_board,
    on_board,
    without,
)
from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.asking import ask
from loci.games.spirit_island.rules.each import lands_in_turn
from loci.games.spirit_island.rules.effects import defence
from loci.games.spirit_island.rules.events.cards import event_part
from loci.games.spirit_island.rules.events.step import (
    choose_land,
    each_board,
    each_spirit,
    in_each_land,
    lands_on,
    on_each_board,
)
from loci.games.spirit_island.rules.island.pieces import all_codes, tokens_in
from loci.games.spirit_island.rules.island.presence import is_held, move_presence
from loci.games.spirit_island.rules.island.struck import hurt_dahan
from loci.games.spirit_island.rules.island.tokens import active_strife, spend_strife
from loci.games.spirit_island.rules.powers.cards import reclaim, reclaim_one, take_card
from loci.games.spirit_island.rules.spirits.spirit import spirit_of
from loci.games.spirit_island.state.moves import Named
from loci.games.spirit_island.state.piles import REMOVED, take_out
from loci.games.spirit_island.state.terms import BADLANDS, JAGGED, PIECES

AMONG_DAHAN = holding(DAHAN)


# -- ravages ---------------------------------------------------------------------------------------


@final
class CoordinatedDefense(Effect):
    """Lands with dahan and presence have defence 5."""

    kind = "coordinated-defense"

    def defence(self, table: SpiritTable, seat: int, land: int) -> int:
        return 5 if has(table, land, DAHAN) and anybody_in(table, land) else 0


@final
class CarefulDefense(Effect):
    """Lands with dahan have defence 2."""

    kind = "careful-defense"

    def defence(self, table: SpiritTable, seat: int, land: int) -> int:
        return 2 if has(table, land, DAHAN) else 0


@final
class OnTheirOwnTerms(Effect):
    """Dahan deal 1 damage each before the invaders who ravage, and do not strike back."""

    kind = "engage-on-their-own-terms"

    def strikes_before(self, table: SpiritTable, seat: int, land: int) -> int:
        return 1


@final
class Ambushes(Effect):
    """Dahan strike at the same time as the invaders who ravage."""

    kind = "lay-ambushes"

    def strikes_first(self, table: SpiritTable, seat: int, land: int) -> bool:
        return True


for effect in (CoordinatedDefense, CarefulDefense, OnTheirOwnTerms, Ambushes):
    register_effect(effect)


def coordinate(act: Act) -> None:
    lasting(act.table, CoordinatedDefense())


def be_careful(act: Act) -> None:
    lasting(act.table, CarefulDefense())


def engage(act: Act) -> None:
    lasting(act.table, OnTheirOwnTerms())


def lie_in_wait(act: Act) -> None:
    lasting(act.table, Ambushes())


event_part("coordinated-defense", coordinate, set=JAGGED)
event_part("careful-defense", be_careful, set=JAGGED)
event_part("engage-on-their-own-terms", engage, set=JAGGED)
event_part("lay-ambushes", lie_in_wait, set=JAGGED)


# -- war -------------------------------------------------------------------------------------------


def drive_back(act: Act) -> Script:
    """1 town is pushed for every 2 dahan."""
    yield from push(act, count(act.table, act.land, DAHAN) // 2, TOWN)


def at_their_gates(act: Act) -> None:
    """2 fear for each land with dahan and a city."""
    table = act.table
    lands = [land for land in lands_with(table, CITY) if has(table, land, DAHAN)]
    fear(act, 2 * len(lands_in_turn(table, lands)))


def retaliation(act: Act) -> Script:
    """1 damage for each dahan, then each town or city that is left deals 1 to dahan."""
    table, land = act.table, act.land
    yield from damage(act, count(table, land, DAHAN))
    able = [code for code in all_codes(table, land, *BUILDINGS) if not active_strife(table, code)]
    spend_strife(table, land, *BUILDINGS)
    yield from hurt_dahan(act, max(0, len(able) - defence(table, land)))


def strike_together(act: Act) -> Script:
    yield from damage(act, 2)
    defend(act, 2)


def rally(act: Act) -> Script:
    """1 dahan is gathered; each there defends the land by 1."""
    yield from gather(act, 1, DAHAN)
    defend(act, count(act.table, act.land, DAHAN))


def is_beset(table: SpiritTable, board: int) -> bool:
    return on_board(table, board, *BUILDINGS) >= 4 and on_board(table, board, DAHAN) <= 4


event_part(
    "settlers-encroach-too-far",
    on_each_board(both(holding(TOWN), at_least(2, DAHAN)), drive_back),
    set=JAGGED,
)
event_part("at-their-gates", at_their_gates, set=JAGGED)
event_part(
    "speak-of-the-spirits-anger", fear_by_board(1, board_with(both(AMONG_DAHAN, BUILT))), JAGGED
)
event_part("raiding-and-retaliation", in_each_land(both(BUILT, AMONG_DAHAN), retaliation), JAGGED)
event_part("coordinated-strikes", in_each_land(at_least(3, DAHAN), strike_together), set=JAGGED)
event_part(
    "rally-to-the-defense",
    on_each_board(both(AMONG_DAHAN, beside(AMONG_DAHAN)), rally, or_else=AMONG_DAHAN),
    set=JAGGED,
)
event_part("a-thousand-small-struggles", blight_on_boards(without(DAHAN), on=is_beset), set=JAGGED)


# -- flight and homes ------------------------------------------------------------------------------


def printed(table: SpiritTable, land: int) -> bool:
    """Whether the board shows dahan there for the set-up."""
    island = table.island
    for part in island.parts_of(land):
        slot = island.board_of(part)
        icons = island.printed[slot].setup.get(part - island.first_of(slot), {})
        if PIECES[DAHAN] in icons:
            return True
    return False


def unprinted(table: SpiritTable, land: int) -> bool:
    return not printed(table, land)


def move_home(act: Act) -> Script:
    """1 or 2 dahan are gathered."""
    yield from gather(act, 1, DAHAN)
    yield from gather(act, 1, DAHAN, up_to=True)


HOSTILE = (BADLANDS, DISEASE)


def hostility(table: SpiritTable, land: int) -> int:
    """The badlands and disease of a land; nobody lets presence count as such here (SX-20.3)."""
    return sum([tokens_in(table, land, kind) for kind in HOSTILE])


def is_hostile(table: SpiritTable, land: int) -> bool:
    return hostility(table, land) > 0


def leave(act: Act) -> Script:
    """1 dahan for each badlands and disease goes where there are none."""
    table, land = act.table, act.land
    friendly = [other for other in table.island.near[land] if not is_hostile(table, other)]
    yield from push(act, hostility(table, land), DAHAN, into=friendly)


def clean_beside(table: SpiritTable, land: int) -> list[int]:
    return [other for other in table.island.near[land] if not has(table, other, DISEASE)]


def keep_far(act: Act, board: int) -> Script:
    """3 dahan, of one or several lands, leave disease behind."""
    table = act.table
    for _ in range(3):
        sick = lands_on(table, board, both(holding(DISEASE), AMONG_DAHAN))
        act.land = yield from choose_land(act, [n for n in sick if clean_beside(table, n)])
        if act.land == NOWHERE:
            return
        yield from push(act, 1, DAHAN, into=clean_beside(table, act.land))


for name, home in (("seek-out-new-grounds", unprinted), ("return-to-old-pillars", printed)):
    event_part(name, on_each_board(both(home, beside(AMONG_DAHAN)), move_home), set=JAGGED)
event_part("leave-the-hostile-land", in_each_land(both(AMONG_DAHAN, is_hostile), leave), JAGGED)
event_part("keep-far-from-plague", each_board(keep_far), set=JAGGED)


# -- peace -----------------------------------------------------------------------------------------


def is_clean(table: SpiritTable, land: int) -> bool:
    return not blighted(table, land) and not has(table, land, DISEASE)


for name, where in (
    ("2-dahan", at_least(2, DAHAN)),
    ("no-token", both(AMONG_DAHAN, without(BADLANDS, BEASTS, DISEASE, WILDS))),
    ("no-blight-disease", both(AMONG_DAHAN, is_clean)),
):
    event_part(f"coming-of-age-{name}", on_each_board(where, add_one(DAHAN)), set=JAGGED)


def own_dahan_lands(act: Act) -> list[int]:
    """The lands of the spirit with dahan."""
    return [land for land in lands_of(act.table, act.player) if has(act.table, land, DAHAN)]


def bless(act: Act) -> Script:
    """The spirit may add 1 dahan to one of its lands with dahan."""
    act.land = yield from choose_land(act, own_dahan_lands(act), optional=True)
    if act.land != NOWHERE:
        yield from bring(act, DAHAN)


def cooperate(act: Act) -> Script:
    """The spirit may push 1 of its presence from dahan, and deal 2 damage where it comes to."""
    table, seat = act.table, act.player
    if is_held(table, seat):
        return
    start = yield from choose_land(act, own_dahan_lands(act), optional=True)
    if start == NOWHERE:
        return
    beyond = lands_for_presence(table, seat, table.island.near[start])
    prompt = Text("ask-push-presence", land=table.island.names[start])
    end = yield from ask_land(table.island, seat, prompt, beyond, verbs.PUSH_PRESENCE)
    if end != NOWHERE:
        move_presence(act, seat, start, end)
        yield from damage(act, 2, land=end)


def offer(act: Act) -> Script:
    """The spirit gains 1 energy and may reclaim 1 card."""
    add_energy(act.table, act.player, 1)
    yield from reclaim_one(act, act.player)


def tell_stories(act: Act) -> Script:
    """The spirit reclaims a card, or gets back a unique power that it has forgotten (SX-34.2)."""
    table, seat = act.table, act.player
    own = spirit_of(table, seat).uniques
    lost = [card for card in table.piles[REMOVED] if card in own]
    moves: list[Move] = [Named(verbs.RECLAIM, card) for card in sorted(table.seats[seat].discard)]
    moves += [Named(verbs.TAKE, card) for card in sorted(lost)]
    if not moves:
        return
    answer = yield from ask(seat, Text("ask-old-stories"), moves)
    assert isinstance(answer, Named)
    if answer.verb == verbs.RECLAIM:
        reclaim(table, seat, answer.name)
    else:
        take_out(table, REMOVED, answer.name)
        take_card(act, seat, answer.name)


event_part("blessings-of-bounty-and-health", each_spirit(bless), set=JAGGED)
event_part("clever-cooperation", each_spirit(cooperate), set=JAGGED)
event_part("offerings-of-story-and-season", each_spirit(offer, among_dahan(3)), set=JAGGED)
event_part("tell-the-old-stories", each_spirit(tell_stories, among_dahan(2)), set=JAGGED)
