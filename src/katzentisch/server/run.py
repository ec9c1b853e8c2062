"""Runs the server: one process, or several that share a PostgreSQL."""

import asyncio
import gc
import os
import signal
import socket
import threading
import time
from functools import cache
from pathlib import Path

import msgspec
import uvicorn
from starlette.applications import Starlette

from katzentisch.play.store import Store, StoreError
from katzentisch.play.store_sqlite import SqliteStore
from katzentisch.server.app import Settings, make_app
from katzentisch.server.http.guard import LONGEST_HEAD, GuardedProtocol, GuardedSocket, OpenConnections
from katzentisch.server.logs import log_to_stderr
from katzentisch.server.metrics import serve_counts, share_counts

_ENVIRONMENT = "KATZENTISCH_SERVE"
APPLICATION = "katzentisch.server.run:app_from_environment"
_STOP_SECONDS = 10  # for requests in progress when the server is asked to stop
START_SECONDS = 60  # a process may take to start, on a busy machine and while the database comes back


class Serving(msgspec.Struct):
    """Arguments of `katzentisch serve`; worker processes read them from their environment."""

    store: str
    workers: int = 1
    settings: Settings = Settings()
    trusted_proxies: tuple[str, ...] = ()  # addresses whose X-Forwarded-For is believed
    metrics: str = ""  # where Prometheus finds the counts of all processes; empty: nowhere
    log_level: str = "info"
    parent: int = 0


class CannotServe(Exception):
    """The server cannot run as asked; `code` has a sentence in the shell's words."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


def usual_store() -> str:
    """Return the default store."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return f"sqlite:{Path(home) / 'katzentisch' / 'tables.sqlite'}"


def open_store(where: str) -> Store:
    """Return the store of `sqlite:PATH` or `postgresql://...`."""
    if where.startswith("sqlite:"):
        return SqliteStore(where.removeprefix("sqlite:"))
    if not where.startswith(("postgresql://", "postgres://")):
        raise CannotServe("wrong_store", store=where)
    try:
        from katzentisch.play.store_postgres import PostgresStore
    except ModuleNotFoundError as error:
        raise CannotServe("no_asyncpg") from error
    return PostgresStore(where)


def check(serving: Serving) -> None:
    """Raise CannotServe for what would otherwise fail later and less clearly."""
    store = open_store(serving.store)
    if serving.workers > 1 and isinstance(store, SqliteStore):
        raise CannotServe("one_process", workers=serving.workers)

    async def try_store() -> None:
        await store.open()
        await store.close()

    try:
        asyncio.run(try_store())
    except StoreError as error:
        raise CannotServe("no_store", reason=str(error)) from error


def bind(host: str, port: int, or_another: bool = False) -> socket.socket:
    """Bind the port now, so that the address printed is the address served; 0 takes any free port."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        if or_another:
            return bind(host, 0)
        raise CannotServe("no_port", host=host, port=port, reason=error.strerror or str(error)) from error
    return listening


def serve(serving: Serving, listening: socket.socket) -> None:
    """Serve until asked to stop."""
    serving.parent = os.getpid()
    if serving.metrics:
        _serve_metrics(serving.metrics)
    os.environ[_ENVIRONMENT] = msgspec.json.encode(serving).decode()
    config = uvicorn.Config(
        APPLICATION,
        factory=True,
        workers=serving.workers,
        log_config=None,
        access_log=False,
        server_header=False,
        http=ServingProtocol,
        ws=GuardedSocket,
        h11_max_incomplete_event_size=LONGEST_HEAD,
        proxy_headers=bool(serving.trusted_proxies),  # uvicorn would believe every program on this machine
        forwarded_allow_ips=list(serving.trusted_proxies),
        ws_max_size=serving.settings.limits.message_bytes,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=_STOP_SECONDS,
        timeout_worker_healthcheck=START_SECONDS,
    )
    log_to_stderr(serving.log_level.upper())
    if serving.workers == 1:
        uvicorn.Server(config).run(sockets=[listening])
        return
    from katzentisch.server.supervisor import Supervisor

    Supervisor(config, sockets=[listening]).run()


def _serve_metrics(address: str) -> None:
    host, _, port = address.rpartition(":")
    try:
        share_counts()
        serve_counts(host.strip("[]"), int(port))
    except ModuleNotFoundError as error:
        raise CannotServe("no_prometheus") from error
    except (ValueError, OSError, OverflowError) as error:
        raise CannotServe("wrong_metrics", address=address, reason=str(error)) from error


@cache
def _open_connections() -> OpenConnections:
    """Return the count of this process's connections, with the limits of its environment."""
    serving = msgspec.json.decode(os.environ[_ENVIRONMENT], type=Serving)
    return OpenConnections(serving.settings.limits, serving.trusted_proxies)


class ServingProtocol(GuardedProtocol):
    """The connections of `katzentisch serve`; found by name in each worker process."""

    @property
    def open_connections(self) -> OpenConnections:  # type: ignore[override]
        """The count of this process."""
        return _open_connections()


def app_from_environment() -> Starlette:
    """Return the application of this process; uvicorn calls it."""
    serving = msgspec.json.decode(os.environ[_ENVIRONMENT], type=Serving)
    log_to_stderr(serving.log_level.upper())
    # Views are trees, which reference counting frees. With the default threshold of 700 objects the cycle collector
    # took a third of the time of a move; now it runs rarely, and never over the objects of the start.
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    if serving.workers > 1:
        threading.Thread(target=_end_with, args=(serving.parent,), daemon=True).start()
    return make_app(open_store(serving.store), serving.settings, patience=START_SECONDS)


def _end_with(parent: int) -> None:
    """End this process when its supervisor has died: it would keep the port from the next start."""
    while os.getppid() == parent:
        time.sleep(1.0)
    os.kill(os.getpid(), signal.SIGTERM)
