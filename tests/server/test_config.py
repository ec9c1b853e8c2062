"""Settings of a server: file, environment, flags, in this order; nonsense is refused by name."""

import tomllib

import pytest

from katzentisch.cli.main import main
from katzentisch.server.config import Config, WrongConfig, printed_config, read_config
from katzentisch.server.limits import Limits

FILE = """
host = "0.0.0.0"
port = 8001
trusted_proxies = ["10.0.0.1"]

[limits]
tables_per_hour = 5
headers_seconds = 3

[retention]
chat_days = 7
"""
ENVIRONMENT = {
    "KATZENTISCH_SERVER_PORT": "8002",
    "KATZENTISCH_SERVER_TRUSTED_PROXIES": "10.0.0.2, 10.0.0.3",
    "KATZENTISCH_SERVER_LIMITS_TABLES_PER_HOUR": "6",
    "KATZENTISCH_LANG": "de",
}


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "server.toml"
    path.write_text(FILE)
    return path


def test_flags_win_over_the_environment_and_that_over_the_file(file):
    config = read_config(file, ENVIRONMENT, {"port": 8003})
    assert (config.host, config.port, config.trusted_proxies) == ("0.0.0.0", 8003, ["10.0.0.2", "10.0.0.3"])
    assert config.server_limits() == Limits()._replace(tables_per_hour=6, headers_seconds=3.0)
    assert config.server_retention().chat_days == 7


def test_nobody_is_trusted_and_nothing_published_unless_it_is_said():
    config = read_config(None, {}, {})
    assert config == Config()
    assert (config.host, config.trusted_proxies, config.metrics) == ("127.0.0.1", [], "")


@pytest.mark.parametrize(
    ("text", "about"),
    [
        ("prot = 1", "unknown field `prot`"),
        ("port = 'x'", "`int`, got `str` - at `$.port`"),
        ("log_level = 'loud'", "log_level"),
        ("[limits]\ntables = 1", "[limits] has no tables; it has"),
        ("[limits]\nsockets = -1", "[limits] sockets must be 0 or more, not -1"),
        ("[retention]\nchat = 1", "[retention] has no chat"),
        ("host = ", "Invalid value"),
    ],
)
def test_what_cannot_be_meant_is_named(tmp_path, text, about):
    (tmp_path / "wrong.toml").write_text(text)
    with pytest.raises(WrongConfig) as refused:
        read_config(tmp_path / "wrong.toml", {}, {})
    assert about in str(refused.value)


def test_what_is_printed_is_a_file_of_all_settings_without_the_password(file, capsys):
    store = "postgresql://cats:secret@db.example/tables"
    assert main(["serve", "--config", str(file), "--store", store, "--print-config"]) == 0
    printed = capsys.readouterr().out
    assert "secret" not in printed and "cats:***@db.example" in printed
    data = tomllib.loads(printed)
    assert data["limits"]["tables_per_hour"] == 5 and data["limits"].keys() == set(Limits._fields)
    (file.parent / "again.toml").write_text(printed)
    assert printed_config(read_config(file.parent / "again.toml", {}, {})) == printed


def test_a_file_that_is_not_there_is_told_in_a_sentence(tmp_path, capsys):
    assert main(["serve", "--config", str(tmp_path / "none.toml"), "--lang", "en"]) == 2
    assert "The settings cannot be used" in capsys.readouterr().err


def test_calls_are_set_by_file_and_environment_and_their_password_is_not_printed(tmp_path):
    path = tmp_path / "server.toml"
    path.write_text(
        'public_address = "https://cats.example"\n[calls]\nmail_host = "m.example"\nmail_from = "a@m.example"\n'
    )
    environment = {
        "KATZENTISCH_SERVER_CALLS_HOOK_HOSTS": "ntfy.sh, *.example.org",
        "KATZENTISCH_SERVER_CALLS_MAIL_PASSWORD": "secret",
    }
    config = read_config(path, environment, {})
    assert config.calls.mail and config.calls.hook_hosts == ("ntfy.sh", "*.example.org")
    printed = printed_config(config)
    assert "secret" not in printed and tomllib.loads(printed)["calls"]["mail_port"] == 587
    assert Config().calls.hook_hosts == () and not Config().calls.mail
    with pytest.raises(WrongConfig, match="needs public_address"):
        read_config(path, environment, {"public_address": ""})
    with pytest.raises(WrongConfig, match="mail_prot"):
        read_config(None, {"KATZENTISCH_SERVER_CALLS_MAIL_PROT": "1"}, {})
