"""The questions before a move other than a placement, and the menu of such moves."""

from collections.abc import Callable, Iterator
from typing import Final

from wordarcade.engine.scrabble.adjustments import Ending
from wordarcade.engine.scrabble.moves import Challenge, EndGame, Exchange, Move, Pass, Resign
from wordarcade.engine.scrabble.refusals import refusal_sentence
from wordarcade.engine.scrabble.sheet import EntryKind
from wordarcade.games.scrabble.session import ScrabbleSession
from wordarcade.screens.asking import ask, ask_first
from wordarcade.screens.confirm import ConfirmScreen
from wordarcade.screens.menu import MenuScreen
from wordarcade.screens.scrabble.area import ScrabbleArea
from wordarcade.screens.scrabble.challenge import challenge_question
from wordarcade.screens.scrabble.exchange import ExchangeScreen
from wordarcade.screens.scrabble.opinion import word_of
from wordarcade.screens.scrabble.stage import Stage
from wordarcade.screens.scrabble.turns import Turns
from wordarcade.widgets.tone import Tone

_Option = tuple[str, str, Callable[[], object]]
"""Of a menu: its letter, which never changes, its text, and what it does."""

_UNRATED: Final = "The game gets no rating."

_WANTED: Final = frozenset({Ending.AGREED, Ending.RESIGNED, Ending.SOLVED})
"""The endings that are no news to whoever has just agreed to them."""


class Questions:
    """Asks before what cannot be undone, or may have been chosen by mistake.

    Args:
        session: the game in play.
        stage: its screen.
        turns: makes the moves.
        area: where the player lays tiles.
    """

    def __init__(
        self, session: ScrabbleSession, stage: Stage, turns: Turns, area: ScrabbleArea
    ) -> None:
        self._session: Final = session
        self._stage: Final = stage
        self._turns: Final = turns
        self._area: Final = area

    def consider(self, move: Move) -> None:
        """Make a move that was typed; ask first if it may have been typed by mistake."""
        match move:
            case Pass():
                self.pass_turn()
            case Resign():
                self.resign()
            case EndGame():
                self.end_game()
            case _:
                self._turns.make(move)

    def exchange(self) -> None:
        """Ask which tiles go back into the bag."""
        session = self._session
        if not self._turns.mine():
            return
        refused = session.exchange_refusal
        if refused is not None:
            self._stage.say(refusal_sentence(refused), Tone.REFUSED)
            return

        self._area.clear()

        def answered(tiles: str | None) -> None:
            if tiles and self._turns.mine():
                self._turns.make(Exchange(tiles))

        game = session.state
        screen = ExchangeScreen(
            self._area.laying.rack_order, game.config.distribution, len(game.position.bag)
        )
        self._stage.show_above(screen, answered)

    def challenge(self) -> None:
        """Challenge the last play, after a question; where there is none, the rules say so."""
        session = self._session
        if not self._turns.mine():
            return
        state, asked = session.state, session.state
        play = state.sheet[-1] if state.sheet else None
        if not session.has_challenges or play is None or play.kind is not EntryKind.PLAY:
            self._turns.make(Challenge())
            return

        def make() -> None:
            if session.still_stands(asked) and self._turns.mine():
                self._turns.make(Challenge())

        ask(self._stage, challenge_question(state), make)

    def pass_turn(self) -> None:
        """Pass, after a question."""
        if not self._turns.mine():
            return
        if not self._session.placing:
            self._turns.make(Pass())  # the rules say why not
        elif self._session.state.config.par is None:
            self._ask("Pass? You score nothing this turn.", "Pass", Pass())
        else:
            self._ask(
                "Give up? It uses your one try and scores 0. You'll see the best play.",
                "Give up",
                Pass(),
            )

    def resign(self) -> None:
        """Resign, after a question."""
        if self._turns.mine():
            self._ask(f"Resign? You lose the game. {_UNRATED}", "Resign", Resign())

    def end_game(self) -> None:
        """End the game for all, after a question."""
        if self._stage.playable():
            question = "End the game for everyone? Each player loses the points left on the rack."
            if self._session.state.config.par is None:
                question += f" {_UNRATED}"
            self._ask(question, "End it", EndGame())

    def _ask(self, question: str, yes: str, move: Move) -> None:
        asked = self._session.state

        def make() -> None:
            if self._session.still_stands(asked) and self._stage.playable():
                self._turns.make(move)
                if self._session.closed and self._session.state.ending in _WANTED:
                    self._stage.show_results()

        dialogue = ConfirmScreen(question, yes=yes, no="Keep playing")
        ask_first(self._stage, self._session.services, dialogue, make)

    def menu(self) -> None:
        """Ask what to do instead of playing a word."""
        if self._stage.playable():
            offered = list(self._options())
            options = [(text, act) for _, text, act in offered]
            letters = "".join(letter for letter, _, _ in offered)
            self._stage.show_above(
                MenuScreen("Menu", options, letters=letters),
                lambda chosen: chosen() if chosen else None,
            )

    def _options(self) -> Iterator[_Option]:
        """Yield what can be done now, and nothing that would be refused."""
        session, laying = self._session, self._area.laying
        own = session.own_turn
        if own and session.placing and laying.place is not None and laying.stands:
            word = word_of(laying.place, session.state.board)
            yield "p", f"Play {word}", self._stage.submit
        if own and session.accepting:
            yield "a", "Accept the last play", self._stage.submit
        if own and session.may_challenge:
            yield "c", "Challenge the last play", self.challenge
        if laying.draft.tiles:
            yield "t", "Take the tiles back", self._area.clear
        if own and session.placing:
            yield "h", "Get a hint", self._stage.action_hint
        if session.state.config.par is not None:
            yield "g", "Give up", self.pass_turn
        else:
            yield from self._options_of_game(own=own)

    def _options_of_game(self, *, own: bool) -> Iterator[_Option]:
        """Yield what can be done in a game, but not in a puzzle."""
        session = self._session
        if own and session.placing:
            if session.exchange_refusal is None:
                yield "x", "Exchange tiles", self.exchange
            yield "s", "Pass this turn", self.pass_turn
        if session.state.config.friendly and session.taking_back.moves:
            yield "u", "Undo your last turn", self._stage.action_take_back
        if own and session.placing:
            yield "r", "Resign", self.resign
        yield "e", "End the game for everyone", self.end_game
