"""The toys can be found by their ids in every test, and by what the tests start. Chance is the same
in every run, and no test of a property fails because a machine is busy."""

import os
import sys
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import settings

from loci.testing.seeds import soaking

TESTS = Path(__file__).parent
os.environ["LOCI_GAMES"] = "toys.lantern:GAME,toys.ferry:GAME"
os.environ["PYTHONPATH"] = os.pathsep.join(
    [str(TESTS), str(TESTS.parent), *filter(None, [os.environ.get("PYTHONPATH")])]
)
os.environ["LOCI_SEED"] = "1"  # of the servers that tests start as programs
settings.register_profile("loci", derandomize=True, deadline=None)
settings.load_profile("loci")

#: What needs libraries that are in `.venv-research` alone (`make test-research`).
collect_ignore = [
    path
    for library, paths in {
        "pyspiel": ["envs/test_open_spiel.py"],
        "pyarrow": ["data", "cli/test_dataset.py"],
        "ray": ["cluster"],
    }.items()
    for path in paths
    if find_spec(library) is None
]

Counting = Callable[[str, int], Iterator[int]]


@pytest.fixture
def counting(capsys: pytest.CaptureFixture[str]) -> Counting:
    """`range(number)`, with a word now and then on how far it is, in a soak; on the error stream,
    since what workers say on the other is lost."""

    def count(what: str, number: int) -> Iterator[int]:
        begun = said = time.monotonic()
        for n in range(number):
            yield n
            now = time.monotonic()
            if soaking() and (now - said > 30 or n + 1 == number):
                said = now
                rate = (n + 1) / (now - begun)
                with capsys.disabled():
                    said_of = f"{what}: {n + 1:,} of {number:,}, {rate:.1f}/s"
                    print(f"\n{said_of}", file=sys.stderr, flush=True)

    return count
