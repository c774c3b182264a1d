"""The theme picker, with a preview drawn in each theme's own colours."""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.color import Color
from textual.content import Content
from textual.filter import ANSIToTruecolor, LineFilter
from textual.reactive import reactive
from textual.theme import BUILTIN_THEMES, Theme

from wordarcade.looks.brush import Brush
from wordarcade.looks.canvas import Canvas
from wordarcade.looks.composition import BREAKPOINTS, LINES, Composition
from wordarcade.looks.palette import Palette, palette_of
from wordarcade.looks.panel import Panel
from wordarcade.looks.pixel_widget import PixelWidget
from wordarcade.looks.terminal_colours import TerminalColours
from wordarcade.looks.tiles import S7, M, N, Tile, TileSize, X, paint_link, paint_tile
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.long_list import LongList
from wordarcade.widgets.swatch import SAMPLES, swatch
from wordarcade.widgets.top_line import TopLine

_OWN: Final = "wordarcade-"
_ABOUT: Final = {
    "wordarcade-dark": ("Dark", "A quiet room, ivory tiles."),
    "wordarcade-light": ("Light", "Warm paper, for daylight."),
    "wordarcade-contrast": ("High contrast", "7:1 or better everywhere."),
    "wordarcade-terminal": ("Dark 16", "Your terminal's 16, on black."),
    "wordarcade-terminal-light": ("Light 16", "Your terminal's 16, on white."),
    "wordarcade-mono": ("No colour", "Bold, reverse and glyphs."),
}
OWN_THEMES: Final = tuple(_ABOUT)
"""The names of the arcade's own themes, in the order of the list."""

_BOARD: Final = ("WORD", "LEAP", "STIN", "GAME")
_WIDEST: Final = 140
_TILES: Final = (M, N)
"""The tiles of the board in the preview, the largest first."""

_FOOT: Final = 4
"""Rows above and below the board."""

_TERMINAL: Final = "ansi_default"

_SCORE_ROW: Final = 11
"""The row of the score, below the states."""

_BAR: Final = 24
"""Columns of the bar below the score."""

_NAME: Final = 13
"""Columns of a theme's name in the list."""

_BEFORE: Final = 4
"""Columns before it, for the marks of the line and of the theme in use."""

_STATES: Final = 36
"""Columns of the states beside the board, with what lies between."""


def offered_themes(themes: Iterable[str]) -> tuple[str, ...]:
    """Return the names of the themes to choose from: the arcade's own, and the player's.

    Args:
        themes: the names of all themes.
    """
    names = frozenset(themes)
    others = sorted(names - frozenset(OWN_THEMES) - frozenset(BUILTIN_THEMES), key=str.casefold)
    return (*(name for name in OWN_THEMES if name in names), *others)


def title_of(name: str) -> str:
    """Return what people call a theme.

    >>> title_of("wordarcade-contrast"), title_of("nord")
    ('High contrast', 'nord')
    """
    return _ABOUT[name][0] if name in _ABOUT else name.removeprefix(_OWN)


def _fits(canvas: Canvas, tile: TileSize) -> bool:
    """Return whether a board of these tiles fits, with the states beside it."""
    width, height = tile.extent(len(_BOARD), len(_BOARD))
    return canvas.columns >= width + _STATES and 2 * (canvas.rows - _FOOT) >= height


class _Preview(PixelWidget):
    """A board, states, premiums and inks in the colours of a theme."""

    DEFAULT_CSS = """
    _Preview {
        height: 1fr;
    }
    """

    shown: reactive[Palette | None] = reactive(None, init=False)
    """The colours to show."""

    def watch_shown(self) -> None:
        """Paint in the new colours; without any, in those of the terminal."""
        mono = self.shown is not None and self.shown.mono
        self.styles.background = self.styles.color = _TERMINAL if mono else None
        self.notify_style_update()  # as a style sheet would: the ground is another one
        self.repaint()

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Treat the terminal's colours as the theme shown does, whatever the theme in use is."""
        used = super().get_line_filters()
        filters = [each for each in used if not isinstance(each, ANSIToTruecolor | TerminalColours)]
        if self.shown is not None:
            ground, text, muted = (self.shown.ink(role) for role in ("ground", "text", "muted"))
            if ground and text and muted and Color.parse(ground).ansi is not None:
                filters.append(TerminalColours(ground, text, muted))
        return filters

    def paint(self, canvas: Canvas) -> None:
        """Paint the ground and all samples that fit."""
        palette = self.shown
        if palette is None:
            return
        canvas.fill(0, 0, canvas.columns, 2 * canvas.rows, palette.ink("ground"))
        # An outline touches the pixel letters of tiles.
        tile = X if palette.mono else next(filter(partial(_fits, canvas), _TILES), S7)
        width = tile.extent(1, len(_BOARD))[0]
        beside = canvas.columns >= width + _STATES
        left = 3 if beside else max(0, (canvas.columns - width) // 2)
        room = canvas.rows - (_FOOT if beside else 2 * _FOOT)
        board = _BOARD[: max(1, 2 * room // tile.pitch_y)]
        for row, letters in enumerate(board):
            for column, letter in enumerate(letters):
                x, y = left + column * tile.pitch_x, 2 + row * tile.pitch_y
                face = palette.face("path" if row == 0 else "tile")
                number = str(column + 1) if row == 0 else ""
                paint_tile(canvas, x, y, tile, Tile(letter, face, number))
                if row == 0 and column:
                    paint_link(canvas, (x - tile.pitch_x, y), (x, y), tile, face)
        if beside:
            self._write_states(canvas, palette, left + width + 4, 1, 2)
            self._write_play(canvas, palette, left, left + width + 4)
        else:
            below = (2 + tile.extent(len(board), 1)[1]) // 2 + 1
            self._write_states(canvas, palette, left + 1, below, 1)
        foot = canvas.rows - 2
        ink = palette.ink
        canvas.text(left, foot, "enter", ink("focus"), bold=True)
        canvas.text(left + 6, foot, "Play", ink("text"))
        canvas.text(left + 13, foot, "muted text", ink("muted"))

    def _write_play(self, canvas: Canvas, palette: Palette, left: int, beside: int) -> None:
        """Write an entry below the board, and below the states a score with a bar, if they fit.

        Args:
            canvas: where.
            palette: the colours.
            left: the first column of the board.
            beside: the first column of the states.
        """
        brush, foot = Brush(canvas, palette), canvas.rows - 2
        word = brush.write(left, foot - 1, ("▸ ", "focus", True), (_BOARD[0], "text", True))
        brush.write(word + 2, foot - 1, ("✓ ", "good", True), ("on the board", "muted"))
        if foot - 1 > _SCORE_ROW + 1:
            score, best = 57, 87
            points, more = (f"{score} points", "text", True), ("  +4", "good", True)
            brush.write(beside, _SCORE_ROW, points, more, (f"  best {best}", "muted"))
            brush.bar(beside, _SCORE_ROW + 1, _BAR, score / best, "bar")

    def _write_states(
        self, canvas: Canvas, palette: Palette, left: int, top: int, pitch: int
    ) -> None:
        """Write what tiles and inks say, from a row on.

        Args:
            canvas: where.
            palette: the colours.
            left: the first column.
            top: the first row.
            pitch: rows from a line to the next.
        """
        samples = (
            ("accepted", " A✓ ", "good", "accepted"),
            ("refused", " A× ", "bad", "refused"),
            ("hinted", " A? ", "hint", "a hint"),
        )
        for number, (role, text, ink, name) in enumerate(samples):
            row, face = top + pitch * number, palette.face(role)
            canvas.fill(left, 2 * row, len(text), 2, face.face)
            canvas.text(left, row, text, face.ink, bold=True)
            canvas.text(left + 5, row, name, palette.ink(ink), bold=True)
        row = top + pitch * len(samples)
        premiums = ("triple-word", "double-word", "triple-letter", "double-letter")
        for number, (role, text) in enumerate(zip(premiums, ("3W", "2W", "3L", "2L"), strict=True)):
            x, face = left + 5 * number, palette.face(role)
            canvas.fill(x, 2 * row, 4, 2, face.face)
            canvas.text(x + 1, row, text, face.ink, bold=True)
        row += pitch
        canvas.text(left, row, "Ana 214", palette.ink("player"), bold=True)
        canvas.text(left + 10, row, "Club 198", palette.ink("rival"), bold=True)
        canvas.text(left + 21, row, "best ★", palette.ink("focus"), bold=True)


class _ThemeList(LongList):
    """The themes, those of the terminal's colours in these, whatever the theme in use is."""

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Leave the colours of the terminal to it."""
        used = super().get_line_filters()
        return [each for each in used if not isinstance(each, ANSIToTruecolor)]


class ThemesScreen(ArcadeScreen[str | None]):
    """The themes, and a preview of the marked one; dismissed with that if it is to be used.

    Args:
        themes: all themes, by name; those of the arcade and of the player are listed.
        used: the name of the theme in use.
    """

    HELP_PAGE = "settings"
    AUTO_FOCUS = "LongList"
    HORIZONTAL_BREAKPOINTS = BREAKPOINTS
    VERTICAL_BREAKPOINTS = LINES

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "use", "Use it", id="themes.use"),
        Binding("escape", "dismiss", "Keep yours", id="themes.back"),
    ]

    DEFAULT_CSS = """
    ThemesScreen {
        #preview { height: 100%; max-height: 24; margin: 1 0 0 0; }
        &.-high #preview { max-height: 32; }
        &.-very-high #preview { max-height: 41; }
        #themes { width: 28; margin: 1 2 0 0; }
        &.-wide #themes, &.-very-wide #themes { width: 33; }
        &.-narrow #themes { width: 22; margin: 1 0 0 0; }
    }
    """

    def __init__(self, themes: Mapping[str, Theme], used: str) -> None:
        super().__init__()
        self._used = used
        self._names = offered_themes(themes)
        self._palettes = {
            name: Palette.of_variables(themes[name].variables) for name in self._names
        }
        self._list = _ThemeList("")
        self._preview = _Preview()
        self._panel = Panel("", self._preview, id="preview")

    def compose(self) -> ComposeResult:
        """The list beside the preview."""
        top_line = TopLine()
        top_line.title = "Settings · Theme"
        yield top_line
        yield Composition(
            Panel("Theme", self._list, fact=str(len(self._names)), id="themes"),
            self._panel,
            widest=_WIDEST,
        )
        yield GameFooter()

    def on_mount(self) -> None:
        """Mark the theme in use."""
        names = self._names
        self._list.styles.height = len(names)
        marked = names.index(self._used) if self._used in names else 0
        self._list.show(len(names), self._line, marked)

    def _line(self, number: int) -> Content:
        name = self._names[number]
        used = "✓" if name == self._used else " "
        title = Content.assemble((f" {used} ", "$role-good"), (title_of(name), "bold"))
        columns = (self._list.room - _BEFORE - _NAME - 1) // SAMPLES
        if columns < 1 or palette_of(self.app).mono:
            return title
        title = title.truncate(_BEFORE - 1 + _NAME, ellipsis=True, pad=True)
        return Content.assemble(title, " ", swatch(self._palettes[name], min(columns, 2)))

    def on_long_list_marked(self, event: LongList.Marked) -> None:
        """Draw the preview in the colours of the marked theme."""
        if event.number is None:
            return
        name = self._names[event.number]
        self._panel.title, self._panel.fact = _ABOUT.get(name, (name, "A theme of your own."))
        self._preview.shown = self._palettes[name]

    def action_use(self) -> None:
        """Use the marked theme."""
        if self._list.marked is not None:
            self.dismiss(self._names[self._list.marked])
