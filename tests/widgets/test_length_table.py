import pytest
from textual.app import App, ComposeResult

from wordarcade.widgets.length_table import LengthTable

LENGTHS = {2: 107, 3: 981, 4: 3903, 5: 8636, 6: 15232, 7: 23109, 20: 160}


class TableApp(App[None]):
    """The table alone on the screen, which notes what is picked."""

    def __init__(self) -> None:
        super().__init__()
        self.table = LengthTable()
        self.table.lengths = LENGTHS
        self.table.chosen = 7
        self.picked: list[int] = []

    def compose(self) -> ComposeResult:
        """The table."""
        yield self.table

    def on_length_table_picked(self, event: LengthTable.Picked) -> None:
        """Note the length."""
        self.picked.append(event.letters)

    def rows(self) -> list[str]:
        """The lines of the table as plain text."""
        return self.table.render().plain.split("\n")


async def test_lengths_and_numbers_stand_in_columns() -> None:
    """Every length has its number of words beside it; the chosen one has a sign."""
    app = TableApp()
    async with app.run_test(size=(40, 5)):
        assert app.rows() == [
            "  2    107     3    981     4  3,903",
            "  5  8,636     6 15,232   ▸ 7 23,109",
            " 20    160",
        ]


@pytest.mark.parametrize(("chosen", "first"), [(2, "  2"), (7, "  5"), (20, " 20")])
async def test_the_chosen_length_is_in_sight(chosen: int, first: str) -> None:
    """Where only some rows have room, that of the chosen length is one of them."""
    app = TableApp()
    async with app.run_test(size=(40, 1)):
        app.table.chosen = chosen
        assert len(app.rows()) == 1
        assert app.rows()[0].startswith(("▸" + first[1:], first))
        assert "▸" in app.rows()[0]


async def test_a_click_tells_the_length() -> None:
    """The length is the one under the pointer; gaps and room without a cell are none."""
    app = TableApp()
    async with app.run_test(size=(40, 5)) as pilot:
        for offset in ((2, 0), (11, 0), (12, 0), (37, 1), (3, 2), (16, 2), (3, 3)):
            await pilot.click(LengthTable, offset=offset)
        assert app.picked == [2, 2, 7, 20]
