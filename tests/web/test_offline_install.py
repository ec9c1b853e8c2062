"""The page without a server can be installed: what browsers ask of a page for that, from a static host and from a server.

Chromium's shell without windows reports no installability errors whatever the manifest says, so that its criteria are looked at one by
one; `CHROMIUM=` a whole browser, and it is asked as well.
"""

import json
from typing import TYPE_CHECKING, Any

import pytest

from tests.web.test_offline import PATIENCE, kept, opened

if TYPE_CHECKING:
    from playwright.sync_api import Page

# The real size of each icon, as the browser draws it.
ICONS = """async (icons) => Promise.all(icons.map(async ({ url, type }) => {
    const answer = await fetch(url);
    if (!answer.headers.get("content-type").startsWith(type)) throw new Error(`${url} is ${answer.headers.get("content-type")}`);
    if (type === "image/svg+xml") return "any";
    const picture = await createImageBitmap(await answer.blob());
    return `${picture.width}x${picture.height}`;
}))"""
CONTROLLED = (
    "navigator.serviceWorker.ready.then(({ active, scope }) => [active.state !== 'redundant', scope])"
)


def manifest_of(page: "Page") -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the manifest as the browser understands it, and as it is written; nothing in it may be wrong or unknown."""
    session = page.context.new_cdp_session(page)
    told = session.send("Page.getAppManifest")
    assert told["errors"] == []
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    return told["manifest"], json.loads(told["data"])


def assert_installable(page: "Page", base: str, start: str) -> None:
    """What Chromium asks: a name, a display of its own, icons of 192 and 512 pixels, a start within the scope that a worker serves."""
    manifest, written = manifest_of(page)
    assert (manifest["name"], written["short_name"]) == ("Katzentisch", "Katzentisch")
    assert manifest["display"] == "kStandalone" and not manifest["preferRelatedApplications"]
    assert manifest["startUrl"] == start
    assert manifest["id"] == start, "two sites of one host would be the same app"
    assert manifest["scope"] == base and start.startswith(base)
    assert page.evaluate(CONTROLLED) == [True, base]
    sizes = page.evaluate(ICONS, manifest["icons"])
    assert sizes == [icon["sizes"] for icon in written["icons"]] == ["any", "192x192", "512x512"]
    assert any("maskable" in icon.get("purpose", "") for icon in written["icons"])


@pytest.mark.timeout(300)
def test_a_static_site_below_a_path_can_be_installed_and_starts_without_a_network(offline, static_host):
    page = opened(offline)
    assert_installable(page, static_host.base, static_host.base)
    kept(page)
    page.context.set_offline(True)
    page.goto(manifest_of(page)[0]["startUrl"])
    page.locator(".box .actions").first.wait_for()


@pytest.mark.timeout(300)
def test_the_page_of_a_server_can_be_installed(visit):
    page = visit("/offline/")
    page.set_default_timeout(PATIENCE)
    page.locator(".box .actions").first.wait_for()
    base = visit.site.base + "/"
    assert_installable(page, base, f"{base}offline/")
