"""What stands beside the large numbers of the trainer, and on the button below them."""

from collections.abc import Sequence
from typing import Final

from textual.content import Content
from textual.geometry import Size
from textual.reactive import reactive
from textual.widget import Widget

from wordarcade.games.training.choosing import EXTRA
from wordarcade.games.training.overview import Overview
from wordarcade.games.training.session import MINUTES
from wordarcade.support.wording import count, plural

Fact = tuple[Content, ...]
"""A fact in ever fewer words."""

_ENTER: Final = "▸ enter   "
_NOTHING_DUE: Final = "NOTHING DUE"
"""What the button says where there is nothing to start with."""


class FactLines(Widget):
    """Shows a line for each fact, in as many words as there is room for."""

    DEFAULT_CSS = """
    FactLines { width: 1fr; height: auto; }
    """

    facts: reactive[Sequence[Fact]] = reactive[Sequence[Fact]]((), layout=True)
    """The facts."""

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return a row for each fact."""
        del container, viewport, width
        return max(1, len(self.facts))

    def render(self) -> Content:
        """Return the lines."""
        room = self.content_size.width
        return Content("\n").join(
            next((form for form in forms if form.cell_length <= room), forms[-1])
            for forms in self.facts
        )


def due_facts(overview: Overview) -> list[Fact]:
    """Return what stands beside the number of words due."""
    facts: list[Fact] = [(Content.styled(f"{plural(overview.due, 'word')} due", "bold"),)]
    if overview.due:
        facts.append(soft(*_times(overview.minutes)))
    if fresh := overview.fresh:
        some = "all of them new" if fresh == overview.due else f"{fresh:,} of them new"
        facts.append(soft(some, f"{fresh:,} new"))
    return [*facts, *streak_facts(overview)]


def start_text(overview: Overview, *, more: bool) -> str:
    """Return what the button says: what Enter starts with, new words of the lexicon if need be."""
    due = overview.due
    if not due:
        return f"{_ENTER}LEARN {EXTRA} NEW WORDS" if more else _NOTHING_DUE
    if overview.fresh == due:
        return f"{_ENTER}LEARN {count(due, 'new word').upper()}"
    return f"{_ENTER}DRILL {count(due, 'word').upper()}"


def streak_facts(overview: Overview) -> list[Fact]:
    """Return the days in a row on which words were learnt, unless there are none."""
    if not overview.streak:
        return []
    days, ink = count(overview.streak, "day"), "bold $role-focus"
    return [
        (
            Content.assemble(("training streak ", "$role-soft"), (days, ink)),
            Content.assemble((f"{overview.streak}-day", ink), (" streak", "$role-soft")),
            Content.assemble(("streak ", "$role-soft"), (f"{overview.streak}", ink)),
        )
    ]


def soft(*forms: str) -> Fact:
    """Return a fact of less weight."""
    return tuple(Content.styled(form, "$role-soft") for form in forms)


def _times(minutes: int) -> tuple[str, ...]:
    """Return about how long everything due takes, in sessions if it is more than one.

    >>> _times(1)
    ('about 1 minute', 'about 1 min')
    >>> _times(12)
    ('about 12 minutes, 5 at a time', 'about 12 minutes', 'about 12 min')
    """
    time = count(minutes, "minute")
    whole = () if minutes <= MINUTES else (f"about {time}, {MINUTES} at a time",)
    return (*whole, f"about {time}", f"about {minutes} min")
