"""A game of Scrabble turn by turn, as it can be gone through on the screen."""

from collections.abc import Sequence
from dataclasses import dataclass

from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.distribution import LetterDistribution
from wordarcade.engine.scrabble.layout import BoardLayout
from wordarcade.engine.scrabble.sentences import YOU, agreeing, possessive
from wordarcade.games.scrabble.playing_on import PlayingOn, Start
from wordarcade.support.wording import count
from wordarcade.widgets.sheet_line import SheetLine, signed


@dataclass(frozen=True, slots=True)
class Scene:
    """A game after a line of its score sheet.

    Attributes:
        line: what stands on the sheet.
        board: the tiles played by then.
        laid: the squares that got a tile, in order.
        rack: what the player held before, as far as it is known.
        gone: the tiles of it that were played or exchanged, as they lie on a rack.
        scores: the points after it, one figure a player.
        remark: what is to be said of it, in a sentence or more.
        notes: what others have said of it, paragraph by paragraph.
        start: the position before it, for a game that is played on from there; None if it is no
            turn, or too little is known of it.
    """

    line: SheetLine
    board: Board
    laid: tuple[int, ...]
    rack: str
    gone: str
    scores: tuple[int, ...]
    remark: str
    notes: tuple[str, ...] = ()
    start: Start | None = None

    @property
    def word(self) -> str:
        """The main word of a play; empty for another turn."""
        return self.line.text if self.laid and self.line.text.isalpha() else ""


@dataclass(frozen=True, slots=True)
class Course:
    """A whole game.

    Attributes:
        title: which one, in a few words.
        facts: what else is nice to know of it, the least important first.
        names: the players, in the order of turns; behind them, maybe, a name for whom nobody
            knows.
        layout: the premium squares.
        distribution: what the tiles are worth.
        scenes: the game after each line of its score sheet.
        outcome: who won, and by how much, or why, or who leads; empty for a puzzle, and of a game
            without turns.
        winners: who has won, or who have tied; empty where nobody has, and for a file that breaks
            off before the end.
        faults: what cannot be shown in any scene, sentence by sentence.
        playing_on: what games have in common that are played on from one of the scenes; None if
            none can be.
    """

    title: str
    facts: tuple[str, ...]
    names: tuple[str, ...]
    layout: BoardLayout
    distribution: LetterDistribution
    scenes: tuple[Scene, ...]
    outcome: str = ""
    winners: tuple[int, ...] = ()
    faults: tuple[str, ...] = ()
    playing_on: PlayingOn | None = None

    @property
    def turns(self) -> int:
        """How many turns were made."""
        return sum(scene.line.turn for scene in self.scenes)

    @property
    def oddities(self) -> tuple[int, ...]:
        """The indices of scenes that break a rule."""
        return tuple(number for number, scene in enumerate(self.scenes) if scene.line.odd)

    @property
    def trouble(self) -> str:
        """What is wrong with the whole game, in a sentence or two; empty if nothing is."""
        told = self.faults[:1]
        if odd := len(self.oddities):
            lines = len(self.scenes)
            told = (f"{odd} of {lines} lines break a rule. Press O to see them.", *told)
        return " ".join(told)

    def number(self, scene: int) -> int:
        """Return the number of a scene's turn, from 1, or of the last turn before it.

        Args:
            scene: its index.
        """
        return sum(each.line.turn for each in self.scenes[: scene + 1])

    def scores_before(self, scene: int) -> tuple[int, ...]:
        """Return the points before a scene: a game that was played on begins with some.

        Args:
            scene: its index.
        """
        if scene:
            return self.scenes[scene - 1].scores
        start = self.scenes[0].start
        return (0,) * len(self.names) if start is None else start.scores

    def where(self, scene: int) -> str:
        """Return where in the game a scene is, such as "turn 3 of 27".

        Args:
            scene: its index.
        """
        after = "" if self.scenes[scene].line.turn else "after "
        return f"{after}turn {self.number(scene)} of {self.turns}"


def outcome_by_points(names: Sequence[str], scores: Sequence[int], *, over: bool = True) -> str:
    """Return who has won by how many points, or that nobody has; empty for a single player.

    Args:
        names: the players.
        scores: their points, in the same order.
        over: whether the game was played to its end; else who leads is told.

    >>> outcome_by_points(("Ann", "You"), (300, 312)), outcome_by_points(("Ann", "Bo"), (7, 7))
    ('You win by 12', 'a tie')
    >>> outcome_by_points(("Ann", "You"), (300, 312), over=False)
    'You lead by 12'
    """
    best, *others = sorted(scores, reverse=True) if scores else [0]
    if not others:
        return ""
    if best == others[0]:
        return "a tie" if over else "level"
    does = "win" if over else "lead"
    return f"{agreeing(names[scores.index(best)], does)} by {best - others[0]}"


def leftover_sentence(
    names: Sequence[str], player: int, tiles: str, gain: int, *, doubled: bool
) -> str:
    """Return what the tiles left at the end of a game cost a player, or earn the one who went out.

    Args:
        names: the players.
        player: whose points they are, 0-based.
        tiles: those left on the player's rack, or on those of the others.
        gain: the points, negative for the player's own tiles.
        doubled: whether the points are twice those of the tiles.

    >>> leftover_sentence(("You", "Club"), 1, "ACDIILS", -10, doubled=False)
    'Club was left with ACDIILS: −10.'
    >>> leftover_sentence(("You", "Club"), 0, "I", 2, doubled=True)
    "You get 2 points for Club's I, doubled."
    >>> leftover_sentence(("You", "Ben", "Cleo"), 1, "IQZ", 21, doubled=False)
    'Ben gets 21 points for the tiles of the others, IQZ.'
    """
    name = names[player]
    if gain < 0:
        return f"{name} {'were' if name == YOU else 'was'} left with {tiles}: {signed(gain)}."
    others = [each for number, each in enumerate(names) if number != player]
    whose = f"the tiles of the others, {tiles}"
    if len(others) == 1:
        whose = f"{'your' if others[0] == YOU else possessive(others[0])} {tiles}"
    return f"{agreeing(name, 'get')} {count(gain, 'point')} for {whose}{', doubled' * doubled}."
