"""Duels line by line."""

import io

import pytest

from wordarcade.engine.board_text import parse_board
from wordarcade.engine.boggle.setup import BoggleSetup
from wordarcade.engine.hangman.setup import HangmanSetup
from wordarcade.games.duel.playing import first_turn
from wordarcade.games.duel.terms import DuelTerms
from wordarcade.games.registry import GAMES
from wordarcade.plain.commands import LeavingError
from wordarcade.plain.dialogue import Dialogue
from wordarcade.plain.duels import play_new_duel
from wordarcade.plain.playing import resume_game
from wordarcade.services import Services
from wordarcade.store.records import GameId

BOARD = parse_board("O I S E/L R O N/T K N I/Y N J I", q_is_qu=True)
TERMS = DuelTerms(("Ann", "Ben"))


class Terminal(io.StringIO):
    """An output that says it is a terminal."""

    def isatty(self) -> bool:
        """Return that it is one."""
        return True


def _play(services: Services, game: str, setup: object, typed: str, sink: io.StringIO) -> None:
    spec = GAMES[game]
    prepare = first_turn(services, spec, setup, TERMS)
    play_new_duel(services, GAMES, spec, prepare, Dialogue(io.StringIO(typed), sink))


def test_two_play_one_board(services: Services) -> None:
    """Each after Enter, without hints; then both lists are compared."""
    sink = io.StringIO()
    setup = BoggleSetup(board=BOARD, lexicon="american")
    _play(services, "boggle", setup, "\nnorse\nrose\n/hint\nx\n\n\nirons\nrose\nx\n", sink)
    told = sink.getvalue()
    assert "Boggle has no /hint" in told
    assert told.count("Pass the keyboard to") == 2
    assert "Ben: 3 (2 words, longest 5)" in told
    assert "A draw: 3 points each." in told
    assert "Only Ann, 2 points: NORSE 2" in told
    assert "Both, 1 point: ROSE 1" in told
    assert services.games.unfinished() == ()


def test_nothing_stays_on_a_terminal_between_two(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The screen and what has scrolled away are cleared; a dumb terminal scrolls."""
    setup = BoggleSetup(board=BOARD, lexicon="american")
    for term, cleared in (("xterm", "\x1b[2J\x1b[3J"), ("dumb", "\n" * 50)):
        monkeypatch.setenv("TERM", term)
        sink = Terminal()
        with pytest.raises(LeavingError):
            _play(services, "boggle", setup, "\nnorse\nx\n\n", sink)
        assert cleared in sink.getvalue().partition("NORSE")[2]


def test_a_duel_that_was_left_goes_on(services: Services) -> None:
    """`games resume` leads to the turn that comes next, with any game of it."""
    sink = io.StringIO()
    setup = BoggleSetup(board=BOARD, lexicon="american")
    with pytest.raises(LeavingError):
        _play(services, "boggle", setup, "\nnorse\nx\n\n\nirons\n", sink)
    assert "Resume with 'wordarcade games resume 2'" in sink.getvalue()
    more = io.StringIO()
    resume_game(services, GAMES, GameId(1), Dialogue(io.StringIO("\nlions\nx\n"), more))
    assert "Ben wins the duel by 2 points." in more.getvalue()


def test_each_hides_a_word_for_the_other(services: Services) -> None:
    """What is no word at all is refused, a word in no list is not."""
    sink = io.StringIO()
    typed = "\nbr1\nbrno\n\n\nb\nr\nn\no\n\n\nrope\ny\n\nrope\n"
    _play(services, "hangman", HangmanSetup(guesses=3, lexicon="enable"), typed, sink)
    told = sink.getvalue()
    assert "letters A to Z alone" in told
    assert "It isn't in the enable list." in told
    assert "A draw: 3 points each." in told
