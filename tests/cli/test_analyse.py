"""Analysing games on the command line: JSON fields, tables, notes, exit codes."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Command
from tests.engine.scrabble.notation.files import GAME
from wordarcade.cli import analyse
from wordarcade.engine.scrabble.notation.gcg_lines import Note
from wordarcade.engine.scrabble.notation.gcg_reader import load_gcg
from wordarcade.store.locations import Locations

_PLAYER = {"name", "score", "average_loss", "bingos", "missed_bingos", "phonies"}
_TURN = {"number", "player", "move", "score", "equity", "loss", "rank"}
_TURN |= {"win_percent", "best", "note"}
_BEST = {"move", "score", "leave", "equity", "win_percent"}
_CGP = f"{'15/' * 7}7CaT5{'/15' * 7} S/ 5/0 0"


@pytest.fixture
def words(tmp_path: Path) -> tuple[str, str]:
    """A lexicon of a few words, as an option."""
    path = tmp_path / "words.txt"
    path.write_text("gown nastier burl lathes stainer at\n".replace(" ", "\n"), encoding="utf-8")
    return ("--lexicon", str(path))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A game of two, in a folder of its own."""
    path = tmp_path / "games" / "good.gcg"
    path.parent.mkdir()
    path.write_text(GAME, encoding="utf-8")
    return path


def test_a_file_as_json(command: Command, file: Path, words: tuple[str, str]) -> None:
    """All fields of the contract, and no others."""
    answer = command("analyse", str(file), *words, "--json")
    assert answer.code == 0
    data = json.loads(answer.out)
    assert set(data) == {"game", "players", "turns"}
    assert data["game"] == str(file)
    assert [set(player) for player in data["players"]] == [_PLAYER] * 2
    assert [(who["name"], who["score"]) for who in data["players"]] == [("Ana Lee", 68), ("Bo", 35)]
    assert {field for turn in data["turns"] for field in turn} == _TURN
    assert {field for turn in data["turns"] for best in turn["best"] for field in best} == _BEST
    first = data["turns"][0]
    assert (first["number"], first["player"], first["move"]) == (1, "Ana Lee", "8D NASTIER")
    assert (first["score"], first["loss"], first["rank"]) == (66, 0.7, 3)
    unknown = next(turn for turn in data["turns"] if turn["move"] == "exchange 2")
    assert (unknown["equity"], unknown["loss"], unknown["rank"]) == (None, None, None)


def test_a_file_as_tables(command: Command, file: Path, words: tuple[str, str]) -> None:
    """A line for each turn, what the coach says, and the players; no column of what is unknown."""
    lines = command("analyse", str(file), *words).out.splitlines()
    heading = ["turn", "player", "move", "score", "equity", "lost", "rank", "win", "luck"]
    assert lines[0].split() == [*heading, "best"]
    assert lines[1].split()[:5] == ["1", "Ana", "Lee", "8D", "NASTIER"]
    assert lines[1].endswith("8G NASTIER")
    assert "J6 BURL (withdrawn)" in lines[3]
    assert lines[-3].split()[:3] == ["player", "score", "average"]
    assert [line.split()[0] for line in lines[-2:]] == ["Ana", "Bo"]


def test_phonies_are_told(command: Command, file: Path, words: tuple[str, str]) -> None:
    """By the coach, and counted."""
    file.write_text(GAME.replace("NASTIER", "NASTEIR"), encoding="utf-8")
    data = json.loads(command("analyse", str(file), *words, "--json").out)
    assert data["turns"][0]["note"].startswith("NASTEIR is not in")
    assert data["turns"][0]["rank"] is None
    assert data["players"][0]["phonies"] == 1


def test_the_game_with_the_notes(
    command: Command, file: Path, words: tuple[str, str], tmp_path: Path
) -> None:
    """A new file with a note for each turn; without these it is the game's file, byte by byte."""
    out = tmp_path / "noted.gcg"
    assert command("analyse", str(file), *words, "--gcg", str(out)).code == 0
    data = json.loads(command("analyse", str(file), *words, "--json").out)
    said = [turn["note"] for turn in data["turns"] if turn["note"]]
    before, after = load_gcg(file), load_gcg(out)
    assert after.unreadable == before.unreadable
    notes = {Note(note) for note in said}
    ours = [line for line in after.lines if line.content in notes]
    assert [line.text for line in ours] == [f"#note {note}" for note in said]
    rest = "".join(line.text + line.end for line in after.lines if line not in ours)
    assert rest.encode() == before.to_bytes()
    assert command("replay", str(out), "--check").code == command("replay", str(file)).code
    refused = command("analyse", str(file), *words, "--gcg", str(out))
    assert (refused.code, refused.err) == (2, f"{out} already exists; choose another name.\n")
    assert load_gcg(out) == after


def test_the_best_moves_are_simulated(command: Command, file: Path, words: tuple[str, str]) -> None:
    """With so many iterations the same comes out each time, also for a folder."""
    simulated = ("--iterations", "50", "--json")
    data = json.loads(command("analyse", str(file), *words, *simulated).out)
    assert data == json.loads(command("analyse", str(file), *words, *simulated).out)
    best = data["turns"][0]["best"]
    assert {field for move in best for field in move} == {*_BEST, "mean_equity"}
    assert command("analyse", str(file), *words, "--sim", "0.01").code == 0
    (only,) = json.loads(command("analyse", str(file.parent), *words, *simulated).out)["files"]
    assert only == {"file": "good.gcg", **data}


def test_the_opponents_racks_are_inferred(
    command: Command, file: Path, words: tuple[str, str]
) -> None:
    """Where a turn answers a play; the same for a folder, and as `solve scrabble` does it."""
    ways = (*words, "--iterations", "50", "--infer")
    data = json.loads(command("analyse", str(file), *ways, "--json").out)
    told = {turn["number"]: turn["inferred"] for turn in data["turns"] if "inferred" in turn}
    assert {number: basis["last_play"] for number, basis in told.items()} == {
        3: "D5 GOWN",
        6: "J6 BURL",
    }
    (only,) = json.loads(command("analyse", str(file.parent), *ways, "--json").out)["files"]
    assert only == {"file": "good.gcg", **data}
    rows = ["15"] * 4 + ["3G11", "3O11", "3W11", "3NASTIER5"] + ["15"] * 7
    position = f"{'/'.join(rows)} BDEILTU/ 66/8 0"
    play = ("--last-play", "D5 GOW(N)", "--iterations", "50", *words, "--json")
    solved = json.loads(command("solve", "scrabble", position, *play).out)
    assert solved["inferred"] == told[3]
    inferred = sum(basis["leaves"] > 0 for basis in told.values())
    said = f"The opponents' racks: inferred from the play before in {inferred} of 8 turns; "
    for source in (file, file.parent):
        assert said in command("analyse", str(source), *ways).out
    plain = command("analyse", str(file), *words, "--iterations", "50").out
    assert "racks" not in plain


@pytest.mark.parametrize(
    ("source", "options", "said"),
    [
        ("1", ("--infer",), "--infer goes with --sim or --iterations; add one of them."),
        (_CGP, ("--infer", "--sim", "1"), "The CGP doesn't tell the last move; add it, like "),
        (f"{_CGP} lm pass;", ("--infer", "--sim", "1"), "Type a play as 8D QUIZ"),
    ],
)
def test_where_nothing_can_be_inferred(
    command: Command, source: str, options: tuple[str, ...], said: str
) -> None:
    """One sentence and exit code 2."""
    answer = command("analyse", source, *options)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith(said)


def test_a_position_may_tell_the_last_move(command: Command, words: tuple[str, str]) -> None:
    """As other programs write it; it is inferred from where that is asked for."""
    position = f"{_CGP.replace('CaT', 'CAT')} lm 8H CAT 10;"
    ways = (*words, "--iterations", "20")
    (turn,) = json.loads(command("analyse", position, *ways, "--infer", "--json").out)["turns"]
    assert turn["inferred"]["last_play"] == "8H CAT"
    said = command("analyse", position, *ways, "--infer").out
    assert said.splitlines()[-1].startswith("The opponent's rack: ")
    (plain,) = json.loads(command("analyse", position, *ways, "--json").out)["turns"]
    assert "inferred" not in plain
    assert "rack:" not in command("analyse", position, *ways).out
    solved = json.loads(command("solve", "scrabble", position, *ways, "--infer", "--json").out)
    assert solved["inferred"] == turn["inferred"]


def test_a_game_that_goes_on_is_inferred_from_what_its_player_saw(
    command: Command, words: tuple[str, str]
) -> None:
    """Its own turns alone, each after the open play of the bot."""
    both = ("--plain", "--seed", "1", "--lexicon", "common", "--players", "bot:expert,Ann")
    command("scrabble", *both, stdin="pass\n")
    ways = ("--iterations", "20", "--infer", "--json")
    data = json.loads(command("analyse", "1", *ways).out)
    (turn,) = data["turns"]
    assert turn["player"] == "Ann"
    shown = json.loads(command("games", "show", "1", "--json").out)
    assert turn["inferred"]["leaves"] > 0, shown


def test_only_games_of_two_are_simulated(command: Command, words: tuple[str, str]) -> None:
    """Another one is refused in a sentence."""
    both = ("--plain", "--seed", "1", *words, "--players", "Ann,bot:novice,bot:club")
    command("scrabble", *both, stdin="pass\n")
    answer = command("analyse", "1", "--iterations", "10")
    assert answer.code == 2
    assert answer.err.startswith("Only two-player games")


def test_a_folder(command: Command, file: Path, words: tuple[str, str]) -> None:
    """All files in one call, on all processors; what cannot be read is told and stops nothing."""
    (file.parent / "none.gcg").write_text("#title No game\n", encoding="utf-8")
    (file.parent / "other.GCG").write_text(GAME, encoding="utf-8")
    answer = command("analyse", str(file.parent), *words, "--json")
    assert answer.code == 0
    good, none, other = json.loads(answer.out)["files"]
    assert good["turns"] == other["turns"]
    one = json.loads(command("analyse", str(file), *words, "--json").out)
    assert good == {"file": "good.gcg", **one}
    assert set(none) == {"file", "error"}
    lines = command("analyse", str(file.parent), *words).out.splitlines()
    assert [line.split()[0] for line in lines[:6]] == (
        ["file", "good.gcg", "good.gcg", "none.gcg", "other.GCG", "other.GCG"]
    )


def test_a_position(command: Command, words: tuple[str, str]) -> None:
    """The best moves of a turn that is still to be made."""
    data = json.loads(command("analyse", _CGP, *words, "--json").out)
    (turn,) = data["turns"]
    assert data["game"] == _CGP
    assert (turn["move"], turn["score"], turn["loss"]) == (None, None, None)
    assert [best["move"] for best in turn["best"]] == ["exchange S"]
    lines = command("analyse", _CGP, *words).out.splitlines()
    assert lines[0].split() == ["move", "score", "leave", "keeps", "equity", "win"]
    assert lines[-1] == "Best is to exchange S."


def test_what_a_position_tells_of_the_other_rack(command: Command, words: tuple[str, str]) -> None:
    """It counts in the chance to win, and nowhere else."""
    bests = []
    for held in ("", "?", "V"):
        cgp = _CGP.replace("/ ", f"/{held} ", 1)
        (turn,) = json.loads(command("analyse", cgp, *words, "--json").out)["turns"]
        bests.append(turn["best"][0])
    unknown, blank, vee = (best.pop("win_percent") for best in bests)
    assert blank < unknown < vee
    assert bests[0] == bests[1] == bests[2]


def test_a_saved_game(command: Command, home: Locations, words: tuple[str, str]) -> None:
    """By its number, whether it is over or not; while it goes on, only its person's turns."""
    both = ("--plain", "--seed", "1", *words)
    command("scrabble", *both, "--players", "Ann,bot:novice", stdin="pass\n")
    data = json.loads(command("analyse", "1", "--json").out)
    assert data["game"] == 1
    assert {turn["player"] for turn in data["turns"]} == {"Ann"}
    command("scrabble", *both, "--players", "Ann,Ben", stdin="pass\n")
    answer = command("analyse", "2")
    assert answer.code == 2
    assert answer.err.startswith("Finish the game first")


def test_a_saved_game_is_analysed_once(
    command: Command, words: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What came of it is kept: for the same words, and for each number of iterations."""
    players = ("--players", "bot:novice,bot:club", "--seed", "1")
    command("scrabble", "--plain", *words, *players)
    ways = [(), ("--iterations", "3"), ("--lexicon", "common")]
    first = [command("analyse", "1", *way, "--json") for way in ways]
    assert [answer.code for answer in first] == [0, 0, 0]
    assert len({answer.out for answer in first}) == 3

    def never(*_: object) -> object:
        raise AssertionError

    monkeypatch.setattr(analyse, "analysis_of_game", never)
    assert [command("analyse", "1", *way, "--json") for way in ways] == first


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("nothing.gcg",), "There is no file nothing.gcg"),
        (("0",), "There is no game 0."),
        (("7",), "There is no game 7"),
        (("1/2 3",), "There is no file"),
        ((f"{'15/' * 14} X/ 0/0 0",), "Row 15 of the CGP"),
        ((_CGP, "--gcg", "out.gcg"), "A position cannot be written as one GCG file"),
        ((".", "--gcg", "out.gcg"), "A folder cannot be written as one GCG file"),
        ((".",), "There are no .gcg files in"),
        ((f"{_CGP} lex nowhere;",), "The game needs the lexicon nowhere, which you don't have"),
    ],
)
def test_what_cannot_be_analysed(
    command: Command,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    said: str,
) -> None:
    """One sentence and exit code 2; no file is made."""
    monkeypatch.chdir(tmp_path)
    answer = command("analyse", *arguments)
    assert answer.code == 2
    assert answer.err.startswith(said)
    assert answer.err.count("\n") == 1
    assert not list(tmp_path.glob("*.gcg"))


def test_what_files_hold_reaches_no_terminal(command: Command, file: Path) -> None:
    """Escape codes in names and moves are replaced."""
    file.write_text(">\x1b[2J: AEINRST 8D NO\x1b +4 4\n>b: AEINRST - +0 0\n", encoding="utf-8")
    for path in (file, file.parent):
        assert "\x1b" not in command("analyse", str(path)).out
