"""Files and texts that are the same for everybody: compressed, and sent only once."""

from __future__ import annotations

import gzip
import hashlib
from functools import lru_cache
from mimetypes import add_type, guess_type
from pathlib import Path
from typing import Final

from fastapi import Request
from fastapi.responses import FileResponse, Response

add_type("application/manifest+json", ".webmanifest")

# By preference. The build of the client leaves such files beside the others.
_SUFFIXES: Final = (("br", ".br"), ("gzip", ".gz"))


def accepted(request: Request) -> set[str]:
    """The encodings that the caller takes."""
    found = set()
    for part in request.headers.get("accept-encoding", "").lower().split(","):
        name, _, quality = part.partition(";")
        if quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            found.add(name.strip())
    return found


def file_answer(request: Request, path: Path, cache: str, status: int = 200) -> Response:
    """A file of the client, compressed where there is such a one and the caller takes it."""
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
    kind = guess_type(path.name)[0] or "text/plain"
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    takes = accepted(request)
    for encoding, suffix in _SUFFIXES:
        smaller = path.with_name(path.name + suffix)
        if encoding in takes and smaller.is_file():
            headers["Content-Encoding"] = encoding
            return FileResponse(smaller, status, headers, kind)
    return FileResponse(path, status, headers, kind)


def text_answer(request: Request, text: str, kind: str = "text/plain") -> Response:
    """A text that changes with the version of the site alone."""
    packed, tag = _packed(text)
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Encoding", "ETag": tag}
    if request.headers.get("if-none-match", "").removeprefix("W/") == tag:
        return Response(status_code=304, headers=headers)
    kind += "; charset=utf-8"
    if "gzip" not in accepted(request):
        return Response(text.encode(), 200, headers, kind)
    return Response(packed, 200, headers | {"Content-Encoding": "gzip"}, kind)


@lru_cache(64)
def _packed(text: str) -> tuple[bytes, str]:
    data = text.encode()
    return gzip.compress(data, mtime=0), f'"{hashlib.sha256(data).hexdigest()[:24]}"'
