"""The figures of a finished game, player beside player."""

from collections.abc import Iterator, Sequence
from typing import Final

from textual.content import Content
from textual.reactive import reactive
from textual.widget import Widget

from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.sheet import Entry, EntryKind, standing_plays
from wordarcade.games.scrabble.analysing import GameAnalysis
from wordarcade.games.scrabble.hints_taken import TURNS
from wordarcade.support.wording import points_text, printable
from wordarcade.widgets.seats import place_of, role_of
from wordarcade.widgets.sheet_line import signed
from wordarcade.widgets.tone import Tone

_LABEL: Final = 14
_WIDEST: Final = 15
"""Columns of the names of the lines, and the most of what stands beside them for a player."""
_USUAL: Final = 36
_MOST_IN_ONE: Final = 2
"""Players whose best plays have their points on the same line."""

_TURNS: Final = frozenset({EntryKind.PLAY, EntryKind.EXCHANGE, EntryKind.PASS, EntryKind.LOST_TURN})
"""The lines of a sheet that are turns; a play that is withdrawn has a second line for that."""

_ANALYSED: Final = ("bingos missed", "lost per turn", "tile luck")

_CORRECTIONS: Final = (
    ("tiles left", frozenset({EntryKind.OUT_BONUS, EntryKind.RACK_LOSS})),
    ("challenged", frozenset({EntryKind.CHALLENGE_BONUS})),
    ("time", frozenset({EntryKind.TIME_LOSS})),
)


class FiguresTable(Widget):
    """Shows the figures in the room there is.

    Args:
        game: the game, over.
        first: the player whose colour comes first.
        helped: the lines of the sheet with turns that had hints.
    """

    DEFAULT_CSS = """
    FiguresTable {
        height: auto;
    }
    """

    analysis: reactive[GameAnalysis | None] = reactive(None)
    """The analysis of the game; None before that is known."""

    def __init__(
        self, game: ScrabbleGame, first: int, helped: frozenset[int] = frozenset()
    ) -> None:
        super().__init__()
        self._helped = helped
        self._game = game
        self._first = first

    @property
    def rows(self) -> int:
        """The rows it takes, now and later."""
        return figures(self._game).plain.count("\n") + 1

    @property
    def marks(self) -> bool:
        """Whether the mean of somebody's turns leaves some out that had hints."""
        sheet = self._game.sheet
        hinted = {sheet[line].player for line in self._helped}
        unaided = {
            entry.player
            for line, entry in enumerate(sheet)
            if entry.kind in TURNS and line not in self._helped
        }
        return bool(hinted & unaided)

    def render(self) -> Content:
        """Return the figures."""
        width = self.content_size.width
        return figures(
            self._game, self.analysis, first=self._first, helped=self._helped, width=width
        )


def figures(
    game: ScrabbleGame,
    analysis: GameAnalysis | None = None,
    *,
    first: int = 0,
    helped: frozenset[int] = frozenset(),
    width: int = _USUAL,
) -> Content:
    """Return points, averages, bingos, best plays and corrections, a column for each player.

    Args:
        game: the game, over.
        analysis: the analysis of the game; None before that is known, which takes as many lines.
        first: the player whose colour comes first.
        helped: the lines of the sheet with turns that had hints; what these lost is nobody's, and
            the mean of the others is marked.
        width: columns of all together.
    """
    players = range(len(game.config.players))
    names = [player.name for player in game.config.players]
    points = [
        f"{'★ ' if player in game.winners else ''}{points_text(score)}"
        for player, score in enumerate(game.position.scores)
    ]
    plays = standing_plays(game.sheet)
    by_player = [[entry for entry in plays if entry.player == player] for player in players]
    bests = [max(own, key=lambda entry: entry.gain, default=None) for own in by_player]
    inks = [f"bold $role-{role_of(place_of(player, first))}" for player in players]
    rows: list[_Row] = [
        ("", names),
        ("points", points),
        ("per turn", [_average(game.sheet, player) for player in players]),
        ("bingos", [str(sum(entry.is_bingo for entry in own)) for own in by_player]),
        *_analysed(analysis, players, helped),
        *_best_plays(bests),
        *_corrections(game.sheet, players),
    ]
    widths = shared_widths([[cells[player] for _, cells in rows] for player in players], width)
    plain = ["$foreground"] * len(players)
    styles = [inks, ["bold"] * len(players), *[plain] * len(rows)]
    return Content("\n").join(
        _line(label, cells, style, widths)
        for (label, cells), style in zip(rows, styles, strict=False)
    )


def shared_widths(texts: Sequence[Sequence[str]], width: int) -> list[int]:
    """Return the columns of each player: as many for all, unless somebody's texts need more.

    They take these from players whose texts need fewer. Where all together need more than there
    are, the widest give way.

    Args:
        texts: what stands in the columns of each player.
        width: columns of all together, with those of the labels.

    >>> shared_widths([["You", "231"], ["Expert"], ["Keen"], ["Champion"]], 44)
    [7, 7, 7, 9]
    >>> shared_widths([["You"], ["Expert"]], 44), shared_widths([["Maximilian"]] * 3, 38)
    ([15, 15], [8, 8, 8])
    """
    room = width - _LABEL
    even = min(_WIDEST, room // len(texts))
    widths = [max(map(len, own)) + 1 for own in texts]
    if max(widths) <= even:
        return [even] * len(texts)
    while sum(widths) > max(room, len(texts)):
        widths[widths.index(max(widths))] -= 1
    while sum(widths) < room and min(widths) < even:
        widths[widths.index(min(widths))] += 1
    return widths


_Row = tuple[str, list[str]]
"""The name of a line, and what stands there for each player."""


def _best_plays(bests: Sequence[Entry | None]) -> Iterator[_Row]:
    """Yield the best plays with their points, which have a line of their own among many."""
    words = ["–" if best is None else best.words[0].upper() for best in bests]
    points = ["" if best is None else f"{best.gain:,}" for best in bests]
    if len(bests) <= _MOST_IN_ONE:
        both = zip(points, words, strict=True)
        yield "best play", [f"{gain} {word}".lstrip() for gain, word in both]
    else:
        yield "best play", words
        yield "", points


def _analysed(
    analysis: GameAnalysis | None, players: Sequence[int], helped: frozenset[int]
) -> Iterator[_Row]:
    """Yield the lines of an analysis: bingos missed, equity lost a turn, and luck."""
    if analysis is None:
        yield from ((label, ["–"] * len(players)) for label in _ANALYSED)
        return
    done = [analysis.performance(player) for player in players]
    cells = (
        [str(did.missed_bingos) for did in done],
        [_lost(analysis, player, helped) for player in players],
        ["–" if did.luck is None else f"{did.luck:+z.1f}".replace("-", "−") for did in done],
    )
    yield from zip(_ANALYSED, cells, strict=True)


def _lost(analysis: GameAnalysis, player: int, helped: frozenset[int]) -> str:
    """Return what a player's turns without hints lost on average, marked if others had hints."""
    loss = analysis.performance(player, helped).average_loss
    hinted = any(turn.player == player and turn.turn.line in helped for turn in analysis.turns)
    if loss is None:
        return "with hints" if hinted else "–"
    return f"{loss:.1f}{f' {Tone.HINT.glyph}' if hinted else ''}"


def leads(game: ScrabbleGame, first: int) -> tuple[int, ...]:
    """Return the points that a player is ahead of the best of the others, line by line.

    Args:
        game: the game.
        first: the player.
    """
    return tuple(lead_of(totals, first)[0] for totals in _totals(game))


def rivals(game: ScrabbleGame, first: int) -> tuple[int, ...]:
    """Return the place of the best of the others, line by line; see `leads`."""
    return tuple(lead_of(totals, first)[1] for totals in _totals(game))


def lead_of(scores: Sequence[int], first: int) -> tuple[int, int]:
    """Return how far a player is ahead of the best of the others, and that one's place.

    >>> lead_of((30, 12, 45), 0), lead_of((30,), 0)
    ((-15, 2), (30, 1))
    """
    others = [player for player in range(len(scores)) if player != first]
    best = max(others, key=lambda player: scores[player], default=None)
    if best is None:
        return scores[first], 1
    return scores[first] - scores[best], place_of(best, first)


def _totals(game: ScrabbleGame) -> Iterator[tuple[int, ...]]:
    """Yield the points of all players after each line."""
    start = game.config.start
    totals = [0] * len(game.config.players) if start is None else list(start.scores)
    for entry in game.sheet:
        totals[entry.player] = entry.total
        yield tuple(totals)


def lead_title(name: str) -> str:
    """Return the title of the chart of a player's lead.

    >>> lead_title("Ana"), lead_title("Agnes"), lead_title("You")
    ("Ana's lead", "Agnes' lead", 'Your lead')
    """
    if name == "You":
        return "Your lead"
    return f"{printable(name)}'{'' if name.endswith('s') else 's'} lead"


def chance_title(name: str) -> str:
    """Return the title of the chart of a player's chance to win.

    >>> chance_title("Ana"), chance_title("You")
    ("Ana's chance to win", 'Your chance to win')
    """
    return lead_title(name).removesuffix("lead") + "chance to win"


def _average(sheet: Sequence[Entry], player: int) -> str:
    """Return the points that a player's turns have earned on average, before corrections."""
    turns = sum(entry.player == player and entry.kind in _TURNS for entry in sheet)
    points = sum(entry.gain for entry in standing_plays(sheet) if entry.player == player)
    return f"{points / turns:.1f}" if turns else "–"


def _corrections(sheet: Sequence[Entry], players: Sequence[int]) -> Iterator[_Row]:
    """Yield a line for each kind of correction that there is."""
    for label, kinds in _CORRECTIONS:
        gains: dict[int, int] = {}
        for entry in sheet:
            if entry.kind in kinds:
                gains[entry.player] = gains.get(entry.player, 0) + entry.gain
        if gains:
            yield label, [signed(gains.get(player)) for player in players]


def _line(label: str, cells: Sequence[str], inks: Sequence[str], widths: Sequence[int]) -> Content:
    columns = [
        (Content.styled(cell, ink).truncate(width - 1, ellipsis=True), width)
        for cell, ink, width in zip(cells, inks, widths, strict=True)
    ]
    return Content.styled(label.ljust(_LABEL), "$foreground-muted") + Content("").join(
        column.pad_left(width - column.cell_length) for column, width in columns
    )
