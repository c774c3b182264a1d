"""Pasted words are played in turn, a few between two frames."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from wordarcade.screens.grid.paste_player import PastePlayer
from wordarcade.screens.grid.pasting import AT_ONCE, Pasting


def round_in_play() -> Any:
    """Return a session in which nothing is found yet."""
    return SimpleNamespace(playable=True, running=True, state=SimpleNamespace(found=[]))


class Stage:
    """A board on which every other word counts, and what happens on it."""

    def __init__(self) -> None:
        self.session: Any = round_in_play()
        self.searching = False
        self.played: list[str] = []
        self.told: list[str] = []
        self.later: list[Callable[[], None]] = []
        self.pasting = Pasting()
        self.player = PastePlayer(self.pasting, self.session, self)

    def play_word(self, word: str) -> None:
        """Play a word; it counts if its number is even."""
        self.played.append(word)
        if int(word) % 2 == 0:
            self.session.state.found.append(word)

    def tell_outcome(self, text: str) -> None:
        """Note what is told."""
        self.told.append(text)

    def call_after_refresh(self, callback: Callable[[], None]) -> bool:
        """Keep what is to be done after the next frame."""
        self.later.append(callback)
        return True

    def next_frame(self) -> None:
        """Let a frame pass."""
        due, self.later = self.later, []
        for act in due:
            act()


WORDS = [str(number) for number in range(AT_ONCE + 2)]


def test_frames_come_between() -> None:
    """All are played in their order, and what became of them is told at the end."""
    stage = Stage()
    stage.player.begin(WORDS)
    assert stage.played == WORDS[:AT_ONCE]
    assert stage.pasting.busy
    assert not stage.told
    stage.next_frame()
    assert stage.played == WORDS
    assert stage.told == ["3 of 6 pasted words count."]
    assert not stage.pasting.busy


def test_they_wait_while_the_board_is_covered() -> None:
    """Being uncovered alone makes them go on."""
    stage = Stage()
    stage.session.running = False
    stage.player.begin(WORDS)
    stage.next_frame()
    assert not stage.played
    stage.session.running = True
    stage.player.uncovered()
    assert stage.played == WORDS[:AT_ONCE]
    stage.player.uncovered()
    assert stage.played == WORDS[:AT_ONCE], "the next frame plays the others"


def test_stopping_tells_how_far_they_came() -> None:
    """Not while one of them is looked for: that comes to an end first."""
    stage = Stage()
    assert not stage.player.stop()
    stage.player.begin(WORDS)
    stage.searching = True
    assert not stage.player.stop()
    assert not stage.told
    stage.searching = False
    stage.player.begin(WORDS)
    assert stage.player.stop()
    assert len(stage.told) == 1
    stage.next_frame()
    assert stage.played == WORDS[:AT_ONCE] * 2


def test_a_round_that_ends_drops_the_others() -> None:
    """Nothing is told of them."""
    stage = Stage()
    stage.player.begin(WORDS)
    stage.session.playable = False
    stage.next_frame()
    assert stage.played == WORDS[:AT_ONCE]
    assert not stage.pasting.busy
    assert not stage.told
