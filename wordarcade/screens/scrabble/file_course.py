"""The course of a game that a GCG file tells."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.equipment import Equipment
from wordarcade.engine.scrabble.notation.gcg import Gcg
from wordarcade.engine.scrabble.notation.gcg_equipment import equipment_of
from wordarcade.engine.scrabble.notation.gcg_laying import completed
from wordarcade.engine.scrabble.notation.gcg_lines import Event, Exchanged, Mark, Played, RackPoints
from wordarcade.engine.scrabble.notation.gcg_replay import replayed
from wordarcade.engine.scrabble.notation.gcg_step import Step
from wordarcade.engine.scrabble.squares import SQUARES, name_of
from wordarcade.engine.scrabble.tiles import on_rack
from wordarcade.screens.scrabble.course import Course, Scene
from wordarcade.widgets.sheet_line import SheetLine, signed
from wordarcade.wording import listed, printable

_DONE: Final[Mapping[Mark, str]] = {
    Mark.PASS: "passed",
    Mark.WITHDRAWN: "withdrawn",
    Mark.CHALLENGE: "challenged in vain",
    Mark.TIME: "time",
}

_NOBODY: Final = "?"
"""Stands for a player who cannot be told."""


def course_of_file(gcg: Gcg, name: str, equipment: Equipment) -> Course:
    """Return the course of the game in a file.

    Its figures stay those of the file; its texts lose what a terminal would act on.

    Args:
        gcg: the file.
        name: what it is called.
        equipment: the boards and tiles that there are.
    """
    layout, tile_set = equipment_of(gcg, equipment)
    steps = replayed(gcg, layout, tile_set)
    names = tuple(printable(player.name or player.nick) for player in gcg.players)
    if any(step.player is None for step in steps):
        names = (*names, _NOBODY)
    title, lexicon = gcg.pragma("title"), gcg.pragma("lexicon")
    facts = (name if title else "", lexicon)
    return Course(
        title=f"Scrabble · {printable(title or name)}",
        facts=tuple(printable(fact) for fact in facts if fact),
        names=names,
        layout=layout,
        tile_set=tile_set,
        scenes=tuple(_scenes(steps, names)),
        faults=tuple(_faults(gcg, steps)),
    )


def _faults(gcg: Gcg, steps: Iterable[Step]) -> Iterator[str]:
    """Yield what cannot be read, as far as no step tells it."""
    told = {step.line for step in steps}
    for line, reason in gcg.unreadable:
        if line not in told:
            yield printable(f"Line {line} cannot be read. {reason}")


def _scenes(steps: Iterable[Step], names: Sequence[str]) -> Iterator[Scene]:
    before = Board()
    for step in steps:
        board = step.board
        fresh = (square for square in range(SQUARES) if not before.covered(square))
        laid = tuple(square for square in fresh if board.covered(square))
        gone = "".join(on_rack(board[square]) for square in laid) or _exchanged(step)
        line = _line(step, names)
        yield Scene(
            line=line,
            board=board,
            laid=laid,
            rack=completed(step.event.rack, gone).tiles if step.event else "",
            gone=gone,
            scores=step.scores,
            remark=printable(_remark(step, line, names)),
            notes=tuple(map(printable, step.notes)),
        )
        before = board


def _exchanged(step: Step) -> str:
    match step.event:
        case Event(act=Exchanged(tiles)) if not tiles.isdigit():
            return tiles.upper()
    return ""


def _line(step: Step, names: Sequence[str]) -> SheetLine:
    player = step.player
    place, text = _told(step)
    return SheetLine(
        player=len(names) - 1 if player is None else player,
        text=printable(text),
        total=None if player is None else step.scores[player],
        gain=_gain(step),
        place=place,
        odd=step.mismatch is not None,
    )


def _gain(step: Step) -> int | None:
    """Return the points that the file gives; None where nothing is expected, and it gives none."""
    match step.event:
        case None | Event(act=Exchanged() | Mark.PASS, gain=0):
            return None
        case event:
            return event.gain


def _told(step: Step) -> tuple[str, str]:
    """Return where something was played, or nothing, and what was done."""
    match step.event:
        case Event(act=Played(square, direction, word)):
            return name_of(square, direction), step.words[0] if step.words else word
        case Event(act=Exchanged(tiles)):
            return "", f"exchanged {tiles}"
        case Event(act=RackPoints(tiles), gain=gain):
            whose = "left" if gain is not None and gain < 0 else "others left"
            return "", f"{whose} {tiles}"
        case Event(act=Mark() as mark):
            return "", _DONE[mark]
    return "", step.move


def _remark(step: Step, line: SheetLine, names: Sequence[str]) -> str:
    if step.mismatch is not None:
        return f"Line {step.line}: {step.mismatch.reason}"
    at = f" at {line.place}" if line.place else ""
    others = [word.upper() for word in step.words[1:]]
    besides = f", and {listed(others)}" if others else ""
    return f"{names[line.player]}{at}: {line.text} {signed(line.gain)}".rstrip() + besides
