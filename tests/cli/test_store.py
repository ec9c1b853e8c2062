"""`katzentisch store check`: damage is found and named."""

import asyncio
import json
from pathlib import Path

import pytest

from katzentisch import games
from katzentisch.cli.main import main
from katzentisch.play.log import Entry, Kind
from katzentisch.play.store import SeatRow, TableRow
from katzentisch.play.store_sqlite import SqliteStore
from tests import toy


@pytest.fixture(autouse=True)
def toy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_registered", {toy.BOX.name: toy.BOX})


def filled(path: Path, *damage: str) -> str:
    """Write two tables of the toy game with two choices each, then damage the store; return where it is."""

    async def fill() -> None:
        store = SqliteStore(path)
        await store.open()
        for table in ("good", "bad"):
            game = toy.BOX.open(seats=2)
            dealt = game.deal(7)
            row = TableRow(table, "whiskers", "usual", "{}", "1", game.material_hash, "7", 0, "free", 1, 0, 1)
            entries = [Entry(1 + seat, Kind.CHOICE, seat, dealt.legal(seat)[0], seat) for seat in (0, 1)]
            seats = [SeatRow(seat, "here", "Ana", "", 1, "", f"{table}{seat}") for seat in (0, 1)]
            await store.add_table(row, seats, [(f"{table}{seat}", seat) for seat in (0, 1)], entries)
        for sql in damage:
            await store.write((sql, ()))
        await store.close()

    asyncio.run(fill())
    return f"sqlite:{path}"


def test_a_store_that_is_well_says_so(tmp_path, capsys):
    assert main(["store", "check", "--store", filled(tmp_path / "a.sqlite")]) == 0
    assert "2 tables, nothing is wrong." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("damage", "about"),
    [
        ("UPDATE entry SET action = 8888 WHERE table_id = 'bad' AND seq = 2", "is no legal choice"),
        ("UPDATE seat_key SET seat = 5 WHERE hash = 'bad1'", "a key opens seat 5, there are 2"),
        ("INSERT INTO reason VALUES ('bad', 1, '{')", "the reasons of entry 1 cannot be read"),
        ("UPDATE seat SET seat = 4 WHERE table_id = 'bad' AND seat = 1", r"the seats are [0, 4]"),
        ("UPDATE game_table SET rules = '0' WHERE id = 'bad'", "cannot go on here: begun with rules 0"),
    ],
)
def test_damage_is_found_and_named(tmp_path, capsys, damage, about):
    where = filled(tmp_path / "a.sqlite", damage)
    assert main(["store", "check", "--store", where]) == 1
    told = " ".join(capsys.readouterr().out.split())
    assert "Table bad " in told and about in told and "2 tables, 1 has something wrong." in told
    assert "good" not in told
    assert main(["--json", "store", "check", "--store", where]) == 1
    assert [fault["table"] for fault in json.loads(capsys.readouterr().out)["faults"]] == ["bad"]


def test_a_file_that_is_not_there_is_no_store_without_faults(tmp_path, capsys):
    assert main(["store", "check", "--store", f"sqlite:{tmp_path / 'none.sqlite'}"]) == 2
    assert "none.sqlite" in capsys.readouterr().err and not (tmp_path / "none.sqlite").exists()
