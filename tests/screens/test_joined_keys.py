"""Esc and a letter that arrive as one key."""

from textual._xterm_parser import XTermParser
from textual.message import Message

from tests.screens.conftest import Until
from wordarcade.app import WordarcadeApp
from wordarcade.engine.boggle.setup import BoggleSetup
from wordarcade.games.routes import NewGameRoute
from wordarcade.screens.boggle.play import BoggleScreen
from wordarcade.services import Services
from wordarcade.widgets.entry_line import EntryLine
from wordarcade.widgets.message_line import MessageLine


def read(sent: str) -> list[Message]:
    """Return what Textual makes of what a terminal has sent, and then nothing for a while."""
    parser = XTermParser(debug=False)
    return [*parser.feed(sent), *parser.feed("")]


async def test_esc_and_a_letter_in_one_are_taken_apart(services: Services, until: Until) -> None:
    """Where Esc clears a word, the letter begins the next one."""
    app = WordarcadeApp(services, NewGameRoute("boggle", BoggleSetup(seed=1), ask=False))

    def entry() -> str:
        return app.screen.area.entry.text if isinstance(app.screen, BoggleScreen) else ""

    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, BoggleScreen))
        for sent, typed in (("\x1be", ""), ("ca\x1bet", "et"), ("\x1bT", "t")):
            for event in read(sent):
                app.post_message(event)
            await pilot.pause()
            assert entry() == typed
        assert isinstance(app.screen, BoggleScreen)


async def test_alt_with_a_letter_may_be_the_key_of_an_action(
    services: Services, until: Until
) -> None:
    """The others still begin a word anew."""
    services.settings.change({"keys.game.hint": "alt+e"})
    app = WordarcadeApp(services, NewGameRoute("boggle", BoggleSetup(seed=1), ask=False))
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, BoggleScreen))
        await pilot.press("c", "alt+e")
        assert "hint" in app.screen.query_one(MessageLine).message.text
        await pilot.press("alt+u")
        assert app.screen.query_one(EntryLine).entry.text == "u"
