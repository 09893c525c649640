"""Steps of the parameters (PPO, as in `learn/learning.py`): all have the same size, so that an
accelerator can note what it does and do it again at one call, which is several times as fast as
being told every part of it."""

from __future__ import annotations

from typing import Any, Final, final

import torch

from loci.learn.central.judge import Judge
from loci.learn.learning import Pace
from loci.learn.tasks import Task

_LONGEST: Final = 1.0  # of a gradient
_OPEN: Final = 30.0  # so much more than elsewhere is staying open worth where a verb is open
_CLEAR: Final = -50.0  # a logarithm of a chance below this counts as this
#: For so many moves of a decision there is room on average. Decisions whose move is beyond it are
#: left out.
_ROOM: Final = 24
_WARMING: Final = 3  # steps before what is done is noted as a graph
_TOLD: Final = ("policy", "value", "entropy", "moved", "length")


@final
class Steps:
    """Takes steps of the parameters of a judge, by so many decisions each. What it works on lies
    always at the same places: `given` are the decisions, and what they were worth."""

    def __init__(self, judge: Judge, task: Task, batch: int) -> None:
        self.batch: Final = batch
        self._judge: Final = judge
        of, device = list(judge.of.values()), judge.device
        self._of: Final = of
        rate = torch.zeros((), device=device) if judge.on_chip else 0.0
        self.optimiser: Final = torch.optim.Adam(
            of, lr=rate, eps=1e-5, fused=judge.on_chip, capturable=judge.on_chip
        )
        seats = judge.values.shape[1]
        shapes: dict[str, tuple[tuple[int, ...], Any]] = {
            name: ((batch, *like.shape[1:]), like.dtype)
            for name, like in (
                ("rows", judge.rows),
                ("ids", judge.ids),
                ("number", judge.number),
                ("chosen", judge.chosen),
                ("likely", judge.likely),
            )
        }
        shapes |= {"worth": ((batch, seats), torch.float32), "better": ((batch,), torch.float32)}
        shapes["count"] = ((batch, seats), torch.float32)
        self.given: Final = {
            name: torch.ones(shape, dtype=kind, device=device)
            for name, (shape, kind) in shapes.items()
        }
        self.given["rows"].zero_()
        self.given["ids"].zero_()
        self.given["chosen"].zero_()
        verbs = [verb.name for verb in judge.network.reading.vocabulary.verbs]
        self._open: Final = torch.tensor([name in task.open for name in verbs], device=device)
        self._pace = Pace()
        self._entropy: Final = torch.zeros((), device=device)
        self._doubt: Final = torch.zeros((), device=device)
        self._sums: Final = torch.zeros(len(_TOLD), device=device)
        self._taken = 0
        self._graph: Any = None
        if judge.on_chip:
            self._note()

    # -- what has been gathered ------------------------------------------------------------------

    def gathered(self) -> dict[str, Any]:
        """What the steps have gathered, in half of the precision, and their number."""
        found: dict[str, Any] = {}
        for name, one in self._judge.of.items():
            state = self.optimiser.state.get(one, {})
            for part in ("exp_avg", "exp_avg_sq"):
                if part in state:
                    half = state[part].to(torch.bfloat16).view(torch.int16)
                    found[f"{part}.{name}"] = half.cpu().numpy()
        return found

    def number(self) -> float:
        """How many steps have been taken."""
        return max((float(one["step"]) for one in self.optimiser.state.values()), default=0.0)

    def remember(self, saved: dict[str, Any], number: float) -> None:
        for name, one in self._judge.of.items():
            if f"exp_avg.{name}" not in saved:
                continue
            state = self.optimiser.state[one]
            for part in ("exp_avg", "exp_avg_sq"):
                half = torch.from_numpy(saved[f"{part}.{name}"]).view(torch.bfloat16)
                # The graph knows where these lie: they are filled, not replaced.
                if part not in state:
                    state[part] = torch.zeros_like(one)
                state[part].copy_(half)
            if "step" not in state:
                state["step"] = torch.zeros((), dtype=torch.float32)
            state["step"].fill_(number)

    # -- steps -----------------------------------------------------------------------------------

    def begin(self, pace: Pace) -> None:
        """The next steps have this pace."""
        self._pace = pace
        self._entropy.fill_(pace.entropy)
        self._doubt.fill_(pace.doubt)
        for group in self.optimiser.param_groups:
            if isinstance(group["lr"], torch.Tensor):
                group["lr"].fill_(pace.rate)
            else:
                group["lr"] = pace.rate
        self._sums.zero_()
        self._taken = 0

    def take(self, of: dict[str, Any], which: Any) -> None:
        """A step by these of the decisions."""
        for name, place in self.given.items():
            torch.index_select(of[name], 0, which, out=place)
        if self._graph is None:
            self._step()
        else:
            self._graph.replay()
        self._taken += 1

    def told(self) -> dict[str, float]:
        """What was seen since `begin`, on average."""
        found = (self._sums / max(1, self._taken)).tolist()
        return dict(zip(_TOLD, found, strict=True))

    def _note(self) -> None:
        """Let the accelerator remember a step. The first ones are of size 0, and what they have
        gathered is forgotten."""
        torch.cuda.synchronize()
        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            for _ in range(_WARMING):
                self._step()
        torch.cuda.current_stream().wait_stream(stream)
        torch.cuda.synchronize()
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            self._step()
        torch.cuda.synchronize()
        for state in self.optimiser.state.values():
            for part in state.values():
                part.zero_()
        self._graph = graph

    def _step(self) -> None:
        judge, given, pace = self._judge, self.given, self._pace
        chosen = given["chosen"].long()[:, None]
        room = _ROOM * self.batch
        listed: Any = judge.sight.listed_within(given["ids"], given["number"], room)
        flat, values = judge.forward(
            judge.rounded(judge.of), judge.sight.seen(given["rows"]), listed
        )
        likely = judge.ops.likely(flat, listed.places)
        there = (listed.places.gather(1, chosen)[:, 0] < room).float()
        now = likely.gather(1, chosen)[:, 0].clamp(min=_CLEAR)
        before, gain = given["likely"], given["better"]
        ratio = (now - before).exp()
        kept = ratio.clamp(1 - pace.clip, 1 + pace.clip)
        policy = -(torch.minimum(ratio * gain, kept * gain) * there).mean()
        spread = -(likely.exp() * likely.clamp(min=_CLEAR)).sum(1) * there
        first = listed.verb[listed.places[:, 0].clamp(max=room - 1)]
        reward = (torch.where(self._open[first], _OPEN, 1.0) * spread).mean()
        listed_there = (listed.places < room).float()
        shares = listed_there / listed_there.sum(1, keepdim=True).clamp(min=1.0)
        doubt = -(likely * shares).sum(1).mean()
        off, count = values.float() - given["worth"], given["count"]
        value = (off * off * count).sum() / count.sum()
        loss = policy + pace.value * value - self._entropy * reward + self._doubt * doubt
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        length = torch.nn.utils.clip_grad_norm_(self._of, _LONGEST)
        self.optimiser.step()
        with torch.no_grad():
            moved = ((before - now) * there).mean()
            self._sums.add_(torch.stack([policy, value, spread.mean(), moved, length]))
