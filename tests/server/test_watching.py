"""What whoever runs the server can see: health, metrics, logs."""

import json
import logging
import re
import sys

import pytest

from katzentisch.server.logs import JsonLines
from tests.server.serving import finished

pytestmark = pytest.mark.anyio
LINE = re.compile(r"katzentisch_\w+(\{[^{}]*\})? [0-9.e+-]+")


async def test_health_and_metrics_are_plain_text(server):
    made, page = await finished(server)
    await page.say(type="act", seat=0, seq=page.view["seq"], action=0)
    await page.until("refused")
    status, headers, body = await server.request("GET", "/api/metrics")
    lines = body.decode().splitlines()
    assert status == 200 and headers["content-type"].startswith("text/plain; version=0.0.4")
    assert all(line.startswith("# ") or LINE.fullmatch(line) for line in lines)
    values = {re.sub(r"\{.*?\}", "", line).split()[0]: line.split()[-1] for line in lines if line[0] != "#"}
    assert int(values["katzentisch_entries_total"]) == page.view["step"]
    assert int(values["katzentisch_write_seconds_count"]) == page.view["step"]
    assert int(values["katzentisch_refusals_total"]) == 1
    assert (values["katzentisch_sockets"], values["katzentisch_tables_in_memory"]) == ("1", "1")
    assert made["keys"][0]["token"] not in body.decode()
    assert (await server.request("GET", "/api/health"))[0] == 200


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
