"""Claims that a host can force wrong guesses, each resting on others: a proof to be checked."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from wordarcade.kernels.hangman_value import ValueSearch
from wordarcade.players.hangman.shapes import ALL_LETTERS, Letters, Shape, Shapes
from wordarcade.support.progress import Report

_CLAIMS: Final = 500
"""Claims between two reports: about a hundredth of a second."""


@dataclass(frozen=True, slots=True)
class Claim:
    """A host who has some words in mind can force so many wrong guesses.

    Attributes:
        wrong: the wrong guesses.
        shape: of the words.
        words: indices of the words, of a claim without answers: no choice of `wrong` letters that
            split them is in all of them, so a host can say each time that the letter is not there.
        answers: numbers of earlier claims, whose words together are those of this claim. For each
            letter that splits them, the words of one of these are an answer of the host.
    """

    wrong: int
    shape: Shape
    words: tuple[int, ...] = ()
    answers: tuple[int, ...] = ()


class Claims:
    """Claims, numbered from 0, of which none makes another superfluous.

    All that other claims need to know of one is what it is worth and its shape. So a claim can
    stand for any that is worth no more and whose words have no more in common, be they different
    words; most of what a search has found is worth the same as something it found before.

    Args:
        shapes: for the shapes of the claims.
    """

    def __init__(self, shapes: Shapes) -> None:
        self._shapes: Final = shapes
        self._claims: Final[list[Claim]] = []
        # As bits, one for each claim: those with some bit of a shape, and those worth so much.
        self._with_bit: Final[dict[Shape, int]] = {}
        self._worth: Final[list[int]] = []

    def __getitem__(self, number: int) -> Claim:
        return self._claims[number]

    def add(self, claim: Claim) -> int:
        """Return the number of a claim, or of one made before that can stand for it."""
        worth = self._worth
        worth.extend([0] * (claim.wrong + 1 - len(worth)))
        good = worth[claim.wrong]
        for bit in _bits(claim.shape):
            good &= self._with_bit.get(bit, 0)
            if not good:
                break
        if good:
            return _lowest(good)
        number = len(self._claims)
        self._claims.append(claim)
        for wrong in range(claim.wrong + 1):
            worth[wrong] |= 1 << number
        for bit in _bits(claim.shape):
            self._with_bit[bit] = self._with_bit.get(bit, 0) | 1 << number
        return number

    def add_resting_on(self, answers: set[int], wrong: int) -> int:
        """Return the number of a claim that rests on others.

        Args:
            answers: the numbers of claims with an answer to each letter that splits their words;
                what they can do without some of them is left out.
            wrong: the wrong guesses claimed.
        """
        kept = sorted(answers)
        for answer in sorted(kept, key=lambda number: self._claims[number].shape.bit_count()):
            others = [number for number in kept if number != answer]
            if others and self._suffice(others, wrong):
                kept = others
        if len(kept) == 1 and self._claims[kept[0]].wrong >= wrong:
            return kept[0]
        return self.add(Claim(wrong, self._common(kept), answers=tuple(kept)))

    def _suffice(self, answers: Sequence[int], wrong: int) -> bool:
        """Return whether claims have an answer to each letter that splits their words."""
        unanswered = ALL_LETTERS & ~self._shapes.settled(self._common(answers))
        for number in answers:
            unanswered &= ~self._answered(self._claims[number], wrong)
        return not unanswered

    def _common(self, answers: Sequence[int]) -> Shape:
        """Return the shape of the words of some claims."""
        shape = self._claims[answers[0]].shape
        for number in answers:
            shape &= self._claims[number].shape
        return shape

    def _answered(self, claim: Claim, wrong: int) -> Letters:
        """Return the letters to which a claim is an answer: a wrong guess costs the guesser one."""
        if claim.wrong >= wrong:
            return self._shapes.settled(claim.shape)
        return self._shapes.lacking(claim.shape) if claim.wrong == wrong - 1 else 0


def proved_claims(search: ValueSearch, words: Sequence[str], report: Report) -> list[Claim]:
    """Return claims of which each rests on earlier ones only, and the last is a search's answer.

    Args:
        search: for the words, recording, with its last question answered: unsolved.
        words: the words in the order of the search.
        report: called with the share done, from 0 to 1; an exception it raises stops the work.
    """
    recorded = _recorded(search, report)

    def order(refutation: int) -> tuple[bool, int]:
        """Sets that need no answers come first, the worthiest before all, to stand for others."""
        wrong, _, rests_on = recorded[refutation]
        return bool(rests_on), refutation if rests_on else -wrong

    shapes = Shapes()
    claims = Claims(shapes)
    numbers: dict[int, int] = {}
    for refutation in sorted(recorded, key=order):
        if not len(numbers) % _CLAIMS:
            report(len(numbers) / len(recorded))
        wrong, members, rests_on = recorded[refutation]
        if rests_on:
            number = claims.add_resting_on({numbers[other] for other in rests_on}, wrong)
        else:
            shape = shapes.common(words[member] for member in members)
            number = claims.add(Claim(wrong, shape, tuple(sorted(members))))
        numbers[refutation] = number
    return _needed(claims, numbers[search.refutation])


def _recorded(
    search: ValueSearch, report: Report
) -> dict[int, tuple[int, Sequence[int], Sequence[int]]]:
    """Return what is recorded of the last refutation and of all that it rests on.

    Members, of which there are many, are only there if it rests on no other.
    """
    recorded: dict[int, tuple[int, Sequence[int], Sequence[int]]] = {}
    waiting = [search.refutation]
    while waiting:
        if not len(recorded) % _CLAIMS:
            report(0)
        refutation = waiting.pop()
        if refutation not in recorded:
            wrong, members, rests_on = search.recorded(refutation)
            recorded[refutation] = (wrong, () if rests_on else members, rests_on)
            waiting.extend(rests_on)
    return recorded


def _needed(claims: Claims, last: int) -> list[Claim]:
    """Return the last claim after all that it rests on, which are numbered anew."""
    needed = {last}
    for number in range(last, -1, -1):
        if number in needed:
            needed.update(claims[number].answers)
    places = {number: place for place, number in enumerate(sorted(needed))}
    return [
        Claim(
            claims[number].wrong,
            claims[number].shape,
            claims[number].words,
            tuple(places[answer] for answer in claims[number].answers),
        )
        for number in places
    ]


def _bits(shape: Shape) -> Iterator[Shape]:
    """Yield the bits of a shape, each by itself."""
    while shape:
        bit = shape & -shape
        yield bit
        shape ^= bit


def _lowest(claims: int) -> int:
    """Return the number of the first of some claims."""
    return (claims & -claims).bit_length() - 1
