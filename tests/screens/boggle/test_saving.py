"""Rounds of Boggle: saving, resuming, and conflicts between processes."""

from contextlib import closing
from pathlib import Path

import pytest

from tests.screens.boggle.own_board import BOARD, own_board
from tests.screens.table import SitDown
from wordarcade.engine.boggle.moves import move_to_json
from wordarcade.engine.grid_moves import PlayWord
from wordarcade.engine.timer import Timer
from wordarcade.games.routes import ResumeRoute
from wordarcade.screens.boggle.results import BoggleResultsScreen
from wordarcade.services import Services
from wordarcade.store.games import GameStore
from wordarcade.support.clock import ManualClock
from wordarcade.widgets.top_line import TopLine


async def test_every_move_is_on_record_when_it_is_made(
    sit_down: SitDown, services: Services, clock: ManualClock
) -> None:
    """Another process sees each move at once, with the play time before it."""
    async with sit_down() as table:
        clock.advance(7)
        await table.play("son")
        clock.advance(5)
        await table.play("kin", "norse")
        with closing(GameStore(services.locations.games_database, clock)) as elsewhere:
            (header,) = elsewhere.unfinished()
            moves = elsewhere.load(header.id).moves
        assert [(made.move, made.elapsed_ms) for made in moves] == [
            ({"play": "son"}, 7_000),
            ({"play": "norse"}, 12_000),
        ]


async def test_the_clock_is_saved_once_a_second(
    sit_down: SitDown, services: Services, clock: ManualClock
) -> None:
    """A process killed between moves loses no more than a second of play time."""
    async with sit_down():
        clock.advance(0.5)
    async with sit_down() as table:
        clock.advance(42)
        kept = services.games.unfinished()[0].id
        await table.until(lambda: services.games.load(kept).header.elapsed_ms == 42_000)


async def test_a_killed_round_goes_on_as_it_was(
    sit_down: SitDown, services: Services, clock: ManualClock
) -> None:
    """After a kill the words, the hints and the clock are as they were."""
    async with sit_down(timer=Timer(180)) as table:
        clock.advance(30)
        await table.play("norse", "son")
        await table.pilot.press("ctrl+t", "ctrl+t")
        await table.pilot.pause()
        game_id = services.games.unfinished()[0].id
    clock.advance(9999)
    with closing(GameStore(services.locations.games_database, clock)) as rounds:
        async with sit_down(ResumeRoute(game_id), using=services._replace(games=rounds)) as table:
            await table.wait_for_words()
            assert table.headline == "3 points · 2 words of 77"
            assert table.clock == "2:30"
            said = [each.text for each in table.screen.message_line.history]
            assert said[:2] == ["NORSE, 2 points.", "SON, 1 point."]
            assert table.board.hidden
            await table.pilot.press("enter")
            assert [step.cells for step in table.screen.session.state.shown] == [1]
            assert await table.play("nor") == ["NOR, 1 point."]


async def test_a_round_killed_between_its_end_and_its_record_is_finished(
    sit_down: SitDown, services: Services
) -> None:
    """A round whose last move is its end goes straight to its results, and on record."""
    async with sit_down() as table:
        await table.play("son")
        game_id = services.games.unfinished()[0].id
    services.games.record(game_id, 1, {"end": "finished"}, 5_000)
    async with sit_down(ResumeRoute(game_id)) as table:
        await table.until(lambda: isinstance(table.screen, BoggleResultsScreen))
    assert [header.id for header in services.games.finished("boggle")] == [game_id]


async def test_a_finished_round_can_be_looked_at_again(
    sit_down: SitDown, services: Services
) -> None:
    """Opening a finished round shows its results and leaves the record alone."""
    async with sit_down() as table:
        await table.play("son")
        await table.pilot.press("x", "enter")
        await table.pilot.press("y")
        await table.pilot.pause()
    (header,) = services.games.finished("boggle")
    async with sit_down(ResumeRoute(header.id)) as table:
        await table.until(lambda: isinstance(table.screen, BoggleResultsScreen))
        await table.until(lambda: "of 97 points" in table.text)
    assert services.games.finished("boggle") == (header,)


async def test_a_round_played_on_elsewhere_stops_here(
    sit_down: SitDown, services: Services, clock: ManualClock
) -> None:
    """When another process has gone on with the round, this copy says so and takes no word."""
    async with sit_down() as table:
        await table.play("son")
        with closing(GameStore(services.locations.games_database, clock)) as elsewhere:
            game_id = elsewhere.unfinished()[0].id
            elsewhere.record(game_id, 1, move_to_json(PlayWord("nor")), 1_000)
        (answer,) = await table.play("norse")
        assert answer == "This game moved on in another window. Enter reloads it."
        assert table.headline == "1 point · 1 word of 77"
        await table.pilot.press("e")
        assert table.lit() == ()
        await table.pilot.press("enter")
        await table.until(lambda: table.headline == "2 points · 2 words of 77")
        assert table.screen.game_is_running


async def test_a_board_that_is_gone_is_told(sit_down: SitDown, services: Services) -> None:
    """A round deleted while it is played stops with a sentence."""
    async with sit_down() as table:
        services.games.bin.delete(services.games.unfinished()[0].id)
        (answer,) = await table.play("norse")
        assert "no game" in answer
        assert not table.screen.game_is_running


async def test_a_round_with_a_list_of_ones_own_goes_on(
    sit_down: SitDown, services: Services, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A list that was named by its path, wherever from, is found again by it."""
    folder = tmp_path / "lists"
    folder.mkdir()
    (folder / "mine.txt").write_text("norse\nson\n", encoding="utf-8")
    monkeypatch.chdir(folder)
    async with sit_down(own_board(BOARD, "mine.txt")) as table:
        await table.wait_for_words()
        await table.play("son")
        game_id = services.games.unfinished()[0].id
    monkeypatch.chdir(tmp_path)
    async with sit_down(ResumeRoute(game_id)) as table:
        await table.wait_for_words()
        assert table.headline == "1 point · 1 word of 2"
        assert table.screen.query_one(TopLine).facts[-1] == "mine"
