"""The family of a word: the head and its inflected forms."""

import pytest

from wordarcade.lexicon.definitions import Definitions
from wordarcade.lexicon.families import family_of
from wordarcade.lexicon.lexicon import Lexicon


@pytest.mark.parametrize(
    ("head", "family"),
    [
        ("preen", "preen preens preened preening"),
        ("see", "see sees seeing saw seen"),
        ("man", "man mans men manned manning"),
        ("mouse", "mouse mouses moused mousing mice"),
        ("boxful", "boxful boxfuls"),
        ("nice", "nice nicer nicest"),
        ("be", "be am are been being is was were"),
        ("xqzj", ""),
    ],
)
def test_forms_of_a_head(arcade: Lexicon, head: str, family: str) -> None:
    """Regular and irregular ones that the lexicon has; BED is not of BE, nor MANED of MAN."""
    found = family_of(Definitions.shipped(), arcade, head)
    assert sorted(found) == sorted(family.split())
    assert found[:1] == ((head,) if family else ())
