"""How many clicks a turn of Feudalia takes on the page, beside the movements of a hand at a real table.

A greedy bot plays the training game for one on a copy of the table; the page follows it by mouse alone. Only clicks that a person
who knows the page would make are counted, each confirm button among them. Who drags a card onto a fief or onto the coins, as
`test_feudalia.py` does, needs one movement where clicking takes two.
"""

import re
from collections import Counter

from katzentisch import bots, games
from katzentisch.core.chance import from_seed
from katzentisch.core.sight import Sight
from katzentisch.server.wire.words import game_words
from tests.web.hands import confirm, open_table, settle, wait_for_turn

SEED = 7
TURNS = 8

# What a hand does once for each event: a card, a handful of cubes or the treasury marker goes from one place to another.
MOVEMENTS = Counter(
    worked=1, influenced=1, produced=1, gained_coins=1, paid_coins=1, took_income=2, hired_vassal=1, eliminated=1,
    upgraded=1, built=1, hired_master=1, drew_masters=1, put_under=1, used_master=1, straightened=1, drew=1, reshuffled=1,
    traded_away=1, traded_for=1, recalled=1, discarded=1, sold=1, stashed=1, moved_master=1, fired_master=1,
    collector_left=1, taxed_hand=1, served_at_court=2, filled=1,
)  # fmt: skip


def movements(events):
    """Count the movements of a hand for what happened in a decision: a handful of cubes from each fief is one."""
    count = sum(MOVEMENTS[event.kind] for event in events)
    cubes = {(event.kind, event.facts.get("from", event.facts.get("fief"))) for event in events}
    count += sum(kind in ("paid_cube", "paid_tax", "discarded_cube") for kind, _ in cubes)
    # When a turn ends its cards are swept to the discard pile.
    count += any(event.kind == "passed" for event in events)
    return count + sum(event.kind == "saved" and event.facts["had"] != event.facts["n"] for event in events)


def named(page, words, choice, fief):
    """Return what the confirm button says."""
    if choice["kind"] == "work":
        return words.say("page.work_in", {**choice, "fief": fief})
    if choice["kind"] == "default":  # the button names what is proposed
        return page.locator(".confirm:enabled").inner_text()
    return words.say(f"choice.{choice['kind']}", choice)


def clicked(page, text, candidates):
    """Click the one thing that makes the button say so; what a person would not try is not counted."""
    button = page.locator(".confirm:enabled")
    for number in range(candidates.count()):
        candidates.nth(number).click()
        if button.count() and button.inner_text() == text:
            return True
    return False


def clicks_for(page, words, choice, fief):
    """Make a choice on the page; return the clicks, confirming included."""
    settle(page)
    text = named(page, words, choice, fief)
    button = page.locator(".confirm:enabled")
    if button.count() and button.inner_text() == text:  # proposed already
        confirm(page)
        return 1
    count = 1
    if choice["kind"] in ("work", "income", "influence"):
        name = words.name("card", choice["vassal"])
        shown = re.compile("\u00ad?".join(name), re.IGNORECASE)  # a long name may be broken at its joints
        page.locator(".hand .playcard[data-lit]").filter(has_text=shown).last.click()
        if button.inner_text() != text:  # another fief than the one proposed, or the coins
            count += 1
            coins = page.locator("button[data-drop=income]")
            (page.locator(".fief").nth(fief - 1).locator(".here") if fief else coins).click()
    else:
        lit = page.locator(f".seated [data-lit][data-kind={choice['kind']}]:visible")
        assert clicked(page, text, lit), f"nothing on the page offers {text!r}"
    assert button.inner_text() == text
    confirm(page)
    return count + 1


def test_a_turn_takes_no_more_clicks_than_a_real_table_takes_movements(visit, site):
    page = open_table(visit, site, "feudalia", variant="scenario_1", seats=1, seed=str(SEED), calm=True)
    game = games.box("feudalia").open("scenario_1", 1)
    words = game_words("feudalia", "en")
    table, luck, bot = game.deal(SEED), from_seed(SEED), bots.make("greedy")
    table.listen()
    turns = [[0, 0, 0]]  # clicks, clicks and drags, movements
    while len(turns) <= TURNS:
        assert wait_for_turn(page) == "mine"
        choice = game.choice(action := bot.choose(Sight(table, 0), luck))
        table.play(0, action)
        if choice["kind"] == "work" and table.question(0)["kind"] == "field_fief":
            table.play(0, bot.choose(Sight(table, 0), luck))  # the page sends both with one confirm
        fief = next((event.facts["fief"] for event in table.events if event.kind == "worked"), 0)
        clicks = clicks_for(page, words, choice, fief)
        turns[-1][0] += clicks
        turns[-1][1] += min(clicks, 2)
        turns[-1][2] += movements(table.events)
        table.events.clear()
        if choice["kind"] == "pass":
            turns.append([0, 0, 0])
    print("clicks, clicks and drags, movements of each turn:", turns[:-1])
    clicked_alone, dragged, moved = (sum(counts) for counts in zip(*turns, strict=True))
    assert dragged <= moved
    assert clicked_alone <= 1.1 * moved
