"""The figures of a game that is over."""

from dataclasses import replace

from tests.engine.scrabble.games import WORDS, after, board, config_of, table
from tests.players.scrabble.computers import in_turn, opponents
from tests.players.scrabble.test_analysis import begun
from wordarcade.engine.scrabble.config import ChallengeRule, Player
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.start import Start
from wordarcade.players.scrabble.game_analysis import analysis_of_game
from wordarcade.screens.scrabble.figures import figures, leads

UNKNOWN = ("bingos missed – –", "lost per turn – –", "tile luck – –")
"""What no analysis has told yet."""


def shown(game: ScrabbleGame) -> list[str]:
    """Return the lines, blanks made one."""
    return [" ".join(line.split()) for line in figures(game).plain.splitlines()]


def test_bingos_and_best_plays() -> None:
    """Passed turns count for the average; the winner is marked."""
    game = table("AEINRST", "DOGSAAA", bag="E" * 20, challenge=ChallengeRule.SINGLE)
    assert shown(after(game, "8E NASTIER", *["pass"] * 6)) == [
        "Ann Bob",
        "points ★ 57 −9",
        "per turn 16.0 0.0",
        "bingos 1 0",
        *UNKNOWN,
        "best play 64 NASTIER –",
        "tiles left −7 −9",
    ]


def test_a_play_that_was_withdrawn_is_a_turn_without_points() -> None:
    """It is nobody's best play; a challenge in vain has a line of its own, and so has time.

    Nobody wins a game that was ended early.
    """
    game = table(
        "CAZTAAA",
        "DOGSAAA",
        bag="E" * 20,
        challenge=ChallengeRule.FIVE_POINT,
        clock_ms=60_000,
    )
    game = after(game, "8G CAZ", "challenge", "8G DOG", "challenge", "end", ms=25_000)
    assert shown(game) == [
        "Ann Bob",
        "points −28 8",
        "per turn 0.0 10.0",
        "bingos 0 0",
        *UNKNOWN,
        "best play – 10 DOG",
        "tiles left −18 −7",
        "challenged +5",
        "time −10",
    ]


def test_two_and_four_players_have_room() -> None:
    """The lines are not longer than they may be."""
    game = after(table("CATSAAA", "DOGSAAA", "EEEEEEE", "QQQQQQQ"), "8G CAT", "end")
    assert max(map(len, figures(game, width=42).plain.splitlines())) <= 42
    game = after(table("CATSAAA", "DOGSAAA"), "8G CAT", "end")
    assert max(map(len, figures(game).plain.splitlines())) <= 36


def test_a_long_name_takes_what_short_ones_leave() -> None:
    """Columns have one width as long as that is enough for all."""
    game = after(table("CATSAAA", "DOGSAAA", "EEEEEEE", "QQQQQQQ"), "8G CAT", "end")
    names = ("You", "Expert", "Champion", "Keen")
    players = tuple(map(Player, names))
    game = replace(game, config=replace(game.config, players=players))
    heads, points, *_ = figures(game, width=44).plain.splitlines()
    assert heads.split() == list(names)
    assert len(heads) == len(points) == 44


def test_what_an_analysis_tells_takes_the_lines_that_waited_for_it() -> None:
    """Bingos missed, the mean loss and the luck of each player."""
    game = in_turn(begun(), "expert", "novice")
    analysis = analysis_of_game(game, opponents().analyst(game.config))
    before, after_it = (figures(game, known).plain.splitlines() for known in (None, analysis))
    assert len(before) == len(after_it)
    missed, lost, luck = (line.split()[-2:] for line in after_it[4:7])
    assert missed == ["0", "0"]
    assert lost[0] == "0.0" < lost[1]
    assert all(figure[0] in "+−" for figure in luck)


def test_what_is_lost_is_of_the_turns_without_hints() -> None:
    """The mean of the others is marked; where all had hints, that is said instead of a figure."""
    game = in_turn(begun(), "novice", "novice")
    analysis = analysis_of_game(game, opponents().analyst(game.config))
    own = [turn for turn in analysis.turns if turn.player == 0]
    first, others = own[0], own[1:]
    mean = sum(turn.loss or 0 for turn in others) / len(others) / 1000

    def lost(helped: frozenset[int]) -> str:
        return " ".join(figures(game, analysis, helped=helped).plain.splitlines()[5].split())

    assert lost(frozenset({first.turn.line})).startswith(f"lost per turn {mean:.1f} ? ")
    assert lost(frozenset(turn.turn.line for turn in own)).startswith("lost per turn with hints ")
    assert "?" not in lost(frozenset())


def test_a_lead_counts_from_the_first_position() -> None:
    """A game that is played on has points before its first line."""
    start = Start(board("8G CAT"), ("ADEGINS", "ABDOQRT"), (31, 7), to_move=1)
    game = ScrabbleGame.begin(config_of(start=start), WORDS)
    assert leads(after(game, "pass"), 0) == (24,)
