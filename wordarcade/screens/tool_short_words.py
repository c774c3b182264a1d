"""Short words that every player wants to know, on the empty page of the word tools."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from wordarcade.lexicon.errors import LexiconError
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.screens.background import aside
from wordarcade.widgets.word_rows import word_heading, word_rows

_VOWELS: Final = frozenset("aeiou")
_WITHOUT_VOWEL: Final = range(2, 7)
_Q_WITHOUT_U: Final = range(2, 8)
"""Letters of the words that are looked through for these."""

Group = tuple[str, tuple[str, ...]]
"""A heading, and the words below it."""


def short_words(lexicon: Lexicon) -> Iterator[Group]:
    """Yield groups of short words, those that are needed most often first.

    Args:
        lexicon: whose words they are; groups without any are left out.
    """
    groups = (
        ("2 letters", lexicon.of_length(2)),
        (f"Q without U, up to {_Q_WITHOUT_U[-1]} letters", _q_without_u(lexicon)),
        (f"no vowel, up to {_WITHOUT_VOWEL[-1]} letters", _without_vowel(lexicon)),
        ("5 letters, 4 vowels", _with_vowels(lexicon, 5, 4)),
        ("4 letters, 3 vowels", _with_vowels(lexicon, 4, 3)),
    )
    for heading, found in groups:
        if words := tuple(found):
            yield heading, words


def _with_vowels(lexicon: Lexicon, letters: int, vowels: int) -> Iterator[str]:
    return (
        word
        for word in lexicon.of_length(letters)
        if sum(map(_VOWELS.__contains__, word)) >= vowels
    )


def _without_vowel(lexicon: Lexicon) -> Iterator[str]:
    for letters in _WITHOUT_VOWEL:
        yield from (
            word
            for word in lexicon.of_length(letters)
            if _VOWELS.isdisjoint(word) and "y" not in word
        )


def _q_without_u(lexicon: Lexicon) -> Iterator[str]:
    for letters in _Q_WITHOUT_U:
        places = (f"{'?' * place}q{'?' * (letters - place - 1)}" for place in range(letters))
        found = {word for pattern in places for word in lexicon.matching(pattern)}
        yield from sorted(word for word in found if "qu" not in word)


class ShortWords(Static):
    """Short words in groups, as many groups as there is room for; a click types a word."""

    DEFAULT_CSS = """
    ShortWords {
        height: 1fr;
        padding: 0 1;
        link-style: none;
        link-color: $role-soft;
        link-color-hover: $role-focus;
        link-background-hover: $role-ground;
    }
    """

    @dataclass
    class Found(Message):
        """The words of a lexicon have been found.

        Attributes:
            groups: the words; none if the lexicon cannot be read.
        """

        groups: tuple[Group, ...]

    def __init__(self) -> None:
        super().__init__()
        self._groups: tuple[Group, ...] = ()

    @aside("The list of short words", exclusive=True)
    def look_in(self, open_lexicon: Callable[[], Lexicon]) -> None:
        """Show the words of a lexicon as soon as they are found.

        Args:
            open_lexicon: returns it; slow, called in a thread. What is wrong with it is told
                when something is looked for.
        """
        try:
            groups = tuple(short_words(open_lexicon()))
        except LexiconError:
            groups = ()
        self.post_message(self.Found(groups))

    def on_short_words_found(self, event: Found) -> None:
        """Show the words."""
        self._groups = event.groups
        self._draw()

    def on_resize(self) -> None:
        """Show the groups that there is room for now."""
        self._draw()

    def _draw(self) -> None:
        columns, rows = self.content_size
        lines: list[Content] = []
        for heading, words in self._groups if columns else ():
            told = f"{heading} · {len(words):,}"
            group = [word_heading(told, columns), *word_rows(words, columns, _clickable)]
            if len(lines) + bool(lines) + len(group) > rows:
                continue
            lines += [Content("")] * bool(lines) + group
        self.update(Content("\n").join(lines))


def _clickable(word: str) -> Content:
    shown = word.upper()
    return Content.styled(shown, "$role-soft").stylize(f"@click=screen.try('{shown}')")
