"""The words of the deck one by one, for `wordarcade train words`."""

from typing import Any

import click

from wordarcade.cli.output import print_json
from wordarcade.games.training.decks import known_deck
from wordarcade.games.training.word_list import WordOrder, WordRow, cards_of, rows_of
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.services import Services
from wordarcade.support.wording import share_text


def print_words(
    services: Services, lexicon: Lexicon, order: WordOrder, deck: str | None, *, as_json: bool
) -> None:
    """Print every word of the deck, those that were set aside too.

    Args:
        services: the app's services.
        lexicon: whose words are learnt.
        order: their order.
        deck: the deck they are in; None for any.
        as_json: whether to print JSON.

    Raises:
        DeckError: there is no such deck.
        StoreError: the database was written by a newer version.
    """
    wanted = None if deck is None else known_deck(services, lexicon, deck)
    rows = rows_of(services, lexicon, order)
    rows = tuple(row for row in rows if wanted is None or wanted in row.listed.decks)
    if as_json:
        print_json({"words": [_as_json(row) for row in rows]})
        return
    now = services.clock.now()
    longest = max((len(row.word) for row in rows), default=0)
    for row in rows:
        recall = "" if row.recall is None else share_text(row.recall)
        line = f"{row.word.upper():<{longest}} {recall:>5}  {row.state(now):<14}  {row.kind:<12}"
        click.echo(f"{line}  {row.decks}".rstrip())


def _as_json(row: WordRow) -> dict[str, Any]:
    card = row.listed.card
    return {
        "word": row.word,
        "drill": card.kind,
        "decks": list(row.listed.decks),
        "due": None if row.due is None else row.due.isoformat(timespec="seconds"),
        "recall": None if row.recall is None else round(row.recall, 3),
        "seen": card.seen,
        "missed": card.missed,
        "set_aside": row.listed.aside,
    }


def change_words(
    services: Services, lexicon: Lexicon, delete: str | None, bring_back: str | None, *, quiet: bool
) -> bool:
    """Delete a word, and bring another one back that was set aside; return whether any is named.

    Raises:
        DeckError: one is not in the deck.
        StoreError: that cannot be saved.
    """
    cards = services.games.cards.list
    for each in cards_of(services, lexicon, delete) if delete else ():
        cards.delete(each.card.id)
    for each in cards_of(services, lexicon, bring_back) if bring_back else ():
        cards.set_aside(each.card.id, aside=False)
    for word, told in ((delete, "is deleted"), (bring_back, "is in your deck")):
        if word and not quiet:
            click.echo(f"{word.upper()} {told}.")
    return bool(delete or bring_back)
