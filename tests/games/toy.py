"""A sixth game in one file: guess a number. It is all that the arcade has to be told of it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from textual.widget import Widget
from textual.widgets import Static

from wordarcade.engine.rounds import Outcome, TimedMove
from wordarcade.games.events import MoveMade, SessionEvent
from wordarcade.games.figures import Figures
from wordarcade.games.lazy import Lazy
from wordarcade.games.play import GamePlay
from wordarcade.games.record import Record
from wordarcade.games.routes import NewGameRoute
from wordarcade.games.session import GameSession
from wordarcade.games.spec import GameScreens, GameSpec, LineMode
from wordarcade.lexicon.interface import WordSet
from wordarcade.plain.dialogue import Dialogue
from wordarcade.progress import Progress
from wordarcade.screens.play_screen import PlayScreen
from wordarcade.services import Services
from wordarcade.store.records import Round
from wordarcade.widgets.entry_line import Entry, EntryLine
from wordarcade.widgets.word_panel import PanelSection, WordPanel


@dataclass(frozen=True)
class ToyConfig:
    """The letter to guess."""

    secret: str

    def to_json(self) -> Mapping[str, Any]:
        """Return the configuration as a JSON object."""
        return {"secret": self.secret}


@dataclass(frozen=True)
class ToyGame:
    """The letters guessed so far."""

    config: ToyConfig
    lexicon: WordSet = field(repr=False)
    moves: tuple[TimedMove[str], ...] = ()

    @property
    def guesses(self) -> list[str]:
        """The letters guessed."""
        return [made.move for made in self.moves]

    def apply(self, move: str, elapsed_ms: int) -> "Outcome[ToyGame, bool]":
        """Guess a letter; the verdict is whether it was right."""
        after = replace(self, moves=(*self.moves, TimedMove(move, elapsed_ms)))
        return Outcome(after, move == self.config.secret)


def replay(config: ToyConfig, lexicon: WordSet, moves: Iterable[TimedMove[str]]) -> ToyGame:
    """Return the game after moves."""
    return ToyGame(config, lexicon, tuple(moves))


class ToySession(GameSession[ToyGame, str, bool]):
    """A game in play."""

    RECORD = Record(
        game="toy",
        read_config=lambda data: ToyConfig(data["secret"]),
        read_move=lambda data: str(data["guess"]),
        write_move=lambda move: {"guess": move},
        replay=replay,
        is_over=lambda state: state.config.secret in state.guesses,
        caption=lambda state, _: f"{len(state.moves)} guesses",
        figures=lambda state, _: Figures(variant="toy", score=26 - len(state.moves), won=True),
    )

    @property
    def another(self) -> NewGameRoute:
        """What opens another game."""
        return NewGameRoute("toy", "arcade", ask=False)

    def again(self) -> "ToySession":
        """Return a game of the same letter."""
        return ToySession(self.services, replace(self.state, moves=()), self.seed)

    def guess(self, letter: str) -> bool:
        """Guess a letter; the right one ends the game."""
        right = bool(self.apply(letter))
        if right:
            self.close()
        return right


def begin(services: Services, setup: str, report: Progress) -> ToySession:
    """Begin a game; the letter is always x."""
    return ToySession(services, ToyGame(ToyConfig("x"), services.lexicons.open(setup, report)), 1)


def resume(services: Services, saved: Round, report: Progress) -> ToySession:
    """Resume a game."""
    lexicon = services.lexicons.open(saved.header.lexicon.name, report)
    return ToySession(services, ToySession.RECORD.state_of(saved, lexicon), 1, saved.header)


class ToyArea:
    """Takes letters: each is a guess."""

    def __init__(self, session: ToySession) -> None:
        self.playfield: Final[Widget] = Static("Which letter?", id="playfield")
        self.entry_line: Final = EntryLine()
        self.type_letter: Final = session.guess

    def erase(self) -> None:
        """Take nothing back."""

    def submit(self) -> None:
        """Do nothing: letters count at once."""

    def clear(self) -> bool:
        """Drop nothing."""
        return False

    def cover(self, covered: bool) -> None:
        """Cover the question, or show it."""
        self.playfield.visible = not covered


class ToyScreen(PlayScreen[ToySession, ToyArea]):
    """Where a letter is guessed."""

    def __init__(self, services: Services, session: ToySession) -> None:
        self.told = Static()
        panel = WordPanel(PanelSection("Guesses", self.told, grows=True))
        super().__init__(services, session, ToyArea(session), panel)

    def hear(self, event: SessionEvent) -> None:
        """Show the guesses."""
        super().hear(event)
        if isinstance(event, MoveMade):
            self.told.update(" ".join(self.session.state.guesses))
            self.area.entry_line.entry = Entry(remark="over" if self.session.is_over else "no")


def play(session: ToySession, dialogue: Dialogue) -> None:
    """Play line by line."""
    while not session.guess(dialogue.ask("Letter: ")):
        dialogue.tell("No.")
    dialogue.tell("Yes!")


PLAY: Final = GamePlay(
    setup=lambda lexicon: lexicon,
    filled=lambda setup, _: setup,
    remembered=lambda _: {},
    begin=begin,
    resume=resume,
    beginning="Thinking of a letter …",
    resuming="Remembering the letter …",
)
SCREENS: Final = GameScreens(lambda services, setup: None, ToyScreen)
LINE_MODE: Final = LineMode(play)
TOY: Final = GameSpec(
    name="toy",
    title="Toy",
    tagline="Guess a letter.",
    card=("WHICH", "TOY??"),
    play=Lazy("tests.games.toy:PLAY"),
    screens=Lazy("tests.games.toy:SCREENS"),
    line_mode=Lazy("tests.games.toy:LINE_MODE"),
)
