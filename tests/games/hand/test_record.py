"""Hand games saved as they are played, resumed and finished."""

from contextlib import closing
from dataclasses import replace

import pytest

from tests.games.sessions import elsewhere, hand_of
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
    TakeHint,
)
from wordarcade.engine.hand.setup import HandSetup
from wordarcade.engine.hand.turns import Phase
from wordarcade.engine.hand.verdict import Refusal, Refused, Scored
from wordarcade.games.hand.record import Yardstick, figures
from wordarcade.services import Services
from wordarcade.store.errors import GameTakenError
from wordarcade.store.games import GameStore
from wordarcade.support.progress import to_nobody

LEXICON = lexicon_of({"part", "ice", "out", "dad"})
ONE_WORD = lexicon_of({"part"})
CONFIG = HandConfig(("aci*prt", "dd*lout"), "abcdefghijklmnopqrstuvwxyz")


def test_a_game_goes_on_in_another_process(services: Services) -> None:
    """What was on record before the process ended is the whole game, offers and all."""
    saved = hand_of(services, CONFIG, LEXICON, 5)
    saved.apply(Decline())
    assert saved.apply(PlayWord("part")) == Scored("part", 114, "aci*prt", "ci*")
    saved.apply(EndHand())
    assert saved.apply(PlayWord("ice")) == Refused(Refusal.OFFER_OPEN)
    saved.apply(Decline())
    saved.apply(SubstituteLetter("l"))
    services.games.close()
    with closing(GameStore(services.locations.games_database, services.clock)) as again:
        resumed = elsewhere(services._replace(games=again), saved)
        record = again.load(saved.id)
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


def test_a_hand_on_record_does_not_depend_on_how_hands_are_dealt(services: Services) -> None:
    """The letters themselves are on record, and those that a substitution draws."""
    config = deal(HandSetup(hands=2, opponent="greedy"), 9)
    saved = hand_of(services, config, LEXICON, 9)
    written = services.games.load(saved.id).header.config
    assert written == {
        "hands": list(config.hands),
        "drawn": config.drawn,
        "opponent": "greedy",
        "own": False,
    }


def test_a_finished_game_is_summed_up(services: Services) -> None:
    """Scores, words, offers used, and what was possible if that is known."""
    saved = hand_of(services, CONFIG, LEXICON, 5)
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
        saved.apply(move)
    assert saved.state.phase is Phase.OVER
    saved.close(Yardstick((198, 120)))
    assert services.games.load(saved.id).header.summary == {
        "score": 204,
        "scores": [114, 90],
        "hands": 2,
        "words": 3,
        "not_valid": 1,
        "best_word": "part",
        "best_word_score": 114,
        "substituted": True,
        "replayed": True,
        "hints": 0,
        "possible_score": 318,
        "own": False,
        "variant": "game of 2 of 7",
        "possible": 318,
        "won": None,
        "best_move": "PART",
        "worst_move": "",
        "rating": 64,
        "counts": True,
    }


@pytest.mark.parametrize(("rival", "won"), [(113, True), (114, None), (115, False), (None, None)])
def test_whoever_has_more_than_the_opponent_has_won(
    services: Services, rival: int | None, won: bool | None
) -> None:
    """As many points are a tie; without an opponent, or before its score is known, nobody wins."""
    config = replace(CONFIG, hands=CONFIG.hands[:1], opponent="greedy")
    session = hand_of(services, config, LEXICON, 5)
    for move in (Decline(), PlayWord("part"), EndGame()):
        session.apply(move)
    assert figures(session.state, Yardstick(rival=rival)).won is won


def test_the_wildcard_counts_as_its_letter(services: Services) -> None:
    """A word is found, too, with a vowel that the wildcard stands for."""
    session = hand_of(services, CONFIG, LEXICON, 5)
    session.apply(Decline())
    session.apply(PlayWord("p*rt"))
    assert figures(session.state, None).words == ("part",)


def test_a_wildcard_that_may_be_several_letters_is_the_likeliest(services: Services) -> None:
    """Whoever typed TAK* has found TAKE, not the rare word that comes first."""
    lexicon = services.lexicons.open("arcade")
    session = hand_of(services, HandConfig(("tak*",)), lexicon, 5)
    session.apply(PlayWord("tak*"))
    found = figures(session.state, None)
    assert (found.words, found.best_move) == (("take",), "TAK*")


def test_a_word_that_hints_have_named_is_no_find(services: Services) -> None:
    """It was if they told less: how long it is, and what it earns."""
    for hints, found in ((2, ("part",)), (3, ())):
        session = hand_of(services, HandConfig(("aci*prt",)), ONE_WORD, 5)
        for _ in range(hints):
            session.apply(TakeHint())
        session.apply(PlayWord("part"))
        assert figures(session.state, None).words == found


def test_a_game_with_hints_sets_no_record(services: Services) -> None:
    """They are saved with it, wherever the game goes on."""
    saved = hand_of(services, HandConfig(("pa*rt",)), ONE_WORD, 5)
    saved.learn(saved.work(saved.task_at_hand, to_nobody))
    assert [saved.hint() for _ in range(2)] == [
        "Best play throws 1 letter away first.",
        "A word of 4 letters follows.",
    ]
    saved.apply(PlayWord("part"))
    resumed = elsewhere(services, saved)
    assert resumed.state.hints == ("pa*rt", "pa*rt")
    resumed.apply(EndHand())
    resumed.close()
    record = services.games.load(saved.id)
    assert [made.move for made in record.moves] == [
        {"hint": "next word"},
        {"hint": "next word"},
        {"play": "part"},
        {"end": "hand"},
    ]
    summary = record.header.summary
    assert summary is not None
    assert (summary["hints"], summary["counts"]) == (2, False)


def test_a_hint_that_tells_nothing_new_is_none(services: Services) -> None:
    """The last one is told again, and so is that there is no word."""
    saved = hand_of(services, HandConfig(("pa*rt",)), ONE_WORD, 5)
    saved.learn(saved.work(saved.task_at_hand, to_nobody))
    told = [saved.hint() for _ in range(4)]
    assert told[2:] == ["Throw * away."] * 2
    saved.apply(PlayWord("part"))
    assert [saved.hint(), saved.hint()] == ["There's no word in *."] * 2
    assert saved.state.hints == ("pa*rt", "pa*rt", "pa*rt")


def test_a_hint_tells_that_no_word_scores(services: Services) -> None:
    """The wildcard alone may be a word, of no points."""
    saved = hand_of(services, HandConfig(("*xz",)), lexicon_of({"a"}), 3)
    saved.learn(saved.work(saved.task_at_hand, to_nobody))
    assert saved.hint() == "No word that is left scores a point."
    assert saved.state.hints == ()


def test_a_single_hand_is_named_by_its_letters(services: Services) -> None:
    """And may end without a word, and without the optimum being known."""
    saved = hand_of(services, HandConfig(("cows*z",)), LEXICON, 5)
    assert services.games.load(saved.id).header.caption == "6 letters, 0 points"
    saved.apply(EndHand())
    saved.close()
    summary = services.games.load(saved.id).header.summary
    assert summary is not None
    assert (summary["best_word"], summary["possible_score"]) == ("", None)


def test_two_processes_do_not_mix_their_moves(services: Services) -> None:
    """Whoever comes second is told, and the game stays as the first left it."""
    first = hand_of(services, CONFIG, LEXICON, 5)
    second = elsewhere(services, first)
    first.apply(Decline())
    assert second.apply(SubstituteLetter("c")) is None
    assert isinstance(second.lost, GameTakenError)
    assert second.state.phase is Phase.SUBSTITUTION
