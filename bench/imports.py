"""`make bench-import FILES="games.jsonl"`: how many recorded games a second are imported.

The files are those of whoever measures; none lie in the repository. A file of JSON lines is
repeated until it has enough games, so that the start of the program does not count for much; what
that takes is measured with one game and told apart.
"""

from __future__ import annotations

import argparse
import subprocess
import tempfile
import time
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.table import Table


def main() -> None:
    args = arguments()
    notes = Console(stderr=True)
    table = Table("file", "build", "games", "games/s", "games/s, started", "start, s")
    for file in args.files:
        games = [line for line in file.read_text(encoding="utf-8").splitlines() if line.strip()]
        if not games:
            raise SystemExit(f"{file} holds no games")
        with tempfile.TemporaryDirectory(prefix="loci-bench-") as folder:
            one, many = Path(folder) / "one.jsonl", Path(folder) / "many.jsonl"
            one.write_text(games[0] + "\n", encoding="utf-8")
            times = -(-args.games // len(games))
            many.write_text("\n".join(games * times) + "\n", encoding="utf-8")
            number = len(games) * times
            for loci in args.loci:
                notes.print(f"{file.name}: {number} games with {loci}", highlight=False)
                start = median([seconds(loci, args.game, one) for _ in range(args.rounds)])
                whole = median([seconds(loci, args.game, many) for _ in range(args.rounds)])
                rates = (number / whole, (number - 1) / (whole - start))
                build = "compiled" if "compiled" in str(loci) else "pure"
                table.add_row(
                    file.name, build, str(number), *(f"{r:.0f}" for r in rates), f"{start:.2f}"
                )
    Console().print(table)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", type=Path, nargs="+", help="recorded games as JSON lines")
    parser.add_argument(
        "--loci", type=Path, action="append", required=True, help="a `loci` command to measure"
    )
    parser.add_argument("--game", default="terra-mystica")
    parser.add_argument("--games", type=int, default=400, help="at least, of each file")
    parser.add_argument("--rounds", type=int, default=3)
    return parser.parse_args()


def seconds(loci: Path, game: str, file: Path) -> float:
    """How long the whole command takes; it must find every game equal."""
    begun = time.perf_counter()
    command = [str(loci), "import", game, "--check", "--json", str(file)]
    done = subprocess.run(command, stdout=subprocess.DEVNULL, check=False)
    if done.returncode:
        raise SystemExit(f"{file}: not all games are equal; see {' '.join(command)}")
    return time.perf_counter() - begun


if __name__ == "__main__":
    main()
