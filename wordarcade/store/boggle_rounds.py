"""Rounds of Boggle that are saved as they are played."""

from typing import Final

from wordarcade.engine.boggle.config import BoggleConfig
from wordarcade.engine.boggle.moves import Move, move_from_json, move_to_json
from wordarcade.engine.boggle.round import BoggleRound, TimedMove
from wordarcade.engine.verdict import Verdict
from wordarcade.lexicon.interface import WordSet
from wordarcade.players.boggle.solution import Solution
from wordarcade.store.errors import StoreError
from wordarcade.store.records import JsonObject, LexiconReference, Round, RoundId
from wordarcade.store.rounds import RoundStore
from wordarcade.wording import clock_text, count

GAME: Final = "boggle"


class SavedBoggleRound:
    """A round being played, every accepted move of which is on record before it is answered.

    Attributes:
        id: the number of the round in the store.
        seed: the seed that its board was rolled with.
        state: the round as it stands.
    """

    def __init__(self, store: RoundStore, round_id: RoundId, seed: int, state: BoggleRound) -> None:
        self._store: Final = store
        self.id: Final = round_id
        self.seed: Final = seed
        self.state = state

    @classmethod
    def begin(
        cls, store: RoundStore, config: BoggleConfig, seed: int, lexicon: WordSet
    ) -> "SavedBoggleRound":
        """Put a new round on record."""
        state = BoggleRound(config, lexicon)
        reference = LexiconReference.of(lexicon)
        return cls(
            store,
            store.begin(GAME, config.to_json(), seed, reference, caption(state, 0)),
            seed,
            state,
        )

    @classmethod
    def resume(cls, store: RoundStore, saved: Round, lexicon: WordSet) -> "SavedBoggleRound":
        """Return a round on record as it was left.

        Raises:
            StoreError: the lexicon is not the one that the round was begun with.
        """
        header = saved.header
        if lexicon.identity != header.lexicon.identity:
            raise StoreError(
                f"Round {header.id} was begun with another version of the lexicon "
                f"'{header.lexicon.name}' and cannot go on; delete it, or bring that list back."
            )
        moves = [TimedMove(move_from_json(made.move), made.elapsed_ms) for made in saved.moves]
        state = BoggleRound.replay(BoggleConfig.from_json(header.config), lexicon, moves)
        return cls(store, header.id, header.seed, state)

    def apply(self, move: Move, elapsed_ms: int) -> Verdict:
        """Make a move, put it on record if it is accepted, and return the answer.

        Args:
            move: what the player does.
            elapsed_ms: milliseconds of play so far, pauses not counted.

        Raises:
            RoundTakenError: another process has gone on with this round.
            RoundMissingError: the round has been deleted.
        """
        outcome = self.state.apply(move, elapsed_ms)
        number = len(self.state.moves)
        if len(outcome.round.moves) > number:
            self._store.record(
                self.id,
                number,
                move_to_json(outcome.round.moves[number].move),
                elapsed_ms,
                caption=caption(outcome.round, elapsed_ms),
            )
        self.state = outcome.round
        return outcome.verdict

    def tick(self, elapsed_ms: int) -> None:
        """Note how long the round has been played."""
        self._store.tick(self.id, elapsed_ms, caption=caption(self.state, elapsed_ms))

    def finish(self, elapsed_ms: int, solution: Solution) -> None:
        """Put the ended round among the finished ones.

        Raises:
            RoundTakenError: another process has gone on with this round.
            RoundMissingError: the round has been deleted.
        """
        summary = summary_of(self.state, solution)
        self._store.finish(
            self.id,
            len(self.state.moves),
            elapsed_ms,
            summary,
            caption=caption(self.state, elapsed_ms),
        )


def caption(state: BoggleRound, elapsed_ms: int) -> str:
    """Return where a round stands, in a few words."""
    grid = state.config.grid
    found, score = count(len(state.found), "word"), count(state.score, "point")
    text = f"{grid.rows}×{grid.columns}, {found}, {score}"
    remaining_ms = state.remaining_ms(elapsed_ms)
    if remaining_ms is None or state.ended is not None:
        return text
    return f"{text}, {clock_text(remaining_ms, up=True)} left"


def summary_of(state: BoggleRound, solution: Solution) -> JsonObject:
    """Return how a round ended, in figures."""
    return {
        "score": state.score,
        "words": len(state.found),
        "possible_score": solution.points,
        "possible_words": len(solution.words),
        "longest": max((found.word for found in state.found), key=len, default=""),
        "hints": len(state.hints),
        "ended": None if state.ended is None else state.ended.value,
    }
