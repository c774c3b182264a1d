"""The analyst of games: sets each turn against all moves that the player had."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from wordarcade.engine.scrabble.distribution import RACK_SIZE, LetterDistribution
from wordarcade.engine.scrabble.formation import form
from wordarcade.engine.scrabble.layout import BoardLayout
from wordarcade.engine.scrabble.moves import Exchange, Pass, Place
from wordarcade.engine.scrabble.setup import STANDARD_LAYOUT, STANDARD_TILES
from wordarcade.lexicon.gaddag import Gaddag
from wordarcade.lexicon.interface import WordSet
from wordarcade.players.scrabble.analysis import AnalysedTurn, Candidate
from wordarcade.players.scrabble.candidates import (
    Turn,
    exchanges_in,
    leading,
    plays_in,
    value_of_kept,
)
from wordarcade.players.scrabble.ending import USUAL, Effort
from wordarcade.players.scrabble.exchanges import RatedExchange
from wordarcade.players.scrabble.generator import Generator
from wordarcade.players.scrabble.kept_tiles import USUAL_DRAW, less_held
from wordarcade.players.scrabble.leaves import MILLI, Leaves
from wordarcade.players.scrabble.luck import luck
from wordarcade.players.scrabble.play_list import PlayList
from wordarcade.players.scrabble.recorded_turn import RecordedTurn, TurnMove
from wordarcade.players.scrabble.replies import Replies
from wordarcade.players.scrabble.solved_turns import TurnSolver
from wordarcade.players.scrabble.turn_draws import kept_by, text_of
from wordarcade.players.scrabble.win_probability import win_table
from wordarcade.support.progress import Report, to_nobody

MOST_BEST: Final = 10
"""The number of best moves that are kept of a turn."""

_PLAYERS_WITH_CHANCES: Final = 2

_FULL_BAG: Final = 2 * RACK_SIZE


class Analyst:
    """Analyses turns of games with one lexicon and one equipment.

    They are judged by static equity; in games of two, once the bag is empty, by the best line.

    Each turn is judged by what its player knew; win probabilities count what the opponent holds
    as well, where that is known. They are those of games of two on the standard board, with the
    standard tiles. It serves one thread at a time.

    Args:
        gaddag: of the lexicon.
        lexicon: whose words count.
        layout: the premium squares.
        distribution: the letter distribution.
        leaves: the leave values.
        most_best: how many of the best moves are kept of a turn.
        effort: how hard endings are searched; None for static equity there, too.

    Attributes:
        layout: the premium squares.
        distribution: the letter distribution.
        lexicon: whose words count.
    """

    def __init__(
        self,
        gaddag: Gaddag,
        lexicon: WordSet,
        *,
        layout: BoardLayout,
        distribution: LetterDistribution,
        leaves: Leaves,
        most_best: int = MOST_BEST,
        effort: Effort | None = USUAL,
    ) -> None:
        self.layout: Final = layout
        self.lexicon: Final = lexicon
        self.distribution: Final = distribution
        self._leaves: Final = leaves
        self._most_best: Final = most_best
        standard = layout.name == STANDARD_LAYOUT and distribution.name == STANDARD_TILES
        self._chances: Final = win_table() if standard else None
        self._generator: Final = Generator(gaddag, layout, distribution, leaves)
        self._replies: Final = Replies(self._generator, layout, distribution)
        self._solver: Final = (
            None if effort is None else TurnSolver(gaddag, layout, distribution, most_best, effort)
        )

    def analyse(
        self, turns: Sequence[RecordedTurn], report: Report = to_nobody
    ) -> tuple[AnalysedTurn, ...]:
        """Return turns beside the best moves, in the same order.

        Args:
            turns: of one game or several.
            report: called with the share done, from 0 to 1; an exception it raises stops the
                work.
        """
        analysed = []
        for number, turn in enumerate(turns):

            def tell(share: float, done: int = number) -> None:
                report((done + share) / len(turns))

            tell(0)
            analysed.append(self.explained(self._analysed(turn, tell)))
        return tuple(analysed)

    def explained(self, turn: AnalysedTurn) -> AnalysedTurn:
        """Return a turn with what its moves block and open, once it is settled which is best.

        A bingo that is close to the move made was not missed.
        """
        bingo, played = turn.bingo, turn.played
        if bingo is not None and played is not None and bingo.lead_on(played) < turn.margin:
            turn = replace(turn, bingo=None)
        return self._replies.explained(turn)

    def less_held(self, turn: RecordedTurn, chance: float) -> float:
        """Return the chance to win after a move, less what the opponent is known to hold.

        Args:
            turn: of a game with win probabilities.
            chance: that of a move of it by simulation, from 0 to 1.
        """
        if self._chances is None:
            return chance
        return less_held(chance, turn.view, turn.opponent_holds, self._chances, self._leaves)

    def _analysed(self, turn: RecordedTurn, report: Report) -> AnalysedTurn:
        phonies = tuple(word for word in turn.words if word not in self.lexicon)
        lost = None if turn.lost_turn is None else self._candidate(turn.lost_turn, Pass())
        if not turn.rack_known:
            return AnalysedTurn(turn, phonies=phonies, lost_turn=lost)
        view = turn.view
        plays = plays_in(view, self._generator, self.distribution, report)
        exchanges = exchanges_in(view, self._leaves)
        played = self._played(turn, plays)
        rank = bingo = None
        if played is not None:
            better = plays.better_than(played.equity)
            if _is_ranked(turn, plays):
                swaps = sum(other.equity > played.equity for other in exchanges)
                rank = 1 + plays.distinct_before(better) + swaps
            if not turn.made_bingo and (at := plays.first_bingo(better)) is not None:
                bingo = self._rated(turn, plays[at])
        best = self._best(turn, plays, exchanges, played)
        analysed = AnalysedTurn(
            turn=turn,
            played=played,
            best=best,
            rank=rank,
            phonies=phonies,
            bingo=bingo,
            luck=None if turn.draw is None else luck(view.rack, turn.draw, self._leaves),
            highest=self._highest(turn, plays, best if played is None else (*best, played)),
            lost_turn=lost,
        )
        if self._solver is None or not self._solver.can_solve(analysed):
            return analysed

        def candidate(move: Place | Pass) -> Candidate:
            number = plays.number_of(move) if isinstance(move, Place) else None
            return (
                self._candidate(turn, move) if number is None else self._rated(turn, plays[number])
            )

        return self._solver.solved(analysed, candidate, plays, report)

    def _best(
        self,
        turn: RecordedTurn,
        plays: PlayList,
        exchanges: Sequence[RatedExchange],
        played: Candidate | None,
    ) -> tuple[Candidate, ...]:
        """Return the best moves; what was played stands for itself, wherever it was laid."""
        most = self._most_best
        leaders: list[Turn] = leading(most, plays.distinct(most, shifted=False), exchanges)
        best = tuple(self._rated(turn, leader) for leader in leaders)
        if played is not None and turn.view.board.is_empty:
            best = tuple(played if _is_same(each, played) else each for each in best)
        return best or (self._candidate(turn, Pass()),)

    def _highest(
        self, turn: RecordedTurn, plays: PlayList, known: Sequence[Candidate]
    ) -> Candidate | None:
        """Return the play that scores most, an opening as it is known already."""
        highest = plays.highest
        if highest is None:
            return None
        same = (highest.score, highest.equity)
        listed = (each for each in known if (each.score, each.equity) == same)
        return next(listed, None) or self._rated(turn, highest)

    def _rated(self, turn: RecordedTurn, found: Turn) -> Candidate:
        if isinstance(found, RatedExchange):
            return self._candidate(turn, found.move)
        return self._candidate(turn, found.place, score=found.score, equity=found.equity)

    def _played(self, turn: RecordedTurn, plays: PlayList) -> Candidate | None:
        """Return the move of a turn with what it is worth; a withdrawn play is a pass."""
        view, move = turn.view, turn.move
        match move:
            case None:
                return None
            case Place() if turn.withdrawn:
                return self._candidate(turn, move, kept=view.rack)
            case Place():
                number = plays.number_of(move)
                if number is not None:
                    return self._rated(turn, plays[number])
                formed = form(view.board, move, self.layout, self.distribution)
                return self._candidate(turn, move, score=formed.score)
            case _:
                return self._candidate(turn, move)

    def _candidate(
        self,
        turn: RecordedTurn,
        move: TurnMove,
        *,
        score: int = 0,
        equity: int | None = None,
        kept: str | None = None,
    ) -> Candidate:
        """Return a move with what it is worth.

        Args:
            turn: the turn in which it could be made.
            move: the move.
            score: its points.
            equity: its equity if the search has rated it; None for the score and the leave.
            kept: the tiles kept; None for those that the move keeps.
        """
        view = turn.view
        rest = kept_by(view.rack, move) if kept is None else kept
        leave = value_of_kept(view, rest, self._leaves, self.distribution)
        equity = score * MILLI + leave if equity is None else equity
        laid = len(move.laid) if isinstance(move, Place) and kept is None else 0
        return Candidate(
            move=move,
            text=text_of(move, view),
            score=score,
            leave=leave,
            equity=equity,
            kept=rest,
            bingo=laid == RACK_SIZE,
            win=self._win(turn, score, equity, laid, rest),
        )

    def _win(
        self, turn: RecordedTurn, score: int, equity: int, laid: int, kept: str
    ) -> float | None:
        """Return the win probability once a move is made; None if it is unknown.

        While the bag is full it rises with the equity. What the opponent is known to hold is
        worth as much less.
        """
        view, player = turn.view, turn.player
        if self._chances is None or len(turn.scores) != _PLAYERS_WITH_CHANCES:
            return None
        before = turn.scores[player] - turn.scores[1 - player]
        left = view.bag_size - min(laid, view.bag_size)
        goes_out = not kept and not view.bag_size
        # The tiles kept have a value while more can be drawn, or what going out gains.
        gained = equity if left or goes_out else MILLI * score
        held = self._leaves.value(turn.opponent_holds) if left else 0
        spread = before + (gained - held) / MILLI
        drawn = USUAL_DRAW if view.bag_size >= _FULL_BAG else view.bag_size - left
        unseen = len(view.unseen) - drawn
        return self._chances.chance(spread, 0 if goes_out else unseen)


def _is_same(one: Candidate, other: Candidate) -> bool:
    """Return whether two openings lay the same tiles for the same equity."""
    return (
        isinstance(one.move, Place)
        and isinstance(other.move, Place)
        and (one.move.tiles, one.equity) == (other.move.tiles, other.equity)
    )


def _is_ranked(turn: RecordedTurn, plays: PlayList) -> bool:
    """Return whether the move of a turn is one of all legal moves of valid words."""
    match turn.move:
        case Place() as place:
            return not turn.withdrawn and plays.number_of(place) is not None
        case Exchange() | Pass():
            return True
        case None:
            return False
