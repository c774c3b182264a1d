"""What finished games add to the deck."""

from dataclasses import replace
from typing import Any

from tests.engine.scrabble.games import table
from tests.games.sessions import boggle_of, hand_of, hangman_of, word_search_of
from tests.lexicon.test_lexicon import lexicon_of
from tests.players.scrabble.turns import turn_in
from wordarcade.engine.boggle.config import BoggleConfig
from wordarcade.engine.grid_moves import End, PlayWord
from wordarcade.engine.hand.config import HandConfig
from wordarcade.engine.hangman.choices import HostKind, Vocabulary
from wordarcade.engine.hangman.config import HangmanConfig
from wordarcade.engine.scrabble.moves import Pass, Place
from wordarcade.engine.scrabble.squares import CENTRE, Direction
from wordarcade.engine.word_search.board import DEFAULT_BOARD
from wordarcade.engine.word_search.config import WordSearchConfig
from wordarcade.games.grid_session import GridSession
from wordarcade.games.late_ratings import keep
from wordarcade.games.rating import Assessment, Rating
from wordarcade.games.scrabble.missed import missed_in_turns
from wordarcade.players.scrabble.analysis import AnalysedTurn, Candidate
from wordarcade.services import Services
from wordarcade.store.cards import CardFilter
from wordarcade.support.progress import to_nobody

LEXICON = lexicon_of({"lent", "peace", "pelean", "pope"})


def learnt(services: Services, lexicon: str = "test", deck: str = "") -> list[tuple[str, str]]:
    """Return kind and word of each card."""
    cards = services.games.cards.new(CardFilter(lexicon, deck), 99)
    return [(card.kind, card.word) for card in cards]


def test_boards_add_what_was_missed(services: Services) -> None:
    """Once for both games; a board on which all was found adds nothing."""
    sessions: tuple[GridSession[Any, Any, Any], ...] = (
        boggle_of(services, BoggleConfig(DEFAULT_BOARD), LEXICON),
        word_search_of(services, WordSearchConfig(DEFAULT_BOARD), LEXICON),
    )
    for session in sessions:
        session.apply(PlayWord("lent"))
        session.end(End.FINISHED)
        session.know(session.find_words(to_nobody))
    assert learnt(services) == [("valid", "pelean"), ("anagram", "peace")]
    assert services.games.cards.decks("test") == {"boggle": 2, "wordsearch": 2}
    all_found = boggle_of(services, BoggleConfig(DEFAULT_BOARD), lexicon_of({"lent"}))
    all_found.apply(PlayWord("lent"))
    all_found.know(all_found.find_words(to_nobody))
    assert len(learnt(services)) == 2


def test_a_word_that_was_not_guessed_comes_back(services: Services) -> None:
    """One that was guessed does not, nor one that a person has hidden."""
    words = lexicon_of({"rope"})
    config = HangmanConfig(4, 6, HostKind.EVIL, Vocabulary.FULL)
    session = hangman_of(services, config, words)
    session.give_up()
    session.settle()
    assert learnt(services) == [("hangman", "rope")]
    person = hangman_of(services, replace(config, host=HostKind.PERSON), words)
    assert person.missed(None) == ()


def test_best_play_of_a_hand_comes_back(services: Services) -> None:
    """The words of it that were not played."""
    words = lexicon_of({"peace", "lent", "cap"})
    session = hand_of(services, HandConfig(("peacelt",)), words)
    session.play("cap")
    session.end_hand()
    while (task := session.next_task) is not None:
        session.learn(session.work(task, to_nobody))
    session.decline()
    session.end_game()
    session.close_when_known()
    assert learnt(services) == [("hand", "peace")]


def test_the_wildcard_elsewhere_makes_no_other_word(services: Services) -> None:
    """Whoever played the best word has not missed it, whichever vowel the wildcard stood for."""
    words = lexicon_of({"boleros"})
    session = hand_of(services, HandConfig(("belo*rs",)), words)
    session.play("b*leros")
    while (task := session.next_task) is not None:
        session.learn(session.work(task, to_nobody))
    session.end_game()
    session.close_when_known()
    assert learnt(services) == []


def test_turns_of_scrabble_add_bingos_rare_words_and_phonies() -> None:
    """Those that cost most first; what was played as well as could be adds nothing."""

    def candidate(word: str, equity: int) -> Candidate:
        place = Place(CENTRE, Direction.ACROSS, word.upper())
        return Candidate(place, f"8H {word.upper()}", 9, 0, equity, "")

    def turn(best: str, played: str, loss: int, **more: Any) -> AnalysedTurn:
        candidates = (candidate(best, loss * 1000),)
        return AnalysedTurn(record, candidate(played, 0), candidates, **more)

    record = turn_in(table("CATXXSO", "DOGSYYY", bag="E" * 8), Pass())

    turns = [
        turn("quiet", "tie", 9),
        turn("retinas", "rest", 50, bingo=candidate("stearin", 40_000)),
        turn("qanat", "at", 20),
        turn("cat", "cat", 1),
        turn("close", "call", 1),
        turn("qi", "it", 5),
        turn("jo", "jot", 0, phonies=("jott",)),
        AnalysedTurn(record_of_pass(), None, (), phonies=()),
    ]
    everyday = {"quiet", "retinas"}
    found = missed_in_turns(turns, lambda word: 10 if word in everyday else 99)
    assert found == (
        ("valid", "jott"),
        ("anagram", "stearin"),
        ("valid", "qanat"),
        ("anagram", "quiet"),
        ("valid", "qi"),
    )
    passed = Candidate(Pass(), "pass", 0, 0, 9_000, "")
    assert missed_in_turns([replace(turns[0], best=(passed,))], lambda _: 10) == ()


def record_of_pass() -> Any:
    """Return a turn of which nothing is known."""
    return None


def test_a_late_review_adds_its_words(services: Services) -> None:
    """To the deck of the game, in its lexicon; again without harm."""
    session = boggle_of(services, BoggleConfig(DEFAULT_BOARD), LEXICON)
    found = Assessment(Rating(50), missed=(("anagram", "peace"),))
    keep(services, session.id, found)
    keep(services, session.id, found)
    assert learnt(services, deck="boggle") == [("anagram", "peace")]
