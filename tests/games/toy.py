"""A complete sixth game, guess the letter, defined in this file alone."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from textual.widget import Widget
from textual.widgets import Static

from wordarcade.engine.rounds import Outcome, TimedMove
from wordarcade.games.card import Card
from wordarcade.games.events import MoveMade, SessionEvent
from wordarcade.games.figures import Figures
from wordarcade.games.front_ends import GameScreens, LineMode
from wordarcade.games.lazy import Lazy
from wordarcade.games.play import GamePlay
from wordarcade.games.record import Record
from wordarcade.games.routes import NewGameRoute
from wordarcade.games.session import GameSession
from wordarcade.games.spec import GameSpec
from wordarcade.lexicon.interface import WordSet
from wordarcade.plain.dialogue import Dialogue
from wordarcade.screens.play_screen import PlayScreen
from wordarcade.services import Services
from wordarcade.store.records import SavedGame
from wordarcade.support.progress import Report
from wordarcade.widgets.entry_line import EntryLine
from wordarcade.widgets.stacked_panel import Section, StackedPanel


@dataclass(frozen=True)
class ToyConfig:
    """The letter to guess."""

    secret: str

    def to_json(self) -> Mapping[str, Any]:
        """Return the configuration as a JSON object."""
        return {"secret": self.secret}


@dataclass(frozen=True)
class ToyGame:
    """The guesses so far."""

    config: ToyConfig
    lexicon: WordSet = field(repr=False)
    moves: tuple[TimedMove[str], ...] = ()

    def apply(self, move: str, elapsed_ms: int) -> "Outcome[ToyGame, bool]":
        """Guess a letter; the verdict is whether it was right."""
        made = TimedMove(move, elapsed_ms)
        return Outcome(replace(self, moves=(*self.moves, made)), move == self.config.secret)

    @property
    def guesses(self) -> str:
        """The letters guessed."""
        return "".join(made.move for made in self.moves)


RECORD: Final[Record[ToyConfig, ToyGame, str, None]] = Record(
    game="toy",
    read_config=lambda data: ToyConfig(data["secret"]),
    read_move=lambda data: str(data["guess"]),
    write_move=lambda move: {"guess": move},
    replay=lambda config, words, moves: ToyGame(config, words, tuple(moves)),
    is_over=lambda state: state.config.secret in state.guesses,
    caption=lambda state, _: f"guessed {state.guesses or 'nothing'}",
    figures=lambda state, _: Figures(variant="toy", score=26 - len(state.moves), won=True),
)


class ToySession(GameSession[ToyGame, str, bool]):
    """A game in play."""

    RECORD = RECORD
    another = NewGameRoute("toy", None, ask=False)

    def again(self) -> "ToySession":
        """Return a game of the same letter."""
        return ToySession(self.services, replace(self.state, moves=()), self.seed)

    def guess(self, letter: str) -> None:
        """Guess a letter; the right one ends the game."""
        if self.apply(letter):
            self.close()


def begin(services: Services, _: object, report: Report) -> ToySession:
    """Begin a game; the letter is always x."""
    words = services.lexicons.open("common", report)
    return ToySession(services, ToyGame(ToyConfig("x"), words), 1)


def resume(services: Services, saved: SavedGame, report: Report) -> ToySession:
    """Resume a game."""
    state = RECORD.state_of(saved, services.lexicons.open("common", report))
    return ToySession(services, state, 1, saved.header)


class ToyArea:
    """Takes letters, each of which is a guess."""

    def __init__(self, session: ToySession) -> None:
        self.playfield: Final[Widget] = Static("Which letter?", id="playfield")
        self.entry_line: Final = EntryLine()
        self.type_letter: Final = session.guess
        self.erase = self.submit = lambda: None
        self.clears: Final = ""
        self.clear: Final = lambda: False
        self.cover: Final = lambda covered: self.playfield.set_class(covered, "-covered")


class ToyScreen(PlayScreen[ToySession, ToyArea]):
    """Where the letter is guessed."""

    def __init__(self, services: Services, session: ToySession) -> None:
        self.told = Static(session.state.guesses)
        panel = StackedPanel(Section(self.told, least=1, best=1))
        super().__init__(services, session, ToyArea(session), panel)

    def hear(self, event: SessionEvent) -> None:
        """Show the guesses."""
        super().hear(event)
        if isinstance(event, MoveMade):
            self.told.update(self.session.state.guesses)


def play_lines(session: ToySession, dialogue: Dialogue) -> None:
    """Play line by line."""
    while not session.is_over:
        session.guess(dialogue.ask(f"Not {session.state.guesses}: "))
    dialogue.tell("Yes!")


PLAY: Final = GamePlay(RECORD, lambda lexicon: lexicon, begin, resume, "Thinking …", "Recalling …")
SCREENS: Final = GameScreens(setup=None, play=ToyScreen)
LINE_MODE: Final = LineMode(play_lines)
TOY: Final = GameSpec(
    name="toy",
    title="Toy",
    tagline="Guess a letter.",
    brief="one letter",
    card=Card(("WHICH", "TOY??")),
    play=Lazy("tests.games.toy:PLAY"),
    screens=Lazy("tests.games.toy:SCREENS"),
    line_mode=Lazy("tests.games.toy:LINE_MODE"),
)
