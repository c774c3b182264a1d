"""A game of Scrabble on the screen."""

from collections.abc import Callable
from typing import ClassVar

from textual.binding import Binding, BindingType

from wordarcade.engine.scrabble.config import ChallengeRule
from wordarcade.engine.scrabble.moves import (
    Accept,
    Challenge,
    EndGame,
    Exchange,
    Move,
    Pass,
    Resign,
    TakeBack,
)
from wordarcade.engine.scrabble.refusals import refusal_sentence
from wordarcade.engine.scrabble.tile_set import RACK_SIZE
from wordarcade.engine.scrabble.turns import Phase
from wordarcade.engine.scrabble.verdict import Refusal, Refused
from wordarcade.games.routes import Route
from wordarcade.players.scrabble.opponents import Opponents
from wordarcade.screens.confirm import ConfirmScreen
from wordarcade.screens.menu import MenuScreen
from wordarcade.screens.scrabble.blank_letter import BlankLetterScreen
from wordarcade.screens.scrabble.ending import EndingScreen
from wordarcade.screens.scrabble.exchange import ExchangeScreen
from wordarcade.screens.scrabble.word_check import WordCheckScreen
from wordarcade.services import Services
from wordarcade.store.gcg_file import GcgFile
from wordarcade.store.scrabble_rounds import SavedScrabbleRound
from wordarcade.widgets.tone import Tone


class ScrabbleScreen(EndingScreen):
    """Where a game is played.

    Args:
        services: the collaborators.
        saved: the game, on record.
        opponents: the computer players of its lexicon.
        another: what opens a new game like this one.
        gcg: the path of the file that the game is written to as it is played, or empty.
        elapsed_ms: play time so far.
        finished: whether the game is among the finished ones already.
    """

    PART_OF_PLAY = (BlankLetterScreen, ConfirmScreen, ExchangeScreen, MenuScreen, WordCheckScreen)

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+x", "exchange", "Exchange", id="scrabble.exchange"),
        Binding("f4", "pass", "Pass", show=False, id="scrabble.pass"),
        Binding("f5", "challenge", "Challenge", id="scrabble.challenge"),
        Binding("ctrl+z", "take_back", "Take the turn back", show=False, id="scrabble.take-back"),
        Binding("f3", "next_section", "Unseen tiles", show=False, id="scrabble.unseen"),
        Binding("ctrl+e", "menu", "Menu", id="game.end"),
        Binding("ctrl+o", "pause", "Pause", show=False, id="game.pause"),
    ]

    def __init__(
        self,
        services: Services,
        saved: SavedScrabbleRound,
        opponents: Opponents,
        another: Route,
        *,
        gcg: str = "",
        elapsed_ms: int = 0,
        finished: bool = False,
    ) -> None:
        super().__init__(
            services, saved, opponents, another, elapsed_ms=elapsed_ms, finished=finished
        )
        self._file = GcgFile(gcg)

    # The life of the screen

    def on_mount(self) -> None:
        """Show the game, or how it ended if that is past, and let it go on."""
        self.show_game()
        if self.finished:
            self.show_results()
            return
        self.say(self._greeting())
        self._write_file()
        self.proceed()

    def _greeting(self) -> str:
        if self.round.moves:
            return "Welcome back; the game goes on where you left it."
        if not self.persons:
            return "The computers play by themselves; escape leaves them, and saves the game."
        return "Type a word from the cursor on; f1 tells of other ways."

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer what the rules have a use for now."""
        config = self.round.config
        needed = {
            "challenge": config.challenge is not ChallengeRule.VOID,
            "check_words": config.checker,
            "copy_code": False,
            "exchange": True,
            "hint": True,
            "menu": True,
            "pass": True,
            "pause": True,
            "take_back": config.friendly,
        }
        if action in needed:
            return needed[action] and not self.round_has_ended
        return super().check_action(action, parameters)

    def same_again(self) -> "ScrabbleScreen":
        """Return a screen for a new game with the same tiles in the bag."""
        config, lexicon = self.round.config, self.opponents.lexicon
        saved = SavedScrabbleRound.begin(self.services.rounds, config, self.saved.seed, lexicon)
        return ScrabbleScreen(self.services, saved, self.opponents, self.another)

    # Moves

    def on_entry_line_pressed(self) -> None:
        """Play what stands in the entry line."""
        self.action_submit()

    def action_submit(self) -> None:
        """Play what is laid or typed; accept the last play; after the game, show the results."""
        if self.round_has_ended:
            self.show_results()
        elif not self.my_turn():
            return
        elif self.round.phase is Phase.LAST_CHALLENGE:
            self.make_move(Accept())
        else:
            move = self.entered()
            if move is not None:
                self._consider(move)

    def _consider(self, move: Move) -> None:
        """Make a move; ask first if it may have been typed by mistake."""
        match move:
            case Pass():
                self.action_pass()
            case Resign():
                self.resign()
            case EndGame():
                self.end_game()
            case _:
                self.make_move(move)

    def move_is_made(self) -> None:
        """Show the game after a move, and write its file."""
        super().move_is_made()
        self._write_file()

    def _write_file(self) -> None:
        if fault := self._file.write(self.round):
            self.say(fault, Tone.NOTICE)

    def action_exchange(self) -> None:
        """Ask which tiles go back into the bag."""
        if not self.my_turn() or self.round.phase is not Phase.PLAY:
            return
        bag = len(self.round.position.bag)
        if bag < RACK_SIZE:
            refused = Refused(Refusal.BAG_TOO_LOW, number=bag)
            self.say(refusal_sentence(refused), Tone.REFUSED)
            return
        self.clear_entry()

        def exchange(tiles: str | None) -> None:
            if tiles and self.my_turn():
                self.make_move(Exchange(tiles))

        screen = ExchangeScreen(self.rack_order, self.round.config.tile_set, bag)
        self.show_above(screen, exchange)

    def action_pass(self) -> None:
        """Pass, after a question."""
        if self.my_turn() and self.round.phase is Phase.PLAY:
            self.ask("Pass? The turn earns nothing.", "Pass", Pass())

    def action_challenge(self) -> None:
        """Doubt the last play."""
        if self.my_turn():
            self.make_move(Challenge())

    def action_take_back(self) -> None:
        """Go back to before the last turn of a person, the computers' answers included."""
        if not self.playable():
            return
        moves = self.round.moves_since(self.persons)
        if moves:
            self.make_move(TakeBack(moves))
        else:
            self.say("There is no turn of yours to take back.", Tone.REFUSED)

    def action_menu(self) -> None:
        """Ask what to do instead of playing a word."""
        if not self.playable():
            return
        options: list[tuple[str, Callable[[], None]]] = []
        if self.own_turn and self.round.phase is Phase.PLAY:
            options += [
                ("Play the tiles that are laid", self.action_submit),
                ("Swap tiles", self.action_exchange),
                ("Skip this turn", self.action_pass),
                ("Resign", self.resign),
            ]
        options.append(("End the game for all", self.end_game))
        self.show_above(MenuScreen("Menu", options), lambda chosen: chosen() if chosen else None)

    def action_step_back(self) -> None:
        """Take the tiles back; with none laid, leave for home: the game is saved."""
        if self.is_entering or self.picked is not None:
            self.clear_entry()
        else:
            self.leave()
