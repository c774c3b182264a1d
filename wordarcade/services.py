"""What every front end is given: built once, handed down by constructors."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from wordarcade.clock import Clock
from wordarcade.engine.boggle.dice import DiceSet
from wordarcade.lexicon.service import LexiconService
from wordarcade.store.locations import Locations
from wordarcade.store.rounds import RoundStore
from wordarcade.store.settings import Settings


@dataclass(frozen=True, slots=True)
class Services:
    """The collaborators of screens and line mode.

    Attributes:
        locations: the folders of this user.
        lexicons: opens, imports and caches word lists.
        rounds: saves and resumes rounds.
        settings: the settings as they were at the start.
        clock: the time of day, and time that only goes on.
        new_seed: a fresh seed for a game that was given none, 0 to 2³² − 1.
        dice: the sets of Boggle dice, by name.
    """

    locations: Locations
    lexicons: LexiconService
    rounds: RoundStore
    settings: Settings
    clock: Clock
    new_seed: Callable[[], int]
    dice: Mapping[str, DiceSet]
