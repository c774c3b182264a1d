"""The session of a hangman round in which the player guesses."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from threading import Lock
from typing import Self

from wordarcade.engine.hangman.choices import HostKind
from wordarcade.engine.hangman.moves import GiveUp, Guess, Move, NameWord, TakeHint
from wordarcade.engine.hangman.round import HangmanRound, Winner
from wordarcade.engine.hangman.setup import HangmanSetup
from wordarcade.engine.hangman.share import share_code
from wordarcade.engine.hangman.verdict import Verdict
from wordarcade.games.hangman.next_level import next_level
from wordarcade.games.hangman.rating import assessment
from wordarcade.games.hangman.record import RECORD
from wordarcade.games.hangman.reviewing import reviews
from wordarcade.games.rating import Assessment
from wordarcade.games.routes import NewGameRoute
from wordarcade.games.session import GameSession
from wordarcade.games.training.kinds import Kind, kind_for
from wordarcade.games.training.missed import Missed
from wordarcade.lexicon.familiarity import Familiarity
from wordarcade.players.hangman.hint import HINT_BUDGET, Hint, hint_for
from wordarcade.players.hangman.hint_sentences import hint_sentence
from wordarcade.players.hangman.host import Host, answered
from wordarcade.players.hangman.hosts import host_for
from wordarcade.players.hangman.known_values import known_values
from wordarcade.players.hangman.value import Appraiser, GameValue
from wordarcade.services import Services
from wordarcade.store.records import GameHeader
from wordarcade.support.progress import Report

__all__ = ["HangmanSession", "Hint"]


class HangmanSession(GameSession[HangmanRound, Move, Verdict]):
    """A round whose host is asked in a thread.

    If the round has moved on or ended meanwhile, the host's answer is dropped. A guess without
    an answer is not saved: a player who leaves has not made it.

    Args:
        services: the app's services.
        state: the current round.
        seed: of the word that is chosen, or named at the end.
        setup: the choices behind it.
        saved: the header of the saved round that is resumed; None for a new one.
    """

    RECORD = RECORD
    HINTS = (TakeHint,)

    def __init__(
        self,
        services: Services,
        state: HangmanRound,
        seed: int,
        setup: HangmanSetup,
        saved: GameHeader | None = None,
    ) -> None:
        super().__init__(services, state, seed, saved)
        self._setup = setup
        self._asking = Lock()  # a host serves one thread at a time

    @cached_property
    def _host(self) -> Host:
        """The host."""
        return host_for(self.state.config, self.state.candidates.table, self.seed)

    @cached_property
    def _appraiser(self) -> Appraiser:
        """The appraiser of safe letters."""
        return Appraiser(self.state.candidates.table)

    def _still_stands(self, asked: HangmanRound) -> bool:
        """Return whether the round has neither changed since `asked` nor ended."""
        return self.playable and asked.candidates is self.state.candidates

    # Guesses

    def prepare_host(self) -> None:
        """Get the host ready, so that its first answer does not tell who it is by being slow.

        Call it in a thread.
        """
        with self._asking:
            self._host.prepare()

    def ask_host(self, guess: Guess, asked: HangmanRound, report: Report) -> Guess:
        """Return a guess completed with the host's answer; call it in a thread.

        Args:
            guess: as `read_guess` returns it.
            asked: the round when the guess was made.
            report: called with the share of thinking done; an exception it raises stops it.
        """
        with self._asking:
            return answered(guess, asked, self._host, report)

    def take_answer(self, asked: HangmanRound, guess: Guess) -> Verdict | None:
        """Make a guess that has the host's answer; None if the round has moved on meanwhile."""
        return self.apply(guess) if self._still_stands(asked) else None

    def give_up(self) -> bool:
        """Give up the round; return whether that succeeded."""
        return self.playable and self.apply(GiveUp()) is not None

    def settle(self) -> bool:
        """Name the word of a finished round, and close it; return whether that succeeded."""
        named = self.state.word is not None
        if not named and self.apply(NameWord(self._host.name_word(self.state))) is None:
            return False
        self.close()
        return self.closed

    # Hints

    @property
    def hint_cost(self) -> str:
        """What a hint costs, in a short sentence."""
        return "Your streak won't grow with a hint."

    def look_for_hint(self, asked: HangmanRound, report: Report) -> Hint:
        """Return a good letter, and why; call it in a thread.

        Args:
            asked: the round when the hint was asked for.
            report: called with the share done; an exception it raises stops the work.
        """
        return hint_for(asked, self._appraiser, HINT_BUDGET, report)

    def take_hint(self, asked: HangmanRound, hint: Hint) -> str | None:
        """Save a hint, unless it repeats the last one, and return its sentence.

        Returns:
            The sentence; None if the round has moved on since the request.
        """
        if not self._still_stands(asked):
            return None
        taken, moves = TakeHint(hint.letter.letter), self.state.moves
        if not (moves and moves[-1].move == taken) and self.apply(taken) is None:
            return None
        return hint_sentence(hint)

    # What came of it

    def missed(self, solution: object) -> Sequence[tuple[str, str]]:
        """Return the word if it was not guessed; what a person has hidden is between the two.

        An offensive word is not worth learning.
        """
        del solution
        state = self.state
        if (
            state.word is None
            or state.winner is Winner.GUESSER
            or state.config.host is HostKind.PERSON
            or not Familiarity.shipped().offers(state.word)
        ):
            return ()
        return (Missed(kind_for(state.word, Kind.HANGMAN), state.word),)

    def assess(self, report: Report) -> Assessment | None:
        """Return the rating of the guesses; None if a person has hidden the word."""
        if self.state.config.host is HostKind.PERSON or self.state.config.free:
            return None
        *_, (last, _) = reviews(self.state, report)
        return assessment(self.state, last)

    # Other rounds like this one

    @property
    def code(self) -> str | None:
        """The share code of the round, or None where a person hides the word."""
        if self.state.config.host is HostKind.PERSON or self.state.config.free:
            return None
        return share_code(self.state.config, self.state.lexicon.identity)

    @property
    def worth_repeating(self) -> bool:
        """Whether the same round can be played again: not for a word that the player knows."""
        return not self.state.config.host.commits

    @property
    def another(self) -> NewGameRoute:
        """The route to a new round by the same choices."""
        return NewGameRoute("hangman", replace(self._setup, seed=None), ask=False)

    @property
    def harder(self) -> HangmanSetup | None:
        """The next level, for a word found without hints that a host knew; else None."""
        won = self.state.winner is Winner.GUESSER
        if not won or self.hinted or self.is_daily or self.state.config.free:
            return None
        return next_level(self._setup, self._worth)

    @cached_property
    def _worth(self) -> GameValue | None:
        """The game value of all words of the length; None if unknown."""
        return known_values(self.state.lexicon).get(self.state.config.length)

    def again(self) -> Self:
        """Return the session of a new round by the same rules."""
        state = HangmanRound.begin(self.state.config, self.state.lexicon)
        return type(self)(self.services, state, self.seed, self._setup)
