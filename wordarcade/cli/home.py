"""`wordarcade` without a command."""

import click

from wordarcade.cli.front_end import open_full_screen, user_services, wants_line_mode
from wordarcade.cli.full_screen import first_route


def open_home() -> None:
    """Show the home screen.

    Raises:
        click.UsageError: there is no terminal that can show it.
    """
    if wants_line_mode(plain=False):
        raise click.UsageError("Name the game to play, such as 'wordarcade boggle --plain'.")
    services = user_services()
    open_full_screen(services, first_route(services))
