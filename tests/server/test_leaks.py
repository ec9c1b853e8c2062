"""Hidden information never leaves the process.

Whole games are played with a socket for each seat and one for a spectator. After every choice, what a
socket received is compared with what it would have received had everything its seat cannot see been
different: the table is replaced by a guess of that seat, another seat's choice by another one, and where the
seat still could not tell the two tables apart, its bytes must be the same to the last one.
"""

import copy
import itertools
import json

import pytest

from katzentisch import games
from katzentisch.core.chance import from_seed
from katzentisch.core.game import Table
from katzentisch.play.gains import gain
from katzentisch.play.log import Entry, Kind
from katzentisch.play.match import Match, Step, revealed_so_far
from katzentisch.play.numbers import Numbers
from katzentisch.server.tables.session import Session
from katzentisch.server.tables.view_cache import ViewCache
from tests.server.serving import Page, RunningServer, tokens

pytestmark = pytest.mark.anyio
OTHER_CHOICES = 4  # how many other choices of the acting seat are tried
CLOSELY = 7  # of a long game every so many choices are looked at; those between pass the same door


async def four_seats(server: RunningServer, game: str) -> tuple[Session, list[Page]]:
    """A table with as many people as the game allows, a page for each seat, and one that looks on."""
    variant = max(games.box(game).variants, key=lambda variant: max(variant.seats))
    names = ["Ana", "Ben", "Cleo", "Dora"][: max(variant.seats)]
    made = await server.table(*names, game=game, variant=variant.name, seed="20")
    pages = [await server.page(made["info"]["table"], token) for token in [*tokens(made), made["spectator"]]]
    for page in pages:
        await page.seq(0)
    return await server.registry.session(made["info"]["table"]), pages


def imagined(match: Match, table: Table) -> Match:
    """The same match at a table the seat could be sitting at instead."""
    twin = copy.copy(match)
    lists = (
        "choices",
        "undone",
        "agreed",
        "path",
        "kinds",
        "told",
        "revealed",
        "turns",
    )
    for name in lists:
        setattr(twin, name, getattr(match, name)[:])
    for name in ("hidden", "hidden_steps"):
        setattr(twin, name, copy.deepcopy(getattr(match, name)))
    twin.answered = dict(match.answered)
    twin.table = table
    twin.revealed[-1] = revealed_so_far(table)
    twin._open()
    return twin


def after(match: Match, seat: int, action: int) -> Match:
    """The match after a choice."""
    table = match.table.copy()
    table.listen()
    table.play(seat, action)
    match.accept(Step(Entry(match.seq + 1, Kind.CHOICE, seat, action, match.seq), table, table.events))
    return match


def bytes_for(match: Match, seat: int, people: list[int]) -> str:
    """What the socket of a seat is sent after the last choice."""
    return ViewCache(match, "free", people).text([seat], shown_seq(match, seat) - 1, False).decode()


def shown_seq(match: Match, seat: int) -> int:
    """The number of the last log entry, as a seat is shown it."""
    return Numbers(match, [seat]).seq(match.seq)


@pytest.mark.parametrize("game", ["whiskers", *games.names()])
async def test_the_bytes_of_a_socket_do_not_depend_on_what_its_seat_may_not_see(server, game):
    session, pages = await four_seats(server, game)
    match, seats = session.match, len(pages) - 1
    people = list(range(seats))
    chance = from_seed(3)
    looked, same, to_the_last_byte, other_secrets = 0, 0, 0, 0
    for number in itertools.count():
        if match.table.is_over:
            break
        actor = match.table.to_act[int(chance.below(len(match.table.to_act)))]
        legal = match.legal[actor]
        action = legal[int(chance.below(len(legal)))]
        if game != "whiskers" and number % CLOSELY:
            assert isinstance(await session.write(lambda match, a=actor, b=action: match.propose(a, b)), Step)
            continue
        watcher = looked % (seats + 1)  # one seat (the last: the spectator) is looked at closely, in turn
        seat = watcher if watcher < seats else -1
        looked += 1
        for number_of_page, page in enumerate(pages):
            await page.seq(shown_seq(match, number_of_page if number_of_page < seats else -1))
        before = shown_seq(match, seat)
        drawn = match.table.chance.drawn
        twin = imagined(match, match.table.guess(seat, number))
        assert (await pages[actor].act(actor, action))["type"] == "taken"
        for number_of_page, page in enumerate(pages):
            await page.seq(shown_seq(match, number_of_page if number_of_page < seats else -1))
        received = next(text for text in reversed(pages[watcher].texts) if '"type":"view"' in text)
        lucky = match.table.chance.drawn != drawn
        for other in possible(twin, actor, action, seat):
            could_be = after(imagined(twin, twin.table.copy()), actor, other)
            if could_be.table.information_key(seat) != match.table.information_key(seat):
                continue
            same += 1
            assert shown_seq(could_be, seat) == shown_seq(match, seat)
            if shown_seq(match, seat) == before:
                continue  # nothing is sent
            would_receive = bytes_for(could_be, seat, people)
            if not lucky and not drew(twin, could_be) and same_story(match, could_be, seat, other == action):
                assert would_receive == received
                to_the_last_byte += 1
                other_secrets += other != action
            else:
                assert without_events(would_receive) == without_events(received)
    assert same > looked // 3 and to_the_last_byte > 0
    if game == "whiskers":
        assert other_secrets > 0


def drew(before: Match, now: Match) -> bool:
    """Whether luck had a part in the last step: then what is heard may differ."""
    return bool(now.table.chance.drawn != before.table.chance.drawn)


def same_story(match: Match, could_be: Match, seat: int, same_choice: bool) -> bool:
    """Whether this seat must have heard the same: the same choice, or another that was a secret to it."""
    return same_choice or all(
        any(event.secret is not None and seat not in event.hearers for event in either.told[-1])
        for either in (match, could_be)
    )


def without_events(text: str) -> dict[str, object]:
    """A view without what was heard: a public choice is told, even if nothing of it remains to be seen."""
    view = json.loads(text)
    view["seats"][0]["heard"] = []
    return view


def possible(twin: Match, actor: int, action: int, seat: int) -> list[int]:
    """What the actor could have chosen instead: the same, and if it is not this seat itself, something else."""
    legal = twin.legal[actor]
    if actor == seat:
        return [action] if action in legal else []
    return [
        *(same for same in legal if same == action),
        *[other for other in legal if other != action][:OTHER_CHOICES],
    ]


async def test_the_public_parts_are_the_same_for_all(server):
    session, pages = await four_seats(server, "whiskers")
    await pages[0].act(0)
    for page in pages:
        await page.seq(1)
        assert page.view["to_act"] == session.match.table.to_act
        hands = [seat["hand"] for seat in page.view["seats"][0]["view"]["seats"]]
        assert [hand is not None for hand in hands] == [
            seat == page.view["seats"][0]["seat"] for seat in range(len(hands))
        ]


@pytest.mark.parametrize("game", ["whiskers", *games.names()])
def test_why_not_and_what_a_choice_gains_say_nothing_a_seat_may_not_know(game):
    variant = max(games.box(game).variants, key=lambda variant: max(variant.seats))
    rules = games.box(game).open(variant.name, max(variant.seats), {})
    table, chance, asked = rules.deal(4), from_seed(4), 0
    for step in range(120):
        if table.is_over:
            break
        actor = table.to_act[int(chance.below(len(table.to_act)))]
        legal = table.legal(actor)
        table.play(actor, legal[int(chance.below(len(legal)))])
        seat = step % int(rules.seats)
        twin = table.guess(seat, step)
        if step % 4 or twin.information_key(seat) != table.information_key(seat):
            continue
        for _ in range(30):
            action = int(chance.below(rules.number_of_actions))
            assert why(twin, seat, action) == why(table, seat, action)
            asked += 1
        for action in table.legal(seat)[:3]:
            assert gain(twin, seat, action) == gain(table, seat, action)
    assert asked > 30


def why(table: Table, seat: int, action: int) -> tuple[object, ...]:
    """The answer to a page that asks why not."""
    refusal = table.why_not(seat, action)
    return () if refusal is None else (refusal.code, refusal.facts, refusal.rule)
