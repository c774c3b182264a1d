"""New words for the deck: chosen from the lexicon, or read from a list, in a thread."""

from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from textual.message import Message
from textual.widget import Widget
from textual.worker import get_current_worker

from wordarcade.games.training.choosing import Choice
from wordarcade.games.training.trainer import Known, ReadDeck, Trainer
from wordarcade.screens.background import report_for, run_aside
from wordarcade.services import StoreError
from wordarcade.support.wording import count
from wordarcade.widgets.tone import Tone


class NewWords:
    """Finds words in a thread; what it finds is kept in the thread of the screen, by `keep`.

    Args:
        owner: the screen, which hears `Found`.
        trainer: the deck.
    """

    @dataclass
    class Found(Message):
        """Words were found.

        Attributes:
            choice: what was looked for; None for a list that was read.
            cards: kind and word of each.
            deck: what a list gives to learn; None for words of the lexicon.
            fault: why there is nothing, in a sentence; else empty.
        """

        choice: Choice | None = None
        cards: list[tuple[str, str]] | None = None
        deck: ReadDeck | None = None
        fault: str = ""

    def __init__(self, owner: Widget, trainer: Trainer) -> None:
        self._owner: Final = owner
        self._trainer: Final = trainer

    def look_for(self, choice: Choice, number: int) -> None:
        """Look for words of the lexicon that are not in the deck."""
        self._run(partial(self._find, choice, number, self._trainer.known()))

    def read(self, path: Path, name: str) -> None:
        """Read a word list that becomes a deck of a name."""
        self._run(partial(self._read, path, name))

    def _run(self, work: "partial[Any]") -> None:
        def failed(told: str) -> NewWords.Found:
            return self.Found(fault=told)

        search = "The search for words"
        run_aside(self._owner, search, work, failed, group="new words", exclusive=True)

    def _find(self, choice: Choice, number: int, known: Known) -> None:
        cards = self._trainer.find_new(choice, number, known)
        self._owner.post_message(self.Found(choice, cards))

    def _read(self, path: Path, name: str) -> None:
        deck = self._trainer.read(path, name, report_for(get_current_worker()))
        self._owner.post_message(self.Found(deck=deck))

    def keep(self, found: Found) -> tuple[str, Tone]:
        """Put what was found into the deck; return what to say of it."""
        try:
            if found.deck is not None:
                new = self._trainer.keep(found.deck)
                words = count(len(found.deck.cards), "word")
                strange = f" {found.deck.strange:,} left out." if found.deck.strange else ""
                return f"{found.deck.name}: {words}, {new:,} new.{strange}", Tone.ACCEPTED
            if found.choice is not None and found.cards:
                new = self._trainer.add(found.choice, found.cards)
                return f"{count(new, 'new word')} in your deck.", Tone.ACCEPTED
        except StoreError as error:
            return str(error), Tone.REFUSED
        return found.fault or "The lexicon has no other words that fit.", Tone.REFUSED
