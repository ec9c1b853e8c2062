"""All HTTP routes, asked by Schemathesis for whatever the OpenAPI document allows and much that it does not: nothing is a 500."""

import asyncio
import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import RunningServer, finished, tokens

pytestmark = pytest.mark.anyio
DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "openapi.json"


async def document_for(server: RunningServer) -> dict[str, Any]:
    """Return the document with real tables and tokens among what is asked for: else all is refused at the door."""
    over, _ = await finished(server)
    running = await server.table("Ana", "?", "bot:greedy")
    challenge = await challenge_of(server)
    _, _, text = await server.request("GET", f"/api/tables/{over['info']['table']}/record")
    lines = text.decode().splitlines()
    records = ["\n".join(lines[:upto]) for upto in (1, 3, len(lines))]
    document: dict[str, Any] = json.loads(DOCUMENT.read_text(encoding="utf-8"))
    tables = [made["info"]["table"] for made in (over, running)]
    keys = [*tokens(over), *tokens(running)]
    for path in document["paths"].values():
        for operation in path.values():
            for parameter in operation["parameters"]:
                if parameter["name"] == "table":
                    parameter["schema"] = {"enum": [*tables, "abcdefgh2345"]}
                if parameter["name"] == "challenge":
                    parameter["schema"] = {"enum": [challenge, "abcdefgh2345"]}
    for schema in document["components"]["schemas"].values():
        fields = schema.get("properties", {})
        if "tokens" in fields:
            fields["tokens"] = {
                "type": "array",
                "items": {"enum": [*keys, "x"]},
                "minItems": 1,
                "maxItems": 4,
            }
        if "seat" in fields and "tokens" in fields:
            fields["seat"] = {"type": "integer", "minimum": -1, "maximum": 3}
    for name in ("RecordFile", "PlayOn"):
        fields = document["components"]["schemas"][name]["properties"]
        fields["text"] = {"anyOf": [{"enum": records}, {"type": "string"}]}
    document["components"]["schemas"]["NewTable"]["properties"]["game"] = {"enum": ["whiskers", "felinia"]}
    return document


async def challenge_of(server: RunningServer) -> str:
    """Finish a game of a person alone and let others play its deal; return the challenge."""
    made = await server.table("Ana", "Ben")
    table = made["info"]["table"]
    await server.registry.store.give_to_bot(table, 1, "greedy")
    await (await server.registry.session(table)).reload_seats()
    page = await server.page(table, tokens(made)[0])
    while (await page.until("view"))["result"] is None:
        if 0 in page.view["to_act"]:
            await page.act(0)
    told = await server.post(f"/api/tables/{table}/challenge", {"tokens": tokens(made)[:1]})
    return str(told["challenge"])


async def asked(server: RunningServer, folder: Path, *how: str) -> tuple[int, str]:
    """Let Schemathesis ask; return its exit code and what it said."""
    file = folder / "openapi.json"
    file.write_text(json.dumps(await document_for(server)), encoding="utf-8")
    command = [sys.executable, "-m", "schemathesis.cli", "run", str(file), "--no-color", "--seed", "1"]
    command += ["--url", f"http://127.0.0.1:{server.port}", "--checks", "not_a_server_error", *how]
    process = await asyncio.create_subprocess_exec(
        *command, cwd=folder, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
    )
    said, _ = await process.communicate()
    assert process.returncode is not None
    return process.returncode, said.decode()


async def test_no_route_fails_for_a_few_requests_of_each_kind(server, tmp_path):
    code, said = await asked(server, tmp_path, "--phases", "fuzzing", "--max-examples", "2")
    assert code == 0 and "passed" in said, said[-6000:]


@pytest.mark.slow
async def test_no_route_fails_for_ten_thousand_requests(server, tmp_path, capsys):
    routes = sum(len(path) for path in json.loads(DOCUMENT.read_text(encoding="utf-8"))["paths"].values())
    each = str(-(-int(os.environ.get("CASES", "10000")) // routes))
    code, said = await asked(server, tmp_path, "--phases", "coverage,fuzzing", "--max-examples", each)
    with capsys.disabled():
        print(said[-1500:])
    assert code == 0, said[-6000:]
