"""Letters that a game has dealt, as two lexicons are compared on them."""

from dataclasses import dataclass

from wordarcade.engine.scrabble.distribution import RACK_SIZE, LetterDistribution
from wordarcade.engine.scrabble.tiles import covered_letters
from wordarcade.games.lens.subjects import LensFind, LettersSubject
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.hand.playable import readings
from wordarcade.players.hand.word_list import words_by_points
from wordarcade.support.progress import Report


@dataclass(frozen=True, slots=True)
class HandSubject:
    """The words of a hand, each as the first of it.

    Attributes:
        hand: lowercase letters, one wildcard at most.
    """

    hand: str
    grid: None = None

    @property
    def title(self) -> str:
        """The letters, in capitals."""
        return f"Hand {self.hand.upper()}"

    def finds(self, lexicon: Lexicon, report: Report) -> tuple[LensFind, ...]:
        """Return the words of a lexicon, at the most points with the wildcard or without it."""
        best: dict[str, int] = {}
        for listed in words_by_points(self.hand, lexicon, report):
            for word in readings(listed.word, lexicon):
                best.setdefault(word, listed.points)
        return tuple(LensFind(word, points) for word, points in best.items())


@dataclass(frozen=True, slots=True)
class RackSubject:
    """The words of a Scrabble rack, on squares without premiums.

    Attributes:
        rack: capitals, `?` for a blank.
        distribution: what the tiles are worth.
    """

    rack: str
    distribution: LetterDistribution
    grid: None = None

    @property
    def title(self) -> str:
        """The tiles."""
        return f"Rack {self.rack}"

    def finds(self, lexicon: Lexicon, report: Report) -> tuple[LensFind, ...]:
        """Return the words of a lexicon; blanks score nothing, all seven tiles the bonus."""
        return LettersSubject(self.rack, self._worth).finds(lexicon, report)

    def _worth(self, word: str) -> int:
        bonus = self.distribution.bingo if len(word) == RACK_SIZE else 0
        return self.distribution.value_of(covered_letters(word, self.rack)) + bonus
