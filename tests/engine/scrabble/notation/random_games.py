"""Games of random moves, most of them with words that nobody knows."""

import random
from string import ascii_lowercase

from tests.engine.scrabble.games import ENGLISH, STANDARD, laid_from
from tests.engine.word_sets import SetOfWords
from wordarcade.engine.scrabble.config import ChallengeRule, Player, ScrabbleConfig
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import (
    Accept,
    Challenge,
    EndGame,
    Exchange,
    Move,
    Pass,
    Resign,
    TakeBack,
)
from wordarcade.engine.scrabble.squares import CENTRE, SQUARES, Direction
from wordarcade.engine.scrabble.tiles import BLANK
from wordarcade.engine.scrabble.turns import Phase
from wordarcade.engine.scrabble.verdict import Refused

_TRIES = 30
_RARE: tuple[Move, ...] = (Pass(), Exchange(""), Resign(), EndGame(), TakeBack(1))


class AnyWord(SetOfWords):
    """A lexicon of all words of some lengths; it has no list of them."""

    def __init__(self, *, odd: bool) -> None:
        super().__init__([])
        self._odd = odd

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and (self._odd or len(word) % 2 == 0)


def random_game(seed: int, names: list[str], challenge: ChallengeRule, moves: int) -> ScrabbleGame:
    """Return a game after at most so many random moves.

    Without challenges all words are valid, otherwise those of an even number of letters are.
    """
    chance = random.Random(seed)
    config = ScrabbleConfig(
        players=tuple(map(Player, names)),
        layout=STANDARD,
        distribution=ENGLISH,
        seed=seed,
        challenge=challenge,
        clock_ms=chance.choice([None, 90_000]),
        friendly=True,
    )
    game = ScrabbleGame.begin(config, AnyWord(odd=challenge is ChallengeRule.VOID))
    for number in range(moves):
        if game.phase is Phase.OVER:
            break
        game = _moved(game, chance, number * 10_000)
    return game


def _moved(game: ScrabbleGame, chance: random.Random, elapsed_ms: int) -> ScrabbleGame:
    if game.phase is Phase.LAST_CHALLENGE:
        last: Move = Accept() if chance.random() < 0.5 else Challenge()
        return game.apply(last, elapsed_ms).round
    for _ in range(_TRIES):
        move = _random_move(game, chance)
        outcome = game.apply(move, elapsed_ms)
        if not isinstance(outcome.verdict, Refused):
            return outcome.round
    return game.apply(Pass(), elapsed_ms).round


def _random_move(game: ScrabbleGame, chance: random.Random) -> Move:
    rack = game.rack(game.to_move).tiles
    if game.challengeable and chance.random() < 0.2:
        return Challenge()
    if chance.random() < 0.02:
        return chance.choice(_RARE)
    tiles = chance.sample(rack, chance.randint(1, len(rack)))
    if chance.random() < 0.05:
        return Exchange("".join(tiles))
    letters = "".join(chance.choice(ascii_lowercase) if tile == BLANK else tile for tile in tiles)
    square = CENTRE if game.board.is_empty else chance.randrange(SQUARES)
    return laid_from(game.board, square, chance.choice(list(Direction)), letters)
