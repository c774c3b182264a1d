"""The links to a server, as other machines can open them."""

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from ipaddress import ip_address
from urllib.request import ProxyHandler, build_opener

import pytest

pytest.importorskip("textual_serve", reason="the extra 'web' is not installed")

from wordarcade.store.locations import HOME_VARIABLE, Locations
from wordarcade.web import links as links_module
from wordarcade.web.links import links, own_addresses

EVERYWHERE = "0.0.0.0"  # noqa: S104 - no server


@pytest.mark.parametrize(
    ("host", "listening", "found"),
    [
        ("127.0.0.1", [("127.0.0.1", 8000)], ("http://127.0.0.1:8000",)),
        ("::1", [("::1", 8000)], ("http://[::1]:8000",)),
        ("arcade.example", [("192.0.2.7", 80)], ("http://arcade.example:80",)),
        (EVERYWHERE, [(EVERYWHERE, 8000)], ("http://192.0.2.7:8000", "http://10.1.2.3:8000")),
        ("::", [("::", 8000)], ("http://[2001:db8::7]:8000",)),
        (
            "",
            [("::", 1), (EVERYWHERE, 1)],
            ("http://[2001:db8::7]:1", "http://192.0.2.7:1", "http://10.1.2.3:1"),
        ),
    ],
)
def test_a_link_that_a_browser_can_open(
    host: str,
    listening: Sequence[tuple[str, int]],
    found: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The name that was given, or this machine's own addresses where it listens everywhere."""
    own = {4: ("192.0.2.7", "10.1.2.3"), 6: ("2001:db8::7",)}
    monkeypatch.setattr(links_module, "own_addresses", own.get)
    assert links(host, listening) == found


@pytest.mark.parametrize("version", [4, 6])
def test_the_own_addresses_can_be_named(version: int) -> None:
    """Each is an address of this machine, never "everywhere" and never one that needs a scope."""
    found = own_addresses(version)
    assert found
    for text in found:
        address = ip_address(text)
        assert address.version == version
        assert not address.is_unspecified
        assert not address.is_link_local
    assert len(set(found)) == len(found)


def test_without_a_network_the_link_leads_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that nobody can reach is told so by its link, and can still be tried."""
    for name in ("_routed", "_ipv4_of_interfaces", "_ipv6_of_interfaces"):
        monkeypatch.setattr(links_module, name, lambda *_: iter(()))
    assert (own_addresses(4), own_addresses(6)) == (("127.0.0.1",), ("::1",))


def test_the_link_that_is_printed_opens_the_page(home: Locations) -> None:
    """A server that listens everywhere names an address of this machine, with a warning."""
    command = (sys.executable, "-m", "wordarcade", "serve", "--port", "0", "--public")
    with subprocess.Popen(  # noqa: S603 - our own code
        (*command, "--host", EVERYWHERE),
        env={**os.environ, HOME_VARIABLE: str(home.data.parent), "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout is not None
        try:
            link = re.fullmatch(
                r"Open (\S+) in a browser. Ctrl\+C stops it.\n", server.stdout.readline()
            )
            assert link is not None
            assert EVERYWHERE not in link[1]
            with build_opener(ProxyHandler({})).open(link[1], timeout=60) as page:
                assert b"/ws" in page.read()
        finally:
            server.terminate()
        assert "There is no password" in server.communicate()[1]
