"""Presence that counts as beasts: where its player wants it (SX-20.3), and sacred sites that move
as such, with beasts that go farther (SX-12.42, SX-33.24, SX-35.8)."""

from __future__ import annotations

from collections.abc import Generator

from loci.core.decision import Decision, Move
from loci.core.text import Text
from loci.games.spirit_island.rules.act import POWER, Act
from loci.games.spirit_island.rules.asking import Asking, ask_number, ask_yes
from loci.games.spirit_island.rules.island.lands import within
from loci.games.spirit_island.rules.island.pieces import counted_of, tokens_in
from loci.games.spirit_island.rules.island.presence import (
    is_held,
    lands_for_presence,
    move_presence,
)
from loci.games.spirit_island.rules.lineup import holders
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import BEASTS, NOBODY, PIECES, piece


def move_site(
    act: Act, seat: int, start: int, end: int, mover: int
) -> Generator[Decision, Move, bool]:
    """A sacred site goes from land to land as beasts: 2 presence together, if its own player, who
    may be another than the mover, wants it to count so. Whether it went."""
    table = act.table
    names = table.island.names
    if seat != mover:
        prompt = Text("ask-site-willing", start=names[start], land=names[end])
        willing = yield from ask_yes(seat, prompt)
        if not willing:
            return False
    for _ in range(_moving(table, seat, start)):
        move_presence(act, seat, start, end)
    for rule, holder in holders(table, "moved"):
        yield from rule.moved(act, holder, piece(BEASTS), start, end)
    return True


# -- reading ---------------------------------------------------------------------------------------


def farther(act: Act, land: int, kinds: tuple[int, ...]) -> dict[int, list[int]]:
    """The lands to or from which beasts may go, where these are more than the adjacent ones."""
    if BEASTS not in kinds:
        return {}
    rules = holders(act.table, "carries_farther")
    more = sum([rule.carries_farther(act, seat, land, BEASTS) for rule, seat in rules])
    if not more:
        return {}
    island = act.table.island
    wet = act.root().kind == POWER
    reached = within(act.table, [land], 1 + more) if wet else island.within([land], 1 + more)
    return {BEASTS: [other for other in reached if other != land]}


def site_as(
    table: SpiritTable, land: int, kinds: tuple[int, ...], unwilling: list[int] | None = None
) -> int:
    """The seat whose sacred site there may move as one of these pieces; NOBODY if there is none, or
    it did not want to."""
    if BEASTS not in kinds or (unwilling and land in unwilling):
        return NOBODY
    for _, seat in holders(table, "moves_as"):
        if _moving(table, seat, land):
            return seat
    return NOBODY


def sites_around(
    act: Act, land: int, sources: list[int], kinds: tuple[int, ...], unwilling: list[int]
) -> list[int]:
    """The lands from which a sacred site may be gathered as beasts."""
    if BEASTS not in kinds or not holders(act.table, "moves_as"):
        return []
    found: list[int] = []
    for start in sources:
        seat = site_as(act.table, start, kinds, unwilling)
        if seat != NOBODY and lands_for_presence(act.table, seat, [land]):
            found.append(start)
    return found


def _moving(table: SpiritTable, seat: int, land: int) -> int:
    """How much presence of a seat there moves together as beasts."""
    if is_held(table, seat):
        return 0
    for rule, holder in holders(table, "moves_as"):
        if holder == seat:
            return rule.moves_as(table, seat, land, BEASTS)
    return 0


def beasts_that_count(act: Act, most: int = 99) -> Asking:
    """The beasts of the target land: the tokens, and so much presence as each spirit lets count for
    this Action; nobody is asked for more than `most` of it."""
    table, land = act.table, act.land
    found = tokens_in(table, land, BEASTS)
    for seat in range(len(table.seats)):
        number = min(most, counted_of(table, seat, land, (BEASTS,)))
        if number:
            numbers = list(range(number + 1))
            prompt = count_as(table, land, BEASTS)
            found += yield from ask_number(seat, prompt, verbs.COUNT, numbers)
    return found


def count_as(table: SpiritTable, land: int, kind: int) -> Text:
    """How much presence of a land counts as tokens of a kind?"""
    kind_word = Text(f"kind-{PIECES[kind]}")
    return Text("ask-hunting-grounds", land=table.island.names[land], kind=kind_word)
