"""The words that a play forms, with their scores."""

from dataclasses import dataclass

from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.distribution import RACK_SIZE, LetterDistribution
from wordarcade.engine.scrabble.layout import BoardLayout
from wordarcade.engine.scrabble.moves import Place
from wordarcade.lexicon.interface import WordSet


@dataclass(frozen=True, slots=True)
class FormedWord:
    """A word that a play forms.

    Attributes:
        text: as it lies on the board: a letter that a blank stands for is lowercase.
        squares: in order.
        score: its points, premiums counted.
    """

    text: str
    squares: tuple[int, ...]
    score: int


@dataclass(frozen=True, slots=True)
class Formation:
    """The words and the score of a play.

    Attributes:
        words: the main word first, then the cross-words, in its order.
        bingo: whether a whole rack was played, for a bonus.
        score: all points of the play.
    """

    words: tuple[FormedWord, ...]
    bingo: bool
    score: int

    def not_in(self, lexicon: WordSet) -> tuple[str, ...]:
        """Return the words, in lowercase and in order, that `lexicon` does not have."""
        words = (word.text.lower() for word in self.words)
        return tuple(word for word in words if word not in lexicon)


def form(
    board: Board, place: Place, layout: BoardLayout, distribution: LetterDistribution
) -> Formation:
    """Return the words and score of a play, phonies included.

    Premiums count only where the play puts a tile: those of letters first, then those of words,
    which multiply. A blank is worth nothing, but the premium for the word under it counts.

    Args:
        board: as it is before the play.
        place: a play that the rules allow, as `normalised` returns it.
        layout: the premium squares.
        distribution: the letter distribution.
    """
    after = board.with_tiles(place)
    laid = [square for square, _ in place.laid]
    words = [_formed(after, place.squares, laid, layout, distribution)]
    for square in laid:
        crossing = board.run_through(square, place.direction.other)
        if len(crossing) > 1:
            words.append(_formed(after, crossing, [square], layout, distribution))
    bingo = len(laid) == RACK_SIZE
    score = sum(word.score for word in words) + (distribution.bingo if bingo else 0)
    return Formation(tuple(words), bingo, score)


def _formed(
    after: Board,
    squares: range,
    laid: list[int],
    layout: BoardLayout,
    distribution: LetterDistribution,
) -> FormedWord:
    """Return the word on `squares`, of which the play covers `laid`."""
    text = after.tiles[squares.start : squares.stop : squares.step]
    letters = distribution.value_of(text)
    factor = 1
    for square in laid:
        premium = layout.premiums[square]
        letters += distribution.value(after[square]) * (premium.letter_factor - 1)
        factor *= premium.word_factor
    return FormedWord(text, tuple(squares), letters * factor)
