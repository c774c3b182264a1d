"""Puzzles in line mode."""

import io
from contextlib import suppress

import pytest

from tests.games.puzzles.shop import begun, need
from wordarcade.games.puzzles.kinds import KINDS
from wordarcade.plain.commands import LeavingError
from wordarcade.plain.dialogue import Dialogue
from wordarcade.plain.puzzles import choose_kind, play_puzzles
from wordarcade.services import Services


def shown(services: Services, game: str, *typed: str) -> str:
    """Return what line mode shows when lines are typed."""
    out = io.StringIO()
    lines = io.StringIO("".join(f"{line}\n" for line in typed))
    with suppress(LeavingError):
        play_puzzles(services, need(services, game), Dialogue(lines, out))
    return out.getvalue()


@pytest.mark.parametrize("game", KINDS)
def test_a_puzzle_is_solved(services: Services, game: str) -> None:
    """A try, hints, the answer; then another one comes."""
    session = begun(services, game)
    answer, ladder = session.problem.answer, session.problem.ladder
    told = shown(services, game, "/hint", "/hints", "/next", answer, "")
    assert ladder[0].told in told
    assert f"· {ladder[1].name}" in told
    assert "You took a hint" in told
    assert f"★ {session.problem.praise}. 1500 → " in told
    assert session.problem.why in told
    assert told.count("Rated ") == 2
    assert services.games.puzzles.reserve(game).done


@pytest.mark.parametrize("game", KINDS)
def test_a_command_without_its_slash_is_explained(services: Services, game: str) -> None:
    """Rather than judged as an answer that it cannot be."""
    told = shown(services, game, "help", "Hint", "/quit")
    assert "Commands begin with /: /help.\n" in told
    assert "Commands begin with /: /hint.\n" in told


def test_the_answer_is_shown_and_others_are_left(services: Services) -> None:
    """Showing loses; what is left is neither won nor lost."""
    told = shown(services, "boggle", "/next", "/show", "/quit")
    (left, lost) = services.games.puzzles.reserve("boggle").done
    assert (left.outcome, lost.outcome) == ("skipped", "shown")
    assert "It was " in told
    assert (left.gain, (lost.gain or 0) < 0) == (0, True)


def test_an_open_puzzle_tells_what_was_tried(services: Services) -> None:
    """Whoever comes back need not remember."""
    session = begun(services, "hangman")
    wrong = next(letter for letter in "qxzj" if letter.upper() != session.problem.answer)
    told = shown(services, "hangman", wrong, "/board")
    assert "the host can still win" in told
    assert f"Solving it now: +{begun(services, 'hangman').stakes.now}.\n" in told
    assert f"Tried so far: {wrong.upper()}." in told


def test_a_kind_is_chosen(services: Services) -> None:
    """All kinds are shown with their figures; what is none is asked again."""
    session = begun(services, "boggle")
    session.answer(session.problem.answer)
    out = io.StringIO()
    dialogue = Dialogue(io.StringIO("chess\nhand\n"), out)
    chosen = choose_kind(services, need(services, "boggle"), dialogue)
    assert (chosen.game, chosen.lexicon, chosen.seed) == ("hand", "common", 1)
    assert "1 today, 1 solved" in out.getvalue()
    assert "There are no puzzles of 'chess'." in out.getvalue()
