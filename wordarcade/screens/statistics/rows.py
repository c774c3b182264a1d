"""The rows of the list: games, or the variants of one game under what they have in common."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from textual.content import Content

from wordarcade.games.rating import mean_figure
from wordarcade.games.statistics import GameFigures, Group, VariantFigures
from wordarcade.looks.bars import slim_bar
from wordarcade.screens.statistics.names import Name, distinct_names
from wordarcade.support.wording import count, printable

_NUMBER: Final = 7
_BAR: Final = 10
_NAME: Final = 16
_SHORT_NAME: Final = 11
"""Columns of a figure, of a bar with the gap before it, and the fewest of names."""

_USUAL: Final = "usual rules"
"""Names a variant of which there is nothing to say."""

_ABOUT_HELP: Final = "Mean and streak skip helped wins"
_ABOUT_RATING: Final = "Rating: new games without hints"
_ABOUT_DUELS: Final = "Duels count as played, never as won"
"""What figures leave out."""

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
    def helped(self) -> int:
        """How many of its games were won with help."""
        told = self.game if self.whole else self.group or self.variant
        return 0 if told is None else told.helped

    @property
    def duels(self) -> int:
        """How many of its games were rounds of duels; of a group, of its first variant."""
        if self.whole:
            return sum(each.duels for each in self.game.variants)
        return 0 if self.variant is None else self.variant.duels

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


@dataclass(frozen=True, slots=True)
class _Plan:
    """The columns of a list of some width.

    Attributes:
        figures: how many figures stand in it, the most important first.
        bar: whether the share of wins is drawn.
        names: of the rows.
    """

    figures: int
    bar: bool
    names: tuple[Content, ...]


class Listing:
    """The lines of a list of rows, in which no two variants look alike.

    Figures give way to names: at first those without which names would be too short, then those
    without which variants would be told apart by nothing.

    Args:
        rows: the rows.
        several: whether variants of several lexicons are listed, so that each names its own.
    """

    def __init__(self, rows: Sequence[Row], *, several: bool) -> None:
        self._rows: Final = rows
        self._several: Final = several
        self._plans: Final[dict[int, _Plan]] = {}

    def headings(self, columns: int) -> Content:
        """Return the line above the rows."""
        if not self._rows:
            return Content("")
        row = self._rows[0]
        first = "game" if row.whole else (row.game.spec.statistics.grouped_by or "variant").lower()
        figures = [Content(name) for name, _ in _figures(row)]
        return _line(Content(first), figures, None, columns, self._plan(columns))

    def line(self, number: int, columns: int, *, mono: bool) -> Content:
        """Return a row.

        Args:
            number: of the row, from 0.
            columns: its width.
            mono: whether there are no colours.
        """
        row, plan = self._rows[number], self._plan(columns)
        won, decided = row.decided
        share = slim_bar(won / decided, _BAR - 2, mono=mono) if decided else None
        figures = [Content(text) for _, text in _figures(row)]
        return _line(plan.names[number], figures, share, columns, plan)

    def _plan(self, columns: int) -> _Plan:
        """Return the columns of a width: with as many figures as leave names that are distinct."""
        if columns not in self._plans:
            self._plans[columns] = self._planned(columns)
        return self._plans[columns]

    def _planned(self, columns: int) -> _Plan:
        room, least = columns - 2, _least(self._rows[0])
        known = len(_figures(self._rows[0]))
        most = max(1, min(known, (room - least) // _NUMBER))
        drawn = any(decided for _, decided in (row.decided for row in self._rows))
        bar = drawn and most == known and room - most * _NUMBER - _BAR >= least
        usual = most, bar
        fewer = [(number, False) for number in range(most, 0, -1)]
        for figures, with_bar in (usual, *fewer):
            rest = room - figures * _NUMBER - with_bar * _BAR
            names = self._names(rest)
            if names is not None:
                return _Plan(figures, with_bar, names)
        rest = room - most * _NUMBER - bar * _BAR
        return _Plan(most, bar, tuple(self._cut(rest)))

    def _cut(self, columns: int) -> list[Content]:
        """Return the names as far as they fit, whether or not they look alike then."""
        names = [_title(row, several=self._several) for row in self._rows]
        return [name.truncate(columns, ellipsis=True) for name in names]

    def _names(self, columns: int) -> tuple[Content, ...] | None:
        """Return the names of the rows; None if some variants would look alike."""
        names = self._cut(columns)
        groups: dict[str, list[int]] = {}
        for number, row in enumerate(self._rows):
            if row.variant is not None and row.group is None:
                groups.setdefault(row.game.name_of(row.variant).group, []).append(number)
        for group, members in groups.items():
            indent = "  " if group else ""
            named = [_name(self._rows[number], several=self._several) for number in members]
            told = distinct_names(named, columns - len(indent))
            if told is None:
                return None
            for number, name, text in zip(members, named, told, strict=True):
                names[number] = _told(indent + text, name.lexicon)
        return tuple(names)


def _title(row: Row, *, several: bool) -> Content:
    """Return the name of a row as long as it is."""
    if row.variant is None or row.group is not None:
        return Content.styled(title_of(row), "bold")
    name = _name(row, several=several)
    indent = "  " if row.game.name_of(row.variant).group else ""
    return _told(indent + name.told, name.lexicon)


def _told(text: str, lexicon: str) -> Content:
    """Return the name of a variant, its lexicon muted."""
    rules = text.removesuffix(f" · {lexicon}")
    return Content.assemble(rules, (text[len(rules) :], "$role-muted"))


def _name(row: Row, *, several: bool) -> Name:
    """Return the name of a variant, without what its group says already."""
    if row.variant is None:
        raise ValueError("A whole game has no variant of its own.")
    named = row.game.name_of(row.variant)
    forms = [printable(text).split(", ") for text in (named.title, named.brief or named.title)]
    if named.group:
        forms = [parts[1:] or [_USUAL] for parts in forms]
    lexicon = row.variant.lexicon_name if several else ""
    return Name(tuple(forms[0]), tuple(forms[1]), lexicon)


def _figures(row: Row) -> list[tuple[str, str]]:
    """Return the figures of a row under their headings, the most important first."""
    won, decided = row.decided
    told = [("played", f"{row.played:,}")]
    if row.game.spec.statistics.decided or row.whole:
        told.append(("won", f"{won}/{decided}" if decided else NONE))
    variant = row.variant
    if row.whole or variant is None:
        return [*told, ("rating", _rating(row.game.rating))]
    if row.group is not None:
        single = row.group.played == variant.played
        rating = _rating(variant.rating) if single else ""
        return [*told, ("mean", _rounded(row.group.mean)), ("rating", rating)]
    best = row.game.spec.statistics.best(variant.worth)
    if not row.game.spec.statistics.decided:
        told.append(("best", _rounded(best, 0)))
    return [*told, ("mean", _rounded(variant.mean)), ("rating", _rating(variant.rating))]


def _rounded(value: float | None, decimals: int = 1) -> str:
    return NONE if value is None else f"{value:,.{decimals}f}"


def _rating(mean: float | None) -> str:
    return NONE if mean is None else mean_figure(mean)


def _line(
    name: Content, figures: Sequence[Content], bar: Content | None, columns: int, plan: _Plan
) -> Content:
    """Return a line of a plan."""
    drawn = Content("")
    if plan.bar:
        drawn = Content("  ") + (Content(" " * (_BAR - 2)) if bar is None else bar)
    rest = columns - 2 - plan.figures * _NUMBER - drawn.cell_length
    whole = name.pad_right(max(0, rest - name.cell_length)) + drawn
    for figure in figures[: plan.figures]:
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


def apart(*variants: VariantFigures) -> str:
    """Return what stands apart from the figures of variants; empty for nothing.

    >>> from wordarcade.games.statistics import VariantKey
    >>> zeros = (None, None, None, 0, 0, 0, 0, 0, 1, None)
    >>> apart(VariantFigures(VariantKey("hand", "", ""), "arcade", 9, 1, 2, 0, 2, *zeros))
    'records leave out 1 own, 2 replayed, 2 in duels'
    """
    parts = [
        f"{number:,} {what}"
        for number, what in (
            (sum(each.own for each in variants), "own"),
            (sum(each.replayed for each in variants), "replayed"),
            (sum(each.unranked for each in variants), "with help"),
            (sum(each.duels for each in variants), "in duels"),
        )
        if number
    ]
    return f"records leave out {', '.join(parts)}" if parts else ""


def games_text(games: int) -> str:
    """Return a number of games in words."""
    return count(games, "game")


def with_help(helped: int) -> str:
    """Return how many of the games won had help; empty for none."""
    return f"{helped:,} with help" if helped else ""


def still_rating(games: int) -> str:
    """Return how many games are under review, or wait for it; empty for none.

    >>> still_rating(2), still_rating(0)
    ('still rating 2 games …', '')
    """
    return f"still rating {count(games, 'game')} …" if games else ""


def foot(row: Row, awaited: int = 0) -> str:
    """Return what to know about the figures of a row, in the 35 columns that 80 leave for it.

    Wins with help are won, and yet move neither means nor streaks.

    Args:
        row: the row.
        awaited: how many games are still to be rated.
    """
    if awaited:
        return still_rating(awaited)
    if not row.helped:
        return _ABOUT_DUELS if row.duels and not row.decided[1] else _ABOUT_RATING
    return _ABOUT_HELP
