"""The chance to win, by spread and unseen tiles."""

from pathlib import Path

import pytest

from wordarcade.players.scrabble.win_probability import (
    FARTHEST,
    MILLION,
    WinTable,
    load_win_table,
    win_table,
)
from wordarcade.support.data_file import DataFileError

SMALL = WinTable([0, 25, 100], [[-10.0, 0.0, 5.0], [-30.0, -10.0, 90.0]])


def test_chances_lie_on_straight_lines_between_those_of_the_table() -> None:
    """At a spread of the table its chance holds, halfway between two the middle of them."""
    assert [SMALL.chance(spread, 1) for spread in (-10, -5, 0, 2.5, 5)] == [
        0,
        0.125,
        0.25,
        0.625,
        1,
    ]
    assert SMALL.chance(40, 2) == 0.625


def test_beyond_the_table_chances_are_those_of_its_edges() -> None:
    """Far ahead is won, far behind lost, and more unseen tiles count as those of the last row."""
    assert (SMALL.chance(-1_000, 2), SMALL.chance(1_000, 2)) == (0, 1)
    assert SMALL.chance(40, 50) == SMALL.chance(40, 2)
    with pytest.raises(ValueError, match="fewer"):
        SMALL.chance(0, -1)


def test_the_spread_of_a_chance_turns_it_round() -> None:
    """Between the ends of a row; at them it is that of the end."""
    assert [SMALL.spread(chance, 1) for chance in (0, 0.125, 0.25, 1)] == [-10, -5, 0, 5]
    assert SMALL.spread(0.625, 2) == SMALL.spread(0.625, 9) == 40
    table = win_table()
    for unseen in (1, 20, 93):
        for chance in (0.004, 0.3, 0.5, 0.97):
            assert table.chance(table.spread(chance, unseen), unseen) == pytest.approx(chance)


def test_a_finished_game_is_won_drawn_or_lost() -> None:
    """Without unseen tiles only the sign of the spread counts, the same for both players."""
    assert [SMALL.chance(spread, 0) for spread in (-0.5, 0, 1)] == [0, 0.5, 1]


def test_flat_chances_are_those_of_whole_spreads() -> None:
    """The flat array has the chances in millionths, row by row."""
    flat, width = SMALL.flat, 2 * FARTHEST + 1
    assert len(flat) == 3 * width
    for unseen, spread in ((0, 0), (1, -3), (2, 40), (2, -FARTHEST), (1, FARTHEST)):
        expected = round(MILLION * SMALL.chance(spread, unseen))
        assert flat[unseen * width + FARTHEST + spread] == expected


def test_the_shipped_table_makes_sense() -> None:
    """Chances grow with the spread, favour who is to move, and are surer with fewer tiles."""
    table = win_table()
    assert table.most_unseen == 93
    for unseen in range(1, 94):
        chances = [table.chance(spread / 2, unseen) for spread in range(-600, 601)]
        assert chances == sorted(chances)
        assert 0 <= chances[0] < 0.02
        assert 0.98 < chances[-1] <= 1
        assert 0.03 < table.chance(0, unseen) < 0.5
    sure = [table.chance(70, unseen) for unseen in (10, 30, 50, 70)]
    assert sure == sorted(sure, reverse=True)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("percent = [0, 100]\nspreads = []", "as many"),
        ("percent = [0, 100]\nspreads = [[1, 2, 3]]", "as many"),
        ("percent = [1, 100]\nspreads = [[1, 2]]", "from 0 to 100"),
        ("percent = [0, 50, 100]\nspreads = [[1, 3, 2]]", "fall"),
        ("percent = [0, 60, 50, 100]\nspreads = [[1, 2, 3, 4]]", "fall"),
        ("percent = [0, 100]\nspread = [[1, 2]]", "spread"),
    ],
)
def test_a_table_that_makes_no_sense_is_refused(tmp_path: Path, text: str, fault: str) -> None:
    """The message names the file and says what is wrong."""
    path = tmp_path / "chances.toml"
    path.write_text(text, encoding="ascii")
    with pytest.raises(DataFileError, match=fault) as error:
        load_win_table(path)
    assert "chances.toml" in str(error.value)
