"""The rating of players of Scrabble, and the share text of a game."""

from collections.abc import Sequence
from dataclasses import replace

from tests.engine.scrabble.games import after, table
from wordarcade.engine.scrabble.adjustments import Ending
from wordarcade.engine.scrabble.config import Player
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import EndGame, Move, Pass, Resign
from wordarcade.games.scrabble.rating import rating, unrated
from wordarcade.games.scrabble.share import share
from wordarcade.players.scrabble.analysis import AnalysedTurn, Candidate
from wordarcade.players.scrabble.recorded_turn import RecordedTurn
from wordarcade.players.scrabble.view import View


def finished(*players: Player) -> ScrabbleGame:
    """Return a game that has been played out, with 200 points to 150."""
    return replace(left_by(EndGame(), players), ending=Ending.WENT_OUT)


def left_by(move: Move, players: Sequence[Player]) -> ScrabbleGame:
    """Return a game that the first player has left early, with 200 points to 150."""
    game = table("CATXXSO", "DOGSYYY", bag="EEEEIIIIOOOO")
    game = replace(game, config=replace(game.config, players=tuple(players)))
    game = after(game, "8G CAT", Pass(), move)
    return replace(game, position=replace(game.position, scores=(200, 150)))


def turn(game: ScrabbleGame, loss: int) -> AnalysedTurn:
    """Return a turn of the first player that lost so much equity, in thousandths."""
    view = View.of(game.course()[0])
    best, played = (Candidate(Pass(), "pass", 0, 0, equity, "") for equity in (loss, 0))
    record = RecordedTurn(1, 0, 0, view, True, (0, 0), Pass(), "pass")
    return AnalysedTurn(record, played, (best,))


def test_points_and_equity_lost() -> None:
    """A rating is of a player; there is none before the analysis."""
    game = finished(Player("Ann"), Player("Expert", "expert"))
    turns = [turn(game, cost) for cost in (0, 40_000, 10_000)]
    rated = rating(game, turns, 0)
    assert rated is not None
    assert rated.value == 80
    assert rating(game, [], 0) is None
    assert rating(game, turns, 1) is None


def test_a_game_left_early_is_not_rated() -> None:
    """However good its first turns were, whoever left it; it says why."""
    players = (Player("Ann"), Player("Expert", "expert"))
    resigned, cut_short = (left_by(move, players) for move in (Resign(), EndGame()))
    for game in (resigned, cut_short):
        assert rating(game, [turn(game, 0)], 0) is None
    assert unrated(resigned, 0) == "no rating for a resigned game"
    assert unrated(resigned, 1) == unrated(cut_short, 0) == "no rating for a game cut short"
    assert unrated(finished(*players), 0) == ""


def test_a_result_against_a_bot() -> None:
    """From the person's side, with a mark for each turn; no names, no words."""
    game = finished(Player("Ann"), Player("Expert", "expert"))
    shared = share(game, [turn(game, cost) for cost in (0, 100, 3_000, 9_000)])
    assert shared.lines[0] == "Scrabble · 2 players · wordarcade"
    assert shared.lines[1] == "★★★★☆ won 200–150"
    assert shared.lines[2] == "★·▾▼"
    mirrored = finished(Player("Expert", "expert"), Player("Ann"))
    assert share(mirrored, ()).lines[1:] == ("lost 150–200",)


def test_a_result_with_hints() -> None:
    """It counts the turns with them, not their steps, and old games only know those."""
    game = finished(Player("Ann"), Player("Expert", "expert"))
    assert share(game, (), 5, 2).lines[1:] == ("won 200–150, hints in 2 turns",)
    assert share(game, (), 1).lines[1:] == ("won 200–150, 1 hint",)


def test_a_result_of_people() -> None:
    """By name: which of them shares it is not known."""
    game = finished(Player("Ann"), Player("Bob"))
    assert share(game, ()).lines[1:] == ("Ann won: Ann 200, Bob 150",)
