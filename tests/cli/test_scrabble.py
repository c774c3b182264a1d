"""Scrabble on the command line: options, one-sentence errors."""

import errno
from pathlib import Path

import pytest

from tests.cli.conftest import Command
from wordarcade.plain.commands import SETTING_UP
from wordarcade.store.locations import Locations


def test_options_settle_the_game(command: Command) -> None:
    """Players, rule, clock, words and seed; the same seed draws the same tiles."""
    arguments = ("scrabble", "--plain", "--seed", "5", "--players", "Ann,Bob,Cem")
    answer = command(*arguments, "--clock", "25:00", stdin="challenge\n")
    assert "Ann 0, Bob 0, Cem 0; 79 tiles in the bag.\n" in answer.out
    assert "Time left: Ann 25:00, Bob 25:00, Cem 25:00.\nRack: B E E I I R ?\n" in answer.out
    assert "Ann: challenge\nThis game has no challenges" in answer.out
    answer = command(*arguments, "--challenge", "five-point", stdin="8F ZZZ\n8E BEEIR\n")
    assert "You have no Z.\n" in answer.out
    assert "Ann at 8E: BEEIR scores 14 points.\n" in answer.out
    assert answer.code == 0


def test_players_are_asked_for(command: Command) -> None:
    """Over a pipe too; to say nothing is to take the usual ones."""
    out = command("scrabble", "--plain", stdin="\n").out
    assert out.startswith(f"{SETTING_UP}\nWho plays? ")
    assert "\nYou 0, Casual 0; 86 tiles in the bag.\n" in out
    assert "86 tiles" not in command("scrabble", "--plain", stdin="/quit\n").out


def test_a_game_is_resumed_exported_and_shown(command: Command) -> None:
    """As the rounds of other games are."""
    command("scrabble", "--plain", "--seed", "5", "--players", "Ann,Bob", stdin="8E BIER\n")
    assert "scrabble   unfinished" in command("games", "list").out
    assert "place 8E, tiles BIER" in command("games", "show", "1").out
    assert "\nAnn 12, Bob 0; 82 tiles" in command("games", "resume", "1", "--plain").out
    assert (
        ">Ann: BEEIIR? 8E BIER +12 12\n" in command("games", "export", "1", "--format", "gcg").out
    )


def test_a_game_is_written_to_a_new_file(command: Command, tmp_path: Path) -> None:
    """A file that is there is not touched, and nothing is played."""
    path = tmp_path / "a.gcg"
    arguments = ("scrabble", "--plain", "--players", "Ann,Bob", "--seed", "5", "--gcg", str(path))
    assert command(*arguments, stdin="8E BIER\n").code == 0
    assert "8E BIER +12 12" in path.read_text(encoding="utf-8")
    path.write_text("mine", encoding="utf-8")
    answer = command(*arguments)
    assert "a.gcg already exists; choose another name." in answer.err
    assert (answer.code, answer.out, path.read_text(encoding="utf-8")) == (2, "", "mine")


@pytest.mark.parametrize(
    "name", ["", "{0}/file/a.gcg", "{0}", "{0}/no/a.gcg", "/dev/full", "{0}/" + "x" * 300]
)
def test_a_file_that_cannot_be_written_is_told_first(
    command: Command, tmp_path: Path, name: str
) -> None:
    """In one sentence, before anything is played or put on record."""
    (tmp_path / "file").touch()
    path = name.format(tmp_path)
    answer = command("scrabble", "--plain", "--players", "Ann,Bob", "--gcg", path)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.count("\n") == 1
    assert command("games", "show", "1").code == 2
    assert not (tmp_path / "no").exists()


def test_a_file_that_is_lost_on_the_way_is_told_once(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On standard error; the game goes on, and is saved."""
    path = tmp_path / "a.gcg"

    def write(target: Path, content: bytes) -> None:
        if target.read_bytes():
            raise OSError(errno.ENOSPC, "No space left on device")
        target.write_bytes(content)

    monkeypatch.setattr("wordarcade.store.gcg_file.write_atomically", write)
    answer = command(
        "scrabble", "--plain", "--players", "Ann,Bob", "--seed", "5", "--gcg", str(path),
        stdin="8E BIER\npass\n",
    )  # fmt: skip
    assert answer.code == 0
    assert answer.err == (
        f"{path} cannot be written: No space left on device. Your game is still saved.\n"
    )
    assert "cannot be written" not in answer.out
    assert "place 8E, tiles BIER" in command("games", "show", "1").out


def test_tiles_that_break_a_rule_are_told(command: Command, home: Locations) -> None:
    """With their file and what is wrong in it."""
    folder = home.scrabble_folder / "tiles"
    folder.mkdir(parents=True)
    (folder / "mine.toml").write_text("blanks = 2\n", encoding="utf-8")
    answer = command("scrabble", "--plain")
    mine = folder / "mine.toml"
    assert answer.err == f"{mine}: 'points' is missing; it must be a table.\n"
    assert (answer.code, answer.out) == (2, f"{SETTING_UP}\n")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--players", "Ann", "--plain"], "2 to 4 play Scrabble, not 1."),
        (["--players", "Ann,Ann", "--plain"], "Two players are called Ann"),
        (["--players", "Ann,bot:god", "--plain"], "There is no bot 'bot:god'"),
        (["--challenge", "triple", "--plain"], "is not one of"),
        (["--clock", "25", "--plain"], "is not MM:SS"),
        (["--clock", "25:00+5", "--plain"], "is not MM:SS"),
        (["--seed", "-1", "--plain"], "not in the range"),
        (["--seed", str(2**64), "--plain"], "not in the range"),
        (["--lexicon", "nowhere", "--plain"], "nowhere"),
        (["--assignment"], "an assignment; leave --assignment out"),
        (["--players", "Ann,Bob"], "A full screen needs a terminal"),
    ],
)
def test_what_cannot_be_played(command: Command, arguments: list[str], message: str) -> None:
    """It is told in a sentence."""
    answer = command("scrabble", *arguments)
    assert message in answer.err
    assert (answer.code, answer.out, answer.err.count("\n")) == (2, "", 1)
