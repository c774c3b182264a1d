"""Starting the full-screen app. Knows nothing of options, so that a bare `wordarcade` is quick."""

import gc
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

from wordarcade.games.registry import GAMES, Registry
from wordarcade.games.routes import HomeRoute, Route
from wordarcade.services import Services
from wordarcade.store.locations import Locations
from wordarcade.support.log_file import start_log
from wordarcade.support.wording import printable


def at_terminal() -> bool:
    """Whether input and output are a terminal, whatever it can show."""
    # Textual draws on standard error.
    streams: tuple[TextIO | None, ...] = (sys.stdin, sys.stdout, sys.stderr)
    return all(stream is not None and stream.isatty() for stream in streams)


def terminal_is_dumb() -> bool:
    """Whether the terminal has no full screen."""
    return os.environ.get("TERM", "dumb") == "dumb"


@contextmanager
def services_in_use() -> Iterator[Services]:
    """Provide the services over the folders of this user, with a log.

    What the store then still has to tell, such as that games cannot be saved, goes to standard
    error.
    """
    services = Services.of_user(Locations.of_user())
    end_log = start_log(services.locations.log)
    try:
        yield services
    finally:
        for notice in (*services.settings.take_notices(), *services.games.take_notices()):
            sys.stderr.write(f"{printable(notice)}\n")
        services.games.close()
        end_log()


def run_app(services: Services, first: Route, games: Registry = GAMES) -> int:
    """Run the app until it is left; return its exit code."""
    # Loading makes much that stays and little to collect; the app collects again once it is there.
    gc.disable()
    # Textual takes longer to load than all the rest, which other commands need not wait for.
    from wordarcade.app import WordarcadeApp  # noqa: PLC0415 - see above

    app = WordarcadeApp(services, first, games=games)
    app.run()
    return app.return_code or 0


def open_home() -> int:
    """Show the home screen until the app is left; return its exit code."""
    with services_in_use() as services:
        return run_app(services, HomeRoute())
