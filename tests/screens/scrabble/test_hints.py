"""Hints, a little more each time."""

from tests.screens.scrabble.journeys import answered, game, laid, square, state
from tests.screens.table import SitDown, Table


async def hint(table: Table) -> str:
    """Ask for a hint, and return it."""
    await table.pilot.press("ctrl+t")
    await table.until(lambda: not table.said.endswith("…"))
    return table.said


async def test_hints_tell_more_each_time(sit_down: SitDown) -> None:
    """The score, where, which tiles, the play; then nothing more."""
    async with sit_down(racks=("AEINQTZ", "EEEEEEE"), plays=("8G CAT",)) as table:
        points = int((await hint(table)).removeprefix("The best play scores ").removesuffix("."))
        assert game(table).area.board.hinted == frozenset()
        assert (await hint(table)).startswith("It runs from ")
        hinted = game(table).area.board.hinted
        assert (await hint(table)).startswith("It takes ")
        play = await hint(table)
        assert await hint(table) == play
        assert play.endswith(" Enter plays it.")
        name, word = play.removeprefix("It is ").split()[:2]
        assert square(name) in hinted
        assert len(word) == len(hinted)
        assert {square(each) for each in laid(table)} <= hinted
        await table.pilot.press("enter")
        await answered(table)
        assert state(table).position.scores[0] == points
        assert game(table).area.board.hinted == frozenset()
        assert (await hint(table)).startswith(("The best play scores ", "Best is to exchange "))


async def test_an_exchange_can_be_the_best(sit_down: SitDown) -> None:
    """Where no play is better, the hints say so, and which tiles go."""
    async with sit_down(racks=("UUUUUVV", "EEEEEEE")) as table:
        assert await hint(table) == "Best is to exchange tiles."
        for _ in range(2):
            assert (await hint(table)).endswith(" tiles.")
        assert (await hint(table)).startswith("Best is to exchange U U U U")


async def test_passing_can_be_all_there_is(sit_down: SitDown) -> None:
    """A rack without a word and an empty bag."""
    async with sit_down(racks=("QV", "VV"), bag="", plays=("8G CAT",)) as table:
        await hint(table)
        for _ in range(2):
            await hint(table)
        assert await hint(table) == "You can only pass."
