"""The lines of the list of lexicons."""

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from textual.content import Content

from wordarcade.lexicon.own_lists import OwnList
from wordarcade.lexicon.service import LexiconEntry, UnreadableLexicon
from wordarcade.services import Settings
from wordarcade.support.wording import printable

GENERAL: Final = "0"
"""The key and the mark of the lexicon of everything that has none of its own."""

_BEFORE: Final = 2
"""Columns of the sign before a name."""
_WORDS: Final = 9
_IDENTITY: Final = 7
_IDENTITY_AND_GAPS: Final = 10
_LONGEST_NAME: Final = 18


@dataclass(frozen=True, slots=True)
class ListRow:
    """A lexicon in the list.

    Attributes:
        name: the name to open it by.
        title: where it comes from.
        words: the number of words; 0 if it cannot be read.
        identity: the sha256 (hex) of its words; empty if it cannot be read.
        shipped: whether it came with the program.
        base: the lexicon that it changes; empty if it stands by itself.
        fault: why it cannot be read; empty if it can.
        description: what a list that came with the program is; empty for others.
    """

    name: str
    title: str
    words: int = 0
    identity: str = ""
    shipped: bool = False
    base: str = ""
    fault: str = ""
    description: str = ""

    @property
    def origin(self) -> str:
        """What kind of list it is, in a word or two."""
        return "built in" if self.shipped else "changed" if self.base else "imported"


def rows_of(
    entries: Sequence[LexiconEntry], unreadable: Sequence[UnreadableLexicon] = ()
) -> list[ListRow]:
    """Return the lists, those that cannot be read last."""
    broken = {each.name for each in unreadable}
    return [
        *(
            ListRow(
                each.name,
                each.title,
                each.words,
                each.identity,
                each.shipped,
                each.base,
                description=each.description,
            )
            for each in entries
            if each.name not in broken
        ),
        *(ListRow(each.name, "", fault=each.reason) for each in unreadable),
    ]


def users(settings: Settings, games: Collection[str], name: str) -> str:
    """Return the numbers of those that use a lexicon: 0 for everything else, then the games.

    >>> users(Settings(), ["boggle", "hand"], "arcade")
    '012'
    """
    general = GENERAL if settings.lexicon == name else ""
    numbers = (
        str(number)
        for number, game in enumerate(games, start=1)
        if settings.lexicon_of(game) == name
    )
    return general + "".join(numbers)


class Columns(NamedTuple):
    """The widths of the columns of the list.

    Attributes:
        name: of the names.
        mark: of each number.
        marks: how many numbers there are.
        origin: whether there is room to tell what kind of list it is.
    """

    name: int
    mark: int
    marks: int
    origin: bool

    @classmethod
    def of(cls, rows: Sequence[ListRow], room: int, marks: int) -> "Columns":
        """Return the widths that fit.

        Args:
            rows: all rows.
            room: the columns of a line.
            marks: how many numbers can stand at a list.
        """
        wanted = max((len(row.name) for row in rows), default=0)
        rest = room - _BEFORE - _WORDS - _IDENTITY_AND_GAPS
        name = max(len("name"), min(_LONGEST_NAME, wanted, rest - 2 * marks + 1))
        wide = rest - name >= 3 * marks + len("  imported")
        return cls(name, 3 if wide else 2, marks, wide)


def headings(columns: Columns) -> str:
    """Return the names of the columns."""
    used = " used by".ljust(columns.mark * columns.marks)
    origin = "  from" if columns.origin else ""
    return f"  {'name':<{columns.name}}{'words':>{_WORDS}}  identity{used}{origin}"


def line(row: ListRow, columns: Columns, room: int, used: str) -> Content:
    """Return the line of a list.

    Args:
        row: the list.
        columns: the widths.
        room: the columns of a line.
        used: the numbers of those that use it.
    """
    name = row.name if len(row.name) <= columns.name else f"{row.name[: columns.name - 1]}…"
    name = f"{printable(name):<{columns.name}}"
    if row.fault:
        reason = _short(row.fault, room - columns.name - _BEFORE - 2)
        return Content.assemble(
            ("× ", "bold $role-bad"), Content.styled(f"{name}  {reason}", "$role-bad")
        )
    numbers = Content("").join(
        Content.styled(f" {number} "[-columns.mark :], "bold $role-tile-ink on $role-tile")
        if number in used
        else Content.styled(" · "[-columns.mark :], "$role-muted")
        for number in map(str, range(columns.marks))
    )
    if columns.mark < len(" · "):
        numbers = numbers.rstrip()
    return Content.assemble(
        (f"  {name}", "bold"),
        f"{row.words:>{_WORDS},}",
        (f"  {row.identity[:_IDENTITY]} ", "$role-muted"),
        numbers,
        (f"  {row.origin}" if columns.origin else "", "$role-muted"),
    )


def _short(reason: str, room: int) -> str:
    """Return the part of a reason that there is room for."""
    text = printable(re.sub(r"^\S*[/\\]", "", reason).rstrip("."))
    parts = [text, *(text.partition(sign)[0] for sign in (";", ", ", " ("))]
    return next((part for part in parts if len(part) <= room), "can't be read")


def changes_text(own: OwnList, most: int) -> Content:
    """Return what a list adds and bans, a few words of each."""
    parts = []
    for sign, words, ink in (("+", own.added, "good"), ("−", own.banned, "bad")):
        shown = sorted(words)[:most]
        more = f" and {len(words) - most:,} more" if len(words) > most else ""
        if shown:
            parts.append(
                Content.assemble(
                    (f"{sign} ", f"bold $role-{ink}"),
                    " ".join(shown).upper(),
                    (more, "$role-muted"),
                )
            )
    return Content("\n").join(parts) if parts else Content.styled("No changes yet.", "$role-muted")
