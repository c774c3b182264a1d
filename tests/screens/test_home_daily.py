"""The puzzles of the day and the places on the home screen."""

from datetime import date, timedelta
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordarcade.app import WordarcadeApp
from wordarcade.games.daily.book import DailyBook
from wordarcade.games.registry import GAMES
from wordarcade.games.routes import DailyRoute, HistoryRoute, Route, TrainerRoute
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.home_daily import DailyLine, daily_text
from wordarcade.screens.home_places import PLACES, Places, places_tiles
from wordarcade.services import Services
from wordarcade.store.dailies import DailyGame, DailyKey
from wordarcade.store.records import GameId, LexiconReference
from wordarcade.widgets.game_card import GameCard

TITLES = {spec.name: spec.title for spec in GAMES}
TODAY = date(2026, 11, 22)  # a Sunday


def book(*played: int, under_way: bool = False) -> DailyBook:
    """Return a book of days, today last, on which so many puzzles were done."""
    entries = [
        DailyGame(DailyKey(TODAY - timedelta(days=back), game, "words"), GameId(1), True, done=True)
        for back, games in enumerate(reversed(played))
        for game in list(TITLES)[:games]
    ]
    if under_way:
        entries[-1] = entries[-1]._replace(done=False)
    return DailyBook(TITLES, entries, TODAY)


def test_the_line_tells_as_much_as_there_is_room_for() -> None:
    """All of it, then no week, then no rest, then no games, then only the streak."""
    told = book(3, 3, 0, 4, 5, 3, 2)
    games = "Boggle ✓  Word search ✓  Hand game ·  Hangman ·  Scrabble ·"
    week = "week ●●○●●●○"
    for room, text in (
        (200, f"streak 3   {week}   {games}   3 to play"),
        (90, f"streak 3   {games}   3 to play"),
        (75, f"streak 3   {games}"),
        (67, f"●3  {games}"),
        (40, "streak 3   3 to play"),
        (12, "streak 3"),
    ):
        assert daily_text(told, TITLES, room).plain == text


def test_the_line_tells_what_is_under_way_and_when_all_is_done() -> None:
    """A mark for each; a newcomer reads what this is."""
    assert "Word search ◐" in daily_text(book(2, under_way=True), TITLES, 200).plain
    assert daily_text(book(5), TITLES, 200).plain.endswith("all done")
    assert daily_text(book(), TITLES, 200).plain.startswith("Five puzzles a day")
    assert daily_text(book(), TITLES, 67).plain.endswith("to keep a streak.")
    assert daily_text(book(), TITLES, 20).cell_length <= 20


async def test_the_day_is_reached_by_arrows_and_by_the_mouse(
    services: Services, routes: list[Route]
) -> None:
    """Below the cards, where the screen is high or wide enough."""
    app = WordarcadeApp(services)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("right", "down")
        assert isinstance(app.focused, DailyLine)
        await pilot.press("enter")
        await pilot.click(DailyLine)
        await pilot.press("up")
        assert isinstance(app.focused, GameCard)
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        await pilot.press("down")
        assert isinstance(app.focused, DailyLine)
        await pilot.resize_terminal(60, 24)
        await pilot.pause()
        await pilot.press("down", "down")
        assert isinstance(app.focused, GameCard)
    assert routes == [DailyRoute()] * 2


async def test_the_day_has_a_line_without_a_panel(services: Services) -> None:
    """At 80×24, with its name, which is not said twice; all is in view."""
    begun = LexiconReference("arcade", "0")
    for seed in range(3):
        services.games.begin("boggle", {}, seed, begun, "4×4, 7 words")
    app: Any = WordarcadeApp(services)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        line, places = app.screen.query_one(DailyLine), app.screen.query_one(Places)
        assert line.render_line(0).text.startswith("d Daily  Five puzzles a day.")
        assert "Daily" not in places.render_line(0).text
        assert (line.region.y, places.region.y) == (20, 21)
        assert app.screen.query_one("#home").max_scroll_y == 0


@pytest.mark.parametrize("size", [(120, 40), (200, 50)], ids="{0[0]}x{0[1]}".format)
async def test_the_places_are_tiles_to_click(
    services: Services, routes: list[Route], size: tuple[int, int]
) -> None:
    """Each leads where its key does."""
    app: Any = WordarcadeApp(services)
    async with app.run_test(size=size) as pilot:
        places = app.screen.query_one(Places)
        line = places.render_line(0).text
        assert places.size.height == 3
        for name in ("History", "Trainer"):
            await pilot.click(Places, offset=(line.index(name), 2))
    assert routes == [HistoryRoute(), TrainerRoute()]


async def test_the_tiles_become_a_line_in_a_terminal_that_shrinks(services: Services) -> None:
    """Also where it shrinks behind another screen; each tile has its key, name and sense whole."""
    app: Any = WordarcadeApp(services)
    async with app.run_test(size=(120, 40)) as pilot:
        places = app.screen.query_one(Places)
        await app.push_screen(ArcadeScreen[None]())
        await pilot.resize_terminal(64, 26)
        await app.pop_screen()
        await pilot.pause()
        assert places.size.height == 1
        places.styles.height = 3  # as it is until the screen has laid out its new size
        await pilot.pause()
        assert "History" in places.render_line(0).text


@given(st.integers(104, 176))
def test_no_tile_is_narrower_than_its_text(columns: int) -> None:
    """Textual wraps a line that is moved beyond its start for ever."""
    lines = places_tiles(columns).split()
    assert [line.cell_length for line in lines] == [columns] * 3
    assert all(span.start >= 0 for line in lines for span in line.spans)


async def test_every_place_leads_where_its_key_does(services: Services) -> None:
    """Tiles and links name the very actions of the keys of Home."""
    app: Any = WordarcadeApp(services)
    async with app.run_test(size=(200, 50)):
        actions = {
            active.binding.key: active.binding.action
            for active in app.screen.active_bindings.values()
        }
        for place in PLACES:
            assert actions[place.key] == place.action.removeprefix("screen.")
