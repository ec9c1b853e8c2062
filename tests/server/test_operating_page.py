"""docs/operating.md and its files: they name every setting, and can be used as they are."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from katzentisch.server.config import Config, read_config
from katzentisch.server.retention import Retention

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGE = (DOCS / "operating.md").read_text(encoding="utf-8")


def test_every_setting_is_explained():
    names = [*Config.__struct_fields__, *Retention._fields]
    missing = [name for name in names if f"`{name}`" not in PAGE and f"`[{name}]`" not in PAGE]
    assert not missing


def test_the_defaults_of_retention_are_those_of_the_page():
    for name, days in Retention()._asdict().items():
        assert f"| `{name}` | {days} |" in PAGE


def test_the_file_of_settings_can_be_used():
    config = read_config(DOCS / "operating" / "server.toml", {}, {})
    assert config.server_retention() == Retention()
    assert config.public_address and config.trusted_proxies == ["127.0.0.1"]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_the_unit(tmp_path):
    unit = (DOCS / "operating" / "katzentisch.service").read_text(encoding="utf-8")
    (tmp_path / "katzentisch.service").write_text(
        unit.replace("/opt/katzentisch/bin/katzentisch", sys.executable)
    )
    command = ["systemd-analyze", "verify", str(tmp_path / "katzentisch.service")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, "")
