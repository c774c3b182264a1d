"""What the player to move knows."""

import pytest

from tests.engine.scrabble.games import ENGLISH, after, table
from wordarcade.engine.scrabble.notation.cgp import read_cgp
from wordarcade.engine.scrabble.tiles import in_order
from wordarcade.players.scrabble.known_position import KnownPosition

CGP = "15/15/15/15/15/15/15/7CaT5/15/15/15/15/15/15/15 ABCDEFG/QZ 10/25 1 lex arcade;"


def test_of_a_game_the_others_tiles_are_unknown() -> None:
    """Only their number, and which tiles are unseen; the spread is that of the player to move."""
    game = after(table("CATXXXX", "DOGSVVV", bag="AEIOUAEIOU"), "8G CAT")
    known = KnownPosition.of_game(game)
    assert known.rack == in_order("DOGSVVV")
    assert (known.opponents, known.bag_size, known.known) == (7, 7, "")
    assert known.unseen == in_order(game.rack(0).tiles + game.position.bag.tiles)
    assert (known.spread, known.scoreless) == (-10, 0)


def test_of_a_cgp_what_it_says_is_known() -> None:
    """Tiles on the second rack are the opponent's; the rest of that rack is unseen."""
    known = KnownPosition.of_cgp(read_cgp(CGP), ENGLISH)
    assert (known.rack, known.known, known.opponents) == ("ABCDEFG", "QZ", 7)
    assert known.bag_size == 100 - 3 - 7 - 7
    assert len(known.unseen) == known.bag_size + 5
    assert not set(known.unseen) & {"Q", "Z"}
    assert known.unseen.count("?") == 1
    assert (known.spread, known.scoreless) == (-15, 1)


def test_of_one_rack_the_other_is_unknown() -> None:
    """A CGP may leave the opponent's rack out, and its score."""
    known = KnownPosition.of_cgp(read_cgp("/".join(["15"] * 15) + " AB 3 0"), ENGLISH)
    assert (known.known, known.opponents, known.spread) == ("", 7, 3)
    assert len(known.unseen) == 98


def test_more_than_two_players_are_refused() -> None:
    """Simulation knows games of two."""
    with pytest.raises(ValueError, match="two players"):
        KnownPosition.of_game(table("ABC", "DEF", "GHI"))
    with pytest.raises(ValueError, match="two players"):
        KnownPosition.of_cgp(read_cgp("/".join(["15"] * 15) + " A/B/C 0/0/0 0"), ENGLISH)
