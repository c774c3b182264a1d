"""Words from their indices, all at once."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.lexicon.test_lexicon import lexicon_of, word_sets
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.lexicon.numbering import words_at


@given(word_sets, st.data())
def test_the_words_with_some_indices(words: set[str], data: st.DataObject) -> None:
    """Any rising indices give the words in those places of the sorted list."""
    ordered = sorted(words)
    indices = sorted(data.draw(st.sets(st.sampled_from(range(len(ordered)))))) if ordered else []
    lexicon = lexicon_of(words)
    assert words_at(lexicon.graph, indices) == [ordered[index] for index in indices]


@pytest.mark.parametrize("step", [1, 7, 1_000])
def test_the_words_of_a_real_list(arcade: Lexicon, step: int) -> None:
    """On a real list it agrees with looking each up by itself."""
    indices = range(0, len(arcade), step)
    found = words_at(arcade.graph, indices)
    assert len(found) == len(indices)
    assert all(found[place] == arcade.word_at(indices[place]) for place in range(0, len(found), 99))
