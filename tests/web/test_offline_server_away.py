"""The server goes away in the middle: what happens at its tables, and at those of this device."""

import http.server
import threading

import pytest

from tests.web.conftest import visiting
from tests.web.hands import picture
from tests.web.site import Site
from tests.web.test_offline import PATIENCE, kept
from tests.web.test_offline_trouble import begin, forgive, play


class _Proxy(http.server.BaseHTTPRequestHandler):
    """What stands before a server and stays when it is away."""

    def do_GET(self) -> None:
        """Say that the server is away."""
        self.send_error(502)

    def log_message(self, *said: object) -> None:
        """Say nothing."""


@pytest.mark.timeout(300)
def test_a_server_that_dies_in_the_middle_leaves_its_people_with_games_on_this_device(browser, tmp_path):
    """Tables of this device go on untouched; who sat at an online table is led to the games here, wherever the page is opened."""
    site = Site(tmp_path / "tables.sqlite")
    with visiting(browser, site, "net::ERR") as visitor:
        online = visitor("/")
        online.set_default_timeout(PATIENCE)
        begin(online)
        local = visitor("/offline/", context=online.context)
        local.set_default_timeout(PATIENCE)
        kept(local)
        local.get_by_role("link", name="Play online").wait_for()  # the way back
        begin(local)
        third = visitor("/", context=online.context)
        third.locator(".box .actions").first.wait_for()
        site.stop()
        third.locator(".box .actions .primary").first.click()
        third.get_by_role("alert").get_by_role("link", name="Play offline").wait_for()
        picture(third, "offline-server-away-home")
        local.bring_to_front()
        play(local)
        online.bring_to_front()
        online.locator(".toast").get_by_text("nothing is lost").wait_for()
        online.locator(".toast").get_by_role("link", name="Play offline").wait_for()
        picture(online, "offline-server-away")
        online.get_by_role("link", name="Play offline").click()
        online.locator(".box .actions").first.wait_for()
        assert online.url == f"{site.base}/offline/"
        online.goto(f"{site.base}/settings")
        online.wait_for_url(f"{site.base}/offline/")
        port = int(site.base.rpartition(":")[2])
        with http.server.ThreadingHTTPServer(("127.0.0.1", port), _Proxy) as proxy:
            threading.Thread(target=proxy.serve_forever, daemon=True).start()
            online.goto(f"{site.base}/settings")
            online.wait_for_url(f"{site.base}/offline/")
            proxy.shutdown()
        forgive(visitor, "502")


@pytest.mark.timeout(300)
def test_where_nothing_is_kept_no_link_leads_to_it_while_the_server_is_away(browser, tmp_path):
    site = Site(tmp_path / "tables.sqlite")
    with visiting(browser, site, "") as visitor:
        page = visitor("/")
        page.locator(".box .actions").first.wait_for()
        site.stop()
        page.locator(".box .actions .primary").first.click()
        page.get_by_text("Is it still running?").wait_for()
        page.wait_for_timeout(500)  # what is kept is looked up meanwhile
        assert not page.locator("[role=alert] a[href='/offline/']").count()
