"""The history: finished games, and the way back to their results."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from textual.geometry import Region
from textual.strip import Strip
from textual.widgets import Input, Static

from tests.games.sessions import boggle_of
from tests.screens.conftest import Until
from wordarcade import __version__
from wordarcade.app import WordarcadeApp
from wordarcade.engine.boggle.config import BoggleConfig
from wordarcade.engine.grid_moves import End, PlayWord
from wordarcade.engine.hangman.moves import GuessLetter
from wordarcade.engine.hangman.setup import HangmanSetup
from wordarcade.engine.word_search.board import DEFAULT_BOARD
from wordarcade.games.days import today
from wordarcade.games.registry import GAMES
from wordarcade.games.routes import EVERY_GAME, HistoryRoute
from wordarcade.looks.big_number import BigNumber
from wordarcade.looks.panel import Panel
from wordarcade.screens.boggle.play import BoggleScreen
from wordarcade.screens.boggle.results import BoggleResultsScreen
from wordarcade.screens.history.beside import BesideHistory
from wordarcade.screens.history.screen import HistoryScreen
from wordarcade.screens.home import HomeScreen
from wordarcade.screens.menu import MenuScreen
from wordarcade.services import GameHeader, GameId, Services
from wordarcade.store.dailies import DailyKey
from wordarcade.store.locations import Locations
from wordarcade.store.records import LexiconReference
from wordarcade.support.clock import ManualClock
from wordarcade.support.progress import to_nobody
from wordarcade.widgets.chips import Chips
from wordarcade.widgets.empty_picture import EmptyPicture
from wordarcade.widgets.grid_display import GridDisplay
from wordarcade.widgets.long_list import LongList


def key_label(app: WordarcadeApp, key: str) -> str:
    """Return what the footer calls a key."""
    return app.screen.active_bindings[key].binding.description


def finished_round(services: Services) -> None:
    """Save a finished round of Boggle."""
    lexicon = services.lexicons.open("common")
    session = boggle_of(services, BoggleConfig(DEFAULT_BOARD), lexicon)
    assert session.apply(PlayWord("peace")) is not None
    session.end(End.FINISHED)
    session.know(session.find_words(to_nobody))


async def test_a_newcomer_is_told_what_comes_here(services: Services) -> None:
    """A picture and a sentence, not an empty list."""
    app = WordarcadeApp(services, HistoryRoute())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "⏎ Home" in text_of(app)
        picture = app.screen.query_one(EmptyPicture)
        rows = [picture.render_line(y).text for y in range(picture.size.height)]
        assert any("pick a game to begin" in row for row in rows)
        assert any(row.split() == ["P", "L", "A", "Y"] for row in rows)
        assert not app.screen.query_one("#listed").display


async def test_a_finished_game_is_reopened_from_home(services: Services, until: Until) -> None:
    """H lists it with its rating, enter or a click shows its results, escape goes back."""
    finished_round(services)
    app = WordarcadeApp(services)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("h")
        await until(pilot, lambda: isinstance(app.screen, HistoryScreen))
        lines = app.screen._compositor.render_strips()
        text = "\n".join("".join(segment.text for segment in line) for line in lines)
        assert "1 game" in text
        assert "Boggle" in text
        assert "4×4, 1 word, 2 points" in text
        heads = next(line for line in text.splitlines() if "rating" in line)
        row = next(line for line in text.splitlines() if "1 word, 2 points" in line)
        for head, entry in (("game", "Boggle"), ("result", "4×4")):
            assert heads.index(head) == row.index(entry)
        assert "rating  game" in heads, "not a rating game"
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, BoggleResultsScreen))
        assert key_label(app, "escape") == "History"
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, HistoryScreen))
        await pilot.click("LongList")
        await until(pilot, lambda: isinstance(app.screen, BoggleResultsScreen))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, HistoryScreen))
        await pilot.press("escape")
        assert isinstance(app.screen, HomeScreen)


async def test_the_list_marks_the_game_that_was_looked_at(services: Services, until: Until) -> None:
    """Back from its results; a game that is played from there leads home as ever."""
    for _ in range(4):
        finished_round(services)
    app = WordarcadeApp(services, HistoryRoute())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("down", "down", "enter")
        await until(pilot, lambda: isinstance(app.screen, BoggleResultsScreen))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, HistoryScreen))
        assert app.screen.query_one(LongList).marked == 2
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, BoggleResultsScreen))
        await pilot.press("s")
        await until(pilot, lambda: isinstance(app.screen, BoggleScreen))
        await pilot.press("ctrl+e", "y")
        await until(pilot, lambda: isinstance(app.screen, BoggleResultsScreen))
        assert key_label(app, "escape") == "Home"
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))


async def test_ratings_are_found_for_the_games_in_sight(services: Services, until: Until) -> None:
    """Those that no review has found yet, in a thread; they are kept. Hints are named beside."""
    setup = HangmanSetup(length=12, seed=1, lexicon="common")
    hangman = GAMES["hangman"].play.load()
    session = hangman.begin(services, setup, to_nobody)
    session.open()
    asked = session.state
    session.take_hint(asked, session.look_for_hint(asked, to_nobody))
    session.take_answer(asked, session.ask_host(GuessLetter("e"), asked, to_nobody))
    session.give_up()
    session.settle()
    app = WordarcadeApp(services, HistoryRoute())
    async with app.run_test(size=(80, 24)) as pilot:
        games = app.screen.query_one(LongList)
        await until(pilot, lambda: any(map(str.isdigit, games.render_line(0).text[:11])))
        row = games.render_line(0).text
        assert "wrong  ?" in row
        (header,) = services.games.finished("hangman")
        assert header.summary is not None
        assert str(header.summary["rating"]) == row.split()[1]


async def test_no_board_is_laid_out_for_results(
    services: Services, until: Until, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Words are found before anything is shown: the first board drawn is that of the results."""
    finished_round(services)
    drawn: list[object] = []
    render = GridDisplay.render_lines

    def noted(board: GridDisplay, crop: Region) -> list[Strip]:
        drawn.append(board.screen)
        return render(board, crop)

    monkeypatch.setattr(GridDisplay, "render_lines", noted)
    app = WordarcadeApp(services, HistoryRoute())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, BoggleResultsScreen) and bool(drawn))
        assert set(drawn) == {app.screen}


async def test_the_history_is_a_click_away(services: Services, until: Until) -> None:
    """Home names it below the cards."""
    app = WordarcadeApp(services)
    async with app.run_test(size=(80, 24)) as pilot:
        places = app.screen.query_one("#places")
        await until(pilot, lambda: "History" in places.render_line(0).text)
        column = places.render_line(0).text.index("History")
        await pilot.click("#places", offset=(column, 0))
        await until(pilot, lambda: isinstance(app.screen, HistoryScreen))


async def test_without_a_finished_game(services: Services) -> None:
    """There is nothing to open: Enter leads to the games."""
    app = WordarcadeApp(services, HistoryRoute())
    async with app.run_test(size=(60, 20)) as pilot:
        assert isinstance(app.screen, HistoryScreen)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, HomeScreen)


def text_of(app: WordarcadeApp) -> str:
    """Return the characters on the screen."""
    strips = app.screen._compositor.render_strips()
    return "\n".join(strip.text for strip in strips)


def play_some(services: Services, clock: ManualClock) -> None:
    """Put games of several kinds on record, an hour apart."""
    lexicon = LexiconReference("arcade", "5f" * 32)
    for number, (game, won) in enumerate(
        (("boggle", None), ("scrabble", True), ("scrabble", False), ("boggle", None))
    ):
        clock.advance(3600)
        told = {"score": 10 * number, "rating": 50, "won": won, "variant": f"v{number % 2}"}
        game_id = services.games.begin(game, {}, number, lexicon, deal=number)
        services.games.finish(game_id, 0, 1000, told, caption=f"number {number}")


async def test_games_are_filtered_by_key_and_mouse(services: Services, clock: ManualClock) -> None:
    """A line of games and one of filters; what is chosen is kept on the way back from results."""
    play_some(services, clock)
    app = WordarcadeApp(services, HistoryRoute())
    async with app.run_test(size=(120, 40)) as pilot:
        assert "4 games" in text_of(app)
        await pilot.press("right")
        assert "number 3" in text_of(app)
        assert "number 2" not in text_of(app)
        chips = app.screen.query_one("#games", Chips)
        await pilot.click("#games", offset=(chips.render_line(0).text.index("Scrabble") + 1, 0))
        await pilot.press("w", "2")
        assert "number 1" in text_of(app)
        assert "number 2" not in text_of(app)
        await pilot.press("w", "3")
        assert "number 2" in text_of(app)
        assert "Result lost only" in text_of(app)
        await pilot.press("x", "v")
        assert isinstance(app.screen, MenuScreen)
        await pilot.press("2")
        assert "1 game" in text_of(app)
        await pilot.press("x", *["left"] * 5, "b", "2", "d", "2")
        assert "Show records" in text_of(app)
        assert "Date today" in text_of(app)
        await pilot.press("d", "3", "w", "2", "l", "escape")
        assert "1 game" in text_of(app)


async def test_a_deleted_game_is_brought_back(services: Services, clock: ManualClock) -> None:
    """Delete takes it out of the list and the figures, U brings it back and marks it."""
    play_some(services, clock)
    app = WordarcadeApp(services, HistoryRoute())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("down", "delete", "delete")
        assert "2 games" in text_of(app)
        assert services.games.history.count(EVERY_GAME) == 2
        await pilot.press("u", "u")
        assert "4 games" in text_of(app)
        assert app.screen.query_one(LongList).marked == 1
        assert "u Undo" not in text_of(app)


async def test_a_deletion_can_be_undone_after_a_look_at_results(
    services: Services, until: Until, clock: ManualClock
) -> None:
    """Undo is there until the history is left, and the bin as long as it keeps games."""
    play_some(services, clock)
    finished_round(services)
    app = WordarcadeApp(services, HistoryRoute())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("down", "delete", "up", "enter")
        await until(pilot, lambda: isinstance(app.screen, BoggleResultsScreen))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, HistoryScreen))
        assert key_label(app, "u") == "Undo"
        await pilot.press("u")
        assert services.games.history.count(EVERY_GAME) == 5
        await pilot.press("delete", "escape", "h")
        await until(pilot, lambda: isinstance(app.screen, HistoryScreen))
        assert key_label(app, "u") == "Bin"
        await pilot.press("u")
        assert isinstance(app.screen, MenuScreen)
        assert "number 3" in text_of(app)
        await pilot.press("1")
        assert services.games.history.count(EVERY_GAME) == 5
        assert "u" not in app.screen.active_bindings


async def test_a_damaged_game_is_shown_as_such(
    services: Services, clock: ManualClock, home: Locations
) -> None:
    """It says what is wrong, and can be deleted, but neither opened nor played again."""
    play_some(services, clock)
    services.games.close()
    with closing(sqlite3.connect(home.games_database)) as connection:
        connection.execute("UPDATE rounds SET config = '[]' WHERE id = 4")
        connection.commit()
    app = WordarcadeApp(services, HistoryRoute())
    async with app.run_test(size=(80, 24)) as pilot:
        assert "damaged: record" in text_of(app)
        await pilot.press("enter", "p")
        assert isinstance(app.screen, HistoryScreen)
        assert "Game 4 is damaged" in text_of(app)
        await pilot.press("delete")
        assert "damaged" not in text_of(app).replace("is damaged", "")


async def test_the_same_is_played_again_and_sent_to_a_friend(
    services: Services, until: Until, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """P deals the same board; E writes the game to a file, which O reads again after a deletion."""
    monkeypatch.chdir(tmp_path)
    finished_round(services)
    app = WordarcadeApp(services, HistoryRoute())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("e", "enter")
        assert (tmp_path / "boggle-1.json").exists()
        await pilot.press("delete", "o", *["backspace"] * 9)
        app.screen.query_one(Input).value = str(tmp_path / "boggle-1.json")
        await pilot.press("enter")
        assert "Imported as game 2" in text_of(app)
        await pilot.press("p")
        await until(pilot, lambda: isinstance(app.screen, BoggleScreen))
        (unfinished,) = services.games.unfinished()
        assert isinstance(unfinished, GameHeader)
        assert unfinished.config == services.games.load(GameId(2)).header.config


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
async def test_who_won_and_when_is_always_told(services: Services, size: tuple[int, int]) -> None:
    """However narrow the list is; of the scores, the last ones give way."""
    lexicon = LexiconReference.of(services.lexicons.open("common"))
    caption = "Maximilian 1214, Anastasia 998, Expert 1190 · Maximilian won"
    played = services.games.begin("scrabble", {}, 1, lexicon, caption)
    services.games.finish(played, 0, 1000, {"rating": 40, "hints": 2})
    app = WordarcadeApp(services, HistoryRoute())
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        lines = app.screen._compositor.render_strips()
        line = next(text for strip in lines if "Maximilian won" in (text := strip.text))
        assert "· Maximilian won" in line
        assert "now" in line


@pytest.mark.parametrize("size", [(60, 20), (80, 24)])
async def test_results_give_way_part_by_part(services: Services, size: tuple[int, int]) -> None:
    """The least important first, and no word is cut in its middle."""
    lexicon = LexiconReference.of(services.lexicons.open("common"))
    captions = {
        "boggle": ("4×4, 132 words, 160 points", "132 words, 160 points"),
        "hangman": ("UNCOPYRIGHTABLE, saved, 3 of 8 wrong", "UNCOPYRIGHTABLE, saved"),
        "hand": (
            "Benjamin won 31–30 against Alexandra, round 2 of 3",
            "Benjamin won 31–30 against Alexandra",
        ),
    }
    for number, (game, (caption, _)) in enumerate(captions.items()):
        played = services.games.begin(game, {}, number, lexicon, caption)
        services.games.finish(played, 0, 1000, {"rating": 40, "hints": 2})
    app = WordarcadeApp(services, HistoryRoute())
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        shown = text_of(app)
        for caption, shorter in captions.values():
            told = caption if size[0] == 80 and "Benjamin" not in caption else shorter
            if size[0] == 60 and "Benjamin" in caption:
                told = "Benjamin won 31–30 …"
            assert f" {told}  " in shown


async def test_puzzles_of_days_are_marked_and_listed_alone(
    services: Services, clock: ManualClock
) -> None:
    """The word stands beside the result; B shows records, dailies, or all again."""
    play_some(services, clock)
    key = DailyKey(today(clock), "boggle", "5f" * 32)
    services.games.dailies.begin(key, GameId(1), counts=True)
    app = WordarcadeApp(services, HistoryRoute())
    async with app.run_test(size=(80, 24)) as pilot:
        (row,) = (line for line in text_of(app).splitlines() if "  daily" in line)
        assert "number 0" in row
        assert "◇ daily" not in text_of(app), "no line has that sign"
        await pilot.press("b", "2")
        assert "Show records" in text_of(app)
        await pilot.press("b", "3")
        assert "Show dailies" in text_of(app)
        assert "1 game" in text_of(app)
        await pilot.press("b", "1")
        assert "4 games" in text_of(app)
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        (row,) = (line for line in text_of(app).splitlines() if "  ◇" in line)
        assert "number 0" in row
        assert "◇ daily" in text_of(app)
        assert "= unranked" not in text_of(app), "no line has that sign"


async def test_games_that_are_not_ranked_say_so(services: Services) -> None:
    """Statistics leave them out; a reason is told where there is room for it, else a sign."""
    lexicon = LexiconReference("arcade", "5f" * 32)
    for own, caption in ((False, "first"), (False, "once more"), (True, "mine")):
        game = services.games.begin("wordsearch", {}, 1, lexicon, deal=7)
        told = {"rating": 3, "score": 1, "own": own}
        services.games.finish(game, 0, 1000, told, caption=caption)
    app = WordarcadeApp(services, HistoryRoute())
    async with app.run_test(size=(120, 40)) as pilot:
        text = text_of(app)
        (first,) = (line for line in text.splitlines() if "first" in line)
        assert "unranked" not in first
        assert "once more  unranked: dealt before" in text
        assert "mine  unranked: own letters" in text
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        assert "once more  =" in text_of(app)
        assert "= unranked" in text_of(app)


async def test_a_game_without_a_rating_says_so(services: Services) -> None:
    """Below the list what its sign stands for, and beside it on a wide screen, why."""
    lexicon = LexiconReference("arcade", "5f" * 32)
    app = WordarcadeApp(services, HistoryRoute())
    rated = services.games.begin("hand", {}, 1, lexicon, "")
    services.games.finish(rated, 0, 1000, {"score": 158, "rating": 79})
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "no rating" not in text_of(app)
    duel = services.games.begin("scrabble", {}, 1, lexicon, "Ana won 31–30 against Ben")
    services.games.finish(duel, 0, 1000, {"score": 31, "reviewed": __version__})
    app = WordarcadeApp(services, HistoryRoute())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "100 is perfect play · – no rating" in text_of(app)
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        assert "– no rating" in text_of(app)
        await pilot.resize_terminal(200, 50)
        await pilot.pause()
        assert "rating   none: several people, or ended early" in text_of(app)


async def test_a_result_is_told_before_the_words_for_hints(
    services: Services, until: Until
) -> None:
    """Where there is no room for both, a sign tells of the hints, and the foot what it means."""
    lexicon = LexiconReference.of(services.lexicons.open("common"))
    caption = "You won 411–128 against Learner"
    played = services.games.begin("scrabble", {}, 1, lexicon, caption)
    services.games.finish(played, 0, 1000, {"rating": 99, "hints": 43, "hinted_turns": 12})
    app = WordarcadeApp(services, HistoryRoute())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert f"{caption}  ?" in text_of(app)
        assert " ? with hints " in text_of(app)
        await pilot.resize_terminal(120, 40)
        await until(pilot, lambda: "with hints in 12 turns" in text_of(app))
        assert " ? with hints " not in text_of(app)
        assert "43 hints" not in text_of(app)


async def test_the_marked_game_stands_beside_the_list(services: Services, until: Until) -> None:
    """On a wide screen; it follows the mark, and on a narrow one there is no room for it."""
    finished_round(services)
    lexicon = LexiconReference.of(services.lexicons.open("common"))
    for rating in (50, 79):
        number = services.games.begin("hand", {}, 1, lexicon, "7 letters, 158 points")
        services.games.finish(number, 0, 61_000, {"score": 158, "rating": rating})
    app = WordarcadeApp(services, HistoryRoute())
    async with app.run_test(size=(200, 50)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, HistoryScreen))
        beside = app.screen.query_one(BesideHistory)
        game = beside.query_one("#marked-game", Panel)
        assert beside.display
        await until(pilot, lambda: game.title == "Hand game")
        assert beside.query_one(BigNumber).text == "79"
        ratings = beside.query_one("#neighbours", Panel)
        assert (ratings.title, ratings.fact) == ("Hand game: ratings", "2 games, ▾ this one")
        await pilot.press("down", "down")
        await until(pilot, lambda: game.title == "Boggle")
        await pilot.resize_terminal(120, 40)
        await pilot.pause()
        assert not beside.display


async def test_a_lost_word_has_no_stars(services: Services, until: Until) -> None:
    """However well it was guessed; a lost game for points has its stars."""
    lexicon = LexiconReference.of(services.lexicons.open("common"))
    for game, told in (("scrabble", {"score": 300}), ("hangman", {"measure": 6})):
        number = services.games.begin(game, {}, 1, lexicon, game)
        services.games.finish(number, 0, 1000, {"won": False, "rating": 63, **told})
    app = WordarcadeApp(services, HistoryRoute())
    async with app.run_test(size=(200, 50)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, HistoryScreen))
        beside = app.screen.query_one(BesideHistory)
        assert beside.query_one("#neighbours").size.height <= 20
        await until(pilot, lambda: beside.query_one(BigNumber).text == "63")
        assert "★" not in str(beside.query_one("#marked-game Horizontal Static", Static).render())
        hanged = next(line for line in text_of(app).splitlines() if " Hangman " in line)
        assert "★" not in hanged
        await pilot.press("down")
        lines = text_of(app).splitlines()
        assert any("★★★☆☆  63  Scrabble" in line for line in lines)
        await until(pilot, lambda: text_of(app).count("★★★☆☆") == 2)


@pytest.mark.parametrize(
    ("game", "variant", "starred"),
    [
        ("boggle", "4x4 classic min 3 time 3:00", "★★★★★"),
        ("wordsearch", "15x15 common min 3", "★★★★☆"),
        ("wordsearch", "10x10 common min 3 hidden all", "★★★☆☆"),
        ("hand", "1 hand of 7", "★★★☆☆"),
        ("from-the-future", "", "★★★☆☆"),
    ],
)
async def test_the_stars_are_those_of_the_results(
    services: Services, game: str, variant: str, starred: str
) -> None:
    """Half of all points earn all of them in Boggle; in word search the rank earns them."""
    lexicon = LexiconReference.of(services.lexicons.open("common"))
    played = services.games.begin(game, {}, 1, lexicon, "a game")
    services.games.finish(
        played, 0, 1000, {"rating": 58, "score": 9, "variant": variant, "rank": "Master"}
    )
    app = WordarcadeApp(services, HistoryRoute())
    async with app.run_test(size=(200, 50)) as pilot:
        await pilot.pause()
        assert starred in text_of(app)


@pytest.mark.parametrize(("size", "led"), [((60, 20), "★★☆☆☆"), ((80, 24), "★★☆☆☆  10")])
async def test_the_stars_lead_as_in_the_results(
    services: Services, size: tuple[int, int], led: str
) -> None:
    """In Boggle a rating of 10 is no failure; where room is short they stand alone."""
    lexicon = LexiconReference.of(services.lexicons.open("common"))
    played = services.games.begin("boggle", {}, 1, lexicon, "4×4, 12 words, 19 points")
    services.games.finish(played, 0, 1000, {"rating": 10, "score": 19})
    app = WordarcadeApp(services, HistoryRoute())
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert app.screen.query_one(LongList).render_line(0).text[1:].lstrip().startswith(f"{led} ")


async def test_a_rating_under_1_is_told_as_such(services: Services) -> None:
    """In the list and in large digits, as the results and the statistics have it."""
    lexicon = LexiconReference.of(services.lexicons.open("common"))
    played = services.games.begin("boggle", {}, 1, lexicon, "a game")
    services.games.finish(played, 0, 1000, {"rating": 1, "score": 3, "possible": 2000})
    app = WordarcadeApp(services, HistoryRoute())
    async with app.run_test(size=(200, 50)) as pilot:
        await pilot.pause()
        assert "★☆☆☆☆  <1  Boggle" in text_of(app)
        assert app.screen.query_one(BesideHistory).query_one(BigNumber).text == "<1"


async def test_hints_of_a_grid_game_are_told_by_their_words(services: Services) -> None:
    """Its rating leaves them out, so it has its stars; a game of an earlier version has none."""
    lexicon = LexiconReference.of(services.lexicons.open("common"))
    for caption, told in (("before", {}), ("now", {"hinted_words": 2})):
        played = services.games.begin("boggle", {}, 1, lexicon, caption)
        services.games.finish(played, 0, 1000, {"rating": 99, "score": 9, "hints": 8, **told})
    app = WordarcadeApp(services, HistoryRoute())
    async with app.run_test(size=(200, 50)) as pilot:
        await pilot.pause()
        assert "now  hints for 2 words" in text_of(app)
        assert "before  with 8 hints" in text_of(app)
        assert "for 2 words: sets no record" in text_of(app)
        assert "★★★★★" in text_of(app)
        await pilot.press("down")
        await pilot.pause()
        assert "8: sets no record" in text_of(app)
        assert text_of(app).count("★★★★★  99  Boggle") == 1
        assert text_of(app).count("★") == 5


async def test_hints_are_told_by_the_turns_they_were_for(services: Services) -> None:
    """In games that count them: the steps of hints say little of the help they were."""
    lexicon = LexiconReference.of(services.lexicons.open("common"))
    played = services.games.begin("scrabble", {}, 1, lexicon, "You won 411–128 against Learner")
    services.games.finish(played, 0, 1000, {"rating": 99, "hints": 43, "hinted_turns": 12})
    app = WordarcadeApp(services, HistoryRoute())
    async with app.run_test(size=(200, 50)) as pilot:
        await pilot.pause()
        assert "with hints in 12 turns" in text_of(app)
        assert "in 12 turns: sets no record" in text_of(app)
