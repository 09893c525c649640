"""The models of what the server says over the socket, as docs/protocol.md describes it."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, Field, TypeAdapter

from loci.server.http.client_messages import CLIENT_MESSAGE
from loci.server.http.protocol import OutcomeData, TableData, TextData


class EventData(BaseModel):
    kind: str
    id: str
    args: dict[str, Any] = {}
    places: list[str]


class LogEntry(BaseModel):
    """`move` is empty where the viewer may not know it."""

    number: int
    seat: int
    move: str
    auto: bool
    at: float
    events: list[EventData]


class SectionData(BaseModel):
    heading: TextData
    lines: list[TextData]
    drawing: str
    seat: int | None


class FigureData(BaseModel):
    """One of the numbers by which a seat is followed."""

    name: str
    value: int


class ChoiceData(BaseModel):
    """`places` are pointed at in their order; `ends` is an answer to be kept in sight."""

    notation: str
    label: TextData
    places: list[str]
    warnings: list[TextData]
    ends: bool


class AmountData(BaseModel):
    """Answers that differ in a number: `{3}` of the notation is three times the number, and so is
    a 3 of the label."""

    name: str
    notation: str
    label: TextData
    least: int
    most: int
    places: list[str]


class DecisionData(BaseModel):
    """`rule` is the number of the rule behind the question, empty where there is none."""

    id: str
    seat: int
    prompt: TextData
    rule: str
    complete: bool
    choices: list[ChoiceData]
    amounts: list[AmountData]


class Asked(BaseModel):
    seat: int
    prompt: TextData


class SceneData(BaseModel):
    """`viewer` is with whose eyes: a seat, -1 a spectator, -2 everybody (finished games).
    `private` is told to whoever has several seats: it shows what only this one may see."""

    number: int
    viewer: int
    view: dict[str, Any]
    figures: list[list[FigureData]]
    sections: list[SectionData]
    asked: list[Asked]
    decisions: list[DecisionData]
    outcome: OutcomeData | None
    clocks: list[float] | None
    made: list[str]
    stops: bool
    private: bool


class WholeScene(BaseModel):
    """`at` is the number by which later differences name it; none: it is only to look at."""

    at: int | None
    whole: SceneData


class ChangedScene(BaseModel):
    """`change` is the difference to the scene that was sent with the number `from`."""

    at: int | None
    from_: int = Field(alias="from")
    change: Any


Told = WholeScene | ChangedScene


class ChatData(BaseModel):
    """What somebody said, or a note of the table's own."""

    number: int
    name: str
    seat: int | None
    text: str
    at: float
    note: TextData | None


class UndoRequest(BaseModel):
    seat: int
    lost: int
    reason: TextData
    waiting: list[int]


class UndoneData(BaseModel):
    """A seat took answers back, the first of them given after entry `after`. `again` are those that
    can be given again at one go, as long as the match has so many `entries`: told to the seat."""

    after: int
    seat: int
    number: int
    again: list[str]
    entries: int
    at: float


class Hello(BaseModel):
    t: Literal["hello"]
    table: TableData
    viewer: int
    seats: list[int]
    log: list[LogEntry]
    scene: Told | None
    chat: list[ChatData]
    undo: UndoRequest | None
    undone: list[UndoneData]
    orders: dict[str, dict[str, Any]]


class Moved(BaseModel):
    """`log` is what follows the first `start` entries."""

    t: Literal["moved"]
    start: int
    log: list[LogEntry]
    scene: Told | None


class Reset(BaseModel):
    t: Literal["reset"]
    start: int
    log: list[LogEntry]
    scene: Told | None
    reason: TextData
    undone: list[UndoneData]


class TableChanged(BaseModel):
    t: Literal["table"]
    table: TableData


class Chatted(BaseModel):
    t: Literal["chat"]
    chat: ChatData


class UndoAsked(BaseModel):
    t: Literal["undo"]
    request: UndoRequest | None


class Note(BaseModel):
    t: Literal["note"]
    text: TextData


class Plans(BaseModel):
    """What a bot is about to do in this part of the game, answer by answer."""

    t: Literal["plans"]
    seat: int
    plans: list[TextData]


class SceneAnswer(BaseModel):
    t: Literal["scene"]
    ref: str
    scene: Told


class WhyAnswer(BaseModel):
    t: Literal["why"]
    ref: str
    move: str
    reason: TextData | None
    rule: str
    nearest: list[str]


class AdviceData(BaseModel):
    """An answer that could be given. Values are to be compared with each other alone; none: nobody
    counts that far."""

    move: str
    label: TextData
    reason: TextData
    value: float | None


class HintAnswer(AdviceData):
    """The best answer, and those that come next."""

    t: Literal["hint"]
    ref: str
    others: list[AdviceData]


class Refused(BaseModel):
    t: Literal["refused"]
    ref: str | None
    kind: str
    reason: TextData
    rule: str
    nearest: list[str]
    scene: Told | None


class Done(BaseModel):
    """The request was carried out; what it changed was sent before."""

    t: Literal["done"]
    ref: str


ServerMessage = Annotated[
    Hello
    | Moved
    | Reset
    | TableChanged
    | Chatted
    | UndoAsked
    | Note
    | Plans
    | SceneAnswer
    | WhyAnswer
    | HintAnswer
    | Refused
    | Done,
    Field(discriminator="t"),
]

VERSION: Final = 2  # of what goes over the socket
SERVER_MESSAGE: TypeAdapter[Any] = TypeAdapter(ServerMessage)


def socket_schemas() -> dict[str, Any]:
    """The socket's messages as components of the OpenAPI schema."""
    found: dict[str, Any] = {}
    for name, adapter, mode in (
        ("ServerMessage", SERVER_MESSAGE, "serialization"),
        ("ClientMessage", CLIENT_MESSAGE, "validation"),
    ):
        schema = adapter.json_schema(
            ref_template="#/components/schemas/{model}",
            mode="serialization" if mode == "serialization" else "validation",
        )
        found |= schema.pop("$defs", {})
        found[name] = schema
    return found
