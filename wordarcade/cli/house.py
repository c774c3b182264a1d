"""`--version` and `locate`: what is installed, and where things are."""

import platform
from importlib.metadata import version

import click

from wordarcade import __version__, kernels
from wordarcade.store.locations import Locations


def version_line() -> str:
    """Return the version, the kernels in use, and the versions of Python and Textual."""
    return (
        f"wordarcade {__version__}, kernels {kernels.mode()}, "
        f"Python {platform.python_version()}, Textual {version('textual')}"
    )


@click.command()
def locate() -> None:
    """Print the folders and files that wordarcade keeps."""
    places = Locations.of_user()
    for name, path in (
        ("settings", places.settings_file),
        ("rounds", places.rounds_database),
        ("lexicons", places.imported_lexicons),
        ("cache", places.lexicon_cache),
        ("log", places.log),
    ):
        click.echo(f"{name:<9} {path}")
