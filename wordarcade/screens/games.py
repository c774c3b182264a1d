"""The games that can be played, in the order of their cards on the home screen.

Nothing of a game is imported before it is opened: a start shows the home screen alone.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.openings import (
    BoggleOpening,
    HandOpening,
    HangmanOpening,
    HomeOpening,
    Opening,
    ResumeOpening,
    WordSearchOpening,
)
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
        begin: what choosing the card opens, by the settings.
        opening: the kind of openings that are its own.
        screen: makes the screen for an opening of its own, or for resuming one of its rounds.
    """

    name: str
    title: str
    about: str
    picture: tuple[str, ...]
    begin: Callable[[Settings], Opening]
    opening: type[Opening]
    screen: Callable[[Services, Opening], ArcadeScreen[Any]]


def screen_for(services: Services, opening: Opening) -> ArcadeScreen[Any] | None:
    """Return a new screen for `opening`, or None for the home screen, which is always there.

    Raises:
        StoreError: the round to resume is not on record, or this version has no such game.
    """
    if isinstance(opening, HomeOpening):
        return None
    if isinstance(opening, ResumeOpening):
        name = services.rounds.load(opening.round_id).header.game
        games = [game for game in GAMES if game.name == name]
    else:
        games = [game for game in GAMES if isinstance(opening, game.opening)]
    if not games:
        raise StoreError("This round is of a game that this version of wordarcade does not have.")
    return games[0].screen(services, opening)


def _boggle(services: Services, opening: Opening) -> ArcadeScreen[Any]:
    from wordarcade.screens.boggle.opening import screen_for_opening  # noqa: PLC0415 - see the top

    return screen_for_opening(services, opening)


def _begin_boggle(settings: Settings) -> Opening:
    from wordarcade.engine.boggle.setup import BoggleSetup  # noqa: PLC0415 - see the top

    return BoggleOpening(BoggleSetup(lexicon=settings.lexicon))


def _word_search(services: Services, opening: Opening) -> ArcadeScreen[Any]:
    from wordarcade.screens.word_search.opening import (  # noqa: PLC0415 - see the top
        screen_for_opening,
    )

    return screen_for_opening(services, opening)


def _begin_word_search(settings: Settings) -> Opening:
    from wordarcade.engine.word_search.setup import WordSearchSetup  # noqa: PLC0415 - see the top

    return WordSearchOpening(WordSearchSetup(lexicon=settings.lexicon))


def _hand(services: Services, opening: Opening) -> ArcadeScreen[Any]:
    from wordarcade.screens.hand.opening import screen_for_opening  # noqa: PLC0415 - see the top

    return screen_for_opening(services, opening)


def _begin_hand(settings: Settings) -> Opening:
    from wordarcade.engine.hand.setup import HandSetup  # noqa: PLC0415 - see the top

    return HandOpening(HandSetup(lexicon=settings.lexicon))


def _hangman(services: Services, opening: Opening) -> ArcadeScreen[Any]:
    from wordarcade.screens.hangman.opening import screen_for_opening  # noqa: PLC0415 - see the top

    return screen_for_opening(services, opening)


def _begin_hangman(settings: Settings) -> Opening:
    from wordarcade.engine.hangman.setup import HangmanSetup  # noqa: PLC0415 - see the top

    return HangmanOpening(HangmanSetup(lexicon=settings.lexicon))


GAMES: tuple[Game, ...] = (
    Game(
        name="boggle",
        title="Boggle",
        about="Find words along touching tiles.",
        picture=("OISE", "LRON", "EATH", "STBY"),
        begin=_begin_boggle,
        opening=BoggleOpening,
        screen=_boggle,
    ),
    Game(
        name="wordsearch",
        title="Word search",
        about="Find words on a board of any size.",
        picture=("EECA", "ALEP", "HNBO", "QTTY"),
        begin=_begin_word_search,
        opening=WordSearchOpening,
        screen=_word_search,
    ),
    Game(
        name="hand",
        title="Hand game",
        about="Make much of a hand of letters.",
        picture=("J*ZZ", "QU*Y", "F*XY", "W*RD"),
        begin=_begin_hand,
        opening=HandOpening,
        screen=_hand,
    ),
    Game(
        name="hangman",
        title="Hangman",
        about="Guess a word of a host who may cheat.",
        picture=("----", "---E", "-A-E", "GAME"),
        begin=_begin_hangman,
        opening=HangmanOpening,
        screen=_hangman,
    ),
)
