"""The line filter of the themes of the terminal's own colours."""

import pytest
from rich.segment import Segment
from rich.style import Style
from textual.color import Color

from wordarcade.looks.palette import paint_of
from wordarcade.looks.terminal_colours import TerminalColours
from wordarcade.looks.themes import own_names, own_theme


@pytest.mark.parametrize(
    ("style", "codes"),
    [
        (Style(), "97;40"),
        (Style(bold=True), "1;97;40"),
        (Style(color="default", bgcolor="default"), "97;40"),
        (Style(color="black", bgcolor="cyan"), "30;46"),
        (Style(color="black", bgcolor="cyan", bold=True), "1;38;5;0;46"),
        (Style(color="bright_yellow", bold=True), "1;93;40"),
        (Style(dim=True), "3;37;40"),
        (Style(color="black", bgcolor="white", dim=True), "3;30;47"),
    ],
)
def test_nothing_is_left_to_the_terminal(style: Style, codes: str) -> None:
    """Ground and text are those of the theme; bold black is black, and nothing is dim."""
    line = TerminalColours("ansi_black", "ansi_bright_white", "ansi_white")
    (segment,) = line.apply([Segment("word", style)], Color.parse("red"))
    assert segment.style is not None
    assert segment.style.render("word") == f"\x1b[{codes}mword\x1b[0m"


def test_themes_of_sixteen_colours_have_a_ground() -> None:
    """Both paint it, so that they can be read on a terminal of the other ground, too."""
    themes = [own_theme(name) for name in own_names()]
    grounds = {theme.name: paint_of(theme.variables, "ground") for theme in themes if theme.ansi}
    assert grounds.pop("wordarcade-mono", None) is None
    assert None not in grounds.values()
