"""A Scrabble game as an immutable value."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field, replace
from typing import Final

from wordarcade.engine.rounds import Outcome, TimedMove
from wordarcade.engine.scrabble import placing
from wordarcade.engine.scrabble.adjustments import Ending
from wordarcade.engine.scrabble.config import ChallengeRule, ScrabbleConfig
from wordarcade.engine.scrabble.distribution import RACK_SIZE
from wordarcade.engine.scrabble.formation import form
from wordarcade.engine.scrabble.moves import (
    Accept,
    Challenge,
    EndGame,
    Exchange,
    Move,
    Pass,
    Place,
    Resign,
    TakeBack,
)
from wordarcade.engine.scrabble.position import Position
from wordarcade.engine.scrabble.sheet import EntryKind
from wordarcade.engine.scrabble.table import Table
from wordarcade.engine.scrabble.tiles import in_order
from wordarcade.engine.scrabble.turns import Phase, out_of_turn, standing
from wordarcade.engine.scrabble.verdict import (
    ChallengeFailed,
    Exchanged,
    Noted,
    Played,
    Refusal,
    Refused,
    Verdict,
    Withdrawn,
    not_words,
)
from wordarcade.lexicon.interface import WordSet

CHALLENGE_BONUS: Final = 5
"""The points for an unsuccessful challenge under the five-point rule."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ScrabbleGame(Table):
    """The state of a game: its configuration, its lexicon and the moves made so far.

    `begin` and `replay` make games. Every move, and the time before it, belongs to the player to
    move.

    Attributes:
        lexicon: the words that count.
    """

    lexicon: WordSet = field(repr=False)

    @classmethod
    def begin(cls, config: ScrabbleConfig, lexicon: WordSet) -> "ScrabbleGame":
        """Return the game before the first move."""
        players = tuple(range(len(config.players)))
        used_ms = (0,) * len(players)
        return cls(config, Position.begin(config), players, used_ms, lexicon=lexicon)

    @classmethod
    def replay(
        cls, config: ScrabbleConfig, lexicon: WordSet, moves: Iterable[TimedMove[Move]]
    ) -> "ScrabbleGame":
        """Return the game after `moves`."""
        state = cls.begin(config, lexicon)
        for timed in moves:
            state = state.apply(timed.move, timed.elapsed_ms).round
        return state

    def course(self) -> tuple["ScrabbleGame", ...]:
        """Return the game at its beginning and after each standing move, this one last."""
        states = [ScrabbleGame.begin(self.config, self.lexicon)]
        for timed in self.moves:
            state = states[-1].apply(timed.move, timed.elapsed_ms).round
            if isinstance(timed.move, TakeBack):
                # The state that it leads back to is there already, but for the time that passed.
                del states[-timed.move.moves - 1 :]
            states.append(state)
        return tuple(states)

    def moves_since(self, players: Collection[int]) -> int:
        """Return the number of moves to undo so that one of `players` has the last turn again.

        It is 0 if none of them has had a turn.
        """
        course = self.course()
        turns = (
            back for back, state in enumerate(reversed(course)) if back and state.to_move in players
        )
        return next(turns, 0)

    def apply(self, move: Move, elapsed_ms: int = 0) -> Outcome["ScrabbleGame", Verdict]:
        """Return the game after `move`, and what the rules say to it.

        Args:
            move: what the player to move does; a play is saved as `normalised` has it.
            elapsed_ms: milliseconds of the game so far, pauses not counted.
        """
        refusal = out_of_turn(self.phase, move)
        if refusal is not None:
            return Outcome(self, Refused(refusal))
        if self.config.par is None:
            return self._turn(move, elapsed_ms)
        return self._try(move, elapsed_ms)

    def _turn(self, move: Move, elapsed_ms: int) -> Outcome["ScrabbleGame", Verdict]:
        """Return a game after a move that the phase allows."""
        match move:
            case Place():
                outcome = self._play(move, elapsed_ms)
            case Exchange(tiles):
                outcome = self._exchange(in_order(tiles), elapsed_ms)
            case Challenge():
                outcome = self._challenge(elapsed_ms)
            case TakeBack(moves):
                outcome = self._take_back(moves, elapsed_ms)
            case Pass():
                state = self.moved(move, elapsed_ms).entered(EntryKind.PASS, self.to_move)
                outcome = Outcome(state.turned(scoreless=True), Noted())
            case Accept():
                outcome = Outcome(self.moved(move, elapsed_ms).ended(Ending.WENT_OUT), Noted())
            case EndGame():
                outcome = Outcome(self.moved(move, elapsed_ms).ended(Ending.AGREED), Noted())
            case Resign():
                outcome = Outcome(self.moved(move, elapsed_ms).resigned(), Noted())
        return outcome

    def judged(self, refused: Refused) -> Refused:
        """Return a refusal of tiles, or that of the longer word that they make if it is none.

        Typed in full it would be refused next. Where plays can be challenged, nobody is told.
        """
        void, word = self.config.challenge is ChallengeRule.VOID, refused.tiles.lower()
        if refused.refusal is Refusal.NOT_WHOLE and void and word not in self.lexicon:
            return not_words((word,), self.lexicon.name)
        return refused

    def _play(self, place: Place, elapsed_ms: int) -> Outcome["ScrabbleGame", Verdict]:
        refused = placing.refusal(self.board, self.position.rack, place)
        if refused is not None:
            return Outcome(self, self.judged(refused))
        place = placing.normalised(self.board, place)
        formation = form(self.board, place, self.config.layout, self.config.distribution)
        void = self.config.challenge is ChallengeRule.VOID
        wrong = formation.not_in(self.lexicon) if void else ()
        if wrong:
            return Outcome(self, not_words(wrong, self.lexicon.name))
        words = tuple(word.text.lower() for word in formation.words)
        state = self.moved(place, elapsed_ms).entered(
            EntryKind.PLAY, self.to_move, formation.score, place=place, words=words
        )
        puzzle = self.config.par is not None
        position, drawn = state.position.with_play(place, last=puzzle)
        state = replace(state, position=position, doubted=None if void else self.position)
        if puzzle:
            state = state.ended(Ending.SOLVED)
        elif position.rack:
            state = state.turned(scoreless=formation.score == 0)
        else:
            state = state.ended(Ending.WENT_OUT) if void else state.went_out()
        return Outcome(state, Played(formation, drawn))

    def _try(self, move: Move, elapsed_ms: int) -> Outcome["ScrabbleGame", Verdict]:
        """Return a puzzle after a move: a play, or giving up."""
        if isinstance(move, Place):
            return self._play(move, elapsed_ms)
        if isinstance(move, Pass | Resign | EndGame):
            state = self.moved(move, elapsed_ms).entered(EntryKind.PASS, self.to_move)
            return Outcome(state.ended(Ending.SOLVED), Noted())
        return Outcome(self, Refused(Refusal.ONE_PLAY))

    def _exchange(self, tiles: str, elapsed_ms: int) -> Outcome["ScrabbleGame", Verdict]:
        if not tiles:
            return Outcome(self, Refused(Refusal.NOTHING_TO_EXCHANGE))
        in_bag = len(self.position.bag)
        if in_bag < RACK_SIZE:
            return Outcome(self, Refused(Refusal.BAG_TOO_LOW, number=in_bag))
        refused = placing.refusal_of_tiles(self.position.rack, tiles)
        if refused is not None:
            return Outcome(self, refused)
        state = self.moved(Exchange(tiles), elapsed_ms)
        state = state.entered(EntryKind.EXCHANGE, self.to_move, tiles=tiles)
        position, drawn = state.position.with_exchange(tiles)
        state = replace(state, position=position).turned(scoreless=True)
        return Outcome(state, Exchanged(tiles, drawn))

    def _challenge(self, elapsed_ms: int) -> Outcome["ScrabbleGame", Verdict]:
        rule = self.config.challenge
        if rule is ChallengeRule.VOID:
            return Outcome(self, Refused(Refusal.VOID_RULE))
        if self.doubted is None:
            return Outcome(self, Refused(Refusal.NOTHING_TO_CHALLENGE))
        play = self.sheet[-1]
        wrong = tuple(word for word in play.words if word not in self.lexicon)
        state = self.moved(Challenge(), elapsed_ms)
        if wrong:
            verdict = Withdrawn(play.player, wrong, self.lexicon.name)
            return Outcome(state.withdrawn(self.doubted, wrong), verdict)
        if rule is ChallengeRule.FIVE_POINT:
            state = state.entered(EntryKind.CHALLENGE_BONUS, play.player, CHALLENGE_BONUS)
        if self.phase is Phase.LAST_CHALLENGE:
            state = state.ended(Ending.WENT_OUT)
        elif rule is ChallengeRule.DOUBLE:
            state = state.entered(EntryKind.LOST_TURN, self.to_move).turned(scoreless=True)
        return Outcome(state, ChallengeFailed(rule))

    def _take_back(self, moves: int, elapsed_ms: int) -> Outcome["ScrabbleGame", Verdict]:
        if not self.config.friendly:
            return Outcome(self, Refused(Refusal.NOT_FRIENDLY))
        made = standing(self.moves)
        if not 1 <= moves <= len(made):
            return Outcome(self, Refused(Refusal.TOO_FEW_MOVES, number=len(made)))
        challenged = any(isinstance(timed.move, Challenge) for timed in made[-moves:])
        if challenged and self.config.final_challenges:
            # Whoever could take a challenge back would look words up for nothing.
            return Outcome(self, Refused(Refusal.CHALLENGED))
        before = ScrabbleGame.replay(self.config, self.lexicon, made[:-moves])
        now = self.moved(TakeBack(moves), elapsed_ms)
        return Outcome(replace(before, used_ms=now.used_ms, moves=now.moves), Noted())
