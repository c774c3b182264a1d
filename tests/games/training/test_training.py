"""Sessions and decks: what is asked when, what is saved, and what is told of it."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest

from tests.games.training.words import lexicon_of
from wordarcade.games.training.choosing import (
    EXTRA,
    NEW_A_DAY,
    Choice,
    Order,
    Wanted,
    cards_for,
)
from wordarcade.games.training.decks import DeckError, add_word, checked_name, known_deck, read_deck
from wordarcade.games.training.inventing import Inventor, avoided_parts
from wordarcade.games.training.kinds import Kind
from wordarcade.games.training.missed import WORTH_LEARNING, missed_in_hands, missed_on_grid
from wordarcade.games.training.overview import Strength
from wordarcade.games.training.questions import NO, YES
from wordarcade.games.training.scheduling import Memory, Rating, Schedule
from wordarcade.games.training.sentences import back_text
from wordarcade.games.training.session import TrainingSession
from wordarcade.games.training.trainer import Trainer
from wordarcade.games.training.word_list import WordOrder
from wordarcade.lexicon.lexicon import ALPHABET, Lexicon
from wordarcade.services import Services
from wordarcade.store.cards import CardFilter
from wordarcade.support.clock import ManualClock

NOW = datetime(2026, 1, 1, tzinfo=UTC)
_ODD_WORDS = (
    *("qaid", "zaxes", "zein", "ouph", "qanat", "tranq", "faqir", "qoph", "hertz", "jazzy"),
)


@pytest.fixture
def trainer(services: Services, arcade: Lexicon) -> Trainer:
    """The deck of the default lexicon, with chance the same every time."""
    return Trainer(services._replace(new_seed=lambda: 7), arcade)


def put(trainer: Trainer, kind: Kind, *words: str, deck: str = "boggle") -> None:
    """Put words into the deck."""
    cards = [(kind.value, word) for word in words]
    trainer.services.games.cards.add(trainer.lexicon.source, deck, cards)


def answered(session: TrainingSession, *, known: bool) -> None:
    """Answer the question that is asked."""
    assert session.current is not None
    if known:
        for answer in session.current.question.answers:
            session.give(answer)
    session.rate()


# When words come back


def test_a_word_that_was_missed_comes_back_soon() -> None:
    """After ten minutes; known then, the better it is known the later."""
    schedule = Schedule()
    missed = schedule.after(None, Rating.AGAIN, NOW)
    assert missed.due == NOW + timedelta(minutes=10)
    later = missed.due
    known = schedule.after(missed, Rating.GOOD, later)
    assert known.due >= later + timedelta(days=1)
    due = [each.due for each in schedule.choices(known, known.due).values()]
    assert due == sorted(due)
    assert schedule.after(missed, Rating.GOOD, later) == known
    assert schedule.recall(known, later) == 1
    assert 0 < schedule.recall(known, later + timedelta(days=60)) < 0.9


def test_a_clock_that_was_set_back_does_no_harm() -> None:
    """A word seen in the future is asked for like any other."""
    ahead = Memory("review", None, 5.0, 5.0, NOW + timedelta(days=9), NOW + timedelta(days=14))
    assert Schedule().recall(ahead, NOW) == 1
    assert Schedule().after(ahead, Rating.GOOD, NOW).due > NOW


def test_when_a_word_is_back_is_told_as_people_say_it() -> None:
    """Minutes today, then tomorrow, then dates."""
    noon = datetime(2026, 1, 1, 12).astimezone().astimezone(UTC)
    told = [
        back_text(noon + timedelta(**ahead), noon)
        for ahead in ({"minutes": 10}, {"hours": 3}, {"days": 1}, {"days": 9}, {"days": 400})
    ]
    assert told == ["in 10 min", "in 3 h", "tomorrow", "Sat 10 Jan", "Fri 5 Feb 2027"]
    late = datetime(2026, 1, 1, 23, 55).astimezone().astimezone(UTC)
    assert back_text(late + timedelta(minutes=10), late) == "in 10 min"


# Sessions


def test_a_session_asks_what_is_due_and_saves_each_answer(
    trainer: Trainer, clock: ManualClock
) -> None:
    """Who leaves in the middle has lost nothing; what was missed is due again."""
    put(trainer, Kind.ANAGRAM, "etui", "retsina", "quartz")
    session = trainer.session(Choice())
    assert (session.total, session.number) == (3, 1)
    answered(session, known=False)
    answered(session, known=True)
    assert [each.rating.known for each in session.answered] == [False, True]
    overview = trainer.overview()
    assert (overview.due, overview.new, overview.reviewed, overview.known) == (1, 1, 2, 1)
    assert overview.next_due == clock.now() + timedelta(minutes=10)
    clock.advance(601)
    again = trainer.session(Choice())
    assert [again.card and again.card.word, again.total] == ["etui", 2]
    assert (again.history[0].rating, again.decks) == (1, ("boggle",))
    once_more = trainer.once_more(session.missed)
    assert (once_more.total, once_more.card and once_more.card.missed) == (1, 1)


def test_the_time_cuts_no_answer(trainer: Trainer, clock: ManualClock) -> None:
    """After five minutes the last question is answered, and no other is asked."""
    put(trainer, Kind.ANAGRAM, "etui", "quartz")
    session = trainer.session(Choice())
    clock.advance(301)
    assert (session.left_ms, session.share_done) == (0, 0)
    answered(session, known=True)
    assert session.current is None
    assert len(session.answered) == 1


def test_the_clock_stands_while_answers_are_read(trainer: Trainer, clock: ManualClock) -> None:
    """Also for the next question; the bar counts questions, not time."""
    put(trainer, Kind.ANAGRAM, "etui", "quartz")
    session = trainer.session(Choice())
    assert session.share_done == 0
    clock.advance(10)
    session.stop()
    clock.advance(400)
    assert (session.elapsed_ms, session.took_ms, session.left_ms) == (10_000, 10_000, 290_000)
    assert session.share_done == 0.5
    session.rate()
    assert session.current is not None
    clock.advance(5)
    assert (session.elapsed_ms, session.took_ms, session.share_done) == (15_000, 5_000, 0.5)
    session.rate()
    assert (session.share_done, session.elapsed_ms) == (1, 15_000)


def test_a_word_set_aside_never_returns(trainer: Trainer) -> None:
    """Neither today nor in any figure."""
    put(trainer, Kind.ANAGRAM, "etui", "quartz")
    session = trainer.session(Choice())
    session.set_aside()
    assert session.card is not None
    assert session.card.word == "quartz"
    assert trainer.overview().total == 1


def test_a_word_comes_back_as_it_was(trainer: Trainer) -> None:
    """From being set aside, and from being deleted, with its decks and reviews."""
    put(trainer, Kind.ANAGRAM, "etui", "quartz")
    answered(trainer.session(Choice()), known=True)
    before, now = trainer.words(WordOrder.DUE), trainer.services.clock.now()
    for row in before:
        trainer.set_aside(row.listed, aside=True)
    assert trainer.overview().total == 0
    assert {row.state(now) for row in trainer.words(WordOrder.WORD)} == {"set aside"}
    for row in before:
        trainer.set_aside(row.listed, aside=False)
    deleted = [trainer.delete(row.listed) for row in before]
    assert trainer.words(WordOrder.DUE) == ()
    for each in deleted:
        trainer.restore(each)
    assert trainer.words(WordOrder.DUE) == before
    assert trainer.overview().reviewed == 1


def test_half_of_the_words_to_be_told_are_invented(trainer: Trainer) -> None:
    """Saying yes to everything does not help; invented words are nobody's cards."""
    put(trainer, Kind.VALID, *_ODD_WORDS)
    due = trainer.overview().due
    session, invented = trainer.session(Choice()), 0
    while session.current is not None:
        assert session.number == len(session.answered) + 1
        assert sum(session.to_come.values()) == session.total - session.number
        question = session.current.question
        assert (question.word in trainer.lexicon) == (question.answers == (YES,))
        if session.card is None:
            invented += 1
            assert question.answers == (NO,)
            assert session.comes_back(Rating.GOOD) is None
        session.give(YES)
        session.rate()
    assert 3 <= invented <= 30
    assert len(session.answered) == 10 + invented
    assert session.total == len(session.answered)
    assert due == 10
    assert session.known == 10
    assert [each.card for each in session.missed] == [None] * invented, "what fooled the player"
    assert trainer.once_more(session.missed).total == 0
    assert trainer.overview().reviewed == 10


def test_a_day_brings_some_new_words(trainer: Trainer, clock: ManualClock) -> None:
    """More only for those who begin again when nothing is due."""
    words = list(trainer.lexicon.of_length(5))[:100]
    put(trainer, Kind.HOOKS, *words)
    session = trainer.session(Choice())
    assert session.total == trainer.overview().due == NEW_A_DAY
    while session.current is not None:
        session.rate(Rating.EASY)
    assert trainer.overview().due == 0
    assert trainer.session(Choice()).total == EXTRA
    clock.advance(24 * 3600)
    assert trainer.overview().due == NEW_A_DAY


def test_choices_narrow_and_order_a_session(trainer: Trainer) -> None:
    """By deck, kind, length, letters, familiarity and probability."""
    put(trainer, Kind.ANAGRAM, "quartz", "retina", "zebra", "etui")
    put(trainer, Kind.VALID, "qaid", deck="q without u")

    def asked(choice: Choice) -> list[str]:
        found, session = [], trainer.session(choice)
        while session.card is not None or session.current is not None:
            found += [] if session.card is None else [session.card.word]
            session.rate(Rating.GOOD)
        # As if nothing had happened.
        trainer.services.games.cards.forget(trainer.lexicon.source, "boggle")
        put(trainer, Kind.ANAGRAM, "quartz", "retina", "zebra", "etui")
        return found

    assert asked(Choice(deck="q without u")) == ["qaid"]
    assert asked(Choice((Kind.ANAGRAM,), length=6)) == ["quartz", "retina"]
    assert asked(Choice(letters="Z")) == ["quartz", "zebra"]
    assert asked(Choice(length=6, order=Order.PROBABLE)) == ["retina", "quartz"]
    assert asked(Choice((Kind.ANAGRAM,), order=Order.ALPHABET))[0] == "etui"
    assert asked(Choice((Kind.ANAGRAM,), wanted=Wanted.RARE)) == ["etui"]
    assert "etui" not in asked(Choice((Kind.ANAGRAM,), wanted=Wanted.EVERYDAY))


def test_new_words_are_chosen_from_the_lexicon(trainer: Trainer) -> None:
    """Each once, in the order wanted, as questions that they have answers to."""
    choice = Choice((Kind.VALID,), length=3, order=Order.PROBABLE)
    found = trainer.find_new(choice, 3, trainer.known())
    assert [kind for kind, _ in found] == ["valid"] * 3
    assert ("valid", "ate") in trainer.find_new(choice, 20, trainer.known())
    assert trainer.add(choice, found) == 3
    assert not set(found) & set(trainer.find_new(choice, 3, trainer.known()))
    assert trainer.overview().decks == {"chosen": 3}
    short = trainer.find_new(Choice((Kind.SHORT,)), 5, trainer.known())
    assert {len(word) for _, word in short} <= {2, 3}


# Decks


def test_a_word_list_becomes_a_deck(trainer: Trainer, tmp_path: Path) -> None:
    """With the words that the lexicon has; a second time nothing is new."""
    path = tmp_path / "My list.txt"
    path.write_text("etui\nqi\nxyzzy\nRETSINA\n", encoding="utf-8")
    read = read_deck(trainer.lexicon, path)
    assert read.cards == (("anagram", "etui"), ("short", "qi"), ("anagram", "retsina"))
    assert (read.name, read.strange) == ("my list", 1)
    assert (trainer.keep(read), trainer.keep(read)) == (3, 0)
    assert known_deck(trainer.services, trainer.lexicon, "My List") == "my list"
    assert trainer.services.games.cards.forget(trainer.lexicon.source, "my list") == 3
    assert trainer.overview().total == 0


@pytest.mark.parametrize("name", ["", "boggle", "chosen", "x" * 31, "a/b", "\x1b[2J"])
def test_names_of_decks_are_plain(name: str) -> None:
    """Neither signs that a terminal acts on, nor those that the arcade keeps."""
    with pytest.raises(DeckError):
        checked_name(name)


def test_lists_without_words_to_learn_are_refused(trainer: Trainer, tmp_path: Path) -> None:
    """In one sentence."""
    path = tmp_path / "strange.txt"
    path.write_text("xyzzy\n", encoding="utf-8")
    with pytest.raises(DeckError, match="is in arcade; give a list"):
        read_deck(trainer.lexicon, path)
    with pytest.raises(DeckError, match="There is no deck 'x' of arcade"):
        known_deck(trainer.services, trainer.lexicon, "x")


def test_a_word_is_added_by_hand(trainer: Trainer) -> None:
    """Once; what is no word is asked for as such."""
    assert add_word(trainer.services, trainer.lexicon, "ETUI")
    assert not add_word(trainer.services, trainer.lexicon, "etui")
    assert add_word(trainer.services, trainer.lexicon, "qzz")
    new = trainer.services.games.cards.new(CardFilter(trainer.lexicon.source), 9)
    assert [(card.kind, card.word) for card in new] == [("anagram", "etui"), ("valid", "qzz")]


def test_the_deck_tells_how_strong_it_is(trainer: Trainer, clock: ManualClock) -> None:
    """By length, with what slips away, days ahead and days in a row."""
    put(trainer, Kind.ANAGRAM, "etui", "quartz", "retina")
    session = trainer.session(Choice())
    answered(session, known=False)
    answered(session, known=True)
    clock.advance(24 * 3600)
    overview = trainer.overview()
    assert (overview.strengths, overview.recall) == ((), None), "one word says nothing"
    assert [card.word for card in overview.slipping] == ["etui"]
    assert (overview.streak, overview.forecast[0]) == (1, 2)
    assert sum(overview.forecast) == 3
    assert overview.due_of(Kind.ANAGRAM) == 2
    put(trainer, Kind.HOOKS, "etui", "seat", "quiz", "retain", "stable")
    session = trainer.session(Choice((Kind.HOOKS,)))
    while session.current is not None:
        answered(session, known=len(session.current.question.word) == 6)
    clock.advance(24 * 3600)
    strengths = trainer.overview().strengths
    assert [(each.length, each.words) for each in strengths] == [(4, 4), (6, 3)]
    assert strengths[0].recall < strengths[1].recall


def test_a_weakest_length_is_one_of_several(trainer: Trainer) -> None:
    """Each with words enough to be compared."""

    def weakest(*strengths: Strength) -> int | None:
        weak = replace(trainer.overview(), strengths=strengths).weakest
        return None if weak is None else weak.length

    assert weakest(Strength(4, 0.33, 3)) is None
    assert weakest(Strength(4, 0.33, 30)) is None
    assert weakest(Strength(4, 0.33, 3), Strength(5, 0.6, 30)) is None
    assert weakest(Strength(4, 0.33, 8), Strength(5, 0.6, 30)) == 4
    assert weakest(Strength(4, 0.8, 8), Strength(5, 0.9, 30)) is None


# What games add


def test_a_board_adds_a_few_words() -> None:
    """A hook, an extension and a rare word first, then the longest that everybody knows."""
    words = ["run", "runs", "running", "runnel", "quiet", "quietly", "tile", "line", "lines"]
    everyday = set(words) - {"runnel"}
    missed = missed_on_grid(words, ["run", "line"], everyday)
    assert len(missed) == WORTH_LEARNING
    assert missed[0] == (Kind.HOOKS, "line")
    assert (Kind.VALID, "runnel") in missed
    assert (Kind.ANAGRAM, "running") in missed
    assert missed_on_grid(words, words, everyday) == ()


def test_hands_add_the_longest_words() -> None:
    """Each once; short ones as what they are."""
    missed = missed_in_hands(["qi", "quartz", "quartz", "jovial"])
    assert missed == ((Kind.HAND, "quartz"), (Kind.HAND, "jovial"), (Kind.SHORT, "qi"))


# Invented words


def test_invented_words_are_no_words_and_not_rude() -> None:
    """One letter from a real one, vowels for vowels; never a word of another list."""
    lexicon = lexicon_of("cat", "cot", "mouse")
    inventor = Inventor(lexicon, lambda text: text == "cet", frozenset({"cit"}), Random(1))
    made = {inventor.invent(3, ()) for _ in range(200)} - {None}
    assert made
    assert not made & {"cat", "cot", "cet", "cit"}
    assert (inventor.invent(4, ()), len(inventor.invent(5, ()) or "")) == (None, 5)
    assert inventor.invent(3, ("cat", "cot")) in {None, *made} - near("cat") - near("cot")
    assert "fuk" in avoided_parts()


def near(word: str) -> set[str]:
    """Return what is one letter away from a word."""
    return {
        word[:place] + letter + word[place + 1 :]
        for place in range(len(word))
        for letter in ALPHABET
    }


def test_invented_words_do_not_give_away_the_words_asked_for(trainer: Trainer) -> None:
    """None is a letter away from one of them."""
    put(trainer, Kind.VALID, *_ODD_WORDS)
    session = trainer.session(Choice())
    asked = []
    while session.current is not None:
        asked.append((session.current.question.word, session.card is None))
        session.rate(Rating.GOOD)
    close = set[str]().union(*map(near, _ODD_WORDS))
    invented = [word for word, is_invented in asked if is_invented]
    assert invented
    assert not close & set(invented)


def test_nobody_who_found_nothing_knew_the_word(trainer: Trainer) -> None:
    """A player may rate a total miss as good; it still counts as missed."""
    put(trainer, Kind.ANAGRAM, "etui")
    session = trainer.session(Choice())
    session.stop()
    session.rate(Rating.GOOD)
    assert session.known == 0
    assert len(session.missed) == 1


def test_new_words_are_due_before_those_that_come_back_later(trainer: Trainer) -> None:
    """They can be asked at once."""
    put(trainer, Kind.ANAGRAM, "etui")
    answered(trainer.session(Choice()), known=True)
    put(trainer, Kind.ANAGRAM, "quartz")
    assert [row.word for row in trainer.words(WordOrder.DUE)] == ["quartz", "etui"]


def test_a_first_session_begins_gently(trainer: Trainer) -> None:
    """With anagrams and questions about words; later ones come in the order of the deck."""
    put(trainer, Kind.HOOKS, "qi", "za")
    put(trainer, Kind.ANAGRAM, "retsina", "senior", "trainee")
    put(trainer, Kind.ANAGRAM, "nastier")
    asked = [card.word for card in cards_for(trainer.services, trainer.lexicon, Choice(), NOW)]
    assert asked == ["retsina", "senior", "trainee", "qi", "za", "nastier"]
    answered(trainer.session(Choice()), known=True)
    asked = [card.word for card in cards_for(trainer.services, trainer.lexicon, Choice(), NOW)]
    assert asked == ["qi", "za", "senior", "trainee", "nastier"]


def test_a_session_says_how_many_words_are_invented(trainer: Trainer) -> None:
    """The words due are fewer than the questions; without invented ones nothing is said."""
    put(trainer, Kind.ANAGRAM, "retsina", "senior")
    assert trainer.session(Choice()).made_of == ""
    put(trainer, Kind.VALID, "qi", "za", "zax", "qat")
    session = trainer.session(Choice())
    assert session.total > 6
    assert session.made_of == f"6 words + {session.total - 6} invented"
    assert trainer.overview().due == 6
