"""The arcade in a real browser: Chromium without a window, told what to do by its own protocol."""

import asyncio
import base64
import re
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import pytest

pytest.importorskip("textual_serve", reason="the extra 'web' is not installed")

from aiohttp import ClientSession, ClientWebSocketResponse
from aiohttp.test_utils import TestServer

from wordarcade.store.locations import Locations
from wordarcade.web.server import ArcadeServer

CHROMIUM: Final = shutil.which("chromium") or shutil.which("chromium-browser")

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium")


class Tab:
    """A tab: what was done in it, and what went over its sockets."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self._socket, self._number = socket, 0
        self.asked: list[str] = []
        self.sent = self.received = ""

    async def do(self, method: str, **parameters: Any) -> dict[str, Any]:
        """Carry out a command of the protocol, and return what comes of it."""
        self._number += 1
        await self._socket.send_json({"id": self._number, "method": method, "params": parameters})
        while True:
            told = await self._socket.receive_json()
            self._note(told.get("method", ""), told.get("params", {}))
            if told.get("id") == self._number:
                result: dict[str, Any] = told.get("result", {})
                return result

    def _note(self, event: str, told: dict[str, Any]) -> None:
        if event == "Network.requestWillBeSent":
            self.asked.append(told["request"]["url"])
        elif event == "Network.webSocketFrameSent":
            self.sent += told["response"]["payloadData"]
        elif event == "Network.webSocketFrameReceived" and told["response"]["opcode"] == 2:
            data = base64.b64decode(told["response"]["payloadData"])
            self.received += re.sub(r"\x1b\[[\d;]*m", "", data.decode("utf-8", "replace"))

    async def until_received(self, text: str) -> None:
        """Wait until the arcade has drawn a text."""
        while text not in self.received:
            await self.do("Runtime.evaluate", expression="1")
            await asyncio.sleep(0.1)

    async def press(self, key: str, code: int, *, alt: bool = False) -> None:
        """Press and release a key that has a sign, with Alt or without."""
        for kind in ("keyDown", "keyUp"):
            text = {"text": key} if kind == "keyDown" and len(key) == 1 else {}
            held = {"modifiers": 1} if alt else {}
            await self.do(
                "Input.dispatchKeyEvent",
                **{"type": kind, "key": key, "windowsVirtualKeyCode": code, **text, **held},
            )


@asynccontextmanager
async def browsing(address: str, profile: Path) -> AsyncIterator[Tab]:
    """A tab of a browser at an address."""
    browser = await asyncio.create_subprocess_exec(
        *(CHROMIUM or "", "--headless=new", "--no-sandbox", "--disable-gpu"),
        *("--remote-debugging-port=0", f"--user-data-dir={profile}", "--window-size=1200,800"),
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        assert browser.stderr is not None
        found = None
        while found is None:
            found = re.search(rb"ws://([^/]*)/", await browser.stderr.readline())
        async with ClientSession() as session:
            async with session.put(f"http://{found[1].decode()}/json/new?about:blank") as answer:
                place = (await answer.json())["webSocketDebuggerUrl"]
            async with session.ws_connect(place, max_msg_size=1 << 26) as socket:
                tab = Tab(socket)
                for domain in ("Network", "Page", "Runtime"):
                    await tab.do(f"{domain}.enable")
                await tab.do("Page.bringToFront")
                await tab.do("Emulation.setFocusEmulationEnabled", enabled=True)
                await tab.do("Page.navigate", url=address)
                yield tab
    finally:
        browser.kill()
        await browser.communicate()


async def test_keys_mouse_and_size(home: Locations, tmp_path: Path) -> None:
    """All of it reaches the arcade, and nothing is loaded from elsewhere."""
    server = TestServer(ArcadeServer(home, False, 2, 600).application(), host="127.0.0.1")
    await server.start_server()
    address = str(server.make_url("/"))
    try:
        async with asyncio.timeout(120), browsing(address, tmp_path / "profile") as tab:
            await tab.until_received("a short tour")
            focused = "document.activeElement.className"
            while True:
                active = await tab.do("Runtime.evaluate", expression=focused)
                if "xterm-helper-textarea" in str(active["result"].get("value")):
                    break
            await tab.press("Escape", 27)
            await tab.until_received("Pick a game")
            await tab.press("1", 49)
            await tab.until_received("A new round")
            tab.received = ""
            await tab.do(
                "Emulation.setDeviceMetricsOverride",
                width=900,
                height=600,
                deviceScaleFactor=1,
                mobile=False,
            )
            await tab.until_received("A new round")
            assert '"resize"' in tab.sent
            tab.received = ""
            await tab.press("Escape", 27)
            await tab.until_received("Pick a game")
            tab.received = ""
            for kind in ("mouseMoved", "mousePressed", "mouseReleased"):
                button = "none" if kind == "mouseMoved" else "left"
                point = {"x": 250, "y": 250, "button": button, "clickCount": 1}
                await tab.do("Input.dispatchMouseEvent", type=kind, **point)
            await tab.until_received("A new round")
            assert "[<0;" in tab.sent
            await tab.press("p", 80, alt=True)
            await tab.until_received("type to find a command")
            assert r"\u0010" in tab.sent
            tab.received = ""
            await tab.do("Page.reload")
            await tab.until_received("Pick a game")
            await tab.until_received(" Open")  # the key for the card that has the focus
            assert [link for link in tab.asked if not link.startswith((address, "data:"))] == []
    finally:
        await server.close()
