"""Pieces move as they should: never off the board, at rest where they belong, ended by any input."""

from random import Random

import pytest

from tests.web.hands import dismiss_digest, settle, state, wait_for_turn
from tests.web.moments import sit_where_asked

# Watches every frame: how far a piece lies outside the board beyond its own size, and how long anything moves.
WATCH = """
window.watched = { astray: [], frames: 0, moved: 0, flown: 0, longest: 0 };
const look = () => {
  const board = document.querySelector('.board');
  watched.frames++;
  if (board) {
    const room = board.getBoundingClientRect();
    watched.flown += document.querySelectorAll('[data-flies]').length;
    for (const piece of [...board.querySelectorAll('[data-piece], [data-tile]'), ...document.querySelectorAll('[data-flies]')]) {
      const box = piece.getBoundingClientRect();
      const runs = piece.getAnimations().filter(run => run.id === 'piece');
      if (!runs.length || !box.width) continue;
      watched.moved++;
      for (const one of runs) watched.longest = Math.max(watched.longest, one.effect.getComputedTiming().endTime);
      const out = Math.max(room.left - box.right, box.left - room.right, room.top - box.bottom, box.top - room.bottom);
      if (out > 0) watched.astray.push(`${piece.dataset.piece ?? piece.className} by ${Math.round(out)} px beyond its size`);
    }
  }
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
PLACES = """() => Object.fromEntries([...document.querySelectorAll('.board :is([data-piece], [data-tile])')].map((one, i) => {
  const box = one.getBoundingClientRect();
  return [`${i} ${one.dataset.piece ?? one.dataset.tile}`, [box.x, box.y, box.width, box.height].map(n => Math.round(n * 2) / 2)];
}))"""
STEPS = 50
LONGEST = 400  # ms


def act_at_speed(page, chance):
    """Send one choice from the list, without waiting for anything to come to rest."""
    page.keyboard.press("m")
    options = page.locator(".moves li button")
    options.first.wait_for()
    before = state(page)[1]
    options.nth(chance.randrange(options.count())).click()
    if page.locator(".confirm:enabled").count():
        page.locator(".confirm:enabled").click()
    page.wait_for_function(
        "step => Number(document.querySelector('main.table').dataset.step) !== step", arg=before
    )


@pytest.mark.parametrize(
    ("game", "variant", "kind"),
    [
        ("felinia", "basic", "step"),
        ("feudalia", "scenario_1", "main"),
        ("isle_of_cats", "family", "taking"),
    ],
)
def test_pieces_never_leave_the_board_at_speed(visit, site, game, variant, kind):
    page = visit("/settings")
    sit_where_asked(page, site, game, variant, kind)
    page.evaluate(WATCH)
    chance = Random(3)
    first = state(page)[1]
    while state(page)[1] - first < STEPS and wait_for_turn(page) == "mine":
        dismiss_digest(page)
        act_at_speed(page, chance)
    wait_for_turn(page)
    settle(page)
    seen = page.evaluate("watched")
    assert seen["astray"] == []
    assert seen["longest"] <= LONGEST
    assert seen["moved"] > 0 and seen["flown"] > 0, "nothing moved: the test would see nothing"
    at_rest = page.evaluate(PLACES)
    page.evaluate("document.getAnimations().forEach(one => one.cancel())")
    assert page.evaluate(PLACES) == at_rest
    page.reload()  # drawn anew, without any animation before
    wait_for_turn(page)
    settle(page)
    dismiss_digest(page)
    assert page.evaluate(PLACES) == at_rest
