"""The evil host of the course assignment."""

from wordarcade.engine.hangman.round import HangmanRound
from wordarcade.players.hangman.host import Answer, UncommittedHost
from wordarcade.support.progress import Report


class EvilHost(UncommittedHost):
    """Keeps the largest family; among equals, the first by the order of `Family.order`."""

    def answer(
        self,
        state: HangmanRound,
        letter: str,
        report: Report = lambda _: None,  # noqa: ARG002 - there is little to think about
    ) -> Answer:
        """Return the places of the largest family."""
        return Answer(state.candidates.families(letter)[0].places)
