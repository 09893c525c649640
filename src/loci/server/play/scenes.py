"""What the viewers of a match see of it. Of the match as it stands everything is made once: one
list of open questions, one view per viewer, one text for all views that are alike, one list of
choices per question."""

from __future__ import annotations

import time
from typing import Any

from loci.core import OPEN, SPECTATOR, AnyGame, Entry, Event, Match, Stale, Text
from loci.core.data import encode
from loci.core.state import State
from loci.server.play import clock
from loci.server.play.looking import Scene, scene_of
from loci.server.play.seen import Questions, decision_data, scene_data, sections_data
from loci.server.storage.rows import RUNNING, MatchRow


class Scenes:
    """The match of one table as its viewers may see it. Whoever asks holds the table's lock."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._now: _Now | None = None

    def forget(self) -> None:
        """Something was taken back: what was made is no longer so."""
        self._now = None

    def _made(self, match: Match) -> _Now:
        if self._now is None or not self._now.fits(match):
            self._now = _Now(self._game, match)
        return self._now

    def questions(self, match: Match) -> Questions:
        """The open questions by seat."""
        return self._made(match).questions

    def now(self, match: Match, row: MatchRow, viewer: int, mine: list[int], text: bool) -> Scene:
        """The match as it stands, as `viewer` sees it, with the questions of the seats `mine`;
        in words only for those who read them."""
        made = self._made(match)
        scene = made.scene(viewer, text)
        if row.status == RUNNING:
            scene["decisions"] = made.decisions(mine)
            if len(mine) > 1:
                scene["private"] = encode(made.is_private(viewer))
        if row.clocks is not None:
            left = clock.left(row.clocks, time.time())
            scene["clocks"] = encode([round(seconds, 1) for seconds in left])
        return scene

    def of(self, state: State, number: int, viewer: int, text: bool) -> Scene:
        """A state after that many entries, to look at."""
        return _members(scene_of(self._game, state, number, viewer, text))

    def check_open(self, match: Match, seat: int, decision_id: str) -> None:
        """`Stale` if that question of the seat is not open."""
        decision = self.questions(match).get(seat)
        if decision is None or match.decision_id(decision) != decision_id:
            now = Text("stale-none") if decision is None else decision.prompt
            raise Stale(Text("stale", question=decision_id, now=now))

    def label(self, match: Match, seat: int, text: str) -> Text:
        """How a legal move is shown."""
        move = self._game.read(match.state, seat, text)
        return self._game.choice(self._game.table(match.state), seat, move).label


class _Now:
    """What was made of a match as it stands."""

    def __init__(self, game: AnyGame, match: Match) -> None:
        self._game = game
        self._match = match
        self._number = len(match.entries)
        self._last = match.entries[-1] if match.entries else None
        self.questions: Questions = match.decisions()
        self._scenes: dict[int, Scene] = {}  # of those who see alike, one
        self._seen: dict[bytes, bytes] = {}  # the views, those that are alike once
        self._sections: dict[bytes, bytes] = {}  # by the view that they put into words
        self._decisions: dict[tuple[int, ...], bytes] = {}  # by the seats that are asked

    def fits(self, match: Match) -> bool:
        """Has nothing been added since?"""
        entries = match.entries
        last = entries[-1] if entries else None
        return match is self._match and len(entries) == self._number and last is self._last

    def scene(self, viewer: int, text: bool) -> Scene:
        """A scene without the questions of its own seats. Views are kept as JSON alone, which is a
        fraction of their size; so whoever reads words is to be asked for first."""
        game, state = self._game, self._match.state
        like = game.sees_as(viewer)
        made = self._scenes.get(like)
        if made is None or (text and made["view"] not in self._sections):
            view = game.view(state, like)
            made = _members(scene_data(game, state, self._number, like, view, self.questions))
            made["view"] = self._seen.setdefault(made["view"], made["view"])
            self._scenes[like] = made
            if text and made["view"] not in self._sections:
                self._sections[made["view"]] = encode(sections_data(game, view))
        scene = made | {"viewer": encode(viewer)}
        return scene | {"sections": self._sections[made["view"]]} if text else scene

    def is_private(self, viewer: int) -> bool:
        """Does this viewer see what a spectator does not, and must not?"""
        if self.scene(viewer, False)["view"] == self.scene(SPECTATOR, False)["view"]:
            return False
        return viewer < 0 or self._game.is_secret(self._game.table(self._match.state), viewer)

    def decisions(self, mine: list[int]) -> bytes:
        """The questions of these seats with their choices; the same for all who have them."""
        asked = tuple(seat for seat in self.questions if seat in mine)
        if asked not in self._decisions:
            self._decisions[asked] = encode([self._decision(seat) for seat in asked])
        return self._decisions[asked]

    def _decision(self, seat: int) -> dict[str, Any]:
        question = self.questions[seat]
        id = self._match.decision_id(question)
        return decision_data(self._game, self._match.state, question, id)


def _members(data: dict[str, Any]) -> Scene:
    return {name: encode(value) for name, value in data.items()}


def log_data(
    entries: list[Entry],
    times: list[float],
    events: list[list[Event]],
    viewer: int,
    start: int,
    stop: int | None = None,
) -> list[dict[str, Any]]:
    """The entries from `start` on, up to `stop` if that is given, as `viewer` may know them."""
    found = []
    for number in range(start, len(entries) if stop is None else min(stop, len(entries))):
        entry = entries[number]
        seen = [event.seen_by(viewer) for event in events[number]]
        # A move may name what its events hide, so it is shown only where they hide nothing.
        plain = bool(seen) and all(a is b for a, b in zip(seen, events[number], strict=True))
        told = plain or viewer in (entry.seat, OPEN)
        found.append(
            {
                "number": number + 1,
                "seat": entry.seat,
                "move": entry.move if told else "",
                "auto": entry.auto,
                "at": times[number],
                "events": [event.to_data() for event in seen if event is not None],
            }
        )
    return found
