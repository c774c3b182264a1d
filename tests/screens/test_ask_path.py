"""The question for a file."""

from pathlib import Path

from textual.widgets import Input, Static

from wordarcade.app import WordarcadeApp
from wordarcade.screens.ask_path import ask_path
from wordarcade.services import Services


async def test_a_file_that_is_not_there_is_asked_for_again(
    services: Services, tmp_path: Path
) -> None:
    """The dialogue stays, with the name as typed, and says what is wrong."""
    app = WordarcadeApp(services)
    (tmp_path / "game.gcg").touch()
    answers: list[Path | None] = []
    async with app.run_test(size=(80, 24)) as pilot:
        question = ask_path("Which game?", tmp_path / "gome.gcg", "Open")
        await app.push_screen(question, answers.append)
        await pilot.press("enter")
        assert app.screen is question
        assert "There is no file" in str(question.query_one("#verdict", Static).content)
        line = question.query_one(Input)
        assert line.value == str(tmp_path / "gome.gcg")
        line.value = str(tmp_path / "game.gcg")
        await pilot.press("enter")
        await pilot.pause()
    assert answers == [tmp_path / "game.gcg"]
