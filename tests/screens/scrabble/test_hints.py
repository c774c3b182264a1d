"""Hints, a little more each time."""

from threading import Event

import pytest
from textual.widgets import Static

from tests.screens.scrabble.journeys import answered, game, laid, remark, square, state
from tests.screens.table import SitDown, Table
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.games.scrabble.session import HintedTurn, ScrabbleSession
from wordarcade.services import Services
from wordarcade.support.log_file import LOG_NAME
from wordarcade.support.progress import Report
from wordarcade.widgets.tone import Tone


async def hint(table: Table) -> str:
    """Ask for a hint, and return it."""
    await table.pilot.press("ctrl+t")
    await table.until(lambda: not table.said.endswith("…"))
    return table.said


def kept(table: Table) -> int:
    """Return how many hints are kept among the messages."""
    return sum(each.tone is Tone.HINT for each in game(table).message_line.history)


async def test_hints_tell_more_each_time(sit_down: SitDown) -> None:
    """What hints cost; the score and where, which tiles, the play; then nothing more."""
    async with sit_down(racks=("AEINQTZ", "EEEEEEE"), plays=("8G CAT",)) as table:
        assert await hint(table) == "A game with hints sets no record. Ctrl+T again for a hint."
        assert remark(table) == "Ctrl+T: the best play's score and place"
        assert not game(table).session.hinted
        assert game(table).area.board.hinted == frozenset()
        first = await hint(table)
        assert remark(table) == "Ctrl+T: its tiles"
        points = int(first.removeprefix("One of the best plays scores ").partition(",")[0])
        hinted = game(table).area.board.hinted
        assert (await hint(table)).startswith("It takes ")
        assert remark(table) == "Ctrl+T: the play, laid for you"
        assert kept(table) == 2
        play = await hint(table)
        assert kept(table) == 1  # it tells all that the others have told
        assert await hint(table) == "The play lies there. Enter plays it."
        lay = laid(table)
        await table.pilot.press("backspace")
        assert len(laid(table)) < len(lay)
        assert await hint(table) == play
        assert laid(table) == lay
        assert play.startswith("It's ")
        name, word = play.removeprefix("It's ").split()[:2]
        assert square(name) in hinted
        assert len(word) == len(hinted)
        assert {square(each) for each in laid(table)} <= hinted
        await table.pilot.press("enter")
        await answered(table)
        assert state(table).position.scores[0] == points
        assert game(table).area.board.hinted == frozenset()
        assert " best " in await hint(table)


async def test_half_a_hint_says_what_comes_next(sit_down: SitDown) -> None:
    """Until the turn is over, also after tiles were taken back, and to whoever presses Enter."""
    async with sit_down(racks=("AEINQTZ", "EEEEEEE"), plays=("8G CAT",)) as table:
        await hint(table)
        told = await hint(table)
        taken = game(table).session.hints_taken
        await table.pilot.press("enter")
        assert table.said == "No tile is laid yet. Ctrl+T: its tiles."
        assert game(table).message_line.history[-1].text == told
        assert game(table).session.hints_taken == taken
        await table.pilot.press("i", "escape", "up")
        assert table.said == told
        assert remark(table) == "Ctrl+T: its tiles"
        await table.pilot.press("f4", "y")
        await answered(table)
        assert not remark(table).startswith("Ctrl+T")
        await table.pilot.press("enter")
        assert table.said == "Play at least one tile."


async def test_hints_stay_in_sight_until_the_turn_ends(sit_down: SitDown) -> None:
    """Beside the board before whatever else is said meanwhile; then the newest messages lead."""
    async with sit_down(racks=("AEINQTZ", "EEEEEEE"), plays=("8G CAT",), size=(120, 40)) as table:
        await hint(table)
        told = [await hint(table), await hint(table)]
        for typed in ("bob", "mum", "dud", "wow"):
            await table.pilot.press(*typed, "enter", "escape")
        assert kept(table) == len(told)
        shown = game(table).scores.query_one("#messages Static", Static)
        lines = str(shown.render()).splitlines()
        assert [line[0] for line in lines if line[0] != " "][:3] == ["?", "?", "×"]
        assert {len(line) <= shown.size.width for line in lines} == {True}
        await table.pilot.press("f4", "y")
        await answered(table)
        assert str(shown.render())[0] != "?"


async def test_hints_asked_for_during_the_search_follow_it(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Keys pressed meanwhile are not lost, nor is the search begun anew."""
    found, searches = Event(), []
    look = ScrabbleSession.look_for_hint

    def late(session: ScrabbleSession, asked: ScrabbleGame, report: Report) -> HintedTurn:
        searches.append(asked)
        assert found.wait(60)
        return look(session, asked, report)

    monkeypatch.setattr(ScrabbleSession, "look_for_hint", late)
    async with sit_down(racks=("AEINQTZ", "EEEEEEE"), plays=("8G CAT",)) as table:
        await table.pilot.press(*["ctrl+t"] * 3)
        assert table.said.endswith("…")
        found.set()
        await table.until(lambda: table.said.startswith("It takes "))
        assert len(searches) == 1
        assert game(table).session.hints_taken == 2


async def test_a_hint_that_fails_ends_no_game(
    sit_down: SitDown, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One sentence, the traceback in the log, and the next hint is looked for anew."""

    def broken(session: ScrabbleSession, asked: ScrabbleGame, report: Report) -> HintedTurn:
        raise AttributeError("a stale kernel")

    log = services.locations.log / LOG_NAME
    async with sit_down(racks=("AEINQTZ", "EEEEEEE"), plays=("8G CAT",)) as table:
        await hint(table)
        with monkeypatch.context() as patch:
            patch.setattr(ScrabbleSession, "look_for_hint", broken)
            assert await hint(table) == f"That hint failed; the details are in {log}."
        assert "AttributeError: a stale kernel" in log.read_text(encoding="utf-8")
        assert " best " in await hint(table)
        assert game(table).session.hints_taken == 1


async def test_an_exchange_can_be_the_best(sit_down: SitDown) -> None:
    """Where no play is better, the hints say so, and which tiles go."""
    async with sit_down(racks=("UUUUUVV", "EEEEEEE")) as table:
        await hint(table)
        assert (await hint(table)).endswith(" tiles is best.")
        assert remark(table) == "Ctrl+T: which ones"
        assert (await hint(table)).startswith("Exchanging U U U U")
        assert game(table).message_line.prompt == "Ctrl+X exchanges tiles."


async def test_passing_can_be_all_there_is(sit_down: SitDown) -> None:
    """A rack without a word and an empty bag."""
    async with sit_down(racks=("QV", "VV"), bag="", plays=("8G CAT",)) as table:
        await hint(table)
        assert await hint(table) == "You can only pass."
        assert game(table).message_line.prompt == "F4 passes."


async def test_a_word_is_typed_where_the_hint_points(sit_down: SitDown) -> None:
    """The cursor waits on its first free square, and each letter takes the place of a sign."""
    async with sit_down(racks=("AEINQTZ", "EEEEEEE"), plays=("8G CAT",)) as table:
        for _ in range(2):
            await hint(table)
        board = game(table).area.board
        hinted = sorted(board.hinted)
        free = [each for each in hinted if not board.board.covered(each)]
        assert board.draft is not None
        assert board.draft.cursor == free[0]
        await table.pilot.press("i", "n")
        assert [where for where, _ in board.draft.tiles] == free[:2]
        laid = dict(board.draft.tiles)
        signs = [each for each in hinted if board._look(each, laid).hinted]
        assert signs == free[2:]


async def test_a_hint_leaves_tiles_that_lie(sit_down: SitDown) -> None:
    """Who has begun a word elsewhere keeps cursor and tiles, and sees where the best one lies."""
    async with sit_down(racks=("AEINQTZ", "EEEEEEE"), plays=("8G CAT",)) as table:
        await hint(table)
        await table.pilot.press("up", "up", "i")
        before = game(table).area.board.draft
        await hint(table)
        assert game(table).area.board.draft == before
        assert game(table).area.board.hinted
