"""The forms of what programs, and their owners, ask and are answered; see docs/protocol.md."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from loci.server.http.protocol import Body, OutcomeData, SeatIndex, TableData

GameId = Annotated[str, Field(max_length=64)]
Accept = Literal["all", "none", "games"]
Language = Literal["en", "pl", "ru"]
LONGEST_WAIT = 30.0  # seconds; whoever stands between us and a program lets no request wait long

# -- for owners and hosts -----------------------------------------------------------------------


class NewProgram(Body):
    name: str = Field(max_length=200)


class ProgramChange(Body):
    accept: Accept
    games: list[GameId] = Field([], max_length=20)


class SeatProgram(Body):
    seat: SeatIndex
    name: str = Field(max_length=200)


class ProgramData(BaseModel):
    id: str
    name: str
    owner: str
    accept: Accept
    games: list[str]
    issued: float | None  # when its token was; none: it has none


class NewToken(BaseModel):
    program: ProgramData
    token: str  # shown this once


# -- for programs -------------------------------------------------------------------------------


class ProgramAnswer(Body):
    decision: str = Field(max_length=40)
    move: str = Field(max_length=1000)
    lang: Language = "en"


class MoveWords(BaseModel):
    move: str
    words: str


class AskedData(BaseModel):
    """As `loci.envs.text` has it."""

    seat: int
    table: str
    question: str
    moves: list[MoveWords]


class RefusedData(BaseModel):
    """As `loci.envs.text` has it."""

    reason: str
    nearest: list[str]
    drawn: str | None


class ScoreData(BaseModel):
    legal: int
    illegal: int
    drawn: int


class ProgramSeat(BaseModel):
    """A table at which the program sits: is it asked?"""

    table: TableData
    seat: int
    asked: bool


class ProgramTables(BaseModel):
    stamp: str
    tables: list[ProgramSeat]


class ProgramTable(BaseModel):
    """`asked` and `text` are the same as data and as one text: what the seat sees, the question and
    the legal moves. Where it is not asked, `text` is what it sees."""

    table: TableData
    seat: int
    decision: str | None
    asked: AskedData | None
    text: str
    score: ScoreData
    outcome: OutcomeData | None


class Answered(BaseModel):
    refused: RefusedData | None
    score: ScoreData
