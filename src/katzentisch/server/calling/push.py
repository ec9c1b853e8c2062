"""Web Push (RFC 8030): the message is encrypted for the browser (RFC 8291) and signed by the server (VAPID, RFC 8292)."""

import time
from typing import Any
from urllib.parse import urlsplit

import msgspec

from katzentisch.server.calling.targets import PushTarget, decoded
from katzentisch.server.calling.texts import CallText

_KEPT_SECONDS = 24 * 3600  # by the push service, for a device that is off
_VALID_SECONDS = 12 * 3600  # a signature


def new_key() -> str:
    """Return a new private key of this server, as PEM."""
    from py_vapid import Vapid02

    vapid = Vapid02()
    vapid.generate_keys()
    pem: bytes = vapid.private_pem()
    return pem.decode()


def public_key(pem: str) -> str:
    """Return the public key as browsers take it: base64url of the point."""
    from base64 import urlsafe_b64encode

    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02

    key = Vapid02.from_pem(pem.encode()).public_key
    point = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return urlsafe_b64encode(point).rstrip(b"=").decode()


def push_request(target: str, text: CallText, pem: str, contact: str) -> tuple[str, dict[str, str], bytes]:
    """Return URL, headers and body of a push."""
    to = msgspec.json.decode(target, type=PushTarget)
    payload = msgspec.json.encode({"table": text.table, "title": text.title, "body": text.body})
    headers = {
        **_signature(to.endpoint, pem, contact),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(_KEPT_SECONDS),
        "Topic": text.table[:32],  # a newer call of the same table replaces one that was not delivered yet
        "Urgency": "normal",
    }
    return to.endpoint, headers, _encrypted(payload, to)


def _signature(endpoint: str, pem: str, contact: str) -> dict[str, str]:
    from py_vapid import Vapid02

    where = urlsplit(endpoint)
    claims = {
        "aud": f"{where.scheme}://{where.netloc}",
        "exp": int(time.time()) + _VALID_SECONDS,
        "sub": contact,
    }
    signed: dict[str, str] = Vapid02.from_pem(pem.encode()).sign(claims)
    return signed


def _encrypted(payload: bytes, to: PushTarget) -> bytes:
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    key: Any = ec.generate_private_key(ec.SECP256R1())
    body: bytes = http_ece.encrypt(
        payload, private_key=key, dh=decoded(to.p256dh), auth_secret=decoded(to.auth), version="aes128gcm"
    )
    return body
