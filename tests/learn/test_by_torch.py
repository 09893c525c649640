"""Gradients that are found in other ways than PyTorch's own are the same."""

from __future__ import annotations

from typing import Any

import pytest

torch = pytest.importorskip("torch")

from torch.nn import functional  # noqa: E402

from loci.learn.by_torch import NOTHING, Placed, in_one  # noqa: E402


def test_lines_of_several_tables() -> None:
    torch.manual_seed(1)
    columns = [torch.randint(0, 7, (500,)), torch.randint(0, 3, (500,))]
    weights = torch.randn(500, 5)

    def one_by_one(columns: list[Any], tables: list[Any]) -> Any:
        parts = [functional.embedding(*pair) for pair in zip(columns, tables, strict=True)]
        return parts[0] + parts[1]

    gradients = []
    for add in (in_one, one_by_one):
        tables = [torch.ones(9, 5).requires_grad_(), torch.full((3, 5), 2.0).requires_grad_()]
        (add(columns, tables) * weights).sum().backward()
        gradients.append(torch.cat([table.grad for table in tables]))
    assert torch.allclose(*gradients, atol=1e-4)
    assert not gradients[0][7:9].any()


def test_moves_at_the_places_of_their_lists() -> None:
    places = torch.tensor([[0, 1, 5, 5], [2, 3, 4, 5]])
    weights = torch.arange(8.0).reshape(2, 4)
    flat = torch.arange(5.0).requires_grad_()
    found = Placed.apply(flat, places)
    assert found.tolist() == [[0, 1, NOTHING, NOTHING], [2, 3, 4, NOTHING]]
    (found * weights).sum().backward()
    assert flat.grad.tolist() == [0, 1, 4, 5, 6]
