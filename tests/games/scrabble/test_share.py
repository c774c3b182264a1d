"""The rating of players of Scrabble, and the share text of a game."""

from collections.abc import Sequence
from dataclasses import replace

from tests.engine.scrabble.games import after, table
from wordarcade.engine.scrabble.adjustments import Ending
from wordarcade.engine.scrabble.config import Player
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import EndGame, Move, Pass, Resign
from wordarcade.engine.scrabble.sheet import EntryKind
from wordarcade.games.rating import Rating
from wordarcade.games.scrabble.hints_taken import HintsTaken
from wordarcade.games.scrabble.rating import assessment, rated_over, rating, unrated
from wordarcade.games.scrabble.share import share
from wordarcade.players.scrabble.analysis import AnalysedTurn, Candidate
from wordarcade.players.scrabble.recorded_turn import RecordedTurn
from wordarcade.players.scrabble.view import View


def finished(*players: Player) -> ScrabbleGame:
    """Return a game that has been played out, with 200 points to 150, all of them by plays."""
    game = left_by(EndGame(), players)
    sheet = tuple(line for line in game.sheet if line.kind is not EntryKind.RACK_LOSS)
    return replace(game, ending=Ending.WENT_OUT, sheet=sheet)


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
    resigned, ended_early = (left_by(move, players) for move in (Resign(), EndGame()))
    for game in (resigned, ended_early):
        assert rating(game, [turn(game, 0)], 0) is None
    assert unrated(resigned, 0) == "no rating for a resigned game"
    assert unrated(resigned, 1) == unrated(ended_early, 0) == "no rating for a game ended early"
    assert unrated(finished(*players), 0) == ""


def test_a_result_against_a_bot() -> None:
    """From the person's side, with a mark for each turn; no names, no words."""
    game = finished(Player("Ann"), Player("Expert", "expert"))
    small = replace(turn(game, 100), solved=True)
    turns = [turn(game, cost) for cost in (0, 100, 5_000, 9_000)]
    shared = share(game, [*turns, small])
    assert shared.lines[0] == "Scrabble · against the bot Expert · wordarcade"
    assert shared.lines[1] == "★★★★☆ won 200–150"
    assert shared.lines[2] == "★≈▾▼·"
    mirrored = finished(Player("Expert", "expert"), Player("Ann"))
    assert share(mirrored, ()).lines[1:] == ("lost 150–200",)


def test_a_result_names_the_bots_played_against() -> None:
    """They are named after their levels; people only with their points, each by name."""
    among_us = finished(Player("Ann"), Player("Bob"))
    assert share(among_us, ()).title == "Scrabble · 2 players"
    players = (Player("Club", "club"), Player("Ann"), Player("Expert", "expert"))
    game = replace(among_us, config=replace(among_us.config, players=players))
    game = replace(game, position=replace(game.position, scores=(150, 200, 99)))
    assert share(game, ()).title == "Scrabble · against the bots Club and Expert"


def test_a_game_ended_early_is_neither_won_nor_lost() -> None:
    """Not by the person, nor among several."""
    early = left_by(EndGame(), (Player("Ann"), Player("Expert", "expert")))
    assert share(early, ()).lines[1:] == ("ended early at 200–150",)
    among_us = left_by(EndGame(), (Player("Ann"), Player("Bob")))
    assert share(among_us, ()).lines[1:] == ("Ended early: Ann 200, Bob 150",)
    resigned = left_by(Resign(), (Player("Ann"), Player("Expert", "expert")))
    assert share(resigned, ()).lines[1:] == ("lost 200–150",)


def test_a_result_with_hints() -> None:
    """It counts the turns with them, not their steps, and old games only know those."""
    game = finished(Player("Ann"), Player("Expert", "expert"))
    taken = HintsTaken(5, frozenset({0, 2}))
    assert share(game, (), taken).lines[1:] == ("won 200–150, with hints in 2 turns",)
    assert share(game, (), HintsTaken(1)).lines[1:] == ("won 200–150, with 1 hint",)


def long_game() -> tuple[ScrabbleGame, list[AnalysedTurn]]:
    """Return a game won by 200 points to 150, with five turns of the first player.

    The first made 80 points, and the others lost 10 points each.
    """
    players = (Player("Ann"), Player("Expert", "expert"))
    game = finished(*players)
    (play, *_), passed = game.sheet, game.sheet[1]
    lines = [play, passed, *(replace(passed, player=number % 2) for number in range(8))]
    turns = [turn(game, 10_000 * (number > 0)) for number in range(5)]
    numbered = [
        replace(each, turn=replace(each.turn, line=2 * number, score=80 * (not number)))
        for number, each in enumerate(turns)
    ]
    return replace(game, sheet=tuple(lines)), numbered


def test_what_hints_have_made_is_not_rated() -> None:
    """Of 200 points 120 are the player's own, and 40 were lost."""
    game, turns = long_game()
    taken = HintsTaken(4, frozenset({0}))
    assert rating(game, turns, 0, taken) == Rating(75)
    assert rating(game, turns, 0) == Rating(83)
    found = assessment(game, turns, 0, taken)
    assert found is not None
    assert (found.details["own_turns"], found.details["rated_turns"]) == (5, 4)
    shared = share(game, turns, taken)
    rated = "rated 75 of 100 over 4 turns without hints"
    assert shared.lines[1] == f"won 200–150, with hints in 1 turn, {rated}"
    assert rated.endswith(rated_over(game, 0, taken))
    assert rated_over(game, 0, HintsTaken()) == ""
    assert shared.lines[2] == "?▼▼▼▼"


def test_tiles_left_are_not_rated() -> None:
    """No turn has scored them: who went out by a hint has no more of it, nor less who did not."""
    game, turns = long_game()
    line = game.sheet[1]
    bonus = replace(line, player=0, kind=EntryKind.OUT_BONUS, gain=80, tiles="ZZZZ")
    lost = replace(line, player=0, kind=EntryKind.RACK_LOSS, gain=-80, tiles="ZZZZ")
    others = replace(bonus, player=1)
    rated = [
        rating(replace(game, sheet=(*game.sheet, last)), turns, 0) for last in (bonus, lost, others)
    ]
    assert rated == [Rating(75), Rating(88), Rating(83)]


def test_few_turns_without_hints_are_not_rated() -> None:
    """Nor those of a game of which nobody knows in which turns they were taken."""
    game, turns = long_game()
    for taken in (HintsTaken(9, frozenset({0, 2, 4})), HintsTaken(9)):
        assert rating(game, turns, 0, taken) is None
        assert unrated(game, 0, taken) == "play at least 3 turns without hints for a rating"
    assert rating(game, turns, 0, HintsTaken(9, frozenset({0, 2}))) is not None


def test_a_hint_helps_with_the_next_turn() -> None:
    """Also if a challenge came between; one that no turn followed has helped with none."""
    game, _ = long_game()
    lost = replace(game.sheet[0], kind=EntryKind.LOST_TURN)
    sheet = (lost, *game.sheet)
    assert HintsTaken(2, frozenset({0, 99})).helped(sheet) == {1}


def test_a_result_of_people() -> None:
    """By name: which of them shares it is not known."""
    game = finished(Player("Ann"), Player("Bob"))
    assert share(game, ()).lines[1:] == ("Ann won: Ann 200, Bob 150",)
