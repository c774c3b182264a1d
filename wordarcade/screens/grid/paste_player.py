"""Playing pasted words, a few between two frames."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, Protocol

from wordarcade.games.grid_session import GridSession
from wordarcade.screens.grid.pasting import AT_ONCE, PastedWords, Pasting


class PasteStage(Protocol):
    """The area where words are played."""

    @property
    def searching(self) -> bool:
        """Whether the path of a word is being looked for; the next words wait for it."""

    def play_word(self, word: str) -> None:
        """Enter a word in place of any other, and hand it on."""

    def tell_outcome(self, text: str) -> None:
        """Tell what became of the words."""

    def call_after_refresh(self, callback: Callable[[], None]) -> bool:
        """Call a function once keys and a frame have come between."""


class PastePlayer:
    """Plays the words of one paste in their order; they wait while the board is covered.

    Args:
        pasting: what is being played, and what waits for it.
        session: the round in play.
        stage: where the words are played.
    """

    def __init__(
        self, pasting: Pasting, session: GridSession[Any, Any, Any], stage: PasteStage
    ) -> None:
        self._pasting: Final = pasting
        self._session: Final = session
        self._stage: Final = stage
        self._covered = False

    @property
    def _found(self) -> int:
        return len(self._session.state.found)

    def begin(self, words: Sequence[str]) -> None:
        """Play words, at least one."""
        self._pasting.words = PastedWords(words, self._found)
        self.go_on()

    def go_on(self) -> None:
        """Play some of the words, then let keys and a frame come before the others."""
        self._covered = False
        for _ in range(AT_ONCE):
            words = self._pasting.words
            if words is None or self._stage.searching:
                return
            if not self._session.playable:
                self._pasting.stop()
                return
            if not self._session.running:
                self._covered = True
                return
            word = words.next_word()
            if word is None:
                self._tell(words)
                self._pasting.end()
                return
            self._pasting.play(partial(self._stage.play_word, word))
        self._stage.call_after_refresh(self.go_on)

    def uncovered(self) -> None:
        """Go on with words that have waited for the board to be seen."""
        if self._pasting.busy and self._covered:
            self.go_on()

    def stop(self) -> bool:
        """Play no more words, and tell what became of them.

        Returns:
            Whether there were any, and none of them is being looked for: that is stopped first.
        """
        words, busy = self._pasting.words, self._pasting.busy
        if words is None or not busy:
            return False
        self._pasting.stop()
        if self._stage.searching:
            return False
        self._tell(words)
        return True

    def _tell(self, words: PastedWords) -> None:
        if told := words.outcome(self._found):
            self._stage.tell_outcome(told)
