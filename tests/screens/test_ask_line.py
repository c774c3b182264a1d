"""The dialogue that asks for one line."""

from pathlib import Path

import pytest
from textual.events import Paste
from textual.widgets import Input, OptionList

from wordarcade.app import WordarcadeApp
from wordarcade.games.training.decks import checked_name
from wordarcade.screens.ask_line import AskLineScreen, LineQuestion
from wordarcade.screens.ask_path import ask_path
from wordarcade.services import Services
from wordarcade.widgets.tile_button import TileButton

NAME = LineQuestion(
    title="New deck", about="What is it called?", does="Keep", read=checked_name, text="sea"
)


async def test_what_is_pasted_is_added(services: Services) -> None:
    """To what stands in the line, which is not wiped by it."""
    answers: list[str | None] = []
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        await app.push_screen(AskLineScreen(NAME), answers.append)
        app.screen.query_one(Input).post_message(Paste("birds"))
        await pilot.pause()
        await pilot.press("enter")
        assert answers == ["seabirds"]


async def test_what_is_no_answer_is_refused(services: Services) -> None:
    """In a sentence, beside the line; then it can be put right."""
    answers: list[str | None] = []
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        await app.push_screen(AskLineScreen(NAME), answers.append)
        await pilot.press("!", "enter")
        assert answers == []
        verdict = str(app.screen.query_one("#verdict").render())
        with pytest.raises(Exception, match=r".") as refused:
            checked_name("sea!")
        assert str(refused.value) in verdict
        await pilot.press("backspace", "enter")
        assert answers == ["sea"]


@pytest.mark.parametrize(("button", "answer"), [(0, Path("a.txt")), (1, None)])
async def test_the_mouse_answers_and_cancels(
    services: Services,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    button: int,
    answer: Path | None,
) -> None:
    """By the buttons; a click on a file takes that."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a.txt").touch()
    answers: list[Path | None] = []
    app = WordarcadeApp(services)
    async with app.run_test(size=(60, 20)) as pilot:
        files = [Path(f"{letter}.txt") for letter in "abcdefgh"]
        await app.push_screen(ask_path("Which?", files[0], "Open", files), answers.append)
        await pilot.click(list(app.screen.query(TileButton))[button])
        assert answers == [answer]
        await app.push_screen(ask_path("Which?", files[0], "Open", files), answers.append)
        await pilot.click(OptionList, offset=(2, 2))
        assert answers == [answer, files[1]]
