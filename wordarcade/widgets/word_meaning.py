"""The meaning of a word in a few lines, to stand beside a list of words."""

from collections.abc import Iterator
from typing import Final

from textual.content import Content
from textual.widgets import Static

from wordarcade.lexicon.definitions import NOT_DEFINED, Definitions
from wordarcade.lexicon.hooks import hooks_of
from wordarcade.lexicon.lexicon import Lexicon

_SENSES: Final = 4
"""Senses of an entry that are told."""


class WordMeaning(Static):
    """The senses of a word and its hooks, wrapped under each other."""

    DEFAULT_CSS = """
    WordMeaning { height: auto; }
    """

    def show(self, word: str, lexicon: Lexicon | None) -> None:
        """Tell of a word; of none, nothing.

        Args:
            word: in lowercase.
            lexicon: whose hooks are told; None for none.
        """
        lines = list(_lines(word, lexicon)) if word else []
        self.update(Content("\n").join(lines))


def _lines(word: str, lexicon: Lexicon | None) -> Iterator[Content]:
    entries = Definitions.shipped().entries(word)
    if not entries:
        yield Content.styled(NOT_DEFINED, "$role-muted")
    for number, entry in enumerate(entries):
        if number:
            yield Content("")
        if entry.relation:
            yield Content.styled(entry.relation, "$role-muted")
        for sense in entry.senses[:_SENSES]:
            yield Content.assemble((f"{sense.part}  ", "$role-player"), sense.gloss)
        if len(entry.senses) > _SENSES:
            yield Content.styled(f"and {len(entry.senses) - _SENSES} more", "$role-muted")
    if lexicon is not None:
        front, back = (letters.upper() or "–" for letters in hooks_of(lexicon, word))
        yield Content("")
        yield Content.assemble(
            ("before ", "$role-muted"),
            (front, "bold $role-hint"),
            ("   after ", "$role-muted"),
            (back, "bold $role-hint"),
        )
