"""Training on the command line: what it writes and says, one-sentence errors."""

import re
from pathlib import Path

import pytest

from tests.cli.conftest import Command
from tests.players.scrabble.test_leave_training import FEW
from wordarcade.cli import train_leaves
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.scrabble.full_leaves import read_full, trained_file
from wordarcade.players.scrabble.leaves import leaves_for
from wordarcade.store.locations import Locations

LEAVES = ("train", "leaves", "--lexicon", "arcade", "--cluster", "local:1")


@pytest.fixture
def few_tiles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play with a small set of tiles: there are fewer leaves to find values for."""
    monkeypatch.setattr(train_leaves, "_distribution", lambda: FEW)


@pytest.mark.usefixtures("few_tiles")
def test_a_training_begins_and_goes_on(command: Command, home: Locations, arcade: Lexicon) -> None:
    """Games come in whole batches; players of that list then go by what was found."""
    assert leaves_for(arcade, home.trained_leaves) == leaves_for(arcade)
    answer = command(*LEAVES, "--games", "1")
    path = trained_file(home.trained_leaves, "arcade", arcade.identity)
    assert (answer.code, answer.err) == (0, "")
    first, second = answer.out.splitlines()
    took = re.fullmatch(
        r"Trained arcade with 250 games from seed 1, "
        r"(\d+\.\d (?:second|minute)s) of one processor\.",
        first,
    )
    assert took, "a short training is told in a unit of which there is something"
    assert second == f"Scrabble with arcade now uses {path}; delete it to undo that."
    assert leaves_for(arcade, home.trained_leaves).full == read_full(path, arcade.identity)
    text = path.with_suffix(".txt").read_text(encoding="utf-8")
    assert "\n    wordarcade train leaves --lexicon arcade --games 250 --seed 1\n" in text
    assert f", {took[1]} of one processor.\n" in text

    again = command(*LEAVES, "--games", "250")
    assert (again.code, again.out) == (2, "")
    assert again.err.startswith(
        "You have already started to train arcade; continue with --resume, or delete "
    )
    other = command(*LEAVES, "--resume", "--seed", "2")
    assert other.err == "The training for arcade has seed 1; leave --seed out.\n"

    more = command(*LEAVES, "--resume", "--hours", "0.00001")
    assert more.code == 0
    begun = re.match(r"Trained arcade with (500|750) games from seed 1", more.out)
    assert begun, "a process has at most two batches when the time is up"
    assert command(*LEAVES, "--resume", "--games", begun[1]).out.startswith(begun[0])


@pytest.mark.usefixtures("few_tiles")
@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--games", "5", "--hours", "1"], "Give --games or --hours, not both."),
        (["--games", "0"], "0 is not in the range"),
        (["--hours", "0"], "0.0 is not in the range"),
        (["--resume"], "There is no training for arcade yet; leave --resume out."),
        (["--lexicon", "no"], "no lexicon 'no'"),
        (["--seed", "x"], "'x' is not a valid integer"),
    ],
)
def test_bad_input_is_one_sentence_and_code_2(
    command: Command, arguments: list[str], message: str
) -> None:
    """Nothing on standard output, one line on standard error."""
    answer = command(*LEAVES, *arguments)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.count("\n") == 1
    assert message in answer.err


def test_a_damaged_file_is_told(command: Command, home: Locations, arcade: Lexicon) -> None:
    """A training is not resumed from it, and a table is not played with."""
    table = trained_file(home.trained_leaves, "arcade", arcade.identity)
    table.parent.mkdir(parents=True)
    table.with_suffix(".training").write_bytes(b"WALEAVE\n" + bytes(40))
    answer = command(*LEAVES, "--resume")
    assert answer.code == 2
    assert answer.err.endswith(".training is damaged; delete it, or train the leaves again.\n")
    table.write_bytes(Path(__file__).read_bytes())
    answer = command("solve", "scrabble", "/".join(["15"] * 15) + " AEINRST/ 0/0 0 lex arcade;")
    assert (answer.code, answer.out) == (2, "")
    assert answer.err == f"{table} is damaged; delete it, or train the leaves again.\n"
