"""The best plays of a position, each in a line as wide as there is room."""

from collections.abc import Mapping, Sequence
from typing import Final

from textual.content import Content

from wordarcade.games.scrabble.best_turns import BestTurn
from wordarcade.games.scrabble.share import CLOSE
from wordarcade.screens.scrabble.simulated_lead import is_worse
from wordarcade.screens.scrabble.whiskers import FEWEST, Whiskers
from wordarcade.support.wording import share_text
from wordarcade.widgets.tone import Tone

MADE: Final = "✓"
"""The sign of the play that was made."""

HIGHEST: Final = "▲"
"""The sign of the play that scores most where that is not the best."""

_PLUS_MINUS: Final = "±"

_UNKNOWN: Final = "–"
"""Stands for what is not known yet."""

ABOUT: Final = "~"
"""Stands before what is an estimate in a list of plays that are solved."""

_OUTCOMES: Final = {1.0: "won", 0.5: "tied", 0.0: "lost"}
"""How a game ends after plays that are solved."""

_LEFT_OUT: Final = " ⋯"
_WORSE: Final = "── surely worse ──"
"""What stands above plays that others come before, unlisted, or that are surely worse."""

_EXCHANGE_ALL: Final = "exchange all"
"""Stands for the exchange of a whole rack where its tiles have no room."""

_SIGN: Final = 2
_SCORE: Final = 4
_EQUITY: Final = 7
_ERROR: Final = 6
_WIN: Final = 5
_SIMULATED_WIN: Final = 6
_SHORTEST_MOVE: Final = 11
"""Columns of the parts of a line; where there is no room for a move, the whiskers go first, then
the standard error, which joins on to the equity it belongs to, the leave, the win probability,
the equity."""
_WITH_LEAVE: Final = 16
"""Columns of a move from which they have room for most leaves, too: what keeps much is short."""
_CERTAIN: Final = "100.0%"
"""A column too wide, and no more exact than without its decimal."""
_LONGEST_MOVE: Final = 27
"""Columns of a move and what it keeps beyond which whiskers have the rest."""

_SECONDS_FROM: Final = 0.1
"""The time from which it is told in seconds."""


class BestPlayLines:
    """Writes plays in columns.

    Args:
        turns: the plays, the best first.
    """

    def __init__(self, turns: Sequence[BestTurn]) -> None:
        self._turns: Final = turns
        self._has_errors: Final = any(turn.error is not None for turn in turns)
        self._win: Final = _SIMULATED_WIN if self._has_errors else _WIN
        self._solved: Final = any(turn.solved for turn in turns)
        chances = {turn.win for turn in turns} - {None}
        self._has_chances: Final = len(chances) > (1 if self._solved else 0)
        self._whiskers: Final = Whiskers.of(turns)
        self._signs: Final = max((len(self._sign(each)) for each in range(len(turns))), default=0)

    def heads(self, width: int) -> Content:
        """Return the names of the columns; none where there are no plays.

        Args:
            width: columns of the list, with that of its mark.
        """
        if not self._turns:
            return Content("")
        heads = self._columns(
            width,
            "",
            "move",
            "pts",
            keeps="keeps",
            equity="by end" if self._solved else "equity",
            error=_PLUS_MINUS,
            win="game" if self._solved else "win ▾" if self._has_errors else "win",
        )
        return Content(" ") + heads

    def tells_errors(self, width: int) -> bool:
        """Return whether there is room for the standard errors of equities.

        Args:
            width: as for `heads`.
        """
        return _PLUS_MINUS in self.heads(width).plain

    @property
    def legend(self) -> str:
        """What signs mean that are among them."""
        return " · ".join(self.meanings)

    @property
    def meanings(self) -> Sequence[str]:
        """Each of the signs with what it means."""
        signs = []
        if any(turn.highest for turn in self._turns):
            signs.append(f"{HIGHEST} top score")
        if any(map(self._is_close, range(len(self._turns)))):
            signs.append(f"{CLOSE} {'may be as good' if self._has_errors else 'close'}")
        if self._has_errors and any(turn.error is None for turn in self._turns):
            signs.append(f"{_UNKNOWN} not simulated yet")
        if not all(turn.exact for turn in self._turns):
            signs.append(f"{ABOUT} estimate")
        return signs

    @property
    def rules(self) -> Mapping[int, str]:
        """What stands between plays, by the number of the play below it.

        Plays are left out before one that was made, or scores most. Among simulated ones, which
        have an order of their own, that is told at the end alone; those that are surely worse, by
        more than nothing, stand below a rule.
        """
        rules = {}
        for number, turn in enumerate(self._turns[1:], 1):
            left_out = turn.apart and (turn.made or not self._turns[number - 1].apart)
            if self._has_errors:
                left_out = left_out and all(later.apart for later in self._turns[number:])
            worse = self._is_worse(number) and not self._is_worse(number - 1)
            if rule := " ".join(filter(None, (_LEFT_OUT * left_out, _WORSE * worse))):
                rules[number] = rule
        return rules

    def _is_close(self, number: int) -> bool:
        turn = self._turns[number]
        simulated = turn.iterations and not self._is_worse(number)
        return bool(number and (turn.close or simulated))

    def _is_worse(self, number: int) -> bool:
        return is_worse(self._turns[number], self._turns[0])

    def line(self, number: int, width: int) -> Content:
        """Return a play.

        Args:
            number: of the play, 0-based.
            width: as for `heads`.
        """
        turn = self._turns[number]
        line = self._columns(
            width,
            self._sign(number),
            turn.text,
            _UNKNOWN if turn.score is None else str(turn.score),
            keeps=turn.leave,
            equity=_UNKNOWN if self._is_new(turn) else _equity_text(turn),
            error="" if turn.error is None else f"±{turn.error:.1f}",
            win=self._chance(turn),
            turn=turn,
        )
        if turn.made:
            return line.stylize("$role-player")
        return line.stylize("$role-soft") if self._is_worse(number) else line

    def _sign(self, number: int) -> str:
        """Return the signs of a play, two of them at most, what it is by itself last."""
        turn = self._turns[number]
        sign = Tone.BEST.glyph if number == 0 else CLOSE if self._is_close(number) else ""
        return f"{sign}{MADE * turn.made}{HIGHEST * turn.highest}"[-_SIGN:]

    def _is_new(self, turn: BestTurn) -> bool:
        """Return whether a play among simulated ones is not simulated yet."""
        return self._has_errors and turn.error is None

    def _chance(self, turn: BestTurn) -> str:
        """Return the chance to win, so exact after a simulation that it explains the order."""
        if self._is_new(turn):
            return _UNKNOWN
        if turn.win is None:
            return ""
        if turn.solved:
            return _OUTCOMES.get(turn.win, _UNKNOWN)
        exact = f"{turn.win:.1%}"
        return exact if self._has_errors and exact != _CERTAIN else share_text(turn.win)

    def _columns(
        self,
        width: int,
        sign: str,
        move: str,
        score: str,
        *,
        keeps: str,
        equity: str,
        error: str,
        win: str,
        turn: BestTurn | None = None,
    ) -> Content:
        """Return a line; the move takes the room that the other columns leave.

        The leave stands at the end of a move that leaves it room. A long move without points, an
        exchange, has the room of the points as well.
        """
        room = width - 1 - _SIGN - _SCORE
        drawn = Content("")
        figures = [Content(score.rjust(_SCORE))]
        if room - _EQUITY >= _SHORTEST_MOVE:
            room -= _EQUITY
            worth = [Content(equity.replace("-", "−").rjust(_EQUITY))]
            if self._has_chances and room - self._win >= _SHORTEST_MOVE:
                room -= self._win
                worth.append(Content.styled(win.rjust(self._win), "$role-soft"))
            if self._has_errors and room - _ERROR >= _WITH_LEAVE:
                room -= _ERROR
                worth.insert(1, Content.styled(f" {error}".ljust(_ERROR), "$role-muted"))
            figures.extend(worth)
            if self._whiskers is not None and room - _LONGEST_MOVE > FEWEST:
                columns = room - _LONGEST_MOVE - 1
                room = _LONGEST_MOVE
                drawn = Content(" ") + (
                    Content(" " * columns) if turn is None else self._whiskers.drawn(turn, columns)
                )
        signs = _SIGN
        if self._signs == _SIGN:  # a space before the move, or else only the last sign
            if room > _SHORTEST_MOVE:
                signs, room = signs + 1, room - 1
            else:
                sign = sign[-1:]
        if turn is not None and turn.score is None and len(move) > room:
            room += _SCORE
            del figures[0]
            move = move if len(move) <= room or turn.leave else _EXCHANGE_ALL
        beside = keeps if room >= _WITH_LEAVE and len(move) < room - len(keeps) else ""
        what = Content.styled(move, "bold").truncate(room - len(beside), ellipsis=True, pad=True)
        what += Content.styled(beside, "$role-soft")
        first = Content.styled(sign.ljust(signs), "bold $role-focus")
        return Content("").join([first, what, *figures, drawn])


def _equity_text(turn: BestTurn) -> str:
    return f"{'' if turn.exact else ABOUT}{turn.equity:.1f}"


def seconds_text(seconds: float) -> str:
    """Return how long something has taken, so exact that it is never nothing.

    >>> seconds_text(0.034), seconds_text(2.34), seconds_text(0.0001)
    ('34 ms', '2.3 s', '1 ms')
    """
    return f"{seconds:.1f} s" if seconds >= _SECONDS_FROM else f"{max(1, 1000 * seconds):.0f} ms"


def is_settled(turns: Sequence[BestTurn]) -> bool:
    """Return whether a simulation is done: of several plays one is surely the best."""
    simulated = any(turn.iterations for turn in turns)
    return simulated and len(turns) > 1 and not any(turn.live for turn in turns[1:])
