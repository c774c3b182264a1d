"""Games of Scrabble that are saved as they are played."""

from typing import Final

from wordarcade.engine.scrabble.config import ScrabbleConfig
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import Move, move_from_json, move_to_json
from wordarcade.engine.scrabble.sheet import standing_plays
from wordarcade.engine.scrabble.turns import Phase
from wordarcade.engine.scrabble.verdict import Verdict
from wordarcade.store.records import JsonObject
from wordarcade.store.saved_round import RecordForm, SavedRound
from wordarcade.wording import listed

GAME: Final = "scrabble"


def caption(state: ScrabbleGame) -> str:
    """Return the scores, and whose turn it is or who has won."""
    names = [player.name for player in state.config.players]
    scores = zip(names, state.position.scores, strict=True)
    standing = ", ".join(f"{name} {score}" for name, score in scores)
    if state.phase is Phase.OVER:
        return f"{standing}; won by {listed(names[player] for player in state.winners)}"
    return f"{standing}; {names[state.to_move]} to move"


def summary_of(state: ScrabbleGame, _: None) -> JsonObject:
    """Return how a game ended, in figures; those at the top level are of the persons."""
    players = state.config.players
    persons = [number for number, player in enumerate(players) if player.level is None]
    plays = [entry for entry in standing_plays(state.sheet) if entry.player in persons]
    best = max(plays, key=lambda entry: entry.gain, default=None)
    return {
        "players": [
            {"name": player.name, "level": player.level, "score": score}
            for player, score in zip(players, state.position.scores, strict=True)
        ],
        "winners": list(state.winners),
        "ending": state.ending,
        "turns": len(state.sheet),
        "score": max((state.position.scores[person] for person in persons), default=None),
        "bingos": sum(entry.is_bingo for entry in plays) if persons else None,
        "best_word": "" if best is None else best.words[0],
        "best_word_score": None if best is None else best.gain,
    }


class SavedScrabbleRound(SavedRound[ScrabbleConfig, ScrabbleGame, Move, Verdict, None]):
    """A game being played; its seed is the one of the tiles drawn."""

    FORM = RecordForm(
        game=GAME,
        read_config=ScrabbleConfig.from_json,
        read_move=move_from_json,
        write_move=move_to_json,
        replay=ScrabbleGame.replay,
        caption=lambda state, _: caption(state),
        summary=summary_of,
    )
