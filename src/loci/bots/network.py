"""The network that plays: what it sees of a table, in; how good each listed move is, and what each
seat will score, out.

The things of a group (hexes, lands, seats) each have a state, which those of linked things change;
the table as a whole has one that all of them change. A move is judged by the whole, by its verb and
arguments, and by the state of the thing that it names. Written once, on `Operations`: numpy plays,
another library learns.
"""

from __future__ import annotations

from typing import Any, Final, final

import numpy as np

from loci.bots.operations import Operations
from loci.bots.reading import FEW_THINGS, Listed, Reading, Seen, spread

Parameters = dict[str, Any]

_SOFT: Final = 0.5  # what a layer adds to begin with, as a part of what it is told
_QUIET: Final = 0.01  # what the last layers begin with: all moves are alike


@final
class Sizes:
    """How large a network is: numbers of a thing's state, of the whole's, of a move's, and how
    often things hear of each other."""

    __slots__ = ("layers", "move", "thing", "whole")

    def __init__(self, thing: int, whole: int, move: int, layers: int) -> None:
        self.thing: Final = thing
        self.whole: Final = whole
        self.move: Final = move
        self.layers: Final = layers

    def to_data(self) -> dict[str, int]:
        return {name: getattr(self, name) for name in ("thing", "whole", "move", "layers")}


@final
class Network:
    """The form of one game's network; its parameters are apart. `values` is how many it gives:
    one for each seat, or one for a team."""

    def __init__(self, reading: Reading, sizes: Sizes, values: int) -> None:
        self.reading: Final = reading
        self.sizes: Final = sizes
        self.values: Final = values
        self._near: Final = {
            group.name: [_matrix(kind, group.size) for kind in group.links]
            for group in reading.shape.groups
        }
        self._printed: Final = {
            axis: np.array(features.lines, np.float32)
            for axis, features in reading.features.items()
        }

    # -- parameters ------------------------------------------------------------------------------

    def first(self, seed: int) -> Parameters:
        """Parameters to begin with."""
        rng = np.random.default_rng(seed)
        return {
            name: (rng.standard_normal(shape) * scale).astype(np.float32)
            for name, (shape, scale) in self._shapes().items()
        }

    def _shapes(self) -> dict[str, tuple[tuple[int, ...], float]]:
        """By name the shape of each parameter and how large its numbers are to begin with."""
        thing, whole, move = self.sizes.thing, self.sizes.whole, self.sizes.move
        reading = self.reading
        found: dict[str, tuple[tuple[int, ...], float]] = {}

        def layer(name: str, into: int, out: int, scale: float = 1.4) -> None:
            found[f"{name}.weight"] = ((into, out), scale / max(1, into) ** 0.5)

        def bias(name: str, out: int) -> None:
            found[f"{name}.bias"] = ((out,), 0.0)

        layer("whole", reading.widths[""], whole, 2.0)
        bias("whole", whole)
        for name, group in reading.groups.items():
            layer(f"{name}.in", reading.widths[name], thing, 2.0)
            if group.links:
                found[f"{name}.own"] = ((group.size, thing), 0.1)
            bias(f"{name}.in", thing)
            told = group.size * thing if group.size <= FEW_THINGS else 2 * thing
            layer(f"{name}.told", told, whole, 0.7)
            if group.axis:
                layer(f"{name}.move", thing, move)
        # What the asked seat has goes straight to the whole: a seat's state is too narrow for it.
        layer("own", reading.widths["seat"], whole, 1.4)
        for name, field in reading.named.items():
            layer(f"named.{name}", move, thing if field.owner else whole)
        for at in range(self.sizes.layers):
            for name in self._linked_groups():
                kinds = max(1, len(self._near[name]))
                layer(f"{name}.self{at}", thing, thing, 1.0)
                for kind in range(kinds):
                    layer(f"{name}.near{at}.{kind}", thing, thing, 0.7)
                layer(f"{name}.hears{at}", whole, thing, 0.5)
                layer(f"{name}.out{at}", thing, thing, _SOFT)
                layer(f"{name}.told{at}", 2 * thing, whole, 0.7)
            layer(f"whole{at}", whole, whole, 0.7)
            bias(f"whole{at}", whole)
            layer(f"whole.out{at}", whole, whole, _SOFT)
        layer("value.in", whole, 128)
        bias("value.in", 128)
        layer("value.out", 128, self.values, _QUIET)
        bias("value.out", self.values)
        layer("move.whole", whole, move)
        found["move.verb"] = ((len(reading.vocabulary.verbs), move), 0.1)
        for axis in self._names():
            found[f"axis.{axis}"] = ((reading.axis_size(axis) + 1, move), 0.1)
            if axis in reading.features:
                layer(f"printed.{axis}", len(reading.features[axis].columns), move, 0.3)
        layer("move.in", move, move)
        bias("move.in", move)
        layer("move.out", move, 1, _QUIET)
        return found

    def _names(self) -> list[str]:
        """All axes: those of moves, and those that only rows speak of."""
        return [*self.reading.vocabulary.axes, *self.reading.shape.axes]

    def _linked_groups(self) -> list[str]:
        return [group.name for group in self.reading.shape.groups if group.links or group.linked]

    # -- forward ---------------------------------------------------------------------------------

    def forward(self, ops: Operations, of: Parameters, seen: Seen, listed: Listed) -> Any:
        """A number for each listed move (the larger the better), and the values of each row."""
        axes = self._axes(ops, of)
        states, whole = self._states(ops, of, seen, axes)
        for at in range(self.sizes.layers):
            whole = self._layer(ops, of, seen, states, whole, at)
        whole = ops.norm(whole)
        hidden = ops.relu(whole @ of["value.in.weight"] + of["value.in.bias"])
        values = ops.exact(hidden, of["value.out.weight"]) + of["value.out.bias"]
        return self._judged(ops, of, axes, states, whole, listed), values

    def _axes(self, ops: Operations, of: Parameters) -> dict[str, Any]:
        """By axis: what each of its values is to the network; that of content is made of what is
        printed on it too."""
        found: dict[str, Any] = {}
        for axis in self._names():
            found[axis] = of[f"axis.{axis}"]
            if axis in self._printed:
                printed = ops.array(self._printed[axis])
                found[axis] = found[axis] + printed @ of[f"printed.{axis}.weight"]
        return found

    def _states(
        self, ops: Operations, of: Parameters, seen: Seen, axes: dict[str, Any]
    ) -> tuple[dict[str, Any], Any]:
        """The states to begin with."""
        whole = ops.array(seen.whole) @ of["whole.weight"] + of["whole.bias"]
        whole = whole + ops.array(seen.groups["seat"][:, 0]) @ of["own.weight"]
        sums: dict[str, Any] = {}
        for name, field in self.reading.named.items():
            told = (ops.array(seen.named[name]) @ axes[field.axis]) @ of[f"named.{name}.weight"]
            if field.owner:
                sums[field.owner] = sums[field.owner] + told if field.owner in sums else told
            else:
                whole = whole + told.reshape(-1, self.sizes.whole)
        states: dict[str, Any] = {}
        for name, group in self.reading.groups.items():
            x = ops.array(seen.groups[name]) @ of[f"{name}.in.weight"] + of[f"{name}.in.bias"]
            if group.links:
                x = x + of[f"{name}.own"]
            if name in sums:
                x = x + sums[name]
            x = _there(ops, seen, name, ops.relu(x))
            states[name] = x
            if group.size <= FEW_THINGS:
                told = x.reshape(-1, x.shape[1] * self.sizes.thing)
            else:
                told = _pooled(ops, seen, name, x)
            whole = whole + told @ of[f"{name}.told.weight"][: told.shape[1]]
        return states, ops.relu(whole)

    def _layer(
        self,
        ops: Operations,
        of: Parameters,
        seen: Seen,
        states: dict[str, Any],
        whole: Any,
        at: int,
    ) -> Any:
        """Things hear of those near them and of the whole, and the whole of them."""
        heard = ops.norm(whole)
        more = heard @ of[f"whole{at}.weight"] + of[f"whole{at}.bias"]
        for name in self._linked_groups():
            x = ops.norm(states[name])
            hears = (heard @ of[f"{name}.hears{at}.weight"]).reshape(-1, 1, self.sizes.thing)
            y = x @ of[f"{name}.self{at}.weight"] + hears
            matrices = [ops.array(near) for near in self._near[name]]
            if name in seen.linked:
                matrices = [ops.array(seen.linked[name])]
            for kind, near in enumerate(matrices):
                y = y + (near @ x) @ of[f"{name}.near{at}.{kind}.weight"]
            y = ops.relu(y) @ of[f"{name}.out{at}.weight"]
            states[name] = _there(ops, seen, name, states[name] + y)
            told = _pooled(ops, seen, name, ops.relu(states[name]))
            more = more + told @ of[f"{name}.told{at}.weight"]
        return whole + ops.relu(more) @ of[f"whole.out{at}.weight"]

    def _judged(
        self,
        ops: Operations,
        of: Parameters,
        axes: dict[str, Any],
        states: dict[str, Any],
        whole: Any,
        listed: Listed,
    ) -> Any:
        named = [axes[axis] for axis in self.reading.vocabulary.axes]
        columns = [listed.arguments[:, number] for number in range(len(named))]
        z = ops.take(whole @ of["move.whole.weight"], listed.row)
        z = z + ops.lines([of["move.verb"], *named], [listed.verb, *columns])
        for name, group in self.reading.groups.items():
            if group.axis:
                column = listed.arguments[:, self.reading.vocabulary.axes.index(group.axis)]
                z = z + self._of_things(ops, of, states[name], name, listed.row, column)
        z = ops.relu(z)
        z = ops.relu(z @ of["move.in.weight"] + of["move.in.bias"])
        return ops.exact(z, of["move.out.weight"]).reshape(-1)

    def _of_things(
        self, ops: Operations, of: Parameters, states: Any, name: str, row: Any, column: Any
    ) -> Any:
        """What the things say of the moves that name them; nothing of those that name none."""
        told = ops.norm(states).reshape(-1, self.sizes.thing) @ of[f"{name}.move.weight"]
        named = column > 0
        # Where none is named a line of the same row is taken, and nothing is left of it: one line
        # that all of these share would be a bottleneck for gradients.
        index = row * states.shape[1] + named * (column - 1)
        return ops.take(told, index) * ops.marks(named)[:, None]


def _matrix(kind: list[int], size: int) -> Any:
    """Links as a matrix by which states are spread."""
    near = np.array([[one >> other & 1 for other in range(size)] for one in kind], np.float32)
    return spread(near)


def _there(ops: Operations, seen: Seen, group: str, x: Any) -> Any:
    """The states of the things that are there; nothing of the others."""
    return x * ops.array(seen.there[group]) if group in seen.there else x


def _pooled(ops: Operations, seen: Seen, group: str, x: Any) -> Any:
    """The mean and the most of the things that are there, where no number is below 0."""
    mean = ops.mean(x)
    if group in seen.room:
        mean = mean * ops.array(seen.room[group])
    return ops.join([mean, ops.most(x)])
