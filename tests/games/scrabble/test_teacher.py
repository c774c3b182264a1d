"""The teacher: what was best in the turn just made, told to one person against bots."""

from dataclasses import replace

from tests.games.scrabble.conftest import Begin, made
from wordarcade.engine.scrabble.config import ChallengeRule
from wordarcade.games.scrabble.analysing import GameAnalysis
from wordarcade.games.scrabble.hints_taken import NO_HINTS
from wordarcade.games.scrabble.play import resume
from wordarcade.games.scrabble.session import Lesson, ScrabbleSession
from wordarcade.games.scrabble.teacher import NO_LONGER_ALONE, lesson
from wordarcade.players.scrabble.adviser import move_of
from wordarcade.support.progress import to_nobody


def learnt(session: ScrabbleSession) -> Lesson | None:
    """Return what there is to learn now."""
    return session.look_for_lesson(session.state, to_nobody)


def answer(session: ScrabbleSession) -> None:
    """Let the bot do something."""
    session.make(session.choose(session.state, to_nobody))


def test_the_turn_just_made_is_taught(begin: Begin) -> None:
    """At once where plays are final, and still after the answer; a resumed game remembers."""
    session = begin("Ann,bot:novice", friendly=True, teacher=True)
    assert session.teaches
    assert learnt(session) is None
    made(session, "8H BE")
    told = learnt(session)
    assert told is not None
    assert told.brief.startswith("Last turn: 8")
    assert told.brief.endswith(" more.")
    assert told.line.words == ("be",)
    best = told.turn.best[0]
    assert f"{best.text} for {best.score}" in told.brief
    answer(session)
    assert learnt(session) == told
    saved = session.services.games.load(session.id)
    assert learnt(resume(session.services, saved, to_nobody)) == told


def test_the_best_turn_is_praised(begin: Begin) -> None:
    """Nothing was better then, and the coach has a word for it; one more if there was no help."""
    for hinted in (False, True):
        session = begin("Ann,bot:novice", friendly=True, teacher=True)
        best = session.look_for_hint(session.state, to_nobody)
        if hinted:
            session.first_hint(best)
        session.make(move_of(best.best))
        told = learnt(session)
        assert told is not None
        if hinted:
            assert told.brief == "Last turn: one of the best plays."
            assert told.note.startswith("One of the best plays: ")
            assert "found" not in told.note
        else:
            assert told.brief == "Last turn: one of the best plays, well found."
            assert told.note.startswith("One of the best plays: ")
            assert told.note.endswith(" Well found.")


def test_a_close_turn_is_one_of_the_best(begin: Begin) -> None:
    """Whether it has a little more equity than another or a little less; a clear loss is not."""
    session = begin("Ann,bot:novice", friendly=True, teacher=True)
    made(session, "8H BEE")
    told = learnt(session)
    assert told is not None
    assert told.turn.is_slip
    best, second = told.turn.best[:2]
    near = replace(best, move=second.move, text=second.text, equity=best.equity - 500)
    first, other = (
        replace(
            told.turn, played=move, best=(best, near), turn=replace(told.turn.turn, move=move.move)
        )
        for move in (best, near)
    )
    for turn in (first, other):
        assert Lesson(told.line, turn, "", found=True).brief == (
            "Last turn: one of the best plays, well found."
        )
        assert Lesson(told.line, turn, "").brief == "Last turn: one of the best plays."
        analysis = GameAnalysis(("Ann", "Novice"), (0, 0), (turn,), ("One of the best.",))
        found = lesson(told.line, analysis, NO_HINTS, session.state.sheet)
        assert found is not None
        assert found.note == "One of the best. Well found."
    alone = Lesson(told.line, replace(first, best=(best,)), "", found=True)
    assert alone.brief == "Last turn: the best play, well found."


def test_a_turn_taken_back_is_forgotten(begin: Begin) -> None:
    """The lesson is then that of the turn before, or none."""
    session = begin("Ann,bot:novice", friendly=True, teacher=True)
    made(session, "8H BEE")
    first = session.line_to_teach
    answer(session)
    made(session, "pass")
    assert session.line_to_teach != first
    session.make(session.taking_back)
    assert session.line_to_teach == first
    session.make(session.taking_back)
    assert session.line_to_teach is None


def test_a_turn_played_again_by_what_the_coach_said_had_a_hint(begin: Begin) -> None:
    """It is marked like others, also in a resumed game, and not praised."""
    session = begin("Ann,bot:novice", friendly=True, teacher=True)
    made(session, "8H BE")
    answer(session)
    made(session, "pass")
    told = learnt(session)
    assert told is not None
    session.make(session.taking_back)
    assert not session.hinted  # nobody had read it
    made(session, "pass")
    session.note_lesson(told)
    session.make(session.taking_back)
    assert session.take_notices() == (NO_LONGER_ALONE,)
    session.make(move_of(session.look_for_hint(session.state, to_nobody).best))
    again = learnt(session)
    assert again is not None
    assert not again.turn.loss
    assert not again.found
    assert "Well found" not in again.note
    saved = session.services.games.load(session.id)
    for each in (session, resume(session.services, saved, to_nobody)):
        assert each.taken.hints == 1
        assert each.taken.helped(each.state.sheet) == {2}
        assert each.taken.unaided(each.state.sheet, 0) == 1


def test_a_play_that_can_be_challenged_waits_for_the_answer(begin: Begin) -> None:
    """Whether it stands is part of the lesson; a phony is one that the bot may believe."""
    session = begin("Ann,bot:expert", friendly=True, teacher=True, challenge=ChallengeRule.SINGLE)
    made(session, "8H BIE")
    assert session.line_to_teach is None
    answer(session)
    assert session.line_to_teach is not None
    told = learnt(session)
    assert told is not None
    assert told.note.startswith("BIE is not in ")


def test_nobody_else_is_taught(begin: Begin) -> None:
    """Neither two persons nor bots."""
    for players in ("Ann,Bob", "bot:novice,bot:novice"):
        session = begin(players, friendly=True, teacher=True)
        session.make(move_of(session.look_for_hint(session.state, to_nobody).best))
        assert learnt(session) is None


def test_the_last_lesson_stays_at_the_end(begin: Begin) -> None:
    """A game that is over has still a last turn to learn from."""
    session = begin("Ann,bot:novice", friendly=True, teacher=True)
    made(session, "8H BEE")
    answer(session)
    told = learnt(session)
    made(session, "end")
    assert told is not None
    assert learnt(session) == told
