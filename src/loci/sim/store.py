"""Writing a file so that whoever is killed in the middle leaves all of it or nothing."""

from __future__ import annotations

import os
from pathlib import Path

# Linux has files without a name, on most of its filesystems.
_NAMELESS: int = getattr(os, "O_TMPFILE", 0)


def write_file(path: Path, text: str, durable: bool = True) -> None:
    """Make `path` hold exactly `text`, as `write_bytes` does."""
    write_bytes(path, text.encode(), durable)


def write_bytes(path: Path, raw: bytes, durable: bool = True) -> None:
    """Make `path` hold exactly `raw`; a reader sees what was there before or all of it.

    A new file is written without a name and gets it when it is whole, so that a killed writer
    leaves no stray file either. Replacing a file, and filesystems without nameless files, need a
    hidden temporary one beside it. `durable` also waits for the disk, which is what a power cut
    asks for; a killed process does not.
    """
    if _NAMELESS and _link_new(path, raw, durable):
        return
    try:
        if path.read_bytes() == raw:
            return
    except FileNotFoundError:
        pass
    _replace(path, raw, durable)


def _link_new(path: Path, raw: bytes, durable: bool) -> bool:
    """Write a new file by way of a nameless one; False where that cannot be done here."""
    try:
        folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
    except OSError:
        return False
    try:
        file = os.open(path.parent, _NAMELESS | os.O_WRONLY, 0o666)
    except OSError:
        os.close(folder)
        return False
    try:
        _write_all(file, raw, durable)
        try:
            # Only with a folder does Python call linkat(), which follows the link in /proc.
            os.link(f"/proc/self/fd/{file}", path.name, dst_dir_fd=folder, follow_symlinks=True)
        except OSError:
            return False  # it exists already, or /proc is not there
        if durable:
            os.fsync(folder)
        return True
    finally:
        os.close(file)
        os.close(folder)


def _replace(path: Path, raw: bytes, durable: bool) -> None:
    temporary = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        file = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o666)
        try:
            _write_all(file, raw, durable)
        finally:
            os.close(file)
        os.replace(temporary, path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def _write_all(file: int, raw: bytes, durable: bool) -> None:
    rest = memoryview(raw)
    while rest:
        rest = rest[os.write(file, rest) :]
    if durable:
        os.fsync(file)
