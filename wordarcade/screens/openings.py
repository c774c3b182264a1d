"""What the app can be asked to show: small values that the command line and screens pass on."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from wordarcade.store.records import RoundId

if TYPE_CHECKING:
    # Each game is loaded when it is first opened, not at every start.
    from pathlib import Path

    from wordarcade.engine.boggle.setup import BoggleSetup
    from wordarcade.engine.hand.setup import HandSetup
    from wordarcade.engine.hangman.setup import HangmanSetup
    from wordarcade.engine.scrabble.setup import ScrabbleSetup
    from wordarcade.engine.word_search.setup import WordSearchSetup


@dataclass(frozen=True, slots=True)
class HomeOpening:
    """The home screen."""


@dataclass(frozen=True, slots=True)
class NewRound:
    """A new round; each game has a class of its own.

    Those classes have the same fields. They are no dataclasses of their own, since making one
    takes a start a quarter of a millisecond.

    Attributes:
        setup: the choices made so far.
        ask: show the set-up screen with these choices filled in, instead of beginning at once.
    """

    setup: Any
    ask: bool = True


class BoggleOpening(NewRound):
    """A new round of Boggle."""

    setup: "BoggleSetup"


class WordSearchOpening(NewRound):
    """A new round of word search."""

    setup: "WordSearchSetup"


class HandOpening(NewRound):
    """A new hand game."""

    setup: "HandSetup"


class HangmanOpening(NewRound):
    """A new round of hangman."""

    setup: "HangmanSetup"


class ScrabbleOpening(NewRound):
    """A new game of Scrabble."""

    setup: "ScrabbleSetup"


@dataclass(frozen=True, slots=True)
class ResumeOpening:
    """A round on record, of whichever game, as it was left."""

    round_id: RoundId


@dataclass(frozen=True, slots=True)
class ReplayOpening:
    """A game of Scrabble that is over, turn by turn.

    Attributes:
        source: the path of a GCG file, or the round on record.
    """

    source: "Path | RoundId"


Opening = HomeOpening | NewRound | ResumeOpening | ReplayOpening
