"""Which addresses the server may ask on behalf of strangers (SSRF).

A URL must be https at a host the operator allowed, and its name must lead to public addresses. The connection goes to
the address that was checked, not to a second look-up. Redirects are not followed.
"""

import asyncio
import ipaddress
import socket
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from aiohttp import ClientSession

_SECONDS = 10.0  # for one request in all
_LONGEST_URL = 1000


class NotAllowed(Exception):
    """An address this server may not ask."""


def checked_url(url: str, hosts: Sequence[str]) -> str:
    """Return a URL the server may ask; NotAllowed for any other.

    >>> checked_url("https://ntfy.sh/cats", ["ntfy.sh"])
    'https://ntfy.sh/cats'
    >>> def refused(url, *hosts):
    ...     try: return checked_url(url, hosts)
    ...     except NotAllowed: return True
    >>> refused("https://ntfy.sh.evil.example/", "ntfy.sh"), refused("http://ntfy.sh/", "ntfy.sh"), refused("https://a@ntfy.sh/", "*")
    (True, True, True)
    >>> refused("https://127.0.0.1/", "*"), refused("https://ntfy.sh:22/", "*"), refused("https://[::1]/", "*")
    (True, True, True)
    """
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError as error:
        raise NotAllowed(url[:100]) from error
    plain = url.isascii() and len(url) <= _LONGEST_URL and not any(letter <= " " for letter in url)
    if not plain or not host or "@" in parts.netloc or "\\" in url:
        raise NotAllowed(url[:100])
    if f"{parts.scheme}://{parts.netloc}" in hosts:
        return url
    if parts.scheme != "https" or port not in (None, 443) or _is_address(host) or not _is_named(host, hosts):
        raise NotAllowed(host[:100])
    return url


def _is_named(host: str, hosts: Sequence[str]) -> bool:
    for allowed in hosts:
        if allowed in ("*", host) or (allowed.startswith("*.") and host.endswith(allowed[1:])):
            return True
    return False


def _is_address(host: str) -> bool:
    try:
        return bool(ipaddress.ip_address(host))
    except ValueError:
        return host.rpartition(".")[2].isdigit()  # "127.1" and the like are addresses to some resolvers


def _is_public(address: str) -> bool:
    """Whether an address is of the public internet, also if it is wrapped into one of IPv6.

    >>> [_is_public(a) for a in ("1.1.1.1", "10.0.0.1", "169.254.169.254", "::ffff:127.0.0.1", "64:ff9b::a00:1", "fe80::1")]
    [True, False, False, False, False, False]
    """
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv4Address):
        return ip.is_global and not ip.is_multicast and ip not in _SPECIAL
    inside = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
    if ip in _NAT64:
        inside = ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)
    if inside is not None:
        return _is_public(str(inside))
    return ip.is_global and ip in _INTERNET


_INTERNET = ipaddress.ip_network("2000::/3")  # all of IPv6 that was given out for it
_NAT64 = ipaddress.ip_network("64:ff9b::/96")
_SPECIAL = ipaddress.ip_network("192.0.0.0/24")


def _vouched_hosts(hosts: Sequence[str]) -> frozenset[str]:
    """Return the names for whose addresses the operator vouches: those of whole origins."""
    return frozenset(urlsplit(host).hostname or "" for host in hosts if "://" in host)


def open_client(hosts: Sequence[str]) -> "ClientSession":
    """Return an HTTP client that connects only to public addresses, or to origins the operator vouches for."""
    import aiohttp
    from aiohttp.abc import AbstractResolver

    class PublicResolver(AbstractResolver):
        """Looks names up and keeps the public addresses."""

        async def resolve(self, host: str, port: int = 0, family: Any = socket.AF_UNSPEC) -> list[Any]:
            return await _resolved(host, port, family, host in vouched)

        async def close(self) -> None:
            pass

    vouched = _vouched_hosts(hosts)
    return aiohttp.ClientSession(
        connector=aiohttp.TCPConnector(resolver=PublicResolver(), use_dns_cache=False, limit=8),
        cookie_jar=aiohttp.DummyCookieJar(),
        timeout=aiohttp.ClientTimeout(total=_SECONDS),
        headers={"User-Agent": "Katzentisch", "Accept-Encoding": "identity"},
        auto_decompress=False,  # a stranger's answer of some kilobytes could be gigabytes
    )


async def _resolved(host: str, port: int, family: Any, vouched: bool) -> list[dict[str, Any]]:
    """Return the addresses of a name; OSError if one of them is not public."""
    loop = asyncio.get_running_loop()
    answers = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM, family=family)
    addresses = [(kind, str(where[0])) for kind, _, _, _, where in answers]
    if not vouched and not all(_is_public(address) for _, address in addresses):
        raise OSError(f"{host} leads to an address that is not public")
    return [
        {"hostname": host, "host": address, "port": port, "family": kind, "proto": 0, "flags": 0}
        for kind, address in addresses
    ]
