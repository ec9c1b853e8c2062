"""Calls on the page: the form, the service worker that shows a push, the links of mails, pause and lent seats."""

import json

import pytest

from tests.server.callees import Browser, Receiver
from tests.web.hands import ask, picture
from tests.web.site import Site

SIZES = [(1440, 900), (1366, 650), (844, 390), (390, 844)]


EVERY_WAY = {
    "ways": ["mail", "push", "ntfy", "matrix", "discord"],
    "push_key": "x",
    "hook_hosts": ["ntfy.sh", "discord.com"],
}
NOTED = """async () => {
  for (let tries = 0; tries < 100 && !self.noted.length; tries++) await new Promise((go) => setTimeout(go, 50));
  return self.noted;
}"""


def made_table(page, seats=("Ana", "Ben")):
    """A table of people who share this browser, made over HTTP and kept as the page keeps it."""
    return page.evaluate(
        """async (names) => {
          const seats = names.map((name) => ({ who: "here", name }));
          const wish = { game: "felinia", seats, seed: "5", clock: 259200, late: "minka" };
          const made = await (await fetch("/api/tables", { method: "POST", body: JSON.stringify(wish) })).json();
          const kept = { keys: made.keys.slice(0, 1), looking: {}, invitations: {}, spectators: {} };
          localStorage.setItem("katzentisch.seats", JSON.stringify(kept));
          return made;
        }""",
        list(seats),
    )


def post(page, path, body):
    return page.evaluate(
        "async ([path, body]) => (await fetch(path, { method: 'POST', body: JSON.stringify(body) })).json()",
        [path, body],
    )


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_arrangements_of_a_table_fit_every_window(visit, site: Site, language):
    page = visit("/", language=language, dark=language == "de")
    page.route("**/api/calls", lambda asked: asked.fulfill(json=EVERY_WAY))
    table = made_table(page)["info"]["table"]
    page.goto(f"{site.base}/t/{table}")
    page.locator("main.table").wait_for()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        bell = page.get_by_role(
            "button", name="Messages, pause, your seat" if language == "en" else "Nachrichten, Pause"
        )
        if width < 900:  # the bell stands in the drawer
            page.locator("button.wide-only").first.wait_for(state="hidden")
            page.keyboard.press("l")
            page.locator("aside.drawer").wait_for()
        bell.locator("visible=true").first.click()
        dialog = page.locator("dialog.arrangements")
        dialog.get_by_role(
            "button", name="Tell me here" if language == "en" else "Hier Bescheid sagen"
        ).wait_for()
        box = dialog.bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= width and box["y"] >= 0
        assert box["y"] + box["height"] <= height
        assert dialog.evaluate("(dialog) => dialog.scrollWidth <= dialog.clientWidth")
        picture(page, f"arrangements-{width}x{height}-{language}")
        page.keyboard.press("Escape")
        dialog.wait_for(state="detached")
        if page.locator("aside.drawer").is_visible():
            page.keyboard.press("Escape")


def test_a_pause_is_asked_for_agreed_to_and_ended_and_a_seat_is_lent_and_taken_back(visit, site: Site):
    page = visit("/")
    made = made_table(page)
    table, other = made["info"]["table"], made["keys"][1]
    page.goto(f"{site.base}/t/{table}")
    page.locator("main.table").wait_for()
    page.get_by_role("button", name="Messages, pause, your seat").click()
    page.get_by_role("button", name="Ask for a pause").click()
    page.get_by_text("Still to agree: Ben").wait_for()
    post(page, f"/api/tables/{table}/pause", {"seat": 1, "tokens": [other["token"]]})
    page.get_by_role("button", name="Go on playing").click()
    page.get_by_role("button", name="Ask for a pause").wait_for()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.get_by_role("button", name="Take the seat back").click()
    page.get_by_role("button", name="Let a bot play for me").wait_for()
    page.get_by_role("button", name="Hand it on").click()
    link = page.get_by_role("textbox", name="Hand it on").input_value()
    assert link.startswith(f"{site.base}/t/{table}#i=")


# Not real are the browser's push service, which needs the internet, and the permission: a browser without windows has
# nobody to ask and says "denied".
PUSH_SERVICE = """() => {
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
  Notification.requestPermission = async () => "granted";
  const subscription = %s;
  PushManager.prototype.subscribe = async (options) => {
    window.subscribedWith = options;
    return { toJSON: () => subscription };
  };
}"""


def test_a_browser_subscribes_and_the_server_notes_where_to_push_and_stops_at_one_click(visit, site: Site):
    page = visit("/")
    key = page.evaluate("() => fetch('/api/calls').then((answer) => answer.json())")["push_key"]
    made = made_table(page)
    own = {"tokens": [made["keys"][0]["token"]], "seat": made["keys"][0]["seat"]}
    page.goto(f"{site.base}/t/{made['info']['table']}")
    page.locator("main.table").wait_for()
    endpoint = "https://updates.push.services.mozilla.com/wpush/v2/abc"
    browser = Browser(Receiver()).target
    keys = {"p256dh": browser["p256dh"], "auth": browser["auth"]}
    page.evaluate(PUSH_SERVICE % json.dumps({"endpoint": endpoint, "keys": keys}))
    page.get_by_role("button", name="Messages, pause, your seat").locator("visible=true").first.click()
    dialog = page.locator("dialog.arrangements")
    dialog.get_by_role("button", name="Tell me here").click()
    dialog.get_by_text("updates.push.services.mozilla.com").wait_for()
    assert page.evaluate("() => window.subscribedWith") == {
        "userVisibleOnly": True,
        "applicationServerKey": key,
    }
    assert page.evaluate("async () => (await navigator.serviceWorker.ready).active.state") == "activated"
    kept = ask(site, f"/api/tables/{made['info']['table']}/calls/list", own)["calls"]
    assert [(call["way"], call["confirmed"]) for call in kept] == [("push", True)]
    data = ask(site, "/api/my-data", {"tokens": own["tokens"]})["seats"][0]["calls"][0]
    assert json.loads(data["target"]) == {"endpoint": endpoint, **keys}
    dialog.get_by_role("button", name="Stop").click()
    dialog.get_by_text("updates.push.services.mozilla.com").wait_for(state="detached")
    assert ask(site, f"/api/tables/{made['info']['table']}/calls/list", own)["calls"] == []


def test_a_push_is_shown_by_the_service_worker_and_leads_to_the_table(visit, site: Site):
    page = visit("/")
    context = page.context
    context.grant_permissions(["notifications"], origin=site.base)
    page.evaluate("() => navigator.serviceWorker.register('/worker.js')")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    session = context.new_cdp_session(page)
    registered = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated", lambda told: registered.extend(told["registrations"])
    )
    session.send("ServiceWorker.enable")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    (registration,) = {worker["registrationId"] for worker in registered}
    worker = context.service_workers[0]
    # A browser without windows shows no notifications: what the worker would show and open is noted.
    worker.evaluate(
        """() => {
          self.noted = [];
          self.registration.showNotification = async (title, more) => void self.noted.push([title, more]);
          self.clients.openWindow = async (path) => void self.noted.push(path);
        }"""
    )
    call = {"table": "abc123", "title": "Felinia: it is your turn", "body": "Ben, it is your turn."}
    for data in ("nonsense", json.dumps({"table": "../x"}), json.dumps(call)):
        delivery = {"origin": site.base, "registrationId": registration, "data": data}
        session.send("ServiceWorker.deliverPushMessage", delivery)
    noted = worker.evaluate(NOTED)
    more = {"body": call["body"], "tag": "turn-abc123", "data": "abc123", "icon": "/assets/paw.svg"}
    assert noted == [[call["title"], more]]
    worker.evaluate(
        """() => {
          const event = new ExtendableEvent("notificationclick");
          event.notification = { data: "abc123", close: () => self.noted.push("closed") };
          event.waitUntil = () => undefined;
          self.noted.length = 0;
          self.dispatchEvent(event);
        }"""
    )
    page.wait_for_timeout(100)
    assert worker.evaluate("() => self.noted") == ["closed", "/t/abc123"]
    cached = page.evaluate("async () => (await caches.keys()).length")
    assert cached == 0  # it keeps no answers


def test_a_link_of_a_mail_that_is_not_ours_is_told_and_days_are_offered(visit, site: Site):
    page = visit("/calls")
    page.get_by_text("This page belongs to a link in an e-mail.").wait_for()
    page.goto(f"{site.base}/new/felinia?invite")
    page.get_by_label("Time for a decision").select_option(label="3 days")
    page.get_by_label("When the time is up").select_option(index=1)
    page.get_by_role("button", name="Open the table").click()
    page.get_by_text("Whoever sits down agrees.").wait_for()


def test_four_words_bring_all_tables_to_another_device(visit, site: Site):
    page = visit("/")
    first = made_table(page)
    code = first["keys"][0]["code"]
    page.goto(f"{site.base}/new/felinia?invite")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_text(code).wait_for()  # the same words
    other = visit("/")
    other.get_by_label("Four words").fill(code)
    other.get_by_role("button", name="Bring it back").click()
    other.wait_for_url("**/t/**")
    other.goto(site.base)
    other.locator(".mytable").nth(1).wait_for()
    # Made afterwards on the first device: the start page of the second finds it.
    page.goto(f"{site.base}/new/felinia?invite")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_text(code).wait_for()
    other.reload()
    other.locator(".mytable").nth(2).wait_for()
