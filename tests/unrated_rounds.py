"""Rounds whose review nobody has waited for."""

from collections.abc import Iterable

from wordarcade.engine.hangman.choices import HostKind
from wordarcade.engine.hangman.moves import GuessLetter
from wordarcade.engine.hangman.setup import HangmanSetup
from wordarcade.games.registry import GAMES
from wordarcade.services import Services
from wordarcade.support.progress import to_nobody


def leave_unrated(services: Services, seeds: Iterable[int]) -> None:
    """Lose a round of hangman for each seed by a single guess, and leave before its review."""
    play = GAMES["hangman"].play.load()
    for seed in seeds:
        setup = HangmanSetup(12, 1, HostKind.EVIL, lexicon="common", seed=seed)
        session = play.begin(services, setup, to_nobody)
        session.open()
        asked = session.state
        session.take_answer(asked, session.ask_host(GuessLetter("z"), asked, to_nobody))
        assert session.is_over
        session.settle()
