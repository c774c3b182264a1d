"""Boggle in line mode: input and answers."""

import io
from contextlib import suppress
from dataclasses import replace

import pytest

from tests.games.sessions import boggle_of
from wordarcade.engine.board_text import parse_board
from wordarcade.engine.boggle.setup import BoggleSetup
from wordarcade.engine.grid_moves import End
from wordarcade.engine.timer import Timer
from wordarcade.games.boggle.spec import BOGGLE
from wordarcade.games.registry import GAMES
from wordarcade.plain.boggle import ask_size
from wordarcade.plain.commands import INTRODUCTION, LeavingError
from wordarcade.plain.dialogue import Dialogue
from wordarcade.plain.playing import play_new_games, resume_game
from wordarcade.players.boggle.dealer import deal
from wordarcade.services import Services

SAMPLE = BoggleSetup(
    board=parse_board("O I S E/L R O N/T K N I/Y N J I", q_is_qu=True), lexicon="american"
)


def played(
    services: Services, setup: BoggleSetup, *typed: str, assignment: bool = False
) -> list[str]:
    """Return the lines that line mode shows after the board when lines are typed."""
    shown = io.StringIO()
    lines = io.StringIO("".join(f"{line}\n" for line in typed))
    with suppress(LeavingError):
        play_new_games(services, BOGGLE, setup, Dialogue(lines, shown, assignment=assignment))
    return shown.getvalue().splitlines()[5:]


def test_the_board_is_shown_again(services: Services) -> None:
    """With the words found: a long dialogue scrolls both away."""
    shown = played(services, SAMPLE, "/board", "norse", "/board", "x")
    board = [" ".join(f"[{letter}]" for letter in row) for row in ("OISE", "LRON", "TKNI", "YNJI")]
    assert shown[1:7] == ["- /board", *board, "You have found no words yet."]
    again = shown.index("- /board", 2)
    assert shown[again + 1 : again + 6] == [*board, "You have 2 points so far, from NORSE."]


def test_a_line_without_letters_is_told_how_to_end(services: Services) -> None:
    """Nobody who types a dot means a word."""
    shown = played(services, SAMPLE, ".", "x")
    assert shown[1:3] == ["- .", "Type a word and press Enter. X ends the round."]


def test_words_are_answered_at_once(services: Services) -> None:
    """Only the assignment answers after the last word."""
    shown = played(services, SAMPLE, "norse", "", "IN", "x")
    assert shown[7:10] == ["You missed 76 words.", "6 letters, 3 points:", "  SENIOR"]
    assert "NORSE" not in " ".join(shown[8:-1]).split()
    assert [*shown[:7], *shown[-2:]] == [
        INTRODUCTION,
        "- norse",
        "NORSE, 2 points.",
        "- ",
        "- IN",
        "IN is too short: 3 letters or more.",
        "- x",
        "You found 1 of 77 words, 2 of 97 points.",
        "You scored 2 points.",
    ]
    assert played(services, SAMPLE, "norse", "", "IN", "x", assignment=True) == [
        *("- norse", "- ", "- IN", "- x"),
        "The word NORSE is worth 2 points.",
        "The word IN is too short.",
        "Your total score is 2 points!",
    ]


def test_hints_go_on_letter_by_letter(services: Services) -> None:
    """Those of the screen, with the place of each letter; they are saved."""
    shown = played(services, SAMPLE, "/hint", *["/hint"] * 2, "/Hint 2 3", "/hint", "x")
    told = [line for line in shown if not line.startswith("- ")][1:]
    assert told.pop(0) == "A hint means no stars for that word. Type /hint again to take one."
    assert " letters, starting at " in told[0]
    letters = told[1].split()[-5].strip(".,")
    assert letters[:2].isalpha()
    assert set(letters[2:]) == {"·"}
    assert told[2] == "Type /hint alone; again for the next letter."
    (header,) = services.games.finished("boggle")
    moves = [made.move for made in services.games.load(header.id).moves]
    assert [move["cells"] for move in moves if "show" in move] == [1, 2, 3]


def test_the_words_left_are_counted(services: Services) -> None:
    """By length, the longest first, at no cost."""
    shown = played(services, SAMPLE, "/left", "norse", "/left", "x")
    assert "77 words left: 1 of 6 letters, 18 of 5 letters, 33 of 4 letters, 25 of 3 letters." in (
        shown
    )
    assert "76 words left: 1 of 6 letters, 17 of 5 letters, 33 of 4 letters, 25 of 3 letters." in (
        shown
    )
    (header,) = services.games.finished("boggle")
    assert header.summary is not None
    assert header.summary["hints"] == 0


def test_words_that_cannot_be_plays_are_commands(services: Services) -> None:
    """On the board they are plays; in the assignment there are no commands."""
    typed = ("left", "?", "help", "hint", "/undo", "norse", "quit", "x")
    shown = played(services, SAMPLE, *typed)
    assert "LEFT is not on the board." in shown
    assert sum(line.startswith("/quit ") for line in shown) == 2
    assert "A hint means no stars for that word. Type /hint again to take one." in shown
    assert "Boggle has no /undo; type /help to see what you can type." in shown
    assert shown[-1] == "Saved. Resume with 'wordarcade games resume 1'."
    board = replace(SAMPLE, board=parse_board("QUIT/QUIT/HINT/HINT"))
    shown = played(services, board, "quit", "hint", "x")
    assert not any("Saved" in line or "Type /hint again" in line for line in shown)
    shown = played(services, SAMPLE, "/help", "/quit", "x", assignment=True)
    assert shown[3:5] == ["The word /HELP is not a word.", "The word /QUIT is not a word."]


@pytest.mark.parametrize("assignment", [False, True])
def test_when_no_more_can_come_the_round_is_saved(services: Services, assignment: bool) -> None:
    """The assignment has no sentence for it."""
    shown = played(services, SAMPLE, "norse", assignment=assignment)
    assert (shown[-1] == "- ") == assignment
    (header,) = services.games.unfinished()
    again = io.StringIO()
    resume_game(services, GAMES, header.id, Dialogue(io.StringIO("NORSE\nx\n"), again))
    assert "You have 2 points so far, from NORSE.\n" in again.getvalue()
    assert "NORSE: you already have it.\n" in again.getvalue()
    assert again.getvalue().endswith("You scored 2 points.\n")


def test_a_round_killed_before_it_was_summed_up(services: Services) -> None:
    """It is summed up when it goes on, and asks for nothing more."""
    lexicon = services.lexicons.open(SAMPLE.lexicon)
    config = deal(SAMPLE, services.dice, lexicon, 1)
    saved = boggle_of(services, config, lexicon)
    saved.end(End.FINISHED)
    shown = io.StringIO()
    resume_game(services, GAMES, saved.id, Dialogue(io.StringIO("norse\n"), shown))
    assert shown.getvalue().endswith("No words this time. Better luck on the next board!\n")
    assert "norse" not in shown.getvalue()
    assert services.games.unfinished() == ()


def test_time_that_is_up_ends_the_round(services: Services) -> None:
    """What is typed then does not count."""
    setup = replace(SAMPLE, timer=Timer.parse("0:01"))

    class Slow(io.StringIO):
        """Lines that take a second each to type."""

        def readline(self, size: int = -1, /) -> str:  # type: ignore[override] # as it has it
            """Return the next line."""
            services.clock.advance(1)  # type: ignore[attr-defined] # a manual clock
            return super().readline(size)

    shown = io.StringIO()
    play_new_games(services, BOGGLE, setup, Dialogue(Slow("norse\n"), shown))
    assert "You have 0:01.\n" in shown.getvalue()
    assert "- norse\nTime is up.\nYou missed 77 words.\n" in shown.getvalue()
    assert shown.getvalue().endswith(
        "You found 0 of 77 words, 0 of 97 points.\n"
        "No words this time. Better luck on the next board!\n"
    )


def test_the_time_left_is_called(services: Services) -> None:
    """At the next line that is typed; never in the assignment."""
    setup = replace(SAMPLE, timer=Timer.parse("1:35"))

    class Slow(io.StringIO):
        """Lines that take 30 seconds each to type."""

        def readline(self, size: int = -1, /) -> str:  # type: ignore[override] # as it has it
            """Return the next line."""
            services.clock.advance(30)  # type: ignore[attr-defined] # a manual clock
            return super().readline(size)

    for assignment in (False, True):
        shown = io.StringIO()
        lines = Slow("norse\nrise\nson\nx\n")
        play_new_games(services, BOGGLE, setup, Dialogue(lines, shown, assignment=assignment))
        assert ("\n- rise\n35 seconds left.\nRISE" in shown.getvalue()) != assignment
        assert ("\n- son\n5 seconds left.\nSON" in shown.getvalue()) != assignment
        assert (" left." in shown.getvalue()) != assignment


def test_the_size_is_asked_until_it_is_one() -> None:
    """Nothing said means the usual size."""
    shown = io.StringIO()
    assert ask_size(Dialogue(io.StringIO("7\n/help\n/hint\n5\n"), shown)) == 5
    assert "Type 4, 5 or 6, not '7'.\n" in shown.getvalue()
    assert "Answer the question first, or type /quit to leave.\n" in shown.getvalue()
    assert ask_size(Dialogue(io.StringIO("\n"), io.StringIO())) == 4
    with pytest.raises(LeavingError):
        ask_size(Dialogue(io.StringIO("/quit\n"), io.StringIO()))
