"""The checks that every browser test makes would notice a fault."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.browser.visitor import PHONE, Visitor
from tests.server.running import Served

INLINE = "document.head.append(Object.assign(document.createElement('script'), {text: '1'}))"

FAULTS = """document.body.insertAdjacentHTML(
    'beforeend', '<button></button><hr style="width: 600px">')"""


def test_what_the_browser_complains_about_is_kept(chromium: Browser, site: Served) -> None:
    visitor = Visitor(chromium, site.address)
    visitor.allow("this is provoked")
    visitor.open("/")
    visitor.page.evaluate("console.error('this is provoked'); console.warn('this is not')")
    visitor.page.evaluate(INLINE)  # which the content security policy forbids
    visitor.page.evaluate("setTimeout(() => { throw new Error('uncaught') })")
    visitor.page.wait_for_function("() => true")
    found = visitor.leave()
    assert len(found) == 3
    for part in ("this is not", "Content Security Policy", "uncaught"):
        assert any(part in fault for fault in found)


def test_barriers_and_too_wide_pages_are_found(chromium: Browser, site: Served) -> None:
    visitor = Visitor(chromium, site.address, size=PHONE)
    page = visitor.open("/learn/nothing")
    page.get_by_role("heading").wait_for()
    assert (visitor.barriers(), visitor.too_wide()) == ([], 0)
    page.evaluate(FAULTS)
    assert [barrier.split(":")[0] for barrier in visitor.barriers()] == ["button-name"]
    assert visitor.too_wide() > 100
    visitor.leave()
