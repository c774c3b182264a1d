"""The hand game on the command line: options, one-sentence errors."""

import pytest

from tests.cli.conftest import Command


def test_a_seed_deals_the_same_hands(command: Command) -> None:
    """A single hand of the usual size, of another, and a game."""
    single = command("hand", "--plain", "--seed", "5")
    assert command("hand", "--plain", "--seed", "5") == single
    assert command("hand", "--plain", "--seed", "6") != single
    assert len(single.out.splitlines()[0].removeprefix("Current Hand: ").split()) == 7
    large = command("hand", "--plain", "--seed", "5", "--hand-size", "26").out
    assert len(large.splitlines()[0].removeprefix("Current Hand: ").split()) == 26
    typed = "no\n!!\nno\nno\n!!\nno\n"
    game = command("hand", "--plain", "--seed", "5", "--hands", "2", stdin=typed).out
    assert game.count("Total score for this hand: 0") == 2


def test_what_is_left_out_is_not_asked_over_a_pipe(command: Command) -> None:
    """Then it is a single hand."""
    assert command("hand", "--plain", stdin="!!\n").out.startswith("Current Hand: ")


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
        (["--hand", "abc"], "A full screen needs a terminal"),
    ],
)
def test_what_cannot_be_played(command: Command, arguments: list[str], message: str) -> None:
    """Options that contradict each other or the rules are told in a sentence."""
    answer = command("hand", *arguments)
    assert message in answer.err
    assert (answer.code, answer.out, answer.err.count("\n")) == (2, "", 1)
