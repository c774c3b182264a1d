"""Our themes need no filter for the terminal's own colours: nothing is drawn in them."""

import pytest
from textual.filter import ANSIToTruecolor

from wordarcade.app import WordarcadeApp
from wordarcade.looks.themes import CONTRAST_THEME, DEFAULT_THEME, LIGHT_THEME, TERMINAL_THEME
from wordarcade.services import Services


def translates(app: WordarcadeApp) -> bool:
    """Return whether lines are looked through for colours of the terminal."""
    return any(isinstance(each, ANSIToTruecolor) for each in app.get_line_filters())


@pytest.mark.parametrize("keys", [[], ["s"], ["f1"], ["ctrl+p"], ["w", *"cat"], ["1"], ["i"]])
@pytest.mark.parametrize("theme", [DEFAULT_THEME, LIGHT_THEME, CONTRAST_THEME])
async def test_every_colour_is_of_the_theme(
    services: Services, theme: str, keys: list[str]
) -> None:
    """And nothing is dim, which would have to be worked out as well."""
    services.settings.change({"theme": theme})
    app = WordarcadeApp(services)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.press(*keys)
        await pilot.pause()
        assert not translates(app)
        for strip in app.screen._compositor.render_strips():
            for _, style, _ in strip:
                assert style is not None
                for colour in (style.color, style.bgcolor):
                    assert colour is None or colour.triplet is not None
                assert style.bgcolor is not None
                assert not style.dim


@pytest.mark.parametrize("theme", ["nord", TERMINAL_THEME])
async def test_other_themes_keep_the_filter_of_textual(services: Services, theme: str) -> None:
    """It is for the app to say whether they translate."""
    services.settings.change({"theme": theme})
    app = WordarcadeApp(services)
    async with app.run_test():
        assert translates(app) is (theme == "nord")
