"""Starting the full-screen app. Knows nothing of options, so that a bare `wordarcade` is quick."""

import gc
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TextIO

from wordarcade.games.first_routes import HomeRoute, TourRoute
from wordarcade.games.registry import GAMES, Registry
from wordarcade.services import Services
from wordarcade.store.locations import Locations
from wordarcade.store.profiles import PROFILE_VARIABLE, Profiles
from wordarcade.support.log_file import start_log
from wordarcade.support.wording import printable

if TYPE_CHECKING:
    from wordarcade.games.routes import Route


def at_terminal() -> bool:
    """Whether input and output are a terminal, whatever it can show, or a browser."""
    if os.environ.get("TEXTUAL_DRIVER", "").endswith(":WebDriver"):
        return True  # through pipes, from `wordarcade serve`
    # Textual draws on standard error.
    streams: tuple[TextIO | None, ...] = (sys.stdin, sys.stdout, sys.stderr)
    return all(stream is not None and stream.isatty() for stream in streams)


def terminal_is_dumb() -> bool:
    """Whether the terminal has no full screen."""
    return os.environ.get("TERM", "dumb") == "dumb"


def locations_of(profile: str | None = None) -> Locations:
    """Return the folders of a profile, or of the one in use.

    Raises:
        ProfileError: there is no such profile.
    """
    profiles = Profiles(Locations.of_user())
    return profiles.chosen({PROFILE_VARIABLE: profile}) if profile else profiles.chosen()


@contextmanager
def services_in_use(profile: str | None = None) -> Iterator[Services]:
    """Provide the services over the folders of a profile, with a log.

    What the store then still has to tell, such as that games cannot be saved, goes to standard
    error.

    Args:
        profile: its name; None for the one in use.

    Raises:
        ProfileError: there is no such profile.
    """
    services = Services.of_user(locations_of(profile))
    end_log = start_log(services.locations.log)
    try:
        yield services
    finally:
        for notice in (*services.settings.take_notices(), *services.games.take_notices()):
            sys.stderr.write(f"{printable(notice)}\n")
        services.games.close()
        end_log()


def run_app(services: Services, first: "Route", games: Registry = GAMES, greeting: str = "") -> int:
    """Run the app until it is left; return its exit code.

    When somebody else takes over, it starts again with their profile, so that nothing of the one
    who played before is left in it.

    Args:
        services: the services.
        first: what to show at first.
        games: the games.
        greeting: what is said at once for a while; empty for nothing.
    """
    # Loading makes much that stays and little to collect; the app collects again once it is there.
    gc.disable()
    # Textual takes longer to load than all the rest, which other commands need not wait for.
    from wordarcade.app import WordarcadeApp  # noqa: PLC0415 - see above

    app = WordarcadeApp(services, first, games=games, greeting=greeting)
    profile = app.run()
    if profile is None:
        return app.return_code or 0
    services.games.close()
    with services_in_use(profile) as others:
        told = greeting_of(others.locations, services.locations.profile)
        return run_app(others, HomeRoute(), games, told)


def greeting_of(locations: Locations, before: str) -> str:
    """Return the greeting of a profile that has just been chosen; empty if it has games.

    Args:
        locations: the folders of the profile.
        before: the name of the profile that was in use before.
    """
    if locations.games_database.exists():
        return ""
    name = locations.profile
    return f"{name} has no games yet. The games of {before} are kept: Profiles leads back to them."


def open_home() -> int:
    """Show the home screen until the app is left; return its exit code."""
    with services_in_use() as services:
        return run_app(services, first_route(services))


def first_route(services: Services) -> HomeRoute | TourRoute:
    """Return what to show who names no game: Home, but at the very first start the tour."""
    seen = services.settings.current.toured or services.locations.games_database.exists()
    return HomeRoute() if seen else TourRoute()
