"""A session of the trainer: one question after another, until the time is over."""

from collections import Counter, deque
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from random import Random
from typing import Final, NamedTuple

from wordarcade.games.training.choosing import CHOSEN, Card
from wordarcade.games.training.inventing import Inventor, avoided_parts
from wordarcade.games.training.judging import Attempt, Verdict
from wordarcade.games.training.kinds import Kind
from wordarcade.games.training.questions import Question, Way, question_for, validity
from wordarcade.games.training.scheduling import Memory, Rating, Schedule
from wordarcade.lexicon.definitions import Definitions
from wordarcade.lexicon.familiarity import UNKNOWN, Familiarity
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.services import Services
from wordarcade.store.cards import NOT_SAVED, Review
from wordarcade.support.wording import count

__all__ = ["MINUTES", "Answered", "Attempt", "Memory", "Rating", "Review", "TrainingSession"]

MINUTES: Final = 5
"""How long a session lasts."""

_MINUTE_MS: Final = 60_000

_MOST_INVENTED: Final = 3
"""Invented words at most for a real one."""

_REVIEWS: Final = 4
"""Earlier answers to a word that are shown."""


@dataclass(frozen=True, slots=True)
class Answered:
    """A question that was answered.

    Attributes:
        card: the card; None for an invented word, which is nothing to learn.
        attempt: the question and its answers.
        rating: how well it was known.
        due: when it comes back (aware); None for an invented word.
    """

    card: Card | None
    attempt: Attempt
    rating: Rating
    due: datetime | None

    @property
    def known(self) -> bool:
        """Whether the word was recalled: nobody who found nothing knew it, whatever the rating."""
        return self.rating.known and (bool(self.attempt.found) or not self.attempt.missed)


class _Planned(NamedTuple):
    """A question to come.

    Attributes:
        card: the card; None where a word is invented.
        letters: of the word.
    """

    card: Card | None
    letters: int


class TrainingSession:
    """Asks cards one after another; every answer is saved as it is rated.

    Half of the questions whether something is a word are about invented words. The time never
    cuts an answer: the last question is answered however long it takes. Front ends show `current`,
    call `give` for each answer, `stop` when the player is done with a question, and `rate`.

    Args:
        services: the app's services.
        lexicon: whose words count.
        cards: what to ask, in this order; those in no deck yet join one when they are answered.
        title: what is drilled.
        minutes: how long it lasts; None for as long as there are cards.

    Attributes:
        lexicon: whose words count.
        title: what is drilled.
        total: how many questions there are, invented words among them.
        current: the question that is asked now; None once all is done.
        card: its card; None for an invented word.
        stopped: whether it has been answered, and is to be rated.
        answered: what was answered, in order.
    """

    def __init__(
        self,
        services: Services,
        lexicon: Lexicon,
        cards: Iterable[Card],
        *,
        title: str = "",
        minutes: int | None = MINUTES,
    ) -> None:
        self._services: Final = services
        self.lexicon: Final = lexicon
        self.title: Final = title
        self._limit_ms: Final = None if minutes is None else minutes * _MINUTE_MS
        self._chance: Final = Random(services.new_seed())
        self._tier: Final = Familiarity.shipped().tier
        self._inventor: Final = Inventor(lexicon, _is_word_anywhere, avoided_parts(), self._chance)
        self._schedule: Final = Schedule()
        asked = tuple(cards)
        self._to_tell: Final = tuple(card.word for card in asked if card.kind == Kind.VALID)
        self._left: Final = deque(self._planned(asked))
        self.total = len(self._left)
        self._words: Final = len(asked)
        self._invented_words: Final = self.total - self._words
        self._began = services.clock.monotonic()
        """When it began, put off by the time in which answers were read."""
        self._asked = self._stopped_at = self._began
        self.stopped = False
        self.answered: list[Answered] = []
        self.card: Card | None = None
        self.current: Attempt | None = None
        self._ask_next()

    # Time and figures

    @property
    def elapsed_ms(self) -> int:
        """The milliseconds of the session so far; while answers are read, the clock stands."""
        now = self._stopped_at if self.stopped else self._services.clock.monotonic()
        return int((now - self._began) * 1000)

    @property
    def left_ms(self) -> int | None:
        """The milliseconds left, 0 when the time is over; None without a limit."""
        return None if self._limit_ms is None else max(0, self._limit_ms - self.elapsed_ms)

    @property
    def share_done(self) -> float:
        """The share of the questions that are answered, 0 to 1."""
        asked = self.current is not None and not self.stopped
        return (self.number - asked) / max(1, self.total)

    @property
    def made_of(self) -> str:
        """What the questions are about, if some of them are about invented words."""
        if not self._invented_words:
            return ""
        return f"{count(self._words, 'word')} + {self._invented_words:,} invented"

    @property
    def number(self) -> int:
        """The number of the question that is asked now, from 1."""
        return min(self.total, max(1, self.total - len(self._left)))

    @property
    def to_come(self) -> Mapping[int, int]:
        """How many questions are still to come, by the letters of their words, ascending."""
        return dict(sorted(Counter(each.letters for each in self._left).items()))

    @property
    def known(self) -> int:
        """How many answers were right."""
        return sum(answer.known for answer in self.answered)

    @property
    def missed(self) -> tuple[Answered, ...]:
        """What was not known, invented words that were taken for real ones among it."""
        return tuple(each for each in self.answered if not each.known)

    # Answering

    def give(self, *answers: str) -> list[Verdict]:
        """Take answers, as `Question.read` returns them, and judge each.

        What completes the question ends it, once all that was given with it is judged.
        """
        if self.current is None or self.stopped:
            return [Verdict.NO_ANSWER for _ in answers]
        verdicts = self.current.give(*answers)
        if self.current.is_complete:
            self.stop()
        return verdicts

    def stop(self) -> None:
        """End the question: its answers are shown, and it is to be rated."""
        if self.current is not None and not self.stopped:
            self.stopped = True
            self._stopped_at = self._services.clock.monotonic()

    @property
    def took_ms(self) -> int:
        """The milliseconds that the answer took, or takes so far."""
        now = self._stopped_at if self.stopped else self._services.clock.monotonic()
        return int((now - self._asked) * 1000)

    @property
    def proposed(self) -> Rating:
        """How well the word was known, by the answers."""
        if self.current is None:
            return Rating.AGAIN
        return self.current.rating(self.took_ms)

    def comes_back(self, rating: Rating) -> datetime | None:
        """Return when the word comes back (aware) after a rating; None for an invented word."""
        if self.card is None:
            return None
        return self._schedule.after(self.card.memory, rating, self._services.clock.now()).due

    @property
    def history(self) -> tuple[Review, ...]:
        """The last answers to the card, the oldest of them first."""
        if self.card is None:
            return ()
        return self._services.games.cards.reviews(self.card.id, _REVIEWS)

    @property
    def decks(self) -> tuple[str, ...]:
        """The decks that the card is in."""
        return () if self.card is None else self._services.games.cards.decks_of(self.card.id)

    def recall(self) -> float | None:
        """Return the chance, 0 to 1, with which the word was to be known; None of a new one."""
        if self.card is None or self.card.memory is None:
            return None
        return self._schedule.recall(self.card.memory, self._services.clock.now())

    def rate(self, rating: Rating | None = None) -> Answered | None:
        """Save how well the word was known, and ask the next one.

        Args:
            rating: as the player sees it; None for what is proposed.

        Returns:
            What was answered; None if nothing was asked.

        Raises:
            StoreError: it cannot be saved.
        """
        if self.current is None:
            return None
        self.stop()
        rating = self.proposed if rating is None else rating
        card = self._saved_card()
        answered = Answered(card, self.current, rating, None)
        if card is not None:
            memory = self._schedule.after(card.memory, rating, self._services.clock.now())
            self._services.games.cards.review(
                card.id,
                memory,
                rating,
                took_ms=self.took_ms,
                found=len(self.current.found),
                possible=len(self.current.question.answers),
            )
            answered = Answered(card, self.current, rating, memory.due)
        self.answered.append(answered)
        self._ask_next()
        return answered

    def set_aside(self) -> None:
        """Never ask for this word again, and ask the next one.

        Raises:
            StoreError: that cannot be saved.
        """
        if (card := self._saved_card()) is not None:
            self._services.games.cards.list.set_aside(card.id)
        self._ask_next()

    def _saved_card(self) -> Card | None:
        """Return the card, put into the deck if it is in none yet; None for an invented word."""
        if self.card is None or self.card.id != NOT_SAVED:
            return self.card
        return self._services.games.cards.added(self.lexicon.source, CHOSEN, self.card)

    def _ask_next(self) -> None:
        if self.stopped:
            self._began += self._services.clock.monotonic() - self._stopped_at
        self.stopped, self.card, self.current = False, None, None
        question = None if self.left_ms == 0 else self._next_question()
        if question is not None:
            self.current = Attempt(question)
            self._asked = self._services.clock.monotonic()

    def _planned(self, cards: Iterable[Card]) -> Iterator[_Planned]:
        """Yield what is to be asked: around words to be told from others, some invented ones."""
        for card in cards:
            invented = before = 0
            if card.kind == Kind.VALID:
                while invented < _MOST_INVENTED and self._chance.random() < 0.5:
                    invented += 1
                before = self._chance.randint(0, invented)
            yield from (self._invented() for _ in range(before))
            yield _Planned(card, len(card.word))
            yield from (self._invented() for _ in range(invented - before))

    def _invented(self) -> _Planned:
        """Return an invented word as long as any that is to be told from others."""
        return _Planned(None, len(self._chance.choice(self._to_tell)))

    def _next_question(self) -> Question | None:
        while self._left:
            card, letters = self._left.popleft()
            if card is None:
                word = self._inventor.invent(letters, self._to_tell)
                question = None if word is None else validity(word, valid=False)
            else:
                question = question_for(card, self.lexicon, self._tier, self._chance)
            if question is not None:
                self.card = card
                return question
            self.total -= 1  # nothing can be invented, or the lexicon has changed
        return None

    @property
    def way(self) -> Way | None:
        """How the question is answered; None once all is done."""
        return None if self.current is None else self.current.question.way


def _is_word_anywhere(text: str) -> bool:
    """Return whether something is a word to anybody: some list, or the dictionary, has it."""
    if Familiarity.shipped().tier(text) != UNKNOWN:
        return True
    return bool(Definitions.shipped().entries(text))
