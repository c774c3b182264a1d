"""An analysis as a JSON object."""

from typing import Any

from wordarcade.players.scrabble.analysis import AnalysedTurn, Candidate
from wordarcade.players.scrabble.game_analysis import GameAnalysis
from wordarcade.players.scrabble.last_play import Basis
from wordarcade.players.scrabble.leaves import MILLI


def analysis_json(game: int | str, analysis: GameAnalysis) -> dict[str, Any]:
    """Return the analysis of a game.

    Args:
        game: which one: the number of a saved game, a path, or a CGP.
        analysis: its analysis.
    """
    return {
        "game": game,
        "players": [_player_json(analysis, player) for player in range(len(analysis.names))],
        "turns": [
            _turn_json(analysis, turn, note)
            for turn, note in zip(analysis.turns, analysis.notes, strict=True)
        ],
    }


def _player_json(analysis: GameAnalysis, player: int) -> dict[str, Any]:
    did = analysis.performance(player)
    return {
        "name": analysis.names[player],
        "score": analysis.scores[player],
        "average_loss": did.average_loss,
        "bingos": did.bingos,
        "missed_bingos": did.missed_bingos,
        "phonies": did.phonies,
    }


def _turn_json(analysis: GameAnalysis, analysed: AnalysedTurn, note: str) -> dict[str, Any]:
    turn, played = analysed.turn, analysed.played
    return {
        "number": turn.number,
        "player": analysis.names[turn.player],
        "move": turn.text or None,
        "score": turn.score if turn.text else None,
        "equity": None if played is None else played.equity / MILLI,
        "loss": None if analysed.loss is None else analysed.loss / MILLI,
        "rank": analysed.rank,
        "win_percent": _percent(played),
        **_simulated_json(played),
        "best": [_candidate_json(candidate) for candidate in analysed.best],
        **({} if analysed.inferred is None else {"inferred": basis_json(analysed.inferred)}),
        "note": note,
    }


def basis_json(basis: Basis) -> dict[str, Any]:
    """Return what was inferred of the opponent's rack: the leaves that fit its last play."""
    return {"last_play": basis.play, "leaves": basis.fitting, "drawn": basis.drawn}


def _candidate_json(candidate: Candidate) -> dict[str, Any]:
    return {
        "move": candidate.text,
        "score": candidate.score,
        "leave": candidate.leave / MILLI,
        "equity": candidate.equity / MILLI,
        "win_percent": _percent(candidate),
        **_simulated_json(candidate),
    }


def _simulated_json(candidate: Candidate | None) -> dict[str, float]:
    """Return the field that a simulation adds."""
    if candidate is None or candidate.simulated is None:
        return {}
    return {"mean_equity": candidate.simulated / MILLI}


def _percent(candidate: Candidate | None) -> float | None:
    """Return the win probability in per cent, or None if it is unknown."""
    return None if candidate is None or candidate.win is None else 100 * candidate.win
