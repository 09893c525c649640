"""Plays the golden records of Branch & Claw anew, as `make_spirit_island.py` does the others.

    PYTHONPATH=tests .venv/bin/python tests/records/make_branch_and_claw.py

A name ends with how its game ended. Most begin at the set-up, with so much blight on the card that
they last.
"""

from __future__ import annotations

from typing import Any

from golden.records import write_anew
from records.make_spirit_island import LIGHTNING, RIVER, Plan, make

FANGS, KEEPER = "sharp-fangs-behind-the-leaves", "keeper-of-the-forbidden-wilds"
OCEAN, BRINGER = "oceans-hungry-grasp", "bringer-of-dreams-and-nightmares"
THUNDER = "thunderspeaker"
SETS = ["base", "branch-and-claw"]


def whole(spirits: list[str], boards: str, blight: int, **options: object) -> Plan:
    """A game of the greedy bot from the set-up on."""
    keys = {"spirits": spirits, "boards": boards, "phase": "setup", "blight_pool": blight}
    given = {"sets": SETS, **{name.replace("_", "-"): value for name, value in options.items()}}
    return "greedy", len(spirits), given, keys


def late(bot: str, spirit: str, options: dict[str, object], **keys: Any) -> Plan:
    """A game for one from a position on."""
    return bot, 1, {"sets": SETS, **options}, {"spirits": [spirit], "boards": "A", **keys}


RECORDS: dict[str, Plan] = {
    "fangs-fear": late(
        "greedy",
        FANGS,
        {},
        turn=6,
        terror=3,
        fear_deck=["panic", "discord"],
        fear_done=1,
        blight_pool=20,
        lands={
            "A3": {"beasts": 2, "town": 1, "explorer*1": 2, "presence": {"P1": 3}},
            "A8": {"beasts": 1, "city": 2, "disease": 1, "presence": {"P1": 3}},
        },
        seats={"P1": {"energy": 6, "energy_track": 5, "plays_track": 5}},
        ravage=["2-jungle"],
    ),
    "keeper-presence": whole([KEEPER], "C", 60),
    "fangs-keeper-presence": whole([FANGS, KEEPER], "BD", 90),
    "france-adversary": whole([KEEPER, RIVER], "AB", 90, adversary="france", level=6),
    "shores-presence": whole([KEEPER], "D", 60, scenario="ward-the-shores"),
    "shores-scenario-won": late(
        "random",
        KEEPER,
        {"scenario": "ward-the-shores"},
        turn=5,
        phase="fast",
        terror=2,
        blight_pool=20,
        lands={
            "A3": {"presence": {"P1": 2}, "town": 1, "blight": 1},
            "A4": {"beasts": 1, "explorer": 2, "dahan": 2, "presence": {"P1": 2}},
            "A8": {"city": 1, "wilds": 2},
        },
        seats={"P1": {"energy": 9, "played": ["sacrosanct-wilderness", "regrow-from-roots"]}},
        ravage=["2-sands"],
        build=["2-jungle"],
        effects=[
            {"kind": "warding-pattern", "land": "A1"},
            {"kind": "warding-pattern", "land": "A2"},
            {"kind": "face-down", "seat": "P1", "word": "towering-wrath"},
        ],
    ),
    "flame-presence": whole([LIGHTNING], "A", 60, scenario="rituals-of-the-destroying-flame"),
    "forgotten-presence": whole([FANGS, THUNDER], "CD", 90, scenario="powers-long-forgotten"),
    "second-wave-blight": whole(
        [FANGS, KEEPER], "AC", 0, scenario="second-wave", adversary="england", level=2
    ),
    "no-events-blight": whole([FANGS], "B", 12, no_events=True),
    "four-spirits-presence": whole([FANGS, KEEPER, OCEAN, BRINGER], "ABCD", 90),
    "fewer-tokens-presence": whole(
        [RIVER, THUNDER, KEEPER], "ABC", 90, unused_tokens=["disease", "strife"]
    ),
}


if __name__ == "__main__":
    write_anew("branch_and_claw", RECORDS, lambda name: make(RECORDS, name))
