"""The hand game on the command line: options, one-sentence errors."""

import pytest

from tests.cli.conftest import Command
from wordarcade.plain.commands import SETTING_UP


def test_a_seed_deals_the_same_hands(command: Command) -> None:
    """A single hand of the usual size, of another, and a game."""
    single = command("hand", "--plain", "--seed", "5")
    again = command("hand", "--plain", "--seed", "5")
    assert again.out.splitlines()[:3] == single.out.splitlines()[:3]
    other = command("hand", "--plain", "--seed", "6")
    assert other.out.splitlines()[1] != single.out.splitlines()[1]
    assert len(single.out.splitlines()[1].removeprefix("Your letters: ").split()) == 7
    large = command("hand", "--plain", "--seed", "5", "--hand-size", "26").out
    assert len(large.splitlines()[1].removeprefix("Your letters: ").split()) == 26
    typed = "no\n!!\nno\nno\n!!\nno\n"
    game = command("hand", "--plain", "--seed", "5", "--hands", "2", stdin=typed).out
    assert game.count("The hand is over: 0 points.") == 2


HOW_MANY = "Number of hands, or Enter for a single one: "


@pytest.mark.parametrize(
    ("option", "asked", "shown"),
    [
        ("--plain", f"{SETTING_UP}\n{HOW_MANY}", ("Your letters: ",) * 2),
        ("--assignment", "Enter total number of hands: ", ("Current Hand: ", "Current hand: ")),
    ],
)
def test_what_is_left_out_is_asked(
    command: Command, option: str, asked: str, shown: tuple[str, str]
) -> None:
    """Over a pipe too; to say nothing is to take a single hand."""
    single = command("hand", option, stdin="\n!!\n").out
    assert single.startswith(f"{asked}\n")
    assert shown[0] in single
    game = command("hand", option, stdin="2\nno\n!!\n").out
    assert game.startswith(f"{asked}2\n")
    assert shown[1] in game
    assert command("hand", option, stdin="").out == f"{asked}\n"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--hand", "abc", "--hands", "2", "--plain"], "Give --hand alone"),
        (["--hand", "abc", "--hand-size", "3", "--plain"], "Give --hand alone"),
        (["--hand", "", "--plain"], "The hand is empty"),
        (["--hand", "a 1", "--plain"], "The hand has '1'"),
        (["--hand", "a**", "--plain"], "The hand has 2 wildcards"),
        (["--hand", "a" * 10_000, "--plain"], "10,000 letters; the most is 26"),
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
