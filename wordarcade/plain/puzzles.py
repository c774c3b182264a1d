"""Puzzles in line mode: answers are typed, hints and all else are commands."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from wordarcade.engine.boggle.wordings import board_lines as boggle_lines
from wordarcade.engine.hand.hand import display_hand
from wordarcade.games.puzzles.boggle import BoggleProblem
from wordarcade.games.puzzles.hand import HandProblem
from wordarcade.games.puzzles.hangman import HangmanProblem
from wordarcade.games.puzzles.kinds import KINDS
from wordarcade.games.puzzles.overview import overview_of
from wordarcade.games.puzzles.problem import Problem
from wordarcade.games.puzzles.scrabble import ScrabbleProblem
from wordarcade.games.puzzles.session import Mark, PuzzleSession
from wordarcade.games.puzzles.supply import Need, choose, need_of
from wordarcade.plain.commands import SLASH, Commands
from wordarcade.plain.dialogue import Dialogue
from wordarcade.plain.scrabble_text import board_lines as scrabble_lines
from wordarcade.services import Services
from wordarcade.support.progress import to_nobody
from wordarcade.support.wording import listed, points_text, spelt

_ENTRIES: Final = (
    ("an answer", "try it; each wrong one halves what you can gain"),
    ("/hint", "the next hint; each lowers what you can gain"),
    ("/hints", "the hints so far, and what comes next"),
    ("/show", "the answer; that loses the puzzle"),
    ("/next", "another puzzle"),
    ("/board", "the question again"),
)
_WILDCARD: Final = ("* stands for any vowel.",)
_AGAIN: Final = "Enter for another puzzle, /quit to leave: "
_BOUND: Final = "You took a hint: solve it, or /show the answer first."


def choose_kind(services: Services, need: Need, dialogue: Dialogue) -> Need:
    """Show all kinds of puzzles, ask for one, and return the need of it.

    Args:
        services: the app's services.
        need: what was asked for; its game is proposed.
        dialogue: with the player.

    Raises:
        LeavingError: the player has left.
        StoreError: the database was written by a newer version.
    """
    dialogue.introduce_setting_up()
    overview = overview_of(services)
    solved = f"{overview.solved_today} today, {overview.solved:,} in all"
    dialogue.tell(f"Puzzles with one best answer; solved {solved}.")
    for each in overview.kinds:
        tally = each.tally
        state = " · one is open" if tally.open else ""
        told = f"rating {each.rating_text}, {tally.today} today, {tally.solved:,} solved{state}"
        dialogue.tell(f"{each.kind.game:<9} {each.kind.title:<21} {told}")
    while True:
        game = dialogue.choose(f"Which? [{need.game}]: ").lower() or need.game
        if game in KINDS:
            break
        dialogue.tell(f"There are no puzzles of '{game}'. There are {listed(KINDS)}.")
    if game == need.game:
        return need
    rating = need.rating if need.named else None
    again = need_of(services, game, need.lexicon, rating, seed=need.seed, origin=need.source)
    return replace(again, seeded=need.seeded)


def play_puzzles(services: Services, need: Need, dialogue: Dialogue) -> None:
    """Play puzzles of a game, one after another, until the player leaves.

    Args:
        services: the app's services.
        need: the first puzzle.
        dialogue: with the player.

    Raises:
        LeavingError: the player has left; an open puzzle comes again.
        LexiconError: the lexicon is not available.
        UnavailableError: its words make no puzzle.
    """
    workshop = None
    while True:
        chosen = choose(services, need, to_nobody, workshop)
        workshop = chosen.supply.workshop
        session = PuzzleSession.begin(services, chosen)
        play_puzzle(session, dialogue)
        rating = need.rating if need.named else session.rating
        again = need_of(services, need.game, need.lexicon, seed=need.seed + 1, origin=need.source)
        need = replace(
            again,
            rating=rating,
            named=need.named,
            seeded=need.seeded,
            preferred=need.preferred,
        )


def play_puzzle(session: PuzzleSession, dialogue: Dialogue) -> None:
    """Play a puzzle until it is over and the player wants another.

    Raises:
        LeavingError: the player leaves.
    """
    for line in question_lines(session):
        dialogue.tell(line)
    dialogue.introduce()
    commands = _commands(session)
    asking = dialogue.serving(commands)
    while not session.over:
        if typed := asking.ask("> "):
            if typed.lower() == "/next":
                _skip(session, dialogue)
                if session.over:
                    return
            elif typed.lower() == "/show":
                dialogue.tell(session.show())
            else:
                judged = session.answer(typed)
                if judged.mark is Mark.REFUSED and commands.has(typed):
                    dialogue.tell(f"Commands begin with {SLASH}: {SLASH}{typed.lower()}.")
                    continue
                glyph = "★ " if judged.mark is Mark.RIGHT else ""
                worth = f" {_worth(session)}" if judged.mark is Mark.SHORT else ""
                dialogue.tell(f"{glyph}{judged.sentence}{worth}")
    dialogue.tell(session.problem.why)
    dialogue.choose(_AGAIN)


def _commands(session: PuzzleSession) -> Commands:
    answers = {
        "hint": lambda _: _hint(session),
        "hints": lambda _: _ladder(session),
        "board": lambda _: question_lines(session),
    }
    return Commands.of("This puzzle", _ENTRIES, answers, ("next", "show"), str.isalpha)


def question_lines(session: PuzzleSession) -> Iterator[str]:
    """Yield what is asked: which puzzle, its position, the question."""
    puzzle = session.puzzle
    facts = (f"Puzzle {session.id}", session.kind.title, *session.problem.facts, session.source)
    yield " · ".join(filter(None, facts))
    unsure = ", still settling" if session.provisional else ""
    yield f"Rated {puzzle.rating:.0f}; your rating is {session.rating}{unsure}."
    if session.balance:
        yield session.balance
    yield from position_lines(session.problem)
    yield session.kind.question
    if session.tries:
        yield f"Tried so far: {', '.join(session.tries)}."


def position_lines(problem: Problem) -> Iterable[str]:
    """Return the lines that show a position."""
    match problem:
        case ScrabbleProblem(session):
            game = session.state
            rack = f"Rack: {' '.join(game.position.rack.tiles)}"
            return [*scrabble_lines(game.board, game.config.layout), rack]
        case BoggleProblem(session):
            return boggle_lines(session.grid)
        case HangmanProblem(state, best):
            missed = " ".join(state.missed.upper()) or "nothing"
            loses = f"{spelt(best.left)} more wrong guesses lose"
            return [" ".join(state.pattern.upper()), f"Missed: {missed}; {loses}."]
        case HandProblem():
            return [
                f"Hand: {display_hand(problem.hand).upper()}",
                *_WILDCARD * ("*" in problem.hand),
            ]
    raise TypeError(problem)


def _hint(session: PuzzleSession) -> list[str]:
    hint = session.hint()
    if hint is None:
        return ["No more hints. /show gives the answer."]
    return [f"{hint.told} {_worth(session)}"]


def _worth(session: PuzzleSession) -> str:
    return f"Solving it now: {_signed(session.stakes.now)}."


def _ladder(session: PuzzleSession) -> Iterator[str]:
    for number, hint in enumerate(session.problem.ladder):
        taken = number < session.hints
        yield f"{'?' if taken else '·'} {hint.told if taken else hint.name}"
    stakes = session.stakes
    yield f"Solve it now: {_signed(stakes.now)}. See the answer: {_signed(stakes.shown)}."


def _skip(session: PuzzleSession, dialogue: Dialogue) -> None:
    if session.may_skip:
        session.skip()
    else:
        dialogue.tell(_BOUND)


def _signed(points: int) -> str:
    """Return a change of a rating.

    >>> _signed(14), _signed(-9), _signed(0)
    ('+14', '−9', '0')
    """
    return f"+{points}" if points > 0 else points_text(points)
