"""Words to learn: cards, the decks they are in, and every review of them."""

import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import Final

from wordarcade.store import rows
from wordarcade.store.card_list import CardList
from wordarcade.store.card_records import (
    FIELDS,
    NOT_SAVED,
    PHASES,
    Card,
    CardFilter,
    CardId,
    KindCount,
    Memory,
    Review,
    card_of,
)
from wordarcade.store.database import Database
from wordarcade.support.clock import Clock
from wordarcade.support.wording import printable

__all__ = [
    "NOT_SAVED",
    "PHASES",
    "Card",
    "CardFilter",
    "CardId",
    "Cards",
    "KindCount",
    "Memory",
    "Review",
]


class Cards:
    """The words to learn.

    Any method may raise `StoreError` when the database was written by a newer version.

    Args:
        database: the one of the games.
        clock: dates the cards.

    Attributes:
        list: all of them, those that were set aside too.
    """

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database: Final = database
        self._clock: Final = clock
        self.list: Final = CardList(database)

    # What is learnt

    def add(self, lexicon: str, deck: str, cards: Iterable[tuple[str, str]]) -> int:
        """Put cards into a deck, in this order; return how many of them are new.

        A card that is known already is put into the deck, too, and otherwise stays as it is.

        Args:
            lexicon: the name of their lexicon.
            deck: the deck.
            cards: kind and word (lowercase) of each.
        """
        added = rows.moment_text(self._clock.now())
        wanted = [(lexicon, kind, word, added) for kind, word in cards]

        def write(connection: sqlite3.Connection) -> int:
            before = connection.total_changes
            connection.executemany(
                """
                INSERT INTO cards (lexicon, kind, word, added) VALUES (?, ?, ?, ?)
                ON CONFLICT DO NOTHING
                """,
                wanted,
            )
            new = connection.total_changes - before
            connection.executemany(
                """
                INSERT OR IGNORE INTO card_decks (deck, card)
                SELECT ?, id FROM cards WHERE lexicon = ? AND kind = ? AND word = ?
                """,
                [(deck, *card[:3]) for card in wanted],
            )
            return new

        return self._database.write(write) if wanted else 0

    def added(self, lexicon: str, deck: str, card: Card) -> Card:
        """Put a card into a deck, and return it with its number.

        Args:
            lexicon: the name of its lexicon.
            deck: the deck.
            card: with any number.
        """
        self.add(lexicon, deck, [(card.kind, card.word)])
        (number,) = self._database.read(
            lambda connection: connection.execute(
                "SELECT id FROM cards WHERE lexicon = ? AND kind = ? AND word = ?",
                (lexicon, card.kind, card.word),
            ).fetchone()
        )
        return card._replace(id=CardId(number))

    def rename_lexicon(self, lexicon: str, new: str) -> None:
        """Give the cards of a lexicon its new name; those that are there already stay apart.

        Where there are none, no file is made.
        """
        (held,) = self._database.read(
            lambda connection: connection.execute(
                "SELECT count(*) FROM cards WHERE lexicon = ?", (lexicon,)
            ).fetchone()
        )

        def write(connection: sqlite3.Connection) -> None:
            connection.execute(
                "UPDATE OR IGNORE cards SET lexicon = ? WHERE lexicon = ?", (new, lexicon)
            )

        if held:
            self._database.write(write)

    def forget(self, lexicon: str, deck: str) -> int:
        """Drop a deck and the cards that are in no other one; return how many cards went."""

        def write(connection: sqlite3.Connection) -> int:
            connection.execute(
                """
                DELETE FROM card_decks WHERE deck = ?
                AND card IN (SELECT id FROM cards WHERE lexicon = ?)
                """,
                (deck, lexicon),
            )
            return connection.execute(
                """
                DELETE FROM cards
                WHERE lexicon = ? AND id NOT IN (SELECT card FROM card_decks)
                """,
                (lexicon,),
            ).rowcount

        return self._database.write(write)

    def review(
        self,
        card: CardId,
        memory: Memory,
        rating: int,
        *,
        took_ms: int,
        found: int,
        possible: int,
    ) -> None:
        """Save an answer to a card, and what is remembered of it from now on.

        Args:
            card: the card.
            memory: how well it is remembered now.
            rating: 1 (again) to 4 (easy).
            took_ms: the milliseconds until the answer was complete.
            found: how many answers were given.
            possible: how many there were.
        """
        reviewed, due = rows.moment_text(memory.reviewed), rows.moment_text(memory.due)
        values = (memory.phase, memory.step, memory.stability, memory.difficulty, reviewed, due)

        def write(connection: sqlite3.Connection) -> None:
            connection.execute(
                """
                UPDATE cards
                SET phase = ?, step = ?, stability = ?, difficulty = ?, reviewed = ?, due = ?,
                    begun = coalesce(begun, ?), seen = seen + 1, missed = missed + ?
                WHERE id = ?
                """,
                (*values, reviewed, int(rating == 1), card),
            )
            connection.execute(
                """
                INSERT INTO reviews (card, reviewed, rating, took_ms, found, possible)
                SELECT id, ?, ?, ?, ?, ? FROM cards WHERE id = ?
                """,
                (reviewed, rating, took_ms, found, possible, card),
            )

        self._database.write(write)

    # What there is

    def due(self, wanted: CardFilter, now: datetime) -> tuple[Card, ...]:
        """Return the cards that were seen before and are due, the longest due first."""
        return self._cards(wanted, "due <= ? ORDER BY due, id", rows.moment_text(now))

    def new(self, wanted: CardFilter, most: int) -> tuple[Card, ...]:
        """Return cards that were never asked for, in the order in which they were added."""
        return self._cards(wanted, "due IS NULL ORDER BY id LIMIT ?", most)

    def seen(self, wanted: CardFilter) -> tuple[Card, ...]:
        """Return all cards that were asked for, the next one due first."""
        return self._cards(wanted, "due IS NOT NULL ORDER BY due, id")

    def slipping(self, wanted: CardFilter, most: int) -> tuple[Card, ...]:
        """Return the cards that were missed most often, those first."""
        return self._cards(wanted, "missed > 0 ORDER BY missed DESC, due, id LIMIT ?", most)

    def some(self, numbers: Sequence[CardId]) -> tuple[Card, ...]:
        """Return cards by their numbers, in that order."""

        def read(connection: sqlite3.Connection) -> list[rows.Row]:
            sql = f"SELECT {FIELDS} FROM cards WHERE id = ? AND aside = 0"  # noqa: S608 - fixed
            found = (connection.execute(sql, (number,)).fetchone() for number in numbers)
            return [row for row in found if row is not None]

        return tuple(map(card_of, self._database.read(read)))

    def _cards(self, wanted: CardFilter, order: str, *values: object) -> tuple[Card, ...]:
        condition, of_filter = wanted.sql()
        sql = f"SELECT {FIELDS} FROM cards WHERE {condition} AND {order}"  # noqa: S608 - fixed
        found = self._database.read(
            lambda connection: connection.execute(sql, (*of_filter, *values)).fetchall()
        )
        return tuple(map(card_of, found))

    def counts(self, wanted: CardFilter, now: datetime) -> Mapping[str, KindCount]:
        """Return how many cards there are of each kind."""
        condition, values = wanted.sql()
        sql = f"""
            SELECT kind, coalesce(sum(due <= ?), 0), sum(due IS NULL), count(*)
            FROM cards WHERE {condition} GROUP BY kind
            """  # noqa: S608 - fixed
        found = self._database.read(
            lambda connection: connection.execute(sql, (rows.moment_text(now), *values)).fetchall()
        )
        return {printable(kind): KindCount(*numbers) for kind, *numbers in found}

    def decks(self, lexicon: str) -> Mapping[str, int]:
        """Return how many cards of a lexicon each deck has, the largest deck first."""
        found = self._database.read(
            lambda connection: connection.execute(
                """
                SELECT deck, count(*) FROM card_decks JOIN cards ON id = card
                WHERE lexicon = ? AND aside = 0 GROUP BY deck ORDER BY 2 DESC, 1
                """,
                (lexicon,),
            ).fetchall()
        )
        return {printable(deck): number for deck, number in found}

    def decks_of(self, card: CardId) -> tuple[str, ...]:
        """Return the decks that a card is in."""
        found = self._database.read(
            lambda connection: connection.execute(
                "SELECT deck FROM card_decks WHERE card = ? ORDER BY deck", (card,)
            ).fetchall()
        )
        return tuple(printable(deck) for (deck,) in found)

    def words(self, lexicon: str, kind: str) -> frozenset[str]:
        """Return the words of all cards of a kind, those that were set aside too."""
        found = self._database.read(
            lambda connection: connection.execute(
                "SELECT word FROM cards WHERE lexicon = ? AND kind = ?", (lexicon, kind)
            ).fetchall()
        )
        return frozenset(word for (word,) in found)

    def next_due(self, wanted: CardFilter, now: datetime) -> datetime | None:
        """Return when the next card is due (aware) that is not due yet, or None."""
        condition, values = wanted.sql()
        sql = f"SELECT min(due) FROM cards WHERE {condition} AND due > ?"  # noqa: S608 - fixed
        (text,) = self._database.read(
            lambda connection: connection.execute(sql, (*values, rows.moment_text(now))).fetchone()
        )
        return None if text is None else rows.moment(text)

    # What was done

    def begun_since(self, lexicon: str, since: datetime) -> int:
        """Return how many cards were asked for the first time since a moment (aware)."""
        (number,) = self._database.read(
            lambda connection: connection.execute(
                "SELECT count(*) FROM cards WHERE lexicon = ? AND begun >= ?",
                (lexicon, rows.moment_text(since)),
            ).fetchone()
        )
        return int(number)

    def reviewed_since(self, wanted: CardFilter, since: datetime) -> tuple[int, int]:
        """Return how many answers were given since a moment (aware), and how many knew the word."""
        condition, values = wanted.sql()
        sql = f"""
            SELECT count(*), coalesce(sum(rating > 1), 0) FROM reviews
            WHERE reviewed >= ? AND card IN (SELECT id FROM cards WHERE {condition})
            """  # noqa: S608 - fixed
        answers, known = self._database.read(
            lambda connection: connection.execute(
                sql, (rows.moment_text(since), *values)
            ).fetchone()
        )
        return int(answers), int(known)

    def reviews(self, card: CardId, most: int) -> tuple[Review, ...]:
        """Return the last answers to a card, the oldest of them first."""
        found = self._database.read(
            lambda connection: connection.execute(
                """
                SELECT reviewed, rating, found, possible FROM reviews
                WHERE card = ? ORDER BY reviewed DESC, id DESC LIMIT ?
                """,
                (card, most),
            ).fetchall()
        )
        return tuple(Review(rows.moment(when), *figures) for when, *figures in reversed(found))

    def hours(self) -> tuple[datetime, ...]:
        """Return the hours (aware) in which cards were answered, ascending."""
        found = self._database.read(
            lambda connection: connection.execute(
                "SELECT DISTINCT substr(reviewed, 1, 13) || ':00+00:00' FROM reviews ORDER BY 1"
            ).fetchall()
        )
        moments = (rows.moment(text) for (text,) in found)
        return tuple(moment for moment in moments if moment is not None)
