"""A round of word search: finding words, looking them up, revealing them all."""

import random
from contextlib import closing
from threading import Event
from typing import Any

import pytest

from tests.screens.table import SitDown
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.word_search.board import DEFAULT_BOARD, square_of
from wordarcade.engine.word_search.setup import WordSearchSetup
from wordarcade.games.routes import NewGameRoute, ResumeRoute
from wordarcade.screens.confirm import ConfirmScreen
from wordarcade.screens.grid.area import GridArea
from wordarcade.screens.home import HomeScreen
from wordarcade.screens.word_search.finding import FindingScreen
from wordarcade.screens.word_search.play import WordSearchScreen
from wordarcade.screens.word_search.results import WordSearchResultsScreen
from wordarcade.services import Services
from wordarcade.store.games import GameStore
from wordarcade.support.clock import ManualClock
from wordarcade.support.progress import Report
from wordarcade.widgets.cover import CoverTile
from wordarcade.widgets.entry_line import EntryLine
from wordarcade.widgets.tone import Tone


async def test_words_are_answered_as_in_boggle(sit_down: SitDown) -> None:
    """The checks and their wordings are those of Boggle; the points are of this game."""
    async with sit_down() as table:
        assert await table.play("lent", "PEACE", "an", "lent", "xyz", "cat") == [
            "LENT, 2 points.",
            "PEACE, 3 points. New rank: Learner.",
            "AN is too short: 3 letters or more.",
            "LENT: you already have it.",
            "XYZ is not in the word list (american).",
            "CAT is not on the board.",
        ]
        assert table.headline.startswith("5 points · 2 words of ")


async def test_it_is_told_that_words_may_turn(sit_down: SitDown) -> None:
    """Unlike those of the classic game."""
    async with sit_down(size=(120, 40)) as table:
        assert table.said.startswith("Words run from cell to touching cell and may turn.")


async def test_a_new_rank_and_a_target_are_celebrated(sit_down: SitDown) -> None:
    """As a new best is in Boggle: a banner in place of the entry, and a star in the message."""
    async with sit_down(size=(120, 40)) as table:
        await table.play("lent", "peace")
        entry = table.screen.area.entry_line
        assert entry.entry.banner == "New rank: Learner"
        assert table.screen.message_line.history[-1].tone is Tone.BEST
        await table.pilot.press("a")
        assert entry.entry.banner == ""
        session, told = table.screen.session, []
        for word in session.hint_order:
            session.play(word)
            if "Target met: " in table.said:
                told.append(table.said)
        assert told
        assert all(target.met for target in session.targets)
        assert all(" Next: " in text for text in told[:-1])
        assert " Next: " not in told[-1]


async def test_hinted_words_bring_no_rank(sit_down: SitDown) -> None:
    """The rank panel counts them; other words still make ranks."""
    async with sit_down(size=(120, 40)) as table:
        await table.pilot.press("ctrl+t", "ctrl+t", "escape")
        assert "hints for 1 word" in table.text
        (helped,) = table.screen.session.state.helped
        await table.play(helped)
        assert "New rank" not in table.said
        assert table.screen.session.rank == 0
        assert "0 points without hints" in table.text
        await table.play("lent", "peace")
        assert "New rank: Learner" in table.said


async def test_words_found_have_room(sit_down: SitDown) -> None:
    """At 120 columns a short word stays in sight after longer ones."""
    board = square_of(random.Random(2).choices("eeaaiioonrtlsdg", k=15 * 15))
    async with sit_down(board=board, size=(120, 40)) as table:
        words = table.screen.session.solution.words
        played = [next(word for word in words if len(word) == length) for length in range(7, 2, -1)]
        await table.play(*played)
        assert all(f" {word.upper()}" in table.text for word in played)


async def test_a_drawn_word_is_played(sit_down: SitDown) -> None:
    """Letting go at the end of a stroke plays the word."""
    async with sit_down() as table:
        await table.stroke(5, 6, 9, 14)
        await table.pilot.pause()
        assert table.said == "LENT, 2 points."


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_words_found_are_looked_back_at(sit_down: SitDown, size: tuple[int, int]) -> None:
    """Tab leads to the words found, arrows from one to the next, and letters begin a new word."""
    async with sit_down(size=size) as table:
        await table.play("peace", "lent", "ale")
        await table.pilot.press("tab")
        await table.until(lambda: DEFAULT_BOARD.text_of(table.lit()) == "ale")
        await table.pilot.press("up")
        await table.until(lambda: DEFAULT_BOARD.text_of(table.lit()) == "lent")
        entry = table.screen.area.entry_line.entry
        assert (entry.text, entry.remark) == ("lent", "row 2, column 2")
        await table.pilot.press(*"pe")
        assert DEFAULT_BOARD.text_of(table.lit()) == "pe"
        await table.pilot.press("tab")
        await table.until(lambda: DEFAULT_BOARD.text_of(table.lit()) == "ale")
        await table.pilot.press("escape")
        assert table.lit() == ()
        assert isinstance(table.screen, WordSearchScreen)
        assert await table.play("peace") == ["PEACE: you already have it."]


async def test_cells_of_several_letters_are_played(sit_down: SitDown) -> None:
    """A cell is a string: typing finds it, and its letters all count."""
    async with sit_down(board=square_of(["cat", "x", "fish", "xxxx"])) as table:
        await table.pilot.press(*"catfish")
        assert table.lit() == (0, 2)
        await table.pilot.press("enter")
        assert table.said == "CATFISH, 5 points. New rank: Learner."


async def test_looking_a_word_up_costs_nothing(sit_down: SitDown, services: Services) -> None:
    """Ctrl+f shows the path of any letters and tells whether they are a word.

    Backspace changes what was looked up, and the next letter begins another word.
    """
    async with sit_down() as table:
        await table.pilot.press(*"peace", "ctrl+f")
        assert table.said == "PEACE starts in row 2, column 4. It is in the word list (american)."
        assert len(table.lit()) == 5
        await table.pilot.press("escape", *"ale", "ctrl+f", "backspace", "e", "ctrl+f")
        assert table.said == "ALE starts in row 2, column 1. It is in the word list (american)."
        await table.pilot.press(*"hb", "ctrl+f")
        assert table.said == "HB is not on the board. It is not in the word list (american)."
        await table.pilot.press(*"eeca", "ctrl+f")
        assert (
            table.said == "EECA starts in row 1, column 1. It is not in the word list (american)."
        )
        (header,) = services.games.unfinished()
        assert services.games.load(header.id).moves == ()


async def test_nothing_is_looked_up_without_letters(sit_down: SitDown) -> None:
    """Ctrl+f says what to do; a word just refused still stands there, and is looked up."""
    async with sit_down() as table:
        await table.pilot.press("ctrl+f")
        assert table.said == "Type a word first. Ctrl+F then shows where it is."
        await table.play("hb")
        assert table.screen.area.entry_line.entry.text == "hb"
        await table.pilot.press("ctrl+f")
        assert table.said == "HB is not on the board. It is not in the word list (american)."
        await table.play("eeca")
        await table.pilot.press("ctrl+f")
        assert (
            table.said == "EECA starts in row 1, column 1. It is not in the word list (american)."
        )
        assert table.lit()


async def test_the_cell_under_the_cursor_is_told(sit_down: SitDown) -> None:
    """While nothing is entered, the entry line tells row, column and letters of the cursor."""
    async with sit_down() as table:
        await table.pilot.press("right", "right", "down")
        await table.pilot.pause()
        entry = table.screen.area.entry_line.entry
        assert entry.remark == "row 2, column 2: L"
        await table.pilot.press("space")
        assert table.screen.area.entry_line.entry.text == "l"


async def test_showing_all_words_ends_the_round_after_a_question(
    sit_down: SitDown, services: Services
) -> None:
    """Ctrl+e asks; no plays on, yes shows every word and closes the record."""
    async with sit_down() as table:
        await table.play("lent")
        await table.pilot.press("ctrl+e")
        assert isinstance(table.screen, ConfirmScreen)
        await table.pilot.press("n")
        assert isinstance(table.screen, WordSearchScreen)
        await table.pilot.press("ctrl+e", "y")
        await table.until(lambda: isinstance(table.screen, WordSearchResultsScreen))
    (header,) = services.games.finished("wordsearch")
    assert header.summary is not None
    assert (header.summary["score"], header.summary["ended"]) == (2, "revealed")


async def test_a_search_for_all_words_can_be_given_up(sit_down: SitDown) -> None:
    """While the board is searched a bar shows how far; escape plays on and nothing is lost."""
    async with sit_down() as table:
        screen: Any = table.screen
        area = screen.area
        solution, screen.session.solution = screen.session.solution, None
        await table.pilot.press("ctrl+e", "y")
        assert isinstance(table.screen, FindingScreen)
        area.post_message(GridArea.SolvingProgressed(0.5))
        await table.pilot.pause()
        await table.pilot.press("escape")
        assert table.screen is screen
        assert await table.play("lent") == ["LENT, 2 points."]
        await table.pilot.press("ctrl+e", "y")
        area.post_message(GridArea.Solved(solution))
        await table.until(lambda: isinstance(table.screen, WordSearchResultsScreen))


async def test_the_last_word_ends_the_round(sit_down: SitDown) -> None:
    """Finding every word ends the round with the best of messages."""
    async with sit_down(board=square_of(["cat", "x", "fish", "xxxx"]), min_length=4) as table:
        await table.play("catfish", "fish")
        await table.pilot.pause()
        assert table.said == "Every word found! You scored 5 points. Enter shows the results."
        assert table.screen.query_one(CoverTile).display, "it says so where the eye is"
        await table.pilot.press("enter")
        assert isinstance(table.screen, WordSearchResultsScreen)


async def test_a_random_board_is_played_by_keyboard_alone(sit_down: SitDown) -> None:
    """A word, the end, the results and the way to a new board need no mouse."""
    setup = WordSearchSetup(size=6, seed=2, min_length=3, lexicon="american")
    async with sit_down(NewGameRoute("wordsearch", setup, ask=False)) as table:
        await table.wait_for_words()
        word = min(table.screen.session.solution.words, key=len)
        (answer,) = await table.play(word)
        assert answer.startswith(f"{word.upper()}, ")
        await table.pilot.press("ctrl+e", "y")
        await table.until(lambda: isinstance(table.screen, WordSearchResultsScreen))
        await table.pilot.press("n")
        await table.until(lambda: isinstance(table.screen, WordSearchScreen))
        assert table.screen.session.untouched


async def test_a_round_is_played_by_the_mouse_alone(sit_down: SitDown) -> None:
    """Words are drawn or clicked, the footer plays them, the entry line opens the results."""
    async with sit_down(board=square_of(["cat", "x", "fish", "xxxx"]), min_length=4) as table:
        await table.stroke(0, 2)
        await table.pilot.pause()
        assert table.said.startswith("CATFISH, 4 points.")
        spot = table.board.cell_region(2).offset
        await table.pilot.click(table.board, offset=(spot.x + 1, spot.y + 1))
        await table.pilot.click(EntryLine)
        assert len(table.screen.session.state.found) == 1
        await table.press_in_footer("Play")
        assert table.said.startswith("Every word found!")
        await table.pilot.click(EntryLine)
        await table.until(lambda: isinstance(table.screen, WordSearchResultsScreen))


async def test_a_word_stays_where_it_was_traced(
    sit_down: SitDown, services: Services, clock: ManualClock
) -> None:
    """Chosen again among the words found, after the round was resumed, and in the results."""
    traced = (5, 6, 9, 13)
    async with sit_down(size=(120, 40)) as table:
        await table.stroke(*traced)
        await table.pilot.press("tab", "down")
        assert table.lit() == traced != table.screen.session.grid.find_path("lent")
        game_id = services.games.unfinished()[0].id
    with closing(GameStore(services.locations.games_database, clock)) as rounds:
        using = services._replace(games=rounds)
        async with sit_down(ResumeRoute(game_id), using=using, size=(120, 40)) as table:
            await table.wait_for_words()
            await table.pilot.press("tab", "down")
            assert table.lit() == traced
            await table.pilot.press("escape", "ctrl+e", "y")
            await table.until(lambda: isinstance(table.screen, WordSearchResultsScreen))
            await table.pilot.press("slash", *"lent", "enter")
            assert table.lit() == traced


async def test_among_the_words_found_nothing_is_said_of_others(sit_down: SitDown) -> None:
    """Neither why the last word was refused, nor that Enter plays."""
    async with sit_down(size=(120, 40)) as table:
        await table.play("lent", "xyz")
        assert "Play" in table.text
        await table.pilot.press("tab", "down")
        await table.until(lambda: "Play" not in table.text)
        assert table.said == ""
        await table.pilot.press("escape")
        await table.until(lambda: "Play" in table.text)


async def test_a_killed_round_goes_on_as_it_was(
    sit_down: SitDown, services: Services, clock: ManualClock
) -> None:
    """After a kill the board, the words and the play time are as they were.

    What was said of the words is among the earlier messages.
    """
    async with sit_down() as table:
        clock.advance(30)
        await table.play("lent", "peace")
        game_id = services.games.unfinished()[0].id
    clock.advance(9999)
    with closing(GameStore(services.locations.games_database, clock)) as rounds:
        using = services._replace(games=rounds)
        async with sit_down(ResumeRoute(game_id), using=using) as table:
            await table.wait_for_words()
            assert table.headline.startswith("5 points · 2 words of ")
            assert table.clock == "0:30"
            said = [each.text for each in table.screen.message_line.history]
            assert said == ["LENT, 2 points.", "PEACE, 3 points."]
            assert table.said.startswith("Welcome back.")
            assert await table.play("lent") == ["LENT: you already have it."]


async def test_escape_steps_back(sit_down: SitDown) -> None:
    """Escape clears the letters first, then leaves for home; the round is saved."""
    async with sit_down() as table:
        await table.pilot.press(*"len", "escape")
        assert table.lit() == ()
        await table.pilot.press("escape")
        await table.until(lambda: isinstance(table.screen, HomeScreen))


async def test_the_smallest_board_can_be_played(sit_down: SitDown) -> None:
    """One cell is a board."""
    async with sit_down(board=square_of(["catfish"]), min_length=1) as table:
        await table.play("catfish")
        assert table.headline == "7 points · 1 word of 1"


async def test_a_word_that_is_hard_to_find_is_looked_for_aside(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a board made to be hard the player is told, can give up, and gets the answer later."""
    chance = random.Random(4)
    maze = square_of("a" if chance.random() < 0.42 else "z" for _ in range(3_600))
    word = "a" * 60
    may_end, find_path = Event(), LetterGrid.find_path

    def find_slowly(
        grid: LetterGrid, text: str, report: Report = lambda _: None, *, far: bool = True
    ) -> tuple[int, ...]:
        while far and not may_end.wait(0.01):
            report(0)
        return find_path(grid, text, report, far=far)

    async with sit_down(board=maze) as table:
        monkeypatch.setattr(LetterGrid, "find_path", find_slowly)
        await table.type_fast(*word, "ctrl+f")
        assert table.said == f"Looking for {word.upper()} … Esc stops."
        await table.pilot.press("escape")
        assert table.said == "Stopped looking."
        await table.pilot.press("ctrl+f")
        may_end.set()
        await table.until(lambda: not table.said.startswith("Looking"))
        assert table.said.startswith(f"{word.upper()} starts in row ")


async def test_neither_typing_nor_looking_up_tells_of_words_without_the_live_check(
    sit_down: SitDown, services: Services
) -> None:
    """Both say where the letters are; what counts is known once it is played."""
    services.settings.change({"live_check": False})
    async with sit_down() as table:
        await table.pilot.press(*"lent")
        assert table.screen.area.entry_line.entry.remark == "on the board"
        await table.pilot.press("ctrl+f")
        assert table.said == "LENT starts in row 2, column 2."
        await table.pilot.press("escape", *"lenz", "ctrl+f")
        assert table.said == "LENZ is not on the board."


async def test_all_words_are_shown_at_once_to_those_who_want_no_questions(
    sit_down: SitDown, services: Services
) -> None:
    """Ctrl+E leads to the results."""
    services.settings.change({"ask_first": False})
    async with sit_down() as table:
        await table.pilot.press("ctrl+e")
        await table.until(lambda: isinstance(table.screen, WordSearchResultsScreen))


async def test_the_time_played_need_not_be_shown(
    sit_down: SitDown, services: Services, clock: ManualClock
) -> None:
    """Only that the round waits still is."""
    services.settings.change({"time_played": False})
    async with sit_down() as table:
        clock.advance(83)
        await table.pilot.pause()
        assert table.clock == ""
        await table.pilot.press("ctrl+o")
        assert table.clock == "‖ "
