"""Nonsense over the socket: every message is answered or refused, nothing crashes, nothing is played by it."""

import asyncio
import json
import os
import random
import string

import pytest
import websockets

from tests.server.serving import RunningServer, tokens

pytestmark = pytest.mark.anyio

RIGHT = {
    "hello": {"type": "hello", "tokens": ["x"], "seen": -1, "names": False},
    "act": {"type": "act", "seat": 0, "seq": 0, "action": 3},
    "why": {"type": "why", "seat": 0, "action": 3},
    "undo": {"type": "undo", "seat": 0, "seq": 0},
    "redo": {"type": "redo", "seat": 0, "seq": 0},
    "consent": {"type": "consent", "seat": 0, "agree": True},
    "chat": {"type": "chat", "seat": 0, "text": "hello"},
}
ODD = [
    None,
    True,
    -1,
    0,
    1,
    2**31,
    -(2**63),
    2**63,
    2**64,
    10**400,
    1.5,
    1e308,
    "",
    "0",
    "\u0000",
    "𝕏" * 50,
    [],
    {},
    [[[]]],
]


def nonsense(luck: random.Random, kind: str) -> str | bytes:
    """Return a message of a kind that is wrong in some way, now and then right."""
    message = dict(RIGHT[kind])
    for _ in range(luck.randrange(3)):
        key = luck.choice([*message, "seat", "action", "choice", "extra"])
        message[key] = luck.choice(ODD)
    if luck.random() < 0.2:
        message.pop(luck.choice(list(message)))
    text = json.dumps(message)
    way = luck.random()
    if way < 0.15:
        cut = luck.randrange(len(text))
        text = text[:cut] + luck.choice(string.printable) + text[cut + luck.randrange(3) :]
    elif way < 0.2:
        text = text[: luck.randrange(len(text))]
    elif way < 0.23:
        return luck.randbytes(luck.randrange(60))
    elif way < 0.25:
        text = luck.choice("[{") * luck.randrange(5000)
    return text


async def fuzzed(server: RunningServer, kind: str, times: int) -> tuple[int, int]:
    """Send nonsense; return how many answers came and how often the page was dropped for it."""
    luck = random.Random(kind)
    made = await server.table("Ana", "Ben")
    table = made["info"]["table"]
    answers, drops, sent = 0, 0, 0
    page = None
    while sent < times:
        if page is None:
            page = await server.page(table, tokens(made)[0])
            await page.until("view")
        try:
            for _ in range(min(40, times - sent)):
                await page.connection.send(nonsense(luck, kind))
                sent += 1
            await page.say(type="why", seat=0, action=0)
            while True:
                message = await page.hear()
                answers += message["type"] not in ("presence", "view")
                if message["type"] == "reason" and message["action"] == 0:
                    break
            page.texts.clear()
        except websockets.ConnectionClosed:
            drops += 1
            page = None
    session = await server.registry.session(table)
    entries = await server.registry.store.entries(table)
    assert len(entries) == session.match.seq
    assert session.match.record.replay(session.match.game).truth() == session.match.table.truth()
    return answers, drops


@pytest.mark.parametrize("kind", list(RIGHT))
async def test_nonsense_of_every_kind_is_answered_and_changes_nothing_it_should_not(server, kind, caplog):
    answers, _ = await fuzzed(server, kind, times=250)
    assert answers > 100
    assert not [record for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")]
    other = await server.table("Cleo", "Dora")
    page = await server.page(other["info"]["table"], tokens(other)[0])
    await page.seq(0)
    assert (await page.act(0))["type"] == "taken"


@pytest.mark.slow
@pytest.mark.parametrize("kind", list(RIGHT))
async def test_ten_thousand_messages_of_every_kind(server, kind, caplog, capsys):
    times = int(os.environ.get("FUZZ", "10000"))
    answers, drops = await fuzzed(server, kind, times)
    with capsys.disabled():
        print(f"\nfuzz: {kind}: {times} messages, {answers} answers, dropped {drops} times, no error logged")
    assert not [record for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")]


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables",
        "/api/recover",
        "/api/mine",
        "/api/records",
        "/api/records/play",
        "/api/tables/x/sit",
        "/api/tables/x/branch",
    ],
)
async def test_nonsense_in_bodies_is_a_problem_not_a_crash(server, path):
    luck = random.Random(path)
    for _ in range(40):
        body = nonsense(luck, "chat")
        status, _, answer = await server.request(
            "POST", path, body if isinstance(body, bytes) else body.encode()
        )
        assert 400 <= status < 500 and json.loads(answer)["code"], (status, answer)


async def test_half_a_request_keeps_nobody_waiting(server):
    _, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
    assert (await server.get("/api/games"))["games"]
    writer.close()
