"""What PyTorch has no fast operation for, written for the accelerator (Triton comes with PyTorch
there). Triton reads annotations, so they are not postponed here."""

from typing import Any, Final

import torch
import triton
from triton import language as tl

_AT_ONCE: Final = 1024


@triton.jit  # type: ignore[untyped-decorator]
def _expand(rows, columns, tables, known, out, features, size, at_once: tl.constexpr):  # type: ignore[no-untyped-def]
    row = tl.program_id(0).to(tl.int64)
    feature = tl.program_id(1) * at_once + tl.arange(0, at_once)
    there = feature < features
    column = tl.load(columns + feature, mask=there, other=0)
    byte = tl.load(rows + row * size + column, mask=there, other=0).to(tl.int32)
    value = tl.load(known + tl.load(tables + feature, mask=there, other=0) + byte, mask=there)
    tl.store(out + row * features + feature, value, mask=there)


def expanded(rows: Any, columns: Any, tables: Any, known: Any) -> Any:
    """By row and feature, what the table of the feature says of its byte."""
    features = len(columns)
    out = torch.empty(len(rows), features, device=rows.device, dtype=known.dtype)
    parts = triton.cdiv(features, _AT_ONCE)
    _expand[len(rows), parts](
        rows, columns, tables, known, out, features, rows.shape[1], at_once=_AT_ONCE
    )
    return out
