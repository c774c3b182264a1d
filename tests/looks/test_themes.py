"""The colour themes: the shipped ones are legible to all, a broken file is refused."""

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from textual.color import Color
from textual.theme import Theme

from wordarcade.looks.palette import FACE_PARTS, FACES, INKS, Palette, paint_of
from wordarcade.looks.themes import (
    DEFAULT_THEME,
    LIGHT_THEME,
    MONO_THEME,
    load_theme,
    own_names,
    own_theme,
    role_defaults,
)
from wordarcade.support import resources
from wordarcade.support.data_file import DataFileError

SHIPPED = tuple(own_theme(name) for name in own_names())
GROUNDS = ("ground", "surface", "raised")
WORDS = ("text", "soft", "muted", "focus", "player", "rival", "good", "bad", "hint")
"""The inks that text is written in, on each of the grounds."""

XTERM = (
    *("#000000", "#cd0000", "#00cd00", "#cdcd00", "#0000ee", "#cd00cd", "#00cdcd", "#e5e5e5"),
    *("#7f7f7f", "#ff0000", "#00ff00", "#ffff00", "#5c5cff", "#ff00ff", "#00ffff", "#ffffff"),
)
"""The sixteen colours as xterm shows them."""


def luminance(colour: Color) -> float:
    """Return the relative luminance, 0 to 1 (WCAG 2.2, "relative luminance")."""

    def linear(channel: int) -> float:
        share = channel / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(colour.r) + 0.7152 * linear(colour.g) + 0.0722 * linear(colour.b)


def contrast(ink: Color, ground: Color) -> float:
    """Return the contrast of two colours, 1 to 21 (WCAG 2.2)."""
    lights = sorted((luminance(ink), luminance(ground)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def shown(theme: Theme, role: str) -> Color:
    """Return a role's colour as it is seen, on xterm where the terminal chooses it."""
    paint = paint_of(theme.variables, role)
    if paint is None:
        return Color.parse(XTERM[0] if theme.dark else XTERM[15])
    colour = Color.parse(paint)
    return colour if colour.ansi is None else Color.parse(XTERM[colour.ansi])


def pairs(theme: Theme) -> Iterator[tuple[str, str]]:
    """Yield every pair of ink and ground that text is drawn in."""
    yield from ((ink, ground) for ink in WORDS for ground in (*GROUNDS, "row", "record-row"))
    yield "muted", "slot"
    for face in FACES:
        yield f"{face}-ink", face
        yield f"{face}-value", face


def test_shipped_themes() -> None:
    """Dark, light, high contrast, the terminal's own colours, none; the default is one of them."""
    kinds = ("contrast", "dark", "light", "mono", "terminal", "terminal-light")
    assert [theme.name for theme in SHIPPED] == [f"wordarcade-{kind}" for kind in kinds]
    assert {DEFAULT_THEME, LIGHT_THEME, MONO_THEME} <= {theme.name for theme in SHIPPED}


@pytest.mark.parametrize("theme", SHIPPED, ids=lambda theme: theme.name)
def test_scrollbars_lie_on_the_ground(theme: Theme) -> None:
    """Textual's own is black beside a dark one."""
    for state in ("", "-hover", "-active"):
        assert theme.variables[f"scrollbar-background{state}"] == theme.variables["role-ground"]


@pytest.mark.parametrize(
    "theme",
    [theme for theme in SHIPPED if theme.name != MONO_THEME],
    ids=lambda theme: theme.name,
)
def test_every_text_can_be_read(theme: Theme) -> None:
    """Each ink stands out from each of its grounds by 4.5 : 1, in high contrast by 7 : 1."""
    least = 7 if theme.name == "wordarcade-contrast" else 4.5
    low = {
        (ink, ground): round(seen, 2)
        for ink, ground in pairs(theme)
        if (seen := contrast(shown(theme, ink), shown(theme, ground))) < least
    }
    assert low == {}


@pytest.mark.parametrize(
    "theme",
    [theme for theme in SHIPPED if theme.name != MONO_THEME],
    ids=lambda theme: theme.name,
)
def test_words_beside_each_other_can_be_told_apart(theme: Theme) -> None:
    """The two greens differ by 3 : 1, as far as sixteen colours allow."""
    seen = contrast(shown(theme, "accepted"), shown(theme, "accepted-other"))
    assert seen >= (1.5 if theme.ansi else 3)


@pytest.mark.parametrize("dark", [True, False])
def test_defaults_are_colours_alone(dark: bool) -> None:
    """What is no colour in a default would stand before the colour of a theme."""
    assert all(name.startswith("role-") for name in role_defaults(dark=dark))


@pytest.mark.parametrize("theme", SHIPPED, ids=lambda theme: theme.name)
def test_a_palette_has_every_role(theme: Theme) -> None:
    """A theme's variables make a palette; only the one without colours is mono."""
    palette = Palette.of_variables(theme.variables)
    assert (tuple(palette.inks), tuple(palette.faces)) == (INKS, FACES)
    assert palette.mono == (theme.name == MONO_THEME)


@pytest.mark.parametrize(
    "theme", [theme for theme in SHIPPED if theme.ansi], ids=lambda theme: theme.name
)
def test_terminal_themes_leave_all_to_the_terminal(theme: Theme) -> None:
    """A theme of the terminal's own colours names none of its own."""
    roles = [value for name, value in theme.variables.items() if name.startswith("role-")]
    assert all(value.startswith("ansi_") for value in roles)


@pytest.mark.parametrize("name", own_names())
def test_shipped_files_name_every_role(name: str) -> None:
    """They are what stands in for the roles that other themes lack."""
    file = resources.folder("assets") / "themes" / f"{name}.toml"
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    assert (set(data["inks"]), set(data["faces"])) == (set(INKS), set(FACES))


@pytest.mark.parametrize("theme", SHIPPED, ids=lambda theme: theme.name)
def test_a_theme_copied_from_an_earlier_version_still_works(tmp_path: Path, theme: Theme) -> None:
    """A newer face follows from the theme's own, can be read, and is unlike the other one."""
    copy = copied(tmp_path, theme, "accepted-other")
    assert {**copy.variables, **pick(theme, "accepted-other")} == theme.variables
    if theme.name == MONO_THEME:
        assert pick(copy, "accepted-other") == pick(theme, "accepted-other")
        return
    ground = shown(copy, "accepted-other")
    for other in ("accepted", "accepted-other-ink", "accepted-other-value"):
        assert contrast(shown(copy, other), ground) >= 4.5


@pytest.mark.parametrize("theme", SHIPPED, ids=lambda theme: theme.name)
@pytest.mark.parametrize("role", ["bad", "key-hint"])
def test_a_role_that_is_missing_is_taken_from_a_theme_of_ours(
    tmp_path: Path, theme: Theme, role: str
) -> None:
    """From the light one if the theme is light, and from the terminal's colours if it has those."""
    kind = "terminal" if theme.ansi else "dark"
    if not theme.dark:
        kind = "terminal-light" if theme.ansi else "light"
    assert pick(copied(tmp_path, theme, role), role) == pick(own_theme(f"wordarcade-{kind}"), role)


def copied(folder: Path, theme: Theme, without: str) -> Theme:
    """Return a theme copied into a folder without the line of a role."""
    file = resources.folder("assets") / "themes" / f"{theme.name}.toml"
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    copy = folder / "mine.toml"
    kept = [line for line in lines if not line.startswith(f"{without} = ")]
    assert len(kept) == len(lines) - 1
    copy.write_text("".join(kept), encoding="utf-8")
    return load_theme(copy)


def pick(theme: Theme, role: str) -> dict[str, str]:
    """Return the variables of a role and its parts."""
    names = [f"{kind}-{role}{part}" for kind in ("role", "paint") for part in FACE_PARTS]
    return {name: theme.variables[name] for name in names if name in theme.variables}


@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        ("#c9a7f0", "reddish", "line 17: 'inks.hint' is 'reddish', which is not a colour"),
        ('"#c9a7f0"', "7", "'inks.hint' must be a text in quotes"),
        ("dark = true", 'dark = "yes"', "line 2: 'dark' must be true or false."),
        ("dark = true", "dark = true\ndim = true", "'dim' is not known here"),
        ("[inks]", '[inks]\nink = "red"', "'inks.ink' is not known here"),
        ("[inks]", "[inks", "mine.toml"),
        (
            '"#6b5b3c"]',
            "]",
            "'faces.tile' must be four colours: face, letter",
        ),
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
