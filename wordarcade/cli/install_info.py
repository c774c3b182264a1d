"""`--version`, `locate` and `self-check`: what is installed, where, and whether it is whole."""

import platform
from importlib.metadata import version

import click

from wordarcade import __version__, kernels
from wordarcade.cli.front_end import named_profile
from wordarcade.cli.full_screen import locations_of


def version_line() -> str:
    """Return the version, the kernels in use, and the versions of Python and Textual."""
    return (
        f"wordarcade {__version__}, kernels {kernels.mode()}, "
        f"Python {platform.python_version()}, Textual {version('textual')}"
    )


@click.command()
def locate() -> None:
    """Print where wordarcade keeps its files."""
    places = locations_of(named_profile())
    for name, path in (
        ("settings", places.settings_file),
        ("games", places.games_database),
        ("lexicons", places.imported_lexicons),
        ("themes", places.themes_folder),
        ("cache", places.lexicon_cache),
        ("log", places.log),
    ):
        click.echo(f"{name:<9} {path}")


@click.command("self-check")
def self_check() -> None:
    """Check every file that came with wordarcade.

    The exit code is 1 if one of them is missing or damaged.
    """
    # Themes are checked by Textual, which takes long to load.
    from wordarcade.cli.self_check import report  # noqa: PLC0415 - see above

    whole = True
    for name, found, good in report():
        click.echo(f"{'ok' if good else 'FAULT':<5} {name}: {found}")
        whole = whole and good
    if not whole:
        raise click.exceptions.Exit(1)
