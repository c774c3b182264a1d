"""A game of hands: its turns, its offers, refusals, and replay."""

import json
from collections.abc import Sequence
from string import ascii_lowercase

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.word_sets import SetOfWords
from wordarcade.engine.hand.config import HandConfig
from wordarcade.engine.hand.game import HandGame
from wordarcade.engine.hand.moves import (
    Decline,
    EndGame,
    EndHand,
    Move,
    PlayWord,
    ReplayHand,
    SubstituteLetter,
    TakeHint,
    move_from_json,
    move_to_json,
)
from wordarcade.engine.hand.turns import Phase
from wordarcade.engine.hand.verdict import (
    Discarded,
    Noted,
    Refusal,
    Refused,
    Scored,
    Substituted,
)
from wordarcade.engine.rounds import TimedMove

WORDS = SetOfWords(["part", "ice", "out", "dad", "cows", "fix", "at", "it"])
DRAWN = "a" + "".join(letter for letter in ascii_lowercase if letter != "a")


def single(hand: str = "cows*z") -> HandGame:
    """Return a single hand."""
    return HandGame.begin(HandConfig((hand,)), WORDS)


def game(*hands: str) -> HandGame:
    """Return a game of hands."""
    return HandGame.begin(HandConfig(hands or ("aci*prt", "dd*lout"), DRAWN), WORDS)


def after(state: HandGame, *moves: Move) -> HandGame:
    """Return the game after moves that must be accepted."""
    for move in moves:
        outcome = state.apply(move)
        assert not isinstance(outcome.verdict, Refused)
        state = outcome.round
    return state


FIRST_HAND = (Decline(), PlayWord("part"), PlayWord("ic*"))
SECOND_HAND = (Decline(), SubstituteLetter("l"), PlayWord("out"), EndHand())


def test_the_example_of_the_problem_set() -> None:
    """198, then 27, replayed to 90: 288."""
    state = after(game(), *FIRST_HAND)
    assert (state.scores, state.phase) == ((198,), Phase.REPLAY)
    state = after(state, *SECOND_HAND)
    assert (state.scores, state.phase) == ((198, 27), Phase.REPLAY)
    state = after(state, ReplayHand(), PlayWord("d*d"), PlayWord("out"), EndHand())
    assert (state.scores, state.score, state.phase) == ((198, 90), 288, Phase.OVER)
    assert [attempt.hand for attempt in state.attempts] == ["aci*prt", "dd*aout", "dd*aout"]


def test_the_better_attempt_counts() -> None:
    """A replay that goes worse takes nothing away."""
    state = after(game("aci*prt"), *FIRST_HAND, ReplayHand(), EndHand())
    assert (state.score, state.phase) == (198, Phase.OVER)


def test_the_substitution_is_offered_until_it_is_used() -> None:
    """Before each hand; after it was used, hands start at once."""
    state = after(game("cat", "cat", "cat"), Decline(), EndHand(), Decline())
    assert (state.phase, state.attempt.number) == (Phase.SUBSTITUTION, 1)
    state = after(state, SubstituteLetter("C"), EndHand(), Decline())
    assert (state.phase, state.attempt.number, state.attempt.hand) == (Phase.PLAY, 2, "cat")
    assert state.attempts[1].hand == "bat"


def test_the_replay_is_offered_until_it_is_used() -> None:
    """After each hand; the replay itself cannot be substituted in."""
    state = after(game("cat", "tac"), Decline(), EndHand(), ReplayHand())
    assert state.phase is Phase.PLAY
    state = after(state, EndHand())
    assert (state.phase, state.attempt.hand) == (Phase.SUBSTITUTION, "tac")
    assert after(state, Decline(), EndHand()).phase is Phase.OVER


def test_a_single_hand_offers_nothing() -> None:
    """It is played, and then over."""
    state = single()
    assert state.phase is Phase.PLAY
    assert after(state, EndHand()).phase is Phase.OVER


def test_a_word_that_is_valid_scores() -> None:
    """The verdict tells what stays in the hand."""
    outcome = single().apply(PlayWord("COWS"), 40)
    assert outcome.verdict == Scored("cows", 198, "cows*z", "*z")
    assert outcome.round.attempt.left == "*z"
    assert outcome.round.moves == (TimedMove(PlayWord("COWS"), 40),)


@pytest.mark.parametrize(
    ("meant", "kept"), [("cows", "cows"), ("caws", ""), ("cxws", ""), ("part", ""), ("", "")]
)
def test_what_the_wildcard_was_meant_as_is_kept(meant: str, kept: str) -> None:
    """If it makes a word; it changes no points."""
    move = PlayWord("c*ws", meant)
    assert move_from_json(json.loads(json.dumps(move_to_json(move)))) == move
    assert single().apply(move).verdict == Scored("c*ws", 176, "cows*z", "oz", kept)


def test_a_word_that_is_not_valid_loses_its_letters() -> None:
    """And earns nothing."""
    outcome = single().apply(PlayWord("c*wz"))
    assert outcome.verdict == Discarded("c*wz", "cows*z", "os")
    assert (outcome.round.score, outcome.round.attempt.left) == (0, "os")


@pytest.mark.parametrize("word", ["hid", "123", "   ", "é", "k" * 10_000])
def test_a_word_of_other_letters_changes_nothing(word: str) -> None:
    """It is not valid, costs nothing, and is not put down."""
    state = single()
    outcome = state.apply(PlayWord(word))
    assert outcome.round is state
    assert outcome.verdict == Discarded(word, "cows*z", "cows*z")


def test_a_smaller_hand_makes_words_dearer() -> None:
    """The rule counts the letters in the hand when the word is played."""
    at_once = after(single("cowszz"), PlayWord("cows"))
    later = after(single("cowszz"), PlayWord("zz"), PlayWord("cows"))
    assert (at_once.score, later.score) == (9 * 22, 9 * 28)


def test_a_hand_without_letters_is_over() -> None:
    """Whether the last word was valid or not."""
    assert after(single("cows"), PlayWord("cows")).phase is Phase.OVER
    assert after(single("cows"), PlayWord("scow")).phase is Phase.OVER


def test_ending_the_game_leaves_the_score() -> None:
    """What has been played counts; hands to come do not."""
    state = after(game(), Decline(), PlayWord("part"), EndGame())
    assert (state.phase, state.scores) == (Phase.OVER, (114,))
    assert after(game(), EndGame()).score == 0


@pytest.mark.parametrize(
    ("moves", "settled"),
    [
        ((EndGame(),), 1),
        ((*FIRST_HAND, EndGame()), 1),
        ((*FIRST_HAND, Decline(), EndGame()), 1),
        ((*FIRST_HAND, Decline(), Decline(), PlayWord("out"), EndGame()), 2),
        ((*FIRST_HAND, Decline(), Decline(), EndHand(), Decline()), 2),
    ],
)
def test_a_hand_not_begun_is_not_settled(moves: Sequence[Move], settled: int) -> None:
    """Whoever ends the game early loses nothing by the hand just dealt."""
    assert after(game(), *moves).settled == settled


@pytest.mark.parametrize(
    ("before", "move", "refusal"),
    [
        ((), PlayWord("part"), Refusal.OFFER_OPEN),
        ((), EndHand(), Refusal.OFFER_OPEN),
        ((), TakeHint(), Refusal.NO_HINT),
        ((), ReplayHand(), Refusal.NO_REPLAY),
        ((), SubstituteLetter("x"), Refusal.NOT_IN_HAND),
        ((), SubstituteLetter("ci"), Refusal.NOT_IN_HAND),
        ((), SubstituteLetter(""), Refusal.NOT_IN_HAND),
        ((), SubstituteLetter("7"), Refusal.NOT_IN_HAND),
        ((), SubstituteLetter("*"), Refusal.WILDCARD_STAYS),
        ((Decline(),), PlayWord(""), Refusal.NO_WORD),
        ((Decline(),), Decline(), Refusal.NO_OFFER),
        ((Decline(),), SubstituteLetter("a"), Refusal.NO_SUBSTITUTION),
        ((Decline(),), ReplayHand(), Refusal.NO_REPLAY),
        (FIRST_HAND, PlayWord("part"), Refusal.OFFER_OPEN),
        (FIRST_HAND, SubstituteLetter("a"), Refusal.NO_SUBSTITUTION),
        ((EndGame(),), PlayWord("part"), Refusal.GAME_OVER),
        ((EndGame(),), EndGame(), Refusal.GAME_OVER),
    ],
)
def test_what_cannot_be_done_is_refused(
    before: tuple[Move, ...], move: Move, refusal: Refusal
) -> None:
    """With the reason, and nothing changes: a refused letter does not use up the substitution."""
    state = after(game(), *before)
    outcome = state.apply(move)
    assert outcome.verdict == Refused(refusal)
    assert outcome.round is state


def test_a_hand_of_the_whole_alphabet_has_nothing_to_draw() -> None:
    """There is no letter that it does not have."""
    state = game(ascii_lowercase)
    assert state.apply(SubstituteLetter("q")).verdict == Refused(Refusal.NONE_TO_DRAW)


def test_a_substitution_says_what_came() -> None:
    """The letter that went, and the new one."""
    verdict = game("dd*lout").apply(SubstituteLetter("d")).verdict
    assert verdict == Substituted("d", "a")


moves = st.one_of(
    st.text(st.sampled_from("acidprtlou*x1"), max_size=8).map(PlayWord),
    st.sampled_from("acl*x").map(SubstituteLetter),
    st.sampled_from([PlayWord("part"), EndHand(), ReplayHand(), Decline(), Decline(), TakeHint()]),
)


@given(st.lists(st.tuples(moves, st.integers(0, 9))), st.booleans())
def test_replaying_the_moves_gives_the_game(entries: list[tuple[Move, int]], stopped: bool) -> None:
    """Configuration and accepted moves, through JSON, bring back the same value."""
    state = game("aci*prt", "dd*lout", "tip*")
    for move, elapsed_ms in [*entries, *([(EndGame(), 9)] if stopped else [])]:
        outcome = state.apply(move, elapsed_ms)
        accepted = outcome.round is not state
        assert len(outcome.round.moves) == len(state.moves) + accepted
        assert outcome.round.score >= state.score
        state = outcome.round
    config = HandConfig.from_json(json.loads(json.dumps(state.config.to_json())))
    written = [
        TimedMove(move_from_json(move_to_json(timed.move)), timed.elapsed_ms)
        for timed in state.moves
    ]
    assert HandGame.replay(config, WORDS, written) == state


@given(st.lists(moves))
def test_each_offer_is_used_once(entries: list[Move]) -> None:
    """And no hand is played more than twice."""
    state = game("aci*prt", "dd*lout", "tip*")
    verdicts = []
    for move in entries:
        outcome = state.apply(move)
        state = outcome.round
        verdicts.append(outcome.verdict)
    assert sum(isinstance(verdict, Substituted) for verdict in verdicts) <= 1
    assert len(state.attempts) == state.attempt.number + 1 + state.replayed
    assert all(set(play.left) <= set(play.hand) for a in state.attempts for play in a.plays)


@pytest.mark.parametrize(
    "data", [{}, {"play": 3}, {"end": "no such"}, {"decline": 1}, {"substitute": None}]
)
def test_what_is_no_move_is_refused(data: dict[str, object]) -> None:
    """A record that describes no move is an error, not a guess."""
    with pytest.raises(ValueError, match="Not a move"):
        move_from_json(data)


def test_an_offer_declined_is_noted() -> None:
    """It is a move like others."""
    outcome = game().apply(Decline())
    assert outcome.verdict == Noted()
    assert len(outcome.round.moves) == 1
