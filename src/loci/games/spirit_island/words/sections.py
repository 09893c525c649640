"""A view as headed text, for the terminal, screen readers and the site's text view."""

from __future__ import annotations

from typing import Any

from loci.core.text import Arg, SeatName, Text
from loci.core.view import Figure, Section
from loci.games.spirit_island.state.boards import STANDARD
from loci.games.spirit_island.state.names import card_text, elements_text, land_kind, piece_text
from loci.games.spirit_island.state.registry import BOARDS, POWERS
from loci.games.spirit_island.state.terms import ELEMENTS, INVADER_ACTIONS, PIECES, piece
from loci.games.spirit_island.words.labels import (
    growth_texts,
    growth_word_text,
    range_text,
)

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
            Section(_name(view, seat), _seat_lines(data) if data["spirit"] else [], seat=seat)
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
    for board in view.get("sunk", []):
        lines.append(Text("see-sunk", board=board))
    if view["starts"] != view["boards"]:
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
    ravaged = [_ravage_text(name, view["lands"][name]) for name in view["coming"]["ravage"]]
    if ravaged:
        lines.append(Text("see-coming-ravage", lands=ravaged))
    built = [_build_text(name, view["lands"][name]) for name in view["coming"]["build"]]
    if built:
        lines.append(Text("see-coming-build", lands=built))
    stages = [
        Text("see-stage", stage=stage, number=invaders["deck"].count(stage))
        for stage in (1, 2, 3)
        if stage in invaders["deck"]
    ]
    lines.append(
        Text("see-invader-deck", number=len(invaders["deck"]), stages=stages or [Text("nothing")])
    )
    return lines


def _ravage_text(name: str, land: dict[str, Any]) -> Text:
    if "ravage" in land["stopped"]:
        return Text("see-land-stopped", land=name)
    message = "see-land-blights" if land["damage"] >= 2 else "see-land-damage"
    return Text(message, land=name, damage=land["damage"])


def _build_text(name: str, land: dict[str, Any]) -> Text:
    return Text("see-land-stopped" if "build" in land["stopped"] else "see-land", land=name)


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
    )


def _word(word: str) -> Text:
    if word in POWERS:
        return card_text(word)
    if word in INVADER_ACTIONS:
        return Text(f"action-{word}")
    if word in PIECES[1:]:
        return Text(f"kind-{word}")
    if word in BOARDS:
        return Text("see-board", board=word)
    return Text("everything")


# -- seats -----------------------------------------------------------------------------------------


def _seat_lines(data: dict[str, Any]) -> list[Text]:
    spirit = data["spirit"]
    lines = [
        *[Text(f"special-{spirit}-{number + 1}") for number in range(data["specials"])],
        Text("see-energy", energy=data["energy"], income=data["income"]),
        Text("see-plays", plays=data["plays"], made=data["plays_made"]),
        Text("see-presence", left=data["presence_left"], destroyed=data["destroyed"]),
    ]
    if data["drowned"]:
        lines.append(Text("see-drowned", number=data["drowned"]))
    lines.append(Text("see-track-energy", spaces=_spaces(data["energy_track"])))
    lines.append(Text("see-track-plays", spaces=_spaces(data["plays_track"])))
    for number, option in enumerate(data["growth"], 1):
        message = "see-growth-taken" if number in data["growth_taken"] else "see-growth"
        actions = growth_texts(option, data["growth_prices"][number - 1])
        lines.append(Text(message, option=number, actions=actions))
    if data["growth_always"]:
        always = [growth_word_text(word) for word in data["growth_always"]]
        lines.append(Text("see-growth-always", actions=always))
    lines.append(Text("see-elements", elements=elements_text(data["elements"])))
    for pile in ("hand", "played"):
        cards = [_power(card) for card in data[pile]] or [Text("nothing")]
        lines += [Text(f"see-{pile}", cards=card) for card in cards]
    discard = [_card(card) for card in data["discard"]]
    lines.append(Text("see-discard", cards=discard or [Text("nothing")]))
    for innate in data["innates"]:
        lines += _innate(innate)
    return lines


def _spaces(track: list[dict[str, Any]]) -> list[Text]:
    """The spaces of a track; covered ones are told as such."""
    found: list[Text] = []
    for space in track:
        if "number" in space:
            name = "see-number-reclaim" if "reclaim" in space else "see-number"
            what = Text(name, number=space["number"])
        elif "element" in space:
            what = Text(f"element-{space['element']}")
        else:
            what = Text("see-space-reclaim")
        found.append(what if space["uncovered"] else Text("see-covered", what=what))
    return found


def _power(card: dict[str, Any]) -> Text:
    """A card with all that it says."""
    return Text(
        "see-power",
        card=_card(card),
        range=range_text(card["range"]),
        target=land_kind(card["target"]),
        text=Text(f"text-{card['card']}"),
    )


def _card(card: dict[str, Any]) -> Text:
    return Text(
        "card-used" if card["used"] else "card-header",
        card=card_text(card["card"]),
        cost=card["cost"],
        speed=Text(f"speed-{card['speed']}"),
        elements=elements_text(card["elements"]),
    )


def _innate(power: dict[str, Any]) -> list[Text]:
    """The power, and its levels with the elements they need."""
    lines = [
        Text(
            "see-innate-used" if power["used"] else "see-innate",
            power=card_text(power["card"]),
            speed=Text(f"speed-{power['speed']}"),
            range=range_text(power["range"]),
            target=land_kind(power["target"]),
            text=Text(f"text-{power['card']}"),
        )
    ]
    for number, threshold in enumerate(power["thresholds"], 1):
        message = "see-threshold-met" if threshold["met"] else "see-threshold"
        needs = {name: n for name in ELEMENTS if (n := threshold["needs"].get(name, 0))}
        lines.append(Text(message, level=number, elements=elements_text(needs)))
    return lines
