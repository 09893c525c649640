"""The models of docs/protocol.md: every request and answer; `messages.py` has the socket's.

Requests are checked by them. Answers are built as plain data and are of these forms (a test holds
every message against them); the schema made from them is what the client's types come from.
"""

from __future__ import annotations

import re
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

# Neither control characters (but ends of lines and tabs) nor halves of characters.
_TEXT: Final = re.compile(r"[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ud800-\udfff]*")

# -- texts and errors ---------------------------------------------------------------------------


class TextData(BaseModel):
    """A message id and its arguments: numbers, words, texts, lists of texts, `{"seat": n}`."""

    id: str
    args: dict[str, Any] = {}


class ErrorData(BaseModel):
    kind: str
    reason: TextData
    nearest: list[str] = []
    words: str | None = None  # the reason, for programs, which have no texts


class ErrorAnswer(BaseModel):
    error: ErrorData


# -- requests -----------------------------------------------------------------------------------


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid", str_max_length=4000)

    @model_validator(mode="before")
    @classmethod
    def _text(cls, data: Any) -> Any:
        """Characters that no text has are refused wherever they come in; a database would."""
        if isinstance(data, dict) and _no_text(data):
            raise ValueError("a text holds a character that no text has, or lies too deep")
        return data


_DEEPEST: Final = 20


def _no_text(data: dict[Any, Any]) -> bool:
    level: list[Any] = [data]
    for _ in range(_DEEPEST):
        below: list[Any] = []
        for value in level:
            if isinstance(value, dict):
                below += [*value, *value.values()]
            elif isinstance(value, list):
                below += value
            elif isinstance(value, str) and not _TEXT.fullmatch(value):
                return True
        if not below:
            return False
        level = below
    return True


# A seat that nobody has is said to be so; a number of a thousand digits is no seat at all.
SeatIndex = Annotated[int, Field(ge=-1_000_000, le=1_000_000)]


class NewGuest(Body):
    name: str = Field(max_length=200)
    lang: Literal["en", "pl", "ru"] = "en"


class MeChange(Body):
    name: str | None = Field(None, max_length=200)
    email: str | None = Field(None, max_length=260)
    webhook: str | None = Field(None, max_length=520)
    lang: Literal["en", "pl", "ru"] | None = None


class Credentials(Body):
    login: str = Field(max_length=64)
    password: str = Field(max_length=200)


class NewPassword(Body):
    old: str = Field(max_length=200)
    new: str = Field(max_length=200)


class Confirm(Body):
    token: str = Field(max_length=200)


class Push(Body):
    """Where a browser's push service takes messages for it."""

    endpoint: str = Field(max_length=520)


class LiveClock(Body):
    kind: Literal["live"]
    total: int = Field(ge=1, le=1_000_000)
    increment: int = Field(0, ge=0, le=100_000)


class DaysClock(Body):
    kind: Literal["days"]
    days: float = Field(gt=0, le=60)


Clock = Annotated[LiveClock | DaysClock, Field(discriminator="kind")]


class NewSeat(Body):
    kind: Literal["me", "open", "bot"]
    bot: str | None = Field(None, max_length=64)
    name: str | None = Field(None, max_length=200)  # of who sits there with the caller


SeedText = Annotated[str, Field(pattern=r"^(0|[1-9][0-9]{0,38})$")]


class NewTable(Body):
    model_config = ConfigDict(extra="forbid")

    game: str = Field(max_length=64)
    name: str | None = Field(None, max_length=80)
    players: int = Field(ge=1, le=99)
    options: dict[str, Any] = {}
    # As text where a reader of JSON could round it.
    seed: Annotated[int, Field(ge=0, le=2**53 - 1)] | SeedText | None = None
    seats: list[NewSeat] = Field(max_length=99)
    clock: Clock | None = None
    undo: Literal["open", "consent", "strict"] = "consent"
    public: bool = False
    research: bool = False


class Sit(Body):
    seat: SeatIndex | None = None
    secret: str | None = Field(None, max_length=64)


class SeatNumber(Body):
    seat: SeatIndex


class Replace(Body):
    seat: SeatIndex
    bot: str = Field(max_length=64)


# Who plays the seats that are not the caller's: as now (the caller for people), bots, the caller.
Others = Literal["same", "bots", "me"]


class Fork(Body):
    number: int = Field(ge=0, le=10_000_000)
    others: Others = "same"


class Plan(Body):
    seat: SeatIndex
    others: Others = "same"


class RecordText(BaseModel):
    """A record that somebody brings. Only said here: `play/reading.py` reads it, elsewhere."""

    model_config = ConfigDict(extra="forbid")

    text: str


RECORD_BODY: Final[dict[str, Any]] = {
    "requestBody": {
        "required": True,
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/RecordText"}}},
    }
}


# -- answers ------------------------------------------------------------------------------------


class Me(BaseModel):
    id: str
    name: str
    kind: Literal["guest", "account"]
    login: str | None
    email: str | None
    email_confirmed: bool
    mails: bool  # does this server send any?
    webhook: str | None
    lang: str


class PushKey(BaseModel):
    key: str


class SessionData(BaseModel):
    since: float
    here: bool


class Export(BaseModel):
    me: dict[str, Any]
    programs: list[dict[str, Any]]
    sessions: list[dict[str, Any]]
    pushes: list[dict[str, Any]]
    seats: list[dict[str, Any]]
    results: list[dict[str, Any]]
    hosted: list[dict[str, Any]]
    chat: list[dict[str, Any]]
    audit: list[dict[str, Any]]


class OptionData(BaseModel):
    name: str
    kind: Literal["flag", "number", "choice", "choices", "file"]
    default: bool | int | str | list[str]
    choices: list[str] | None = None
    least: int | None = None
    most: int | None = None
    sets: dict[str, str | list[str]] | None = None  # of the values that are not of the base set
    help: str


class PresetData(BaseModel):
    name: str
    options: dict[str, Any]


class GameData(BaseModel):
    id: str
    title: str
    players: tuple[int, int]
    more_players: dict[str, int]  # the most with a set, where that is more
    sets: list[str]
    options: list[OptionData]
    presets: list[PresetData]
    orders: list[OptionData]
    bots: list[str]
    has_rules: bool
    together: bool  # all win or lose as one
    plans: bool  # of its own, in which the others stand still?


class Content(BaseModel):
    rules: int
    pieces: dict[str, dict[str, list[str]]]
    facts: dict[str, Any]


class RulesPage(BaseModel):
    lang: str
    markdown: str


class Rules(BaseModel):
    pages: list[RulesPage]


class SeatData(BaseModel):
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None
    mine: bool
    online: bool
    returns: bool
    kept: bool
    research: bool  # of one's own seat: do I agree?
    owner: str | None  # of the program that has it


class OutcomeData(BaseModel):
    ending: str
    scores: list[int]
    winners: list[int]


class ForkedFrom(BaseModel):
    id: str
    number: int


class TableData(BaseModel):
    id: str
    name: str
    game: str
    options: dict[str, Any]
    players: int
    status: Literal["waiting", "running", "finished", "closed"]
    public: bool
    host: bool
    undo: Literal["open", "consent", "strict"]
    clock: Clock | None
    seats: list[SeatData]
    asked: list[int]
    entries: int
    stored: int  # of the first entries: given under older rules, and kept as they were
    created: float
    moved: float
    outcome: OutcomeData | None
    final: bool
    forked_from: ForkedFrom | None
    trial: Literal["what-if", "plan"] | None
    research: bool


class CostlyData(BaseModel):
    """An answer that cost its seat something; `number` is its entry's."""

    number: int
    seat: int
    move: str
    label: TextData
    better: str
    better_label: TextData
    cost: float


class AnalysisResult(BaseModel):
    """`curve` has what the position was worth to each seat after the first `first` entries, and
    after each one more. `measure` says whether that is an estimate of the end by a bot that has
    learned the game, or the game's own count of what everybody had; `by` is the bot that would
    have answered better."""

    measure: Literal["learned", "own"]
    by: str
    first: int
    curve: list[list[float]]
    costly: list[CostlyData]


class AnalysisData(BaseModel):
    """`done` of `of` entries are judged; `mine`: the caller asked for it, and may stop it."""

    state: Literal["none", "running", "ready", "failed"]
    done: int
    of: int
    mine: bool
    reason: TextData | None
    result: AnalysisResult | None


class TablePage(BaseModel):
    tables: list[TableData]
    more: bool


class Secret(BaseModel):
    secret: str
