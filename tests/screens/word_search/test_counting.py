"""The words of a board are counted while it is shown: nothing moves when they are known."""

import random
from collections.abc import Callable
from threading import Event

import pytest
from textual.geometry import Region
from textual.widget import Widget

from tests.screens.table import SitDown, Table
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.word_search.board import DEFAULT_BOARD
from wordarcade.engine.word_search.setup import WordSearchSetup
from wordarcade.games.routes import NewGameRoute
from wordarcade.games.word_search.session import WordSearchSession, WordSearchSolution
from wordarcade.screens.word_search.left import LeftBars
from wordarcade.screens.word_search.side import SearchSide
from wordarcade.support.progress import Report

_LETTERS = tuple(random.Random(2).choices("eeeaairtnoslcdpm", k=225))
_LARGE = LetterGrid(15, 15, _LETTERS)


def hold_counting(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Let no board be counted before the function returned is called."""
    let_on = Event()
    solve = WordSearchSession.solve

    def held(session: WordSearchSession, report: Report) -> WordSearchSolution:
        while not let_on.wait(0.01):
            report(0.79)
        return solve(session, report)

    monkeypatch.setattr(WordSearchSession, "solve", held)
    return let_on.set


def rooms_of(table: Table) -> dict[Widget, Region]:
    """Return where the parts of the side are, but for figures, which are as wide as they are."""
    parts = table.screen.query_one(SearchSide).query("*")
    return {part: part.region for part in parts if part.id not in {"points", "time", "gap"}}


@pytest.mark.parametrize("board", [DEFAULT_BOARD, _LARGE])
@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40), (200, 50)])
async def test_nothing_moves_when_the_words_are_counted(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], board: LetterGrid
) -> None:
    """Ranks and targets have their rows before they are known."""
    let_on = hold_counting(monkeypatch)
    setup = WordSearchSetup(board=board, min_length=3, lexicon="american")
    try:
        async with sit_down(NewGameRoute("wordsearch", setup, ask=False), size=size) as table:
            await table.until(lambda: "0 found · counting 79%" in table.text)
            before = rooms_of(table)
            let_on()
            await table.wait_for_words()
            await table.pilot.pause()
            assert rooms_of(table) == before
    finally:
        let_on()


@pytest.mark.parametrize("size", [(100, 30), (120, 40), (200, 50)])
async def test_what_is_left_is_told_by_length(sit_down: SitDown, size: tuple[int, int]) -> None:
    """As bars, as in Boggle; each word found is one less."""
    async with sit_down(board=_LARGE, size=size) as table:
        session = table.screen.session
        bars = table.screen.query_one(LeftBars)
        word = next(word for word in session.solution.words if len(word) == 4)
        of_four = session.count_by_length[4]

        def painted() -> list[str]:
            return [bars.render_line(row).text for row in range(bars.size.height)]

        assert any(f" {of_four}" in line for line in painted())
        await table.play(word)
        assert any(f" {of_four - 1}" in line for line in painted())
        assert any("8+" in line for line in painted()), "the longest share a bar"


async def test_there_is_no_room_for_that_on_the_smallest_screens(sit_down: SitDown) -> None:
    """Targets and words found come first; Ctrl+T hints as ever."""
    async with sit_down(board=_LARGE, size=(80, 24)) as table:
        assert not table.screen.query_one(LeftBars).region
