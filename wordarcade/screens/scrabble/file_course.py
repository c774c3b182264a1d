"""The course of a game that a GCG file tells."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Final

from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.distribution import RACK_SIZE, LetterDistribution
from wordarcade.engine.scrabble.equipment import Equipment
from wordarcade.engine.scrabble.notation.gcg import Gcg
from wordarcade.engine.scrabble.notation.gcg_equipment import equipment_of
from wordarcade.engine.scrabble.notation.gcg_laying import completed
from wordarcade.engine.scrabble.notation.gcg_lines import (
    Event,
    Exchanged,
    Mark,
    Played,
    RackPoints,
)
from wordarcade.engine.scrabble.notation.gcg_replay import replayed
from wordarcade.engine.scrabble.notation.gcg_step import Step
from wordarcade.engine.scrabble.setup import ScrabbleSetup
from wordarcade.engine.scrabble.squares import SQUARES, name_of
from wordarcade.engine.scrabble.tiles import on_rack
from wordarcade.games.scrabble.playing_on import PlayingOn, Start, valid_start
from wordarcade.screens.scrabble.course import (
    Course,
    Scene,
    leftover_sentence,
    outcome_by_points,
)
from wordarcade.support.wording import listed, printable
from wordarcade.widgets.sheet_line import SheetLine, signed

_DONE: Final[Mapping[Mark, str]] = {
    Mark.PASS: "passed",
    Mark.WITHDRAWN: "withdrawn",
    Mark.CHALLENGE: "stands",
    Mark.TIME: "time",
}

_NOBODY: Final = "?"
"""Stands for a player who cannot be told."""

_LONGEST_SHOWN: Final = 400
_MOST_SHOWN: Final = 40
"""Characters of a text, and lines of notes: a file may have a million of them."""

_LARGEST_RACK: Final = 2 * RACK_SIZE
"""Tiles of a rack that are shown, should a file have more than there can be."""

_MOST_TURNS: Final = 2_000
"""Turns that are shown; a game has a tenth of it at most."""


def course_of_file(gcg: Gcg, name: str, equipment: Equipment, words: str) -> Course:
    """Return the course of the game in a file.

    Its figures stay those of the file; its texts lose what a terminal would act on.

    Args:
        gcg: the file.
        name: what it is called.
        equipment: the boards and tiles that there are.
        words: the lexicon of a game that is played on from it.
    """
    layout, distribution = equipment_of(gcg, equipment)
    steps = replayed(gcg, layout, distribution)
    names = tuple(_shown(player.name or player.nick) for player in gcg.players)
    if any(step.player is None for step in steps):
        names = (*names, _NOBODY)
    scores = steps[-1].scores if steps else ()
    over = _is_over(steps, len(names), distribution)
    title, lexicon = gcg.pragma("title"), gcg.pragma("lexicon")
    facts = (name if title else "", lexicon)
    return Course(
        title=f"Scrabble · {_shown(title or name)}",
        facts=tuple(_shown(fact) for fact in facts if fact),
        names=names,
        layout=layout,
        distribution=distribution,
        outcome=outcome_by_points(names, scores, over=over),
        winners=_winners(scores) if over else (),
        scenes=tuple(_scenes(steps[:_MOST_TURNS], names, distribution)),
        faults=tuple(islice(_faults(gcg, steps), _MOST_SHOWN)),
        playing_on=PlayingOn(
            ScrabbleSetup(lexicon=words, layout=layout.name, tiles=distribution.name)
        ),
    )


def _is_over(steps: Sequence[Step], players: int, distribution: LetterDistribution) -> bool:
    """Return whether a file does not break off before the end of its game.

    A game that is over has points for tiles left, or so few tiles off the board that somebody may
    have gone out.
    """
    if not steps:
        return False
    off_board = distribution.size - sum(map(steps[-1].board.covered, range(SQUARES)))
    return off_board <= RACK_SIZE * (players - 1) or any(
        isinstance(step.event, Event) and isinstance(step.event.act, RackPoints) for step in steps
    )


def _winners(scores: Sequence[int]) -> tuple[int, ...]:
    return tuple(player for player, score in enumerate(scores) if score == max(scores))


def _faults(gcg: Gcg, steps: Sequence[Step]) -> Iterator[str]:
    """Yield what cannot be read or shown, as far as no step tells it."""
    if len(steps) > _MOST_TURNS:
        yield f"Only the first {_MOST_TURNS:,} of {len(steps):,} turns are shown."
    told = {step.line for step in steps}
    for line, reason in gcg.unreadable:
        if line not in told:
            yield _shown(f"Line {line} can't be read. {reason}")


def _scenes(
    steps: Iterable[Step], names: Sequence[str], distribution: LetterDistribution
) -> Iterator[Scene]:
    before, scores = Board(), (0,) * len(names)
    for step in steps:
        board = step.board
        fresh = (square for square in range(SQUARES) if not before.covered(square))
        laid = tuple(square for square in fresh if board.covered(square))
        gone = "".join(on_rack(board[square]) for square in laid) or _exchanged(step)
        line = _line(step, names)
        rack = completed(step.event.rack, gone).tiles[:_LARGEST_RACK] if step.event else ""
        yield Scene(
            line=line,
            board=board,
            laid=laid,
            rack=rack,
            gone=gone,
            scores=step.scores,
            remark=_shown(_remark(step, line, names, distribution)),
            notes=tuple(map(_shown, step.notes[:_MOST_SHOWN])),
            start=_start(step, before, rack, scores, distribution),
        )
        before, scores = board, step.scores


def _start(
    step: Step, before: Board, rack: str, scores: tuple[int, ...], distribution: LetterDistribution
) -> Start | None:
    """Return the position before a turn; the racks of the others are not in the file."""
    if step.player is None or not step.is_turn:
        return None
    players = range(len(step.scores))
    racks = tuple(rack if player == step.player else "" for player in players)
    start = Start(before, racks, scores[: len(players)], step.player)
    return valid_start(start, distribution)


def _exchanged(step: Step) -> str:
    match step.event:
        case Event(act=Exchanged(tiles)) if not tiles.isdigit():
            return tiles[:_LARGEST_RACK].upper()
    return ""


def _line(step: Step, names: Sequence[str]) -> SheetLine:
    player = step.player
    place, text = _told(step)
    return SheetLine(
        player=len(names) - 1 if player is None else player,
        text=_shown(text),
        total=None if player is None else step.scores[player],
        gain=_gain(step),
        place=place,
        odd=step.mismatch is not None,
        turn=step.is_turn,
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
            whose = "rack" if gain is not None and gain < 0 else "bonus"
            return "", f"{whose} {tiles}"
        case Event(act=Mark() as mark):
            return "", _DONE[mark]
    return "", step.move


def _remark(
    step: Step, line: SheetLine, names: Sequence[str], distribution: LetterDistribution
) -> str:
    if step.mismatch is not None:
        return f"Line {step.line}: {step.mismatch.reason}"
    match step.event:
        case Event(act=RackPoints(tiles), gain=int(gain)):
            doubled = 0 < gain == 2 * distribution.value_of(tiles)
            return leftover_sentence(names, line.player, tiles, gain, doubled=doubled)
    at = f" at {line.place}" if line.place else ""
    others = [word.upper() for word in step.words[1:]]
    besides = f", and {listed(others)}" if others else ""
    return f"{names[line.player]}{at}: {line.text} {signed(line.gain)}".rstrip() + besides


def _shown(text: str) -> str:
    """Return a text of the file as it can be shown."""
    return printable(text if len(text) <= _LONGEST_SHOWN else f"{text[:_LONGEST_SHOWN]}…")
