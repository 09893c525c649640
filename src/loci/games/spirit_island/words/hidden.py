"""Hidden information: what lies face down, and dealing that anew."""

from __future__ import annotations

from loci.core.rng import Rng
from loci.games.spirit_island.rules.without_events import blight_cards
from loci.games.spirit_island.state.piles import BLIGHT_DECK, DOWN, INVADER, PILES, Pile
from loci.games.spirit_island.state.registry import INVADER_CARDS
from loci.games.spirit_island.state.table import SpiritTable


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


def redeal(table: SpiritTable, viewer: int, rng: Rng) -> None:  # noqa: ARG001
    """Deal what nobody has seen anew, each card to a place where it could lie."""
    places: dict[str, list[tuple[int, int]]] = {}  # by back: pile and place in it
    for number, pile in enumerate(PILES):
        for place in _face_down(table, number) if pile.face == DOWN else []:
            back = back_of(pile, table.piles[number][place])
            places.setdefault(back, []).append((number, place))
    piles = [list(cards) for cards in table.piles]
    for back, found in places.items():
        cards = [piles[number][place] for number, place in found]
        rng.shuffle(back, cards)
        for (number, place), card in zip(found, cards, strict=True):
            piles[number][place] = card
    table.piles = [tuple(cards) for cards in piles]
    if _is_unseen(table):
        _redeal_blight(table, rng)
    table.rng = rng


def _is_unseen(table: SpiritTable) -> bool:
    """Whether nobody knows which blight card lies on its healthy side."""
    healthy = bool(table.blight_card) and not table.blight_flipped
    return healthy and table.blight_card not in table.shown


def _redeal_blight(table: SpiritTable, rng: Rng) -> None:
    """The card on its healthy side is one of those that are left in the deck, if there is one."""
    unseen = [table.blight_card, *table.piles[BLIGHT_DECK]]
    if len(unseen) == 1:
        unseen = blight_cards(table)
    table.blight_card = rng.pick("blight card", unseen)
    unseen.remove(table.blight_card)
    if table.piles[BLIGHT_DECK]:
        table.piles[BLIGHT_DECK] = tuple(unseen)
