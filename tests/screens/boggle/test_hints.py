"""Hints: a word not found yet, letter by letter."""

import pytest

from tests.screens.boggle.own_board import BOARD
from tests.screens.table import SitDown, Table
from wordarcade.engine.board_text import parse_board
from wordarcade.engine.boggle.config import BoggleConfig
from wordarcade.engine.boggle.moves import Hint, Move, TakeHint, move_from_json, move_to_json
from wordarcade.engine.boggle.round import BoggleRound
from wordarcade.engine.grid_moves import ShowCells
from wordarcade.games.boggle.record import figures
from wordarcade.players.boggle.solution import Solution
from wordarcade.players.grid_hints import next_hint
from wordarcade.services import Services
from wordarcade.widgets.entry_line import EntryLine

OLDER: tuple[Move, ...] = (
    TakeHint(Hint.NEXT_LETTER, word="eons"),
    TakeHint(Hint.CELL, 3),
    TakeHint(Hint.LENGTHS),
)


def dealt(services: Services) -> BoggleRound:
    """Return a round that counts."""
    config = BoggleConfig(parse_board(BOARD), dice="classic")
    return BoggleRound(config, services.lexicons.open("american"))


def test_a_round_with_hints_sets_no_record(services: Services) -> None:
    """One letter told is enough, in this version or an earlier one."""
    assert figures(dealt(services), Solution(())).counts
    for hint in (ShowCells("eons", 1), *OLDER):
        assert not figures(dealt(services).apply(hint).round, Solution(())).counts


def test_hints_of_earlier_versions_are_read() -> None:
    """They are read as they were written."""
    assert [move_from_json(move_to_json(move)) for move in OLDER] == list(OLDER)


def test_letters_told_by_an_earlier_version_are_known(services: Services) -> None:
    """The next hint goes on with the letter after them."""
    state = dealt(services)
    for _ in range(2):
        state = state.apply(OLDER[0]).round
    assert state.shown == (ShowCells("eons", 1), ShowCells("eons", 2))
    assert next_hint(state, ["eons", "norse"]) == ShowCells("eons", 3)


async def hint(table: Table) -> str:
    """Ask for a hint and return the answer."""
    await table.pilot.press("ctrl+t")
    await table.pilot.pause()
    return table.said


async def test_esc_drops_a_hint(sit_down: SitDown) -> None:
    """Its tile is not marked any more; the next hint shows it again, with one letter more."""
    async with sit_down() as table:
        for _ in range(3):
            await hint(table)
        assert table.board.marks
        await table.pilot.press("escape")
        assert (table.lit(), table.board.marks) == ((), {})
        await hint(table)
        assert table.board.marks


async def test_a_start_that_was_refused_gives_way(sit_down: SitDown) -> None:
    """The next letter begins another word, and Backspace mends the one that was refused."""
    async with sit_down() as table:
        for _ in range(3):
            await hint(table)
        start = table.screen.area.entry.text
        assert start
        await table.pilot.press("enter")
        assert "too short" in table.said
        await table.pilot.press("s")
        assert table.screen.area.shown_word == "s"
        await table.pilot.press("o", "enter", "backspace")
        assert table.screen.area.shown_word == "s"


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_cost_is_told_in_a_whole_sentence(
    sit_down: SitDown, size: tuple[int, int]
) -> None:
    """The message line is as wide as the board; what does not fit is left out, not cut."""
    async with sit_down(size=size) as table:
        await hint(table)
        assert "? A hint means no stars for that word. " in table.text


async def test_the_letters_told_are_entered(sit_down: SitDown, services: Services) -> None:
    """What is known lies in the entry, the newest tile is marked, and the last hint gives all."""
    async with sit_down() as table:
        assert await hint(table) == "A hint means no stars for that word. Ctrl+T again for a hint."
        assert table.screen.query_one(EntryLine).entry.remark == "Ctrl+T: a word's start"
        assert not table.screen.session.hinted
        first = await hint(table)
        assert first.startswith("6 letters, starting at ")
        session, entry = table.screen.session, table.screen.query_one(EntryLine)
        word = session.state.shown[-1].word
        path = session.state.path_of(word)
        assert (table.lit(), table.board.marks) == ((), {path[0]: "?"})
        for shown in range(1, min(3, len(path) - 1)):
            assert entry.entry.remark == "Ctrl+T: its next letter"
            await hint(table)
            assert table.lit() == path[:shown]
            assert table.board.marks == {path[shown]: "?"}
        assert entry.entry.remark == "Ctrl+T: the whole word"
        last = await hint(table)
        assert last == f"The word is {word.upper()}. Enter plays it."
        assert table.lit() == path
        await table.pilot.press("enter")
        assert table.said.startswith(f"{word.upper()}, ")
        assert " letters, starting at " in await hint(table)
    moves = [made.move for made in services.games.load(services.games.unfinished()[0].id).moves]
    assert moves[0] == {"show": word, "cells": 1}


async def shown_whole(table: Table) -> str:
    """Ask for hints until a whole word is shown, and return it."""
    await hint(table)
    while not (await hint(table)).endswith("Enter plays it."):
        pass
    word: str = table.screen.session.state.shown[-1].word
    return word


async def test_a_word_shown_stays_in_sight_and_the_next_one_is_announced(
    sit_down: SitDown,
) -> None:
    """It may be typed as well as played; one more hint says that it begins another word."""
    async with sit_down() as table:
        word = await shown_whole(table)
        session, entry = table.screen.session, table.screen.query_one(EntryLine)
        assert entry.entry.remark == "Ctrl+T: next word"
        await table.pilot.press(word[0])
        assert entry.entry.text == word[0]
        path = session.state.path_of(word)
        assert table.board.marks == {cell: f"{at}" for at, cell in enumerate(path, start=1)}
        assert (await hint(table)).startswith("Next word: ")
        assert session.state.shown[-1].word != word
        assert len(table.board.marks) == 1


async def test_hinted_words_earn_no_stars(sit_down: SitDown) -> None:
    """The side tells the points that count; found without hints, words keep earning stars."""
    async with sit_down(size=(120, 40)) as table:
        assert "☆☆☆☆☆ your first word earns a star" in table.text
        await hint(table)  # only tells what hints cost
        assert "☆☆☆☆☆ your first word earns a star" in table.text
        await shown_whole(table)
        assert "☆☆☆☆☆ find one yourself for a star" in table.text
        await table.pilot.press("enter")
        assert "☆☆☆☆☆ find one yourself for a star" in table.text
        session = table.screen.session
        helped = session.state.score
        await table.play("eons")
        alone = session.state.unaided_score
        assert f"★☆☆☆☆ {alone} without hints, next at " in table.text
        await table.pilot.press("x", "enter", "y")
        await table.pilot.pause()
        state = session.state
        assert state.score == helped + state.unaided_score
        assert f"{state.unaided_score} point without hints" in table.text
        assert "Hints for 1 word: no record" in table.text
