"""Puzzles: positions in which exactly one play scores most."""

import pytest

from tests.engine.scrabble.games import ENGLISH, STANDARD
from tests.players.scrabble.every_play import EveryPlay
from wordarcade.lexicon.familiarity import Familiarity
from wordarcade.lexicon.gaddag_building import gaddag_of
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.scrabble.puzzles import PlayPuzzle, play_puzzle
from wordarcade.services import lexicons_of
from wordarcade.store.locations import Locations
from wordarcade.support.progress import Cancelled, to_nobody


@pytest.fixture
def lexicon(home: Locations) -> Lexicon:
    """Words enough for real games."""
    return lexicons_of(home).open("common")


def puzzle_of(lexicon: Lexicon, seed: int) -> PlayPuzzle:
    """Return the puzzle of a seed."""
    tier = Familiarity.shipped().tier
    gaddag = gaddag_of(lexicon)
    return play_puzzle(gaddag, lexicon, STANDARD, ENGLISH, seed=seed, tier=tier, report=to_nobody)


def test_one_play_scores_more_than_all_others(lexicon: Lexicon) -> None:
    """As trying every word everywhere finds, by rules written anew; four points at least."""
    every = EveryPlay(
        lexicon,
        [premium.letter_factor for premium in STANDARD.premiums],
        [premium.word_factor for premium in STANDARD.premiums],
        ENGLISH.values,
        ENGLISH.bingo,
    )
    puzzle = puzzle_of(lexicon, 7)
    scores = sorted(every.of(puzzle.start.board.tiles, puzzle.start.racks[0]).values())
    assert scores[-1] == puzzle.par >= 30
    assert scores[-2] <= puzzle.par - 4


def test_a_seed_is_a_puzzle(lexicon: Lexicon) -> None:
    """The same for everybody."""
    assert puzzle_of(lexicon, 3) == puzzle_of(lexicon, 3) != puzzle_of(lexicon, 4)


def test_looking_for_one_can_be_stopped(lexicon: Lexicon) -> None:
    """Whoever leaves does not wait."""

    def stop(_: float) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        play_puzzle(
            gaddag_of(lexicon), lexicon, STANDARD, ENGLISH, seed=1, tier=lambda _: 1, report=stop
        )
