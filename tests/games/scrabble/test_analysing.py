"""The analysis of games, as screens ask for it."""

import pytest

from tests.engine.scrabble.notation.files import GAME
from tests.games.scrabble.conftest import Begin
from wordarcade.engine.scrabble.config import ChallengeRule
from wordarcade.engine.scrabble.entry import read_move
from wordarcade.engine.scrabble.notation.gcg_reader import read_gcg
from wordarcade.engine.scrabble.notation.gcg_writer import gcg_of
from wordarcade.engine.scrabble.sheet import EntryKind
from wordarcade.games.scrabble.analysing import analyse_file, chances
from wordarcade.games.scrabble.lessons import lessons
from wordarcade.games.scrabble.session import ScrabbleSession
from wordarcade.players.scrabble.analysis_json import turns_from_json, turns_to_json
from wordarcade.players.scrabble.game_turns import turns_of_game
from wordarcade.services import Services
from wordarcade.support.progress import to_nobody


def played(begin: Begin, players: str, *moves: str) -> ScrabbleSession:
    """Return a game after moves that were typed."""
    session = begin(players)
    for move in moves:
        session.make(read_move(move, session.state.board, session.state.position.rack))
    return session


def test_a_game_and_its_file_are_analysed_alike(begin: Begin, services: Services) -> None:
    """By the lexicon that the file names, or the usual one if that is not known."""
    session = played(begin, "Ann,Bob", "8H BEE", "pass", "exchange II", "end")
    file = gcg_of(session.state)
    here = session.analyse(to_nobody)
    assert analyse_file(services, file, to_nobody) == here
    text = file.to_bytes().replace(b"#lexicon arcade", b"#lexicon none such")
    assert analyse_file(services, read_gcg(text), to_nobody) == here


def test_the_chance_to_win_line_by_line(begin: Begin) -> None:
    """Of both players together it is one; the lines of the end are no chances."""
    session = played(begin, "Ann,Bob", "8H BEE", "pass", "end")
    analysis = session.analyse(to_nobody)
    lines = len(session.state.sheet)
    first, second = (chances(analysis, player, lines) for player in (0, 1))
    assert (len(first), lines) == (2, 4)
    assert [one + other for one, other in zip(first, second, strict=True)] == pytest.approx([1] * 2)
    assert chances(analysis, 0, lines, session.state.winners) == first  # it was ended early
    assert chances(analysis, 0, lines, (1,)) == (*first, first[1], 0)
    assert chances(analysis, 0, lines, (0, 1)) == (*first, first[1], 0.5)
    assert analysis.turns[0].played is not None
    assert first[0] == analysis.turns[0].played.win


def test_a_turn_lost_by_a_challenge_counts(begin: Begin, services: Services) -> None:
    """The chance is that of a pass, in the game as in its file, and when it was kept."""
    session = begin("Ann,Bob", challenge=ChallengeRule.DOUBLE)
    for text in ("8H BEE", "challenge", "exchange II", "pass", "end"):
        game = session.state
        session.make(read_move(text, game.board, game.position.rack))
    state = session.state
    assert state.sheet[1].kind is EntryKind.LOST_TURN
    here = session.analyse(to_nobody)
    told = chances(here, 0, len(state.sheet))
    assert told[1] > told[0]
    assert len(told) == 4
    passed = played(begin, "Ann,Bob", "8H BEE", "pass", "end")
    both = chances(passed.analyse(to_nobody), 0, 4)
    assert told[:2] == both
    assert analyse_file(services, gcg_of(state), to_nobody) == here
    again = turns_from_json(turns_to_json(here.turns), turns_of_game(state))
    assert again == here.turns


def test_games_of_more_than_two_have_no_chances(begin: Begin) -> None:
    """The table is of games of two."""
    session = played(begin, "Ann,Bob,Cem", "8H BEE", "end")
    assert chances(session.analyse(to_nobody), 0, 3) == ()


def test_lessons_are_what_the_coach_says(begin: Begin) -> None:
    """Of those who want to learn, by name if there are several; the costliest turn first."""
    session = played(begin, "Ann,Bob", "8H BEE", "pass", "pass", "pass", "exchange I", "end")
    analysis = session.analyse(to_nobody)
    told = lessons(analysis, (0, 1))
    assert len(told) == 3
    assert any(slip.told.startswith("Ann: passing. ") for slip in told)
    last = lessons(analysis, (0,))[-1].told
    assert last == f"8H BEE for 10. {analysis.notes[0]}"


def test_a_file_with_unknown_racks(services: Services) -> None:
    """What is unknown stays unknown; the rest is analysed."""
    analysis = analyse_file(services, read_gcg(GAME.encode()), to_nobody)
    assert [turn.loss is None for turn in analysis.turns].count(True) >= 1
    assert analysis.turns[0].loss is not None
