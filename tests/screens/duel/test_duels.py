"""Two people play in turn at one keyboard."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import pytest

from tests.screens.boggle.own_board import BOARD, own_board
from tests.screens.conftest import ScreenCheck
from tests.screens.table import Table
from wordarcade.app import WordarcadeApp
from wordarcade.engine.board_text import parse_board
from wordarcade.engine.boggle.setup import BoggleSetup
from wordarcade.engine.grid_moves import End
from wordarcade.engine.hand.setup import HandSetup
from wordarcade.engine.hangman.setup import HangmanSetup
from wordarcade.engine.word_search.setup import WordSearchSetup
from wordarcade.games.boggle.play import begin
from wordarcade.games.duel.terms import DuelTerms
from wordarcade.games.routes import HomeRoute, NewGameRoute, Route
from wordarcade.looks.big_number import BigNumber
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.copied import CopiedScreen
from wordarcade.screens.duel import cover
from wordarcade.screens.duel.cover import CoverScreen
from wordarcade.screens.duel.hiding import HideScreen
from wordarcade.screens.duel.results import DuelResultsScreen
from wordarcade.screens.hangman.play import HangmanScreen
from wordarcade.screens.history.beside import BesideHistory
from wordarcade.screens.history.screen import HistoryScreen
from wordarcade.screens.home import HomeScreen
from wordarcade.screens.play_screen import PlayScreen
from wordarcade.services import Services
from wordarcade.support.clock import ManualClock
from wordarcade.support.progress import to_nobody
from wordarcade.widgets.grid_display import GridDisplay

_TERMS = DuelTerms(("Ann", "Ben"), 3)


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Open the cover at once."""
    monkeypatch.setattr(cover, "GRACE", 0)


@asynccontextmanager
async def _at(
    services: Services, route: Route, size: tuple[int, int] = (80, 24)
) -> AsyncIterator[Table]:
    app = WordarcadeApp(services, route)
    async with app.run_test(size=size) as pilot:
        yield Table(app, pilot)


def _duel(terms: DuelTerms = _TERMS) -> NewGameRoute:
    return own_board(BOARD, "american")._replace(duel=terms)


async def _see(table: Table, kind: type[ArcadeScreen[Any]]) -> None:
    await table.until(lambda: isinstance(table.screen, kind) and table.screen.in_view)
    await table.pilot.pause()


def _shown(table: Table, text: str) -> bool:
    return text in table.text


def _used(table: Table, letter: str) -> bool:
    return letter in table.screen.session.state.used


def _solved(table: Table) -> bool:
    return table.screen.session.solution is not None


async def _play(table: Table, *words: str) -> None:
    """Open the cover, play some words of Boggle, and end the round."""
    await _see(table, CoverScreen)
    await table.pilot.press("enter")
    await _see(table, PlayScreen)
    await table.wait_for_words()
    for word in words:
        await table.pilot.press(*word, "enter")
    await table.pilot.press("x", "enter", "y")


async def test_two_play_one_board_and_see_what_both_have_found(
    services: Services, looks_same: ScreenCheck
) -> None:
    """The first result is told once both have played; then both readings of it are."""
    async with _at(services, _duel()) as table:
        await _see(table, CoverScreen)
        assert "Ann begins" in table.text
        assert services.games.unfinished() == ()
        await _play(table, "norse", "rose")
        await _see(table, CoverScreen)
        assert "Ann is done" in table.text
        looks_same(table.app)
        assert "Ben" in table.text
        assert "norse" not in table.text.lower()
        assert services.games.results.figures() == ()
        (listed,) = services.games.unfinished()
        assert listed.caption == "Ann and Ben, round 1 of 3, Ben to play"
        await _play(table, "norse", "sore", "irons")
        await _see(table, DuelResultsScreen)
        assert "Ben wins round 1 by 1 point." in table.text
        looks_same(table.app)
        await table.pilot.resize_terminal(120, 40)
        await table.until(lambda: "1 word · 2 points" in table.text)
        looks_same(table.app)
        assert "Shared words aside, 1 to 2" in table.text
        assert "Only Ann" in table.text
        (figures,) = services.games.results.figures()
        assert (figures.played, figures.duels, figures.ranked) == (1, 1, 0)
        assert services.games.results.new_words("", 9) == ()
        await table.pilot.press("t")
        await table.until(lambda: "From Boggle" in table.text)


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40), (200, 50)])
async def test_the_words_that_neither_has_found_are_listed(
    services: Services, size: tuple[int, int]
) -> None:
    """Tab leads to them, as to any other column, and back; on a high screen they are in sight."""
    async with _at(services, _duel()) as table:
        for words in (("norse", "rose"), ("norse", "sore", "irons")):
            await _see(table, CoverScreen)
            await _play(table, *words)
        await _see(table, DuelResultsScreen)
        await table.pilot.resize_terminal(*size)
        await table.pilot.pause()
        assert "Ben wins round 1" in table.text
        assert "round 1 by 1 p…" not in table.text
        if size[0] >= 80:
            assert ("Tab lists them all." in table.text) == (size[1] < 48)
        await table.pilot.press("tab", "tab", "tab")
        assert "74 words · best known first" in table.text
        assert "SENIOR" in table.text
        assert table.screen.chosen_word == "senior"
        assert table.screen.query_one(GridDisplay).path
        await table.pilot.press("end", "tab")
        assert ("Neither of you found" in table.text) == (size[1] >= 48)
        assert "Only Ann" in table.text


@pytest.mark.parametrize("early", [False, True])
async def test_a_key_that_opens_no_cover_is_answered(
    services: Services, monkeypatch: pytest.MonkeyPatch, early: bool
) -> None:
    """Letters typed too soon would be lost without a word, and so would enter."""
    monkeypatch.setattr(cover, "GRACE", 1_000 if early else 0)
    async with _at(services, _duel()._replace(duel=DuelTerms(("[b]Ann", "Ben"), 3))) as table:
        await _see(table, CoverScreen)
        await table.pilot.press("enter" if early else "n")
        await table.until(lambda: bool(list(table.app._notifications)))
        (answer,) = table.app._notifications
        assert answer.message == "Still covered. Press Enter when [b]Ann is ready."
        assert not answer.markup


@pytest.mark.parametrize(
    ("game", "setup"),
    [
        ("boggle", None),
        ("wordsearch", WordSearchSetup(board=parse_board(BOARD, q_is_qu=False))),
        ("hand", HandSetup(hand_size=5, seed=3)),
    ],
)
async def test_the_hint_key_says_that_a_duel_has_no_hints(
    services: Services, game: str, setup: WordSearchSetup | HandSetup | None
) -> None:
    """The footer does not offer it, and a key that does nothing would seem broken."""
    route = NewGameRoute(game, setup, ask=False, duel=_TERMS) if setup else _duel()
    async with _at(services, route) as table:
        await _see(table, CoverScreen)
        await table.pilot.press("enter")
        await _see(table, PlayScreen)
        assert "^t" not in table.text
        await table.pilot.press("ctrl+t")
        await table.until(lambda: "A duel has no hints." in table.text)


async def test_who_types_no_name_has_a_number(services: Services) -> None:
    """The lines say so before, and Enter is enough."""
    setup = HandSetup(hand_size=5, lexicon="american")
    async with _at(services, NewGameRoute("hand", setup)) as table:
        await table.until(lambda: "Players" in table.text)
        rows = table.screen.form.duel
        while not rows._players.has_focus_within:
            await table.pilot.press("down")
        await table.pilot.press("right", "enter")
        await _see(table, CoverScreen)
        assert "Player 1" in table.text


async def test_a_duel_is_continued_in_the_middle_of_a_turn(services: Services) -> None:
    """Whoever leaves finds the turn again from Home, covered."""
    async with _at(services, _duel()) as table:
        await _play(table, "norse")
        await _see(table, CoverScreen)
        await table.pilot.press("enter")
        await _see(table, PlayScreen)
        await table.wait_for_words()
        await table.pilot.press(*"rose", "enter", "escape", "escape")
        await _see(table, HomeScreen)
    async with _at(services, HomeRoute()) as table:
        await _see(table, HomeScreen)
        assert "Ben to play" in table.text
        await table.pilot.press("c")
        await _see(table, CoverScreen)
        assert "Ben has begun already" in table.text
        await table.pilot.press("enter")
        await _see(table, PlayScreen)
        assert [found.word for found in table.screen.session.state.found] == ["rose"]


async def test_rounds_make_a_match(services: Services) -> None:
    """The second begins the second round, and two won rounds end a match of three."""
    async with _at(services, _duel()) as table:
        for round_ in (1, 2):
            for player in (0, 1) if round_ == 1 else (1, 0):
                await _see(table, CoverScreen)
                assert table.screen._text.name == _TERMS.names[player]
                await table.pilot.press("enter")
                await _see(table, PlayScreen)
                await table.wait_for_words()
                if player:
                    await table.until(lambda: bool(table.screen.session.solution))
                    word = table.screen.session.solution.words[0].word
                    await table.pilot.press(*word.replace("qu", "q"), "enter")
                await table.pilot.press("x", "enter", "y")
            await _see(table, DuelResultsScreen)
            assert f"Ben wins round {round_}" in table.text
            if round_ == 1:
                assert "Ben leads, 2 rounds to play" in table.text
                (listed,) = services.games.unfinished()
                assert listed.caption == "Ann and Ben, round 2 of 3"
                await table.pilot.press("enter")
        assert "Ben wins the match 2 to 0" in table.text
        assert services.games.unfinished() == ()
        await table.pilot.press("escape")
        await _see(table, HomeScreen)
        await table.pilot.press("h")
        await _see(table, HistoryScreen)
        rows = [line for line in table.text.splitlines() if "Ben won " in line]
        assert "2 games" in table.text
        assert len(rows) == 2
        for round_, row in zip((2, 1), rows, strict=True):
            assert re.search(rf"Ben won \d+–0 against Ann, round {round_} of 3 ", row)
            assert not re.search(r"^\W*\d", row)  # nobody is rated
        await table.pilot.press("enter")
        await _see(table, DuelResultsScreen)
        await table.pilot.press("C")
        await _see(table, CopiedScreen)
        await table.pilot.press("C")
        await _see(table, DuelResultsScreen)
        await table.pilot.press("escape")
        await _see(table, HistoryScreen)


async def test_the_history_tells_of_both_who_played(services: Services, clock: ManualClock) -> None:
    """The points of both stand beside the list, and the time that they took together."""
    async with _at(services, _duel(DuelTerms(("Ann", "Ben"))), size=(200, 50)) as table:
        for words, seconds in (("norse", "rose"), 63), (("nor",), 20):
            await _see(table, CoverScreen)
            await table.pilot.press("enter")
            await _see(table, PlayScreen)
            await table.wait_for_words()
            for word in words:
                await table.pilot.press(*word, "enter")
            clock.advance(seconds)
            await table.pilot.press("x", "enter", "y")
        await _see(table, DuelResultsScreen)
        await table.pilot.press("escape")
        await _see(table, HomeScreen)
        await table.pilot.press("h")
        await _see(table, HistoryScreen)
        assert table.screen.query_one(BesideHistory).query_one(BigNumber).text == "3–1"
        await table.until(partial(_shown, table, "1:23"))


async def test_no_best_is_told_where_none_can_be_beaten(services: Services) -> None:
    """A duel sets no record."""
    setup = BoggleSetup(seed=1, lexicon="american")
    before = begin(services, setup, to_nobody)
    before.open()
    before.play(before.find_words(to_nobody).words[0].word)
    before.end(End.FINISHED)
    alone = NewGameRoute("boggle", setup, ask=False)
    async with _at(services, alone) as table:
        await _see(table, PlayScreen)
        await table.until(partial(_shown, table, f"best {before.state.score} ★"))
    async with _at(services, alone._replace(duel=_TERMS)) as table:
        await _see(table, CoverScreen)
        await table.pilot.press("enter")
        await _see(table, PlayScreen)
        await table.wait_for_words()
        assert "★" not in table.text.replace("next ★", "")
        assert "best" not in table.text


async def test_a_word_in_no_list_is_hidden_and_guessed(services: Services) -> None:
    """The hider learns what the arcade knows; the guesser that it is in no list."""
    setup = HangmanSetup(guesses=3, lexicon="enable")
    route = NewGameRoute("hangman", setup, ask=False, duel=DuelTerms(("Ann", "Ben")))
    async with _at(services, route) as table:
        for hider, word in (("Ben", "brno"), ("Ann", "rope")):
            await _see(table, CoverScreen)
            assert f"{hider} hides a word" in table.text
            await table.pilot.press("enter")
            await _see(table, HideScreen)
            await table.pilot.press(*word)
            known = "ROPE is in enable" if word == "rope" else "BRNO isn't in enable"
            await table.until(partial(_shown, table, known))
            await table.pilot.press("ctrl+v")
            assert known not in table.text
            await table.pilot.press("enter")
            await _see(table, CoverScreen)
            assert word.upper() not in table.text
            told = "a word in the enable list." if word == "rope" else "isn't in the enable list."
            assert told in table.text
            await table.pilot.press("enter")
            await _see(table, HangmanScreen)
            guesses = "brno" if word == "brno" else "aeiu"
            for guess in guesses:
                await table.pilot.press(guess)
                await table.until(partial(_used, table, guess))
            await table.until(lambda: table.screen.session.closed)
            await table.pilot.press("enter")
        await _see(table, DuelResultsScreen)
        assert "Ann wins the duel by 3 points." in table.text
        assert "hidden by Ben" in table.text


async def test_both_are_dealt_the_same_hand(services: Services) -> None:
    """Nobody sees the best words before both have played."""
    setup = HandSetup(hand_size=5, lexicon="american", seed=3)
    route = NewGameRoute("hand", setup, ask=False, duel=DuelTerms(("Ann", "Ben")))
    hands = []
    async with _at(services, route) as table:
        for _ in range(2):
            await _see(table, CoverScreen)
            await table.pilot.press("enter")
            await _see(table, PlayScreen)
            hands.append(table.screen.session.state.attempt.hand)
            await table.pilot.press("!", "!", "enter")
        await _see(table, DuelResultsScreen)
        assert "A draw: 0 points each." in table.text
    assert hands[0] == hands[1]


async def test_two_search_one_board(services: Services) -> None:
    """Word search is played in turn like Boggle."""
    board = parse_board(BOARD, q_is_qu=False)
    setup = WordSearchSetup(board=board, lexicon="american")
    route = NewGameRoute("wordsearch", setup, ask=False, duel=DuelTerms(("Ann", "Ben")))
    boards = []
    async with _at(services, route) as table:
        for player in (0, 1):
            await _see(table, CoverScreen)
            await table.pilot.press("enter")
            await _see(table, PlayScreen)
            session = table.screen.session
            boards.append(session.grid)
            await table.until(partial(_solved, table))
            if player:
                await table.pilot.press(*session.solution.words[0], "enter")
            await table.pilot.press("ctrl+e", "y")
        await _see(table, DuelResultsScreen)
        assert "Ben wins the duel" in table.text
    assert boards[0] == boards[1]


async def test_a_duel_ends_at_once_for_those_who_want_no_questions(services: Services) -> None:
    """Between two turns, from the cover; so does a round in it."""
    services.settings.change({"ask_first": False})
    setup = WordSearchSetup(board=parse_board(BOARD, q_is_qu=False), lexicon="american")
    route = NewGameRoute("wordsearch", setup, ask=False, duel=DuelTerms(("Ann", "Ben")))
    async with _at(services, route) as table:
        await _see(table, CoverScreen)
        await table.pilot.press("enter")
        await _see(table, PlayScreen)
        await table.until(partial(_solved, table))
        await table.pilot.press("ctrl+e")
        await _see(table, CoverScreen)
        await table.pilot.press("ctrl+e")
        await _see(table, HomeScreen)
