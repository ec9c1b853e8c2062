"""`katzentisch serve`: runs the web server."""

import os
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from katzentisch.cli.terminal.shell import Shell
from katzentisch.cli.terminal.trouble import Trouble

if TYPE_CHECKING:
    from katzentisch.server.config import Config
    from katzentisch.server.run import Serving

_PORT = 8000
_LARGEST_PORT = 65535
# Flags and the settings they are, those that may be given several times last.
_FLAGS = ("host", "port", "store", "workers", "bot_workers", "public_address", "metrics", "log_level")
_LISTS = {"trusted_proxy": "trusted_proxies", "origin": "origins"}


def add_arguments(parser: ArgumentParser) -> None:
    """Add the settings that are often given by hand; all others are in the file."""
    parser.add_argument("--config", type=Path, metavar="FILE")
    parser.add_argument("--print-config", action="store_true")
    parser.add_argument("--host")
    parser.add_argument("--port", type=int)
    parser.add_argument("--store", metavar="sqlite:PATH|postgresql://...")
    parser.add_argument("--workers", type=int, metavar="N")
    parser.add_argument("--bot-workers", type=int, metavar="N")
    parser.add_argument("--trusted-proxy", action="append", metavar="ADDRESS")
    parser.add_argument("--public-address", metavar="https://...")
    parser.add_argument("--origin", action="append", metavar="https://...")
    parser.add_argument("--metrics", metavar="ADDRESS:PORT")
    parser.add_argument("--log-level", choices=("debug", "info", "warning", "error"))
    parser.add_argument("--open", action="store_true")


def run(args: Namespace) -> int:
    """Serve until Ctrl-C."""
    from katzentisch.server import run as server  # the network is only needed here
    from katzentisch.server.config import printed_config

    shell: Shell = args.shell
    config = _config(args)
    if args.print_config:
        shell.console.file.write(printed_config(config))
        return 0
    _check_numbers(config, args.port)
    serving = _serving(config)
    try:
        server.check(serving)
        port = config.port if config.port >= 0 else _PORT
        listening = server.bind(config.host, port, or_another=config.port < 0)
    except server.CannotServe as error:
        raise Trouble(error.code, error.facts) from error
    port = listening.getsockname()[1]
    serving.settings = serving.settings._replace(listens=f"{config.host}:{port}")
    address = f"http://{_shown_host(config.host)}:{port}/"
    shell.say("serve.address", {"address": address})
    shell.say("serve.store", {"store": serving.store.partition("@")[2] or serving.store})
    shell.console.file.flush()
    if args.open:
        import webbrowser

        webbrowser.open(address)
    try:
        server.serve(serving, listening)
    except server.CannotServe as error:
        raise Trouble(error.code, error.facts) from error
    return 0


def _config(args: Namespace) -> "Config":
    """Return the settings of file, environment and flags."""
    from katzentisch.server.config import WrongConfig, read_config

    flags = {name: getattr(args, name) for name in _FLAGS if getattr(args, name) is not None}
    for flag, setting in _LISTS.items():
        if getattr(args, flag):
            flags[setting] = getattr(args, flag)
    try:
        return read_config(args.config, os.environ, flags)
    except WrongConfig as error:
        raise Trouble("wrong_config", {"reason": str(error)}) from error


def _serving(config: "Config") -> "Serving":
    """Return the settings as the server takes them."""
    from katzentisch.server import app, run

    settings = app.Settings(
        bot_workers=config.bot_workers,
        bot_seconds=config.bot_seconds,
        origins=tuple(config.origins),
        public_address=config.public_address,
        operator=config.operator,
        operator_token=config.operator_token,
        retention=config.server_retention(),
        calls=config.calls,
    )
    if config.limits:
        settings = settings._replace(limits=config.server_limits())
    store = config.store or run.usual_store()
    proxies = tuple(config.trusted_proxies)
    return run.Serving(store, config.workers, settings, proxies, config.metrics, config.log_level)


def _check_numbers(config: "Config", given_port: int | None) -> None:
    """Refuse numbers out of range."""
    for what, given in (("--workers", config.workers), ("--bot-workers", config.bot_workers)):
        if given < 1:
            raise Trouble("too_few", {"what": what, "given": given, "least": 1})
    port = config.port if given_port is None else given_port
    if not (given_port is None and port == -1) and not 0 <= port <= _LARGEST_PORT:
        raise Trouble("wrong_port", {"port": port, "most": _LARGEST_PORT})


def _shown_host(host: str) -> str:
    """Return the host a browser on this machine would use."""
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host
