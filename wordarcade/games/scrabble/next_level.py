"""The level to play next, after a clear win or a clear loss against bots of one level."""

from dataclasses import replace
from typing import Final, NamedTuple

from wordarcade.engine.scrabble.adjustments import Ending
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.seats import Seat
from wordarcade.games.routes import NewGameRoute
from wordarcade.games.scrabble.bots import seated, shipped_skills, stand_ins_text
from wordarcade.games.scrabble.record import persons_of
from wordarcade.games.scrabble.session import ScrabbleSession

CLEAR: Final = 75
"""Points by which a game is won or lost clearly."""


class NextLevel(NamedTuple):
    """A level that suits a player better.

    Attributes:
        title: what people read of it.
        harder: whether it is above the one just played against.
        route: opens a game against it, by the same choices otherwise.
    """

    title: str
    harder: bool
    route: NewGameRoute


def next_level(session: ScrabbleSession) -> NextLevel | None:
    """Return the next harder level after a clear win, the one before it after a clear loss.

    Args:
        session: a game that is over.

    Returns:
        the level; None after any other game, such as one that was ended early, and at either end
        of the levels. Who was helped by hints has not outgrown a level.
    """
    state, route = session.state, session.another
    config, persons = state.config, persons_of(state.config)
    levels = {player.level for player in config.players if player.level is not None}
    if len(persons) != 1 or len(levels) != 1 or config.start is not None or config.draws:
        return None
    (level,), skills = levels, shipped_skills()
    step = _step(state, persons[0])
    order = [each for each in skills if not stand_ins_text([each], len(config.players))]
    if not step or level not in order or (step > 0 and session.hinted):
        return None
    number = order.index(level) + step
    if not 0 <= number < len(order):
        return None
    other = order[number]
    seats = [Seat(it.name if it.level is None else "", it.level and other) for it in config.players]
    setup = replace(route.setup, players=seated(seats))
    return NextLevel(skills[other].title, step > 0, route._replace(setup=setup))


def _step(state: ScrabbleGame, person: int) -> int:
    """Return 1 after a clear win, -1 after a clear loss, else 0."""
    if state.ending not in {Ending.WENT_OUT, Ending.SCORELESS, Ending.RESIGNED}:
        return 0
    scores = state.position.scores
    others = [score for player, score in enumerate(scores) if player != person]
    lead = scores[person] - max(others)
    if state.winners == (person,) and lead >= CLEAR:
        return 1
    return -1 if person not in state.winners and lead <= -CLEAR else 0
