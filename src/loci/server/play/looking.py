"""Looking ahead and back, in a process of its own (`thinker.py`): what a match was after so many
answers, what it would be after some more, and why a move cannot be made."""

from __future__ import annotations

from typing import Any

from loci.core import AnyGame, State, find_game
from loci.core.data import decode, encode
from loci.core.words.asked import in_words, table_in_words
from loci.server.play.seen import decision_data, scene_data, sections_data

Scene = dict[str, bytes]  # its members as the protocol has them, each as canonical JSON


def scene_of(game: AnyGame, state: State, number: int, viewer: int, text: bool) -> dict[str, Any]:
    """A state after that many entries, as `viewer` sees it."""
    view = game.view(state, viewer)
    data = scene_data(game, state, number, viewer, view, game.decisions(state))
    if text:
        data["sections"] = sections_data(game, view)
    return data


def ahead(game: AnyGame, state: State, seat: int, moves: list[str]) -> tuple[State, list[str]]:
    """A copy of the state after these moves, and those of them that could be made: it stops
    before anything that chance or a secret decides."""
    reached = state.clone()
    made: list[str] = []
    for notation in moves:
        move = game.read(reached, seat, notation)
        tried = reached.clone()
        fate = game.table(tried).fate()
        game.apply(tried, seat, move)
        if game.table(tried).fate() != fate:
            break
        reached = tried
        made.append(move.text())
    return reached, made


# -- tasks -----------------------------------------------------------------------------------------


def history(request: dict[str, Any]) -> dict[str, Any]:
    """The scene after some more entries, each with the seed from which all was dealt anew after it,
    if it was."""
    game, state = _state(request)
    for seat, move, fresh in request["entries"]:
        game.apply(state, seat, game.read(state, seat, move))
        if fresh is not None:
            state = game.renew(state, int(fresh))
    return _members(scene_of(game, state, request["number"], request["viewer"], request["text"]))


def preview(request: dict[str, Any]) -> dict[str, Any]:
    """The scene after these moves, as far as neither chance nor a secret decides."""
    game, state = _state(request)
    seat, moves = request["seat"], request["moves"]
    reached, made = ahead(game, state, seat, moves)
    data = scene_of(game, reached, request["number"] + len(made), seat, request["text"])
    decision = game.decisions(reached).get(seat)
    if decision is not None:
        id = decision.id(request["answers"] + len(made) + 1)
        data["decisions"] = [decision_data(game, reached, decision, id)]
    return _members(data | {"made": made, "stops": len(made) < len(moves)})


def why(request: dict[str, Any]) -> dict[str, Any]:
    """What is wrong with a move, made after those that are being composed."""
    game, state = _state(request)
    reached, _ = ahead(game, state, request["seat"], request["after"])
    wrong = game.explain(reached, request["seat"], request["move"])
    return {
        "reason": None if wrong is None else wrong.reason.to_data(),
        "rule": "" if wrong is None else game.rule(wrong.reason),
        "nearest": [] if wrong is None else wrong.nearest,
    }


def asked(request: dict[str, Any]) -> dict[str, Any]:
    """What a seat sees, and what it is asked, in words: as data, and as one text."""
    game, state = _state(request)
    seat, players, language = request["seat"], request["players"], request["language"]
    decision = game.decisions(state).get(seat)
    if decision is None:
        seen = table_in_words(game, state, players, seat, language)
        return {"asked": None, "text": seen}
    told = in_words(game, state, players, decision, language)
    return {"asked": told.to_data(), "text": told.text()}


def _state(request: dict[str, Any]) -> tuple[AnyGame, State]:
    game = find_game(request["game"])
    state: State = game.load(decode(request["state"]))
    return game, state


def _members(data: dict[str, Any]) -> dict[str, Any]:
    return {"scene": {name: encode(value).decode() for name, value in data.items()}}
