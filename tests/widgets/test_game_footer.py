"""The footer of game screens."""

from typing import ClassVar, Final

import pytest
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType

from wordarcade.looks.themes import role_defaults
from wordarcade.widgets.game_footer import MOST_KEYS, GameFooter


class FooterApp(App[None]):
    """Just the footer, with two keys and the palette's."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("a", "count", "Count"),
        Binding("b", "nothing", "A key with a long description"),
        Binding("ctrl+p", "nothing", "More", show=False, id="app.palette"),
    ]
    counted = 0

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """The colours of the default theme."""
        return dict(role_defaults(dark=True))

    def compose(self) -> ComposeResult:
        """Just the footer."""
        yield GameFooter()

    def action_count(self) -> None:
        """Count."""
        self.counted += 1


@pytest.mark.parametrize(
    ("columns", "line"),
    [
        (60, " a Count  b A key with a long description           ^p More"),
        (40, " a Count                        ^p More"),
    ],
)
async def test_keys_give_way_to_the_palette(columns: int, line: str) -> None:
    """Keys that there is no room for are left out from the last, the palette's never."""
    app = FooterApp()
    async with app.run_test(size=(columns, 10)):
        assert app.query_one(GameFooter).render().plain == line


async def test_no_room_at_all_leaves_no_key() -> None:
    """A window that is narrower than the palette's key draws what it can of that."""
    app = FooterApp()
    async with app.run_test(size=(3, 2)):
        assert app.query_one(GameFooter).render().plain.strip() == "^p More"


async def test_a_click_does_what_the_key_does() -> None:
    """Each key can be clicked."""
    app = FooterApp()
    async with app.run_test(size=(60, 10)) as pilot:
        await pilot.click(GameFooter, offset=(3, 0))
        await pilot.pause()
        assert app.counted == 1


class FullFooterApp(FooterApp):
    """The footer of a screen with more keys than there is room for."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "help", "Help", id="app.help"),
        *(Binding(key, f"do('{key}')", f"Do {key}") for key in "defg"),
        Binding("escape", "leave", "Home"),
        *(Binding(key, f"do('{key}')", f"Do {key}") for key in "hijk"),
    ]


WIDE: Final = "   a Count   b A key with a long description   d Do d   e Do e   esc Home   f1 Help"


@pytest.mark.parametrize(
    ("columns", "line"),
    [
        (120, WIDE),
        (90, "  a Count  b A key with a long description  d Do d  e Do e  esc Home  f1 Help"),
        (75, "  a Count  b A key with a long description  esc Home  f1 Help"),
        (40, " a Count  esc Home  f1 Help"),
        (30, " esc Home  f1 Help"),
        (20, " f1 Help"),
    ],
)
async def test_help_and_the_way_back_stay_longest(columns: int, line: str) -> None:
    """Whatever comes in beside them; at most seven keys are shown, the palette's included."""
    app = FullFooterApp()
    async with app.run_test(size=(columns, 10)):
        assert len(app.query_one(GameFooter).bindings_shown) <= MOST_KEYS
        shown = app.query_one(GameFooter).render().plain.removesuffix("^p More").rstrip()
        assert shown == line
