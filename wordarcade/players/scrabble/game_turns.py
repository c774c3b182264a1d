"""The turns of a game that was played here."""

from collections.abc import Collection, Iterator
from itertools import pairwise

from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import Exchange, Pass, Place
from wordarcade.engine.scrabble.sheet import EntryKind
from wordarcade.engine.scrabble.turns import standing
from wordarcade.players.scrabble.last_play import last_play
from wordarcade.players.scrabble.recorded_turn import RecordedTurn, lost_turn
from wordarcade.players.scrabble.turn_draws import Draws, text_of
from wordarcade.players.scrabble.view import View


def turns_of_game(
    game: ScrabbleGame, players: Collection[int] | None = None
) -> tuple[RecordedTurn, ...]:
    """Return the turns of a game, in order; turns taken back are left out.

    Args:
        game: one that is over, or is not.
        players: whose turns; None for those of all. Only then all racks lie open, and turns tell
            what the opponent kept.
    """
    everybody = range(len(game.config.players))
    open_racks = players is None or set(players) >= set(everybody)
    turns = _turns(game, open_racks=open_racks)
    return tuple(turn for turn in turns if players is None or turn.player in players)


def _turns(game: ScrabbleGame, *, open_racks: bool) -> Iterator[RecordedTurn]:
    course = game.course()
    opening = game.config.start is None
    draws = Draws(game.config.distribution, len(game.config.players), opening=opening)
    number = 0
    moves = standing(game.moves)
    for place, (timed, (before, after)) in enumerate(zip(moves, pairwise(course), strict=True), 1):
        move = timed.move
        if not isinstance(move, Place | Exchange | Pass):
            continue
        number += 1
        answered = course[place + 1] if place + 1 < len(course) else after
        withdrawn = _is_withdrawn(after, answered)
        entry, view = after.sheet[len(before.sheet)], View.of(before)
        draw = draws.take(before.to_move, view, move, known=True, withdrawn=withdrawn)
        lost = _lost_turn(number, after, answered, draws) if open_racks else None
        yield RecordedTurn(
            number=number,
            line=len(before.sheet),
            player=before.to_move,
            view=view,
            rack_known=True,
            scores=before.position.scores,
            move=move,
            text=text_of(move, view),
            score=0 if withdrawn else entry.gain,
            words=entry.words,
            withdrawn=withdrawn,
            draw=draw,
            opponent_holds=draws.held_against(before.to_move) if open_racks else "",
            answers=last_play(before),
            lost_turn=lost,
        )


def _lost_turn(
    number: int, after: ScrabbleGame, answered: ScrabbleGame, draws: Draws
) -> RecordedTurn | None:
    """Return the turn that was lost by challenging a play, as a pass; None if none was.

    Args:
        number: of the turn of the play.
        after: the game after the play.
        answered: the game after the next move.
        draws: what all kept, the play included.
    """
    for line in range(len(after.sheet), len(answered.sheet)):
        if answered.sheet[line].kind is EntryKind.LOST_TURN:
            return lost_turn(
                number,
                line,
                player=after.to_move,
                view=View.of(after),
                scores=after.position.scores,
                opponent_holds=draws.held_against(after.to_move),
            )
    return None


def _is_withdrawn(after: ScrabbleGame, answered: ScrabbleGame) -> bool:
    """Return whether the play that led to `after` was challenged off the board by the next."""
    lines = answered.sheet[len(after.sheet) :]
    return bool(lines) and lines[0].kind is EntryKind.WITHDRAWN
