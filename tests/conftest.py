"""The toys can be found by their ids in every test, and by what the tests start."""

import os
from pathlib import Path

os.environ["LOCI_GAMES"] = "toys.lantern:GAME,toys.ferry:GAME"
os.environ["PYTHONPATH"] = os.pathsep.join(
    [str(Path(__file__).parent), *filter(None, [os.environ.get("PYTHONPATH")])]
)
