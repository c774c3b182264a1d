"""Questions and answers: what is asked for of a word, and how well it was known."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.training.words import lexicon_of
from wordarcade.games.training.judging import Attempt, Verdict
from wordarcade.games.training.kinds import Kind
from wordarcade.games.training.questions import NO, YES, Question, Way, question_for, validity
from wordarcade.games.training.scheduling import Rating
from wordarcade.games.training.sentences import verdicts_sentence
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.store.cards import Card, CardId

WORDS = lexicon_of(
    *("eat", "ate", "tea", "eta", "heat", "beat", "eats", "seat", "eaten", "eaters", "qi", "qis"),
    *("za", "zax", "retinas", "nastier", "seating", "treat", "retreat"),
)


def ask(kind: Kind, word: str, lexicon: Lexicon = WORDS, seen: int = 0) -> Question:
    """Return the question of a card."""
    card = Card(CardId(1), kind.value, word, seen=seen)
    question = question_for(card, lexicon, len, Random(1))
    assert question is not None
    return question


def rated(question: Question, *answers: str, took_ms: int = 60_000) -> Rating:
    """Return how well a word was known, by the answers given."""
    attempt = Attempt(question)
    for answer in answers:
        attempt.give(answer)
    return attempt.rating(took_ms)


def test_each_kind_asks_for_what_it_should() -> None:
    """By example: what is shown, and all answers."""
    assert ask(Kind.ANAGRAM, "eat").shown == "aet"
    assert set(ask(Kind.ANAGRAM, "eat").answers) == {"eat", "ate", "tea", "eta"}
    assert ask(Kind.HOOKS, "eat").answers == ("b-", "h-", "s-", "-s")
    assert (ask(Kind.SHORT, "za").shown, ask(Kind.SHORT, "za").answers) == ("?a", ("z",))
    assert ask(Kind.SHORT, "eat", seen=5).shown == "ea?"
    assert set(ask(Kind.EXTENSIONS, "eat").answers) == {"eaten", "eaters", "treat"}
    assert ask(Kind.HANGMAN, "treat").shown == "?????"
    assert ask(Kind.HANGMAN, "treat").answers == ("t", "r", "e", "a")
    hand = ask(Kind.HAND, "treat")
    assert len(hand.shown) == 7
    assert "treat" in hand.answers
    assert ask(Kind.VALID, "qi").answers == (YES,)
    assert ask(Kind.VALID, "qii").answers == (NO,)


def test_words_of_another_lexicon_are_not_asked_for() -> None:
    """Nor are kinds that a newer version knows."""
    for kind in set(Kind) - {Kind.VALID}:
        assert question_for(Card(CardId(1), kind, "xyzzy"), WORDS, len, Random(1)) is None
    assert question_for(Card(CardId(1), "bluff", "eat"), WORDS, len, Random(1)) is None
    assert question_for(Card(CardId(1), "extensions", "zax"), WORDS, len, Random(1)) is None


@pytest.mark.parametrize(
    ("kind", "word", "typed", "answers"),
    [
        (Kind.ANAGRAM, "eat", " Tea, ATE tea", ["tea", "ate"]),
        (Kind.HOOKS, "eat", "bh-s", ["b-", "h-", "-s"]),
        (Kind.HOOKS, "eat", "heat eats", ["h-", "-s"]),
        (Kind.HOOKS, "eat", "-s", ["-s"]),
        (Kind.SHORT, "za", "za", ["z"]),
        (Kind.SHORT, "za", "qz", ["q", "z"]),
        (Kind.HANGMAN, "treat", "et x", ["e", "t", "x"]),
        (Kind.VALID, "qi", "Y", [YES]),
    ],
)
def test_what_is_typed_in_a_line(kind: Kind, word: str, typed: str, answers: list[str]) -> None:
    """Words, letters or hooks, in whichever form."""
    assert ask(kind, word).read(typed) == answers


def test_answers_are_right_wrong_or_none() -> None:
    """Nothing counts twice, and what is no answer costs nothing."""
    attempt = Attempt(ask(Kind.ANAGRAM, "eat"))
    said = attempt.give("tea", "tea", "tae", "t1", "", "tae")
    assert said[:3] == [Verdict.RIGHT, Verdict.AGAIN, Verdict.WRONG]
    assert said[3:] == [Verdict.NO_ANSWER, Verdict.NO_ANSWER, Verdict.AGAIN]
    assert (attempt.found, attempt.wrong) == (["tea"], ["tae"])
    hooks = Attempt(ask(Kind.HOOKS, "eat"))
    assert hooks.give("b-", "z", "-ss") == [
        Verdict.RIGHT,
        Verdict.NO_ANSWER,
        Verdict.NO_ANSWER,
    ]


def test_a_wrong_word_beside_the_last_right_one_counts() -> None:
    """In whichever order they are typed; of guesses, what ends the word is the last."""
    for typed in (("zax", "qzx"), ("qzx", "zax")):
        attempt = Attempt(ask(Kind.ANAGRAM, "zax"))
        verdicts = dict(zip(typed, attempt.give(*typed), strict=True))
        assert verdicts == {"zax": Verdict.RIGHT, "qzx": Verdict.WRONG}
        assert attempt.wrong == ["qzx"]
        told, looks_like = verdicts_sentence(verdicts, attempt.question, WORDS)
        assert told == "QZX is not in the few lexicon. ZAX."
        assert looks_like is Verdict.WRONG
    guesses = Attempt(ask(Kind.HANGMAN, "treat"))
    assert guesses.give(*"treaz")[-1] is Verdict.NO_ANSWER
    assert not guesses.wrong


def test_the_player_says_that_there_are_no_other_words() -> None:
    """That would be told by an end after the last one; a wrong word after it is a mistake."""
    for kind in (Kind.ANAGRAM, Kind.HAND):
        attempt = Attempt(ask(kind, "treat"))
        attempt.give(*attempt.question.answers)
        assert (attempt.missed, attempt.is_complete) == ((), False)
        assert attempt.give("xqz") == [Verdict.WRONG]
    best_known = Attempt(ask(Kind.EXTENSIONS, "eat"))
    best_known.give(*best_known.question.answers)
    assert best_known.is_complete, "nobody can know how many of them are asked for"


def test_six_wrong_guesses_end_a_word() -> None:
    """As all right ones do; then nothing more is taken."""
    lost = Attempt(ask(Kind.HANGMAN, "treat"))
    for letter in "bcdfgh":
        lost.give(letter)
    assert lost.is_complete
    assert lost.give("t") == [Verdict.NO_ANSWER]
    assert lost.pattern == "?????"
    won = Attempt(ask(Kind.HANGMAN, "treat"))
    for letter in "trea":
        won.give(letter)
    assert (won.is_complete, won.pattern) == (True, "treat")


def test_how_well_a_word_was_known() -> None:
    """By example, as the rule says."""
    anagram, hooks = ask(Kind.ANAGRAM, "eat"), ask(Kind.HOOKS, "eat")
    assert rated(anagram, "eat", "ate", "tea", "eta", took_ms=9_000) is Rating.EASY
    assert rated(anagram, "eat", "ate", "tea", "eta") is Rating.GOOD
    assert rated(anagram, "eat", "ate", "tea") is Rating.GOOD
    assert rated(anagram, "eat", "ate", "tea", "x", "y") is Rating.HARD
    assert rated(anagram, "eat") is Rating.HARD
    assert rated(anagram, "ate", "tea", "eta") is Rating.AGAIN
    assert rated(hooks, "b-", "h-", "s-", "-s") is Rating.GOOD
    assert rated(hooks, "b-", "h-", "-s") is Rating.HARD
    assert rated(hooks, "b-", "h-", "-s", "x-", "y-") is Rating.AGAIN
    assert rated(ask(Kind.HANGMAN, "treat"), *"trea") is Rating.EASY
    assert rated(ask(Kind.HANGMAN, "treat"), *"trxyzea") is Rating.GOOD
    assert rated(ask(Kind.HANGMAN, "treat"), *"trxyzwea") is Rating.HARD
    assert rated(ask(Kind.HANGMAN, "treat"), *"tr") is Rating.AGAIN
    assert rated(validity("qi", valid=True), YES, took_ms=900) is Rating.EASY
    assert rated(validity("qi", valid=True), YES) is Rating.GOOD
    assert rated(validity("qi", valid=True), NO, took_ms=900) is Rating.AGAIN
    assert rated(validity("qi", valid=True)) is Rating.AGAIN


def test_no_hooks_is_an_answer() -> None:
    """A word without any is known by whoever types none."""
    none = ask(Kind.HOOKS, "zax")
    assert none.answers == ()
    assert not Attempt(none).is_complete
    assert rated(none).known
    assert rated(none, "b-") is Rating.AGAIN


@given(
    kind=st.sampled_from(list(Kind)),
    word=st.sampled_from(list(WORDS)),
    typed=st.lists(st.text("abehinqrstz- ,?é1", max_size=9), max_size=6),
)
def test_any_text_is_an_answer_or_none(kind: Kind, word: str, typed: list[str]) -> None:
    """Whatever is typed, right ones are among the answers, and the figures add up."""
    question = question_for(Card(CardId(1), kind.value, word), WORDS, len, Random(1))
    if question is None:
        return
    attempt = Attempt(question)
    for text in typed:
        for answer in question.read(text):
            attempt.give(answer)
    assert set(attempt.found) <= set(question.answers)
    assert not set(attempt.wrong) & set(question.answers)
    assert len(attempt.found) + len(attempt.missed) == len(question.answers)
    assert attempt.rating(1_000) in Rating
    if question.way is Way.WORDS:
        assert all(question.full(each) in WORDS for each in question.answers)


@pytest.mark.parametrize(
    ("question", "typed", "why"),
    [
        (ask(Kind.ANAGRAM, "tea"), "beat", "there is no B in these letters"),
        (ask(Kind.ANAGRAM, "eaters"), "treat", "these letters have only one T"),
        (ask(Kind.ANAGRAM, "eaters"), "eat", "doesn't use all of these letters"),
        (ask(Kind.EXTENSIONS, "eat"), "seat", "not two or three letters longer"),
        (ask(Kind.EXTENSIONS, "eat"), "qis", "neither begins nor ends with EAT"),
        (
            Question(Kind.HAND, "seating", "aeginst", "", Way.WORDS, ("seating",)),
            "eats",
            "has fewer than 7 letters",
        ),
    ],
)
def test_a_word_that_does_not_fit_is_told_why(question: Question, typed: str, why: str) -> None:
    """What is wrong with it, rather than that it is not wanted."""
    given = dict(zip([typed], Attempt(question).give(typed), strict=True))
    told, verdict = verdicts_sentence(given, question, WORDS)
    assert (told, verdict) == (f"{typed.upper()} is a word, but {why}.", Verdict.WRONG)
