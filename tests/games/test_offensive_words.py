"""Offensive words count when they are typed, and nothing puts them forward."""

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.hangman.rounds import after, begun
from tests.engine.scrabble.games import table
from tests.engine.word_sets import SetOfWords
from tests.games.sessions import boggle_of, hand_of, hangman_of, word_search_of
from tests.games.training.words import lexicon_of
from tests.players.scrabble.turns import turn_in
from wordarcade.engine.boggle.config import BoggleConfig
from wordarcade.engine.boggle.setup import BoggleSetup
from wordarcade.engine.hand.config import HandConfig
from wordarcade.engine.hand.moves import PlayWord
from wordarcade.engine.hand.verdict import Scored as PlayedWord
from wordarcade.engine.hangman.choices import HostKind, Vocabulary
from wordarcade.engine.hangman.config import HangmanConfig
from wordarcade.engine.hangman.dealing import deal
from wordarcade.engine.hangman.moves import GiveUp, NameWord
from wordarcade.engine.hangman.setup import HangmanSetup
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.scrabble.moves import Pass, Place
from wordarcade.engine.scrabble.squares import CENTRE, Direction
from wordarcade.engine.verdict import Scored
from wordarcade.engine.word_search.config import WordSearchConfig
from wordarcade.engine.word_search.setup import WordSearchSetup
from wordarcade.games.boggle.play import begin
from wordarcade.games.grid_duel import side_by_side
from wordarcade.games.hangman.duel import about
from wordarcade.games.puzzles.hangman import HangmanWorkshop
from wordarcade.games.scrabble.missed import missed_in_turns
from wordarcade.games.training.choosing import Choice, Order, Wanted
from wordarcade.games.training.judging import Attempt, Verdict
from wordarcade.games.training.kinds import Kind
from wordarcade.games.training.questions import Question, question_for
from wordarcade.games.training.trainer import Trainer
from wordarcade.games.word_search.play import begin as begin_word_search
from wordarcade.lexicon.familiarity import Familiarity
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.hand.opponent import Level, opponent
from wordarcade.players.hangman.hosts import host_for
from wordarcade.players.hangman.words import reluctance
from wordarcade.players.scrabble.analysis import AnalysedTurn, Candidate
from wordarcade.screens.hangman.outcome import verdict
from wordarcade.services import Services
from wordarcade.store.cards import Card, CardId
from wordarcade.support.progress import to_nobody

OFFERS = Familiarity.shipped().offers
TIER = Familiarity.shipped().tier
SHORT = ("fuck", "piss", "shit", "arse", "duck", "hunt", "shot", "rase", "coco", "cope")


GRID = LetterGrid(4, 4, tuple("fuckpissshitarse"))
WORDS = lexicon_of(
    *("fuck", "piss", "shit", "arse", "arses", "hip", "hips", "his", "hiss", "ship", "sir", "sirs"),
    *("sip", "this", "hit", "hits", "sit"),
)


@given(st.integers(0, 2**32 - 1), st.sampled_from(Vocabulary))
def test_no_host_chooses_one(seed: int, vocabulary: Vocabulary) -> None:
    """An honest one as long as there is another, whether or not in daily use."""
    setup, words = HangmanSetup(4, host=HostKind.HONEST, vocabulary=vocabulary), SetOfWords(SHORT)
    secret = deal(setup, words, seed, reluctance(vocabulary)).secret
    assert secret is not None
    assert OFFERS(secret)


@given(
    st.integers(0, 2**32 - 1),
    st.sampled_from([HostKind.EVIL, HostKind.CUNNING, HostKind.PERFECT, HostKind.POLITE]),
)
def test_no_host_names_one(seed: int, kind: HostKind) -> None:
    """One that has chosen none, as long as another is possible; otherwise it has to."""
    state = begun(" ".join(SHORT), host=kind)
    host = host_for(state.config, state.candidates.table, seed)
    assert OFFERS(host.name_word(state))
    state = begun("fuck shit", host=kind)
    host = host_for(state.config, state.candidates.table, seed)
    assert host.name_word(state) in {"fuck", "shit"}


def test_a_word_that_a_host_has_to_name_is_not_learnt(services: Services) -> None:
    """Nor is anything said of how many people know one that somebody hides."""
    words = SetOfWords(["fuck"])
    session = hangman_of(services, HangmanConfig(4, 6, HostKind.EVIL), words)
    session.apply(GiveUp())
    assert session.settle()
    assert session.state.word == "fuck"
    assert session.missed(None) == ()
    assert not any("everybody" in told for _, told in about("fuck", words))
    assert any("everybody" in told for _, told in about("duck", words))


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("fuck duck luck shit hunt", "It could also have been HUNT, LUCK or 2 more"),
        ("buck duck hunt luck", "It could also have been BUCK, HUNT or LUCK"),
        ("fuck duck shit", "It could also have been 2 other words"),
    ],
)
def test_words_that_it_could_have_been_are_told(words: str, told: str) -> None:
    """By number, and by name where they can be named."""
    state = after(begun(words), GiveUp(), NameWord("duck"))
    assert verdict(state, None).plain.splitlines()[-1] == told


@pytest.mark.parametrize("session_of", [boggle_of, word_search_of])
def test_boards_count_them_and_offer_others(services: Services, session_of: Any) -> None:
    """They score, and are among all words; hints, goals and lessons do without them."""
    config = BoggleConfig(GRID, 3) if session_of is boggle_of else WordSearchConfig(GRID, 3)
    session = session_of(services, config, WORDS)
    solution = session.solve(to_nobody)
    session.know(solution)
    words = {getattr(word, "word", word) for word in solution.words}
    assert {"fuck", "piss", "shit"} <= words
    assert isinstance(session.play("fuck"), Scored)
    assert session.hint_order
    assert set(session.hint_order) == set(filter(OFFERS, words))
    while session.take_hint() is not None:
        pass
    assert all(OFFERS(shown.word) for shown in session.state.shown)
    cards = session.missed(solution)
    assert cards
    assert all(OFFERS(word) for _, word in cards)


@pytest.mark.parametrize("seed", range(3))
def test_real_boards_have_no_such_goals(services: Services, seed: int) -> None:
    """Whatever is dealt."""
    boggle = begin(services, BoggleSetup(seed=seed), to_nobody)
    solution = boggle.solve(to_nobody)
    boggle.know(solution)
    told = boggle.review(solution)
    named = [word.word for word in (told.best_missed, *told.well_known) if word is not None]
    search = begin_word_search(services, WordSearchSetup(seed=seed, size=20), to_nobody)
    search.know(search.solve(to_nobody))
    offered = (*solution.everyday, *boggle.hint_order, *named, *search.hint_order)
    assert all(map(OFFERS, (*offered, *search.worth_learning(99))))


def test_a_review_names_others(services: Services) -> None:
    """Its list of all missed words is complete, and the offensive ones stand last."""
    session = boggle_of(services, BoggleConfig(GRID, 3), WORDS)
    told = session.review(session.solve(to_nobody))
    missed = [word.word for word in told.missed]
    assert "fuck" in missed
    assert [OFFERS(word) for word in missed] == sorted(map(OFFERS, missed), reverse=True)
    assert told.best_missed is not None
    assert OFFERS(told.best_missed.word)
    assert all(OFFERS(word.word) for word in told.well_known)
    assert told.ending is None or all(map(OFFERS, told.ending.words))


def test_two_players_are_told_of_others(services: Services) -> None:
    """What neither found is counted in full."""
    session = boggle_of(services, BoggleConfig(GRID, 3), WORDS)

    def neither(*words: str) -> str:
        return side_by_side(("A", "B"), session, session, words, frozenset()).neither

    assert neither("piss", "nuts") == "2 words neither of you found, such as NUTS"
    assert neither("piss") == "1 word neither of you found."


def test_a_hand_hints_at_another_word(services: Services) -> None:
    """The one that earns most beside it, and no hint calls that the best."""
    session = hand_of(services, HandConfig(("fucksx",)), lexicon_of("fucks", "us", "fuck"), 1)
    session.learn(session.work(session.task_at_hand, to_nobody))
    assert session.hint() == "Good play is one word of 2 letters."
    session.hint()
    assert session.hint() == "It's US."
    assert session.named_word == "us"
    session = hand_of(services, HandConfig(("fucksx",)), lexicon_of("fucks"), 1)
    session.learn(session.work(session.task_at_hand, to_nobody))
    assert session.hint() == "No word that is left scores a point."
    assert isinstance(session.apply(PlayWord("fucks")), PlayedWord)


@pytest.mark.parametrize("level", [Level.COMMON, Level.GREEDY])
@pytest.mark.parametrize(("hand", "word"), [("fucksx", "us"), ("f*cksx", "s*ck")])
def test_opponents_play_other_words(level: Level, hand: str, word: str) -> None:
    """Nor do they play letters that may stand for one."""
    player = opponent(level, hand, lexicon_of("fuck", "fucks", "us", "sack"), TIER)
    assert player.choose(hand) == word


def test_the_coach_of_scrabble_passes_over_them() -> None:
    """Phonies too."""

    def play(word: str, equity: int) -> Candidate:
        place = Place(CENTRE, Direction.ACROSS, word.upper())
        return Candidate(place, f"8H {word.upper()}", 9, 0, equity, "")

    record = turn_in(table("CATXXSO", "DOGSYYY", bag="E" * 8), Pass())
    turns = [
        AnalysedTurn(record, play("at", 0), (play(word, 9_000),), phonies=phonies)
        for word, phonies in (("shit", ("fuck",)), ("house", ("jott",)))
    ]
    assert [card.word for card in missed_in_turns(turns, TIER)] == ["jott", "house"]


@pytest.mark.parametrize("order", Order)
@pytest.mark.parametrize(("length", "wanted"), [(4, Wanted.ALL), (4, Wanted.RARE), (5, Wanted.ALL)])
def test_the_trainer_chooses_none(
    services: Services, arcade: Lexicon, order: Order, length: int, wanted: Wanted
) -> None:
    """Of all the words of a length that there are."""
    choice = Choice(length=length, order=order, wanted=wanted)
    found = Trainer(services, arcade).find_new(choice, 10_000, {kind: frozenset() for kind in Kind})
    assert len(found) > 1000
    assert all(OFFERS(word) for _, word in found)


def asked(kind: Kind, word: str, *words: str, seen: int = 0) -> Question | None:
    """Return the question of a card, in a lexicon of some words."""
    card = Card(CardId(1), kind.value, word, seen=seen)
    return question_for(card, lexicon_of(word, *words), TIER, Random(1))


@pytest.mark.parametrize(
    ("kind", "word", "others", "answers", "also"),
    [
        (Kind.ANAGRAM, "hits", ["shit", "this"], ["this", "hits"], "shit"),
        (Kind.HOOKS, "hit", ["shit", "hits"], ["-s"], "s-"),
        (Kind.SHORT, "tag", ["fag", "wag"], ["t", "w"], "f"),
        (Kind.EXTENSIONS, "hit", ["shithead", "hitch", "hitter"], ["hitch", "hitter"], ""),
        (Kind.EXTENSIONS, "got", ["fagot", "gotten", "faggot"], ["gotten"], "fagot"),
        (Kind.HAND, "hits", ["shit"], ["hits"], "shit"),
    ],
)
def test_questions_accept_what_they_do_not_ask_for(
    kind: Kind, word: str, others: Iterable[str], answers: list[str], also: str
) -> None:
    """Offensive answers are right, though not asked for."""
    question = asked(kind, word, *others)
    assert question is not None
    assert set(answers) <= set(question.answers)
    assert all(OFFERS(question.full(answer)) for answer in question.answers)
    if also:
        assert Attempt(question).give(also) == [Verdict.ALSO]


def test_a_question_with_no_other_answer_is_not_asked() -> None:
    """But a word that somebody has chosen to learn is."""
    assert asked(Kind.HOOKS, "wat", "twat") is None
    assert asked(Kind.EXTENSIONS, "got", "fagot", "faggot") is None
    chosen = asked(Kind.ANAGRAM, "shit", "hits")
    assert chosen is not None
    assert set(chosen.answers) == {"hits", "shit"}


def test_puzzles_of_hangman_list_none(services: Services) -> None:
    """A round in which such a word is possible makes no puzzle."""
    shop = HangmanWorkshop(services, "common", to_nobody)
    for seed in range(40):
        puzzle = shop.made_up(seed, to_nobody)
        problem = None if puzzle is None else shop.problem(puzzle, to_nobody)
        assert problem is None or all(map(OFFERS, problem.best.words))
