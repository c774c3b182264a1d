"""The score sheet of a game, line by line."""

from tests.engine.scrabble.games import after, table
from wordarcade.engine.scrabble.config import ChallengeRule
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.screens.scrabble.sheet_lines import sheet_lines


def told(state: ScrabbleGame, *, over: bool = False) -> list[tuple[int, str, str, int | None]]:
    """Return player, place, text and gain of each line."""
    lines = sheet_lines(state.sheet, over=over)
    assert [line.total for line in lines] == [entry.total for entry in state.sheet]
    return [(line.player, line.place, line.text, line.gain) for line in lines]


def test_plays_show_their_words_with_blanks() -> None:
    """The whole main word, what lay there before included."""
    state = after(table("CATSAAA", "?OGSAAA", bag="E" * 20), "8G CAT", "I8 .A?d")
    assert told(state) == [(0, "8G", "CAT", 10), (1, "I8", "TAd", 3)]


def test_other_turns_are_told_in_words() -> None:
    """What was exchanged is told once the game is over; what earns no points has no figure."""
    state = after(table("CATSAAA", "DOGSAAA", bag="E" * 20), "exchange CA", "pass", "resign")
    assert told(state) == [
        (0, "", "exchanged 2", None),
        (1, "", "passed", None),
        (0, "", "resigned", None),
    ]
    assert told(state, over=True)[0] == (0, "", "exchanged AC", None)


def test_challenges_are_told_beside_the_play() -> None:
    """A play that is withdrawn loses its points; a challenge in vain costs or earns something."""
    single = table("CAZSAAA", "DOGSAAA", bag="E" * 20, challenge=ChallengeRule.SINGLE)
    assert told(after(single, "8G CAZ", "challenge")) == [
        (0, "8G", "CAZ", 28),
        (0, "", "withdrawn", -28),
    ]
    five = table("CATSAAA", "DOGSAAA", bag="E" * 20, challenge=ChallengeRule.FIVE_POINT)
    assert told(after(five, "8G CAT", "challenge"))[1] == (0, "", "stands", 5)
    double = table("CATSAAA", "DOGSAAA", bag="E" * 20, challenge=ChallengeRule.DOUBLE)
    assert told(after(double, "8G CAT", "challenge"))[1] == (1, "", "turn lost", None)


def test_the_end_is_told_with_the_tiles_that_are_left() -> None:
    """Who goes out gains what others have; whoever ends the game loses what is on the rack."""
    state = after(table("CAT", "DOG"), "8G CAT")
    assert told(state)[1] == (0, "", "bonus DGO", 10)
    state = after(table("CAT", "DOG"), "end")
    assert told(state) == [(0, "", "rack ACT", -5), (1, "", "rack DGO", -5)]


def test_who_passes_in_a_puzzle_gives_up() -> None:
    """There is nothing to pass to."""
    state = after(table("CATSAAA", "DOGSAAA", bag="E" * 20), "pass")
    assert [line.text for line in sheet_lines(state.sheet, over=True, puzzle=True)] == ["gave up"]
