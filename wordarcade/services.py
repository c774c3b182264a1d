"""The services of every front end, built once and handed down by constructors.

Front ends know the store by its services alone; what these hand out or raise is named here.
"""

import random
from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from wordarcade.store.errors import (
    GameMissingError,
    NotWrittenError,
    SettingsError,
    StoreError,
)
from wordarcade.store.games import GameStore
from wordarcade.store.locations import DEFAULT_PROFILE, Locations
from wordarcade.store.profiles import ProfileError, Profiles
from wordarcade.store.records import (
    BIN_DAYS,
    DamagedGame,
    GameHeader,
    GameId,
    ListedGame,
    SavedGame,
)
from wordarcade.store.settings import Settings
from wordarcade.store.settings_checks import DescribedSetting
from wordarcade.store.settings_store import SettingsStore
from wordarcade.support import resources
from wordarcade.support.clock import Clock, SystemClock

if TYPE_CHECKING:
    from wordarcade.engine.boggle.dice import DiceSet
    from wordarcade.engine.scrabble.equipment import Equipment
    from wordarcade.lexicon.service import LexiconService

__all__ = [
    "BIN_DAYS",
    "DEFAULT_PROFILE",
    "DamagedGame",
    "DescribedSetting",
    "GameHeader",
    "GameId",
    "GameMissingError",
    "ListedGame",
    "NotWrittenError",
    "ProfileError",
    "Profiles",
    "SavedGame",
    "Services",
    "Session",
    "Settings",
    "SettingsError",
    "StoreError",
    "lexicons_of",
]


@dataclass
class Session:
    """What the player has chosen that is remembered until the program ends, and no longer.

    Attributes:
        infers: whether simulations in Scrabble infer the opponent's rack from its last play.
    """

    infers: bool = False


class Services(NamedTuple):
    """The services of screens and line mode.

    Attributes:
        locations: the folders of this user.
        load_lexicons: returns the lexicon service, always the same one; see `lexicons`.
        games: saves and resumes games.
        settings: what the player has set, and the way to change it.
        clock: the time of day, and time that never runs backwards.
        new_seed: a fresh seed for a game that was given none, 0 to 2³² - 1.
        session: what is remembered until the program ends.
    """

    locations: Locations
    load_lexicons: "Callable[[], LexiconService]"
    games: GameStore
    settings: SettingsStore
    clock: Clock
    new_seed: Callable[[], int]
    session: Session

    @classmethod
    def of_user(cls, locations: Locations) -> "Services":
        """Return the services over the folders of a user.

        Raises:
            ResourceMissingError: the installation is not whole.
        """
        clock = SystemClock()
        locations.tighten()
        shipped = resources.folder("lexicons")
        return cls(
            locations=locations,
            load_lexicons=cache(lambda: _lexicons(shipped, locations)),
            games=GameStore(locations.games_database, clock),
            settings=SettingsStore(locations.settings_file),
            clock=clock,
            new_seed=lambda: random.SystemRandom().getrandbits(32),
            session=Session(),
        )

    def seed_of(self, given: int | None) -> int:
        """Return the seed of a new game: the given one, or a fresh one."""
        return self.new_seed() if given is None else given

    @property
    def lexicons(self) -> "LexiconService":
        """Opens, imports and caches word lists; loaded when it is first asked for."""
        return self.load_lexicons()

    @property
    def dice(self) -> Mapping[str, "DiceSet"]:
        """The sets of Boggle dice, by name, read when they are asked for.

        Raises:
            FileError: a file cannot be read; a `DataFileError` if it breaks a rule.
            ResourceMissingError: the installation is not whole.
        """
        from wordarcade.engine.boggle.dice import (  # noqa: PLC0415 - not at every start
            shipped_dice_sets,
        )

        return shipped_dice_sets()

    def follow_lexicon(self, name: str, new: str) -> None:
        """Let settings and words to learn of all profiles follow a lexicon that has a new name.

        Profiles share their lexicons. What can follow does, even if something else cannot.

        Args:
            name: the name before.
            new: the name from now on.

        Raises:
            ProfileError: something of other profiles cannot be read or written.
            SettingsError: the settings cannot be written.
            StoreError: the words to learn cannot be written.
        """
        others: list[str] = []
        for profile in Profiles(self.locations).all():
            if profile.name == self.locations.profile:
                continue
            places = self.locations._replace(profile=profile.name)
            try:
                with closing(GameStore(places.games_database, self.clock)) as games:
                    _follow(SettingsStore(places.settings_file), games, name, new)
                    followed = games.lasts
            except (SettingsError, StoreError):
                followed = False
            if not followed:
                others.append(profile.name)
        _follow(self.settings, self.games, name, new)
        if others:
            named = ", ".join(f"'{other}'" for other in others)
            raise ProfileError(f"'{new}' still has its old name, '{name}', in profile {named}.")

    def equipment(self) -> "Equipment":
        """Return the boards and tiles of Scrabble, the player's own ones among them.

        They are read when they are asked for, since other games do not need them.

        Raises:
            EquipmentError: a file cannot be used.
            ResourceMissingError: the installation is not whole.
        """
        from wordarcade.engine.scrabble.equipment import (  # noqa: PLC0415 - not at every start
            load_equipment,
        )

        return load_equipment(
            resources.folder("assets") / "scrabble", self.locations.scrabble_folder
        )


def _follow(settings: SettingsStore, games: GameStore, name: str, new: str) -> None:
    """Let one profile's settings and words to learn follow a lexicon."""
    if changes := settings.current.with_lexicon_renamed(name, new):
        settings.change(changes)
    games.cards.rename_lexicon(name, new)


def lexicons_of(locations: Locations) -> "LexiconService":
    """Return the lexicon service over the folders of a user.

    Raises:
        ResourceMissingError: the installation is not whole.
    """
    return _lexicons(resources.folder("lexicons"), locations)


def _lexicons(shipped: Path, locations: Locations) -> "LexiconService":
    # The home screen comes into view before any lexicon is opened.
    from wordarcade.lexicon.service import LexiconService  # noqa: PLC0415 - see above

    return LexiconService(shipped, locations.imported_lexicons, locations.lexicon_cache)
