"""`wordarcade profiles`: people who share a computer."""

import click

from wordarcade.cli.options import json_option
from wordarcade.cli.output import print_json
from wordarcade.store.locations import Locations
from wordarcade.store.profiles import Profiles
from wordarcade.support.clock import SystemClock, file_stamp
from wordarcade.support.wording import printable


@click.group()
def profiles() -> None:
    """Give everybody their own settings, games and trainer."""


def _profiles() -> Profiles:
    return Profiles(Locations.of_user())


@profiles.command("list")
@json_option
def list_(*, as_json: bool) -> None:
    """List the profiles; the next start takes the one marked *."""
    found = _profiles().all()
    if as_json:
        print_json({"profiles": [profile._asdict() for profile in found]})
        return
    for profile in found:
        click.echo(f"{'*' if profile.in_use else ' '} {printable(profile.name)}")


@profiles.command()
@click.argument("name")
def add(name: str) -> None:
    """Make a profile and use it from now on."""
    known = _profiles()
    _told_in_use(known.use(known.add(name)))


@profiles.command()
@click.argument("name")
def use(name: str) -> None:
    """Use a profile from now on."""
    _told_in_use(_profiles().use(name))


@profiles.command()
@click.argument("name")
@click.argument("new")
def rename(name: str, new: str) -> None:
    """Rename a profile."""
    click.echo(printable(f"The profile is now called '{_profiles().rename(name, new)}'."))


@profiles.command()
@click.argument("name")
def remove(name: str) -> None:
    """Remove a profile.

    Its files are kept under another name, until you delete them.
    """
    for path in _profiles().remove(name, f".removed-{file_stamp(SystemClock())}"):
        click.echo(printable(f"Kept its files: {path}"))


def _told_in_use(name: str) -> None:
    click.echo(printable(f"wordarcade starts as '{name}' from now on."))
