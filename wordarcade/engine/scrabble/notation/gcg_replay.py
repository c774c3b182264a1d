"""Replay of a GCG file under the rules, move by move.

The file's figures are kept: the scores of a step are those of the file. Where figures or moves
break the rules, the step says so, and the replay continues.
"""

from dataclasses import dataclass, replace
from typing import Final

from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.config import FEWEST_PLAYERS
from wordarcade.engine.scrabble.distribution import LetterDistribution
from wordarcade.engine.scrabble.layout import BoardLayout
from wordarcade.engine.scrabble.notation.gcg import Gcg
from wordarcade.engine.scrabble.notation.gcg_laying import completed, laid
from wordarcade.engine.scrabble.notation.gcg_lines import (
    Continuation,
    Event,
    Exchanged,
    Mark,
    Note,
    Played,
    RackPoints,
    Unreadable,
)
from wordarcade.engine.scrabble.notation.gcg_referee import Referee
from wordarcade.engine.scrabble.notation.gcg_step import Mismatch, Step
from wordarcade.engine.scrabble.placing import refusal_of_tiles
from wordarcade.engine.scrabble.refusals import RACK_HAS, refusal_sentence
from wordarcade.engine.scrabble.tiles import in_order

_CHALLENGE_POINTS: Final = 5


def replayed(gcg: Gcg, layout: BoardLayout, distribution: LetterDistribution) -> tuple[Step, ...]:
    """Return the game of a file, one step for each line that begins like an event.

    Args:
        gcg: the file.
        layout: the premium squares.
        distribution: the letter distribution.
    """
    replay = _Replay(gcg, layout, distribution)
    steps: list[Step] = []
    notes: list[list[str]] = []
    for line in gcg.lines:
        match line.content:
            case Event() as event:
                steps.append(replay.step(line.number, event))
                notes.append([])
            case Unreadable(reason, event=True):
                steps.append(replay.standstill(line.number, line.text.strip(), reason))
                notes.append([])
            case Note(text) | Continuation(text) if notes:
                notes[-1].append(text)
    return tuple(replace(step, notes=tuple(said)) for step, said in zip(steps, notes, strict=True))


@dataclass(frozen=True, slots=True)
class _Ruling:
    """An event under the rules.

    Attributes:
        gain: the points for it, or None if unknown.
        fault: what is wrong with the event beside its figures, as a sentence, or empty.
        words: those that a play made.
    """

    gain: int | None
    fault: str = ""
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class _Figures:
    """A figure of the file beside ours, and the fault, if any."""

    theirs: int | None
    ours: int | None
    reason: str = ""


@dataclass(frozen=True, slots=True)
class _LastPlay:
    """The play that can be withdrawn: its player, its score, and the board before it."""

    player: int
    gain: int
    board: Board


class _Replay:
    """The game up to the last line read."""

    def __init__(self, gcg: Gcg, layout: BoardLayout, distribution: LetterDistribution) -> None:
        self._layout: Final = layout
        self._distribution: Final = distribution
        self._places: Final = {
            player.nick.casefold(): place for place, player in enumerate(gcg.players)
        }
        self._board = Board()
        self._scores = (0,) * len(gcg.players)
        self._our_scores = [0] * len(gcg.players)
        self._last_play: _LastPlay | None = None
        named = gcg.named
        # One player may be left without a line, as in files that name only the opponent.
        self._named: Final = named if len(named) >= FEWEST_PLAYERS else self._places.keys()
        self._referee: Final = Referee([player.nick for player in gcg.players], distribution)

    def standstill(self, line: int, move: str, reason: str, event: Event | None = None) -> Step:
        """Return the step of a line that changes nothing, since nobody knows what it would."""
        mismatch = Mismatch(line, move, event.gain if event else None, None, reason)
        return Step(line, None, event, move, self._board, self._scores, mismatch=mismatch)

    def step(self, line: int, event: Event) -> Step:
        """Return the step of an event."""
        move = str(event.act)
        player = self._places.get(event.nick.casefold())
        if player is None:
            return self.standstill(line, move, "There are more players than can play.", event)
        before = self._board
        ruling = self._ruling(player, event)
        figures = self._count(player, event, ruling.gain)
        faults = self._referee.faults(player, event, before, self._board)
        known = event.nick.casefold() in self._named
        stranger = "" if known else f"No line names a player {event.nick}."
        reason = " ".join(filter(None, (ruling.fault, figures.reason, stranger, *faults)))
        return Step(
            line=line,
            player=player,
            event=event,
            move=move,
            board=self._board,
            scores=self._scores,
            words=ruling.words,
            mismatch=Mismatch(line, move, figures.theirs, figures.ours, reason) if reason else None,
        )

    def _count(self, player: int, event: Event, ours: int | None) -> _Figures:
        """Add the points of an event, and return how the file's figures compare with ours.

        A total is right if it follows from the file's total before or from our own, so that one
        wrong figure is told once.
        """
        gain = next((points for points in (event.gain, ours) if points is not None), 0)
        expected = self._scores[player] + gain
        self._our_scores[player] += gain if ours is None else ours
        total = expected if event.total is None else event.total
        self._scores = (*self._scores[:player], total, *self._scores[player + 1 :])
        if event.gain is None:
            return _Figures(None, ours, "The line does not say how much the move scored.")
        if ours is not None and event.gain != ours:
            return _Figures(
                event.gain, ours, f"The file says {event.gain:+}; by the rules it is {ours:+}."
            )
        if total not in (expected, self._our_scores[player]):
            return _Figures(
                total, expected, f"The file says {total} in all; it should be {expected}."
            )
        return _Figures(event.gain, ours)

    def _ruling(self, player: int, event: Event) -> _Ruling:
        """Apply an event to the board, and return the ruling."""
        match event.act:
            case Played() as play:
                return self._play(player, event, play)
            case Exchanged(tiles):
                self._last_play = None
                return self._exchange(event.rack, tiles)
            case RackPoints(tiles):
                return _Ruling(self._rack_points(event, tiles.upper()))
            case Mark.WITHDRAWN:
                return self._withdraw(player)
            case Mark() as mark:
                if mark is Mark.PASS:
                    self._last_play = None
                return _Ruling(_points_for(mark, event.gain))

    def _play(self, player: int, event: Event, play: Played) -> _Ruling:
        before = self._board
        put = laid(before, event.rack, play, self._layout, self._distribution)
        self._board = put.board
        ours = put.formation.score if put.formation else None
        gain = event.gain if event.gain is not None else ours or 0
        self._last_play = _LastPlay(player, gain, before)
        words = tuple(word.text for word in put.formation.words) if put.formation else ()
        return _Ruling(ours, put.fault, words)

    def _withdraw(self, player: int) -> _Ruling:
        play = self._last_play
        if play is None or play.player != player:
            return _Ruling(0, "There is no play that could be withdrawn.")
        self._board = play.board
        self._last_play = None
        return _Ruling(-play.gain)

    def _rack_points(self, event: Event, tiles: str) -> int:
        value = self._distribution.value_of(tiles)
        if (event.gain or 0) < 0 or in_order(event.rack.upper()) == in_order(tiles):
            return -value
        return value * 2 if len(self._scores) <= FEWEST_PLAYERS else value

    @staticmethod
    def _exchange(rack: str, tiles: str) -> _Ruling:
        if tiles.isdigit():
            return _Ruling(0)
        refused = refusal_of_tiles(completed(rack, tiles.upper()), tiles.upper())
        return _Ruling(0, refusal_sentence(refused, RACK_HAS) if refused else "")


def _points_for(mark: Mark, gain: int | None) -> int | None:
    """Return the points of a mark by the rules, given those of the file."""
    match mark:
        case Mark.CHALLENGE:
            # House rules have a multiple for each word, or take the points from the challenger.
            usual = gain is not None and gain % _CHALLENGE_POINTS == 0
            return gain if usual else _CHALLENGE_POINTS
        case Mark.TIME:
            # The file does not have the time, only what it cost.
            return None if gain is None else -abs(gain)
        case Mark.PASS | Mark.WITHDRAWN:
            return 0
