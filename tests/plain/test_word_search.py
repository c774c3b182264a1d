"""Word search in line mode: input and answers."""

import io
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from tests.plain.killed import Killed, KilledError
from wordarcade.engine.board_text import parse_board
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.timer import Timer
from wordarcade.engine.word_search.board import DEFAULT_BOARD
from wordarcade.engine.word_search.lines import lines_spelling
from wordarcade.engine.word_search.setup import HiddenSetup, WordSearchSetup
from wordarcade.games.registry import GAMES
from wordarcade.games.word_search.spec import WORD_SEARCH
from wordarcade.plain.commands import INTRODUCTION, LeavingError
from wordarcade.plain.dialogue import Dialogue
from wordarcade.plain.playing import play_new_games, resume_game
from wordarcade.plain.word_search import ask_size
from wordarcade.services import Services
from wordarcade.store.errors import StoreError
from wordarcade.store.records import GameId, LexiconReference
from wordarcade.support.errors import UnavailableError

SAMPLE = WordSearchSetup(board=DEFAULT_BOARD, min_length=5, lexicon="web2")


def played(services: Services, setup: WordSearchSetup, typed: str) -> str:
    """Return what line mode shows when `typed` is typed."""
    shown = io.StringIO()
    with suppress(LeavingError):
        play_new_games(services, WORD_SEARCH, setup, Dialogue(io.StringIO(typed), shown))
    return shown.getvalue()


@pytest.mark.parametrize("hidden", [None, HiddenSetup("birds")])
def test_the_board_is_shown_again(services: Services, hidden: HiddenSetup | None) -> None:
    """With the words found."""
    setup = SAMPLE if hidden is None else WordSearchSetup(size=6, seed=2, hidden=hidden)
    first, again = played(services, setup, "/board\n").split("- /board\n")
    board = first.splitlines()[: 4 if hidden is None else 6]
    assert again.splitlines()[:-2] == [*board, "You have found no words yet."]


def test_a_round_from_the_first_word_to_the_last(services: Services) -> None:
    """Each word is answered at once; refused ones with the reason."""
    assert played(services, SAMPLE, "PEACE\nboy\nalepot\nplaced\nPlace\n\npeace\nX\n") == (
        "E E C A\n"
        "A L E P\n"
        "H N B O\n"
        "Q T T Y\n"
        "Words of 5 letters or more count.\n"
        f"{INTRODUCTION}\n"
        "- PEACE\n"
        "PEACE, 1 point.\n"
        "- boy\n"
        "BOY is too short: 5 letters or more.\n"
        "- alepot\n"
        "ALEPOT, 2 points.\n"
        "- placed\n"
        "PLACED is not in the word list (web2).\n"
        "- Place\n"
        "PLACE is not on the board.\n"
        "- \n"
        "- peace\n"
        "PEACE: you already have it.\n"
        "- X\n"
        "You missed 24 words.\n"
        "7 letters, 3 points:\n"
        "  BENTHAL\n"
        "6 letters, 2 points:\n"
        "  PELEAN TOECAP\n"
        "5 letters, 1 point:\n"
        "  ALBEE ALCAE ANELE BECAP BELAH BELEE BENTY BLENT CAPEL CAPOT CENTO CLEAN\n"
        "  ELEAN LEANT LENTH LENTO NEELE PEELE PENAL THANE TOPEE\n"
        "You found 2 of 26 words, 3 of 31 points.\n"
        "You're a Learner: 3 points, best word ALEPOT. 1 point short of Wordsmith.\n"
    )


def test_any_word_can_be_looked_up(services: Services) -> None:
    """In the lexicon or not; it is no move."""
    shown = played(services, SAMPLE, "/find lent\n/FIND eeee\n/find\nx\n")
    assert "LENT is on row 2 column 2, row 2 column 3, row 3 column 2, row 4 column 3." in shown
    assert "EEEE is not on the board." in shown
    assert "Type /find and a word to see where it is." in shown
    assert "You found 0 of " in shown


def test_all_words_are_revealed(services: Services) -> None:
    """The longest first; that ends the round, and is on record as what ended it."""
    shown = played(services, SAMPLE, "peace\n/show\nlent\n")
    revealed = shown[shown.index("7 letters") :].splitlines()
    assert revealed[:4] == [
        "7 letters, 3 points:",
        "  BENTHAL",
        "6 letters, 2 points:",
        "  ALEPOT PELEAN TOECAP",
    ]
    assert revealed[-1] == "You scored 1 point. 1 point short of Learner."
    (header,) = services.games.finished("wordsearch")
    assert header.summary is not None
    assert (header.summary["ended"], header.summary["words"]) == ("revealed", 1)


def test_a_random_board_comes_from_its_seed(services: Services) -> None:
    """Without a seed a fresh one is taken, and put on record."""
    setup = WordSearchSetup(size=5)
    fresh = played(services, setup, "/end\n")
    assert played(services, replace(setup, seed=3), "/end\n") == fresh
    assert played(services, replace(setup, seed=4), "/end\n") != fresh
    assert [header.seed for header in services.games.finished("wordsearch")] == [4, 3, 3]


def test_a_round_goes_on_where_it_was_left(services: Services) -> None:
    """After a process is killed, the words played count as before."""
    killed = Dialogue(Killed("peace\n"), io.StringIO())
    with pytest.raises(KilledError):
        play_new_games(services, WORD_SEARCH, SAMPLE, killed)
    (header,) = services.games.unfinished()
    assert header.caption == "4×4, 1 winding word, 1 point"
    shown = io.StringIO()
    resume_game(services, GAMES, header.id, Dialogue(io.StringIO("PEACE\npelean\nx\n"), shown))
    assert "PEACE: you already have it." in shown.getvalue()
    assert "You're a Learner: 3 points, best word PELEAN. " in shown.getvalue()
    assert services.games.unfinished() == ()


def test_a_round_of_an_unknown_game_is_left_alone(services: Services) -> None:
    """A newer version may have played it."""
    reference = LexiconReference("arcade", "0" * 64)
    game_id = services.games.begin("go fish", {}, 1, reference)
    dialogue = Dialogue(io.StringIO(), io.StringIO())
    with pytest.raises(UnavailableError, match="has no game called 'go fish'"):
        resume_game(services, GAMES, game_id, dialogue)
    with pytest.raises(StoreError, match="no game 99"):
        resume_game(services, GAMES, GameId(99), dialogue)


def test_the_size_is_asked_until_it_is_one() -> None:
    """Nothing said means the usual size."""
    shown = io.StringIO()
    assert ask_size(Dialogue(io.StringIO("0\nmany\n1001\n12\n"), shown)) == 12
    assert shown.getvalue().count("Type a number from 1 to 1,000.") == 3
    assert ask_size(Dialogue(io.StringIO("\n"), io.StringIO())) == 15
    with pytest.raises(LeavingError):
        ask_size(Dialogue(io.StringIO(), io.StringIO()))


def test_bare_words_are_plays_where_they_can_be(services: Services) -> None:
    """Where words of one letter count, so does X; commands begin with a slash."""
    board = replace(SAMPLE, board=parse_board("X A/B C"), min_length=1)
    shown = played(services, board, "help\nhint\nleft\nx\n/reveal\n/undo\n/help\n/quit\na\n")
    assert "LEFT is not on the board.\n" in shown
    assert shown.count("\n/quit ") == 2
    assert "- hint\nA hint means no stars or rank for that word" in shown
    assert "X, 1 point.\n" in shown
    assert "Word search has no /reveal; type /help to see what you can type.\n" in shown
    assert "Word search has no /undo; " in shown
    assert "\n/find WORD " in shown
    (header,) = services.games.unfinished()
    assert header.caption == "2×2, 1 winding word, 1 point"
    assert shown.endswith(f"Resume with 'wordarcade games resume {header.id}'.\n")


def test_a_finished_round_does_not_go_on(services: Services) -> None:
    """It is told in a sentence."""
    played(services, SAMPLE, "/end\n")
    (header,) = services.games.finished("wordsearch")
    with pytest.raises(UnavailableError, match="is finished; see it with"):
        resume_game(services, GAMES, header.id, Dialogue(io.StringIO(), io.StringIO()))


def test_hints_and_goals(services: Services) -> None:
    """A hint shows more of a word each time; ranks and targets are listed."""
    shown = played(services, SAMPLE, "peace\n/goals\n/hint\n/hint\n/hint\n/goals\nx\n").splitlines()
    assert "Your rank is Beginner, with 1 point. Learner needs 2." in shown
    hints = shown.index("- /hint")
    assert shown[hints + 1].endswith("Type /hint again to take one.")
    assert shown[hints + 3] == "5 letters, starting at B. Row 3 column 3."
    assert shown[hints + 5] == "L comes next. 3 letters to go. Row 2 column 2."
    rank = "Your rank is Beginner, with 1 point without hints. Learner needs 2."
    assert shown[hints + 7 : hints + 9] == [rank, "Hints for 1 word."]
    assert any(line.endswith(", hints for 1 word.") for line in shown)
    (header,) = services.games.finished("wordsearch")
    assert header.summary is not None
    assert (header.summary["hints"], header.summary["counts"]) == (2, False)


def test_hidden_words_from_the_list_to_the_last(services: Services, tmp_path: Path) -> None:
    """A word is found by naming it and where it starts; the last one ends the round."""
    (tmp_path / "my-birds.txt").write_text("owl\nwren\nEagle", encoding="ascii")
    hidden = HiddenSetup(file=tmp_path / "my-birds.txt")
    setup = WordSearchSetup(size=6, seed=3, hidden=hidden, timer=Timer(180))
    sheet = played(services, setup, "/quit\n").splitlines()[:6]
    grid = LetterGrid(6, 6, tuple("".join(sheet).replace(" ", "").lower()))
    owl, wren, eagle = (
        "{} {} {}".format(word, *(1 + place for place in divmod(line.cells[0], 6)))
        for word in ("owl", "wren", "eagle")
        for line in lines_spelling(grid, word)
    )
    typed = ("owls", "owl", "owl 9 9", owl, "/left", "OWL", wren, "/find owl", eagle)
    shown = played(services, setup, "".join(f"{line}\n" for line in typed))
    lines = shown.splitlines()
    assert lines[6:9] == ["My birds: 3 words to find.", "  EAGLE OWL WREN", "You have 3:00."]
    assert lines[10:] == [
        "- owls",
        "OWLS is not on the list.",
        "- owl",
        "OWL is on the list. Type it with the row and column where it starts.",
        "- owl 9 9",
        "OWL does not start in row 9, column 9.",
        f"- {owl}",
        "You found OWL. 2 to go.",
        "- /left",
        "  EAGLE WREN",
        "- OWL",
        "OWL: you already have it.",
        f"- {wren}",
        "You found WREN. 1 to go.",
        "- /find owl",
        "Word search has no /find; type /help to see what you can type.",
        f"- {eagle}",
        "You found EAGLE. That was the last one.",
        "You found all 3 words!",
    ]
    (header,) = services.games.finished("wordsearch")
    assert header.caption == "6×6 My birds, 3 of 3 hidden words"


def test_hidden_words_are_revealed(services: Services) -> None:
    """Each with its cells; what was found is told."""
    setup = WordSearchSetup(size=8, seed=1, hidden=HiddenSetup("birds"))
    shown = played(services, setup, "/show\n").splitlines()
    assert shown[-1].startswith("You found 0 of ")
    assert all(" is on row " in line for line in shown[-3:-1])
