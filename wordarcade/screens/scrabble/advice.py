"""Advice on a turn from its analysis, as lines of a panel."""

from collections.abc import Sequence
from dataclasses import replace

from textual.content import Content

from wordarcade.engine.scrabble.sentences import YOU
from wordarcade.games.scrabble.analysing import AnalysedTurn
from wordarcade.games.scrabble.best_turns import BestTurn
from wordarcade.games.scrabble.share import LOSS_MARKS, loss_mark
from wordarcade.games.scrabble.teacher import Lesson
from wordarcade.screens.scrabble.studied_turn import as_studied, studied_sentence
from wordarcade.support.wording import ordinal, share_text
from wordarcade.widgets.sheet_line import SheetLine
from wordarcade.widgets.tone import Tone

_MILLI = 1000
"""Thousandths of a point in one."""
_LAST_RANK = 50
"""The last place among all plays that says more than what the play has lost."""


def advice_lines(
    analysed: AnalysedTurn, note: str, name: str, turns: Sequence[BestTurn] = ()
) -> Content:
    """Return what a slip lost, with its rank, luck and chance to win, and what the coach says.

    Below it stands what the editor has found by simulation, or how the plays were solved, by which
    a turn is judged then.

    Args:
        analysed: the turn.
        note: what the coach says of it; may be empty.
        name: whose turn it is.
        turns: the plays, as `studied` has them; none if they are not.
    """
    judged_so = as_studied(turns, analysed)
    if judged_so.loss is None:
        return Content(note or "The full rack isn't known.")
    if judged_so.solved and not analysed.solved:
        note = ""  # on points and tiles kept
    is_slip = judged_so.is_slip
    head = _lost(judged_so) if is_slip else _praised(judged_so, note or "Nothing lost.")
    facts = Content.styled(_facts(judged_so, name), "$role-muted")
    more = (note if is_slip else "", studied_sentence(turns, analysed))
    return Content("\n").join([head, facts, *map(Content, filter(None, more))])


def kept_sentence(analysed: AnalysedTurn, names: Sequence[str]) -> str:
    """Return that chances allow for the tiles that the opponent kept; empty where none are known.

    With an empty bag all are: nothing is left to chance then.

    Args:
        analysed: a turn of a game that is over.
        names: the players.
    """
    has_chances = any(each.win is not None for each in analysed.best)
    if not analysed.turn.opponent_holds or not has_chances or analysed.solved:
        return ""
    name = names[1 - analysed.player]
    return f"Chances to win allow for the tiles {'you' if name == YOU else name} kept."


def judged(line: SheetLine, analysed: AnalysedTurn | None) -> SheetLine:
    """Return a line of a sheet with what its turn lost, if that is known."""
    if analysed is None or analysed.loss is None:
        return line
    loss, mark = analysed.loss, loss_mark(analysed)
    lost = f"{mark} {loss / _MILLI:.1f}" if loss else mark
    return replace(line, lost=lost, loss=loss / _MILLI, hurts=_hurts(analysed))


def lesson_lines(lesson: Lesson) -> Content:
    """Return what a teacher says of the last turn: what a slip lost, and why.

    A bingo is cheered, whatever it lost, but without the star of a best play.
    """
    turn = lesson.turn
    if not turn.is_slip:
        return _praised(turn, lesson.note or lesson.brief)
    head, facts = _lost(turn), _place(turn.rank or 1)
    if turn.turn.made_bingo:
        head = Content.styled(f"{loss_mark(turn)} Bingo!", f"bold {Tone.BEST.colour}")
        facts = (_lost_text(turn), *facts)
    beside = "".join(f"  {told}" for told in facts)
    return Content("\n").join([head + Content.styled(beside, "$role-muted"), Content(lesson.note)])


def _praised(turn: AnalysedTurn, told: str) -> Content:
    """Return what is said of a turn that is no slip, behind its mark."""
    return Content.assemble((loss_mark(turn), f"bold {Tone.BEST.colour}"), " ", Content(told))


def _lost(turn: AnalysedTurn) -> Content:
    role = "$role-bad" if _hurts(turn) else "$role-muted"
    return Content.styled(f"{loss_mark(turn)} {_lost_text(turn)}", f"bold {role}")


def _lost_text(turn: AnalysedTurn) -> str:
    return f"{(turn.loss or 0) / _MILLI:.1f} points lost"


def _hurts(turn: AnalysedTurn) -> bool:
    """Return whether what a turn lost is worth a look: a little is no alarm."""
    return turn.is_slip and loss_mark(turn) != LOSS_MARKS[-1][1]


def _place(rank: int) -> tuple[str, ...]:
    """Return where a play that is not the best stands among all plays; nothing where few look."""
    return (f"{ordinal(rank)} best",) if 1 < rank <= _LAST_RANK else ()


def _facts(analysed: AnalysedTurn, name: str) -> str:
    """Return the figures of a turn in one line, as far as they are known.

    Where no move was clearly better, the line above says so.
    """
    parts: list[str] = []
    if analysed.rank is not None and analysed.is_slip:
        parts.extend(_place(analysed.rank))
    if analysed.played is not None and analysed.played.win is not None:
        who = "you win" if name == YOU else f"{name} wins"
        parts.append(f"{who} {share_text(analysed.played.win)}")
    if analysed.luck is not None:
        parts.append(f"luck {analysed.luck:+z.1f} points".replace("-", "−"))
    text = " · ".join(parts)
    return f"{text[:1].upper()}{text[1:]}"
