"""A browser and a server for the tests of the page.

The browser is Debian's Chromium, driven by Playwright. Every page fails its test if the browser
reports an error or asks another host for anything.
"""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest

from katzentisch.server.http.static_site import STATIC
from tests.web.site import Site
from tests.web.static_host import StaticHost

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# The shell without windows draws the same and starts with a tenth of the work.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser")
DESK: "ViewportSize" = {"width": 1440, "height": 900}
PHONE: "ViewportSize" = {"width": 390, "height": 844}
PATIENCE = 15_000  # ms; the machine may be busy
# Tests see every move at once, are asked every question, confirm every choice and are offered no sounds, unless they say otherwise.
SETTINGS = """(() => {
  const kept = JSON.parse(localStorage.getItem("katzentisch.settings") ?? "{}");
  localStorage.setItem("katzentisch.settings", JSON.stringify({ pace: "at once", everyStop: true, alwaysConfirm: true, soundAsked: true, ...kept }));
})()"""


def chromium() -> str:
    """Return where Chromium is, or end the test with what to do."""
    path = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    if not path:
        pytest.fail(
            "Chromium is missing: `apt install chromium-headless-shell`, or name one by CHROMIUM=/path.",
            pytrace=False,
        )
    if not (STATIC / "index.html").is_file():
        pytest.fail("The page is not built: `make page` builds it.", pytrace=False)
    return path


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    running = Site(tmp_path_factory.mktemp("site") / "tables.sqlite")
    yield running
    running.stop()


# One browser per module: Playwright's loop must not outlive the tests that use it, others have their own.
@pytest.fixture(scope="module")
def browser() -> Iterator["Browser"]:
    path = chromium()
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield launched
        launched.close()


@contextmanager
def visiting(browser: "Browser", site: Site | StaticHost, expected: str | None = None) -> Iterator["Visitor"]:
    """Let a visitor come and go; what the browser complained of, but for what is expected, fails the test."""
    visitor = Visitor(browser, site)
    yield visitor
    for context in visitor.contexts:
        context.close()
    complaints = [said for said in visitor.complaints if expected is None or expected not in said]
    assert not complaints, complaints


@pytest.fixture
def visit(browser: "Browser", site: Site) -> Iterator["Visitor"]:
    """Open pages: `visit("/settings", phone=True, dark=True, language="de")`; each is its own person."""
    with visiting(browser, site) as visitor:
        yield visitor


@pytest.fixture(scope="module")
def static_host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticHost]:
    """The folder of `make site` below a sub-path of a plain host."""
    host = StaticHost(tmp_path_factory.mktemp("host"))
    yield host
    host.stop()


@pytest.fixture
def offline(browser: "Browser", static_host: StaticHost) -> Iterator["Visitor"]:
    """Opens pages of the static host; what the browser complains of, or asks elsewhere, fails the test."""
    with visiting(browser, static_host, "no games on this device") as visitor:
        yield visitor
        static_host.restore()


class Visitor:
    """Opens pages and collects what the browser complains about."""

    def __init__(self, browser: "Browser", site: Site | StaticHost) -> None:
        self.browser = browser
        self.site = site
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []

    def __call__(
        self,
        path: str = "/",
        phone: bool = False,
        dark: bool = False,
        language: str = "en",
        context: "BrowserContext | None" = None,
        **more: Any,
    ) -> "Page":
        if context is None:
            context = self.browser.new_context(
                viewport=PHONE if phone else DESK,
                has_touch=phone,
                is_mobile=phone,
                color_scheme="dark" if dark else "light",
                locale="de-DE" if language == "de" else "en-GB",
                **more,
            )
            context.set_default_timeout(PATIENCE)
            context.add_init_script(SETTINGS)
            self.contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on(
            "console",
            lambda said: (
                self.complaints.append(f"{said.type}: {said.text}")
                if said.type in ("error", "warning") and "blocked by Playwright" not in said.text
                else None
            ),
        )
        page.on("request", lambda asked: _same_host(asked.url, self.site, self.complaints))
        page.goto(self.site.base + path)
        return page


def _same_host(url: str, site: Site | StaticHost, complaints: list[str]) -> None:
    here = url.startswith((site.base, site.base.replace("http", "ws"), "data:", "blob:"))
    if not here:
        complaints.append(f"asked another host: {url}")
