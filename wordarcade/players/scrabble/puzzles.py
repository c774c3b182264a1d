"""Puzzles: positions in which exactly one play scores most.

They come up in games of two players who always make the play that scores most, which the seed
deals; leaves do not count, so that everybody with the same words gets the same puzzle.
"""

from dataclasses import dataclass
from typing import Final

from wordarcade.engine.scrabble.config import Player, ScrabbleConfig
from wordarcade.engine.scrabble.distribution import RACK_SIZE, LetterDistribution
from wordarcade.engine.scrabble.formation import form
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.layout import BoardLayout
from wordarcade.engine.scrabble.moves import Place
from wordarcade.engine.scrabble.start import Start
from wordarcade.lexicon.familiarity import Tier
from wordarcade.lexicon.gaddag import Gaddag
from wordarcade.lexicon.interface import WordSet
from wordarcade.players.scrabble.adviser import Adviser, move_of
from wordarcade.players.scrabble.best_scores import KNOWN, LEAST, MARGIN
from wordarcade.players.scrabble.leaves import Leaves
from wordarcade.players.scrabble.play_list import PlayList
from wordarcade.support.progress import Report

_FIRST_TURN: Final = 4
_TURNS: Final = 9
"""How many plays lie on the board at least, and among how many numbers the seed chooses."""

_SEEDS: Final = 1 << 32


@dataclass(frozen=True, slots=True)
class PlayPuzzle:
    """A position, and what can be made of it.

    Attributes:
        start: the board, and the rack of the one player.
        par: the points of the one play that scores most.
    """

    start: Start
    par: int


def play_puzzle(
    gaddag: Gaddag,
    lexicon: WordSet,
    layout: BoardLayout,
    distribution: LetterDistribution,
    *,
    seed: int,
    tier: Tier,
    report: Report,
) -> PlayPuzzle:
    """Return the puzzle of a seed.

    Args:
        gaddag: of the lexicon.
        lexicon: the words that count.
        layout: the premium squares.
        distribution: the tiles.
        seed: 0 to 2³² - 1.
        tier: how well known a word is: nobody has to find a word that hardly anybody knows.
        report: told the share that is done; what it raises stops the work.
    """
    while True:
        report(0)
        found = puzzle_in_game(
            gaddag, lexicon, layout, distribution, seed=seed, tier=tier, report=report
        )
        if found is not None:
            return found
        seed = (seed + 1) % _SEEDS


def puzzle_in_game(
    gaddag: Gaddag,
    lexicon: WordSet,
    layout: BoardLayout,
    distribution: LetterDistribution,
    *,
    seed: int,
    tier: Tier,
    report: Report,
) -> PlayPuzzle | None:
    """Return the first puzzle that comes up in the game of a seed; None if none does.

    Args:
        gaddag: as for `play_puzzle`, as are all others.
        lexicon: the words that count.
        layout: the premium squares.
        distribution: the tiles.
        seed: 0 to 2³² - 1.
        tier: how well known a word is.
        report: called after each turn; what it raises stops the work.
    """
    players = Player("A"), Player("B")
    config = ScrabbleConfig(players, layout, distribution, seed)
    game = ScrabbleGame.begin(config, lexicon)
    adviser = Adviser(gaddag, config, Leaves.of_points({}, {}, []), 0)
    wanted = _FIRST_TURN + seed % _TURNS
    while isinstance(move := move_of(adviser.best(game)), Place):
        report(0)
        game = game.apply(move).round
        if len(game.position.bag) < RACK_SIZE:
            break
        plays = adviser.plays(game)
        if len(game.moves) >= wanted and _has_one_best(plays) and _known(game, plays, tier):
            rack = game.position.rack.tiles
            return PlayPuzzle(Start(game.board, (rack,), (0,), 0), plays[0].score)
    return None


def _has_one_best(plays: PlayList) -> bool:
    """Return whether a play, which is worth looking for, is clearly ahead of all others."""
    return len(plays) > 1 and plays[0].score >= max(LEAST, plays[1].score + MARGIN)


def _known(game: ScrabbleGame, plays: PlayList, tier: Tier) -> bool:
    """Return whether the words of the best play are known."""
    config = game.config
    formation = form(game.board, plays[0].place, config.layout, config.distribution)
    return all(tier(word.text) <= KNOWN for word in formation.words)
