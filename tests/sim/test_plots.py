"""Plots as SVG, and curves as a line of text."""

from __future__ import annotations

from xml.etree import ElementTree

from loci.sim.plots import curve_plot, grid_plot, interval_plot, sparkline, spread_plot, stacked

_SVG = "{http://www.w3.org/2000/svg}"
CURVES = [("mean", [(0.0, 10.0), (1.0, 30.0), (2.0, 20.0)]), ("<best>", [(0.0, 15.0), (2.0, 40.0)])]


def _points(line: ElementTree.Element) -> list[tuple[float, float]]:
    return [
        (float(x), float(y)) for x, y in (one.split(",") for one in line.get("points", "").split())
    ]


def test_a_curve_goes_from_left_to_right_and_up_where_numbers_are_larger() -> None:
    drawn = ElementTree.fromstring(curve_plot("points", CURVES))
    mean, best = (_points(line) for line in drawn.iter("polyline"))
    assert [x for x, _ in mean] == sorted(x for x, _ in mean)
    assert mean[1][1] < mean[2][1] < mean[0][1]  # what is further up has a smaller y
    assert best[-1][1] < mean[1][1]
    assert mean[2][0] == best[-1][0]
    width, height = (float(one) for one in drawn.get("viewBox", "").split()[2:])
    assert all(0 <= x <= width and 0 <= y <= height for x, y in mean + best)
    told = [text.text for text in drawn.iter("text")]
    assert {"mean", "<best>", "10", "40"} <= set(told)


def test_a_single_point_and_none_can_be_drawn() -> None:
    for curve in ([], [(1.0, 5.0)]):
        ElementTree.fromstring(curve_plot("points", [("mean", curve)]))


def test_plots_are_stacked_into_one_file() -> None:
    plots = [("first & last", curve_plot("one", CURVES)), ("other", curve_plot("two", CURVES))]
    file = ElementTree.fromstring(stacked(plots))
    inner = [one for one in file.iter(f"{_SVG}svg") if one is not file]
    assert len(inner) == 2
    first, second = (float(one.get("y", "")) for one in inner)
    assert second >= first + float(inner[0].get("height", ""))
    assert float(file.get("height", "")) >= second + float(inner[1].get("height", ""))
    told = [text.text for text in file.iter(f"{_SVG}text")]
    assert "first & last" in told


def test_rows_are_drawn_one_under_the_other() -> None:
    for plot in (
        interval_plot("wins", [("a", 0.1, 0.2, 0.3), ("b", 0.5, 0.6, 0.7)], percent=True),
        spread_plot("points", [("a", [1.0, 2.0, 3.0]), ("b", [4.0, 5.0])]),
    ):
        dots = list(ElementTree.fromstring(plot).iter("circle"))
        assert float(dots[0].get("cy", "")) < float(dots[1].get("cy", ""))
        assert float(dots[0].get("cx", "")) < float(dots[1].get("cx", ""))


def test_a_grid_has_a_colour_for_each_number_and_its_strength() -> None:
    rows = [("a & b", [4.0, -2.0, None]), ("c", [0.0, 1.0, -4.0])]
    plot = grid_plot("points", ["one", "two words", "three"], rows, "{:+.0f}".format)
    drawn = ElementTree.fromstring(plot)
    cells = [(one.get("class"), float(one.get("fill-opacity", ""))) for one in drawn.iter("rect")]
    assert [side for side, _ in cells] == ["more", "less", "more", "more", "less"]
    strength = [number for _, number in cells]
    assert strength[0] == strength[4] > strength[1] > strength[3] > strength[2] > 0
    told = [text.text for text in drawn.iter("text")]
    assert told == ["one", "two", "words", "three", "a & b", "+4", "-2", "c", "+0", "+1", "-4"]


def test_a_plot_in_a_stack_is_as_high_as_it_is_alone() -> None:
    high = interval_plot("wins", [(str(row), 0.1, 0.2, 0.3) for row in range(20)])
    file = ElementTree.fromstring(stacked([("first", high), ("second", curve_plot("x", CURVES))]))
    inner = [one for one in file.iter(f"{_SVG}svg") if one is not file]
    for one in inner:
        assert one.get("height") == one.get("viewBox", "").split()[3]
    assert float(inner[1].get("y", "")) > float(inner[0].get("height", ""))


def test_a_line_of_text_goes_from_the_least_to_the_most() -> None:
    assert sparkline(range(8)) == "▁▂▃▄▅▆▇█"
    assert sparkline([1.0, 1.0, 9.0, 9.0, 5.0, 5.0], width=3) == "▁█▅"
    assert sparkline([4.0, 4.0]) == "▁▁"
    assert sparkline([]) == ""
    assert len(sparkline(range(1000), width=60)) == 60
