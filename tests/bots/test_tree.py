"""The tree of a search: which answer is walked through next, and which node is found again."""

from __future__ import annotations

import pytest

from loci.bots.tree import Node, Scale, choose, find_row


def _node(worth: dict[int, tuple[float, float]], visits: int = 10) -> Node:
    """A node with edges that were each visited so often, and their mean worth to two seats."""
    node = Node(2)
    node.expand(list(worth), [1 / len(worth)] * len(worth))
    for key, means in worth.items():
        edge = node.edges[key]
        edge.visits = edge.offered = visits
        edge.worth[:] = [mean * visits for mean in means]
        node.visits += visits
    return node


def _scale() -> Scale:
    scale = Scale(0.01)
    scale.begin([0.0, 1.0])
    return scale


@pytest.mark.parametrize(("seat", "best"), [(0, 0), (1, 1)])
def test_everybody_wants_the_most_for_themselves(seat: int, best: int) -> None:
    node = _node({1: (0.9, 0.1), 2: (0.2, 0.8)})
    assert choose(node, seat, [1, 2], _scale(), 0.1) == best


def test_only_what_is_offered_is_chosen_and_counted_as_offered() -> None:
    node = _node({1: (0.9, 0.1), 2: (0.2, 0.8), 3: (0.1, 0.9)})
    assert choose(node, 0, [3, 2], _scale(), 0.1) == 1
    assert [node.edges[key].offered for key in (1, 2, 3)] == [10, 11, 11]


def test_what_was_rarely_offered_is_not_owed_a_visit() -> None:
    node = _node({1: (0.5, 0.5), 2: (0.5, 0.5)})
    node.edges[1].offered = 400
    assert choose(node, 0, [2, 1], _scale(), 1.0) == 1
    node.edges[1].offered = 1
    assert choose(node, 0, [1, 2], _scale(), 1.0) == 1


def test_a_walk_under_way_sends_the_next_elsewhere() -> None:
    node = _node({1: (0.55, 0.1), 2: (0.5, 0.8)})
    assert choose(node, 0, [1, 2], _scale(), 0.1) == 0
    node.edges[1].waiting = 3
    assert choose(node, 0, [1, 2], _scale(), 0.1) == 1


def test_what_is_likelier_is_tried_first() -> None:
    node = Node(2)
    node.expand([1, 2, 3], [0.2, 0.5, 0.3])
    assert choose(node, 0, [1, 2, 3], _scale(), 1.0) == 1


def test_priors_of_nothing_at_all_are_equal() -> None:
    node = Node(2)
    node.expand([1, 2], [0.0, 0.0])
    assert choose(node, 0, [1, 2], _scale(), 1.0) == 0


def test_values_of_any_size_are_weighed_alike() -> None:
    for size in (1.0, 100.0):
        node = _node({1: (0.6 * size, 0), 2: (0.2 * size, 0)})
        node.edges[2].offered = 40
        scale = Scale(0.01)
        scale.begin([0.0])
        scale.take_in([size, 0.0])
        assert choose(node, 0, [1, 2], scale, 1.0) == 0
    assert Scale(0.25).spread() == 0.25


def test_a_node_is_found_by_what_the_seat_knows_there() -> None:
    root, once, often = Node(2), _node({7: (0, 0)}, 1), _node({7: (0, 0)}, 5)
    root.expand([1, 2], [0.5, 0.5])
    root.edges[1].node, root.edges[2].node = once, often
    for node in (once, often):
        node.seen_with(b"here")
    assert find_row(root, b"here", [7]) is often
    assert find_row(root, b"here", [7, 8]) is None  # another question
    assert find_row(root, b"there", [7]) is None
    often.seen_with(b"there")  # it is not always the same any more
    assert find_row(root, b"here", [7]) is once
    often.seen_with(b"there")
    assert find_row(root, b"there", [7]) is None
