"""All cards of a lexicon as a list: set aside and brought back, deleted and restored."""

import sqlite3
from typing import Final, NamedTuple

from wordarcade.store.card_records import FIELDS, Card, CardId, card_of
from wordarcade.store.database import Database
from wordarcade.support.wording import printable

_PARTING: Final = "\x1f"
"""Stands between the names of decks, which never have it."""

_TABLES: Final = ("cards", "card_decks", "reviews")
_WHERE: Final = (
    "FROM cards WHERE id = ?",
    "FROM card_decks WHERE card = ?",
    "FROM reviews WHERE card = ?",
)
"""Where a card is in each of the tables."""


class ListedCard(NamedTuple):
    """A card, and where it stands.

    Attributes:
        card: the card.
        decks: those it is in.
        aside: whether it was set aside.
    """

    card: Card
    decks: tuple[str, ...]
    aside: bool


class DeletedCard(NamedTuple):
    """All that was known of a card.

    Attributes:
        rows: the values of its rows, by table.
    """

    rows: tuple[tuple[tuple[object, ...], ...], ...]


class CardList:
    """Lists and changes cards, whether they were set aside or not.

    Any method may raise `StoreError` when the database was written by a newer version.

    Args:
        database: the one of the games.
    """

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    def all(self, lexicon: str) -> tuple[ListedCard, ...]:
        """Return the cards of a lexicon in the order in which they were added."""
        sql = f"""
            SELECT {FIELDS}, aside, (
                SELECT group_concat(deck, ?) FROM card_decks WHERE card = cards.id
            ) FROM cards WHERE lexicon = ? ORDER BY id
            """  # noqa: S608 - fixed
        found = self._database.read(
            lambda connection: connection.execute(sql, (_PARTING, lexicon)).fetchall()
        )
        return tuple(
            ListedCard(
                card_of(row),
                tuple(sorted(printable(deck) for deck in (decks or "").split(_PARTING) if deck)),
                bool(aside),
            )
            for *row, aside, decks in found
        )

    def set_aside(self, card: CardId, *, aside: bool = True) -> None:
        """Never ask for a card again, or ask for it as before."""
        self._database.write(
            lambda connection: connection.execute(
                "UPDATE cards SET aside = ? WHERE id = ?", (int(aside), card)
            )
        )

    def delete(self, card: CardId) -> DeletedCard:
        """Delete a card with its reviews; return what `restore` needs."""

        def write(connection: sqlite3.Connection) -> DeletedCard:
            known = [
                tuple(map(tuple, connection.execute(f"SELECT * {where}", (card,))))
                for where in _WHERE
            ]
            for where in reversed(_WHERE):
                connection.execute(f"DELETE {where}", (card,))
            return DeletedCard(tuple(known))

        return self._database.write(write)

    def restore(self, deleted: DeletedCard) -> None:
        """Bring a deleted card back; one that was added anew meanwhile stays."""

        def write(connection: sqlite3.Connection) -> None:
            for table, known in zip(_TABLES, deleted.rows, strict=True):
                for row in known:
                    places = ", ".join("?" * len(row))
                    into = f"INSERT OR IGNORE INTO {table} VALUES ({places})"  # noqa: S608 - ours
                    connection.execute(into, row)

        self._database.write(write)
