"""The panel beside the word."""

from collections.abc import Iterable, Iterator
from typing import Final

from textual.content import Content

from wordarcade.engine.hangman.choices import HostKind
from wordarcade.engine.hangman.moves import GuessLetter, GuessWord, Move, TakeHint
from wordarcade.engine.hangman.pattern import blank, filled
from wordarcade.engine.hangman.round import HangmanRound
from wordarcade.support.wording import count
from wordarcade.widgets.tone import Tone

_MOST_DOTS: Final = 26
"""More wrong guesses than that are only told as a number."""


def headline(state: HangmanRound) -> Content:
    """Return the number of wrong guesses left, and of candidates if the rules show it."""
    allowed = state.config.guesses
    number = Content.assemble(
        (f"{state.left:,} of {allowed:,}", "bold $foreground"),
        (" wrong guesses left", "$foreground-muted"),
    )
    lines = [number]
    if allowed <= _MOST_DOTS:
        lines.append(
            Content.assemble(
                ("●" * state.left, "bold $accent"), ("○" * state.wrong, "$foreground-muted")
            )
        )
    if state.config.show_left or state.config.host is HostKind.PERSON:
        words = count(len(state.candidates), "word")
        lines.append(Content.assemble((words, "bold $foreground"), (" left", "$foreground-muted")))
    return Content("\n").join(lines)


def guesses_made(state: HangmanRound) -> Content:
    """Return the guesses and hints so far, the newest first, with the pattern of each."""
    lines = list(_lines((timed.move for timed in state.standing), state.config.length))
    if not lines:
        return Content.styled("no guess yet", "$foreground-muted")
    return Content("\n").join(reversed(lines))


def _lines(moves: Iterable[Move], length: int) -> Iterator[Content]:
    pattern, number = blank(length), 0
    for move in moves:
        match move:
            case GuessLetter(letter, places):
                number += 1
                pattern = filled(pattern, letter, places)
                tone = Tone.ACCEPTED if places else Tone.REFUSED
                yield _line(number, tone, letter, pattern if places else "")
            case GuessWord(word, right):
                number += 1
                yield _line(number, Tone.ACCEPTED if right else Tone.REFUSED, word)
            case TakeHint(letter):
                yield _line(None, Tone.HINT, letter, "taken as a hint")
            case _:
                pass


def _line(number: int | None, tone: Tone, guess: str, note: str = "") -> Content:
    return Content.assemble(
        (f"{number or '':>3} ", "$foreground-muted"),
        tone.mark(guess.upper()),
        (f"  {note.upper() if number else note}", "$foreground-muted"),
    )
