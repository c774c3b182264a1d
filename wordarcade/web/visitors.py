"""Visitors of the server: who is who, and where each one's games are."""

import re
import secrets
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Final

from wordarcade.store.locations import Locations
from wordarcade.support.private_files import make_private_folder

COOKIE: Final = "wordarcade_visitor"
_TOKEN: Final = re.compile(r"[0-9a-f]{32}")


def token_of(cookie: str | None) -> str:
    """Return the token in a visitor's cookie, or a new one if there is none to go by."""
    return cookie if cookie and _TOKEN.fullmatch(cookie) else secrets.token_hex(16)


def home_of(token: str, locations: Locations) -> Path:
    """Return the folder that is `WORDARCADE_HOME` to a visitor, made if it is missing.

    It is named by the hash of the token, so that nobody who sees the names of the folders can
    come as somebody else. Compiled lexicons are the same for all, and lie in one place.

    Args:
        token: of the visitor.
        locations: the folders of whoever serves.
    """
    home = locations.data / "visitors" / sha256(token.encode()).hexdigest()[:32]
    make_private_folder(home)
    make_private_folder(locations.cache)
    with suppress(OSError):  # it exists, or the system has no such links
        (home / "cache").symlink_to(locations.cache.absolute(), target_is_directory=True)
    return home
