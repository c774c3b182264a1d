"""What the coach says of turns."""

from dataclasses import replace

import pytest

from tests.engine.scrabble.games import STANDARD
from tests.players.scrabble.computers import at
from tests.players.scrabble.turns import analysed_in
from wordarcade.engine.scrabble.config import ChallengeRule
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import Exchange, Pass
from wordarcade.players.scrabble import analysis, replies
from wordarcade.players.scrabble.analysis import static_margin
from wordarcade.players.scrabble.coach import advice
from wordarcade.players.scrabble.leaves import MILLI
from wordarcade.players.scrabble.recorded_turn import TurnMove


@pytest.fixture(autouse=True)
def in_the_middle(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judge positions with few tiles as those in the middle of a game, where less tells."""
    monkeypatch.setattr(analysis, "static_margin", lambda _: 3 * MILLI)


def told(game: ScrabbleGame, move: TurnMove | str | None, *words: str, stood: bool = True) -> str:
    """Return what the coach says, who knows these words."""
    return advice(analysed_in(game, move, *words, stood=stood), STANDARD, "test")


def game(rack: str, *plays: str, bag: str = "E") -> ScrabbleGame:
    """Return a position with a rack, plays on the board and a bag."""
    return at(rack, "DO", plays=plays, bag=bag, challenge=ChallengeRule.SINGLE)


AT = "8G AT"
"""On the board in the positions below."""

TOO_CLOSE = "too close to call (under 3 points)"


@pytest.mark.parametrize(
    ("rack", "move", "words", "said"),
    [
        ("CV", "8F C..", "at cat", "The best play."),
        (
            "CP",
            "8F C..",
            "at cat pat",
            "One of the best plays: 8F PAT for 5 is worth as much.",
        ),
        (
            "FO",
            "8F F..",
            "at fat oat",
            "The best play: 3.0 better than the next, 8F OAT for 3.",
        ),
        (
            "OOOO",
            "8F O..",
            "at oat to",
            f"One of the best plays: H8 TO for 2 is worth 1.0 less, {TOO_CLOSE}.",
        ),
        (
            "OOOO",
            "H8 .O",
            "at oat to",
            f"One of the best plays: 8F OAT for 3 is worth 1.0 more, {TOO_CLOSE}.",
        ),
        (
            "AEINRST",
            "F8 STAINER",
            "at sat stainer",
            "A bingo, and the best play: 50.0 better than the next, 9F AT for 6.",
        ),
        (
            "AEINRST",
            "F8 SAT",
            "at sat stainer",
            "Missed a bingo: F8 STAINER for 64 was worth 56.0 more.",
        ),
        (
            "QIUSV",
            "8G ..S",
            "at ats qi is ti",
            "H8 TI for 2 was worth 7.0 more: it scores 1 less but keeps the S.",
        ),
        (
            "CV",
            Pass(),
            "at cat",
            "8F CAT scores 5 more.",
        ),
    ],
)
def test_why_another_play_was_better(
    rack: str, move: TurnMove | str, words: str, said: str
) -> None:
    """More points, a better leave, a bingo: each in plain words."""
    assert told(game(rack, AT), move, *words.split()) == said


def test_the_word_premium_that_the_better_play_uses() -> None:
    """It is named if the play made does not use it."""
    words = ("at", "cat", "cats", "oat", "coat", "coats")
    said = told(game("CATSO?", "8L AT"), "8K C..S", *words)
    assert "scores 11 more on the double word at K11 and keeps the S" in said


def test_no_premium_is_named_that_the_play_made_matches() -> None:
    """A double word against another one is no reason."""
    position = game("OTTZ", "8E ATA")
    said = told(position, "E8 .TTO", "ata", "zota", "atto")
    assert said == "E5 ZOTA scores 18 more."
    off = told(position, "E8 .TTO", "ata", "zota", "atto", stood=False)
    assert "scores 26 more on the double word at E5" in off


OPEN = ("at", "ad", "god", "tod")


@pytest.mark.parametrize(
    ("words", "opened"),
    [
        ((*OPEN, "todzzzzz"), " TOD opens the triple word at H15."),
        (OPEN, ""),
        ((*OPEN, "todzzzzzz"), ""),
        ((*OPEN, "todzzzzz", "tzzzzzzz"), ""),
    ],
    ids=["opened", "no word reaches it", "the word is too long", "open before"],
)
def test_triple_words_opened_for_the_next_player(words: tuple[str, ...], opened: str) -> None:
    """The play made opens one that the better play leaves alone: words of the next player tell."""
    position = at("OGDERT", "Z" * 7, plays=(AT,), bag="Z" * 10)
    said = told(position, "H8 .OD", *words)
    assert said.startswith("9E GOD scores 8 more.")
    assert said.removeprefix("9E GOD scores 8 more.") == opened


@pytest.mark.parametrize(
    ("words", "blocked"),
    [
        ("at cat ta atzz", " and blocks row 8, worth about 22 points a reply"),
        ("at cat ta atzz catzz", ""),
        ("at cat ta taz", ""),
    ],
    ids=["blocked", "still open", "opened by the move made"],
)
def test_replies_that_the_better_play_blocks(words: str, blocked: str) -> None:
    """They were possible before the turn and are after the move made, but not after the better."""
    position = at("CA", "ZZ", plays=(AT,), bag="ZZZZ")
    keeps = f"{',' if blocked else ' and'} keeps the A instead of the C"
    said = told(position, "H8 .A", *words.split())
    assert said == f"8F CAT for 5 was worth 4.0 more: it scores 3 more{keeps}{blocked}."


def test_a_play_blocks_for_who_passes() -> None:
    """The spot stays open, as it does when a play comes off the board."""
    position = at("CA", "ZZ", plays=(AT,), bag="ZZZZ", challenge=ChallengeRule.SINGLE)
    blocks = "blocks row 8, worth about 22 points a reply"
    assert blocks in told(position, Pass(), "at", "cat", "atzz")
    gone = told(position, "H8 .C", "at", "cat", "atzz", stood=False)
    assert blocks in gone


def test_exchanges() -> None:
    """To exchange may be best, and right."""
    position = game("VVUUIIO", AT, bag="EEEEEEEE")
    said = told(position, "8G ..O", "at", "ato")
    assert said.startswith("Exchanging UUVV was worth 15.0 more: it scores 3 less but gets rid of")
    assert (
        told(position, Exchange("UUVV"), "at")
        == "You were right to exchange: no play is worth more."
    )
    right = told(game("VVO", AT, bag="EEEEEEEE"), Exchange("VV"), "at", "ato")
    assert right == "You were right to exchange: 8G ATO for 3 is worth 3.0 less."


def test_an_exchange_that_is_close() -> None:
    """To a play, it is one of the best moves, as the play is; to another exchange, it is right."""
    position = game("UV", AT, bag="EEEEEEEE")
    exchanged, played, before = (
        told(position, move, "at", "vat") for move in (Exchange("UV"), "8F V..", None)
    )
    assert exchanged == (
        "One of the best moves: 8F VAT for 6 is worth 2.0 more, too close to call (under 3 points)."
    )
    assert played == (
        "One of the best plays: exchanging UV is worth 2.0 less, too close to call "
        "(under 3 points)."
    )
    assert before == "8F VAT for 6 and exchanging UV are too close to call (under 3 points)."
    right = told(game("UUA", AT, bag="EEEEEEEE"), Exchange("AUU"), "at", "ata")
    assert right == "You were right to exchange: 8G ATA for 3 is worth 9.0 less."


def test_a_phony_is_never_one_of_the_best() -> None:
    """However little it lost."""
    said = told(game("OOOO", AT), "H8 .OO", "at", "oat")
    assert "One of the best" not in said


def test_phonies() -> None:
    """Whether it stood is told, and what to play instead if it did not."""
    position = game("CV", AT)
    stood = told(position, "F8 CV", "at", "cat")
    assert stood == "CV is not in the word list (test), but nobody challenged it."
    gone = told(position, "F8 CV", "at", "cat", stood=False)
    assert gone.startswith(
        "CV is not in the word list (test), and came off the board. 8F CAT scores 5 more."
    )


def test_with_an_empty_bag_the_end_counts() -> None:
    """Whoever goes out gains; a play that scores less may bring more until the end."""

    def last(rack: str, other: str) -> ScrabbleGame:
        return at(rack, other, plays=(AT,), bag="", challenge=ChallengeRule.SINGLE)

    out = told(last("CS", "S"), "8F C..", "at", "cat", "cats")
    assert out == "8F CATS for 6 was worth 11.0 more: it scores 1 more and goes out."
    later = told(last("CSV", "DS"), "8F C..", "at", "ats", "cat", "cats")
    assert later == (
        "8G ATS for 3 was worth 12.0 more: it scores 2 less but brings more in what follows."
    )


def test_nothing_is_blocked_by_going_out() -> None:
    """Nobody replies to that."""
    position = at("C", "ZZ", plays=(AT,), bag="", challenge=ChallengeRule.SINGLE)
    said = told(position, Pass(), "at", "cat", "atzz")
    assert said.endswith("more: it scores 5 more and goes out.")


def test_a_play_that_stops_the_other_from_going_out() -> None:
    """The best line says so; it says no more than before of what still goes out after it."""
    position = at("CV", "ZZ", plays=(AT,), bag="", challenge=ChallengeRule.SINGLE)
    stops = told(position, Pass(), "at", "cat", "atzz")
    assert stops.endswith(
        "it scores 5 more and stops the other player from going out with 8G ATZZ."
    )
    still = told(position, Pass(), "at", "cat", "atzz", "catzz")
    assert "going out" not in still


def test_how_close_is_too_close_near_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is more there, where little else tells."""
    monkeypatch.setattr(analysis, "static_margin", static_margin)
    said = told(game("OOOO", AT), "H8 .O", "at", "oat", "to")
    assert said.endswith("worth 1.0 more, too close to call (under 8 points near the end).")


def test_the_same_play_with_its_blank_elsewhere_is_no_other_play() -> None:
    """For the same points it is not worth a word."""
    turn = analysed_in(game("TTAOOS?", AT), "F5 tATTOOS", "at", "tat", "tattoos")
    alone = replace(turn, best=tuple(each for each in turn.best if each.text[:2] == "F5"))
    assert [each.score for each in alone.best] == [63, 63, 62]
    praise = advice(replace(alone, best=alone.best[:2]), STANDARD, "test")
    assert praise == "A bingo, and the best play."
    told_apart = "A bingo, and one of the best plays: F5 TATtOOS for 62 is worth 1.0 less"
    assert advice(alone, STANDARD, "test").startswith(told_apart)
    before = advice(
        replace(alone, played=None, turn=replace(turn.turn, move=None, text="")), STANDARD, "test"
    )
    assert before.startswith("F5 tATTOOS for 63 and F5 TATtOOS for 62 are too close")


def test_a_triple_word_that_costs_little_is_not_worth_a_word(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nor does the next hint heed it."""
    position = at("OGDERT", "Z" * 7, plays=(AT,), bag="Z" * 10)
    monkeypatch.setattr(replies, "_TELLS", 1000)
    assert "opens" not in told(position, "H8 .OD", *OPEN, "todzzzzz")


def test_a_position_to_play_from() -> None:
    """Without a move yet, the best one is told; without a rack, nothing."""
    turn = analysed_in(game("CV", AT), None, "at", "cat")
    assert advice(turn, STANDARD, "test") == "Best is 8F CAT for 5."
    close = "8F OAT for 3 and H8 TO for 2 are too close to call (under 3 points)."
    assert told(game("OOOO", AT), None, "at", "oat", "to") == close
    many = told(game("OBDEI", AT), None, "at", "bat", "dat", "oat", "eat", "ait")
    assert many == (
        "8F BAT for 5, 8F DAT for 4, 8F EAT for 3 and 1 other "
        "are too close to call (under 3 points)."
    )
    assert told(game("V", AT), Pass(), "at") == "Nothing beats passing."
