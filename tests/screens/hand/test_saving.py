"""Hand games: saving, resuming after a kill at any phase, and conflicts between processes."""

from contextlib import closing
from typing import Any

import pytest

from tests.screens.hand.journeys import offered, results, shown_letters
from tests.screens.table import SitDown
from wordarcade.games.hand.session import HandSession
from wordarcade.games.routes import ResumeRoute
from wordarcade.screens.hand.play import HandScreen
from wordarcade.screens.hand.results import HandResultsScreen
from wordarcade.services import Services
from wordarcade.store.games import GameStore
from wordarcade.support.clock import ManualClock


async def test_every_move_is_on_record_when_it_is_made(
    sit_down: SitDown, services: Services, clock: ManualClock
) -> None:
    """Another process sees each move at once, with the play time before it."""
    async with sit_down("ajef*rx", "cows*z") as table:
        clock.advance(7)
        await table.play("jar")
        with closing(GameStore(services.locations.games_database, clock)) as elsewhere:
            (header,) = elsewhere.unfinished()
            moves = elsewhere.load(header.id).moves
        assert [(made.move, made.elapsed_ms) for made in moves] == [
            ({"decline": "offer"}, 7_000),
            ({"play": "jar"}, 7_000),
        ]


@pytest.mark.parametrize(
    ("keys", "shown"),
    [
        ([], ("ajef*rx", "Use your one substitution")),
        (["ctrl+u", "x"], ("ajef*rx", "Use your one substitution")),
        (["ctrl+u", "x", "enter"], ("ajef*rb", "")),
        ([*"jar", "enter"], ("ef*x", "")),
        ([*"jar", "enter", *"!!", "enter"], ("ajef*rx", "Use your one replay?")),
        ([*"jar", "enter", *"!!", "enter", "ctrl+u", *"f*x", "enter"], ("ajer", "")),
        ([*"!!", "enter", "enter", "enter"], ("cows*z", "Use your one substitution")),
    ],
)
async def test_a_killed_game_goes_on_as_it_was(
    sit_down: SitDown,
    services: Services,
    clock: ManualClock,
    keys: list[str],
    shown: tuple[str, str],
) -> None:
    """After a kill at any phase the letters, the offer and the play time are as they were."""
    async with sit_down("ajef*rx", "cows*z") as table:
        clock.advance(30)
        await table.pilot.press(*(key.replace("*", "asterisk") for key in keys))
        await table.pilot.pause()
        screen: Any = table.app.screen_stack[1]
        state = screen.session.state
        game_id = services.games.unfinished()[0].id
    clock.advance(9999)
    with closing(GameStore(services.locations.games_database, clock)) as rounds:
        using = services._replace(games=rounds)
        async with sit_down(route=ResumeRoute(game_id), using=using) as table:
            assert table.screen.session.state == state
            letters, offer = shown
            assert shown_letters(table) == letters
            assert offered(table).startswith(offer)
            assert bool(offered(table)) == bool(offer)
            assert table.clock == "0:30"


async def test_a_game_killed_between_its_end_and_its_record_is_finished(
    sit_down: SitDown, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Resuming works out what was possible, closes the record and shows the results."""
    async with sit_down("cat", single=True) as table:
        with monkeypatch.context() as patched:
            patched.setattr(HandSession, "close", lambda *_: None)
            await table.play("cat")
            await results(table)
            await table.pilot.press("escape")
            await table.pilot.pause()
        (header,) = services.games.unfinished()
    async with sit_down(route=ResumeRoute(header.id)) as table:
        await results(table)
    (header,) = services.games.finished("hand")
    assert header.summary is not None
    assert header.summary["possible_score"] == 105


async def test_a_finished_game_shows_its_results(sit_down: SitDown, services: Services) -> None:
    """Opened again, it is worked out again, and its record stays as it is."""
    async with sit_down("cat", single=True) as table:
        await table.play("cat")
        await results(table)
    (before,) = services.games.finished("hand")
    async with sit_down(route=ResumeRoute(before.id)) as table:
        await results(table)
        assert isinstance(table.screen, HandResultsScreen)
    assert services.games.finished("hand") == (before,)


async def test_a_game_that_another_process_plays_is_let_go(
    sit_down: SitDown, services: Services
) -> None:
    """Whoever comes second is told, and the game stays as the first left it."""
    async with sit_down("ajef*rx", single=True) as table:
        game_id = services.games.unfinished()[0].id
        services.games.record(game_id, 0, {"play": "fax"}, 5)
        await table.play("jar")
        assert "moved on in another window" in table.said
        assert not table.screen.game_is_running
        await table.pilot.press(*"ef", "ctrl+e", "ctrl+s")
        assert isinstance(table.screen, HandScreen)
        assert table.screen.session.state.moves == ()
