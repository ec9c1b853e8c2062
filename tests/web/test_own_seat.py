"""One's own seat between two people: what others say can be muted, secrets replaced, and no page holds another's."""

import json
from urllib.error import HTTPError

import pytest

from katzentisch import games
from tests.web.hands import ask, sit_around

STORED = """async () => {
  const bases = await indexedDB.databases();
  const rows = [];
  for (const { name } of bases) {
    const base = await new Promise((done) => { indexedDB.open(name).onsuccess = (event) => done(event.target.result); });
    for (const kind of base.objectStoreNames) {
      const all = base.transaction(kind).objectStore(kind).getAll();
      rows.push(await new Promise((done) => { all.onsuccess = () => done(all.result); }));
    }
  }
  const texts = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) texts.push(request.url);
  return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, rows, texts, document.cookie]);
}"""


def heap(page) -> str:
    """Return everything a page holds in memory, as a snapshot."""
    session = page.context.new_cdp_session(page)
    parts: list[str] = []
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda chunk: parts.append(chunk["chunk"]))
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    return "".join(parts)


def say(page, text: str) -> None:
    page.get_by_label("Say something").fill(text)
    page.get_by_role("button", name="Send").click()


def open_chat(page) -> None:
    """Open the drawer at what people say."""
    page.keyboard.press("l")
    page.locator(".drawer").get_by_role("tab", name="Chat").click()


def own_seat(page, seat: int):
    """Open what concerns the own seat."""
    page.locator(f'[data-place="seat-{seat}"]').click()
    return page.get_by_role("dialog")


def test_a_seat_is_its_owners_alone(visit, site):
    seats = [{"who": "here", "name": "Ana"}, {"who": "invited"}]
    made = ask(site, "/api/tables", {"game": games.names()[0], "seats": seats})
    ana, guest = sit_around(visit, site, made)
    for page in (ana, guest):
        open_chat(page)
    say(ana, "first line")
    guest.get_by_text("first line").first.wait_for()

    dialog = own_seat(guest, 1)
    dialog.get_by_role("button", name="Do not show me what Ana says").click()
    unmute = dialog.get_by_role("button", name="Show me again what Ana says")
    unmute.wait_for()
    dialog.get_by_role("button", name="Report Ana").click()
    dialog.get_by_text("Ana has been reported").wait_for()
    say(ana, "not for the guest")
    ana.get_by_text("not for the guest").first.wait_for()
    guest.reload()
    guest.locator('[data-place="seat-1"]').wait_for()
    open_chat(guest)
    dialog = own_seat(guest, 1)
    unmute = dialog.get_by_role("button", name="Show me again what Ana says")
    unmute.click()
    dialog.get_by_role("button", name="Do not show me what Ana says").wait_for()
    say(ana, "third line")
    guest.get_by_text("third line").first.wait_for()
    assert guest.get_by_text("not for the guest").count() == 0

    before = json.loads(guest.evaluate("localStorage.getItem('katzentisch.seats')"))["keys"][0]
    dialog.get_by_role("button", name="New four words for this seat").click()
    dialog.get_by_text("Your new four words").wait_for()
    after = json.loads(guest.evaluate("localStorage.getItem('katzentisch.seats')"))["keys"][0]
    assert after["token"] != before["token"] and after["code"] in dialog.inner_text()
    with pytest.raises(HTTPError, match="403"):
        ask(site, f"/api/tables/{before['table']}/hand-on", {"tokens": [before["token"]], "seat": 1})
    guest.keyboard.press("Escape")
    say(guest, "still here")
    ana.get_by_text("still here").first.wait_for()

    mine = [key["token"] for key in made["keys"]] + [key["code"] for key in made["keys"]]
    for page, secrets in ((guest, mine), (ana, [after["token"], after["code"]])):
        held = heap(page) + page.evaluate(STORED)
        assert "third line" in held, "the snapshot has nothing of the page"
        assert [secret for secret in secrets if secret in held] == []
