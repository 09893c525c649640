"""A view as headed text, for the terminal, screen readers and the site's text view."""

from __future__ import annotations

from typing import Any

from loci.core.text import Arg, SeatName, Text, text_from
from loci.core.view import Figure, Section
from loci.games.spirit_island.state.boards import STANDARD
from loci.games.spirit_island.state.names import card_text, piece_text
from loci.games.spirit_island.state.registry import BOARDS, POWERS, SPIRITS
from loci.games.spirit_island.state.terms import ELEMENTS, INVADER_ACTIONS, PIECES, piece
from loci.games.spirit_island.words.seat_lines import seat_lines

_SPACES = ("ravage", "build", "explore", "extra")


def sections(view: dict[str, Any]) -> list[Section]:
    """The turn, the invaders, a section for each board and each seat, and what is in force."""
    found = [
        Section(_heading(view), _turn_lines(view)),
        Section(Text("see-invaders"), _invader_lines(view)),
    ]
    if view.get("events") is not None and view["events"]["now"] is not None:
        found.append(_event(view["events"]["now"]))
    found += [_board(view, board) for board in view["boards"] if board not in view.get("sunk", [])]
    if view["effects"]:
        lines = [_effect_line(effect) for effect in view["effects"]]
        found.append(Section(Text("see-effects"), lines))
    for seat, data in enumerate(view["seats"]):
        found.append(
            Section(_name(view, seat), seat_lines(data) if data["spirit"] else [], seat=seat)
        )
    return found


def figures(view: dict[str, Any]) -> list[list[Figure]]:
    """Energy, what comes in, card plays and presence of every seat that has a spirit."""
    found: list[list[Figure]] = []
    for data in view["seats"]:
        row: list[Figure] = []
        if data["spirit"] is not None:
            row = [
                Figure("energy", data["energy"]),
                Figure("income", data["income"]),
                Figure("plays", data["plays"] - data["plays_made"]),
                Figure("presence", sum(data["presence"].values())),
                Figure("hand", len(data["hand"])),
            ]
        found.append(row)
    return found


def _name(view: dict[str, Any], seat: int) -> Text:
    """A seat with its spirit, as long as it has one."""
    spirit = view["seats"][seat]["spirit"]
    if spirit is None:
        return Text("see-name", who=SeatName(seat))
    return Text("see-name-spirit", who=SeatName(seat), spirit=Text(f"spirit-{spirit}"))


# -- turn, fear, blight ----------------------------------------------------------------------------


def _heading(view: dict[str, Any]) -> Text:
    phase = Text(f"phase-{view['phase']}")
    return Text("see-turn", turn=view["turn"], phase=phase)


def _turn_lines(view: dict[str, Any]) -> list[Text]:
    lines: list[Text] = []
    if view["ending"] is not None:
        lines.append(Text(f"ending-{view['ending']}"))
    if view["step"] is not None:
        lines.append(Text("see-step", step=Text(f"step-{view['step']}")))
    if view["adversary"] is not None:
        lines += _adversary_lines(view["adversary"]["id"], view["adversary"]["level"])
        if "stands" in view["adversary"]:
            lines.append(text_from(view["adversary"]["stands"]))
    if "supporting" in view:
        lines.append(Text("see-supporting"))
        lines += _adversary_lines(view["supporting"]["id"], view["supporting"]["level"])
    if view["scenario"] is not None:
        lines.append(Text("see-scenario", scenario=Text(f"scenario-{view['scenario']}")))
        lines.append(Text(f"text-scenario-{view['scenario']}"))
    lines += _island_lines(view)
    fear = view["fear"]
    lines += [
        Text("see-terror", level=fear["terror"], victory=Text(f"victory-{fear['terror']}")),
        Text(
            "see-fear",
            generated=fear["generated"],
            markers=fear["markers"],
            earned=len(fear["earned"]),
            left=len(fear["deck"]),
        ),
    ]
    lines += _fear_cards(fear)
    lines.append(_blight_line(view["blight"]))
    for kind, deck in view["decks"].items():
        name = Text(f"deck-{kind}")
        lines.append(Text("see-deck", deck=name, left=deck["left"], discarded=len(deck["discard"])))
    return lines


def _island_lines(view: dict[str, Any]) -> list[Text]:
    """How the boards lie, which are gone, where the seats started: what is not as usual."""
    lines: list[Text] = []
    if view["layout"] != STANDARD:
        lines.append(Text("see-layout", layout=Text(f"layout-{view['layout']}")))
    for word in view.get("added", []):
        board, _, beside = word.split("-", 2)
        lines.append(Text("see-added", board=board, beside=beside.partition("-")[0]))
    for board in view.get("sunk", []):
        lines.append(Text("see-sunk", board=board))
    if view["starts"] != view["boards"][: len(view["boards"]) - len(view.get("added", []))]:
        for seat, board in enumerate(view["starts"]):
            lines.append(Text("see-starts", who=SeatName(seat), board=board))
    return lines


def _fear_cards(fear: dict[str, Any]) -> list[Text]:
    """The cards of which the face is seen: those turned up, and for who sees all, the others."""
    lines: list[Text] = []
    for pile, message in (("earned", "see-fear-earned"), ("deck", "see-fear-in-deck")):
        for place, card in enumerate(fear[pile]):
            if card:
                up = card in fear.get("shown", [card])
                name = Text(f"fear-{card}")
                lines.append(Text(message if up else f"{message}-down", card=name, place=place + 1))
    return lines


def _adversary_lines(id: str, level: int) -> list[Text]:
    """The adversary with its escalation and the rules of all levels in force."""
    name = Text(f"adversary-{id}")
    rules = [Text(f"text-adversary-{id}-{number}") for number in range(level + 1)]
    return [
        Text("see-adversary", adversary=name, level=level),
        Text("see-escalation", text=Text(f"escalation-{id}")),
        *rules,
    ]


def _blight_line(blight: dict[str, Any]) -> Text:
    if blight["side"] == "blighted":
        card = blight["card"]
        return Text(
            "see-blighted",
            pool=blight["pool"],
            card=Text(f"blight-{card}"),
            text=Text(f"text-blight-{card}"),
        )
    message = "see-healthy" if blight["side"] == "healthy" else "see-no-blight-card"
    if blight["side"] == "healthy" and blight["card"] is not None:
        card = blight["card"]
        named = Text(f"blight-{card}")
        return Text(
            "see-still-healthy", pool=blight["pool"], card=named, text=Text(f"text-blight-{card}")
        )
    if "known" in blight:
        known = Text(f"blight-{blight['known']}")
        return Text("see-healthy-known", pool=blight["pool"], card=known)
    return Text(message, pool=blight["pool"])


# -- invaders --------------------------------------------------------------------------------------


def _invader_lines(view: dict[str, Any]) -> list[Text]:
    """The cards on the spaces with what they will do, and the deck by stage."""
    invaders = view["invaders"]
    lines: list[Text] = []
    for space in _SPACES:
        cards = [Text(f"invader-{card}") for card in invaders[space]]
        if cards:
            lines.append(Text(f"see-space-{space}", cards=cards))
    forecast = view["forecast"]
    ravaged = [_ravage_text(name, forecast.get(name, {})) for name in view["coming"]["ravage"]]
    if ravaged:
        lines.append(Text("see-coming-ravage", lands=ravaged))
    built = [_build_text(name, forecast.get(name, {})) for name in view["coming"]["build"]]
    if built:
        lines.append(Text("see-coming-build", lands=built))
    lines += _going_lines(forecast)
    stages = [
        Text("see-stage", stage=stage, number=invaders["deck"].count(stage))
        for stage in (1, 2, 3)
        if stage in invaders["deck"]
    ]
    lines.append(
        Text("see-invader-deck", number=len(invaders["deck"]), stages=stages or [Text("nothing")])
    )
    return lines


def _going_lines(forecast: dict[str, Any]) -> list[Text]:
    """Pieces of a scenario that go somewhere by themselves, land by land."""
    lines: list[Text] = []
    for name, said in forecast.items():
        going = said.get("goes")
        if going is not None:
            ends = going["to"]
            word = "go" if ends else "stay"
            if ends and ends[0][1:] == "0":  # the ocean
                word = "escape"
            to = ", ".join(ends)
            lines.append(Text(f"see-thieves-{word}", land=name, number=going["number"], lands=to))
    return lines


def _ravage_text(name: str, said: dict[str, Any]) -> Text:
    """A land that will be ravaged, with what is forecast for it (nothing once the game is over)."""
    ravage = said.get("ravage")
    if ravage is None:
        return Text("see-land", land=name)
    if ravage["stopped"]:
        return Text("see-land-stopped", land=name)
    if "on_others" in ravage:
        return Text("see-land-turned", land=name, damage=ravage["on_others"])
    message = "see-land-blights" if ravage["blight"] else "see-land-damage"
    return Text(message, land=name, damage=ravage["damage"])


def _build_text(name: str, said: dict[str, Any]) -> Text:
    stopped = said.get("build", "") is None
    return Text("see-land-stopped" if stopped else "see-land", land=name)


# -- the event that is carried out -----------------------------------------------------------------


def _event(event: dict[str, Any]) -> Section:
    """The whole card: its main events with what decides on them, then the token and dahan event."""
    lines = [
        Text(
            "see-event-main" if main["holds"] else "see-event-main-not",
            when=_when(event["asks"], main),
            name=Text(f"event-part-{main['name']}"),
            text=Text(f"text-event-part-{main['name']}"),
        )
        for main in event["mains"]
    ]
    for kind in ("token", "dahan"):
        if event[kind] is not None:
            name = Text(f"event-part-{event[kind]}")
            says = Text(f"text-event-part-{event[kind]}")
            lines.append(Text(f"see-event-{kind}", name=name, text=says))
    return Section(Text("see-event", card=Text(f"event-{event['card']}")), lines)


def _when(asks: str, main: dict[str, Any]) -> Text:
    """What decides that a main event is carried out: a state of the game, or a price."""
    if asks == "choice":
        if "varies" in main:
            return Text("event-price-varies")
        if main["element"] is not None:
            element = Text(f"element-{main['element']}")
            return Text("event-price-aided", energy=main["energy"], element=element)
        return Text("event-price", energy=main["energy"]) if main["energy"] else Text("event-free")
    if asks == "health":
        return Text("event-blighted" if 1 in main["when"] else "event-healthy")
    levels = "-".join([str(level) for level in main["when"]])
    return Text(f"event-{asks}-{levels}")


# -- the island ------------------------------------------------------------------------------------


def _board(view: dict[str, Any], board: str) -> Section:
    """Every land in a line: what it is, and what it holds."""
    lines: list[Text] = []
    for name, land in view["lands"].items():
        if name[0] != board or (land["terrain"] == "ocean" and not land["in_play"]):
            continue
        holds = _holds(land)
        near = ", ".join(land["near"])
        kind = Text("see-coastal" if land["coastal"] else "see-inland", terrain=_terrain(land))
        if holds:
            lines.append(Text("see-land-line", land=name, kind=kind, near=near, holds=holds))
        else:
            lines.append(Text("see-land-empty", land=name, kind=kind, near=near))
    return Section(Text("see-board", board=board), lines)


def _terrain(land: dict[str, Any]) -> Text:
    return Text(f"terrain-{land['terrain']}")


def _holds(land: dict[str, Any]) -> list[Text]:
    found = []
    for group in land["pieces"]:
        code = piece(PIECES.index(group["piece"]), group["damage"], group.get("strife", 0))
        found.append(piece_text(code, group["number"]))
    if land["blight"]:
        found.append(Text("see-holds-blight", number=land["blight"]))
    for seat, number in enumerate(land["presence"]):
        if number:
            message = "see-holds-sacred" if seat in land["sacred"] else "see-holds-presence"
            found.append(Text(message, who=SeatName(seat), number=number))
    if land["defence"]:
        found.append(Text("see-holds-defence", number=land["defence"]))
    found += [Text("see-holds-stopped", action=Text(f"action-{a}")) for a in land["stopped"]]
    return found


def _effect_line(effect: dict[str, Any]) -> Text:
    """Every effect is told with all that it may have; its message takes what it needs."""
    who: Arg = Text("nobody") if effect["seat"] is None else SeatName(effect["seat"])
    return Text(
        f"effect-{effect['kind']}",
        who=who,
        land=effect["land"] or Text("everywhere"),
        number=effect["number"],
        what=_word(effect["word"]),
        corner=effect.get("corner", ""),
        lands=_listed(effect.get("lands", "")),
        numbers=_listed(effect.get("numbers", "")),
    )


def _listed(words: str) -> str:
    """`A5+A6` and `0+3` as lists."""
    return words.replace("+", ", ")


def _word(word: str) -> Text:
    if word in POWERS:
        return card_text(word)
    if word in INVADER_ACTIONS:
        return Text(f"action-{word}")
    if word in PIECES[1:]:
        return Text(f"kind-{word}")
    if word in BOARDS:
        return Text("see-board", board=word)
    if word in SPIRITS:
        return Text(f"spirit-{word}")
    if word in ELEMENTS:
        return Text(f"element-{word}")
    return Text("everything")
