"""Games of Scrabble from GCG files, to be saved like others."""

from collections.abc import Iterator, Sequence
from typing import Final

from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.config import ChallengeRule, Player, ScrabbleConfig
from wordarcade.engine.scrabble.distribution import LetterDistribution
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.layout import BoardLayout
from wordarcade.engine.scrabble.moves import Accept, Challenge, Exchange, Move, Pass
from wordarcade.engine.scrabble.notation.gcg import Gcg
from wordarcade.engine.scrabble.notation.gcg_equipment import equipment_of
from wordarcade.engine.scrabble.notation.gcg_laying import completed, place_of
from wordarcade.engine.scrabble.notation.gcg_lines import Exchanged, Mark, Played, RackPoints
from wordarcade.engine.scrabble.notation.gcg_reader import read_gcg
from wordarcade.engine.scrabble.notation.gcg_replay import replayed
from wordarcade.engine.scrabble.notation.gcg_step import Step
from wordarcade.engine.scrabble.notation.gcg_tiles import check_tiles
from wordarcade.engine.scrabble.tiles import rack_tiles
from wordarcade.engine.scrabble.turns import Phase
from wordarcade.games.scrabble.analysing import lexicon_of_file
from wordarcade.games.scrabble.gcg_draws import Turn, order_of_draws
from wordarcade.games.scrabble.record import RECORD, figures
from wordarcade.lexicon.interface import WordSet
from wordarcade.services import Services
from wordarcade.store.errors import NotImportedError
from wordarcade.store.imports import IMPORTED
from wordarcade.store.records import GameHeader, GameId, LexiconReference, RecordedMove, SavedGame
from wordarcade.support.progress import Report

_SEED: Final = 0


def saved_of_gcg(services: Services, data: bytes, report: Report) -> SavedGame:
    """Return the game of a GCG file as it is saved; the file must follow the rules.

    Args:
        services: the app's services.
        data: what the file holds.
        report: called with the share done; an exception it raises stops the work.

    Raises:
        NotImportedError: the file records no game, an unfinished one, or one against the rules.
        GcgFileError: the file is played with tiles that are not here.
        LexiconError: its lexicon cannot be had.
    """
    gcg = read_gcg(data)
    if not gcg.is_game or len(gcg.players) < 2:
        raise NotImportedError("The file is neither a game that was exported nor a GCG file.")
    equipment = services.equipment()
    check_tiles(gcg, equipment)
    lexicon = services.lexicons.open(lexicon_of_file(services, gcg), report)
    return _saved(services, game_of_gcg(gcg, lexicon, *equipment_of(gcg, equipment)))


def game_of_gcg(
    gcg: Gcg, lexicon: WordSet, layout: BoardLayout, distribution: LetterDistribution
) -> ScrabbleGame:
    """Return the game that a GCG file records, with an order of draws that makes it possible.

    Raises:
        NotImportedError: it breaks the rules, is not over, or does not tell enough.
    """
    steps = replayed(gcg, layout, distribution)
    for step in steps:
        _check(step)
    config = ScrabbleConfig(
        tuple(Player(player.name or player.nick) for player in gcg.players),
        layout,
        distribution,
        _SEED,
        _rule(steps, lexicon),
        draws=order_of_draws(tuple(_turns(steps)), len(gcg.players), distribution),
    )
    return _played(ScrabbleGame.begin(config, lexicon), steps)


def _rule(steps: Sequence[Step], lexicon: WordSet) -> ChallengeRule:
    """Return the rule by which all challenges of a file are possible."""
    marks = {step.event.act for step in steps if step.event is not None}
    if Mark.CHALLENGE in marks:
        return ChallengeRule.FIVE_POINT
    valid = all(word.lower() in lexicon for step in steps for word in step.words)
    return ChallengeRule.VOID if valid and Mark.WITHDRAWN not in marks else ChallengeRule.SINGLE


def _turns(steps: Sequence[Step]) -> Iterator[Turn]:
    board = Board()
    for number, step in enumerate(steps):
        event, player = step.event, step.player
        if event is not None and player is not None:
            if isinstance(event.act, Played):
                used = rack_tiles(place_of(board, event.act).tiles)
                later = steps[number + 1].event if number + 1 < len(steps) else None
                withdrawn = later is not None and later.act is Mark.WITHDRAWN
                rack = completed(event.rack, used).tiles
                yield Turn(player, rack, used, withdrawn=withdrawn)
            elif isinstance(event.act, Exchanged):
                used = event.act.tiles
                yield Turn(player, completed(event.rack, used).tiles, used, exchanged=True)
            elif event.rack:
                yield Turn(player, completed(event.rack, "").tiles, "")
        board = step.board


def _played(state: ScrabbleGame, steps: Sequence[Step]) -> ScrabbleGame:
    """Return the game after all moves of a file.

    Raises:
        NotImportedError: the rules refuse a move, the points differ, or the game is not over.
    """
    board = Board()
    for step in steps:
        for move in _moves(step, board, state):
            made = state.apply(move).round
            if len(made.moves) == len(state.moves):
                raise NotImportedError(f"Line {step.line} of the file: the rules refuse the move.")
            state = made
        board = step.board
    if state.phase is Phase.LAST_CHALLENGE:
        state = state.apply(Accept()).round
    if not RECORD.is_over(state):
        raise NotImportedError("The game in the file is unfinished. Play it to the end first.")
    if state.position.scores != steps[-1].scores:
        ours, theirs = (
            ", ".join(map(str, each)) for each in (state.position.scores, steps[-1].scores)
        )
        raise NotImportedError(
            f"The file ends with {theirs} points; by the rules it should be {ours}."
        )
    return state


def _moves(step: Step, board: Board, state: ScrabbleGame) -> Iterator[Move]:
    match None if step.event is None else step.event.act:
        case Played() as play:
            yield place_of(board, play)
        case Exchanged(tiles):
            yield Exchange(tiles)
        case Mark.PASS:
            yield Pass()
        case Mark.WITHDRAWN | Mark.CHALLENGE:
            yield Challenge()
        case RackPoints() if state.phase is Phase.LAST_CHALLENGE:
            yield Accept()


def _check(step: Step) -> None:
    """Refuse a line that breaks a rule, or tells less than a game needs.

    Raises:
        NotImportedError: with the number of the line.
    """
    act = None if step.event is None else step.event.act
    reason = "" if step.mismatch is None else step.mismatch.reason
    if isinstance(act, Exchanged) and act.tiles.isdigit():
        reason = "The tiles exchanged are not named."
    if act is Mark.TIME:
        reason = "Points for time cannot be imported."
    if reason:
        raise NotImportedError(f"Line {step.line} of the file: {reason}")


def _saved(services: Services, state: ScrabbleGame) -> SavedGame:
    now = services.clock.now()
    header = GameHeader(
        GameId(1),
        RECORD.game,
        state.config.to_json(),
        _SEED,
        LexiconReference.of(state.lexicon),
        RECORD.caption(state, 0),
        0,
        now,
        now,
        {**figures(state).to_json(), IMPORTED: True},
    )
    moves = tuple(
        RecordedMove(RECORD.write_move(timed.move), timed.elapsed_ms) for timed in state.moves
    )
    return SavedGame(header, moves)
