"""The answers of programs for the evil hangman assignment, as a log.

Source: Keith Schwarz, "Evil Hangman", Nifty Assignments 2011; the order of ties is that of
`Candidates.families`.
"""

import re
from dataclasses import dataclass, field
from typing import Final

from wordarcade.engine.hangman.candidates import Candidates, Family
from wordarcade.engine.hangman.pattern import UNKNOWN, blank, filled
from wordarcade.lexicon.interface import WordSet
from wordarcade.players.assignments.output import Kind, Line, Output, OutputError

_ENTRY: Final = re.compile(r"([A-Za-z])\s+([A-Za-z_-]+)\s+(\d{1,9})")
_NAME: Final = re.compile(r"[A-Za-z]+")
_FORM: Final = "LETTER PATTERN LEFT, such as E --E- 7"


def check_hangman(
    text: str, lexicon: WordSet, *, guesses: int | None = None, any_tie: bool = False
) -> None:
    """Hold the answers of an evil host to the assignment.

    Args:
        text: a line for each letter guessed: the letter, the pattern shown then, with `-` or `_`
            for each unknown letter, and the wrong guesses left; then, if you like, the word that
            is named at the end.
        lexicon: the words that the host has.
        guesses: the wrong guesses allowed; None takes what the first line makes of it.
        any_tie: whether any of the largest families will do.

    Raises:
        FaultError: with the first fault.
        OutputError: there is nothing to check, or the lexicon has no word of that length.
    """
    output = Output.of(text)
    if output.is_over:
        raise OutputError("The log is empty; give a line for each letter guessed.")
    pattern = _entry(output.next)[1]
    words = tuple(lexicon.of_length(len(pattern)))
    if not words:
        raise OutputError(
            f"Line {output.next.number}: {lexicon.name} has no word of {len(pattern)} letters; "
            "name the program's word list with --lexicon."
        )
    host = _Host(Candidates.of(words), blank(len(pattern)), guesses, any_tie=any_tie)
    while not output.is_over:
        line = output.take()
        if _NAME.fullmatch(line.text):
            host.check_name(line)
            output.require_end()
        else:
            host.check_entry(line)


def _entry(line: Line) -> tuple[str, str, int]:
    """Return the letter, the pattern and the number in a line."""
    entry = _ENTRY.fullmatch(line.text.strip())
    if entry is None:
        raise line.fault(Kind.WORDING, _FORM)
    return entry[1].lower(), entry[2].lower().replace("_", UNKNOWN), int(entry[3])


@dataclass
class _Host:
    """The words an evil host still has in mind.

    Attributes:
        words: the candidates.
        pattern: the letters known.
        left: the wrong guesses left; None before the first line.
        any_tie: whether any of the largest families will do.
        guessed: the letters.
    """

    words: Candidates
    pattern: str
    left: int | None
    any_tie: bool = field(kw_only=True)
    guessed: str = ""

    def check_entry(self, line: Line) -> None:
        """Hold the answer to a letter to the rules, and go on from it."""
        letter, pattern, left = _entry(line)
        if self.left == 0 or UNKNOWN not in self.pattern:
            raise line.fault(Kind.END, "")
        if letter in self.guessed:
            raise line.fault(Kind.REPEAT, "a letter that was not guessed before")
        families = self.words.families(letter)
        taken = self._taken(families, pattern)
        wrong = not taken.places
        before = left + wrong if self.left is None else self.left
        expected = self._said(letter, taken, before)
        if filled(self.pattern, letter, taken.places) != pattern:
            raise line.fault(self._kind(families, letter, pattern), expected)
        if left != before - wrong:
            raise line.fault(Kind.GUESSES, expected)
        self.words, self.pattern, self.left = taken.words, pattern, left
        self.guessed += letter

    def check_name(self, line: Line) -> None:
        """Hold the word that is named at the end to what was said before."""
        if self.left != 0 and UNKNOWN in self.pattern:
            raise line.fault(Kind.END, _FORM)
        if line.text.lower() not in self.words:
            raise line.fault(Kind.LEXICON, self.words[0].upper())

    def _taken(self, families: tuple[Family, ...], pattern: str) -> Family:
        """Return the family that the rules demand, or that shown if it is as good."""
        largest = len(families[0].words)
        for family in families:
            shown = filled(self.pattern, family.letter, family.places) == pattern
            if self.any_tie and shown and len(family.words) == largest:
                return family
        return families[0]

    def _kind(self, families: tuple[Family, ...], letter: str, pattern: str) -> Kind:
        """Return what is wrong with a pattern that is not the one demanded."""
        for family in families:
            if filled(self.pattern, letter, family.places) == pattern:
                tied = len(family.words) == len(families[0].words)
                return Kind.TIE if tied else Kind.FAMILY
        possible = len(pattern) == len(self.pattern) and all(
            new in (old, letter) if old == UNKNOWN else new == old
            for old, new in zip(self.pattern, pattern, strict=True)
        )
        return Kind.FAMILY if possible else Kind.WORDING

    def _said(self, letter: str, family: Family, before: int) -> str:
        pattern = filled(self.pattern, letter, family.places).upper()
        return f"{letter.upper()} {pattern} {before - (not family.places)}"
