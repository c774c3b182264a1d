"""Hand games that are saved as they are played."""

from collections.abc import Sequence
from typing import Final

from wordarcade.engine.hand.config import HandConfig
from wordarcade.engine.hand.game import HandGame
from wordarcade.engine.hand.moves import Move, move_from_json, move_to_json
from wordarcade.engine.hand.verdict import Scored, Verdict
from wordarcade.store.records import JsonObject
from wordarcade.store.saved_round import RecordForm, SavedRound
from wordarcade.wording import count

GAME: Final = "hand"

Pars = Sequence[int] | None
"""The best possible score of each hand that was played, or None if it was not worked out."""


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


class SavedHandRound(SavedRound[HandConfig, HandGame, Move, Verdict, Pars]):
    """A hand game being played; its seed is the one of what is dealt and drawn."""

    FORM = RecordForm(
        game=GAME,
        read_config=HandConfig.from_json,
        read_move=move_from_json,
        write_move=move_to_json,
        replay=HandGame.replay,
        caption=lambda state, _: caption(state),
        summary=summary_of,
    )
