"""The links to a server, as other machines can open them."""

import socket
from collections.abc import Iterable, Iterator
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address
from pathlib import Path
from typing import Final

_ELSEWHERE: Final = {4: (socket.AF_INET, "192.0.2.1"), 6: (socket.AF_INET6, "2001:db8::1")}
"""Addresses for documentation (RFC 5737, RFC 3849), by the version of IP."""

_SIOCGIFADDR: Final = 0x8915
_ADDRESS: Final = slice(20, 24)
"""Where the answer to SIOCGIFADDR has an interface's address (netdevice(7))."""

_INTERFACES: Final = Path("/proc/net/if_inet6")
_GLOBAL: Final = "00"
"""The scope of addresses that need no name of an interface beside them."""


def links(host: str, listening: Iterable[tuple[str, int]]) -> tuple[str, ...]:
    """Return the links that lead to a server, the likeliest first.

    A server that listens everywhere is reached by each of this machine's own addresses; one
    that has no other is still reached from here.

    Args:
        host: the name or address that it was told to listen on.
        listening: the addresses and ports that it listens on.

    >>> links("localhost", [("127.0.0.1", 8000), ("::1", 8000)])
    ('http://localhost:8000',)
    """
    found: dict[str, None] = {}
    for address, port in listening:
        bound = ip_address(address.partition("%")[0])
        names = own_addresses(bound.version) if bound.is_unspecified else (host,)
        for name in names:
            found[f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"] = None
    return tuple(found)


def own_addresses(version: int) -> tuple[str, ...]:
    """Return the addresses by which other machines know this one, or its loopback without any.

    The one that leads to the rest of the world comes first; other systems than Linux tell no
    other.

    Args:
        version: that of IP, 4 or 6.
    """
    on_interfaces = _ipv4_of_interfaces() if version == 4 else _ipv6_of_interfaces()
    found = dict.fromkeys((*_routed(version), *on_interfaces))
    useful = [str(each) for each in found if not (each.is_loopback or each.is_link_local)]
    return tuple(useful) or (("127.0.0.1",) if version == 4 else ("::1",))


def _routed(version: int) -> Iterator[IPv4Address | IPv6Address]:
    """Yield the address from which packets to the rest of the world leave; none is sent."""
    family, elsewhere = _ELSEWHERE[version]
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asked:
        asked.connect((elsewhere, 9))
        yield ip_address(asked.getsockname()[0])


def _ipv4_of_interfaces() -> Iterator[IPv4Address]:
    with suppress(ImportError, OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        from fcntl import ioctl  # noqa: PLC0415 - not on every system

        for _, name in socket.if_nameindex():
            with suppress(OSError):  # it has no address
                answer = ioctl(asked, _SIOCGIFADDR, name.encode().ljust(256, b"\0"))
                yield IPv4Address(answer[_ADDRESS])


def _ipv6_of_interfaces() -> Iterator[IPv6Address]:
    with suppress(OSError):
        for line in _INTERFACES.read_text(encoding="ascii").splitlines():
            address, _number, _prefix, scope, *_ = line.split()
            if scope == _GLOBAL:
                yield IPv6Address(int(address, 16))
