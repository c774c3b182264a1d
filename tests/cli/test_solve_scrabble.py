"""Solving positions of Scrabble on the command line: JSON fields, lines, one-sentence errors."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Command
from wordarcade.store.locations import Locations

EMPTY = "/".join(["15"] * 15)
CAT = "/".join(["15"] * 7 + ["7CaT5"] + ["15"] * 7)
PLAY = {"move", "score", "leave", "equity", "words", "bingo"}


@pytest.fixture
def words(tmp_path: Path) -> str:
    """The path of a short list of words."""
    path = tmp_path / "few.txt"
    path.write_text("cat\ncats\nas\n", encoding="utf-8")
    return str(path)


def test_one_position_as_json(command: Command, words: str) -> None:
    """All fields of the contract; the whole word with what lies there, blanks in lower case."""
    answer = command("solve", "scrabble", f"{CAT} S?/ 5/0 0", "--lexicon", words, "--json")
    assert answer.code == 0
    data = json.loads(answer.out)
    assert set(data) == {"count", "plays", "lexicon"}
    assert (data["lexicon"]["name"], data["lexicon"]["words"]) == ("few", 3)
    assert data["count"] == len(data["plays"]) == 5
    by_move = {play["move"]: play for play in data["plays"]}
    assert set(by_move) == {"8H CaTS", "8H CaTs", "I8 aS", "I8 as", "K7 aS"}
    assert set(by_move["8H CaTS"]) == PLAY
    for play in data["plays"]:
        assert play["equity"] == pytest.approx(play["score"] + play["leave"])
        assert not play["bingo"]
    assert (by_move["8H CaTS"]["score"], by_move["8H CaTs"]["score"]) == (5, 4)
    assert by_move["8H CaTs"]["words"] == ["CATS"]
    assert by_move["K7 aS"]["words"] == ["AS", "CATS"]
    assert [play["equity"] for play in data["plays"]] == sorted(
        (play["equity"] for play in data["plays"]), reverse=True
    )


def test_how_many_plays_are_shown(command: Command) -> None:
    """Fifteen, or as many as asked for, or all; all are counted."""
    position = f"{EMPTY} AEINRST/ 0/0 0 lex enable;"
    told = [
        json.loads(command("solve", "scrabble", position, "--json", *options).out)
        for options in ([], ["--top", "3"], ["--all"])
    ]
    assert [len(data["plays"]) for data in told] == [15, 3, told[0]["count"]]
    assert {data["count"] for data in told} == {told[0]["count"]}
    assert told[0]["plays"][0]["bingo"]


def test_one_position_as_lines(command: Command, words: str) -> None:
    """A table, and how many plays there are."""
    lines = command("solve", "scrabble", f"{EMPTY} AS/ 0/0 0", "--lexicon", words).out.splitlines()
    assert lines[0].split() == ["move", "score", "leave", "equity", "words"]
    assert lines[1].split()[:3] == ["8H", "AS", "4"]
    assert lines[-1].startswith("4 plays, with words from ")
    none = command("solve", "scrabble", f"{EMPTY} XX/ 0/0 0", "--lexicon", words)
    assert none.out.startswith("0 plays")


SIMULATED = {"win_percent", "mean_equity", "standard_error", "iterations"}


def test_simulated_plays_as_json(command: Command) -> None:
    """What simulation adds to each of the best plays; with iterations, always the same."""
    position = f"{CAT} AEINRST/ 5/20 0 lex common;"
    run = ("solve", "scrabble", position, "--top", "4", "--iterations", "40", "--json")
    told, again = (json.loads(command(*run).out) for _ in range(2))
    assert told == again
    plays = told["plays"]
    assert len(plays) == 4
    assert all(set(play) >= SIMULATED | {"move", "equity"} for play in plays)
    assert sum(play["iterations"] for play in plays) == 40
    static = json.loads(command(*run[:5], "--json").out)["plays"]
    assert {play["move"] for play in plays} == {play["move"] for play in static}
    assert all(0 < play["win_percent"] < 100 for play in plays)
    assert all(play["standard_error"] > 0 for play in plays)


def test_exchanges_and_the_pass_are_simulated_too(command: Command, words: str) -> None:
    """They take their place among the plays by equity, and are told like these."""
    run = ("solve", "scrabble", f"{CAT} IIUVVUU/ 5/20 0", "--iterations", "40", "--json")
    moves = {move["move"]: move for move in json.loads(command(*run).out)["plays"]}
    exchange = moves["exchange IIUUUVV"]
    assert exchange.keys() == {*SIMULATED, *PLAY}
    assert (exchange["score"], exchange["words"], exchange["bingo"]) == (0, [], False)
    assert exchange["equity"] == exchange["leave"]
    few = ("--lexicon", words, "--iterations", "40", "--json")
    told = json.loads(command("solve", "scrabble", f"{CAT} X/ 0/0 0", *few).out)
    assert told["count"] == 0
    assert {move["move"] for move in told["plays"]} == {"pass", "exchange X"}


def test_simulated_plays_as_lines(command: Command, words: str) -> None:
    """The table has their columns; without a rack there is nothing to simulate."""
    run = ("solve", "scrabble", f"{CAT} S/ 0/0 0", "--lexicon", words, "--sim", "0.01")
    head, first, *_ = command(*run).out.splitlines()
    assert head.split()[3:] == ["equity", "win", "mean", "±", "iterations", "words"]
    assert "%" in first
    none = command("solve", "scrabble", f"{CAT} / 0/0 0", "--lexicon", words, "--sim", "1")
    assert none.out.startswith("0 plays")


def test_the_opponents_rack_is_inferred(command: Command) -> None:
    """From its last play, which is told in words and counted in JSON; the same comes out again."""
    position = f"{CAT.replace('7CaT5', '6QUIZ5')} AEINRST/ 5/20 0 lex common;"
    run = ("solve", "scrabble", position, "--top", "4", "--iterations", "40")
    infers = (*run, "--last-play", "8g quiz")
    told, again = (json.loads(command(*infers, "--json").out) for _ in range(2))
    assert told == again
    assert told["inferred"].keys() == {"last_play", "leaves", "drawn"}
    fitting, drawn = told["inferred"]["leaves"], told["inferred"]["drawn"]
    assert told["inferred"]["last_play"] == "8G QUIZ"
    assert 0 < fitting < drawn <= 1_000
    usual = json.loads(command(*run, "--json").out)
    assert "inferred" not in usual
    assert told["plays"] != usual["plays"]
    said = f"inferred from 8G QUIZ; {fitting} of {drawn:,} leaves drawn fit.\n"
    assert said in command(*infers).out
    assert "rack:" not in command(*run).out


def test_what_nobody_would_play_tells_nothing(command: Command, words: str) -> None:
    """The simulation is that without it, and says so."""
    cad = CAT.replace("CaT", "CaD")
    run = ("solve", "scrabble", f"{cad} S/ 0/0 0", "--lexicon", words, "--iterations", "20")
    infers = (*run, "--last-play", "8H CAD")
    assert "nothing can be inferred from 8H CaD; it makes a word" in command(*infers).out
    told = json.loads(command(*infers, "--json").out)
    assert told.pop("inferred") == {"last_play": "8H CaD", "leaves": 0, "drawn": 0}
    assert told == json.loads(command(*run, "--json").out)


FULL = (
    "11VUGH/11I3/10FAS2/3Q5WALKUP/3AD5J1Y1O/3TI3AMIE2W/4RUANA1T3E/4T2OHIA3R/3LIB4SLUMS/2DOER5IN2/"
    "2YARE5ON2/1BED1N3L1NE2/1ODE1T2FA2R2/1P1R4OX2V2/3sOZINE3E2"
)
"""A board of the end of a game."""
STAINER = "/".join(["15"] * 7 + ["3STAINER5"] + ["15"] * 7)


@pytest.mark.parametrize(
    ("position", "options", "message"),
    [
        (f"{CAT} S/ 0/0 0", ["--last-play", "8H CAT"], "--last-play goes with --sim or "),
        (f"{CAT} S/ 0/0 0", ["--infer"], "--infer goes with --sim or --iterations; add one."),
        (f"{CAT} S/ 0/0 0", ["--infer"], "The CGP doesn't tell the last move; add it"),
        (f"{CAT} S/ 0/0 0 lm 8H CATS;", ["--infer"], "8H CATS doesn't stand on the board."),
        (f"{CAT} S/ 0/0 0", ["--last-play", "8H DOG"], "8H DOG doesn't stand on the board."),
        (f"{CAT} S/ 0/0 0", ["--last-play", "pass"], "Type a play as 8D QUIZ"),
        (f"{CAT} S/ 0/0 0", ["--last-play", "8H (CAT)"], "8H (CAT) lays no tile"),
        (
            f"{STAINER} S/ 0/0 0",
            ["--last-play", "8D STAINER"],
            "Nothing can be inferred from 8D STAINER: all seven tiles were played.",
        ),
        (
            f"{FULL} CCEGIOT/ 44/100 0",
            ["--last-play", "J12 L(AX)"],
            "Nothing can be inferred from J12 LAX: the bag is empty",
        ),
        (
            f"{CAT} S/QU 0/0 0",
            ["--last-play", "8H CAT"],
            "Nothing can be inferred from 8H CaT: the opponent's tiles are known.",
        ),
    ],
)
def test_what_tells_nothing_of_a_rack(
    command: Command, position: str, options: list[str], message: str
) -> None:
    """One sentence, and code 2."""
    simulates = [] if "goes with" in message else ["--iterations", "20"]
    answer = command("solve", "scrabble", position, *options, *simulates)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.count("\n") == 1
    assert message in answer.err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([f"{CAT} S/ 0/0 0", "--sim", "1", "--all"], "give their number with --top"),
        ([f"{CAT} S/ 0/0 0", "--sim", "1", "--top", "101"], "up to 100 moves"),
        ([f"{CAT} S/T/U 0/0/0 0", "--iterations", "5"], "Only positions of two players"),
        (["--positions", "any", "--sim", "1"], "leave --positions out"),
        ([f"{CAT} S/ 0/0 0", "--sim", "0"], "range"),
    ],
)
def test_what_cannot_be_simulated(command: Command, arguments: list[str], message: str) -> None:
    """One sentence, and code 2."""
    answer = command("solve", "scrabble", *arguments)
    assert (answer.code, answer.out) == (2, "")
    assert message in answer.err


def test_the_lexicon_of_a_position(command: Command, home: Locations) -> None:
    """The option counts first, with a note if it is another, then the position's or the usual."""
    for operation, options, name, note in (
        ("lex common;", [], "common", ""),
        ("lex ENABLE;", [], "enable", ""),
        ("bag 5;", [], "arcade", ""),
        ("lex common;", ["--lexicon", "enable"], "enable", "names common; you asked for enable.\n"),
        ("lex CSW21;", ["--lexicon", "enable"], "enable", "names CSW21; you asked for enable.\n"),
        ("lex Enable;", ["--lexicon", "enable"], "enable", ""),
    ):
        answer = command("solve", "scrabble", f"{EMPTY} AT/ 0/0 0 {operation}", *options)
        assert answer.out.endswith(f"from {name}\n")
        assert answer.err.endswith(note)
        assert bool(answer.err) == bool(note)


def test_no_other_lexicon_is_used_for_one_that_is_missing(
    command: Command, tmp_path: Path, home: Locations
) -> None:
    """Nothing is solved, be it one position or many, until the lexicon is imported."""
    position = f"{EMPTY} AT/ 0/0 0 lex CSW21;"
    path = tmp_path / "positions.txt"
    path.write_text(f"{EMPTY} AT/ 0/0 0 lex enable;\n{position}\n", encoding="utf-8")
    for arguments in ([position], [position, "--json"], ["--positions", str(path)]):
        answer = command("solve", "scrabble", *arguments)
        assert (answer.code, answer.out) == (2, "")
        assert answer.err == (
            "The CGP names the lexicon CSW21, which you don't have: import it with "
            "'wordarcade lexicon import PATH --name csw21', or give --lexicon.\n"
        )
    few = tmp_path / "few.txt"
    few.write_text("at\n", encoding="utf-8")
    assert command("lexicon", "import", str(few), "--name", "csw21").code == 0
    assert command("solve", "scrabble", position).out.endswith("from csw21\n")


def test_many_positions(command: Command, tmp_path: Path, words: str) -> None:
    """Counts and best scores in the order of the file, and how long a position takes."""
    path = tmp_path / "positions.txt"
    path.write_text(f"{EMPTY} AS/ 0/0 0\n{CAT} S?/ 5/0 0\n{EMPTY} X/ 0/0 0\n", encoding="utf-8")
    arguments = ["solve", "scrabble", "--positions", str(path), "--lexicon", words]
    data = json.loads(command(*arguments, "--json").out)
    figures = {"positions", "seconds", "median_us", "p90_us", "p99_us"}
    assert set(data) == figures | {"results", "lexicons"}
    assert [lexicon["name"] for lexicon in data["lexicons"]] == ["few"]
    assert data["positions"] == 3
    assert data["results"] == [
        {"count": 4, "best": 4},
        {"count": 5, "best": 6},
        {"count": 0, "best": 0},
    ]
    assert 0 < data["median_us"] <= data["p90_us"] <= data["p99_us"]
    assert command(*arguments).out.startswith("3 positions, 9 plays in ")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "Give one position"),
        ([f"{EMPTY} A/ 0/0 0", "--positions", "x"], "Give one position"),
        ([f"{EMPTY} A/ 0/0 0", "--top", "3", "--all"], "Give --top or --all"),
        ([f"{EMPTY} A/ 0/0 0", "--top", "0"], "0 is not in the range"),
        ([f"{EMPTY.replace('15', '16', 1)} A/ 0/0 0"], "Row 1 of the CGP, '16', has 16 squares"),
        (["CAT"], "the racks are missing"),
        ([f"{EMPTY} A/ 0/0 0", "--lexicon", "nope"], "There is no lexicon 'nope'"),
        (["--positions", "no-such-file"], "There is no file no-such-file"),
    ],
)
def test_bad_input_is_one_sentence_and_code_2(
    command: Command, arguments: list[str], message: str
) -> None:
    """Nothing on standard output, one line on standard error."""
    answer = command("solve", "scrabble", *arguments)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.count("\n") == 1
    assert message in answer.err
