"""Every kind of question of Spirit Island, and a table at which it is asked.

The kinds are the game's own: every message `ask-…`. Most come up in games of random answers
(`questions.json`: options, seed and answers); the rare ones in hand-written positions.
`python -m tests.browser.questions` looks for kinds that have no table yet.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from loci.core import Match, Rng, find_game
from loci.core.decision import Decision
from loci.core.words.wording import messages_in, sources
from tests.browser.questions_claw import WRITTEN_CLAW
from tests.browser.questions_dream import WRITTEN_DREAM
from tests.browser.questions_feather import WRITTEN_FEATHER
from tests.browser.questions_jagged import WRITTEN_JAGGED
from tests.browser.questions_jagged_spirits import WRITTEN_SPIRITS
from tests.browser.questions_opponents import WRITTEN_OPPONENTS
from tests.browser.questions_schemes import WRITTEN_SCHEMES
from tests.browser.questions_time import WRITTEN_TIME
from tests.spirit_island.tables import OCEAN, RIVER, island

GAME = find_game("spirit-island")
KEPT = Path(__file__).with_name("questions.json")
EARTH = "vital-strength-of-the-earth"


def kinds() -> list[str]:
    """The questions that the rules can put, by the id of their message."""
    package = GAME.info.package
    return sorted(
        {
            id
            for text in sources("en", package)
            for id, _ in messages_in(text)
            if id.startswith("ask-")
        }
    )


@dataclass(frozen=True, slots=True)
class Played:
    """A game of random answers up to a question."""

    players: int
    options: dict[str, Any]
    seed: int
    answers: list[tuple[int, str]]

    def match(self) -> Match:
        match = Match.start(GAME, self.players, self.options, self.seed)
        for seat, move in self.answers:
            match.answer(seat, move)
        return match


def _rituals() -> Match:
    both = {"dahan": 6, "presence": {"P1": 2, "P2": 2}}
    seats = {"P1": {"energy": 2}, "P2": {"energy": 2}}
    options = {"scenario": "rituals-of-terror"}
    here = island({"A5": both}, boards="AB", phase="fast", seats=seats, options=options)
    return here.answer("ritual A5", seat=0).match


def _sacrifice() -> Match:
    match = _rituals()
    match.answer(0, "spend 1")
    return match


def _entwined() -> Match:
    seats: dict[str, Any] = {
        "P1": {"hand": ["wash-away"], "elements": {"water": 2, "plant": 4}},
        "P2": {"hand": []},
    }
    here = island(
        {}, "power entwined-power", spirits=[RIVER, EARTH], boards="AB", seats=seats
    ).answer("gain minor", seat=1)
    for seat in (1, 0):
        here.answer(here.options(seat)[0], seat=seat)
    return here.match


def _vitality() -> Match:
    lands = {"A5": {"blight": 1}, "A4": {"blight": 2}}
    seats = {"P1": {"elements": {"earth": 4}}}
    return island(lands, "power infinite-vitality at A5", blight_pool=4, seats=seats).match


def _drowning() -> Match:
    lands = {"A1": {"town": 1, "town-1": 1}}
    return island(lands, "power swallow-the-land-dwellers at A1", spirits=[OCEAN]).match


def _worth() -> Match:
    lands = {"A5": {"explorer": 1, "town": 1}, "A4": {"explorer": 1}}
    here = island(lands, "fear-card seek-safety at 3")
    return here.answer(here.options()[0]).match


def _darkness() -> Match:
    lands = {"A5": {"explorer": 2, "town": 1, "presence": {"P1": 2}}}
    seats = {"P1": {"elements": {"moon": 3, "fire": 2}}}
    power = "power darkness-swallows-the-unwary at A5"
    return island(lands, power, spirits=["shadows-flicker-like-flame"], seats=seats).match


def _stopped() -> Match:
    lands = {"A4": {"town": 1}}
    steps = ["ravage A4", "stop"]
    return island(lands, *steps, phase="invaders", step="ravage", ravage=["1-sands"]).match


WRITTEN: dict[str, Callable[[], Match]] = {
    "ask-destroy": _darkness,
    "ask-drown": _drowning,
    "ask-give-card": _entwined,
    "ask-go-on": _stopped,
    "ask-remove-health": _worth,
    "ask-ritual-energy": _rituals,
    "ask-ritual-presence": _sacrifice,
    "ask-vitality": _vitality,
    **WRITTEN_CLAW,
    **WRITTEN_SCHEMES,
    **WRITTEN_TIME,
    **WRITTEN_OPPONENTS,
    **WRITTEN_DREAM,
    **WRITTEN_FEATHER,
    **WRITTEN_JAGGED,
    **WRITTEN_SPIRITS,
}


def tables() -> dict[str, Callable[[], Match]]:
    """How to come to a table where each kind is asked, of the seat that is asked first."""
    kept = json.loads(KEPT.read_text("utf-8"))
    found: dict[str, Callable[[], Match]] = {
        kind: Played(
            data["players"], data["options"], data["seed"], [(s, m) for s, m in data["answers"]]
        ).match
        for kind, data in kept.items()
    }
    return found | WRITTEN


def first(match: Match) -> Decision:
    """The question that a page shows."""
    asked = match.decisions()
    return asked[min(asked)]


# -- looking for more ----------------------------------------------------------------------------


def search(games: int, wanted: set[str]) -> dict[str, Played]:
    """The shortest games of random answers in which these kinds were asked."""
    found: dict[str, Played] = {}
    rng = Rng(1)
    for seed in range(games):
        players = rng.pick("players", [1, 1, 2])
        sets = rng.pick("sets", [["base"], list(GAME.info.sets)])
        content = [GAME.content()[one] for one in sets]
        spirits = [spirit for one in content for spirit in one["spirits"]]
        levels = [level for one in content for level in one["adversaries"]]
        scenarios = [scenario for one in content for scenario in one["scenarios"]]
        rng.shuffle("spirits", spirits)
        options: dict[str, Any] = {
            "sets": sets,
            "adversary": rng.pick(
                "adversary", ["none", *sorted({one.split()[0] for one in levels})]
            ),
            "level": rng.pick("level", list(range(7))),
            "scenario": rng.pick("scenario", ["none", *scenarios]),
        }
        if rng.pick("choosing", list(range(9))):
            options["spirits"] = spirits[:players]
        match = Match.start(GAME, players, options, seed)
        answers: list[tuple[int, str]] = []
        while match.decisions() and len(answers) < 150:
            kind = first(match).prompt.id
            best = found.get(kind)
            if kind in wanted and (best is None or len(best.answers) > len(answers)):
                found[kind] = Played(players, options, seed, list(answers))
            seat = rng.pick("seat", list(match.decisions()))
            move = rng.pick("move", match.decisions()[seat].moves).text()
            match.answer(seat, move)
            answers.append((seat, move))
    return found


def _keep_more() -> None:
    kept = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
    wanted = set(kinds()) - set(WRITTEN) - set(kept)
    for kind, game in search(4000, wanted).items():
        kept[kind] = {
            "players": game.players,
            "options": game.options,
            "seed": game.seed,
            "answers": game.answers,
        }
    lines = [f"{json.dumps(kind)}: {json.dumps(kept[kind])}" for kind in sorted(kept)]
    KEPT.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
    print("without a table:", sorted(wanted - set(kept)))


if __name__ == "__main__":
    _keep_more()
