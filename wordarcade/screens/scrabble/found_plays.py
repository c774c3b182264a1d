"""The list of plays that were found in an edited position, with their simulation."""

from typing import Final

from textual import events
from textual.widgets import Static

from wordarcade.games.scrabble.best_turns import BestTurn
from wordarcade.games.scrabble.sketch_simulation import Basis, LastPlay
from wordarcade.looks.panel import Panel
from wordarcade.screens.scrabble.best_play_lines import BestPlayLines, seconds_text
from wordarcade.screens.scrabble.position_plays import Study
from wordarcade.screens.scrabble.rack_switch import RackSwitch
from wordarcade.screens.scrabble.solved_plays import are_solved
from wordarcade.services import Session
from wordarcade.support.wording import count
from wordarcade.widgets.long_list import LongList

_TITLE: Final = "Best plays"
_CORNERS: Final = 6
"""Columns of the border that the foot cannot take."""
_HELD: Final = "win: given what they kept"
"""Why chances in a finished game are not those of the lead alone."""
_BY_END: Final = "by end: change in the lead"
"""What it is once the plays are solved."""
_ERROR: Final = "± error of the equity"
"""What stands behind the equity of a simulated play."""
_EQUITY: Final = "equity: points and tiles kept"
"""What the figure is that settles the order before a simulation."""


class FoundPlays(Panel):
    """Lists plays, best first; one that is looked at stays marked when their order changes.

    Args:
        session: what is remembered of its switch.

    Attributes:
        turns: the plays.
        list: their list.
        switch: whether simulations infer the opponent's rack.
        held: whether chances to win count the tiles that the opponent kept, unless its rack is
            inferred.
    """

    DEFAULT_CSS = """
    FoundPlays #heads { height: 1; color: $role-muted; }
    """

    def __init__(self, session: Session) -> None:
        self.turns: tuple[BestTurn, ...] = ()
        self.held = False
        self._plays = BestPlayLines(())
        self.list: Final = LongList("No plays yet.")
        self._heads: Final = Static(id="heads")
        self.switch: Final = RackSwitch(session)
        super().__init__(_TITLE, self.switch, self._heads, self.list)

    @property
    def marked(self) -> BestTurn | None:
        """The play that is marked."""
        number = self.list.marked
        return None if number is None or not self.turns else self.turns[number]

    def show_anew(self, turns: tuple[BestTurn, ...]) -> None:
        """List plays, the best marked, or one of the player's own that joins those listed."""
        made = (number for number, turn in enumerate(turns) if turn.made)
        self._show(turns, next(made, 0) if self.turns else 0)

    def restore(self, study: Study) -> None:
        """List what was found of the position before."""
        self.switch.tell(study.basis)
        self.show_anew(study.latest)
        if study.begun is not None:
            self._name_simulation(study.begun.seconds)

    def show_simulated(
        self, turns: tuple[BestTurn, ...], seconds: float, basis: Basis | None
    ) -> None:
        """List the same plays in another order.

        While one goes through them, the marked one is still marked; else the best is.

        Args:
            turns: the plays, best first.
            seconds: how long they have been simulated.
            basis: what that inferred of the opponent's rack; None if it was not to.
        """
        self.switch.tell(basis)
        marked = self.marked if self.list.has_focus else None
        text = "" if marked is None else marked.text
        self._show(turns, next((at for at, turn in enumerate(turns) if turn.text == text), 0))
        self._name_simulation(seconds)

    def clear(self, answers: LastPlay | None = None) -> None:
        """List nothing, as for a position that is new.

        Args:
            answers: the opponent's last play there, if something can be inferred from it.
        """
        self.title, self.fact = _TITLE, ""
        self.switch.offer(answers)
        self._show((), 0)

    def _name_simulation(self, seconds: float) -> None:
        """Tell how long a simulation has run, if the plays have been simulated."""
        rounds = max((turn.iterations for turn in self.turns), default=0)
        if rounds:
            self.title = "Simulation"
            self.fact = f"{count(rounds, 'iteration')} · {seconds_text(seconds)}"

    def _show(self, turns: tuple[BestTurn, ...], marked: int) -> None:
        self.turns = turns
        plays = self._plays = BestPlayLines(turns)
        self.list.show(
            len(turns), lambda number: plays.line(number, self.list.room), marked, plays.rules
        )
        self._show_foot()
        self._show_heads()
        self.call_after_refresh(self._show_heads)  # a scrollbar may have come or gone

    def _show_foot(self) -> None:
        """Tell what signs and figures mean, as far as it fits.

        Before a simulation that chances count what was kept comes before what is close, and last
        what equity is.
        """
        static = bool(self.turns) and not any(turn.iterations for turn in self.turns)
        room = self.outer_size.width - _CORNERS
        signs = self._plays.meanings
        solved = are_solved(self.turns)
        counts = self.turns and self.held and not solved and not self.switch.infers
        held = _HELD if counts and len(_HELD) <= room else ""
        last = [_BY_END if solved else _EQUITY] if solved or static else []
        if self._plays.tells_errors(self.list.room):
            last.append(_ERROR)
        told = ""
        for more in [*signs[:1], held, *signs[1:], *last]:
            both = f"{told} · {more}" if told and more else told or more
            told = both if len(both) <= room or not told else told
        self.foot = told

    def _show_heads(self) -> None:
        """Name the columns, in the room that there is."""
        self._heads.update(self._plays.heads(self.list.room))

    def on_resize(self, event: events.Resize) -> None:
        """Name the columns that have room now; the borders are the panel's own concern."""
        del event
        self._show_foot()
        self.call_after_refresh(self._show_heads)
