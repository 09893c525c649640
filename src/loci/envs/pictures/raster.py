"""Pictures as PNG and as arrays of pixels, with the libraries of the extra `pictures`."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import numpy as np
from numpy.typing import NDArray


class NoPictures(ImportError):
    """What draws pixels is not installed."""


def png(svg: str) -> bytes:
    """A drawing as PNG. Words in it need a font of the machine; without any they are left out."""
    try:
        import resvg_py
    except ImportError as error:
        raise NoPictures('pictures need pip install "genius-loci[pictures]"') from error
    return bytes(resvg_py.svg_to_bytes(svg_string=svg))


def pixels(svg: str) -> NDArray[Any]:
    """A drawing as an array: rows, columns, red, green and blue."""
    drawn = png(svg)
    try:
        from PIL import Image
    except ImportError as error:
        raise NoPictures('pictures need pip install "genius-loci[pictures]"') from error
    with Image.open(BytesIO(drawn)) as picture:
        return np.asarray(picture.convert("RGB"))
