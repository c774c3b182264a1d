"""Hints in steps, from a search that runs in a thread."""

from dataclasses import dataclass
from functools import partial
from typing import Final

from textual.message import Message
from textual.widget import Widget
from textual.worker import get_current_worker

from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import Place
from wordarcade.games.scrabble.session import HintedTurn, ScrabbleSession, ToldHint
from wordarcade.screens.background import report_for, run_aside
from wordarcade.screens.scrabble.area import ScrabbleArea
from wordarcade.screens.scrabble.stage import Stage
from wordarcade.screens.scrabble.turns import Turns
from wordarcade.widgets.tone import Tone

_LIES: Final = "The play lies there. Enter plays it."
_EXCHANGES: Final = "Ctrl+X exchanges tiles."
_PASSES: Final = "F4 passes."


class Hints:
    """Tells of the best turn of the person at the keyboard.

    Args:
        owner: whose threads do the work, and whom it is told.
        session: the game in play.
        stage: the same screen, as it speaks to the player.
        turns: knows whether the player can move.
        area: where the squares of a word are marked, and at last its tiles laid.
    """

    @dataclass
    class Found(Message):
        """The best turn is known.

        Attributes:
            asked: the game in which it is.
            best: the turn.
        """

        asked: ScrabbleGame
        best: HintedTurn

    @dataclass
    class Failed(Message):
        """The best turn cannot be looked for; one sentence why."""

        reason: str

    def __init__(
        self,
        owner: Widget,
        session: ScrabbleSession,
        stage: Stage,
        turns: Turns,
        area: ScrabbleArea,
    ) -> None:
        self._owner: Final = owner
        self._session: Final = session
        self._stage: Final = stage
        self._turns: Final = turns
        self._area: Final = area
        self._asked: ScrabbleGame | None = None
        self._more = 0

    def give(self) -> None:
        """Tell a little more of the best turn; have it looked for, if it is not known yet.

        What is asked for meanwhile is told as soon as it is found.
        """
        if not self._turns.mine() or not self._session.placing:
            return
        if not self._stage.hint_agreed():
            return
        hint = self._session.next_hint()
        if hint is not None:
            self._tell(hint)
            return
        asked = self._session.state
        if self._asked is asked:
            self._more += 1
            return
        self._asked, self._more = asked, 0
        self._stage.remark("Looking for a good turn …", Tone.HINT)
        look = partial(self._look, asked)
        run_aside(self._owner, "That hint", look, self.Failed, group="hints", exclusive=True)

    def _look(self, asked: ScrabbleGame) -> None:
        best = self._session.look_for_hint(asked, report_for(get_current_worker()))
        self._owner.post_message(self.Found(asked, best))

    def begin(self, found: Found) -> None:
        """Give the first hint, and those asked for since, unless the game has gone on."""
        more = self._end_search() if found.asked is self._asked else 0
        if self._session.still_stands(found.asked) and self._stage.playable():
            self._tell(self._session.first_hint(found.best))
            for _ in range(more):
                self.give()

    def fail(self, failed: Failed) -> None:
        """Say why there are no hints."""
        self._end_search()
        self._stage.say(failed.reason, Tone.REFUSED)

    def _end_search(self) -> int:
        """Let the next hint be looked for anew; return how many were asked for meanwhile."""
        more, self._asked, self._more = self._more, None, 0
        return more

    def _tell(self, hint: ToldHint) -> None:
        if hint.place is None:
            self._area.point_out(hint.squares)
        elif hint.again and self._lies(hint.place):
            self._stage.remark(_LIES, Tone.NOTICE)
            return
        else:
            self._area.point_out(())
            self._area.lay(hint.place)
        if not hint.more and not hint.again:
            self._stage.forget_hints()
        tell = self._stage.remark if hint.again else self._stage.confide
        tell(hint.sentence, Tone.HINT)
        self._stage.name_next_hint(hint.more)
        if not hint.more and hint.place is None:
            # There is nothing to lay: Enter plays nothing then.
            self._stage.prompt(_EXCHANGES if hint.exchanges else _PASSES)

    def _lies(self, place: Place) -> bool:
        """Return whether exactly the tiles of a play lie on the board."""
        return set(self._area.laying.draft.tiles) == set(place.laid)
