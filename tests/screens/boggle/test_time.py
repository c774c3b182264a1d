"""A round of Boggle: the clock, pauses, and the end of time."""

from typing import Any

import pytest
from textual.app import App

from tests.screens.table import SitDown
from wordarcade.engine.timer import Timer
from wordarcade.games.routes import ResumeRoute
from wordarcade.screens.boggle.results import BoggleResultsScreen
from wordarcade.screens.boggle.side.panel import BogglePanel
from wordarcade.screens.confirm import ConfirmScreen
from wordarcade.services import Services
from wordarcade.support.clock import ManualClock
from wordarcade.widgets.cover import CoverTile
from wordarcade.widgets.entry_line import EntryLine


async def test_an_untimed_round_shows_the_time_played(
    sit_down: SitDown, clock: ManualClock
) -> None:
    """Without a limit the clock counts up."""
    async with sit_down() as table:
        clock.advance(65)
        await table.until(lambda: table.clock == "1:05")


async def test_a_countdown_asks_for_attention_at_its_end(
    sit_down: SitDown, clock: ManualClock
) -> None:
    """The last ten seconds, and no more, are told in words, not by colour alone."""
    async with sit_down(timer=Timer(60)) as table:
        clock.advance(49)
        await table.until(lambda: table.clock == "0:11")
        assert "hurry" not in table.text
        assert "last seconds" not in table.text
        clock.advance(1)
        await table.until(lambda: "last seconds" in table.text)


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40), (200, 50)])
async def test_the_last_seconds_are_felt(
    sit_down: SitDown, clock: ManualClock, size: tuple[int, int]
) -> None:
    """They are told once; each lights up the time and, if there is room, a frame of the board."""
    async with sit_down(timer=Timer(60), size=size) as table:
        table.app.animation_level = "full"
        panel: Any = table.screen.query_one(BogglePanel)
        board = table.board.region
        clock.advance(50)
        await table.until(lambda: "last seconds" in table.text)
        assert table.said == "Ten seconds. One more?"
        assert table.board.region == board
        top = table.board.styles.outline_top[0]
        assert (top == "heavy") == (min(table.board.origin) > 0)
        assert table.screen.area.entry_line.has_class("-hurry")
        await table.until(lambda: not panel.time.lit)
        clock.advance(1)
        table.screen.show_clock()
        assert panel.time.lit
        assert table.board.has_class("-beat")
        await table.until(lambda: not panel.time.lit and not table.board.has_class("-beat"))
        assert await table.play("son") == ["SON, 1 point."]
        clock.advance(1)
        await table.until(lambda: table.clock == "0:08")
        assert table.said == "SON, 1 point.", "the last seconds are told once"


async def test_the_last_seconds_hide_no_refusal(sit_down: SitDown, clock: ManualClock) -> None:
    """What was wrong with a word stays in the message line."""
    async with sit_down(timer=Timer(60)) as table:
        (refused,) = await table.play("zzz")
        clock.advance(51)
        await table.until(lambda: "last seconds" in table.text)
        assert table.said == refused


async def test_nothing_lights_up_without_motion(sit_down: SitDown, clock: ManualClock) -> None:
    """Who wants no motion sees the time in its colour, and no beat."""
    async with sit_down(timer=Timer(60)) as table:
        table.app.animation_level = "none"
        panel: Any = table.screen.query_one(BogglePanel)
        clock.advance(51)
        table.screen.show_clock()
        assert panel.time.hurries
        assert not panel.time.lit


async def test_time_up_ends_the_round(
    sit_down: SitDown, clock: ManualClock, services: Services
) -> None:
    """When the time is up no word counts any more, and Enter shows the results."""
    async with sit_down(timer=Timer(60)) as table:
        await table.play("son")
        await table.pilot.press(*"nors")
        clock.advance(60)
        await table.until(lambda: table.said.startswith("Time is up."))
        assert table.said == "Time is up. You scored 1 point. Enter shows the results."
        assert table.screen.query_one(EntryLine).entry.remark == "Enter shows the results"
        lid = table.screen.query_one(CoverTile)
        await table.until(lambda: lid.display)
        assert "You scored 1 point." in table.text
        assert "You scored 1 point." in table.text
        await table.pilot.press("e")
        assert table.lit() == ()
        assert "⏎ Results" in table.text
        await table.pilot.press("enter")
        await table.until(lambda: isinstance(table.screen, BoggleResultsScreen))
    (header,) = services.games.finished("boggle")
    assert header.summary is not None
    assert (header.summary["ended"], header.elapsed_ms) == ("time up", 60_000)


async def test_escape_leads_to_the_results_first(sit_down: SitDown, clock: ManualClock) -> None:
    """Nobody leaves a round without having seen how it went."""
    async with sit_down(timer=Timer(60)) as table:
        clock.advance(60)
        await table.until(lambda: table.screen.query_one(CoverTile).display)
        assert "esc Results" in table.text
        await table.pilot.press("escape")
        await table.until(lambda: isinstance(table.screen, BoggleResultsScreen))


async def test_the_end_is_left_by_a_click(sit_down: SitDown, clock: ManualClock) -> None:
    """On the tile that announces it."""
    async with sit_down(timer=Timer(60)) as table:
        clock.advance(60)
        await table.until(lambda: table.screen.query_one(CoverTile).display)
        await table.until(lambda: table.screen.query_one(CoverTile).size.height > 0)
        await table.pilot.click(CoverTile)
        await table.until(lambda: isinstance(table.screen, BoggleResultsScreen))


async def test_a_round_that_is_taken_up_again_is_resumed(
    sit_down: SitDown, clock: ManualClock
) -> None:
    """It waits covered, as a new one does, but is not called one."""
    async with sit_down(timer=Timer(180)) as table:
        clock.advance(5)
        await table.until(lambda: table.clock == "2:55")
        game_id = table.screen.session.id
    async with sit_down(ResumeRoute(game_id)) as table:
        await table.until(lambda: "⏎ Resume" in table.text)
        assert table.screen.query_one(CoverTile).display
        await table.pilot.press("e")
        assert table.said == "Press Enter to resume. The clock waits for you."


async def test_letters_win_time(sit_down: SitDown, clock: ManualClock) -> None:
    """With a bonus, each letter of a word found adds its seconds, and the entry line says so."""
    async with sit_down(timer=Timer(60, bonus=2)) as table:
        clock.advance(30)
        await table.play("norse")
        assert table.screen.query_one(EntryLine).entry.remark == "+2 · 10 seconds won"
        await table.until(lambda: table.clock == "0:40")


async def test_a_pause_stops_the_clock_and_covers_the_board(
    sit_down: SitDown, clock: ManualClock
) -> None:
    """While the round is paused no time passes, nothing is seen and nothing is taken."""
    async with sit_down(timer=Timer(180)) as table:
        await table.pilot.press("ctrl+o")
        assert table.board.hidden
        clock.advance(100)
        await table.pilot.press(*"son")
        assert table.said == "Paused. Enter to resume."
        assert table.headline.startswith("0 points")
        assert "⏎ Resume" in table.text
        assert table.screen.query_one(EntryLine).entry.remark == "press enter to resume"
        assert "Pause" not in table.text.split("\n")[-1]
        await table.pilot.press("ctrl+o")
        assert not table.board.hidden
        assert table.clock == "3:00"
        assert "⏎ Play" in table.text
        assert await table.play("son") == ["SON, 1 point."]


async def test_whatever_is_shown_above_stops_the_clock(
    sit_down: SitDown, clock: ManualClock
) -> None:
    """A question pauses the round, and going back goes on by itself."""
    async with sit_down(timer=Timer(180)) as table:
        play = table.screen
        await table.pilot.press("ctrl+e")
        assert isinstance(table.screen, ConfirmScreen)
        clock.advance(100)
        assert play.session.elapsed_ms == 0
        await table.pilot.press("escape")
        assert not table.board.hidden
        clock.advance(2)
        await table.until(lambda: table.clock == "2:58")


async def test_a_pause_outlasts_what_is_shown_above(sit_down: SitDown) -> None:
    """A round that the player paused stays so when a menu over it closes."""
    async with sit_down() as table:
        await table.pilot.press("ctrl+o", "f2", "escape")
        assert table.board.hidden


async def test_suspending_the_program_stops_the_clock(
    sit_down: SitDown, clock: ManualClock
) -> None:
    """Time spent in the shell is not play time."""
    async with sit_down() as table:
        table.app.app_suspend_signal.publish(table.app)
        clock.advance(500)
        table.app.app_resume_signal.publish(table.app)
        await table.pilot.pause()
        clock.advance(3)
        await table.until(lambda: table.clock == "0:03")


async def test_the_time_played_need_not_be_shown(
    sit_down: SitDown, services: Services, clock: ManualClock
) -> None:
    """A limit is shown in any case; without one it is said that there is none."""
    services.settings.change({"time_played": False})
    async with sit_down() as table:
        clock.advance(83)
        await table.pilot.press("n")
        await table.pilot.pause()
        assert table.clock == ""
        assert "no limit" in table.text
        await table.pilot.press("escape", "ctrl+o")
        assert "PAUSED" in table.text.upper()
    async with sit_down(timer=Timer(180)) as table:
        await table.until(lambda: table.clock == "3:00")


async def test_a_countdown_may_end_quietly(
    sit_down: SitDown, services: Services, clock: ManualClock
) -> None:
    """The last seconds are not marked for those who want it so; that time is up, is told."""
    services.settings.change({"last_seconds": False})
    async with sit_down(timer=Timer(180)) as table:
        clock.advance(175)
        await table.until(lambda: table.clock == "0:05")
        assert "last seconds" not in table.text
        clock.advance(6)
        await table.until(lambda: "time's up" in table.text)


async def test_the_bell_rings_when_time_is_up(
    sit_down: SitDown, services: Services, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once."""
    rung: list[str] = []
    monkeypatch.setattr(App, "bell", lambda _: rung.append("ding"))
    services.settings.change({"bell": True})
    async with sit_down(timer=Timer(60)) as table:
        clock.advance(60)
        await table.until(lambda: table.said.startswith("Time is up."))
        assert rung == ["ding"]
