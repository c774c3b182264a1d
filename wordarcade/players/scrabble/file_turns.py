"""The turns of a game in a GCG file."""

from collections import Counter
from collections.abc import Iterator, Sequence

from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.config import FEWEST_PLAYERS
from wordarcade.engine.scrabble.distribution import LetterDistribution
from wordarcade.engine.scrabble.moves import Exchange, Pass, Place
from wordarcade.engine.scrabble.notation.gcg_laying import completed
from wordarcade.engine.scrabble.notation.gcg_lines import Event, Exchanged, Mark, Played
from wordarcade.engine.scrabble.notation.gcg_referee import Hands
from wordarcade.engine.scrabble.notation.gcg_step import Step
from wordarcade.engine.scrabble.notation.gcg_writer import NOTES
from wordarcade.engine.scrabble.placing import normalised
from wordarcade.engine.scrabble.sheet import EntryKind
from wordarcade.engine.scrabble.tiles import NO_TILE, in_order, rack_tiles
from wordarcade.players.scrabble.last_play import LastPlay
from wordarcade.players.scrabble.recorded_turn import RecordedTurn, TurnMove, lost_turn
from wordarcade.players.scrabble.turn_draws import Draws, text_of
from wordarcade.players.scrabble.view import View


def turns_of_file(
    steps: Sequence[Step], players: int, distribution: LetterDistribution
) -> tuple[RecordedTurn, ...]:
    """Return the turns of a replayed file, in order.

    Events that cannot be read are left out, as are the marks of challenges, and passes whose note
    says that they are none.

    Args:
        steps: the game.
        players: how many the file has.
        distribution: the letter distribution.
    """
    return tuple(_turns(steps, max(players, FEWEST_PLAYERS), distribution))


def _turns(
    steps: Sequence[Step], players: int, distribution: LetterDistribution
) -> Iterator[RecordedTurn]:
    draws = Draws(distribution, players)
    hands = before_play = Hands.at_first(players, distribution)
    board, scores = Board(), (0,) * players
    number = scoreless = scoreless_before = 0
    before: tuple[int, TurnMove | None] | None = None
    for line, step in enumerate(steps):
        event, player = step.event, step.player
        if player is not None and event is not None:
            if event.act is Mark.WITHDRAWN:
                hands = before_play
            elif step.is_turn:
                number += 1
                move = _move_of(event, board, step)
                laid = rack_tiles(move.tiles) if isinstance(move, Place) else ""
                rack = completed(event.rack, laid).tiles
                view = _view(
                    board,
                    rack,
                    hands.bag,
                    distribution,
                    scores=scores,
                    player=player,
                    scoreless=scoreless,
                )
                known = len(rack) == hands.sizes[player]
                withdrawn = _is_withdrawn(steps[line + 1 :], player)
                answers = None if before is None else _answered(view, player, *before)
                draw = draws.take(player, view, move, known=known, withdrawn=withdrawn)
                after = hands
                if isinstance(event.act, Played):
                    put = board.tiles.count(NO_TILE) - step.board.tiles.count(NO_TILE)
                    after = hands.played(player, put)
                yield RecordedTurn(
                    number=number,
                    line=line,
                    player=player,
                    view=view,
                    rack_known=known,
                    scores=scores,
                    move=move,
                    text=_text(event, move, view),
                    score=0 if withdrawn else _gain(step, scores, player),
                    words=tuple(word.lower() for word in step.words),
                    withdrawn=withdrawn,
                    draw=draw,
                    opponent_holds=draws.held_against(player),
                    answers=answers,
                    lost_turn=_lost_turn(
                        steps, line, number, hands=after, draws=draws, distribution=distribution
                    ),
                )
                before = player, None if withdrawn else move
                if isinstance(event.act, Played):
                    before_play, hands = hands, after
            if isinstance(event.act, Played):
                scoreless_before = scoreless
                scoreless = 0 if step.scores[player] > scores[player] else scoreless + 1
            elif event.act is Mark.WITHDRAWN:
                scoreless = scoreless_before + 1
            elif _is_scoreless(step, event):
                scoreless += 1
        board, scores = step.board, (*step.scores, *scores[len(step.scores) :])


def _view(
    board: Board,
    rack: str,
    bag_size: int,
    distribution: LetterDistribution,
    *,
    scores: Sequence[int],
    player: int,
    scoreless: int = 0,
) -> View:
    """Return what a player sees who has a rack and is to move."""
    unseen = Counter(distribution.tiles) - Counter(rack_tiles(board.tiles) + rack)
    return View(
        board=board,
        rack=rack,
        unseen=in_order("".join(unseen.elements())),
        bag_size=bag_size,
        players=len(scores),
        spread=_spread(scores, player),
        scoreless=scoreless,
    )


def _lost_turn(
    steps: Sequence[Step],
    line: int,
    number: int,
    *,
    hands: Hands,
    draws: Draws,
    distribution: LetterDistribution,
) -> RecordedTurn | None:
    """Return the turn that was lost by challenging a play, as a pass; None if none was.

    Args:
        steps: the game.
        line: the index of the play.
        number: of its turn.
        hands: the tiles that all have after it.
        draws: what they kept, the play included.
        distribution: the tiles of the game.
    """
    after, scores = line + 1, steps[line].scores
    if after == len(steps):
        return None
    step = steps[after]
    player, event = step.player, step.event
    if player is None or event is None or NOTES[EntryKind.LOST_TURN] not in step.notes:
        return None
    rack = completed(event.rack, "").tiles
    if len(rack) != hands.sizes[player]:
        return None
    return lost_turn(
        number,
        after,
        player=player,
        view=_view(step.board, rack, hands.bag, distribution, scores=scores, player=player),
        scores=scores,
        opponent_holds=draws.held_against(player),
    )


def _is_scoreless(step: Step, event: Event) -> bool:
    """Return whether an event other than a play is a turn that counts as scoreless."""
    if event.act is Mark.PASS:
        return NOTES[EntryKind.RESIGNED] not in step.notes
    return isinstance(event.act, Exchanged)


def _answered(view: View, player: int, other: int, move: TurnMove | None) -> LastPlay | None:
    """Return the play that a turn answers, if something can be inferred from it.

    Args:
        view: the position before the turn.
        player: whose turn.
        other: the player of the turn before.
        move: the move of that turn; None if it is unknown, or was withdrawn.
    """
    if other == player or not isinstance(move, Place):
        return None
    return LastPlay.of(view, move)


def _is_withdrawn(following: Sequence[Step], player: int) -> bool:
    """Return whether the next event takes back the play before it."""
    after = next((step for step in following if step.event is not None), None)
    return (
        after is not None
        and after.event is not None
        and after.event.act is Mark.WITHDRAWN
        and after.player == player
    )


def _move_of(event: Event, board: Board, step: Step) -> TurnMove | None:
    """Return the move of an event; None if it cannot be told, or breaks a rule of placing."""
    match event.act:
        case Played() as play if step.words:
            length = len(play.word.replace("(", "").replace(")", ""))
            squares = Place(play.square, play.direction, NO_TILE * length).squares
            tiles = (NO_TILE if board.covered(at) else step.board[at] for at in squares)
            return normalised(board, Place(play.square, play.direction, "".join(tiles)))
        case Exchanged(tiles) if not tiles.isdigit():
            return Exchange(in_order(tiles.upper()))
        case Mark.PASS:
            return Pass()
    return None


def _spread(scores: Sequence[int], player: int) -> int:
    """Return by how many points a player is ahead of the best of the others."""
    others = [score for other, score in enumerate(scores) if other != player]
    return scores[player] - max(others, default=0)


def _text(event: Event, move: TurnMove | None, view: View) -> str:
    if move is not None:
        return text_of(move, view)
    match event.act:
        case Exchanged(tiles):
            return f"exchange {tiles}"
        case act:
            return str(act)


def _gain(step: Step, before: Sequence[int], player: int) -> int:
    """Return the points of an event, as far as the file tells them."""
    if step.event is not None and step.event.gain is not None:
        return step.event.gain
    return step.scores[player] - before[player]
