"""The REST routes of statistics: of a game, for everybody, and of the caller."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from loci.server.http.callers import ERRORS, Caller, The
from loci.server.http.files import text_answer
from loci.server.http.statistics_forms import GameStatistics, OwnStatistics, PlayedData, PlayedPage

STATISTICS: dict[int | str, dict[str, Any]] = {200: {"model": GameStatistics}}
TABLE: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/csv": {"schema": {"type": "string"}}}}
}
router = APIRouter(prefix="/api", responses=ERRORS)


@router.get("/statistics/{game}", response_class=Response, responses=STATISTICS)
async def statistics(site: The, request: Request, game: str) -> Response:
    return text_answer(request, await site.statistics.game(game), "application/json")


@router.get("/statistics/{game}/csv", response_class=Response, responses=TABLE)
async def statistics_table(site: The, game: str) -> Response:
    return _file(await site.statistics.game_table(game), "statistics.csv")


@router.get("/me/statistics")
async def own(site: The, user: Caller) -> OwnStatistics:
    return OwnStatistics(**await site.statistics.own(user))


@router.get("/me/played")
async def played(
    site: The, user: Caller, page: Annotated[int, Query(ge=0, le=10_000)] = 0
) -> PlayedPage:
    """The caller's finished matches, the last first."""
    found, more = await site.statistics.played(user, page)
    return PlayedPage(played=[PlayedData(**one) for one in found], more=more)


@router.get("/me/played/csv", response_class=Response, responses=TABLE)
async def played_table(site: The, user: Caller) -> Response:
    return _file(await site.statistics.own_table(user), "played.csv")


def _file(text: str, name: str) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text.encode(), 200, headers, "text/csv; charset=utf-8")
