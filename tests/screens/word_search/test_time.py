"""The time limit of word search: its last seconds."""

from dataclasses import replace

import pytest
from textual.widgets import Static

from tests.screens.table import SitDown
from wordarcade.engine.timer import UNTIMED, Timer
from wordarcade.engine.word_search.board import DEFAULT_BOARD
from wordarcade.engine.word_search.setup import WordSearchSetup
from wordarcade.games.routes import NewGameRoute
from wordarcade.looks.big_number import BigNumber
from wordarcade.looks.panel import Panel
from wordarcade.screens.grid.area import GridArea
from wordarcade.support.clock import ManualClock


async def test_the_cover_tells_how_many_words_there_are(sit_down: SitDown) -> None:
    """As soon as they are counted, like the side."""
    setup = WordSearchSetup(board=DEFAULT_BOARD, lexicon="american", timer=Timer(60))
    async with sit_down(NewGameRoute("wordsearch", setup, ask=False)) as table:
        await table.wait_for_words()
        screen = table.screen
        solution, screen.session.solution = screen.session.solution, None
        screen.show_clock()
        await table.until(lambda: "Counting the words …" in table.text)
        screen.area.post_message(GridArea.Solved(solution))
        await table.until(lambda: f"{len(solution.words)} words are hiding here." in table.text)


async def test_targets_leave_room_for_the_words_found(sit_down: SitDown) -> None:
    """Both of them and the words have room beside the time."""
    setup = WordSearchSetup(size=8, seed=5, min_length=3, lexicon="american")
    for timer in (UNTIMED, Timer(60)):
        route = NewGameRoute("wordsearch", replace(setup, timer=timer), ask=False)
        async with sit_down(route) as table:
            await table.wait_for_words()
            if timer != UNTIMED:
                await table.pilot.press("enter")
            shorts = [target.short for target in table.screen.session.targets]
            assert len(shorts) == 2
            assert all(f" {short} " in table.text for short in shorts)
            assert table.screen.query_one("SearchSide #found", Panel).size.height >= 4


async def test_bars_follow_the_theme(sit_down: SitDown) -> None:
    """Of the time and of the rank, even while the clock stands."""
    setup = WordSearchSetup(board=DEFAULT_BOARD, min_length=3, lexicon="american", timer=Timer(60))
    async with sit_down(NewGameRoute("wordsearch", setup, ask=False), size=(120, 40)) as table:
        await table.wait_for_words()
        theme, seen = table.app.theme, []
        for name in (theme, "wordarcade-mono", theme):
            table.app.theme = name
            await table.pilot.pause()
            await table.pilot.pause()
            shown = [table.screen.query(where).last(Static) for where in ("#time-bar", "#rank *")]
            spans = [each.render().spans for each in shown]
            seen.append([any("track" in str(span.style) for span in each) for each in spans])
        assert seen == [[True, True], [False, False], [True, True]]


@pytest.mark.parametrize(
    ("size", "lines"), [((60, 20), 3), ((80, 24), 3), ((120, 40), 4), ((200, 50), 4)]
)
async def test_the_last_seconds_are_felt(
    sit_down: SitDown, clock: ManualClock, size: tuple[int, int], lines: int
) -> None:
    """They are told in words, larger where there is room, and each lights up the time."""
    setup = WordSearchSetup(board=DEFAULT_BOARD, min_length=3, lexicon="american", timer=Timer(60))
    async with sit_down(NewGameRoute("wordsearch", setup, ask=False), size=size) as table:
        table.app.animation_level = "full"
        await table.wait_for_words()
        await table.pilot.press("enter")
        time = table.screen.query_one("#time", BigNumber)
        score = table.screen.query_one("#score", Panel)
        clock.advance(49)
        await table.until(lambda: time.text == "0:11")
        parts = {part: part.region for part in table.screen.query("SearchSide > Panel")}
        assert "last seconds" not in table.text
        clock.advance(1)
        await table.until(lambda: "last seconds" in table.text)
        assert table.said == "Ten seconds. One more?"
        await table.until(lambda: time.role == "bad")
        assert (time.lines, score.has_class("-bad")) == (lines, lines == 4)
        assert {part: part.region for part in parts} == parts, "nothing moves"
        clock.advance(1)
        table.screen.show_clock()
        assert time.role == "text", "lit"
        await table.until(lambda: time.role == "bad")
        clock.advance(9)
        await table.until(lambda: "time's up" in table.text)
