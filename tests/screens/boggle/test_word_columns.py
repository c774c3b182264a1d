"""The words of a finished round, side by side."""

import pytest

from tests.widgets.looks_app import LooksApp
from wordarcade.games.boggle.session import SolvedWord
from wordarcade.screens.boggle.word_columns import WordColumns


@pytest.mark.parametrize("width", [46, 63, 104, 110])
async def test_a_long_word_keeps_its_points(width: int) -> None:
    """Columns are as wide as the longest word needs, so that its points stand beside it."""
    found = [SolvedWord("mesquite", 11, ()), SolvedWord("quite", 2, ())]
    missed = [SolvedWord(f"bo{letter}t", 1, ()) for letter in "adefghijklmnopqrstuvwxyz" * 4]
    app, words = LooksApp(), WordColumns(found, len(missed))
    async with app.run_test(size=(width, 22)) as pilot:
        await app.mount(words)
        words.show_missed(missed)
        await pilot.pause()
        text = "\n".join(words.render_line(row).text for row in range(22))
        assert "MESQUITE 11" in text
        assert "BOAT 1" in text


@pytest.mark.parametrize(
    ("points", "told"), [((2, 1, 1), True), ((2, 1, 2), False)], ids=["in order", "not in order"]
)
async def test_the_order_is_told_only_where_it_is_kept(points: tuple[int, ...], told: bool) -> None:
    """Offensive words come last, however many points they score."""
    missed = [SolvedWord(word, each, ()) for word, each in zip("abc", points, strict=True)]
    app, words = LooksApp(), WordColumns([], len(missed))
    async with app.run_test(size=(63, 22)) as pilot:
        await app.mount(words)
        words.show_missed(missed)
        await pilot.pause()
        head = words.render_line(0).text
        assert "Missed 3" in head
        assert ("best first" in head) is told
