"""A large preview of the score of a play while it is laid."""

from collections.abc import Sequence
from typing import Final

from textual.containers import Horizontal
from textual.content import Content
from textual.reactive import reactive
from textual.widgets import Static

from wordarcade.looks.big_number import BigNumber
from wordarcade.looks.panel import Panel
from wordarcade.screens.scrabble.opinion import Opinion
from wordarcade.widgets.tone import Tone

_WAITING: Final = "Place a word to see its score and what you keep."
_TITLE: Final = "If you play this"
_LINES: Final = 3


class PlayPreview(Panel):
    """The points of the tiles that are laid, what else they make, and what stays on the rack."""

    DEFAULT_CSS = """
    PlayPreview {
        Horizontal { height: 3; }
        BigNumber { margin: 0 2 0 1; }
        Static { width: 1fr; height: 3; }
    }
    """

    told: reactive[Opinion | None] = reactive(None, init=False)
    """What the rules say of the tiles, or None while none are laid."""

    result: reactive[tuple[str, ...]] = reactive((), init=False)
    """How the game has ended, in short lines; none while something can be played."""

    ahead: reactive[int | None] = reactive(None, init=False)
    """How far the player would be ahead of the best of the others, or None without others."""

    def __init__(self) -> None:
        self._score = BigNumber(role="focus")
        self._score.display = False
        self._facts = Static(Content.styled(_WAITING, "$role-muted"))
        super().__init__(_TITLE, Horizontal(self._score, self._facts))

    def watch_told(self, told: Opinion | None) -> None:
        """Show what is said now."""
        playable = told is not None and told.tone is not Tone.REFUSED
        self._score.text = str(told.score) if told and playable and told.score is not None else ""
        self._score.display = bool(self._score.text)
        self._show()

    def watch_result(self, result: tuple[str, ...]) -> None:
        """Wait for no word any more."""
        self.title = "Result" if result else _TITLE
        self._show()

    def watch_ahead(self) -> None:
        """Show how the player would stand."""
        self._show()

    def _show(self) -> None:
        told = self.told
        if self.result:
            self._facts.update(_lines(self.result))
        elif told is None:
            self._facts.update(Content.styled(_WAITING, "$role-muted"))
        elif told.score is None or told.tone is Tone.REFUSED:
            faulty = told.tone is Tone.REFUSED
            text = told.answer if faulty and told.answer else told.brief
            self._facts.update(told.tone.mark(f"{text[:1].upper()}{text[1:]}"))
        else:
            stands = [] if self.ahead is None else [f"{ahead_text(self.ahead)} after it"]
            self._facts.update(_lines([*stands, *(told.facts or (told.brief,))]))


def _lines(texts: Sequence[str]) -> Content:
    """Return as many lines as have room, the first one bold."""
    first, *others = texts[:_LINES]
    muted = (Content.styled(each, "$role-muted") for each in others)
    return Content("\n").join([Content.styled(first, "bold"), *muted])


def ahead_text(points: int) -> str:
    """Return how far somebody is ahead, or behind.

    >>> ahead_text(12), ahead_text(-3), ahead_text(0)
    ('12 ahead', '3 behind', 'tied')
    """
    if not points:
        return "tied"
    return f"{abs(points)} {'ahead' if points > 0 else 'behind'}"
