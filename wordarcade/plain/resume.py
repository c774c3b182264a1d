"""Going on with a round on record in line mode, whichever game it is of."""

from collections.abc import Callable, Mapping
from typing import Final

from wordarcade.plain.boggle import resume_boggle
from wordarcade.plain.dialogue import Dialogue
from wordarcade.plain.hand import resume_hand
from wordarcade.plain.hangman import resume_hangman
from wordarcade.plain.scrabble import resume_scrabble
from wordarcade.plain.word_search import resume_word_search
from wordarcade.services import Services
from wordarcade.store import (
    boggle_rounds,
    hand_rounds,
    hangman_rounds,
    scrabble_rounds,
    word_search_rounds,
)
from wordarcade.store.errors import StoreError
from wordarcade.store.records import RoundId

_RESUME: Final[Mapping[str, Callable[[Services, RoundId, Dialogue], None]]] = {
    boggle_rounds.GAME: resume_boggle,
    hand_rounds.GAME: resume_hand,
    hangman_rounds.GAME: resume_hangman,
    scrabble_rounds.GAME: resume_scrabble,
    word_search_rounds.GAME: resume_word_search,
}


def resume_round(services: Services, round_id: RoundId, dialogue: Dialogue) -> None:
    """Play a round on record to the end.

    Raises:
        LeavingError: the player has left; the round is saved.
        LexiconError: the lexicon cannot be had.
        StoreError: there is no such round, it is finished, it cannot go on, or this version has no
            such game.
    """
    header = services.rounds.load(round_id).header
    if header.finished:
        raise StoreError(
            f"Round {round_id} is finished; look at it with 'wordarcade games show {round_id}'."
        )
    resume = _RESUME.get(header.game)
    if resume is None:
        raise StoreError("This round is of a game that this version of wordarcade does not have.")
    resume(services, round_id, dialogue)
