"""What a viewer may know: the whole table but what lies face down and the random source."""

from __future__ import annotations

from typing import Any

from loci.core.view import OPEN
from loci.games.spirit_island.rules.adversary import adversaries, level_of
from loci.games.spirit_island.rules.effect import Effect
from loci.games.spirit_island.rules.effects import defence, is_stopped
from loci.games.spirit_island.rules.ending import difficulty
from loci.games.spirit_island.rules.events.step import has_events, holds
from loci.games.spirit_island.rules.invaders.actions import ravage_damage
from loci.games.spirit_island.rules.invaders.blight import is_blighted
from loci.games.spirit_island.rules.invaders.forecast import (
    Built,
    Coming,
    Ravaged,
    build_forecast,
    explore_forecast,
    ravage_forecast,
)
from loci.games.spirit_island.rules.invaders.forecast import coming as find_coming
from loci.games.spirit_island.rules.island.lands import near, oceans
from loci.games.spirit_island.rules.island.pieces import health, invaders
from loci.games.spirit_island.rules.island.presence import is_sacred
from loci.games.spirit_island.rules.powers.cards import DECKS, DISCARDS
from loci.games.spirit_island.state.first_game import left_by
from loci.games.spirit_island.state.island_file import FILE_SET
from loci.games.spirit_island.state.island_words import added_words, woven_words
from loci.games.spirit_island.state.piles import (
    BLIGHT_DECK,
    BLIGHT_USED,
    BUILD_SPACE,
    EARNED,
    EVENT_DECK,
    EVENT_DISCARD,
    EXPLORE_SPACE,
    EXTRA_SPACE,
    FEAR_DECK,
    FEAR_DISCARD,
    INVADER_COVERED,
    INVADER_DECK,
    INVADER_DISCARD,
    RAVAGE_SPACE,
    REMOVED,
)
from loci.games.spirit_island.state.registry import (
    ADVERSARIES,
    BLIGHT_CARDS,
    EVENT_CARDS,
    INVADER_CARDS,
    SCENARIOS,
)
from loci.games.spirit_island.state.steps import EVENT_STEP, INVADER_PHASE, phase_of
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import (
    HEALTH,
    INVADER_ACTIONS,
    NOBODY,
    NOWHERE,
    PIECES,
    RAVAGE,
    TERRAINS,
    damage_on,
    kind_of,
    strife_on,
)
from loci.games.spirit_island.words.labels import price_data
from loci.games.spirit_island.words.view_seat import see_seat


def see(table: SpiritTable, viewer: int) -> dict[str, Any]:
    """The table as `viewer` may know it; the same for all seats, more for the open view."""
    every = viewer == OPEN
    coming = find_coming(table) if _spirits_chosen(table) else []
    return {
        "turn": table.turn,
        "phase": phase_of(table.step),
        "step": table.step if phase_of(table.step) == INVADER_PHASE else None,
        "ending": table.ending or None,
        "adversary": _adversary(table, table.adversary) if table.adversary else None,
        **_supporting(table),
        "scenario": table.scenario or None,
        "difficulty": difficulty(table),
        "rules": list(table.rules),
        "boards": list(table.island.boards),
        **({"added": added_words(table.island)} if table.island.added else {}),
        **({"sunk": list(table.island.sunk)} if table.island.sunk else {}),
        **({"woven": woven_words(table.island)} if table.island.woven else {}),
        "layout": FILE_SET if table.island.file else table.island.layout,
        "starts": [table.island.boards[slot] for slot in table.starts],
        "lands": {name: _land(table, land) for land, name in enumerate(table.island.names)},
        "coming": _coming(coming, table.island.names),
        "forecast": _forecast(table, coming),
        "fear": _fear(table, every),
        "invaders": _invaders(table, every),
        "blight": _blight(table, every),
        **_events(table, every),
        "decks": {kind: _deck(table, kind, every) for kind in ("minor", "major")},
        "removed": list(table.piles[REMOVED]),
        "effects": [_effect(table, lasting) for lasting in table.effects],
        "seats": [see_seat(table, seat) for seat in range(len(table.seats))],
        **({"left": left_by(table)} if table.ending else {}),
    }


def _adversary(table: SpiritTable, id: str) -> dict[str, Any]:
    """Which it is; and how a condition of its own stands, as a text, if it has one."""
    data: dict[str, Any] = {"id": id, "level": level_of(table, id)}
    stands = ADVERSARIES[id].stands(table)
    return data if stands is None else {**data, "stands": stands.to_data()}


def _supporting(table: SpiritTable) -> dict[str, Any]:
    """The second adversary, where there is one."""
    return {"supporting": _adversary(table, table.supporting)} if table.supporting else {}


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
    there = table.pieces[land] + tuple([code for aside, code in table.aside if aside == land])
    for code in sorted(set(there)):
        group = {
            "piece": PIECES[kind_of(code)],
            "damage": damage_on(code),
            "health": health(table, land, code) if HEALTH[kind_of(code)] else 0,
            "number": there.count(code),
        }
        if strife_on(code):
            group["strife"] = strife_on(code)
        found.append(group)
    return found


def _coming(coming: list[Coming], names: list[str]) -> dict[str, list[str]]:
    """The lands that the cards lying open make ravage and build next, as the island is now."""
    found: dict[str, list[str]] = {"ravage": [], "build": []}
    for one in coming:
        found[INVADER_ACTIONS[one.action]].append(names[one.land])
    return found


def _forecast(table: SpiritTable, coming: list[Coming]) -> dict[str, dict[str, Any]]:
    """What the open cards do in each of their lands if nobody does anything about it, and where
    explorers come if the next card names the land. What is not as usual is said besides."""
    found: dict[str, dict[str, Any]] = {}
    if not _spirits_chosen(table) or table.ending:
        return found
    for one in coming:
        here = found.setdefault(table.island.names[one.land], {})
        if one.action == RAVAGE:
            here["ravage"] = _ravaged(ravage_forecast(table, one.land, one.card))
        elif not here.get("build"):
            here.update(_built(build_forecast(table, one.land, one.card)))
    for land, explorers in explore_forecast(table):
        here = found.setdefault(table.island.names[land], {})
        here["explore"] = True
        if explorers > 1:
            here["explorers"] = explorers
    names = table.island.names
    for land, number, ends in SCENARIOS[table.scenario].goes(table) if table.scenario else []:
        here = found.setdefault(names[land], {})
        here["goes"] = {"number": number, "to": [names[end] for end in ends]}
    return found


def _ravaged(ravaged: Ravaged) -> dict[str, Any]:
    data: dict[str, Any] = {
        "damage": ravaged.damage,
        "blight": ravaged.blight,
        "dahan": ravaged.dahan,
        "invaders": ravaged.invaders,
        "stopped": ravaged.stopped,
    }
    return {**data, "on_others": ravaged.on_others} if ravaged.on_others else data


def _built(built: Built) -> dict[str, Any]:
    """The building; and what comes with it, in the land (`more`) and `beside` it."""
    data: dict[str, Any] = {"build": PIECES[built.kind] or None}
    more = built.towns + built.cities - 1 if built.kind else 0
    if more > 0:
        data["more"] = more
    return {**data, "beside": built.beside} if built.beside > 0 else data


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
    if table.piles[INVADER_COVERED]:  # in the discard, but face down
        data["covered"] = [INVADER_CARDS[card].stage for card in table.piles[INVADER_COVERED]]
    known = [card for card in table.piles[INVADER_DECK] if card in table.shown]
    if known:
        data["known"] = known
    if table.adversary:
        there = adversaries(table)
        data["extra_build"] = sum([adversary.extra_builds(table) for adversary in there])
    return data


def _blight(table: SpiritTable, every: bool) -> dict[str, Any]:
    side = "none"
    if table.blight_card:
        side = "blighted" if is_blighted(table) else "healthy"
    shown = bool(table.blight_card) and (every or bool(table.blight_flipped))
    known = bool(table.blight_card) and table.blight_card in table.shown
    data: dict[str, Any] = {
        "side": side,
        "pool": table.blight_pool,
        "card": table.blight_card if shown else None,
        "per_player": BLIGHT_CARDS[table.blight_card].blight if shown else None,
        "on_island": sum(table.blight),
    }
    if known:  # a first game has shown which it is
        data["known"] = table.blight_card
    if table.piles[BLIGHT_USED]:
        data["used"] = list(table.piles[BLIGHT_USED])
    if table.piles[BLIGHT_DECK]:
        data["left"] = len(table.piles[BLIGHT_DECK])
        if every:
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
    mains = [
        {
            "name": main.name,
            "when": list(main.when),
            "holds": holds(table, card, main),
            **price_data(main, len(table.seats)),
        }
        for main in card.mains
    ]
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
    written = effect.to_data(table.island)
    return {
        "kind": effect.kind,
        "seat": None if effect.seat == NOBODY else effect.seat,
        "land": None if effect.land == NOWHERE else table.island.names[effect.land],
        "number": int(values.get("from", values.get("number", 0))),
        "word": written.get("word", ""),
        **{field.key: written[field.key] for field in effect.fields if field.shown},
    }
