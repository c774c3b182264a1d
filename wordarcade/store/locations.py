"""The folders of wordarcade."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from wordarcade.support.private_files import tighten

HOME_VARIABLE = "WORDARCADE_HOME"
"""The environment variable that puts every folder under one root."""

_APPLICATION = "wordarcade"


@dataclass(frozen=True, slots=True)
class Locations:
    """Four folders, all absolute, created by whoever first writes to them.

    Attributes:
        config: files that the player may edit by hand.
        data: files that must not be lost.
        cache: files that can be rebuilt.
        log: the log file.
    """

    config: Path
    data: Path
    cache: Path
    log: Path

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
        folders = (self.config, self.data, self.cache, self.log)
        database = self.games_database
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
        return self.config / "settings.toml"

    @property
    def scrabble_folder(self) -> Path:
        """The folder of the player's own boards and tiles for Scrabble."""
        return self.config / "scrabble"

    @property
    def games_database(self) -> Path:
        """The database of games (SQLite)."""
        return self.data / "rounds.sqlite3"

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
