"""The picture of Scrabble on its card."""

from collections.abc import Iterator

import pytest

from wordarcade.games.card import Card
from wordarcade.games.scrabble.spec import SCRABBLE
from wordarcade.lexicon.interface import WordSet

_TILES = ".s"
"""The roles of tiles; anything else is an empty square."""
CARDS = [card for card in (SCRABBLE.card, SCRABBLE.card.smaller) if card is not None]


def board_of(card: Card) -> dict[tuple[int, int], str]:
    """Return the tiles of a picture by their rows and columns."""
    return {
        (row, column): letter
        for row, letters in enumerate(card.rows)
        for column, letter in enumerate(letters)
        if card.role(row, column) in _TILES
    }


def runs_of(lines: list[str]) -> Iterator[str]:
    """Yield the runs of two letters or more, lowercase."""
    yield from (run.lower() for line in lines for run in line.split() if len(run) > 1)


@pytest.mark.parametrize("card", CARDS)
def test_the_picture_is_a_legal_position(card: Card, arcade: WordSet) -> None:
    """Each run is a word, all tiles hang together, and every letter lies on a tile."""
    tiles = board_of(card)
    rows, columns = range(len(card.rows)), range(len(card.rows[0]))
    across = ["".join(tiles.get((row, column), " ") for column in columns) for row in rows]
    down = ["".join(tiles.get((row, column), " ") for row in rows) for column in columns]
    assert across == list(card.rows)
    assert [word for word in runs_of([*across, *down]) if word not in arcade] == []
    together, near = set(), {min(tiles)}
    while near:
        together |= near
        beside = {(r + y, c + x) for r, c in near for y, x in ((0, 1), (1, 0), (0, -1), (-1, 0))}
        near = (beside & set(tiles)) - together
    assert together == set(tiles)
