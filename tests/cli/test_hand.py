"""The hand game on the command line: transcripts, options, one-sentence errors."""

import io
import shlex
import sys
from collections.abc import Callable
from pathlib import Path

import click
import pytest

from wordarcade.cli.hand import hand

TRANSCRIPTS = Path(__file__).parent / "transcripts" / "hand"

Play = Callable[..., str]


@pytest.fixture
def play(home: object, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Play:
    """Return what the command prints, given arguments, when `typed` comes over a pipe."""

    def call(*arguments: str, typed: str = "") -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        hand.main(list(arguments), standalone_mode=False)
        return capsys.readouterr().out

    return call


@pytest.mark.parametrize("name", sorted(path.stem for path in TRANSCRIPTS.glob("*.cmd")))
def test_the_transcript_comes_out(play: Play, name: str) -> None:
    """Fed NAME.in, the command NAME.cmd prints exactly NAME.out."""
    written = (TRANSCRIPTS / f"{name}.cmd").read_text(encoding="utf-8")
    program, command, *arguments = shlex.split(written)
    assert (program, command) == ("wordarcade", "hand")
    typed = (TRANSCRIPTS / f"{name}.in").read_text(encoding="utf-8")
    expected = (TRANSCRIPTS / f"{name}.out").read_text(encoding="utf-8")
    assert play(*arguments, typed=typed) == expected


def test_a_seed_deals_the_same_hands(play: Play) -> None:
    """A single hand of the usual size, of another, and a game."""
    single = play("--plain", "--seed", "5")
    assert play("--plain", "--seed", "5") == single != play("--plain", "--seed", "6")
    assert len(single.splitlines()[0].removeprefix("Current Hand: ").split()) == 7
    large = play("--plain", "--seed", "5", "--hand-size", "26")
    assert len(large.splitlines()[0].removeprefix("Current Hand: ").split()) == 26
    game = play("--plain", "--seed", "5", "--hands", "2", typed="no\n!!\nno\nno\n!!\nno\n")
    assert game.count("Total score for this hand: 0") == 2


def test_what_is_left_out_is_not_asked_over_a_pipe(play: Play) -> None:
    """Then it is a single hand."""
    assert play("--plain", typed="!!\n").startswith("Current Hand: ")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--hand", "abc", "--hands", "2", "--plain"], "Give --hand alone"),
        (["--hand", "abc", "--hand-size", "3", "--plain"], "Give --hand alone"),
        (["--hand", "", "--plain"], "The hand is empty"),
        (["--hand", "a 1", "--plain"], "The hand has '1'"),
        (["--hand", "a**", "--plain"], "The hand has 2 wildcards"),
        (["--hand", "a" * 10_000, "--plain"], "10,000 letters; 26 are the most"),
        (["--hand-size", "0", "--plain"], "not in the range"),
        (["--hand-size", "27", "--plain"], "not in the range"),
        (["--hand-size", "seven", "--plain"], "not a valid integer"),
        (["--hands", "0", "--plain"], "not in the range"),
        (["--hands", "1001", "--plain"], "not in the range"),
        (["--hand", "abc"], "--plain"),
    ],
)
@pytest.mark.usefixtures("home")
def test_what_cannot_be_played(arguments: list[str], message: str) -> None:
    """Options that contradict each other or the rules are told in a sentence."""
    with pytest.raises(click.UsageError) as raised:
        hand.main(arguments, standalone_mode=False)
    told = raised.value.format_message()
    assert message in told
    assert "\n" not in told
