"""Every kind of decision in every size of window: nothing covered, outside, too small, cut off, nothing scrolls.

For one game: `pytest tests/web/test_layout.py -k felinia`; all sizes, texts and languages: `-m slow -k felinia`.
"""

import pytest

from tests.web.geometry import SIZES, SOME, walk
from tests.web.hands import dismiss_digest, settle, sit_down, wait_for_turn
from tests.web.moments import kinds, table_at
from tests.web.test_decisions import RARE

TABLES = [
    ("felinia", "basic", 2),
    ("felinia", "advanced", 3),
    ("feudalia", "scenario_1", 3),
    ("feudalia", "scenario_7", 3),
    ("feudalia", "scenario_10", 4),
    ("isle_of_cats", "full", 2),
    ("isle_of_cats", "family", 4),
    ("isle_of_cats", "solo", 1),
]
LOOKS = [("en", 100), ("de", 100), ("en", 140), ("de", 140)]


def open_page(visit, language="en", text=100):
    """Open a calm page with this language and text size."""
    page = visit("/settings", language=language, reduced_motion="reduce")
    change = (
        "text => { const kept = JSON.parse(localStorage['katzentisch.settings'] ?? '{}');"
        " localStorage['katzentisch.settings'] = JSON.stringify({...kept, textSize: text}) }"
    )
    page.evaluate(change, text)
    return page


def sit_at(page, site, made):
    """Sit down at a table in a window in which nothing is hidden, and wait until it is at rest."""
    page.set_viewport_size({"width": 1440, "height": 900})
    sit_down(page, site, made)
    wait_for_turn(page)
    dismiss_digest(page)
    settle(page)


def in_turn(sizes, n, each):
    """So many of these sizes, others for every table: all of them come up."""
    begin = n * each % len(sizes)
    return [*sizes, *sizes][begin : begin + each]


def check(page, site, tables, sizes, each=None):
    """Look at each of these tables (game, variant, seats, seed, kind) in all sizes or `each` of them; tell all faults at once."""
    wrong: dict[str, list[str]] = {}
    for n, (game, variant, seats, seed, kind) in enumerate(tables):
        sit_at(page, site, table_at(site, game, variant, kind, seats, seed))
        for fault in walk(page, in_turn(sizes, n, each or len(sizes))):
            wrong.setdefault(str(fault), []).append(kind)
    told = [f"{fault} ({', '.join(kinds)})" for fault, kinds in sorted(wrong.items())]
    assert not told, f"{len(told)} faults:\n" + "\n".join(told[:80])


def first_table(game):
    """The variant, number of seats and kinds of questions of a game's first table."""
    variant, seats = next((variant, seats) for name, variant, seats in TABLES if name == game)
    return [(game, variant, seats, 1, kind) for kind in kinds(game, variant, seats)]


@pytest.mark.parametrize("game", ["felinia", "feudalia", "isle_of_cats"])
def test_every_decision_fits_into_some_windows(visit, site, game):
    check(open_page(visit), site, first_table(game), SOME, each=2)


@pytest.mark.parametrize("game", ["felinia", "feudalia", "isle_of_cats"])
def test_a_decision_fits_in_german_with_large_text(visit, site, game):
    check(open_page(visit, "de", 140), site, first_table(game)[::3], [(1440, 900), (844, 390), (390, 844)])


@pytest.mark.slow
@pytest.mark.parametrize(("language", "text"), LOOKS)
@pytest.mark.parametrize(("game", "variant", "seats"), TABLES)
def test_every_decision_fits_into_all_windows(visit, site, game, variant, seats, language, text):
    tables = [(game, variant, seats, 1, kind) for kind in kinds(game, variant, seats)]
    check(open_page(visit, language, text), site, tables, SIZES)


@pytest.mark.slow
@pytest.mark.parametrize(("language", "text"), LOOKS)
@pytest.mark.parametrize("game", RARE)
def test_rare_decisions_fit_into_all_windows(visit, site, game, language, text):
    tables = [(game, variant, seats, seed, kind) for variant, seats, seed, kind in RARE[game]]
    check(open_page(visit, language, text), site, tables, SIZES)
