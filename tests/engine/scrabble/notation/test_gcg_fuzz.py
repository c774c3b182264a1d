"""Spoilt files: whatever is done to a game, it is read, kept and replayed."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.scrabble.notation.files import GAME, steps_of
from wordarcade.engine.scrabble.notation.gcg import Gcg
from wordarcade.engine.scrabble.notation.gcg_lines import Event, Unreadable
from wordarcade.engine.scrabble.notation.gcg_reader import read_gcg

BYTES = GAME.encode()
LINES = GAME.splitlines()
BITS = (
    ">ana: ",
    "AEINRST?",
    "8H",
    "O15",
    "(",
    ")",
    ".",
    "-",
    "--",
    "-3",
    "+5",
    "7",
    "é",
    "\0",
    "#",
)


def check(gcg: Gcg, data: bytes) -> None:
    """Check what holds of every file."""
    assert gcg.to_bytes() == data
    contents = [line.content for line in gcg.lines]
    events = [each for each in contents if isinstance(each, Event | Unreadable)]
    steps, players = steps_of(gcg), len(gcg.players)
    assert len(steps) == sum(isinstance(each, Event) or each.event for each in events)
    assert all(len(step.scores) == players for step in steps)


@settings(max_examples=300)
@given(
    places=st.lists(st.integers(0, len(BYTES)), max_size=8),
    values=st.lists(st.binary(max_size=4), min_size=8, max_size=8),
)
def test_games_with_other_bytes_in_them(places: list[int], values: list[bytes]) -> None:
    """Bytes overwritten anywhere in a game."""
    data = bytearray(BYTES)
    for place, value in zip(places, values, strict=False):
        data[place : place + len(value)] = value
    check(read_gcg(bytes(data)), bytes(data))


@settings(max_examples=200)
@given(lines=st.lists(st.sampled_from(LINES), max_size=25))
def test_games_in_disorder(lines: list[str]) -> None:
    """The lines of a game in any order, some missing, some more than once."""
    data = "\n".join(lines).encode()
    check(read_gcg(data), data)


@settings(max_examples=200)
@given(lines=st.lists(st.lists(st.sampled_from(BITS), max_size=7).map(" ".join), max_size=12))
def test_lines_of_likely_bits(lines: list[str]) -> None:
    """Lines made of what lines are made of."""
    data = "\n".join(f">ana: {line}" for line in lines).encode()
    check(read_gcg(data), data)


def test_enormous_lines_take_no_time() -> None:
    """A file of the largest size in one line, or in the shortest lines, is soon done."""
    for line in (b">ana: A 8D " + b"A" * 500_000, b">" + b" " * 500_000, b"#" + b"a" * 500_000):
        check(read_gcg(line), line)
    many = b">a:-\n" * 100_000
    check(read_gcg(many), many)
