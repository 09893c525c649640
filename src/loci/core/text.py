"""Text: a message id with typed arguments, put into words only where somebody reads it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Union, final

Arg = Union[int, str, "Text", "SeatName", "list[Text]"]


@final
class SeatName:
    """An argument that stands for the name of a seat; whoever shows the text knows the names."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SeatName) and self.seat == other.seat

    def __hash__(self) -> int:
        return hash(("seat", self.seat))

    def __repr__(self) -> str:
        return f"SeatName({self.seat})"


@final
class Text:
    """A message id and its arguments. Equal when both are; never holds a finished sentence.

    >>> Text("needs-workers", need=3, have=2).plain()
    'needs-workers(need=3, have=2)'
    """

    __slots__ = ("args", "id")

    def __init__(self, id: str, /, **args: Arg) -> None:
        self.id: Final = id
        self.args: Final = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.plain())

    def __repr__(self) -> str:
        return f"Text({self.plain()})"

    def plain(self) -> str:
        """The id and arguments as a developer reads them, independent of language."""
        if not self.args:
            return self.id
        return f"{self.id}({', '.join(f'{k}={_plain(v)}' for k, v in self.args.items())})"

    def to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {"id": self.id}
        if self.args:
            data["args"] = {name: _arg_data(value) for name, value in self.args.items()}
        return data


def render_args(
    args: dict[str, Arg], text: Callable[[Text], Any], seat: Callable[[int], Any]
) -> dict[str, Any]:
    """`args` with every nested text and seat replaced by what `text` and `seat` make of it."""
    done: dict[str, Any] = {}
    for name, value in args.items():
        if isinstance(value, Text):
            done[name] = text(value)
        elif isinstance(value, SeatName):
            done[name] = seat(value.seat)
        elif isinstance(value, list):
            done[name] = ", ".join(str(text(part)) for part in value)
        else:
            done[name] = value
    return done


def text_from(data: Any) -> Text:
    """Inverse of `Text.to_data`."""
    return Text(data["id"], **{k: _arg_from(value) for k, value in data.get("args", {}).items()})


def _arg_from(value: Any) -> Arg:
    if isinstance(value, list):
        return [text_from(part) for part in value]
    if isinstance(value, dict):
        return SeatName(value["seat"]) if "seat" in value else text_from(value)
    found: Arg = value
    return found


def _plain(value: Arg) -> str:
    if isinstance(value, Text):
        return value.plain()
    if isinstance(value, SeatName):
        return f"seat {value.seat + 1}"
    if isinstance(value, list):
        return "[" + ", ".join(part.plain() for part in value) + "]"
    return str(value)


def _arg_data(value: Arg) -> Any:
    if isinstance(value, Text):
        return value.to_data()
    if isinstance(value, SeatName):
        return {"seat": value.seat}
    if isinstance(value, list):
        return [part.to_data() for part in value]
    return value
