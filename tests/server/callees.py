"""Who is called in tests: a push service, webhooks and a mail box of our own, all on loopback."""

import asyncio
import base64
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

import http_ece
from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from katzentisch.server.call_settings import CallSettings

WITHIN = 15.0


@dataclass
class Received:
    """A request that was received."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Receiver:
    """An HTTP server on loopback that answers with the statuses it is told, 201 by default, and keeps what it received."""

    port: int = 0
    statuses: list[int] = field(default_factory=list)
    location: str = ""
    packed: bytes = b""  # the body of its answers, said to be packed
    requests: list[Received] = field(default_factory=list)
    arrived: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def handle(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        first, *lines = head.strip().split("\r\n")
        headers = {line.partition(": ")[0].lower(): line.partition(": ")[2] for line in lines}
        body = await reader.readexactly(int(headers.get("content-length", 0)))
        method, path, _ = first.split(" ")
        self.requests.append(Received(method, path, headers, body))
        status = self.statuses.pop(0) if self.statuses else 201
        extra = f"Location: {self.location}\r\n" if self.location else ""
        extra += "Content-Encoding: gzip\r\n" if self.packed else ""
        head = (
            f"HTTP/1.1 {status} x\r\n{extra}Content-Length: {len(self.packed)}\r\nConnection: close\r\n\r\n"
        )
        writer.write(head.encode() + self.packed)
        await writer.drain()
        writer.close()
        self.arrived.set()

    async def number(self, number: int) -> list[Received]:
        """Wait until so many requests have come."""
        async with asyncio.timeout(WITHIN):
            while len(self.requests) < number:
                self.arrived.clear()
                await self.arrived.wait()
        return self.requests


@asynccontextmanager
async def receiving() -> AsyncIterator[Receiver]:
    """Listen on a free port of loopback."""
    receiver = Receiver()
    server = await asyncio.start_server(receiver.handle, "127.0.0.1", 0)
    receiver.port = server.sockets[0].getsockname()[1]
    async with server:
        yield receiver


class Browser:
    """A browser that has subscribed to pushes: it alone can read them."""

    def __init__(self, service: Receiver) -> None:
        self.service = service
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen bytes ok"

    @property
    def target(self) -> dict[str, str]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": point, "auth": self._auth}
        shown = {name: base64.urlsafe_b64encode(key).rstrip(b"=").decode() for name, key in keys.items()}
        return {"endpoint": f"{self.service.origin}/push/1", **shown}

    def read(self, received: Received) -> Any:
        """Decrypt a push."""
        text = http_ece.decrypt(
            received.body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"
        )
        return json.loads(text)


class MailBox:
    """Takes every mail."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802 - aiosmtpd calls it so
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        return "250 taken"

    async def number(self, number: int) -> list[EmailMessage]:
        async with asyncio.timeout(WITHIN):
            while len(self.mails) < number:
                await asyncio.sleep(0.01)
        return self.mails


@asynccontextmanager
async def mail_box() -> AsyncIterator[tuple[MailBox, CallSettings]]:
    """Take mails on a free port; yield the box and the settings that lead to it."""
    box = MailBox()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(box, loop=loop), "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    settings = CallSettings(
        after_seconds=0,
        mail_host="127.0.0.1",
        mail_port=port,
        mail_security="none",
        mail_from="cats@cats.example",
    )
    async with server:
        yield box, settings
