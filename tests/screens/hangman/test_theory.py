"""The theoretical winner on the set-up screen."""

import pytest

from wordarcade.engine.hangman.choices import HostKind
from wordarcade.players.hangman.value import GameValue
from wordarcade.screens.hangman.theory import theory
from wordarcade.widgets.tone import Tone

CHEATS = (HostKind.EVIL, HostKind.CUNNING, HostKind.PERFECT, HostKind.POLITE)


@pytest.mark.parametrize("host", CHEATS)
@pytest.mark.parametrize(("guesses", "tone", "winner"), [(8, "!", "host"), (9, "✓", "you")])
def test_a_cheating_host_wins_up_to_the_value(
    host: HostKind, guesses: int, tone: str, winner: str
) -> None:
    """With as many wrong guesses as can be forced the host wins, with one more the player.

    That is a dare, and says what can be won.
    """
    said = theory(GameValue(8, 8), guesses, host)
    assert said[0].glyph == tone
    if winner == "you":
        assert said[1].startswith("With perfect play you win")
    else:
        assert said[1].startswith("It can force 8 misses and you have 8. ")
        assert said[1].endswith(" With 9 you can win.")


@pytest.mark.parametrize(("guesses", "tone"), [(8, Tone.ACCEPTED), (9, Tone.NOTICE)])
def test_a_person_who_hides_the_word_is_the_host(guesses: int, tone: Tone) -> None:
    """What is lost for the guesser is won for the person."""
    said = theory(GameValue(8, 8), guesses, HostKind.PERSON)
    assert said[0] is tone
    assert ("the computer wins" in said[1]) == (guesses == 9)


def test_an_honest_host_does_not_force_anything() -> None:
    """Against it a perfect player wins what no host can force; the rest is nobody's yet."""
    assert theory(GameValue(8, 8), 9, HostKind.HONEST)[0] is Tone.ACCEPTED
    tone, sentence = theory(GameValue(8, 8), 8, HostKind.HONEST)
    assert tone is Tone.PLAIN
    assert sentence == "Some words are nasty enough to beat even perfect play."


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        (None, "Nobody knows who wins with perfect play."),
        (GameValue(5, 9), "Nobody knows who wins with perfect play: 5 to 9 misses can be forced."),
        (
            GameValue(8, 9),
            "It can force 8 to 9 misses and you have 8. Dare you? With 10 you can win.",
        ),
        (GameValue(0, 1), "With perfect play you win: you never miss more than once."),
        (GameValue(0, 0), "With perfect play you win without a miss."),
    ],
)
def test_bounds_say_what_they_can(value: GameValue | None, sentence: str) -> None:
    """Where the value is not exact, the bounds decide if they can."""
    assert theory(value, 8, HostKind.EVIL)[1] == sentence
