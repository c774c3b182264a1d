"""The rows of the list: games, or the variants of one game under what they have in common."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from textual.content import Content

from wordarcade.games.statistics import GameFigures, Group, VariantFigures
from wordarcade.looks.bars import slim_bar
from wordarcade.support.wording import count, printable

_NUMBER: Final = 7
_BAR: Final = 10
_NAME: Final = 16
_SHORT_NAME: Final = 11
"""Columns of a figure, of a bar with the gap before it, and the fewest of names."""

NONE: Final = "–"


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the list.

    Attributes:
        game: the game that it is of.
        variant: the variant that charts are of; None for a whole game.
        group: what the row sums up; None for a single variant, and for a whole game.
        whole: whether the row is a whole game.
    """

    game: GameFigures
    variant: VariantFigures | None
    group: Group | None = None
    whole: bool = False

    @property
    def decided(self) -> tuple[int, int]:
        """How many of its games were won, and how many had a winner."""
        told = self.game if self.whole else self.group or self.variant
        return (told.won, told.decided) if told is not None else (0, 0)

    @property
    def played(self) -> int:
        """How many games it has."""
        told = self.game if self.whole else self.group or self.variant
        return 0 if told is None else told.played


def rows_of(game: GameFigures) -> list[Row]:
    """Return the rows of a game: each group with its variants, or the variants alone."""
    if not game.spec.statistics.grouped_by:
        return [Row(game, variant) for variant in game.variants]
    rows: list[Row] = []
    for group in game.groups:
        members = [each for each in game.variants if game.name_of(each).group == group.name]
        rows.append(Row(game, members[0], group))
        if len(members) > 1:
            rows += [Row(game, member) for member in members]
    rows += [Row(game, each) for each in game.variants if not game.name_of(each).group]
    return rows


def rows_of_all(games: Sequence[GameFigures]) -> list[Row]:
    """Return a row for each game that was played."""
    return [Row(game, None, whole=True) for game in games if game.played]


def headings(rows: Sequence[Row], columns: int) -> Content:
    """Return the line above the rows."""
    names = [name for name, _ in _figures(rows[0])] if rows else []
    first = "game"
    if rows and not rows[0].whole:
        first = (rows[0].game.spec.statistics.grouped_by or "variant").lower()
    least = _least(rows[0]) if rows else _NAME
    return _line(Content(first), [Content(name) for name in names], None, columns, least)


def line(row: Row, columns: int, *, several: bool, mono: bool) -> Content:
    """Return a row.

    Args:
        row: the row.
        columns: its width.
        several: whether variants of several lexicons are listed, so that each names its own.
        mono: whether there are no colours.
    """
    won, decided = row.decided
    share = slim_bar(won / decided, _BAR - 2, mono=mono) if decided else None
    texts = [Content(text) for _, text in _figures(row)]
    return _line(_name(row, several=several), texts, share, columns, _least(row))


def _name(row: Row, *, several: bool) -> Content:
    if row.whole:
        return Content.styled(row.game.spec.title, "bold")
    if row.group is not None:
        return Content.styled(printable(row.group.name), "bold")
    if row.variant is None:
        return Content("")
    title = printable(row.game.name_of(row.variant).title)
    if row.game.spec.statistics.grouped_by:
        title = f"  {title.partition(', ')[2] or 'usual rules'}"
    lexicon = f" · {row.variant.lexicon_name}" if several else ""
    return Content.assemble(title, (lexicon, "$role-muted"))


def _figures(row: Row) -> list[tuple[str, str]]:
    """Return the figures of a row under their headings, the most important first."""
    won, decided = row.decided
    told = [("played", f"{row.played:,}")]
    if row.game.spec.statistics.decided or row.whole:
        told.append(("won", f"{won}/{decided}" if decided else NONE))
    variant = row.variant
    if row.whole or variant is None:
        return [*told, ("rating", _rounded(row.game.rating, 0))]
    if row.group is not None:
        single = row.group.played == variant.played
        rating = _rounded(variant.rating, 0) if single else ""
        return [*told, ("mean", _rounded(row.group.mean)), ("rating", rating)]
    best = row.game.spec.statistics.best(variant.worth)
    if not row.game.spec.statistics.decided:
        told.append(("best", _rounded(best, 0)))
    return [*told, ("mean", _rounded(variant.mean)), ("rating", _rounded(variant.rating, 0))]


def _rounded(value: float | None, decimals: int = 1) -> str:
    return NONE if value is None else f"{value:,.{decimals}f}"


def _line(
    name: Content, figures: list[Content], bar: Content | None, columns: int, least: int
) -> Content:
    """Return a line; figures go before the room for a name, a bar comes when all are there."""
    room = columns - 2
    shown = figures[: max(1, (room - least) // _NUMBER)]
    rest = room - len(shown) * _NUMBER
    drawn = Content("")
    if bar is not None and len(shown) == len(figures) and rest - _BAR >= least:
        drawn = Content("  ") + bar
    rest -= drawn.cell_length
    text = name
    while text.cell_length > rest and ", " in text.plain:  # the top line has all of it
        text = text[: text.plain.rindex(", ")]
    text = text.truncate(rest, ellipsis=True)
    whole = text.pad_right(rest - text.cell_length) + drawn
    for figure in shown:
        whole += figure.pad_left(max(0, _NUMBER - figure.cell_length))
    return whole


def _least(row: Row) -> int:
    """Return the fewest columns of a name: those of games, hosts and levels are short."""
    short = row.whole or bool(row.game.spec.statistics.grouped_by)
    return _SHORT_NAME if short else _NAME


def title_of(row: Row) -> str:
    """Return what the row is of, in a few words."""
    if row.whole:
        return row.game.spec.title
    if row.group is not None:
        return printable(row.group.name)
    return "" if row.variant is None else printable(row.game.name_of(row.variant).title)


def apart(variant: VariantFigures) -> str:
    """Return what stands apart from a variant's figures; empty for nothing.

    >>> from wordarcade.games.statistics import VariantKey
    >>> zeros = (None, None, None, 0, 0, 0, 0, 1, None)
    >>> apart(VariantFigures(VariantKey("hand", "", ""), "arcade", 9, 1, 2, 0, 2, *zeros))
    'unranked: 1 own, 2 replayed, 2 in duels'
    """
    parts = [
        f"{number:,} {what}"
        for number, what in (
            (variant.own, "own"),
            (variant.replayed, "replayed"),
            (variant.unranked, "with help"),
            (variant.duels, "in duels"),
        )
        if number
    ]
    return f"unranked: {', '.join(parts)}" if parts else ""


def games_text(games: int) -> str:
    """Return a number of games in words."""
    return count(games, "game")
