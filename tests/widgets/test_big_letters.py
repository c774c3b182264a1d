import string
from pathlib import Path

import pytest

from wordarcade.support.data_file import DataFileError
from wordarcade.widgets.big_letters import load_big_letters, shipped_big_letters


def test_the_shipped_letters_draw_every_face_of_the_dice() -> None:
    """All capitals and the two-letter faces have drawings, no two of them alike."""
    letters = shipped_big_letters()
    drawings = [letters.tall(letter) for letter in string.ascii_uppercase]
    assert len(set(drawings)) == 26
    for face in ("Qu", "In", "Th", "Er", "He", "An"):
        lines = letters.tall(face)
        assert len(lines) == 3
        assert {len(line) for line in lines} <= {7, 8, 9}


def test_pixels_become_half_blocks() -> None:
    """Two rows of pixels share a line."""
    assert shipped_big_letters().tall("L") == ("█    ", "█    ", "█▄▄▄▄")


def test_a_letter_without_a_drawing_is_told() -> None:
    """Text that cannot be drawn whole is not drawn at all."""
    assert shipped_big_letters().tall("Aß") == ()


def test_a_misshapen_letter_is_refused(tmp_path: Path) -> None:
    """A drawing of the wrong shape names its letter."""
    file = tmp_path / "letters.toml"
    file.write_text('A = ["#", "##", "#", "#", "#", "#"]\n')
    with pytest.raises(DataFileError, match="line 1: 'A' must be 6 rows of one width"):
        load_big_letters(file)
