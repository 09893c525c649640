"""Hidden information: what lies face down, and dealing that anew."""

from __future__ import annotations

from typing import Final

from loci.core.rng import Rng
from loci.games.spirit_island.rules.events.substitutes import blight_cards
from loci.games.spirit_island.state.piles import BLIGHT_DECK, DOWN, INVADER, PILES, Pile
from loci.games.spirit_island.state.registry import INVADER_CARDS
from loci.games.spirit_island.state.table import SpiritTable

#: The face-down piles by their pool: unseen cards could lie in any of them.
_POOLS: Final = [
    (pool, [number for number, pile in enumerate(PILES) if pile.face == DOWN and pile.pool == pool])
    for pool in dict.fromkeys([pile.pool for pile in PILES if pile.face == DOWN])
]


def secrets(table: SpiritTable, viewer: int) -> list[str]:  # noqa: ARG001
    """All seats know the same: hands are open, what lies face down nobody has seen, but for cards
    that were turned up. Backs are no secret, so a pile with several is hidden card by card."""
    hidden = ["rng", "revealed"]
    for number, pile in enumerate(PILES):
        if pile.face == DOWN and (table.piles[number] or not pile.rare):
            places = _face_down(table, number)
            backs = {back_of(pile, table.piles[number][place]) for place in places}
            if len(backs) <= 1 and len(places) == len(table.piles[number]):
                hidden.append(f"piles.{pile.name}")
            else:
                hidden += [f"piles.{pile.name}.{place}" for place in places]
    if _is_unseen(table):
        hidden.append("blight_card")
    return hidden


def _face_down(table: SpiritTable, pile: int) -> list[int]:
    """The places of a pile whose cards nobody has seen."""
    return [place for place, card in enumerate(table.piles[pile]) if card not in table.shown]


def back_of(pile: Pile, card: str) -> str:
    """What the back of a card tells: its pool, and the stage of an invader card."""
    return f"{pile.pool} {INVADER_CARDS[card].stage}" if pile.holds == INVADER else pile.pool


def redeal(table: SpiritTable, viewer: int, rng: Rng) -> None:
    """Deal what nobody has seen anew, each card to a place where it could lie.

    For a seat they are dealt in an order of their own, so that the same seed deals the same however
    they lie: a bot that looks ahead then answers the same too. For everybody they are shuffled as
    they lie, which records of matches that were dealt anew have always been replayed with.
    """
    piles = table.piles.copy()  # the tuples of those that are not dealt are shared
    ordered = viewer >= 0
    if table.shown:
        _deal_unseen(table, piles, rng, ordered)
    else:
        for pool, numbers in _POOLS:
            if pool == INVADER:
                _deal_by_stage(piles, numbers, rng, ordered)
            else:
                _deal(piles, numbers, pool, rng, ordered)
    table.piles = piles
    if _is_unseen(table):
        _redeal_blight(table, rng, ordered)
    table.rng = rng


def _deal(
    piles: list[tuple[str, ...]], numbers: list[int], back: str, rng: Rng, ordered: bool
) -> None:
    """The same for piles of one back, of which nobody has seen a card."""
    cards: list[str] = []
    for number in numbers:
        cards.extend(piles[number])
    if len(cards) < 2:
        return
    if ordered:
        cards.sort()
    rng.shuffle(back, cards)
    start = 0
    for number in numbers:
        end = start + len(piles[number])
        if end > start:
            piles[number] = tuple(cards[start:end])
        start = end


def _deal_by_stage(
    piles: list[tuple[str, ...]], numbers: list[int], rng: Rng, ordered: bool
) -> None:
    """The same for piles whose backs show a stage: each place keeps its back."""
    stages: list[list[str]] = [[], [], []]
    for number in numbers:
        for card in piles[number]:
            stages[INVADER_CARDS[card].stage - 1].append(card)
    for stage, cards in enumerate(stages):
        if ordered:
            cards.sort()
        rng.shuffle(f"{INVADER} {stage + 1}", cards)
    left = [0, 0, 0]
    for number in numbers:
        dealt: list[str] = []
        for card in piles[number]:
            stage = INVADER_CARDS[card].stage - 1
            dealt.append(stages[stage][left[stage]])
            left[stage] += 1
        piles[number] = tuple(dealt)


def _deal_unseen(table: SpiritTable, piles: list[tuple[str, ...]], rng: Rng, ordered: bool) -> None:
    """The same where some cards of face-down piles were turned up: they stay."""
    places: dict[str, list[tuple[int, int]]] = {}  # by back: pile and place in it
    for number, pile in enumerate(PILES):
        for place in _face_down(table, number) if pile.face == DOWN else []:
            back = back_of(pile, piles[number][place])
            places.setdefault(back, []).append((number, place))
    dealt = [list(cards) for cards in piles]
    for back, found in places.items():
        cards = [dealt[number][place] for number, place in found]
        if ordered:
            cards.sort()
        rng.shuffle(back, cards)
        for (number, place), card in zip(found, cards, strict=True):
            dealt[number][place] = card
    for number, changed in enumerate(dealt):
        piles[number] = tuple(changed)


def _is_unseen(table: SpiritTable) -> bool:
    """Whether nobody knows which blight card lies on its healthy side."""
    healthy = bool(table.blight_card) and not table.blight_flipped
    return healthy and table.blight_card not in table.shown


def _redeal_blight(table: SpiritTable, rng: Rng, ordered: bool) -> None:
    """The card on its healthy side is one of those that are left in the deck, if there is one."""
    unseen = [table.blight_card, *table.piles[BLIGHT_DECK]]
    if len(unseen) == 1:
        unseen = blight_cards(table)
    if ordered:
        unseen.sort()
        rng.shuffle("blight deck", unseen)
    table.blight_card = rng.pick("blight card", unseen)
    unseen.remove(table.blight_card)
    if table.piles[BLIGHT_DECK]:
        table.piles[BLIGHT_DECK] = tuple(unseen)
