"""Boards and racks to look for plays on, and what finds all of them slowly."""

from collections.abc import Iterable
from typing import Any

from hypothesis import strategies as st

from tests.engine.scrabble.games import ENGLISH, STANDARD
from tests.players.scrabble.every_play import EveryPlay
from wordarcade.engine.scrabble.squares import SQUARES, Direction, place_in_line
from wordarcade.lexicon.in_memory import open_in_memory
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.support import resources

OF_ENABLE = (
    ("15/9ID4/9SI4/9LA4/9ET4/5D3LO4/4WEAR1EM4/3GETTErS5/5O3S5/5X9/15/15/15/15/15", "AIOU?OV", 1143),
    (("15/12T2/NAEVI7E2/3A8N2/3M8D2/1JAPE7E2/2WINCE5R2/LEAN2LOOFAHS2/3G4FaRM3/7U1Z5/5WINTERLY2/"
     "7I7/7Q7/7U7/7E7"), "IOAIURU", 290),
    (("D14/R14/I1S5FAUVE2/V1TARLATAN1a3/EAR8Q3/1HA8U3/PAW1R6E3/E1SWAILS3R3/A3N6O3/v3C10/E2XI10/"
     "Y2ID10/4L10/JIMMY10/O14"), "EOTCEOT", 312),
    (("7F3g3/7L3R1T1/6GIGGLIER1/7N2EN1A1/4R2T2ID1N1/4E4V1E1Q1/4C4A1R3/4R2BUSTY3/2J1U1HINT5/"
     "1PEMICAN1YA4/2S1T1MEW1P4/KETO6NAB2/2S7OHO2/10E1L2/9FAVOUr"), "DRUWAIO", 339),
    ("15/15/15/3BARESARK4/3I4TEA4/3F11/3O11/3LINNS7/3D11/15/15/15/15/15/15", "MWENIME", 313),
    (("3B11/1T1I11/1O1D11/1N1I11/1E1n10E/1DAG5Q4V/2V5AA3PE/HAIKU1RANTED1UN/2DO4A4M1/3I1JOLE4I1/"
     "3NEON1mOOL1C1/F2E1L1WIRRA1E1/RUTS1L2A4R1/OHO2Y2SWINGS1/M14"), "?EN", 804),
    ("15/15/15/15/15/5J9/5O9/4FIND7/2B2N9/2o2TIMID5/2G4A7/2GARLIC7/2L4R7/2E4O7/KERRIA1N7",
     "S?", 271),
    ("15/15/15/15/15/5DERRY5/4BOW8/3BOREAL6/15/15/15/15/15/15/15", "??", 717),
)  # fmt: skip
"""Boards from games with ENABLE, as in CGP; racks; and how many plays there are.

The numbers are those that trying every word everywhere comes to; it is done again in
`test_generator.py`.
"""

LETTERS = "aber"
"""Few letters, so that words cross."""

words = st.sets(
    st.text(LETTERS, min_size=1, max_size=5) | st.text(LETTERS, min_size=12, max_size=16),
    min_size=1,
    max_size=30,
)
racks = st.text(LETTERS.upper(), max_size=5).flatmap(
    lambda tiles: st.text("?", max_size=2).map(tiles.__add__)
)


@st.composite
def boards(draw: st.DrawFn, known: Iterable[str]) -> str:
    """Return a board with words on it, some known, some not; they may lie anyhow."""
    signs = ["."] * SQUARES
    anything = st.sampled_from(sorted(known)) | st.text(LETTERS, min_size=1, max_size=4)
    for word in draw(st.lists(anything, max_size=6)):
        direction = draw(st.sampled_from(list(Direction)))
        square = draw(st.integers(0, SQUARES - 1))
        tiles = draw(st.sampled_from([word.upper(), word.capitalize()]))
        for step, tile in enumerate(tiles[: 15 - place_in_line(square, direction)]):
            signs[square + step * direction.value] = tile
    return "".join(signs)


def enable() -> Lexicon:
    """Return ENABLE."""
    return open_in_memory(resources.folder("lexicons") / "enable.txt")


def every_play(known: Iterable[str]) -> EveryPlay:
    """Return what finds all plays of some words on the standard board."""
    return EveryPlay(
        known,
        [premium.letter_factor for premium in STANDARD.premiums],
        [premium.word_factor for premium in STANDARD.premiums],
        ENGLISH.values,
        ENGLISH.bingo,
    )


def found(plays: Any) -> dict[tuple[int, int, str], int]:
    """Return the scores of plays that the kernel found, each by what it is; none is there twice."""
    scores = {}
    for number, score in enumerate(plays.scores):
        tiles = plays.tiles[15 * number : 15 * number + plays.lengths[number]].decode()
        key = plays.squares[number], 15 if plays.downs[number] else 1, tiles
        assert key not in scores
        scores[key] = score
    return scores
