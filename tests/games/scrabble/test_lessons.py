"""What there is to learn from a game with hints."""

from dataclasses import replace

from tests.engine.scrabble.games import place, table
from wordarcade.engine.scrabble.moves import Exchange, Pass
from wordarcade.games.scrabble.analysing import AnalysedTurn, Candidate, GameAnalysis
from wordarcade.games.scrabble.lessons import SlipLesson, beside_slips, lessons, praise
from wordarcade.players.scrabble.recorded_turn import RecordedTurn
from wordarcade.players.scrabble.turn_draws import text_of
from wordarcade.players.scrabble.view import View

ZAX = Candidate(place("8D ZAX"), "8D ZAX", 32, 0, 32_000, "")
BINGO = Candidate(place("8D STAINER"), "8D STAINER", 64, 0, 64_000, "", bingo=True)


def turn(line: int, player: int, word: str, bingo: Candidate | None = None) -> AnalysedTurn:
    """Return a turn that lost nothing."""
    view, move = View.of(table("CATXXSO", "DOGSYYY")), place(f"8D {word.upper()}")
    record = RecordedTurn(
        line + 1, line, player, view, True, (0, 0), move, text_of(move, view), words=(word,)
    )
    return AnalysedTurn(record, ZAX, (ZAX,), bingo=bingo)


def analysis(*turns: AnalysedTurn) -> GameAnalysis:
    """Return the analysis of a game of two."""
    return GameAnalysis(("You", "Casual"), (0, 0), turns, ("",) * len(turns))


def test_only_turns_without_hints_are_praised() -> None:
    """Whoever was told every turn has done nothing that could be."""
    game = analysis(turn(0, 0, "cat"), turn(1, 1, "dog"), turn(2, 0, "cat"))
    assert praise(game, {0}, ()) == praise(game, {0}, {1}) == "No turn lost a point."
    assert praise(game, {0}, {0}) == "No turn without hints lost a point."
    assert praise(game, {0}, {0, 2}) == ""


def test_a_close_call_is_no_lesson() -> None:
    """It is no more than not the best by a hair, and praised as that; a clear loss is one."""
    best = turn(0, 0, "cat")
    close, clear = (
        replace(best, played=replace(ZAX, equity=ZAX.equity - lost)) for lost in (1_000, 9_000)
    )
    assert lessons(analysis(close), {0}) == ()
    assert praise(analysis(close), {0}, ()) == "No turn clearly lost points."
    told = lessons(replace(analysis(clear), notes=("ZAX.",)), {0})
    assert told == (
        SlipLesson("8D CAT for 0. ZAX.", "8D ZAX for 32 was worth 9.0 more than 8D CAT."),
    )
    hinted = replace(close, turn=replace(close.turn, line=1))
    assert praise(analysis(best, hinted), {0}, {1}) == "No turn without hints lost a point."
    assert praise(analysis(close, turn(1, 0, "cat")), {0}, {1}) == (
        "No turn without hints clearly lost points."
    )


def test_no_lesson_names_an_offensive_word() -> None:
    """It says what such a play was worth, and no more; bingos of this kind go without saying."""
    mild = replace(turn(0, 0, "cat"), played=replace(ZAX, equity=20_000))
    pom = Candidate(place("8D POM"), "8D POM", 40, 0, 40_000, "")
    rude = replace(mild, turn=replace(mild.turn, line=1, number=2), best=(pom,))
    bingo = replace(BINGO, text="8D SHITTED")
    others = turn(2, 1, "dog", bingo)
    game = replace(analysis(mild, rude, others), notes=("ZAX is better.", "POM is better.", ""))
    assert lessons(game, {0}) == (
        SlipLesson(
            "8D CAT for 0. Another play was worth 20.0 more.",
            "Another play was worth 20.0 more than 8D CAT.",
        ),
        SlipLesson(
            "8D CAT for 0. ZAX is better.", "8D ZAX for 32 was worth 12.0 more than 8D CAT."
        ),
    )
    assert beside_slips(game, {0}, hinted=True) == ()


def test_other_moves_than_plays_are_told_as_what_one_did() -> None:
    """As a sentence has them, and whose they were if several persons want to learn."""
    slip = replace(turn(0, 0, "cat"), played=replace(ZAX, equity=20_000))
    swap = replace(slip, turn=replace(slip.turn, move=Exchange("XX"), text="exchange XX"))
    passing = replace(slip, turn=replace(slip.turn, line=1, player=1, move=Pass(), text="pass"))
    game = replace(analysis(swap, passing), notes=("ZAX.", "ZAX!"))
    assert [lesson.told for lesson in lessons(game, {0})] == ["Exchanging XX. ZAX."]
    assert lessons(game, {0, 1}) == (
        SlipLesson(
            "You: exchanging XX. ZAX.", "You: 8D ZAX for 32 was worth 12.0 more than exchanging XX."
        ),
        SlipLesson(
            "Casual: passing. ZAX!", "Casual: 8D ZAX for 32 was worth 12.0 more than passing."
        ),
    )


def test_a_game_with_hints_teaches_other_things() -> None:
    """Bingos that the other side missed, and rare words with what they mean."""
    game = analysis(turn(0, 0, "stoat"), turn(1, 1, "cat", BINGO), turn(2, 0, "zoril", BINGO))
    missed, *words = beside_slips(game, {0}, hinted=True)
    assert missed == "Casual missed a bingo: 8D STAINER for 64, instead of 8D CAT."
    assert [told.partition(": ")[0] for told in words] == ["ZORIL", "STOAT"]
    assert all(told.partition(": ")[2] for told in words)
    assert beside_slips(game, {0}, hinted=False) == tuple(words)
