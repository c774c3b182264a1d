"""Choosing what to learn: the words of a session, and new words for the deck."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from typing import Final, TypeVar

from wordarcade.engine.scrabble.distribution import LetterDistribution
from wordarcade.engine.scrabble.draw_chance import draw_chance
from wordarcade.games.training.kinds import Kind, kind_for
from wordarcade.lexicon.familiarity import EVERYDAY, Familiarity
from wordarcade.lexicon.hooks import hooks_of
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.services import Services
from wordarcade.store.cards import NOT_SAVED, Card, CardFilter

__all__ = ["Card", "CardFilter", "Choice", "Order", "Wanted"]

_Thing = TypeVar("_Thing")

TILES: Final = "english"
NEW_A_DAY: Final = 20
"""New words that a day brings without being asked."""

EXTRA: Final = 10
"""New words that a session begins with when nothing is due."""

CHOSEN: Final = "chosen"
"""The deck of words that were chosen from a lexicon."""

_MIXED: Final = (Kind.ANAGRAM, Kind.HOOKS, Kind.VALID)
"""The kinds that new words get in turn where none is named."""


_GENTLE: Final = (Kind.ANAGRAM, Kind.VALID)
"""The kinds whose questions explain themselves."""

_FIRST: Final = 3
"""How many of those a first session begins with."""


class Order(Enum):
    """The order in which words come."""

    DUE = "due"
    """The longest due first, new ones last."""
    PROBABLE = "probability"
    """The most likely to be drawn in Scrabble first."""
    KNOWN = "familiarity"
    """The best known first."""
    ALPHABET = "alphabet"


class Wanted(Enum):
    """Words by how well people know them."""

    ALL = "all"
    EVERYDAY = "everyday"
    RARE = "rare"


@dataclass(frozen=True, slots=True)
class Choice:
    """The choice of words to learn.

    Attributes:
        kinds: the kinds of questions; empty for all.
        deck: the deck; empty for all.
        length: the letters of the words; None for any.
        letters: letters that all of the words have.
        order: the order in which they come.
        wanted: how well people know them.
    """

    kinds: tuple[Kind, ...] = ()
    deck: str = ""
    length: int | None = None
    letters: str = ""
    order: Order = Order.DUE
    wanted: Wanted = Wanted.ALL

    @property
    def narrows(self) -> bool:
        """Whether it leaves out words of the kinds and the deck."""
        return self.length is not None or bool(self.letters) or self.wanted is not Wanted.ALL

    def filter(self, lexicon: Lexicon) -> CardFilter:
        """Return what the store is asked for, which knows nothing of familiarity."""
        kinds = tuple(kind.value for kind in self.kinds)
        return CardFilter(lexicon.source, self.deck, kinds, self.length, self.letters)

    def takes(self, word: str) -> bool:
        """Return whether a word is as well known as wanted."""
        if self.wanted is Wanted.ALL:
            return True
        everyday = Familiarity.shipped().tier(word) <= EVERYDAY
        return everyday == (self.wanted is Wanted.EVERYDAY)


def new_today(services: Services, lexicon: Lexicon, midnight: datetime) -> int:
    """Return how many new words today still brings.

    Args:
        services: the app's services.
        lexicon: whose words are learnt.
        midnight: the beginning of the day (aware, UTC).
    """
    begun = services.games.cards.begun_since(lexicon.source, midnight)
    return max(0, NEW_A_DAY - begun)


def cards_for(
    services: Services, lexicon: Lexicon, choice: Choice, midnight: datetime
) -> tuple[Card, ...]:
    """Return the cards of a session: what is due, and new ones.

    A day brings `NEW_A_DAY` new words; when nothing at all is due, `EXTRA` more are taken, since a
    player who begins a session wants to learn.

    Args:
        services: the app's services.
        lexicon: whose words are learnt.
        choice: which of them.
        midnight: the beginning of the day (aware, UTC).
    """
    cards, wanted = services.games.cards, choice.filter(lexicon)
    due = [card for card in cards.due(wanted, services.clock.now()) if choice.takes(card.word)]
    allowed = new_today(services, lexicon, midnight)
    most = allowed if due or allowed else EXTRA
    # Of words by familiarity, the store returns more than are wanted.
    several = most if choice.wanted is Wanted.ALL and choice.order is Order.DUE else 10_000
    new = [card for card in cards.new(wanted, several) if choice.takes(card.word)]
    new = _ordered(new, choice.order, services, lambda card: card.word)[:most]
    if choice.order is Order.DUE and not cards.seen(CardFilter(lexicon.source)):
        new = _gently(new)
    return tuple(_ordered([*due, *new], choice.order, services, lambda card: card.word))


def new_cards(
    services: Services, lexicon: Lexicon, found: Iterable[tuple[str, str]]
) -> tuple[Card, ...]:
    """Return the cards of a session with words that are in no deck before they are answered.

    Args:
        services: the app's services.
        lexicon: whose words are learnt.
        found: kind and word of each, as `find_new` returns them.
    """
    new = [Card(NOT_SAVED, kind, word) for kind, word in found]
    first = not services.games.cards.seen(CardFilter(lexicon.source))
    return tuple(_gently(new) if first else new)


def _gently(cards: list[Card]) -> list[Card]:
    """Return cards for somebody's first session: a few that need no explaining come first."""
    first = [card for card in cards if card.kind in _GENTLE][:_FIRST]
    return [*first, *(card for card in cards if card not in first)]


def _ordered(
    things: Iterable[_Thing], order: Order, services: Services, word_of: Callable[[_Thing], str]
) -> list[_Thing]:
    match order:
        case Order.ALPHABET:
            return sorted(things, key=word_of)
        case Order.KNOWN:
            tier = Familiarity.shipped().tier
            return sorted(things, key=lambda thing: (tier(word_of(thing)), word_of(thing)))
        case Order.PROBABLE:
            tiles: LetterDistribution = services.equipment().distributions[TILES]
            return sorted(things, key=lambda thing: -draw_chance(word_of(thing), tiles))
    return list(things)


def known_words(services: Services, lexicon: Lexicon) -> Mapping[Kind, frozenset[str]]:
    """Return the words that are learnt already, by kind of question."""
    return {kind: services.games.cards.words(lexicon.source, kind) for kind in Kind}


def find_new(
    services: Services,
    lexicon: Lexicon,
    choice: Choice,
    number: int,
    known: Mapping[Kind, frozenset[str]],
) -> list[tuple[str, str]]:
    """Return kind and word of cards that could be added; slow, and safe in a thread.

    Args:
        services: the app's services.
        lexicon: whose words.
        choice: which words, in which order, and as which kind of question; several kinds take
            turns. Words for which a question makes no sense, such as hooks of a word without
            any, are passed over, and so are offensive ones.
        number: how many at most.
        known: the words that are learnt already.
    """
    kinds = choice.kinds or _MIXED
    letters, offers = choice.letters.lower(), Familiarity.shipped().offers
    fitting = (
        word
        for word in filter(offers, _pool(lexicon, choice))
        if all(word.count(letter) >= letters.count(letter) for letter in letters)
    )
    order = Order.KNOWN if choice.order is Order.DUE else choice.order
    added: list[tuple[str, str]] = []
    for word in _ordered(fitting, order, services, str):
        if len(added) == number:
            break
        kind = kind_for(word, kinds[len(added) % len(kinds)])
        named = kind in kinds or not choice.kinds
        if named and word not in known[kind] and choice.takes(word) and _asks(kind, word, lexicon):
            added.append((kind.value, word))
    return added


def add_found(
    services: Services, lexicon: Lexicon, choice: Choice, found: list[tuple[str, str]]
) -> int:
    """Put cards that `find_new` has found into the deck; return how many are new.

    Raises:
        StoreError: they cannot be saved.
    """
    return services.games.cards.add(lexicon.source, choice.deck or CHOSEN, found)


def _pool(lexicon: Lexicon, choice: Choice) -> Iterator[str]:
    """Yield the words that the length and the kinds allow."""
    if choice.length is not None:
        yield from lexicon.of_length(choice.length)
    elif choice.kinds == (Kind.SHORT,):
        for length in (2, 3):
            yield from lexicon.of_length(length)
    else:
        yield from lexicon


def _asks(kind: Kind, word: str, lexicon: Lexicon) -> bool:
    """Return whether a word has answers to a kind of question."""
    if kind is Kind.HOOKS:
        return any(hooks_of(lexicon, word))
    if kind is Kind.EXTENSIONS:
        return any(longer != word for longer in lexicon.starting_with(word))
    return len(word) > 1
