"""The next level for a player who has found a word alone."""

import pytest

from wordarcade.engine.hangman.choices import HostKind
from wordarcade.engine.hangman.setup import HangmanSetup
from wordarcade.games.hangman.next_level import next_level
from wordarcade.players.hangman.value import GameValue

KNOWN = GameValue(7, 9)


@pytest.mark.parametrize(
    ("host", "guesses", "value", "harder"),
    [
        (HostKind.HONEST, 10, KNOWN, (HostKind.EVIL, 10)),
        (HostKind.HONEST, 8, KNOWN, (HostKind.EVIL, 10)),
        (HostKind.HONEST, 8, None, (HostKind.EVIL, 8)),
        (HostKind.EVIL, 12, KNOWN, (HostKind.CUNNING, 12)),
        (HostKind.CUNNING, 12, KNOWN, (HostKind.PERFECT, 12)),
        (HostKind.POLITE, 12, KNOWN, (HostKind.PERFECT, 12)),
        (HostKind.PERFECT, 12, KNOWN, (HostKind.PERFECT, 10)),
        (HostKind.PERFECT, 10, KNOWN, None),
        (HostKind.PERFECT, 12, None, None),
        (HostKind.PERSON, 12, KNOWN, None),
    ],
)
def test_the_next_level_is_harder_and_can_be_won(
    host: HostKind, guesses: int, value: GameValue | None, harder: tuple[HostKind, int] | None
) -> None:
    """A harder host, then fewer guesses, but never fewer than perfect play needs, if known."""
    setup = HangmanSetup(7, guesses, host, seed=5)
    found = next_level(setup, value)
    assert (found and (found.host, found.guesses)) == harder
    assert found is None or found.seed is None
