"""Two finished games of a duel, side by side."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from wordarcade.games.duel.match import Pair
from wordarcade.support.wording import count


class Find(NamedTuple):
    """A word as a player has found it.

    Attributes:
        points: its points.
        path: its cells on a board, row-major indices; empty without a board.
    """

    points: int
    path: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Item:
    """A line of a column.

    Attributes:
        text: what stands there, in capitals.
        value: its points, or what became of it.
        mark: a glyph of its own; empty for that of the column.
        word: the word whose meaning can be asked for; empty for none.
        path: its cells on the board; empty for none.
    """

    text: str
    value: str = ""
    mark: str = ""
    word: str = ""
    path: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Column:
    """The finds of one player, or of both.

    Attributes:
        title: its heading.
        fact: its points.
        player: whose it is, 0 or 1; None for both.
        items: the lines, the best first.
        counted: whether the heading tells how many they are.
    """

    title: str
    fact: str
    player: int | None
    items: tuple[Item, ...]
    counted: bool = True


@dataclass(frozen=True, slots=True)
class Comparison:
    """A round that both have played.

    Attributes:
        points: of both.
        facts: a few words on each, the most important first.
        columns: what each has found, from left to right.
        unshared: the points without words that both have found; None where that is no measure.
        neither: what neither has found, in a sentence; empty for nothing.
        missed: the words that neither has found, the best known first.
    """

    points: Pair
    facts: tuple[tuple[str, ...], tuple[str, ...]]
    columns: tuple[Column, ...]
    unshared: Pair | None = None
    neither: str = ""
    missed: tuple[Item, ...] = ()


def of_finds(
    names: tuple[str, str],
    points: Pair,
    finds: tuple[Mapping[str, Find], Mapping[str, Find]],
    neither: str = "",
    missed: tuple[Item, ...] = (),
) -> Comparison:
    """Return the words of two players in three columns: of one, of both, of the other.

    Args:
        names: of the players.
        points: their scores.
        finds: their words, lowercase.
        neither: what neither has found, in a sentence.
        missed: the words that neither has found, the best known first.

    >>> seen = {"toe": Find(1), "note": Find(1)}, {"toe": Find(1)}
    >>> found = of_finds(("Ann", "Ben"), (2, 1), seen)
    >>> [column.title for column in found.columns], found.unshared
    (['Only Ann', 'Both', 'Only Ben'], (1, 0))
    """
    first, second = finds
    only = (
        {word: find for word, find in first.items() if word not in second},
        {word: find for word, find in second.items() if word not in first},
    )
    both = {word: (find, second[word]) for word, find in first.items() if word in second}
    shared = tuple(sum(pair[player].points for pair in both.values()) for player in (0, 1))
    fact = count(shared[0], "point") if shared[0] == shared[1] else f"{shared[0]} and {shared[1]}"
    columns = (
        _column(f"Only {names[0]}", 0, only[0]),
        Column("Both", fact, None, tuple(map(_shared_item, *_ranked(both)))),
        _column(f"Only {names[1]}", 1, only[1]),
    )
    unshared = _total(only[0]), _total(only[1])
    facts = _facts(first), _facts(second)
    return Comparison(points, facts, columns, unshared if both else None, neither, missed)


def _total(finds: Mapping[str, Find]) -> int:
    return sum(find.points for find in finds.values())


def _facts(finds: Mapping[str, Find]) -> tuple[str, ...]:
    if not finds:
        return ("no words",)
    return count(len(finds), "word"), f"longest {max(map(len, finds))}"


def _column(title: str, player: int, finds: Mapping[str, Find]) -> Column:
    ranked = sorted(finds.items(), key=lambda each: (-each[1].points, -len(each[0]), each[0]))
    items = (Item(word.upper(), str(it.points), word=word, path=it.path) for word, it in ranked)
    return Column(title, count(_total(finds), "point"), player, tuple(items))


def _ranked(
    both: Mapping[str, tuple[Find, Find]],
) -> tuple[tuple[str, ...], tuple[tuple[Find, Find], ...]]:
    ranked = sorted(both.items(), key=lambda each: (-each[1][0].points, -len(each[0]), each[0]))
    return tuple(word for word, _ in ranked), tuple(pair for _, pair in ranked)


def _shared_item(word: str, finds: tuple[Find, Find]) -> Item:
    first, second = finds
    same = first.points == second.points
    value = str(first.points) if same else f"{first.points} · {second.points}"
    return Item(word.upper(), value, word=word, path=first.path)
