"""The full state of a game in play, and the steps that moves consist of."""

from dataclasses import dataclass, replace
from typing import Self

from wordarcade.engine.rounds import TimedMove
from wordarcade.engine.scrabble.adjustments import Ending, corrections
from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.config import ScrabbleConfig
from wordarcade.engine.scrabble.moves import Move, Place
from wordarcade.engine.scrabble.position import Position
from wordarcade.engine.scrabble.rack import Rack
from wordarcade.engine.scrabble.sheet import Entry, EntryKind
from wordarcade.engine.scrabble.start import SCORELESS_TURNS
from wordarcade.engine.scrabble.tiles import in_order
from wordarcade.engine.scrabble.turns import Phase


@dataclass(frozen=True, slots=True)
class Table:
    """The full state of a game, hidden tiles included.

    The methods that return a table are steps, which do not check legality; `ScrabbleGame`
    combines them into the rules.

    Attributes:
        config: the configuration.
        position: board, racks, bag, scores and the player to move.
        active: the players who have not resigned, in the order of their turns.
        used_ms: the milliseconds that each player has taken, up to the last move.
        phase: the kind of move that comes next.
        ending: how it has ended, or None.
        sheet: the score sheet; end-game adjustments are its last lines.
        doubted: the position before the last play, while that can be challenged, else None.
        moves: the moves made, in order, those undone included.
    """

    config: ScrabbleConfig
    position: Position
    active: tuple[int, ...]
    used_ms: tuple[int, ...]
    phase: Phase = Phase.PLAY
    ending: Ending | None = None
    sheet: tuple[Entry, ...] = ()
    doubted: Position | None = None
    moves: tuple[TimedMove[Move], ...] = ()

    @property
    def board(self) -> Board:
        """The tiles played."""
        return self.position.board

    @property
    def to_move(self) -> int:
        """The player to move or, once the game is over, the last one."""
        return self.position.to_move

    @property
    def challengeable(self) -> bool:
        """Whether the player to move may challenge the last play."""
        return self.doubted is not None

    @property
    def last_place(self) -> Place | None:
        """The last play, or None if there is none or it has been withdrawn."""
        kinds = (EntryKind.PLAY, EntryKind.WITHDRAWN)
        last = next((entry for entry in reversed(self.sheet) if entry.kind in kinds), None)
        return None if last is None or last.kind is EntryKind.WITHDRAWN else last.place

    @property
    def leaders(self) -> tuple[int, ...]:
        """Who has the most points of those who have not resigned."""
        most = max(self.position.scores[player] for player in self.active)
        return tuple(player for player in self.active if self.position.scores[player] == most)

    @property
    def winners(self) -> tuple[int, ...]:
        """The leaders, once the game is over; of one that was ended early, nobody.

        A puzzle is won by the highest score there is, by nothing less.
        """
        if self.phase is not Phase.OVER or self.ending is Ending.AGREED:
            return ()
        if self.config.par is not None:
            return (0,) if self.position.scores[0] >= self.config.par else ()
        return self.leaders

    def rack(self, player: int) -> Rack:
        """Return a player's rack."""
        return self.position.racks[player]

    def unseen(self, player: int) -> str:
        """Return the unseen tiles of a player, in order: the bag's and the others'."""
        racks = (rack.tiles for other, rack in enumerate(self.position.racks) if other != player)
        return in_order(self.position.bag.tiles + "".join(racks))

    @property
    def unplayed(self) -> str:
        """The tiles in the bag and on all racks, in order."""
        racks = (rack.tiles for rack in self.position.racks)
        return in_order(self.position.bag.tiles + "".join(racks))

    def remaining_ms(self, player: int, elapsed_ms: int) -> int | None:
        """Return what is left of a player's time, below 0 if it is overdrawn; None without clock.

        Args:
            player: whose.
            elapsed_ms: milliseconds of the game so far, pauses not counted.
        """
        if self.config.clock_ms is None:
            return None
        used = self.used_ms if self.phase is Phase.OVER else self._used(elapsed_ms)
        return self.config.clock_ms - used[player]

    def moved(self, move: Move, elapsed_ms: int) -> Self:
        """Return the table with a move and its time added."""
        moves = (*self.moves, TimedMove(move, elapsed_ms))
        return replace(self, moves=moves, used_ms=self._used(elapsed_ms), doubted=None)

    def entered(
        self,
        kind: EntryKind,
        player: int,
        gain: int = 0,
        *,
        place: Place | None = None,
        tiles: str = "",
        words: tuple[str, ...] = (),
    ) -> Self:
        """Return the table with a line on the sheet, its gain added to the scores."""
        position = self.position.gaining(player, gain)
        entry = Entry(
            player=player,
            kind=kind,
            rack=position.racks[player].tiles,
            total=position.scores[player],
            gain=gain,
            place=place,
            tiles=tiles,
            words=words,
            elapsed_ms=self.moves[-1].elapsed_ms,
        )
        return replace(self, position=position, sheet=(*self.sheet, entry))

    def withdrawn(self, before: Position, words: tuple[str, ...]) -> Self:
        """Return the table with the last play withdrawn, and its turn used.

        Args:
            before: the position before that play.
            words: those that are not valid.
        """
        play = self.sheet[-1]
        # What was drawn goes back, but not the stream of draws: nobody knows what comes next.
        bag = replace(before.bag, drawn=self.position.bag.drawn)
        position = replace(before, bag=bag, scores=self.position.scores)
        return (
            replace(self, position=position, phase=Phase.PLAY)
            .entered(EntryKind.WITHDRAWN, play.player, -play.gain, place=play.place, words=words)
            .turned(scoreless=True)
        )

    def turned(self, *, scoreless: bool) -> Self:
        """Return the table after a turn of the player to move, which may be scoreless."""
        turns = self.position.scoreless + 1 if scoreless else 0
        position = replace(self.position, to_move=self._next(), scoreless=turns)
        state = replace(self, position=position)
        return state.ended(Ending.SCORELESS) if turns == SCORELESS_TURNS else state

    def went_out(self) -> Self:
        """Return the table after the player to move has gone out, still open to a challenge."""
        position = replace(self.position, to_move=self._next(), scoreless=0)
        return replace(self, position=position, phase=Phase.LAST_CHALLENGE)

    def resigned(self) -> Self:
        """Return the table after the player to move has resigned; nobody gets the tiles."""
        state = self.entered(EntryKind.RESIGNED, self.to_move)
        active = tuple(player for player in self.active if player != self.to_move)
        state = replace(state, active=active)
        if len(active) == 1:
            return state.ended(Ending.RESIGNED)
        position = replace(state.position, to_move=self._next())
        return replace(state, position=position)

    def ended(self, ending: Ending) -> Self:
        """Return the table after the end of the game, with the end-game adjustments."""
        state = replace(self, phase=Phase.OVER, ending=ending, doubted=None)
        for correction in corrections(
            self.config, self.position, self.active, ending, self.used_ms
        ):
            player, kind, tiles, gain = correction
            state = state.entered(kind, player, gain, tiles=tiles)
        return state

    def _next(self) -> int:
        """Return the next player after the one to move."""
        after = (player for player in self.active if player > self.to_move)
        return next(after, self.active[0])

    def _used(self, elapsed_ms: int) -> tuple[int, ...]:
        """Return the milliseconds that each player has taken by now."""
        before = self.moves[-1].elapsed_ms if self.moves else 0
        used = list(self.used_ms)
        used[self.to_move] += max(0, elapsed_ms - before)
        return tuple(used)
