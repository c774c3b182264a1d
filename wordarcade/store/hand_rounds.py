"""Hand games that are saved as they are played."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from wordarcade.engine.hand.config import HandConfig
from wordarcade.engine.hand.game import HandGame
from wordarcade.engine.hand.moves import Move, move_from_json, move_to_json
from wordarcade.engine.hand.verdict import Scored, Verdict
from wordarcade.engine.rounds import TimedMove
from wordarcade.lexicon.interface import WordSet
from wordarcade.store.records import JsonObject
from wordarcade.store.saved_round import SavedRound
from wordarcade.wording import count

GAME: Final = "hand"

Pars = Sequence[int] | None
"""The best possible score of each hand that was played, or None if it was not worked out."""


class SavedHandRound(SavedRound[HandConfig, HandGame, Move, Verdict, Pars]):
    """A hand game being played; its seed is the one of what is dealt and drawn."""

    GAME = GAME

    @classmethod
    def _read_config(cls, data: Mapping[str, Any]) -> HandConfig:
        return HandConfig.from_json(data)

    @classmethod
    def _read_move(cls, data: Mapping[str, Any]) -> Move:
        return move_from_json(data)

    @classmethod
    def _write_move(cls, move: Move) -> JsonObject:
        return move_to_json(move)

    @classmethod
    def _replay(
        cls, config: HandConfig, lexicon: WordSet, moves: Iterable[TimedMove[Move]]
    ) -> HandGame:
        return HandGame.replay(config, lexicon, moves)

    @classmethod
    def _caption(cls, state: HandGame, elapsed_ms: int) -> str:  # noqa: ARG003 - untimed
        return caption(state)

    @classmethod
    def _summary(cls, state: HandGame, solution: Pars) -> JsonObject:
        return summary_of(state, solution)


def caption(state: HandGame) -> str:
    """Return where a game stands, in a few words."""
    points = count(state.score, "point")
    if state.config.single:
        return f"{count(len(state.config.hands[0]), 'letter')}, {points}"
    return f"hand {state.attempt.number + 1} of {len(state.config.hands)}, {points}"


def summary_of(state: HandGame, pars: Pars) -> JsonObject:
    """Return how a game ended, in figures."""
    plays = [play for attempt in state.attempts for play in attempt.plays]
    words = [play for play in plays if isinstance(play, Scored)]
    best = max(words, key=lambda play: play.points, default=None)
    return {
        "score": state.score,
        "scores": list(state.scores),
        "hands": len(state.config.hands),
        "words": len(words),
        "not_valid": len(plays) - len(words),
        "best_word": "" if best is None else best.word,
        "best_word_score": 0 if best is None else best.points,
        "substituted": state.substituted,
        "replayed": state.replayed,
        "possible_score": None if pars is None else sum(pars),
    }
