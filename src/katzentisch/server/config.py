"""Settings of `katzentisch serve`, in one place: defaults, a TOML file, the environment, flags; the later wins.

    host = "127.0.0.1"
    public_address = "https://cats.example"

    [limits]
    tables_per_hour = 20

In the environment the same names have a prefix: KATZENTISCH_SERVER_PUBLIC_ADDRESS, KATZENTISCH_SERVER_LIMITS_TABLES_PER_HOUR; lists are
separated by commas. docs/operating.md explains each setting.
"""

import json
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal, TypeVar
from urllib.parse import urlsplit

import msgspec

from katzentisch.server.call_settings import LISTS, SECRETS, CallSettings
from katzentisch.server.limits import Limits
from katzentisch.server.retention import Retention

_PREFIX = "KATZENTISCH_SERVER_"
T = TypeVar("T", Limits, Retention)
_TABLES: dict[str, type[Any]] = {"limits": Limits, "retention": Retention}


class WrongConfig(Exception):
    """A setting that cannot be meant; the message says where it stands and what is wrong."""


class Config(msgspec.Struct, forbid_unknown_fields=True):
    """All settings of a server, with their defaults."""

    host: str = "127.0.0.1"
    port: int = -1  # 8000, or any free one if that is taken
    store: str = ""  # a SQLite file in the data folder
    workers: int = 1
    bot_workers: int = 1
    bot_seconds: float = 30.0
    public_address: str = ""
    origins: list[str] = []
    trusted_proxies: list[str] = []
    metrics: str = ""  # address and port for Prometheus, as 127.0.0.1:9400; empty: none
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    operator: str = ""  # a folder with imprint.<language>.md and privacy.<language>.md
    operator_token: str = ""  # lets the operator close tables
    limits: dict[str, float] = {}
    retention: dict[str, float] = {}
    calls: CallSettings = CallSettings()

    def server_limits(self) -> Limits:
        """Return the limits with those of the settings."""
        return _filled(Limits(), self.limits)

    def server_retention(self) -> Retention:
        """Return how long data are kept."""
        return _filled(Retention(), self.retention)


def read_config(path: Path | None, environment: Mapping[str, str], flags: Mapping[str, object]) -> Config:
    """Return the settings of a file, the environment and flags; WrongConfig says what is wrong."""
    data: dict[str, Any] = {}
    if path is not None:
        data = _read_file(path)
        _checked(data, str(path))
    _merge(data, _from_environment(environment))
    config = _checked(data, str(path or "environment"))
    _merge(data, flags)
    config = _checked(data, "flags")
    for name, kind in _TABLES.items():
        _check_names(name, getattr(config, name), kind)
    if config.calls.mail and not config.public_address:
        raise WrongConfig("[calls] mail_host needs public_address: mails have links to this server")
    return config


def printed_config(config: Config) -> str:
    """Return all settings as TOML, without the password of the store."""
    lines: list[str] = []
    for name in Config.__struct_fields__:
        if name not in _TABLES and name != "calls":
            lines.append(f"{name} = {_toml(_shown(name, getattr(config, name)))}")
    for name, filled in (("limits", config.server_limits()), ("retention", config.server_retention())):
        lines += ["", f"[{name}]"] + [f"{key} = {_toml(value)}" for key, value in filled._asdict().items()]
    lines += ["", "[calls]"]
    for key, value in msgspec.structs.asdict(config.calls).items():
        lines.append(f"{key} = {_toml('***' if key in SECRETS and value else value)}")
    return "\n".join(lines) + "\n"


def _read_file(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise WrongConfig(f"{path}: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise WrongConfig(f"{path}: {error}") from error


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    data: dict[str, Any] = {}
    for variable, text in environment.items():
        if not variable.startswith(_PREFIX):
            continue
        name = variable.removeprefix(_PREFIX).lower()
        table = next((table for table in (*_TABLES, "calls") if name.startswith(f"{table}_")), "")
        if table:
            key = name.removeprefix(f"{table}_")
            data.setdefault(table, {})[key] = _parts(text) if key in LISTS else text
        elif name in ("origins", "trusted_proxies"):
            data[name] = _parts(text)
        else:
            data[name] = text
    return data


def _parts(text: str) -> list[str]:
    """Return the parts of a list separated by commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


def _merge(data: dict[str, Any], more: Mapping[str, object]) -> None:
    for name, value in more.items():
        if isinstance(value, dict):
            data.setdefault(name, {}).update(value)
        else:
            data[name] = value


def _checked(data: dict[str, Any], where: str) -> Config:
    try:
        return msgspec.convert(data, Config, strict=False)
    except msgspec.ValidationError as error:
        raise WrongConfig(f"{where}: {error}") from error


def _check_names(table: str, given: Mapping[str, float], kind: type[Any]) -> None:
    for name, value in given.items():
        if name not in kind._fields:
            raise WrongConfig(f"[{table}] has no {name}; it has {', '.join(kind._fields)}")
        if value < 0:
            raise WrongConfig(f"[{table}] {name} must be 0 or more, not {value:g}")


def _filled(defaults: T, given: Mapping[str, float]) -> T:
    """Return a tuple of defaults with the numbers that were given, each of the type of its default."""
    return defaults._replace(**{name: type(getattr(defaults, name))(value) for name, value in given.items()})


def _shown(name: str, value: object) -> object:
    if name == "store" and isinstance(value, str) and urlsplit(value).password:
        return value.replace(f":{urlsplit(value).password}@", ":***@", 1)
    return "***" if name == "operator_token" and value else value


def _toml(value: object) -> str:
    """Return a value as TOML, which writes texts, numbers, flags and lists of texts as JSON does."""
    return json.dumps(value, ensure_ascii=False)
