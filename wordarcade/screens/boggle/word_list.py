"""The word list of Boggle results, found and missed."""

from collections.abc import Iterator

from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from wordarcade.games.boggle.session import LengthGroup, Review, SolvedWord
from wordarcade.support.wording import count
from wordarcade.widgets.tone import Tone


class WordList(OptionList):
    """The words by length, longest first; in each length those found, then those missed.

    The ID of an option is its word.
    """

    DEFAULT_CSS = """
    WordList {
        height: 1fr;
        border: none;
        padding: 0;
        background: transparent;
        scrollbar-size-vertical: 1;
        &:focus {
            border: none;
        }
        & > .option-list--option-highlighted,
        &:focus > .option-list--option-highlighted {
            background: $primary 30%;
            color: $foreground;
            text-style: bold;
        }
        /* Sixteen colours have no tints. */
        &:ansi > .option-list--option-highlighted {
            background: ansi_default;
            text-style: reverse;
        }
    }
    """

    def show(self, review: Review) -> None:
        """Fill the list and choose its first word."""
        self.clear_options()
        self.add_options([option for group in review.groups for option in _options(group, review)])
        self.action_first()


def _options(group: LengthGroup, review: Review) -> Iterator[Option]:
    found, words = len(group.found), len(group.found) + len(group.missed)
    title = f"{count(group.length, 'letter')} · {found} of {words} found"
    yield Option(Content.styled(title, "$foreground-muted"), disabled=True)
    for word in group.found:
        yield _option(word, Tone.ACCEPTED)
    for word in group.missed:
        yield _option(word, Tone.BEST if word == review.best_missed else Tone.PLAIN)


def _option(word: SolvedWord, tone: Tone) -> Option:
    points = Content.styled(f" {word.points}", "$foreground-muted")
    return Option(Content.assemble(" ", tone.mark(word.word.upper()), points), id=word.word)
