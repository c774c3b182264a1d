"""The guesses made so far, as lines."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from textual.content import Content
from textual.reactive import reactive
from textual.widget import Widget

from wordarcade.engine.hangman.moves import GuessLetter, GuessWord, TakeHint
from wordarcade.engine.hangman.pattern import UNKNOWN
from wordarcade.engine.hangman.round import HangmanRound
from wordarcade.looks.bars import slim_bar
from wordarcade.looks.palette import palette_of
from wordarcade.widgets.bars import log_share
from wordarcade.widgets.tone import Tone

_WITH_COUNTS: Final = 32
"""Columns from which a line ends in what a guess led to."""
_WITH_BARS: Final = 48
"""Columns from which the words that fit have bars."""
_BAR: Final = 14
"""Columns of such a bar."""
_SPACED_FROM: Final = 20
"""Rows from which guesses have a free line between them, as long as they have room."""
_EMPTY: Final = "No guesses yet. Each letter's count appears here."
_TIMES: Final = {1: "once", 2: "twice"}
_GLYPHS: Final = {Tone.ACCEPTED: "✓"}
"""Signs of letters that differ from those of sentences."""


@dataclass(frozen=True, slots=True)
class _Line:
    """A guess or a hint.

    Attributes:
        number: of the guess; 0 for a hint.
        text: the letter or word.
        tone: how it went.
        note: the same in words.
        after: the round after it.
    """

    number: int
    text: str
    tone: Tone
    note: str
    after: HangmanRound


class GuessList(Widget):
    """Shows guesses and hints, the first one first, the last ones where not all have room."""

    ALLOW_SELECT = False

    DEFAULT_CSS = """
    GuessList {
        width: 1fr;
        height: 1fr;
    }
    """

    state: reactive[HangmanRound | None] = reactive(None, init=False)
    """The round."""
    above: reactive[int] = reactive(0, init=False)
    """How many lines further up it is scrolled than the last ones."""

    def watch_state(self) -> None:
        """Show the last guesses."""
        self.above = 0

    def scroll_pages(self, pages: int) -> None:
        """Show others.

        Args:
            pages: how many pages down; negative goes up.
        """
        room = max(1, self.content_size.height)
        hidden = 0 if self.state is None else len(list(_lines(self.state))) - room
        self.above = min(max(0, self.above - pages * room), max(0, hidden))

    def render(self) -> Content:
        """Return the lines that there is room for, a blank one between two where all have room."""
        if self.state is None:
            return Content("")
        width, room = self.content_size
        lines = list(_lines(self.state))
        if not lines and room < _SPACED_FROM:
            return Content.styled(_EMPTY, "$role-muted")
        last = len(lines) - self.above
        spaced = room >= _SPACED_FROM and 2 * len(lines) - 1 <= room
        mono, most = palette_of(self.app).mono, len(self.state.candidates.table.words)
        counted = self.state.config.show_left
        shown = [
            _drawn(line, width, counted, most, mono) for line in lines[max(0, last - room) : last]
        ]
        if spaced:
            shown += _to_come(self.state, lines)[: (room + 1) // 2 - len(lines)]
        return Content("\n\n" if spaced else "\n").join(shown)


def _lines(state: HangmanRound) -> Iterator[_Line]:
    number = 0
    for timed, after in zip(state.standing, state.course()[1:], strict=True):
        match timed.move:
            case GuessLetter(letter, places):
                number += 1
                tone = Tone.ACCEPTED if places else Tone.REFUSED
                times = _TIMES.get(len(places), f"{len(places)} times") if places else "not there"
                yield _Line(number, letter, tone, times, after)
            case GuessWord(word, right):
                number += 1
                note = "right" if right else "wrong"
                yield _Line(number, word, Tone.ACCEPTED if right else Tone.REFUSED, note, after)
            case TakeHint(letter):
                yield _Line(0, letter, Tone.HINT, "a hint", after)
            case _:
                pass


def _to_come(state: HangmanRound, lines: Sequence[_Line]) -> list[Content]:
    """Return a line for each guess that may come, as far as the round can last."""
    made = max((line.number for line in lines), default=0)
    most = state.config.guesses + state.config.length
    if state.winner is not None:
        return []
    return [Content.styled(f"{number:>2}   ·", "$role-muted") for number in range(made + 1, most)]


def _drawn(line: _Line, width: int, counted: bool, most: int, mono: bool) -> Content:
    hit = line.tone is Tone.ACCEPTED
    chip = "$role-tile-ink on $role-tile" if hit else "$role-text on $role-raised"
    if mono:
        chip = "reverse" if hit else ""
    text = Content.assemble(
        (f"{line.number or '':>2}  ", "$role-muted"),
        (f" {line.text.upper()} ", f"bold {chip}"),
        ("  ", ""),
        (_GLYPHS.get(line.tone, line.tone.glyph), f"bold {line.tone.colour}"),
    )
    note = Content.styled(f" {line.note}", "$role-text" if hit else "$role-muted")
    if text.cell_length + note.cell_length <= width:  # else the sign says it
        text = Content.assemble(text, note)
    text = text.truncate(width, ellipsis=True)
    if width < _WITH_COUNTS or not line.number:
        return text
    end = _fits(line, width, most, mono) if counted else _led_to(line, width - text.cell_length - 2)
    room = width - text.cell_length - end.cell_length
    return Content.assemble(text, " " * room, end) if room > 0 else text


def _fits(line: _Line, width: int, most: int, mono: bool) -> Content:
    """Return how many words fit after a guess."""
    fits = len(line.after.candidates)
    count = Content.assemble((f"{fits:,}", "bold $role-text"), (" fit", "$role-muted"))
    if width < _WITH_BARS:
        return count
    bar = slim_bar(log_share(fits, most), _BAR, mono=mono)
    return Content.assemble(bar, "  ", count.pad_left(max(0, 10 - count.cell_length)))


def _led_to(line: _Line, room: int) -> Content:
    """Return the word as it stood after a guess, or the wrong guesses that were left.

    Args:
        line: the guess.
        room: the columns there are.
    """
    if line.tone is not Tone.ACCEPTED:
        return Content.styled(f"{line.after.left} left", "$role-muted")
    pattern = line.after.pattern
    apart = " " if 2 * len(pattern) - 1 <= room else ""
    signs = [_sign(sign, new=sign in line.text) for sign in pattern]
    word = Content(apart).join(signs)
    return word if word.cell_length <= room else Content("")


def _sign(sign: str, *, new: bool) -> Content:
    if sign == UNKNOWN:
        return Content.styled("·", "$role-muted")
    return Content.styled(sign.upper(), "bold $role-good" if new else "$role-text")
