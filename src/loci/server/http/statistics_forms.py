"""The forms of what is answered about statistics; see docs/protocol.md."""

from __future__ import annotations

from pydantic import BaseModel, RootModel


class CountRow(RootModel[tuple[int, str, str, str, int, int, int]]):
    """A cell of the statistics: how many played, which table it is, its row and column; how many
    games (or seats) it has, those of them that were won, and their points."""


class GameStatistics(BaseModel):
    """Of matches with people, and of bots among themselves."""

    game: str
    people: list[CountRow]
    bots: list[CountRow]


class AgainstData(BaseModel):
    """Somebody (or a bot) with whom one has played a game: how often, how often both won, and how
    often one came before or after them."""

    game: str
    name: str | None  # None: forgotten, or a bot
    bot: str | None
    number: int
    both: int
    before: int
    after: int


class OwnStatistics(BaseModel):
    games: dict[str, list[CountRow]]
    against: list[AgainstData]


class PlayedData(BaseModel):
    """A match of one's own that is over; `played` is with what, by kind."""

    id: str
    name: str
    game: str
    ended: float
    players: int
    seat: int
    ending: str
    won: bool
    points: int
    place: int
    together: bool
    played: dict[str, list[str]]


class PlayedPage(BaseModel):
    played: list[PlayedData]
    more: bool
