"""The command line as a contract: options, JSON fields, exit codes, one-sentence errors."""

import json
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Command
from wordarcade import __version__
from wordarcade.plain.commands import SETTING_UP
from wordarcade.store.locations import Locations

BOARD = "OISE/LRON/TKNI/YNJI"


def test_solve_boggle_as_json(command: Command) -> None:
    """All fields of the contract, words sorted and in upper case."""
    data = json.loads(command("solve", "boggle", BOARD, "--json").out)
    assert set(data) == {"rows", "cols", "min_length", "lexicon", "count", "score", "words"}
    assert (data["rows"], data["cols"], data["min_length"]) == (4, 4, 3)
    assert (data["count"], data["score"], data["lexicon"]["words"]) == (96, 134, 172_843)
    words = [word["word"] for word in data["words"]]
    assert words == sorted(words)
    assert {"word": "INION", "score": 2, "path": [15, 10, 11, 6, 7]} in data["words"]


def test_solve_boggle_honours_its_options(command: Command) -> None:
    """A minimum and a lexicon change what is found."""
    data = json.loads(
        command("solve", "boggle", BOARD, "--min", "5", "--lexicon", "common", "--json").out
    )
    assert data["min_length"] == 5
    assert all(len(word["word"]) >= 5 for word in data["words"])
    assert data["lexicon"]["name"] == "common"


def test_solve_many_boards(command: Command, tmp_path: Path) -> None:
    """A file of boards gives totals and a speed."""
    path = tmp_path / "boards.txt"
    path.write_text(BOARD.replace("/", "") + "\n", encoding="ascii")
    data = json.loads(command("solve", "boggle", "--boards", str(path), "--json").out)
    assert (data["boards"], data["words"], data["score"]) == (1, 96, 134)
    assert set(data) == {
        *("boards", "words", "score", "seconds", "boards_per_second"),
        *("cpu_seconds", "boards_per_cpu_second"),
    }
    shown = command("solve", "boggle", "--boards", str(path)).out
    assert "1 board, 96 words, 134 points" in shown
    assert "of processor time" in shown


def test_solve_anagram(command: Command) -> None:
    """All tiles are used, unless a minimum allows shorter words."""
    data = json.loads(command("solve", "anagram", "quiz", "--json").out)
    assert data == {"count": 1, "words": ["QUIZ"]}
    short = json.loads(command("solve", "anagram", "tac", "--min", "2", "--json").out)
    assert short["words"] == ["ACT", "AT", "CAT", "TA"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["solve", "boggle"], "Give one board"),
        (["solve", "boggle", BOARD, "--boards", "x"], "Give one board"),
        (["solve", "boggle", "A1/BC"], "not letters"),
        (["solve", "boggle", BOARD, "--min", "0"], "0 is not in the range"),
        (["solve", "boggle", BOARD, "--lexicon", "nope"], "There is no lexicon 'nope'"),
        (["solve", "boggle", "--boards", "no-such-file"], "no-such-file"),
        (["solve", "anagram", "ca7"], "'7' is not a tile"),
        (["solve", "anagram", ""], "at least one letter"),
        (["lexicon"], "check, derive, import, info, list, remove and rename"),
        (["boggle"], "--plain"),
        (["boggle", "--plain", "--timer", "soon"], "'soon' is not MM:SS"),
        (["boggle", "--size", "7"], "'7' is not one of"),
        (["nothing"], "No such command"),
        (["--nothing"], "No such option"),
        ([], "needs a terminal"),
        (["games", "show", "7"], "7"),
        (["games", "resume", "7", "--plain"], "7"),
        (["lexicon", "info", "nope"], "There is no lexicon 'nope'"),
        (["lexicon", "remove", "arcade"], "cannot be removed"),
        (["lexicon", "remove", "nope"], "There is no imported lexicon 'nope'"),
    ],
)
def test_bad_input_is_one_sentence_and_code_2(
    command: Command, arguments: list[str], message: str
) -> None:
    """Nothing on standard output, one line on standard error."""
    answer = command(*arguments)
    assert answer.code == 2
    assert answer.out == ""
    assert answer.err.count("\n") == 1
    assert message in answer.err


def test_lexicon_commands(command: Command, tmp_path: Path) -> None:
    """A list is imported, listed, described, used and removed."""
    path = tmp_path / "animals.txt"
    path.write_text("cat\na small beast\nDOG\n3x\n", encoding="utf-8")
    assert command("lexicon", "import", str(path), "--name", "zoo").code == 0
    listed = json.loads(command("lexicon", "list", "--json").out)["lexicons"]
    assert [entry["name"] for entry in listed][:2] == ["arcade", "enable"]
    assert listed[-1]["name"] == "zoo"
    info = json.loads(command("lexicon", "info", "zoo", "--json").out)
    assert set(info) == {
        *("name", "path", "words", "sha256", "shortest", "longest", "lengths"),
        *("skipped", "nodes", "edges", "bytes", "seconds"),
    }
    assert command("lexicon", "check", "dog", "--lexicon", "zoo").code == 0
    assert command("lexicon", "remove", "zoo").code == 0
    assert "zoo" not in command("lexicon", "list").out


def test_lexicon_check(command: Command) -> None:
    """The exit code is 1 when one of the words is not valid."""
    assert command("lexicon", "check", "qi", "ZA").code == 0
    answer = command("lexicon", "check", "qi", "zaa", "--json")
    assert answer.code == 1
    assert json.loads(answer.out)["words"] == [
        {"word": "QI", "valid": True},
        {"word": "ZAA", "valid": False},
    ]


def test_rounds_of_line_mode_are_on_record(command: Command) -> None:
    """A finished round is listed and shown; an unfinished one goes on; a deleted one is gone."""
    command("boggle", "--plain", "--board", BOARD, stdin="inion\nx\n")
    (game,) = json.loads(command("games", "list", "--json").out)["games"]
    assert (game["status"], game["summary"]["score"], game["game"]) == ("finished", 2, "boggle")
    shown = json.loads(command("games", "show", str(game["id"]), "--json").out)
    assert shown == json.loads(command("games", "export", str(game["id"])).out)
    assert [move.get("play") for move in shown["moves"]] == ["inion", None]
    assert "inion" in command("games", "show", str(game["id"])).out
    assert command("games", "delete", str(game["id"])).code == 0
    assert json.loads(command("games", "list", "--json").out) == {"games": []}


def test_line_mode_resumes(command: Command, home: Locations) -> None:
    """A round that was cut off goes on with the words it had."""
    command("boggle", "--plain", "--board", BOARD, stdin="inion\nx\n")
    with sqlite3.connect(home.games_database) as database:
        database.execute("UPDATE rounds SET summary = NULL")
        database.execute("DELETE FROM moves WHERE number = 1")
    database.close()
    answer = command("games", "resume", "1", "--plain", stdin="inion\nson\nx\n")
    assert "INION: you already have it." in answer.out
    assert answer.out.endswith("You scored 3 points. Best word: INION.\n")


def test_line_mode_without_a_last_word(command: Command) -> None:
    """When the input ends, the round is saved; empty lines are passed over."""
    answer = command("boggle", "--plain", "--seed", "7", stdin="\nyes\n\n")
    assert answer.code == 0
    assert answer.out.endswith("Saved. Resume with 'wordarcade games resume 1'.\n")
    again = command("boggle", "--plain", "--seed", "7", stdin="x\n")
    assert again.out.splitlines()[:4] == answer.out.splitlines()[:4]


def test_the_size_of_a_board_is_asked_for(command: Command) -> None:
    """Over a pipe too, but not in the assignment; a seed begins at once."""
    asked = command("boggle", "--plain", stdin="5\nx\n").out.splitlines()
    assert asked[:2] == [SETTING_UP, "Board size, 4, 5 or 6 [4]: 5"]
    assert asked[2].count("[") == 5
    assert command("boggle", "--assignment", stdin="x\n").out.splitlines()[0].count("[") == 4
    assert command("boggle", "--plain", stdin="").out.endswith("Board size, 4, 5 or 6 [4]: \n")
    assert command("games", "list").out.count("unfinished") == 0


@pytest.mark.parametrize("game", ["boggle", "hand", "hangman", "scrabble", "wordsearch"])
@pytest.mark.parametrize("option", ["--plain", "--lexicon=enable"])
def test_standard_input_may_be_closed(command: Command, game: str, option: str) -> None:
    """It is told in a sentence; Python then has no stream at all."""
    answer = command(game, option, "--seed", "1", stdin=None)
    assert answer.code == 2
    assert "Traceback" not in answer.err
    assert answer.err.count("\n") == 1
    if option == "--plain":
        assert answer.err == "Standard input is closed; line mode needs it open.\n"


def test_bytes_that_are_no_text_are_played_like_others(home: Locations) -> None:
    """They are replaced, and no process ends of them."""
    done = subprocess.run(  # noqa: S603 - our own code
        [sys.executable, "-m", "wordarcade", "boggle", "--plain", "--board", BOARD],
        input=b"\xff\xfe\nx\n",
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.endswith(b"Better luck on the next board!\n")


def test_control_characters_are_not_passed_on(command: Command) -> None:
    """What a terminal would act on is replaced, in the echo and in the answers."""
    answer = command("boggle", "--plain", "--board", BOARD, stdin="a\x1b[2Jb\nx\n")
    assert "\x1b" not in answer.out
    assert "is not in the word list" in answer.out


def test_settings_faults_name_file_and_line(command: Command, home: Locations) -> None:
    """A mistake in the settings file is one sentence; the default is used, and nothing lost."""
    home.settings_file.parent.mkdir()
    home.settings_file.write_text('theme = "wordarcade-dark"\nmotion = "yes"\n', encoding="utf-8")
    answer = command("boggle", "--plain", "--board", BOARD)
    assert answer.code == 0
    assert "settings.toml" in answer.err
    assert "line 2" in answer.err
    assert command("locate").code == 0


def test_self_check_passes(command: Command) -> None:
    """Every shipped file is as it must be."""
    answer = command("self-check")
    assert answer.code == 0
    assert "FAULT" not in answer.out
    assert "arcade 172,843" in answer.out


def test_locate_names_the_folders(command: Command, home: Locations) -> None:
    """Settings, rounds, lexicons, cache and log."""
    assert str(home.settings_file) in command("locate").out


@pytest.mark.parametrize("option", ["--version", "--help"])
def test_version_and_help_load_no_textual(option: str) -> None:
    """What is asked for often must not pay for the full screen."""
    code = (
        "import sys; from wordarcade.cli.root import run; code = run([sys.argv[1]]);"
        "sys.exit(code or any(name.split('.')[0] == 'textual' for name in sys.modules))"
    )
    done = subprocess.run(  # noqa: S603 - our own code
        [sys.executable, "-c", code, option], capture_output=True, text=True, check=True
    )
    if option == "--version":
        assert f"wordarcade {__version__}, kernels " in done.stdout


def test_a_bare_start_loads_what_the_home_screen_shows() -> None:
    """No options, games, solvers, lexicons or other screens come before the first frame."""
    code = (
        "import sys\n"
        "import wordarcade.cli.full_screen, wordarcade.app\n"
        "names = ('click', 'markdown_it', 'wordarcade.engine', 'wordarcade.players',"
        " 'wordarcade.lexicon', 'wordarcade.plain', 'wordarcade.games.session',"
        " 'wordarcade.games.rating', 'wordarcade.games.routes', 'wordarcade.widgets.top_line',"
        " 'wordarcade.store.bin', 'wordarcade.store.history', 'wordarcade.screens.palette',"
        " 'wordarcade.games.front_ends', 'wordarcade.games.statistics', 'wordarcade.store.duels',"
        " 'wordarcade.looks.panel')\n"
        "sys.exit(', '.join(name for name in names if name in sys.modules) or 0)\n"
    )
    done = subprocess.run(  # noqa: S603 - our own code
        [sys.executable, "-c", code], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("package", ["engine", "lexicon", "kernels", "players", "store"])
def test_what_knows_no_terminal_loads_none(package: str) -> None:
    """Importing every module of the lower floors loads neither Textual, Rich nor Click."""
    code = (
        "import importlib, pkgutil, sys\n"
        f"import wordarcade.{package} as package\n"
        "for found in pkgutil.walk_packages(package.__path__, package.__name__ + '.'):\n"
        "    importlib.import_module(found.name)\n"
        "loaded = {name.split('.')[0] for name in sys.modules}\n"
        "sys.exit(', '.join(loaded & {'textual', 'rich', 'click'}) or 0)\n"
    )
    done = subprocess.run(  # noqa: S603 - our own code
        [sys.executable, "-c", code], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
