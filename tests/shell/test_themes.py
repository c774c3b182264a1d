"""The colour themes: the shipped ones are legible to all, a broken file is refused."""

from pathlib import Path

import pytest
from textual.color import Color
from textual.theme import Theme

from wordarcade.shell.themes import COLOURS, DEFAULT_THEME, load_theme, load_themes
from wordarcade.support import resources
from wordarcade.support.data_file import DataFileError

SHIPPED = load_themes(resources.folder("assets") / "themes")
GROUNDS = ("background", "surface", "panel")


def luminance(colour: Color) -> float:
    """Return the relative luminance, 0 to 1 (WCAG 2.2, "relative luminance")."""

    def linear(channel: int) -> float:
        share = channel / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(colour.r) + 0.7152 * linear(colour.g) + 0.0722 * linear(colour.b)


def contrast(theme: Theme, ink: str, ground: str) -> float:
    """Return the contrast of two of the theme's colours, 1 to 21 (WCAG 2.2)."""
    lights = sorted(luminance(Color.parse(getattr(theme, name))) for name in (ink, ground))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def test_four_themes_are_shipped() -> None:
    """Dark, light, high contrast and the terminal's own colours; the default is one of them."""
    names = [theme.name for theme in SHIPPED]
    assert names == [f"wordarcade-{kind}" for kind in ("contrast", "dark", "light", "terminal")]
    assert DEFAULT_THEME in names


@pytest.mark.parametrize(
    "theme", [theme for theme in SHIPPED if not theme.ansi], ids=lambda theme: theme.name
)
def test_every_meaning_can_be_read(theme: Theme) -> None:
    """Each ink stands out from each ground by 4.5 : 1, in the high-contrast theme by 7 : 1."""
    least = 7 if theme.name == "wordarcade-contrast" else 4.5
    inks = [name for name in COLOURS if name not in GROUNDS]
    assert [
        (ink, ground) for ink in inks for ground in GROUNDS if contrast(theme, ink, ground) < least
    ] == []


def test_terminal_theme_leaves_all_to_the_terminal() -> None:
    """The theme of the terminal's own colours names none of its own."""
    theme = next(theme for theme in SHIPPED if theme.ansi)
    assert all(getattr(theme, name).startswith("ansi_") for name in COLOURS)


@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        (
            'error = "#f28a5b"',
            "",
            "mine.toml, line 5: 'colours.error' is missing; it must be",
        ),
        ("#f28a5b", "reddish", "line 15: 'colours.error' is 'reddish', which is not a colour"),
        ('"#f28a5b"', "7", "'colours.error' must be a text in quotes"),
        ("dark = true", 'dark = "yes"', "line 3: 'dark' must be true or false."),
        ("dark = true", "dark = true\ndim = true", "'dim' is not known here"),
        ("[colours]", '[colours]\nink = "red"', "'colours.ink' is not known here"),
        ("[colours]", "[colours", "mine.toml"),
    ],
)
def test_broken_file_is_refused(tmp_path: Path, before: str, after: str, sentence: str) -> None:
    """A mistake in a theme file is told in a sentence that names the file and the key."""
    good = resources.folder("assets") / "themes" / f"{DEFAULT_THEME}.toml"
    bad = tmp_path / "mine.toml"
    bad.write_text(good.read_text(encoding="utf-8").replace(before, after), encoding="utf-8")
    with pytest.raises(DataFileError) as caught:
        load_theme(bad)
    assert sentence in str(caught.value)
