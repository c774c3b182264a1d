import pytest
from textual.app import App, ComposeResult

from wordarcade.widgets.alphabet import Alphabet


class AlphabetApp(App[None]):
    """The letters alone on the screen, which note what is picked."""

    def __init__(self) -> None:
        super().__init__()
        self.letters = Alphabet()
        self.picked: list[str] = []

    def compose(self) -> ComposeResult:
        """The letters."""
        yield self.letters

    def on_alphabet_letter_picked(self, event: Alphabet.LetterPicked) -> None:
        """Note the letter."""
        self.picked.append(event.letter)

    def rows(self) -> list[str]:
        """The lines of letters as plain text."""
        return [self.letters.render_line(y).text for y in range(self.letters.size.height)]


@pytest.mark.parametrize(("width", "across"), [(80, 13), (38, 13), (37, 9), (26, 9), (25, 7)])
async def test_the_width_chooses_the_rows(width: int, across: int) -> None:
    """Rows are as long as fits, and all letters are there in order."""
    app = AlphabetApp()
    async with app.run_test(size=(width, 6)):
        rows = [row.split() for row in app.rows()]
        assert [len(row) for row in rows[:-1]] == [across] * (len(rows) - 1)
        assert "".join(letter for row in rows for letter in row) == "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


async def test_used_letters_are_told_by_signs() -> None:
    """A hit, a miss and a recommended letter each have a sign of their own."""
    app = AlphabetApp()
    async with app.run_test(size=(38, 6)):
        app.letters.used = "esn"
        app.letters.hits = "en"
        app.letters.hint = "r"
        assert app.rows() == [
            " A  B  C  D +E  F  G  H  I  J  K  L  M",
            "+N  O  P  Q ?R ×S  T  U  V  W  X  Y  Z",
        ]


async def test_a_click_tells_an_unused_letter() -> None:
    """Letters already used, and the room between letters, are not picked."""
    app = AlphabetApp()
    async with app.run_test(size=(38, 6)) as pilot:
        app.letters.used = "b"
        for column in (1, 4, 5, 36, 37):
            await pilot.click(Alphabet, offset=(column, 0))
        await pilot.click(Alphabet, offset=(0, 1))
        assert app.picked == ["a", "m", "m", "n"]


async def test_disabled_letters_are_not_picked() -> None:
    """While it is not the player's turn clicks mean nothing."""
    app = AlphabetApp()
    async with app.run_test(size=(38, 6)) as pilot:
        app.letters.enabled = False
        await pilot.click(Alphabet, offset=(1, 0))
        assert app.picked == []


@pytest.mark.parametrize("width", [25, 30])
async def test_the_last_row_ends_with_z(width: int) -> None:
    """Nothing is picked where a shorter last row has no letter."""
    app = AlphabetApp()
    async with app.run_test(size=(width, 6)) as pilot:
        bottom = app.letters.size.height - 1
        for column in range(width):
            await pilot.click(Alphabet, offset=(column, bottom))
        last = app.rows()[-1].split()
        assert [letter.upper() for letter in dict.fromkeys(app.picked)] == last
