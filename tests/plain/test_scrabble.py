"""Scrabble in line mode: what is typed and what is answered."""

import io
import re
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from wordarcade.engine.scrabble.config import ChallengeRule, Player
from wordarcade.engine.scrabble.notation.gcg_reader import load_gcg
from wordarcade.engine.scrabble.setup import ScrabbleSetup
from wordarcade.games.registry import GAMES
from wordarcade.games.scrabble.spec import SCRABBLE
from wordarcade.plain.commands import INTRODUCTION, LeavingError
from wordarcade.plain.dialogue import Dialogue
from wordarcade.plain.playing import play_new_games, resume_game
from wordarcade.plain.scrabble import ask_players
from wordarcade.services import Services
from wordarcade.store.settings import ScrabbleSettings, Settings
from wordarcade.store.settings_store import SettingsStore
from wordarcade.support.clock import Clock, ManualClock

ANN_AND_BOB = ScrabbleSetup(players=(Player("Ann"), Player("Bob")), lexicon="enable", seed=5)
"""The racks of this seed are BEEIIR? and DIKLMOU."""

EMPTY = """
    A  B  C  D  E  F  G  H  I  J  K  L  M  N  O
 1 3W  .  . 2L  .  .  . 3W  .  .  . 2L  .  . 3W
 2  . 2W  .  .  . 3L  .  .  . 3L  .  .  . 2W  .
 3  .  . 2W  .  .  . 2L  . 2L  .  .  . 2W  .  .
 4 2L  .  . 2W  .  .  . 2L  .  .  . 2W  .  . 2L
 5  .  .  .  . 2W  .  .  .  .  . 2W  .  .  .  .
 6  . 3L  .  .  . 3L  .  .  . 3L  .  .  . 3L  .
 7  .  . 2L  .  .  . 2L  . 2L  .  .  . 2L  .  .
 8 3W  .  . 2L  .  .  . 2W  .  .  . 2L  .  . 3W
 9  .  . 2L  .  .  . 2L  . 2L  .  .  . 2L  .  .
10  . 3L  .  .  . 3L  .  .  . 3L  .  .  . 3L  .
11  .  .  .  . 2W  .  .  .  .  . 2W  .  .  .  .
12 2L  .  . 2W  .  .  . 2L  .  .  . 2W  .  . 2L
13  .  . 2W  .  .  . 2L  . 2L  .  .  . 2W  .  .
14  . 2W  .  .  . 3L  .  .  . 3L  .  .  . 2W  .
15 3W  .  . 2L  .  .  . 3W  .  .  . 2L  .  . 3W
"""

ADVICE = "Type 8D QUIZ (across), D8 QUIZ (down), swap ABC or skip."


class Terminal(io.StringIO):
    """A person typing."""

    def isatty(self) -> bool:
        """Whether a person is typing."""
        return True


class Slow(io.StringIO):
    """Lines that take 50 seconds each to type."""

    def __init__(self, lines: str, clock: Clock) -> None:
        super().__init__(lines)
        self._clock = clock

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override] # as StringIO has it
        """Return the next line."""
        assert isinstance(self._clock, ManualClock)
        self._clock.advance(50)
        return super().readline(size)


def played(services: Services, setup: ScrabbleSetup, *typed: str, person: bool = False) -> str:
    """Return what line mode shows when a new game is played and lines are typed."""
    shown = io.StringIO()
    lines = "".join(f"{line}\n" for line in typed)
    source = Terminal(lines) if person else io.StringIO(lines)
    with suppress(LeavingError):
        play_new_games(services, SCRABBLE, setup, Dialogue(source, shown))
    return shown.getvalue()


def answers(services: Services, setup: ScrabbleSetup, *typed: str) -> list[str]:
    """Return what is said to lines typed in the first turn, the prompts cut off."""
    shown = played(services, setup, *typed).split("\nRack: ")[1]
    name = setup.players[0].name
    return [answer.partition("\n")[2].rstrip("\n") for answer in shown.split(f"{name}: ")[1:-1]]


def test_a_turn_is_passed_by_either_word(services: Services) -> None:
    """As the full screen calls it, and as it has always been called here; the help says both."""
    told = answers(services, ANN_AND_BOB, "?")[0]
    assert "/pass" in told
    assert "/skip" in told
    for typed in ("/pass", "pass", "/skip", "skip"):
        assert "Ann passed." in played(services, ANN_AND_BOB, typed)


def test_two_persons_play_a_whole_game(services: Services) -> None:
    """From the first line to the last; each sees the rack at the turn."""
    typed = ("8E BIER", "F7 M.LD", "8G ER(?S)", "skip", "swap", "oo", "swap", "o", "end", "y")
    shown = played(services, ANN_AND_BOB, *typed)
    assert shown.startswith(
        f"{INTRODUCTION}\n{EMPTY}"
        "Ann 0, Bob 0; 86 tiles in the bag.\n"
        "Rack: B E E I I R ?\n"
        "Ann: 8E BIER\n"
        "Ann at 8E: BIER scores 12 points.\n"
        "\nAnn 12, Bob 0; 82 tiles in the bag.\n"
    )
    assert shown.count("    A  B  C") == 2  # at first, and after the end
    assert "\n 8 3W  .  . 2L  B  I  E  R  .  .  . 2L  .  . 3W\n" in shown
    assert "\nAnn 12, Bob 0; 82 tiles in the bag.\nRack: D I K L M O U\nBob: F7 M.LD\n" in shown
    assert "\nBob at F7: MILD scores 11 points.\n\nAnn 12, Bob 11; " in shown
    assert "\nAnn: 8G ER(?S)\n'ER(?S)' is not a word. Type its letters. " in shown
    assert "\nAnn: skip\nAnn passed.\n\nAnn 12, Bob 11; " in shown
    assert "\nBob: swap\nTiles to exchange: oo\nYou have one O, not two.\n" in shown
    assert "\nBob: swap\nTiles to exchange: o\nBob exchanged 1 tile.\n\nAnn 12, Bob 11; " in shown
    assert "\nAnn: end\nEnd the game for all? [y/N] y\nAnn ended the game.\n    A  B  C" in shown
    assert re.search(
        r"15 3W .*\n"
        r"Ann   \+12    12  8E BIER\n"
        r"Bob   \+11    11  F7 MILD\n"
        r"Ann    \+0    12  passed\n"
        r"Bob    \+0    11  exchanged O\n"
        r"Ann   -19    -7  tiles left: EIJTWY\?\n"
        r"Bob +-\d+ +-?\d+  tiles left: [A-Z]{6}[A-Z?]\n"
        r"The game was ended early\.\n"
        r"(Ann|Bob) led by \d+\.\n$",
        shown,
    )
    (header,) = services.games.finished("scrabble")
    assert re.fullmatch(r"Ended early: (Ann|Bob) −?\d+, (Ann|Bob) −\d+", header.caption)


def test_a_play_is_asked_for_step_by_step(services: Services) -> None:
    """A square in either spelling, the way, and the word; then the rules have their say."""
    typed = ("play", "E8", "sideways", "", "across", "bier", "play", "H8", "DOWN", "?mild")
    shown = played(services, ANN_AND_BOB, *typed)
    assert (
        "Ann: play\n"
        "Square of its first letter: E8\n"
        "Across or down? sideways\n"
        "Please answer across or down.\n"
        "Across or down? \n"
        "Please answer across or down.\n"
        "Across or down? across\n"
        "The whole word: bier\n"
        "Ann at 8E: BIER scores 12 points.\n"
    ) in shown
    assert shown.count("The whole word: ?mild\nH8 already holds an R.\nBob: ") == 1
    shown = played(services, ANN_AND_BOB, "play", "Q99", "play", "16a", "play", "8h", "d", "q1")
    assert "first letter: Q99\n'Q99' is not a square. Write 8D" in shown
    assert "first letter: 16a\n'16a' is off the board; rows run from 1 to 15.\n" in shown
    assert "The whole word: q1\n'q1' is not a word. " in shown


def test_what_can_be_typed(services: Services) -> None:
    """The help leaves out what the game does not have."""
    (told,) = answers(services, replace(ANN_AND_BOB, friendly=False), "help")
    assert "play QUIZ from 8D across" in told
    for word in ("challenge", "accept", "undo"):
        assert f"/{word}" not in told
    setup = replace(ANN_AND_BOB, challenge=ChallengeRule.SINGLE)
    assert "/check" not in answers(services, setup, "help")[0]
    setup = replace(ANN_AND_BOB, challenge=ChallengeRule.SINGLE, checker=True)
    (told,) = answers(services, setup, "help")
    for word in ("challenge", "accept", "undo", "check", "hint", "unseen", "sheet", "resign"):
        assert f"\n/{word} " in told


def test_a_slash_may_stand_before_every_command(services: Services) -> None:
    """With and without it the same is done; what there is not is refused in a sentence."""
    setup = replace(ANN_AND_BOB, checker=True)
    bare = ("help", "hint", "unseen", "board", "sheet", "check bier", "swap 7", "undo", "accept")
    slashed = [f"/{command}" for command in bare]
    assert answers(services, setup, *slashed) == answers(services, setup, *bare)
    (refused,) = answers(services, setup, "/shuffle")
    assert refused == "Scrabble has no /shuffle; type /help to see what you can type."
    for leaving in ("quit", "/quit", "play\n/quit"):
        shown = played(services, setup, leaving, "8E BIER")
        assert "8E BIER" not in shown
        assert shown.endswith("so nothing is saved.\n")
    told = played(services, setup, "swap\n/hint\nb")
    assert "/hint\nAnswer the question first, or type /quit to leave.\nTiles" in told


def test_what_one_may_want_to_know(services: Services) -> None:
    """The unseen tiles, the board, the sheet, words if the game allows it; nothing changes."""
    setup = replace(ANN_AND_BOB, checker=True)
    typed = ("unseen", "BOARD", "sheet", "check Bier", "check zzz", "check \x1b[2J", "")
    unseen, board, sheet, bier, zzz, odd, nothing = answers(services, setup, *typed)
    assert unseen.startswith("Unseen: 9 A, 1 B, 2 C, 4 D, ")
    assert unseen.endswith(", 2 Y, 1 Z and 1 ?.")
    assert board == EMPTY.strip("\n")
    assert (sheet, nothing) == ("", "")
    assert (bier, zzz) == (
        "BIER is in the word list (enable).",
        "ZZZ is not in the word list (enable).",
    )
    assert "\x1b" not in odd
    challenged = replace(ANN_AND_BOB, challenge=ChallengeRule.DOUBLE)
    (refused,) = answers(services, challenged, "check bier")
    assert refused == "You can't look up words in this game."
    assert services.games.unfinished() == ()


def test_the_board_is_read_in_words(services: Services) -> None:
    """By row, column, square and premiums, with or without a slash; blanks are named."""
    typed = ("8E BIEr", "row 8", "/ROW 1", "column h", "around f7", "/around A1", "premiums")
    told = played(
        services, ANN_AND_BOB, *typed, "row 16", "column p", "around", "row x", "end", "y"
    )
    assert (
        "Row 8: A8 free, triple word; B8 to C8 free; D8 free, double letter; E8 to H8 BIER with "
        "R a blank; I8 to K8 free; L8 free, double letter; M8 to N8 free; O8 free, triple word.\n"
    ) in told
    assert "Row 1: A1 free, triple word; B1 to C1 free; D1 free, double letter; " in told
    assert "Column H: H1 free, triple word; H2 to H3 free; H4 free, double letter; " in told
    assert "H8 R with R a blank" in told
    assert (
        "F7: free.\nAbove left, E6: free.\nAbove, F6: free, triple letter.\n"
        "Above right, G6: free.\nLeft, E7: free.\nRight, G7: free, double letter.\n"
        "Below left, E8: B.\nBelow, F8: I.\nBelow right, G8: E.\n"
    ) in told
    assert "A1: free, triple word.\nRight, B1: free.\nBelow, A2: free.\nBelow right, B2: " in told
    assert "Triple word: A1, H1, O1, A8, O8, A15, H15, O15.\nDouble word: B2, " in told
    for advice in ("row from 1 to 15", "column from A to O", "square from A1 to O15"):
        assert advice in told


def test_hints_tell_more_each_time(services: Services) -> None:
    """What it scores and where it goes, which tiles it takes, and the play itself."""
    cost, *told = answers(services, ANN_AND_BOB, *["hint"] * 5)
    assert cost == "Hints are counted. Type /hint again to take one."
    place = r"[A-O]\d+"
    assert re.fullmatch(rf"One of the best plays scores \d+, from {place} to {place}\.", told[0])
    assert re.fullmatch(r"It takes [BEIR? ]+ from your rack\.", told[1])
    play = re.fullmatch(r"It's (\w+) (\w+) for (\d+) points\.( .* scores .*\.)?", told[2])
    assert play is not None
    assert told[3] == told[2]
    name, word, points, _ = play.groups()
    shown = played(services, ANN_AND_BOB, f"{name} " + re.sub("([a-z])", r"?\1", word))
    assert f"Ann at {name}: {word.upper()} scores {points} points" in shown


def test_what_is_refused_is_told(services: Services) -> None:
    """By the rules or before; the board is not drawn again, and the turn goes on."""
    typed = ("8E BEEIR", "9A BIER", "8E BEEEERI", "foo bar", "8D")
    assert answers(services, ANN_AND_BOB, *typed) == [
        "BEEIR is not in the word list (enable).",
        "The first play covers the centre, H8.",
        "You have two E, not three.",
        "'foo' is not a square. Write 8D (across) or D8 (down).",
        ADVICE,
    ]


def test_challenges(services: Services) -> None:
    """A phony is withdrawn; the words that are wrong are named."""
    setup = replace(ANN_AND_BOB, challenge=ChallengeRule.DOUBLE)
    shown = played(services, setup, "8E BEEIR", "challenge", "8E MILD", "challenge", "sheet")
    assert "Ann at 8E: BEEIR scores 14 points.\n" in shown
    assert (
        "Bob challenges BEEIR: it is not in the word list (enable). The play is withdrawn.\n"
        in shown
    )
    assert "Ann challenges MILD: it is valid and stands. Ann loses the turn.\n" in shown
    assert shown.endswith(
        "Bob: sheet\n"
        "Ann   +14    14  8E BEEIR\n"
        "Ann   -14     0  play withdrawn\n"
        "Bob   +14    14  8E MILD\n"
        "Ann    +0     0  lost a turn: unsuccessful challenge\n"
        "Bob: \n"
        f"Saved. Resume with 'wordarcade games resume {newest(services)}'.\n"
    )


def newest(services: Services) -> int:
    """Return the number of the game last played."""
    return services.games.recent()[0].id


def test_turns_are_taken_back(services: Services) -> None:
    """The computer's answer with one's own; not in a game that is no friendly one."""
    club = replace(ANN_AND_BOB, players=(Player("Ann"), Player("Club", "club")))
    shown = played(services, club, "8E BIER", "undo", "undo", "8H BIER")
    assert "Ann took the last turn back.\n\nAnn 0, Club 0; " in shown
    assert "You can't undo that many moves: the game has 0 moves.\n" in shown
    assert "Ann at 8H: BIER scores 12 points.\nClub " in shown
    shown = played(services, replace(club, friendly=False), "8E BIER", "undo")
    assert "Ann: undo\nThis game has no Undo. Choose it when you set one up.\nAnn: \n" in shown


def test_a_teacher_tells_what_was_best(services: Services) -> None:
    """After the turn, before the bot's answer, and once; nothing without one."""
    club = replace(ANN_AND_BOB, players=(Player("Ann"), Player("Club", "club")))
    shown = played(services, replace(club, teacher=True), "8E BIER", "sheet", "pass")
    assert re.search(r"scores 12 points\.\nCoach: .*\.\nClub ", shown)
    assert shown.count("Coach: ") == 2
    assert "Coach" not in played(services, club, "8E BIER")
    assert "Coach" not in played(services, replace(ANN_AND_BOB, teacher=True), "8E BIER")


def test_a_person_and_computers(services: Services) -> None:
    """Their moves are told, and then it is one's turn again."""
    levels = ("club", "expert")
    players = (Player("Ann"), *(Player(level.capitalize(), level) for level in levels))
    shown = played(services, replace(ANN_AND_BOB, players=players), "8E BIER", "pass")
    assert re.search(
        r"Ann at 8E: BIER scores 12 points\.\nClub .*\.\nExpert .*\.\n\nAnn 12, ", shown
    )
    assert shown.count("\nRack: ") == 3


def test_computers_play_by_themselves(services: Services) -> None:
    """To the end, without a line typed; the same seed plays the same game."""
    players = (Player("Club", "club"), Player("Expert", "expert"))
    setup = replace(ANN_AND_BOB, players=players)
    shown = played(services, setup)
    assert "Rack" not in shown
    assert re.search(r"\n(Club|Expert) wins with \d+ points\.\n$", shown)
    assert played(services, setup) == shown
    assert played(services, replace(setup, seed=6)) != shown
    assert len(services.games.finished("scrabble")) == 3


@pytest.mark.parametrize(
    "typed", [("8E BIER",), ("8E BIER", "play"), ("8E BIER", "play", "8E"), ("8E BIER", "end")]
)
def test_when_no_more_can_come_the_game_is_saved(
    services: Services, typed: tuple[str, ...]
) -> None:
    """It is told how to go on, and going on shows the game as it was."""
    shown = played(services, ANN_AND_BOB, *typed)
    (header,) = services.games.unfinished()
    assert shown.splitlines()[-1] == (f"Saved. Resume with 'wordarcade games resume {header.id}'.")
    again = io.StringIO()
    resume_game(services, GAMES, header.id, Dialogue(io.StringIO("end\ny\n"), again))
    assert "Ann 12, Bob 0; 82 tiles in the bag.\n" in again.getvalue()
    assert again.getvalue().endswith("Ann led by 7.\n")
    assert services.games.unfinished() == ()


def test_the_last_play_is_accepted_or_challenged(services: Services) -> None:
    """Other moves have to wait; there is nothing to hint at."""
    few = """
title = "Few"
bingo = 50
blanks = 0
points.1 = "A14 B0 C0 D0 E0 F0 G0 H0 I0 J0 K0 L0 M0 N0 O0 P0 Q0 R0 S0 T0 U0 V0 W0 X0 Y0 Z0"
"""
    folder = services.locations.scrabble_folder / "tiles"
    folder.mkdir(parents=True)
    (folder / "few.toml").write_text(few, encoding="utf-8")
    setup = replace(ANN_AND_BOB, tiles="few", challenge=ChallengeRule.FIVE_POINT)
    typed = ("8H AAAAAAA", "hint", "unseen", "pass", "accept")
    shown = played(services, setup, *typed)
    assert "Ann at 8H: AAAAAAA, a bingo, scores 66 points.\n" in shown
    assert "Bob: hint\nAccept the last play, or challenge it.\n" in shown
    assert "Bob: unseen\nUnseen: nothing.\n" in shown
    assert "Bob: pass\nAccept the last play, or challenge it.\n" in shown
    assert "Bob: accept\nBob accepted the play.\n    A  B  C" in shown
    assert shown.endswith(
        "Ann   +14    80  tiles that others have left: AAAAAAA\n"
        "Ann went out.\n"
        "Ann wins with 80 points.\n"
    )
    shown = played(services, setup, "8H AAAAAAA", "challenge", "pass")
    assert (
        "Bob challenges AAAAAAA: it is not in the word list (enable). The play is withdrawn.\n"
        in shown
    )
    assert "\nBob: pass\nBob passed.\n" in shown


def test_the_clock(services: Services) -> None:
    """It is told at each turn; time beyond it is told as such, and costs points."""
    typed = Slow("skip\nskip\nskip\nend\ny\n", services.clock)
    shown = io.StringIO()
    setup = replace(ANN_AND_BOB, clock_ms=60_000)
    play_new_games(services, SCRABBLE, setup, Dialogue(typed, shown))
    assert re.findall(r"Time left: .*", shown.getvalue()) == [
        "Time left: Ann 1:00, Bob 1:00.",
        "Time left: Ann 0:10, Bob 1:00.",
        "Time left: Ann 0:10, Bob 0:10.",
        "Time left: Ann −0:40, Bob 0:10.",
    ]
    assert "Ann   -10   -18  time beyond the clock\n" in shown.getvalue()
    assert "Bob   -20   " in shown.getvalue()


def test_the_keyboard_is_handed_over(services: Services) -> None:
    """No rack is shown before its player says to be there, and then what was played is told."""
    shown = played(services, ANN_AND_BOB, "", "8E BIER", "", "", "skip", person=True)
    _, ann, bob = shown.split(", press Enter to see your tiles: ")
    assert ann.startswith("\n    A  B  C")
    assert "Rack: B E E I I R ?\nAnn: Ann at 8E: BIER scores 12 points.\n" in ann
    assert "Press Enter and pass the keyboard to Bob: " in ann
    assert "\n" * 20 in ann
    assert "D I K L M O U" not in ann
    assert bob.startswith("Ann at 8E: BIER scores 12 points.\n\n    A  B  C")
    assert "Rack: D I K L M O U\nBob: Bob passed.\n" in bob
    assert bob.count("Rack") == 1


def test_the_keyboard_stays_where_it_is(services: Services) -> None:
    """With one person, over a pipe, or if that is wished."""
    alone = replace(ANN_AND_BOB, players=(Player("Ann"), Player("Club", "club")))
    assert "press enter" not in played(services, alone, "8E BIER", person=True)
    assert "press enter" not in played(services, ANN_AND_BOB, "8E BIER")
    open_racks = SettingsStore(
        services.locations.settings_file, Settings(scrabble=ScrabbleSettings(hand_over=False))
    )
    services = services._replace(settings=open_racks)
    assert "press enter" not in played(services, ANN_AND_BOB, "8E BIER", person=True)


def test_a_game_is_written_to_a_file(services: Services, tmp_path: Path) -> None:
    """After every move; it ends with the racks while the game goes on."""
    path = tmp_path / "one.gcg"
    setup = replace(ANN_AND_BOB, gcg=str(path))
    played(services, setup, "8E BIER", "8E XXX", "F7 M.LD")
    assert path.read_text(encoding="utf-8").splitlines() == [
        "#character-encoding UTF-8",
        "#player1 Ann Ann",
        "#player2 Bob Bob",
        "#lexicon enable",
        ">Ann: BEEIIR? 8E BIER +12 12",
        ">Bob: DIKLMOU F7 M.LD +11 11",
        *path.read_text(encoding="utf-8").splitlines()[6:],
    ]
    assert load_gcg(path).unreadable == ()


def test_a_file_that_cannot_be_written_is_told_once(
    services: Services, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """On standard error, not amid the game, which goes on without it."""
    (tmp_path / "file").touch()
    setup = replace(ANN_AND_BOB, gcg=str(tmp_path / "file" / "one.gcg"))
    shown = played(services, setup, "8E BIER", "F7 M.LD")
    assert "cannot be written" not in shown
    assert capsys.readouterr().err.count("one.gcg cannot be written: ") == 1
    assert "Bob at F7: MILD scores 11 points.\n" in shown


def test_who_plays_is_asked_until_they_can() -> None:
    """Nothing said means the usual players."""
    usual = ScrabbleSetup().players
    shown = io.StringIO()
    typed = io.StringIO("Ann\nAnn,ann\nAnn,bot:genius\n Ann , bot:club\n")
    assert ask_players(Dialogue(typed, shown), usual) == (
        Player("Ann"),
        Player("Club", "club"),
    )
    assert (
        "separated by commas [You,bot:casual]: Ann\n2 to 4 play Scrabble, not 1.\n"
        in shown.getvalue()
    )
    assert "Two players are called ann; change one of the names.\n" in shown.getvalue()
    assert "There is no bot 'bot:genius'" in shown.getvalue()
    champion = Dialogue(io.StringIO("Ann,bot:champion,bot:club\n"), shown)
    assert ask_players(champion, usual)[1] == Player("Expert", "expert")
    assert "Champion only plays two-player games. Expert sits in." in shown.getvalue()
    assert ask_players(Dialogue(io.StringIO("\n"), io.StringIO()), usual) == usual
    with pytest.raises(LeavingError):
        ask_players(Dialogue(io.StringIO(), io.StringIO()), usual)


def test_resigning_without_a_question(services: Services) -> None:
    """For those who want none."""
    services.settings.change({"ask_first": False})
    shown = played(services, ANN_AND_BOB, "resign")
    assert "lose the game? " not in shown
    assert "Ann resigned." in shown
