"""Analysed turns as compact JSON, without what the game itself tells."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from wordarcade.engine.scrabble import placing
from wordarcade.engine.scrabble.distribution import RACK_SIZE
from wordarcade.engine.scrabble.moves import Exchange, Pass, Place
from wordarcade.engine.scrabble.rack import Rack
from wordarcade.engine.scrabble.squares import SQUARES, read_name
from wordarcade.players.scrabble.analysis import AnalysedTurn, Blocked, Candidate
from wordarcade.players.scrabble.last_play import Basis
from wordarcade.players.scrabble.recorded_turn import RecordedTurn, TurnMove
from wordarcade.players.scrabble.turn_draws import kept_by, text_of
from wordarcade.players.scrabble.view import View

FORMAT: Final = 7
"""Raised whenever the form changes, or what an analysis says of the same game."""

_MOST: Final = 1_000_000_000
"""No figure is larger, in thousandths of a point."""

_DASH: Final = "-"
_TURNS: Final = "turns"


def turns_to_json(turns: Sequence[AnalysedTurn]) -> dict[str, Any]:
    """Return analysed turns as `turns_from_json` reads them."""
    return {_TURNS: [_turn_to_json(turn) for turn in turns]}


def turns_from_json(
    data: Mapping[str, Any], recorded: Sequence[RecordedTurn]
) -> tuple[AnalysedTurn, ...]:
    """Return the analysed turns that `turns_to_json` wrote.

    Args:
        data: what it wrote.
        recorded: the turns of the game, as they were analysed.

    Raises:
        ValueError: it wrote no such thing, or it did so of another game.
    """
    try:
        return tuple(
            _turn_from_json(told, turn) for told, turn in zip(data[_TURNS], recorded, strict=True)
        )
    except (KeyError, IndexError, TypeError) as error:
        raise ValueError(f"Not the analysis of this game: {error}") from error


def _turn_to_json(turn: AnalysedTurn) -> list[Any]:
    return [
        [_candidate_to_json(candidate) for candidate in turn.best],
        _listed_to_json(turn.played, turn.best),
        turn.rank,
        list(turn.phonies),
        None if turn.bingo is None else _candidate_to_json(turn.bingo),
        turn.luck,
        None if turn.blocked is None else [turn.blocked.line, turn.blocked.points],
        turn.opened,
        turn.solved,
        _listed_to_json(turn.highest, turn.best),
        None if turn.inferred is None else [turn.inferred.fitting, turn.inferred.drawn],
        None if turn.lost_turn is None else _candidate_to_json(turn.lost_turn),
    ]


def _listed_to_json(candidate: Candidate | None, best: Sequence[Candidate]) -> Any:
    """Return a candidate, or its place if it is one of the best."""
    if candidate is None:
        return None
    return best.index(candidate) if candidate in best else _candidate_to_json(candidate)


def _turn_from_json(told: Sequence[Any], turn: RecordedTurn) -> AnalysedTurn:
    (
        *(found, played, rank, phonies, bingo, luck, blocked, opened, solved, highest, leaves),
        lost,
    ) = told
    view = turn.view
    best = tuple(_candidate_from_json(each, view) for each in found)
    return AnalysedTurn(
        turn=turn,
        played=_played_from_json(played, best, turn),
        best=best,
        rank=None if rank is None else _whole(rank),
        phonies=tuple(_text(word) for word in phonies),
        bingo=None if bingo is None else _candidate_from_json(bingo, view),
        luck=_fraction(luck),
        blocked=None if blocked is None else _blocked(*blocked),
        opened=None if opened is None else _square(opened),
        solved=solved is True,
        highest=_listed_from_json(highest, best, view),
        inferred=None if leaves is None else _basis(turn, *leaves),
        lost_turn=_lost_from_json(lost, turn.lost_turn),
    )


def _played_from_json(told: Any, best: Sequence[Candidate], turn: RecordedTurn) -> Candidate | None:
    played = _listed_from_json(told, best, turn.view, stays=turn.withdrawn)
    if played is not None and played.move != turn.move:
        raise ValueError("another move was made")
    return played


def _lost_from_json(told: Any, lost: RecordedTurn | None) -> Candidate | None:
    return None if told is None or lost is None else _candidate_from_json(told, lost.view)


def _listed_from_json(
    told: Any, best: Sequence[Candidate], view: View, *, stays: bool = False
) -> Candidate | None:
    if told is None:
        return None
    return best[told] if isinstance(told, int) else _candidate_from_json(told, view, stays=stays)


def _candidate_to_json(candidate: Candidate) -> list[Any]:
    return [
        _move_to_text(candidate.move),
        candidate.score,
        candidate.leave,
        candidate.equity,
        candidate.win,
        candidate.simulated,
        candidate.exact,
        list(candidate.follows),
    ]


def _candidate_from_json(told: Sequence[Any], view: View, *, stays: bool = False) -> Candidate:
    """Return a candidate.

    Args:
        told: what was written.
        view: the position.
        stays: whether its tiles came back, since it was withdrawn.
    """
    text, score, leave, equity, win, simulated, exact, follows = told
    move = _legal(_move_from_text(_text(text)), view)
    return Candidate(
        move=move,
        text=text_of(move, view),
        score=_whole(score),
        leave=_whole(leave),
        equity=_whole(equity),
        kept=view.rack if stays else kept_by(view.rack, move),
        bingo=not stays and isinstance(move, Place) and len(move.laid) == RACK_SIZE,
        win=_fraction(win),
        simulated=None if simulated is None else _whole(simulated),
        exact=exact is True,
        follows=tuple(_text(each) for each in follows),
    )


def _move_to_text(move: TurnMove) -> str:
    match move:
        case Place():
            return str(move)
        case Exchange(tiles):
            return f"{_DASH}{tiles}"
        case Pass():
            return _DASH


def _move_from_text(text: str) -> TurnMove:
    if text == _DASH:
        return Pass()
    if text.startswith(_DASH):
        return Exchange(text.removeprefix(_DASH))
    name, tiles = text.split(" ")
    return Place(*read_name(name), tiles)


def _legal(move: TurnMove, view: View) -> TurnMove:
    """Return a move that can be made, for screens show it on the board."""
    rack = Rack(view.rack)
    refused = placing.refusal(view.board, rack, move) if isinstance(move, Place) else None
    lacks = isinstance(move, Exchange) and not rack.holds(move.tiles)
    if refused is not None or lacks:
        raise ValueError(f"{_move_to_text(move)} cannot be made")
    return move


def _blocked(line: object, points: object) -> Blocked:
    return Blocked(_text(line), _fraction(points) or 0.0)


def _basis(turn: RecordedTurn, fitting: object, drawn: object) -> Basis:
    if turn.answers is None:
        raise ValueError("there is no play to infer anything from")
    return Basis(turn.answers.text, _whole(fitting), _whole(drawn))


def _square(number: object) -> int:
    square = _whole(number)
    if square not in range(SQUARES):
        raise ValueError("there is no such square")
    return square


def _whole(number: object) -> int:
    if type(number) is not int or abs(number) > _MOST:
        raise ValueError("a whole number is missing, or too large")
    return number


def _fraction(number: object) -> float | None:
    if number is not None and (type(number) is not float or not abs(number) <= _MOST):
        raise ValueError("a fraction is missing, or too large")
    return number


def _text(text: object) -> str:
    if not isinstance(text, str):
        raise ValueError("a text is missing")  # noqa: TRY004 - one kind of error for all
    return text
