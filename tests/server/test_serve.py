"""`katzentisch serve` as a person starts it."""

import asyncio
import json
import signal
import socket
import subprocess
import sys

import pytest

from tests.play.databases import new_postgres
from tests.server.process import ROOT, ServerProcess, free_port
from tests.server.serving import Page, RunningServer, http, tokens

pytestmark = pytest.mark.anyio


def serve(*arguments: str) -> tuple[int, str]:
    """Run the command until it ends by itself."""
    command = [sys.executable, "-m", "katzentisch", "serve", *arguments, "--lang", "en"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    return done.returncode, done.stderr.strip()


def test_several_workers_on_sqlite_are_refused_in_a_sentence(tmp_path):
    code, said = serve("--workers", "2", "--store", f"sqlite:{tmp_path}/t.sqlite")
    assert (code, said) == (
        2,
        "With SQLite there is only one server process, not 2; several need --store postgresql://...",
    )


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--port", "99999"), "--port takes a number from 0 to 65535, not 99999; 0 takes any free one."),
        (("--port", "-1"), "--port takes a number from 0 to 65535, not -1; 0 takes any free one."),
        (("--workers", "0"), "--workers must be at least 1, not 0."),
        (("--bot-workers", "-3"), "--bot-workers must be at least 1, not -3."),
    ],
)
def test_a_number_nobody_can_mean_is_refused(tmp_path, arguments, said):
    assert serve(*arguments, "--store", f"sqlite:{tmp_path}/t.sqlite") == (2, said)


def test_a_store_or_port_that_cannot_be_used_is_named(tmp_path):
    assert serve("--store", "oracle:x") == (
        2,
        "--store takes sqlite:PATH or postgresql://..., not 'oracle:x'.",
    )
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        code, said = serve("--port", str(port), "--store", f"sqlite:{tmp_path}/t.sqlite")
    assert code == 2 and said.startswith(f"Port {port} on 127.0.0.1 cannot be opened")
    (tmp_path / "file").write_text("")
    code, said = serve("--store", f"sqlite:{tmp_path}/file/t.sqlite")
    assert code == 2 and said.startswith("The tables cannot be opened")


async def test_the_address_is_printed_and_a_second_start_finds_the_games_again(tmp_path):
    made = None
    for start in (1, 2):
        process = await asyncio.create_subprocess_exec(
            *(
                sys.executable,
                "-m",
                "katzentisch",
                "serve",
                "--port",
                "0",
                "--store",
                f"sqlite:{tmp_path}/t.sqlite",
            ),
            cwd=ROOT,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        line = (await asyncio.wait_for(process.stdout.readline(), 30)).decode()
        port = int(line.split("127.0.0.1:")[1].split("/")[0])
        while True:
            try:
                status, _, body = await http(port, "GET", "/api/games")
                break
            except OSError:
                await asyncio.sleep(0.05)
        game = json.loads(body)["games"][0]
        seats = [{"who": "here", "name": "Ana"}] * game["variants"][0]["seats"][0]
        if start == 1:
            status, _, body = await http(port, "POST", "/api/tables", {"game": game["name"], "seats": seats})
            made = json.loads(body)
            assert status == 201
        else:
            _, _, body = await http(port, "POST", "/api/mine", {"tokens": tokens(made)})
            assert json.loads(body)["tables"][0]["info"]["table"] == made["info"]["table"]
        process.send_signal(signal.SIGTERM)
        await asyncio.wait_for(process.wait(), 20)


async def test_two_workers_serve_one_table_on_postgres():
    server = ServerProcess(await new_postgres(), free_port(), workers=2)
    await server.start()
    try:
        client = RunningServer(None, None, server.port)
        made = await client.table("Ana", "Ben")
        pages: list[Page] = [await client.page(made["info"]["table"], token) for token in tokens(made) * 3]
        for page in pages:
            await page.seq(0)
        await pages[0].play_on(0)
        for page in pages:
            await page.seq(1)
        await pages[1].play_on(1)
        for page in pages:
            assert (await page.seq(2))["step"] == 2
            await page.close()
    finally:
        await server.stop()
