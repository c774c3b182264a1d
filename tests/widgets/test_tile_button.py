"""Buttons that look like tiles."""

from textual.app import App, ComposeResult

from wordarcade.looks.themes import role_defaults
from wordarcade.widgets.choice import Choice
from wordarcade.widgets.tile_button import TileButton


class Buttons(App[None]):
    """Two buttons."""

    def __init__(self) -> None:
        super().__init__()
        self.chosen: list[str | None] = []

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """The roles of colour."""
        return dict(role_defaults(dark=True))

    def compose(self) -> ComposeResult:
        """A safe one and another."""
        yield TileButton("n", "Keep it", id="no")
        yield TileButton("y", "Lose it", id="yes")

    def on_choice_chosen(self, event: Choice.Chosen) -> None:
        """Note what was chosen."""
        self.chosen.append(event.control.id)


def line(app: App[None], name: str) -> str:
    """Return the text of a button."""
    return app.query_one(f"#{name}", TileButton).render_line(1).text


async def test_enter_presses_what_has_the_focus() -> None:
    """The button in focus names enter, the other its own key; a click presses either."""
    app = Buttons()
    async with app.run_test() as pilot:
        app.query_one("#no").focus()
        await pilot.pause()
        assert ("enter  Keep it" in line(app, "no"), "y  Lose it" in line(app, "yes")) == (
            True,
            True,
        )
        width = app.query_one("#no").size.width
        await pilot.press("enter")
        await pilot.click("#yes")
        assert app.chosen == ["no", "yes"]
        assert app.query_one("#no").size.width == width
        assert "n  Keep it" in line(app, "no")
