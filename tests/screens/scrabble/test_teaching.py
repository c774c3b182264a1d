"""The teacher on the screen: what was best, beside the board and where the next word is typed."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from tests.players.scrabble.computers import at
from tests.players.scrabble.turns import analysed_in
from tests.screens.scrabble.journeys import answered, game, type_move
from tests.screens.table import SitDown, Table
from wordarcade.engine.scrabble.moves import EndGame, Pass
from wordarcade.games.scrabble.session import ScrabbleSession
from wordarcade.games.scrabble.teacher import NO_LONGER_ALONE, Lesson


@asynccontextmanager
async def coached(sit_down: SitDown, size: tuple[int, int]) -> AsyncIterator[Table]:
    """Sit down with the coach, play BE, and let the bot answer."""
    async with sit_down("Ana,bot:novice", seed=5, friendly=True, teacher=True, size=size) as table:
        await type_move(table, "8H BE")
        await answered(table)
        yield table


def entry_remark(table: Table) -> str:
    """Return what the entry line says beside what is entered."""
    return game(table).area.entry_line.entry.remark


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_last_turn_is_taught_beside_the_board(
    sit_down: SitDown, size: tuple[int, int]
) -> None:
    """The line where the next word is typed does not say it again."""
    async with coached(sit_down, size) as table:
        assert "The coach" in table.text
        await table.until(lambda: "points lost" in table.text)
        assert entry_remark(table).startswith("Type a word")


async def test_a_coach_who_fails_ends_no_game(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The turn stands, the bot answers, and one sentence says where the details are."""

    def broken(*_: object) -> Lesson:
        raise AttributeError("a stale kernel")

    monkeypatch.setattr(ScrabbleSession, "look_for_lesson", broken)
    async with coached(sit_down, (120, 40)) as table:
        told = "The coach failed; the details are in "
        await table.until(
            lambda: any(each.text.startswith(told) for each in game(table).message_line.history)
        )
        assert len(game(table).session.state.sheet) == 2


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 50)])
async def test_nothing_to_scroll_to_before_the_first_turn(
    sit_down: SitDown, size: tuple[int, int]
) -> None:
    """The coach has only said what there will be, and all of it is in sight."""
    async with sit_down("Ana,bot:novice", seed=5, friendly=True, teacher=True, size=size) as table:
        await table.until(lambda: "After each of your turns" in table.text)
        assert "pgdn" not in table.text


@pytest.mark.parametrize("size", [(80, 24), (90, 28), (120, 40), (200, 50)])
async def test_all_that_the_coach_says_has_room(sit_down: SitDown, size: tuple[int, int]) -> None:
    """The turns give up rows of theirs for long words, and stay in sight."""
    turn = analysed_in(at("CV", "DO", plays=("8G AT",), bag="EEE"), Pass(), "at", "cat")
    async with coached(sit_down, size) as table:
        await table.until(lambda: "points lost" in table.text)
        lesson = Lesson(game(table).session.state.sheet[0], turn, "reason " * 28 + "at last.")
        game(table).scores.show_lesson(lesson)
        await table.pilot.pause()
        assert "at last." in table.text
        assert "8H  BE" in table.text


async def test_words_without_room_are_scrolled_to(sit_down: SitDown) -> None:
    """The foot names the key; where they end, the same key scrolls the turns, as without them."""
    turn = analysed_in(at("CV", "DO", plays=("8G AT",), bag="EEE"), Pass(), "at", "cat")
    async with sit_down("Ana,bot:novice", seed=5, friendly=True, teacher=True) as table:
        await type_move(table, "8H BE")
        await answered(table)
        await table.until(lambda: "points lost" in table.text)
        assert "pgdn" not in table.text
        lesson = Lesson(game(table).session.state.sheet[0], turn, "reason " * 60 + "at last.")
        game(table).scores.show_lesson(lesson)
        await table.until(lambda: "pgdn ▾ more" in table.text)
        assert "at last." not in table.text
        assert "8H  BE" in table.text
        for _ in range(3):
            await table.pilot.press("pagedown")
            await table.pilot.pause()
        assert "at last." in table.text
        assert "pgup ▴ back" in table.text
        game(table).scores.show_lesson(replace(lesson, note="Short."))
        await table.until(lambda: "pgup" not in table.text)
        assert "Short." in table.text


async def test_without_a_panel_the_line_tells_of_the_last_turn(sit_down: SitDown) -> None:
    """It stays while the bot answers, and never comes back once something else is begun."""
    async with coached(sit_down, (60, 20)) as table:
        assert "The coach" not in table.text
        await table.until(lambda: entry_remark(table).endswith(" more."))
        assert entry_remark(table).startswith("Last turn: ")
        assert entry_remark(table) in table.text
        await table.pilot.press("i")
        assert not entry_remark(table).endswith(" more.")
        await table.pilot.press("escape")
        await table.pilot.pause()
        assert entry_remark(table).startswith("Type a word")


async def test_a_turn_come_back_to_is_no_news(sit_down: SitDown) -> None:
    """After an undo the line is about the turn to come."""
    async with coached(sit_down, (60, 20)) as table:
        await table.until(lambda: entry_remark(table).startswith("Last turn: "))
        await type_move(table, "pass")
        await table.pilot.press("y")
        await answered(table)
        await table.until(lambda: entry_remark(table).startswith("Last turn: "))
        await table.pilot.press("ctrl+z")
        await table.app.workers.wait_for_complete()
        await table.pilot.pause()
        assert entry_remark(table).startswith("Type a word")


async def test_undo_after_the_coach_has_spoken_counts_as_a_hint(sit_down: SitDown) -> None:
    """It is said at once; before the coach has spoken a turn may be undone for nothing."""
    async with coached(sit_down, (120, 40)) as table:
        await table.until(lambda: "points lost" in table.text)
        await table.pilot.press("ctrl+z")
        await table.pilot.pause()
        assert table.said == NO_LONGER_ALONE
        assert game(table).session.taken.before == {0}


async def test_moving_the_cursor_begins_something_new(sit_down: SitDown) -> None:
    """What was best is said of no other square."""
    async with coached(sit_down, (60, 20)) as table:
        await table.until(lambda: entry_remark(table).startswith("Last turn: "))
        await table.pilot.press("up")
        assert entry_remark(table).startswith("Type a word")


async def test_the_lesson_stays_when_the_game_ends(sit_down: SitDown) -> None:
    """What was best can still be read."""
    async with coached(sit_down, (120, 40)) as table:
        await table.until(lambda: "points lost" in table.text)
        game(table).turns.make(EndGame())
        await table.pilot.pause()
        assert "points lost" in table.text
        assert "After each of your turns" not in table.text


async def test_without_a_teacher_nothing_is_said(sit_down: SitDown) -> None:
    """Nor is there room kept for it."""
    async with sit_down("Ana,bot:novice", seed=5, friendly=True) as table:
        await type_move(table, "8H BE")
        await answered(table)
        assert "The coach" not in table.text
        assert entry_remark(table).startswith("Type a word")
