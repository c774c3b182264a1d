"""A round of hangman: guesses, refusals, the end, and replay."""

import json
import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.hangman.rounds import after, begun, missing
from wordarcade.engine.hangman.choices import HostKind
from wordarcade.engine.hangman.config import HangmanConfig
from wordarcade.engine.hangman.moves import (
    GiveUp,
    GuessLetter,
    GuessWord,
    Move,
    NameWord,
    TakeBack,
    TakeHint,
    move_from_json,
    move_to_json,
    read_guess,
)
from wordarcade.engine.hangman.pattern import fits
from wordarcade.engine.hangman.round import ContradictionError, HangmanRound, Winner
from wordarcade.engine.hangman.verdict import Noted, Placed, Refusal, Refused, WordJudged
from wordarcade.engine.rounds import TimedMove


def test_the_example_of_the_handout() -> None:
    """E is nowhere and costs a guess, O is twice in the middle and costs none."""
    state = missing(begun(), "e")
    assert (state.pattern, state.wrong, list(state.candidates)) == (
        "----",
        1,
        ["ally", "cool", "good"],
    )
    outcome = state.apply(GuessLetter("o", (1, 2)), 70)
    assert outcome.verdict == Placed("o", (1, 2))
    state = outcome.round
    assert (state.pattern, state.wrong, list(state.candidates)) == ("-oo-", 1, ["cool", "good"])
    assert (state.used, state.missed, state.left) == ("eo", "e", 5)
    assert state.moves[-1] == TimedMove(GuessLetter("o", (1, 2)), 70)


def test_the_guesser_wins_with_the_last_letter() -> None:
    """The word is then known, and there is nothing to name."""
    state = after(missing(begun(), "e"), GuessLetter("o", (1, 2)), GuessLetter("d", (3,)))
    assert state.winner is None
    state = after(state, GuessLetter("g", (0,)))
    assert (state.winner, state.word, list(state.candidates)) == (Winner.GUESSER, "good", ["good"])
    assert state.apply(NameWord("good")).verdict == Refused(Refusal.GAME_OVER, "good", 4)


def test_the_host_wins_with_the_last_wrong_guess() -> None:
    """That guess is applied first; the word that is named agrees with it."""
    state = missing(begun(guesses=2), "ea")
    assert (state.winner, state.word, state.left) == (Winner.HOST, None, 0)
    assert list(state.candidates) == ["cool", "good"]
    assert after(state, NameWord("cool")).word == "cool"
    assert state.apply(NameWord("ally")).verdict == Refused(Refusal.DOES_NOT_FIT, "ally", 4)
    with pytest.raises(ContradictionError, match="FOOL contradicts"):
        state.apply(NameWord("fool"))


def test_giving_up_loses() -> None:
    """A word that is still possible is named."""
    state = after(missing(begun(), "e"), GiveUp())
    assert (state.winner, state.wrong) == (Winner.HOST, 1)
    assert after(state, NameWord("good")).word == "good"


def test_a_wrong_word_is_struck() -> None:
    """It costs a guess, and cannot be named later."""
    outcome = begun(guesses=1).apply(GuessWord("good"))
    assert outcome.verdict == WordJudged("good", right=False)
    state = outcome.round
    assert (state.wrong_words, state.wrong, state.winner) == (("good",), 1, Winner.HOST)
    assert "good" not in state.candidates
    assert state.apply(NameWord("good")).verdict == Refused(Refusal.DOES_NOT_FIT, "good", 4)


def test_the_right_word_wins() -> None:
    """Whatever else was possible."""
    state = after(begun(), GuessWord("hope", right=True))
    assert (state.winner, state.word, state.pattern) == (Winner.GUESSER, "hope", "hope")
    assert list(state.candidates) == ["hope"]


@pytest.mark.parametrize(
    ("typed", "refusal"),
    [
        ("", Refusal.NOT_A_GUESS),
        ("é", Refusal.NOT_A_GUESS),
        ("1", Refusal.NOT_A_GUESS),
        ("-", Refusal.NOT_A_GUESS),
        ("ab", Refusal.NOT_A_GUESS),
        ("e" * 10_000, Refusal.NOT_A_GUESS),
        ("go0d", Refusal.NOT_A_GUESS),
        ("góód", Refusal.NOT_A_GUESS),
        ("\N{LATIN SMALL LETTER LONG S}", Refusal.NOT_A_GUESS),
        ("E", Refusal.ALREADY_GUESSED),
        ("o", Refusal.ALREADY_GUESSED),
        ("COOL", Refusal.ALREADY_GUESSED),
        ("food", Refusal.NOT_A_WORD),
        ("deal", Refusal.DOES_NOT_FIT),
        ("ally", Refusal.DOES_NOT_FIT),
    ],
)
def test_what_is_no_guess_is_refused_without_charge(typed: str, refusal: Refusal) -> None:
    """With a sentence; the round stays what it was."""
    state = after(missing(begun(), "e"), GuessLetter("o", (1, 2)), GuessWord("cool"))
    guess = read_guess(typed)
    outcome = state.apply(guess)
    assert outcome.round is state
    assert outcome.verdict == state.refusal(guess)
    assert isinstance(outcome.verdict, Refused)
    assert outcome.verdict.refusal is refusal
    assert "{" not in outcome.verdict.sentence


def test_nothing_can_be_done_out_of_turn() -> None:
    """No word is named while the round runs, nothing is guessed once it is over."""
    assert begun().apply(NameWord("good")).verdict == Refused(Refusal.NOT_LOST, "good", 4)
    over = after(begun(), GiveUp())
    moves = (GuessLetter("a"), GuessWord("good"), TakeHint("a"), GiveUp())
    for move in moves:
        verdict = over.apply(move).verdict
        assert isinstance(verdict, Refused)
        assert verdict.refusal is Refusal.GAME_OVER


@pytest.mark.parametrize(
    "moves",
    [
        (GuessLetter("e"), GuessLetter("o"), GuessLetter("a")),
        (GuessLetter("o", (0,)),),
        (GuessLetter("o", (1, 2)), GuessLetter("d", (2,))),
        (GuessLetter("o", (4,)),),
        (GuessLetter("o", (-1,)),),
        (GuessLetter("e"), GuessLetter("o", (1, 2)), GuessWord("good"), GuessWord("cool")),
    ],
)
def test_a_host_is_held_to_what_it_said(moves: tuple[Move, ...]) -> None:
    """An answer that leaves no word is an error, not a round."""
    with pytest.raises(ContradictionError):
        after(begun(), *moves)


def test_a_record_that_the_rules_refuse_is_an_error() -> None:
    """It is not another round instead."""
    state = begun()
    twice = [TimedMove(GuessLetter("e"), 1), TimedMove(GuessLetter("e"), 2)]
    with pytest.raises(ContradictionError, match="You already tried E"):
        HangmanRound.replay(state.config, state.lexicon, twice)


def test_a_proof_stays_proved() -> None:
    """Later answers that say nothing of it do not take it back."""
    state = after(begun(), GuessLetter("e", proved=True), GuessLetter("o", (1, 2)))
    assert state.proved
    assert not missing(begun(), "e").proved


def test_a_person_may_hide_a_word_that_is_in_no_list() -> None:
    """Then no word is left, and the round goes on; the person names it in the end."""
    state = after(
        begun(guesses=2, host=HostKind.PERSON),
        GuessLetter("e", (1,)),
        GuessLetter("t", (0, 3)),
        GuessLetter("o"),
    )
    assert not state.candidates
    state = after(state, GuessLetter("a"))
    assert state.winner is Winner.HOST
    assert after(state, NameWord("text")).word == "text"
    assert isinstance(state.apply(NameWord("teat")).verdict, Refused)
    assert isinstance(state.apply(NameWord("texts")).verdict, Refused)


def test_a_person_takes_answers_back() -> None:
    """The round is as it was before the answer, also if that has ended it; all moves are kept."""
    start = begun(guesses=2, host=HostKind.PERSON)
    one = after(start, GuessLetter("e"))
    two = after(one, GuessLetter("o", (1, 2)), TakeBack())
    assert replace(two, moves=one.moves) == one
    assert [timed.move for timed in two.standing] == [GuessLetter("e")]
    assert len(two.course()) == 2
    for end in (GuessLetter("o"), GiveUp()):
        lost = after(two, end)
        assert lost.winner is Winner.HOST
        again = after(lost, TakeBack(), TakeBack())
        assert replace(again, moves=()) == start
        assert HangmanRound.replay(again.config, again.lexicon, again.moves) == again
    nothing = Refused(Refusal.NOTHING_TO_UNDO, "", 4)
    assert start.apply(TakeBack()).verdict == nothing
    assert after(one, GuessWord("cool", right=True)).apply(TakeBack()).verdict == nothing
    assert missing(begun(), "e").apply(TakeBack()).verdict == nothing


def test_a_hint_is_noted() -> None:
    """It costs nothing, and is a move like others."""
    outcome = begun().apply(TakeHint("o"))
    assert outcome.verdict == Noted()
    assert (outcome.round.wrong, len(outcome.round.moves)) == (0, 1)


guesses = st.sampled_from("abcdeéfgh1") | st.text("abcd", max_size=4)


@given(
    st.sets(st.text("abcd", min_size=3, max_size=3), min_size=1), st.lists(guesses), st.randoms()
)
def test_replaying_the_moves_gives_the_round(
    words: set[str], typed: list[str], rng: random.Random
) -> None:
    """Whatever the host answers: each pattern is that of a word, and JSON brings it all back."""
    state = begun(" ".join(words), guesses=4)
    for text in typed:
        guess = read_guess(text)
        if state.refusal(guess) is None and isinstance(guess, GuessLetter):
            family = rng.choice(state.candidates.families(guess.letter))
            guess = GuessLetter(guess.letter, family.places, rng.random() < 0.2)
        elif isinstance(guess, GuessWord):
            guess = GuessWord(guess.word, right=len(state.candidates) == 1)
        state = state.apply(guess, 5).round
        fitting = {word for word in words if fits(word, state.pattern, state.used)}
        assert set(state.candidates) == (
            {state.word} if state.winner is Winner.GUESSER else fitting - set(state.wrong_words)
        )
        assert state.candidates
        assert state.wrong == len(state.missed) + len(state.wrong_words)
    if state.winner is None:
        state = after(state, GiveUp())
    if state.word is None:
        state = after(state, NameWord(state.candidates[0]))
    first, *others = state.course()
    assert (first.moves, first.pattern, len(first.candidates)) == ((), "---", len(words))
    assert [len(other.moves) for other in others] == list(range(1, len(state.moves) + 1))
    assert [first, *others][-1] == state
    config = HangmanConfig.from_json(json.loads(json.dumps(state.config.to_json())))
    written = json.loads(json.dumps([move_to_json(timed.move) for timed in state.moves]))
    again = [
        TimedMove(move_from_json(data), timed.elapsed_ms)
        for data, timed in zip(written, state.moves, strict=True)
    ]
    assert HangmanRound.replay(config, state.lexicon, again) == state


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"letter": "e"},
        {"letter": "e", "places": ["x"], "proved": False},
        {"letter": "e", "places": 3, "proved": False},
        {"letter": 3, "places": [], "proved": False},
        {"word": "good"},
        {"end": "no such"},
        {"hint": None},
        {"named": 1},
    ],
)
def test_what_is_no_move_is_refused(data: dict[str, object]) -> None:
    """A record that describes no move is an error, not a guess."""
    with pytest.raises(ValueError, match="Not a move"):
        move_from_json(data)
