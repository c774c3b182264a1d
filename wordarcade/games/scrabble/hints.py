"""Hints of the best turn, a little more each time."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import Exchange, Place
from wordarcade.players.scrabble.adviser import move_of
from wordarcade.players.scrabble.hint import HintedTurn, HintStep, hint
from wordarcade.players.scrabble.hint_sentences import hint_sentence

_OF_PLAY: Final[Mapping[HintStep, str]] = {
    HintStep.WHERE: "its tiles",
    HintStep.TILES: "the play, laid for you",
}
_OF_EXCHANGE: Final[Mapping[HintStep, str]] = {HintStep.WHERE: "which ones"}
"""What the hint after each step says about a play, and about an exchange."""


@dataclass(frozen=True, slots=True)
class ToldHint:
    """A hint as it is given.

    Attributes:
        sentence: what it tells.
        squares: where the word lies, in order, if that is told.
        place: the play, if all of it is told, and it is one.
        exchanges: whether it is to exchange tiles.
        more: what the next hint tells, in a few words; empty if this one tells all.
        again: whether it was given before, as there is no more to tell.
    """

    sentence: str
    squares: Sequence[int] = ()
    place: Place | None = None
    exchanges: bool = False
    more: str = ""
    again: bool = False


class HintLadder:
    """Knows how much of the best turn has been told, and begins anew with every turn."""

    def __init__(self) -> None:
        self._known: tuple[ScrabbleGame, HintedTurn, HintStep] | None = None

    @property
    def has_more(self) -> bool:
        """Whether something of the turn last hinted at is still to be told."""
        return self._known is not None and bool(_more(*self._known))

    def begin(self, game: ScrabbleGame, best: HintedTurn) -> ToldHint:
        """Give the first hint of a turn.

        Args:
            game: the game in which it is to be made.
            best: the turn.
        """
        return self._tell(game, best, min(HintStep))

    def climb(self, game: ScrabbleGame) -> ToldHint | None:
        """Give the next hint of this turn, or the last one again; None if none was given yet."""
        if self._known is None or self._known[0] is not game:
            return None
        _, best, step = self._known
        following = HintStep(min(step + 1, max(HintStep)))
        if following is HintStep.TILES and isinstance(move_of(best.best), Exchange):
            following = HintStep.MOVE  # the tiles that go are all there is to tell
        return self._tell(game, best, following)

    def _tell(self, game: ScrabbleGame, best: HintedTurn, step: HintStep) -> ToldHint:
        self._known = game, best, step
        told = hint(best, step)
        place = told.move if isinstance(told.move, Place) else None
        more = _more(game, best, step)
        sentence, exchanges = hint_sentence(told, game.board), bool(told.exchanged)
        return ToldHint(sentence, told.squares or (), place, exchanges, more)


def _more(game: ScrabbleGame, hinted: HintedTurn, step: HintStep) -> str:
    """Return what the hint after a step tells."""
    match move_of(hinted.best):
        case Place() if step is HintStep.TILES and game.config.par is not None:
            return "the play, which gives up"
        case Place():
            return _OF_PLAY.get(step, "")
        case Exchange():
            return _OF_EXCHANGE.get(step, "")
        case _:
            return ""
