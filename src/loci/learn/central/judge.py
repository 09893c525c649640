"""The network on the accelerator: its parameters, and what it says of all tables of a group."""

from __future__ import annotations

from typing import Any, Final, final

import numpy as np
import torch

from loci.bots.network import Network, Parameters
from loci.bots.reading import Listed, Seen
from loci.learn.by_torch import NOTHING, ByTorch
from loci.learn.central.shared import Block
from loci.learn.central.sight import Sight

#: What the last layers say is not rounded.
_EXACT: Final = ("value.out.", "move.out.")
#: For so many moves of a table there is room on average, where the accelerator does what it noted.
_ROOM: Final = 24
_WARMING: Final = 3  # calls before what is done on the accelerator is noted as a graph


@final
class OnDevice(ByTorch):
    """Operations on what lies on the device already; the few arrays that never change are brought
    there once."""

    def __init__(self, device: str, dtype: Any) -> None:
        self.device = device
        self._dtype: Final = dtype
        self._kept: Final[dict[int, tuple[Any, Any]]] = {}

    def array(self, values: Any) -> Any:
        if isinstance(values, torch.Tensor):
            return values
        if id(values) not in self._kept:
            self._kept[id(values)] = values, super().array(values).to(self._dtype)
        return self._kept[id(values)][1]

    def marks(self, which: Any) -> Any:
        return which.to(self._dtype)

    def take(self, table: Any, index: Any) -> Any:
        return Taken.apply(table, index)


@final
class Taken(torch.autograd.Function):  # type: ignore[misc]
    """Lines of a table; gradients are added up where they fall, without being sorted before."""

    @staticmethod
    def forward(of: Any, table: Any, index: Any) -> Any:
        of.lines = len(table)
        of.save_for_backward(index)
        return table.index_select(0, index)

    @staticmethod
    def backward(of: Any, gradient: Any) -> Any:
        (index,) = of.saved_tensors
        found = torch.zeros(of.lines, gradient.shape[1], device=gradient.device)
        return found.index_add_(0, index, gradient.float()).to(gradient.dtype), None


def _device() -> str:
    return "cuda" if torch.cuda.is_available() else "cpu"


@final
class Judge:
    """One network in two states: the parameters that are being learned (`of`), and those that
    play, which follow when `follow` is called."""

    def __init__(self, network: Network, of: Parameters, tables: int, width: int) -> None:
        self.device: Final = _device()
        self.on_chip: Final = self.device != "cpu"
        self.dtype: Final = torch.bfloat16 if self.on_chip else torch.float32
        self.network: Final = network
        self.sight: Final = Sight(network.reading, self.device, self.dtype)
        self.ops: Final = OnDevice(self.device, self.dtype)
        self.of: Final = {
            name: torch.from_numpy(one.copy()).to(self.device).requires_grad_()
            for name, one in of.items()
        }
        self._playing: Final = {
            name: one.detach().clone() for name, one in self.rounded(self.of).items()
        }
        seats, size = network.reading.seats, network.reading.encoding.size
        self.rows: Final = torch.zeros(tables, size, dtype=torch.uint8, device=self.device)
        self.ids: Final = torch.zeros(tables, width, dtype=torch.int32, device=self.device)
        self.number: Final = torch.ones(tables, dtype=torch.int16, device=self.device)
        self.seat: Final = torch.zeros(tables, dtype=torch.uint8, device=self.device)
        self.players: Final = torch.ones(tables, dtype=torch.uint8, device=self.device)
        self.points: Final = torch.zeros(tables, seats, device=self.device)
        self.ended: Final = torch.zeros(tables, dtype=torch.uint8, device=self.device)
        self.final: Final = torch.zeros(tables, seats, device=self.device)
        self.chosen: Final = torch.zeros(tables, dtype=torch.int16, device=self.device)
        self.likely: Final = torch.zeros(tables, device=self.device)
        self.values: Final = torch.zeros(tables, seats, device=self.device)
        self._graph: Any = None
        self._room: Final = _ROOM * tables
        self.stream: Final = torch.cuda.Stream(priority=-1) if self.on_chip else None
        if self.on_chip:
            self._note()

    def rounded(self, of: dict[str, Any]) -> dict[str, Any]:
        """Parameters as the network takes them."""
        return {
            name: one if name.startswith(_EXACT) else one.to(self.dtype) for name, one in of.items()
        }

    def _note(self) -> None:
        """Let the accelerator remember what it does, so that it can do it again at one call."""
        torch.cuda.synchronize()
        with torch.cuda.stream(self.stream):
            for _ in range(_WARMING):
                self._judge(self._room)
        torch.cuda.synchronize()
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph, stream=self.stream):
            self._judge(self._room)
        torch.cuda.synchronize()
        self._graph = graph

    def forward(self, of: dict[str, Any], seen: Seen, listed: Listed) -> Any:
        return self.network.forward(self.ops, of, seen, listed)

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def _judge(self, room: int | None = None) -> None:
        """With room for so many moves; else there is as much as it takes."""
        seen = self.sight.seen(self.rows)
        if room is None:
            listed = self.sight.listed_alone(self.ids, self.number)
        else:
            listed = self.sight.listed_within(self.ids, self.number, room)
        flat, values = self.forward(self._playing, seen, listed)
        nowhere = torch.full((1,), NOTHING, device=self.device)
        logits = torch.cat([flat.float(), nowhere])[listed.places]
        likely = torch.log_softmax(logits, -1)
        drawn = torch.rand_like(likely).clamp(1e-9, 1 - 1e-7)
        chosen = (logits - torch.log(-torch.log(drawn))).argmax(-1)
        self.likely.copy_(likely.gather(1, chosen[:, None])[:, 0])
        self.chosen.copy_(chosen)
        self.values.copy_(in_seats(values.float(), self.seat.long(), self.players.long()))

    def judge(self, block: Block) -> None:
        """Look at a group and choose everywhere; the answers stand in the block."""
        told = ("rows", "ids", "number", "seat", "players", "points", "ended", "final")
        if self.stream is None:
            for name in told:
                getattr(self, name).copy_(torch.from_numpy(block[name]))
            self._judge()
            block["answers"][:] = self.chosen.numpy()
            return
        with torch.cuda.stream(self.stream):
            for name in told:
                getattr(self, name).copy_(torch.from_numpy(block[name]), non_blocking=True)
            if int(block["number"].sum()) <= self._room:
                self._graph.replay()
            else:
                self._judge()
            torch.from_numpy(block["answers"]).copy_(self.chosen, non_blocking=True)

    def wait(self) -> None:
        if self.stream is not None:
            self.stream.synchronize()

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def follow(self) -> None:
        """Play with what has been learned by now."""
        if self.on_chip:
            torch.cuda.synchronize()
        for name, one in self.rounded(self.of).items():
            self._playing[name].copy_(one)
        if self.on_chip:
            torch.cuda.synchronize()

    def parameters(self) -> Parameters:
        return {
            name: one.detach().cpu().numpy().astype(np.float32) for name, one in self.of.items()
        }


def pin(block: Block) -> None:
    """Let the accelerator read and write this memory by itself."""
    if torch.cuda.is_available():
        for one in block.arrays.values():
            torch.cuda.cudart().cudaHostRegister(one.ctypes.data, one.nbytes, 0)


def in_seats(relative: Any, seat: Any, players: Any) -> Any:
    """What is told from the asked seat on, by seats from the first."""
    places = torch.arange(relative.shape[1], device=relative.device)[None, :]
    index = (places - seat[:, None]) % players.clamp(min=1)[:, None]
    return torch.where(places < players[:, None], relative.gather(1, index), 0.0)


def from_seat(absolute: Any, seat: Any, players: Any) -> Any:
    """The other way round."""
    places = torch.arange(absolute.shape[1], device=absolute.device)[None, :]
    index = (places + seat[:, None]) % players.clamp(min=1)[:, None]
    return torch.where(places < players[:, None], absolute.gather(1, index), 0.0)
