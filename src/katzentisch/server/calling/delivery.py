"""Sends one call, by whichever way; says whether it arrived, may arrive later, or never will."""

import logging
import secrets
from email.message import EmailMessage
from enum import Enum
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING

import msgspec

from katzentisch.play.store_calls import CallStore, CallWish
from katzentisch.server.call_settings import CallSettings
from katzentisch.server.calling import mail as mails
from katzentisch.server.calling import push
from katzentisch.server.calling.hooks import hook_request
from katzentisch.server.calling.hosts import NotAllowed, checked_url, open_client
from katzentisch.server.calling.links import signed
from katzentisch.server.calling.targets import HOOKS, HookTarget, PushTarget, Way
from katzentisch.server.calling.texts import CallText

if TYPE_CHECKING:
    from aiohttp import ClientSession

_log = logging.getLogger("katzentisch.calls")
_CONTACT = "mailto:nobody@katzentisch.invalid"  # where the operator names no address
_READ = 2000  # bytes of an answer


class Outcome(Enum):
    """What became of a call: `LATER` is tried again, `NEVER` is given up, `GONE` ends the wish."""

    SENT = "sent"
    LATER = "later"
    NEVER = "never"
    GONE = "gone"


class Delivery:
    """The ways a server can call, with its secrets; opened when first used."""

    def __init__(self, settings: CallSettings, address: str, calls: CallStore) -> None:
        self.settings = settings
        self.address = address
        self._calls = calls
        self._client: ClientSession | None = None
        self._secrets: dict[str, str] = {}

    def ways(self) -> list[Way]:
        """Return the ways this server can call."""
        if not _is_installed():
            return []
        hooks = list(HOOKS) if self.settings.hook_hosts else []
        mail: list[Way] = ["mail"] if self.settings.mail and self.address else []
        return [*(["push"] if self.settings.push_hosts else []), *mail, *hooks]  # type: ignore[list-item]

    async def link_key(self) -> str:
        """Return the key that signs links."""
        return await self._secret("links")

    async def push_key(self) -> str:
        """Return the public key browsers subscribe with."""
        return push.public_key(await self._secret("vapid"))

    async def _secret(self, name: str) -> str:
        if name not in self._secrets:
            draw = push.new_key if name == "vapid" else lambda: secrets.token_hex(32)
            self._secrets[name] = await self._calls.secret(name, draw)
        return self._secrets[name]

    async def close(self) -> None:
        """Close the connections that are open."""
        if self._client is not None:
            await self._client.close()

    async def send(self, wish: CallWish, text: CallText) -> Outcome:
        """Send a call."""
        if wish.way not in self.ways():
            return Outcome.NEVER
        try:
            if wish.way == "mail":
                return await self._send_mail(wish, text)
            return await self._send_request(wish, text)
        except NotAllowed:  # the operator has allowed it no more
            return Outcome.GONE
        except Exception as error:  # what a stranger's server does must not end the queue
            _log.info("call not sent", extra={"way": wish.way, "why": type(error).__name__})
            return Outcome.LATER

    async def send_quietly(self, mail: EmailMessage) -> None:
        """Send a mail for which nobody waits; that it failed is only logged."""
        try:
            await mails.send_mail(mail, self.settings)
        except Exception as error:  # whatever a mail server says
            _log.warning("mail not sent", extra={"why": type(error).__name__})

    async def _send_mail(self, wish: CallWish, text: CallText) -> Outcome:
        import aiosmtplib

        stop = signed(await self.link_key(), "stop", wish.id)
        mail = mails.call_mail(wish.target, text, stop, wish.language, self.settings, self.address)
        try:
            await mails.send_mail(mail, self.settings)
        except aiosmtplib.SMTPRecipientsRefused as error:
            refused = all(recipient.code >= 500 for recipient in error.recipients)
            return Outcome.GONE if refused else Outcome.LATER
        return Outcome.SENT

    async def _send_request(self, wish: CallWish, text: CallText) -> Outcome:
        from yarl import URL

        if wish.way == "push":
            contact = (
                f"mailto:{self.settings.mail_from}" if self.settings.mail_from else self.address or _CONTACT
            )
            method = "POST"
            url, headers, data = push.push_request(wish.target, text, await self._secret("vapid"), contact)
        else:
            number = f"{wish.id}-{wish.due}"
            method, url, headers, body = hook_request(wish.way, wish.target, text, number)
            headers["Content-Type"] = "application/json"
            data = msgspec.json.encode(body)
        self._check(wish)
        answer = await self._open().request(
            method, URL(url, encoded=True), headers=headers, data=data, allow_redirects=False
        )
        async with answer:
            await answer.content.read(_READ)
            return _outcome(answer.status)

    def _check(self, wish: CallWish) -> None:
        """Raise NotAllowed unless the operator still allows the host of a wish."""
        if wish.way == "push":
            endpoint = msgspec.json.decode(wish.target, type=PushTarget).endpoint
            checked_url(endpoint, self.settings.push_hosts)
        else:
            checked_url(msgspec.json.decode(wish.target, type=HookTarget).url, self.settings.hook_hosts)

    def _open(self) -> "ClientSession":
        if self._client is None:
            self._client = open_client((*self.settings.push_hosts, *self.settings.hook_hosts))
        return self._client


def _outcome(status: int) -> Outcome:
    if 200 <= status < 300:
        return Outcome.SENT
    if status in (404, 410):
        return Outcome.GONE
    return Outcome.LATER if status in (408, 425, 429) or status >= 500 else Outcome.NEVER


@cache
def _is_installed() -> bool:
    """Whether the packages of the extra `calls` are there."""
    return all(find_spec(name) for name in ("aiohttp", "aiosmtplib", "http_ece", "py_vapid"))
