"""A game of several hands, summed up beside the opponent's."""

from collections.abc import Sequence
from dataclasses import dataclass

from wordarcade.engine.hand.attempt import Attempt
from wordarcade.engine.hand.game import HandGame
from wordarcade.engine.hand.verdict import Play, Scored
from wordarcade.games.hand.outcome import outcome
from wordarcade.games.hand.record import opponent_title
from wordarcade.games.hand.standing import HandStanding, Studies, pars, rival_total, standings
from wordarcade.lexicon.interface import WordSet
from wordarcade.players.hand.playable import spelled

Words = tuple[tuple[str, int | None], ...]
"""Words as tiles show them, the wildcard as a small vowel, with their points.

None stands for the points of letters that were thrown away."""


@dataclass(frozen=True, slots=True)
class GameSum:
    """The hands of a game that is over, as far as they are known.

    Attributes:
        hands: the settled hands.
        letters: those of each hand.
        words: what was played in each hand, by the player and by the opponent.
        best_words: the word that scored most in the game with its points, the player's and the
            opponent's; empty without any.
        rival: the opponent's title; empty without one.
        hints: how many were taken in all.
    """

    hands: tuple[HandStanding, ...]
    letters: tuple[str, ...]
    words: tuple[tuple[Words, Words], ...]
    best_words: tuple[str, str]
    rival: str
    hints: int

    @property
    def score(self) -> int:
        """The player's points."""
        return sum(hand.score for hand in self.hands)

    @property
    def theirs(self) -> int | None:
        """The opponent's points; None without one, or while they are unknown."""
        return rival_total(self.hands) if self.rival else None

    @property
    def best(self) -> int | None:
        """The most that the hands could earn; None while it is unknown."""
        known = pars(self.hands)
        return None if known is None else sum(known)

    @property
    def told(self) -> str:
        """Who won, in a sentence; empty without an opponent, or while it is unknown."""
        return "" if self.theirs is None else outcome(self.score, self.theirs, self.rival)

    @property
    def won(self) -> bool:
        """Whether the player has more points than the opponent."""
        return self.theirs is not None and self.score > self.theirs


def game_sum(state: HandGame, studies: Studies) -> GameSum:
    """Return a game that is over, summed up; of two tries at a hand the better counts."""
    hands = standings(state, studies)
    tries = [max((state.attempts[i] for i in hand.attempts), key=_score) for hand in hands]
    rivals = [_rival(hand, studies) for hand in hands]
    return GameSum(
        hands,
        tuple(attempt.hand for attempt in tries),
        tuple(
            (_words(own, state.lexicon), _words(theirs, state.lexicon))
            for own, theirs in zip(tries, rivals, strict=True)
        ),
        (_best_word(tries, state.lexicon), _best_word(rivals, state.lexicon)),
        opponent_title(state.config),
        len(state.hints),
    )


def _score(attempt: Attempt) -> int:
    return attempt.score


def _rival(hand: HandStanding, studies: Studies) -> Attempt | None:
    study = studies.get(hand.attempts[0])
    return None if study is None else study.rival


def _words(attempt: Attempt | None, lexicon: WordSet) -> Words:
    return tuple(_word(play, lexicon) for play in (attempt.plays if attempt else ()))


def _word(play: Play, lexicon: WordSet) -> tuple[str, int | None]:
    if isinstance(play, Scored):
        return spelled(play, lexicon), play.points
    return play.spelled, None


def _best_word(attempts: Sequence[Attempt | None], lexicon: WordSet) -> str:
    plays = [play for attempt in attempts if attempt for play in attempt.plays]
    words = [play for play in plays if isinstance(play, Scored)]
    if not words:
        return ""
    best = max(words, key=lambda play: play.points)
    return f"{spelled(best, lexicon)} {best.points:,}"
