"""Matches of bots: many games, in which all play with the same tiles from every seat."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from statistics import fmean, stdev
from typing import Final

from wordarcade.engine.scrabble.config import Player, ScrabbleConfig
from wordarcade.engine.scrabble.distribution import LetterDistribution
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.layout import BoardLayout
from wordarcade.engine.scrabble.turns import Phase
from wordarcade.players.bulk.crew import Crew, results
from wordarcade.players.bulk.journal import Journal, forgetful
from wordarcade.players.scrabble.bot import ScrabbleBot
from wordarcade.players.scrabble.opponents import Opponents
from wordarcade.support.progress import Report, to_nobody

Opener = Callable[[], Opponents]
"""Makes the bots, once in each worker; it must be picklable."""

_GAMES_A_BATCH: Final = 4
"""Games of a task: some hundredths of a second between static players."""

_FEW_GAMES: Final = 400
"""A task is a single game in matches of no more: their players may think for long."""


@dataclass(frozen=True, slots=True)
class Match:
    """A match to play.

    Games come in rounds: as many as there are players, with the same seed of the tiles drawn, and
    in each of them everybody has moved on by one seat.

    Attributes:
        players: bots, 2 to 4.
        games: how many; the last round may be cut short.
        seed: what the seeds of all rounds follow from.
        layout: the board.
        distribution: the tiles.
    """

    players: tuple[Player, ...]
    games: int
    seed: int
    layout: BoardLayout
    distribution: LetterDistribution

    def __post_init__(self) -> None:
        """Check who plays.

        Raises:
            ValueError: a person is among the players, or there is no game.
        """
        if any(player.level is None for player in self.players):
            raise ValueError("Only bots play matches; leave the names of persons out.")
        if self.games < 1:
            raise ValueError("A match has one game or more.")


@dataclass(frozen=True, slots=True)
class MatchResult:
    """The points of all games; the figures are lists in the order of the players.

    Attributes:
        scores: for each game the points of each player.
    """

    scores: tuple[tuple[int, ...], ...]

    @property
    def wins(self) -> list[int]:
        """How many games each has won alone."""
        wins = [0] * len(self.scores[0])
        for scores in self.scores:
            best = max(scores)
            if scores.count(best) == 1:
                wins[scores.index(best)] += 1
        return wins

    @property
    def draws(self) -> int:
        """How many games several have won together."""
        return len(self.scores) - sum(self.wins)

    @property
    def mean_scores(self) -> list[float]:
        """The points of each, on average."""
        return [fmean(mine) for mine in zip(*self.scores, strict=True)]

    @property
    def deviations(self) -> list[float]:
        """The standard deviation of the points of each; 0 for a single game."""
        single = len(self.scores) == 1
        return [0.0 if single else stdev(mine) for mine in zip(*self.scores, strict=True)]

    @property
    def margins(self) -> list[float]:
        """By how many points each was ahead of the best of the others, on average."""
        players = range(len(self.scores[0]))
        return [fmean(_margin(scores, player) for scores in self.scores) for player in players]


def play_match(
    match: Match,
    opener: Opener,
    crew: Crew,
    report: Report = to_nobody,
    journal: Journal = forgetful,
) -> MatchResult:
    """Play a match; the result does not depend on who plays it.

    Args:
        match: what is played.
        opener: gives the bots.
        crew: who plays the games.
        report: told the share that is done, from 0 to 1; what it raises stops the match.
        journal: of the games of earlier runs.

    Raises:
        BulkError: workers were lost, or cannot play it.
    """
    size = _GAMES_A_BATCH if match.games > _FEW_GAMES else 1
    batches = [
        range(first, min(first + size, match.games)) for first in range(0, match.games, size)
    ]
    played = results(
        crew,
        partial(_begin, match, opener),
        batches,
        lambda done: report(done / len(batches)),
        journal,
    )
    return MatchResult(tuple(tuple(scores) for batch in played for scores in batch))


def worth_processes(match: Match) -> int:
    """Return how many processes a match keeps busy for longer than they take to start."""
    return -(-match.games // _GAMES_A_BATCH)


def _begin(match: Match, opener: Opener) -> Callable[[Iterable[int]], list[tuple[int, ...]]]:
    """Return what plays the games of some numbers, in a worker."""
    opponents = opener()
    return lambda numbers: [play_game(match, number, opponents) for number in numbers]


def play_game(match: Match, number: int, opponents: Opponents) -> tuple[int, ...]:
    """Return the points of each player in a game of a match.

    Args:
        match: what is played.
        number: of the game, 0-based.
        opponents: makes the bots.
    """
    players = match.players
    round_number, shift = divmod(number, len(players))
    config = ScrabbleConfig(
        players=(*players[shift:], *players[:shift]),
        layout=match.layout,
        distribution=match.distribution,
        seed=random.Random(f"{match.seed} {round_number}").getrandbits(64),
    )
    game = played_out(ScrabbleGame.begin(config, opponents.lexicon), opponents)
    scores = game.position.scores
    return (*scores[len(scores) - shift :], *scores[: len(scores) - shift])


def played_out(game: ScrabbleGame, opponents: Opponents) -> ScrabbleGame:
    """Return a game of bots once they have ended it.

    Args:
        game: one in which no person plays.
        opponents: makes the bots.

    Raises:
        ValueError: it is a person's turn.
    """
    bots: dict[int, ScrabbleBot] = {}
    while game.phase is not Phase.OVER:
        level = game.config.players[game.to_move].level
        if level is None:
            raise ValueError(f"{game.config.players[game.to_move].name} is not a bot.")
        if game.to_move not in bots:
            bots[game.to_move] = opponents.bot(level, game.config)
        game = game.apply(bots[game.to_move].choose(game)).round
    return game


def _margin(scores: tuple[int, ...], player: int) -> int:
    return scores[player] - max(scores[:player] + scores[player + 1 :])
