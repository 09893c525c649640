"""Sessions end where they are ended: in copies of the cookie, and in open sockets."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sa
from itsdangerous import TimestampSigner
from websockets.exceptions import ConnectionClosed

from loci.server.errors import Refusal
from loci.server.people.sessions import Sessions
from loci.server.settings import Settings
from loci.server.storage.engines import open_engine, upgrade
from tests.server.clients import PATIENCE, Guest, Live
from tests.server.running import Served
from tests.versions.databases import made

Come = Callable[..., Guest]
Start = Callable[..., Served]
PASSWORD = "correct horse"


def copy_of(guest: Guest) -> Guest:
    """Somebody else who has the cookie of this guest."""
    copied = Guest(guest.address, None)
    copied.http.cookies.set("loci", guest.http.cookies["loci"])
    copied.me = guest.me
    return copied


def signed_in(guest: Guest) -> bool:
    me = guest.get("/me")
    assert me is None or me["id"] == guest.me["id"]
    return me is not None


def account(guest: Guest, login: str = "ada") -> Guest:
    guest.post("/account", login=login, password=PASSWORD)
    return guest


def elsewhere(guest: Guest, login: str = "ada", password: str = PASSWORD) -> Guest:
    """The same account, signed in on another device."""
    other = Guest(guest.address, None)
    other.me = other.post("/login", login=login, password=password)
    return other


def assert_signed_out(live: Live) -> None:
    """The socket is closed, and says why."""
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            live.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401


def test_a_copied_cookie_is_dead_once_signed_out(guest: Come) -> None:
    ada = account(guest("Ada"))
    phone = elsewhere(ada)
    copied = copy_of(ada)
    id = ada.table("lantern", "me me")["id"]
    with copied.live(id) as live, phone.live(id) as other:
        assert live.hello["seats"] == [0, 1]
        assert ada.http.post("/logout").status_code == 204
        assert_signed_out(live)
        other.ask("chat", text="still here")
    assert "loci" not in ada.http.cookies
    assert not signed_in(copied)
    assert signed_in(phone)
    copied.post("/tables", 401, game="lantern", players=1, seats=[{"kind": "me"}])
    assert guest(None).http.post("/logout").status_code == 204  # who is nobody may say so too


def test_a_copied_cookie_of_who_signed_out_only_watches(guest: Come) -> None:
    ada = guest("Ada")
    copied = copy_of(ada)
    id = ada.table("lantern", "me me")["id"]
    ada.http.post("/logout")
    with copied.live(id) as live:
        assert live.hello["seats"] == []


def test_signing_out_everywhere(guest: Come) -> None:
    ada = account(guest("Ada"))
    phone, bob = elsewhere(ada), guest("Bob")
    id = ada.table("lantern", "me me")["id"]
    with ada.live(id) as one, phone.live(id) as two, bob.live(id) as three:
        assert phone.http.post("/logout/everywhere").status_code == 204
        assert_signed_out(one)
        assert_signed_out(two)
        three.ask("ping")
    assert not signed_in(ada)
    assert not signed_in(phone)
    assert signed_in(bob)
    assert signed_in(elsewhere(ada))


def test_signing_out_everywhere_else_renews_the_cookie_here(guest: Come) -> None:
    """Whoever has a copy of this very cookie is signed out with the others."""
    ada = account(guest("Ada"))
    phone, copied = elsewhere(ada), copy_of(ada)
    sessions = ada.get("/me/sessions")
    assert [session["here"] for session in sessions] == [False, True]
    assert sessions[0]["since"] >= sessions[1]["since"]
    assert ada.post("/logout/others")["id"] == ada.me["id"]
    assert signed_in(ada)
    assert not signed_in(phone)
    assert not signed_in(copied)
    assert [session["here"] for session in ada.get("/me/sessions")] == [True]
    assert [list(one) for one in ada.get("/me/export")["sessions"]] == [["created"]]
    phone.get("/me/sessions", 401)
    phone.post("/logout/others", 401)


def test_another_password_signs_everybody_else_out(guest: Come) -> None:
    ada = account(guest("Ada"))
    phone, copied = elsewhere(ada), copy_of(ada)
    id = ada.table("lantern", "me me")["id"]
    with phone.live(id) as live:
        ada.post("/account/password", 403, old="wrong horse", new="another horse")
        ada.post("/account/password", 422, old=PASSWORD, new="short")
        live.ask("ping")
        ada.post("/account/password", old=PASSWORD, new="another horse")
        assert_signed_out(live)
    assert signed_in(ada)
    assert not signed_in(phone)
    assert not signed_in(copied)
    phone.post("/login", 403, login="ada", password=PASSWORD)
    assert signed_in(elsewhere(ada, password="another horse"))
    assert [line["action"] for line in ada.get("/me/export")["audit"]].count("password") == 1
    guest("Bob").post("/account/password", 409, old="", new="another horse")
    guest(None).post("/account/password", 401, old=PASSWORD, new="another horse")


def test_the_cookie_changes_when_a_guest_becomes_an_account(guest: Come) -> None:
    """A cookie that somebody planted does not open the account made with it."""
    ada = guest("Ada")
    planted = copy_of(ada)
    id = ada.table("lantern", "me me")["id"]
    with planted.live(id) as live:
        account(ada)
        assert_signed_out(live)
    assert signed_in(ada)
    assert not signed_in(planted)
    assert ada.http.cookies["loci"] != planted.http.cookies["loci"]


def test_the_cookie_changes_at_login(guest: Come) -> None:
    ada, bob = account(guest("Ada")), guest("Bob")
    planted = copy_of(bob)
    bob.me = bob.post("/login", login="ada", password=PASSWORD)
    assert bob.me["id"] == ada.me["id"]
    assert bob.http.cookies["loci"] != planted.http.cookies["loci"]
    assert planted.get("/me") is None
    assert signed_in(ada)


def test_who_is_forgotten_is_signed_out_everywhere(guest: Come) -> None:
    ada = account(guest("Ada"))
    phone = elsewhere(ada)
    id = ada.table("lantern", "me me")["id"]
    with phone.live(id) as live:
        assert ada.http.delete("/me").status_code == 204
        assert_signed_out(live)
    assert not signed_in(phone)


def test_who_is_forgotten_meanwhile_begins_no_session(guest: Come, server: Served) -> None:
    ada = guest("Ada")
    user = server.do(server.site.people.find(ada.me["id"]))
    assert ada.http.delete("/me").status_code == 204
    with pytest.raises(Refusal) as refused:
        server.do(server.site.sessions.renew(user))
    assert refused.value.status == 401


def test_a_session_that_ends_while_its_socket_opens(
    guest: Come, server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ended after the cookie was found good, and before the socket stands at the table."""
    ada = guest("Ada")
    id = ada.table("lantern", "me me")["id"]
    found = Sessions.caller
    site = server.site

    async def slow(self: Sessions, cookie: str | None) -> Any:
        session = await found(self, cookie)
        if session is not None:
            await site.sessions.end(session)
        return session

    monkeypatch.setattr(Sessions, "caller", slow)
    assert_signed_out(ada.live(id))


def test_a_clock_set_back_voids_no_cookie(guest: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = guest("Ada")
    true = time.time
    for days, good in ((-1, True), (-3650, True), (364, True), (366, False)):
        with monkeypatch.context() as patch:
            patch.setattr(
                "loci.server.people.sessions.time.time", lambda d=days: true() + d * 86400
            )
            assert signed_in(ada) == good
    assert signed_in(ada)


def test_one_person_has_so_many_sessions(serve: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("loci.server.people.sessions._MOST", 3)
    server = serve(logins_per_minute=1000)
    ada = account(Guest(server.address))
    phones = [elsewhere(ada) for _ in range(3)]
    assert not signed_in(ada)
    assert all(signed_in(phone) for phone in phones)
    assert len(phones[0].get("/me/sessions")) == 3


def test_a_password_that_changes_while_it_is_compared_opens_nothing(
    serve: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve(logins_per_minute=1000)
    ada = account(Guest(server.address))
    people = server.site.people
    user = server.do(people.find(ada.me["id"]))
    verified = type(people)._verified

    def compare(self: Any, hashed: str, password: str) -> bool:
        right = verified(self, hashed, password)
        if password == PASSWORD:  # a login comes to this; the change went on meanwhile
            change = people._change(user, password=people._hasher.hash("another horse"))
            asyncio.run_coroutine_threadsafe(change, server.loop).result(PATIENCE)
        return right

    monkeypatch.setattr(type(people), "_verified", compare)
    Guest(server.address, None).post("/login", 403, login="ada", password=PASSWORD)
    assert len(ada.get("/me/sessions")) == 1


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_sockets_at_another_process_are_closed_too(serve: Start) -> None:
    here, there = serve(), serve()
    ada = account(Guest(here.address))
    phone = elsewhere(ada)
    id = ada.table("lantern", "me me")["id"]
    with phone.live(id, to=there.address) as live, ada.live(id, to=there.address) as mine:
        assert phone.http.post("/logout").status_code == 204
        assert_signed_out(live)
        mine.ask("ping")
        ada.post("/account/password", old=PASSWORD, new="another horse")
        assert_signed_out(mine)


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_what_ended_while_nobody_listened_is_found_afterwards(serve: Start) -> None:
    server = serve()
    ada = Guest(server.address)
    id = ada.table("lantern", "me me")["id"]
    with ada.live(id) as live:

        def end_in_silence(connection: sa.Connection) -> None:
            connection.exec_driver_sql("DELETE FROM sessions")
            connection.exec_driver_sql(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE query LIKE 'LISTEN%' AND datname = current_database()"
            )

        server.do(server.site.store.write(end_in_silence))
        assert_signed_out(live)


def test_cookies_from_before_there_were_sessions_stay_good(
    serve: Start, database: str, tmp_path: Any
) -> None:
    """A guest has no password to come back with. Addresses that are stored count as unconfirmed."""
    url = Settings(db=database).db_url

    def old(connection: sa.Connection) -> None:
        made(connection, "0003")
        connection.exec_driver_sql(
            "INSERT INTO users (id, name, kind, email, lang, epoch, created)"
            " VALUES ('abcdefghijkl', 'Ada', 'guest', 'a@b.example', 'en', 7, 1.0)"
        )

    async def make() -> None:
        engine = open_engine(url)
        async with engine.begin() as connection:
            await connection.run_sync(old)
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
        await engine.dispose()

    asyncio.run(make())
    server = serve()
    key = (tmp_path / "key").read_text().strip().encode()
    signer = TimestampSigner(key, salt="loci.cookie")
    ada = Guest(server.address, None)
    ada.http.cookies.set("loci", signer.sign("abcdefghijkl.6").decode())
    assert ada.get("/me") is None
    ada.http.cookies.set("loci", signer.sign("abcdefghijkl.7").decode())
    ada.me = ada.get("/me")
    assert (ada.me["name"], ada.me["email"]) == ("Ada", "a@b.example")
    assert ada.me["email_confirmed"] is False
    copied = copy_of(ada)
    ada.http.post("/logout")
    assert not signed_in(copied)
