"""What a viewer may know: the whole table but what lies face down and the random source."""

from __future__ import annotations

from typing import Any

from loci.core.rng import Rng
from loci.core.view import OPEN
from loci.games.spirit_island.rules.effects import defence, is_stopped
from loci.games.spirit_island.rules.invader_cards import CARDS
from loci.games.spirit_island.rules.invaders import built_lands, ravage_damage, ravaged_lands
from loci.games.spirit_island.rules.pieces import health, invaders
from loci.games.spirit_island.rules.presence import is_sacred, near, oceans
from loci.games.spirit_island.rules.score import difficulty
from loci.games.spirit_island.state.registry import ADVERSARIES, BLIGHT_CARDS
from loci.games.spirit_island.state.table import (
    BUILDS,
    INVADERS,
    PHASES,
    RAVAGES,
    STEPS,
    Effect,
    SpiritTable,
)
from loci.games.spirit_island.state.terms import (
    INVADER_ACTIONS,
    LANDS,
    NOBODY,
    NOWHERE,
    PIECES,
    TERRAINS,
    damage_on,
    kind_of,
)
from loci.games.spirit_island.words.view_seat import see_seat


def see(table: SpiritTable, viewer: int) -> dict[str, Any]:
    """The table as `viewer` may know it; the same for all seats, more for the open view."""
    every = viewer == OPEN
    return {
        "turn": table.turn,
        "phase": PHASES[table.phase],
        "step": STEPS[table.step] if table.phase == INVADERS else None,
        "ending": table.ending or None,
        "adversary": {"id": table.adversary, "level": table.level} if table.adversary else None,
        "scenario": table.scenario or None,
        "difficulty": difficulty(table),
        "rules": list(table.rules),
        "boards": list(table.island.boards),
        "lands": {name: _land(table, land) for land, name in enumerate(table.island.names)},
        "coming": _coming(table),
        "fear": _fear(table, every),
        "invaders": _invaders(table, every),
        "blight": _blight(table, every),
        "decks": {kind: _deck(table, kind, every) for kind in ("minor", "major")},
        "removed": list(table.removed),
        "effects": [_effect(table, effect) for effect in table.effects],
        "seats": [see_seat(table, seat) for seat in range(len(table.seats))],
    }


def _spirits_chosen(table: SpiritTable) -> bool:
    return all(owner.spirit for owner in table.seats)


# -- the island ------------------------------------------------------------------------------------


def _land(table: SpiritTable, land: int) -> dict[str, Any]:
    """A land, or the ocean of a board. Rules of spirits hold once all spirits are chosen."""
    chosen = _spirits_chosen(table)
    names = table.island.names
    beside = near(table, land) if chosen else table.island.near[land]
    data: dict[str, Any] = {
        "terrain": TERRAINS[table.island.terrain[land]],
        "coastal": table.island.coastal[land],
        "near": [names[other] for other in beside],
        "pieces": _pieces(table, land),
        "blight": table.blight[land],
        "presence": [owner.presence[land] for owner in table.seats],
        "sacred": [],
        "defence": 0,
        "damage": 0,
        "stopped": [],
    }
    if not land % LANDS:
        data["in_play"] = chosen and land in oceans(table)
    if chosen:
        seats = range(len(table.seats))
        data["sacred"] = [seat for seat in seats if is_sacred(table, seat, land)]
        data["defence"] = defence(table, land)
        data["damage"] = ravage_damage(table, land) if invaders(table, land) else 0
        data["stopped"] = [
            name for action, name in enumerate(INVADER_ACTIONS) if is_stopped(table, action, land)
        ]
    return data


def _pieces(table: SpiritTable, land: int) -> list[dict[str, Any]]:
    """Every different piece with its number: kind, damage on it, and the health it has there."""
    found: list[dict[str, Any]] = []
    for code in sorted(set(table.pieces[land])):
        found.append(
            {
                "piece": PIECES[kind_of(code)],
                "damage": damage_on(code),
                "health": health(table, land, kind_of(code)),
                "number": table.pieces[land].count(code),
            }
        )
    return found


def _coming(table: SpiritTable) -> dict[str, list[str]]:
    """The lands that the cards lying open make ravage and build next, as the island is now."""
    if not _spirits_chosen(table):
        return {"ravage": [], "build": []}
    found: dict[str, list[str]] = {}
    for name, step, space, lands_of in (
        ("ravage", RAVAGES, table.ravage_space, ravaged_lands),
        ("build", BUILDS, table.build_space, built_lands),
    ):
        lands: list[int] = []
        cards = space
        if table.phase == INVADERS and table.step >= step:
            # What this step has behind it does not come again; what is in the queue still does.
            under_way = table.step == step
            lands += table.queue if under_way else []
            cards = space[table.cards_done :] if under_way else []
        for card in cards:
            lands += lands_of(table, card)
        found[name] = [table.island.names[land] for land in lands]
    return found


# -- cards -----------------------------------------------------------------------------------------


def _fear(table: SpiritTable, every: bool) -> dict[str, Any]:
    """The pool, and the cards from the top: face down (None) but for those somebody turned up."""
    return {
        "terror": table.terror,
        "markers": table.fear_markers,
        "generated": table.fear_done,
        "parts": list(table.fear_sizes),
        "deck": [card if every or card in table.fear_shown else None for card in table.fear_deck],
        "earned": [card if every or card in table.fear_shown else None for card in table.earned],
        "discard": list(table.fear_discard),
    }


def _invaders(table: SpiritTable, every: bool) -> dict[str, Any]:
    """The backs of the deck show its stages; the cards themselves only the open view sees."""
    data: dict[str, Any] = {
        "deck": [CARDS[card].stage for card in table.invader_deck],
        "explore": list(table.explore_space),
        "build": list(table.build_space),
        "ravage": list(table.ravage_space),
        "extra": list(table.extra_space),
        "discard": list(table.invader_discard),
        "queue": [table.island.names[land] for land in table.queue],
        "acting": table.queue_card or None,
    }
    if every:
        data["order"] = list(table.invader_deck)
    if table.adversary:
        data["extra_build"] = ADVERSARIES[table.adversary].extra_build(table)
    return data


def _blight(table: SpiritTable, every: bool) -> dict[str, Any]:
    side = "none"
    if table.blight_card:
        side = "blighted" if table.blight_flipped else "healthy"
    shown = bool(table.blight_card) and (every or bool(table.blight_flipped))
    return {
        "side": side,
        "pool": table.blight_pool,
        "card": table.blight_card if shown else None,
        "per_player": BLIGHT_CARDS[table.blight_card].blight if shown else None,
        "on_island": sum(table.blight),
    }


def _deck(table: SpiritTable, kind: str, every: bool) -> dict[str, Any]:
    pile = table.minor_deck if kind == "minor" else table.major_deck
    discard = table.minor_discard if kind == "minor" else table.major_discard
    data: dict[str, Any] = {"left": len(pile), "discard": list(discard)}
    if every:
        data["order"] = list(pile)
    return data


def _effect(table: SpiritTable, effect: Effect) -> dict[str, Any]:
    return {
        "kind": effect.kind,
        "seat": None if effect.seat == NOBODY else effect.seat,
        "land": None if effect.land == NOWHERE else table.island.names[effect.land],
        "number": effect.number,
        "word": effect.word,
    }


# -- hidden information ----------------------------------------------------------------------------


def secrets(table: SpiritTable, viewer: int) -> list[str]:  # noqa: ARG001
    """All seats know the same: hands are open, what lies face down nobody has seen."""
    hidden = ["rng", "revealed", "minor_deck", "major_deck", "fear_box", "invader_box"]
    for name in ("fear_deck", "earned"):
        hidden += _face_down(name, getattr(table, name), table.fear_shown)
    # One by one, since the stages of the places are no secret.
    hidden += [f"invader_deck.{place}" for place in range(len(table.invader_deck))]
    if table.blight_card and not table.blight_flipped:
        hidden.append("blight_card")
    return hidden


def _face_down(name: str, pile: list[str], shown: list[str]) -> list[str]:
    if not any(card in shown for card in pile):
        return [name]
    return [f"{name}.{place}" for place, card in enumerate(pile) if card not in shown]


def redeal(table: SpiritTable, viewer: int, rng: Rng) -> None:  # noqa: ARG001
    """Deal what nobody has seen anew, each card to a place where it could lie."""
    rng.shuffle("minor deck", table.minor_deck)
    rng.shuffle("major deck", table.major_deck)
    _deal_fear(table, rng)
    for stage in (1, 2, 3):
        _deal_invaders(table, stage, rng)
    if table.blight_card and not table.blight_flipped:
        table.blight_card = rng.pick("blight card", sorted(BLIGHT_CARDS))
    table.rng = rng


def _deal_fear(table: SpiritTable, rng: Rng) -> None:
    """Deck, earned cards and box are one pile of unseen cards; those turned up stay."""
    shown = table.fear_shown
    piles = (table.fear_deck, table.earned, table.fear_box)
    pool = [card for pile in piles for card in pile if card not in shown]
    rng.shuffle("fear cards", pool)
    for pile in piles:
        for place, card in enumerate(pile):
            if card not in shown:
                pile[place] = pool.pop()


def _deal_invaders(table: SpiritTable, stage: int, rng: Rng) -> None:
    """The unseen cards of one stage among its places in deck and box."""
    piles = (table.invader_deck, table.invader_box)
    pool = [card for pile in piles for card in pile if CARDS[card].stage == stage]
    rng.shuffle("invaders", pool)
    for pile in piles:
        for place, card in enumerate(pile):
            if CARDS[card].stage == stage:
                pile[place] = pool.pop()
