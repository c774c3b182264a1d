"""The server: a page, what it needs, and an arcade of its own for each visitor."""

from dataclasses import dataclass, field
from html import escape
from ipaddress import ip_address
from pathlib import Path
from string import Template
from typing import Final
from urllib.parse import urlsplit

import textual_serve
from aiohttp import web
from aiohttp.typedefs import Handler

from wordarcade.store.locations import Locations
from wordarcade.support import resources
from wordarcade.web.session import cells, play
from wordarcade.web.visitors import COOKIE, home_of, token_of

_A_YEAR: Final = 365 * 24 * 60 * 60
_FULL: Final = "The server is full. Try again in a while."
_STATICS: Final = Path(textual_serve.__file__).parent / "static"

_HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "font-src 'self'; connect-src 'self' ws: wss:; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
}


def is_loopback(host: str) -> bool:
    """Return whether a host, by name or address, is this machine and no other."""
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host.lower() in {"localhost", "localhost."}


def _asset(name: str) -> str:
    return (resources.folder("assets") / "web" / name).read_text(encoding="utf-8")


@dataclass
class ArcadeServer:
    """Serves arcades to browsers.

    Attributes:
        locations: the folders of whoever serves; visitors' folders are below the one for data.
        public: whether requests by any name are answered, not those for this machine alone.
        sessions: the most arcades at a time.
        idle_seconds: how long an arcade waits for somebody to type or click.
        playing: how many arcades are open.
    """

    locations: Locations
    public: bool
    sessions: int
    idle_seconds: float
    playing: int = field(default=0, init=False)

    def application(self) -> web.Application:
        """Return what aiohttp is to run."""
        application = web.Application(middlewares=[self._guard])
        application.add_routes(
            [
                web.get("/", self._page),
                web.get("/page.css", self._style),
                web.get("/page.js", self._script),
                web.get("/ws", self._socket),
                web.static("/static", _STATICS),
            ]
        )
        return application

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Turn away what other sites make a browser ask: by a name of theirs, or from a page.

        Names may lead here that are not ours (DNS rebinding), and scripts of any page may open a
        socket to this machine.
        """
        if not self.public and not is_loopback(urlsplit(f"//{request.host}").hostname or ""):
            raise web.HTTPForbidden(text="Only this machine is served.\n")
        origin = request.headers.get("Origin")
        if origin is not None and urlsplit(origin).netloc != request.host:
            raise web.HTTPForbidden(text="Another site asked for this.\n")
        response: web.StreamResponse = await handler(request)
        return response

    async def _page(self, request: web.Request) -> web.Response:
        if self.playing >= self.sessions:
            return web.Response(status=503, text=f"{_FULL}\n", headers=_HEADERS)
        scheme = "wss" if request.secure else "ws"
        page = Template(_asset("index.html")).substitute(
            socket=escape(f"{scheme}://{request.host}/ws"),
            font_size=max(6, min(cells(request.query.get("fontsize"), 16), 60)),
        )
        response = web.Response(text=page, content_type="text/html", headers=_HEADERS)
        token = token_of(request.cookies.get(COOKIE))
        response.set_cookie(
            COOKIE, token, max_age=_A_YEAR, httponly=True, samesite="Strict", secure=request.secure
        )
        return response

    async def _style(self, _: web.Request) -> web.Response:
        return web.Response(text=_asset("page.css"), content_type="text/css")

    async def _script(self, _: web.Request) -> web.Response:
        return web.Response(text=_asset("page.js"), content_type="text/javascript")

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        token = request.cookies.get(COOKIE)
        if token is None or token != token_of(token):
            raise web.HTTPForbidden(text="Open the page first; it needs a cookie.\n")
        if self.playing >= self.sessions:
            raise web.HTTPServiceUnavailable(text=f"{_FULL}\n")
        self.playing += 1
        try:
            socket = web.WebSocketResponse(heartbeat=15, max_msg_size=1 << 20)
            await socket.prepare(request)
            size = cells(request.query.get("width"), 80), cells(request.query.get("height"), 24)
            await play(socket, home_of(token, self.locations), size, self.idle_seconds)
        finally:
            self.playing -= 1
        return socket
