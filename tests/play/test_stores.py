"""What every store promises; the same tests run on SQLite, on a journal and on a real PostgreSQL."""

import asyncio
import hashlib
from collections.abc import AsyncIterator

import asyncpg
import pytest

from katzentisch.play.log import Entry, Kind
from katzentisch.play.store import Conflict, News, SeatRow, Store, StoreError, TableRow
from katzentisch.play.store_calls import CallStore, CallWish
from katzentisch.play.store_postgres import PostgresStore
from katzentisch.play.store_sqlite import SqliteStore
from tests.play.databases import new_store

pytestmark = pytest.mark.anyio

TABLE = TableRow("tbl", "whiskers", "usual", '{"open": false}', "1", "hash", "9" * 18, 0, "free", 1, 0, 1000)
SEATS = [
    SeatRow(0, "here", "Ana", "", 1, "", "code-0"),
    SeatRow(1, "invited", "", "", 0, "invitation-1", ""),
    SeatRow(2, "bot", "Minka", "greedy", 1, "", ""),
]
FIRST = Entry(1, Kind.CHOICE, 0, 5, 0, 2000)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", "journal", "postgres"])
async def store(request, tmp_path) -> AsyncIterator[Store]:
    opened = await new_store(request.param, tmp_path)
    await opened.open()
    await opened.add_table(TABLE, SEATS, [("key-0", 0), ("key-s", -1)])
    yield opened
    await opened.close()


async def reopened(store: Store) -> Store:
    twin = type(store)(getattr(store, "url", None) or store.path)
    await store.close()
    await twin.open()
    return twin


async def test_a_table_comes_back_as_it_was_written(store):
    assert await store.table("tbl") == TABLE
    assert await store.seats("tbl") == SEATS
    assert await store.table("other") is None
    assert await store.read("SELECT count(*) FROM game_table") == [(1,)]


async def test_an_entry_is_there_after_the_store_was_opened_again(store):
    await store.append("tbl", FIRST, Entry(2, Kind.UNDO, 0, 0, 1, 2001))
    twin = await reopened(store)
    assert await twin.entries("tbl") == [FIRST, Entry(2, Kind.UNDO, 0, 0, 1, 2001)]
    assert await twin.entries("tbl", after=1) == [Entry(2, Kind.UNDO, 0, 0, 1, 2001)]
    await twin.close()


async def test_the_newest_entries_of_many_tables_are_found_at_once(store):
    await store.append("tbl", FIRST, Entry(2, Kind.UNDO, 0, 0, 1, 2001))
    assert await store.newest([*(f"none-{number}" for number in range(1200)), "tbl"]) == {"tbl": 2}
    assert await store.newest([]) == {}


async def test_of_two_who_write_the_same_entry_one_gets_a_conflict(store):
    async def append(action: int) -> int:
        await store.append("tbl", FIRST._replace(action=action))
        return action

    results = await asyncio.gather(*(append(action) for action in range(8)), return_exceptions=True)
    written = [result for result in results if not isinstance(result, Exception)]
    assert len(written) == 1
    assert all(isinstance(result, Conflict) for result in results if result not in written)
    assert [entry.action for entry in await store.entries("tbl")] == written


async def test_a_conflict_writes_nothing_of_its_transaction(store):
    await store.append("tbl", FIRST)
    with pytest.raises(Conflict):
        await store.append("tbl", Entry(2, Kind.CHOICE, 1), FIRST)
    assert await store.entries("tbl") == [FIRST]


async def test_an_invitation_takes_its_seat_once(store):
    taken = await asyncio.gather(
        *(store.take_seat("tbl", "invitation-1", f"Ben {n}", f"code-{n}", f"key-{n}") for n in range(2, 6))
    )
    assert sorted(taken, key=str) == [1, None, None, None]
    winner = taken.index(1) + 2
    seat = (await store.seats("tbl"))[1]
    assert (seat.name, seat.code, seat.taken, seat.invitation) == (f"Ben {winner}", f"code-{winner}", 1, "")
    assert sorted(await store.keys("tbl")) == sorted([("key-0", 0), ("key-s", -1), (f"key-{winner}", 1)])


@pytest.mark.parametrize("invitation", ["", "invitation-2", "invitation-1'--"])
async def test_a_wrong_invitation_takes_no_seat(store, invitation):
    assert await store.take_seat("tbl", invitation, "Eve", "code", "key") is None


async def test_a_key_opens_its_seats_newest_table_first(store):
    await store.add_table(TABLE._replace(id="two", created=3000), SEATS, [("key-0", 1)], rematch_of="tbl")
    assert await store.opened_by("key-0") == [("two", 1, 3000), ("tbl", 0, 1000)]
    assert await store.opened_by("key-9") == []
    assert await store.rematch("tbl") == "two"
    assert await store.rematch("two") == ""


async def test_a_table_has_one_rematch(store):
    await store.add_table(TABLE._replace(id="two"), SEATS, [], rematch_of="tbl")
    with pytest.raises(Conflict):
        await store.add_table(TABLE._replace(id="three"), SEATS, [], rematch_of="tbl")
    assert await store.table("three") is None


async def test_a_code_lets_a_new_key_open_the_seat(store):
    assert await store.recover("code-0", "key-new") == [("tbl", 0)]
    assert await store.opened_by("key-new") == [("tbl", 0, 1000)]
    assert await store.recover("code-7", "key-new") == []
    assert await store.recover("", "key-new") == []


async def test_what_is_said_is_numbered_without_gaps(store):
    await asyncio.gather(*(store.say("tbl", 0, "Ana", f"line {n}", n) for n in range(6)))
    said = await store.chat("tbl")
    assert [line.number for line in said] == [1, 2, 3, 4, 5, 6]
    assert {line.text for line in said} == {f"line {n}" for n in range(6)}
    assert [line.number for line in await store.chat("tbl", after=2, most=2)] == [5, 6]


async def test_text_of_people_is_stored_as_it_is(store):
    text = "'); DROP TABLE entry; -- <script> ü 🐈 \\ \" $1 ?1"
    await store.say("tbl", -1, text, text, 1)
    assert (await store.chat("tbl"))[0][2:4] == (text, text)


async def test_processes_on_one_postgres_hear_each_other(store):
    if not hasattr(store, "url"):
        pytest.skip("SQLite serves one process")
    heard: list[News] = []
    other = type(store)(store.url)
    await other.open()
    other.hear(heard.append)
    await store.tell(News("tbl", "seats"))
    await store.append("tbl", Entry(1, 0, 0, 5, 0, 7))
    await store.append("tbl", Entry(2, 0, 1, 6, 0, 8), reasons="[]")
    for _ in range(100):
        if len(heard) == 3:
            break
        await asyncio.sleep(0.02)
    assert heard == [
        News("tbl", "seats"),
        News("tbl", "entry", "1 0 0 5 0 7"),
        News("tbl", "entry", "2 0 1 6 0 8"),
    ]
    await other.close()


async def heard_by(other: Store, number: int) -> list[News]:
    """Let a process listen until it has heard so many news, or twenty seconds are over; return them."""
    heard: list[News] = []
    other.hear(heard.append)
    for _ in range(1000):
        if len(heard) >= number:
            break
        await asyncio.sleep(0.02)
    return heard


@pytest.fixture
async def pair(tmp_path) -> AsyncIterator[tuple[PostgresStore, PostgresStore]]:
    """Two processes on one PostgreSQL."""
    first = await new_store("postgres", tmp_path)
    assert isinstance(first, PostgresStore)
    second = PostgresStore(first.url)
    await first.open()
    await second.open()
    await first.add_table(TABLE, SEATS, [])
    yield first, second
    await first.close()
    await second.close()


async def test_a_process_whose_ear_breaks_while_it_begins_to_listen_tries_again(tmp_path, monkeypatch):
    real, broken = asyncpg.Connection.add_listener, []

    async def fails_once(base: asyncpg.Connection, *wishes: object) -> None:
        if not broken:
            broken.append(base)
            raise asyncpg.PostgresConnectionError("the database went away")
        await real(base, *wishes)

    first = await new_store("postgres", tmp_path)
    await first.open()
    await first.add_table(TABLE, SEATS, [])
    monkeypatch.setattr(asyncpg.Connection, "add_listener", fails_once)
    second = PostgresStore(first.url)  # type: ignore[attr-defined]
    async with asyncio.timeout(60):
        await second.open()
    hearing = asyncio.create_task(heard_by(second, 1))
    await asyncio.sleep(0)
    await first.append("tbl", FIRST)
    assert [news.what for news in await hearing] == ["entry"]
    await first.close()
    await second.close()


async def test_the_longest_entries_of_a_whole_group_are_told(pair):
    first, second = pair
    most = 2**31 - 1
    tables = [f"{number:02}{'x' * 26}" for number in range(64)]  # more than twice as long as our ids
    for table in tables:
        await first.add_table(TABLE._replace(id=table), SEATS, [])
    entry = Entry(most, most, most, 2**63 - 1, most, 2**63 - 1)
    hearing = asyncio.create_task(heard_by(second, 64))
    await asyncio.sleep(0)
    await asyncio.gather(*(first.append(table, entry) for table in tables))
    assert sorted(news.table for news in await hearing) == tables


async def test_two_processes_that_race_for_many_entries_each_get_those_that_nobody_else_has(pair):
    tables = [f"race-{number:03}" for number in range(100)]
    for table in tables:
        await pair[0].add_table(TABLE._replace(id=table), SEATS, [])

    async def append(who: int, table: str) -> int:
        await pair[who].append(table, FIRST._replace(action=who))
        return who

    orders = [tables, tables[::-1]]
    tried = [(who, table) for both in zip(*orders, strict=True) for who, table in enumerate(both)]
    async with asyncio.timeout(100):
        results = await asyncio.gather(*(append(who, table) for who, table in tried), return_exceptions=True)
    won = {table: who for (who, table), result in zip(tried, results, strict=True) if result == who}
    assert sorted(won) == tables
    assert sum(isinstance(result, Conflict) for result in results) == len(tables)
    for table in tables:
        assert [entry.action for entry in await pair[1].entries(table)] == [won[table]]


async def test_a_writer_that_goes_away_takes_nobody_along_and_what_it_wrote_is_written_once(store):
    tables = [f"away-{number}" for number in range(20)]
    await asyncio.gather(*(store.add_table(TABLE._replace(id=table), SEATS, []) for table in tables))
    writing = [asyncio.create_task(store.append(table, FIRST)) for table in tables]
    await asyncio.sleep(0)
    for task in writing[::2]:
        task.cancel()
    results = await asyncio.gather(*writing, return_exceptions=True)
    assert results[1::2] == [None] * 10
    again = await asyncio.gather(*(store.append(table, FIRST) for table in tables), return_exceptions=True)
    assert all(isinstance(answer, Conflict) for answer in again[1::2])
    for table in tables:
        assert await store.entries(table) == [FIRST]


async def test_a_store_that_closes_writes_what_was_asked_of_it(store):
    if not hasattr(store, "url") and not isinstance(store, SqliteStore):
        pytest.skip("a journal has nothing to close")
    tables = [f"last-{number}" for number in range(150)]
    await asyncio.gather(*(store.add_table(TABLE._replace(id=table), SEATS, []) for table in tables))
    writing = [asyncio.create_task(store.append(table, FIRST)) for table in tables]
    await asyncio.sleep(0)
    twin = await reopened(store)
    assert await asyncio.gather(*writing) == [None] * 150
    assert await twin.newest(tables) == dict.fromkeys(tables, 1)
    await twin.close()


async def test_a_statement_that_fails_is_told_to_all_of_its_group_and_the_next_group_is_written(
    store, monkeypatch
):
    if not isinstance(store, PostgresStore):
        pytest.skip("about groups in PostgreSQL")
    tables = [f"group-{number:03}" for number in range(100)]
    await asyncio.gather(*(store.add_table(TABLE._replace(id=table), SEATS, []) for table in tables))
    real, calls = store.read, []

    async def fails_once(sql: str, *values: object) -> object:
        calls.append(sql)
        if len(calls) == 1:
            raise StoreError("the connection broke")
        return await real(sql, *values)

    monkeypatch.setattr(store, "read", fails_once)
    results = await asyncio.gather(*(store.append(table, FIRST) for table in tables), return_exceptions=True)
    assert [type(result) for result in results] == [StoreError] * 64 + [type(None)] * 36
    monkeypatch.undo()
    assert sorted(await store.newest(tables)) == tables[64:]


async def test_of_entries_written_at_once_each_is_answered_for_itself(store):
    await store.append("tbl", Entry(1, 0, 0, 1))
    new = [Entry(number, 0, 0, number) for number in range(2, 150)]
    again = [Entry(1, 0, 0, 9), Entry(2, 0, 0, 9)]  # the second has the number of one that waits before it
    written = await asyncio.gather(
        *(store.append("tbl", entry) for entry in new),
        *(store.append("tbl", entry) for entry in again),
        store.append("nowhere", Entry(1, 0, 0, 1)),
        return_exceptions=True,
    )
    assert written[: len(new)] == [None] * len(new)
    assert all(isinstance(answer, Conflict) for answer in written[len(new) : -1])
    assert isinstance(written[-1], (Conflict, StoreError))  # by which the others are not touched
    assert [entry.action for entry in await store.entries("tbl")] == list(range(1, 150))


async def test_a_second_process_on_one_sqlite_file_is_refused(store):
    if not isinstance(store, SqliteStore):
        pytest.skip("PostgreSQL serves several processes; a journal refuses the second writer")
    with pytest.raises(StoreError, match="in use by another process: with SQLite one process serves"):
        await type(store)(store.path).open()


async def test_a_conflict_in_a_crowd_touches_nobody_else(store):
    tables = [f"tbl-{number}" for number in range(150)]
    await asyncio.gather(*(store.add_table(TABLE._replace(id=table), SEATS, []) for table in tables))
    await store.append(tables[77], FIRST)
    results = await asyncio.gather(
        *(store.append(table, FIRST._replace(at=number)) for number, table in enumerate(tables)),
        return_exceptions=True,
    )
    assert [number for number, result in enumerate(results) if isinstance(result, Conflict)] == [77]
    assert [entry.at for table in tables for entry in await store.entries(table)] == [
        2000 if number == 77 else number for number in range(150)
    ]


async def test_a_number_no_database_can_hold_is_refused_and_the_store_goes_on(store):
    with pytest.raises(StoreError):
        await store.append("tbl", FIRST._replace(at=10**30))
    await store.append("tbl", FIRST)
    assert await store.entries("tbl") == [FIRST]


async def test_an_hour_is_counted_up_and_forgotten(store):
    counted = await asyncio.gather(*(store.spend("tables", "ana", 100) for _ in range(5)))
    assert max(counted) == 5
    assert await store.spend("tables", "ben", 100) == 1
    assert await store.spend("reviews", "ana", 100) == 1
    assert await store.spend("tables", "ana", 101) == 1
    assert await store.spend("tables", "ana", 102) == 1
    await store.forget_hours(101)
    for table in ("spent", "address_key"):
        rows = await store.read(f"SELECT DISTINCT hour FROM {table} ORDER BY hour")
        assert [int(row[0]) for row in rows] == [101, 102]


async def test_an_address_is_kept_under_a_key_that_changes_by_the_hour(store):
    for hour in (100, 101):
        assert await store.spend("tables", "192.0.2.7", hour) == 1
    rows = await store.read("SELECT who FROM spent ORDER BY hour")
    first, second = (str(row[0]) for row in rows)
    assert first != second and hashlib.sha256(b"192.0.2.7").hexdigest() not in (first, second)


async def test_writing_is_tried_for_real(store):
    await store.check_writing(7)
    await store.check_writing(7)
    assert await store.read("SELECT number FROM spent WHERE what = 'checks'") == [(2,)]


async def test_reasons_and_a_review_come_back(store):
    await store.append("tbl", FIRST, reasons='[{"key": "forced"}]')
    assert await store.reasons("tbl") == {1: '[{"key": "forced"}]'}
    with pytest.raises(Conflict):
        await store.append("tbl", FIRST, reasons="[]")
    assert await store.reasons("tbl") == {1: '[{"key": "forced"}]'}
    await store.keep_review("tbl", "v1", "old")
    await store.keep_review("tbl", "v2", "new")
    assert (await store.review("tbl", "v1"), await store.review("tbl", "v2")) == ("", "new")


async def test_a_seat_is_handed_on_given_to_a_bot_or_gets_a_new_key(store):
    await store.offer_seat("tbl", 0, "invitation")
    assert ("key-0", 0) in await store.keys("tbl")
    assert await store.take_seat("tbl", "wrong", "Ben", "code-2", "new") is None
    assert await store.take_seat("tbl", "invitation", "Ben", "code-2", "new") == 0
    assert await store.take_seat("tbl", "invitation", "Cleo", "code-3", "third") is None
    assert sorted(await store.keys("tbl")) == [("key-s", -1), ("new", 0)]
    await store.renew_key("tbl", 0, "newer", "code-4")
    assert sorted(await store.keys("tbl")) == [("key-s", -1), ("newer", 0)]
    assert await store.recover("code-2", "x") == [] and await store.recover("code-4", "x") == [("tbl", 0)]
    await store.give_to_bot("tbl", 0, "minka")
    assert await store.keys("tbl") == [("key-s", -1)] and await store.recover("code-4", "y") == []
    assert (await store.seats("tbl"))[0][1:5] == ("bot", "minka", "minka", 1)


def wish(number, seat=0, **more):
    return CallWish(
        f"w{number}",
        "tbl",
        seat,
        "ntfy",
        f"t{number}",
        "en",
        "UTC",
        0,
        0,
        1,
        1000,
        **{"considered": 0, **more},
    )


async def test_a_call_is_due_once_per_turn_and_claimed_by_one(store):
    calls = CallStore(store)
    await calls.add(wish(1))
    await calls.add(wish(2)._replace(confirmed=0))
    await calls.consider("tbl", 0, 5, 3, 2000)
    assert [due.id for due in await calls.due(2000)] == ["w1"] and await calls.due(1999) == []
    (due,) = await calls.due(2000)
    claims = await asyncio.gather(*(calls.claim(due, f"process {number}") for number in range(5)))
    assert sum(claims) == 1
    winner = f"process {claims.index(True)}"
    await calls.postpone(due, "somebody else", 9000, 4)
    assert (await calls.due(2000))[0].tries == 0
    await calls.postpone(due, winner, 3000, 1)
    (later,) = await calls.due(3000)
    assert (later.claim, later.tries) == ("", 1)
    assert await calls.claim(later, "a")
    await calls.settle(later, "a", 0)
    await calls.consider("tbl", 0, 6, 3, 4000)  # the same turn
    await calls.consider("tbl", 0, 4, 9, 4000)  # older news than was considered
    assert await calls.due(9999) == []
    await calls.consider("tbl", 0, 7, 7, 5000)
    assert [due.due for due in await calls.due(5000)] == [7]
    await calls.consider("tbl", 0, 8, -1, 5000)
    assert await calls.due(9999) == []


async def test_tables_whose_log_went_on_without_a_look_are_found(store):
    calls = CallStore(store)
    await calls.add(wish(1))
    assert await calls.unconsidered() == []
    await store.append("tbl", FIRST)
    assert await calls.unconsidered() == ["tbl"]
    await calls.consider("tbl", 0, 1, -1, 0)
    assert await calls.unconsidered() == []


async def test_wishes_move_with_the_people_and_go_with_the_seat(store):
    calls = CallStore(store)
    await calls.add(wish(1))
    await calls.add(wish(2, seat=2))
    await calls.add(wish(1)._replace(id="w3", target="t1"))  # the same place once more: replaced
    assert [kept.id for kept in await calls.of_seat("tbl", 0)] == ["w3"]
    await store.add_table(TABLE._replace(id="two", circle="tbl"), SEATS, [], rematch_of="tbl")
    await calls.move("tbl", "two", lambda seat: (seat + 1) % 3)
    assert await calls.seats("two") == [0, 1] and await calls.seats("tbl") == []
    assert sorted(await store.circle("tbl")) == ["tbl", "two"]
    await store.give_to_bot("two", 1, "minka")
    assert await calls.seats("two") == [0]
    await store.forget_person("two", 0, "1")
    assert await calls.seats("two") == []
    await calls.add(wish(9)._replace(confirmed=0))
    await calls.forget_unconfirmed(1000)
    assert await calls.seats("tbl") == [0]
    await calls.forget_unconfirmed(1001)
    assert await calls.seats("tbl") == []
    await calls.add(wish(9))
    await store.delete_table("two")
    await store.delete_table("tbl")
    assert await calls.wish("w9") is None


async def test_a_secret_of_the_server_is_drawn_once_and_refused_mail_is_remembered(store):
    calls = CallStore(store)
    drawn = iter("abc")
    assert [await calls.secret("links", lambda: next(drawn)) for _ in range(3)] == ["a", "a", "a"]
    assert not await calls.refuses_mail("A@b.example", "k")
    await calls.refuse_mail("a@b.example", "k")
    await calls.refuse_mail("a@b.example", "k")
    assert await calls.refuses_mail("A@b.example", "k") and not await calls.refuses_mail("c@b.example", "k")


async def test_a_lent_seat_keeps_its_keys_and_a_pause_is_wished_and_ended(store):
    await store.lend_to_bot("tbl", 0, "minka")
    assert (await store.seats("tbl"))[0] == SEATS[0]._replace(kind="bot", level="minka", lent=1)
    assert ("key-0", 0) in await store.keys("tbl")
    await store.take_back("tbl", 0)
    assert (await store.seats("tbl"))[0] == SEATS[0]._replace(kind="invited")
    await store.take_back("tbl", 2)
    assert (await store.seats("tbl"))[2] == SEATS[2]
    for _ in range(2):
        await store.want_pause("tbl", 0)
    assert await store.pausing("tbl") == [0]
    await store.resume("tbl", 5000)
    assert await store.pausing("tbl") == [] and (await store.table("tbl")).resumed == 5000


async def test_tables_whose_long_clock_has_run_out_are_found(store):
    month = 30 * 24 * 3600
    await store.add_table(TABLE._replace(id="slow", clock=month, resumed=1000), SEATS, [])
    assert await store.overdue(3600, month * 1000) == []
    assert await store.overdue(3600, month * 1000 + 1001) == ["slow"]
    await store.append("slow", FIRST)
    assert await store.overdue(3600, month * 1000 + 1001) == []
    assert await store.overdue(3600, month * 1000 + 2001) == ["slow"]


async def test_one_code_recovers_several_seats_and_again_without_harm(store):
    await store.add_table(TABLE._replace(id="two"), [SEATS[0]._replace(code="other")], [("key-2", 0)])
    assert await store.codes_of("key-2") == ["other"]
    await store.share_code("code-0", [("two", 0), ("tbl", 1)])
    for _ in range(2):
        assert sorted(await store.recover("code-0", "key-2")) == [("tbl", 0), ("two", 0)]
    assert await store.finished(["tbl", "two"]) == set()
