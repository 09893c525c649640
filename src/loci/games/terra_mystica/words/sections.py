"""A view as headed text, for the terminal, screen readers and the site's text view."""

from __future__ import annotations

from typing import Any, Final

from loci.core.text import SeatName, Text
from loci.core.view import Figure, Section
from loci.games.terra_mystica.state.board import LAND, NAMES, ROW_COLUMN
from loci.games.terra_mystica.state.terms import BUILDINGS, CODES, ROUNDS, TERRAINS

_AMOUNTS: Final = {
    "coins": "amount-C",
    "workers": "amount-W",
    "priests": "amount-P",
    "power": "amount-PW",
}


def sections(view: dict[str, Any]) -> list[Section]:
    """The round, the map, cults, tiles, power actions, every seat, and open offers."""
    found = [
        Section(_heading(view), _round_lines(view)),
        Section(Text("see-map"), _map_lines(view), drawing(view)),
        Section(Text("see-cults"), [_cult_line(name, view) for name in view["cults"]]),
        Section(Text("see-bonus"), [_bonus_line(tile) for tile in view["bonus"]]),
        Section(Text("see-actions"), [_action_line(action) for action in view["actions"]]),
        Section(Text("see-favours"), _stock_lines(view["favours"])),
        Section(Text("see-towns"), _stock_lines(view["towns"])),
    ]
    if view["offers"]:
        found.append(Section(Text("see-offers"), [_offer_line(o) for o in view["offers"]]))
    found += [_seat_section(view, seat) for seat in range(len(view["seats"]))]
    return found


def figures(view: dict[str, Any]) -> list[list[Figure]]:
    """Points, coins, workers, priests and the three bowls of every seat that has a faction."""
    found: list[list[Figure]] = []
    for data in view["seats"]:
        row = [Figure("vp", data["vp"])]
        if data["faction"] is not None:
            row += [
                Figure("coins", data["coins"]),
                Figure("workers", data["workers"]),
                Figure("priests", data["priests"]["hand"]),
                *[Figure(f"bowl-{n}", power) for n, power in enumerate(data["bowls"], 1)],
            ]
        found.append(row)
    return found


def _name(view: dict[str, Any], seat: int) -> Text:
    """A seat with its faction, as long as it has one."""
    faction = view["seats"][seat]["faction"]
    if faction is None:
        return Text("see-name", who=SeatName(seat))
    return Text("see-name-faction", who=SeatName(seat), faction=Text(f"faction-{faction}"))


def _tile(name: str) -> Text:
    return Text(f"tile-{name}")


def amounts(numbers: dict[str, int]) -> list[Text]:
    """Coins, workers, priests and power in words."""
    found = [Text(_AMOUNTS[name], number=number) for name, number in numbers.items() if number]
    return found or [Text("nothing")]


# -- round -----------------------------------------------------------------------------------------


def _heading(view: dict[str, Any]) -> Text:
    if view["phase"] == "actions":
        return Text("see-round", round=view["round"])
    return Text(f"see-phase-{view['phase']}", round=view["round"])


def _round_lines(view: dict[str, Any]) -> list[Text]:
    lines: list[Text] = []
    if view["phase"] == "over":
        return lines
    for tile in view["scoring"]:
        if tile["round"] < view["round"]:
            continue
        message = "see-scoring-now" if tile["now"] else "see-scoring"
        if tile["round"] == ROUNDS:
            message = "see-scoring-now-last" if tile["now"] else "see-scoring-last"
        lines.append(
            Text(message, round=tile["round"], tile=tile["tile"], what=_tile(tile["tile"]))
        )
    lines.append(Text("see-order", seats=[_name(view, seat) for seat in view["order"]]))
    if view["passed"]:
        lines.append(Text("see-passed", seats=[_name(view, seat) for seat in view["passed"]]))
    if view["asked"]:
        lines.append(Text("see-asked", seats=[_name(view, seat) for seat in view["asked"]]))
    turn = view["turn"]
    if turn is not None and (turn["owed"] or turn["unused"]):
        left = {**turn["owed"], **turn["unused"]}
        parts = [Text(f"left-{name}", number=number) for name, number in left.items()]
        lines.append(Text("see-under-way", who=_name(view, turn["seat"]), left=parts))
    return lines


# -- the boards ------------------------------------------------------------------------------------


def _map_lines(view: dict[str, Any]) -> list[Text]:
    lines = [Text("see-legend")]
    for seat in range(len(view["seats"])):
        buildings: list[Text] = []
        for kind in BUILDINGS[1:]:
            hexes = [
                name + ("*" if "town" in data else "")
                for name, data in view["hexes"].items()
                if data.get("owner") == seat and data["building"] == kind
            ]
            if hexes:
                building = Text(f"building-{kind}")
                buildings.append(Text("see-building", building=building, hexes=" ".join(hexes)))
        if buildings:
            lines.append(Text("see-buildings", who=_name(view, seat), buildings=buildings))
    if view["bridges"]:
        bridges = [
            Text("see-bridge", site=bridge["site"], who=_name(view, bridge["owner"]))
            for bridge in view["bridges"]
        ]
        lines.append(Text("see-bridges", bridges=bridges))
    if view["rivers"]:
        lines.append(Text("see-river-towns", hexes=" ".join(view["rivers"])))
    for terrain in TERRAINS:
        free = [
            name
            for name, data in view["hexes"].items()
            if data["terrain"] == terrain and "owner" not in data
        ]
        if free:
            lines.append(Text("see-free", terrain=Text(f"terrain-{terrain}"), hexes=" ".join(free)))
    return lines


def _cult_line(name: str, view: dict[str, Any]) -> Text:
    cult = view["cults"][name]
    markers = [
        Text("see-marker", who=_name(view, seat), number=steps)
        for seat, steps in enumerate(cult["markers"])
        if view["seats"][seat]["faction"] is not None
    ]
    places: list[Text] = []
    for owner, worth in zip(cult["priests"], cult["worth"], strict=True):
        if owner is None:
            places.append(Text("see-place-free", steps=worth))
        else:
            places.append(Text("see-place", steps=worth, who=_name(view, owner)))
    return Text(
        "see-cult",
        cult=Text(f"cult-{name}"),
        markers=markers or [Text("nothing")],
        places=places,
    )


def _bonus_line(tile: dict[str, Any]) -> Text:
    name = tile["tile"]
    if tile["holder"] is None:
        return Text("see-bonus-free", tile=name, what=_tile(name), coins=tile["coins"])
    return Text("see-bonus-held", tile=name, what=_tile(name), who=SeatName(tile["holder"]))


def _action_line(action: dict[str, Any]) -> Text:
    message = "see-action-used" if action["used"] else "see-action"
    what = Text(f"action-{action['action']}")
    return Text(message, name=action["action"], what=what, power=action["power"])


def _stock_lines(tiles: dict[str, int]) -> list[Text]:
    """The tiles that are left, and how many of each."""
    left = [(name, number) for name, number in tiles.items() if number]
    return [Text("see-stock", tile=n, what=_tile(n), number=number) for n, number in left]


def _offer_line(offer: dict[str, Any]) -> Text:
    return Text(
        "see-offer" if offer["open"] else "see-offer-later",
        giver=SeatName(offer["from"]),
        who=SeatName(offer["to"]),
        power=offer["gain"],
        price=offer["price"],
    )


# -- seats -----------------------------------------------------------------------------------------


def _seat_section(view: dict[str, Any], seat: int) -> Section:
    data = view["seats"][seat]
    if data["faction"] is None:
        lines = [Text("see-vp", vp=data["vp"])]
        if data["home"] is not None:
            lines.append(Text("see-dealt", terrain=Text(f"terrain-{data['home']}")))
        return Section(_name(view, seat), lines, seat=seat)
    over = view["phase"] == "over"
    lines = [*_state_lines(data, over), *_board_lines(data), *_tile_lines(data)]
    return Section(_name(view, seat), lines, seat=seat)


def _state_lines(data: dict[str, Any], over: bool) -> list[Text]:
    """Points and resources."""
    lines: list[Text] = []
    if data["left"]:
        lines.append(Text("see-left"))
    elif data["passed"] and not over:
        lines.append(Text("see-has-passed"))
    sources = [
        Text("see-source", source=Text(f"source-{name}"), points=points)
        for name, points in data["points"].items()
    ]
    priests = data["priests"]
    bowls = data["bowls"]
    held = {"coins": data["coins"], "workers": data["workers"], "priests": priests["hand"]}
    lines += [
        Text("see-vp-by-source", vp=data["vp"], sources=sources or [Text("nothing")]),
        Text("see-resources", what=amounts(held)),
        Text("see-bowls", one=bowls[0], two=bowls[1], three=bowls[2], removed=data["removed"]),
        Text("see-priests", reserve=priests["reserve"], cults=priests["cults"]),
    ]
    if data["spades"]:
        lines.append(Text("see-spades", spades=data["spades"]))
    if data["income"] is not None:
        lines.append(Text("see-income", what=amounts(data["income"])))
    return lines


def _board_lines(data: dict[str, Any]) -> list[Text]:
    """The faction board: home, tracks, pieces and abilities."""
    shipping = data["shipping"]
    lines = [Text("see-home", terrain=Text(f"terrain-{data['home']}"))]
    if shipping is not None:
        lines.append(
            Text(
                "see-shipping",
                level=shipping["level"],
                most=shipping["most"],
                reach=shipping["reach"],
            )
        )
    lines.append(Text("see-digging", price=amounts(data["digging"]["spade"])))
    left = [
        Text("see-piece", building=Text(f"building-{kind}"), number=pieces["left"])
        for kind, pieces in data["buildings"].items()
    ]
    lines += [
        Text("see-pieces", pieces=left, bridges=data["bridges"]),
        Text("see-area", number=data["area"]),
        Text("see-ability", what=Text(f"ability-{data['faction']}")),
        Text("see-stronghold", what=Text(f"stronghold-{data['faction']}")),
    ]
    return lines


def _tile_lines(data: dict[str, Any]) -> list[Text]:
    lines: list[Text] = []
    if data["bonus"] is not None:
        name = data["bonus"]
        lines.append(Text("see-own-bonus", tile=name, what=_tile(name)))
    lines += [Text("see-own-favour", tile=n, what=_tile(n)) for n in data["favours"]]
    lines += [Text("see-own-town", tile=name, what=_tile(name)) for name in data["towns"]]
    if data["keys"]:
        lines.append(Text("see-keys", number=data["keys"]))
    if data["used"]:
        lines.append(Text("see-used", actions=", ".join(data["used"])))
    return lines


# -- the map: nine rows of hexes, every second one half a hex to the east --------------------------

#: How wide a hex is, in characters; shifted rows begin half as far to the east.
_WIDTH: Final = 6
_LETTERS: Final = {
    "desert": "D",
    "plains": "P",
    "swamp": "S",
    "lakes": "L",
    "forest": "F",
    "mountains": "M",
    "wasteland": "W",
}


def drawing(view: dict[str, Any]) -> str:
    """Each hex: its name and the letter of its terrain; below them the owner's seat and the
    code of the building (`1:TP`), with `*` in a town. Rivers are `~~~~`; `*` marks a town there."""
    rows = max([row for row, _ in ROW_COLUMN]) + 1
    upper = [[" "] * 84 for _ in range(rows)]
    lower = [[" "] * 84 for _ in range(rows)]
    for hex, (row, column) in enumerate(ROW_COLUMN):
        at = _WIDTH * column + _WIDTH // 2 * (row % 2)
        name = NAMES[hex]
        if hex >= LAND:
            _write(upper[row], at, "~~*~" if name in view["rivers"] else "~~~~")
            continue
        data = view["hexes"][name]
        _write(upper[row], at, f"{name} {_LETTERS[data['terrain']]}")
        _write(lower[row], at, _mark(data))
    lines: list[str] = []
    for row in range(rows):
        lines += ["".join(upper[row]).rstrip(), "".join(lower[row]).rstrip()]
    return "\n".join(lines)


def _mark(data: dict[str, Any]) -> str:
    if "building" not in data:
        return ""
    code = CODES[BUILDINGS.index(data["building"])]
    return f"{data['owner'] + 1}:{code}{'*' if 'town' in data else ''}"


def _write(line: list[str], at: int, text: str) -> None:
    for i, letter in enumerate(text):
        line[at + i] = letter
