"""Which browser the tests drive: the one `LOCI_BROWSER` names, the machine's Chromium or Chrome, or
one that is fetched. Run as a program it prints the path and fetches a browser where there is none.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

NAMES = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
# Playwright's own browser is kept beside the environment that drives it, and goes with it.
FETCHED = Path(sys.prefix) / "browsers"


class NoBrowser(Exception):
    """There is none, and why none could be had."""


def find(environment: Mapping[str, str] = os.environ) -> str | None:
    """The path of a browser, or None. `NoBrowser` if the one that was asked for is not there."""
    if wanted := environment.get("LOCI_BROWSER"):
        found = shutil.which(wanted)
        if found is None:
            raise NoBrowser(f"LOCI_BROWSER names {wanted}, and there is no such program")
        return found
    machine = (shutil.which(name, path=environment.get("PATH")) for name in NAMES)
    return next((path for path in machine if path), None) or _fetched()


def find_or_fetch() -> str:
    """A browser that starts; Playwright's own or, for root on Debian, the system's is fetched."""
    if found := find():
        return _started(found)
    failures = []
    for way in (_fetch_playwrights, _fetch_systems):
        if failure := way():
            failures.append(failure)
        elif found := find():
            return _started(found)
    raise NoBrowser("; ".join(failures))


def _fetched() -> str | None:
    files = sorted(FETCHED.glob("chromium-*/**/*"), reverse=True)
    named = (path for path in files if path.name in ("chrome", "Chromium", "chrome.exe"))
    return next((str(path) for path in named if path.is_file()), None)


def _fetch_playwrights() -> str:
    """Empty if it was fetched and starts, else why not."""
    environment = os.environ | {"PLAYWRIGHT_BROWSERS_PATH": str(FETCHED)}
    command = [sys.executable, "-m", "playwright", "install", "--no-shell", "chromium"]
    failure = _run(command, environment)
    if failure:
        return f"Playwright's browser could not be fetched ({failure})"
    try:
        _started(_fetched() or "")
    except NoBrowser as error:  # its libraries are missing here
        shutil.rmtree(FETCHED)
        return str(error)
    return ""


def _fetch_systems() -> str:
    if not hasattr(os, "geteuid") or os.geteuid() != 0 or not shutil.which("apt-get"):
        return "a package of the system can be installed by root alone (apt install chromium)"
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"]
    failure = _run(["apt-get", "update", "-qq"], environment) or _run(install, environment)
    return f"the package chromium could not be installed ({failure})" if failure else ""


def _run(command: list[str], environment: Mapping[str, str]) -> str:
    """Why it failed, in a line, or nothing."""
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return ""
    lines = [line.strip() for line in (done.stdout + done.stderr).split("\n") if line.strip()]
    named = [line for line in lines if "error" in line.lower()]
    return (named or lines[-1:] or ["failed"])[0]


def _started(path: str) -> str:
    try:
        done = subprocess.run([path, "--version"], capture_output=True, text=True, check=False)
    except OSError as error:
        raise NoBrowser(f"{path or 'the browser'} does not start ({error})") from None
    if done.returncode != 0:
        raise NoBrowser(f"{path} does not start ({done.stderr.strip().splitlines()[-1:]})")
    return path


if __name__ == "__main__":
    try:
        print(find_or_fetch())
    except NoBrowser as none:
        sys.exit(str(none))
