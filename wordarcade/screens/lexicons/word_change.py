"""The question for words to add to a lexicon, or to ban from it."""

from typing import Final

from textual.content import Content

from wordarcade.lexicon.errors import NotAWordError
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.lexicon.own_lists import own_words
from wordarcade.screens.ask_line import AskLineScreen, LineQuestion
from wordarcade.support.wording import listed
from wordarcade.widgets.tone import Tone

_MOST_TYPED: Final = 2000
_NAMED: Final = 4


def ask_words(lexicon: Lexicon, target: str, *, ban: bool) -> AskLineScreen[tuple[str, ...]]:
    """Return a dialogue for words, sorted; it gives None if nothing is to change.

    Args:
        lexicon: the lexicon as it is now.
        target: the name of the list that gets the change.
        ban: whether the words are banned, not added.
    """
    if target == lexicon.name:
        about = "Your own list changes. Its base stays as it is."
    else:
        about = f"{lexicon.name} stays as it is: {target} is {lexicon.name} with your changes."
    return AskLineScreen(
        LineQuestion(
            title=f"{'Ban from' if ban else 'Add to'} {target}",
            about=about,
            does="Ban" if ban else "Add",
            read=lambda text: tuple(sorted(own_words(text.split()))) or None,
            tell=lambda text: _told(text, lexicon, ban=ban),
            placeholder="a word or several",
            longest=_MOST_TYPED,
        )
    )


def _told(text: str, lexicon: Lexicon, *, ban: bool) -> Content:
    """Return which words change nothing, or which is none."""
    try:
        words = own_words(text.split())
    except NotAWordError as error:
        return Tone.REFUSED.mark(str(error))
    idle = sorted(word.upper() for word in words if (word in lexicon) != ban)
    if not idle:
        return Content("")
    named = listed(idle) if len(idle) <= _NAMED else f"{len(idle):,} words"
    are = "is" if len(idle) == 1 else "are"
    told = "not in it anyway" if ban else "already in it"
    return Tone.PLAIN.mark(f"{named} {are} {told}.")
