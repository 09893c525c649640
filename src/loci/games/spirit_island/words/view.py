"""What a viewer may know: the whole table but what lies face down and the random source."""

from __future__ import annotations

from typing import Any

from loci.core.rng import Rng
from loci.core.view import OPEN
from loci.games.spirit_island.rules.effect import Effect
from loci.games.spirit_island.rules.effects import defence, is_stopped
from loci.games.spirit_island.rules.ending import difficulty
from loci.games.spirit_island.rules.events import has_events, holds
from loci.games.spirit_island.rules.invaders.actions import (
    built_lands,
    ravage_damage,
    ravaged_lands,
)
from loci.games.spirit_island.rules.invaders.forecast import (
    build_forecast,
    explore_forecast,
    ravage_forecast,
)
from loci.games.spirit_island.rules.island.lands import near, oceans
from loci.games.spirit_island.rules.island.pieces import health, invaders
from loci.games.spirit_island.rules.island.presence import is_sacred
from loci.games.spirit_island.rules.payment import NO_ELEMENT
from loci.games.spirit_island.rules.powers.cards import DECKS, DISCARDS
from loci.games.spirit_island.rules.sequence import sequence
from loci.games.spirit_island.rules.without_events import blight_cards
from loci.games.spirit_island.state.piles import (
    BLIGHT_DECK,
    BUILD_SPACE,
    DOWN,
    EARNED,
    EVENT_DECK,
    EVENT_DISCARD,
    EXPLORE_SPACE,
    EXTRA_SPACE,
    FEAR_DECK,
    FEAR_DISCARD,
    INVADER,
    INVADER_DECK,
    INVADER_DISCARD,
    PILES,
    RAVAGE_SPACE,
    REMOVED,
    Pile,
)
from loci.games.spirit_island.state.registry import (
    ADVERSARIES,
    BLIGHT_CARDS,
    EVENT_CARDS,
    INVADER_CARDS,
)
from loci.games.spirit_island.state.steps import (
    BUILD_STEP,
    EVENT_STEP,
    INVADER_PHASE,
    RAVAGE_STEP,
    phase_of,
)
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import (
    ELEMENTS,
    HEALTH,
    INVADER_ACTIONS,
    NOBODY,
    NOWHERE,
    PIECES,
    TERRAINS,
    damage_on,
    kind_of,
    strife_on,
)
from loci.games.spirit_island.words.view_seat import see_seat


def see(table: SpiritTable, viewer: int) -> dict[str, Any]:
    """The table as `viewer` may know it; the same for all seats, more for the open view."""
    every = viewer == OPEN
    coming = _coming(table)
    return {
        "turn": table.turn,
        "phase": phase_of(table.step),
        "step": table.step if phase_of(table.step) == INVADER_PHASE else None,
        "ending": table.ending or None,
        "adversary": {"id": table.adversary, "level": table.level} if table.adversary else None,
        "scenario": table.scenario or None,
        "difficulty": difficulty(table),
        "rules": list(table.rules),
        "boards": list(table.island.boards),
        **({"sunk": list(table.island.sunk)} if table.island.sunk else {}),
        "layout": table.island.layout,
        "starts": [table.island.boards[slot] for slot in table.starts],
        "lands": {name: _land(table, land) for land, name in enumerate(table.island.names)},
        "coming": coming,
        "forecast": _forecast(table, coming),
        "fear": _fear(table, every),
        "invaders": _invaders(table, every),
        "blight": _blight(table, every),
        **_events(table, every),
        "decks": {kind: _deck(table, kind, every) for kind in ("minor", "major")},
        "removed": list(table.piles[REMOVED]),
        "effects": [_effect(table, lasting) for lasting in table.effects],
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
    if table.island.is_ocean(land):
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
    """Every different piece with its number: kind, damage and strife on it, and the health it has
    there (tokens have none)."""
    found: list[dict[str, Any]] = []
    for code in sorted(set(table.pieces[land])):
        group = {
            "piece": PIECES[kind_of(code)],
            "damage": damage_on(code),
            "health": health(table, land, code) if HEALTH[kind_of(code)] else 0,
            "number": table.pieces[land].count(code),
        }
        if strife_on(code):
            group["strife"] = strife_on(code)
        found.append(group)
    return found


def _coming(table: SpiritTable) -> dict[str, list[str]]:
    """The lands that the cards lying open make ravage and build next, as the island is now."""
    if not _spirits_chosen(table):
        return {"ravage": [], "build": []}
    found: dict[str, list[str]] = {}
    order = [step.name for step in sequence(table)]
    for name, step, space, lands_of in (
        ("ravage", RAVAGE_STEP, RAVAGE_SPACE, ravaged_lands),
        ("build", BUILD_STEP, BUILD_SPACE, built_lands),
    ):
        lands: list[int] = []
        cards = table.piles[space]
        late = phase_of(table.step) == INVADER_PHASE
        if late and order.index(table.step) >= order.index(step):
            # What this step has behind it does not come again; what is in the queue still does.
            under_way = table.step == step
            lands += table.queue if under_way else []
            cards = cards[table.cards_done :] if under_way else ()
        for card in cards:
            lands += lands_of(table, card)
        found[name] = [table.island.names[land] for land in lands]
    return found


def _forecast(table: SpiritTable, coming: dict[str, list[str]]) -> dict[str, dict[str, Any]]:
    """What the open cards do in each of their lands if nobody does anything about it, and where an
    explorer comes if the next card names the land."""
    found: dict[str, dict[str, Any]] = {}
    if not _spirits_chosen(table) or table.ending:
        return found
    for name in coming["ravage"]:
        ravaged = ravage_forecast(table, table.island.numbers[name])
        found.setdefault(name, {})["ravage"] = {
            "damage": ravaged.damage,
            "blight": ravaged.blight,
            "dahan": ravaged.dahan,
            "invaders": ravaged.invaders,
            "stopped": ravaged.stopped,
        }
    for name in coming["build"]:
        kind = build_forecast(table, table.island.numbers[name])
        found.setdefault(name, {})["build"] = PIECES[kind] or None
    for land in explore_forecast(table):
        found.setdefault(table.island.names[land], {})["explore"] = True
    return found


# -- cards -----------------------------------------------------------------------------------------


def _fear(table: SpiritTable, every: bool) -> dict[str, Any]:
    """The pool, and the cards from the top: face down (None) but for those somebody turned up."""
    data: dict[str, Any] = {
        "terror": table.terror,
        "markers": table.fear_markers,
        "generated": table.fear_done,
        "parts": list(table.fear_sizes),
        "deck": _shown(table, FEAR_DECK, every),
        "earned": _shown(table, EARNED, every),
        "discard": list(table.piles[FEAR_DISCARD]),
    }
    if every:  # who sees all cards is told which of them everybody sees
        data["shown"] = list(table.shown)
    return data


def _shown(table: SpiritTable, pile: int, every: bool) -> list[str | None]:
    return [card if every or card in table.shown else None for card in table.piles[pile]]


def _invaders(table: SpiritTable, every: bool) -> dict[str, Any]:
    """The backs of the deck show its stages; the cards themselves only the open view sees."""
    data: dict[str, Any] = {
        "deck": [INVADER_CARDS[card].stage for card in table.piles[INVADER_DECK]],
        "explore": list(table.piles[EXPLORE_SPACE]),
        "build": list(table.piles[BUILD_SPACE]),
        "ravage": list(table.piles[RAVAGE_SPACE]),
        "extra": list(table.piles[EXTRA_SPACE]),
        "discard": list(table.piles[INVADER_DISCARD]),
        "queue": [table.island.names[land] for land in table.queue],
        "acting": table.queue_card or None,
    }
    if every:
        data["order"] = list(table.piles[INVADER_DECK])
    if table.adversary:
        data["extra_build"] = ADVERSARIES[table.adversary].extra_builds(table)
    return data


def _blight(table: SpiritTable, every: bool) -> dict[str, Any]:
    side = "none"
    if table.blight_card:
        side = "blighted" if table.blight_flipped else "healthy"
    shown = bool(table.blight_card) and (every or bool(table.blight_flipped))
    data: dict[str, Any] = {
        "side": side,
        "pool": table.blight_pool,
        "card": table.blight_card if shown else None,
        "per_player": BLIGHT_CARDS[table.blight_card].blight if shown else None,
        "on_island": sum(table.blight),
    }
    if every and table.piles[BLIGHT_DECK]:
        data["order"] = list(table.piles[BLIGHT_DECK])
    return data


def _events(table: SpiritTable, every: bool) -> dict[str, Any]:
    """The event cards, where there are any."""
    if not has_events(table):
        return {}
    discard = table.piles[EVENT_DISCARD]
    data: dict[str, Any] = {
        "left": len(table.piles[EVENT_DECK]),
        "deck": _shown(table, EVENT_DECK, every),
        "discard": list(discard),
        "now": _event(table, discard[-1]) if discard and table.step == EVENT_STEP else None,
    }
    return {"events": data}


def _event(table: SpiritTable, id: str) -> dict[str, Any]:
    """A card with all its parts (SX-16.16): its main events with what decides on them, whether one
    `holds` now, and what all have to pay together."""
    card = EVENT_CARDS[id]
    mains: list[dict[str, Any]] = []
    for main in card.mains:
        energy, element = 0, None
        if main.price is not None:
            energy = main.price.energy * len(table.seats)
            if main.price.aided_by != NO_ELEMENT:
                element = ELEMENTS[main.price.aided_by]
        mains.append(
            {
                "name": main.name,
                "when": list(main.when),
                "holds": holds(table, card, main),
                "energy": energy,
                "element": element,
            }
        )
    parts = {"token": card.token or None, "dahan": card.dahan or None}
    return {"card": id, "asks": card.asks, "mains": mains, **parts}


def _deck(table: SpiritTable, kind: str, every: bool) -> dict[str, Any]:
    pile = table.piles[DECKS[kind]]
    data: dict[str, Any] = {"left": len(pile), "discard": list(table.piles[DISCARDS[kind]])}
    if every:
        data["order"] = list(pile)
    return data


def _effect(table: SpiritTable, effect: Effect) -> dict[str, Any]:
    """What it holds on, and its own number and word; another seat stands as its number."""
    values = {field.key: getattr(effect, field.name) for field in effect.fields}
    return {
        "kind": effect.kind,
        "seat": None if effect.seat == NOBODY else effect.seat,
        "land": None if effect.land == NOWHERE else table.island.names[effect.land],
        "number": int(values.get("from", values.get("number", 0))),
        "word": effect.to_data(table.island.names).get("word", ""),
    }


# -- hidden information ----------------------------------------------------------------------------


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
    if table.blight_card and not table.blight_flipped:
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
    if table.blight_card and not table.blight_flipped:
        _redeal_blight(table, rng)
    table.rng = rng


def _redeal_blight(table: SpiritTable, rng: Rng) -> None:
    """The card on its healthy side is one of those that are left in the deck, if there is one."""
    unseen = [table.blight_card, *table.piles[BLIGHT_DECK]]
    if len(unseen) == 1:
        unseen = blight_cards(table)
    table.blight_card = rng.pick("blight card", unseen)
    unseen.remove(table.blight_card)
    if table.piles[BLIGHT_DECK]:
        table.piles[BLIGHT_DECK] = tuple(unseen)
