"""Keys that several games have mean the same in all of them."""

import pytest
from textual.dom import DOMNode

from wordarcade.screens.boggle.play import BoggleScreen
from wordarcade.screens.grid.area import GridArea
from wordarcade.screens.hand.play import HandScreen
from wordarcade.screens.hangman.hiding import HidingScreen
from wordarcade.screens.hangman.play import HangmanScreen
from wordarcade.screens.scrabble.play import ScrabbleScreen
from wordarcade.screens.word_search.play import WordSearchScreen

IN_PLAY: tuple[type[DOMNode], ...] = (
    *(BoggleScreen, WordSearchScreen, GridArea),
    *(HangmanScreen, HidingScreen, HandScreen, ScrabbleScreen),
)


@pytest.mark.parametrize(
    ("key", "actions"),
    [
        ("ctrl+a", {"sort", "lay('sort')"}),
        ("ctrl+e", {"end", "menu"}),
        ("ctrl+o", {"pause"}),
        ("ctrl+r", {"rotate"}),
        ("ctrl+s", {"shake", "shuffle", "lay('shuffle')"}),
        ("ctrl+t", {"hint"}),
        ("ctrl+z", {"take_back"}),
    ],
)
def test_a_key_means_one_thing(key: str, actions: set[str]) -> None:
    """Who has learned it in one game knows it in the next."""
    bound = [node._merge_bindings().key_to_bindings.get(key, []) for node in IN_PLAY]
    assert {binding.action for bindings in bound for binding in bindings} == actions
