"""Standard streams that are closed, that know ASCII only, or that begin with a byte order mark."""

import subprocess
import sys

import pytest

CASE = '{"task": "moves", "mode": "advanced", "country": "lion", "food": 1}'


def ran(shell: str, text: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """Run the command line below a shell that redirects its streams."""
    program = "import sys; from katzentisch.cli.main import main; sys.exit(main())"
    command = f"{sys.executable} -c '{program}' {shell}"
    return subprocess.run(["sh", "-c", command], input=text, capture_output=True, timeout=100, check=False)


@pytest.mark.parametrize(
    ("shell", "code"),
    [
        ("games >&-", 0),
        ("games >&- 2>&- <&-", 0),
        ("nonsense 2>&-", 2),
        ("referee felinia <&-", 2),
        ("play felinia --seats human,greedy <&-", 0),
    ],
)
def test_closed_streams_are_empty_ones(shell, code):
    done = ran(shell)
    assert b"Traceback" not in done.stderr and done.returncode == code


def test_a_terminal_that_knows_ascii_only_is_told_what_it_can_show(monkeypatch):
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    done = ran("games --lang de")
    assert done.returncode == 0 and b"Traceback" not in done.stderr
    assert b"felinia" in done.stdout.lower()


def test_a_byte_order_mark_is_no_part_of_a_case(tmp_path):
    marked = b"\xef\xbb\xbf" + CASE.encode()
    (tmp_path / "case.json").write_bytes(marked)
    plain = ran("referee felinia", CASE.encode()).stdout
    assert b"error" not in plain
    assert ran("referee felinia", marked).stdout == plain
    assert ran(f"referee felinia {tmp_path / 'case.json'}").stdout == plain
