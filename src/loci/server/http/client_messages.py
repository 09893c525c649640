"""The models of what clients say over the socket, as docs/protocol.md describes it."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import Field, TypeAdapter, ValidationError

from loci.core import LociError, Text
from loci.core.data import decode
from loci.server.http.protocol import Body, SeatIndex


class _Message(Body):
    ref: str = Field(max_length=40)


class AnswerMessage(_Message):
    t: Literal["answer"]
    seat: SeatIndex
    decision: str = Field(max_length=100)
    moves: list[Annotated[str, Field(max_length=1000)]] = Field(max_length=200)


class PreviewMessage(_Message):
    t: Literal["preview"]
    seat: SeatIndex
    decision: str = Field(max_length=100)
    moves: list[Annotated[str, Field(max_length=1000)]] = Field(max_length=200)


class WhyMessage(_Message):
    """`after` are the moves that are composed before this one."""

    t: Literal["why"]
    seat: SeatIndex
    move: str = Field(max_length=1000)
    after: list[Annotated[str, Field(max_length=1000)]] = Field([], max_length=200)


class LookMessage(_Message):
    t: Literal["look"]
    seat: SeatIndex


class HistoryMessage(_Message):
    """`whole`: of a finished match, also what was then hidden."""

    t: Literal["history"]
    number: Annotated[int, Field(ge=-1_000_000, le=10_000_000)]
    whole: bool = False


class UndoMessage(_Message):
    """`number` is the first entry that is to be taken back, with all of the seat's later ones; by
    default its last."""

    t: Literal["undo"]
    seat: SeatIndex
    number: Annotated[int, Field(ge=1, le=10_000_000)] | None = None


class ConsentMessage(_Message):
    t: Literal["consent"]
    accept: bool


class OrdersMessage(_Message):
    t: Literal["orders"]
    seat: SeatIndex
    orders: dict[str, Any]


class ResearchMessage(_Message):
    """Whoever has the seat agrees that the match is used for research, or not any more."""

    t: Literal["research"]
    seat: SeatIndex
    agrees: bool


class HintMessage(_Message):
    t: Literal["hint"]
    seat: SeatIndex


class ChatMessage(_Message):
    t: Literal["chat"]
    text: str


class TextMessage(_Message):
    t: Literal["text"]
    on: bool


class PingMessage(_Message):
    """Is the connection alive? It is answered like anything that is done."""

    t: Literal["ping"]


ClientMessage = Annotated[
    AnswerMessage
    | PreviewMessage
    | WhyMessage
    | LookMessage
    | HistoryMessage
    | UndoMessage
    | ConsentMessage
    | OrdersMessage
    | ResearchMessage
    | HintMessage
    | ChatMessage
    | TextMessage
    | PingMessage,
    Field(discriminator="t"),
]

CLIENT_MESSAGE: Final[TypeAdapter[Any]] = TypeAdapter(ClientMessage)


def ref_of(text: str) -> str | None:
    """The `ref` of a message that is otherwise not understood, if it has one."""
    try:
        ref = decode(text)["ref"]
    except (LociError, KeyError, TypeError, IndexError):
        return None
    return ref if isinstance(ref, str) and len(ref) <= 40 else None


def wrong_form(error: ValidationError) -> Text:
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    place = ".".join(str(part) for part in first["loc"])
    return Text("request-wrong", place=place or "–", detail=first["msg"])
