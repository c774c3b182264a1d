"""The screen between the turns of two players: everything is put away."""

import time
from collections.abc import Callable
from typing import Any, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import ActiveBinding, Binding, BindingType
from textual.content import Content
from textual.screen import Screen

from wordarcade.games.duel.turn import DuelTurn
from wordarcade.games.routes import HomeRoute
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.asking import ask_first
from wordarcade.screens.confirm import ConfirmScreen
from wordarcade.screens.duel.cover_field import CoverField, CoverText
from wordarcade.screens.key_labels import relabelled
from wordarcade.services import Services, StoreError
from wordarcade.support.errors import ArcadeError
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.top_line import TopLine

GRACE = 0.8
"""Seconds in which enter opens nothing: it may have been meant for the last word."""

_END: str = "End this duel? What you have both played is kept."


class CoverScreen(ArcadeScreen[None]):
    """Asks for the next player; there is neither a board nor a word nor a score behind it.

    Args:
        services: the app's services.
        title: of the game.
        turn: the turn that is begun, or prepared.
        text: what stands on the paper.
        proceed: makes the next screen; may raise an `ArcadeError`.
    """

    HELP_PAGE = "duel"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "go_on", "Ready", id="duel.ready"),
        Binding("ctrl+e", "end", "End the duel", id="duel.end"),
        Binding("escape", "home", "Home", id="duel.home"),
    ]

    def __init__(
        self,
        services: Services,
        title: str,
        turn: DuelTurn,
        text: CoverText,
        proceed: Callable[[], Screen[Any]],
    ) -> None:
        super().__init__()
        self._services = services
        self._turn = turn
        self._text = text
        self._proceed = proceed
        self._title = title
        self._since = time.monotonic()
        self._top_line = TopLine()

    def compose(self) -> ComposeResult:
        """The title, the field and the keys."""
        turn = self._turn
        both = ", ".join(filter(None, (turn.terms.both, turn.place)))
        self._top_line.title = f"{self._title} · {both}"
        self._top_line.clock = Content.styled("covered", "bold $role-text")
        yield self._top_line
        yield CoverField(self._text)
        yield GameFooter()

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The keys, enter named by who is asked for."""
        return relabelled(super().active_bindings, {"go_on": f"{self._text.name} is ready"})

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer to end only what is begun."""
        if action == "end":
            return self._turn.duel_id is not None
        return super().check_action(action, parameters)

    def on_cover_field_pressed(self) -> None:
        """Go on with the mouse."""
        self.action_go_on()

    def action_go_on(self) -> None:
        """Open what is covered."""
        if time.monotonic() - self._since < GRACE:
            self._ask_for_enter()
            return
        try:
            screen = self._proceed()
        except ArcadeError as error:
            self.app.notify(str(error), severity="error", markup=False)
            return
        self.app.clear_notifications()  # that it is still covered
        self.give_way(lambda: screen)

    def on_key(self, event: events.Key) -> None:
        """Say where letters have gone that are typed before the board is open."""
        if event.is_printable:
            self._ask_for_enter()

    def _ask_for_enter(self) -> None:
        self.app.clear_notifications()
        answer = f"Still covered. Press Enter when {self._text.name} is ready."
        self.app.notify(answer, timeout=2, markup=False)

    def action_end(self) -> None:
        """End the duel, after a question."""
        dialogue = ConfirmScreen(_END, yes="End it", no="Keep playing")
        ask_first(self, self._services, dialogue, self._end)

    def _end(self) -> None:
        if self._turn.duel_id is not None:
            try:
                self._services.games.duels.end(self._turn.duel_id)
            except StoreError as error:
                self.app.notify(str(error), severity="error", markup=False)
                return
            self.open(HomeRoute())

    def action_home(self) -> None:
        """Go home, from where the duel can be continued."""
        if self._turn.duel_id is not None:
            self.app.notify("Saved. Press C to continue.", timeout=2)
        self.open(HomeRoute())
