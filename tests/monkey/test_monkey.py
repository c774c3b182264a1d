"""A short monkey run of every game, and tests of the monkey's parts."""

import os
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.monkey.events import LAUNCHES
from tests.monkey.faults import first_fault_of_home
from tests.monkey.monkey import Monkey, recording
from tests.monkey.shrink import shrunk
from tests.monkey.strokes import Recording, Write
from wordarcade.engine.hangman.choices import HostKind
from wordarcade.engine.hangman.config import HangmanConfig
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.store.games import GameStore
from wordarcade.store.locations import Locations
from wordarcade.store.records import LexiconReference
from wordarcade.support.clock import SystemClock

EVENTS = 300


@pytest.mark.skipif(sys.platform != "linux", reason="looks at the program by /proc")
@pytest.mark.parametrize("game", sorted(LAUNCHES))
def test_nothing_goes_wrong(game: str, home: Locations) -> None:
    """Events by chance end in no crash, no hang, no spoilt terminal and no lost game."""
    Monkey(recording(game, 1, EVENTS), home.data.parent).run()


@pytest.mark.parametrize(("host", "kind"), [("person", None), ("nobody", "resume")])
def test_game_that_cannot_be_resumed_is_a_fault(
    home: Locations, arcade: Lexicon, host: str, kind: str | None
) -> None:
    """Unless it is one that line mode does not have."""
    config = {**HangmanConfig(5, 8, HostKind.PERSON).to_json(), "host": host}
    with closing(GameStore(home.games_database, SystemClock())) as rounds:
        rounds.begin("hangman", config, 1, LexiconReference(arcade.name, arcade.identity))
    fault = first_fault_of_home(home, os.environ)
    assert (fault and fault.kind) == kind


def test_events_are_repeatable(tmp_path: Path) -> None:
    """The same game and seed give the same events, which survive being written down."""
    recorded = recording("boggle", 7, 500)
    assert recording("boggle", 7, 500) == recorded != recording("boggle", 8, 500)
    recorded.write(tmp_path / "run")
    assert Recording.read(tmp_path / "run") == recorded


def test_shrinking_leaves_what_is_needed() -> None:
    """Of a long run there remain the events without which it does not fail, in their order."""
    letters = [Write(bytes([97 + number % 26])) for number in range(100)]
    recorded = Recording("home", 1, tuple((letter,) for letter in letters))

    def fails(run: Recording) -> bool:
        text = b"".join(stroke.data for (stroke,) in run.breaths if isinstance(stroke, Write))
        return text.count(b"x") >= 2 and b"c" in text

    left = shrunk(recorded, fails)
    assert fails(left)
    assert len(left.breaths) == 3
