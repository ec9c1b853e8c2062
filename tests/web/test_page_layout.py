"""Every page in every window: nothing outside, nothing cut, nothing covered, nothing too small to hit."""

import json

import pytest

from katzentisch import games
from tests.web.geometry import DRAWN, SIZES, TOUCH
from tests.web.hands import make_table
from tests.web.moments import finished

PATHS = ["/", "/settings", "/record", "/stats", "/nowhere/at"]
PATHS += [f"/{page}/{game}" for page in ("new", "lab", "rules", "pad") for game in games.names()]

# Returns what is wrong, one line each. A page may be longer than the window, never wider.
LOOK = """least => {
  const wrong = [], view = document.documentElement, round = Math.round;
  const say = (what, one) => wrong.push(`${what}: ${one.tagName.toLowerCase()}.${one.getAttribute('class') ?? ''} ` +
    `"${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40)}"`);
  if (view.scrollWidth > innerWidth) wrong.push(`the page is ${view.scrollWidth} wide, the window ${innerWidth}`);
  const scrolls = one => { for (let p = one.parentElement; p; p = p.parentElement)
    if (/auto|scroll/.test(getComputedStyle(p).overflowX)) return p; return null; };
  const shown = one => one.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
    !one.closest('[inert], .spoken, .skip, [aria-hidden=true], dialog:not([open])');
  const boxOf = one => (one.matches('[type=checkbox], [type=radio]') && one.closest('label') || one).getBoundingClientRect();
  // What is scrolled out of its list is not seen.
  const seenOf = one => {
    let { left, top, right, bottom } = boxOf(one);
    for (let p = one.parentElement; p && p !== document.body; p = p.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(p), edge = p.getBoundingClientRect();
      if (overflowX !== 'visible') [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return { left, top, right, bottom };
  };

  const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')].filter(shown);
  for (const one of controls) {
    const box = boxOf(one), inline = getComputedStyle(one).display === 'inline';
    if (!inline && (box.width < least - .5 || box.height < least - .5))
      say(`only ${round(box.width)}x${round(box.height)}`, one);
    if ((box.left < -.5 || box.right > innerWidth + .5) && !scrolls(one)) say('outside', one);
  }
  const boxes = controls.map(seenOf);
  for (let i = 0; i < controls.length; i++) for (let j = i + 1; j < controls.length; j++) {
    const [a, b] = [boxes[i], boxes[j]];
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 1 && high > 1 && !controls[i].contains(controls[j]))
      say('two controls overlap', controls[i]);
  }

  const texts = [], walk = document.createTreeWalker(document.getElementById('app'), NodeFilter.SHOW_TEXT);
  for (let node; (node = walk.nextNode());) {
    const parent = node.parentElement;
    if (!node.data.trim() || !shown(parent) || parent.closest('select, option, svg')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) if (box.width > 1) texts.push([parent, box]);
    const box = range.getBoundingClientRect();
    for (let p = parent; p && p !== view; p = p.parentElement) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(p), edge = p.getBoundingClientRect();
      if (/auto|scroll/.test(overflowX + overflowY)) break;
      const clips = overflowX !== 'visible' || p.matches('button, .button, .panel, .chip span, th, td');
      if (clips && (box.right > edge.right + 1.5 || box.left < edge.left - 1.5)) { say('text is cut', parent); break; }
      if (textOverflow === 'ellipsis' && p.scrollWidth > p.clientWidth + 1) { say('text is cut', parent); break; }
      if (overflowY === 'hidden' && box.bottom > edge.bottom + 3) { say('text is cut below', parent); break; }
    }
    if ((box.right > innerWidth + 1 || box.left < -1) && !scrolls(parent)) say('text outside', parent);
  }
  const stays = one => one.closest('.bar, .stays') !== null;
  for (let i = 0; i < texts.length; i++) for (let j = i + 1; j < texts.length && j < i + 400; j++) {
    const [[one, a], [other, b]] = [texts[i], texts[j]];
    if (one === other || stays(one) !== stays(other) || scrolls(one) !== scrolls(other)) continue;
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 2 && high > 5) say(`text over "${other.textContent.trim().slice(0, 30)}"`, one);
  }
  return [...new Set(wrong)];
}"""


def faults(page):
    """Return what is wrong on a page in all windows, each line with its window."""
    wrong = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN, [width, height])
        least = 44 if (width, height) in TOUCH else 24
        wrong += [f"{width}x{height} {line}" for line in page.evaluate(LOOK, least)]
    return wrong


def opened(visit, path, language, text_size, seats=None):
    """Open a page with this text size, and the keys of these seats."""
    page = visit("/settings", language=language)
    page.evaluate(
        "([settings, seats]) => {"
        " localStorage.setItem('katzentisch.settings', settings);"
        " if (seats) localStorage.setItem('katzentisch.seats', seats); }",
        [json.dumps({"textSize": text_size}), seats and json.dumps(seats)],
    )
    page.goto(visit.site.base + path)
    page.locator("h1:visible, main").last.wait_for()
    page.wait_for_load_state("networkidle")
    return page


LOOKS = pytest.mark.parametrize(
    ("language", "text_size"), [("en", 100), ("de", 140)], ids=["en at 100 %", "de at 140 %"]
)


@LOOKS
@pytest.mark.parametrize("path", PATHS)
def test_a_page_fits_every_window(visit, path, language, text_size):
    assert faults(opened(visit, path, language, text_size)) == []


@LOOKS
def test_home_with_tables_of_every_kind_fits_every_window(visit, site, language, text_size):
    made = [make_table(site, game, seats=2) for game in games.names()]
    made.append(make_table(site, "isle_of_cats", "family", seats=3, invited=2))
    seats = {"keys": [key for table in made for key in table["keys"]]}
    page = opened(visit, "/", language, text_size, seats)
    page.locator(".mytable").nth(3).wait_for()
    assert faults(page) == []


@LOOKS
def test_the_lobby_and_the_invitation_fit_every_window(visit, site, language, text_size):
    made = make_table(site, "isle_of_cats", "full", seats=4, invited=2)
    table, invitation = made["info"]["table"], made["invitations"][0]["invitation"]
    kept = {"keys": made["keys"], "invitations": {table: made["invitations"]}}
    kept["spectators"] = {table: made["spectator"]}
    page = opened(visit, f"/t/{table}", language, text_size, kept)
    page.locator(".lobby").wait_for()
    assert faults(page) == []
    guest = opened(visit, f"/t/{table}#i={invitation}", language, text_size)
    guest.locator("form").wait_for()
    assert faults(guest) == []


@LOOKS
@pytest.mark.parametrize("game", games.names())
def test_a_review_fits_every_window(visit, site, game, language, text_size):
    variant = games.box(game).variants[0].name
    table = finished(site, game, variant)["table"]
    page = opened(visit, f"/t/{table}/review?step=9", language, text_size)
    page.locator(".plot").wait_for()
    assert faults(page) == []
