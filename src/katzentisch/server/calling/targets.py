"""Where somebody wants to be called, as they typed it or their browser gave it: checked before it is kept."""

import base64
import binascii
import re
from email.errors import HeaderParseError
from email.headerregistry import Address
from typing import Literal
from urllib.parse import quote, urlsplit

import msgspec

from katzentisch.server.call_settings import CallSettings
from katzentisch.server.calling.hosts import NotAllowed, checked_url

Way = Literal["push", "mail", "ntfy", "matrix", "discord"]
HOOKS: tuple[Way, ...] = ("ntfy", "matrix", "discord")
_LONGEST_ADDRESS = 254  # RFC 5321
_SECRET = re.compile(r"[\x21-\x7e]{0,300}")
_ROOM = re.compile(r"![\x21-\x7e]{1,250}")
_POINT = 65  # bytes of a public key of P-256
_SALT = 16


class WrongTarget(Exception):
    """A target that cannot be called; `code` has a sentence under `problem`."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class PushTarget(msgspec.Struct, frozen=True):
    """A subscription as the browser gives it."""

    endpoint: str
    p256dh: str
    auth: str


class HookTarget(msgspec.Struct, frozen=True):
    """A webhook: its URL, for Matrix the room, and a secret if one is needed."""

    url: str
    room: str = ""
    secret: str = ""


def checked_target(way: Way, target: dict[str, str], settings: CallSettings) -> str:
    """Return a target as it is stored; WrongTarget if this server cannot call it."""
    if way == "mail":
        if not settings.mail:
            raise WrongTarget("call_no_way")
        return _checked_address(target.get("address", ""))
    kind: type[PushTarget] | type[HookTarget] = PushTarget if way == "push" else HookTarget
    try:
        given = msgspec.convert(target, kind)
        made = _push(given, settings) if isinstance(given, PushTarget) else _hook(way, given, settings)
    except (msgspec.ValidationError, ValueError) as error:
        raise WrongTarget("call_wrong_target") from error
    except NotAllowed as error:
        raise WrongTarget("call_other_host") from error
    return msgspec.json.encode(made).decode()


def _checked_address(text: str) -> str:
    """Return an e-mail address; WrongTarget if it is none.

    >>> _checked_address(" ana@cats.example ")
    'ana@cats.example'
    """
    address = text.strip()
    try:
        parsed = Address(addr_spec=address)
    except (HeaderParseError, ValueError, IndexError) as error:
        raise WrongTarget("call_wrong_address") from error
    plain = len(address) <= _LONGEST_ADDRESS and address.isprintable() and " " not in address
    if not plain or not parsed.username or "." not in parsed.domain or parsed.addr_spec != address:
        raise WrongTarget("call_wrong_address")
    return address


def _push(given: PushTarget, settings: CallSettings) -> PushTarget:
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

    checked_url(given.endpoint, settings.push_hosts)
    if len(decoded(given.p256dh)) != _POINT or len(decoded(given.auth)) != _SALT:
        raise ValueError("wrong keys")
    EllipticCurvePublicKey.from_encoded_point(SECP256R1(), decoded(given.p256dh))  # ValueError if it is none
    return given


def _hook(way: Way, given: HookTarget, settings: CallSettings) -> HookTarget:
    checked_url(given.url, settings.hook_hosts)
    path = urlsplit(given.url).path
    if not _SECRET.fullmatch(given.secret) or urlsplit(given.url).query or "#" in given.url:
        raise ValueError("wrong secret or address")
    if way == "ntfy" and not re.fullmatch(r"/[A-Za-z0-9_-]{1,64}", path):
        raise ValueError("no topic")
    if way == "discord" and not re.fullmatch(r"/api/webhooks/\d{1,30}/[\w-]{1,100}", path):
        raise ValueError("no webhook")
    if way == "matrix" and (path not in ("", "/") or not given.secret or not _ROOM.fullmatch(given.room)):
        raise ValueError("no room")
    return given


def decoded(text: str) -> bytes:
    """Return bytes of base64url, with or without padding."""
    try:
        return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
    except (binascii.Error, ValueError) as error:
        raise ValueError("not base64") from error


def shown_target(way: str, target: str) -> str:
    """Return a target as its owner is shown it: an address, or the host; no secrets."""
    if way == "mail":
        return target
    if way == "push":
        return urlsplit(msgspec.json.decode(target, type=PushTarget).endpoint).hostname or ""
    hook = msgspec.json.decode(target, type=HookTarget)
    where = urlsplit(hook.url)
    return f"{where.hostname}{where.path}" if way == "ntfy" else f"{where.hostname} {hook.room}".strip()


def matrix_url(hook: HookTarget, transaction: str) -> str:
    """Return where a message to a Matrix room is put."""
    room, number = quote(hook.room, safe=""), quote(transaction, safe="")
    return f"{hook.url.rstrip('/')}/_matrix/client/v3/rooms/{room}/send/m.room.message/{number}"
