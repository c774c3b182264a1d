"""Games as they can be gone through, turn by turn."""

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.scrabble.games import EQUIPMENT, NAMES, after, config_of
from tests.engine.scrabble.notation.files import GAME, HEAD
from tests.engine.scrabble.notation.random_games import random_game
from tests.engine.word_sets import SetOfWords
from wordarcade.engine.scrabble.adjustments import Ending
from wordarcade.engine.scrabble.config import ChallengeRule
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.notation.gcg_reader import read_gcg
from wordarcade.engine.scrabble.notation.gcg_writer import gcg_of
from wordarcade.screens.scrabble.course import Course
from wordarcade.screens.scrabble.file_course import course_of_file
from wordarcade.screens.scrabble.game_course import course_of_game


def in_file(text: str) -> Course:
    """Return the course of the game that a file of this text tells."""
    return course_of_file(read_gcg(text.encode()), "game.gcg", EQUIPMENT, "arcade")


@settings(max_examples=50)
@given(
    st.integers(0, 1 << 32), st.integers(2, 4), st.sampled_from(ChallengeRule), st.integers(0, 30)
)
def test_a_game_and_its_file_tell_the_same(
    seed: int, players: int, challenge: ChallengeRule, moves: int
) -> None:
    """Boards, racks, scores and figures agree turn by turn, and nothing is odd."""
    game = random_game(seed, list(NAMES[:players]), challenge, moves)
    played = course_of_game(game)
    filed = course_of_file(read_gcg(gcg_of(game).to_bytes()), "game.gcg", EQUIPMENT, "arcade")
    assert played.names == filed.names
    assert (played.layout, played.distribution) == (filed.layout, filed.distribution)
    assert len(played.scenes) == len(filed.scenes) == len(game.sheet)
    for ours, theirs in zip(played.scenes, filed.scenes, strict=True):
        assert (ours.board, ours.laid, ours.scores) == (theirs.board, theirs.laid, theirs.scores)
        assert (ours.rack, ours.gone) == (theirs.rack, theirs.gone)
        told = [
            (line.player, line.place, line.total, line.odd) for line in (ours.line, theirs.line)
        ]
        assert told[0] == told[1]
        assert ours.line.gain in {theirs.line.gain, None}
        assert ours.line.turn == theirs.line.turn
    if played.scenes:
        assert played.scenes[-1].scores == game.position.scores


def test_the_outcome_names_the_winner() -> None:
    """The points decide, but not for somebody who resigns: the leader loses then.

    Of a game that was ended early it says who led.
    """
    game = ScrabbleGame.begin(config_of(), SetOfWords(["bee", "elk"]))
    led = after(game, "8H BEE", "pass")
    assert course_of_game(after(led, "end")).outcome == "Ended early: Ann led by 12"
    out = replace(after(led, "end"), ending=Ending.WENT_OUT)
    assert course_of_game(out).outcome == "Ann wins by 12"
    assert course_of_game(after(led, "resign")).outcome == "Bob wins: Ann resigned"


def test_a_file_that_breaks_off_has_no_winner() -> None:
    """It says who leads; points for tiles left end a game."""
    assert in_file(GAME).outcome == "Ana Lee wins by 33"
    assert in_file(GAME).winners == (0,)
    broken = in_file(f"{HEAD}>ana: AEINRST 8D NASTIER +66 66\n>bo: CAT 9Z CAT +5 5\n")
    assert (broken.outcome, broken.winners) == ("Ana Lee leads by 66", ())
    assert in_file(f"{HEAD}>ana: AEINRST - +0 0\n").outcome == "level"


def test_every_turn_of_a_game_is_told() -> None:
    """What was played, exchanged and lost, with the rack that it was done with."""
    game = ScrabbleGame.begin(config_of(), SetOfWords(["bee", "elk"]))
    game = after(game, "8H BEE", "J8 .LK", "exchange II", "end")
    course = course_of_game(game)
    assert [(scene.rack, scene.gone, scene.remark) for scene in course.scenes] == [
        ("BEEIIR?", "BEE", "Ann played 8H BEE for 10 points."),
        ("DIKLMOU", "LK", "Bob played J8 ELK for 17 points."),
        ("IIRTWY?", "II", "Ann exchanged II."),
        ("BIRTWY?", "", "Ann was left with BIRTWY?: −14."),
        ("DDIJMOU", "", "Bob was left with DDIJMOU: −18."),
    ]
    assert [scene.scores for scene in course.scenes][1:] == [(10, 17), (10, 17), (-4, 17), (-4, -1)]
    assert course.title.startswith("Scrabble")


def test_every_line_of_a_file_is_told() -> None:
    """In the figures of the file, with words in whole and notes beside them."""
    course = in_file(GAME)
    assert [scene.remark for scene in course.scenes] == [
        "Ana Lee at 8D: NASTIER +66",
        "Bo at D5: GOWN +8",
        "Ana Lee at J6: BURL +12",
        "Ana Lee: withdrawn −12",
        "Bo: exchanged QUU",
        "Ana Lee at J6: BURL +12",
        "Bo at 9J: LaTHES +12",
        "Bo: stands +5",
        "Ana Lee: exchanged 2",
        "Bo: passed",
        "Bo gets 10 points for Ana Lee's DEIT, doubled.",
        "Ana Lee: time −10",
    ]
    assert course.scenes[0].notes == ("All seven,", "on the first turn.")
    assert course.title == "Scrabble · A game of two"
    assert course.facts == ("game.gcg", "arcade")


def test_words_formed_beside_the_main_one_are_told() -> None:
    """Behind the figures."""
    course = in_file(f"{HEAD}>ana: CATEEEE 8G CAT +10 10\n>bo: ATEEEEE 9G AT +10 10\n")
    assert course.scenes[1].remark == "Bo at 9G: AT +10, and CA and AT"


def test_oddities_of_a_file_are_told() -> None:
    """What the rules see otherwise, lines that nobody can read, and players beyond the fourth."""
    course = in_file(
        "hello\n"
        ">a: CATXXXX 8G CAT +11 11\n"
        ">b nothing\n" + "".join(f">{nick}: X - +0 0\n" for nick in "bcde")
    )
    odd = [(scene.line.player, scene.line.text, scene.line.total) for scene in course.scenes]
    assert odd == [
        (0, "CAT", 11),
        (4, ">b nothing", None),
        (1, "passed", 0),
        (2, "passed", 0),
        (3, "passed", 0),
        (4, "passed", None),
    ]
    assert [scene.line.odd for scene in course.scenes] == [True, True, False, False, False, True]
    assert course.scenes[0].remark.startswith("Line 2: ")
    assert course.names == ("a", "b", "c", "d", "?")
    assert course.faults == (
        "Line 1 can't be read. A line begins with '#' or '>', unless it continues a note.",
    )


def test_a_withdrawn_play_leaves_the_board_as_it_was() -> None:
    """Nothing is marked as laid then."""
    withdrawn = in_file(GAME).scenes[3]
    assert withdrawn.board == in_file(GAME).scenes[1].board
    assert withdrawn.laid == ()


def test_a_file_without_turns_has_an_empty_course() -> None:
    """Its players are told all the same."""
    course = in_file(HEAD)
    assert (course.scenes, course.names) == ((), ("Ana Lee", "Bo"))


def test_what_no_game_needs_is_shortened() -> None:
    """Endless racks, words, notes and games are shown as far as can be looked at."""
    endless = "A" * 100_000
    course = in_file(
        f"#player1 a {endless}\n"
        f">a: {endless} -{endless} +0 0\n"
        + f"#note {endless}\n" * 100
        + f">a: {endless} 8G {endless} +0 0\n"
        + ">a: A - +0 0\n" * 3_000
    )
    assert len(course.scenes) == 2_000
    assert course.faults == ("Only the first 2,000 of 3,002 turns are shown.",)
    assert len(course.names[0]) < 1_000
    for scene in course.scenes:
        assert max(len(scene.rack), len(scene.gone), len(scene.notes)) <= 40
        assert max(map(len, (scene.line.text, scene.remark, *scene.notes))) < 1_000
