"""The question for words to add to a lexicon, or to ban from it."""

from collections.abc import Collection
from typing import Final, NamedTuple

from textual.content import Content

from wordarcade.lexicon.errors import NotAWordError
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.lexicon.own_lists import own_words
from wordarcade.screens.ask_line import AskLineScreen, LineQuestion
from wordarcade.support.wording import listed
from wordarcade.widgets.tone import Tone

_MOST_TYPED: Final = 2000
_NAMED: Final = 4


class WordChange(NamedTuple):
    """An answer to the question.

    Attributes:
        words: those that change something, sorted.
        left_out: what was typed beside them that is no word.
    """

    words: tuple[str, ...]
    left_out: tuple[str, ...]


def ask_words(
    lexicon: Lexicon, target: str, *, ban: bool, done: str = "", left_out: Collection[str] = ()
) -> AskLineScreen[WordChange]:
    """Return a dialogue for words; it gives None if nothing is to change.

    Args:
        lexicon: the lexicon as it is now.
        target: the name of the list that gets the change.
        ban: whether the words are banned, not added.
        done: what was done with the words typed before, in a sentence; empty for none.
        left_out: what was typed beside those, to be put right.
    """
    if done:
        what = "This was" if len(left_out) == 1 else "These were"
        about = f"{done} {what} left out."
    elif target == lexicon.name:
        about = "Your own list changes. Its base stays as it is."
    else:
        about = f"{lexicon.name} stays as it is: {target} is {lexicon.name} with your changes."
    return AskLineScreen(
        LineQuestion(
            title=f"{'Ban from' if ban else 'Add to'} {target}",
            about=about,
            does="Ban" if ban else "Add",
            read=lambda text: _read(text, lexicon, ban=ban),
            tell=lambda text: _told(text, lexicon, ban=ban),
            text=" ".join(left_out),
            placeholder="a word or several",
            longest=_MOST_TYPED,
        )
    )


def _sorted_out(text: str) -> tuple[frozenset[str], dict[str, NotAWordError]]:
    """Return the words of a line, between blanks or commas, and why the rest are none."""
    words: set[str] = set()
    errors: dict[str, NotAWordError] = {}
    for typed in text.replace(",", " ").split():
        try:
            words |= own_words((typed,))
        except NotAWordError as error:
            errors[typed] = error
    return frozenset(words), errors


def _read(text: str, lexicon: Lexicon, *, ban: bool) -> WordChange | None:
    """Return what changes something, and what is no word; None if nothing is typed.

    Raises:
        NotAWordError: nothing typed changes anything.
    """
    words, errors = _sorted_out(text)
    news = tuple(sorted(word for word in words if (word in lexicon) == ban))
    if news:
        return WordChange(news, tuple(errors))
    for error in errors.values():
        raise error
    if words:
        named = _named(words)
        told = f"doesn't have {named}" if ban else f"has {named} already"
        raise NotAWordError(f"{lexicon.name} {told}.")
    return None


def _named(words: Collection[str]) -> str:
    """Return words as a sentence names them: not too many."""
    few = len(words) <= _NAMED
    return listed(map(str.upper, sorted(words))) if few else f"{len(words):,} words"


def _told(text: str, lexicon: Lexicon, *, ban: bool) -> Content:
    """Return which words change nothing, or which is none."""
    words, errors = _sorted_out(text)
    for error in errors.values():
        return Tone.REFUSED.mark(str(error))
    idle = [word for word in words if (word in lexicon) != ban]
    if not idle:
        return Content("")
    are = "is" if len(idle) == 1 else "are"
    told = "not in it anyway" if ban else "already in it"
    return Tone.PLAIN.mark(f"{_named(idle)} {are} {told}.")
