"""Players, as chosen or typed."""

import pytest

from wordarcade.engine.scrabble.config import Player
from wordarcade.engine.scrabble.seats import (
    Seat,
    SeatsError,
    name_fault,
    players_text,
    read_players,
    seated,
)

TITLES = {"novice": "Novice", "club": "Club", "expert": "Expert"}
CLUB, NOVICE = Seat("", "club"), Seat("", "novice")


@pytest.mark.parametrize(
    ("text", "players"),
    [
        ("Ann,Bob", (Player("Ann"), Player("Bob"))),
        (" Ann , bot:club ", (Player("Ann"), Player("Club", "club"))),
        ("BOT:Novice,bot:EXPERT", (Player("Novice", "novice"), Player("Expert", "expert"))),
        (
            "bot:club,bot:club,Club 2,bot:club",
            (
                Player("Club", "club"),
                Player("Club 3", "club"),
                Player("Club 2"),
                Player("Club 4", "club"),
            ),
        ),
    ],
)
def test_players_are_typed(text: str, players: tuple[Player, ...]) -> None:
    """Names of persons, levels of computers, which are named after them."""
    assert read_players(text, TITLES) == players
    assert read_players(players_text(players), TITLES) == players


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "2 to 4 play Scrabble, not 1."),
        ("Ann", "2 to 4 play Scrabble, not 1."),
        ("a,b,c,d,e", "2 to 4 play Scrabble, not 5."),
        ("Ann,", "A name has 1 to 20 characters and no comma."),
        ("Ann," + "b" * 21, "A name has 1 to 20 characters"),
        ("Ann,B\x1b[2J", "A name has 1 to 20 characters"),
        ("Ann,ANN", "Two players are called ANN; change one of the names."),
        ("Ann,bot:genius", "There is no bot 'bot:genius'; choose from bot:novice, "),
        ("Ann,bot:", "There is no bot 'bot:'"),
    ],
)
def test_players_that_cannot_play(text: str, sentence: str) -> None:
    """The sentence says what to change."""
    with pytest.raises(SeatsError) as raised:
        read_players(text, TITLES)
    assert str(raised.value).startswith(sentence)


def test_a_name_with_a_comma_is_none() -> None:
    """It could not be typed."""
    assert name_fault("A, B") == "A name has 1 to 20 characters and no comma."
    assert name_fault("Ann B") == ""
    with pytest.raises(SeatsError, match="and no comma"):
        seated([Seat("A, B"), CLUB], TITLES)


def test_a_computer_does_not_take_a_persons_name() -> None:
    """Not even that of one who comes later."""
    names = [player.name for player in seated([NOVICE, Seat("novice")], TITLES)]
    assert names == ["Novice 2", "novice"]


def test_a_level_that_there_is_not() -> None:
    """Settings may still name one."""
    with pytest.raises(SeatsError, match=r"no bot 'bot:guru'; choose from bot:novice, bot:club"):
        seated([Seat("Ann"), Seat("", "guru")], TITLES)
