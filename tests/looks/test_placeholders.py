"""What stands in an empty line can be read in every theme, as it is drawn."""

from collections.abc import Iterator

import pytest
from textual.app import App, ComposeResult
from textual.color import Color
from textual.theme import Theme
from textual.widgets import Input

from tests.looks.test_themes import SHIPPED, XTERM, contrast
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

    def compose(self) -> ComposeResult:
        """Both lines."""
        yield TextRow("Beginning", placeholder=WORDS)
        yield Input(placeholder=WORDS, compact=True)


def drawn(line: Input) -> Iterator[tuple[Color, Color]]:
    """Yield ink and ground of the letters of a line, as it is drawn."""
    for segment in line.render_line(0):
        style = segment.style
        if not segment.text.strip() or style is None:
            continue
        assert style.color is not None
        assert style.bgcolor is not None
        ink, ground = Color.from_rich_color(style.color), Color.from_rich_color(style.bgcolor)
        yield (ground, ink) if style.reverse else (ink, ground)


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
    default_ink, default_ground = XTERM[0 if not theme.dark else 15], XTERM[0 if theme.dark else 15]
    app = EmptyLines(theme)
    async with app.run_test() as pilot:
        await pilot.pause()
        for line in app.query(Input):
            pairs = list(drawn(line))
            assert pairs
            for ink, ground in pairs:
                shown = contrast(seen(ink, default_ink), seen(ground, default_ground))
                assert shown >= least, (line.parent, ink, ground)
