"""Notes added to the events of GCG files."""

import pytest

from tests.engine.scrabble.notation.files import GAME, steps_of
from wordarcade.engine.scrabble.notation.gcg_notes import with_notes
from wordarcade.engine.scrabble.notation.gcg_reader import read_gcg

_EVENTS = 12


@pytest.mark.parametrize("end", ["\n", "\r\n"])
@pytest.mark.parametrize("last", ["", "\n"])
def test_every_event_gets_its_note(end: str, last: str) -> None:
    """Behind the notes that it has; the other lines stay byte by byte, also without a last end."""
    text = (GAME.rstrip("\n") + last).replace("\n", end)
    before = read_gcg(text.encode())
    after = with_notes(before, {event: f"event {event}" for event in range(_EVENTS)})
    assert read_gcg(after.to_bytes()) == after
    steps = steps_of(after)
    assert [step.notes[-1] for step in steps] == [f"event {event}" for event in range(_EVENTS)]
    assert steps[0].notes == ("All seven,", "on the first turn.", "event 0")
    kept = "".join(line.text + line.end for line in after.lines if "event" not in line.text)
    assert kept.rstrip(end) == text.rstrip(end)
    assert with_notes(before, {}) == before


def test_a_note_is_one_line_in_letters_that_the_file_has() -> None:
    """A name with other letters or line ends must not spoil the file."""
    latin = read_gcg(b"#character-encoding ISO-8859-1\n>ana: A\xc4 8D NO +4 4\n")
    noted = with_notes(latin, {0: "not in 日本\n>x"})
    assert noted.lines[-1].text == "#note not in ?? >x"
    assert read_gcg(noted.to_bytes()) == noted
