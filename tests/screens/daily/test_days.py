"""The puzzles of a day on the screen, by keyboard and by mouse."""

from collections.abc import Callable, Iterable
from datetime import date
from typing import Any

import pytest
from textual.app import App

from tests.screens.conftest import Until
from wordarcade.app import WordarcadeApp
from wordarcade.engine.grid_moves import End
from wordarcade.games.daily.puzzle import DailyKey, begin
from wordarcade.games.daily.share import rating_of, result_text
from wordarcade.games.days import today
from wordarcade.games.registry import GAMES
from wordarcade.games.routes import DailyGameRoute, DailyRoute
from wordarcade.screens.copied import CopiedScreen
from wordarcade.screens.daily.calendar import MonthCalendar
from wordarcade.screens.daily.card import DailyCard
from wordarcade.screens.daily.days import DailyScreen
from wordarcade.screens.daily.marks import mark_of
from wordarcade.screens.daily.streak import StreakPanel
from wordarcade.screens.hangman.play import HangmanScreen
from wordarcade.screens.hangman.results import HangmanResultsScreen
from wordarcade.screens.home import HomeScreen
from wordarcade.screens.play_screen import PlayScreen
from wordarcade.services import Services
from wordarcade.store.dailies import Dailies, DailyGame
from wordarcade.store.records import LexiconReference
from wordarcade.support.clock import ManualClock
from wordarcade.support.progress import to_nobody
from wordarcade.widgets.message_line import MessageLine
from wordarcade.widgets.top_line import TopLine

Check = Callable[[App[Any]], None]
DAY = 86_400


def text_of(app: App[Any]) -> str:
    """Return the characters on the screen."""
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips())


def play_boggle(services: Services) -> None:
    """Play today's puzzle of Boggle to its end, without a word."""
    session: Any = begin(services, GAMES["boggle"], today(services.clock), to_nobody)
    session.open()
    session.end(End.FINISHED)
    session.know(session.find_words(to_nobody))


@pytest.fixture
def days(services: Services, clock: ManualClock) -> Services:
    """A puzzle on each of two days, then a day without, then today."""
    play_boggle(services)
    clock.advance(DAY)
    play_boggle(services)
    clock.advance(2 * DAY)
    return services


async def test_a_puzzle_from_home_to_its_end(services: Services, until: Until) -> None:
    """D shows the puzzles, a key opens one, and its results lead back to them."""
    app = WordarcadeApp(services)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("d")
        await until(pilot, lambda: isinstance(app.screen, DailyScreen))
        await pilot.press("4")
        await until(pilot, lambda: isinstance(app.screen, HangmanScreen))
        played: Any = app.screen
        assert played.active_bindings["escape"].binding.description == "Daily"
        await pilot.press("e")
        await until(pilot, lambda: bool(played.session.state.moves))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, DailyScreen))
        await until(pilot, lambda: isinstance(app.focused, DailyCard))
        focused = app.focused
        assert isinstance(focused, DailyCard)
        assert focused.game == "hangman"  # the one under way
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, HangmanScreen))
        played = app.screen
        for letter in "jqzxvwkbfypgu":
            await pilot.press(letter)
        await until(pilot, lambda: played.session.is_over)
        await pilot.pause()
        assert played.active_bindings["n"].binding.description == "Free play"
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, HangmanResultsScreen))
        assert app.screen.active_bindings["n"].binding.description == "Free play"
        await pilot.press("c")
        await until(pilot, lambda: isinstance(app.screen, CopiedScreen))
        assert "· wordarcade daily · 1 January 2026" in app.clipboard
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, HangmanResultsScreen))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, DailyScreen))
        await pilot.press("4")
        await until(pilot, lambda: isinstance(app.screen, HangmanResultsScreen))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, DailyScreen))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))


async def test_a_missed_day_is_opened(days: Services, until: Until, clock: ManualClock) -> None:
    """By its key, from its line or from the calendar; the next step back is today."""
    app = WordarcadeApp(days, DailyRoute())
    async with app.run_test(size=(120, 40)) as pilot:

        async def shows(title: str) -> None:
            await until(
                pilot,
                lambda: (
                    isinstance(app.screen, DailyScreen)
                    and app.screen._top_line.title == f"Daily · {title}"
                ),
            )

        await shows("Sunday 4 January")
        await pilot.press("m")
        await shows("Saturday 3 January")
        await pilot.press("escape")
        await shows("Sunday 4 January")
        await pilot.press("down", "down", "enter")
        await shows("Friday 2 January")
        calendar = app.screen.query_one(MonthCalendar)
        await pilot.click(calendar, offset=(calendar.size.width // 2, 1))
        await shows("Thursday 1 January")
        await pilot.press("pagedown")
        await shows("Friday 2 January")


async def test_a_new_day_comes_at_midnight(
    services: Services, until: Until, clock: ManualClock
) -> None:
    """The screen that is open follows the date, and begins no puzzle of the day before."""
    app = WordarcadeApp(services, DailyRoute())
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, DailyScreen))
        daily: Any = app.screen
        await until(pilot, lambda: daily._top_line.title == "Daily · Thursday 1 January")
        clock.advance(DAY)
        await pilot.press("1")
        await pilot.pause()
        assert daily.is_active
        assert daily._top_line.title == "Daily · Friday 2 January"
        assert daily.query_one(MessageLine).message.text.startswith("It's past midnight:")
        clock.advance(DAY)
        daily._look_at_clock()  # as the timer does now and then
        assert daily._top_line.title == "Daily · Saturday 3 January"
        await pilot.press("pageup")
        await until(pilot, lambda: app.screen is not daily and isinstance(app.screen, DailyScreen))
        earlier: Any = app.screen
        clock.advance(DAY)
        earlier._look_at_clock()
        assert earlier._top_line.title == "Daily · Friday 2 January"
        assert earlier._book.today == today(clock)


async def test_the_results_of_a_day_are_copied(
    services: Services, until: Until, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without letters and words, and seen by those whose terminal copies nothing."""
    copied: list[str] = []
    monkeypatch.setattr(WordarcadeApp, "copy_to_clipboard", lambda _, text: copied.append(text))
    play_boggle(services)
    app = WordarcadeApp(services, DailyRoute())
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, DailyScreen))
        await pilot.press("c")
        await until(pilot, lambda: isinstance(app.screen, CopiedScreen))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, DailyScreen))
    assert copied == ["wordarcade daily · 1 January 2026 · arcade\nBoggle       ☆☆☆☆☆  0 points"]


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
async def test_looks(
    days: Services, until: Until, looks_same: Check, size: tuple[int, int]
) -> None:
    """Cards, calendar, streak and what was missed, as far as there is room."""
    app = WordarcadeApp(days, DailyRoute())
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: isinstance(app.screen, DailyScreen))
        await pilot.pause()
        looks_same(app)


@pytest.mark.parametrize("columns", range(80, 101, 4))
async def test_no_mark_touches_a_title(services: Services, until: Until, columns: int) -> None:
    """Where there is no room for both, it stands below."""
    app = WordarcadeApp(services, DailyRoute())
    async with app.run_test(size=(columns, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, DailyScreen))
        await pilot.pause()
        text = text_of(app)
        assert [spec.title for spec in GAMES if f"{spec.title}·" in text] == []
        rows = text.split("\n")
        for card in (card.region for card in app.screen.query(DailyCard)):
            assert "·" in "".join(row[card.x : card.right] for row in rows[card.y : card.y + 2])


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40), (200, 50)])
async def test_each_card_names_its_key(
    services: Services, until: Until, size: tuple[int, int]
) -> None:
    """Whichever has the focus, and however long its title is."""
    app = WordarcadeApp(services, DailyRoute())
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: isinstance(app.screen, DailyScreen))
        titles = [f"{number} {spec.title}" for number, spec in enumerate(GAMES, start=1)]
        for _ in titles:
            await pilot.pause()
            text = text_of(app)
            assert [title for title in titles if title not in text] == []
            await pilot.press("down" if size[0] < 80 else "right")


async def test_the_top_line_says_that_a_game_is_a_daily(services: Services, until: Until) -> None:
    """After its title, until room is short; no other game says so."""
    app = WordarcadeApp(services, DailyRoute())
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, DailyScreen))
        await pilot.press("4")
        await until(pilot, lambda: " letters · daily " in text_of(app))
        app.screen.query_one(TopLine).facts = ("much to tell " * 5,)
        await pilot.pause()
        assert " · daily" not in text_of(app).splitlines()[0]


def test_a_lost_word_has_no_stars(services: Services) -> None:
    """A lost game for points has them, as far as they were earned."""
    key = DailyKey(date(2026, 1, 1), "hangman", "5f" * 32)
    entry = DailyGame(key, None, counts=True, done=True, rating=63, won=False, measure=6)
    for found, starred in (
        (entry, ""),
        (entry._replace(won=True), "★★★☆☆"),
        (entry._replace(score=9), "★★★☆☆"),
    ):
        rating = rating_of(found, GAMES[key.game].statistics)
        assert rating is not None
        assert (rating.value, rating.starred) == (63, starred)


@pytest.mark.parametrize("hints", [0, 2])
def test_a_rating_under_1_is_told_as_such(services: Services, hints: int) -> None:
    """The card of the day has the figure that results and statistics have, with hints or not."""
    finish_others(services, ["boggle"], rating=1, possible=5000, hints=hints)
    (entry,) = services.games.dailies.games()
    rating = rating_of(entry, GAMES["boggle"].statistics)
    assert rating is not None
    assert (rating.figure, rating.brief) == ("under 1", "<1")


def test_hints_cost_the_stars_where_the_rating_counts_them(services: Services) -> None:
    """Where it leaves out the words that were helped, these are told, and the stars stay."""
    key = DailyKey(date(2026, 1, 1), "boggle", "5f" * 32)
    entry = DailyGame(key, None, counts=True, done=True, score=9, rating=40, hints=8)
    play = GAMES["boggle"].play.load().daily
    assert play is not None
    for found, told, starred in (
        (entry, "9 points, with 8 hints", ""),
        (entry._replace(hinted_words=2), "9 points, hints for 2 words", "★★★★☆"),
    ):
        rating = rating_of(found, GAMES[key.game].statistics)
        assert rating is not None
        assert (result_text(found, play), rating.starred) == (told, starred)


async def test_a_puzzle_whose_game_was_deleted(services: Services, until: Until) -> None:
    """It was played: the screen says so where it is, and opens nothing."""
    play_boggle(services)
    services.games.bin.delete(services.games.recent()[0].id)
    app = WordarcadeApp(services, DailyRoute())
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, DailyScreen))
        await pilot.press("1")
        line = app.screen.query_one(MessageLine)
        await until(pilot, lambda: "was deleted" in line.message.text)
        assert isinstance(app.screen, DailyScreen)


def finish_others(
    services: Services, games: Iterable[str], rating: int = 60, **help_taken: int
) -> None:
    """Note today's puzzles of some games as played to their end, perhaps with hints."""
    lexicon = LexiconReference.of(services.lexicons.open("arcade"))
    for game in games:
        begun = services.games.begin(game, {}, 1, lexicon, "")
        key = DailyKey(today(services.clock), game, lexicon.identity)
        services.games.dailies.begin(key, begun, counts=True)
        services.games.finish(begun, 0, 1000, {"score": 9, "rating": rating, **help_taken})


@pytest.mark.parametrize(
    ("variant", "told", "stars"),
    [
        ("10x10 common min 3 hidden all", {}, 3),
        ("15x15 common min 3", {"rank": "Expert"}, 3),
        ("15x15 common min 3", {"possible": 9000}, 1),
    ],
)
def test_stars_are_those_of_the_variant(
    services: Services, variant: str, told: dict[str, object], stars: int
) -> None:
    """One rule says how many a rating or a rank earns, in the history and on the day's card.

    A game of an earlier version names no rank: its points tell it.
    """
    lexicon = LexiconReference.of(services.lexicons.open("arcade"))
    begun = services.games.begin("wordsearch", {}, 1, lexicon, "")
    key = DailyKey(today(services.clock), "wordsearch", lexicon.identity)
    services.games.dailies.begin(key, begun, counts=True)
    summary = {"score": 16, "rating": 60, "variant": variant, **told}
    services.games.finish(begun, 0, 1000, summary)
    (entry,) = services.games.dailies.games()
    rating = rating_of(entry, GAMES["wordsearch"].statistics)
    assert rating is not None
    assert rating.stars == stars


def test_a_hint_may_have_done_all_of_it(services: Services) -> None:
    """Then no point was one's own; of a hint that told less, the steps are counted."""
    finish_others(services, ["scrabble"], hints=2, hinted_turns=1)
    (entry,) = services.games.dailies.games()
    play = GAMES["scrabble"].play.load().daily
    assert play is not None
    assert result_text(entry, play) == "9 points, with 2 hints"
    assert (entry.given_up, mark_of(entry)) == (False, ("✓", "good"))
    laid = entry._replace(rating=0, hints=3)
    assert result_text(laid, play) == "9 points, by a hint"
    assert (laid.given_up, laid.empty, mark_of(laid)) == (True, False, ("●", "soft"))


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40), (200, 50)])
async def test_help_is_told_whole_at_any_size(
    services: Services, until: Until, size: tuple[int, int]
) -> None:
    """Below what came of it, if a card has no room for both in a line."""
    finish_others(services, ["boggle"], hints=24, hinted_words=11)
    finish_others(services, ["scrabble"], rating=0, hints=3, hinted_turns=1)
    finish_others(services, ["wordsearch", "hand", "hangman"], hints=12)
    app = WordarcadeApp(services, DailyRoute())
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: "record." in text_of(app))
        assert "…" not in text_of(app)
        assert text_of(app).count("9 points") == len(NAMES)
        assert "by a hint" in text_of(app)


NAMES = [spec.name for spec in GAMES]
PLAYS = {
    "boggle": ("enter", "ctrl+e", "y"),
    "wordsearch": ("enter", "ctrl+e", "y"),
    "hand": ("exclamation_mark", "exclamation_mark", "enter"),
    "hangman": ("ctrl+e", "y", "enter"),
    "scrabble": ("ctrl+e", "up", "enter", "y", "enter"),
}


@pytest.mark.parametrize("game", NAMES)
async def test_results_say_how_far_the_day_is(
    services: Services, until: Until, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That it was a daily, what was played, and for the streak; one given up at once is not."""
    finish_others(services, [each for each in NAMES if each != game][:2])
    app = WordarcadeApp(services, DailyGameRoute(game))
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))
        for key in PLAYS[game]:
            await pilot.press(key)
            await pilot.pause()
        await until(pilot, lambda: "Results" in type(app.screen).__name__)
        await until(pilot, lambda: " · daily " in text_of(app).splitlines()[0])
        assert "2 of 5 today · 1 more starts a streak" in text_of(app).splitlines()[0]
        monkeypatch.delattr(Dailies, "games")
        await pilot.resize_terminal(80, 24)
        await until(pilot, lambda: text_of(app).splitlines()[0].rstrip().endswith("2 of 5 today"))


async def test_all_five_are_celebrated(
    services: Services, until: Until, clock: ManualClock
) -> None:
    """Together they come to a total, beside those of the days before."""
    finish_others(services, NAMES, rating=50)
    clock.advance(DAY)
    finish_others(services, NAMES, rating=90)
    app = WordarcadeApp(services, DailyRoute())
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: "Your best of the week!" in text_of(app))
        text = text_of(app)
        assert "Today's five" in text
        assert "of 500" in text
        assert "2 days of dailies" in text
        assert "your week" in text
        await until(pilot, lambda: "★ ALL FIVE TODAY · " in text_of(app))
        assert " of 500 · 2-day streak" in text_of(app)
        await pilot.press("c")
        await until(pilot, lambda: isinstance(app.screen, CopiedScreen))
        assert "all five " in text_of(app)


async def test_nothing_is_celebrated_before_all_are_done(services: Services, until: Until) -> None:
    """Four of five are announced without gold."""
    finish_others(services, NAMES[1:])
    app = WordarcadeApp(services, DailyRoute())
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: "Everyone gets the same puzzles" in text_of(app))
        assert "ALL FIVE" not in text_of(app)


async def test_a_puzzle_left_empty_is_not_celebrated(services: Services, until: Until) -> None:
    """All five are over, and four of them were played: that is what is said, without gold."""
    finish_others(services, [name for name in NAMES if name != "boggle"])
    play_boggle(services)
    app = WordarcadeApp(services, DailyRoute())
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: "Four of five played today. New puzzles come" in text_of(app))
        assert "ALL FIVE" not in text_of(app)
        assert not app.screen.query_one(StreakPanel).has_class("-golden")
        await pilot.press("c")
        await until(pilot, lambda: isinstance(app.screen, CopiedScreen))
        assert "in all " in text_of(app)
        assert "all five" not in text_of(app)


async def test_the_five_wait_for_their_reviews(services: Services, until: Until) -> None:
    """A game that was left before its review is rated on the screen of the day."""
    finish_others(services, [name for name in NAMES if name != "hangman"])
    session: Any = begin(services, GAMES["hangman"], today(services.clock), to_nobody)
    session.open()
    session.give_up()
    session.close()
    app = WordarcadeApp(services, DailyRoute())
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: "First five this week." in text_of(app))
        rated = services.games.dailies.games()
        assert [entry.rating for entry in rated if entry.key.game == "hangman"] != [None]


async def test_the_large_figure_of_each_card_says_what_it_is_of(
    services: Services, clock: ManualClock
) -> None:
    """It is the rating of every game, not its points: these are told below it."""
    finish_others(services, NAMES, rating=14)
    for size in ((80, 24), (120, 40)):
        app = WordarcadeApp(services, DailyRoute())
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            assert text_of(app).count("of 100") == len(NAMES)
