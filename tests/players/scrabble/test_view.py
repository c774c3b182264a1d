"""What the player to move knows."""

from tests.engine.scrabble.games import ENGLISH, after, table
from wordarcade.engine.scrabble.notation.cgp import read_cgp
from wordarcade.engine.scrabble.tiles import in_order
from wordarcade.players.scrabble.view import View

CGP = "15/15/15/15/15/15/15/7CaT5/15/15/15/15/15/15/15 GFEDCBA/ZQ 10/25 1 lex arcade;"
EMPTY = "/".join(["15"] * 15)


def test_of_a_game_the_others_tiles_are_unknown() -> None:
    """Only their number, and which tiles are unseen; the spread is that of the player to move."""
    game = after(table("CATXXXX", "DOGSVVV", bag="AEIOUAEIOU"), "8G CAT")
    view = View.of(game)
    assert view.rack == in_order("DOGSVVV")
    assert (view.others, view.bag_size, view.known) == (7, 7, "")
    assert view.unseen == in_order(game.rack(0).tiles + game.position.bag.tiles)
    assert (view.spread, view.scoreless) == (-10, 0)
    assert View.of(after(game, "pass")).scoreless == 1


def test_of_a_cgp_what_it_says_is_known() -> None:
    """Tiles on the second rack are the opponent's; the rest of that rack is unseen."""
    view = View.of_cgp(read_cgp(CGP), ENGLISH)
    assert (view.rack, view.known, view.others) == ("ABCDEFG", "QZ", 7)
    assert (view.bag_size, len(view.unseen)) == (100 - 3 - 7 - 7, 100 - 3 - 7)
    assert view.unseen.count("?") == 1
    assert (view.spread, view.scoreless) == (-15, 1)


def test_of_one_rack_the_other_is_unknown() -> None:
    """A CGP may leave the opponent's rack out, and its score."""
    view = View.of_cgp(read_cgp(f"{EMPTY} AB 3 0"), ENGLISH)
    assert (view.known, view.others, view.spread, view.players) == ("", 7, 3, 2)
    assert len(view.unseen) == 98


def test_among_several_the_best_of_the_others_counts() -> None:
    """Each of them has a rack; the spread is over whoever is ahead."""
    view = View.of_cgp(read_cgp(f"{EMPTY} A/B/C 7/4/9 0"), ENGLISH)
    assert (view.players, view.others, view.spread) == (3, 14, -2)
