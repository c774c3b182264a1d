"""Profiles: people who share a computer, each with settings and games of their own."""

import os
import unicodedata
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from wordarcade.store.errors import StoreError
from wordarcade.store.locations import DEFAULT_PROFILE, Locations
from wordarcade.support.atomic_write import write_atomically
from wordarcade.support.private_files import make_private_folder
from wordarcade.support.wording import printable

PROFILE_VARIABLE: Final = "WORDARCADE_PROFILE"
"""The environment variable that names the profile of one start."""

LONGEST_NAME: Final = 20
"""The most characters of a profile's name."""

_SIGNS: Final = frozenset(" -_'")


class ProfileError(StoreError):
    """A profile does not exist, or cannot be made, used or removed; one sentence."""


class Profile(NamedTuple):
    """A profile.

    Attributes:
        name: its name.
        in_use: whether the next start takes it.
    """

    name: str
    in_use: bool


class Profiles:
    """The profiles of this computer's user.

    Args:
        locations: the folders, of any profile.
    """

    def __init__(self, locations: Locations) -> None:
        self._locations = locations

    def chosen(self, environment: Mapping[str, str] = os.environ) -> Locations:
        """Return the folders of the profile to start with.

        A non-empty `WORDARCADE_PROFILE` in `environment` names it. Otherwise it is the one used
        last, or the default if that is gone.

        Raises:
            ProfileError: the environment names a profile that does not exist.
        """
        if asked := environment.get(PROFILE_VARIABLE):
            return self._locations._replace(profile=self._known(asked))
        kept = self._kept()
        there = kept and self._settings_of(kept).is_dir()
        return self._locations._replace(profile=kept if there else DEFAULT_PROFILE)

    def all(self) -> tuple[Profile, ...]:
        """Return all profiles, the default first, the others by name."""
        used = self.chosen({}).profile
        return tuple(Profile(name, name == used) for name in self._names())

    def add(self, name: str) -> str:
        """Make a profile; return its name, without spaces around it.

        Raises:
            ProfileError: the name is taken or unusable, or the folder cannot be made.
        """
        name = self._new_name(name)
        try:
            make_private_folder(self._settings_of(name))
        except OSError as error:
            raise _not_written(self._settings_of(name), error) from error
        return name

    def use(self, name: str) -> str:
        """Take a profile at the next start and from then on; return its name.

        Raises:
            ProfileError: it does not exist, or the choice cannot be written.
        """
        name, file = self._known(name), self._locations.chosen_profile
        try:
            make_private_folder(file.parent)
            write_atomically(file, f"{name}\n".encode())
        except OSError as error:
            raise _not_written(file, error) from error
        return name

    def rename(self, old: str, new: str) -> str:
        """Rename a profile; return its new name.

        Raises:
            ProfileError: there is no such profile, it is the default, the new name is taken or
                unusable, or the folders cannot be renamed.
        """
        old, new = self._own_folder(old), self._new_name(new)
        self._move(old, new)
        return new

    def remove(self, name: str, stamp: str) -> tuple[Path, ...]:
        """Take a profile away; return its folders, which are kept under another name.

        Args:
            name: the profile.
            stamp: what their names end in from now on, starting with a dot.

        Raises:
            ProfileError: there is no such profile, it is the default, or its folders cannot be
                renamed.
        """
        name = self._own_folder(name)
        return self._move(name, f".{name}{stamp}")

    def _names(self) -> tuple[str, ...]:
        try:
            found = [
                folder.name
                for folder in self._locations.profile_folders[0].iterdir()
                if folder.is_dir() and _fault(folder.name) is None
            ]
        except OSError:
            found = []
        return (DEFAULT_PROFILE, *sorted(found, key=str.casefold))

    def _known(self, name: str) -> str:
        """Return the name of a profile as it is spelled."""
        for known in self._names():
            if _same(known, name):
                return known
        raise ProfileError(
            f"There is no profile '{printable(name)}'; 'wordarcade profiles list' names them."
        )

    def _own_folder(self, name: str) -> str:
        """Return the name of a profile that has folders of its own."""
        name = self._known(name)
        if name == DEFAULT_PROFILE:
            raise ProfileError("The default profile stays as it is; the others can be changed.")
        return name

    def _new_name(self, name: str) -> str:
        name = unicodedata.normalize("NFC", name.strip())
        if fault := _fault(name):
            raise ProfileError(fault)
        if any(_same(known, name) for known in self._names()):
            raise ProfileError(f"There is already a profile '{name}'; choose another name.")
        return name

    def _settings_of(self, name: str) -> Path:
        return self._locations._replace(profile=name).settings_file.parent

    def _kept(self) -> str:
        """Return the name of the profile used last, or nothing where that cannot be read."""
        try:
            name = self._locations.chosen_profile.read_text(encoding="utf-8").strip()
        except (OSError, ValueError):
            return ""
        return "" if _fault(name) else name

    def _move(self, old: str, new: str) -> tuple[Path, ...]:
        """Rename the folders of a profile, those of both kinds or none; return their new paths."""
        moved: list[tuple[Path, Path]] = []
        try:
            for folder in self._locations.profile_folders:
                if (folder / old).exists():
                    (folder / old).rename(folder / new)
                    moved.append((folder / old, folder / new))
        except OSError as error:
            for before, after in reversed(moved):
                after.rename(before)
            raise _not_written(Path(str(error.filename)), error) from error
        if self._kept() == old and _fault(new) is None:
            self.use(new)
        return tuple(after for _, after in moved)


def _same(name: str, other: str) -> bool:
    """Whether two names are one, on file systems that do not tell capitals apart, too."""
    return name.casefold() == unicodedata.normalize("NFC", other.strip()).casefold()


def _fault(name: str) -> str | None:
    """Return why a name will not do for a profile, or None."""
    if not 0 < len(name) <= LONGEST_NAME:
        return f"A profile has a name of 1 to {LONGEST_NAME} characters."
    if not name[0].isalnum() or not all(sign.isalnum() or sign in _SIGNS for sign in name):
        return "A profile's name has letters, digits, spaces and hyphens, a letter or digit first."
    return None


def _not_written(path: Path, error: OSError) -> ProfileError:
    return ProfileError(f"{path} cannot be written ({error.strerror}); check the folder.")
