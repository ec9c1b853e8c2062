"""The wire: one definition for server, page and tests."""

import json
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from katzentisch.server.wire import bodies, messages, schema
from tests.server.serving import finished

ROOT = Path(__file__).resolve().parents[2]


def test_the_types_of_the_page_are_those_of_the_wire():
    done = subprocess.run(
        [sys.executable, "-m", "tools.wire_types", "--check"], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_published_schema_is_that_of_the_wire():
    published = json.loads((ROOT / "docs" / "wire.schema.json").read_text(encoding="utf-8"))
    assert published == json.loads(schema.schema())
    spoken = {kind.__name__ for union in (messages.FromPage, messages.FromServer) for kind in union.__args__}
    named = set(bodies.by_name())
    assert spoken | named <= set(published["$defs"])
    tags = {published["$defs"][name]["properties"]["type"]["enum"][0] for name in spoken}
    assert {"hello", "act", "view", "taken", "refused"} <= tags


@pytest.mark.anyio
async def test_the_server_hands_out_the_schema(server):
    assert await server.get("/api/schema") == json.loads(schema.schema())


@pytest.mark.anyio
async def test_everything_a_page_hears_is_a_message_of_the_wire(server):
    _, page = await finished(server)
    heard = [msgspec.json.decode(text, type=messages.FromServer) for text in page.texts]
    assert {"Welcome", "View", "Taken", "Presence", "Changed"} <= {
        type(message).__name__ for message in heard
    }


def test_every_message_has_a_type_of_its_own():
    for union in (messages.FromPage, messages.FromServer):
        tags = [kind.__struct_config__.tag for kind in union.__args__]
        assert len(set(tags)) == len(tags)


@settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(st.sets(st.integers(0, 400)))
def test_runs_are_read_back_as_they_were_written(numbers):
    assert messages.numbers(messages.runs(sorted(numbers))) == sorted(numbers)


def test_an_unknown_field_is_said_to_be_one():
    with pytest.raises(msgspec.ValidationError, match="unknown field `colour`"):
        msgspec.json.decode(b'{"type": "act", "seat": 0, "seq": 1, "colour": 2}', type=messages.FromPage)
