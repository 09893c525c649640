"""E-mail addresses are confirmed before anything but the confirmation is sent to them."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from email import message_from_string
from typing import Any

import pytest
import trustme

from tests.server.clients import Guest
from tests.server.mailbox import Mailbox, wait_for
from tests.server.running import Served

Start = Callable[..., Served]
ORIGIN = "http://loci.example"


@pytest.fixture
def box() -> Iterator[Mailbox]:
    made = Mailbox("none", trustme.CA())
    yield made
    made.close()


@pytest.fixture
def site(serve: Start, box: Mailbox) -> Served:
    server = serve(
        smtp_host="localhost",
        smtp_port=box.port,
        smtp_tls="none",
        origin=ORIGIN,
        confirmations_per_hour=1000,
    )
    server.site.notifier.delay = 0.05
    server.site.notifier.again = (0.05,)
    server.site.mails.again = (0.05,)
    return server


def change(guest: Guest, status: int = 200, **profile: Any) -> dict[str, Any]:
    answer = guest.http.patch("/me", json=profile)
    assert answer.status_code == status, answer.text
    return dict(answer.json())


def confirmed(guest: Guest) -> bool:
    return bool(guest.get("/me")["email_confirmed"])


def told(mail: str) -> str:
    payload = message_from_string(mail).get_payload(decode=True)
    assert isinstance(payload, bytes)
    return payload.decode()


def token(box: Mailbox, number: int) -> str:
    """The secret of the link in the mail with this number, which is awaited."""
    wait_for(lambda: len(box.mails) > number)
    found = re.search(rf"{ORIGIN}/account\?confirm=(\S+)", told(box.mails[number]))
    assert found is not None
    return found[1]


def let_it_be_the_turn_of(guest: Guest) -> str:
    """A table at which this guest, who is away, is asked."""
    other = Guest(guest.address, "Eve")
    id = str(other.table("lantern", "me open", name="Buy pills at x.example")["id"])
    guest.post(f"/tables/{id}/sit")
    other.post(f"/tables/{id}/start")
    return id


def test_an_address_is_confirmed_by_the_link_sent_to_it(site: Served, box: Mailbox) -> None:
    ada = Guest(site.address, "Ada Pills")
    me = change(ada, email="ada@x.example", lang="pl")
    assert (me["email"], me["email_confirmed"], me["mails"]) == ("ada@x.example", False, True)
    secret = token(box, 0)
    mail = message_from_string(box.mails[0])
    assert mail["To"] == "ada@x.example"
    assert "Pills" not in str(mail["Subject"]) + told(box.mails[0])  # nothing that Ada wrote
    assert "?=" in mail["Subject"]  # in Polish, as Ada reads
    let_it_be_the_turn_of(ada)
    time.sleep(0.4)
    assert len(box.mails) == 1  # that it is her turn is told to nobody
    anywhere = Guest(site.address, None)  # the mail may be read on another device
    anywhere.post("/me/email/confirm", 204, token=secret)
    assert confirmed(ada)
    id = let_it_be_the_turn_of(ada)
    wait_for(lambda: len(box.mails) == 2)
    assert f"{ORIGIN}/t/{id}" in told(box.mails[1])
    exported = ada.get("/me/export")["me"]
    assert exported["email_confirmed"] is True
    assert "email_nonce" not in exported


def test_a_link_is_good_once_and_for_its_address(site: Served, box: Mailbox) -> None:
    ada, bob = Guest(site.address, "Ada"), Guest(site.address, "Bob")
    change(ada, email="ada@x.example")
    first = token(box, 0)
    change(ada, email="ada@y.example")
    second = token(box, 1)
    for void in (first, second[:-1], second + "x", "", "a.b.c", "\x01" * 10):
        status = 422 if void.startswith("\x01") else 409
        bob.post("/me/email/confirm", status, token=void)
    assert not confirmed(ada)
    bob.post("/me/email/confirm", 204, token=second)
    assert confirmed(ada)
    bob.post("/me/email/confirm", 409, token=second)
    change(ada, email="ada@y.example", name="Ada L.")  # the same address stays confirmed
    assert confirmed(ada)
    change(ada, email="ada@x.example")
    assert not confirmed(ada)
    bob.post("/me/email/confirm", 409, token=second)
    bob.post("/me/email/confirm", 409, token=first)
    change(ada, email="")
    bob.post("/me/email/confirm", 409, token=token(box, 2))
    assert ada.get("/me")["email"] is None
    assert not confirmed(ada)


def test_a_link_expires_and_a_clock_set_back_does_not_void_it(
    site: Served, box: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = Guest(site.address)
    change(ada, email="ada@x.example")
    secret = token(box, 0)
    true = time.time
    with monkeypatch.context() as patch:
        patch.setattr(time, "time", lambda: true() + 3.1 * 86400)
        ada.post("/me/email/confirm", 409, token=secret)
    with monkeypatch.context() as patch:
        patch.setattr(time, "time", lambda: true() - 86400)
        ada.post("/me/email/confirm", 204, token=secret)
    assert confirmed(ada)


def test_the_mail_can_be_sent_again(site: Served, box: Mailbox) -> None:
    ada = Guest(site.address)
    ada.post("/me/email", 409)  # there is no address
    change(ada, email="ada@x.example")
    first = token(box, 0)
    assert ada.post("/me/email")["email_confirmed"] is False
    assert token(box, 1)
    ada.post("/me/email/confirm", 204, token=first)  # whichever of them comes first
    ada.post("/me/email/confirm", 409, token=token(box, 1))
    ada.post("/me/email", 409)  # it is confirmed
    Guest(site.address, None).post("/me/email", 401)
    assert len(box.mails) == 2


def test_so_many_mails_that_ask_and_no_more(serve: Start, box: Mailbox) -> None:
    """From one address of the network, for one person, to one address."""
    server = serve(
        smtp_host="localhost",
        smtp_port=box.port,
        smtp_tls="none",
        origin=ORIGIN,
        confirmations_per_hour=2,
    )
    ada = Guest(server.address)
    change(ada, email="ada@x.example")
    ada.post("/me/email")
    ada.post("/me/email", 429)
    change(ada, 429, email="eve@x.example")
    assert ada.get("/me")["email"] == "ada@x.example"  # nothing was changed
    change(ada, name="Ada L.", email="ada@x.example")
    wait_for(lambda: len(box.mails) == 2)
    limit = server.site.addresses.limit
    user = server.do(server.site.people.find(ada.me["id"]))
    other = server.do(server.site.people.guest("Bob")).user
    for caller, person, email in (
        ("9.9.9.1", user, "new@x.example"),
        ("9.9.9.2", other, "Ada@X.example"),
    ):
        with pytest.raises(Exception, match="too-fast"):
            limit(caller, person, email)
    limit("9.9.9.3", other, "new@x.example")


def test_without_mails_an_address_is_kept_and_stays_unconfirmed(serve: Start) -> None:
    for settings in ({}, {"smtp_host": "localhost"}):  # without an origin links lead nowhere
        ada = Guest(serve(**settings).address)
        me = change(ada, email="ada@x.example")
        assert (me["email"], me["email_confirmed"], me["mails"]) == ("ada@x.example", False, False)
        ada.post("/me/email", 409)


@pytest.mark.parametrize("wrong", ["a,b@x.example", "<a@x.example>", "a@[::1]", 'a"@x.example'])
def test_an_address_is_one(site: Served, wrong: str) -> None:
    change(Guest(site.address), 422, email=wrong)
