"""The effect of a word, in a box under its sum."""

from collections.abc import Sequence
from typing import Final

from textual import events
from textual.content import Content
from textual.widgets import Static

from wordarcade.engine.hand.attempt import Attempt
from wordarcade.engine.hand.preview import preview
from wordarcade.engine.hand.scoring import PER_LETTER, PER_LETTER_LEFT
from wordarcade.games.hand.sentences import alternatives
from wordarcade.looks.bars import bar
from wordarcade.looks.follow_theme import follow_theme
from wordarcade.looks.palette import palette_of
from wordarcade.looks.panel import Panel
from wordarcade.support.wording import count
from wordarcade.widgets.tiles import tiles

_LABEL: Final = 12
_FIGURES: Final = 7


def reading(word: str, readings: Sequence[str]) -> Content:
    """Return what a word with the wildcard stands for; nothing if it stands for nothing."""
    if not readings:
        return Content("")
    first, *others = alternatives(readings).partition(readings[0].upper())[1:]
    return Content.assemble(
        (word.upper(), "bold $role-text"),
        (" reads as ", "$role-muted"),
        (first, "bold $role-text"),
        ("".join(others), "$role-muted"),
    )


class Outlook(Panel):
    """The points of the hand and the letters that stay, before and after a word."""

    DEFAULT_CSS = """
    Outlook {
        height: 6;
        padding: 0 2;
        &.-ample { height: 9; padding: 1 2; }
    }
    """

    def __init__(self) -> None:
        self._text = Static()
        super().__init__("If you play this", self._text, id="outlook")
        self._shown: tuple[str, Sequence[str], Attempt, bool, bool] | None = None

    def on_mount(self) -> None:
        """Draw the bar as each theme has it."""
        follow_theme(self, self._draw_again)

    def on_resize(self, event: events.Resize) -> None:
        """Draw the bar at its new length."""
        super().on_resize(event)
        self._draw_again()

    def _draw_again(self) -> None:
        if self._shown is not None:
            self._draw(*self._shown)

    def show(
        self,
        word: str,
        readings: Sequence[str],
        attempt: Attempt,
        *,
        valid: bool,
        refused: bool = False,
    ) -> None:
        """Show what a word would change.

        Args:
            word: the letters typed, lowercase; may be empty.
            readings: what it may stand for; empty without the wildcard.
            attempt: the hand as it is played.
            valid: whether the letters are a word that would score.
            refused: whether the player is asked about a word that would not.
        """
        self._shown = word, readings, attempt, valid, refused
        self._draw(*self._shown)

    def _draw(
        self, word: str, readings: Sequence[str], attempt: Attempt, valid: bool, refused: bool
    ) -> None:
        self.title = "If you play this" if word else "Your letters"
        seen = preview(word, attempt.left)
        gain = seen.total if valid and not refused else 0
        lines = [
            reading(word, readings) or _rule(),
            Content(""),
            self._points(attempt, gain, refused=refused),
            *([Content("")] if self.has_class("-ample") else []),
            _kept(seen.left, word),
        ]
        self._text.update(Content("\n").join(lines))

    def _points(self, attempt: Attempt, gain: int, *, refused: bool) -> Content:
        score = attempt.score
        after = score + gain
        columns = max(10, self.content_size.width - _LABEL - _FIGURES - 8)
        scale = most_conceivable(attempt.hand)
        self.foot = f"the bar ends at {scale:,}: every letter in one word"
        had = round(columns * score / scale)
        ink = "$role-bad" if refused else "$role-focus"
        mono = palette_of(self.app).mono
        arrow = Content.assemble(("→ ", "$role-muted"), (f"{after:,}", f"bold {ink}"))
        return Content.assemble(
            ("Points".ljust(_LABEL), "$role-muted"),
            (f"{score:,}".ljust(_FIGURES), "bold"),
            bar(1 if had else 0, had, ink="$role-bar", mono=mono),
            bar(
                gain / (scale - score) if scale > score else 0,
                columns - had,
                ink="$role-focus",
                mono=mono,
            ),
            "  ",
            arrow if gain or refused else Content(""),
        )


def most_conceivable(hand: str) -> int:
    """Return points that no play of a hand exceeds: those of all its letters as one word.

    What the best play scores is not told before the hand is over.

    >>> most_conceivable("fickle*"), most_conceivable("*")
    (735, 1)
    """
    return max(1, preview(hand, hand).total)


def _rule() -> Content:
    gain, loss = PER_LETTER, PER_LETTER_LEFT
    return Content.styled(
        f"Length: {gain} for each letter you use, minus {loss} for each you leave.", "$role-muted"
    )


def _kept(left: str, word: str) -> Content:
    """Return the letters that stay."""
    label = Content.styled(("You keep" if word else "You have").ljust(_LABEL), "$role-muted")
    if not left:
        return Content.assemble(label, ("nothing, so this ends the hand", "$role-muted"))
    return Content.assemble(
        label, tiles(left.upper()), (f"  {count(len(left), 'letter')}", "$role-muted")
    )
