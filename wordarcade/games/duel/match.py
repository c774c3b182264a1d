"""The standing of a match: who has won which round, and who leads."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from wordarcade.games.duel.terms import DuelTerms
from wordarcade.games.duel.turn import starter
from wordarcade.support.wording import count

Pair = tuple[int, int]
"""A figure for each player."""


@dataclass(frozen=True, slots=True)
class Match:
    """A match of one or more rounds.

    More points win a round, as many are a draw. Who wins most of the rounds wins the match, which
    ends as soon as that is certain; if both have won as many, more points in all decide.

    Attributes:
        terms: the players and the number of rounds.
        points: the points of both players in each round that both have played, by round from 1.
    """

    terms: DuelTerms
    points: Mapping[int, Pair] = field(default_factory=dict)

    def winner_of(self, round_: int) -> int | None:
        """Return who has won a round, 0 or 1; None if nobody, or if it is not played."""
        first, second = self.points.get(round_, (0, 0))
        return None if first == second else int(second > first)

    def wins(self, up_to: int | None = None) -> Pair:
        """Return how many rounds each has won.

        Args:
            up_to: the last round that counts; None for all.
        """
        last = self.terms.rounds if up_to is None else up_to
        winners = [self.winner_of(each) for each in self.points if each <= last]
        return winners.count(0), winners.count(1)

    @property
    def totals(self) -> Pair:
        """The points of each in all rounds."""
        return (
            sum(first for first, _ in self.points.values()),
            sum(second for _, second in self.points.values()),
        )

    @property
    def needed(self) -> int:
        """How many rounds win the match.

        >>> Match(DuelTerms(("Ann", "Ben"), 3)).needed
        2
        """
        return self.terms.rounds // 2 + 1

    @property
    def over(self) -> bool:
        """Whether the match is decided, or all of its rounds are played."""
        return max(self.wins()) >= self.needed or len(self.points) >= self.terms.rounds

    @property
    def winner(self) -> int | None:
        """Who has won the match, 0 or 1; None if nobody has, or not yet."""
        if not self.over:
            return None
        for first, second in (self.wins(), self.totals):
            if first != second:
                return int(second > first)
        return None

    @property
    def next_round(self) -> int:
        """The first round that not both have played, from 1."""
        return next(each for each in range(1, len(self.points) + 2) if each not in self.points)


def order(round_: int) -> Sequence[int]:
    """Return the players in the order in which they play a round.

    >>> list(order(2))
    [1, 0]
    """
    first = starter(round_)
    return first, 1 - first


def round_sentence(match: Match, round_: int) -> str:
    """Return who has won a round, and by how much.

    >>> terms = DuelTerms(("Ann", "Ben"), 3)
    >>> round_sentence(Match(terms, {1: (57, 50)}), 1)
    'Ann wins round 1 by 7 points.'
    >>> round_sentence(Match(DuelTerms(("Ann", "Ben")), {1: (5, 5)}), 1)
    'A draw: 5 points each.'
    """
    first, second = match.points[round_]
    winner = match.winner_of(round_)
    what = f"round {round_}" if match.terms.rounds > 1 else "the duel"
    if winner is None:
        points = f"{count(first, 'point')} each"
        return (
            f"{what.capitalize()} is a draw: {points}."
            if match.terms.rounds > 1
            else (f"A draw: {points}.")
        )
    by = count(abs(first - second), "point")
    return f"{match.terms.names[winner]} wins {what} by {by}."


def caption(match: Match, round_: int) -> str:
    """Return how a round has ended, as histories have it.

    >>> terms = DuelTerms(("Ann", "Ben"))
    >>> caption(Match(terms, {1: (50, 57)}), 1), caption(Match(terms, {1: (5, 5)}), 1)
    ('Ben won 57–50 against Ann', 'Ann tied 5–5 with Ben')
    >>> caption(Match(DuelTerms(("Ann", "Ben"), 3), {2: (57, 50)}), 2)
    'Ann won 57–50 against Ben, round 2 of 3'
    """
    names, points = match.terms.names, match.points[round_]
    winner = match.winner_of(round_)
    first = winner or 0
    how, other = ("tied", "with") if winner is None else ("won", "against")
    said = f"{names[first]} {how} {points[first]}–{points[1 - first]} {other} {names[1 - first]}"
    place = f"round {round_} of {match.terms.rounds}" if match.terms.rounds > 1 else ""
    return f"{said}, {place}" if place else said


def outcome_sentence(names: tuple[str, str], points: Pair) -> str:
    """Return how a round has ended.

    >>> outcome_sentence(("Ann", "Ben"), (3, 4)), outcome_sentence(("Ann", "Ben"), (3, 3))
    ('Ben beat Ann 4 to 3', 'Ann and Ben tied 3 to 3')
    """
    first, second = points
    if first == second:
        return f"{names[0]} and {names[1]} tied {first} to {second}"
    winner, loser = names if first > second else reversed(names)
    return f"{winner} beat {loser} {max(points)} to {min(points)}"


def standing_sentence(match: Match, round_: int) -> str:
    """Return how the match stands after a round; empty for a match of one round.

    >>> terms = DuelTerms(("Ann", "Ben"), 3)
    >>> standing_sentence(Match(terms, {1: (57, 50), 2: (1, 9)}), 2)
    'round 3 decides'
    """
    if match.terms.rounds == 1:
        return ""
    if match.over and round_ >= max(match.points):
        return _end(match)
    first, second = match.wins(round_)
    left = match.terms.rounds - round_
    if left == 1:
        return f"round {match.terms.rounds} decides"
    if first == second:
        return f"level, {left} rounds to play"
    return f"{match.terms.names[int(second > first)]} leads, {left} rounds to play"


def _end(match: Match) -> str:
    winner, (first, second) = match.winner, match.wins()
    if winner is None:
        return "the match is a draw"
    name = match.terms.names[winner]
    if first == second:
        more, fewer = sorted(match.totals, reverse=True)
        return f"{name} wins the match on points, {more} to {fewer}"
    return f"{name} wins the match {max(first, second)} to {min(first, second)}"
