"""The table of hands at the end of a game."""

from dataclasses import replace
from itertools import pairwise

from wordarcade.games.hand.game_sum import GameSum
from wordarcade.games.hand.standing import HandStanding
from wordarcade.screens.hand.hands_table import table_lines


def game_of(hands: int, rival: str = "common words") -> GameSum:
    """Return a game of so many hands, of which the player has made nothing of the first."""
    return GameSum(
        tuple(HandStanding(i, (i,), 40 * i, 400, 200) for i in range(hands)),
        ("fickle*",) * hands,
        (((("FiLE", 40),), (("FICKLE", 200),)),) * hands,
        ("FiLE 40", "FICKLE 200"),
        rival,
        0,
    )


def test_ten_hands_fit_into_ten_rows() -> None:
    """With bars of both players, beside each other, that end where the others do."""
    table = table_lines(game_of(10), 72, 10, mono=False)
    lines = [table.head.plain, *table.hands.plain.splitlines(), table.whole.plain]
    assert len(lines) == 12
    assert all(len(before) == len(after) for before, after in pairwise(lines))
    assert all("▆" in line for line in lines[1:])
    assert len(lines[1]) <= 72


def test_words_stand_below_their_hand_where_there_is_room() -> None:
    """Those of both players at the two sides of the middle; as tiles where rows abound."""
    for rows, height in ((19, 1), (20, 2), (30, 3), (40, 4), (90, 4)):
        lines = table_lines(game_of(10), 110, rows, mono=False).hands.plain.split("\n")
        assert len(lines) == 10 * height
        assert ("FiLE 40   FICKLE 200" in lines[1]) == (height in {2, 3})
        tiles = " F   i   L   E  40    F   I   C   K   L   E  200"
        assert (tiles in lines[1]) == (height == 4)


def test_words_without_room_for_tiles_are_text() -> None:
    """All of them, as the others are."""
    lines = table_lines(game_of(2), 60, 20, mono=False).hands.plain.split("\n")
    assert len(lines) == 6
    assert lines[1].strip() == "FiLE 40 – FICKLE 200"


def test_letters_thrown_away_are_among_the_words() -> None:
    """As text in any room: they are no word."""
    words = ((("X", None), ("FiLE", 40)), (("FICKLE", 200),))
    shown = replace(game_of(2), words=(words,) * 2)
    for rows, told in (
        (4, "X thrown away · FiLE 40   FICKLE 200"),
        (8, "X thrown away   F   i   L "),
    ):
        lines = table_lines(shown, 110, rows, mono=False).hands.plain.split("\n")
        assert told in lines[1]
    edges = table_lines(shown, 110, 8, mono=False).hands.plain.split("\n")[2]
    assert edges.index("▀") == lines[1].index(" F   i")


def test_a_hand_alone_has_its_share() -> None:
    """Without an opponent the bar is what was reached of the best, which is told as well."""
    table = table_lines(game_of(2, ""), 72, 4, mono=True)
    assert table.head.plain.endswith("your share")
    assert table.hands.plain.splitlines()[2].endswith(" 10%")
