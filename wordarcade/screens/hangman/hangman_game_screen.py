"""The base of the two sides of hangman: the word, the picture, and who has guessed what."""

from typing import ClassVar, Final

from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.widgets import Static

from wordarcade.engine.hangman.moves import TakeHint
from wordarcade.engine.hangman.pattern import blank
from wordarcade.engine.hangman.round import HangmanRound
from wordarcade.engine.hangman.verdict import Verdict
from wordarcade.lexicon.interface import WordSet
from wordarcade.screens.closing_game_screen import ClosingGameScreen
from wordarcade.screens.hangman.panel import guesses_made, headline
from wordarcade.screens.hangman.results import HangmanResultsScreen
from wordarcade.screens.hangman.variant import title
from wordarcade.screens.openings import Opening
from wordarcade.services import Services
from wordarcade.store.hangman_rounds import SavedHangmanRound
from wordarcade.store.settings import HangmanSettings
from wordarcade.widgets.alphabet import Alphabet
from wordarcade.widgets.entry_line import Entry
from wordarcade.widgets.gallows import GallowsView
from wordarcade.widgets.gallows_art import shipped_gallows
from wordarcade.widgets.word_panel import PanelSection, WordPanel
from wordarcade.widgets.word_pattern import WordPattern

_HEIGHTS: Final = [(0, "-low"), (24, "-high"), (36, "-very-high")]
"""Rows from which the picture has room below the word, and both have room around them."""

OVER: Final = Entry(remark="enter shows how it was done")


class HangmanGameScreen(ClosingGameScreen[HangmanRound, Verdict]):
    """Shows a round; who guesses is the subclass's to say.

    Args:
        services: the collaborators.
        saved: the round, on record.
        words: those it is played with.
        another: what opens a new round like this one.
        elapsed_ms: play time so far.
        finished: whether the round is among the finished ones already.

    Attributes:
        services: the collaborators.
        words: those it is played with.
    """

    HELP_PAGE = "hangman"

    VERTICAL_BREAKPOINTS = _HEIGHTS

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+o", "pause", "Pause", show=False, id="game.pause"),
        Binding("ctrl+e", "end", "Give up", id="game.end"),
    ]

    DEFAULT_CSS = """
    HangmanGameScreen {
        #playfield {
            layout: grid;
            grid-size: 2 2;
            grid-columns: auto 1fr;
            grid-rows: 1fr auto;
            grid-gutter: 0 2;
            padding: 1 1 0 2;
        }
        WordPattern {
            column-span: 2;
        }
        #letters {
            align-vertical: middle;
        }
        #guesses {
            text-wrap: nowrap;
            text-overflow: ellipsis;
        }
        &.-very-high #playfield {
            padding: 4 1 3 2;
        }
        &.-narrow #playfield {
            padding: 0 1;
        }
        &.-narrow.-low {
            #playfield {
                layout: vertical;
            }
            GallowsView {
                dock: left;
                margin-right: 2;
            }
            #letters {
                height: auto;
            }
        }
    }
    """

    def __init__(
        self,
        services: Services,
        saved: SavedHangmanRound,
        words: WordSet,
        another: Opening,
        *,
        elapsed_ms: int = 0,
        finished: bool = False,
    ) -> None:
        pictures = shipped_gallows()
        wanted = services.settings.current.hangman.gallows
        self.gallows = GallowsView(pictures.get(wanted) or pictures[HangmanSettings().gallows])
        self.word = WordPattern()
        self.alphabet = Alphabet()
        self._guesses = Static(id="guesses")
        letters = Container(self.alphabet, id="letters")
        playfield = Container(self.word, self.gallows, letters, id="playfield")
        panel = WordPanel(PanelSection("Guesses", self._guesses, grows=True))
        super().__init__(
            playfield, panel, saved, services.clock, elapsed_ms=elapsed_ms, finished=finished
        )
        self.services = services
        self.words = words
        self._another = another

    @property
    def round_has_ended(self) -> bool:
        """Whether somebody has won."""
        return self.round.winner is not None

    def begin(self) -> None:
        """Begin a round, or go on with one, or do what a kill has left undone at its end."""
        raise NotImplementedError

    # The life of the screen

    def on_mount(self) -> None:
        """Show the round, or how it was done if that is past."""
        self.top_line.title = title(self.round.config)
        self.top_line.facts = (self.words.name,)
        self.show_round()
        if self.finished:
            self.show_results()
            return
        if self.round.moves and not self.round_has_ended:
            self.say("Welcome back; the round goes on where you left it.")
        self.begin()

    def cover(self, covered: bool) -> None:
        """Cover word and letters, or show them."""
        self.playfield.visible = not covered

    # What is shown

    def show_round(self) -> None:
        """Show where the round stands."""
        state = self.round
        self.word.pattern = state.pattern
        self.word.solution = state.word or ""
        self.gallows.allowed = state.config.guesses
        self.gallows.wrong = state.wrong
        self.alphabet.used = state.used
        self.alphabet.hits = "".join(letter for letter in state.used if letter in state.pattern)
        last = state.moves[-1].move if state.moves else None
        self.alphabet.hint = last.letter if isinstance(last, TakeHint) else ""
        self.panel.headline = headline(state)
        self._guesses.update(guesses_made(state))
        self.show_entry()

    def show_entry(self) -> None:
        """Show what is being entered."""
        raise NotImplementedError

    # The end

    def finish(self) -> None:
        """Show the end, and close the record."""
        self.stopwatch.stop()
        self.show_clock()
        self.show_round()
        self.refresh_bindings()
        self.close_record()

    def show_results(self) -> None:
        """Go on to how it was done."""
        self.give_way(
            lambda: HangmanResultsScreen(
                self.round, self.stopwatch.elapsed_ms, another=self._another, same=self._same
            )
        )

    def _same(self) -> "HangmanGameScreen":
        """Return a screen for a new round by the same rules."""
        config, table = self.round.config, self.round.candidates.table
        begun = HangmanRound(config, self.words, table.everything, blank(config.length))
        rounds, seed = self.services.rounds, self.saved.seed
        saved = SavedHangmanRound.begin_from(rounds, begun, seed, self.words)
        return type(self)(self.services, saved, self.words, self._another)
