"""Hosts: the answers of each, consistency, and determinism."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.hangman.rounds import EXAMPLE, HANDOUT, after, begun, missing
from tests.players.hangman.every_guess import ends, fewest_forced, small_lists, value
from wordarcade.engine.hangman.candidates import Family
from wordarcade.engine.hangman.choices import HostKind
from wordarcade.engine.hangman.moves import GiveUp, GuessLetter, GuessWord, NameWord
from wordarcade.engine.hangman.pattern import fits
from wordarcade.engine.hangman.round import HangmanRound, Winner
from wordarcade.players.hangman.cunning import CunningHost
from wordarcade.players.hangman.evil import EvilHost
from wordarcade.players.hangman.guesser import rate_letters
from wordarcade.players.hangman.host import Answer, Host, answered
from wordarcade.players.hangman.hosts import host_for
from wordarcade.players.hangman.prover import Prover
from wordarcade.players.hangman.proving import perfect_host, polite_host

COMPUTERS = [host for host in HostKind if host is not HostKind.PERSON]


def hosted(words: str, kind: HostKind, guesses: int = 6) -> tuple[HangmanRound, Host]:
    """Return a round and its host; an honest one has chosen the last word."""
    secret = words.rsplit(maxsplit=1)[-1] if kind is HostKind.HONEST else None
    state = begun(words, guesses, kind, secret)
    return state, host_for(state.config, state.candidates.table, seed=4)


def test_the_evil_host_keeps_the_most_words() -> None:
    """The first of the families, however the guess turns out."""
    host = EvilHost(1)
    assert host.answer(begun(HANDOUT), "e") == Answer(())
    assert host.answer(missing(begun(HANDOUT), "e"), "o") == Answer((1, 2))


def test_the_honest_host_keeps_its_word() -> None:
    """Letters, words and the name at the end are those of the word."""
    state, host = hosted("good cool hope", HostKind.HONEST)
    assert host.answer(state, "e") == Answer((3,))
    assert host.answer(state, "z") == Answer(())
    assert (host.confirms(state, "hope"), host.confirms(state, "good")) == (True, False)
    assert host.name_word(state) == "hope"


def test_a_word_is_right_only_if_no_other_is_left() -> None:
    """An evil host strikes any other and charges for it."""
    host = EvilHost(1)
    state = after(begun(), answered(GuessWord("good"), begun(), host))
    assert (state.wrong, state.wrong_words) == (1, ("good",))
    state = missing(state, "ae")
    assert list(state.candidates) == ["cool"]
    state = after(state, answered(GuessWord("cool"), state, host))
    assert state.winner is Winner.GUESSER


def test_what_the_rules_refuse_is_not_asked() -> None:
    """The host never hears of it."""

    class Deaf(EvilHost):
        def answer(self, *_: object) -> Answer:
            raise AssertionError

    state = missing(begun(), "e")
    for guess in (GuessLetter("e"), GuessLetter("é"), GuessWord("deal"), GuessWord("")):
        assert answered(guess, state, Deaf(1)) == guess


def test_a_lost_round_is_ended_with_a_word_at_random() -> None:
    """The same for the same seed; each that is left may come."""
    state = after(missing(begun(), "e"), GiveUp())
    named = {EvilHost(seed).name_word(state) for seed in range(30)}
    assert named == {"ally", "cool", "good"}
    assert EvilHost(5).name_word(state) == EvilHost(5).name_word(state)


@pytest.mark.parametrize("kind", COMPUTERS)
@given(words=small_lists, order=st.permutations("abcdefg"), allowed=st.integers(1, 8))
def test_no_host_contradicts_itself(
    kind: HostKind, words: set[str], order: list[str], allowed: int
) -> None:
    """Every pattern is that of a word, to the end, and so is the name; a seed repeats it all."""
    state, host = hosted(" ".join(words), kind, allowed)
    again, twin = hosted(" ".join(words), kind, allowed)
    for letter in order:
        if state.winner is None:
            state = after(state, answered(GuessLetter(letter), state, host))
            again = after(again, answered(GuessLetter(letter), again, twin))
        assert any(fits(word, state.pattern, state.used) for word in words)
    assert state.moves == again.moves
    assert state.winner is not None
    if state.winner is Winner.HOST:
        state = after(state, NameWord(host.name_word(state)))
        assert state.word == twin.name_word(again)
    assert state.word in words


def test_where_the_largest_family_is_not_the_best() -> None:
    """On these words three wrong guesses can be forced, of which the evil host forces two."""
    words = tuple(EXAMPLE.split())
    state, evil = hosted(EXAMPLE, HostKind.EVIL, guesses=100)
    assert value(words) == 3
    assert fewest_forced(state, evil) == 2
    prover = Prover(state.candidates.table)
    for host in (perfect_host(1, prover), polite_host(1, prover)):
        rounds = list(ends(begun(EXAMPLE, guesses=3), host))
        assert rounds
        assert all(state.winner is Winner.HOST for state in rounds)


def test_the_cunning_host_looks_further_than_the_evil_one() -> None:
    """It lets go of a larger family for one that lasts longer."""
    words = "bill dill fill gill abcd abef aceg agfd"
    state, host = hosted(words, HostKind.CUNNING)
    assert isinstance(host, CunningHost)
    assert EvilHost(1).answer(state, "i").places == ()
    shares: list[float] = []
    answer = host.answer(state, "i", shares.append)
    assert answer.places == (1,)
    assert shares == sorted(shares)
    assert all(0 <= share <= 1 for share in shares)


def test_the_cunning_host_wins_at_once_where_it_can() -> None:
    """With one wrong guess left, the one word without the letter is enough, however few it is."""
    state, host = hosted("deal tear monk", HostKind.CUNNING, guesses=1)
    assert host.answer(state, "e").places == ()
    patterns = {"".join(places) for places in product("ez", repeat=5)} - {"zzzzz"}
    state, host = hosted(" ".join((*patterns, "monks")), HostKind.CUNNING, guesses=1)
    assert host.answer(state, "e").places == ()


@given(words=small_lists, letter=st.sampled_from("abcdef"), allowed=st.integers(1, 3))
def test_the_cunning_host_leaves_no_win_for_later(
    words: set[str], letter: str, allowed: int
) -> None:
    """Whatever the words: the last wrong guess is charged as soon as some word allows it."""
    state, host = hosted(" ".join(words), HostKind.CUNNING, allowed)
    while state.left > 1:
        other = next(sign for sign in "zyx" if sign not in state.used)
        state = after(state, answered(GuessLetter(other), state, host))
    state = after(state, answered(GuessLetter(letter), state, host))
    assert (state.winner is Winner.HOST) == any(letter not in word for word in words)


@given(words=small_lists, letter=st.sampled_from("abcdef"), allowed=st.integers(2, 4))
def test_the_cunning_host_forces_as_much_as_it_seems(
    words: set[str], letter: str, allowed: int
) -> None:
    """Before the last guess no family outlasts the one it takes, all of them played out."""
    state, host = hosted(" ".join(words), HostKind.CUNNING, allowed)
    families = state.candidates.families(letter)
    lasting = {family.places: played_out(family, letter) for family in families}
    assert lasting[host.answer(state, letter).places] == max(lasting.values())


def played_out(family: Family, letter: str) -> int:
    """Return how many guesses are wrong if the evil host and the hints' guesser go on."""
    wrong, words, used = int(not family.mask), family.words, letter
    while len(words) > 1:
        used += rate_letters(words, used)[0].letter
        family = words.families(used[-1])[0]
        wrong, words = wrong + (not family.mask), family.words
    return wrong


def test_a_person_answers_without_us() -> None:
    """There is no host to be had."""
    with pytest.raises(ValueError, match="that person answers"):
        hosted(HANDOUT, HostKind.PERSON)
