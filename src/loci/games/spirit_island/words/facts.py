"""What is printed on spirit panels and cards: the same in every game, so a client has it once."""

from __future__ import annotations

from typing import Any

from loci.games.spirit_island.rules.adversary import Adversary
from loci.games.spirit_island.rules.events.cards import EventCard
from loci.games.spirit_island.rules.invaders.cards import COASTAL, InvaderCard
from loci.games.spirit_island.rules.powers.power import Power
from loci.games.spirit_island.rules.spirits.spirit import GrowthOption, Spirit
from loci.games.spirit_island.state.registry import (
    ADVERSARIES,
    BLIGHT_CARDS,
    EVENT_CARDS,
    FEAR_CARDS,
    INVADER_CARDS,
    POWERS,
    SCENARIOS,
    SPIRITS,
)
from loci.games.spirit_island.state.terms import TERRAINS
from loci.games.spirit_island.words.labels import growth_word_text, price_data
from loci.games.spirit_island.words.view_seat import header, printed_space


def facts() -> dict[str, Any]:
    """Everything registered, by kind and id. `growth` are the words of growth actions as texts."""
    return {
        "powers": {id: _power(power) for id, power in POWERS.items()},
        "spirits": {id: _spirit(spirit) for id, spirit in SPIRITS.items()},
        "growth": {word: growth_word_text(word).to_data() for word in _growth_words()},
        "fear": {id: {"set": card.set} for id, card in FEAR_CARDS.items()},
        "blight": {
            id: {"set": card.set, "per_player": card.blight} for id, card in BLIGHT_CARDS.items()
        },
        "events": {id: _event(card) for id, card in EVENT_CARDS.items()},
        "invaders": {id: _invader(card) for id, card in INVADER_CARDS.items()},
        "adversaries": {id: _adversary(adversary) for id, adversary in ADVERSARIES.items()},
        "scenarios": {
            id: {
                "set": scenario.set,
                "difficulty": scenario.difficulty,
                "victory": scenario.has_own_victory(),
            }
            for id, scenario in SCENARIOS.items()
        },
    }


def _power(power: Power) -> dict[str, Any]:
    return {**header(power), "set": power.set, "owner": power.owner or None}


def _spirit(spirit: Spirit) -> dict[str, Any]:
    """A panel; `tracks` by the name of the source that presence is taken from."""
    return {
        "set": spirit.set,
        "complexity": spirit.complexity,
        "specials": spirit.specials,
        "tracks": {
            track.name: [printed_space(space) for space in track.spaces] for track in spirit.tracks
        },
        "growth": [[action.word for action in option.actions] for option in spirit.growth],
        "growth_prices": [option.price for option in spirit.growth],
        "growth_tracks": [option.track for option in spirit.growth],
        "growth_always": [action.word for action in spirit.always],
        "growth_pick": spirit.pick,
        "uniques": spirit.uniques,
        "innates": spirit.innates,
    }


def _event(card: EventCard) -> dict[str, Any]:
    """The parts of an event card; energy is that of each player."""
    mains = [
        {
            "name": main.name,
            "when": list(main.when),
            **price_data(main, payers=1),
        }
        for main in card.mains
    ]
    parts = {"token": card.token or None, "dahan": card.dahan or None}
    return {"set": card.set, "asks": card.asks, "mains": mains, **parts}


def _growth_words() -> list[str]:
    words: dict[str, None] = {}
    for spirit in SPIRITS.values():
        for option in [*spirit.growth, GrowthOption(spirit.always)]:
            words.update(dict.fromkeys([action.word for action in option.actions]))
    return sorted(words)


def _invader(card: InvaderCard) -> dict[str, Any]:
    lands = [COASTAL] if card.coastal else [TERRAINS[terrain] for terrain in card.terrains]
    return {"set": card.set, "stage": card.stage, "lands": lands, "flagged": card.flagged}


def _adversary(adversary: Adversary) -> dict[str, Any]:
    """The lists have an entry for each level."""
    return {
        "set": adversary.set,
        "difficulty": adversary.difficulty,
        "fear": [list(parts) for parts in adversary.fear_cards],
        "decks": adversary.invader_decks,
    }
