"""The routes of programs that play with a token, and those by which people make and seat them."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query

from loci.server.errors import too_much
from loci.server.http import program_forms as f
from loci.server.http import protocol as p
from loci.server.http.account import forget
from loci.server.http.callers import ERRORS, AProgram, Caller, The
from loci.server.http.rest import listed_data, seen_table
from loci.server.people.connected import is_asked, seat_in
from loci.server.storage.rows import Program

router = APIRouter(prefix="/api", responses=ERRORS)
Wait = Annotated[float, Query(ge=0, le=f.LONGEST_WAIT)]
Stamp = Annotated[str, Query(max_length=40)]


def _data(program: Program) -> f.ProgramData:
    return f.ProgramData(**program.to_data())


# -- their owners, and hosts --------------------------------------------------------------------


@router.get("/me/programs")
async def programs(site: The, user: Caller) -> list[f.ProgramData]:
    return [_data(program) for program in await site.programs.of(user)]


@router.post("/me/programs")
async def make_program(site: The, user: Caller, body: f.NewProgram) -> f.NewToken:
    program, token = await site.programs.make(user, body.name)
    return f.NewToken(program=_data(program), token=token)


@router.patch("/me/programs/{program}")
async def change_program(
    site: The, user: Caller, program: str, body: f.ProgramChange
) -> f.ProgramData:
    """Whom it plays with."""
    return _data(await site.programs.accept(user, program, body.accept, body.games))


@router.post("/me/programs/{program}/token")
async def renew_token(site: The, user: Caller, program: str) -> f.NewToken:
    """Another token; the one before it is dead."""
    renewed, token = await site.programs.renew(user, program)
    return f.NewToken(program=_data(renewed), token=token)


@router.post("/me/programs/{program}/revoke")
async def revoke_token(site: The, user: Caller, program: str) -> f.ProgramData:
    return _data(await site.programs.revoke(user, program))


@router.delete("/me/programs/{program}", status_code=204)
async def delete_program(site: The, user: Caller, program: str) -> None:
    """Its seats become open, or bots take them; its games stay."""
    await forget(site, (await site.programs.mine(user, program)).user)


@router.post("/tables/{id}/program")
async def seat_program(site: The, user: Caller, id: str, body: f.SeatProgram) -> p.TableData:
    """The host gives an open seat to a program, which accepts or declines as its owner has set."""
    found = await site.memory.table(id)
    program = await site.programs.by_name(body.name)
    return seen_table(site, await site.seating.seat_program(user, found, body.seat, program), user)


# -- programs -----------------------------------------------------------------------------------


@router.get("/program")
async def who(caller: AProgram) -> f.ProgramData:
    """Who calls."""
    return _data(caller.program)


@router.get("/program/tables")
async def program_tables(
    site: The, caller: AProgram, stamp: Stamp = "", wait: Wait = 0.0
) -> f.ProgramTables:
    """The tables that are not over at which the program sits; those first that have waited for the
    longest. Waits so many seconds for another list than that of the stamp."""
    me = caller.program
    now, found = await site.connected.tables(me, caller.token, stamp, wait)
    tables = [
        f.ProgramSeat(
            table=listed_data(site, *listed, me.user),
            seat=seat_in(me, listed),
            asked=is_asked(me, listed),
        )
        for listed in found
    ]
    return f.ProgramTables(stamp=now, tables=tables)


@router.get("/program/tables/{id}")
async def program_table(
    site: The, caller: AProgram, id: str, lang: f.Language = "en"
) -> f.ProgramTable:
    """What the program's own seat sees and is asked, as `loci.envs.text` tells it."""
    me = caller.program
    found = await site.memory.table(id)
    told = await site.connected.told(me, caller.token, found, lang)
    table = seen_table(site, found, me.user)
    return f.ProgramTable(table=table, outcome=table.outcome, **told.to_data())


@router.post("/program/tables/{id}/answer")
async def program_answer(site: The, caller: AProgram, id: str, body: f.ProgramAnswer) -> f.Answered:
    """Answer the named question in the game's notation. What is no legal move changes nothing and
    may be given anew; after three of them to one question a move is drawn."""
    me = caller.program
    found = await site.memory.table(id)
    given = (body.decision, body.move, body.lang)
    answered = await site.connected.answer(me, caller.token, found, *given)
    return f.Answered(**answered.to_data())


@router.post("/program/tables/{id}/sit")
async def program_sit(site: The, caller: AProgram, id: str) -> p.TableData:
    """Take one's own seat back from the bot that has played there meanwhile."""
    me = caller.program
    found = await site.memory.table(id)
    return seen_table(site, await site.seating.take_back(me, found), me.user)


@router.post("/program/tables/{id}/leave")
async def program_leave(site: The, caller: AProgram, id: str) -> p.TableData:
    """Give up: once the match is under way a bot goes on, for good."""
    me = caller.program
    if not site.chats.allows(me.user.id):  # the chat may have a line of it
        raise too_much()
    found = await site.memory.table(id)
    return seen_table(site, await site.seating.give_up(me, found), me.user)
