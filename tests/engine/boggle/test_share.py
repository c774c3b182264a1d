"""Share codes: round trips, and detection of slips."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordarcade.engine.base32 import BitWriter
from wordarcade.engine.boggle.config import BoggleConfig
from wordarcade.engine.boggle.dice import load_dice_sets
from wordarcade.engine.boggle.scoring import STANDARD_POINTS
from wordarcade.engine.boggle.share import ShareCodeError, read_share_code, share_code
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.timer import Timer
from wordarcade.support import resources

SETS = load_dice_sets(resources.folder("assets") / "dice")
IDENTITY = "560e1ff63a973519c43a48bd37cd633c"


@st.composite
def configs(draw: st.DrawFn) -> BoggleConfig:
    """Draw a board with its rules."""
    rows, columns = draw(st.integers(1, 6)), draw(st.integers(1, 6))
    cell = st.sampled_from(["", "qu", "th", "fish", *"abcxyz"])
    cells = draw(st.lists(cell, min_size=rows * columns, max_size=rows * columns))
    timer = Timer(draw(st.integers(1, 9999)), draw(st.integers(0, 99)))
    points, dice = draw(
        st.sampled_from([(STANDARD_POINTS, "own"), (SETS["super"].points, "super")])
    )
    return BoggleConfig(
        LetterGrid(rows, columns, tuple(cells)), draw(st.integers(1, 15)), points, timer, dice
    )


@given(configs())
def test_a_code_reads_back(config: BoggleConfig) -> None:
    """Board, length, points, time and lexicon survive, in lowercase and without hyphens too."""
    code = share_code(config, IDENTITY)
    shared = read_share_code(code.lower().replace("-", " "), SETS)
    assert shared.config == config
    assert shared.fits(IDENTITY)
    assert not shared.fits("f" * 64)


@given(configs(), st.data())
def test_a_slip_is_noticed(config: BoggleConfig, data: st.DataObject) -> None:
    """A code with one wrong sign, or with two neighbours swapped, is refused."""
    signs = share_code(config, IDENTITY).replace("-", "")
    place = data.draw(st.integers(0, len(signs) - 1))
    wrong = data.draw(st.sampled_from("0123456789ABCDEFGHJKMNPQRSTVWXYZ!"))
    slips = {
        signs[:place] + wrong + signs[place + 1 :],
        signs[:place] + signs[place : place + 2][::-1] + signs[place + 2 :],
    }
    for slip in slips - {signs}:
        with pytest.raises(ShareCodeError):
            read_share_code(slip, SETS)


@pytest.mark.parametrize("code", ["", "A", "-----", "HELLO WORLD", "O" * 500, "Ü"])
def test_what_is_no_code_gets_a_sentence(code: str) -> None:
    """Any text is refused politely."""
    with pytest.raises(ShareCodeError, match="code"):
        read_share_code(code, SETS)


def test_codes_are_short_enough_to_type() -> None:
    """A standard board makes a code of less than thirty signs."""
    config = BoggleConfig(LetterGrid.of_rows(["oise", "lron", "tkni", "ynji"]))
    assert len(share_code(config, IDENTITY).replace("-", "")) < 30


def test_a_newer_code_and_an_unknown_dice_set_are_told() -> None:
    """The sentence says why the code cannot be played here."""
    bits = BitWriter()
    bits.write(7, 3)
    with pytest.raises(ShareCodeError, match="another version"):
        read_share_code(bits.code(), SETS)
    config = BoggleConfig(LetterGrid(1, 1, ("a",)), points=SETS["super"].points, dice="super")
    with pytest.raises(ShareCodeError, match="dice set 'super'"):
        read_share_code(share_code(config, IDENTITY), {})


def test_a_board_too_large_has_no_code() -> None:
    """Sixteen rows do not fit."""
    with pytest.raises(ShareCodeError, match="no share code"):
        share_code(BoggleConfig(LetterGrid(16, 1, ("a",) * 16)), IDENTITY)
