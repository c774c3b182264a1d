"""Pictures of the screens of Scrabble: each shows something that the others do not."""

from collections.abc import Callable
from typing import Any

import pytest
from textual.app import App

from tests.screens.scrabble.journeys import sit, type_move
from tests.screens.table import SitDown
from wordarcade.engine.scrabble.config import ChallengeRule, Player
from wordarcade.engine.scrabble.setup import ScrabbleSetup
from wordarcade.games.routes import NewGameRoute
from wordarcade.players.scrabble.leaves import Leaves
from wordarcade.screens.scrabble.results import ScrabbleResultsScreen

Check = Callable[[App[Any]], None]

FOR_TWO = (
    "8G ZIN",
    "J6 MISLIE",
    "6E OIDIU.",
    "11F OUTL.AP",
    "12K NARC",
    "O9 mAHONIA",
    "H11 .ERNS",
    "N12 .UP",
)
FOR_FOUR = ("8G ZIN", "J6 MISLIE", "11E OPIAT.D", "9F CANA.LER", "N9 SAUtOIR", "15L HO.N", "M12 UP")
"""Moves of experts with the tiles of seed 1."""


@pytest.fixture(autouse=True)
def _without_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let advice go by scores alone: what tiles are worth is learnt anew now and then."""
    monkeypatch.setattr("wordarcade.players.scrabble.opponents.leaves_for", lambda *_: Leaves())


@pytest.mark.parametrize("size", [(80, 24), (60, 20)])
async def test_placing_in_the_middle_of_a_game(
    sit_down: SitDown, looks_same: Check, size: tuple[int, int]
) -> None:
    """The last play, the tiles that are laid, what they would earn, and the sheet so far."""
    async with sit_down("Ana,Bo", moves=FOR_TWO, clock_ms=600_000, size=size) as table:
        await sit(table)
        await table.pilot.press(*"10d", "space", *"dew")
        await table.pilot.pause()
        looks_same(table.app)


async def test_placing_without_colours(
    sit_down: SitDown, looks_same: Check, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Words that are checked and wrong, and a blank, are told by signs."""
    monkeypatch.setenv("NO_COLOR", "1")
    async with sit_down(racks=("AEINQ?Z", "EEEEEEE"), plays=("8G CaT",), checker=True) as table:
        await table.pilot.press("up", *"qx")
        await table.pilot.pause()
        looks_same(table.app)


async def test_four_players(sit_down: SitDown, looks_same: Check) -> None:
    """All their scores, and a sheet of one line a turn; a hint on the board."""
    players = "Ana,Bo,Cem,Dot with a long name"
    async with sit_down(players, moves=FOR_FOUR, size=(120, 40)) as table:
        await sit(table)
        for _ in range(2):
            await table.pilot.press("ctrl+t")
            await table.until(lambda: not table.said.endswith("…"))
        await table.pilot.pause()
        looks_same(table.app)


async def test_between_two_people(sit_down: SitDown, looks_same: Check) -> None:
    """Nothing but whose turn it is, what was played, and the scores."""
    async with sit_down("Ana,Bo", moves=FOR_TWO[:2]) as table:
        await sit(table)
        await type_move(table, "6e oidium")
        looks_same(table.app)


async def test_the_dialogues(sit_down: SitDown, looks_same: Check) -> None:
    """Exchange and word check."""
    async with sit_down(racks=("AEINQ?Z", "EEEEEEE"), checker=True) as table:
        await table.pilot.press("ctrl+x", "q", "z")
        await table.pilot.pause()
        looks_same(table.app)
        await table.pilot.press("escape", "f7", *"zin", "space", *"qzin")
        await table.pilot.pause()
        looks_same(table.app)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_results(sit_down: SitDown, looks_same: Check, size: tuple[int, int]) -> None:
    """Figures of both players, the turns to learn from, the whole sheet."""
    moves = (*FOR_TWO, "pass", "pass", "end")
    async with sit_down("Ana,Bo", moves=moves, size=size) as table:
        await table.pilot.press("enter")
        await table.until(lambda: isinstance(table.screen, ScrabbleResultsScreen))
        await table.until(lambda: "Going through" not in table.text)
        await table.pilot.pause()
        looks_same(table.app)


async def test_the_choices_before_a_game(sit_down: SitDown, looks_same: Check) -> None:
    """Four seats, with names for persons; all choices fit without scrolling."""
    setup = ScrabbleSetup((Player("Ana"), Player("Bo")), challenge=ChallengeRule.DOUBLE)
    async with sit_down(route=NewGameRoute("scrabble", setup)) as table:
        await table.pilot.press("down", "down")
        await table.pilot.pause()
        looks_same(table.app)
