"""Plays the golden records of Jagged Earth and of Feather & Flame anew, as `make_spirit_island.py`
does the others.

    PYTHONPATH=tests .venv/bin/python tests/records/make_jagged_earth.py

A name ends with how its game ended. Most are whole games; victories begin at positions from which
bots can win.
"""

from __future__ import annotations

from typing import Any

from golden.records import write_anew
from records.make_spirit_island import LIGHTNING, RIVER, Plan, make

FRACTURED, TRICKSTER = "fractured-days-split-the-sky", "grinning-trickster-stirs-up-trouble"
LURE, MINDS = "lure-of-the-deep-wilderness", "many-minds-move-as-one"
MEMORY, SHROUD = "shifting-memory-of-ages", "shroud-of-silent-mist"
STARLIGHT, STONE = "starlight-seeks-its-form", "stones-unyielding-defiance"
VENGEANCE, VOLCANO = "vengeance-as-a-burning-plague", "volcano-looming-high"
DOWNPOUR, FINDER = "downpour-drenches-the-world", "finder-of-paths-unseen"
WILDFIRE, SERPENT = "heart-of-the-wildfire", "serpent-slumbering-beneath-the-island"
SHADOWS, EARTH = "shadows-flicker-like-flame", "vital-strength-of-the-earth"
FANGS, KEEPER = "sharp-fangs-behind-the-leaves", "keeper-of-the-forbidden-wilds"

JAGGED, FEATHER = ["base", "jagged-earth"], ["base", "feather-and-flame"]
EVERY = ["base", "branch-and-claw", "jagged-earth", "feather-and-flame"]


def whole(sets: list[str], spirits: list[str], **options: object) -> Plan:
    """A game from the first question on."""
    given = {name.replace("_", "-"): value for name, value in options.items()}
    return "greedy", len(spirits), {"sets": sets, "spirits": spirits, **given}, {}


def long(sets: list[str], spirits: list[str], boards: str, **options: object) -> Plan:
    """The same with so much blight on the card that it lasts."""
    given = {name.replace("_", "-"): value for name, value in options.items()}
    keys = {"spirits": spirits, "boards": boards, "phase": "setup", "blight_pool": 90}
    return "greedy", len(spirits), {"sets": sets, **given}, keys


def late(sets: list[str], spirit: str, lands: dict[str, Any], **keys: Any) -> Plan:
    """A game for one on board A from a position on."""
    bot = keys.pop("bot", "greedy")
    seats = {"P1": {"energy": 8, "plays_track": 3, **keys.pop("seat", {})}}
    given = {"spirits": [spirit], "boards": "A", "lands": lands, "seats": seats, **keys}
    return bot, 1, {"sets": sets}, given


RECORDS: dict[str, Plan] = {
    # Each spirit of the set
    "fractured-presence": whole(JAGGED, [FRACTURED]),
    "trickster-blight": whole(EVERY, [TRICKSTER, KEEPER]),
    "lure-invaders": late(
        JAGGED,
        LURE,
        {"A5": {"presence": {"P1": 4}, "beasts": 1}, "A8": {"city": 1, "badlands": 1}},
        turn=12,
        invader_deck=[],
        blight_pool=20,
    ),
    "many-minds-fear": late(
        JAGGED,
        MINDS,
        {
            "A3": {"beasts": 2, "town": 1, "presence": {"P1": 3}},
            "A8": {"city": 2, "beasts": 1, "presence": {"P1": 3}},
        },
        turn=6,
        terror=3,
        fear_deck=["sense-of-dread"],
        fear_done=2,
        blight_pool=20,
    ),
    "memory-blight": long(JAGGED, [MEMORY, RIVER], "AE"),
    "shroud-terror-3": late(
        JAGGED,
        SHROUD,
        {
            "A5": {"city-2": 1, "explorer": 2, "presence": {"P1": 3}},
            "A4": {"town": 1, "presence": {"P1": 3}},
        },
        terror=3,
        blight_pool=20,
    ),
    "starlight-blight": whole(EVERY, [STARLIGHT], first_event=True),
    "stone-terror-2": late(
        JAGGED,
        STONE,
        {
            "A1": {"town-1": 1, "presence": {"P1": 3}},
            "A6": {"presence": {"P1": 3}, "dahan": 2},
        },
        terror=2,
        blight_pool=20,
    ),
    "vengeance-sacrifice": late(
        JAGGED,
        VENGEANCE,
        {"A5": {"city-2": 1, "presence": {"P1": 1}}, "A2": {"town": 1}},
        bot="random",
        terror=3,
        blighted=True,
        blight_pool=1,
        phase="slow",
        seat={"energy": 3, "played": ["poisoned-land"]},
    ),
    "volcano-terror-1": late(
        JAGGED,
        VOLCANO,
        {"A6": {"presence": {"P1": 3}, "explorer": 1}, "A1": {"presence": {"P1": 2}}},
        blight_pool=20,
        seat={"hand": ["lava-flows", "exaltation-of-molten-stone"]},
    ),
    # Islands of another form
    "archipelago-presence": whole(EVERY, [LURE, FANGS, SHROUD], layout="archipelago-2-1"),
    "extra-board-blight": whole(JAGGED, [MEMORY], extra_board=True),
    "six-players-blight": whole(
        EVERY, [VOLCANO, MINDS, FRACTURED, STONE, TRICKSTER, VENGEANCE], layout="caldera"
    ),
    # Adversaries, the scenario, aspects
    "habsburg-adversary": whole(JAGGED, [STARLIGHT, STONE], adversary="habsburg-monarchy", level=6),
    "russia-adversary": long(JAGGED, [LURE], "F", adversary="russia", level=6),
    "two-adversaries-blight": whole(
        EVERY,
        [SHROUD, VENGEANCE],
        adversary="russia",
        level=4,
        supporting="brandenburg-prussia",
        supporting_level=4,
    ),
    "great-river-scenario": whole(JAGGED, [VOLCANO, MINDS], scenario="the-great-river"),
    "aspects-blight": whole(
        JAGGED, [f"{LIGHTNING}--wind", f"{RIVER}--sunshine", f"{SHADOWS}--madness"]
    ),
    "more-aspects-presence": whole(
        JAGGED, [f"{LIGHTNING}--pandemonium", f"{EARTH}--resilience", f"{SHADOWS}--reach"]
    ),
}

OF_FEATHER: dict[str, Plan] = {
    "downpour-presence": long(FEATHER, [DOWNPOUR], "B"),
    "finder-blight": whole(EVERY, [FINDER, f"{SHADOWS}--amorphous"]),
    "wildfire-terror-1": late(
        FEATHER,
        WILDFIRE,
        {"A5": {"explorer": 2, "presence": {"P1": 3}}, "A4": {"presence": {"P1": 3}}},
        blight_pool=20,
    ),
    "serpent-blight": whole(FEATHER, [SERPENT, f"{EARTH}--might"]),
    "scotland-adversary": long(FEATHER, [DOWNPOUR, WILDFIRE], "AC", adversary="scotland", level=6),
    "feather-aspects-blight": whole(
        FEATHER,
        [f"{LIGHTNING}--immense", f"{RIVER}--travel", f"{SHADOWS}--foreboding"],
        no_initial_explore=True,
    ),
}


if __name__ == "__main__":
    write_anew("jagged_earth", RECORDS, lambda name: make(RECORDS, name))
    write_anew("feather_and_flame", OF_FEATHER, lambda name: make(OF_FEATHER, name))
