"""Rounds of word search: hidden words, hints, goals and time limits, saved and resumed."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from tests.games.sessions import elsewhere, word_search_of
from tests.lexicon.test_lexicon import lexicon_of
from wordarcade.engine.grid_moves import End, PlayWord, ShowCells
from wordarcade.engine.timer import Timer
from wordarcade.engine.word_search.board import DEFAULT_BOARD
from wordarcade.engine.word_search.config import OWN_BOARD, WordSearchConfig
from wordarcade.engine.word_search.hidden import Directions
from wordarcade.engine.word_search.setup import HiddenSetup, WordSearchSetup
from wordarcade.engine.word_search.themes import theme_titled
from wordarcade.games.daily.puzzle import DailyKey, DailyPuzzle
from wordarcade.games.days import today
from wordarcade.games.word_search.fastest import told_time
from wordarcade.games.word_search.play import PLAY, begin, filled, remembered
from wordarcade.games.word_search.rating import rating
from wordarcade.games.word_search.record import RECORD, title, variant
from wordarcade.games.word_search.session import WordSearchSession, setup_of
from wordarcade.games.word_search.share import share
from wordarcade.players.word_search.dealer import theme_by
from wordarcade.services import Services
from wordarcade.support.clock import ManualClock
from wordarcade.support.progress import to_nobody

LEXICON = lexicon_of({"lent", "peace", "pelean", "ale"})
BIRDS = WordSearchSetup(size=12, seed=4, hidden=HiddenSetup("birds", directions=Directions.EASY))


def solved(session: WordSearchSession) -> WordSearchSession:
    """Return the session once it knows every word."""
    session.know(session.solve(to_nobody))
    return session


@pytest.fixture
def birds(services: Services) -> WordSearchSession:
    """A round for hidden birds, saved."""
    session = begin(services, BIRDS, to_nobody)
    session.open()
    return solved(session)


def test_hidden_words_are_played_to_the_end(birds: WordSearchSession, services: Services) -> None:
    """One point a word; the last one ends the round, and it is saved like any other."""
    assert birds.hidden is not None
    words = birds.hidden.words
    assert title(birds.state.config) == f"Hidden words 12×12 · Birds · {len(words)} words"
    assert variant(birds.state.config) == "12x12 common min 3 hidden easy"
    for word in words[:-1]:
        birds.play(word)
    assert birds.words_left == 1
    assert elsewhere(services, birds).state == birds.state
    (header,) = services.games.unfinished()
    assert header.caption == f"12×12 Birds, {len(words) - 1} of {len(words)} hidden words"
    birds.play(words[-1])
    assert (birds.state.ended, birds.closed) == (End.ALL_FOUND, True)
    summary = services.games.load(birds.id).header.summary
    assert summary is not None
    assert summary["score"] == summary["possible"] == len(words)
    assert summary["counts"] is True


@pytest.mark.parametrize("finished", [False, True])
def test_a_surprise_is_no_theme_of_today_or_of_the_last_game(
    services: Services, finished: bool
) -> None:
    """Whatever the seeds drawn, and in a thread of its own, as games begin."""
    lexicon = services.lexicons.open(services.settings.current.lexicon)
    of_day = theme_by(
        DailyPuzzle(DailyKey(today(services.clock), RECORD.game, lexicon.identity)).seed
    )
    last = begin(services, BIRDS, to_nobody)
    last.open()
    if finished:
        solved(last).end(End.REVEALED)
    seeds = iter(range(10_000))
    drawn = services._replace(new_seed=lambda: next(seeds))
    surprise = replace(BIRDS, seed=None, hidden=HiddenSetup())
    stale = {of_day, "birds"}
    assert stale & {theme_by(seed) for seed in range(20)} == stale
    with ThreadPoolExecutor(1) as thread:
        for _ in range(20):
            wanted = PLAY.recalling(services, surprise)
            hidden = thread.submit(begin, drawn, wanted, to_nobody).result().hidden
            assert hidden is not None
            assert theme_titled(hidden.title) not in stale


def test_another_surprise_is_another_theme(services: Services) -> None:
    """Also where a thread begins it, which cannot ask what was played last."""
    seed = next(seed for seed in range(1000) if theme_by(seed) == "birds")
    surprise = replace(BIRDS, seed=seed, hidden=HiddenSetup())
    another = begin(services, surprise, to_nobody).another.setup
    assert another.hidden.surprise
    assert another.hidden.besides == ("birds",)


def test_a_seed_stands_for_its_theme(services: Services) -> None:
    """Also for the theme of the last game: the same seed gives everybody the same board."""
    begin(services, BIRDS, to_nobody).open()
    seed = next(seed for seed in range(1000) if theme_by(seed) == "birds")
    session = begin(services, replace(BIRDS, seed=seed, hidden=HiddenSetup()), to_nobody)
    assert session.hidden is not None
    assert session.hidden.title == "Birds"


def test_hidden_words_have_hints_but_no_goals(birds: WordSearchSession) -> None:
    """Hints go through the list; there is nothing beyond it to aim at."""
    assert birds.hidden is not None
    assert (birds.ranks, birds.targets) == ((), ())
    assert birds.take_hint() is not None
    first = birds.hidden.words[0]
    assert birds.state.shown == (ShowCells(first, 1),)
    assert birds.shown_path == birds.hidden.lines[first].cells[:1]
    for cell in birds.hidden.lines[first].cells:
        assert first in birds.words_at(cell, to_nobody)


def test_another_round_hides_other_words_of_the_theme(birds: WordSearchSession) -> None:
    """Also after resuming, when the title alone tells the theme."""
    wanted = replace(BIRDS, seed=None)
    assert birds.another.setup == wanted
    assert setup_of(birds.state.config, birds.lexicon).hidden == wanted.hidden
    assert birds.again().state.config == birds.state.config


def test_the_choices_are_remembered(services: Services) -> None:
    """Whoever played hidden words is offered them again."""
    setup = replace(BIRDS, seed=None, timer=Timer(300))
    services.settings.change(remembered(setup, services.settings.current))
    assert filled(WordSearchSetup(), services.settings.current) == setup
    services.settings.change({"word_search.theme": "gone", "word_search.directions": "gone"})
    again = filled(WordSearchSetup(), services.settings.current)
    assert again.hidden == HiddenSetup()
    services.settings.change(remembered(WordSearchSetup(size=20), services.settings.current))
    assert filled(WordSearchSetup(), services.settings.current).hidden is None


def test_a_round_with_hints_sets_no_record(services: Services) -> None:
    """Hints are moves; the round goes on with them elsewhere."""
    session = word_search_of(services, WordSearchConfig(DEFAULT_BOARD, 3, "common"), LEXICON)
    assert session.take_hint() is None
    solved(session)
    assert RECORD.figures(session.state, session.find_words(to_nobody)).counts
    assert session.take_hint() == "4 letters, starting at L."
    resumed = solved(elsewhere(services, session))
    assert resumed.shown_path == session.shown_path == (5,)
    assert resumed.take_hint() == "E comes next. 2 letters to go."
    assert not RECORD.figures(resumed.state, resumed.find_words(to_nobody)).counts


def test_hinted_words_count_for_neither_rank_nor_stars(services: Services) -> None:
    """They score all the same; words found without hints keep what they have earned."""
    config = WordSearchConfig(DEFAULT_BOARD, 3, "common")
    session = solved(word_search_of(services, config, LEXICON))
    assert session.hint_cost == (
        "A hint means no stars or rank for that word. It also rules out a record."
    )
    session.play("peace")
    solution = session.find_words(to_nobody)
    before = session.rank, rating(session.state, solution)
    assert session.rank > 0
    for _ in range(3):
        session.take_hint()
    (helped,) = session.state.helped
    session.play(helped)
    assert (session.rank, rating(session.state, solution)) == before
    assert session.state.unaided_score == config.worth("peace")
    assert session.state.score == config.worth("peace") + config.worth(helped)
    summary = RECORD.figures(session.state, solution).to_json()
    assert (summary["hints"], summary["hinted_words"], summary["counts"]) == (3, 1, False)
    result = share(session.state, solution).lines[1]
    assert result.startswith("★")
    assert result.endswith(", hints for 1 word")


def test_a_word_that_was_shown_whole_is_no_find(services: Services) -> None:
    """One of which less was shown is; points and number of words are those of all."""
    config = WordSearchConfig(DEFAULT_BOARD, 3, "common")
    session = solved(word_search_of(services, config, LEXICON))
    while not session.shown_whole:
        session.take_hint()
    session.play("lent")
    session.take_hint()
    session.play("peace")
    figures = RECORD.figures(session.state, session.find_words(to_nobody))
    assert figures.words == ("peace",)
    assert figures.details["words"] == 2


def test_the_beginning_of_a_lesson_is_none(services: Services) -> None:
    """Along the same cells; a word found leaves it."""
    lexicon = lexicon_of({"peace", "pea", "ale"})
    session = solved(word_search_of(services, WordSearchConfig(DEFAULT_BOARD, 3), lexicon))
    assert session.state.path_of("peace")[:3] == session.state.path_of("pea")
    assert session.worth_learning(9) == ("peace", "ale")
    session.play("peace")
    assert session.worth_learning(9) == ("ale", "pea")


def test_goals_are_known_with_the_words(services: Services) -> None:
    """The rank rises with the points; few words make few ranks."""
    session = word_search_of(services, WordSearchConfig(DEFAULT_BOARD, 3, OWN_BOARD), LEXICON)
    assert (session.ranks, session.targets) == ((), ())
    solved(session)
    assert [rank.points for rank in session.ranks] == [0, 2]
    assert session.rank == 0
    session.apply(PlayWord("ale"))
    assert session.rank == 0
    session.apply(PlayWord("lent"))
    assert session.ranks[session.rank].name == "Learner"


def test_time_ends_a_round(services: Services, clock: ManualClock) -> None:
    """The caption tells the time left, and the end is told to whoever listens."""
    config = WordSearchConfig(DEFAULT_BOARD, 3, timer=Timer(60))
    session = word_search_of(services, config, LEXICON)
    session.go_on()
    clock.advance(20)
    session.apply(PlayWord("lent"))
    (header,) = services.games.unfinished()
    assert header.caption == "4×4, 1 winding word, 2 points, 0:40 left"
    clock.advance(40)
    session.tick()
    assert session.state.ended is End.TIME_UP


@pytest.mark.parametrize(
    ("before", "told"),
    [
        ((), "0:42 is the time to beat"),
        ((50,), "0:42, your fastest by 0:08!"),
        ((50, 30), "0:42, your fastest is 0:30"),
    ],
)
def test_a_round_of_hidden_words_is_timed_beside_the_fastest(
    services: Services, clock: ManualClock, before: tuple[int, ...], told: str
) -> None:
    """Where all of them were found: something to beat next time."""

    def played(seed: int, seconds: int) -> WordSearchSession:
        session = begin(services, replace(BIRDS, seed=seed), to_nobody)
        session.open()
        session.resume()
        solved(session)
        assert session.hidden is not None
        *words, last = session.hidden.words
        for word in words:
            session.play(word)
        assert told_time(session) == ""
        clock.advance(seconds)
        session.play(last)
        return session

    for number, seconds in enumerate(before):
        played(number, seconds)
    assert told_time(played(9, 42)) == told
    again = played(9, 10)
    assert told_time(again) == "", "the board was known"


def test_a_round_with_hints_is_not_timed(birds: WordSearchSession) -> None:
    """Nor is one that was ended early."""
    birds.take_hint()
    assert birds.hidden is not None
    for word in birds.hidden.words:
        birds.play(word)
    assert told_time(birds) == ""
