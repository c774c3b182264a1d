"""Location of the data folders `assets` and `lexicons`, installed or in a checkout."""

from pathlib import Path

from wordarcade.support.errors import ArcadeError

_PACKAGE = Path(__file__).resolve().parent.parent


class ResourceMissingError(ArcadeError):
    """A shipped data folder is not where the installation should have put it."""


def folder(name: str) -> Path:
    """Return the shipped data folder `name` ("assets" or "lexicons").

    A wheel carries the folder inside the package (`wordarcade/data/`); a checkout and an
    editable install have it beside the package.

    Raises:
        ResourceMissingError: the folder is in neither place.
    """
    for candidate in (_PACKAGE / "data" / name, _PACKAGE.parent / name):
        if candidate.is_dir():
            return candidate
    raise ResourceMissingError(
        f"The data folder '{name}' is missing from this installation; install wordarcade again."
    )
