"""Handing over between two people at one keyboard, with both racks hidden."""

from collections.abc import Callable
from enum import Enum, auto
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.events import Click
from textual.widgets import Static

from wordarcade.engine.scrabble.moves import Challenge, Move
from wordarcade.engine.scrabble.sentences import YOU
from wordarcade.games.scrabble.session import ScrabbleSession
from wordarcade.looks.panel import Panel
from wordarcade.screens.dialogue_screen import DialogueScreen
from wordarcade.screens.scrabble.beside_board import BesideBoard
from wordarcade.screens.scrabble.challenge import challenge_question
from wordarcade.screens.scrabble.stage import Stage
from wordarcade.screens.scrabble.wording import told_plays
from wordarcade.support.wording import printable
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.name_tiles import NameTiles


class Answer(Enum):
    """The next person's answer."""

    PLAY = auto()
    CHALLENGE = auto()
    """Challenges the last play, before anything else."""
    LEAVE = auto()


class HandOverScreen(DialogueScreen[Answer]):
    """Asks for the next player; board and scores stay, racks lie face down, the clock waits.

    Args:
        name: whose turn it is.
        before: who looked at a rack before, or an empty string.
        last: what has been played before, in a sentence, or an empty string.
        challengeable: whether the last play can be challenged.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "answer('PLAY')", "Show the rack", id="hand-over.go-on"),
        Binding("f5", "answer('CHALLENGE')", "Challenge", id="hand-over.challenge"),
        Binding("escape", "answer('LEAVE')", "Home", id="hand-over.home"),
    ]

    DEFAULT_CSS = """
    HandOverScreen {
        background: $role-ground 0%;
        Static {
            text-align: center;
        }
        #here {
            background: $role-selected;
            color: $role-selected-ink;
            text-style: bold;
            height: 1;
        }
        #here:ansi {
            text-style: bold reverse;
        }
        #last Static {
            text-align: left;
        }
    }
    """

    def __init__(self, name: str, before: str, last: str, *, challengeable: bool = False) -> None:
        name = printable(name)
        away = f"{printable(before)}, look away. " if before else ""
        # Who has told no name is called "You".
        whose, ready = (f"{name}'s", f"I am {name}") if name != YOU else ("Your", "I am ready")
        super().__init__()
        self._challengeable = challengeable
        hint = Content.assemble(("f5", "bold $role-focus"), "  challenge it first")
        told = [Static(Content(last)), *([Static(hint)] if challengeable else [])]
        self._beside = BesideBoard(
            f"Over to {name}",
            NameTiles(name),
            Static(Content(f"{away}{whose} tiles are face down.")),
            Static(Content("The game waits for you."), classes="muted"),
            Static(Content(f"enter  {ready}"), id="here"),
            *([Static(Content(last), classes="instead muted")] if last else []),
            below=Panel("Last turn", *told, id="last") if last else None,
        )

    def compose(self) -> ComposeResult:
        """The panel, and its keys."""
        yield self._beside
        yield GameFooter()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer a challenge if there is a play to challenge."""
        if parameters == (Answer.CHALLENGE.name,):
            return self._challengeable
        return super().check_action(action, parameters)

    def action_answer(self, answer: str) -> None:
        """Close with an answer, by its name."""
        self.dismiss(Answer[answer])

    def on_resize(self) -> None:
        """Stay where the panels are."""
        self._beside.follow(self.app.size)

    def on_click(self, event: Click) -> None:
        """Show the rack, if the panel was clicked: one beside it may be a slip."""
        if event.widget is not None and self._beside in event.widget.ancestors_with_self:
            self.dismiss(Answer.PLAY)


class HandOver:
    """Lets one person after the other sit down at the keyboard.

    Args:
        session: the game in play.
        stage: its screen.
        make: makes a move of the player to move, and lets the next one play.
    """

    def __init__(
        self, session: ScrabbleSession, stage: Stage, make: Callable[[Move], None]
    ) -> None:
        self._session: Final = session
        self._stage: Final = stage
        self._make: Final = make

    def begin(self) -> None:
        """Let the person to move sit down, hiding both racks meanwhile if that is wished."""
        session = self._session
        if not session.hands_over:
            self._go_on(Answer.PLAY)
            return
        viewer = session.seats.viewer
        before = "" if viewer is None else session.state.config.players[viewer].name
        session.seats.stand_up()
        self._stage.show_game()
        # A game that was resumed has no news yet, only the plays that stand.
        last = "".join((session.news or told_plays(session))[-1:])
        screen = HandOverScreen(
            session.name_to_move, before, last, challengeable=session.may_challenge
        )
        self._stage.when_in_view(lambda: self._stage.show_above(screen, self._go_on))

    def _go_on(self, answer: Answer | None) -> None:
        """Show the rack of the person to move, ask about a challenge before that, or leave."""
        if answer in {None, Answer.LEAVE}:
            self._stage.leave()
        elif answer is Answer.CHALLENGE:
            question = challenge_question(self._session.state)
            self._stage.when_in_view(lambda: self._stage.show_above(question, self._challenge))
        else:
            self._session.sit_down()
            self._stage.show_game()

    def _challenge(self, agreed: bool | None) -> None:
        """Challenge the last play, or not; either way the rack stays face down until it is due."""
        if agreed:
            self._make(Challenge())
        else:
            self.begin()
