"""Hand games saved as they are played, resumed and finished."""

from pathlib import Path

import pytest

from tests.lexicon.test_lexicon import lexicon_of
from wordarcade.engine.hand.config import HandConfig
from wordarcade.engine.hand.dealing import deal
from wordarcade.engine.hand.moves import (
    Decline,
    EndGame,
    EndHand,
    PlayWord,
    ReplayHand,
    SubstituteLetter,
)
from wordarcade.engine.hand.setup import HandSetup
from wordarcade.engine.hand.turns import Phase
from wordarcade.engine.hand.verdict import Refusal, Refused, Scored
from wordarcade.store.errors import RoundTakenError
from wordarcade.store.hand_rounds import SavedHandRound
from wordarcade.store.rounds import RoundStore

LEXICON = lexicon_of({"part", "ice", "out", "dad"})
CONFIG = HandConfig(("aci*prt", "dd*lout"), "abcdefghijklmnopqrstuvwxyz")


def test_a_game_goes_on_in_another_process(store: RoundStore, database: Path) -> None:
    """What was on record before the process ended is the whole game, offers and all."""
    saved = SavedHandRound.begin(store, CONFIG, 5, LEXICON)
    saved.apply(Decline(), 10)
    assert saved.apply(PlayWord("part"), 100) == Scored("part", 114, "aci*prt", "ci*")
    saved.apply(EndHand(), 200)
    assert saved.apply(PlayWord("ice"), 250) == Refused(Refusal.OFFER_OPEN)
    saved.apply(Decline(), 300)
    saved.apply(SubstituteLetter("l"), 400)
    store.close()
    again = RoundStore(database, store._clock)
    record = again.load(saved.id)
    resumed = SavedHandRound.resume(again, record, LEXICON)
    assert resumed.state == saved.state
    assert resumed.state.attempt.hand == "dd*aout"
    assert record.header.caption == "hand 2 of 2, 114 points"
    assert [made.move for made in record.moves] == [
        {"decline": "offer"},
        {"play": "part"},
        {"end": "hand"},
        {"decline": "offer"},
        {"substitute": "l"},
    ]
    again.close()


def test_a_hand_on_record_does_not_depend_on_how_hands_are_dealt(store: RoundStore) -> None:
    """The letters themselves are on record, and those that a substitution draws."""
    config = deal(HandSetup(hands=2, opponent="greedy"), 9)
    saved = SavedHandRound.begin(store, config, 9, LEXICON)
    written = store.load(saved.id).header.config
    assert written == {
        "hands": list(config.hands),
        "drawn": config.drawn,
        "opponent": "greedy",
        "own": False,
    }


def test_a_finished_game_is_summed_up(store: RoundStore) -> None:
    """Scores, words, offers used, and what was possible if that is known."""
    saved = SavedHandRound.begin(store, CONFIG, 5, LEXICON)
    for move in (
        Decline(),
        PlayWord("part"),
        PlayWord("cc"),
        EndHand(),
        ReplayHand(),
        EndHand(),
        SubstituteLetter("l"),
        PlayWord("d*d"),
        PlayWord("out"),
        EndGame(),
    ):
        saved.apply(move, 100)
    assert saved.state.phase is Phase.OVER
    saved.finish(900, (198, 120))
    assert store.load(saved.id).header.summary == {
        "score": 204,
        "scores": [114, 90],
        "hands": 2,
        "words": 3,
        "not_valid": 1,
        "best_word": "part",
        "best_word_score": 114,
        "substituted": True,
        "replayed": True,
        "possible_score": 318,
    }


def test_a_single_hand_is_named_by_its_letters(store: RoundStore) -> None:
    """And may end without a word, and without the optimum being known."""
    saved = SavedHandRound.begin(store, HandConfig(("cows*z",)), 5, LEXICON)
    assert store.load(saved.id).header.caption == "6 letters, 0 points"
    saved.apply(EndHand(), 100)
    saved.finish(100, None)
    summary = store.load(saved.id).header.summary
    assert summary is not None
    assert (summary["best_word"], summary["possible_score"]) == ("", None)


def test_two_processes_do_not_mix_their_moves(store: RoundStore) -> None:
    """Whoever comes second is told, and the game stays as the first left it."""
    first = SavedHandRound.begin(store, CONFIG, 5, LEXICON)
    second = SavedHandRound.resume(store, store.load(first.id), LEXICON)
    first.apply(Decline(), 100)
    with pytest.raises(RoundTakenError):
        second.apply(SubstituteLetter("c"), 100)
    assert second.state.phase is Phase.SUBSTITUTION
