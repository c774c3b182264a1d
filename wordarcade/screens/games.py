"""The games that can be played, in the order of their cards on the home screen.

Nothing of a game is imported before it is opened: a start shows the home screen alone.
"""

import importlib
from typing import Any, NamedTuple

from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.openings import (
    BoggleOpening,
    HandOpening,
    HangmanOpening,
    HomeOpening,
    NewRound,
    Opening,
    ReplayOpening,
    ResumeOpening,
    ScrabbleOpening,
    WordSearchOpening,
)
from wordarcade.screens.ways_in import WaysIn
from wordarcade.services import Services
from wordarcade.store.errors import StoreError
from wordarcade.store.settings import Settings


class Game(NamedTuple):
    """All that the home screen and the app need to know of a game.

    Attributes:
        name: the name that its rounds are saved under.
        title: what people read.
        about: what one does in it, in a few words.
        picture: the tiles on its card: rows of letters.
        opening: the kind of new rounds that are its own.
        package: where its screens are, beside this module; its module `opening` tells the ways
            in.
    """

    name: str
    title: str
    about: str
    picture: tuple[str, ...]
    opening: type[NewRound]
    package: str

    @property
    def ways_in(self) -> WaysIn:
        """The screens that the game is entered by, imported now."""
        ways_in: WaysIn = importlib.import_module(
            f"wordarcade.screens.{self.package}.opening"
        ).WAYS_IN
        return ways_in

    def begin(self, settings: Settings) -> Opening:
        """Return what choosing the card opens."""
        return self.opening(self.ways_in.setup(lexicon=settings.lexicon))


def screen_for(services: Services, opening: Opening) -> ArcadeScreen[Any] | None:
    """Return a new screen for `opening`, or None for the home screen, which is always there.

    Raises:
        StoreError: the round to resume is not on record, or this version has no such game.
    """
    match opening:
        case HomeOpening():
            return None
        case ResumeOpening(round_id):
            name = services.rounds.load(round_id).header.game
            return _game_called(name).ways_in.resume(services, round_id)
        case ReplayOpening(source):
            # Loaded when it is needed, as the games are.
            from wordarcade.screens.scrabble.replaying import replaying  # noqa: PLC0415 - see above

            return replaying(services, source)
        case NewRound(setup, ask):
            ways_in = next(game for game in GAMES if isinstance(opening, game.opening)).ways_in
            return (ways_in.ask if ask else ways_in.begin)(services, setup)


def _game_called(name: str) -> Game:
    for game in GAMES:
        if game.name == name:
            return game
    raise StoreError("This round is of a game that this version of wordarcade does not have.")


GAMES: tuple[Game, ...] = (
    Game(
        name="boggle",
        title="Boggle",
        about="Find words along touching tiles.",
        picture=("OISE", "LRON", "EATH", "STBY"),
        opening=BoggleOpening,
        package="boggle",
    ),
    Game(
        name="wordsearch",
        title="Word search",
        about="Find words on a board of any size.",
        picture=("EECA", "ALEP", "HNBO", "QTTY"),
        opening=WordSearchOpening,
        package="word_search",
    ),
    Game(
        name="hand",
        title="Hand game",
        about="Make much of a hand of letters.",
        picture=("J*ZZ", "QU*Y", "F*XY", "W*RD"),
        opening=HandOpening,
        package="hand",
    ),
    Game(
        name="hangman",
        title="Hangman",
        about="Guess a word of a host who may cheat.",
        picture=("----", "---E", "-A-E", "GAME"),
        opening=HangmanOpening,
        package="hangman",
    ),
    Game(
        name="scrabble",
        title="Scrabble",
        about="Cross words for points, with others.",
        picture=("LANE", "AREA", "NEAR", "EARS"),
        opening=ScrabbleOpening,
        package="scrabble",
    ),
)
