"""Matches of computers."""

import pytest

from tests.engine.scrabble.games import ENGLISH, STANDARD
from tests.players.scrabble.computers import opponents
from wordarcade.engine.scrabble.config import Player
from wordarcade.players.bulk.crews import Processes, crew_of
from wordarcade.players.scrabble.match import Match, MatchResult, play_game, play_match

NOVICE, CLUB = Player("Novice", "novice"), Player("Club", "club")
TWINS = (Player("Expert", "expert"), Player("Expert 2", "expert"))


def match_of(*players: Player, games: int = 2, seed: int = 1) -> Match:
    """Return a match with the standard equipment."""
    return Match(players, games, seed, STANDARD, ENGLISH)


def test_everybody_plays_from_every_seat_with_the_same_tiles() -> None:
    """Between equals, the games of a round give the same scores from seat to seat."""
    match = match_of(*TWINS, games=4)
    first, swapped, second, _ = (play_game(match, number, opponents()) for number in range(4))
    assert first == swapped[::-1]
    assert first != second
    three = match_of(*TWINS, Player("Expert 3", "expert"), games=3)
    a, b, c = (play_game(three, number, opponents()) for number in range(3))
    assert a == (*b[1:], *b[:1]) == (*c[2:], *c[:2])


def test_the_number_of_processes_does_not_matter() -> None:
    """A match has the same scores, in the order of its games, and another seed gives others."""
    match = match_of(NOVICE, CLUB, games=11)
    scores = tuple(play_game(match, number, opponents()) for number in range(11))
    for number in (1, 2):
        with crew_of(Processes(number)) as crew:
            assert play_match(match, opponents, crew).scores == scores
    assert play_game(match_of(NOVICE, CLUB, seed=2), 0, opponents()) != scores[0]


def test_figures() -> None:
    """Wins, draws, means, deviations and margins, in the order of the players."""
    result = MatchResult(((300, 200, 100), (310, 310, 100), (200, 300, 100)))
    assert result.wins == [1, 1, 0]
    assert result.draws == 1
    assert result.mean_scores == [270, 270, 100]
    assert result.deviations == pytest.approx([60.83, 60.83, 0], abs=0.01)
    assert result.margins == pytest.approx([0, 0, -610 / 3])
    assert MatchResult(((1, 2),)).deviations == [0, 0]


def test_a_match_can_be_given_up() -> None:
    """What the report raises comes out; else it tells rising shares up to 1."""
    shares: list[float] = []
    with crew_of(None, 1) as crew:
        play_match(match_of(NOVICE, CLUB, games=3), opponents, crew, shares.append)
    assert shares == pytest.approx([1 / 3, 2 / 3, 1])

    def stop(_share: float) -> None:
        raise InterruptedError

    with pytest.raises(InterruptedError), crew_of(None, 1) as crew:
        play_match(match_of(NOVICE, CLUB, games=100), opponents, crew, stop)


def test_only_computers_play() -> None:
    """A person cannot, and no game is no match."""
    with pytest.raises(ValueError, match="Only bots"):
        match_of(NOVICE, Player("Ann"))
    with pytest.raises(ValueError, match="one game or more"):
        match_of(NOVICE, CLUB, games=0)
