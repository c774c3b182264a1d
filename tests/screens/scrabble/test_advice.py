"""What the replay tells of an analysed turn."""

from dataclasses import replace

from tests.engine.scrabble.games import after, table
from tests.games.scrabble.test_lessons import ZAX, turn
from tests.players.scrabble.computers import at
from tests.players.scrabble.turns import analysed_in
from wordarcade.engine.scrabble.moves import Exchange, Pass
from wordarcade.games.scrabble.analysing import AnalysedTurn
from wordarcade.games.scrabble.teacher import Lesson
from wordarcade.screens.scrabble.advice import advice_lines, judged, lesson_lines
from wordarcade.widgets.sheet_line import SheetLine


def told(turn: AnalysedTurn, note: str) -> list[str]:
    """Return the lines on a turn."""
    return advice_lines(turn, note, "Ann").plain.split("\n")


def test_lines_on_a_turn() -> None:
    """What was lost, rank and chance below it, then what the coach says; the best has a star."""
    game = at("CB", "DO", plays=("8G AT",), bag="E" * 8)
    lost, facts, advice = told(analysed_in(game, Pass(), "at", "cat"), "Play CAT.")
    assert lost == "▾ 5.0 points lost"
    assert facts.startswith("2nd best · ")
    assert "Ann wins " in facts
    assert "ou win " in advice_lines(analysed_in(game, Pass(), "at", "cat"), "", "You").plain
    assert advice == "Play CAT."
    best, facts = told(analysed_in(game, "8F C..", "at", "cat"), "The best play.")
    assert best == "★ The best play."
    assert "best" not in facts.lower()
    assert "Ann wins " in facts


def test_a_close_turn_is_no_mistake() -> None:
    """Its mark says so, here and on the sheet, without alarm and without a place."""
    game = at("OOOO", "DO", plays=("8G AT",), bag="E" * 8)
    words = ("at", "oat", "to")
    line = SheetLine(player=0, text="TO", total=2)
    close, clear = (analysed_in(game, move, *words) for move in ("H8 .O", Exchange("O")))
    mark, facts = told(close, "One of the best plays.")
    assert mark == "≈ One of the best plays."
    assert "best" not in facts
    sheet = judged(line, close)
    assert (sheet.lost, sheet.loss, sheet.hurts) == ("≈ 1.0", 1.0, False)
    assert told(clear, "OAT.")[0].startswith("▾ ")
    assert judged(line, clear).hurts


def test_a_coach_cheers_a_bingo_before_what_was_worth_more() -> None:
    """What it lost is told, not in red under its banner; the star of a best play it has not."""
    line = after(table("CATSAAA", "DOGSAAA"), "8G CAT").sheet[0]
    poor = replace(turn(0, 0, "stainer"), played=replace(ZAX, equity=0), rank=2)
    told = lesson_lines(Lesson(line, poor, "8D RETAINS scores 32 more."))
    assert told.plain == "▼ Bingo!  32.0 points lost  2nd best\n8D RETAINS scores 32 more."
    assert not any("bad" in str(span.style) for span in told.spans)
    other = replace(turn(0, 0, "cat"), played=replace(ZAX, equity=0), rank=2)
    assert lesson_lines(Lesson(line, other, "")).plain.startswith("▼ 32.0 points lost  2nd best")


def test_what_is_unknown_is_said() -> None:
    """Without the whole rack there is nothing to judge."""
    turn = analysed_in(at("CV", "DO", plays=("8G AT",)), None, "at", "cat")
    assert told(AnalysedTurn(turn.turn), "") == ["The full rack isn't known."]


def test_a_place_far_behind_is_not_counted() -> None:
    """What was lost says more than that it was the 200th best."""
    turn = analysed_in(at("CV", "DO", plays=("8G AT",), bag="E" * 8), Pass(), "at", "cat")
    _, facts, _ = told(replace(turn, rank=200), "Play CAT.")
    assert "best" not in facts
