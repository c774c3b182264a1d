"""Puzzles of the hand game: find the word that scores most."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from wordarcade.engine.hand.config import HandConfig
from wordarcade.engine.hand.dealing import deal_hand
from wordarcade.engine.hand.game import HandGame
from wordarcade.engine.hand.hand import calculate_handlen
from wordarcade.engine.hand.preview import preview
from wordarcade.engine.hand.scoring import get_word_score
from wordarcade.engine.hand.sentences import product
from wordarcade.engine.hand.setup import HandSetup
from wordarcade.engine.json_fields import FieldError
from wordarcade.games.hand.record import RECORD
from wordarcade.games.hand.sentences import needs
from wordarcade.games.hand.session import HandSession
from wordarcade.games.puzzles.difficulty import Features, first_rating
from wordarcade.games.puzzles.problem import Hint, Judged, Mark, fewer_points
from wordarcade.games.puzzles.source_text import source_text
from wordarcade.games.puzzles.workshop import WordWorkshop
from wordarcade.players.hand.best_word import BestWord, best_word
from wordarcade.players.hand.playable import readings
from wordarcade.store.puzzles import Puzzle
from wordarcade.store.records import SavedGame
from wordarcade.support.progress import Report
from wordarcade.support.wording import count

_LETTERS: Final = (7, 8, 8, 9, 9, 10)
"""How many letters are dealt; those named twice come twice as often."""

_LARGEST: Final = 12
"""Letters of the largest hand that is taken from the player's own games."""

_POINTS_TOLD: Final = 2
"""Hints after which the points of the best word are known."""
_ENDING: Final = 2


@dataclass(frozen=True)
class HandProblem:
    """A hand, and the one word that scores most in it.

    Attributes:
        session: the hand as a game of one hand; nothing of it is saved.
        best: the word.
    """

    session: HandSession
    best: BestWord

    @property
    def hand(self) -> str:
        """The letters in lowercase, in the order dealt."""
        return self.session.state.config.hands[0]

    @property
    def lexicon(self) -> str:
        """The name of the words."""
        return self.session.lexicon.name

    @property
    def answer(self) -> str:
        """The word in capitals, the wildcard as its vowel."""
        return self.best.word.upper()

    @property
    def praise(self) -> str:
        """The word and its points."""
        return f"{self.answer}, {count(self.best.points, 'point')}"

    @property
    def word(self) -> str:
        """The word."""
        return self.best.word

    @property
    def why(self) -> str:
        """How its points come about, and how far all other words are behind."""
        best = self.best
        told = preview(best.typed, self.hand)
        sum_ = f"{best.typed.upper()}: {product(told.letter_sum, told.factor, told.total)}."
        if best.words == 1:
            return f"{sum_} This hand has no other word."
        return f"{sum_} The best of {best.words - 1:,} other words scores {best.second:,}."

    @property
    def ladder(self) -> tuple[Hint, ...]:
        """Letters, points, first letter, ending."""
        best = self.best
        letters, points = count(len(best.word), "letter"), count(best.points, "point")
        first, ending = best.word[0].upper(), best.word[-_ENDING:].upper()
        return (
            Hint("how many letters", f"It has {letters}.", letters, 0.15),
            Hint("how many points", f"It scores {points}.", points, 0.15),
            Hint("its first letter", f"It begins with {first}.", first, 0.2),
            Hint("its last two", f"It ends in {ending}.", f"-{ending}", 0.25),
        )

    @property
    def showing(self) -> str:
        """What comes after the hints."""
        return "show it, and why"

    @property
    def facts(self) -> tuple[str, ...]:
        """The size of the hand."""
        return (f"hand of {len(self.hand)}",)

    @property
    def shown_position(self) -> dict[str, object]:
        """The letters as the solver takes them."""
        return {"position": self.hand}

    def judge(self, given: str, hints: int) -> Judged:
        """Return what a word comes to, a vowel that the hand lacks read as the wildcard."""
        typed = "".join(given.lower().split())
        word = self.session.as_meant(typed)
        shown = self.session.entered(word, typed).meant.upper() or word.upper()
        if not word:
            return Judged(Mark.REFUSED, "Type a word of your letters.")
        if missing := preview(word, self.hand).missing:
            return Judged(Mark.REFUSED, f"{shown} {needs(word, missing)}.")
        if not self.session.is_word(word):
            return Judged(Mark.REFUSED, f"{shown} is not in {self.lexicon}. That costs nothing.")
        points = get_word_score(word, calculate_handlen(self.hand))
        if points == self.best.points:
            return Judged(Mark.RIGHT, self.why, shown)
        told = hints >= _POINTS_TOLD
        return fewer_points(shown, points, self.best.points, shown, told=told)


class HandWorkshop(WordWorkshop):
    """Deals hands in which exactly one word scores most."""

    def made_up(self, seed: int, report: Report) -> Puzzle | None:
        """Return a hand as the game deals it, if its best word is fair."""
        rng = random.Random(seed)
        return self._puzzle(deal_hand(rng.choice(_LETTERS), rng), report)

    def of_game(self, saved: SavedGame, report: Report) -> Iterator[Puzzle]:
        """Yield the hands of a game in which the best word was not played."""
        state = RECORD.state_of(saved, self._words)
        source = source_text(saved.header)
        played: dict[str, set[str]] = {}
        for attempt in state.attempts:
            words = played.setdefault(attempt.hand, set())
            for play in attempt.plays:
                words.update(readings(play.word, self._words))
        for hand, words in played.items():
            if len(hand) <= _LARGEST and (puzzle := self._puzzle(hand, report, words, source)):
                yield puzzle

    def _puzzle(
        self,
        hand: str,
        report: Report,
        played: frozenset[str] | set[str] = frozenset(),
        source: str = "",
    ) -> Puzzle | None:
        best = best_word(hand, self._words, report)
        if best is None or not best.is_fair(self._tier) or best.word in played:
            return None
        rating = difficulty(best, self._tier(best.word))
        return Puzzle("hand", self.lexicon, HandConfig((hand,)).to_json(), rating, source)

    def problem(self, puzzle: Puzzle, report: Report) -> HandProblem | None:
        """Return a hand to be played, its best word proved anew."""
        try:
            config = HandConfig.from_json(puzzle.position)
        except (FieldError, ValueError):
            return None
        if not config.single or len(config.hands[0]) > _LARGEST:
            return None
        best = best_word(config.hands[0], self._words, report)
        if best is None:
            return None
        state = HandGame.begin(config, self._words)
        setup = HandSetup(lexicon=self._words.source)
        session = HandSession(self._services, state, 0, lexicon=self._words, setup=setup)
        return HandProblem(session, best)


def difficulty(best: BestWord, tier: int) -> float:
    """Return the first rating of a puzzle.

    Args:
        best: the word.
        tier: its familiarity.
    """
    second = best.second / best.points
    return first_rating("hand", Features(tier, len(best.word), best.words, second))
