"""Puzzles from their making to their end."""

from dataclasses import replace
from string import ascii_lowercase
from typing import Any

import pytest

from tests.games.puzzles.shop import begun, need
from tests.players.scrabble.every_play import EveryPlay
from wordarcade.engine.boggle.config import BoggleConfig
from wordarcade.engine.grid_moves import PlayWord
from wordarcade.engine.hand.config import HandConfig
from wordarcade.engine.hand.scoring import get_word_score
from wordarcade.engine.hand.validity import is_valid_word, with_wildcard
from wordarcade.engine.scrabble.config import Player
from wordarcade.engine.scrabble.moves import EndGame
from wordarcade.engine.scrabble.sentences import place_text
from wordarcade.engine.scrabble.setup import ScrabbleSetup
from wordarcade.games.boggle.record import RECORD
from wordarcade.games.puzzles.boggle import BoggleProblem
from wordarcade.games.puzzles.hand import HandProblem
from wordarcade.games.puzzles.hangman import HangmanProblem
from wordarcade.games.puzzles.kinds import KINDS
from wordarcade.games.puzzles.scrabble import ScrabbleProblem
from wordarcade.games.puzzles.session import Mark, Outcome, PuzzleSession
from wordarcade.games.puzzles.supply import Need, choose, open_workshop, supply
from wordarcade.games.scrabble.play import PLAY
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.services import Services, lexicons_of
from wordarcade.store.locations import Locations
from wordarcade.store.puzzles import Puzzle
from wordarcade.store.records import LexiconReference, SavedGame
from wordarcade.support.clock import ManualClock
from wordarcade.support.errors import UnavailableError
from wordarcade.support.progress import Cancelled, to_nobody


@pytest.fixture
def common(home: Locations) -> Lexicon:
    """Everyday words."""
    return lexicons_of(home).open("common")


# What is asked has one answer


def test_one_play_scores_most(services: Services, common: Lexicon) -> None:
    """As trying every word everywhere finds, by rules written anew."""
    problem: Any = begun(services, "scrabble").problem
    assert isinstance(problem, ScrabbleProblem)
    config = problem.game.config
    every = EveryPlay(
        common,
        [premium.letter_factor for premium in config.layout.premiums],
        [premium.word_factor for premium in config.layout.premiums],
        config.distribution.values,
        config.distribution.bingo,
    )
    plays = every.of(problem.game.board.tiles, problem.game.position.rack.tiles)
    scores = sorted(plays.values())
    assert scores[-1] == problem.best.score > scores[-2] == problem.best.second
    assert len(scores) == problem.best.plays


def test_one_word_is_longest(services: Services, common: Lexicon) -> None:
    """As looking for a path for every word finds."""
    problem: Any = begun(services, "boggle").problem
    assert isinstance(problem, BoggleProblem)
    grid = problem.config.grid
    letters = set("".join(grid.cells))
    found = [word for word in common if set(word) <= letters and len(word) >= 7]
    lengths = {word: len(word) for word in found if grid.find_path(word)}
    assert lengths.pop(problem.word) == len(problem.word) >= 7
    assert all(length < len(problem.word) for length in lengths.values())
    assert grid.text_of(problem.best.path) == problem.word


def test_the_words_of_a_round_fit(services: Services) -> None:
    """The letter was never guessed, and some words have it; the value has tests of its own."""
    problem: Any = begun(services, "hangman").problem
    assert isinstance(problem, HangmanProblem)
    letter = problem.answer.lower()
    assert letter not in problem.state.used
    assert 0 < problem.best.having == sum(letter in word for word in problem.best.words)


def test_one_word_of_a_hand_scores_most(services: Services, common: Lexicon) -> None:
    """As scoring every word of the list with every vowel as the wildcard finds."""
    problem: Any = begun(services, "hand").problem
    assert isinstance(problem, HandProblem)
    hand = problem.hand
    points = {
        word: max(
            get_word_score(typed, len(hand))
            for typed in (word, *(word[:at] + "*" + word[at + 1 :] for at in range(len(word))))
            if is_valid_word(typed, hand, common)
        )
        for word in common
        if is_valid_word(with_wildcard(word, hand), hand, common)
    }
    assert len(points) == problem.best.words
    assert points.pop(problem.word) == problem.best.points > max(points.values())
    assert problem.best.second == max(points.values())


# Solving


@pytest.mark.parametrize("game", KINDS)
def test_solving_at_once_gains(services: Services, game: str) -> None:
    """Each hint takes some of it, never all; the answer is kept with what it earned."""
    session = begun(services, game)
    first = session.stakes
    assert first.now > 0 > first.shown
    steps = [session.change_after(hints) for hints in range(len(session.problem.ladder) + 1)]
    assert [first.now, *sorted(steps[1:], reverse=True)] == steps  # each leaves less
    assert steps[1] == first.hinted
    told = [hint.told for hint in iter(session.hint, None)]
    assert len(told) == len(session.problem.ladder) == session.hints
    assert 0 <= session.stakes.now < first.now
    assert session.stakes.hinted is None
    judged = session.answer(session.problem.answer.lower())
    assert judged.mark is Mark.RIGHT
    assert (session.outcome, session.gain) == (Outcome.SOLVED, session.rating - 1500)
    (known,) = services.games.puzzles.reserve(game).done
    assert (known.outcome, known.gain, known.hints) == (Outcome.SOLVED, session.gain, len(told))
    assert round(services.games.puzzles.ratings()[game].rating) == session.rating
    assert session.hint() is None
    assert session.show() == session.closing


def test_a_wrong_answer_halves_the_gain(services: Services) -> None:
    """Once each; what no rule allows is no try, and what is short tells more after a hint."""
    session = begun(services, "boggle")
    before = session.stakes
    problem: Any = session.problem
    other = max((word.word for word in problem.session.find_words(to_nobody).words[:5]), key=len)
    assert session.answer("zzzz").mark is Mark.REFUSED
    assert session.stakes == before
    assert session.answer(other).short == "not the longest"
    session.answer(other.upper())
    assert session.tries == (other.upper(),)
    assert session.stakes.now == pytest.approx(before.now / 2, abs=1)
    assert session.stakes.shown == before.shown
    session.hint()
    assert session.judged_tries[0].short.endswith("short")


def test_what_hints_tell_is_not_told_before(services: Services) -> None:
    """A try never tells the exact score of a play; of a hand once a hint has told the points."""
    session = begun(services, "scrabble")
    problem: Any = session.problem
    assert problem.best.next_best is not None
    other = place_text(problem.best.next_best, problem.game.board)
    assert session.answer(other).short == f"{problem.best.second}, not yet the best"
    hint = session.hint()
    assert hint is not None
    least, _, most, _ = hint.brief.split()
    assert int(least) <= problem.best.score <= int(most) == int(least) + 9
    assert session.judged_tries[0].short.endswith("not yet the best")
    assert f"{other}, {problem.best.second}." in problem.why
    session.show()
    assert session.judged_tries[0].short.endswith("short")


def test_trying_every_letter_gains_nothing(services: Services) -> None:
    """Though it finds the answer: a rating cannot be had that way."""
    session = begun(services, "hangman")
    answer = session.problem.answer.lower()
    for letter in sorted(ascii_lowercase, key=lambda each: each == answer):
        session.answer(letter)
    assert len(session.tries) > 10
    assert (session.outcome, session.gain) == (Outcome.SOLVED, 0)


def test_scrabble_answers_are_read_as_in_games(services: Services) -> None:
    """Other moves, tiles that are not there and words that are none are refused."""
    session = begun(services, "scrabble")
    for typed in ("pass", "nonsense", "8D ZZZZZZ", ""):
        assert session.answer(typed).mark is Mark.REFUSED
    assert session.tries == ()
    assert session.show().startswith(f"It was {session.problem.answer}")
    assert session.gain < 0
    assert not session.provisional or session.rating < 1500


# Which puzzle comes


def test_an_open_puzzle_comes_again(services: Services) -> None:
    """With its tries and hints; another only once it is left or done."""
    session = begun(services, "boggle")
    session.hint()
    assert not session.may_skip
    session.skip()
    again = begun(services, "boggle", seed=9)
    assert (again.id, again.hints) == (session.id, 1)
    again.show()
    assert begun(services, "boggle", seed=9).id != session.id


def test_left_puzzles_change_no_rating(services: Services) -> None:
    """They do not come again while there are others."""
    first = begun(services, "boggle")
    first.skip()
    second = begun(services, "boggle")
    assert second.id != first.id
    assert services.games.puzzles.ratings() == {}
    assert second.rating == 1500


def test_no_puzzle_comes_twice(services: Services) -> None:
    """Though the seed is the same; those that wait come first."""
    seen = set()
    for _ in range(4):
        session = begun(services, "hangman", ready=2)
        assert session.id not in seen
        seen.add(session.id)
        session.show()


def test_a_rating_can_be_wished_for(services: Services) -> None:
    """The nearest of several is chosen."""
    easy, hard = (begun(services, "boggle", rating=wish) for wish in (900, 2000))
    assert easy.puzzle.rating < hard.puzzle.rating - 100


@pytest.mark.parametrize("game", KINDS)
def test_the_first_puzzle_is_as_hard_as_an_average_one(services: Services, game: str) -> None:
    """Showing its answer costs what solving it gains, about. A seed of one's own decides alone."""
    session = begun(services._replace(new_seed=lambda: 1), game, seed=None)
    assert abs(session.puzzle.rating - 1500) <= 75
    stakes = session.stakes
    assert 25 <= stakes.now <= 75
    assert 25 <= -stakes.shown <= 75
    assert session.balance == ""
    assert len(choose(services, need(services, game, seed=6), to_nobody).supply.found) <= 1


@pytest.mark.parametrize(
    ("rating", "told", "brief"),
    [
        (
            1000,
            "You should solve about 9 in 10 like this one, so it earns little and costs much.",
            "You'd solve 9 in 10 like it.",
        ),
        (1400, "", ""),
        (
            2000,
            "You should solve about 1 in 10 like this one, so it earns much and costs little.",
            "You'd solve 1 in 10 like it.",
        ),
    ],
)
def test_unequal_stakes_are_explained(
    services: Services, rating: float, told: str, brief: str
) -> None:
    """Of a puzzle that is far easier or harder than the player is good."""
    chosen = choose(services, need(services, "hangman"), to_nobody)
    puzzle = replace(chosen.puzzle, rating=float(rating))
    made = replace(chosen.supply, found=(puzzle,))
    session = PuzzleSession.begin(services, replace(chosen, supply=made, puzzle=puzzle))
    assert session.balance == told
    assert session.balance_brief == brief


def test_looking_can_be_stopped(services: Services) -> None:
    """Whoever leaves does not wait."""

    def stop(_: float) -> None:
        raise Cancelled

    wanted = need(services, "scrabble")
    shop = open_workshop(services, wanted, to_nobody)
    with pytest.raises(Cancelled):
        supply(services, wanted, stop, shop)


def test_words_without_puzzles(services: Services, home: Locations) -> None:
    """One sentence, after a while."""
    path = home.games_database.with_name("few.txt")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("cat\ndog\n", encoding="utf-8")
    for game in KINDS:
        with pytest.raises(UnavailableError, match="make no puzzle"):
            choose(services, Need(game, str(path), 1500), to_nobody)


def test_damaged_puzzles_are_passed_over(services: Services) -> None:
    """Rows that hold what no version wrote never come up."""
    wanted = need(services, "hangman")
    lexicon = open_workshop(services, wanted, to_nobody).lexicon
    positions: tuple[dict[str, object], ...] = (
        {},
        {"pattern": 7, "missed": ""},
        {"pattern": "", "missed": ""},
        {"pattern": "-é-", "missed": "x"},
    )
    strange = [Puzzle("hangman", lexicon, position, 1500.0) for position in positions]
    services.games.puzzles.add(strange, 120)
    assert begun(services, "hangman").puzzle not in strange


# The player's own games


def played_badly(services: Services) -> None:
    """Finish a game of two people who make the play that scores least."""
    setup = ScrabbleSetup((Player("Ana"), Player("Ben")), "common", seed=1)
    session = PLAY.begin(services, setup, to_nobody)
    session.open()
    config = session.state.config
    generator = session.bots.open(to_nobody).adviser(config)
    for _ in range(10):
        session.make(generator.plays(session.state)[-1].place)
    session.make(EndGame())
    session.close()


def test_missed_plays_of_own_games(services: Services, clock: ManualClock) -> None:
    """A finished game is looked through once, when its results are no longer fresh in mind.

    What was missed in it comes before what is made.
    """
    played_badly(services)
    assert need(services, "scrabble").games == ()
    clock.advance(15 * 86_400)
    session = begun(services, "scrabble")
    assert session.puzzle.source.startswith("from your game, ")
    assert services.games.puzzles.looked_through() == {"game 1"}
    assert need(services, "scrabble").games == ()
    waiting = services.games.puzzles.reserve("scrabble").waiting
    assert all(each.puzzle.source for each in waiting)


def test_a_board_of_ones_own(services: Services) -> None:
    """Unless its longest word was found there."""
    first = begun(services, "boggle")
    config = BoggleConfig.from_json(first.puzzle.position)
    shop = open_workshop(services, need(services, "boggle"), to_nobody)
    for word, expected in ((first.problem.answer, 0), ("", 1)):
        saved = played([PlayWord(word)] if word else [], config, services)
        assert len([*shop.of_game(saved, to_nobody)]) == expected


def test_a_hand_of_ones_own(services: Services, common: Lexicon) -> None:
    """Unless its best word was played in it, whatever stood for the wildcard."""
    first: Any = begun(services, "hand")
    config = HandConfig.from_json(first.puzzle.position)
    shop = open_workshop(services, need(services, "hand"), to_nobody)
    lexicon = LexiconReference.of(common)
    for word, expected in ((first.problem.best.typed, 0), (config.hands[0][0], 1)):
        number = services.games.begin("hand", config.to_json(), 1, lexicon)
        services.games.record(number, 0, {"play": word}, 0)
        assert len([*shop.of_game(services.games.load(number), to_nobody)]) == expected


def played(moves: list[PlayWord], config: BoggleConfig, services: Services) -> SavedGame:
    """Return a round as it is saved."""
    words = services.lexicons.open("common")
    lexicon = LexiconReference.of(words)
    number = services.games.begin("boggle", config.to_json(), 1, lexicon)
    for index, move in enumerate(moves):
        services.games.record(number, index, RECORD.write_move(move), 0)
    return services.games.load(number)
