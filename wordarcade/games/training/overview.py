"""The deck as a whole: what is due, what is coming, how strong it is."""

from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from wordarcade.games.days import local_day, midnight
from wordarcade.games.statistics import days_in_a_row
from wordarcade.games.training.choosing import Choice, new_today
from wordarcade.games.training.kinds import Kind
from wordarcade.games.training.scheduling import Schedule
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.services import Services
from wordarcade.store.cards import Card, KindCount

__all__ = ["Card", "Overview", "Strength", "overview_of"]

FORECAST_DAYS: Final = 28
_NOW: Final = -1
"""Stands before today, whose words come later than now."""
_SLIPPING: Final = 8
FEW_WORDS: Final = 3
"""Words of a length from which the share that is recalled says something."""
_COMPARED: Final = 8
"""Words of a length from which it is compared with others."""
_NO_CARDS: Final = KindCount(0, 0, 0)
_SECONDS: Final = 9
"""Seconds that a card takes, as far as it is not known."""
_MINUTE: Final = 60


@dataclass(frozen=True, slots=True)
class Strength:
    """The recall of words of one length.

    Attributes:
        length: their letters.
        recall: the mean chance, 0 to 1, that one of them is recalled now.
        words: how many of them were ever asked for.
    """

    length: int
    recall: float
    words: int

    @property
    def glyph(self) -> str:
        """The sign of a strong, a fair or a weak length."""
        if self.recall >= 0.75:
            return "✓"
        return "·" if self.recall >= 0.5 else "▼"


@dataclass(frozen=True, slots=True)
class Overview:
    """The deck of a lexicon, as it is now.

    Attributes:
        counts: the cards of each kind.
        new_today: how many new words today still brings, if there are so many.
        forecast: what is due now, later today, and on each of the next days.
        decks: how many cards each deck has, the largest first.
        strengths: by length, ascending; of few words, there are none.
        slipping: the cards that were missed most often.
        streak: the days in a row on which words were learnt.
        reviewed: how many answers were given today.
        known: how many of them were right.
        next_due: when the next card is due (aware) that is not due yet; None without one.
    """

    counts: Mapping[Kind, KindCount]
    new_today: int
    forecast: tuple[int, ...]
    decks: Mapping[str, int]
    strengths: tuple[Strength, ...]
    slipping: tuple[Card, ...]
    streak: int
    reviewed: int
    known: int
    next_due: datetime | None

    @property
    def total(self) -> int:
        """How many cards there are."""
        return sum(count.total for count in self.counts.values())

    @property
    def new(self) -> int:
        """How many cards were never asked for."""
        return sum(count.new for count in self.counts.values())

    @property
    def due(self) -> int:
        """How many cards wait now, today's new ones among them."""
        return sum(count.due for count in self.counts.values()) + self.fresh

    @property
    def fresh(self) -> int:
        """How many new cards today brings."""
        return min(self.new, self.new_today)

    def due_of(self, kind: Kind) -> int:
        """Return how many cards of a kind wait now, today's new ones among them."""
        count = self.counts.get(kind, _NO_CARDS)
        return count.due + min(count.new, self.new_today)

    @property
    def shares_new(self) -> bool:
        """Whether kinds have more new cards together than today brings: each has its part."""
        apart = sum(min(count.new, self.new_today) for count in self.counts.values())
        return apart > self.fresh

    @property
    def minutes(self) -> int:
        """About how many minutes all that is due takes, 1 or more."""
        return max(1, round(self.due * _SECONDS / _MINUTE))

    @property
    def recall(self) -> float | None:
        """The mean chance that a card is recalled now; None before enough were asked for."""
        words = sum(each.words for each in self.strengths)
        if not words:
            return None
        return sum(each.recall * each.words for each in self.strengths) / words

    @property
    def weakest(self) -> Strength | None:
        """The length that is remembered worst of several, if it is not well remembered."""
        compared = [each for each in self.strengths if each.words >= _COMPARED]
        weak = min(compared, key=lambda each: each.recall, default=None)
        return weak if len(compared) > 1 and weak is not None and weak.glyph != "✓" else None


def overview_of(services: Services, lexicon: Lexicon, choice: Choice | None = None) -> Overview:
    """Return the deck of a lexicon.

    Args:
        services: the app's services.
        lexicon: whose words are learnt.
        choice: which of its cards; None for all. Familiarity does not count here.

    Raises:
        StoreError: the database was written by a newer version.
    """
    cards, now = services.games.cards, services.clock.now()
    wanted = (choice or Choice()).filter(lexicon)
    counts = {
        Kind(name): count for name, count in cards.counts(wanted, now).items() if name in list(Kind)
    }
    seen = cards.seen(wanted)
    begin = midnight(services.clock)
    allowed = new_today(services, lexicon, begin)
    new = sum(count.new for count in counts.values())
    reviewed, known = cards.reviewed_since(wanted, begin)
    return Overview(
        counts=counts,
        new_today=allowed,
        forecast=_forecast(seen, now, min(new, allowed)),
        decks=cards.decks(lexicon.source),
        strengths=_strengths(seen, now),
        slipping=cards.slipping(wanted, _SLIPPING),
        streak=days_in_a_row(cards.hours(), now).now,
        reviewed=reviewed,
        known=known,
        next_due=cards.next_due(wanted, now),
    )


def _forecast(seen: tuple[Card, ...], now: datetime, new: int) -> tuple[int, ...]:
    first, days = local_day(now), Counter[int]()
    for card in seen:
        if card.memory is not None:
            ahead = max(0, (local_day(card.memory.due) - first).days)
            days[_NOW if card.memory.due <= now else ahead] += 1
    days[_NOW] += new
    return tuple(days[number] for number in range(_NOW, FORECAST_DAYS))


def _strengths(seen: tuple[Card, ...], now: datetime) -> tuple[Strength, ...]:
    schedule = Schedule()
    chances: dict[int, list[float]] = defaultdict(list)
    for card in seen:
        if card.memory is not None:
            chances[len(card.word)].append(schedule.recall(card.memory, now))
    return tuple(
        Strength(length, sum(found) / len(found), len(found))
        for length, found in sorted(chances.items())
        if len(found) >= FEW_WORDS
    )
