"""Claims of a proof: few, and each rests on earlier ones."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.players.hangman.every_guess import small_lists, value
from wordarcade.lexicon.lexicon import ALPHABET
from wordarcade.players.hangman.claims import Claim, Claims, proved_claims
from wordarcade.players.hangman.shapes import Shapes
from wordarcade.players.hangman.value_search import value_search
from wordarcade.support.progress import Cancelled, to_nobody

ILLS = ("bill", "fill", "hill", "kill", "mill")


@given(small_lists)
def test_a_shape_is_what_all_words_have_in_common(words: set[str]) -> None:
    """A letter is settled if it is in the same places in all words, or nowhere."""
    shapes = Shapes()
    shape = shapes.common(words)
    for number, letter in enumerate(ALPHABET):
        shown = {tuple(sign == letter for sign in word) for word in words}
        assert shapes.settled(shape) >> number & 1 == (len(shown) == 1)
        assert shapes.lacking(shape) >> number & 1 == (letter not in "".join(words))


@given(st.data(), small_lists)
def test_the_shape_of_two_sets_is_what_theirs_have_in_common(
    data: st.DataObject, words: set[str]
) -> None:
    """However the words are divided."""
    shapes = Shapes()
    some = data.draw(st.sets(st.sampled_from(sorted(words)), min_size=1))
    others = words - some or some
    assert shapes.common(some) & shapes.common(others) == shapes.common(some | others)


def test_a_claim_stands_for_what_asks_no_more() -> None:
    """For one that is worth no more, about words that have no more in common; and for itself."""
    shapes = Shapes()
    claims = Claims(shapes)
    ills = Claim(4, shapes.common(ILLS), words=(0, 1, 2, 3, 4))
    assert [claims.add(ills), claims.add(ills)] == [0, 0]
    assert claims.add(Claim(3, shapes.common([*ILLS, "bell"]), words=(0, 1, 2, 3))) == 0
    assert claims.add(Claim(3, shapes.common(["pill", "till", "will"]), words=(6, 7, 8))) == 1
    assert claims.add(Claim(5, shapes.common(ILLS), words=(0, 1, 2, 3, 4))) == 2


@given(small_lists)
def test_claims_rest_on_earlier_ones(words: set[str]) -> None:
    """The last is worth what was asked, all others are needed for it, and none comes twice."""
    listed = sorted(words)
    worth = value(tuple(listed))
    if not worth:
        return
    search = value_search(listed, recording=True)
    search.ask(range(len(listed)), worth - 1)
    while search.step(1_000):
        pass
    claims = proved_claims(search, listed, to_nobody)
    assert claims[-1].wrong == worth
    for number, claim in enumerate(claims):
        assert all(answer < number for answer in claim.answers)
        assert bool(claim.answers) != bool(claim.words)
    assert {answer for claim in claims for answer in claim.answers} == set(range(len(claims) - 1))
    assert len({(claim.wrong, claim.shape) for claim in claims}) == len(claims)


def test_choosing_claims_can_be_stopped() -> None:
    """What the report raises comes out."""

    def stop(_: float) -> None:
        raise Cancelled

    search = value_search(ILLS, recording=True)
    search.ask(range(len(ILLS)), 3)
    while search.step(1_000):
        pass
    with pytest.raises(Cancelled):
        proved_claims(search, ILLS, stop)
