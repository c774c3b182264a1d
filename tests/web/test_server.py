"""The server of the arcade: its pages, its limits, and whom it turns away."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http.cookies import SimpleCookie

import pytest

pytest.importorskip("textual_serve", reason="the extra 'web' is not installed")

from aiohttp import WSMsgType, WSServerHandshakeError
from aiohttp.test_utils import TestClient, TestServer
from aiohttp.web import Application, Request

from tests.cli.conftest import Command, command
from wordarcade.store.locations import Locations
from wordarcade.web.server import ArcadeServer, is_loopback
from wordarcade.web.visitors import COOKIE, home_of, token_of

__all__ = ["command"]

Client = TestClient[Request, Application]


@asynccontextmanager
async def served(home: Locations, **options: object) -> AsyncIterator[Client]:
    """A browser before a server."""
    given = {"public": False, "sessions": 2, "idle_seconds": 60.0, **options}
    server = ArcadeServer(home, **given)  # type: ignore[arg-type] # as the calls below have it
    async with TestClient(TestServer(server.application())) as client:
        yield client


async def test_the_page_needs_nothing_from_elsewhere(home: Locations) -> None:
    """All it names is served here, and its policy says that nothing else may be loaded."""
    async with served(home) as client:
        page = await client.get("/")
        text = await page.text()
        links = re.findall(r'(?:src|href)="(/[^"]*)"', text)
        assert len(links) == 4
        style = await (await client.get("/page.css")).text()
        for link in [*links, *re.findall(r'url\("([^"]*)"\)', style)]:
            assert (await client.get(link)).status == 200, link
        elsewhere = re.findall(r'https?://[^"\s]*', text + style)
        assert elsewhere == []
        assert f"ws://{client.host}:{client.port}/ws" in text
        assert "default-src 'self'" in page.headers["Content-Security-Policy"]


async def test_visitors_are_known_by_a_cookie(home: Locations) -> None:
    """It is kept while it is one of ours, and read by no script."""
    async with served(home) as client:
        morsel = SimpleCookie((await client.get("/")).headers["Set-Cookie"])[COOKIE]
        assert (morsel["httponly"], morsel["samesite"]) == (True, "Strict")
        again = SimpleCookie((await client.get("/")).headers["Set-Cookie"])[COOKIE]
        assert again.value == morsel.value
        assert home_of(morsel.value, home) != home_of(token_of(None), home)
        assert morsel.value not in str(home_of(morsel.value, home))
        for foreign in ("../../etc", "", "A" * 32, None):
            assert re.fullmatch("[0-9a-f]{32}", token_of(foreign))


@pytest.mark.parametrize(
    ("headers", "public", "status"),
    [
        ({"Host": "evil.example"}, False, 403),
        ({"Host": "evil.example:8000"}, False, 403),
        ({"Host": "arcade.example"}, True, 200),
        ({"Host": "localhost:8000"}, False, 200),
        ({"Host": "[::1]:8000"}, False, 200),
        ({"Origin": "http://evil.example"}, False, 403),
        ({"Origin": "null"}, True, 403),
    ],
)
async def test_other_sites_are_turned_away(
    home: Locations, headers: dict[str, str], public: bool, status: int
) -> None:
    """By the name they call us, and by the page that asks."""
    async with served(home, public=public) as client:
        assert (await client.get("/", headers=headers)).status == status
    assert [is_loopback(name) for name in ("127.0.0.1", "::1", "0.0.0.0", "192.168.1.2")] == [  # noqa: S104 - no server
        *(True, True, False, False)
    ]


async def test_an_arcade_for_each_visitor(home: Locations) -> None:
    """It draws, answers pings, has a home of its own, and is there once for so many visitors."""
    async with served(home, sessions=1) as client:
        with pytest.raises(WSServerHandshakeError) as refused:
            await client.ws_connect("/ws")  # without a cookie
        assert refused.value.status == 403
        token = SimpleCookie((await client.get("/")).headers["Set-Cookie"])[COOKIE].value
        async with client.ws_connect("/ws?width=80&height=24") as socket:
            drawn = b""
            async with asyncio.timeout(60):
                while b"a short tour" not in drawn:  # as at every first start
                    message = await socket.receive()
                    assert message.type is WSMsgType.BINARY
                    drawn += message.data
            assert (await client.get("/")).status == 503
            with pytest.raises(WSServerHandshakeError):
                await client.ws_connect("/ws")
            for odd in ("{", "[]", '["resize"]', '["resize", {"width": "x", "height": -1}]'):
                await socket.send_str(odd)
            await socket.send_json(["ping", 7])
            async with asyncio.timeout(60):
                while (message := await socket.receive()).type is not WSMsgType.TEXT:
                    pass
            assert message.json() == ["pong", 7]
            await socket.send_json(["stdin", "\x11"])  # ctrl+q: the arcade leaves by itself
            async with asyncio.timeout(60):
                while (message := await socket.receive()).type is WSMsgType.BINARY:
                    pass
            assert message.type in {WSMsgType.CLOSE, WSMsgType.CLOSED, WSMsgType.CLOSING}
        assert (home_of(token, home) / "cache").resolve() == home.cache.resolve()
        assert home_of(token, home).stat().st_mode & 0o077 == 0


async def test_an_arcade_where_nobody_sits_is_closed(home: Locations) -> None:
    """After the time that was set, pings or not; the place is free again."""
    async with served(home, sessions=1, idle_seconds=0.5) as client:
        await client.get("/")
        async with client.ws_connect("/ws") as socket, asyncio.timeout(60):
            while (await socket.receive()).type is WSMsgType.BINARY:
                pass
        async with asyncio.timeout(60):
            while (await client.get("/")).status != 200:
                await asyncio.sleep(0.05)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--host", "0.0.0.0"], "give --public, too"),  # noqa: S104 - refused
        (["--host", "192.168.1.2"], "give --public, too"),
        (["--public"], "Give --host with --public"),
        (["--host", "no such host", "--public"], "Cannot listen on"),
    ],
)
def test_only_this_machine_is_served_unless_asked(
    command: Command, options: list[str], told: str
) -> None:
    """One option given by mistake opens nothing."""
    answer = command("serve", *options)
    assert (answer.code, answer.out) == (2, "")
    assert told in answer.err
