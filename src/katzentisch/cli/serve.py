"""`katzentisch serve`: runs the web server."""

from argparse import ArgumentParser, Namespace

from katzentisch.cli.terminal.shell import Shell
from katzentisch.cli.terminal.trouble import Trouble

PORT = 8000
LARGEST_PORT = 65535


def add_arguments(parser: ArgumentParser) -> None:
    """Add where to listen and where to keep the tables."""
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int)
    parser.add_argument("--store", metavar="sqlite:PATH|postgresql://...")
    parser.add_argument("--workers", type=int, default=1, metavar="N")
    parser.add_argument("--bot-workers", type=int, default=1, metavar="N")
    parser.add_argument("--trusted-proxy", action="append", default=[], metavar="ADDRESS")
    parser.add_argument("--origin", action="append", default=[], metavar="https://...")
    parser.add_argument("--open", action="store_true")


def run(args: Namespace) -> int:
    """Serve until Ctrl-C."""
    from katzentisch.server import run as server  # the network is only needed here
    from katzentisch.server.app import Settings

    shell: Shell = args.shell
    check_numbers(args)
    settings = Settings(bot_workers=args.bot_workers, origins=tuple(args.origin))
    store = args.store or server.usual_store()
    serving = server.Serving(store, args.workers, settings, tuple(args.trusted_proxy))
    try:
        server.check(serving)
        listening = server.bind(args.host, PORT if args.port is None else args.port, args.port is None)
    except server.CannotServe as error:
        raise Trouble(error.code, error.facts) from error
    address = f"http://{shown_host(args.host)}:{listening.getsockname()[1]}/"
    shell.say("serve.address", {"address": address})
    shell.say("serve.store", {"store": store.partition("@")[2] or store})
    shell.console.file.flush()
    if args.open:
        import webbrowser

        webbrowser.open(address)
    server.serve(serving, listening)
    return 0


def check_numbers(args: Namespace) -> None:
    """Refuse numbers out of range."""
    for what, given in (("--workers", args.workers), ("--bot-workers", args.bot_workers)):
        if given < 1:
            raise Trouble("too_few", {"what": what, "given": given, "least": 1})
    if args.port is not None and not 0 <= args.port <= LARGEST_PORT:
        raise Trouble("wrong_port", {"port": args.port, "most": LARGEST_PORT})


def shown_host(host: str) -> str:
    """Return the host a browser on this machine would use."""
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host
