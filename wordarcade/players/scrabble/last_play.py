"""The opponent's last play, which tells something of what it kept."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.distribution import RACK_SIZE
from wordarcade.engine.scrabble.entry import EntryError
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import Place
from wordarcade.engine.scrabble.notation.cgp import CgpPosition
from wordarcade.engine.scrabble.sentences import place_text
from wordarcade.engine.scrabble.sheet import EntryKind
from wordarcade.engine.scrabble.standing_play import read_standing
from wordarcade.players.scrabble.view import View
from wordarcade.support.wording import count

_CHALLENGES: Final = frozenset({EntryKind.CHALLENGE_BONUS, EntryKind.LOST_TURN})
"""The lines of a score sheet after a play that was challenged and stands."""


@dataclass(frozen=True, slots=True)
class LastPlay:
    """The opponent's last play, and the position before it.

    Attributes:
        place: the play.
        board: the board before it.
        bag_size: the number of tiles in the bag before it.
    """

    place: Place
    board: Board
    bag_size: int

    @classmethod
    def of(cls, view: View, place: Place) -> LastPlay | None:
        """Return the play that led to a position; None if nothing can be inferred from it.

        Args:
            view: what the player to move knows, after the play.
            place: the play.
        """
        if why_nothing(view, place):
            return None
        return cls(place, view.board.without(place), view.bag_size + len(place.laid))

    @classmethod
    def read(cls, text: str, view: View) -> LastPlay:
        """Return the play that led to a position, as it was typed.

        Args:
            text: the play, such as `8D Q(U)IZ` or `8D Q.IZ`; see `read_standing`.
            view: what the player to move knows, after the play.

        Raises:
            EntryError: it does not stand on the board, or nothing can be inferred from it.
        """
        place = read_standing(text, view.board)
        play = cls.of(view, place)
        if play is None:
            typed = place_text(place, view.board.without(place))
            raise EntryError(f"Nothing can be inferred from {typed}: {why_nothing(view, place)}.")
        return play

    @classmethod
    def of_cgp(cls, position: CgpPosition, view: View) -> LastPlay | None:
        """Return the play that a position of CGP tells; None if it tells none that is of use.

        Args:
            position: the position.
            view: what the player to move knows of it.
        """
        try:
            return cls.read(position.last_move, view)
        except EntryError:
            return None

    @property
    def text(self) -> str:
        """The play in words, such as "8D QUiZ"."""
        return place_text(self.place, self.board)


@dataclass(frozen=True, slots=True)
class Basis:
    """What an inference rests on.

    Attributes:
        play: the opponent's last play in words, such as "8D QUiZ".
        fitting: how many of the leaves drawn fit that play; 0 if nothing can be inferred.
        drawn: how many leaves were drawn; 0 if the play has a word that the lexicon does not have.
    """

    play: str
    fitting: int
    drawn: int

    @property
    def sentence(self) -> str:
        """What was inferred, or why nothing was."""
        if self.fitting:
            fits = "fits" if self.fitting == 1 else "fit"
            drawn = f"{self.fitting:,} of {count(self.drawn, 'leave')} drawn {fits}"
            return f"The opponent's rack: inferred from {self.play}; {drawn}."
        why = f"none of {count(self.drawn, 'leave')} drawn fits"
        if not self.drawn:
            why = "it makes a word that is not in the list"
        return f"The opponent's rack: nothing can be inferred from {self.play}; {why}."


def last_play(game: ScrabbleGame) -> LastPlay | None:
    """Return the play that the player to move answers.

    None if the last turn was no play, or was lost or withdrawn by a challenge, or if nothing can be
    inferred from it.
    """
    turns = (entry for entry in reversed(game.sheet) if entry.kind not in _CHALLENGES)
    last = next(turns, None)
    if last is None or last.kind is not EntryKind.PLAY or last.player == game.to_move:
        return None
    return None if last.place is None else LastPlay.of(View.of(game), last.place)


def why_nothing(view: View, place: Place) -> str:
    """Return why nothing can be inferred from a play, in a clause; empty if something can.

    Args:
        view: what the player to move knows, after the play.
        place: the play.
    """
    if len(place.laid) == RACK_SIZE:
        return "all seven tiles were played"
    if not view.bag_size:
        return "the bag is empty, so the opponent has all the tiles you can't see"
    if view.known:
        return "the opponent's tiles are known"
    if view.others != RACK_SIZE:
        return "the opponent doesn't have seven tiles"
    return ""
