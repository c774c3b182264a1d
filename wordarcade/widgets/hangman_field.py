"""The playfield of hangman: gallows, lives, word and keyboard."""

from dataclasses import replace
from functools import partial

from textual import events
from textual.geometry import Region
from textual.message import Message
from textual.reactive import reactive

from wordarcade.looks.canvas import Canvas
from wordarcade.looks.motion import Motion, play
from wordarcade.looks.pixel_widget import PixelWidget
from wordarcade.widgets.cover import CoverPressed
from wordarcade.widgets.gallows_strokes import strokes_lit
from wordarcade.widgets.hangman_painting import (
    STILL,
    Moment,
    leap,
    paint_gallows,
    paint_keys,
    paint_lives,
    paint_word,
)
from wordarcade.widgets.hangman_plan import Plan, plan
from wordarcade.widgets.hangman_scene import Scene

_BLINK = 0.12
"""Seconds in which a new stroke blinks once."""
_TURN = 0.2
"""Seconds in which the tiles of a letter turn green, from the left, and back."""
_LEAP = 0.18
"""Seconds in which a saved figure leaps for joy."""


class HangmanField(PixelWidget):
    """Shows a scene as large as the room allows; posts clicks on keys, places and the cover.

    A change that the player has made moves for a moment: a new stroke blinks, new letters are
    green, a saved figure leaps for joy.
    """

    DEFAULT_CSS = """
    HangmanField {
        width: 1fr;
        height: 1fr;
    }
    """

    scene: reactive[Scene] = reactive(Scene(), init=False)
    """What is shown."""

    class LetterPicked(Message):
        """The key of a letter has been clicked, used or not.

        Attributes:
            letter: which one, lowercase.
        """

        def __init__(self, letter: str) -> None:
            super().__init__()
            self.letter = letter

    class PlacePicked(Message):
        """A place of the word has been clicked.

        Attributes:
            place: which one, 0-based.
        """

        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 - as every widget has it
        super().__init__(id=id)
        self._moment = STILL
        self._motion: Motion | None = None

    @property
    def plan(self) -> Plan:
        """Where everything is."""
        return plan(*self.content_size, len(self.scene.pattern))

    # Drawing

    def paint(self, canvas: Canvas) -> None:
        """Paint all parts."""
        where, scene, palette = self.plan, self.scene, self.palette
        stand = where.gallows, where.gallows_at.x, 2 * where.gallows_at.row + where.drop
        paint_gallows(canvas, stand, scene, palette, self._moment)
        paint_lives(canvas, where, scene, palette)
        paint_word(canvas, where.word, scene, palette, self._moment)
        paint_keys(canvas, where, scene, palette)

    def _repaint_word(self) -> None:
        """Paint the word alone, as typing and marking change nothing else."""
        where = self.plan.word
        paint_word(self.canvas, where, self.scene, self.palette, self._moment)
        # The first keys reach half a row up into what was erased.
        paint_keys(self.canvas, self.plan, self.scene, self.palette)
        self.refresh(Region(0, where.at.row, self.content_size.width, where.rows + 1))

    def watch_scene(self, before: Scene, now: Scene) -> None:
        """Show what has changed, and how it came about."""
        if self._motion is not None:
            self._motion.finish()
            self._motion = None
        if _only_entered(before, now):
            self._repaint_word()
        else:
            self.repaint()
            if before.pattern and self.is_attached:
                self._move(before, now)

    # Motion

    def _move(self, before: Scene, now: Scene) -> None:
        new = frozenset(
            place
            for place in range(len(now.pattern))
            if len(before.pattern) == len(now.pattern)
            and now.is_known(place)
            and not before.is_known(place)
        )
        drawn = strokes_lit(now.wrong, now.allowed) - strokes_lit(before.wrong, before.allowed)
        if now.won and not before.won:
            steps = [Moment(leap=height) for height in leap(self.plan.gallows)]
            self._play([*steps, STILL], _LEAP)
        elif new:
            sweep = [Moment(fresh=frozenset(sorted(new)[:number])) for number in range(1, len(new))]
            whole = Moment(fresh=new)
            self._play([*sweep, whole, whole, STILL], _TURN)
        elif drawn > 0:
            self._play([STILL, Moment(dark=drawn), STILL], _BLINK)

    def _play(self, moments: list[Moment], seconds: float) -> None:
        self._motion = play(self, [partial(self._show, moment) for moment in moments], seconds)

    def _show(self, moment: Moment) -> None:
        before, self._moment = self._moment, moment
        if replace(before, fresh=moment.fresh) != moment:
            self.repaint()
        elif before != moment:
            self._repaint_word()

    # Picking

    def on_click(self, event: events.Click) -> None:
        """Post the key or the place under the pointer."""
        offset = event.get_content_offset(self)
        if offset is None:
            return
        if self.scene.covered:
            self.post_message(CoverPressed())
            return
        letter = self.plan.key_at(offset.x, offset.y)
        place = self.plan.word.place_at(offset.x, offset.y, len(self.scene.pattern))
        if letter is not None:
            self.post_message(self.LetterPicked(letter))
        elif place is not None:
            self.post_message(self.PlacePicked(place))


def _only_entered(before: Scene, now: Scene) -> bool:
    """Return whether two scenes differ at most in what is typed or marked."""
    return now == replace(before, typed=now.typed, marked=now.marked, cursor=now.cursor)
