"""Opponents: bots that play the same hands."""

from collections.abc import Iterable
from enum import Enum
from typing import Final, Protocol

from wordarcade.engine.hand.attempt import Attempt
from wordarcade.engine.hand.config import HandConfig
from wordarcade.engine.hand.game import HandGame
from wordarcade.engine.hand.hand import calculate_handlen
from wordarcade.engine.hand.moves import EndHand, PlayWord
from wordarcade.engine.hand.scoring import get_word_score
from wordarcade.lexicon.familiarity import EVERYDAY, OFFENSIVE, Tier
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.hand.playable import playable_words, readings
from wordarcade.players.hand.solution import HandSolution
from wordarcade.players.hand.solver import solve
from wordarcade.support.progress import Report, to_nobody


class Level(Enum):
    """The levels of opponents, the weakest first."""

    COMMON = "common"
    """The word that earns most, of the words that everybody knows."""
    GREEDY = "greedy"
    """The word that earns most, of those that are not offensive."""
    EXACT = "exact"
    """Best play: the words that together earn most, after discards where these help."""


class HandPlayer(Protocol):
    """A player of hands, deterministic for each hand."""

    def choose(self, hand: str) -> str | None:
        """Return the word to play from `hand`, as typed, or None to end the hand."""


class CommonPlayer:
    """Plays the common word of the highest score; ties by alphabet.

    Args:
        lexicon: whose words count.
        tier: the familiarity of a word, as `Familiarity.tier` has it.
    """

    def __init__(self, lexicon: Lexicon, tier: Tier) -> None:
        self._lexicon: Final = lexicon
        self._tier: Final = tier

    def choose(self, hand: str) -> str | None:
        """Return the word to play, or None if no common word is left."""
        known = filter(self._is_known, playable_words(hand, self._lexicon))
        return _highest(known, hand)

    def _is_known(self, word: str) -> bool:
        tiers = [self._tier(known) for known in readings(word, self._lexicon)]
        return min(tiers) <= EVERYDAY and max(tiers) < OFFENSIVE


class GreedyPlayer:
    """Plays the word that earns most now; if equal, the first by alphabet. None is offensive.

    Args:
        lexicon: whose words count.
        tier: the familiarity of a word, as `Familiarity.tier` has it.
    """

    def __init__(self, lexicon: Lexicon, tier: Tier) -> None:
        self._lexicon: Final = lexicon
        self._tier: Final = tier

    def choose(self, hand: str) -> str | None:
        """Return the word to play, or None if no word is left."""
        return _highest(filter(self._may_play, playable_words(hand, self._lexicon)), hand)

    def _may_play(self, word: str) -> bool:
        return all(self._tier(known) < OFFENSIVE for known in readings(word, self._lexicon))


class ExactPlayer:
    """Plays what together scores highest, and throws letters away where that helps.

    Args:
        solution: of the hand.
    """

    def __init__(self, solution: HandSolution) -> None:
        self._solution: Final = solution

    def choose(self, hand: str) -> str | None:
        """Return the word to play from the letters left, or None if none scores."""
        plays = self._solution.plays_from(hand, with_discards=True)
        return plays[0].word if plays else None


def opponent(
    level: Level,
    hand: str,
    lexicon: Lexicon,
    tier: Tier,
    report: Report = to_nobody,
) -> HandPlayer:
    """Return the opponent that plays `hand` at this level.

    Args:
        level: the opponent's level.
        hand: lowercase letters and at most one wildcard.
        lexicon: whose words count.
        tier: the familiarity of a word, as `Familiarity.tier` has it.
        report: called with the share of preparations done; an exception it raises stops them.

    Raises:
        HandTooVariedError: the hand is too large to solve exactly.
    """
    match level:
        case Level.COMMON:
            return CommonPlayer(lexicon, tier)
        case Level.GREEDY:
            return GreedyPlayer(lexicon, tier)
        case Level.EXACT:
            return ExactPlayer(solve(hand, lexicon, report))


def play_out(hand: str, lexicon: Lexicon, player: HandPlayer) -> Attempt:
    """Return the whole attempt of `player` at `hand`."""
    game = HandGame.begin(HandConfig((hand,)), lexicon)
    while not game.attempt.ended:
        word = player.choose(game.attempt.left)
        game = game.apply(EndHand() if word is None else PlayWord(word)).round
    return game.attempt


def _highest(words: Iterable[str], hand: str) -> str | None:
    """Return the first of the words of the highest score."""
    n = calculate_handlen(hand)
    return max(words, key=lambda word: get_word_score(word, n), default=None)
