"""The outcome of a game: in large letters on gold if a person has won, else in a line or two."""

from collections.abc import Sequence
from typing import Final

from textual.geometry import Region

from wordarcade.engine.scrabble.adjustments import Ending
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import TakeBack
from wordarcade.engine.scrabble.sentences import (
    YOU,
    agreeing,
    close_call,
    early_sentence,
    margin_of,
    possessive,
    winners_sentence,
)
from wordarcade.games.scrabble.closing import closing_sentences
from wordarcade.games.scrabble.hints_taken import NO_HINTS, HintsTaken
from wordarcade.games.scrabble.rating import laid_by_hint
from wordarcade.games.scrabble.record import persons_of
from wordarcade.looks.canvas import Canvas
from wordarcade.looks.fonts import font
from wordarcade.looks.golden_row import GoldenRow
from wordarcade.looks.pixel_widget import PixelWidget
from wordarcade.screens.scrabble.victory import lead_sentence, story
from wordarcade.support.wording import fitted, printable

PLATE_ROWS: Final = 4
"""Rows of the plate of a victory: its letters, and a line below them."""
_STORY_ROWS: Final = 2
"""Rows that its story takes below that line, where there is room."""
_TOP: Final = 1
"""Half rows above its letters."""
_APART: Final = 3
"""Columns from the letters to the lead."""

_ALL_HINTED: Final = "Every turn had a hint."
_ALL_HELPED: Final = "Every turn had help."
"""The second is of a game in which a turn was taken back, maybe after the coach had spoken."""

_WON_BY: Final = "WON BY"
_SHORT: Final = "A WIN"
"""Stand for a victory whose winner the large letters have no room for, or cannot draw: the first
with the lead behind it, the second if that has no room, or there is none."""


class OutcomeLine(PixelWidget):
    """Paints the closing sentences of a game; of a victory, where there is room, on a plate.

    The points stand on the cards above it. A game that was ended early has no winner to celebrate,
    nor has one in which every turn had a hint.

    Args:
        state: the game, over.
        taken: the hints taken.
    """

    def __init__(self, state: ScrabbleGame, taken: HintsTaken = NO_HINTS) -> None:
        super().__init__()
        ending, told = closing_sentences(state, taken)
        helped = _helped(state, taken)
        self._won = _is_won(state) and helped not in {_ALL_HINTED, _ALL_HELPED}
        self._won = self._won and not laid_by_hint(state, taken)
        self._margin = margin_of(state) if self._won else 0
        self._lead: Final = lead_sentence(state, self._margin)
        if state.ending is Ending.AGREED:
            self._winners, self._told = early_sentence(state), [helped]
        else:
            self._winners = winners_sentence(state) if state.config.par is None else told
            close = close_call(state, persons_of(state.config))
            self._told = [close or self._lead, helped, ending]
        self._has_plate: Final = self._won and state.config.par is None
        self._story: Final = story(state) if self._has_plate else ()
        winners = [state.config.players[player].name for player in state.winners]
        self._cries: Final = _cries(winners[0]) if self._has_plate else ()
        self._gold = GoldenRow(self)

    @property
    def celebrates(self) -> bool:
        """Whether it is painted on gold: a person has won."""
        return self._won

    @property
    def rows(self) -> int:
        """The rows that it would like."""
        if not self._has_plate:
            return 2
        return PLATE_ROWS + (_STORY_ROWS if self._story else 0)

    def on_mount(self) -> None:
        """Let the sentence of a victory shine."""
        if self._won:
            self._gold.shine()

    def paint(self, canvas: Canvas) -> None:
        """Paint the winner, and beside or below it how close it was, and the ending.

        What has no room is left out, the ending first.
        """
        palette, columns = self.palette, canvas.columns
        if self._has_plate and canvas.rows >= PLATE_ROWS:
            self._paint_plate(canvas)
            return
        first = fitted(f"{'★ ' * self._won}{self._winners}", columns)
        ink, beside = palette.ink("text"), palette.ink("muted")
        if self._won:
            self._gold.paint(canvas, Region(0, 0, columns, 2))
            ink = beside = palette.face("selected").ink
        canvas.text(0, 0, first, ink, bold=True)
        left, below = len(first) + 2, list(filter(None, self._told))
        while below and left + len(below[0]) <= columns:
            canvas.text(left, 0, below[0], beside)
            left += len(below.pop(0)) + 1
        if below:
            canvas.text(0, 1, _whole(below, columns), palette.ink("muted"))

    def _paint_plate(self, canvas: Canvas) -> None:
        """Paint who has won in large letters, by how much, how the game ended, and its story."""
        columns, ink = canvas.columns, self.palette.face("selected").ink
        digits, lead = font("digits-small"), f"+{self._margin}"
        left = columns - 1 - digits.width(lead)
        beside = left - _APART if self._margin > 0 else 0
        cry = _fitting(self._cries, columns - 2, beside)
        if cry == _WON_BY:
            lead, left = f"{self._margin}", 1 + _width(cry) + _APART
        self._gold.paint(canvas, Region(0, 0, columns, 2 * canvas.rows))
        canvas.bits(1, _TOP, font("small").row(cry), ink)
        leads = _width(cry) <= beside
        if leads:
            canvas.bits(left, _TOP, digits.row(lead), ink)
        told = self._told
        if cry not in self._cries[:1]:
            first, *others = self._told
            told = [f"★ {self._winners}", first, *others]
            if first == self._lead and first:  # it names the winner
                told = [f"★ {first}", *others]
        canvas.text(1, PLATE_ROWS - 1, _whole(told, columns - 2), ink, bold=True)
        rows = canvas.rows - PLATE_ROWS
        for row, line in enumerate(_in_rows(self._story, columns - 2)[:rows], start=PLATE_ROWS):
            canvas.text(1, row, line, ink)


def _helped(state: ScrabbleGame, taken: HintsTaken) -> str:
    """Return how many turns of the winner, or else of all persons, had hints; empty if none had."""
    if not taken.hints or state.config.par is not None:
        return ""
    players = state.winners if _is_won(state) else persons_of(state.config)
    helped = sum(state.sheet[line].player in players for line in taken.helped(state.sheet))
    unaided = sum(taken.unaided(state.sheet, player) for player in players)
    if not helped:
        return ""
    coached = state.config.teaches and any(isinstance(it.move, TakeBack) for it in state.moves)
    what = "help" if coached else "hints"
    if not taken.before:
        return f"With {what}."
    if unaided:
        names = [state.config.players[player].name for player in players]
        own = "your" if names == [YOU] else possessive(names[0]) if len(names) == 1 else "all"
        return f"With {what} in {helped} of {printable(own)} {helped + unaided} turns."
    return _ALL_HELPED if coached else _ALL_HINTED


def _cries(name: str) -> tuple[str, ...]:
    """Return the ways to say in capitals who has won, the fullest first; none if no letters do.

    >>> _cries("You"), _cries("Ben"), _cries("Zoë")
    (('YOU WIN',), ('BEN WINS', 'BEN'), ())
    """
    named = (agreeing(name, "win"), *(() if name == YOU else (name,)))
    return tuple(cry.upper() for cry in named if font("small").draws(cry.upper()))


def _fitting(cries: Sequence[str], columns: int, beside: int) -> str:
    """Return what large letters say: best who has won, with room for the lead beside it.

    Args:
        cries: the ways to say who has won.
        columns: those of the plate.
        beside: those that the lead leaves; 0 without one.
    """
    with_lead = [cry for cry in cries if _width(cry) <= beside]
    alone = [cry for cry in cries if _width(cry) <= columns]
    by = [_WON_BY] if _width(_WON_BY) <= beside else []
    return [*with_lead, *alone, *by, _SHORT][0]


def _width(cry: str) -> int:
    """Return the columns of large letters."""
    return font("small").width(cry)


def _in_rows(sentences: Sequence[str], columns: int) -> list[str]:
    """Return sentences in as few rows as have room for each whole.

    >>> _in_rows(("Your best play: QI for 62.", "QI took the lead for good."), 40)
    ['Your best play: QI for 62.', 'QI took the lead for good.']
    """
    rows: list[str] = []
    for each in sentences:
        if rows and len(rows[-1]) + 1 + len(each) <= columns:
            rows[-1] += f" {each}"
        else:
            rows.append(fitted(each, columns))
    return rows


def _whole(sentences: Sequence[str], columns: int) -> str:
    """Return sentences in a line, without the last ones if there is no room for them."""
    told = list(filter(None, sentences))
    while len(told) > 1 and len(" ".join(told)) > columns:
        told.pop()
    return fitted(" ".join(told), columns)


def _is_won(state: ScrabbleGame) -> bool:
    """Whether a person has won, alone, or found the best play of a puzzle."""
    return len(state.winners) == 1 and state.winners[0] in persons_of(state.config)
