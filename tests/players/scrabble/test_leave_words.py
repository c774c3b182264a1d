"""Differences between leaves in words: only true ones."""

import re
from collections import Counter

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from wordarcade.players.scrabble.leave_words import leave_phrase

LEAVES = st.text("AEIRSUVQ?", max_size=6).map(lambda tiles: "".join(sorted(tiles)))


@pytest.mark.parametrize(
    ("better", "worse", "said"),
    [
        ("IRU", "AIRU", "gets rid of the A"),
        ("AERT", "AERTV", "gets rid of the V"),
        ("S", "SS", "keeps only one S"),
        ("??", "?", "keeps both blanks"),
        ("V", "VV", "keeps only one V"),
        ("R", "EER", "gets rid of the Es"),
        ("RU", "EERUU", "gets rid of the Es and keeps only one U"),
        ("", "??", "draws a whole new rack"),
        ("IU", "IIUU", "keeps only one I and one U"),
        ("AERT", "EINR", "keeps AT instead of IN"),
        ("M", "ILR", "gets rid of ILR"),
        ("AEL", "AL", "keeps AEL"),
        ("", "AE", "draws a whole new rack"),
    ],
)
def test_what_makes_a_leave_better(better: str, worse: str, said: str) -> None:
    """Less is never kept, and what both keep is no difference."""
    assert leave_phrase(better, worse) == said


@given(LEAVES, LEAVES)
def test_every_reason_is_a_difference(better: str, worse: str) -> None:
    """What is kept the other one lacks, and what is shed the other one has."""
    assume(better != worse)
    said = leave_phrase(better, worse)
    gained, shed = Counter(better) - Counter(worse), Counter(worse) - Counter(better)
    if said.startswith("keeps") and "only" not in said:
        assert gained
        assert len(better) >= len(worse) or re.search(r"S|blank|bingos", said)
    else:
        assert shed
    if "instead of" in said:
        new, old = (set(re.findall("[A-Z]", part)) for part in said.split(" instead of "))
        assert new == set(gained) - {"?"}
        assert old == set(shed) - {"?"}
