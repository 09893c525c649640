"""The toys can be found by their ids in every test, and by what the tests start. Chance is the same
in every run, and no test of a property fails because a machine is busy."""

import os
from pathlib import Path

from hypothesis import settings

TESTS = Path(__file__).parent
os.environ["LOCI_GAMES"] = "toys.lantern:GAME,toys.ferry:GAME"
os.environ["PYTHONPATH"] = os.pathsep.join(
    [str(TESTS), str(TESTS.parent), *filter(None, [os.environ.get("PYTHONPATH")])]
)
os.environ["LOCI_SEED"] = "1"  # of the servers that tests start as programs
settings.register_profile("loci", derandomize=True, deadline=None)
settings.load_profile("loci")
