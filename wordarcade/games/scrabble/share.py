"""The result of a game of Scrabble as text to send."""

from collections.abc import Sequence
from typing import Final

from wordarcade.engine.scrabble.adjustments import Ending
from wordarcade.engine.scrabble.config import Player
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.sheet import standing_plays
from wordarcade.games.rating import hints_text
from wordarcade.games.scrabble.hints_taken import NO_HINTS, HintsTaken
from wordarcade.games.scrabble.rating import laid_by_hint, rated_over, rating
from wordarcade.games.scrabble.record import persons_of
from wordarcade.games.scrabble.record import title as title_of
from wordarcade.games.sharing import Share
from wordarcade.players.scrabble.analysis import AnalysedTurn
from wordarcade.players.scrabble.leaves import MILLI
from wordarcade.support.wording import count, listed, plural, points_text

LOSS_MARKS: Final = ((8.0, "▼"), (2.0, "▾"), (0.0, "·"))
"""The mark of a slip that lost this much equity or more, in points; the best turn has a star."""

CLOSE: Final = "≈"
"""The mark of a turn that may be as good as the best."""

_HINTED: Final = "?"
"""The mark of a turn with hints."""


def loss_mark(turn: AnalysedTurn) -> str:
    """Return the mark of a turn."""
    loss = turn.loss or 0
    if not loss:
        return "★"
    if not turn.is_slip:
        return CLOSE
    return next(mark for least, mark in LOSS_MARKS if loss >= least * MILLI)


def share(
    state: ScrabbleGame, turns: Sequence[AnalysedTurn], taken: HintsTaken = NO_HINTS
) -> Share:
    """Return the result of a finished game: with one person at the keyboard, as that person's.

    Args:
        state: the game, over.
        turns: the analysed turns; empty if the analysis is not finished.
        taken: the hints taken; their turns have a mark of their own.
    """
    players, scores = state.config.players, state.position.scores
    persons = persons_of(state.config)
    if len(persons) != 1:
        title = f"Scrabble · {count(len(players), 'player')}"
        parts = (f"{seat.name} {points_text(it)}" for seat, it in zip(players, scores, strict=True))
        return Share(title, f"{_outcome_of_all(state)}: {', '.join(parts)}")
    (person,) = persons
    others = [score for player, score in enumerate(scores) if player != person]
    sums = "–".join(map(points_text, (scores[person], *others)))
    bingos = sum(entry.is_bingo for entry in standing_plays(state.sheet) if entry.player == person)
    more = [f", {count(bingos, 'bingo')}"] if bingos else []
    if taken.hints:
        more.append(f", {hints_text(taken.hints, taken.turns)}")
    rated, helped = rating(state, turns, person, taken), taken.helped(state.sheet)
    if rated is not None and (over := rated_over(state, person, taken)):
        more.append(f", {rated.numbered} {over}")
        rated = None
    return Share(
        title=title_of(state.config) if len(players) == 1 else f"Scrabble · {_against(players)}",
        result="".join([f"{_outcome(state, person, taken)} {sums}", *more]),
        rating=rated,
        hints=taken.hints,
        marks="".join(
            _HINTED if turn.turn.line in helped else loss_mark(turn)
            for turn in turns
            if turn.player == person
        ),
    )


def _against(players: Sequence[Player]) -> str:
    """Return the bots that a person played against, who are named after their levels.

    >>> _against([Player("Club", "club"), Player("Ann"), Player("Expert", "expert")])
    'against the bots Club and Expert'
    """
    bots = [player.name for player in players if player.level is not None]
    return f"against the {plural(len(bots), 'bot')} {listed(bots)}"


def _outcome_of_all(state: ScrabbleGame) -> str:
    if state.ending is Ending.AGREED:
        return "Ended early"
    names = listed(state.config.players[player].name for player in state.winners)
    return f"{names} {'won' if len(state.winners) == 1 else 'tied'}"


def _outcome(state: ScrabbleGame, person: int, taken: HintsTaken) -> str:
    if laid_by_hint(state, taken):
        return "gave up at"
    if state.ending is Ending.AGREED:
        return "ended early at"
    if person not in state.winners:
        return "lost"
    return "won" if len(state.winners) == 1 else "tied"
