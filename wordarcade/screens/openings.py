"""What the app can be asked to show: small values that the command line and screens pass on."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from wordarcade.store.records import RoundId

if TYPE_CHECKING:
    # Each game is loaded when it is first opened, not at every start.
    from wordarcade.engine.boggle.setup import BoggleSetup
    from wordarcade.engine.hand.setup import HandSetup
    from wordarcade.engine.hangman.setup import HangmanSetup
    from wordarcade.engine.word_search.setup import WordSearchSetup


@dataclass(frozen=True, slots=True)
class HomeOpening:
    """The home screen."""


@dataclass(frozen=True, slots=True)
class BoggleOpening:
    """A new round of Boggle.

    Attributes:
        setup: the choices made so far.
        ask: show the set-up screen with these choices filled in, instead of dealing at once.
    """

    setup: "BoggleSetup"
    ask: bool = True


@dataclass(frozen=True, slots=True)
class WordSearchOpening:
    """A new round of word search.

    Attributes:
        setup: the choices made so far.
        ask: show the set-up screen with these choices filled in, instead of beginning at once.
    """

    setup: "WordSearchSetup"
    ask: bool = True


@dataclass(frozen=True, slots=True)
class HandOpening:
    """A new hand game.

    Attributes:
        setup: the choices made so far.
        ask: show the set-up screen with these choices filled in, instead of dealing at once.
    """

    setup: "HandSetup"
    ask: bool = True


@dataclass(frozen=True, slots=True)
class HangmanOpening:
    """A new round of hangman.

    Attributes:
        setup: the choices made so far.
        ask: show the set-up screen with these choices filled in, instead of beginning at once.
    """

    setup: "HangmanSetup"
    ask: bool = True


@dataclass(frozen=True, slots=True)
class ResumeOpening:
    """A round on record, of whichever game, as it was left."""

    round_id: RoundId


Opening = (
    HomeOpening | BoggleOpening | WordSearchOpening | HandOpening | HangmanOpening | ResumeOpening
)
