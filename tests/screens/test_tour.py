"""The tour."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from textual.app import App
from textual.geometry import Offset
from textual.pilot import Pilot
from textual.widgets import Static

from wordarcade.app import WordarcadeApp
from wordarcade.cli.full_screen import first_route
from wordarcade.games.routes import HomeRoute, TourRoute
from wordarcade.screens.home import HomeScreen
from wordarcade.screens.tour import TourScreen
from wordarcade.services import Services
from wordarcade.widgets.letter_grid import LetterGridView
from wordarcade.widgets.message_line import MessageLine

Check = Callable[[App[Any]], None]
Until = Callable[[Pilot[Any], Callable[[], bool]], Awaitable[None]]


def labels(app: App[Any]) -> dict[str, str]:
    """Return the names of the keys, as the footer has them."""
    return {key: each.binding.description for key, each in app.screen.active_bindings.items()}


def told(app: App[Any]) -> str:
    """Return what the step says."""
    return str(app.screen.query_one("#step", Static).render())


async def test_from_the_first_start_to_home(
    services: Services, until: Until, looks_same: Check
) -> None:
    """Each step can be done; what is played is kept nowhere; the next start begins at home."""
    assert first_route(services) == TourRoute()
    app = WordarcadeApp(services, TourRoute())
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, TourScreen))
        assert app.screen.query_one(LetterGridView).path, "a word lies there to be played"
        await pilot.press("enter")
        await until(pilot, lambda: "✓ STONE" in told(app))
        await pilot.press("enter", *"har")
        await pilot.pause()
        looks_same(app)
        await pilot.press("e", "enter")
        await until(pilot, lambda: "✓ HARE" in told(app))
        await pilot.press("enter")
        await pilot.pause()
        board = app.screen.query_one(LetterGridView)
        assert board.cursor == 0, "where the arrows begin can be seen"
        await pilot.press("space", "right", "space", "down", "space", "right", "space", "enter")
        await until(pilot, lambda: "✓ STAR" in told(app))
        assert board.cursor is not None
        await pilot.press("enter", *"tree", "enter")
        await until(pilot, lambda: "✓ TREE is refused" in told(app))
        await pilot.press("enter")
        await pilot.pause()
        assert set(board.faces) == set(range(8)), "what was found stands out at the end"
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))
        await until(pilot, lambda: services.settings.current.toured)
    assert services.games.recent() == ()
    assert isinstance(first_route(services), HomeRoute)


async def test_a_word_found_early_counts_for_its_step(services: Services, until: Until) -> None:
    """It could not be found again; what is refused counts for the step that asks for it alone."""
    app = WordarcadeApp(services, TourRoute())
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, TourScreen))
        await pilot.press("enter", "enter", *"star", "enter", *"tree", "enter")
        await pilot.pause()
        assert "Type HARE" in told(app)
        await pilot.press("pagedown")
        await until(pilot, lambda: "✓ STAR" in told(app))
        await pilot.press("pagedown")
        await until(pilot, lambda: "Type TREE" in told(app))


async def test_a_step_waits_for_its_word(services: Services, until: Until) -> None:
    """Enter with nothing entered says what to do, another word changes nothing; Ctrl+N skips."""
    app = WordarcadeApp(services, TourRoute())
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, TourScreen))
        await pilot.press("enter", "enter", "enter")
        said = app.screen.query_one(MessageLine).message.text
        assert said == "Type HARE, or skip it with Ctrl+N."
        await pilot.press(*"earn", "enter", "enter")
        await pilot.pause()
        assert "Type HARE" in told(app)
        assert labels(app)["enter"] == "Play"
        await pilot.press("ctrl+n")
        await until(pilot, lambda: "Trace STAR" in told(app))
        steps = str(app.screen.query_one("#steps", Static).render())
        assert "✓ Words hide" in steps
        assert "○ Type what" in steps


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
async def test_a_word_to_be_traced_is_not_typed(
    services: Services, until: Until, size: tuple[int, int]
) -> None:
    """That would teach nothing new: the step says so, and waits for keys or a stroke."""
    app = WordarcadeApp(services, TourRoute())
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: isinstance(app.screen, TourScreen))
        await pilot.press("pagedown", "pagedown", *"star", "enter")
        await pilot.pause()
        assert "Trace STAR" in told(app)
        line = app.screen.query_one(MessageLine)
        assert line.message.text == "You typed STAR. Now trace it."
        assert str(line.render()).endswith(line.message.text)
        board = app.screen.query_one(LetterGridView)
        assert (board.path, board.cursor) == ((), 0)
        spots = [board.cell_region(cell).offset + Offset(3, 1) for cell in (0, 1, 5, 6)]
        await pilot.mouse_down(board, offset=spots[0])
        for spot in spots[1:]:
            await pilot.hover(board, offset=spot)
        await pilot.mouse_up(board, offset=spots[-1])
        await until(pilot, lambda: "✓ STAR" in told(app))


async def test_what_a_step_waits_for_is_told_whole(services: Services, until: Until) -> None:
    """Also where the board is as narrow as it gets."""
    app = WordarcadeApp(services, TourRoute())
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, TourScreen))
        await pilot.press("pagedown")
        for word in ("HARE", "STAR", "TREE"):
            await pilot.press("enter")
            line = app.screen.query_one(MessageLine)
            assert line.message.text.endswith(f"{word}, or skip it with Ctrl+N.")
            assert str(line.render()).endswith(line.message.text)
            await pilot.press("pagedown")


async def test_a_first_word_dropped_can_be_typed(services: Services, until: Until) -> None:
    """The word that lies there is replaced by what is typed; without it, Enter tells of it."""
    app = WordarcadeApp(services, TourRoute())
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, TourScreen))
        await pilot.press("h", "backspace", "enter")
        said = app.screen.query_one(MessageLine).message.text
        assert said == "Type STONE, or skip it with Ctrl+N."
        await pilot.press(*"stone", "enter")
        await until(pilot, lambda: "✓ STONE" in told(app))
        assert labels(app)["enter"] == "Next"


async def test_a_refused_word_is_cleared_first(services: Services, until: Until) -> None:
    """Once a step is done, Enter names and does that before it goes on; so does Esc."""
    app = WordarcadeApp(services, TourRoute())
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, TourScreen))
        await pilot.press("enter", *"xyz", "enter")
        await pilot.pause()
        assert (labels(app)["enter"], labels(app)["escape"]) == ("Clear", "Clear")
        await pilot.press("enter")
        await pilot.pause()
        assert labels(app)["enter"] == "Next"
        assert app.screen.query_one(MessageLine).message.text == ""
        assert "✓ STONE" in told(app)
        await pilot.press(*"xyz", "enter", "escape")
        await pilot.pause()
        assert isinstance(app.screen, TourScreen)
        await pilot.press("pagedown", "pagedown", "pagedown", *"tree", "enter")
        await pilot.pause()
        assert labels(app)["enter"] == "Next", "here it is what was asked for"


async def test_esc_leaves_only_an_empty_entry_line(services: Services, until: Until) -> None:
    """A word that was accepted is cleared first, as a refused one is; then that is said."""
    app = WordarcadeApp(services, TourRoute())
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, TourScreen))
        assert labels(app)["escape"] == "Leave the tour", "nobody has entered anything yet"
        for typed in ("stone", "xyz"):
            await pilot.press(*typed, "enter")
            await pilot.pause()
            assert labels(app)["escape"] == "Clear"
            await pilot.press("escape")
            await pilot.pause()
            assert isinstance(app.screen, TourScreen)
            assert app.screen.query_one(MessageLine).message.text == "Esc again leaves the tour."
            assert labels(app)["escape"] == "Leave the tour"
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
async def test_the_last_page_lists_keys(
    services: Services, until: Until, size: tuple[int, int]
) -> None:
    """One a line, and all of it in sight."""
    app = WordarcadeApp(services, TourRoute())
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: isinstance(app.screen, TourScreen))
        await pilot.press(*("pagedown",) * 4)
        await pilot.pause()
        lines = told(app).splitlines()
        assert [line.split()[0] for line in lines if line.startswith(("Esc", "Ctrl", "F1"))] == [
            *("Esc", "Ctrl+T", "F1", "Ctrl+P")
        ]
        step = app.screen.query_one("#step", Static)
        assert step.virtual_region.bottom <= app.screen.query_one("#side").content_size.height


async def test_a_refusal_on_the_tour_says_what_is_wrong(services: Services, until: Until) -> None:
    """The board has two of the letter, too far apart."""
    app = WordarcadeApp(services, TourRoute())
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, TourScreen))
        await pilot.press(*("pagedown",) * 3, *"xyz", "enter")
        await pilot.pause()
        assert "refused" not in told(app), "that would tell of another word"
        await pilot.press(*"tree", "enter")
        refused = "✓ TREE is refused: no other E touches the first one."
        await until(pilot, lambda: refused in told(app))


async def test_the_mouse_takes_the_cursor_away(services: Services, until: Until) -> None:
    """It shows where Space would pick; who draws has no use for it, nor after the stroke."""
    app = WordarcadeApp(services, TourRoute())
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, TourScreen))
        await pilot.press("pagedown", "pagedown")
        board = app.screen.query_one(LetterGridView)
        assert board.cursor == 0
        await pilot.mouse_down(board, offset=board.cell_region(0).offset + Offset(3, 1))
        await pilot.pause()
        assert board.cursor is None
        await pilot.mouse_up(board, offset=board.cell_region(0).offset + Offset(3, 1))
        assert (board.path, board.cursor) == ((0,), None)
        await pilot.press("right")
        assert board.cursor == 0, "keys go on from the end of the path"


async def test_nobody_has_to_do_anything(services: Services, until: Until) -> None:
    """Steps go on and back without a word; esc clears, then leaves; it opens from the commands."""
    app = WordarcadeApp(services)
    async with app.run_test(size=(60, 20)) as pilot:
        await pilot.press("ctrl+p", *"tour", "enter")
        await until(pilot, lambda: isinstance(app.screen, TourScreen))
        await pilot.press("pageup", "pagedown", "pagedown", "pageup")
        await until(pilot, lambda: "Type what you see" in told(app))
        await pilot.press("h", "escape")
        await pilot.pause()
        assert isinstance(app.screen, TourScreen)
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))
        (notice,) = app._notifications
        assert notice.message == "You find the rest of the tour under More, whenever you like."


@pytest.mark.parametrize("size", [(120, 40), (200, 50)])
async def test_the_tour_on_a_large_screen(
    services: Services, until: Until, looks_same: Check, size: tuple[int, int]
) -> None:
    """The board is as large as the rows above the entry allow."""
    app = WordarcadeApp(services, TourRoute())
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: isinstance(app.screen, TourScreen))
        await pilot.press("enter", "enter", *"har")
        await pilot.pause()
        looks_same(app)
