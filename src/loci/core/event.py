"""Events: facts that happened, for logs, animations, statistics and charts.

Rules never read them back. A rule reports one only when somebody listens:

    if state.sink is not None:
        state.sink.append(Built(seat, hex, building))

so a playout that nobody watches pays one comparison.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from loci.core.text import SeatName, Text


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """One fact. A subclass has typed fields and says them with `text()`."""

    def text(self) -> Text:
        """The log line: a message id and its arguments."""
        raise NotImplementedError

    def places(self) -> list[str]:
        """Ids of the places on the board that the event is about."""
        return []

    def seen_by(self, viewer: int) -> Event | None:
        """What `viewer` may know of it: all (the default), a vaguer event, or nothing."""
        return self

    def is_answer(self) -> bool:
        """Whether it only tells what was answered: what comes of it is told by others."""
        return False

    def to_data(self) -> dict[str, Any]:
        data = self.text().to_data()
        data["kind"] = type(self).__name__
        data["places"] = self.places()
        if self.is_answer():
            data["answer"] = True
        return data


@final
class Told(Event):
    """Somebody's answer in words, where nothing else tells of it."""

    def __init__(self, seat: int, label: Text, places: list[str]) -> None:
        self.seat: Final = seat
        self.label: Final = label
        self.concerned: Final = places

    def text(self) -> Text:
        return Text("log-told", who=SeatName(self.seat), what=self.label)

    def is_answer(self) -> bool:
        return True

    def places(self) -> list[str]:
        return self.concerned
