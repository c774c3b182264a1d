"""`wordarcade serve`: the full screen in a browser."""

import asyncio
import importlib
import signal
from typing import TYPE_CHECKING, Final

import click

from wordarcade.store.locations import Locations

if TYPE_CHECKING:
    from wordarcade.web.server import ArcadeServer

_LOOPBACK: Final = "127.0.0.1"
_WARNING: Final = (
    "Anyone who reaches this address can play here, and open files that you can read. "
    "There is no password, and nothing is encrypted."
)


@click.command()
@click.option("--host", metavar="H", help="The address to listen on; this machine by default.")
@click.option("--public", is_flag=True, help="Serve other machines, too; needs --host.")
@click.option(
    "--port", type=click.IntRange(0, 65535), default=8000, metavar="P", help="8000 by default."
)
@click.option(
    "--sessions",
    type=click.IntRange(1, 1000),
    default=8,
    metavar="N",
    help="How many people may play at once; 8 by default.",
)
@click.option(
    "--idle",
    type=click.IntRange(1, 24 * 60),
    default=30,
    metavar="MINUTES",
    help="Close a session after this many minutes without input; 30 by default.",
)
def serve(*, host: str | None, public: bool, port: int, sessions: int, idle: int) -> None:
    """Serve the arcade to browsers.

    Each visitor has their own games and settings, recognised by a cookie. Only this machine is
    served unless you give both --host and --public.
    """
    try:
        server = importlib.import_module("wordarcade.web.server")
    except ImportError as error:
        raise click.UsageError(
            "This needs textual-serve; install wordarcade with the extra 'web'."
        ) from error
    address = _LOOPBACK if host is None else host
    if public and host is None:
        raise click.UsageError("Give --host with --public: the address to listen on.")
    if not public and not server.is_loopback(address):
        raise click.UsageError(f"To serve other machines on '{address}', give --public, too.")
    if public:
        click.echo(_WARNING, err=True)
    arcade = server.ArcadeServer(Locations.of_user(), public, sessions, idle * 60)
    try:
        asyncio.run(_run(arcade, address, port))
    except (OSError, UnicodeError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or "no such address"
        raise click.UsageError(
            f"Cannot listen on {address}, port {port} ({reason}); choose another."
        ) from error


async def _run(arcade: "ArcadeServer", host: str, port: int) -> None:
    """Serve until somebody presses Ctrl+C or ends the process."""
    from aiohttp import web  # noqa: PLC0415 - an extra

    from wordarcade.web.links import links  # noqa: PLC0415 - for this command alone

    runner = web.AppRunner(arcade.application(), access_log=None, shutdown_timeout=1)
    await runner.setup()
    stopped: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def stop(sign: int) -> None:
        if not stopped.done():
            stopped.set_result(sign)

    try:
        await web.TCPSite(runner, host, port).start()
        for sign in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(sign, stop, sign)
        link, *others = links(host, [(bound[0], bound[1]) for bound in runner.addresses])
        click.echo(f"Open {link} in a browser. Ctrl+C stops it.")
        if others:
            click.echo(f"Also at: {'  '.join(others)}")
        interrupted = await stopped == signal.SIGINT
    finally:
        await runner.cleanup()
    if interrupted:
        raise click.Abort
