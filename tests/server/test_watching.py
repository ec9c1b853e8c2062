"""What whoever runs the server can see: health, metrics, logs."""

import asyncio
import json
import logging
import os
import re
import subprocess
import sys
import urllib.request

import pytest

from katzentisch.server.logs import JsonLines
from katzentisch.server.metrics import FOLDER
from tests.server.process import ServerProcess, free_port
from tests.server.serving import RunningServer, finished, tokens

pytestmark = pytest.mark.anyio
LINE = re.compile(r"katzentisch_\w+(\{[^{}]*\})? [0-9.e+-]+")


async def test_health_is_plain_text_and_metrics_are_not_for_everybody(server):
    assert (await server.request("GET", "/api/health"))[0] == 200
    assert (await server.request("GET", "/api/metrics"))[0] == 404


COUNTING = """
import os, sys, time
from katzentisch.server.metrics import Metrics, serve_counts
metrics = Metrics()
for _ in range(int(sys.argv[1])):
    metrics.count("entries")
    metrics.observe("write_seconds", 0.002)
metrics.set("sockets", 5)
if sys.argv[2:]:
    serve_counts("127.0.0.1", int(sys.argv[2]))
print("ready", flush=True)
sys.stdin.read()
"""


def test_metrics_are_those_of_all_processes_together_without_the_gauges_of_dead_ones(tmp_path):
    pytest.importorskip("prometheus_client")
    port, environment = str(free_port()), {**os.environ, FOLDER: str(tmp_path)}
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", COUNTING, *arguments],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        for arguments in (("3", port), ("4",), ("5",))
    ]
    try:
        assert [process.stdout.readline() for process in processes] == [b"ready\n"] * 3
        values = scraped(port)
        assert (values["katzentisch_entries_total"], values["katzentisch_sockets"]) == (12, 15)
        assert values["katzentisch_write_seconds_count"] == 12
        processes[1].kill()
        processes[1].wait()
        values = scraped(port)
        assert (values["katzentisch_entries_total"], values["katzentisch_sockets"]) == (12, 10)
    finally:
        for process in processes:
            process.kill()
            process.communicate()


def scraped(port: str) -> dict[str, float]:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=20) as answer:
        lines = answer.read().decode().splitlines()
    assert all(line.startswith("# ") or LINE.fullmatch(line) for line in lines)
    return {line.split()[0]: float(line.split()[1]) for line in lines if line[0] != "#" and "{" not in line}


async def test_a_server_that_is_given_an_address_for_metrics_counts_there(tmp_path):
    pytest.importorskip("prometheus_client")
    port = free_port()
    process = ServerProcess(f"sqlite:{tmp_path / 'a.sqlite'}", free_port())
    process.command += ("--metrics", f"127.0.0.1:{port}")
    await process.start()
    try:
        made, page = await finished(RunningServer(None, None, process.port))
        values = await asyncio.to_thread(scraped, str(port))
        assert values["katzentisch_entries_total"] == page.view["step"]
        assert tokens(made)[0] not in process.log() and "Ana" not in process.log()
        await page.close()
    finally:
        await process.stop()


def test_a_log_line_is_one_json_object_with_its_facts():
    try:
        raise ValueError("why")
    except ValueError:
        record = logging.getLogger("katzentisch.x").makeRecord(
            "katzentisch.x",
            logging.ERROR,
            "f",
            1,
            "not %s",
            ("written",),
            sys.exc_info(),
            extra={"table": "abc"},
        )
    line = json.loads(JsonLines().format(record))
    assert (line["level"], line["from"], line["message"], line["table"]) == (
        "error",
        "katzentisch.x",
        "not written",
        "abc",
    )
    assert "ValueError: why" in line["error"] and re.fullmatch(r"\d{4}-\d\d-\d\dT[\d:.]{12}Z", line["at"])
