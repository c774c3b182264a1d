"""The analysis of a whole game, whichever way it was kept."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.notation.cgp import CgpPosition
from wordarcade.engine.scrabble.notation.gcg import Gcg
from wordarcade.engine.scrabble.notation.gcg_step import Step
from wordarcade.players.scrabble.analysis import AnalysedTurn, Performance, performance
from wordarcade.players.scrabble.analyst import Analyst
from wordarcade.players.scrabble.coach import advice
from wordarcade.players.scrabble.file_turns import turns_of_file
from wordarcade.players.scrabble.game_turns import turns_of_game
from wordarcade.players.scrabble.last_play import LastPlay
from wordarcade.players.scrabble.recorded_turn import RecordedTurn, TurnMove
from wordarcade.players.scrabble.simulating_analyst import SimulatingAnalyst
from wordarcade.players.scrabble.turn_draws import text_of
from wordarcade.players.scrabble.view import View
from wordarcade.support.progress import Report, to_nobody

AnyAnalyst = Analyst | SimulatingAnalyst
"""Who judges by static equity, or by simulation, too."""


@dataclass(frozen=True, slots=True)
class GameAnalysis:
    """A game with its turns analysed.

    Attributes:
        names: the players, in the order of their turns.
        scores: their points, as far as the game has gone.
        turns: the turns, in order.
        notes: what the coach says of each; empty where there is nothing to say.
    """

    names: tuple[str, ...]
    scores: tuple[int, ...]
    turns: tuple[AnalysedTurn, ...]
    notes: tuple[str, ...]

    def performance(self, player: int, helped: Collection[int] = ()) -> Performance:
        """Return the turns of a player, summed up.

        Args:
            player: the player.
            helped: the lines of the sheet with turns that do not count.
        """
        turns = [turn for turn in self.turns if turn.turn.line not in helped]
        return performance(turns, player)

    @property
    def has_chances(self) -> bool:
        """Whether there are win probabilities of its moves."""
        return any(best.win is not None for turn in self.turns for best in turn.best)

    @property
    def notes_by_line(self) -> dict[int, str]:
        """What the coach says, by the index of the turn's line on the sheet or in the file."""
        pairs = zip(self.turns, self.notes, strict=True)
        return {turn.turn.line: note for turn, note in pairs if note}


def analysis_of_game(
    game: ScrabbleGame,
    analyst: AnyAnalyst,
    report: Report = to_nobody,
    players: Collection[int] | None = None,
) -> GameAnalysis:
    """Return the analysis of a game that was played here.

    Args:
        game: one that is over, or is not.
        analyst: who analyses it.
        report: called with the share done, from 0 to 1; an exception it raises stops the work.
        players: whose turns; None for those of all.
    """
    names = tuple(player.name for player in game.config.players)
    turns = turns_of_game(game, players)
    return _analysis(names, game.position.scores, turns, analyst, report)


def analysis_of_turns(
    game: ScrabbleGame, turns: tuple[AnalysedTurn, ...], lexicon: str
) -> GameAnalysis:
    """Return the analysis of a game whose turns have been analysed before.

    Args:
        game: the game.
        turns: its turns.
        lexicon: the name of the word list.
    """
    names = tuple(player.name for player in game.config.players)
    notes = tuple(advice(turn, game.config.layout, lexicon) for turn in turns)
    return GameAnalysis(names, game.position.scores, turns, notes)


def analysis_of_last_turn(
    game: ScrabbleGame, player: int, analyst: Analyst, report: Report = to_nobody
) -> GameAnalysis:
    """Return the analysis of a player's last turn only; of no turn if there was none.

    Args:
        game: one that is over, or is not.
        player: whose turn.
        analyst: who analyses it.
        report: as for `analysis_of_game`.
    """
    names = tuple(player.name for player in game.config.players)
    last = turns_of_game(game, (player,))[-1:]
    return _analysis(names, game.position.scores, last, analyst, report)


def analysis_of_file(
    gcg: Gcg, steps: Sequence[Step], analyst: AnyAnalyst, report: Report = to_nobody
) -> GameAnalysis:
    """Return the analysis of a game in a file.

    Args:
        gcg: the file.
        steps: its game, as it was replayed.
        analyst: who analyses it.
        report: as for `analysis_of_game`.
    """
    names = tuple(player.name or player.nick for player in gcg.players)
    scores = steps[-1].scores if steps else (0,) * len(names)
    turns = turns_of_file(steps, len(names), analyst.distribution)
    return _analysis(names, scores, turns, analyst, report)


def analysis_of_position(
    position: CgpPosition,
    analyst: AnyAnalyst,
    report: Report = to_nobody,
    move: TurnMove | None = None,
    held: str = "",
) -> GameAnalysis:
    """Return the analysis of a turn that is still to be made.

    Args:
        position: the position before it.
        analyst: who analyses it.
        report: as for `analysis_of_game`.
        move: a move that is considered, in canonical form; None for none.
        held: the tiles that the opponent kept, where the position does not tell the other rack.
    """
    view = View.of_cgp(position, analyst.distribution)
    turn = RecordedTurn(
        number=1,
        line=0,
        player=0,
        view=view,
        rack_known=True,
        scores=position.scores,
        move=move,
        text="" if move is None else text_of(move, view),
        opponent_holds=view.known or held,
        answers=LastPlay.of_cgp(position, view),
    )
    names = tuple(f"Player {number}" for number in range(1, len(position.scores) + 1))
    return _analysis(names, position.scores, (turn,), analyst, report)


def _analysis(
    names: tuple[str, ...],
    scores: tuple[int, ...],
    turns: Sequence[RecordedTurn],
    analyst: AnyAnalyst,
    report: Report,
) -> GameAnalysis:
    analysed = analyst.analyse(turns, report)
    notes = tuple(advice(turn, analyst.layout, analyst.lexicon.name) for turn in analysed)
    return GameAnalysis(names, scores, analysed, notes)
