"""One visitor's arcade: a process of its own, and the messages between it and the browser."""

import asyncio
import shlex
import sys
import time
from pathlib import Path
from typing import Any, Final

from aiohttp import WSMsgType, web
from textual_serve.app_service import AppService
from textual_serve.download_manager import DownloadManager

from wordarcade.store.locations import HOME_VARIABLE

_COMMAND: Final = f"exec {shlex.join((sys.executable, '-m', 'wordarcade'))}"
_PATIENCE: Final = 10
"""Seconds that an arcade has to save and leave."""

_LARGEST: Final = 1_000
"""The most columns or rows of a terminal in a browser."""


class _Arcade(AppService):
    """The process, with the visitor's folder for a home."""

    def __init__(self, home: Path, **streams: Any) -> None:
        super().__init__(_COMMAND, **streams)
        self._home: Final = home

    def _build_environment(self, width: int = 80, height: int = 24) -> dict[str, str]:
        own = {HOME_VARIABLE: str(self._home), "TERM": "xterm-256color"}
        return {**super()._build_environment(width, height), **own}

    async def end(self) -> None:
        """Ask the process to save and leave; end it if it takes too long."""
        process = self._process
        if process is None:
            return
        try:
            async with asyncio.timeout(_PATIENCE):
                await self.stop()
                self.stdin.close()
                await process.wait()
        except TimeoutError:
            process.kill()
            await process.wait()


async def play(
    socket: web.WebSocketResponse, home: Path, size: tuple[int, int], idle_seconds: float
) -> None:
    """Run an arcade for a visitor until one of them leaves, or nothing was typed for long.

    Args:
        socket: the connection to the browser, open.
        home: the visitor's folder.
        size: columns and rows.
        idle_seconds: how long it may be that nothing is typed or clicked.
    """
    arcade = _Arcade(
        home,
        write_bytes=socket.send_bytes,
        write_str=socket.send_str,
        close=socket.close,
        download_manager=DownloadManager(),
    )
    await arcade.start(*size)
    try:
        await _pass_on(socket, arcade, idle_seconds)
    finally:
        await arcade.end()
        await socket.close()


async def _pass_on(socket: web.WebSocketResponse, arcade: AppService, idle_seconds: float) -> None:
    """Pass on what comes from the browser, until it is gone or nobody sits there any more."""
    deadline = time.monotonic() + idle_seconds
    while (left := deadline - time.monotonic()) > 0:
        try:
            message = await asyncio.wait_for(socket.receive(), left)
        except TimeoutError:
            return
        if message.type in {WSMsgType.CLOSE, WSMsgType.CLOSING, WSMsgType.CLOSED, WSMsgType.ERROR}:
            return
        if message.type is not WSMsgType.TEXT:
            continue
        match _read(message):
            case ["stdin", str(typed)]:
                deadline = time.monotonic() + idle_seconds
                await arcade.send_bytes(typed.encode("utf-8", "replace"))
            case ["resize", {"width": width, "height": height}]:
                await arcade.set_terminal_size(cells(width, 80), cells(height, 24))
            case ["ping", data]:
                await socket.send_json(["pong", data])
            case ["blur", *_]:
                await arcade.blur()
            case ["focus", *_]:
                await arcade.focus()


def _read(message: Any) -> Any:
    try:
        return message.json()
    except ValueError:
        return None


def cells(number: object, usual: int) -> int:
    """Return a number of columns or rows that came from outside, or the usual one."""
    text = str(number)
    sane = text.isascii() and text.isdigit() and 0 < int(text[:6]) <= _LARGEST
    return int(text) if sane else usual
