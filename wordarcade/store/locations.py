"""The folders of wordarcade."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple, Self

from wordarcade.support.private_files import tighten

HOME_VARIABLE = "WORDARCADE_HOME"
"""The environment variable that puts every folder under one root."""

DEFAULT_PROFILE: Final = "default"
"""The profile that exists from the start."""

_APPLICATION: Final = "wordarcade"
_PROFILES: Final = "profiles"


class Locations(NamedTuple):
    """Four folders, all absolute, created by whoever first writes to them.

    Settings and games belong to a profile; word lists, boards and leaves to everybody here.

    Attributes:
        config: files that the player may edit by hand.
        data: files that must not be lost.
        cache: files that can be rebuilt.
        log: the log file.
        profile: the name of the profile, which is that of a folder for all but the default.
    """

    config: Path
    data: Path
    cache: Path
    log: Path
    profile: str = DEFAULT_PROFILE

    @classmethod
    def of_user(cls, environment: Mapping[str, str] = os.environ) -> Self:
        """Return the folders that the system gives this user (XDG is respected).

        A non-empty `WORDARCADE_HOME` in `environment` puts them all under that folder instead,
        for portable use, or for experiments apart from your own games.
        """
        if home := environment.get(HOME_VARIABLE):
            return cls.under(Path(home).expanduser())
        # Costs 6 ms, which those who name a home themselves need not pay.
        from platformdirs import PlatformDirs  # noqa: PLC0415 - see above

        folders = PlatformDirs(_APPLICATION, appauthor=False)
        return cls(
            config=folders.user_config_path,
            data=folders.user_data_path,
            cache=folders.user_cache_path,
            log=folders.user_log_path,
        )

    @classmethod
    def under(cls, root: Path) -> Self:
        """Return folders that all lie under `root`."""
        root = root.absolute()
        return cls(root / "config", root / "data", root / "cache", root / "log")

    def tighten(self) -> None:
        """Make private what earlier versions left readable by others."""
        database = self.games_database
        folders = (self.config, self.data, self.cache, self.log, database.parent)
        tighten(
            (
                *folders,
                *database.parent.glob(f"{database.name}*"),
                *self.log.glob("*.log*"),
            )
        )

    @property
    def settings_file(self) -> Path:
        """The file of settings (TOML)."""
        return self._own(self.config) / "settings.toml"

    @property
    def scrabble_folder(self) -> Path:
        """The folder of the player's own boards and tiles for Scrabble."""
        return self.config / "scrabble"

    @property
    def themes_folder(self) -> Path:
        """The folder of the player's own themes."""
        return self.config / "themes"

    @property
    def games_database(self) -> Path:
        """The database of games (SQLite)."""
        return self._own(self.data) / "rounds.sqlite3"

    @property
    def profile_folders(self) -> tuple[Path, Path]:
        """The folders of the profiles' settings and of their games, but for the default's."""
        return self.config / _PROFILES, self.data / _PROFILES

    @property
    def chosen_profile(self) -> Path:
        """The file that names the profile of the next start."""
        return self.config / "profile"

    def _own(self, folder: Path) -> Path:
        """Return the part of a folder that belongs to the profile."""
        return folder if self.profile == DEFAULT_PROFILE else folder / _PROFILES / self.profile

    @property
    def imported_lexicons(self) -> Path:
        """The folder of word lists that the player has imported."""
        return self.data / "lexicons"

    @property
    def trained_leaves(self) -> Path:
        """The folder of leave values that the player has trained."""
        return self.data / "leaves"

    @property
    def lexicon_cache(self) -> Path:
        """The folder of lexicons built for mapping into memory."""
        return self.cache / "lexicons"
