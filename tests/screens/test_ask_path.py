"""The question for a file."""

from pathlib import Path

import pytest
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


@pytest.mark.parametrize("does", ["Write", "Open"])
async def test_typing_replaces_the_proposed_path(
    services: Services, tmp_path: Path, does: str
) -> None:
    """An arrow leads into it, to change its end."""
    app = WordarcadeApp(services)
    async with app.run_test(size=(80, 24)) as pilot:
        question = ask_path("Which game?", tmp_path / "game.gcg", does)
        await app.push_screen(question)
        await pilot.press("right", "2")
        line = question.query_one(Input)
        assert line.value == f"{tmp_path / 'game.gcg'}2"
        await pilot.press("escape")
        again = ask_path("Which game?", tmp_path / "game.gcg", does)
        await app.push_screen(again)
        await pilot.press("slash", "a")
        assert again.query_one(Input).value == "/a"
