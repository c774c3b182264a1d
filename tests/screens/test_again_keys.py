"""What a new game and the same one again are called."""

import pytest
from textual.binding import Binding

from wordarcade.screens.boggle.results import BoggleResultsScreen
from wordarcade.screens.hand.results import HandResultsScreen
from wordarcade.screens.hangman.play import HangmanScreen
from wordarcade.screens.hangman.results import HangmanResultsScreen
from wordarcade.screens.results_screen import ResultsScreen
from wordarcade.screens.scrabble.play import ScrabbleScreen
from wordarcade.screens.scrabble.results import ScrabbleResultsScreen
from wordarcade.screens.word_search.results import WordSearchResultsScreen

SCREENS = (
    *(BoggleResultsScreen, WordSearchResultsScreen, HangmanResultsScreen, HangmanScreen),
    *(HandResultsScreen, ScrabbleResultsScreen, ScrabbleScreen),
)


@pytest.mark.parametrize("screen", SCREENS)
def test_each_says_what_is_new_and_what_is_the_same(screen: type[ResultsScreen]) -> None:
    """Again alone would say neither; help adds that the settings stay."""
    keys = {bound.key: bound for bound in screen.BINDINGS if isinstance(bound, Binding)}
    new, same = keys["n"], keys["s"]
    assert (new.id, same.id) == ("results.new", "results.same")
    assert new.description.startswith("New ")
    assert new.tooltip == f"{new.description}, same settings"
    assert same.description.startswith("Same ")
    assert same.tooltip == f"Play the {same.description.lower()} again"
