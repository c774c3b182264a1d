"""The message line: the answer to the last action, in one sentence."""

import textwrap
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from textual.app import RenderResult
from textual.content import Content
from textual.reactive import reactive
from textual.widget import Widget

from wordarcade.support.wording import fitted
from wordarcade.widgets.tone import Tone

_GLYPH: Final = 2
"""Columns of the glyph and the blank after it."""

MESSAGES_KEPT: Final = 200
"""The length of the history."""

NONE_EARLIER: Final = "Earlier messages appear here."
"""What a panel of earlier messages says while there are none."""


@dataclass(frozen=True, slots=True)
class GameMessage:
    """A sentence to the player.

    Attributes:
        text: the sentence, shown verbatim.
        tone: its tone.
    """

    text: str = ""
    tone: Tone = Tone.PLAIN


class MessageLine(Widget):
    """Shows the last message and remembers those before it.

    A screen may give it more rows: then it wraps what does not fit into one.
    """

    DEFAULT_CSS = """
    MessageLine {
        height: 1;
        padding: 0 1;
    }
    """

    message: reactive[GameMessage] = reactive(GameMessage())
    """The message shown."""

    prompt: reactive[str] = reactive("")
    """What is to be done next, shown behind the message until there is another; never kept."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 - as every widget has it
        super().__init__(id=id)
        self._history: deque[GameMessage] = deque(maxlen=MESSAGES_KEPT)
        self._beside: Callable[[tuple[GameMessage, ...]], None] | None = None

    @property
    def history(self) -> tuple[GameMessage, ...]:
        """The messages so far, the newest last."""
        return tuple(self._history)

    @property
    def earlier(self) -> tuple[GameMessage, ...]:
        """The messages before the one in the line, for a panel beside it."""
        history = self.history
        return history[:-1] if history and history[-1] is self.message else history

    def tell_beside(self, show: Callable[[tuple[GameMessage, ...]], None]) -> None:
        """Have the earlier messages shown in a panel, now and whenever they change.

        Args:
            show: shows them, the newest last.
        """
        self._beside = show
        show(self.earlier)

    def watch_message(self) -> None:
        """Show in the panel beside the line what has just left it."""
        if self._beside is not None:
            self._beside(self.earlier)

    def restore(self) -> bool:
        """Show the newest message of the history again; return whether there is one."""
        if self._history:
            self.prompt = ""
            self.message = self._history[-1]
        return bool(self._history)

    def show(self, text: str, tone: Tone = Tone.PLAIN) -> None:
        """Show a message without adding it to the history."""
        self.prompt = ""
        self.message = GameMessage(text, tone)

    def drop_refusal(self) -> None:
        """Show no refusal any more: what was refused is another thing now."""
        if self.message.tone is Tone.REFUSED:
            self.show("")

    def answer(self, text: str, tone: Tone = Tone.PLAIN) -> None:
        """Show the answer to what was just done, as `show` does; a refusal rings the bell."""
        self.show(text, tone)
        if tone is Tone.REFUSED:
            self.app.bell()

    def say(self, text: str, tone: Tone = Tone.PLAIN) -> None:
        """Show the answer to what was just done, and add it to the history."""
        self.answer(text, tone)
        self._history.append(self.message)
        self.watch_message()

    def forget_last(self, tone: Tone) -> None:
        """Take the last messages from the history as far back as all are of one tone."""
        while self._history and self._history[-1].tone is tone:
            self._history.pop()

    def forget_all(self) -> None:
        """Take all messages from the history."""
        self._history.clear()

    def recall(self, messages: Iterable[GameMessage]) -> None:
        """Add messages from before a game was left to the history, the oldest first."""
        self._history.extend(messages)
        self.watch_message()

    def render(self) -> RenderResult:
        """Return the message behind its glyph; sentences that do not fit are in the history."""
        if not self.message.text:
            return Content("")
        room = self.content_size.width - _GLYPH
        shown = f"{self.message.text} {self.prompt}".rstrip()
        if self.content_size.height > 1:
            return self.message.tone.mark(_fitted(shown, room, self.content_size.height))
        return self.message.tone.mark(fitted(shown, room))


def _fitted(text: str, room: int, rows: int) -> str:
    """Return as much of a text as fits into rows, wrapped behind the glyph."""
    lines: list[str] = []
    for columns in range(room * rows, 0, -1):
        lines = textwrap.wrap(fitted(text, columns), room)
        if len(lines) <= rows:
            break
    return _wrapped(lines)


def _wrapped(lines: Iterable[str]) -> str:
    """Return the lines of a text, those after the first one as far in as that, behind its glyph."""
    return f"\n{' ' * _GLYPH}".join(lines)


def newest_first(messages: Sequence[GameMessage], most: int, width: int = 0) -> Content:
    """Return the last messages, the newest first, or what there will be.

    Args:
        messages: the oldest first.
        most: how many to return at most, 1 or more.
        width: columns in which they are wrapped behind their glyphs; 0 leaves them whole.
    """
    if not messages:
        return Content.styled(NONE_EARLIER, "$role-muted")
    return Content("\n").join(_listed(each, width) for each in reversed(messages[-most:]))


def _listed(message: GameMessage, width: int) -> Content:
    """Return a message; a refusal stands out among the others."""
    text = message.text
    if width > _GLYPH:
        text = _wrapped(textwrap.wrap(text, width - _GLYPH))
    line = message.tone.mark(text)
    return line.stylize(message.tone.colour) if message.tone is Tone.REFUSED else line
