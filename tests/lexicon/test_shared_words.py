"""Words that two lexicons share, against sets of words."""

from hypothesis import given
from hypothesis import strategies as st

from tests.lexicon.test_lexicon import lexicon_of, word_sets
from wordarcade.lexicon.shared_words import SharedWords


@given(word_sets, word_sets, st.text("abc", max_size=7))
def test_they_answer_as_a_lexicon_of_them_does(
    first: set[str], second: set[str], text: str
) -> None:
    """Words, prefixes, lengths and identity; only the name is that of the first."""
    shared = SharedWords(lexicon_of(first), lexicon_of(second))
    expected = lexicon_of(first & second)
    assert len(shared) == len(expected)
    assert (text in shared) == (text.upper() in shared) == (text in expected)
    assert shared.has_prefix(text) == expected.has_prefix(text)
    assert shared.lengths == expected.lengths
    assert list(shared.of_length(len(text))) == list(expected.of_length(len(text)))
    assert (shared.name, shared.identity) == ("test", expected.identity)
    assert 3 not in shared
