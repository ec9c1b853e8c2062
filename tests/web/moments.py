"""Tables in the middle of a game: bots play one out, and a branch begins where a question is asked."""

import random
from functools import cache

from playwright.sync_api import Page

from katzentisch import bots, games
from katzentisch.core.chance import from_seed
from katzentisch.core.record import Record
from katzentisch.core.sight import Sight
from tests.web.hands import QUICK, Answer, ask, dismiss_digest, settle, sit_down, wait_for_turn
from tests.web.site import Site

Asked = tuple[int, int, str]  # step, seat, kind of question

SEEDS = 120  # games that are looked through for a rare question
WHIM = 0.25  # of the decisions are made at random, so that rare questions come up too


@cache
def played(game: str, variant: str, seats: int, seed: int) -> tuple[str, list[Asked]]:
    """Return the record of a whole game between quick bots, and (step, seat, kind) of every question."""
    rules = games.box(game).open(variant, seats)
    table, record = rules.deal(seed), Record.of(rules, seed)
    asked: list[Asked] = []
    bot, chance, luck = bots.make("greedy"), from_seed(seed), random.Random(seed)
    while table.to_act:
        seat = table.to_act[0]
        asked.append((len(record.choices), seat, str(table.question(seat)["kind"])))
        whim = luck.random() < WHIM
        action = luck.choice(table.legal(seat)) if whim else bot.choose(Sight(table, seat), chance)
        table.play(seat, action)
        record.choices.append((seat, action))
    return record.to_text(rules), asked


def kinds(game: str, variant: str, seats: int = 2, seed: int = 1) -> list[str]:
    """Name the kinds of questions that come up in that game."""
    return sorted({kind for _, _, kind in played(game, variant, seats, seed)[1]})


def finished(site: Site, game: str, variant: str, seats: int = 2, seed: int = 1) -> Answer:
    """Open that game's record as a finished table; returns its info."""
    return ask(site, "/api/records", {"text": played(game, variant, seats, seed)[0]})


def table_at(
    site: Site, game: str, variant: str, kind: str, seats: int = 2, seed: int = 1, nth: int = 0
) -> Answer:
    """Make a table where somebody at this screen is asked this; bots sit in the other seats.

    Bots that have learned something new may not ask it in that game any more: then another game is taken.
    """
    for other in (seed, *range(1, SEEDS)):
        asked = [question for question in played(game, variant, seats, other)[1] if question[2] == kind]
        if asked:
            return branch(site, game, variant, seats, other, asked[min(nth, len(asked) - 1)])
    raise AssertionError(f"{kind} is never asked; there are {kinds(game, variant, seats, seed)}")


def sit_where_asked(page: Page, site: Site, game: str, variant: str, kind: str, **where: int) -> None:
    """Sit down where this is asked, and wait until the table is at rest."""
    sit_down(page, site, table_at(site, game, variant, kind, **where))
    wait_for_turn(page)
    dismiss_digest(page)
    settle(page)


def table_before_the_end(site: Site, game: str, variant: str, seats: int = 2, seed: int = 1) -> Answer:
    """Make a table where somebody at this screen makes the last decision of the game."""
    return branch(site, game, variant, seats, seed, played(game, variant, seats, seed)[1][-1])


def branch(
    site: Site, game: str, variant: str, seats: int, seed: int, asked: Asked, *, bots: bool = True
) -> Answer:
    """Make a table that begins with a question of a game played before; in the other seats are bots, or people at this screen."""
    step, seat, _ = asked
    wishes = [{"who": "bot", "level": QUICK, "name": f"Bot {n}"} for n in range(seats)]
    if not bots:
        wishes = [{"who": "here", "name": f"Guest {n}"} for n in range(seats)]
    wishes[seat] = {"who": "here", "name": "Ana"}
    table = finished(site, game, variant, seats, seed)["table"]
    return ask(site, f"/api/tables/{table}/branch", {"tokens": [], "step": step, "seats": wishes})
