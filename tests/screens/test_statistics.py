"""The statistics: a game at a time, its variants, figures and charts."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from textual.app import App

from tests.screens.conftest import Until
from tests.unrated_rounds import leave_unrated
from wordarcade.app import WordarcadeApp
from wordarcade.games.late_ratings import unrated_games
from wordarcade.games.registry import GAMES
from wordarcade.games.routes import HistoryRoute, StatisticsRoute
from wordarcade.games.statistics import (
    GameFigures,
    VariantFigures,
    VariantKey,
    earlier_rating,
    figures_of,
)
from wordarcade.screens.history.screen import HistoryScreen
from wordarcade.screens.home import HomeScreen
from wordarcade.screens.setup_screen import SetupScreen
from wordarcade.screens.statistics.ratings import RatingLines
from wordarcade.screens.statistics.rows import Row, foot
from wordarcade.screens.statistics.screen import StatisticsScreen
from wordarcade.services import Services
from wordarcade.store.records import GameId, LexiconReference
from wordarcade.support.clock import ManualClock
from wordarcade.widgets.figure_card import FigureCard
from wordarcade.widgets.long_list import LongList

Check = Callable[[App[Any]], None]

LEXICON = LexiconReference("arcade", "5f" * 32)


def play(services: Services, clock: ManualClock) -> None:
    """Put rounds of Boggle in two variants, and of hangman against two hosts, on record."""
    for number in range(24):
        clock.advance(7 * 3600)
        if number % 2:
            size = "5x5 big min 4" if number % 8 == 7 else "4x4 classic min 3"
            score = 20 + 5 * (number * 7 % 11)
            told = {"variant": f"{size} time 3:00", "score": score, "rating": score, "words": 9}
            _finish(services, "boggle", number, told, ("norse", "eons")[: number // 9])
        else:
            wrong = number * 5 % 7
            host = "evil" if number % 3 else "honest"
            told = {"variant": f"{host} full 7 letters 6 guesses", "won": wrong < 6}
            _finish(services, "hangman", number, {**told, "measure": wrong, "rating": 90})


def _finish(
    services: Services, game: str, number: int, told: dict[str, Any], words: tuple[str, ...] = ()
) -> None:
    game_id = services.games.begin(game, {}, number, LEXICON, deal=number)
    services.games.finish(game_id, 0, 1000, told, words=words)


def text_of(app: App[Any]) -> str:
    """Return the characters on the screen."""
    strips = app.screen._compositor.render_strips()
    return "\n".join(strip.text for strip in strips)


async def test_hidden_words_are_words_and_no_points(services: Services) -> None:
    """Each counts one: the best is so many words, and so is what the charts show."""
    told = {"variant": "15x15 common min 3 hidden all", "score": 13, "rating": 80}
    _finish(services, "wordsearch", 1, told)
    app = WordarcadeApp(services, StatisticsRoute("wordsearch"))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        shown = text_of(app)
        assert "Words over time" in shown
        assert "points" not in shown.lower()


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)], ids="{0[0]}x{0[1]}".format)
async def test_how_a_game_looks(
    services: Services, clock: ManualClock, looks_same: Check, size: tuple[int, int]
) -> None:
    """Figures, variants and ratings; charts where there is room."""
    play(services, clock)
    app = WordarcadeApp(services, StatisticsRoute("boggle"))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert " Rating: new games without hints " in text_of(app)
        looks_same(app)


async def test_the_rating_of_a_game_is_the_mean(services: Services, clock: ManualClock) -> None:
    """Over all its variants, not of the one played most or last."""
    for number, (host, rating) in enumerate((("evil", 51), ("honest", 38), ("evil", 50))):
        clock.advance(3600)
        told = {"variant": f"{host} full 7 letters 6 guesses", "won": True, "measure": 3}
        _finish(services, "hangman", number, {**told, "rating": rating})
    (hangman,) = (game for game in figures_of(services.games, GAMES) if game.played)
    assert hangman.rating == pytest.approx((51 + 38 + 50) / 3)
    assert earlier_rating(services.games.results, hangman, clock.now()) is None
    app = WordarcadeApp(services, StatisticsRoute())
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        row = next(line for line in text_of(app).splitlines() if "3/3" in line)
        assert " 46 " in row


async def test_a_rating_under_1_is_told_as_it_is(services: Services) -> None:
    """As under 1, and without a bar, the shortest of which would stand for more."""
    for number, (game, possible) in enumerate((("wordsearch", 2400), ("hand", 1000))):
        told = {"variant": "usual", "score": 11, "rating": 1, "possible": possible}
        _finish(services, game, number, told)
    app = WordarcadeApp(services, StatisticsRoute("wordsearch"))
    async with app.run_test(size=(120, 40)) as pilot:
        app.theme = "wordarcade-mono"
        await pilot.pause()
        lines = app.screen.query_one(RatingLines).render().plain.splitlines()
        bars = {line[2:15].strip(): line[15:].split() for line in lines if line[15:]}
        assert bars["Word search"][1:] == ["<1"]
        assert set(bars["Word search"][0]) == {"·"}
        assert bars["Hand game"][1:] == ["1"]
        assert bars["Hand game"][0].startswith("█·")
        rows = [line for line in text_of(app).splitlines() if "usual" in line]
        assert any(" <1 " in row for row in rows)


async def test_ratings_that_nobody_waited_for_are_found(services: Services, until: Until) -> None:
    """In a thread; until then, statistics say how many games they wait for."""
    leave_unrated(services, (1, 2))
    assert len(unrated_games(services, GAMES)) == 2
    app = WordarcadeApp(services, StatisticsRoute("hangman"))
    async with app.run_test(size=(120, 40)) as pilot:
        assert "still rating" in text_of(app) or not unrated_games(services, GAMES)
        await until(pilot, lambda: "still rating" not in text_of(app))
        assert not unrated_games(services, GAMES)
        (hangman,) = (game for game in figures_of(services.games, GAMES) if game.played)
        row = next(line for line in text_of(app).splitlines() if "▸" in line and "0/2" in line)
        assert f" {hangman.rating:.0f} " in row
        assert " 2 games " in text_of(app)


async def test_figures_are_read_once_for_many_ratings(
    services: Services, until: Until, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not with each of them: the more games there are, the longer keys would wait."""
    leave_unrated(services, range(1, 5))
    read: list[int] = []

    def counted(*of: Any) -> tuple[GameFigures, ...]:
        read.append(len(unrated_games(services, GAMES)))
        return figures_of(*of)

    monkeypatch.setattr("wordarcade.screens.statistics.screen.figures_of", counted)
    app = WordarcadeApp(services, StatisticsRoute("hangman"))
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: "still rating" not in text_of(app))
        assert read == [4, 0]


async def test_games_that_get_no_rating_are_not_waited_for(
    services: Services, until: Until
) -> None:
    """They are looked at once; the course tells how many of the games it shows."""
    told = {"variant": "evil full 7 letters 6 guesses", "won": False, "measure": 6}
    for number, rating in enumerate((None, 40)):
        _finish(services, "hangman", number, {**told, "rating": rating})
    app = WordarcadeApp(services, StatisticsRoute("hangman"))
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: "still rating" not in text_of(app))
        assert "1 of 2 games" in text_of(app)


async def test_from_home_through_the_games_to_their_history(
    services: Services, clock: ManualClock
) -> None:
    """I opens it, arrows change game and variant, enter lists the games of the variant."""
    play(services, clock)
    app = WordarcadeApp(services)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.press("i")
        await pilot.pause()
        assert isinstance(app.screen, StatisticsScreen)
        assert "24" in text_of(app)
        await pilot.press("down", "enter")
        assert "Hangman, evil" in text_of(app)
        assert "Won, evil" in text_of(app)
        await pilot.press("down")
        assert "Won, honest" in text_of(app)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, HistoryScreen)
        assert "4 games" in text_of(app)
        await pilot.press("i")
        await pilot.pause()
        assert isinstance(app.screen, StatisticsScreen)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, HomeScreen)


async def test_a_game_without_figures_is_begun(services: Services, clock: ManualClock) -> None:
    """The empty screen says how, whether nothing was played or only other games."""
    app = WordarcadeApp(services, StatisticsRoute())
    async with app.run_test(size=(60, 20)) as pilot:
        assert "pick a game to begin" in " ".join(text_of(app).split())
        assert "⏎ Home" in text_of(app)
        await pilot.press("right")
        assert "You haven't played Boggle" in text_of(app)
        assert "⏎ Play" in text_of(app)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, SetupScreen)


async def test_a_click_on_a_chip_shows_its_game(services: Services, clock: ManualClock) -> None:
    """As its arrow keys do; H leads to all games of it."""
    play(services, clock)
    app = WordarcadeApp(services, StatisticsRoute())
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.click("#games", offset=(12, 0))
        assert "Variants" in text_of(app)
        await pilot.press("h")
        await pilot.pause()
        assert isinstance(app.screen, HistoryScreen)
        assert "12 games" in text_of(app)
    assert HistoryRoute().marked is None


async def test_games_with_hints_alone_show_what_is_known(
    services: Services, clock: ManualClock
) -> None:
    """They set no record, but what was won and played is there, and said to be unranked."""
    variant = "1 person, club, board standard, tiles english, void challenge, clock off"
    for number, bingos in enumerate((1, 4)):
        told = {"variant": variant, "won": True, "counts": False, "bingos": bingos, "score": 400}
        _finish(services, "scrabble", number, told)
    app = WordarcadeApp(services, StatisticsRoute("scrabble"))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("down")
        figures = {card._figure.title: card._figure for card in app.screen.query(FigureCard)}
        assert figures["Bingos"].text == "2.5"
        assert figures["Bingos"].more == "unranked"
        won = next(figure for title, figure in figures.items() if title.startswith("Won"))
        assert (won.text, won.about, won.more) == ("2", "of 2", "2 with help")
        assert "records leave out 2 with help" in text_of(app)
        for size in ((80, 24), (60, 20)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert "Mean and streak skip helped wins" in text_of(app)
        await pilot.press("left")
        assert "You haven't played Hangman" in text_of(app)
        assert "with help" not in text_of(app)


@pytest.mark.parametrize(
    "size", [(60, 20), (80, 24), (100, 30), (120, 40), (200, 50)], ids="{0[0]}x{0[1]}".format
)
async def test_no_two_variants_look_alike(
    services: Services, clock: ManualClock, size: tuple[int, int]
) -> None:
    """They are named by what differs, and figures give way where that takes more room."""
    rules = (
        *("common 7 letters 6", "full 8 letters 8", "common 8 letters 8", "full 8 letters 10"),
        *("common 8 letters 6", "full 14 letters 12"),
    )
    for number, each in enumerate(rules):
        told = {"variant": f"evil {each} guesses", "won": True, "measure": 3}
        _finish(services, "hangman", number, told)
    app = WordarcadeApp(services, StatisticsRoute("hangman"))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        shown = app.screen.query_one(LongList)
        lines = [shown._draw(number).plain for number in range(1, len(rules) + 1)]
        names = [line.partition("   ")[0].strip() for line in lines]
        assert len(set(names)) == len(rules)
        assert not any("…" in name for name in names)
        assert all("1/1" in line for line in lines)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids="{0[0]}x{0[1]}".format)
async def test_games_a_day_can_be_read_as_numbers(
    services: Services, clock: ManualClock, size: tuple[int, int]
) -> None:
    """Of the busiest day above its bar, of today beside the sign for it."""
    for day in range(3):
        for number in range((12, 1, 3)[day]):
            _finish(services, "hand", 100 * day + number, {"variant": "1 hand of 7", "score": 9})
        if day < 2:
            clock.advance(24 * 3600)
    app = WordarcadeApp(services, StatisticsRoute())
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        lines = text_of(app).splitlines()
        head = next(number for number, line in enumerate(lines) if "Games a day" in line)
        assert "▾ today 3" in lines[head]
        rows = lines[head + 1 : head + 4]
        assert any(re.search(r"│ +12 +│ *$", row) for row in rows)


@pytest.mark.parametrize("size", [(60, 20), (80, 24)], ids="{0[0]}x{0[1]}".format)
async def test_a_game_without_a_rating_takes_one_line(
    services: Services, size: tuple[int, int]
) -> None:
    """All five games stand below each other, whatever is known of them."""
    _finish(services, "hangman", 1, {"variant": "evil full 7 letters 8 guesses", "won": True})
    app = WordarcadeApp(services, StatisticsRoute())
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert text_of(app).count("no rating yet") == 5


def test_the_foot_says_why_a_duel_has_no_winner() -> None:
    """Two people play it at one keyboard; with other games beside it, ratings matter more."""
    key = VariantKey("hangman", "honest full 7 letters 6 guesses", "5f" * 32)
    figures = VariantFigures(
        key, "arcade", 1, 0, 0, 0, 1, None, None, None, 0, 0, 0, 0, 0, GameId(1), None
    )
    for variant, told in (
        (figures, "Duels count as played, never as won"),
        (figures._replace(played=2, decided=1), "Rating: new games without hints"),
    ):
        game = GameFigures(GAMES["hangman"], (variant,), {})
        for row in (Row(game, variant), Row(game, None, whole=True)):
            assert foot(row) == told
            assert foot(row, awaited=2) == "still rating 2 games …"


async def test_all_games_say_what_is_not_ranked(services: Services) -> None:
    """A game played with hints alone was played, and has no rating for that reason."""
    for number in range(2):
        _finish(services, "boggle", number, {"variant": "v", "counts": False, "rating": 36})
    app = WordarcadeApp(services, StatisticsRoute())
    async with app.run_test(size=(120, 40)):
        assert "Boggle: records leave out 2 with help" in text_of(app)
        assert "no game counts yet" in text_of(app)
        assert "no rating yet" in text_of(app)  # of the other games


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 50)])
async def test_a_rating_of_boggle_is_told_by_its_stars(
    services: Services, size: tuple[int, int]
) -> None:
    """Nobody comes near 100 there: a bar on that scale would look like failure. That is told."""
    for number, name in enumerate(("boggle", "hangman")):
        told = {"variant": "4x4 time 3:00" if name == "boggle" else "evil", "rating": 20}
        _finish(services, name, number, {**told, "score": 31, "measure": 1})
    app = WordarcadeApp(services, StatisticsRoute())
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        shown = text_of(app)
        assert "100 is perfect" not in shown
        assert "In Boggle 50 earns all five stars" in shown
        assert "your mean, of 100" in shown
        lines = [line for line in shown.splitlines() if "20" in line]
        assert any("Boggle" in line and "★★★☆☆" in line for line in lines)
        assert not any("Hangman" in line and "★" in line for line in lines)


async def test_stars_are_explained_where_they_stand(services: Services) -> None:
    """Not under the rating of another game, nor before Boggle has one."""
    _finish(services, "hangman", 1, {"variant": "evil", "rating": 20, "measure": 1})
    app = WordarcadeApp(services, StatisticsRoute())
    async with app.run_test(size=(120, 40)):
        assert "five stars" not in text_of(app)
    _finish(services, "boggle", 2, {"variant": "4x4 time 3:00", "rating": 20, "score": 31})
    app = WordarcadeApp(services, StatisticsRoute())
    async with app.run_test(size=(120, 40)) as pilot:
        assert "five stars" in text_of(app)
        for told in (True, False):
            await pilot.press("right")
            await pilot.pause()
            assert ("five stars" in text_of(app)) == told
