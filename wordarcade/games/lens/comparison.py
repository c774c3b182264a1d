"""The words of one board under two lexicons."""

from collections.abc import Iterable, Set
from dataclasses import dataclass
from functools import cached_property

from wordarcade.games.lens.subjects import LensFind, LensSubject
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.support.progress import Report
from wordarcade.support.wording import count


@dataclass(frozen=True)
class LensSide:
    """The finds of one of two lexicons.

    Attributes:
        lexicon: its name.
        finds: its words, the best first; of equal ones, those that both lexicons have.
        only: those that the other lexicon lacks, the best first.
    """

    lexicon: str
    finds: tuple[LensFind, ...]
    only: tuple[LensFind, ...]

    @cached_property
    def points(self) -> int:
        """The points of all its words together."""
        return points_of(self.finds)

    @property
    def best(self) -> LensFind | None:
        """The word with the most points; None if there are no words."""
        return self.finds[0] if self.finds else None


@dataclass(frozen=True, slots=True)
class Comparison:
    """The finds of two lexicons on the same board.

    Attributes:
        sides: of either lexicon, A first.
        both: the words that both have, the best first.
    """

    sides: tuple[LensSide, LensSide]
    both: tuple[LensFind, ...]

    @property
    def best_stays(self) -> LensFind | None:
        """A word that scores most under both lexicons; None if there is no such word."""
        best = self.both[0] if self.both else None
        if best and all(side.best and side.best.points == best.points for side in self.sides):
            return best
        return None

    @property
    def verdict(self) -> str:
        """What the best words have in common, in a sentence."""
        first, second = (side.best for side in self.sides)
        if first is None or second is None:
            lacking = [side.lexicon for side in self.sides if not side.finds]
            if len(lacking) > 1:
                return "Neither list has a word here."
            return f"{lacking[0]} has no word here."
        if stays := self.best_stays:
            return f"Best in both: {stays.word.upper()}, {count(stays.points, 'point')}."
        if more := first.points - second.points:
            richer = self.sides[more < 0].lexicon
            return f"{richer}'s best word scores {count(abs(more), 'point')} more."
        return f"The best words differ: {first.word.upper()} and {second.word.upper()}."


def points_of(finds: Iterable[LensFind]) -> int:
    """Return the points of words together."""
    return sum(find.points for find in finds)


def compare(subject: LensSubject, lexicons: tuple[Lexicon, Lexicon], report: Report) -> Comparison:
    """Return what two lexicons find on the same board; may be slow.

    Args:
        subject: the board or the letters.
        lexicons: A and B.
        report: called with the share done, from 0 to 1; what it raises stops the work.

    Raises:
        ValueError: the letters hold a sign that is not a letter; the message is a sentence.
    """
    a, b = lexicons
    first = _ranked(subject.finds(a, lambda share: report(share / 2)))
    report(1 / 2)
    second = _ranked(subject.finds(b, lambda share: report((1 + share) / 2)))
    in_first, in_second = ({find.word for find in finds} for finds in (first, second))
    first, second = _shared_first(first, in_second), _shared_first(second, in_first)
    return Comparison(
        (
            LensSide(a.name, first, tuple(each for each in first if each.word not in in_second)),
            LensSide(b.name, second, tuple(each for each in second if each.word not in in_first)),
        ),
        tuple(each for each in first if each.word in in_second),
    )


def _shared_first(finds: tuple[LensFind, ...], shared: Set[str]) -> tuple[LensFind, ...]:
    """Return words, the best first; of equally good ones, those of the other lexicon, too.

    What is best in both is then the best of either.
    """
    return tuple(sorted(finds, key=lambda each: (-each.points, each.word not in shared)))


def _ranked(finds: Iterable[LensFind]) -> tuple[LensFind, ...]:
    return tuple(sorted(finds, key=lambda each: (-each.points, -len(each.word), each.word)))
