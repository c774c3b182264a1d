"""Endings in the position editor: F5 solves them instead of simulating."""

import time
from collections.abc import Callable
from functools import partial
from threading import Event
from typing import Any

import pytest

from tests.screens.scrabble.test_position import ASK, edit, paste
from tests.screens.table import SitDown, Table
from wordarcade.games.scrabble import sketch_plays
from wordarcade.games.scrabble.best_turns import BestTurn
from wordarcade.games.scrabble.sketch_plays import Depth, analyse_sketch
from wordarcade.players.scrabble.ending import Effort
from wordarcade.screens.scrabble import position_plays
from wordarcade.widgets.board_to_edit import BoardToEdit

ENDING = (
    "H2MORAE4B2/AA1I7KEF1/RE1N7EYE1/ER1XU6GOWN/1O2r2DA3N1U/1B2E1GIMP2D1D/1I2T2LI1QIS1I/"
    "HADJES1UNWIT2T/4R2TO4AY/4I2O1ZA2V1/4COURLAN2I1/7S1GET1O1/13N1/7FECiALS1/15 ELOPRTV/E 359/515 0"
)
TURNED = (
    "11J2T/11o1DE/11E1RE/1UVEA5MY1IN/4NOUN1QI2V1/1PAGED1UnILOBED/TIL7KA2E/7BRIEF2I/10D3T/7A4WHY/"
    "7I2ALOE1/7R1AWOL2/7MIX2F1Z/OH1TIPCAT3SUE/SAGO3N6E ACEGORS/NNORRST 261/327 0"
)
"""What scores most is not the best there."""
SOLVED = "Solved: 15D PLOVER wins 7 points more than the next. Then 13M EN."
GIVEN_UP = "Not solved yet. F5 searches for longer."
HASTY = Effort(best=1, each=1, entries=1 << 10)


async def begin(table: Table) -> None:
    """Open the editor, and wait until the plays of the ending are solved, or given up."""
    await edit(table)
    await paste(table, ENDING)
    await table.until(lambda: table.said in {SOLVED, GIVEN_UP})


def turns(table: Table) -> tuple[BestTurn, ...]:
    """Return the plays that are listed."""
    listed: tuple[BestTurn, ...] = table.screen._best.turns
    return listed


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 50)])
async def test_an_ending_that_is_solved_is_told_at_once(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    """The list has no errors, and no chance to win where all plays lose; each play goes on."""
    monkeypatch.delattr(position_plays.PositionPlays, "simulate")
    monkeypatch.delattr(position_plays.PositionPlays, "solve")
    async with sit_down(route=ASK, size=size) as table:
        await begin(table)
        assert table.said == SOLVED  # nobody has to ask for it
        assert "Solve" in table.text
        assert "Simulate" not in table.text
        for _ in range(2):
            await table.pilot.press("f5")
            assert table.said == SOLVED
        heads, *_ = [line for line in table.text.splitlines() if "by end" in line]
        assert not any(head in heads for head in ("±", "win", "game"))
        assert "%" not in table.text
        assert "by end: change in the lead" in table.text
        table.screen._best.list.focus()
        await table.pilot.press("down", "down")
        await table.pilot.pause()
        assert table.said == "15D VOLTE wins 14 points less than 15D PLOVER. Then 13M EN."
        await table.pilot.press("home")
        await table.pilot.pause()
        assert table.said == "15D PLOVER is best. Then 13M EN."


async def test_the_plays_of_an_ending_are_there_before_they_are_solved(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By points and tiles kept; the progress is told.

    The best is marked, but for who looks at another one.
    """
    goes_on = Event()
    monkeypatch.setattr(
        position_plays, "analyse_sketch", partial(_solved_once_told_to, goes_on, analyse_sketch)
    )
    async with sit_down(route=ASK, size=(120, 40)) as table:
        await edit(table)
        await paste(table, ENDING)
        await table.until(lambda: table.said == "Solving, 34%.")
        assert not any(turn.solved for turn in turns(table))
        assert "equity" in table.text
        table.screen._best.list.focus()
        await table.pilot.press("down", "down")
        marked = table.screen._best.marked.text
        goes_on.set()
        await table.until(lambda: all(turn.solved for turn in turns(table)))
        assert table.screen._best.marked.text == marked
        goes_on.clear()
        await paste(table, TURNED)
        await table.until(lambda: bool(turns(table)) and not turns(table)[0].solved)
        table.screen.query_one(BoardToEdit).focus()
        goes_on.set()
        await table.until(lambda: all(turn.solved for turn in turns(table)))
        assert table.screen._best.marked == turns(table)[0]


def _solved_once_told_to(
    goes_on: Event, analyse: Callable[..., tuple[BestTurn, ...]], *args: Any, **options: Any
) -> tuple[BestTurn, ...]:
    """Return the plays of a position, but solve them only when that may go on."""
    if options["depth"] is not Depth.STATIC:
        args[3](0.34)
        assert goes_on.wait(10)
    return analyse(*args, **options)


async def test_an_ending_that_is_hard_is_solved_with_patience(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The plays by equity stay in sight until then."""
    monkeypatch.setitem(sketch_plays._EFFORTS, Depth.USUAL, HASTY)
    async with sit_down(route=ASK, size=(120, 40)) as table:
        await begin(table)
        assert not turns(table)[0].solved
        await table.pilot.press("f5")
        assert turns(table)
        await table.until(lambda: table.said == SOLVED)
        assert all(turn.solved for turn in turns(table))


async def test_solving_tells_how_far_it_is_and_can_be_stopped(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is known stays."""
    monkeypatch.setitem(sketch_plays._EFFORTS, Depth.USUAL, HASTY)
    async with sit_down(route=ASK) as table:
        await begin(table)
        before = turns(table)

        def work(*args: Any, **_: Any) -> None:
            while True:
                args[3](0.34)
                time.sleep(0.01)

        monkeypatch.setattr(position_plays, "analyse_sketch", work)
        await table.pilot.press("f5")
        await table.until(lambda: table.said == "Solving, 34%. F5 stops.")
        await table.pilot.press("f5")
        await table.pilot.pause()
        assert table.said == "Stopped. F5 starts again."
        assert turns(table) == before


async def test_what_cannot_be_proven_is_an_estimate(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It says so, and is not worked out once more."""
    monkeypatch.setitem(sketch_plays._EFFORTS, Depth.USUAL, HASTY)
    patient = Effort(best=1, each=1, entries=1 << 10, estimates=True)
    monkeypatch.setitem(sketch_plays._EFFORTS, Depth.PATIENT, patient)
    async with sit_down(route=ASK, size=(120, 40)) as table:
        await begin(table)
        await table.pilot.press("f5")
        await table.until(lambda: table.said.startswith("Not proven: "))
        assert "~" in table.text
        assert "~ estimate" in table.text
        monkeypatch.delattr(position_plays.PositionPlays, "solve")
        await table.pilot.press("f5")
        assert table.said.startswith("Not proven: ")
