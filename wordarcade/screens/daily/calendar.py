"""The calendar of a month, a tile for each day."""

from calendar import Calendar
from datetime import date
from typing import Final

from textual import events
from textual.geometry import Offset, Size
from textual.message import Message

from wordarcade.games.daily.book import DailyBook, DayState
from wordarcade.looks.canvas import Canvas
from wordarcade.looks.palette import Palette
from wordarcade.looks.pixel_widget import PixelWidget
from wordarcade.looks.tiles import Tile, TileSize, paint_tile

_WEEKDAYS: Final = ("Mo", "Tu", "We", "Th", "Fr", "Sa", "Su")
_SMALL: Final = TileSize(4, 2, 1, 0, edge=0)
_LARGE: Final = TileSize(5, 3, 1, 1)
_LARGEST: Final = TileSize(7, 5, 1, 1)
_WEEKS: Final = 6
_MARKS: Final = {
    DayState.ALL: "◆",
    DayState.KEPT: "●",
    DayState.FEW: "○",
    DayState.MISSED: "·",
}
_FACES: Final = {
    DayState.ALL: "tile",
    DayState.KEPT: "tile-other",
    DayState.FEW: "covered",
}


class MonthCalendar(PixelWidget):
    """The days of a month: how many puzzles of each are done.

    Args:
        book: what was played.
    """

    DEFAULT_CSS = """
    MonthCalendar {
        width: 100%;
        height: 100%;
    }
    """

    class Chosen(Message):
        """A day was clicked.

        Attributes:
            day: the day, not a later one than today.
        """

        def __init__(self, day: date) -> None:
            super().__init__()
            self.day = day

    def __init__(self, book: DailyBook) -> None:
        super().__init__()
        self._book = book
        self._shown = book.today
        self._month = book.today.replace(day=1)

    @property
    def month(self) -> date:
        """The first day of the month shown."""
        return self._month

    def follow(self, book: DailyBook) -> None:
        """Show what was played by another book: a new day has begun."""
        self._book = book

    def stand_on(self, day: date) -> None:
        """Show the month of a day, and mark the day."""
        self._shown, self._month = day, day.replace(day=1)
        self.repaint()

    def turn(self, months: int) -> None:
        """Show a month before, or after; none after the present one."""
        number = self._month.year * 12 + self._month.month - 1 + months
        month = date(number // 12, number % 12 + 1, 1)
        if month <= self._book.today:
            self._month = month
            self.repaint()

    def _tile_size(self, room: Size) -> TileSize:
        for size in (_LARGEST, _LARGE):
            wide, high = size.extent(_WEEKS, 7)
            if wide <= room.width and high + 2 <= 2 * room.height:
                return size
        return _SMALL

    def _weeks(self) -> list[list[date]]:
        """Return the weeks of the month, from Monday."""
        return Calendar().monthdatescalendar(self._month.year, self._month.month)

    def _corner(self, size: TileSize, room: Size) -> Offset:
        """Return the left column and the upper half row of the first day."""
        wide, _ = size.extent(_WEEKS, 7)
        return Offset(max(0, (room.width - wide) // 2), 2)

    def paint(self, canvas: Canvas) -> None:
        """Paint the names of the days, and the days."""
        palette, room = self.palette, Size(canvas.columns, canvas.rows)
        size = self._tile_size(room)
        corner = self._corner(size, room)
        for column, name in enumerate(_WEEKDAYS):
            canvas.text(corner.x + column * size.pitch_x, 0, name, palette.ink("muted"))
        for row, week in enumerate(self._weeks()):
            for column, day in enumerate(week):
                if day.month == self._month.month:
                    shift = Offset(column * size.pitch_x, row * size.pitch_y)
                    self._paint_day(canvas, corner + shift, size, day, palette)

    def _paint_day(
        self, canvas: Canvas, corner: Offset, size: TileSize, day: date, palette: Palette
    ) -> None:
        book, row = self._book, (corner.y + 1) // 2
        state, first = book.state(day), book.first or book.today
        number = f"{day.day:>2}"
        played = first <= day <= book.today
        mark = _MARKS[state] if played else ""
        if size is _LARGEST and state in {DayState.KEPT, DayState.FEW}:
            mark = f"{book.done(day)}/{len(book.games)}"
        mark = mark.rjust(size.width - len(number))
        face = "selected" if day == self._shown else _FACES.get(state, "") if played else ""
        if not face:
            ink = palette.ink("muted" if played or day > book.today else "soft")
            canvas.text(corner.x, row, number + mark, ink)
            return
        colours = palette.face(face)
        paint_tile(canvas, corner.x, corner.y, size, Tile("", colours))
        canvas.text(corner.x, row, number + mark, colours.ink, bold=True)

    def on_click(self, event: events.Click) -> None:
        """Choose the day under the pointer."""
        room = self.content_size
        size = self._tile_size(room)
        at = Offset(event.x, 2 * event.y) - self._corner(size, room)
        row, column = at.y // size.pitch_y, at.x // size.pitch_x
        weeks = self._weeks()
        if at.x >= 0 and at.y >= 0 and row < len(weeks) and column < len(_WEEKDAYS):
            day = weeks[row][column]
            if day.month == self._month.month and day <= self._book.today:
                self.post_message(self.Chosen(day))
