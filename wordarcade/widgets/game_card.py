"""The card of a game on the home screen."""

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from textual.geometry import Region, Size
from textual.reactive import reactive

from wordarcade.games.card import Card
from wordarcade.games.summaries import Summary
from wordarcade.looks.canvas import Canvas
from wordarcade.looks.palette import Palette
from wordarcade.looks.pixel_widget import PixelWidget
from wordarcade.support.wording import plural
from wordarcade.widgets.card_art import CardPainter
from wordarcade.widgets.card_frame import paint_frame
from wordarcade.widgets.choice import OPENING, Choice

NOT_PLAYED: Final = Summary()

_ROW_LINES: Final = 2
"""A card this low is a row of a list."""
_PICTURE_COLUMN: Final = 18
"""Where the picture stands in a row."""
_PICTURE_COLUMNS: Final = 20
_FULL: Final = Size(18, 12)
"""Columns and rows from which a card has more than one line below its picture."""
_MOST_LINES: Final = 3
_FEWER_LINES: Final = 2
"""Lines of text below the picture of a card with room for it, and of a narrow one, where the first
takes the gap below the picture."""
_STEPS: Final = "▁▂▃▄▅▆▇█"
_FEWEST: Final = 3
"""Games from which on their course is drawn."""


_Line = list[tuple[str, str, bool]]
"""Texts, each with the role of its ink and whether it is bold."""


class GameCard(Choice, PixelWidget):
    """A tile with the game's name, a picture, the best and average score, and the last games.

    Focus is told by `▸`, an amber title and an amber frame, whatever the colours of the terminal.
    Two rows high it is a row of a list.

    Args:
        game: the game's name, for those who handle the choice.
        title: its title on the card.
        digit: the key that chooses the card.
        picture: the picture.
        about: what you do in the game, in a few words.
        brief: the same in at most 12 characters.
        statistics: the finished games so far.
    """

    DEFAULT_CSS = """
    GameCard {
        width: 100%;
        height: 100%;
    }
    """

    statistics: reactive[Summary] = reactive(NOT_PLAYED)
    opening: reactive[bool] = reactive(False, init=False)
    """Whether the game was chosen, and is not there yet."""

    def __init__(
        self,
        *,
        game: str,
        title: str,
        digit: int,
        picture: Card,
        about: str,
        brief: str,
        statistics: Summary,
    ) -> None:
        super().__init__(id=f"card-{game}")
        self.game = game
        self._title = title
        self._digit = digit
        self._picture = picture
        self._about = about
        self._brief = brief
        self.set_reactive(GameCard.statistics, statistics)

    def watch_statistics(self) -> None:
        """Show the new figures."""
        self.repaint()

    def watch_opening(self) -> None:
        """Say that the game opens, or how it went so far."""
        self.repaint()

    def watch_has_focus(self, has_focus: bool) -> None:
        """Show whether the keys are for this card."""
        super().watch_has_focus(has_focus)
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        """Paint the card."""
        if canvas.rows <= _ROW_LINES:
            self._paint_row(canvas, self.palette)
        else:
            self._paint_card(canvas, self.palette)

    def _paint_card(self, canvas: Canvas, palette: Palette) -> None:
        columns, rows = canvas.columns, canvas.rows
        self._paint_ground(canvas, palette, 2 * rows - 1)
        edge = palette.face("selected").face if self.has_focus else palette.ink("hairline")
        paint_frame(canvas, palette, edge, focused=self.has_focus)
        self._write_title(canvas, palette)
        full = columns >= _FULL.width and rows >= _FULL.height
        most = _MOST_LINES if full else _FEWER_LINES if rows >= _FULL.height else 1
        below = _MOST_LINES + 2 if full else 2
        lines = self._figures(columns - 2, most)
        if full and self.statistics.played and len(lines) + 1 < most:
            # The room left goes to what the game is; in one line that of some games alone fits.
            about = balanced(self._about, columns - 2, most - len(lines), "")
            lines += [[(line, "muted", False)] for line in about]
        room = Region(1, 2, columns - 2, max(1, rows - below - 3))
        CardPainter(canvas, self._picture, palette).paint(room)
        course = sparkline(self.statistics.recent[-max(1, (columns - 4) // 2) :])
        if full and course:
            # Two columns a game, below the figures, where an unplayed card says what the game is.
            wide = "".join(2 * step for step in course)
            lines += [[] for _ in range(_MOST_LINES - len(lines))]
            lines.append([(wide, "bar", False)])
        for number, line in enumerate(lines):
            column = max(1, (columns - _columns(line)) // 2)
            top = rows - below if full else rows - 1 - len(lines)
            self._write(canvas, column, top + number, line, palette)

    def _paint_row(self, canvas: Canvas, palette: Palette) -> None:
        columns = canvas.columns
        self._paint_ground(canvas, palette, 3)
        if self.has_focus:
            canvas.fill(0, 2, columns, 1, palette.face("selected").face)
        self._write_title(canvas, palette)
        picture = Region(_PICTURE_COLUMN, 0, _PICTURE_COLUMNS, 1)
        CardPainter(canvas, self._picture.line, palette).paint(picture)
        for line in self._figures(columns - 1 - picture.right, 1):
            self._write(canvas, columns - 1 - _columns(line), 0, line, palette)

    def _paint_ground(self, canvas: Canvas, palette: Palette, height: int) -> None:
        canvas.fill(
            0, 0, canvas.columns, height, palette.ink("raised" if self.has_focus else "surface")
        )

    def _write_title(self, canvas: Canvas, palette: Palette) -> None:
        focus = palette.ink("focus")
        if self.has_focus:
            canvas.text(0, 0, "▸", focus, bold=True)
        digit = focus if self.has_focus else palette.ink("muted")
        canvas.text(1, 0, str(self._digit), digit, bold=True)
        canvas.text(3, 0, self._title, focus if self.has_focus else palette.ink("text"), bold=True)

    @staticmethod
    def _write(
        canvas: Canvas,
        column: int,
        row: int,
        line: _Line,
        palette: Palette,
    ) -> None:
        for text, role, bold in line:
            canvas.text(column, row, text, palette.ink(role), bold=bold)
            column += len(text)

    def _figures(self, columns: int, rows: int) -> list[_Line]:
        """Return lines of texts, each with the role of its ink and whether it is bold.

        What does not fit whole into these columns and rows is not said at all.
        """
        played = self.statistics
        if self.opening:
            return [[(OPENING, "focus", True)]]
        if not played.played:
            rows = _MOST_LINES if rows == _MOST_LINES else 1
            return [
                [(line, "muted", False)]
                for line in balanced(self._about, columns, rows, self._brief)
            ]
        if played.won is not None:
            told = [*streak_lines(played, columns), *wins_lines(played, columns)]
            return told[::-1] if rows == _FEWER_LINES else told[:rows]
        if (played.best or 0) <= 0:  # no points are no record
            return last_lines(played, columns, rows)
        return score_lines(played, columns, rows)


def last_lines(played: Summary, columns: int, rows: int) -> list[_Line]:
    """Return how many games were played, and how the last one went if that fits.

    Args:
        played: figures without a best score, or one of no points.
        columns: of a line, which none is wider than.
        rows: the most lines.

    >>> def told(columns: int, rows: int) -> list[str]:
    ...     lines = last_lines(Summary(2, last=64, helped=True), columns, rows)
    ...     return ["".join(text for text, _, _ in line) for line in lines]
    >>> told(28, 3), told(18, 2), told(12, 1)
    (['last 64, with hints', '2 played'], ['2 played', 'last 64'], ['2 played'])
    >>> told(40, 1), told(20, 1)
    (['2 played · last 64, with hints'], ['2 played · last 64'])
    """
    line: _Line = [(f"{played.played:,}", "text", True), (" played", "muted", False)]
    if played.last is None:
        return [line]
    last: _Line = [("last ", "muted", False), (f"{played.last:,.0f}", "text", False)]
    counted = [*last, *_thing(played, played.last)]
    whole = [*counted, (", with hints", "muted", False)] if played.helped else counted
    forms = (whole, counted, last)
    if rows > 1:
        told = [next((each for each in forms if _columns(each) <= columns), last), line]
        return told[::-1] if rows == _FEWER_LINES else told
    both = ([*line, (" · ", "muted", False), *each] for each in forms)
    return [next((each for each in both if _columns(each) <= columns), line)]


def _thing(played: Summary, score: float) -> _Line:
    """Return what is said behind a score that counts no points."""
    return [(f" {plural(round(score), played.thing)}", "muted", False)] if played.thing else []


def score_lines(played: Summary, columns: int, rows: int) -> list[_Line]:
    """Return the best and the average score, and what these and the number of games are of.

    Of a single game there is no average.

    Args:
        played: figures with a best score.
        columns: of a line, which none is wider than.
        rows: the most lines.

    >>> def told(*figures: object, columns: int = 28) -> list[str]:
    ...     lines = score_lines(Summary(*figures), columns, 3)
    ...     return ["".join(text for text, _, _ in line) for line in lines]
    >>> told(2, 3, 3)
    ['★ best 3', '2 played · average 3']
    >>> told(2, 3, 3, (), "15×15, hidden words", "15×15, hidden")
    ['★ best 3 · average 3', '15×15, hidden words', '2 played in all']
    >>> told(2, 32, None), told(2, 32, None, (), "15×15, hidden words", "15×15, hidden")
    (['★ best 32', '2 played'], ['★ best 32', '15×15, hidden words', '2 played in all'])
    >>> words = Summary(2, 13, 9.5, thing="word")
    >>> ["".join(text for text, *_ in score_lines(words, room, 1)[0]) for room in (18, 12, 9)]
    ['★ best 13 words', '★ 13 words', '★ best 13']
    """
    most = played.best or 0
    star = [("★ ", "focus", True)]
    score: _Line = [(f"{most:,.0f}", "text", True)]
    named: _Line = [*star, ("best ", "muted", False)]
    counted = [*score, *_thing(played, most)]
    # Where there is little room a star says "best".
    forms = [[*named, *counted], [*star, *counted]]
    best = next((form for form in forms if _columns(form) <= columns), [*named, *score])
    texts = names_of(played)
    count: _Line = [(f"{played.played:,}", "text", False), (" played", "muted", False)]
    if texts:
        # They count games of other kinds, too, that the scores are not of.
        count.append((" in all", "muted", False))
    if played.mean is None:
        average = several = count
    else:
        average = [("average ", "muted", False), (f"{played.mean:,.0f}", "text", False)]
        several = [*count, (" · ", "muted", False), *average]
    if not texts and _columns(several) <= columns:
        average = several
    both = best if played.mean is None else [*best, (" · ", "muted", False), *average]
    if rows == _MOST_LINES and texts and _columns(both) <= columns:
        name = [text for text in texts if len(text) <= columns][:1]
        return [both, *([(text, "muted", False)] for text in name), count]
    for text in texts if rows == 1 else ():
        for line in (best, [*star, *counted]):
            beside = [*line, (f" · {text}", "muted", False)]
            if _columns(beside) <= columns:
                return [beside]
    below = [[(text, "muted", False)] for text in texts if len(text) <= columns][:1]
    if rows == _MOST_LINES:
        if average is not several and not below:
            below = [count]
        return [best, average, *below]
    return [*below, best] if rows == _FEWER_LINES else [best]


def streak_lines(played: Summary, columns: int) -> list[_Line]:
    """Return the longest streak of a game without a best score, and how it stands if that fits.

    >>> from wordarcade.games.statistics import Run
    >>> def told(now: int, best: int, columns: int = 30) -> list[str]:
    ...     lines = streak_lines(Summary(9, won=5, run=Run(now, best)), columns)
    ...     return ["".join(text for text, _, _ in line) for line in lines]
    >>> told(2, 4), told(2, 4, 20), told(2, 4, 12)
    (['★ best streak 4 · now 2'], ['★ best streak 4'], ['★ best 4'])
    >>> told(4, 4), told(0, 0)
    (['★ streak 4, your best'], [])
    """
    now, best = played.run
    if not best:
        return []
    # "Streak" alone is the one that stands.
    names = ("streak ",) if now == best else ("best streak ", "best ")
    ends = (", your best" if now == best else f" · now {now:,}" if now else "", "")
    forms: list[_Line] = [
        [
            ("★ ", "focus", True),
            (name, "muted", False),
            (f"{best:,}", "text", True),
            (end, "muted", False),
        ]
        for name in names
        for end in ends
    ]
    return [next((line for line in forms if _columns(line) <= columns), forms[-1])]


def wins_lines(played: Summary, columns: int) -> list[_Line]:
    """Return how many games were played, and how many of them were won if that fits, too."""
    line = [(f"{played.played:,}", "text", False), (" played", "muted", False)]
    won = [(" · ", "muted", False), (f"{played.won:,}", "text", False), (" won", "muted", False)]
    return [[*line, *won] if _columns([*line, *won]) <= columns else line]


def _columns(line: _Line) -> int:
    return sum(len(text) for text, _, _ in line)


def names_of(played: Summary) -> tuple[str, ...]:
    """Return what the best of a card is the best of, in ever fewer words; nothing if it is clear.

    >>> names_of(Summary(variant="4×4 classic, 3:00", brief="4×4, 3:00"))
    ('4×4 classic, 3:00', '4×4, 3:00', '4×4 classic', '4×4')
    """
    if not played.variant:
        return ()
    whole = played.variant, played.brief
    return *whole, *(text.partition(", ")[0] for text in whole)


def sparkline(values: Sequence[float]) -> str:
    """Return values as a row of bars, the largest as high as the line; empty for few of them.

    >>> sparkline([10, 40, 20, 80]), sparkline([0, 0, 0]), sparkline([5])
    ('▂▅▃█', '▁▁▁', '')
    """
    if len(values) < _FEWEST:
        return ""
    most = max(*values, 1)
    last = len(_STEPS) - 1
    return "".join(_STEPS[round(max(0, value) / most * last)] for value in values)


def balanced(text: str, columns: int, rows: int, brief: str) -> list[str]:
    """Return a text in lines of about one length, or a brief one where it does not fit whole.

    >>> balanced("Find words on a board of any size.", 28, 2, "find words")
    ['Find words on a', 'board of any size.']
    >>> balanced("Find words on a board of any size.", 12, 1, "find words")
    ['find words']
    """
    for count in range(1, rows + 1):
        for width in range(max(1, len(text) // count), columns + 1):
            lines = wrap(text, width, break_long_words=False)
            if len(lines) <= count and max(map(len, lines)) <= columns:
                return lines
    return [brief] if brief and len(brief) <= columns else []
