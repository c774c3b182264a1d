"""The home screen: cards, unfinished rounds, the lexicon, notices."""

import sqlite3
from collections.abc import Awaitable, Callable
from itertools import pairwise
from typing import Any

import pytest
from textual.app import App
from textual.pilot import Pilot
from textual.strip import Strip
from textual.widgets import Static

from tests.screens.conftest import changed
from tests.unrated_rounds import leave_unrated
from wordarcade import app as app_module
from wordarcade.app import WordarcadeApp
from wordarcade.engine.boggle.setup import BoggleSetup
from wordarcade.engine.grid_moves import PlayWord
from wordarcade.games.late_ratings import unrated_games
from wordarcade.games.registry import GAMES
from wordarcade.games.routes import HomeRoute, NewGameRoute, ResumeRoute, Route
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.confirm import ConfirmScreen
from wordarcade.screens.home import WELCOME, HomeScreen
from wordarcade.screens.play_screen import PlayScreen
from wordarcade.screens.themes import ThemesScreen
from wordarcade.screens.title_line import TitleLine
from wordarcade.services import Services
from wordarcade.store.records import GameId, LexiconReference
from wordarcade.support.clock import ManualClock
from wordarcade.widgets.game_card import GameCard
from wordarcade.widgets.game_list import GameList

Check = Callable[[App[Any]], None]
Until = Callable[[Pilot[Any], Callable[[], bool]], Awaitable[None]]

LEXICON = LexiconReference("arcade", "0")


def begin(services: Services, caption: str) -> GameId:
    """Put a round of Boggle on record, on a board that nobody has played."""
    seed = len(services.games.recent())
    return services.games.begin("boggle", {"cells": seed}, seed, LEXICON, caption)


def play_some(services: Services, clock: ManualClock) -> None:
    """Leave two rounds unfinished, an hour apart, and finish two."""
    for score in (87, 40):
        services.games.finish(begin(services, "over"), 0, 60_000, {"score": score})
    begin(services, "4×4, 7 words, 11 points")
    clock.advance(3600)
    begin(services, "5×5, 1 word, 1 point, 1:12 left")
    clock.advance(300)


def lexicon_text(app: App[Any]) -> str:
    """Return what stands top right."""
    return app.screen.query_one(TitleLine).status


def complete(app: App[Any]) -> bool:
    """Whether all is there: the lexicon, which a thread opens, and the keys below."""
    shown = picture(app)
    return "words" in lexicon_text(app) and "Quit" in shown


def marked(rounds: GameList) -> str:
    """Return the caption of the round that the keys are for."""
    return rounds.marked_game.caption if rounds.marked_game else ""


def picture(app: App[Any]) -> str:
    """Return the characters on the screen."""
    strips = app.screen._compositor.render_strips()
    return "\n".join(strip.text for strip in strips)


def notices(app: App[Any]) -> list[str]:
    """Return the notices under the top line."""
    return [str(notice.content) for notice in app.screen.query(".notice").results(Static)]


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (60, 20)], ids="{0[0]}x{0[1]}".format)
async def test_first_start(
    services: Services, until: Until, looks_same: Check, size: tuple[int, int]
) -> None:
    """A player without rounds is welcomed, and sees what the game is about."""
    app = WordarcadeApp(services)
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: complete(app))
        looks_same(app)


async def test_with_rounds(
    services: Services, clock: ManualClock, until: Until, looks_same: Check
) -> None:
    """Unfinished rounds stand on top, best and average on the card."""
    play_some(services, clock)
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        await until(pilot, lambda: complete(app))
        looks_same(app)


async def test_a_card_draws_the_ratings_that_nobody_waited_for(
    services: Services, until: Until
) -> None:
    """They are found while Home is in sight; all come at once, and nothing else moves."""
    leave_unrated(services, range(1, 5))
    app = WordarcadeApp(services)
    async with app.run_test(size=(120, 40)) as pilot:
        card = app.screen.query_one("#card-hangman", GameCard)
        courses: list[int] = []
        app.screen.watch(card, "statistics", lambda it: courses.append(len(it.recent)))
        place = card.region
        await until(pilot, lambda: len(card.statistics.recent) == 4)
        assert (courses, card.region) == ([0, 4], place)
        assert not unrated_games(services, GAMES)


async def test_lexicon_is_named_with_its_size(services: Services, until: Until) -> None:
    """Once it is open, the lexicon of the settings stands top right."""
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        await until(pilot, lambda: lexicon_text(app) == "arcade lexicon · 172,843 words")


async def test_missing_lexicon_is_a_notice(services: Services, until: Until) -> None:
    """A lexicon that does not exist is told in a sentence that stays on the screen."""
    settings = changed(services, lexicon="nonsense")
    app = WordarcadeApp(services._replace(settings=settings))
    async with app.run_test() as pilot:
        await until(pilot, lambda: bool(notices(app)))
        assert notices(app)[0].startswith("! There is no lexicon 'nonsense'")


async def test_card_is_chosen_in_every_way(services: Services, routes: list[Route]) -> None:
    """Enter, the digit and a click open the same."""
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        await pilot.press("enter", "1")
        await pilot.click(GameCard)
    assert routes == [NewGameRoute("boggle", BoggleSetup())] * 3


async def test_round_is_resumed_in_every_way(services: Services, routes: list[Route]) -> None:
    """Enter, c and a click resume the round that was played last."""
    begin(services, "older")
    last = begin(services, "newer")
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        await pilot.press("enter", "c")
        await pilot.click(GameList, offset=(10, 1))
    assert routes == [ResumeRoute(last)] * 3


async def test_unfinished_games_show_their_letters(services: Services) -> None:
    """On tiles in one column; where there is little room, the caption says what it can."""
    games = services.games
    games.begin("scrabble", {}, 1, LEXICON, "you 12, Bot 30")
    word = games.begin("hangman", {}, 1, LEXICON, "O-BLE, 2 of 8 wrong")
    board = {"cells": list("oiselroneathstby"), "columns": 4}
    grid = games.begin("boggle", board, 1, LEXICON, "4×4, 7 words")
    for game in (word, grid):
        games.tick(game, 1000)
    app = WordarcadeApp(services)
    async with app.run_test(size=(120, 40)) as pilot:
        lines = str(app.screen.query_one(GameList).render()).splitlines()
        boggle, hangman, scrabble = (line[14:] for line in lines)
        assert boggle.startswith(" OISE    4×4, 7 words")
        assert hangman.startswith(" O-BLE   2 of 8 wrong")
        assert scrabble.startswith("         you 12, Bot 30")
        await pilot.resize_terminal(64, 24)
        await pilot.pause()
        assert "OISE" not in str(app.screen.query_one(GameList).render())


async def test_the_cursor_stands_where_the_player_comes_from(services: Services) -> None:
    """On the card of the game that was opened by its digit, or continued; `t` opens the themes."""
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        for digit, game in (("5", "scrabble"), ("2", "wordsearch")):
            await pilot.press(digit)
            await pilot.pause()
            assert len(app.screen_stack) == 2
            await pilot.press("escape")
            await pilot.pause()
            assert app.focused is app.screen.query_one(f"#card-{game}")
        await pilot.press("T")
        await pilot.pause()
        assert isinstance(app.screen, ThemesScreen)


async def test_arrows_move_over_rounds_and_cards(services: Services) -> None:
    """The arrows walk from the rounds to the cards and back, and stop at the ends."""
    begin(services, "older")
    begin(services, "newer")
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        rounds = app.screen.query_one(GameList)
        await pilot.press("up", "left")
        assert marked(rounds) == "newer"
        await pilot.press("down")
        assert marked(rounds) == "older"
        await pilot.press("down")
        assert isinstance(app.focused, GameCard)
        await pilot.press("left", "up")
        assert rounds.has_focus
        assert marked(rounds) == "older"


async def test_of_many_rounds_the_marked_one_is_shown(
    services: Services, routes: list[Route]
) -> None:
    """Two rounds are shown at a time; the mark takes the others into sight, and the mouse."""
    numbers = [begin(services, f"round {number}.") for number in range(10)]
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        await pilot.pause()
        assert "8 more ↓" in picture(app)
        assert "round 8." in picture(app)
        assert "round 7." not in picture(app)
        await pilot.press(*["down"] * 7)
        await pilot.pause()
        assert "round 2." in picture(app)
        assert "round 4." not in picture(app)
        await pilot.click(GameList, offset=(10, 1))
        await pilot.press(*["up"] * 9)
        await pilot.pause()
        assert "round 9." in picture(app)
    assert routes == [ResumeRoute(numbers[3])]


async def test_round_is_deleted_only_on_a_yes(services: Services) -> None:
    """Delete asks; no keeps the round, yes removes it and the focus stays on the screen."""
    only = begin(services, "4×4, 7 words, 11 points")
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        await pilot.press("delete")
        assert isinstance(app.screen, ConfirmScreen)
        await pilot.press("n")
        assert [header.id for header in services.games.unfinished()] == [only]
        await pilot.press("delete", "y")
        await pilot.pause()
        assert services.games.unfinished() == ()
        assert not app.screen.query_one(GameList).display
        assert isinstance(app.focused, GameCard)


async def test_coming_back_shows_what_was_played(services: Services) -> None:
    """Rounds begun and finished on another screen are there when the home screen returns."""
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        await app.push_screen(ArcadeScreen[None]())
        begin(services, "new")
        services.games.finish(begin(services, "over"), 0, 1, {"score": 12})
        await app.pop_screen()
        await pilot.pause()
        assert len(app.screen.query_one(GameList).games) == 1
        assert app.screen.query_one(GameCard).statistics.best == 12


async def test_coming_back_from_a_game_begun_meanwhile_stands_on_it(
    services: Services, clock: ManualClock
) -> None:
    """Enter continues what was just left, not a new game; an older one of the game has no part."""
    begin(services, "older")
    clock.advance(60)
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        home = app.screen
        assert isinstance(home, HomeScreen)
        rounds = home.query_one(GameList)
        for left_unfinished in (False, True):
            home.leave_for("boggle")
            await app.push_screen(ArcadeScreen[None]())
            if left_unfinished:
                begin(services, "left")
            await app.pop_screen()
            await pilot.pause()
            assert rounds.has_focus == left_unfinished
        assert marked(rounds) == "left"


async def test_the_list_starts_at_the_top_when_the_keys_come_back_from_elsewhere(
    services: Services, clock: ManualClock
) -> None:
    """Where the mark was left far down, the newest game is still the first that is seen."""
    for number in range(5):
        begin(services, f"game {number}")
        clock.advance(1)
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        rounds = app.screen.query_one(GameList)
        await pilot.press(*("down",) * 5)
        assert (rounds.has_focus, marked(rounds)) == (False, "game 0")
        assert "3 more ↑" in picture(app)
        await app.push_screen(ArcadeScreen[None]())
        begin(services, "newest")
        await app.pop_screen()
        await pilot.pause()
        assert "newest" in str(rounds.render())
        assert "4 more ↓" in picture(app)


async def test_a_game_that_this_version_has_not_is_left_out(services: Services) -> None:
    """A newer version has saved it: it cannot be resumed here, stays saved, and says nothing."""
    other = services.games.begin("crossword", {}, 1, LEXICON, "half full")
    app = WordarcadeApp(services)
    async with app.run_test():
        rounds = app.screen.query_one(GameList)
        assert (list(rounds.games), rounds.display) == ([], False)
        assert "half full" not in picture(app)
        assert notices(app) == []
    known = begin(services, "fine")
    app = WordarcadeApp(services)
    async with app.run_test():
        assert [game.id for game in app.screen.query_one(GameList).games] == [known]
    assert {game.id for game in services.games.unfinished()} == {other, known}


async def test_a_damaged_game_is_listed_and_said_when_opened(
    services: Services, until: Until
) -> None:
    """It stands among the others with its reason; opening it leads to one sentence."""
    begin(services, "fine")
    bad = begin(services, "bad")
    services.games.close()
    connection = sqlite3.connect(services.locations.games_database)
    connection.execute("UPDATE rounds SET seed = 'seven' WHERE id = ?", (bad,))
    connection.commit()
    connection.close()
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        await pilot.pause()
        assert [game.id for game in app.screen.query_one(GameList).games] == [bad, bad - 1]
        assert f"Boggle {bad} is damaged: record: " in picture(app)
        await pilot.press("enter")
        await until(pilot, lambda: bool(notices(app)))
        assert notices(app)[0].startswith(f"! Game {bad} is damaged (record: ")


async def test_a_game_found_damaged_when_it_is_opened_is_listed_so(
    services: Services, until: Until
) -> None:
    """Its row looks sound; that its rules cannot be read is known from then on."""
    lexicon = LexiconReference.of(services.lexicons.open("arcade"))
    bad = services.games.begin("boggle", {"cells": 3}, 1, lexicon, "looks fine")
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        await pilot.pause()
        await pilot.press("enter")
        await until(pilot, lambda: f"Game {bad} is damaged (config: " in picture(app))
        await pilot.press("escape")
        await until(pilot, lambda: f"Boggle {bad} is damaged: config: " in picture(app))


async def test_mark_stays_with_its_round(services: Services, clock: ManualClock) -> None:
    """However the rounds are sorted when the player comes back, the mark is where it was."""
    numbers = [begin(services, f"round {number}.") for number in range(4)]
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        rounds = app.screen.query_one(GameList)
        await pilot.press("down")
        assert marked(rounds) == "round 2."
        for played in (2, 0):
            await app.push_screen(ArcadeScreen[None]())
            clock.advance(60)
            services.games.tick(numbers[played], 60_000)
            await app.pop_screen()
            await pilot.pause()
            assert rounds.games[0].id == numbers[played]
            assert marked(rounds) == "round 2."
        await app.push_screen(ArcadeScreen[None]())
        services.games.bin.delete(numbers[2])
        await app.pop_screen()
        await pilot.pause()
        assert marked(rounds) == "round 3."


async def test_words_of_others_are_no_markup(services: Services) -> None:
    """A caption that looks like markup is shown letter by letter."""
    begin(services, "[red]4×4[/red] [")
    app = WordarcadeApp(services)
    async with app.run_test():
        assert "[red]4×4[/red] [" in picture(app)


async def test_trouble_of_the_store_is_a_notice(services: Services) -> None:
    """A database that cannot be opened is told on the home screen, which works all the same."""
    services.locations.games_database.mkdir(parents=True)
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        assert notices(app)[0].startswith("! Games can't be saved")
        await app.push_screen(HomeScreen(services, GAMES))
        await pilot.pause()
        assert notices(app) == []


async def test_settings_that_are_spoilt_meanwhile_are_a_notice(
    services: Services, until: Until, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Home says so while it is in view, and says it once."""
    monkeypatch.setattr(app_module, "_LOOK_EVERY", 0.01)
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        assert not notices(app)
        services.settings.path.parent.mkdir(parents=True, exist_ok=True)
        services.settings.path.write_text("motion = 7", encoding="utf-8")
        await until(pilot, lambda: bool(notices(app)))
        (notice,) = notices(app)
        assert "settings.toml, line 1" in notice


@pytest.mark.parametrize("spoilt", ["settings", "games"])
async def test_trouble_is_told_in_a_game(
    services: Services,
    until: Until,
    monkeypatch: pytest.MonkeyPatch,
    told: list[str],
    spoilt: str,
) -> None:
    """Who begins at once with a game hears of spoilt settings, and that it cannot be saved."""
    monkeypatch.setattr(app_module, "_LOOK_EVERY", 0.01)
    if spoilt == "games":
        services.locations.games_database.mkdir(parents=True)
    else:
        services.settings.path.parent.mkdir(parents=True, exist_ok=True)
        services.settings.path.write_text("motion = 7", encoding="utf-8")
    app = WordarcadeApp(services, NewGameRoute("boggle", BoggleSetup(lexicon="arcade"), ask=False))
    async with app.run_test() as pilot:
        await until(pilot, lambda: bool(told))
        assert told[0].startswith(("Games can't be saved", str(services.settings.path)))
        assert app.screen is not app.screen_stack[0]
        if spoilt == "games":
            await until(
                pilot, lambda: isinstance(app.screen, PlayScreen) and app.screen.game_is_running
            )
            session = app.screen.session  # type: ignore[attr-defined]
            assert session.untouched
            await until(pilot, lambda: session.take_hint() is not None)
            session.apply(PlayWord(session.state.shown[0].word))
            await app.action_quit()
            await until(pilot, lambda: isinstance(app.screen, ConfirmScreen))
            assert "Your game isn't saved" in picture(app)


async def test_nothing_is_cut_in_any_size(
    services: Services, clock: ManualClock, until: Until
) -> None:
    """Cards, saved games and the hint of a first start lie apart, and inside the screen."""
    begin(services, "4×4, 7 words, 11 points, 1:12 left")
    clock.advance(300)
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        home = app.screen
        await home.query_one("#home").mount(Static(WELCOME, id="welcome"), after="#saved")
        for columns, rows in ((60, 20), (80, 24), (100, 30), (120, 40), (160, 45), (200, 50)):
            await pilot.resize_terminal(columns, rows)
            await until(pilot, lambda size=(columns, rows): home.size == size)  # type: ignore[misc]
            for first_start in (False, True):
                home.query_one("#welcome").display = first_start
                home.query_one("#saved").display = not first_start
                await pilot.pause()
                line = str(home.query_one(GameList).render())
                assert first_start or ("1:12 left" in line and "5 min ago" in line)
                shown = [each for each in home.query("#home > *") if each.display]
                for above, below in pairwise(shown):
                    # The name ends with an empty row; the line of the day is one of the places.
                    joined = isinstance(above, TitleLine) or (above.id == "daily" and rows < 36)
                    gap = 0 if joined else 1
                    assert above.region.bottom + gap <= below.region.y, (columns, above, below)
                assert shown[-1].region.bottom < rows
                assert not home.query_one("#home").max_scroll_y


@pytest.mark.parametrize(
    ("size", "told"),
    [
        ((60, 20), "★ 47 · 4×4, 3:00"),
        ((80, 24), "4×4, 3:00"),
        ((120, 40), "4×4 classic, 3:00"),
        ((200, 50), "3 played in all"),
    ],
    ids="{0[0]}".format,
)
async def test_a_card_names_what_its_best_is_of(
    services: Services, size: tuple[int, int], told: str
) -> None:
    """In as many words as fit, once more than one variant was played; games count in all."""
    lexicon = LexiconReference("arcade", "5f" * 32)
    for number, timer in enumerate(("3:00", "3:00", "off")):
        game = services.games.begin("boggle", {}, number, lexicon, deal=number)
        variant = f"4x4 classic min 3 time {timer}"
        services.games.finish(
            game, 0, 1000, {"variant": variant, "score": 47 + 9 * (timer == "off")}
        )
    app = WordarcadeApp(services)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert told in picture(app)
        assert "56" not in picture(app)


@pytest.mark.parametrize(
    ("size", "told"),
    [((60, 20), "best 13 words"), ((80, 24), "★ 13 words"), ((120, 40), "★ best 13 words")],
    ids="{0[0]}".format,
)
async def test_a_card_says_what_a_best_counts_that_is_not_points(
    services: Services, size: tuple[int, int], told: str
) -> None:
    """Hidden words count one each."""
    lexicon = LexiconReference("arcade", "5f" * 32)
    game = services.games.begin("wordsearch", {}, 1, lexicon, deal=1)
    summary = {"variant": "15x15 common min 3 hidden all", "score": 13}
    services.games.finish(game, 0, 1000, summary)
    app = WordarcadeApp(services)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert told in picture(app)


async def test_a_card_has_no_best_of_nothing(services: Services) -> None:
    """A round without a word is no best to be reminded of."""
    lexicon = LexiconReference("arcade", "5f" * 32)
    game = services.games.begin("boggle", {}, 1, lexicon, deal=1)
    services.games.finish(game, 0, 1000, {"variant": "4x4 classic", "score": 0})
    app = WordarcadeApp(services)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "1 played" in picture(app)
        assert "best 0" not in picture(app)


@pytest.mark.parametrize(
    ("game", "told"),
    [("boggle", "3 played"), ("scrabble", "last 49, with hints")],
)
async def test_every_card_says_how_often_its_game_was_played(
    services: Services, game: str, told: str
) -> None:
    """Those that set no record included, of which the last one is told until there is a best."""
    lexicon = LexiconReference("arcade", "5f" * 32)
    for number in range(3):
        played = services.games.begin(game, {}, number, lexicon, deal=number)
        counts = game == "boggle" and number == 0
        told_of_it = {"score": 47 + number, "counts": counts, "hints": int(not counts)}
        services.games.finish(played, 0, 1000, told_of_it)
    app = WordarcadeApp(services)
    async with app.run_test(size=(160, 45)) as pilot:
        await pilot.pause()
        assert told in picture(app)


@pytest.mark.parametrize(
    ("size", "told"),
    [
        ((60, 20), ["★ best streak 2"]),
        ((80, 24), ["★ best 2", "4 played"]),
        ((120, 40), ["★ best streak 2", "4 played · 3 won"]),
        ((200, 50), ["★ best streak 2 · now 1", "4 played · 3 won"]),
    ],
    ids=["60", "80", "120", "200"],
)
async def test_the_card_of_hangman_tells_of_streaks(
    services: Services, size: tuple[int, int], told: list[str]
) -> None:
    """It has no best score: words in a row are what its players care for."""
    lexicon = LexiconReference("arcade", "5f" * 32)
    for number, won in enumerate((True, True, False, True)):
        game = services.games.begin("hangman", {}, number, lexicon, deal=number)
        services.games.finish(game, 0, 1000, {"measure": 4, "won": won, "rating": 80})
    app = WordarcadeApp(services)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert [line for line in told if line not in picture(app)] == []


@pytest.mark.parametrize(
    ("key", "size"),
    [*((key, (120, 40)) for key in "15cdit"), *((key, (80, 24)) for key in "1cd")],
)
async def test_what_was_chosen_says_at_once_that_it_opens(
    services: Services, monkeypatch: pytest.MonkeyPatch, key: str, size: tuple[int, int]
) -> None:
    """Before anything is loaded for it; nothing says so any more when the player is back."""
    begin(services, "4×4, 7 words, 11 points")
    seen: list[tuple[bool, int]] = []
    open_route = HomeScreen.open

    def opened(screen: HomeScreen, route: Route) -> None:
        waits = bool(screen._dirty_widgets or screen._repaint_required)
        seen.append((waits, picture(screen.app).count("opening …")))
        open_route(screen, route)

    app = WordarcadeApp(services)
    async with app.run_test(size=size) as pilot:
        monkeypatch.setattr(HomeScreen, "open", opened)
        await pilot.press(key)
        assert seen == [(False, 1)]
        await app._show(HomeRoute())
        await pilot.pause()
        assert "opening" not in picture(app)


async def test_a_place_in_a_line_is_marked_while_it_opens(
    services: Services, routes: list[Route]
) -> None:
    """Its name stays where it is."""
    app = WordarcadeApp(services)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("i")
        assert routes
        strips = app.screen._compositor.render_strips()
        lit = [it.text for strip in strips for it in strip if it.style and it.style.reverse]
        assert [text for text in lit if text.isalpha()] == ["Stats"]


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 50)], ids="{0[0]}".format)
async def test_every_tool_is_named(services: Services, size: tuple[int, int]) -> None:
    """Among the places, or at least in the footer."""
    app = WordarcadeApp(services)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        shown = picture(app)
        tools = ("History", "Stat", "Daily", "Puzzles", "Trainer", "Words", "Settings", "Profiles")
        assert [name for name in tools if name.lower() not in shown.lower()] == []


def sides(line: Strip) -> tuple[tuple[str, str, bool], ...]:
    """Return the first and the last cell of a line: its glyph, its ground, whether reversed."""
    cells = []
    for cell in (line.crop(0, 1), line.crop(line.cell_length - 1)):
        ((text, style, _),) = cell
        assert style is not None
        cells.append((text, str(style.bgcolor), bool(style.reverse)))
    return tuple(cells)


@pytest.mark.parametrize("theme", ["wordarcade-dark", "wordarcade-terminal", "wordarcade-mono"])
async def test_the_card_with_the_focus_has_sides(services: Services, theme: str) -> None:
    """Colours alone hardly tell it from the others where a terminal has only 16."""
    services.settings.change({"theme": theme})
    app = WordarcadeApp(services)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        (first, *_, last) = app.screen.query(GameCard)
        for card, other in ((first, last), (last, first)):
            card.focus()
            await pilot.pause()
            framed, plain = (
                [sides(each.render_line(row)) for row in range(1, each.size.height - 1)]
                for each in (card, other)
            )
            (edge,) = {each for row in framed for each in row}
            assert not any(edge in row for row in plain)


async def test_a_card_still_tells_of_its_game_after_the_first(services: Services) -> None:
    """Where its figures leave room for it; in little room a card does so in brief."""
    lexicon = LexiconReference("arcade", "5f" * 32)
    game = services.games.begin("hangman", {}, 1, lexicon, deal="a")
    services.games.finish(game, 0, 1000, {"variant": "8", "measure": 8, "won": False})
    app = WordarcadeApp(services)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        assert "1 played · 0 won" in picture(app)
        assert "Guess the word. The" in picture(app)
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert "crosswords" in picture(app)
        assert "not played" not in picture(app)


async def test_the_name_stands_in_the_middle_of_a_wide_page(services: Services) -> None:
    """As all below it does; beside it there is still room for the lexicon."""
    app = WordarcadeApp(services)
    async with app.run_test(size=(200, 50)) as pilot:
        await pilot.pause()
        title = app.screen.query_one(TitleLine)
        cells = [
            segment.style.bgcolor
            for segment in title.render_line(1)
            if segment.style is not None
            for _ in segment.text
        ]
        tiles = [column for column, colour in enumerate(cells) if colour != cells[0]]
        status = len(cells) - max(len(part) for part in title.status.split(" · "))
        right = max(column for column in tiles if column < status)
        assert abs(min(tiles) - (len(cells) - 1 - right)) <= 1


async def test_figures_leave_a_line_of_every_card_free(
    services: Services, clock: ManualClock
) -> None:
    """What a played game is would fit there of some games alone."""
    play_some(services, clock)
    app = WordarcadeApp(services)
    async with app.run_test(size=(200, 50)) as pilot:
        await pilot.pause()
        assert "best 87" in picture(app)
        assert GAMES["boggle"].tagline not in picture(app)
