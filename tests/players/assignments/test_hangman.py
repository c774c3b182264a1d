"""Logs of evil hangman: those of the evil host pass, and any change to one is found."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.hangman.rounds import EXAMPLE
from tests.engine.word_sets import SetOfWords
from wordarcade.engine.hangman.candidates import Candidates
from wordarcade.engine.hangman.pattern import UNKNOWN, blank, filled
from wordarcade.players.assignments.hangman import check_hangman
from wordarcade.players.assignments.output import Fault, FaultError, Kind

WORDS = sorted({*EXAMPLE.split(), "bill", "bull", "tall", "tell"})
LEXICON = SetOfWords(WORDS)


def log_of(letters: str, guesses: int) -> list[str]:
    """Return the log of a game with an evil host, up to its end or the last of some letters."""
    words, pattern, lines = Candidates.of(tuple(WORDS)), blank(4), list[str]()
    for letter in letters:
        if not guesses or UNKNOWN not in pattern:
            break
        taken = words.families(letter)[0]
        words, pattern = taken.words, filled(pattern, letter, taken.places)
        guesses -= not taken.places
        lines.append(f"{letter.upper()} {pattern.upper()} {guesses}")
    return lines


def fault_in(lines: list[str], guesses: int | None = None) -> Fault | None:
    """Return the first fault of a log."""
    try:
        check_hangman("\n".join(lines), LEXICON, guesses=guesses)
    except FaultError as error:
        return error.fault
    return None


LETTERS = st.permutations("abcdefghijklmnopqrstuvwxyz").map("".join)


@given(LETTERS, st.integers(1, 26))
def test_the_evil_host_passes(letters: str, guesses: int) -> None:
    """Whatever is guessed."""
    assert fault_in(log_of(letters, guesses), guesses) is None


@given(LETTERS, st.integers(2, 26), st.data())
def test_another_pattern_or_number_is_found(
    letters: str, guesses: int, data: st.DataObject
) -> None:
    """In the line where it is, and by its kind."""
    lines = log_of(letters, guesses)
    at = data.draw(st.integers(0, len(lines) - 1))
    letter, pattern, left = lines[at].split()
    if data.draw(st.booleans()):
        lines[at] = f"{letter} {pattern} {int(left) + 1}"
        kinds = {Kind.GUESSES}
    else:
        places = data.draw(st.sets(st.integers(0, 3)))
        before = lines[at - 1].split()[1] if at else "----"
        open_places = [place for place in places if before[place] == UNKNOWN]
        changed = filled(before, letter, open_places)
        if changed == pattern:
            return
        lines[at] = f"{letter} {changed} {left}"
        kinds = {Kind.FAMILY, Kind.TIE}
    fault = fault_in(lines, guesses)
    assert fault is not None
    assert (fault.line, fault.kind in kinds) == (at + 1, True)
    assert fault.expected == log_of(letters, guesses)[at]


@pytest.mark.parametrize(
    ("line", "instead", "kind"),
    [
        (1, "E ---- 3\nE ---- 3", Kind.REPEAT),
        (2, "O ----", Kind.WORDING),
        (2, "O O--X 3", Kind.WORDING),
        (2, "O ----- 2", Kind.WORDING),
    ],
)
def test_faults_of_other_kinds(line: int, instead: str, kind: Kind) -> None:
    """A letter again, and lines that are none."""
    lines = log_of("eouxyz", 4)
    lines[line - 1 : line] = instead.split("\n")
    fault = fault_in(lines)
    assert fault is not None
    assert (fault.line, fault.kind) == (line + instead.count("\n"), kind)


def test_the_end() -> None:
    """Nothing is guessed after it; the word named is one that was still possible."""
    lines = log_of("xqz", 3)
    assert fault_in([*lines, "BABY"]) is None
    for more, kind in (("A ---- 0", Kind.END), ("CATS", Kind.LEXICON)):
        fault = fault_in([*lines, more])
        assert fault is not None
        assert (fault.line, fault.kind) == (4, kind)
    early = fault_in([*lines[:2], "BABY"])
    assert early is not None
    assert early.kind is Kind.END


def test_any_of_the_largest_families() -> None:
    """On request: the handout leaves ties open."""
    words = SetOfWords(["at", "it"])
    log = "A A- 5"
    with pytest.raises(FaultError) as raised:
        check_hangman(log, words)
    assert raised.value.fault.kind is Kind.TIE
    check_hangman(log, words, any_tie=True)
