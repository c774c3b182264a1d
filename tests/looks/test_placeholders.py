"""What stands in an empty line can be read in every theme, as it is drawn."""

from collections.abc import Iterator, Sequence

import pytest
from textual.app import App, ComposeResult
from textual.color import Color
from textual.filter import LineFilter
from textual.theme import Theme
from textual.widgets import Input

from tests.looks.test_themes import SHIPPED, XTERM, contrast
from wordarcade.looks.palette import paint_of
from wordarcade.looks.terminal_colours import TerminalColours
from wordarcade.looks.themes import MONO_THEME, role_defaults
from wordarcade.widgets.text_row import TextRow

WORDS = "any letters"


class EmptyLines(App[None]):
    """A row with an empty line and a bare one, in a theme.

    Args:
        theme: to draw them in.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.register_theme(theme)
        self.theme = theme.name

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Return the roles of colour for the time before a theme is known."""
        return dict(role_defaults(dark=self.current_theme.dark))

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Return what lines go through in an app of ours."""
        filters = super().get_line_filters()
        theme = self.current_theme
        ground, text, muted = (
            paint_of(theme.variables, role) for role in ("ground", "text", "muted")
        )
        if not (theme.ansi and ground and text and muted):
            return filters
        return [*filters, TerminalColours(ground, text, muted)]

    def compose(self) -> ComposeResult:
        """Both lines."""
        yield TextRow("Beginning", placeholder=WORDS)
        yield Input(placeholder=WORDS, compact=True)


def drawn(line: Input, default: tuple[str, str]) -> Iterator[tuple[Color, Color]]:
    """Yield ink and ground of the letters of a line, as xterm draws it.

    Args:
        line: what is drawn.
        default: the ink and the ground of the terminal.
    """
    strip = line.render_line(0)
    for each in line.get_line_filters():
        strip = strip.apply_filter(each, line.background_colors[1])
    for segment in strip:
        style = segment.style
        if not segment.text.strip() or style is None:
            continue
        assert style.color is not None
        assert style.bgcolor is not None
        ink = seen(Color.from_rich_color(style.color), default[0])
        ground = seen(Color.from_rich_color(style.bgcolor), default[1])
        if style.reverse:
            ink, ground = ground, ink
        # How far a terminal dims is its own affair: half is what Textual takes for it.
        yield (ink.blend(ground, 0.5) if style.dim else ink), ground


def seen(colour: Color, default: str) -> Color:
    """Return a colour as xterm shows it."""
    if colour.ansi is None:
        return colour
    return Color.parse(default if colour.ansi < 0 else XTERM[colour.ansi])


@pytest.mark.parametrize(
    "theme",
    [theme for theme in SHIPPED if theme.name != MONO_THEME],
    ids=lambda theme: theme.name,
)
async def test_placeholders_can_be_read(theme: Theme) -> None:
    """An example in an empty line stands out by 4.5 : 1, in high contrast by 7 : 1."""
    least = 7 if theme.name == "wordarcade-contrast" else 4.5
    default = (XTERM[15], XTERM[0]) if theme.dark else (XTERM[0], XTERM[15])
    app = EmptyLines(theme)
    async with app.run_test() as pilot:
        await pilot.pause()
        for line in app.query(Input):
            pairs = list(drawn(line, default))
            assert pairs
            for ink, ground in pairs:
                assert contrast(ink, ground) >= least, (line.parent, ink, ground)
