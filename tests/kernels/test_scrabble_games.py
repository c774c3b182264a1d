"""Whole games of static players, against the rules."""

import re
from array import array
from collections.abc import Callable
from itertools import pairwise
from types import ModuleType
from typing import Any

import pytest

from tests.engine.scrabble.games import ENGLISH, STANDARD, config_of
from tests.lexicon.test_lexicon import lexicon_of
from wordarcade.engine.scrabble.distribution import LetterDistribution
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import Move, Pass
from wordarcade.engine.scrabble.tiles import in_order, rack_tiles
from wordarcade.engine.scrabble.turns import Phase
from wordarcade.lexicon.gaddag_building import gaddag_of
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.scrabble.exchanges import best_exchange
from wordarcade.players.scrabble.generator import Generator
from wordarcade.players.scrabble.leaves import NO_LEAVES, Leaves

WORDS = re.findall(
    r"\w+",
    "aa ad ae al an ar as at en er es et id in is it lo ne no od oe on or re ta te ti to un "
    "us ut ate box cup den die dot ear eat end eon era fix gym ion ire its jot lea let nit "
    "one ore out rat red roe sea set sit son tea ten tie toe ton urn vow hymn kick quid quit "
    "wavy zone arise atone inert irate learn stone toner tried zoned ration retain senator",
)
LEXICON = lexicon_of(set(WORDS))
LEAVES = Leaves.of_points(
    {"?": [20.0, 30.0], "S": [6.0], "Q": [-9.0], "V": [-8.0], "W": [-7.0], "U": [-3.0, -15.0]},
    {"QU": 7.0, "ER": 2.0},
    [[0.0, 0.5, -1.0, -6.0, -12.0], [0.5, 1.0], [-2.0], [-9.0], [-15.0]],
)

Turn = tuple[bytes, str, int, int, int]
"""The rack, the tiles kept, how many tiles there were to draw, the score and the equity."""


def sevens(tiles: bytearray) -> list[bytes]:
    """Return the racks that stand one after the other."""
    return [bytes(tiles[at : at + 7]) for at in range(0, len(tiles), 7)]


class Played:
    """Games by the kernel."""

    def __init__(self, kernel: Any, budget: int) -> None:
        while kernel.step(budget):
            pass
        self.scores = [tuple(kernel.scores[at : at + 2]) for at in range(0, len(kernel.scores), 2)]
        racks, kept = map(sevens, (kernel.racks, kernel.kept))
        in_order_kept = [in_order(tiles.rstrip(b"\0").decode()) for tiles in kept]
        figures = kernel.bag_sizes, kernel.turn_scores, kernel.equities
        turns = list(zip(racks, in_order_kept, *figures, strict=True))
        self.turns = [turns[start:end] for start, end in pairwise([0, *kernel.ends])]


@pytest.fixture
def played(
    scrabble_games: ModuleType, best_play_finder: Callable[..., Any]
) -> Callable[..., Played]:
    """What plays games with some seeds."""

    def play(
        *seeds: int,
        lexicon: Lexicon = LEXICON,
        distribution: LetterDistribution = ENGLISH,
        others: Leaves = LEAVES,
        budget: int = 1_000,
    ) -> Played:
        gaddag = gaddag_of(lexicon)
        first, second = (
            best_play_finder(gaddag, STANDARD, distribution, leaves) for leaves in (LEAVES, others)
        )
        tiles = distribution.tiles.encode()
        return Played(scrabble_games.StaticGames(first, second, tiles, list(seeds)), budget)

    return play


def by_the_rules(seed: int) -> tuple[list[Turn], tuple[int, ...]]:
    """Return the turns and the scores of a game of the real rules, from all plays of each turn."""
    generator = Generator(gaddag_of(LEXICON), STANDARD, ENGLISH, LEAVES)
    game = ScrabbleGame.begin(config_of(seed=seed), LEXICON)
    turns = []
    while game.phase is not Phase.OVER:
        position = game.position
        rack, in_bag = position.rack.tiles, len(position.bag)
        points = ENGLISH.value_of(position.racks[1 - position.to_move].tiles)
        plays = generator.plays(game.board, rack, bag_size=in_bag, opponents_points=points)
        exchange = best_exchange(rack, LEAVES) if in_bag >= 7 else None
        move: Move
        if plays and (exchange is None or plays[0].equity >= exchange.equity):
            move, equity = plays[0].place, plays[0].equity
            kept = position.rack.without(rack_tiles(plays[0].place.tiles)).tiles
        elif exchange is not None:
            move, equity, kept = exchange.move, exchange.equity, exchange.leave
        else:
            cost = -1000 * (10 + 2 * ENGLISH.value_of(rack))
            move, equity, kept = Pass(), LEAVES.value(rack) if in_bag else cost, rack
        after = game.apply(move).round
        assert after is not game
        score = after.sheet[len(game.sheet)].gain
        turns.append((rack.encode().ljust(7, b"\0"), kept, in_bag, score, equity))
        game = after
    return turns, game.position.scores


def test_games_are_those_of_the_rules(played: Callable[..., Played]) -> None:
    """Given the same seeds, the rules arrive at the same racks, equities and scores."""
    seeds = 3, 2**64 - 1, 77
    games = played(*seeds)
    for seed, turns, scores in zip(seeds, games.turns, games.scores, strict=True):
        assert (turns, scores) == by_the_rules(seed)


def test_a_game_follows_from_its_seed(played: Callable[..., Played]) -> None:
    """Neither the games before it nor the size of the steps make a game another one."""
    alone, after_others = played(5), played(1, 2, 5, budget=1)
    assert (after_others.turns[2], after_others.scores[2]) == (alone.turns[0], alone.scores[0])
    assert played(1).turns != alone.turns


def test_both_forms_play_the_same_games(played: Callable[..., Played]) -> None:
    """These games are written down here, and no form of the kernels plays others."""
    games = played(11, 12)
    assert games.scores == [(53, 61), (94, 76)]
    assert [len(turns) for turns in games.turns] == [59, 76]


def test_players_may_differ(played: Callable[..., Played]) -> None:
    """The second player goes by leaves of its own: its equities on even turns are scores."""
    turns = played(9, others=NO_LEAVES).turns[0]
    with_bag = [equity for *_, in_bag, _, equity in turns[1::2] if in_bag]
    assert with_bag
    assert all(equity % 1000 == 0 for equity in with_bag)
    assert any(equity % 1000 for *_, in_bag, _, equity in turns[::2] if in_bag)


def test_who_has_no_play_exchanges_or_passes(played: Callable[..., Played]) -> None:
    """Without words, tiles are exchanged; if the bag does not allow that, passes end the game."""
    nothing = lexicon_of({"zzzzzzzzzzzzzzz"})
    games = played(4, lexicon=nothing)
    assert [in_bag for *_, in_bag, _, _ in games.turns[0]] == [86] * 6
    assert len({rack for rack, *_ in games.turns[0]}) > 2
    few = LetterDistribution(
        "few", "Few", dict.fromkeys(ENGLISH.counts, 0) | {"A": 12, "V": 6}, ENGLISH.values
    )
    games = played(4, lexicon=nothing, distribution=few)
    assert [in_bag for *_, in_bag, _, _ in games.turns[0]] == [4] * 6
    racks = [rack.rstrip(b"\0").decode() for rack, *_ in games.turns[0][:2]]
    assert [equity for *_, equity in games.turns[0]] == [LEAVES.value(rack) for rack in racks] * 3
    assert games.scores == [tuple(-ENGLISH.value_of(rack) for rack in racks)]


def test_progress_and_no_games(
    scrabble_games: ModuleType, best_play_finder: Callable[..., Any]
) -> None:
    """Progress goes from nothing to all; without seeds there is nothing to do."""
    finder = best_play_finder(gaddag_of(LEXICON), STANDARD, ENGLISH, LEAVES)
    tiles = ENGLISH.tiles.encode()
    assert not scrabble_games.StaticGames(finder, finder, tiles, array("Q")).step(1)
    games = scrabble_games.StaticGames(finder, finder, tiles, array("Q", [1, 2]))
    seen = [games.progress]
    while games.step(1):
        seen.append(games.progress)
    assert sorted({*seen, games.progress}) == [0.0, 0.5, 1.0]
